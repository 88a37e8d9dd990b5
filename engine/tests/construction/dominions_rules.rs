//! Dimensional Dominions: DD-K1 to DD-K6, DD-T14, DD-T15; ruling: DD-R11.

use fabulario_engine::deck::{Pool, Section, Verdict, Violation};
use fabulario_engine::dominions::Card;
use fabulario_engine::{Game, RuleId};
use serde_json::{Value, json};

use super::findings::NOTHING;
use super::kit::*;

fn legal(desk: &Desk<Card>) -> Vec<String> {
    desk.legal("dd-padrao")
}

fn illegal(desk: &Desk<Card>) -> Vec<String> {
    desk.illegal("dd-padrao")
}

/// So many cards, two copies of each name, the last one perhaps alone.
fn sized(size: u32) -> Desk<Card> {
    let mut desk = Desk::of(json!([]));
    let mut left = size;
    for n in 1.. {
        let copies = left.min(2);
        if copies == 0 {
            break;
        }
        left -= copies;
        let id = format!("vigia-{n}");
        desk.card(json!({"id": id, "name": format!("Vigia {n}"), "type": "unidade"}));
        desk.line(Section::Main, &id, copies);
    }
    desk
}

/// So many copies of this card, and so many other cards.
fn with(card: Value, copies: u32, others: u32) -> Desk<Card> {
    let mut desk = sized(others);
    let id = card["id"].as_str().unwrap().to_owned();
    desk.card(card);
    desk.line(Section::Main, &id, copies);
    desk
}

/// "Todo Baralho deve ter exatamente 30 cartas": twenty-nine are too few.
#[test]
fn dd_k1_a_deck_of_29_cards_is_illegal() {
    assert_eq!(
        illegal(&sized(29)),
        ["error too_few_cards DD-K1 29 >=30 in main"]
    );
    assert_eq!(
        illegal(&sized(0)),
        ["error too_few_cards DD-K1 0 >=30 in main"]
    );
}

/// "Todo Baralho deve ter exatamente 30 cartas": thirty are right.
#[test]
fn dd_k1_a_deck_of_30_cards_is_legal() {
    assert_eq!(legal(&sized(30)), NOTHING);
}

/// "Todo Baralho deve ter exatamente 30 cartas": thirty-one are too many.
#[test]
fn dd_k1_a_deck_of_31_cards_is_illegal() {
    assert_eq!(
        illegal(&sized(31)),
        ["error too_many_cards DD-K1 31 <=30 in main"]
    );
}

/// Thousands of millions of cards are too many, and counted.
#[test]
fn dd_k1_thousands_of_millions_of_cards_do_not_overflow() {
    let mut desk = sized(30);
    for _ in 0..3 {
        desk.line(Section::Main, "vigia-1", 4_000_000_000);
    }
    assert_eq!(
        illegal(&desk),
        [
            "error too_many_cards DD-K1 12000000030 <=30 in main",
            "error too_many_copies DD-K2 12000000002 <=2 [Vigia 1]",
        ]
    );
}

/// "Cada jogador deve possuir um deck de 30 cartas": unknown cards count, and are told.
#[test]
fn dd_k1_an_unknown_card_counts_for_the_size() {
    let mut desk = sized(29);
    desk.line(Section::Main, "miragem", 1);
    assert_eq!(illegal(&desk), ["error unknown_card"]);
}

/// "Seu baralho pode conter apenas duas cartas com o mesmo nome": a third is one too many.
#[test]
fn dd_k2_two_copies_of_a_name_are_the_most() {
    for kind in ["unidade", "artefato", "campo"] {
        let card = |copies: u32| {
            let card = json!({"id": "torre", "name": "Torre", "type": kind});
            with(card, copies, 30 - copies)
        };
        assert_eq!(legal(&card(1)), NOTHING);
        assert_eq!(legal(&card(2)), NOTHING);
        assert_eq!(
            illegal(&card(3)),
            ["error too_many_copies DD-K2 3 <=2 [Torre]"]
        );
    }
}

/// "[…] com o mesmo nome": two ids of one name, and several lines, count together.
#[test]
fn dd_k2_copies_are_counted_by_name() {
    let mut desk = sized(27);
    for (id, element) in [("torre-1", "earth"), ("torre-2", "fire")] {
        desk.card(json!({"id": id, "name": "Torre", "type": "unidade", "element": element}));
    }
    desk.line(Section::Main, "torre-1", 1);
    desk.line(Section::Main, "torre-2", 1);
    desk.line(Section::Main, "torre-1", 1);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies DD-K2 3 <=2 [Torre, Torre]"]
    );
    assert_eq!(
        desk.lines_of("dd-padrao"),
        [("too_many_copies", vec![14, 15, 16])]
    );
    desk.set(Section::Main, "torre-2", 0);
    desk.line(Section::Main, "vigia-14", 1);
    assert_eq!(legal(&desk), NOTHING, "two copies of Torre on two lines");
}

/// Ruling DD-R11: at most two of one name, not two names.
#[test]
fn dd_r11_a_deck_may_have_more_than_two_names() {
    assert_eq!(legal(&dd()), NOTHING, "fifteen names");
    let desk = with(
        json!({"id": "torre", "name": "Torre", "type": "campo"}),
        3,
        27,
    );
    let ruling = |found: &Violation<'_>, _: &Pool<Card>| found.basis.ruling.cloned();
    assert_eq!(
        desk.each(format("dd-padrao"), ruling).1,
        [Some(RuleId("DD-R11".to_owned()))]
    );
}

/// "Uma carta considerada UNICA só deve ser alocada uma cópia da mesma em um baralho."
#[test]
fn dd_k3_one_copy_of_a_unique_card_is_the_most() {
    for kind in ["unidade", "artefato", "campo"] {
        let card = |copies: u32| {
            let card = json!({"id": "coroa", "name": "Coroa", "type": kind, "unique": true});
            with(card, copies, 30 - copies)
        };
        assert_eq!(legal(&card(1)), NOTHING);
        for copies in [2, 3] {
            assert_eq!(
                illegal(&card(copies)),
                [format!("error too_many_copies DD-K3 {copies} <=1 [Coroa]")]
            );
        }
    }
}

/// "Uma carta considerada UNICA": of different unique cards a deck may hold any number.
#[test]
fn dd_k3_a_deck_may_be_of_unique_cards_alone() {
    let mut desk = Desk::of(json!([]));
    for n in 1..=30 {
        let id = format!("coroa-{n}");
        desk.card(
            json!({"id": id, "name": format!("Coroa {n}"), "type": "unidade", "unique": true}),
        );
        desk.line(Section::Main, &id, 1);
    }
    assert_eq!(legal(&desk), NOTHING);
}

/// "Cartas que não possuem o simbolo de estrela não são consideradas UNICAS."
#[test]
fn dd_k3_a_card_without_the_star_is_not_unique() {
    let card = json!({"id": "unica", "name": "Única", "type": "unidade", "unique": false, "tags": ["UNIQUE"]});
    assert_eq!(legal(&with(card, 2, 28)), NOTHING);
}

/// "Um baralho pode conter cartas do tipo: Unidade, Artefato, Campo."
#[test]
fn dd_k4_units_artifacts_and_fields_are_the_cards_of_a_deck() {
    for kind in ["unidade", "artefato", "campo"] {
        let card = json!({"id": "x", "name": "X", "type": kind});
        assert_eq!(legal(&with(card, 2, 28)), NOTHING, "{kind}");
    }
}

/// "Cartas Token […] podem ser geradas a partir de outra Carta": no deck holds one.
#[test]
fn dd_k4_a_token_is_in_no_deck() {
    let token = json!({"id": "eco", "name": "Eco", "type": "token", "unique": true});
    for copies in [1, 2, 3] {
        let desk = with(token.clone(), copies, 30 - copies);
        assert_eq!(illegal(&desk), ["error token_in_deck DD-K4 [Eco]"]);
    }
    assert_eq!(legal(&with(token, 0, 30)), NOTHING);
}

/// A Token may have the name of a card, and is no copy of it.
#[test]
fn dd_k4_a_token_is_no_copy_of_a_card_of_its_name() {
    let mut desk = sized(29);
    desk.card(json!({"id": "eco", "name": "Vigia 1", "type": "token"}));
    desk.line(Section::Main, "eco", 1);
    assert_eq!(illegal(&desk), ["error token_in_deck DD-K4 [Vigia 1]"]);
    assert_eq!(desk.lines_of("dd-padrao"), [("token_in_deck", vec![15])]);
}

/// "Seu baralho pode conter qualquer quantidade de qualquer tipo de carta": more units are only advice.
#[test]
fn dd_k5_the_types_mix_in_any_proportion() {
    for units in 0..=15 {
        for fields in 0..=15 - units {
            let mut desk = dd();
            for (n, card) in (0..).zip(&mut desk.cards) {
                let kind = match n {
                    n if n < units => "unidade",
                    n if n < units + fields => "campo",
                    _ => "artefato",
                };
                card.kind = serde_json::from_value(json!(kind)).unwrap();
            }
            assert_eq!(legal(&desk), NOTHING, "{units} units, {fields} fields");
        }
    }
}

/// No source restricts elements or tags: one alone, all seven together, none.
#[test]
fn dd_k6_elements_and_tags_mix_freely() {
    let seven = ["earth", "water", "fire", "air", "ice", "thunder", "void"];
    let elements = seven.map(|one| json!([one]));
    for mix in elements.into_iter().chain([json!(seven), json!([])]) {
        let mix = mix.as_array().unwrap();
        let mut desk = Desk::of(json!([]));
        for n in 0..15_usize {
            let id = format!("vigia-{n}");
            let mut card = json!({"id": id, "name": format!("Vigia {n}"), "type": "unidade", "tags": [format!("TAG {n}"), "COMUM"]});
            if !mix.is_empty() {
                card["element"] = mix[n % mix.len()].clone();
            }
            desk.card(card);
            desk.line(Section::Main, &id, 2);
        }
        assert_eq!(legal(&desk), NOTHING, "{mix:?}");
    }
}

/// There is no sideboard: a deck of Dominions is its thirty cards.
#[test]
fn dominions_a_deck_has_no_other_list_than_the_main_one() {
    assert_eq!(Section::of(Game::Dominions), [Section::Main]);
    let lists = &format("dd-padrao").lists;
    let ids: Vec<&str> = lists.iter().map(|list| list.id.as_str()).collect();
    assert_eq!(ids, ["main"]);
}

/// There is no sideboard anywhere: cards in a list that the game does not have are in no legal deck.
#[test]
fn dominions_cards_in_a_list_of_another_game_are_refused() {
    for section in [Section::Sideboard, Section::Reserve, Section::Inventario] {
        let mut desk = sized(30);
        desk.line(section, "vigia-1", 1);
        let (verdict, told) = desk.judged("dd-padrao");
        assert_eq!(verdict, Verdict::Illegal, "{section:?}: {told:?}");
    }
}

/// There is no sideboard anywhere: a swap finds nothing to swap with, and says so.
#[test]
fn dominions_a_swap_is_refused() {
    let mut desk = sized(30);
    desk.swap("vigia-1", "vigia-2", 1);
    let (verdict, told) = desk.judged("dd-padrao");
    assert_eq!(verdict, Verdict::Illegal, "{told:?}");
}

/// DD-T14: thirty different cards, one copy each, are legal.
#[test]
fn dd_t14_thirty_cards_of_thirty_names_are_legal() {
    let mut desk = Desk::of(json!([]));
    for n in 1..=30 {
        let id = format!("marujo-{n}");
        let kind = match n {
            1..=16 => "unidade",
            17..=29 => "artefato",
            _ => "campo",
        };
        desk.card(json!({"id": id, "name": format!("Marujo {n}"), "type": kind, "unique": n == 1}));
        desk.line(Section::Main, &id, 1);
    }
    assert_eq!(legal(&desk), NOTHING);
}

/// DD-T15: three copies of a name, two of a unique card, 29 or 31 cards, a Token: illegal each.
#[test]
fn dd_t15_each_of_these_decks_is_illegal() {
    let torre = json!({"id": "torre", "name": "Torre", "type": "artefato"});
    assert_eq!(
        illegal(&with(torre, 3, 27)),
        ["error too_many_copies DD-K2 3 <=2 [Torre]"]
    );
    let rei = json!({"id": "rei", "name": "Rei do Cais", "type": "unidade", "unique": true});
    assert_eq!(
        illegal(&with(rei, 2, 28)),
        ["error too_many_copies DD-K3 2 <=1 [Rei do Cais]"]
    );
    assert_eq!(
        illegal(&sized(29)),
        ["error too_few_cards DD-K1 29 >=30 in main"]
    );
    assert_eq!(
        illegal(&sized(31)),
        ["error too_many_cards DD-K1 31 <=30 in main"]
    );
    let eco = json!({"id": "eco", "name": "Eco", "type": "token"});
    assert_eq!(
        illegal(&with(eco, 1, 29)),
        ["error token_in_deck DD-K4 [Eco]"]
    );
}
