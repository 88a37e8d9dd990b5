//! The numbers that a format gives a game, and those that both editions share.

use crate::format::{Draw, FirstTurn, Format, Mulligan};
use crate::{Game, Stated};

/// The positions of characters: one main position and three of the team.
pub const POSITIONS: usize = 4;
/// Characters that may be played on the first turn.
pub const FIRST_CHARACTERS: u8 = 4;
/// Characters that may be played on a later turn.
pub const CHARACTERS: u8 = 1;
/// Stones that are set aside unless the players agree on another number. MVC-C2
pub const STONES: u16 = 6;

/// The numbers of a game. MVC-C2, MVC-C11, MVC-C13
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayRules {
    /// Cards of the shuffled deck that are set aside, unseen. MVC-C2
    pub stones: u16,
    /// Cards in the opening hand.
    pub opening_hand: u16,
    /// Whether a hand may be shuffled back.
    pub mulligan: bool,
    /// Cards drawn on the own first turn. MVC-C13
    pub first_draw: u16,
    /// Cards drawn on a later turn.
    pub draw: u16,
    /// Cards that the Limpeza leaves in hand; any number if absent. MVC-C11
    pub keep: Option<u16>,
    /// Energies that may be attached on a later turn.
    pub attach: u8,
    /// Items that may be used in a turn; any number if absent. The rules of 2026 give a third for a discarded card, which
    /// nobody does here.
    pub items: Option<u8>,
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
    /// Too few or too many stones.
    #[error("{stones} Reward Stones: {min} to {max} are allowed (MVC-C2)")]
    Stones {
        /// How many.
        stones: u16,
        /// The fewest.
        min: u16,
        /// The most.
        max: u16,
    },
}

impl PlayRules {
    /// The numbers of a format with six stones, or as near to that as it allows. MVC-C2
    pub fn of(format: &Format) -> Result<Self, UnknownRules> {
        let (min, max) = stones(format)?;
        Self::with_stones(format, STONES.clamp(min, max.max(min)))
    }

    /// The numbers of a format with so many stones.
    pub fn with_stones(format: &Format, given: u16) -> Result<Self, UnknownRules> {
        let missing = UnknownRules::NotStated;
        let (min, max) = stones(format)?;
        if !(min..=max).contains(&given) {
            return Err(UnknownRules::Stones {
                stones: given,
                min,
                max,
            });
        }
        let number = |n: u32, what| u16::try_from(n).map_err(|_| missing(what));
        let draw = format.draw.as_ref().map(|it| it.value);
        let Some(Draw::Cards { cards: draw }) = draw else {
            return Err(missing("draw"));
        };
        let first = match format.first_turn.as_ref().map(|it| it.value) {
            Some(FirstTurn::EveryoneDraws { cards }) => cards,
            None => draw,
            Some(FirstTurn::StarterSkipsDraw) => return Err(missing("first_turn")),
        };
        let attach = format.resources.as_ref();
        let attach = attach.and_then(|it| it.attach_per_turn.as_ref());
        let items = format.resources.as_ref();
        let items = items.and_then(|it| it.items_per_turn.as_ref());
        let mulligan = format.mulligan.as_ref().map(|it| it.value);
        let keep = format.keep.as_ref().and_then(|it| it.value);
        Ok(Self {
            stones: given,
            opening_hand: small(format.opening_hand.as_ref()).ok_or(missing("opening_hand"))?,
            mulligan: mulligan == Some(Mulligan::ReshuffleOneFewer),
            first_draw: number(first, "first_turn")?,
            draw: number(draw, "draw")?,
            keep: keep.map(|n| number(n, "keep")).transpose()?,
            attach: small(attach)
                .and_then(|n| u8::try_from(n).ok())
                .ok_or(missing("attach_per_turn"))?,
            items: small(items).and_then(|n| u8::try_from(n).ok()),
        })
    }
}

/// The fewest and the most stones.
fn stones(format: &Format) -> Result<(u16, u16), UnknownRules> {
    if format.game != Game::Multiversity {
        return Err(UnknownRules::OtherGame);
    }
    let stones = format.set_aside.iter().find(|it| it.id == "pedras");
    let ends = stones.map(|it| (small(Some(&it.min)), small(Some(&it.max))));
    match ends {
        Some((Some(min), Some(max))) => Ok((min, max)),
        _ => Err(UnknownRules::NotStated("set_aside")),
    }
}

fn small(stated: Option<&Stated<u32>>) -> Option<u16> {
    stated.and_then(|it| u16::try_from(it.value).ok())
}
