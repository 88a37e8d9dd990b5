//! The numbers that a format gives a game.

use crate::format::{Draw, FirstTurn, Format, Mulligan};
use crate::{Game, Stated};

/// The numbers of a game. DD-R1, DD-R8
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayRules {
    /// Cards that RECYCLE begins with.
    pub opening_hand: u16,
    /// Whether cards of the opening hand may be discarded in RECYCLE.
    pub recycle: bool,
    /// Whether the starting player skips the first DRAW.
    pub starter_skips_draw: bool,
    /// DRAW fills the hand up to so many cards.
    pub draw_to: u16,
    /// Cards of each type that may be spawned in a turn.
    pub spawns_per_type: u8,
    /// The life of a Domain. DD-R1
    pub domain: u16,
}

/// A format that a game cannot be played by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnknownRules {
    /// It is a format of another game.
    #[error("the format belongs to another game")]
    OtherGame,
    /// It does not state this, or not as this game has it.
    #[error("the format does not state {0}")]
    NotStated(&'static str),
}

impl PlayRules {
    /// The numbers of a format.
    pub fn of(format: &Format) -> Result<Self, UnknownRules> {
        if format.game != Game::Dominions {
            return Err(UnknownRules::OtherGame);
        }
        let missing = UnknownRules::NotStated;
        let spawns = format.resources.as_ref();
        let spawns = spawns.and_then(|it| it.spawns_per_type.as_ref());
        let domain = format.life.iter().find(|life| life.of == "dominio");
        let draw = format.draw.as_ref().map(|it| it.value);
        let Some(Draw::UpTo { cards: draw_to }) = draw else {
            return Err(missing("draw"));
        };
        let skips = format.first_turn.as_ref().map(|it| it.value);
        let recycle = format.mulligan.as_ref().map(|it| it.value);
        Ok(Self {
            opening_hand: small(format.opening_hand.as_ref()).ok_or(missing("opening_hand"))?,
            recycle: recycle == Some(Mulligan::DiscardWithoutRedraw),
            starter_skips_draw: skips == Some(FirstTurn::StarterSkipsDraw),
            draw_to: u16::try_from(draw_to).map_err(|_| missing("draw"))?,
            spawns_per_type: small(spawns)
                .and_then(|n| u8::try_from(n).ok())
                .ok_or(missing("spawns_per_type"))?,
            domain: small(domain.map(|life| &life.at_start)).ok_or(missing("life"))?,
        })
    }
}

fn small(stated: Option<&Stated<u32>>) -> Option<u16> {
    stated.and_then(|it| u16::try_from(it.value).ok())
}
