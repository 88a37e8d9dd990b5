//! What a player of Apoteose is told of limits, in both languages.

use fabulario_engine::apoteose::Card;
use fabulario_engine::deck::Section;
use serde_json::json;

use super::decks::*;
use super::kit::*;

#[track_caller]
fn assert_told(desk: &Desk<Card>, told: &[[&str; 2]]) {
    assert_eq!(desk.messages("apo-lagvig"), told);
}

/// Two Items of a specifier, which has a name in each language.
#[test]
fn apo_h12_is_told() {
    for (specifier, pt, en) in [
        ("headpiece", "cabeça", "headpiece"),
        ("vest", "traje", "vest"),
        ("feet", "pés", "feet"),
        ("accessory", "acessório", "accessory"),
        ("utility", "utilidade", "utility"),
    ] {
        let mut desk = of_level(1);
        for name in ["Anel", "Broche"] {
            let item = json!({"specifiers": [specifier]});
            put(&mut desk, Section::Equipamento, "item", name, item);
        }
        let pt =
            format!("2 Itens equipados do especificador “{pt}”: “Anel”, “Broche”. Fique com 1.");
        let en = format!("2 equipped Items of the specifier “{en}”: “Anel”, “Broche”. Keep 1.");
        assert_told(&desk, &[[&pt, &en]]);
    }
}

/// Ten Lignum cards.
#[test]
fn apo_h13_is_told() {
    let mut desk = of_level(1);
    for name in ["Casca", "Folha", "Raiz", "Semente"] {
        let skill = json!({"lignum": "ipê"});
        put(&mut desk, Section::Inventario, "habilidade", name, skill);
        let copies = if name == "Semente" { 2 } else { 3 };
        desk.set(Section::Inventario, name, copies);
    }
    let told = [[
        "11 cartas de Lignum, o máximo é 9. Retire 2.",
        "11 Lignum cards, at most 9 allowed. Remove 2.",
    ]];
    assert_told(&desk, &told);
}

/// Every way to have a Summus too many.
#[test]
fn apo_h14_is_told() {
    let mut desk = of_level(5);
    for (name, kind) in [
        ("Ânfora", "maré"),
        ("Bruma", "maré"),
        ("Coral", "sal"),
        ("Duna", "pó"),
    ] {
        put(
            &mut desk,
            Section::Inventario,
            "item",
            name,
            json!({"summus": kind}),
        );
    }
    let names = "“Ânfora”, “Bruma”, “Coral”, “Duna”";
    let told = [
        [
            format!(
                "Summus exige nível de herói 6, e o herói tem 5: {names}. Suba o nível ou retire."
            ),
            format!(
                "A Summus needs hero level 6, and the hero has 5: {names}. Raise the level or remove it."
            ),
        ],
        [
            "2 Summus do tipo “maré”: “Ânfora”, “Bruma”. Fique com 1.".to_owned(),
            "2 Summus of the type “maré”: “Ânfora”, “Bruma”. Keep 1.".to_owned(),
        ],
        [
            format!("4 Summus ao todo, o máximo é 3: {names}. Retire 1."),
            format!("4 Summus in all, at most 3 allowed: {names}. Remove 1."),
        ],
    ];
    assert_eq!(desk.messages("apo-lagvig"), told);
}

/// Attachments that are too many, told with what bears them.
#[test]
fn apo_h15_is_told() {
    let mut desk = of_level(1);
    let host = put(&mut desk, Section::Inventario, "item", "Carroça", json!({}));
    for name in ["Guizo", "Sino", "Fita"] {
        define(&mut desk, "item", name, json!({}));
        desk.attach(host, name, 3);
    }
    let told = [[
        "“Carroça” tem 9 anexos, o máximo é 5. Retire 4.",
        "“Carroça” has 9 attachments, at most 5 allowed. Remove 4.",
    ]];
    assert_told(&desk, &told);
}

/// Copies, by rarity.
#[test]
fn apo_h16_and_h17_are_told() {
    let mut desk = of_level(1);
    for (name, rarity) in [("Rede", "rara"), ("Vela", "lendaria")] {
        put(
            &mut desk,
            Section::Inventario,
            "item",
            name,
            json!({"rarity": rarity}),
        );
        desk.set(Section::Inventario, name, 5);
    }
    let told = [
        [
            "“Rede”: 5 cópias, o máximo é 3. Retire 2.",
            "“Rede”: 5 copies, at most 3 allowed. Remove 2.",
        ],
        [
            "“Vela”: 5 cópias, o máximo é 1. Retire 4.",
            "“Vela”: 5 copies, at most 1 allowed. Remove 4.",
        ],
    ];
    assert_told(&desk, &told);
}

/// A forbidden set.
#[test]
fn apo_h18_is_told() {
    let mut desk = of_level(1);
    let card = json!({"sets": ["Proibida"]});
    put(&mut desk, Section::Inventario, "item", "Rede", card);
    let told = [[
        "“Rede” é da coleção Proibida, que este formato proíbe. Retire.",
        "“Rede” is of the set Proibida, which this format forbids. Remove it.",
    ]];
    assert_told(&desk, &told);
}

/// A card that another format has marked.
#[test]
fn apo_h20_is_told() {
    let mut desk = of_level(1);
    put(
        &mut desk,
        Section::Inventario,
        "item",
        "Rede",
        json!({"formats": ["naval"]}),
    );
    let told = [[
        "“Rede” tem marca de formato, e aqui só valem cartas neutras. Retire.",
        "“Rede” carries a format's mark, and only neutral cards are allowed here. Remove it.",
    ]];
    assert_eq!(desk.messages("apo-padrao"), told);
}
