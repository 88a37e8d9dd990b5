//! Numbered rules of the book that a judge of decks decides: names, colours and types of cards.

use fabulario_engine::deck::{Conflict, Pool, Section};
use fabulario_engine::fabula::{Colour, Colours, Face};
use serde_json::{Value, json};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

const SIX: [&str; 6] = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];

fn face(card: Value) -> Result<Face, String> {
    serde_json::from_value(card).map_err(|wrong| wrong.to_string())
}

fn conflicts(cards: Value) -> Vec<Conflict> {
    let cards: Vec<Face> = serde_json::from_value(cards).unwrap();
    Pool::new(cards).err().unwrap_or_default()
}

/// "Há 6 cores no Fábula TCG: Branco, Azul, Amarelo, Verde, Vermelho e Roxo": bases give all six.
#[test]
fn fab_1_6_1_bases_of_the_six_colours_take_every_card() {
    let desk = coloured([&SIX, &[], &[], &[], &[]], &SIX);
    assert_eq!(legal(&desk), NOTHING);
    for colour in SIX {
        assert_eq!(legal(&with_card(&desk, &[colour])), NOTHING);
    }
}

/// "Há 6 cores […]": there is no seventh that a card could have.
#[test]
fn fab_1_6_1_a_card_of_another_colour_cannot_be_read() {
    let card =
        |colours: Value| face(json!({"id": "c", "name": "C", "type": "base", "colours": colours}));
    for colour in SIX {
        assert_eq!(card(json!([colour])).unwrap().colours.count(), 1);
    }
    for colour in ["preto", "multicolorida", "incolor", ""] {
        assert!(card(json!([colour])).is_err(), "{colour}");
    }
}

/// "Uma carta pode possuir, uma, múltiplas ou nenhuma cor."
#[test]
fn fab_1_6_2_a_deck_mixes_cards_of_no_one_and_several_colours() {
    let desk = coloured([&["azul", "roxo"]; 5], &["azul"]);
    let desk = with_card(&with_card(&desk, &["azul", "roxo"]), &[]);
    assert_eq!(legal(&desk), ["note colourless_card FAB-D13 [incolor]"]);
}

/// "Uma carta mono-colorida possui apenas uma cor": it asks for that one and no other.
#[test]
fn fab_1_6_3_a_mono_coloured_card_needs_one_colour_of_the_bases() {
    for colour in SIX {
        let desk = coloured([&[colour], &[], &[], &[], &[]], &[colour]);
        assert_eq!(legal(&desk), NOTHING);
    }
}

/// "Uma carta multicolorida possui duas ou mais cores": if the bases lack any one of them, it is out.
#[test]
fn fab_1_6_4_a_multicoloured_card_needs_each_of_its_two_to_six_colours() {
    for count in 2..=6 {
        let colours = &SIX[..count];
        let full = coloured([colours, &[], &[], &[], &[]], &[SIX[0]]);
        assert_eq!(legal(&with_card(&full, colours)), NOTHING, "{colours:?}");
        for lacking in colours {
            let rest: Vec<&str> = colours.iter().copied().filter(|c| c != lacking).collect();
            let desk = coloured([&rest, &[], &[], &[], &[]], &[rest[0]]);
            assert_eq!(
                illegal(&with_card(&desk, colours)),
                [format!(
                    "error outside_identity FAB-D12 [{}]",
                    colours.join("-")
                )],
                "without {lacking}"
            );
        }
    }
}

/// "Uma carta incolor não possui nenhuma das cores […]": it asks nothing of the bases.
#[test]
fn fab_1_6_5_a_colourless_card_needs_no_colour_of_the_bases() {
    for bases in [[&["roxo"] as &[&str]; 5], [&SIX as &[&str]; 5]] {
        let desk = with_card(&coloured(bases, &["roxo"]), &[]);
        assert_eq!(legal(&desk), ["note colourless_card FAB-D13 [incolor]"]);
    }
}

/// "O nome da carta é o texto que identifica aquela carta": another name is another card.
#[test]
fn fab_2_1_1_cards_that_differ_by_name_alone_are_counted_apart() {
    let mut desk = fab();
    common(&mut desk, "rui", "Rui", &["verde"]);
    common(&mut desk, "ruy", "Ruy", &["verde"]);
    desk.line(Section::Main, "rui", 3);
    desk.line(Section::Main, "ruy", 3);
    assert_eq!(legal(&desk), NOTHING);
}

/// "Os nomes de cartas que não sejam fichas são únicos": one name cannot mean two different cards.
#[test]
fn fab_2_1_3_two_different_cards_of_one_name_are_refused() {
    let first = json!({"id": "a", "name": "Iara", "type": "aliado", "colours": ["azul"], "rarity": "comum"});
    for (field, value) in [
        ("type", json!("manobra")),
        ("colours", json!(["azul", "verde"])),
        ("colours", json!([])),
        ("rarity", json!("rara")),
        ("rarity", Value::Null),
    ] {
        let mut second = first.clone();
        second["id"] = json!("b");
        second[field] = value;
        assert_eq!(
            conflicts(json!([first, second])),
            [Conflict::Name {
                first: 0,
                second: 1
            }],
            "{field}"
        );
    }
}

/// "[…] que não sejam fichas": Fichas may share a name, with each other and with a card.
#[test]
fn fab_2_1_3_tokens_may_share_their_name() {
    let cards = json!([
        {"id": "carta", "name": "Tatu", "type": "aliado", "colours": ["azul"], "rarity": "comum"},
        {"id": "ficha-1", "name": "Tatu", "type": "ficha", "colours": ["azul"]},
        {"id": "ficha-2", "name": "Tatu", "type": "ficha", "colours": ["verde"]},
    ]);
    assert_eq!(conflicts(cards), []);
}

/// "[…] que não sejam fichas": the copies of a card are not those of a Ficha of its name.
#[test]
fn fab_2_1_3_a_token_is_no_copy_of_the_card_whose_name_it_has() {
    let mut desk = fab();
    desk.card(json!({"id": "ficha", "name": "Carta 1", "type": "ficha"}));
    desk.line(Section::Main, "ficha", 1);
    assert_eq!(illegal(&desk), ["error token_in_deck FAB-D15 [Carta 1]"]);
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [("token_in_deck", vec![17])],
        "not the lines of the card"
    );
}

/// "Duas ou mais cartas que contenham o mesmo nome são […] cópias daquela mesma carta."
#[test]
fn fab_2_1_4_cards_of_one_name_are_copies_whatever_their_ids_and_sets() {
    let mut desk = sized(40);
    for n in 1..=3 {
        desk.card(json!({"id": format!("iara-{n}"), "name": "Iara", "type": "aliado", "colours": ["verde"], "rarity": "rara", "sets": [format!("C{n}")]}));
        desk.line(Section::Main, &format!("iara-{n}"), u32::from(n < 3));
    }
    assert_eq!(legal(&desk), NOTHING);
    desk.set(Section::Main, "iara-3", 1);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D7 3 <=2 [Iara, Iara, Iara]"]
    );
}

/// "[…] cópias daquela mesma carta": a Ficha of the same name between them in the pool changes nothing.
#[test]
fn fab_2_1_4_a_token_of_the_same_name_does_not_part_the_copies() {
    let mut desk = sized(40);
    common(&mut desk, "iara-1", "Iara", &["verde"]);
    desk.card(json!({"id": "iara-ficha", "name": "Iara", "type": "ficha"}));
    common(&mut desk, "iara-2", "Iara", &["verde"]);
    desk.line(Section::Main, "iara-1", 2);
    desk.line(Section::Main, "iara-2", 2);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D6 4 <=3 [Iara, Iara]"]
    );
}

/// "O indicador de cor é o elemento gráfico que identifica a cor daquela carta."
#[test]
fn fab_2_4_1_of_2_4_the_indicator_of_a_card_decides_where_it_may_be() {
    let desk = coloured([&["verde"]; 5], &["verde"]);
    let tell = |colours: &[&str]| with_card(&desk, colours).judged("fab-padrao").1;
    assert_eq!(tell(&["verde"]), NOTHING);
    assert_eq!(tell(&["roxo"]), ["error outside_identity FAB-D12 [roxo]"]);
}

/// "Uma carta pode ter um ou mais identificadores de cor": in any order, each colour counts once.
#[test]
fn fab_2_4_2_of_2_4_the_indicators_are_a_set() {
    let read = |colours: Value| {
        let card = json!({"id": "c", "name": "C", "type": "aliado", "colours": colours});
        face(card).unwrap().colours
    };
    let two: Colours = [Colour::Verde, Colour::Azul].into_iter().collect();
    assert_eq!(read(json!(["verde", "azul"])), two);
    assert_eq!(read(json!(["azul", "verde", "azul"])), two);
    assert_eq!(read(json!([])), Colours::NONE);
}

/// "Uma carta com dois ou mais identificadores de cor é […] multicolorida": one of them is not enough.
#[test]
fn fab_2_4_3_of_2_4_each_indicator_of_a_multicoloured_card_is_looked_at() {
    let desk = coloured([&["verde"]; 5], &["verde"]);
    for colours in [&["verde", "azul"], &["azul", "verde"]] {
        assert_eq!(
            lacking(&with_card(&desk, colours)),
            [format!("{}: {{Azul}} not in {{Verde}}", colours.join("-"))]
        );
    }
}

/// A green deck, and one copy of a card whose everything but the indicator speaks of another colour.
fn disguised(name: &str, colours: &Value) -> Desk<Face> {
    let mut desk = coloured([&["verde"]; 5], &["verde"]);
    desk.card(json!({"id": name, "name": name, "type": "modificacao", "colours": colours, "rarity": "lendaria", "sets": [name]}));
    desk.line(Section::Main, name, 1);
    desk
}

/// "Um identificador de cor não possui relação com […] outros elementos gráficos presentes na carta."
#[test]
fn fab_2_4_4_nothing_else_on_the_card_makes_it_of_a_colour() {
    assert_eq!(legal(&disguised("azul", &json!(["verde"]))), NOTHING);
    assert_eq!(
        illegal(&disguised("verde", &json!(["azul"]))),
        ["error outside_identity FAB-D12 [verde]"]
    );
}

/// "Um identificador de cor não possui relação com a ilustração": nor do printings differ in colour.
#[test]
fn fab_2_4_4_printings_of_one_card_have_the_same_indicators() {
    let print = |id: &str, colours: Value, set: &str| json!({"id": id, "name": "Boto", "type": "aliado", "rarity": "comum", "colours": colours, "sets": [set]});
    let one = print("boto-1", json!(["azul", "roxo"]), "UM");
    let other = print("boto-2", json!(["roxo", "azul"]), "DOIS");
    assert_eq!(conflicts(json!([one, other])), []);
    let other = print("boto-2", json!(["azul"]), "DOIS");
    assert_eq!(
        conflicts(json!([one, other])),
        [Conflict::Name {
            first: 0,
            second: 1
        }]
    );
}

/// "A identificação de cor de uma carta se dá somente pelos indicadores de cor presentes nela."
#[test]
fn fab_2_4_5_a_card_without_indicators_has_no_colour_whatever_it_is_called() {
    assert_eq!(
        legal(&disguised("azul", &json!([]))),
        ["note colourless_card FAB-D13 [azul]"]
    );
    // A base as well: its name adds nothing to the identity.
    let mut desk = coloured([&["verde"]; 5], &["verde"]);
    desk.card(
        json!({"id": "azul", "name": "Azul", "type": "base", "colours": [], "rarity": "comum"}),
    );
    desk.set(Section::Arredores, "base-1", 0);
    desk.line(Section::Arredores, "azul", 1);
    common(&mut desk, "mar", "Mar", &["azul"]);
    desk.line(Section::Main, "mar", 1);
    assert_eq!(lacking(&desk), ["Mar: {Azul} not in {Verde}"]);
}

/// "O tipo da carta identifica a categoria daquela carta": it decides which list takes the card.
#[test]
fn fab_2_4_1_of_2_5_the_type_decides_which_list_takes_a_card() {
    // Main deck, Arredores, Centro, reserve.
    let takes = [
        ("aliado", [true, false, false, true]),
        ("manobra", [true, false, false, true]),
        ("base", [false, true, true, true]),
        ("modificacao", [true, false, false, true]),
        ("ficha", [false, false, false, false]),
    ];
    let sections = [
        (Section::Main, "carta-14", 0, "wrong_card_type FAB-D5"),
        (Section::Arredores, "clareira", 1, "wrong_card_type FAB-D3"),
        (Section::Centro, "capital", 0, "wrong_card_type FAB-D3"),
        (Section::Reserve, "", 0, "wrong_card_type FAB-D14"),
    ];
    for (kind, takes) in takes {
        for ((section, instead_of, left, refusal), takes) in sections.into_iter().zip(takes) {
            let mut desk = fab();
            let rarity = (kind != "ficha").then_some("comum");
            desk.card(json!({"id": "x", "name": "X", "type": kind, "colours": ["verde"], "rarity": rarity}));
            // A Ficha is no card: it would leave a gap. FAB 1.12.6
            if !instead_of.is_empty() && kind != "ficha" {
                desk.set(section, instead_of, left);
            }
            desk.line(section, "x", 1);
            let refusal = if kind == "ficha" {
                "token_in_deck FAB-D15"
            } else {
                refusal
            };
            if takes {
                assert_eq!(legal(&desk), NOTHING, "{kind} in {section:?}");
            } else {
                let told = [format!("error {refusal} [X]")];
                assert_eq!(illegal(&desk), told, "{kind} in {section:?}");
            }
        }
    }
}

/// "Fábula TCG possui os tipos Aliado, Manobra, Base, Modificação, Fichas": and no other.
#[test]
fn fab_2_4_2_of_2_5_a_card_of_another_type_cannot_be_read() {
    let card = |kind: &str| face(json!({"id": "c", "name": "C", "type": kind}));
    for kind in ["aliado", "manobra", "base", "modificacao", "ficha"] {
        assert!(card(kind).is_ok(), "{kind}");
    }
    for kind in ["terreno", "unidade", "item", ""] {
        assert!(card(kind).is_err(), "{kind}");
    }
}
