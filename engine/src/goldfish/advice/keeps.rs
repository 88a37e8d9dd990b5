//! The best choice for every opening hand, as a table that games look up.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::book::{Page, hands};
use super::exact::Exact;
use super::lanes::Seen;
use super::played::Played;
use super::turns::{Known, Solver};
use super::{ByGames, MOST_OF_ONE, Unknown};
use crate::fabula::{CardId, Table};
use crate::goldfish::CardList;

/// What is kept of every opening hand of a deck: weighed once, when a game first wants to know.
#[derive(Debug)]
pub struct Keeps {
    exact: Exact,
    /// By number: the class of each card of the deck.
    classes: Vec<(CardId, usize)>,
    /// By hand: what is kept of it.
    hands: Vec<(Seen, OnceLock<Seen>)>,
    /// Why some hand was not weighed.
    failed: OnceLock<Unknown>,
    /// What was worked out, by as many as were at work at once.
    known: Mutex<Vec<Known>>,
    /// Hands that games weigh.
    played: Option<Played>,
}

/// A table is only ever itself: what it holds depends on who has asked.
impl PartialEq for Keeps {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Keeps {}

impl Keeps {
    /// A table of a deck and a goal, with nothing weighed yet; every hand gives up after [`MOST_OF_ONE`].
    pub fn new(exact: Exact) -> Result<Self, Unknown> {
        let most = exact.most.min(MOST_OF_ONE);
        let exact = exact.within(most);
        let game = &exact.game;
        let places = game.first_stage().map_or(&[][..], |stage| &stage.places);
        let kinds = game.kinds.all().iter().map(|kind| kind.card);
        let mut all: Vec<Seen> = hands(game)?.into_iter().map(|(hand, _)| hand).collect();
        all.sort_unstable();
        Ok(Self {
            classes: kinds.zip(places.iter().copied()).collect(),
            hands: all
                .into_iter()
                .map(|hand| (hand, OnceLock::new()))
                .collect(),
            failed: OnceLock::new(),
            known: Mutex::default(),
            exact,
            played: None,
        })
    }

    /// The same, but games weigh all hands or some of them. [`Self::put_back`] leaves such a hand as it is until they
    /// were played: see [`Self::waiting`].
    #[must_use]
    pub fn by_games(mut self, by: ByGames) -> Self {
        self.played = Some(Played::new(by));
        self
    }

    /// Whether games weigh any hands.
    #[must_use]
    pub const fn plays(&self) -> bool {
        self.played.is_some()
    }

    /// The hands that were asked about and that games are still to weigh, in the same order every time.
    #[must_use]
    pub fn waiting(&self) -> Vec<CardList> {
        self.played.as_ref().map_or_else(Vec::new, Played::waiting)
    }

    /// How many hands were asked about that games weigh.
    #[must_use]
    pub fn asked(&self) -> usize {
        self.played.as_ref().map_or(0, Played::asked)
    }

    /// Plays the games that weigh a hand; `go_on` is asked from time to time.
    pub fn play(
        &self,
        table: &Table,
        hand: &CardList,
        go_on: impl Fn() -> bool,
    ) -> Result<(), Unknown> {
        match &self.played {
            Some(played) => played.weigh(table, hand, go_on),
            None => Ok(()),
        }
    }

    /// How many different hands there are to weigh exactly.
    #[must_use]
    pub const fn hands(&self) -> usize {
        match &self.played {
            Some(played) if played.is_all() => 0,
            _ => self.hands.len(),
        }
    }

    /// Weighs the hand at a place, so that no game has to.
    pub fn weigh(&self, place: usize) {
        self.keep_at(place);
    }

    /// Why some hand that was asked for could not be weighed, and was left as it is.
    #[must_use]
    pub fn failed(&self) -> Option<Unknown> {
        let waits = || (!self.waiting().is_empty()).then_some(Unknown::Waiting);
        self.failed.get().copied().or_else(waits)
    }

    /// The cards of a hand that go back, by number; none of a hand that the deck cannot have. Of cards of one class
    /// those with the smaller numbers stay. A hand that was weighed before takes nothing from the heap.
    #[must_use]
    pub fn put_back(&self, hand: &[CardId]) -> CardList {
        let hand = CardList::hand(hand);
        if let Some(played) = self.played.as_ref().filter(|it| it.covers(&hand)) {
            return played.back(&hand).unwrap_or_default();
        }
        let mut back = CardList::default();
        let Some(mut keep) = self.keep(hand.cards()) else {
            return back;
        };
        for card in hand.cards() {
            match self.class(*card) {
                Some(class) if keep.of(class) > 0 => keep = keep.without(class, 1),
                _ => back.push(*card),
            }
        }
        back
    }

    /// What is kept of a hand, in classes.
    fn keep(&self, hand: &[CardId]) -> Option<Seen> {
        let mut classes = Seen::default();
        for card in hand {
            classes = classes.with(self.class(*card)?, 1);
        }
        let place = self.hands.binary_search_by_key(&classes, |(hand, _)| *hand);
        self.keep_at(place.ok()?)
    }

    fn keep_at(&self, place: usize) -> Option<Seen> {
        let (hand, keep) = self.hands.get(place)?;
        Some(*keep.get_or_init(|| self.best(*hand)))
    }

    fn best(&self, hand: Seen) -> Seen {
        let game = &self.exact.game;
        let all = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all().pop().unwrap_or_else(|| Known::new(game));
        let mut solver = Solver::knowing(game, known, self.exact.most);
        let page = Page::new(game, &mut solver, hand, 1.0);
        all().extend(solver.known.kept());
        match page {
            Ok(page) => page.best().0,
            Err(why) => {
                // The first reason will do.
                let _ = self.failed.set(why);
                hand
            }
        }
    }

    fn class(&self, card: CardId) -> Option<usize> {
        let at = self.classes.binary_search_by_key(&card, |(card, _)| *card);
        self.classes.get(at.ok()?).map(|(_, class)| *class)
    }
}
