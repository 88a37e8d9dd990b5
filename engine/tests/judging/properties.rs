//! What must hold of the judge whatever the deck.

mod adding;
mod copies;
mod hostile;
mod mending;
mod order;
mod repair;
mod swaps;

use proptest::collection::vec;
use proptest::num::u16;
use proptest::test_runner::TestCaseResult;

use super::court::runner;
use super::decks::{Deck, Dice, Made, decks};

/// Tries a property on decks of a game, each with numbers to decide by.
fn holds<C: Made>(property: impl Fn(&Deck<C>, &mut Dice<'_>) -> TestCaseResult) {
    let decks = (decks::<C>(), vec(u16::ANY, 100));
    let tried = runner(5).run(&decks, |(deck, numbers)| {
        property(&deck, &mut Dice::new(&numbers))
    });
    if let Err(failure) = tried {
        panic!("{failure}");
    }
}

/// Tries a property on decks of all games.
macro_rules! in_every_game {
    ($property:ident) => {
        super::holds::<fabulario_engine::fabula::Face>($property);
        super::holds::<fabulario_engine::dominions::Card>($property);
        super::holds::<fabulario_engine::multiversity::Card>($property);
        super::holds::<fabulario_engine::apoteose::Card>($property);
    };
}
use in_every_game;
