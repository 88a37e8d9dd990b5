//! Small worlds: the shipped formats with smaller numbers, and a handful of cards.

use fabulario_engine::deck::Section::{
    Arredores, Casa, Centro, Classes, Ente, Equipamento, Inventario, Main, Memento, Reserve,
    Sideboard,
};
use fabulario_engine::{apoteose, dominions, fabula, multiversity};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::World;

fn format(text: &str, changes: &[(&str, Value)]) -> Value {
    let mut format: Value = serde_json::from_str(text).unwrap();
    for (pointer, value) in changes {
        *format
            .pointer_mut(pointer)
            .unwrap_or_else(|| panic!("{pointer}")) = value.clone();
    }
    format
}

fn cards<C: DeserializeOwned>(cards: Value) -> Vec<C> {
    serde_json::from_value(cards).unwrap()
}

fn small_fabula() -> Value {
    format(
        include_str!("../../../../cards/data/fabula/formats/fab-padrao.json"),
        &[
            ("/lists/0/min/value", json!(3)),
            ("/lists/1/min/value", json!(3)),
            ("/lists/1/max/value", json!(3)),
            ("/lists/1/positions/0/count/value", json!(2)),
            ("/copies/0/max/value", json!(2)),
            ("/copies/1/max/value", json!(1)),
        ],
    )
}

fn faces() -> Vec<fabula::Face> {
    let face = |id: &str, kind: &str, rarity: &str, colours: &[&str]| json!({"id": id, "name": id, "type": kind, "rarity": rarity, "colours": colours});
    cards(json!([
        face("mata", "base", "comum", &["verde"]),
        face("mar", "base", "rara", &["azul"]),
        face("foz", "base", "lendaria", &["verde", "azul"]),
        face("forno", "base", "comum", &["vermelho"]),
        face("mateiro", "aliado", "comum", &["verde"]),
        face("boto", "aliado", "comum", &["azul"]),
        face("iara", "manobra", "rara", &["azul", "verde"]),
        face("brasa", "manobra", "comum", &["vermelho"]),
        face("pedra", "modificacao", "comum", &[]),
    ]))
}

/// Two Arredores, one Centro, three cards.
pub fn fabula() -> World<fabula::Face> {
    let bases = [("mata", 2), ("mar", 1), ("foz", 1), ("forno", 2)];
    let main = [
        ("mateiro", 2),
        ("boto", 2),
        ("iara", 1),
        ("brasa", 2),
        ("pedra", 2),
    ];
    World {
        format: small_fabula(),
        cards: faces(),
        places: vec![
            (Arredores, bases.to_vec()),
            (Centro, bases.to_vec()),
            (Main, main.to_vec()),
        ],
        sizes: vec![(Arredores, 2..=2), (Centro, 1..=1)],
    }
}

/// The same with a pool of its own, part of which waits outside.
pub fn sealed() -> World<fabula::Face> {
    let mut format = small_fabula();
    let limited = |card: &str, max: u32| json!({"card": card, "max": max});
    format["changes"] = json!([{
        "pool": [limited("mata", 2), limited("mar", 1), limited("mateiro", 1), limited("boto", 2), limited("pedra", 2)],
        "banned": ["iara"],
        "limited": [limited("boto", 1)],
    }]);
    let bases = [("mata", 2), ("mar", 1)];
    let main = [("mateiro", 1), ("boto", 1), ("pedra", 2)];
    let reserve = [("mateiro", 1), ("boto", 2), ("pedra", 2), ("mar", 1)];
    World {
        format,
        cards: faces(),
        places: vec![
            (Arredores, bases.to_vec()),
            (Centro, bases.to_vec()),
            (Main, main.to_vec()),
            (Reserve, reserve.to_vec()),
        ],
        sizes: vec![(Arredores, 2..=2), (Centro, 1..=1), (Main, 3..=9)],
    }
}

/// Four cards.
pub fn dominions() -> World<dominions::Card> {
    let mut format = format(
        include_str!("../../../../cards/data/dominions/formats/dd-padrao.json"),
        &[
            ("/lists/0/min/value", json!(4)),
            ("/lists/0/max/value", json!(5)),
        ],
    );
    format["changes"] = json!([{"banned": ["vulto"], "limited": [{"card": "torre", "max": 1}]}]);
    let card = |id: &str, kind: &str, unique: bool| json!({"id": id, "name": id, "type": kind, "unique": unique});
    let main = [("lanca", 2), ("torre", 1), ("azros", 1), ("campo", 2)];
    World {
        format,
        cards: cards(json!([
            card("lanca", "unidade", false),
            card("torre", "artefato", false),
            card("azros", "unidade", true),
            card("campo", "campo", false),
            card("vulto", "unidade", false),
            card("soldado", "token", false),
        ])),
        places: vec![(Main, main.to_vec())],
        sizes: vec![],
    }
}

/// Five cards: two characters and an energy at least, two cards beside them.
pub fn multiversity() -> World<multiversity::Card> {
    let format = format(
        include_str!("../../../../cards/data/multiversity/formats/mvc-2026.json"),
        &[
            ("/lists/0/max/value", json!(5)),
            ("/lists/0/to_play/value", json!(5)),
            ("/lists/1/max/value", json!(2)),
            ("/copies/0/max/value", json!(2)),
            ("/copies/1/max/value", json!(2)),
            ("/demands/0/value/count", json!(2)),
            ("/demands/1/value/count", json!(1)),
        ],
    );
    let list = [("zefa", 2), ("nico", 1), ("chave", 2), ("sol", 3)];
    let aside = [("zefa", 2), ("nico", 2), ("chave", 2), ("sol", 2)];
    World {
        format,
        cards: cards(json!([
            {"id": "zefa", "name": "zefa", "type": "personagem"},
            {"id": "nico", "name": "nico", "type": "personagem", "legendary": true},
            {"id": "chave", "name": "chave", "type": "item"},
            {"id": "sol", "name": "sol", "type": "energia", "energy": "basica"},
        ])),
        places: vec![(Main, list.to_vec()), (Sideboard, aside.to_vec())],
        sizes: vec![(Main, 5..=5), (Sideboard, 0..=2)],
    }
}

/// Two houses, three classes, and things to carry and to wear.
pub fn hero() -> World<apoteose::Card> {
    let format = format(
        include_str!("../../../../cards/data/apoteose/formats/apo-lagvig.json"),
        &[
            ("/hero/equipamento/value", json!(1)),
            ("/hero/memento/value", json!(1)),
            ("/hero/inventory/value", json!(0)),
            ("/hero/livre/value", json!([1, 3, 5])),
            ("/hero/ente/value", json!([2, 4, 6])),
            ("/copies/0/max/value", json!(2)),
        ],
    );
    let card = |id: &str, kind: &str, more: Value| {
        let mut card = json!({"id": id, "name": id, "type": kind, "rarity": "comum"});
        card.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        card
    };
    let items = [("faca", 2), ("elmo", 2), ("bolsa", 2)];
    let carried = [("faca", 2), ("elmo", 2), ("bolsa", 2), ("reza", 2)];
    World {
        format,
        cards: cards(json!([
            card("torre", "casa", json!({})),
            card(
                "gruta",
                "casa",
                json!({"slots": {"equipamento": 2, "memento": 0}})
            ),
            card(
                "guarda",
                "classe",
                json!({"path": 1, "level": 1, "knowledges": ["pratica"]})
            ),
            card(
                "capitao",
                "classe",
                json!({"path": 1, "level": 2, "knowledges": ["pratica"]})
            ),
            card(
                "bruxa",
                "classe",
                json!({"path": 2, "level": 1, "knowledges": ["arcano"], "slots": {"memento": 1}})
            ),
            card("sombra", "ente", json!({"level": 1})),
            card(
                "faca",
                "item",
                json!({"knowledges": ["pratica"], "level": 1, "specifiers": ["utility"]})
            ),
            card("elmo", "item", json!({"level": 2})),
            card(
                "bolsa",
                "item",
                json!({"slots": {"equipamento": 1}, "specifiers": ["utility"]})
            ),
            card("reza", "habilidade", json!({"knowledges": ["arcano"]})),
        ])),
        places: vec![
            (Casa, vec![("torre", 1), ("gruta", 1)]),
            (Classes, vec![("guarda", 1), ("capitao", 1), ("bruxa", 1)]),
            (Ente, vec![("sombra", 1)]),
            (Equipamento, items.to_vec()),
            (Memento, vec![("reza", 2)]),
            (Inventario, carried.to_vec()),
        ],
        sizes: vec![(Casa, 1..=1), (Equipamento, 0..=4), (Inventario, 0..=4)],
    }
}
