//! What of a card of a deck decides anything on the table.

use super::{ActionKind, Card, CardType, Energy, Price, World};
use crate::pile::{self, Dealt, Kind, SetupError};
use tinyvec::ArrayVec;

/// A deck of Multiversity Conquest.
pub type Deck = pile::Deck<Card>;

/// The most actions of a character that are played; the rules know two.
pub const MOST_ACTIONS: usize = 4;

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
pub struct Numbers {
    pub(crate) kind: CardType,
    pub(crate) world: Option<World>,
    pub(crate) life: u8,
    pub(crate) prismatic: bool,
    pub(crate) gives: u8,
    pub(crate) price: Price,
    pub(crate) actions: ArrayVec<[Ability; MOST_ACTIONS]>,
}

impl Numbers {
    /// What an energy gives a character: a Prismática all of it only to one of its type. MVC-M6
    pub(crate) fn gives_to(&self, character: &Self) -> u16 {
        let other = self.prismatic && self.world != character.world;
        u16::from(if other { self.gives.min(1) } else { self.gives })
    }
}

impl Dealt for Card {
    type Numbers = Numbers;

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn numbers(&self) -> Result<Numbers, SetupError> {
        if self.actions.len() > MOST_ACTIONS {
            return Err(SetupError::Actions {
                card: self.name.clone(),
                most: MOST_ACTIONS,
            });
        }
        let prismatic = self.energy == Some(Energy::Prismatica);
        let gives = self.gives.unwrap_or(if prismatic { 2 } else { 1 });
        Ok(Numbers {
            kind: self.kind,
            world: self.world,
            life: self.life.unwrap_or(0),
            prismatic,
            gives: if self.is_burdened() { 1 } else { gives },
            price: self.price,
            actions: self
                .actions
                .iter()
                .map(|it| Ability {
                    kind: it.kind,
                    cost: it.cost,
                })
                .collect(),
        })
    }
}

impl Deck {
    pub(crate) fn numbers(&self, kind: Kind) -> Option<&Numbers> {
        self.known(kind)
    }

    /// Whether a card is of a type.
    pub(crate) fn is(&self, kind: Kind, of: CardType) -> bool {
        self.numbers(kind).is_some_and(|it| it.kind == of)
    }
}
