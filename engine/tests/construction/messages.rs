//! What a reader is told, in both languages, with the right names and numbers.

use fabulario_engine::Lang;
use fabulario_engine::deck::{Code, Section};
use fabulario_engine::fabula::Face;
use serde_json::json;

use super::fabula_desks::*;
use super::kit::*;

/// The deck has one finding, and this is what a reader is told of it.
pub fn tells(desk: &Desk<Face>, pt: &str, en: &str) {
    for format in STANDARD {
        assert_eq!(desk.messages(format), [[pt.to_owned(), en.to_owned()]]);
    }
}

/// The name as it was written; braces in it are only braces.
#[test]
fn an_unknown_card() {
    let mut desk = fab();
    desk.line(Section::Main, "mula-{found}", 1);
    tells(
        &desk,
        "Nenhuma carta se chama “mula-{found}”. Corrija o nome ou troque a carta.",
        "No card is called “mula-{found}”. Correct the name or choose another card.",
    );
}

/// How many there are, how many there must be, how many are missing; one card is no plural.
#[test]
fn too_few_cards() {
    tells(
        &sized(37),
        "Baralho: 37 cartas, o mínimo é 40. Acrescente 3.",
        "Main deck: 37 cards, at least 40 required. Add 3.",
    );
    tells(
        &sized(1),
        "Baralho: 1 carta, o mínimo é 40. Acrescente 39.",
        "Main deck: 1 card, at least 40 required. Add 39.",
    );
}

/// How many there are, how many there may be, how many must go.
#[test]
fn too_many_cards() {
    let mut desk = sized(63);
    desk.change(json!({"lists": [{"id": "main", "max": 60}]}));
    tells(
        &desk,
        "Baralho: 63 cartas, o máximo é 60. Retire 3.",
        "Main deck: 63 cards, at most 60 allowed. Remove 3.",
    );
}

/// Each position with its number.
#[test]
fn wrong_positions() {
    let mut desk = fab();
    desk.set(Section::Arredores, "mirante", 1);
    desk.line(Section::Centro, "mirante", 1);
    let told = [
        [
            "Arredores: 3, o número exigido é 4. Fique com 4 bases nessa posição.",
            "Arredores: 3, exactly 4 required. Have 4 bases there.",
        ],
        [
            "Centro: 2, o número exigido é 1. Fique com 1 base nessa posição.",
            "Centro: 2, exactly 1 required. Have 1 base there.",
        ],
    ];
    assert_eq!(
        desk.messages("fab-padrao"),
        told.map(|both| both.map(String::from))
    );
}

/// What a game begins with, and how many are missing.
#[test]
fn not_playable_yet() {
    let mut desk = sized(39);
    desk.change(json!({"lists": [{"id": "main", "min": 0, "to_play": 40}]}));
    tells(
        &desk,
        "Baralho: 39 cartas, e uma partida começa com 40. Acrescente 1.",
        "Main deck: 39 cards, and a game begins with 40. Add 1.",
    );
}

/// The card, its type, and the list that does not take it.
#[test]
fn a_card_of_the_wrong_type() {
    let mut desk = fab();
    desk.line(Section::Main, "mirante", 1);
    tells(
        &desk,
        "“Mirante” é do tipo Base, que a lista “Baralho” não aceita. Retire ou mude de lista.",
        "“Mirante” is of type Base, which the list “Main deck” does not take. Remove it or move it to another list.",
    );
}

/// A Ficha is no card.
#[test]
fn a_token() {
    let mut desk = fab();
    desk.card(json!({"id": "eco", "name": "Eco", "type": "ficha"}));
    desk.line(Section::Main, "eco", 2);
    tells(
        &desk,
        "“Eco” é do tipo Ficha, que nunca faz parte de um baralho. Retire.",
        "“Eco” is of type Token, which is never part of a deck. Remove it.",
    );
}

/// The copies, the limit and the surplus, however large.
#[test]
fn too_many_copies() {
    let mut desk = fab();
    desk.set(Section::Main, "carta-14", 5);
    tells(
        &desk,
        "“Carta 14”: 5 cópias, o máximo é 3. Retire 2.",
        "“Carta 14”: 5 copies, at most 3 allowed. Remove 2.",
    );
    let mut desk = fab();
    for _ in 0..3 {
        desk.line(Section::Main, "carta-1", 4_000_000_000);
    }
    tells(
        &desk,
        "“Carta 1”: 12000000003 cópias, o máximo é 3. Retire 12000000000.",
        "“Carta 1”: 12000000003 copies, at most 3 allowed. Remove 12000000000.",
    );
}

/// Two printings are one card, and one name in the sentence.
#[test]
fn a_card_with_two_ids_is_named_once() {
    let mut desk = fab();
    common(&mut desk, "a", "Saci", &["verde"]);
    common(&mut desk, "b", "Saci", &["verde"]);
    desk.line(Section::Main, "a", 2);
    desk.line(Section::Main, "b", 2);
    tells(
        &desk,
        "“Saci”: 4 cópias, o máximo é 3. Retire 1.",
        "“Saci”: 4 copies, at most 3 allowed. Remove 1.",
    );
}

/// The card that lacks its rarity.
#[test]
fn a_missing_rarity() {
    let mut desk = fab();
    desk.card(json!({"id": "sem", "name": "Sem Marca", "type": "aliado", "colours": ["verde"]}));
    desk.line(Section::Main, "sem", 1);
    tells(
        &desk,
        "“Sem Marca” está sem raridade, e o limite de cópias depende dela. Informe a raridade.",
        "“Sem Marca” has no rarity, and the limit of copies depends on it. State the rarity.",
    );
}

/// The colours that are missing, then those that the bases give, in the order of the book.
#[test]
fn a_card_outside_the_identity() {
    let desk = coloured([&["amarelo", "roxo"]; 5], &["roxo"]);
    tells(
        &with_card(&desk, &["amarelo", "vermelho", "branco"]),
        "“amarelo-vermelho-branco” tem cor fora da identidade do baralho (falta: branco, vermelho; as bases dão: amarelo, roxo). Retire a carta ou use uma base dessa cor.",
        "“amarelo-vermelho-branco” has a colour outside the deck's identity (missing: white, red; the bases give: yellow, purple). Remove the card or use a base of that colour.",
    );
}

/// Bases without colour give none.
#[test]
fn a_card_outside_an_empty_identity() {
    let mut desk = coloured([&[]; 5], &["azul"]);
    desk.lines.truncate(5);
    desk.change(json!({"lists": [{"id": "main", "min": 0}]}));
    tells(
        &with_card(&desk, &["azul"]),
        "“azul” tem cor fora da identidade do baralho (falta: azul; as bases dão: nenhuma cor). Retire a carta ou use uma base dessa cor.",
        "“azul” has a colour outside the deck's identity (missing: blue; the bases give: no colour). Remove the card or use a base of that colour.",
    );
}

/// Only a note. Ruling: FAB-C9
#[test]
fn a_colourless_card() {
    tells(
        &with_card(&fab(), &[]),
        "“incolor” é incolor e cabe em qualquer baralho.",
        "“incolor” is colourless and fits in every deck.",
    );
}

/// The copies in reserve, how many could come in, how many are of no use.
#[test]
fn useless_copies_in_reserve() {
    let mut desk = fab();
    desk.line(Section::Reserve, "carta-1", 5);
    tells(
        &desk,
        "“Carta 1”: 5 cópias fora do baralho, mas só 3 poderiam entrar. É permitido; 2 cópias não têm uso.",
        "“Carta 1”: 5 copies outside the deck, but at most 3 could ever come in. That is allowed; 2 copies have no use.",
    );
}

/// One copy is no plural.
#[test]
fn a_useless_copy_in_reserve() {
    let mut desk = fab();
    desk.line(Section::Reserve, "capital", 2);
    tells(
        &desk,
        "“Capital”: 2 cópias fora do baralho, mas só 1 poderia entrar. É permitido; 1 cópia não tem uso.",
        "“Capital”: 2 copies outside the deck, but at most 1 could ever come in. That is allowed; 1 copy has no use.",
    );
}

/// Both cards of the swap.
#[test]
fn an_impossible_swap() {
    let mut desk = fab();
    desk.swap("carta-1", "carta-2", 1);
    tells(
        &desk,
        "A troca não pode ser feita (“Carta 1”, “Carta 2”): o que sai precisa estar no baralho e o que entra, na reserva, com tantas cópias. Confira as listas.",
        "The swap cannot be made (“Carta 1”, “Carta 2”): what goes out must be in the deck and what comes in must be in the reserve, in that many copies. Check the lists.",
    );
}

/// What a swap has to say.
#[test]
fn an_empty_swap() {
    let mut desk = fab();
    desk.swap("", "", 1);
    tells(
        &desk,
        "A troca não está completa. Diga o que sai e o que entra.",
        "The swap is not complete. Say what goes out and what comes in.",
    );
}

/// The list has the name that its own format gives it.
#[test]
fn dominions_speaks_of_its_own_lists() {
    let mut desk = dd();
    desk.set(Section::Main, "carta-1", 1);
    assert_eq!(
        desk.messages("dd-padrao"),
        [[
            "Baralho: 29 cartas, o mínimo é 30. Acrescente 1.",
            "Deck: 29 cards, at least 30 required. Add 1.",
        ]]
    );
}

/// Every finding has a short name, and an id of its own.
#[test]
fn every_code_has_a_title_in_both_languages_and_an_id_of_its_own() {
    let mut seen = std::collections::BTreeSet::new();
    for code in Code::ALL {
        assert!(seen.insert(code.id()), "{}", code.id());
        for lang in Lang::ALL {
            assert!(!code.title(lang).is_empty(), "{}", code.id());
        }
        let wire = serde_json::to_value(code).unwrap();
        assert_eq!(wire, code.id());
    }
}
