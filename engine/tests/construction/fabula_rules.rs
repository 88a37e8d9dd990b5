//! Sizes, positions and types: FAB-D1 to FAB-D5, FAB-D15; ruling: FAB-C8.

use fabulario_engine::deck::Section;
use serde_json::json;

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// "[…] um baralho com no mínimo 40 cartas […]": one card fewer is too few.
#[test]
fn fab_d1_a_main_deck_of_39_cards_is_illegal() {
    assert_eq!(
        illegal(&sized(39)),
        ["error too_few_cards FAB-D1 39 >=40 in main"]
    );
}

/// "[…] um baralho com no mínimo 40 cartas […]": forty are enough.
#[test]
fn fab_d1_a_main_deck_of_40_cards_is_legal() {
    assert_eq!(legal(&sized(40)), NOTHING);
}

/// "[…] um baralho com no mínimo 40 cartas […]": no card at all is no deck.
#[test]
fn fab_d1_an_empty_main_deck_is_illegal() {
    assert_eq!(
        illegal(&sized(0)),
        ["error too_few_cards FAB-D1 0 >=40 in main"]
    );
}

/// A line of zero copies adds nothing to the size.
#[test]
fn fab_d1_a_line_of_zero_copies_is_no_card() {
    let mut desk = sized(40);
    common(&mut desk, "nada", "Nada", &["roxo"]);
    desk.line(Section::Main, "nada", 0);
    assert_eq!(legal(&desk), NOTHING);
    desk.set(Section::Main, "folha-14", 0);
    assert_eq!(
        illegal(&desk),
        ["error too_few_cards FAB-D1 39 >=40 in main"]
    );
}

/// No source states a maximum: five hundred cards are legal.
#[test]
fn fab_d2_a_main_deck_has_no_maximum() {
    for main in [41, 60, 100, 500] {
        assert_eq!(legal(&sized(main)), NOTHING, "{main} cards");
    }
}

/// "[…] mais 5 cartas de base […]": with four the deck is illegal.
#[test]
fn fab_d3_four_bases_are_illegal() {
    let mut desk = fab();
    desk.set(Section::Arredores, "clareira", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error too_few_cards FAB-D3 4 >=5 in arredores, centro",
            "error wrong_position FAB-D4 3 >=4 <=4 in arredores",
        ]
    );
}

/// "[…] mais 5 cartas de base […]": with six the deck is illegal.
#[test]
fn fab_d3_six_bases_are_illegal() {
    let mut desk = fab();
    desk.set(Section::Arredores, "clareira", 3);
    assert_eq!(
        illegal(&desk),
        [
            "error too_many_cards FAB-D3 6 <=5 in arredores, centro",
            "error wrong_position FAB-D4 5 >=4 <=4 in arredores",
        ]
    );
}

/// "[…] mais 5 cartas de base […]": without any, no colour is allowed either.
#[test]
fn fab_d3_a_deck_without_bases_is_illegal() {
    let mut desk = fab();
    desk.lines.retain(|line| line.0 == Section::Main);
    let mut expected = vec![
        "error too_few_cards FAB-D3 0 >=5 in arredores, centro".to_owned(),
        "error wrong_position FAB-D4 0 >=4 <=4 in arredores".to_owned(),
        "error wrong_position FAB-D4 0 >=1 <=1 in centro".to_owned(),
    ];
    let outside = |n: u32| format!("error outside_identity FAB-D12 [Carta {n}]");
    expected.extend((1..=14).map(outside));
    assert_eq!(illegal(&desk), expected);
}

/// "[…] 5 cartas do tipo base […] na zona de territórios": no card of another type takes their place.
#[test]
fn fab_d3_only_bases_are_bases() {
    for kind in ["aliado", "manobra", "modificacao"] {
        for section in [Section::Arredores, Section::Centro] {
            let mut desk = fab();
            desk.card(json!({"id": "intruso", "name": "Intruso", "type": kind, "colours": ["verde"], "rarity": "comum"}));
            let (base, left) = match section {
                Section::Centro => ("capital", 0),
                _ => ("clareira", 1),
            };
            desk.set(section, base, left);
            desk.line(section, "intruso", 1);
            assert_eq!(
                illegal(&desk),
                ["error wrong_card_type FAB-D3 [Intruso]"],
                "{kind} in {section:?}"
            );
        }
    }
}

/// Ruling FAB-C8: bases are a list of their own, and not counted in the forty.
#[test]
fn fab_c8_bases_are_not_counted_in_the_forty() {
    // 35 cards and 5 bases are not forty cards, 39 and 5 neither.
    for main in [35, 39] {
        assert_eq!(
            illegal(&sized(main)),
            [format!("error too_few_cards FAB-D1 {main} >=40 in main")]
        );
    }
}

/// "[…] quatro (4) são arredores e uma (1) é o centro": five Arredores leave no Centro.
#[test]
fn fab_d4_five_arredores_without_a_centro_are_illegal() {
    let mut desk = fab();
    desk.set(Section::Centro, "capital", 0);
    desk.line(Section::Arredores, "capital", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error wrong_position FAB-D4 5 >=4 <=4 in arredores",
            "error wrong_position FAB-D4 0 >=1 <=1 in centro",
        ]
    );
}

/// "[…] quatro (4) são arredores e uma (1) é o centro": nobody has two Centros.
#[test]
fn fab_d4_three_arredores_and_two_centros_are_illegal() {
    let mut desk = fab();
    desk.set(Section::Arredores, "mirante", 1);
    desk.line(Section::Centro, "mirante", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error wrong_position FAB-D4 3 >=4 <=4 in arredores",
            "error wrong_position FAB-D4 2 >=1 <=1 in centro",
        ]
    );
}

/// "Os Arredores e Centro são definidos pelo jogador […]": any base may be the Centro.
#[test]
fn fab_d4_the_player_chooses_which_base_is_the_centro() {
    for centro in ["clareira", "mirante"] {
        let mut desk = fab();
        desk.set(Section::Arredores, centro, 1);
        desk.set(Section::Centro, "capital", 0);
        desk.line(Section::Arredores, "capital", 1);
        desk.line(Section::Centro, centro, 1);
        assert_eq!(legal(&desk), NOTHING, "{centro}");
    }
}

/// "O jogador não pode possuir cartas de Base no seu baralho": not one.
#[test]
fn fab_d5_one_base_in_the_main_deck_is_illegal() {
    let mut desk = fab();
    desk.line(Section::Main, "mirante", 1);
    assert_eq!(illegal(&desk), ["error wrong_card_type FAB-D5 [Mirante]"]);
    desk.set(Section::Main, "mirante", 0);
    assert_eq!(legal(&desk), NOTHING);
}

/// "O jogador não pode possuir cartas de Base no seu baralho": each base is told, each once.
#[test]
fn fab_d5_every_base_in_the_main_deck_is_told_once() {
    let mut desk = fab();
    desk.set(Section::Arredores, "clareira", 1);
    desk.line(Section::Main, "mirante", 1);
    desk.line(Section::Main, "clareira", 1);
    desk.line(Section::Main, "clareira", 1);
    desk.line(Section::Arredores, "clareira", 1);
    // Four copies of Clareira in all: that is one too many besides.
    assert_eq!(
        illegal(&desk),
        [
            "error wrong_card_type FAB-D5 [Mirante]",
            "error wrong_card_type FAB-D5 [Clareira]",
            "error too_many_copies FAB-D6 4 <=3 [Clareira]",
        ]
    );
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [
            ("wrong_card_type", vec![17]),
            ("wrong_card_type", vec![18, 19]),
            ("too_many_copies", vec![14, 18, 19, 20]),
        ]
    );
}

/// A Ficha is never a card of a deck, in whatever list.
#[test]
fn fab_d15_a_token_is_in_no_list() {
    for section in [Section::Main, Section::Reserve] {
        let mut desk = fab();
        desk.card(json!({"id": "eco", "name": "Eco", "type": "ficha", "colours": ["verde"]}));
        desk.line(section, "eco", 1);
        assert_eq!(illegal(&desk), ["error token_in_deck FAB-D15 [Eco]"]);
        desk.set(section, "eco", 0);
        assert_eq!(legal(&desk), NOTHING);
    }
    for section in [Section::Arredores, Section::Centro] {
        let mut desk = fab();
        desk.card(json!({"id": "eco", "name": "Eco", "type": "ficha"}));
        desk.line(section, "eco", 1);
        assert_eq!(illegal(&desk), ["error token_in_deck FAB-D15 [Eco]"]);
    }
}

/// A Ficha is no card (FAB 1.9.2, 1.12.6): it fills no place.
#[test]
fn fab_d15_a_token_does_not_count_towards_the_forty() {
    let mut desk = sized(39);
    desk.card(json!({"id": "eco", "name": "Eco", "type": "ficha"}));
    desk.line(Section::Main, "eco", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error too_few_cards FAB-D1 39 >=40 in main",
            "error token_in_deck FAB-D15 [Eco]"
        ]
    );
}

/// A Ficha is no card: its colours, copies and missing rarity are not judged besides.
#[test]
fn fab_d15_a_token_is_told_once_and_for_nothing_else() {
    let mut desk = fab();
    desk.card(json!({"id": "eco", "name": "Eco", "type": "ficha", "colours": ["roxo"]}));
    desk.card(json!({"id": "vazio", "name": "Vazio", "type": "ficha"}));
    desk.line(Section::Main, "eco", 4);
    desk.line(Section::Reserve, "vazio", 9);
    desk.line(Section::Main, "eco", 5);
    assert_eq!(
        illegal(&desk),
        [
            "error token_in_deck FAB-D15 [Eco]",
            "error token_in_deck FAB-D15 [Vazio]",
        ]
    );
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [("token_in_deck", vec![17, 19]), ("token_in_deck", vec![18]),]
    );
}

/// FAB-T16: decks of 39, 40 and 41 cards are illegal, legal, legal.
#[test]
fn fab_t16_decks_of_39_40_and_41_cards() {
    assert_eq!(
        illegal(&sized(39)),
        ["error too_few_cards FAB-D1 39 >=40 in main"]
    );
    assert_eq!(legal(&sized(40)), NOTHING);
    assert_eq!(legal(&sized(41)), NOTHING);
}

/// FAB-T17: four or six bases are illegal, five legal.
#[test]
fn fab_t17_four_five_and_six_bases() {
    let with = |copies: u32| {
        let mut desk = sized(40);
        desk.set(Section::Arredores, "mirante", copies);
        desk
    };
    let told = |code: &str, bases: &str, arredores: u32| {
        [
            format!("error {code} FAB-D3 {bases} in arredores, centro"),
            format!("error wrong_position FAB-D4 {arredores} >=4 <=4 in arredores"),
        ]
    };
    assert_eq!(illegal(&with(1)), told("too_few_cards", "4 >=5", 3));
    assert_eq!(legal(&with(2)), NOTHING);
    assert_eq!(illegal(&with(3)), told("too_many_cards", "6 <=5", 5));
}
