//! The statistics of one ready deck of each game, whole.

use fabulario_engine::Lang;

use super::{one_of_each, stats};

#[test]
fn a_ready_deck_of_each_game() {
    for (name, deck) in one_of_each() {
        let lang = match deck.lines.len() % 2 {
            0 => Lang::Pt,
            _ => Lang::En,
        };
        insta::assert_json_snapshot!(name, stats(&deck, lang));
    }
}
