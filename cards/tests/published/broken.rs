//! What does not fit a schema: wrong words, unknown fields, missing ones. The catalogue refuses each of them too.

use fabulario_cards::{Catalogue, Files};
use serde_json::{Value, json};

use super::{schema_of, validator};

/// A change to the first entry of a file that fits.
type Break = (&'static str, fn(&mut Value));

fn without(value: &mut Value, field: &str) {
    let gone = value.as_object_mut().unwrap().shift_remove(field);
    assert!(gone.is_some(), "there is no {field}");
}

const BREAKS: &[Break] = &[
    ("dominions/cards/unidades.json", |it| {
        it["effects"] = json!([{ "text": { "pt-BR": "Só aqui." } }]);
    }),
    ("multiversity/cards/personagens.json", |it| {
        without(&mut it["actions"][0]["name"], "en");
    }),
    ("multiversity/cards/personagens.json", |it| {
        without(&mut it["category"], "en");
    }),
    ("apoteose/cards/itens.json", |it| {
        it["effects"] = json!([{ "activation": "permanent", "text": { "en": "Only here." } }]);
    }),
    ("fabula/cards/roxo.json", |it| it["kind"] = json!("monstro")),
    ("fabula/cards/roxo.json", |it| it["name"] = json!("Boto")),
    ("fabula/cards/roxo.json", |it| without(it, "id")),
    ("fabula/cards/roxo.json", |it| {
        it["sets"] = json!(["BDF"]);
    }),
    ("fabula/cards/roxo.json", |it| {
        it["printings"] = json!([{ "set": "BDF", "number": 0 }]);
    }),
    ("fabula/cards/roxo.json", |it| {
        it["printings"][0]["artist"] = json!("");
    }),
    (
        "fabula/cards/roxo.json",
        |it| it["rulings"] = json!([{ "on": "ontem", "text": { "pt-BR": "a", "en": "b" } }]),
    ),
    ("fabula/cards/roxo.json", |it| {
        it["rulings"] = json!([{ "text": { "pt-BR": "a", "en": "b" } }]);
    }),
    ("fabula/keywords.json", |it| without(it, "abilities")),
    ("fabula/subtypes.json", |it| it["of"] = json!("monstro")),
    ("fabula/sets.json", |it| it["code"] = json!("bdf")),
    ("fabula/sets.json", |it| without(it, "released")),
    ("dominions/sets.json", |it| it["publisher"] = json!(7)),
    ("dominions/cards/unidades.json", |it| {
        it["element"] = json!("fogo");
    }),
    ("dominions/cards/unidades.json", |it| {
        it["directions"] = json!(["e", "e"]);
    }),
    ("dominions/cards/unidades.json", |it| {
        it["directions"] = json!(["leste"]);
    }),
    ("dominions/cards/unidades.json", |it| it["hp"] = json!(0)),
    ("dominions/cards/unidades.json", |it| it["atk"] = json!(100)),
    ("dominions/cards/unidades.json", |it| it["range"] = json!(7)),
    ("dominions/cards/unidades.json", |it| without(it, "element")),
    ("dominions/cards/unidades.json", |it| {
        without(it, "directions");
    }),
    ("dominions/cards/unidades.json", |it| without(it, "type")),
    ("dominions/cards/unidades.json", |it| without(it, "name")),
    ("dominions/cards/unidades.json", |it| {
        it["id"] = json!("mvc-boi");
    }),
    ("dominions/cards/unidades.json", |it| {
        it["effects"] = json!([{ "when": "spawn" }]);
    }),
    ("dominions/cards/unidades.json", |it| {
        it["keywords"] = json!(["combo"]);
    }),
    ("dominions/cards/artefatos.json", |it| {
        without(it, "activation");
    }),
    ("dominions/cards/campos.json", |it| without(it, "occupy")),
    ("dominions/cards/campos.json", |it| without(it, "link")),
    ("dominions/cards/campos.json", |it| {
        it["link"]["when"] = json!("recycle");
    }),
    ("dominions/cards/unidades.json", |it| {
        it["spawn"] = json!("never");
    }),
    ("dominions/cards/artefatos.json", |it| {
        it["effects"][0]["harm"] = json!("none");
    }),
    ("multiversity/cards/personagens.json", |it| {
        it["actions"] = json!([it["actions"][0], it["actions"][0]]);
    }),
    ("dominions/tokens.json", |it| it["kind"] = json!("token")),
    ("multiversity/cards/personagens.json", |it| {
        it["world"] = json!("lua");
    }),
    ("multiversity/cards/personagens.json", |it| {
        it["life"] = json!(13);
    }),
    ("multiversity/cards/personagens.json", |it| {
        without(it, "world");
    }),
    ("multiversity/cards/personagens.json", |it| {
        without(it, "life");
    }),
    ("multiversity/cards/personagens.json", |it| {
        it["defense"] = json!(1);
    }),
    ("multiversity/cards/personagens.json", |it| {
        it["actions"][0]["kind"] = json!("golpe");
    }),
    ("multiversity/cards/personagens.json", |it| {
        it["actions"][0]["spends"] = json!({ "energies": "y" });
    }),
    ("multiversity/cards/personagens.json", |it| {
        without(&mut it["actions"][0], "text");
    }),
    ("multiversity/cards/personagens.json", |it| {
        let action = it["actions"][0].clone();
        it["actions"] = json!([action, action, action]);
    }),
    ("multiversity/cards/itens.json", |it| without(it, "item")),
    ("multiversity/cards/energias.json", |it| {
        without(it, "energy");
    }),
    ("apoteose/cards/casas.json", |it| without(it, "rarity")),
    ("apoteose/cards/casas.json", |it| {
        it["attributes"]["sorte"] = json!(1);
    }),
    ("apoteose/cards/casas.json", |it| it["level"] = json!(4)),
    ("apoteose/cards/classes.json", |it| without(it, "path")),
    ("apoteose/cards/classes.json", |it| {
        it["knowledges"] = json!(["pesca"]);
    }),
    ("apoteose/cards/itens.json", |it| {
        it["damage"] = json!({ "base": "forca" });
    }),
    ("apoteose/cards/itens.json", |it| {
        it["damage"] = json!({ "dice": "d20" });
    }),
    ("apoteose/cards/itens.json", |it| {
        it["effects"] = json!([{ "text": { "pt-BR": "a", "en": "b" } }]);
    }),
    ("apoteose/cards/itens.json", |it| {
        let text = json!({ "pt-BR": "a", "en": "b" });
        let does = json!([{ "verb": "raise", "stat": "sorte", "amount": 1 }]);
        it["effects"] = json!([{ "activation": "permanent", "text": text, "does": does }]);
    }),
    ("apoteose/tags.json", |it| without(it, "name")),
    ("apoteose/paths.json", |it| it["id"] = json!(true)),
    ("dominions/statuses.json", |it| {
        it["reminder"] = json!("Queima.");
    }),
    ("dominions/decks/dd-deck-barro-vivo.json", |it| {
        it["lists"]["sideboard"] = json!({});
    }),
    ("dominions/decks/dd-deck-barro-vivo.json", |it| {
        without(it, "guide");
    }),
    ("dominions/decks/dd-deck-barro-vivo.json", |it| {
        it["lists"]["main"]["dd-oleira-do-barranco"] = json!(0);
    }),
    ("multiversity/decks/mvc-deck-ceu-em-cordel.json", |it| {
        it["lists"]["main"]["dd-x"] = json!(1);
    }),
    ("multiversity/decks/mvc-deck-ceu-em-cordel.json", |it| {
        without(it, "lists");
    }),
    ("apoteose/decks/apo-deck-cova-das-estrelas.json", |it| {
        it["lists"]["classe"] = json!({});
    }),
    ("apoteose/decks/apo-deck-cova-das-estrelas.json", |it| {
        it["name"] = json!("Cova");
    }),
];

#[test]
fn what_does_not_fit_a_schema_is_refused_by_the_catalogue_too() {
    let shipped = Files::embedded();
    for (i, (path, change)) in BREAKS.iter().enumerate() {
        let name = schema_of(path).unwrap();
        let mut value: Value = serde_json::from_slice(&shipped.0[*path]).unwrap();
        change(if value.is_array() {
            &mut value[0]
        } else {
            &mut value
        });
        assert!(
            !validator(&name).is_valid(&value),
            "{i}: {path} fits {name}"
        );
        let mut files = shipped.clone();
        let data = serde_json::to_vec(&value).unwrap();
        files.0.insert((*path).to_owned(), data.into());
        assert!(Catalogue::load(&files).is_err(), "{i}: {path} is taken");
    }
}

#[test]
fn renames_name_two_ids_of_one_game() {
    let validator = validator("renames");
    let fits = |value: Value| validator.is_valid(&value);
    assert!(fits(json!([{ "from": "dd-boi", "to": "dd-boi-manso" }])));
    assert!(fits(json!([])));
    for wrong in [
        json!({ "from": "dd-boi", "to": "mvc-boi" }),
        json!({ "from": "dd-boi" }),
        json!({ "from": "Boi", "to": "dd-boi" }),
        json!({ "from": "dd-boi", "to": "dd-vaca", "why": "" }),
    ] {
        assert!(!fits(json!([wrong])), "{wrong}");
    }
}
