//! The best choice for every opening hand, as a table that games look up.

use super::book::Page;
use super::game::Game;
use super::lanes::Seen;
use crate::fabula::CardId;
use crate::goldfish::CardList;

/// What is kept of every opening hand of a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keeps {
    /// By number: the class of each card of the deck.
    classes: Vec<(CardId, usize)>,
    /// By hand: what is kept of it.
    hands: Vec<(Seen, Seen)>,
}

impl Keeps {
    pub(super) fn new(game: &Game, pages: &[Page]) -> Self {
        let places = game.stages.first().map_or(&[][..], |stage| &stage.places);
        let kinds = game.kinds.all().iter().map(|kind| kind.card);
        Self {
            classes: kinds.zip(places.iter().copied()).collect(),
            hands: pages
                .iter()
                .map(|page| (page.hand, page.best().0))
                .collect(),
        }
    }

    /// The cards of a hand that go back, by number, without the heap; none of a hand that the deck cannot have. Of
    /// cards of one class those with the smaller numbers stay.
    #[must_use]
    pub fn put_back(&self, hand: &[CardId]) -> CardList {
        let hand = CardList::hand(hand);
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
        let at = self.hands.binary_search_by_key(&classes, |(hand, _)| *hand);
        self.hands.get(at.ok()?).map(|(_, keep)| *keep)
    }

    fn class(&self, card: CardId) -> Option<usize> {
        let at = self.classes.binary_search_by_key(&card, |(card, _)| *card);
        self.classes.get(at.ok()?).map(|(_, class)| *class)
    }
}
