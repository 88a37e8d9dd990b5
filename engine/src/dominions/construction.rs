//! What construction sees of a card. The rules are the same for every game ([`crate::deck`]); their
//! numbers and names come with the format (DD-K1 to DD-K4). Types and elements mix freely: DD-K5, DD-K6.

use super::{Card, CardType};
use crate::Game;
use crate::deck::{Facts, Printed};

impl Printed for Card {
    const GAME: Game = Game::Dominions;

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn sets(&self) -> &[String] {
        &self.sets
    }

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
