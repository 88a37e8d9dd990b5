//! What the sets of Dominions, Multiversity and Apoteose hold, counted, and what every printed card has.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fabulario_cards::card::Print;
use fabulario_cards::effect::Deed;
use fabulario_cards::words::Words;
use fabulario_cards::{Card, Catalogue, Files};
use fabulario_engine::Game;

mod apoteose;
mod citations;
mod decks;
mod dominions;
mod multiversity;
mod printings;
mod refused;
mod said;

const GAMES: [Game; 3] = [Game::Dominions, Game::Multiversity, Game::Apoteose];

static CATALOG: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"))
});

/// The cards of a game, without its tokens.
fn cards(game: Game) -> impl Iterator<Item = &'static Card> {
    let cards = CATALOG.cards().iter();
    cards.filter(move |card| card.game == game && !card.token)
}

/// The cards and tokens of the three games.
fn everything() -> impl Iterator<Item = &'static Card> {
    let cards = CATALOG.cards().iter();
    cards.filter(|card| card.game != Game::Fabula)
}

/// How often each value stands in a list.
fn tally<T: Ord>(values: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut tally = BTreeMap::new();
    for value in values {
        *tally.entry(value).or_default() += 1;
    }
    tally
}

/// What is printed as effects and actions: each text with what it does.
fn told(card: &Card) -> Vec<(&Words, &[Deed])> {
    match &card.print {
        Print::Fabula(_) => Vec::new(),
        Print::Dominions(print) => {
            let effects = print.effects();
            effects.map(|(_, it)| (&it.text, &*it.does)).collect()
        }
        Print::Multiversity(print) => {
            let actions = print.actions.iter().map(|it| (&it.text, &*it.does));
            let effects = print.effects.iter().map(|it| (&it.text, &*it.does));
            actions.chain(effects).collect()
        }
        Print::Apoteose(print) => {
            let effects = print.effects.iter();
            effects.map(|it| (&it.text, &*it.does)).collect()
        }
    }
}

/// Every deed of the cards and tokens of a game.
fn deeds(game: Game) -> impl Iterator<Item = &'static Deed> {
    let cards = everything().filter(move |card| card.game == game);
    cards.flat_map(told).flat_map(|(_, does)| does)
}
