//! What construction sees of a card. The rules are the same for every game ([`crate::deck`]); their
//! numbers and names come with the format (DD-K1 to DD-K4). Types and elements mix freely: DD-K5, DD-K6.

use super::{Card, CardType};
use crate::Game;
use crate::deck::pool::own_fields;
use crate::deck::{Facts, Printed};

impl Printed for Card {
    const GAME: Game = Game::Dominions;

    own_fields!();

    fn misplaced(&self) -> Vec<&'static str> {
        Self::misplaced(self)
    }

    fn facts(&self) -> Facts {
        Facts {
            kind: self.kind as u8,
            marks: u8::from(self.unique),
            token: self.kind == CardType::Token,
            ..Facts::default()
        }
    }
}
