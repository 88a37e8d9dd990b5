//! A deck before the game: its different cards, and how many of each.

use super::{ActionKind, Card, CardType, Energy, World};
use crate::pile::{Kind, MAX_DECK, Pile};
use tinyvec::ArrayVec;

/// The most actions of a character that are played; the rules know two.
pub const MOST_ACTIONS: usize = 4;

/// Why a deck cannot play.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The cap of this engine.
    #[error("{0} cards: at most {MAX_DECK} are supported")]
    DeckTooLarge(usize),
    /// Two cards under one id.
    #[error("{0} stands for two different cards")]
    Ambiguous(String),
    /// More actions than a character has.
    #[error("{0} has more than {MOST_ACTIONS} actions")]
    Actions(String),
}

/// An action: what it is, and the energies that must be attached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ability {
    /// What it is.
    pub kind: ActionKind,
    /// The energies.
    pub cost: u8,
}

impl Default for Ability {
    fn default() -> Self {
        Self {
            kind: ActionKind::Passiva,
            cost: 0,
        }
    }
}

/// What of a card decides anything on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub kind: CardType,
    pub world: Option<World>,
    pub life: u8,
    pub prismatic: bool,
    pub gives: u8,
    pub actions: ArrayVec<[Ability; MOST_ACTIONS]>,
}

impl Numbers {
    fn of(card: &Card) -> Self {
        let actions = card.actions.iter().take(MOST_ACTIONS);
        let prismatic = card.energy == Some(Energy::Prismatica);
        Self {
            kind: card.kind,
            world: card.world,
            life: card.life.unwrap_or(0),
            prismatic,
            gives: card.gives.unwrap_or(if prismatic { 2 } else { 1 }),
            actions: actions
                .map(|it| Ability {
                    kind: it.kind,
                    cost: it.cost,
                })
                .collect(),
        }
    }

    /// What an energy gives a character: a Prismática all of it only to one of its type. MVC-M6
    pub fn gives_to(&self, character: &Self) -> u16 {
        let other = self.prismatic && self.world != character.world;
        u16::from(if other { self.gives.min(1) } else { self.gives })
    }
}

/// A deck: whether it is legal is another question. The order of its list means nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    cards: Vec<Card>,
    numbers: Vec<Numbers>,
    copies: Vec<u16>,
    pile: Pile,
}

impl Deck {
    /// A deck of cards with their copies, or everything that is wrong with it.
    pub fn new(cards: impl IntoIterator<Item = (Card, u32)>) -> Result<Self, Vec<SetupError>> {
        let mut list: Vec<(Card, u32)> = cards.into_iter().collect();
        list.retain(|(_, copies)| *copies > 0);
        list.sort_by(|(one, _), (other, _)| one.id.cmp(&other.id));
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
                (Some(before), _) if before.id == card.id => {
                    wrong.push(SetupError::Ambiguous(card.id.clone()));
                }
                _ => {}
            }
            if card.actions.len() > MOST_ACTIONS {
                wrong.push(SetupError::Actions(card.name.clone()));
            }
            deck.numbers.push(Numbers::of(&card));
            deck.cards.push(card);
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
    pub fn cards(&self) -> &[Card] {
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
        let place = self.cards.iter().position(|card| card.id == id)?;
        u16::try_from(place).ok().map(Kind)
    }

    /// A card; none if the number is of another deck.
    #[must_use]
    pub fn card(&self, kind: Kind) -> Option<&Card> {
        self.cards.get(kind.place())
    }

    pub(crate) const fn pile(&self) -> &Pile {
        &self.pile
    }

    pub(crate) fn numbers(&self, kind: Kind) -> Option<&Numbers> {
        self.numbers.get(kind.place())
    }

    /// Whether a card is of a type.
    pub(crate) fn is(&self, kind: Kind, of: CardType) -> bool {
        self.numbers(kind).is_some_and(|it| it.kind == of)
    }
}
