//! What a format adds from a day on: sets, pools, banned and limited cards.

use std::collections::BTreeMap;

use super::Held;
use crate::deck::{About, CardNo, Case, Code, Figure, Findings, Pool, Printed, Rules, Violation};

/// Limits of cards, sorted by what the copies of a card share.
pub(super) type Limits<'r> = Vec<(u32, Figure<'r>)>;

/// The limits of single cards, by what their copies share: a limit on one id is a limit on all copies of
/// the card, and the last one holds.
pub(super) fn limited<'r, C: Printed>(rules: &Rules<'r>, pool: &Pool<C>) -> Limits<'r> {
    let mut limits = BTreeMap::new();
    for (id, limit) in &rules.limited {
        if let Some(key) = key_of(pool, id) {
            limits.insert(key, *limit);
        }
    }
    let limits = limits.into_iter();
    limits
        .filter_map(|(key, limit)| Some((key, limit?)))
        .collect()
}

/// The cards of a format's own pool: printings of one card add up.
pub(super) fn allowed<'r, C: Printed>(rules: &Rules<'r>, pool: &Pool<C>) -> Option<Limits<'r>> {
    let (cards, basis) = rules.card_pool?;
    let mut limits: BTreeMap<u32, u32> = BTreeMap::new();
    for limited in cards {
        if let Some(key) = key_of(pool, &limited.card) {
            let max = limits.entry(key).or_default();
            *max = max.saturating_add(limited.max);
        }
    }
    let figure = |(key, value)| (key, Figure { value, basis });
    Some(limits.into_iter().map(figure).collect())
}

/// The cards with a printing in the allowed sets. FAB 2.8.4
pub(super) fn printed<C: Printed>(rules: &Rules<'_>, pool: &Pool<C>) -> Option<Vec<u32>> {
    let (codes, _) = rules.sets?;
    let is_allowed = |card: &C| card.sets().iter().any(|code| codes.contains(code));
    let cards = (0..).map(CardNo).zip(pool.cards());
    let cards = cards.filter(|(_, card)| is_allowed(card));
    let mut keys: Vec<u32> = cards
        .filter_map(|(no, _)| pool.entry(no).map(|entry| entry.key))
        .collect();
    keys.sort_unstable();
    Some(keys)
}

fn key_of<C: Printed>(pool: &Pool<C>, id: &str) -> Option<u32> {
    pool.entry(pool.find(id)?).map(|entry| entry.key)
}

pub(super) fn find<'l, 'r>(limits: &'l Limits<'r>, key: u32) -> Option<&'l Figure<'r>> {
    let at = limits.binary_search_by_key(&key, |(key, _)| *key).ok()?;
    limits.get(at).map(|(_, figure)| figure)
}

/// What is not allowed at all may not wait outside either; a limit is one of the deck, as every limit of
/// copies is. Rulings: FAB-C41, MVC-C21
pub(super) fn check<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    let (limited, allowed) = (&case.judge.limited, &case.judge.allowed);
    if limited.is_empty() && allowed.is_none() && case.rules().sets.is_none() {
        return;
    }
    for copies in case.copies() {
        let Some(first) = copies.first().filter(|held| !case.facts(held).token) else {
            continue;
        };
        if let Some(limit) = find(limited, first.key) {
            if limit.value == 0 {
                at_most(case, copies.iter(), Code::BannedCard, *limit, findings);
            } else {
                let deck = copies.iter().filter(|held| !held.section.is_aside());
                at_most(case, deck, Code::LimitedCard, *limit, findings);
            }
        }
        if let (Some(allowed), Some((_, basis))) = (allowed, case.rules().card_pool) {
            let none = Figure { value: 0, basis };
            let limit = find(allowed, first.key).unwrap_or(&none);
            at_most(case, copies.iter(), Code::OutsidePool, *limit, findings);
        }
        outside_sets(case, first.key, copies, findings);
    }
}

fn at_most<'h, 'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    copies: impl Iterator<Item = &'h Held> + Clone,
    code: Code,
    limit: Figure<'r>,
    findings: &mut Findings<'r>,
) {
    let found = copies.clone().map(|held| held.copies).sum();
    findings.at_most(code, found, limit, |violation| {
        case.of_cards(violation, copies)
    });
}

/// A card is allowed if one of its printings is. FAB 2.8.4
fn outside_sets<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    key: u32,
    copies: &[Held],
    findings: &mut Findings<'r>,
) {
    let (Some((codes, basis)), Some(printed)) = (case.rules().sets, &case.judge.printed) else {
        return;
    };
    if printed.binary_search(&key).is_err() {
        let violation = Violation::new(Code::OutsideSets, basis);
        let violation = violation.about(About::Sets(codes));
        findings.add(case.of_cards(violation, copies));
    }
}
