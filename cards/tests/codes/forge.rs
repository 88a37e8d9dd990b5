//! Decks that nobody would play.

use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::WIDE;

/// Cards of a game, tokens left out.
fn cards(game: Game) -> Vec<usize> {
    let cards = WIDE.cards().iter().enumerate();
    let cards = cards.filter(|(_, card)| card.game == game && !card.token);
    cards.map(|(place, _)| place).collect()
}

fn copies() -> impl Strategy<Value = u32> {
    prop_oneof![6 => 1..=3_u32, 2 => 4..=60_u32, 1 => 1..=Deck::MOST_COPIES / 40]
}

/// A deck of any game: any cards anywhere, some of them on several lines.
pub fn deck() -> impl Strategy<Value = Deck> {
    select(Game::ALL.to_vec()).prop_flat_map(|game| {
        let cards = cards(game);
        let sections: Vec<Section> = Section::of(game).to_vec();
        let sections = sections.into_iter().filter(|it| *it != Section::Anexos);
        let card = any::<Index>().prop_map(move |index| *index.get(&cards));
        let attached = proptest::collection::vec((card.clone(), copies()), 1..4);
        let attached = proptest::option::weighted(0.2, attached);
        let section = select(sections.collect::<Vec<_>>());
        let line =
            (section, card, copies(), attached).prop_map(move |(section, card, copies, bears)| {
                let bears = bears.filter(|_| game == Game::Apoteose);
                let attached = bears.unwrap_or_default();
                DeckLine {
                    section,
                    card,
                    copies: if attached.is_empty() { copies } else { 1 },
                    attached,
                }
            });
        let lines = proptest::collection::vec(line, 0..40);
        lines.prop_map(move |lines| Deck { game, lines })
    })
}
