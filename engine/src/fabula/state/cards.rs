//! A player's cards out of play: deck, hand, Descarte, Degredo, in one list.
//!
//! The deck is never shuffled. Its order is a sequence of **layers** from the bottom up; inside a
//! layer the order is not decided yet, and every order is equally likely. A fresh deck is one layer;
//! cards put on the bottom in random order are one more below it; a card put on top is a layer of
//! its own. A draw picks from the top layer, and chance is asked only then.

use std::hash::{Hash, Hasher};

use crate::fabula::ability::Zone;
use crate::fabula::card::CardId;
use crate::rng::Rng;

/// The most cards of a main deck.
pub const MAX_DECK: usize = 300;

/// Room for the deck and the five bases that may end in the Descarte. Ruling: FAB-C33
const ROOM: usize = MAX_DECK + 5;

/// The cards of one owner that are not in play.
#[derive(Clone, Copy)]
pub struct Cards {
    list: [CardId; ROOM],
    /// Where deck, hand, Descarte and Degredo end.
    ends: [u16; 4],
    /// A bit for each place of the deck where a layer begins.
    layers: [u64; 5],
}

impl Default for Cards {
    fn default() -> Self {
        Self {
            list: [CardId(0); ROOM],
            ends: [0; 4],
            layers: [0; 5],
        }
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(ZONES.map(|zone| self.zone(zone)))
            .finish()
    }
}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.ends.hash(hasher);
        self.layers.hash(hasher);
        self.list.get(..self.len()).hash(hasher);
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        self.ends == other.ends
            && self.layers == other.layers
            && self.list.get(..self.len()) == other.list.get(..other.len())
    }
}

impl Eq for Cards {}

/// The zones of the list, in its order.
pub const ZONES: [Zone; 4] = [Zone::Baralho, Zone::Mao, Zone::Descarte, Zone::Degredo];

const fn index(zone: Zone) -> Option<usize> {
    match zone {
        Zone::Baralho => Some(0),
        Zone::Mao => Some(1),
        Zone::Descarte => Some(2),
        Zone::Degredo => Some(3),
        Zone::Campo => None,
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "ends are in order and within the list; every place is between two ends"
)]
impl Cards {
    /// A fresh deck: one layer, in no order. FAB 4.1.4; more than [`MAX_DECK`] cards are left out.
    pub fn deck(cards: impl IntoIterator<Item = CardId>) -> Self {
        let mut all = Self::default();
        let mut len = 0;
        for (place, card) in all.list.iter_mut().zip(cards.into_iter().take(MAX_DECK)) {
            *place = card;
            len += 1;
        }
        all.ends = [len; 4];
        all.layers[0] = u64::from(len > 0);
        all
    }

    fn len(&self) -> usize {
        usize::from(self.ends[3])
    }

    fn span(&self, zone: usize) -> std::ops::Range<usize> {
        let start = if zone == 0 {
            0
        } else {
            usize::from(self.ends[zone - 1])
        };
        start..usize::from(self.ends[zone])
    }

    /// The cards of a zone; their order means nothing, nor does that of the deck.
    #[must_use]
    pub fn zone(&self, zone: Zone) -> &[CardId] {
        index(zone).map_or(&[], |zone| &self.list[self.span(zone)])
    }

    /// Whether the deck of both has the same cards in the same order, as far as it is decided.
    pub(crate) fn has_deck_of(&self, other: &Self) -> bool {
        self.layers == other.layers && self.zone(Zone::Baralho) == other.zone(Zone::Baralho)
    }

    fn starts_layer(&self, at: usize) -> bool {
        self.layers[at >> 6] & (1 << (at & 63)) != 0
    }

    fn set_layer(&mut self, at: usize, starts: bool) {
        let bit = 1 << (at & 63);
        if starts {
            self.layers[at >> 6] |= bit;
        } else {
            self.layers[at >> 6] &= !bit;
        }
    }

    /// Where the layer of this place begins.
    fn layer_of(&self, at: usize) -> usize {
        let mut word = at >> 6;
        let mut bits = self.layers[word] & (u64::MAX >> (63 - (at & 63)));
        while bits == 0 {
            if word == 0 {
                return 0;
            }
            word -= 1;
            bits = self.layers[word];
        }
        (word << 6) + 63 - bits.leading_zeros() as usize
    }

    /// Draws the top card into the hand. FAB 1.19.4
    pub fn draw(&mut self, rng: &mut Rng) -> Option<CardId> {
        let top = usize::from(self.ends[0]).checked_sub(1)?;
        self.settle(top, rng);
        self.set_layer(top, false);
        self.ends[0] -= 1;
        Some(self.list[top])
    }

    /// Decides which card of its layer lies at the layer's top place.
    fn settle(&mut self, top: usize, rng: &mut Rng) {
        let start = self.layer_of(top);
        let size = u32::try_from(top + 1 - start).unwrap_or(1);
        self.list.swap(start + rng.below(size) as usize, top);
        self.set_layer(top, true);
    }

    /// Decides the top `n` cards and gives them, the topmost last.
    pub fn top(&mut self, n: usize, rng: &mut Rng) -> &[CardId] {
        let deck = usize::from(self.ends[0]);
        let from = deck.saturating_sub(n);
        for place in (from..deck).rev() {
            self.settle(place, rng);
        }
        &self.list[from..deck]
    }

    /// One layer again: every order is equally likely.
    pub fn shuffle(&mut self) {
        self.layers = [u64::from(self.ends[0] > 0), 0, 0, 0, 0];
    }

    /// Takes one card out of a zone; whether there was one.
    pub fn take(&mut self, zone: Zone, card: CardId) -> bool {
        let Some(zone) = index(zone) else {
            return false;
        };
        let span = self.span(zone);
        let Some(offset) = self.list[span.clone()]
            .iter()
            .position(|other| *other == card)
        else {
            return false;
        };
        let at = span.start + offset;
        if zone == 0 {
            self.take_from_deck(at);
        } else {
            self.list[at] = self.list[span.end - 1];
            self.close(span.end - 1, zone);
        }
        true
    }

    /// The hole at the end of a zone moves to the end of the list.
    fn close(&mut self, mut hole: usize, zone: usize) {
        for next in zone..4 {
            let last = usize::from(self.ends[next]) - 1;
            self.list[hole] = self.list[last];
            hole = last;
            self.ends[next] -= 1;
        }
    }

    fn take_from_deck(&mut self, at: usize) {
        let deck = usize::from(self.ends[0]);
        let end = (at + 1..deck)
            .find(|place| self.starts_layer(*place))
            .unwrap_or(deck);
        let alone = self.layer_of(at) == at && end == at + 1;
        self.list[at] = self.list[end - 1];
        let len = self.len();
        self.list.copy_within(end..len, end - 1);
        if alone {
            self.set_layer(at, false);
        }
        for place in end..deck {
            let starts = self.starts_layer(place);
            self.set_layer(place - 1, starts);
            self.set_layer(place, false);
        }
        for end in &mut self.ends {
            *end -= 1;
        }
    }

    /// Adds a card to the hand, the Descarte or the Degredo; to the deck it goes on top.
    pub fn add(&mut self, zone: Zone, card: CardId) {
        let Some(zone) = index(zone).filter(|_| self.len() < ROOM) else {
            return;
        };
        if zone == 0 {
            let (deck, len) = (usize::from(self.ends[0]), self.len());
            self.list.copy_within(deck..len, deck + 1);
            self.list[deck] = card;
            self.set_layer(deck, true);
            for end in &mut self.ends {
                *end += 1;
            }
            return;
        }
        let mut hole = self.len();
        for next in (zone..4).rev() {
            self.ends[next] += 1;
            let start = usize::from(self.ends[next - 1]);
            if next > zone {
                self.list[hole] = self.list[start];
                hole = start;
            }
        }
        self.list[hole] = card;
    }

    /// Puts cards on the bottom in random order: one more layer below the others. FAB 1.4.4
    pub fn add_to_bottom(&mut self, cards: &[CardId]) {
        let (count, len) = (cards.len(), self.len());
        if count == 0 || len + count > ROOM {
            return;
        }
        self.list.copy_within(0..len, count);
        self.list[..count].copy_from_slice(cards);
        for place in (0..usize::from(self.ends[0])).rev() {
            let starts = self.starts_layer(place);
            self.set_layer(place + count, starts);
            self.set_layer(place, false);
        }
        self.set_layer(0, true);
        for end in &mut self.ends {
            *end += u16::try_from(count).unwrap_or(0);
        }
    }

    /// Puts a card on the bottom: below everything, or in no order with what lies there. FAB 1.4.4
    pub fn put_under(&mut self, card: CardId, joins: bool) {
        self.add_to_bottom(&[card]);
        if joins && self.ends[0] > 1 {
            self.set_layer(1, false);
        }
    }

    /// Another arrangement of what others cannot see: the deck and the hand; what an announcement or
    /// a resolving effect has named already stays where it is.
    pub(crate) fn rearrange(&mut self, named: &[(Zone, CardId)], rng: &mut Rng) {
        let mut free = [true; ROOM];
        for (zone, card) in named {
            let span = index(*zone).map_or(0..0, |zone| self.span(zone));
            if let Some(at) = span
                .into_iter()
                .find(|at| free[*at] && self.list[*at] == *card)
            {
                free[at] = false;
            }
        }
        let mut places = [0_usize; ROOM];
        let mut count = 0;
        for place in (0..usize::from(self.ends[1])).filter(|place| free[*place]) {
            places[count] = place;
            count += 1;
        }
        for i in (1..count).rev() {
            let j = rng.below(u32::try_from(i + 1).unwrap_or(1)) as usize;
            self.list.swap(places[i], places[j]);
        }
    }

    /// Exchanges a hidden card for one of the deck or hand that could lie in its place.
    pub(crate) fn exchange(
        &mut self,
        card: CardId,
        fits: impl Fn(CardId) -> bool,
        rng: &mut Rng,
    ) -> CardId {
        let hidden = usize::from(self.ends[1]);
        let start = rng.below(u32::from(self.ends[1]).max(1)) as usize;
        let found = (0..hidden)
            .map(|i| (start + i) % hidden)
            .find(|at| fits(self.list[*at]));
        found.map_or(card, |at| std::mem::replace(&mut self.list[at], card))
    }

    /// Empties every zone: the owner is out of the game.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// How many layers the deck has.
    #[must_use]
    pub fn layers(&self) -> u32 {
        self.layers.iter().map(|word| word.count_ones()).sum()
    }
}
