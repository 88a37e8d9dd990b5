//! Which cards go well into a deck, and why: what it plays already, its themes, its colours, its curve.

use std::collections::HashMap;
use std::rc::Rc;

use fabulario_engine::deck::{CardNo, DeckList, Pool, Section, Taste};

use crate::catalog::Catalog;
use crate::pools::Pooled;

mod profile;
mod tally;
mod why;

use profile::Profile;
use tally::Tally;
pub use why::Why;

/// Most candidates that are weighed one against the other.
const MOST: usize = 2_000;

/// Advice about the cards of a game.
pub struct Advisor<'c, C> {
    catalog: &'c Catalog,
    pool: &'c Pool<C>,
    /// How many cards of each cost the ready decks play, of a thousand.
    usual: Vec<i64>,
    reasons: HashMap<(Section, CardNo), Why>,
    profiles: HashMap<CardNo, Rc<Profile<'c>>>,
}

impl<'c, C: Pooled> Advisor<'c, C> {
    /// An advisor for lists of these cards.
    #[must_use]
    pub fn new(catalog: &'c Catalog, pool: &'c Pool<C>) -> Self {
        Self {
            catalog,
            pool,
            usual: tally::usual(catalog, C::GAME),
            reasons: HashMap::new(),
            profiles: HashMap::new(),
        }
    }

    /// Why a card was chosen for a section.
    #[must_use]
    pub fn why(&self, section: Section, card: CardNo) -> Option<&Why> {
        self.reasons.get(&(section, card))
    }

    fn profile(&mut self, no: CardNo) -> Rc<Profile<'c>> {
        let (catalog, pool) = (self.catalog, self.pool);
        let profile = self.profiles.entry(no).or_insert_with(|| {
            let card = pool.card(no);
            let facts = card.map(C::facts).unwrap_or_default();
            let known = card.and_then(|card| catalog.card(card.id()));
            Rc::new(Profile::new(catalog, known, facts))
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
        let mut tally = self.tally(list);
        let profiles = from.iter().map(|(card, room)| {
            let profile = self.profile(*card);
            (tally.fit(*card, &profile), *card, *room, profile)
        });
        let mut candidates: Vec<(i64, CardNo, u32, Rc<Profile<'_>>)> = profiles.collect();
        // The best first; of equals, the first of the pool.
        candidates.sort_by_key(|(fit, card, ..)| (-fit, *card));
        candidates.truncate(MOST);
        let mut chosen: Vec<(CardNo, u32)> = Vec::new();
        let mut lacking = copies;
        while lacking > 0 {
            let worth =
                |fit: i64, profile: &Profile<'_>| fit + tally.gap(profile.cost, &self.usual);
            let open = candidates.iter().enumerate().filter(|(_, it)| it.2 > 0);
            let best = open.max_by_key(|(at, it)| (worth(it.0, &it.3), std::cmp::Reverse(*at)));
            let Some(at) = best.map(|(at, _)| at) else {
                break;
            };
            let Some((_, card, room, profile)) = candidates.get_mut(at) else {
                break;
            };
            let why = tally.reason(*card, profile, section, &self.usual);
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
                tally.fit(card, &profile) + tally.gap(profile.cost, &self.usual)
            });
            // What nobody knows goes first; of equals, what was written last.
            (worth.unwrap_or(i64::MIN), std::cmp::Reverse(*at))
        };
        lines.sort_by_cached_key(|at| worth(at));
    }
}
