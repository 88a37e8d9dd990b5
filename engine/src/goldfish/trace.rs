//! What happened in one game: plain numbers in fixed places, copied without the heap.

use tinyvec::ArrayVec;

use crate::fabula::CardId;

mod watch;

pub(super) use watch::Watch;

/// The most own turns of a trace.
pub const MAX_TURNS: u8 = 40;

/// How many cards of a list a trace names; of longer lists it knows the number too.
pub const LISTED: usize = 24;

/// The turn by which a game is a brick or not; shorter games are not asked.
pub const BRICK_BY: u8 = 2;

/// A list of cards: the first [`LISTED`] of them, and how many there were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct CardList {
    named: ArrayVec<[CardId; LISTED]>,
    count: u16,
}

impl CardList {
    /// The cards; those beyond [`LISTED`] are only counted.
    #[must_use]
    pub fn cards(&self) -> &[CardId] {
        &self.named
    }

    /// How many there were.
    #[must_use]
    pub const fn count(&self) -> u16 {
        self.count
    }

    pub(super) fn push(&mut self, card: CardId) {
        self.count = self.count.saturating_add(1);
        let _ = self.named.try_push(card);
    }

    /// Takes one card out, wherever it is.
    pub(super) fn take(&mut self, card: CardId) {
        if let Some(at) = self.named.iter().position(|other| *other == card) {
            self.named.remove(at);
            self.count -= 1;
        }
    }

    pub(super) fn sort(&mut self) {
        self.named.sort_unstable();
    }

    /// A hand: its cards by number.
    pub(super) fn hand(cards: &[CardId]) -> Self {
        let mut list = Self::default();
        for card in cards {
            list.push(*card);
        }
        list.sort();
        list
    }
}

/// One own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Turn {
    /// Cards drawn, in the Compra and by effects, in order.
    pub drawn: CardList,
    /// Cards played, in order; what an effect plays too.
    pub played: CardList,
    /// Cards discarded because the hand was too large, in order. FAB 4.2.5
    pub discarded: CardList,
    /// The hand at the end, by number; empty once the player is out.
    pub hand: CardList,
    /// Resources of the turn: its own value, and what effects gave and took. FAB 1.7.2c
    pub resources: u16,
    /// Of these, what cards cost.
    pub on_cards: u16,
    /// What it cost to unturn permanents. FAB 1.16.3c
    pub on_restoring: u16,
    /// What abilities and attaching cost.
    pub on_abilities: u16,
    /// What was left at the end.
    pub wasted: u16,
    /// Damage dealt to the opponent's bases; what was more than a base had left does not count.
    pub damage: u16,
    /// Influência of the Aliados that influenced, as they were turned.
    pub influence: u16,
    /// Bases that the opponent has lost so far.
    pub bases: u16,
    /// Own cards in play at the end, the five bases and Fichas apart.
    pub field: u16,
    /// Cards in the deck, the Descarte and the Degredo at the end.
    pub deck: u16,
    /// See `deck`.
    pub discard: u16,
    /// See `deck`.
    pub exile: u16,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = GoldfishHow))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// The opponent's Centro was destroyed.
    Offence,
    /// The opponent's Centro was taken.
    Influence,
    /// A card said that this player wins. FAB 1.5.2a
    Card,
    /// The deck was exhausted. FAB 1.5.3a
    DeckOut,
    /// Lost or drawn in another way: the own Centro fell, a loop.
    Other,
}

impl How {
    /// Every way, in order.
    pub const ALL: [Self; 5] = [
        Self::Offence,
        Self::Influence,
        Self::Card,
        Self::DeckOut,
        Self::Other,
    ];
}

/// The end of a game, if it came in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct End {
    /// In which own turn, counted from one; zero is before the first.
    pub turn: u8,
    /// How.
    pub how: How,
}

/// One game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trace {
    /// The opening hand, by number. FAB 1.4.3
    pub opening: CardList,
    /// The hand after the mulligan, by number. FAB 1.4.4
    pub kept: CardList,
    turns: ArrayVec<[Turn; MAX_TURNS as usize]>,
    /// How it ended, if it did.
    pub end: Option<End>,
}

impl Trace {
    /// The own turns that were played, the one in which the game ended included.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// A brick: no card is played on turns one and two.
    #[must_use]
    pub fn is_brick(&self) -> bool {
        let mut early = self.turns.iter().take(BRICK_BY.into());
        early.all(|turn| turn.played.count() == 0)
    }

    /// Empties it; what is beyond the last turn is never looked at.
    pub(super) fn clear(&mut self) {
        (self.opening, self.kept) = (CardList::default(), CardList::default());
        self.turns.clear();
        self.end = None;
    }

    /// A number that differs for different traces, the same on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        self.each_number(|number| {
            for byte in number.to_le_bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        });
        hash
    }

    /// Everything in it as numbers, in a fixed order.
    fn each_number(&self, mut tell: impl FnMut(u16)) {
        let list = |list: &CardList, tell: &mut dyn FnMut(u16)| {
            tell(list.count);
            list.named.iter().for_each(|card| tell(card.0));
        };
        list(&self.opening, &mut tell);
        list(&self.kept, &mut tell);
        for turn in &self.turns {
            for cards in [&turn.drawn, &turn.played, &turn.discarded, &turn.hand] {
                list(cards, &mut tell);
            }
            turn.numbers().into_iter().for_each(&mut tell);
        }
        let end = self
            .end
            .map_or([0, 0], |end| [u16::from(end.turn), end.how as u16 + 1]);
        end.into_iter().for_each(tell);
    }
}

impl Turn {
    const fn numbers(&self) -> [u16; 12] {
        [
            self.resources,
            self.on_cards,
            self.on_restoring,
            self.on_abilities,
            self.wasted,
            self.damage,
            self.influence,
            self.bases,
            self.field,
            self.deck,
            self.discard,
            self.exile,
        ]
    }
}
