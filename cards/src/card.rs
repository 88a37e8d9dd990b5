//! A card of any game: what all of them share, and what its game prints on it.

use std::sync::Arc;

use fabulario_engine::Game;
use fabulario_engine::fabula::CardId;

use crate::sheet::Sheet;
use crate::{apoteose, dominions, multiversity};

/// A card, or a token.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its game.
    pub game: Game,
    /// Id, names, flavour, printings, rulings.
    pub sheet: Arc<Sheet>,
    /// What its game prints on it.
    pub print: Print,
    /// Whether it is made by effects and in no deck.
    pub token: bool,
    /// Its entry as it is written: JSON.
    pub body: Arc<str>,
}

/// What a game prints on a card.
#[derive(Debug, Clone)]
pub enum Print {
    /// Its number in the table of the Fábula library.
    Fabula(CardId),
    /// Dimensional Dominions.
    Dominions(Box<dominions::Print>),
    /// Multiversity Conquest.
    Multiversity(Box<multiversity::Print>),
    /// Apoteose.
    Apoteose(Box<apoteose::Print>),
}
