//! What construction sees of a card. The rules are the same for every game ([`crate::deck`]); their
//! numbers and names come with the format (MVC-M1 to MVC-M10). Characters of any type mix freely: MVC-M7.

use super::{Card, Energy};
use crate::Game;
use crate::deck::pool::own_fields;
use crate::deck::{Facts, Printed};

impl Printed for Card {
    const GAME: Game = Game::Multiversity;

    own_fields!();

    /// Versions of a character are different cards. Ruling: MVC-C12
    fn version(&self) -> Option<&str> {
        self.version.as_deref()
    }

    fn misplaced(&self) -> Vec<&'static str> {
        Self::misplaced(self)
    }

    fn facts(&self) -> Facts {
        let basic = self.energy == Some(Energy::Basica);
        // In the order of the game's marks.
        let marks = [
            basic,
            self.energy.is_some() && !basic,
            self.legendary,
            self.epic,
            self.pelotao,
        ];
        Facts {
            kind: self.kind as u8,
            rarity: self.rarity.map(|rarity| rarity as u8),
            marks: (0..)
                .zip(marks)
                .fold(0, |set, (bit, mark)| set | u8::from(mark) << bit),
            ..Facts::default()
        }
    }
}
