//! Which cards go well into a deck, and why: what it plays already, its themes, its colours, its curve.

use std::collections::HashMap;
use std::rc::Rc;

use fabulario_engine::deck::{CardNo, DeckList, Pool, Section, Taste};

use crate::catalogue::Catalogue;
use crate::pools::Pooled;

mod profile;
mod tally;
mod why;

use profile::Profile;
use tally::{Tally, Usual};
pub use why::Why;

/// Most candidates that are weighed one against the other.
const MOST: usize = 2_000;

/// Advice about the cards of a game.
pub struct Advisor<'c, C> {
    catalogue: &'c Catalogue,
    pool: &'c Pool<C>,
    /// What ready decks are made of.
    usual: Usual,
    /// What the player's deck is made of, before anything came into it.
    own: Tally<'c>,
    /// Cards that were probably meant by something that nobody knows, with how often.
    meant: Vec<(CardNo, u32, String)>,
    reasons: HashMap<(Section, CardNo), Why>,
    profiles: HashMap<CardNo, Rc<Profile<'c>>>,
}

impl<'c, C: Pooled> Advisor<'c, C> {
    /// An advisor for a deck of these cards.
    #[must_use]
    pub fn new(catalogue: &'c Catalogue, pool: &'c Pool<C>, list: &DeckList<'_>) -> Self {
        let mut advisor = Self {
            catalogue,
            pool,
            usual: Usual::of::<C>(catalogue),
            own: Tally::default(),
            meant: Vec::new(),
            reasons: HashMap::new(),
            profiles: HashMap::new(),
        };
        advisor.own = advisor.tally(list);
        advisor
    }

    /// Copies of a card were probably meant by something that nobody knows: they come before all others.
    pub fn meant(&mut self, card: CardNo, copies: u32, written: &str) {
        self.meant.push((card, copies, written.to_owned()));
    }

    /// The copies that were meant and may come, with those that are lacking still.
    fn take_meant(
        &mut self,
        section: Section,
        copies: u32,
        from: &[(CardNo, u32)],
    ) -> (Vec<(CardNo, u32)>, u32) {
        let mut chosen = Vec::new();
        let mut lacking = copies;
        for (card, wanted, written) in &self.meant {
            let room = from.iter().find(|(it, _)| it == card);
            let some = room.map_or(0, |(_, room)| *room).min(*wanted).min(lacking);
            if some > 0 {
                lacking -= some;
                chosen.push((*card, some));
                let why = Why::Meant(written.clone());
                self.reasons.entry((section, *card)).or_insert(why);
            }
        }
        (chosen, lacking)
    }

    /// Why a card was chosen for a section.
    #[must_use]
    pub fn why(&self, section: Section, card: CardNo) -> Option<&Why> {
        self.reasons.get(&(section, card))
    }

    fn profile(&mut self, no: CardNo) -> Rc<Profile<'c>> {
        let (catalogue, pool) = (self.catalogue, self.pool);
        let profile = self.profiles.entry(no).or_insert_with(|| {
            let card = pool.card(no);
            let facts = card.map(C::facts).unwrap_or_default();
            let known = card.and_then(|card| catalogue.card(card.id()));
            Rc::new(Profile::new(catalogue, known, facts))
        });
        Rc::clone(profile)
    }

    fn tally(&mut self, list: &DeckList<'_>) -> Tally<'c> {
        let mut tally = Tally::default();
        for line in list.lines.iter().filter(|line| !line.section.is_aside()) {
            if let Some(card) = line.card.filter(|_| line.copies > 0) {
                tally.add(card, &self.profile(card), line.section, line.copies.into());
            }
        }
        tally
    }
}

impl<C: Pooled> Taste for Advisor<'_, C> {
    fn choose(
        &mut self,
        list: &DeckList<'_>,
        section: Section,
        copies: u32,
        from: &[(CardNo, u32)],
    ) -> Vec<(CardNo, u32)> {
        let (mut chosen, mut lacking) = self.take_meant(section, copies, from);
        let mut tally = self.tally(list);
        for (card, some) in &chosen {
            tally.add(*card, &self.profile(*card), section, i64::from(*some));
        }
        let taken = |card: CardNo| {
            let some = chosen.iter().find(|(it, _)| *it == card);
            some.map_or(0, |(_, some)| *some)
        };
        let from: Vec<(CardNo, u32)> = from
            .iter()
            .map(|(card, room)| (*card, room.saturating_sub(taken(*card))))
            .collect();
        let profiles = from.iter().map(|(card, room)| {
            let profile = self.profile(*card);
            (tally.fit(*card, &profile), *card, *room, profile)
        });
        let mut candidates: Vec<(i64, CardNo, u32, Rc<Profile<'_>>)> = profiles.collect();
        // The best first; of equals, the first of the pool.
        candidates.sort_by_key(|(fit, card, ..)| (-fit, *card));
        candidates.truncate(MOST);
        while lacking > 0 {
            let worth = |it: &(i64, CardNo, u32, Rc<Profile<'_>>)| {
                it.0 + tally.gap(&it.3, &self.usual) - tally.spread(it.1)
            };
            let open = candidates.iter().enumerate().filter(|(_, it)| it.2 > 0);
            let best = open.max_by_key(|(at, it)| (worth(it), std::cmp::Reverse(*at)));
            let Some(at) = best.map(|(at, _)| at) else {
                break;
            };
            let Some((_, card, room, profile)) = candidates.get_mut(at) else {
                break;
            };
            let why = self.own.reason(*card, profile, section, &self.usual);
            self.reasons.entry((section, *card)).or_insert(why);
            *room -= 1;
            lacking -= 1;
            tally.add(*card, profile, section, 1);
            match chosen.iter_mut().find(|(it, _)| it == card) {
                Some((_, some)) => *some += 1,
                None => chosen.push((*card, 1)),
            }
        }
        chosen
    }

    fn order(&mut self, list: &DeckList<'_>, lines: &mut [usize]) {
        let tally = self.tally(list);
        let mut worth = |at: &usize| {
            let card = list.lines.get(*at).and_then(|line| line.card);
            let worth = card.map(|card| {
                let profile = self.profile(card);
                tally.fit(card, &profile) + tally.gap(&profile, &self.usual)
            });
            // What nobody knows goes first; of equals, what was written last.
            (worth.unwrap_or(i64::MIN), std::cmp::Reverse(*at))
        };
        lines.sort_by_cached_key(|at| worth(at));
    }
}
