//! Colour identity. FAB 1.3.2, 3.1.2

use crate::deck::{
    About, Basis, Case, Code, DeckList, Findings, Judge, Printed, Section, Violation,
};
use crate::fabula::Colours;
use crate::format::Demand;

/// Colours of cards: FAB-D11 to FAB-D13.
pub(super) fn check<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    for (demand, basis) in case.rules().demands() {
        match demand {
            Demand::ColoursWithin { list } => within(case, list, basis, findings),
            Demand::ColourlessFits => colourless(case, basis, findings),
            _ => {}
        }
    }
}

/// Every colour of a card is among the colours of the bases. FAB-D12; FAB 1.3.2, 3.1.2
fn within<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    list: &str,
    basis: Basis<'r>,
    findings: &mut Findings<'r>,
) {
    let identity = identity(case.judge, case.list, list);
    for copies in case.copies() {
        let judged = copies.iter().filter(|held| is_judged(held.section, list));
        let colours = judged.clone().next().map(|held| case.facts(held));
        let Some(facts) = colours.filter(|facts| !facts.token) else {
            continue;
        };
        if !facts.colours.within(identity) {
            let missing = facts.colours.without(identity);
            let about = About::Colours { missing, identity };
            let violation = Violation::new(Code::OutsideIdentity, basis).about(about);
            findings.add(case.of_cards(violation, judged));
        }
    }
}

/// A colourless card has no colour that the bases could lack. FAB-D13; ruling: FAB-C9
fn colourless<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    basis: Basis<'r>,
    findings: &mut Findings<'r>,
) {
    for copies in case.copies() {
        // Bases give colours, they do not have to fit.
        let judged = copies.iter().filter(|held| held.section == Section::Main);
        let facts = judged.clone().next().map(|held| case.facts(held));
        if facts.is_some_and(|facts| !facts.token && facts.colours == Colours::NONE) {
            let violation = Violation::new(Code::ColourlessCard, basis);
            findings.add(case.of_cards(violation, judged));
        }
    }
}

/// The union of the colours of the bases, if they are bases. FAB-D11; FAB 1.3.2
fn identity<C: Printed>(judge: &Judge<'_, '_, C>, list: &DeckList<'_>, bases: &str) -> Colours {
    let colours = list.lines.iter().filter_map(|line| {
        let facts = judge.pool.entry(line.card?)?.facts;
        let takes = judge.rules.takes.get(line.section as usize)?.as_ref();
        let belongs = takes.is_none_or(|takes| takes.kinds & (1 << facts.kind) != 0);
        let counts = belongs && line.copies > 0 && line.section.list().0 == bases;
        counts.then_some(facts.colours)
    });
    colours.fold(Colours::NONE, Colours::and)
}

impl<C: Printed> Judge<'_, '_, C> {
    /// The colours that a deck may have; none where the format does not ask for colours. FAB-D11
    #[must_use]
    pub fn identity(&self, list: &DeckList<'_>) -> Option<Colours> {
        self.rules.demands().find_map(|(demand, _)| match demand {
            Demand::ColoursWithin { list: bases } => Some(identity(self, list, bases)),
            _ => None,
        })
    }
}

pub(super) fn is_judged(section: Section, list: &str) -> bool {
    !section.is_aside() && section.list().0 != list
}
