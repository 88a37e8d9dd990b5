//! The parts of a deck, in the words of the four games.

use serde::{Deserialize, Serialize};

use super::Word;
use crate::Game;

/// A part of a deck: where a line of a list stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// The cards that are shuffled.
    Main,
    /// Fábula: the four outer bases.
    Arredores,
    /// Fábula: the inner base.
    Centro,
    /// Fábula: cards and bases that may be swapped in between games.
    Reserve,
    /// Multiversity: cards that may be swapped in between games.
    Sideboard,
    /// Apoteose: the hero's house.
    Casa,
    /// Apoteose: the hero's classes.
    Classes,
    /// Apoteose: the hero's entity.
    Ente,
    /// Apoteose: Items on the table.
    Equipamento,
    /// Apoteose: Habilidades on the table.
    Memento,
    /// Apoteose: Companheiros on the table.
    Suporte,
    /// Apoteose: what the hero carries.
    Inventario,
    /// Apoteose: cards attached to other cards.
    Anexos,
    /// Cards beside a deck of any game that may come in some day. They are no part of it: nothing judges, counts or
    /// plays them.
    Maybe,
}

impl Section {
    /// How many sections there are in all games.
    pub const COUNT: usize = 14;

    /// The sections of a game's decks, in the order in which they are shown; what stands beside a deck is none of them.
    #[must_use]
    pub const fn of(game: Game) -> &'static [Self] {
        match game {
            Game::Fabula => &[Self::Main, Self::Arredores, Self::Centro, Self::Reserve],
            Game::Dominions => &[Self::Main],
            Game::Multiversity => &[Self::Main, Self::Sideboard],
            Game::Apoteose => &[
                Self::Casa,
                Self::Classes,
                Self::Ente,
                Self::Equipamento,
                Self::Memento,
                Self::Suporte,
                Self::Inventario,
                Self::Anexos,
            ],
        }
    }

    /// The id of the format's list that it belongs to, and the position inside it.
    #[must_use]
    pub const fn list(self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::Arredores => ("bases", Some("arredor")),
            Self::Centro => ("bases", Some("centro")),
            other => (other.word().id, None),
        }
    }

    /// Whether its cards wait outside the deck. FAB 1.4.1a, MVC-M8
    #[must_use]
    pub const fn is_aside(self) -> bool {
        matches!(self, Self::Reserve | Self::Sideboard)
    }

    /// Its bit in a set of sections.
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// How data and players call it.
    #[must_use]
    pub const fn word(self) -> Word {
        let (id, pt, en) = match self {
            Self::Main => ("main", "baralho principal", "main deck"),
            Self::Arredores => ("arredores", "Arredores", "Arredores"),
            Self::Centro => ("centro", "Centro", "Centro"),
            Self::Reserve => ("reserve", "reserva", "reserve"),
            Self::Sideboard => ("sideboard", "sideboard", "sideboard"),
            Self::Casa => ("casa", "Casa", "House"),
            Self::Classes => ("classes", "Classes", "Classes"),
            Self::Ente => ("ente", "Ente", "Entity"),
            Self::Equipamento => ("equipamento", "Equipamento", "Equipment"),
            Self::Memento => ("memento", "Memento", "Memento"),
            Self::Suporte => ("suporte", "Suporte", "Support"),
            Self::Inventario => ("inventario", "inventário", "inventory"),
            Self::Anexos => ("anexos", "anexos", "attachments"),
            Self::Maybe => ("maybe", "talvez", "maybe"),
        };
        Word { id, pt, en }
    }
}
