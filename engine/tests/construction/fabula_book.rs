//! Numbered rules of the book that a judge of decks decides: the deck, its colours, its bases.

use fabulario_engine::deck::{Section, Verdict};
use fabulario_engine::fabula::Face;
use serde_json::json;

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

const SIX: [&str; 6] = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];

/// "Um baralho é um conjunto de cartas de Fábula TCG": what is no such card is in no deck.
#[test]
fn fab_1_3_1_a_deck_is_made_of_known_cards() {
    let mut desk = sized(40);
    desk.line(Section::Main, "carta-de-outro-jogo", 1);
    assert_eq!(illegal(&desk), ["error unknown_card"]);
}

/// "Um baralho é um conjunto de cartas de Fábula TCG": it has no lists of other games, where fifty copies
/// could hide.
#[test]
fn fab_1_3_1_cards_in_a_list_of_another_game_are_refused() {
    for section in [Section::Sideboard, Section::Casa, Section::Inventario] {
        let mut desk = sized(40);
        desk.line(section, "folha-1", 50);
        for format in STANDARD {
            let (verdict, told) = desk.judged(format);
            assert_eq!(verdict, Verdict::Illegal, "{section:?}: {told:?}");
        }
    }
}

/// "O baralho pode conter limite mínimo […] de cartas a depender do formato de jogo."
#[test]
fn fab_1_3_1_a_format_may_set_another_minimum() {
    for least in [30, 60] {
        let with = |main: u32| {
            let mut desk = sized(main);
            desk.change(json!({"lists": [{"id": "main", "min": least}]}));
            desk
        };
        assert_eq!(
            illegal(&with(least - 1)),
            [format!(
                "error too_few_cards FAB-D1 {} >={least} in main",
                least - 1
            )]
        );
        assert_eq!(legal(&with(least)), NOTHING);
        assert_eq!(legal(&with(least + 1)), NOTHING);
    }
}

/// "O baralho pode conter limite […] máximo de cartas a depender do formato de jogo."
#[test]
fn fab_1_3_1_a_format_may_set_a_maximum() {
    let with = |main: u32| {
        let mut desk = sized(main);
        desk.change(json!({"lists": [{"id": "main", "max": 60}]}));
        desk
    };
    assert_eq!(legal(&with(59)), NOTHING);
    assert_eq!(legal(&with(60)), NOTHING);
    assert_eq!(
        illegal(&with(61)),
        ["error too_many_cards 61 <=60 in main"],
        "the standard format has no such rule: only the format's change says so"
    );
    assert_eq!(
        illegal(&with(39)),
        ["error too_few_cards FAB-D1 39 >=40 in main"],
        "the minimum stays"
    );
}

/// "O baralho possui identidade de cor […] identificada pelas cores das cartas do tipo base […]."
#[test]
fn fab_1_3_2_the_colours_of_the_bases_are_the_identity() {
    let desk = coloured(
        [&["azul"], &["azul"], &["roxo"], &[], &["branco"]],
        &["azul"],
    );
    assert_eq!(legal(&desk), NOTHING);
    assert_eq!(
        lacking(&with_card(&desk, &SIX)),
        [
            "branco-azul-amarelo-verde-vermelho-roxo: {Amarelo, Verde, Vermelho} not in {Branco, Azul, Roxo}"
        ]
    );
}

/// "[…] identificada pelas cores das cartas do tipo base": not by those of the other cards.
#[test]
fn fab_1_3_2_the_colours_of_other_cards_are_not_the_identity() {
    let desk = coloured([&["azul"]; 5], &["verde"]);
    let outside = |n: u32| format!("error outside_identity FAB-D12 [Folha {n}]");
    let told: Vec<String> = (1..=14).map(outside).collect();
    assert_eq!(illegal(&desk), told);
}

/// "[…] base […] que compõem o deck": a base in the reserve is not yet part of it.
#[test]
fn fab_1_3_2_a_base_in_reserve_does_not_change_the_identity() {
    let mut desk = coloured([&["azul"]; 5], &["azul"]);
    desk.card(json!({"id": "mata", "name": "Mata", "type": "base", "colours": ["verde"], "rarity": "comum"}));
    desk.line(Section::Reserve, "mata", 1);
    assert_eq!(legal(&desk), NOTHING);
    assert_eq!(
        illegal(&with_card(&desk, &["verde"])),
        ["error outside_identity FAB-D12 [verde]"]
    );
}

/// "[…] cartas do tipo base": one that lies in the main deck gives no colour, not even to itself.
#[test]
fn fab_1_3_2_a_base_inside_the_main_deck_does_not_change_the_identity() {
    let mut desk = coloured([&["azul"]; 5], &["azul"]);
    desk.card(json!({"id": "mata", "name": "Mata", "type": "base", "colours": ["verde"], "rarity": "comum"}));
    desk.line(Section::Main, "mata", 1);
    assert_eq!(
        illegal(&with_card(&desk, &["verde"])),
        [
            "error wrong_card_type FAB-D5 [Mata]",
            "error outside_identity FAB-D12 [Mata]",
            "error outside_identity FAB-D12 [verde]",
        ]
    );
}

/// "Os indicadores de cor das bases representam as cores de cartas permitidas em um deck."
#[test]
fn fab_3_1_2_the_indicators_of_the_bases_say_which_colours_a_deck_may_have() {
    for allowed in SIX {
        let desk = coloured([&[], &[], &[allowed], &[], &[]], &[allowed]);
        assert_eq!(legal(&desk), NOTHING, "{allowed}");
        let refused: Vec<&str> = SIX.into_iter().filter(|one| *one != allowed).collect();
        for colour in refused {
            assert_eq!(
                illegal(&with_card(&desk, &[colour])),
                [format!("error outside_identity FAB-D12 [{colour}]")]
            );
        }
    }
}

/// "Os indicadores de cor das bases […]": a further indicator on any base is a further colour.
#[test]
fn fab_3_1_2_a_base_with_several_indicators_allows_each_of_them() {
    let bases: [&[&str]; 5] = [&["verde"], &["verde", "roxo"], &[], &[], &[]];
    let desk = coloured(bases, &["verde"]);
    assert_eq!(legal(&with_card(&desk, &["roxo"])), NOTHING);
    assert_eq!(legal(&with_card(&desk, &["roxo", "verde"])), NOTHING);
    assert_eq!(
        illegal(&with_card(&desk, &["azul"])),
        ["error outside_identity FAB-D12 [azul]"]
    );
}

/// "Cada jogador inicia o jogo com cinco (5) bases no campo": not four, not six.
#[test]
fn fab_3_1_3_a_player_brings_five_bases() {
    let with = |copies: u32| {
        let mut desk = sized(40);
        desk.set(Section::Arredores, "clareira", copies);
        desk.judged("fab-padrao").1.into_iter().next()
    };
    let told = |text: &str| Some(format!("error {text} in arredores, centro"));
    assert_eq!(with(1), told("too_few_cards FAB-D3 4 >=5"));
    assert_eq!(with(2), None);
    assert_eq!(with(3), told("too_many_cards FAB-D3 6 <=5"));
}

/// "Os Arredores e Centro são definidos pelo jogador antes do início da partida": all must be placed.
#[test]
fn fab_3_1_5_a_deck_says_which_base_is_the_centro() {
    let mut desk = fab();
    desk.set(Section::Centro, "capital", 0);
    desk.line(Section::Reserve, "capital", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error too_few_cards FAB-D3 4 >=5 in arredores, centro",
            "error wrong_position FAB-D4 0 >=1 <=1 in centro",
        ]
    );
}

/// "Cada jogador possui quatro (4) Arredores e um (1) Centro": of five bases no other division.
#[test]
fn fab_3_1_6_four_arredores_and_one_centro() {
    for centros in 0..=5_u32 {
        let mut desk = coloured([&["verde"]; 5], &["verde"]);
        for (n, line) in (1..=5_u32).zip(&mut desk.lines) {
            line.0 = if n <= centros {
                Section::Centro
            } else {
                Section::Arredores
            };
        }
        if centros == 1 {
            assert_eq!(legal(&desk), NOTHING);
        } else {
            let arredores = 5 - centros;
            assert_eq!(
                illegal(&desk),
                [
                    format!("error wrong_position FAB-D4 {arredores} >=4 <=4 in arredores"),
                    format!("error wrong_position FAB-D4 {centros} >=1 <=1 in centro"),
                ]
            );
        }
    }
}

/// "O jogador não pode possuir cartas de Base no seu baralho."
#[test]
fn fab_3_1_11_a_base_inside_the_main_deck_is_illegal() {
    let with = |copies: u32| {
        let mut desk = sized(40);
        desk.card(json!({"id": "mata", "name": "Mata", "type": "base", "colours": ["verde"], "rarity": "comum"}));
        desk.line(Section::Main, "mata", copies);
        desk
    };
    assert_eq!(legal(&with(0)), NOTHING);
    for copies in [1, 2, 3] {
        assert_eq!(
            illegal(&with(copies)),
            ["error wrong_card_type FAB-D5 [Mata]"]
        );
    }
}

/// "O formato padrão prevê um baralho com um número mínimo de quarenta (40) cartas."
#[test]
fn fab_4_1_1_the_standard_format_asks_for_forty_cards() {
    for main in [1, 38, 39] {
        assert_eq!(
            illegal(&sized(main)),
            [format!("error too_few_cards FAB-D1 {main} >=40 in main")]
        );
    }
    for main in [40, 41, 42] {
        assert_eq!(legal(&sized(main)), NOTHING);
    }
}

/// "Cada baralho possui um número mínimo de cartas delimitado pelo formato jogado": all lines count.
#[test]
fn fab_4_1_1_the_lines_of_the_main_deck_count_together() {
    let mut desk: Desk<Face> = sized(0);
    for n in 1..=40 {
        let id = format!("galho-{n}");
        common(&mut desk, &id, &format!("Galho {n}"), &["amarelo"]);
        desk.line(Section::Main, &id, 1);
    }
    assert_eq!(legal(&desk), NOTHING);
    desk.lines.pop();
    assert_eq!(
        illegal(&desk),
        ["error too_few_cards FAB-D1 39 >=40 in main"]
    );
}
