//! What the two judges did not agree on, in the smallest decks that show it.

use fabulario_engine::deck::Section::{self, Casa, Classes, Equipamento, Main, Sideboard};
use fabulario_engine::{apoteose, dominions, multiversity};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::court::judged;
use super::decks::{Deck, Made};

/// The codes of all findings on these cards in these lines.
fn codes<C: Made + DeserializeOwned>(
    format: &str,
    cards: Value,
    lines: &[(Section, &str, usize)],
) -> Vec<String> {
    let mut deck: Deck<C> = Deck::new();
    deck.cards = serde_json::from_value(cards).unwrap();
    for (section, card, copies) in lines {
        deck.line(*section, card, *copies);
    }
    judged(&deck, format)
        .1
        .into_iter()
        .map(|one| one.code)
        .collect()
}

#[test]
fn issue_a_token_is_wrong_once_however_many_copies_there_are() {
    let cards = json!([{"id": "cinza", "name": "Cinza", "type": "token"}]);
    let codes = codes::<dominions::Card>("dd-padrao", cards, &[(Main, "cinza", 3)]);
    assert_eq!(codes, ["too_few_cards", "token_in_deck"]);
}

/// A Farol that is an Épica, and another version that is none, named so that either may come first.
fn two_lights(epic: &str, plain: &str) -> Value {
    json!([
        {"id": "epica", "name": "Farol", "version": epic, "type": "item", "epic": true},
        {"id": "comum", "name": "Farol", "version": plain, "type": "item"},
    ])
}

#[test]
fn issue_the_names_of_versions_do_not_decide_how_many_there_may_be() {
    let lines = [(Main, "epica", 1), (Main, "comum", 1)];
    for cards in [two_lights("v1", "v2"), two_lights("v2", "v1")] {
        let codes = codes::<multiversity::Card>("mvc-2026", cards, &lines);
        assert!(
            !codes.iter().any(|code| code == "many_versions"),
            "{codes:?}"
        );
    }
}

#[test]
fn issue_a_version_in_the_sideboard_is_no_version_in_the_deck() {
    let version = |n: u32, pelotao: bool| {
        json!({
            "id": format!("farol-{n}"), "name": "Farol", "version": format!("v{n}"), "type": "item",
            "pelotao": pelotao,
        })
    };
    let cards = json!([version(1, false), version(2, false), version(3, true)]);
    let warned = |lines: &[(Section, &str, usize)]| {
        let codes = codes::<multiversity::Card>("mvc-2026", cards.clone(), lines);
        codes.iter().any(|code| code == "many_versions")
    };
    // One version in the deck is too many copies of one card, not many versions.
    assert!(!warned(&[(Main, "farol-1", 5)]));
    assert!(!warned(&[(Main, "farol-1", 5), (Sideboard, "farol-2", 1)]));
    // A Pelotão that waits outside does not lift the number of those in the deck.
    let deck = [(Main, "farol-1", 3), (Main, "farol-2", 3)];
    assert!(warned(&deck));
    assert!(warned(&[deck[0], deck[1], (Sideboard, "farol-3", 1)]));
}

#[test]
fn issue_a_casa_of_no_copies_is_no_casa() {
    let cards = json!([
        {"id": "casa", "name": "Casa do Cais", "type": "casa", "rarity": "comum"},
        {"id": "remo", "name": "Remo", "type": "item", "rarity": "comum"},
    ]);
    let lines = [(Casa, "casa", 0), (Equipamento, "remo", 1)];
    let codes = codes::<apoteose::Card>("apo-padrao", cards, &lines);
    assert_eq!(codes, ["too_few_cards"]);
}

#[test]
fn issue_a_classe_asks_for_nothing_where_it_does_not_belong() {
    let cards = json!([
        {"id": "casa", "name": "Casa do Cais", "type": "casa", "rarity": "comum"},
        {"id": "remeira", "name": "Remeira", "type": "classe", "rarity": "comum", "path": 1, "knowledges": ["arte"]},
        {"id": "boto", "name": "Boto", "type": "ente", "level": 3, "rarity": "comum"},
    ]);
    let lines = [
        (Casa, "casa", 1),
        (Equipamento, "remeira", 1),
        (Equipamento, "boto", 1),
    ];
    let codes = codes::<apoteose::Card>("apo-padrao", cards, &lines);
    assert_eq!(codes, ["wrong_card_type", "wrong_card_type"]);
}

#[test]
fn issue_a_companheiro_among_the_classes_follows_no_path_of_a_classe() {
    let cards = json!([
        {"id": "casa", "name": "Casa do Cais", "type": "casa", "rarity": "comum"},
        {"id": "remeira", "name": "Remeira", "type": "classe", "rarity": "comum", "path": 1},
        {"id": "gato", "name": "Gato", "type": "companheiro", "rarity": "comum", "path": 1},
    ]);
    let lines = [
        (Casa, "casa", 1),
        (Classes, "remeira", 1),
        (Classes, "gato", 1),
    ];
    let codes = codes::<apoteose::Card>("apo-padrao", cards, &lines);
    assert_eq!(codes, ["wrong_card_type"]);
}
