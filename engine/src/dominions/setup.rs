//! A deck before the game: its different cards, and how many of each.

use super::piece::{Piece, SpawnType};
use super::{Activation, CardType};
use crate::pile::{Kind, MAX_DECK, Pile};

/// Why a deck cannot play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The cap of this engine.
    #[error("{0} cards: at most {MAX_DECK} are supported")]
    DeckTooLarge(usize),
    /// DD-K4
    #[error("{0} is a Token, which no deck holds (DD-K4)")]
    Token(String),
    /// Two cards under one id.
    #[error("{0} stands for two different cards")]
    Ambiguous(String),
}

/// What of a card decides anything on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Numbers {
    /// The type.
    pub kind: SpawnType,
    /// Spawned, or an INSTANT, which is not.
    pub spawned: bool,
    pub atk: u16,
    pub dash: bool,
    pub fly: bool,
}

/// A deck: whether it is legal is another question. The order of its list means nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    pieces: Vec<Piece>,
    numbers: Vec<Numbers>,
    copies: Vec<u16>,
    pile: Pile,
}

impl Deck {
    /// A deck of cards with their copies, or everything that is wrong with it.
    pub fn new(cards: impl IntoIterator<Item = (Piece, u32)>) -> Result<Self, Vec<SetupError>> {
        let mut list: Vec<(Piece, u32)> = cards.into_iter().collect();
        list.retain(|(_, copies)| *copies > 0);
        list.sort_by(|(one, _), (other, _)| one.id.cmp(&other.id));
        let mut wrong = Vec::new();
        let many: u64 = list.iter().map(|(_, copies)| u64::from(*copies)).sum();
        let many = usize::try_from(many).unwrap_or(usize::MAX);
        if many > MAX_DECK {
            return Err(vec![SetupError::DeckTooLarge(many)]);
        }
        let mut deck = Self {
            pieces: Vec::new(),
            numbers: Vec::new(),
            copies: Vec::new(),
            pile: Pile::default(),
        };
        for (piece, copies) in list {
            let copies = u16::try_from(copies).unwrap_or(u16::MAX);
            match (deck.pieces.last(), deck.copies.last_mut()) {
                (Some(before), Some(many)) if *before == piece => {
                    *many += copies;
                    continue;
                }
                (Some(before), _) if before.id == piece.id => {
                    wrong.push(SetupError::Ambiguous(piece.id.clone()));
                }
                _ => {}
            }
            let Some(kind) = piece.spawn_type() else {
                wrong.push(SetupError::Token(piece.name.clone()));
                continue;
            };
            deck.numbers.push(Numbers {
                kind,
                spawned: piece.activation != Some(Activation::Instant)
                    || piece.kind != CardType::Artefato,
                atk: piece.atk.unwrap_or(0),
                dash: piece.has("dash"),
                fly: piece.has("fly"),
            });
            deck.pieces.push(piece);
            deck.copies.push(copies);
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
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
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
        let place = self.pieces.iter().position(|piece| piece.id == id)?;
        u16::try_from(place).ok().map(Kind)
    }

    /// A card; none if the number is of another deck.
    #[must_use]
    pub fn piece(&self, kind: Kind) -> Option<&Piece> {
        self.pieces.get(kind.place())
    }

    pub(crate) const fn pile(&self) -> &Pile {
        &self.pile
    }

    /// What decides on the table; a number of another deck is an INSTANT, which does nothing.
    pub(crate) fn numbers(&self, kind: Kind) -> Numbers {
        self.numbers.get(kind.place()).copied().unwrap_or(Numbers {
            kind: SpawnType::Artefato,
            spawned: false,
            atk: 0,
            dash: false,
            fly: false,
        })
    }
}
