//! What a player of Multiversity is told, in both languages, with names and numbers.

use fabulario_engine::deck::Section;
use fabulario_engine::multiversity::Card;
use serde_json::json;

use super::decks::*;
use super::kit::*;

#[track_caller]
fn assert_told(desk: &Desk<Card>, edition: &str, told: &[[&str; 2]]) {
    assert_eq!(desk.messages(edition), told);
}

/// Sixty-one cards: one has to go.
#[test]
fn mvc_m1_is_told() {
    let told = [[
        "Deck: 61 cartas, o máximo é 60. Retire 1.",
        "Main deck: 61 cards, at most 60 allowed. Remove 1.",
    ]];
    assert_told(&deck(18, 24, 19), "mvc-2022", &told);
}

/// Drafts are told what they lack; one card is one card.
#[test]
fn mvc_c1_is_told() {
    let told = [[
        "Deck: 57 cartas, e uma partida começa com 60. Acrescente 3.",
        "Main deck: 57 cards, and a game begins with 60. Add 3.",
    ]];
    assert_told(&deck(18, 24, 15), "mvc-2026", &told);
    let told = [
        [
            "Deck: 1 carta, e uma partida começa com 60. Acrescente 59.",
            "Main deck: 1 card, and a game begins with 60. Add 59.",
        ],
        [
            "Personagem: 1 carta, o mínimo é 12. Acrescente 11.",
            "Character: 1 card, at least 12 required. Add 11.",
        ],
        [
            "Fonte de Energia: 0 cartas, o mínimo é 12. Acrescente 12.",
            "Energy source: 0 cards, at least 12 required. Add 12.",
        ],
    ];
    assert_told(&deck(1, 0, 0), "mvc-2026", &told);
}

/// Five copies: one has to go.
#[test]
fn mvc_m4_is_told() {
    let item = json!({"id": "remo", "name": "Remo Partido", "type": "item"});
    let told = [[
        "“Remo Partido”: 5 cópias, o máximo é 4. Retire 1.",
        "“Remo Partido”: 5 copies, at most 4 allowed. Remove 1.",
    ]];
    assert_told(&with(item, 5), "mvc-2022", &told);
}

/// The numbers of a Lendária are its own.
#[test]
fn mvc_m9_is_told() {
    let item = json!({"id": "remo", "name": "Remo Partido", "type": "item", "legendary": true});
    let told = [[
        "“Remo Partido”: 3 cópias, o máximo é 1. Retire 2.",
        "“Remo Partido”: 3 copies, at most 1 allowed. Remove 2.",
    ]];
    assert_told(&with(item, 3), "mvc-2026", &told);
}

/// Versions are told by their one name.
#[test]
fn mvc_c12_is_told() {
    let mut desk = mvc();
    for version in ["v1", "v2"] {
        desk.card(json!({"id": version, "name": "Faroleira", "version": version, "type": "item"}));
        desk.line(Section::Main, version, 3);
    }
    without_items(&mut desk, 6);
    let told = [[
        "“Faroleira” soma 6 cópias entre suas versões, mais que as 4 de uma só carta. É permitido; confira se é o que você quer.",
        "“Faroleira” has 6 copies in all its versions, more than the 4 of a single card. That is allowed; check that you mean it.",
    ]];
    assert_told(&desk, "mvc-2022", &told);
}

/// Sideboards are told their size, and what is of no use in them.
#[test]
fn mvc_m8_is_told() {
    let mut desk = mvc();
    desk.line(Section::Sideboard, "p1", 18);
    let told = [
        [
            "Sideboard: 18 cartas, o máximo é 15. Retire 3.",
            "Sideboard: 18 cards, at most 15 allowed. Remove 3.",
        ],
        [
            "“Personagem 1”: 18 cópias fora do baralho, mas só 4 poderiam entrar. É permitido; 14 cópias não têm uso.",
            "“Personagem 1”: 18 copies outside the deck, but at most 4 could ever come in. That is allowed; 14 copies have no use.",
        ],
    ];
    assert_told(&desk, "mvc-2026", &told);
}

/// One useless copy is one copy.
#[test]
fn mvc_c21_one_useless_copy_is_told() {
    let mut desk = mvc();
    desk.line(Section::Sideboard, "p1", 5);
    let told = [[
        "“Personagem 1”: 5 cópias fora do baralho, mas só 4 poderiam entrar. É permitido; 1 cópia não tem uso.",
        "“Personagem 1”: 5 copies outside the deck, but at most 4 could ever come in. That is allowed; 1 copy has no use.",
    ]];
    assert_told(&desk, "mvc-2026", &told);
}

/// Swaps that cannot be made are told with the cards that they name.
#[test]
fn mvc_m8_swaps_are_told() {
    let mut desk = mvc();
    desk.swap("p1", "i1", 1).swap("p1", "", 1);
    let told = [
        [
            "A troca não pode ser feita (“Personagem 1”, “Item 1”): o que sai precisa estar no baralho e o que entra, na reserva, com tantas cópias. Confira as listas.",
            "The swap cannot be made (“Personagem 1”, “Item 1”): what goes out must be in the deck and what comes in must be in the reserve, in that many copies. Check the lists.",
        ],
        [
            "A troca não está completa. Diga o que sai e o que entra.",
            "The swap is not complete. Say what goes out and what comes in.",
        ],
    ];
    assert_told(&desk, "mvc-2022", &told);
}

/// An unknown card is told as it was written.
#[test]
fn an_unknown_card_is_told_as_written() {
    let mut desk = deck(18, 23, 18);
    desk.line(Section::Main, "fumaça {found}", 1);
    let told = [[
        "Nenhuma carta se chama “fumaça {found}”. Corrija o nome ou troque a carta.",
        "No card is called “fumaça {found}”. Correct the name or choose another card.",
    ]];
    assert_told(&desk, "mvc-2022", &told);
}

/// An edition is told with its first day.
#[test]
fn an_edition_that_does_not_hold_is_told_with_its_days() {
    let mut desk = mvc();
    desk.on = day("2026-07-20");
    let told = [[
        "O formato só vale a partir de 2026-07-21. Escolha outra data ou outro formato.",
        "The format holds only from 2026-07-21 on. Choose another date or another format.",
    ]];
    assert_told(&desk, "mvc-2026", &told);
}

/// Braces in a name are nothing but braces.
#[test]
fn a_name_with_braces_is_told_as_it_is() {
    let item = json!({"id": "chave", "name": "Chave {most} {names}", "type": "item"});
    let told = [[
        "“Chave {most} {names}”: 5 cópias, o máximo é 4. Retire 1.",
        "“Chave {most} {names}”: 5 copies, at most 4 allowed. Remove 1.",
    ]];
    assert_told(&with(item, 5), "mvc-2022", &told);
}

/// Numbers beyond thirty-two bits are told in full.
#[test]
fn billions_are_told_in_full() {
    let mut desk = mvc();
    for _ in 0..3 {
        desk.line(Section::Main, "brasa", 4_000_000_000);
    }
    let told = [[
        "Deck: 12000000060 cartas, o máximo é 60. Retire 12000000000.",
        "Main deck: 12000000060 cards, at most 60 allowed. Remove 12000000000.",
    ]];
    assert_told(&desk, "mvc-2022", &told);
}
