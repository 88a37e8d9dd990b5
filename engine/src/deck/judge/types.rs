//! Which card types a list takes.

use crate::deck::{About, Basis, Case, Code, Findings, Printed, Section, Violation};
use crate::format::Demand;

/// Types of cards by list: FAB-D3, FAB-D5 (FAB 3.1.11), FAB-D15, DD-K4, APO-H1 to APO-H9.
pub(super) fn check<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    for copies in case.copies() {
        let Some(first) = copies.first() else {
            continue;
        };
        let facts = case.facts(first);
        if facts.token && no_token(case, copies, findings) {
            continue;
        }
        // Copies in several sections: one finding for each section that does not take them.
        let mut told = 0;
        for held in copies {
            let bit = held.section.bit();
            if told & bit == 0 && !Section::of(C::GAME).contains(&held.section) {
                // A list of another game takes nothing.
                told |= bit;
                let here = copies.iter().filter(|other| other.section == held.section);
                let violation = Violation::new(Code::WrongCardType, Basis::NOTHING);
                let violation = violation.about(About::Section(held.section));
                findings.add(case.of_cards(violation, here));
            }
            let takes = case.rules().takes.get(held.section as usize);
            let Some(takes) = takes.copied().flatten().filter(|_| told & bit == 0) else {
                continue;
            };
            if takes.kinds & (1 << facts.kind) == 0 {
                told |= bit;
                let here = copies.iter().filter(|other| other.section == held.section);
                let violation = Violation::new(Code::WrongCardType, takes.basis);
                findings.add(case.of_cards(violation.about(About::List(takes.list)), here));
            }
        }
    }
}

/// A token is no card: it is in no list. FAB-D15 (FAB 1.12.1, 3.5.4), DD-K4
fn no_token<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    copies: &[super::Held],
    findings: &mut Findings<'r>,
) -> bool {
    let kinds = C::GAME.kinds();
    let kind = copies.first().map(|held| case.facts(held).kind);
    let forbidden = case.rules().demands().find(|(demand, _)| {
        matches!(demand, Demand::NoneOfType { card_type }
            if kind.and_then(|kind| kinds.get(usize::from(kind))).is_some_and(|word| word.id == card_type))
    });
    let Some((_, basis)) = forbidden else {
        return false;
    };
    findings.add(case.of_cards(Violation::new(Code::TokenInDeck, basis), copies));
    true
}
