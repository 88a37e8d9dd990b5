//! A format as data: what a deck may be, and how a game of it begins and goes on.
//!
//! Every figure names its sources. What no source states is absent, never invented.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Stated, Text};

mod change;
mod deck;
mod hero;
mod play;

pub use change::{
    Change, CopyChange, Limited, ListChange, Period, PositionChange, read_day, read_maybe_day,
};
pub use deck::{CardList, CopyKey, CopyLimit, Demand, Position};
pub use hero::Hero;
pub use play::{DeckOut, Draw, FirstTurn, Life, Mulligan, Resources, SetAside};

/// The id of a format: the game's code, a hyphen and a slug, such as `fab-padrao`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FormatId(pub String);

impl fmt::Display for FormatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A way to play a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// The format's id.
    pub id: FormatId,
    /// The game that it belongs to.
    pub game: Game,
    /// How players call it.
    pub name: Text,
    /// What sets it apart, in a sentence or two.
    pub summary: Text,
    /// When it holds; absent where no source gives a date.
    pub in_force: Option<Stated<Period>>,
    /// The lists that a deck is made of.
    pub lists: Vec<CardList>,
    /// How many copies of one card are allowed. Of several limits that fit a card the last one decides.
    #[serde(default)]
    pub copies: Vec<CopyLimit>,
    /// The lists in which copies are counted together; the whole deck if absent.
    pub copies_across: Option<Stated<Vec<String>>>,
    /// Further demands on the deck as a whole.
    #[serde(default)]
    pub demands: Vec<Stated<Demand>>,
    /// What a hero may be and carry; only Apoteose has heroes.
    pub hero: Option<Hero>,
    /// What changes from a date on, oldest first.
    #[serde(default)]
    pub changes: Vec<Change>,
    /// Cards in the opening hand.
    pub opening_hand: Option<Stated<u32>>,
    /// What a player may do with a bad opening hand.
    pub mulligan: Option<Stated<Mulligan>>,
    /// How the first turn differs.
    pub first_turn: Option<Stated<FirstTurn>>,
    /// What a player draws each turn.
    pub draw: Option<Stated<Draw>>,
    /// How many cards a hand may keep when the turn's rules look at it; null where the sources say
    /// that there is no limit.
    pub keep: Option<Stated<Option<u32>>>,
    /// Resources of each turn.
    pub resources: Option<Resources>,
    /// Life or resistance at the start.
    #[serde(default)]
    pub life: Vec<Life>,
    /// Cards of the shuffled deck that are set aside before the game.
    #[serde(default)]
    pub set_aside: Vec<SetAside>,
    /// What happens when a deck runs out.
    pub deck_out: Option<Stated<DeckOut>>,
    /// What a reader would look for here and no source states.
    #[serde(default)]
    pub not_stated: Vec<Text>,
}
