//! A deck before the game: its different cards, and how many of each.

use super::{Kind, MAX_DECK, Pile};

/// Why a deck cannot play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The cap of this engine.
    #[error("{0} cards: at most {MAX_DECK} are supported")]
    DeckTooLarge(usize),
    /// Two cards under one id.
    #[error("{0} stands for two different cards")]
    Ambiguous(String),
    /// DD-K4
    #[error("{0} is a Token, which no deck holds (DD-K4)")]
    Token(String),
    /// More actions than a character has.
    #[error("{card} has more than {most} actions")]
    Actions {
        /// Its name.
        card: String,
        /// What the engine supports.
        most: usize,
    },
}

/// A card of a deck that plays alone.
pub trait Dealt: PartialEq {
    /// What of it decides anything on the table.
    type Numbers;

    /// What tells it from all others.
    fn id(&self) -> &str;

    /// Its name.
    fn name(&self) -> &str;

    /// What of it decides anything on the table, or why no deck plays with it.
    fn numbers(&self) -> Result<Self::Numbers, SetupError>;
}

/// A deck: whether it is legal is another question. The order of its list means nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck<C: Dealt> {
    cards: Vec<C>,
    numbers: Vec<C::Numbers>,
    copies: Vec<u16>,
    pile: Pile,
}

impl<C: Dealt> Deck<C> {
    /// A deck of cards with their copies, or everything that is wrong with it.
    pub fn new(cards: impl IntoIterator<Item = (C, u32)>) -> Result<Self, Vec<SetupError>> {
        let mut list: Vec<(C, u32)> = cards.into_iter().collect();
        list.retain(|(_, copies)| *copies > 0);
        list.sort_by(|(one, _), (other, _)| one.id().cmp(other.id()));
        let many: u64 = list.iter().map(|(_, copies)| u64::from(*copies)).sum();
        let many = usize::try_from(many).unwrap_or(usize::MAX);
        if many > MAX_DECK {
            return Err(vec![SetupError::DeckTooLarge(many)]);
        }
        let mut wrong = Vec::new();
        let mut deck = Self {
            cards: Vec::new(),
            numbers: Vec::new(),
            copies: Vec::new(),
            pile: Pile::default(),
        };
        for (card, copies) in list {
            let copies = u16::try_from(copies).unwrap_or(u16::MAX);
            match (deck.cards.last(), deck.copies.last_mut()) {
                (Some(before), Some(many)) if *before == card => {
                    *many += copies;
                    continue;
                }
                (Some(before), _) if before.id() == card.id() => {
                    wrong.push(SetupError::Ambiguous(card.id().to_owned()));
                }
                _ => {}
            }
            match card.numbers() {
                Ok(numbers) => {
                    deck.numbers.push(numbers);
                    deck.cards.push(card);
                    deck.copies.push(copies);
                }
                Err(why) => wrong.push(why),
            }
        }
        deck.pile = Pile::of(&deck.copies);
        if wrong.is_empty() {
            Ok(deck)
        } else {
            Err(wrong)
        }
    }

    /// The different cards, by id: a [`Kind`] is a place in this list.
    #[must_use]
    pub fn cards(&self) -> &[C] {
        &self.cards
    }

    /// How many copies of each.
    #[must_use]
    pub fn copies(&self) -> &[u16] {
        &self.copies
    }

    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pile.len()
    }

    /// Whether it has no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pile.is_empty()
    }

    /// The card of an id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Kind> {
        let place = self.cards.iter().position(|card| card.id() == id)?;
        u16::try_from(place).ok().map(Kind)
    }

    /// A card; none if the number is of another deck.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&C> {
        self.cards.get(kind.place())
    }

    pub(crate) const fn pile(&self) -> &Pile {
        &self.pile
    }

    pub(crate) fn known(&self, kind: Kind) -> Option<&C::Numbers> {
        self.numbers.get(kind.place())
    }
}
