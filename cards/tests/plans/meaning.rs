//! What others have published stays as it is, and an id means the same card for ever.

use std::sync::Arc;

use fabulario_cards::plan::{Held, SHIPPED, plan};
use fabulario_cards::stock::{Entry, Kind, Stock};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use serde_json::{Value, json};

use super::{card, changed, held, ids, keyword, right, set, wrong};

#[test]
fn what_others_have_published_is_not_changed() {
    let before = held("oficina", vec![set(), keyword("voo"), card('a')]);
    let (kind, mut other) = set();
    other["released"] = json!("2028-01-01");
    let (word, mut meaning) = keyword("voo");
    meaning["name"]["en"] = json!("Flight");
    let written = vec![
        (kind, other),
        (word, meaning),
        changed('a', json!({ "atk": 9 })),
    ];
    let belongs = "belongs to oficina: what others have published cannot be changed here";
    assert_eq!(
        wrong(&before, "cais", written),
        [
            format!("new.json /0: TST {belongs}"),
            format!("new.json /1: voo {belongs}"),
            format!("new.json /2: dd-a {belongs}"),
        ]
    );
}

#[test]
fn what_others_have_published_may_be_repeated_and_built_upon() {
    let before = held("oficina", vec![set(), keyword("voo"), card('a')]);
    let (kind, mut own) = set();
    own["code"] = json!("CAI");
    let printings = json!([{ "set": "CAI", "number": 1 }]);
    let flies = changed(
        'b',
        json!({ "keywords": [{ "id": "voo" }], "printings": printings }),
    );
    let plan = right(&before, "cais", vec![set(), (kind, own), card('a'), flies]);
    assert_eq!((ids(&plan.added), plan.unchanged), (vec!["CAI", "dd-b"], 2));
    assert_eq!(plan.catalogue.cards().len(), 2);
}

#[test]
fn a_name_of_others_is_taken_and_a_set_of_others_is_theirs() {
    let before = held("oficina", vec![set(), card('a')]);
    let name = card('a').1["name"].clone();
    let written = vec![changed('b', json!({ "name": name }))];
    assert_eq!(
        wrong(&before, "cais", written),
        [
            "new.json /0/name/en: is also the name of dd-a (DD-K2)",
            "new.json /0/name/pt-BR: Boi a is also the name of dd-a (DD-K2)",
            "new.json /0/printings/0/set: TST is a set of oficina, and what others have published cannot be changed \
             here: print the card in a set of your own",
        ]
    );
}

#[test]
fn an_id_keeps_its_name_in_one_language_at_least() {
    let before = held("cais", vec![set(), card('a')]);
    let named = |pt: &str, en: &str| {
        let name = json!({ "pt-BR": pt, "en": en });
        vec![changed('a', json!({ "name": name }))]
    };
    for (pt, en) in [("Boi a", "Cow a"), ("Vaca a", "Ox a"), ("BÓI A!", "Cow")] {
        let plan = right(&before, "cais", named(pt, en));
        assert_eq!(ids(&plan.changed), ["dd-a"], "{pt}, {en}");
    }
    assert_eq!(
        wrong(&before, "cais", named("Vaca a", "Cow a")),
        [
            "new.json /0/name: dd-a has been boi-a so far, and an id never changes its meaning (DD-K2): give the \
             card an id of its own, or add a rename"
        ]
    );
}

#[test]
fn an_id_keeps_its_type() {
    let before = held("cais", vec![set(), card('a')]);
    let (kind, mut artefact) = card('a');
    let fields = artefact.as_object_mut().unwrap();
    fields.retain(|field, _| matches!(field.as_str(), "id" | "name" | "printings"));
    artefact["type"] = json!("artefato");
    artefact["activation"] = json!("once");
    assert_eq!(
        wrong(&before, "cais", vec![(kind, artefact)]),
        [
            "new.json /0/type: dd-a has been of the type unidade so far, and an id never changes its meaning (DD-K2)"
        ]
    );
}

#[test]
fn words_may_be_called_something_else() {
    let before = held("cais", vec![set(), keyword("voo")]);
    let name = json!({ "pt-BR": "Asas", "en": "Wings" });
    let written = vec![(Kind::Keyword, json!({ "id": "voo", "name": name }))];
    let plan = right(&before, "cais", written);
    assert_eq!(ids(&plan.changed), ["voo"]);
}

/// Entries of the shipped data, as a database holds them.
fn shipped(files: &Files) -> Vec<Held> {
    let stock = Stock::of(files, &mut Vec::new());
    let held = stock.0.into_iter().map(|entry| Held {
        entry,
        origin: SHIPPED.to_owned(),
    });
    held.collect()
}

#[test]
fn the_same_holds_for_every_shipped_game() {
    let files = Files::embedded();
    let before = shipped(&files);
    for (game, id, field, kind, rule) in [
        (
            Game::Fabula,
            "fab-boto-de-sabado",
            "kind",
            "manobra",
            "FAB 2.1.3",
        ),
        (
            Game::Multiversity,
            "mvc-zefa-faisca",
            "type",
            "item",
            "MVC-C12",
        ),
        (
            Game::Apoteose,
            "apo-boi-de-barro",
            "type",
            "item",
            "APO-H16",
        ),
    ] {
        let it = before.iter().find(|it| &*it.entry.id == id).unwrap();
        let mut body: Value = serde_json::from_str(&it.entry.body).unwrap();
        body["name"] = json!({ "pt-BR": "Outra", "en": "Another" });
        body[field] = json!(kind);
        let file: Arc<str> = "new.json".into();
        let body = body.to_string();
        let entry = Entry::new(game, Kind::Card, &file, "/0".to_owned(), &body);
        let found = plan(&files, &before, SHIPPED, vec![entry]).unwrap_err();
        for pointer in ["/0/name".to_owned(), format!("/0/{field}")] {
            let told = found.0.iter().any(|it| {
                it.pointer == pointer
                    && it.message.contains("never changes")
                    && it.message.contains(rule)
            });
            assert!(told, "{pointer}: {found}");
        }
    }
}

#[test]
fn the_shipped_data_over_itself_is_nothing_to_do() {
    let files = Files::embedded();
    let before = shipped(&files);
    let again = before.iter().map(|it| it.entry.clone()).collect();
    let plan = plan(&files, &before, SHIPPED, again).unwrap();
    assert!(plan.is_empty());
    assert_eq!(plan.unchanged, before.len());
    let loaded = Catalogue::load(&files).unwrap();
    assert_eq!(plan.catalogue.hash(), loaded.hash());
}

/// Ruling: MVC-C12
#[test]
fn a_version_of_a_personagem_has_an_id_of_its_own() {
    let personagem = |version: Option<&str>| {
        let mut card = json!({
            "id": "mvc-zefa-da-ponte",
            "name": { "pt-BR": "Zefa da Ponte", "en": "Zefa of the Bridge" },
            "printings": [{ "set": "TST", "number": 1 }],
            "type": "personagem", "world": "natureza", "rarity": "comum", "life": 6,
        });
        if let Some(version) = version {
            card["version"] = json!(version);
        }
        (Kind::Card, card)
    };
    let file = Arc::from("new.json");
    let entry = |(kind, body): (Kind, Value)| {
        Entry::new(
            Game::Multiversity,
            kind,
            &file,
            "/0".to_owned(),
            &body.to_string(),
        )
    };
    let before: Vec<Held> = [set(), personagem(None)]
        .map(|it| Held {
            entry: entry(it),
            origin: "cais".to_owned(),
        })
        .into();
    let files = Files::embedded();
    let same = plan(&files, &before, "cais", vec![entry(personagem(None))]).unwrap();
    assert!(same.is_empty());
    let other = plan(&files, &before, "cais", vec![entry(personagem(Some("V2")))]).unwrap_err();
    assert!(
        other
            .to_string()
            .contains("new.json /0/version: mvc-zefa-da-ponte has been another version so far"),
        "{other}"
    );
}
