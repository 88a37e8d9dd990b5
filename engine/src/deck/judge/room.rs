//! Which cards could still come into a deck, and how many copies of each.

use std::collections::BTreeMap;

use super::Judge;
use super::colours::is_judged;
use super::restrictions::find;
use crate::deck::pool::Entry;
use crate::deck::rules::CopyRule;
use crate::deck::{CardNo, DeckList, Facts, Printed, Section};
use crate::format::Demand;

/// How often a card is in a deck, by what its copies share.
#[derive(Debug, Clone, Copy, Default)]
struct Used {
    /// Where copies are counted together.
    across: u64,
    /// In the deck, without what waits outside.
    deck: u64,
    /// Everywhere.
    all: u64,
}

impl<C: Printed> Judge<'_, '_, C> {
    /// Whether a section takes cards of this type.
    pub(in crate::deck) fn takes(&self, section: Section, card: CardNo) -> bool {
        let Some(entry) = self.pool.entry(card) else {
            return false;
        };
        let takes = self.rules.takes.get(section as usize).copied().flatten();
        Section::of(C::GAME).contains(&section)
            && takes.is_none_or(|takes| takes.kinds & (1 << entry.facts.kind) != 0)
    }

    /// The cards of the pool that could come into a section, of a type if one is named, each with how many copies
    /// there is room for; one printing of each card.
    pub(in crate::deck) fn could_come(
        &self,
        list: &DeckList<'_>,
        section: Section,
        kind: Option<u8>,
    ) -> Vec<(CardNo, u32)> {
        // The printing that the player has, before any other.
        let own = list.lines.iter().filter_map(|line| line.card);
        let all = (0..).map(CardNo).take(self.pool.cards().len());
        self.could_come_of(list, section, kind, own.chain(all))
    }

    /// Those of some cards that could come into a section.
    pub(in crate::deck) fn could_come_of(
        &self,
        list: &DeckList<'_>,
        section: Section,
        kind: Option<u8>,
        cards: impl Iterator<Item = CardNo>,
    ) -> Vec<(CardNo, u32)> {
        let used = self.used(list);
        let colours = self.identity_for(section, list);
        let fits = |facts: Facts| {
            !facts.token
                && kind.is_none_or(|kind| facts.kind == kind)
                && colours.is_none_or(|identity| facts.colours.within(identity))
        };
        let mut seen = vec![false; self.pool.cards().len()];
        let mut found = Vec::new();
        for card in cards {
            let Some(entry) = self.pool.entry(card) else {
                continue;
            };
            if !fits(entry.facts) || !self.takes(section, card) {
                continue;
            }
            // There are no more keys than cards.
            let Some(seen) = seen.get_mut(entry.key as usize).filter(|seen| !**seen) else {
                continue;
            };
            *seen = true;
            let used = used.get(&entry.key).copied().unwrap_or_default();
            let room = self.room_for(card, entry, section, used);
            if room > 0 {
                found.push((card, room));
            }
        }
        found
    }

    /// Most copies of a card that a section could have in any deck.
    pub(in crate::deck) fn most_ever(&self, card: CardNo, section: Section) -> u32 {
        let entry = self.pool.entry(card).filter(|entry| !entry.facts.token);
        entry.map_or(0, |entry| {
            self.room_for(card, entry, section, Used::default())
        })
    }

    /// The colours that cards of a section may have, where colours matter.
    fn identity_for(
        &self,
        section: Section,
        list: &DeckList<'_>,
    ) -> Option<crate::fabula::Colours> {
        let bases = self.rules.demands().find_map(|(demand, _)| match demand {
            Demand::ColoursWithin { list } => Some(list),
            _ => None,
        })?;
        is_judged(section, bases)
            .then(|| self.identity(list))
            .flatten()
    }

    fn used(&self, list: &DeckList<'_>) -> BTreeMap<u32, Used> {
        let mut used: BTreeMap<u32, Used> = BTreeMap::new();
        for line in &list.lines {
            let Some(entry) = line.card.and_then(|card| self.pool.entry(card)) else {
                continue;
            };
            let copies = u64::from(line.copies);
            let used = used.entry(entry.key).or_default();
            used.all += copies;
            used.deck += if line.section.is_aside() { 0 } else { copies };
            let counted = self.rules.across.0 & line.section.bit() != 0;
            used.across += if counted { copies } else { 0 };
        }
        used
    }

    fn room_for(&self, card: CardNo, entry: &Entry, section: Section, used: Used) -> u32 {
        if !self.is_allowed(card, entry) {
            return 0;
        }
        let mut room = u64::from(u32::MAX);
        let mut rules = self.rules.copies.iter().rev();
        match rules.find(|rule| rule.fits(entry.facts)) {
            Some(rule) => {
                let counted = self.rules.across.0 & section.bit() != 0;
                let limit = rule.max.filter(|_| counted).map(u64::from);
                room = limit.map_or(room, |most| most.saturating_sub(used.across));
            }
            // Where rarity decides, a card without one cannot be judged. FAB-D6
            None if self.rules.copies.iter().any(CopyRule::is_by_rarity) => return 0,
            None => {}
        }
        if let Some(limit) = find(&self.limited, entry.key) {
            let left = u64::from(limit.value).saturating_sub(used.deck);
            room = room.min(left);
        }
        if let Some(allowed) = &self.allowed {
            let most = find(allowed, entry.key).map_or(0, |figure| figure.value);
            room = room.min(u64::from(most).saturating_sub(used.all));
        }
        u32::try_from(room).unwrap_or(u32::MAX)
    }

    /// Whether no restriction forbids the card.
    fn is_allowed(&self, card: CardNo, entry: &Entry) -> bool {
        let printed = |keys: &Vec<u32>| keys.binary_search(&entry.key).is_ok();
        let demanded = self.rules.demands().all(|(demand, _)| match demand {
            Demand::NeutralOnly => !entry.facts.marked,
            Demand::NoneOfSet { set } => {
                let card = self.pool.card(card);
                card.is_some_and(|card| !card.sets().contains(set))
            }
            _ => true,
        });
        demanded && self.printed.as_ref().is_none_or(printed)
    }
}
