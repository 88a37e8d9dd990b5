//! Demands on the deck as a whole.

use crate::deck::{About, Basis, Case, Code, Findings, Numbers, Printed, Severity, Violation};
use crate::format::Demand;

/// MVC-M2, MVC-M3, APO-H18, APO-H20; the other demands stand with their concepts.
pub(super) fn check<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    let severity = severity_of_shortage(case);
    for (demand, basis) in case.rules().demands() {
        match demand {
            Demand::AtLeast { card_type, count } => {
                at_least(case, card_type, *count, basis, severity, findings);
            }
            Demand::NoneOfSet { set } => {
                none_of_set(case, set, basis, findings);
            }
            Demand::NeutralOnly => neutral_only(case, basis, findings),
            Demand::ColoursWithin { .. }
            | Demand::ColourlessFits
            | Demand::NoneOfType { .. }
            | Demand::DistinctPaths { .. } => {}
        }
    }
}

/// The place of a type among the game's words, and how many cards of it the deck holds.
fn count_of<C: Printed>(case: &Case<'_, '_, C>, card_type: &str) -> Option<(u8, u64)> {
    let kind = C::GAME
        .kinds()
        .iter()
        .position(|word| word.id == card_type)?;
    let kind = u8::try_from(kind).ok()?;
    let of_kind = case.deck().filter(|held| case.facts(held).kind == kind);
    Some((kind, of_kind.map(|held| held.copies).sum()))
}

/// Characters and energies. MVC-M2, MVC-M3
fn at_least<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    card_type: &str,
    count: u32,
    basis: Basis<'r>,
    severity: Severity,
    findings: &mut Findings<'r>,
) {
    let Some((kind, found)) = count_of(case, card_type) else {
        return;
    };
    if found < count.into() {
        let violation = Violation::new(Code::TooFewOfType, basis)
            .numbers(Numbers::few(found, count))
            .about(About::Kind(kind))
            .of_sections(crate::deck::Section::Main.bit());
        findings.add(Violation {
            severity,
            ..violation
        });
    }
}

/// A shortage that the cards still missing can make good is no mistake yet. Ruling: MVC-C19
fn severity_of_shortage<C: Printed>(case: &Case<'_, '_, C>) -> Severity {
    let room = case.rules().lists.iter().map(|list| {
        let found = case.total(list.sections);
        list.to_play
            .map_or(0, |least| u64::from(least.value).saturating_sub(found))
    });
    let lacking = case.rules().demands().map(|(demand, _)| match demand {
        Demand::AtLeast { card_type, count } => {
            let found = count_of(case, card_type).map_or(0, |(_, found)| found);
            u64::from(*count).saturating_sub(found)
        }
        _ => 0,
    });
    if lacking.sum::<u64>() <= room.sum() {
        Severity::Incomplete
    } else {
        Severity::Error
    }
}

/// A set that is forbidden. APO-H18
fn none_of_set<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    set: &'r str,
    basis: Basis<'r>,
    findings: &mut Findings<'r>,
) {
    for copies in case.copies() {
        let of_it = |held: &&super::Held| {
            let card = case.card(held);
            card.is_some_and(|card| card.sets().iter().any(|code| code == set))
        };
        let mut forbidden = copies.iter().filter(of_it).peekable();
        if forbidden.peek().is_some() {
            let violation = Violation::new(Code::ForbiddenSet, basis);
            let violation = violation.about(About::Word(set.to_owned()));
            findings.add(case.of_cards(violation, forbidden));
        }
    }
}

/// Only cards that no format has marked. APO-H20
fn neutral_only<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    basis: Basis<'r>,
    findings: &mut Findings<'r>,
) {
    for copies in case.copies() {
        if copies.first().is_some_and(|held| case.facts(held).marked) {
            let violation = Violation::new(Code::MarkedForFormat, basis);
            findings.add(case.of_cards(violation, copies));
        }
    }
}
