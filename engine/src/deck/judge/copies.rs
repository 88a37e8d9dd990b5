//! How many copies of one card a deck holds.

use super::Held;
use crate::deck::rules::CopyRule;
use crate::deck::{About, Basis, Case, Code, Figure, Findings, Printed, Section, Violation};

/// Copies, counted by name: FAB-D6 to FAB-D10 (FAB 2.1.4; ruling: FAB-C39), DD-K2 (ruling: DD-R11),
/// DD-K3, MVC-M4 to MVC-M6, MVC-M9, MVC-M10, APO-H16, APO-H17, APO-H19.
pub(super) fn check<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    let (across, why) = case.rules().across;
    for copies in case.copies() {
        let Some(first) = copies.first().filter(|held| !case.facts(held).token) else {
            continue;
        };
        let counted = copies
            .iter()
            .filter(|held| across & held.section.bit() != 0);
        let found: u64 = counted.clone().map(|held| held.copies).sum();
        match limit(case, first) {
            Some(CopyRule {
                max: Some(max),
                basis,
                ..
            }) => {
                let limit = Figure {
                    value: *max,
                    basis: *basis,
                };
                findings.at_most(Code::TooManyCopies, found, limit, |violation| {
                    let mut violation = case.of_cards(violation, counted.clone());
                    let elsewhere = counted.clone().any(|held| held.section != Section::Main);
                    violation.see = why.filter(|_| elsewhere).and_then(|basis| basis.rule);
                    violation
                });
                outside(case, copies, limit, findings);
            }
            Some(_) => {}
            None => without_rarity(case, copies, findings),
        }
    }
    versions(case, findings);
}

/// The limit that decides: the last one that fits. Ruling: MVC-C20
fn limit<'c, 'r, C: Printed>(case: &Case<'c, 'r, C>, held: &Held) -> Option<&'c CopyRule<'r>> {
    let facts = case.facts(held);
    let mut rules = case.rules().copies.iter().rev();
    rules.find(|rule| rule.fits(facts))
}

/// More copies wait outside than could ever be swapped in: allowed, and of no use. FAB-D14, MVC-M8;
/// rulings: FAB-C41, MVC-C21
fn outside<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    copies: &[Held],
    limit: Figure<'r>,
    findings: &mut Findings<'r>,
) {
    let aside = copies.iter().filter(|held| held.section.is_aside());
    let found = aside.clone().map(|held| held.copies).sum();
    let Some(basis) = aside.clone().find_map(|held| basis_of(case, held)) else {
        return;
    };
    let most = Figure {
        value: limit.value,
        basis,
    };
    findings.at_most(Code::ReserveExcess, found, most, |violation| {
        case.of_cards(violation, aside.clone())
    });
}

/// What the list of these copies rests on.
fn basis_of<'r, C: Printed>(case: &Case<'_, 'r, C>, held: &Held) -> Option<Basis<'r>> {
    let lists = &case.rules().lists;
    let list = lists
        .iter()
        .find(|list| list.sections & held.section.bit() != 0)?;
    let types = list.list.card_types.as_ref().map(Basis::of);
    types.or(list.max.map(|max| max.basis))
}

/// Where rarity decides, a card without one cannot be judged. FAB-D6
fn without_rarity<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    copies: &[Held],
    findings: &mut Findings<'r>,
) {
    let rules = &case.rules().copies;
    let Some(rule) = rules.iter().find(|rule| rule.is_by_rarity()) else {
        return;
    };
    let deck = copies.iter().filter(|held| !held.section.is_aside());
    if deck.clone().any(|held| case.facts(held).rarity.is_none()) {
        findings.add(case.of_cards(Violation::new(Code::RarityMissing, rule.basis), deck));
    }
}

/// Versions of one name are different cards, and more of them than of one card is worth a look.
/// Ruling: MVC-C12
fn versions<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    let name = |held: &Held| case.entry(held).map(|entry| entry.name);
    // Keys are numbered by name, then by version: the versions of a name lie side by side.
    for group in case.held.chunk_by(|a, b| name(a) == name(b)) {
        let deck = group.iter().filter(|held| !held.section.is_aside());
        let (Some(first), Some(last)) = (deck.clone().next(), deck.clone().next_back()) else {
            continue;
        };
        if first.key == last.key {
            continue;
        }
        let found = deck.clone().map(|held| held.copies).sum();
        // Where any limit of the name is none the name has none; else the widest of them counts.
        let facts: Vec<_> = deck.clone().map(|held| case.facts(held)).collect();
        let fits = |rule: &&CopyRule<'_>| facts.iter().any(|facts| rule.fits(*facts));
        let limits = case.rules().copies.iter().filter(fits);
        if limits.clone().any(|limit| limit.max.is_none()) {
            continue;
        }
        let Some(CopyRule {
            max: Some(most),
            basis,
            ..
        }) = limits.max_by_key(|limit| limit.max)
        else {
            continue;
        };
        let word = case.card(first).map(|card| card.name().to_owned());
        let figure = Figure {
            value: *most,
            basis: *basis,
        };
        findings.at_most(Code::ManyVersions, found, figure, |violation| {
            let violation = violation.about(About::Word(word.unwrap_or_default()));
            case.of_cards(violation, deck.clone())
        });
    }
}
