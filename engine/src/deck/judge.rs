//! The judge: every rule of construction, one function each, over one list of cards.

use std::collections::BTreeSet;

use super::pool::Entry;
use super::{About, DeckList, Facts, Pool, Printed, Rules, Section, Swap, Violation};

mod colours;
mod copies;
mod demands;
mod known;
mod restrictions;
mod room;
mod size;
mod standing;
mod types;
mod verdict;

use restrictions::Limits;
pub use standing::{Standing, Status};
pub use verdict::{Findings, Held, LegalDeck, Refused, Verdict};

/// Rules over a pool of cards, ready for any number of lists.
#[derive(Debug)]
pub struct Judge<'j, 'r, C> {
    pub(crate) rules: &'j Rules<'r>,
    pub(crate) pool: &'j Pool<C>,
    /// Cards with a limit of their own, by what their copies share.
    limited: Limits<'r>,
    /// The cards of the format's own pool.
    allowed: Option<Limits<'r>>,
    /// The cards that the allowed sets have.
    printed: Option<Vec<u32>>,
}

impl<'j, 'r, C: Printed> Judge<'j, 'r, C> {
    /// Holds rules over a pool.
    #[must_use]
    pub fn new(rules: &'j Rules<'r>, pool: &'j Pool<C>) -> Self {
        Self {
            rules,
            pool,
            limited: restrictions::limited(rules, pool),
            allowed: restrictions::allowed(rules, pool),
            printed: restrictions::printed(rules, pool),
        }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &'j Rules<'r> {
        self.rules
    }

    /// The pool.
    #[must_use]
    pub fn pool(&self) -> &'j Pool<C> {
        self.pool
    }

    /// A legal deck, or every reason why it is none.
    pub fn check(&self, list: &DeckList<'_>) -> Result<LegalDeck<'r>, Refused<'r>> {
        self.judge(list, Findings::default())
    }

    /// The deck after these swaps, and what is wrong with the swaps themselves. FAB 1.4.1a, MVC-M8;
    /// ruling: FAB-C41
    #[must_use]
    pub fn swap<'a>(
        &self,
        list: DeckList<'a>,
        swaps: &[Swap<'a>],
    ) -> (DeckList<'a>, Vec<Violation<'r>>) {
        list.swapped(swaps, self.pool, self.rules)
    }

    /// A legal deck after these swaps, or every reason why there is none.
    pub fn check_swapped<'a>(
        &self,
        list: DeckList<'a>,
        swaps: &[Swap<'a>],
    ) -> Result<LegalDeck<'r>, Refused<'r>> {
        let (list, wrong) = self.swap(list, swaps);
        self.check_with(&list, wrong)
    }

    /// The same as [`check`](Self::check), with what is already known to be wrong.
    pub fn check_with(
        &self,
        list: &DeckList<'_>,
        wrong: Vec<Violation<'r>>,
    ) -> Result<LegalDeck<'r>, Refused<'r>> {
        self.judge(list, Findings(wrong))
    }

    /// The hero that a list makes; only Apoteose has heroes. APO-H3
    #[must_use]
    pub fn hero(&self, list: &DeckList<'_>) -> Option<crate::apoteose::Hero> {
        C::hero(list, self.pool, self.rules)
    }

    fn judge(
        &self,
        list: &DeckList<'_>,
        mut findings: Findings<'r>,
    ) -> Result<LegalDeck<'r>, Refused<'r>> {
        let mut totals = [0; Section::COUNT];
        let mut held = Vec::with_capacity(list.lines.len());
        for (place, line) in (0..).zip(&list.lines) {
            let entry = line
                .card
                .and_then(|card| Some((card, self.pool.entry(card)?)));
            let counts = C::TOKENS_COUNT || entry.is_none_or(|(_, entry)| !entry.facts.token);
            if let Some(total) = totals.get_mut(line.section as usize).filter(|_| counts) {
                *total += u64::from(line.copies);
            }
            if let Some((card, entry)) = entry.filter(|_| line.copies > 0) {
                held.push(Held {
                    card,
                    section: line.section,
                    copies: line.copies.into(),
                    key: entry.key,
                    line: place,
                });
            }
        }
        // Copies of one card come to lie together, in the order of writing.
        held.sort_unstable_by_key(|held: &Held| u64::from(held.key) << 32 | u64::from(held.line));
        let case = Case {
            judge: self,
            list,
            totals,
            held: &held,
        };
        known::check(&case, &mut findings);
        known::in_force(&case, &mut findings);
        size::check(&case, &mut findings);
        types::check(&case, &mut findings);
        copies::check(&case, &mut findings);
        colours::check(&case, &mut findings);
        demands::check(&case, &mut findings);
        restrictions::check(&case, &mut findings);
        C::own_rules(&case, &mut findings);
        findings.decide(held)
    }
}

/// One list before the judge.
pub struct Case<'c, 'r, C> {
    pub judge: &'c Judge<'c, 'r, C>,
    pub list: &'c DeckList<'c>,
    totals: [u64; Section::COUNT],
    held: &'c [Held],
}

impl<'c, 'r, C: Printed> Case<'c, 'r, C> {
    /// The rules.
    pub fn rules(&self) -> &'c Rules<'r> {
        self.judge.rules
    }

    /// How many cards lie in these sections.
    pub fn total(&self, sections: u16) -> u64 {
        let count = |section: &&Section| sections & section.bit() != 0;
        let sections = Section::of(C::GAME).iter().filter(count);
        sections
            .filter_map(|section| self.totals.get(*section as usize))
            .sum()
    }

    /// The known cards, those of one name together: what all copies of a card are.
    pub fn copies(&self) -> impl Iterator<Item = &'c [Held]> {
        self.held.chunk_by(|a, b| a.key == b.key)
    }

    /// The known cards that are part of the deck and do not wait outside.
    pub fn deck(&self) -> impl Iterator<Item = &'c Held> {
        self.held.iter().filter(|held| !held.section.is_aside())
    }

    /// The known cards of a section.
    pub fn of(&self, section: Section) -> impl Iterator<Item = &'c Held> {
        self.held.iter().filter(move |held| held.section == section)
    }

    /// What is printed on a card.
    pub fn card(&self, held: &Held) -> Option<&'c C> {
        self.judge.pool.card(held.card)
    }

    /// What every game looks at.
    pub fn facts(&self, held: &Held) -> Facts {
        self.entry(held)
            .map(|entry| entry.facts)
            .unwrap_or_default()
    }

    fn entry(&self, held: &Held) -> Option<&'c Entry> {
        self.judge.pool.entry(held.card)
    }

    /// A finding about these cards.
    pub fn of_cards<'h>(
        &self,
        mut violation: Violation<'r>,
        cards: impl IntoIterator<Item = &'h Held>,
    ) -> Violation<'r> {
        let mut cards: Vec<&Held> = cards.into_iter().collect();
        cards.sort_unstable_by_key(|held| held.line);
        let mut seen = BTreeSet::new();
        for held in cards {
            if seen.insert(held.card) {
                violation.cards.push(held.card);
            }
            let line = self.list.lines.get(held.line as usize);
            violation.lines.extend(line.map(|line| line.tag));
        }
        violation
    }
}

/// The words of a list, where a figure is about one.
fn of_list<'r>(
    violation: Violation<'r>,
    list: &'r crate::format::CardList,
    sections: u16,
) -> Violation<'r> {
    violation.about(About::List(list)).of_sections(sections)
}
