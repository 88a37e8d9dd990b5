//! Decks of all games that nobody would play.

use fabulario_cards::Catalogue;
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use proptest::prelude::*;

/// Decks of the cards of a catalogue; in Apoteose, some cards have attachments.
pub fn decks(catalogue: &'static Catalogue) -> impl Strategy<Value = Deck> {
    prop::sample::select(Game::ALL.to_vec()).prop_flat_map(move |game| {
        let lines = prop::collection::vec(line(catalogue, game), 0..40);
        lines.prop_map(move |lines| Deck { game, lines })
    })
}

fn line(catalogue: &'static Catalogue, game: Game) -> impl Strategy<Value = DeckLine> {
    let all = catalogue.cards().iter().enumerate();
    let cards: Vec<usize> = all
        .filter(|(_, card)| card.game == game)
        .map(|(place, _)| place)
        .collect();
    let sections = Section::of(game).iter().copied();
    let sections: Vec<Section> = sections.filter(|it| *it != Section::Anexos).collect();
    let card = prop::sample::select(cards);
    let copies = || prop_oneof![9 => 1_u32..=4, 1 => 1..=Deck::MOST_COPIES];
    let most = if game == Game::Apoteose { 3 } else { 0 };
    let attached = prop::collection::vec((card.clone(), copies()), 0..=most);
    let section = prop::sample::select(sections);
    (section, card, copies(), attached).prop_map(|(section, card, copies, attached)| DeckLine {
        section,
        card,
        copies: if attached.is_empty() { copies } else { 1 },
        attached,
    })
}
