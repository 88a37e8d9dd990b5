//! Every kind of mistake in card data is reported with its file and pointer, all of them together.

use fabulario_cards::{Catalogue, Files};
use serde_json::{Value, json};

const FILE: &str = "fabula/cards/novas.json";

/// A card that is right.
fn right(number: u16) -> Value {
    json!({
        "id": format!("fab-nova-{number}"),
        "name": { "pt-BR": format!("Nova {number}"), "en": format!("New {number}") },
        "printings": [{ "set": "BDF", "number": 9000 + number }],
        "kind": "aliado", "cost": 2, "colours": ["verde"], "rarity": "comum", "subtypes": ["bicho"],
        "vida": 2, "ofensiva": 1, "influencia": 1,
        "abilities": [{ "triggered": { "trigger": "enters", "effect": {
            "targets": [{ "what": { "permanent": { "filter": { "kinds": ["base"], "whose": "you" } } } }],
            "sentences": [{ "effects": [{ "gain_resistance": { "what": "target", "amount": 2 } }] }] } } }],
    })
}

fn mistakes(path: &str, content: &Value) -> Vec<String> {
    let mut files = Files::embedded();
    files
        .0
        .insert(path.to_owned(), serde_json::to_vec(content).unwrap().into());
    Catalogue::load(&files).map_or_else(
        |found| found.0.iter().map(ToString::to_string).collect(),
        |_| Vec::new(),
    )
}

/// One change to a right card, and the mistake that it is.
type Case = (fn(&mut Value), &'static str, &'static str);

/// Mistakes that the sheet or the engine's reader finds.
const READING: [Case; 12] = [
    (
        |card| card["vida"] = json!(0),
        "",
        "vida must be above zero (FAB 2.7.3)",
    ),
    (
        |card| card["cost"] = json!(100),
        "/cost",
        "must be a whole number from 0 to 99 (FAB 1.8.1)",
    ),
    (
        |card| card["kind"] = json!("monstro"),
        "/kind",
        "monstro is not known here; known are aliado, manobra, base, modificacao, ficha",
    ),
    (
        |card| card["colours"] = json!(["rosa"]),
        "/colours/0",
        "rosa is not known here; known are branco, azul, amarelo, verde, vermelho, roxo",
    ),
    (
        |card| card["flavor"] = json!("x"),
        "",
        "the field flavor is not known",
    ),
    (
        |card| card["sets"] = json!(["BDF"]),
        "/sets",
        "follows from printings: leave it out",
    ),
    (
        |card| card["keywords"] = json!(["voar"]),
        "/keywords/0",
        "the keyword voar is not defined",
    ),
    (
        |card| card["abilities"][0]["triggered"]["trigger"] = json!("entra"),
        "/abilities/0/triggered/trigger",
        "entra is not known here",
    ),
    (
        |card| {
            card["abilities"][0]["triggered"]["effect"]["sentences"][0]["effects"] =
                json!([{ "create": { "ficha": "fab-ficha-dragao" } }]);
        },
        "/abilities/0/triggered/effect/sentences/0/effects/0/create/ficha",
        "fab-ficha-dragao is no ficha that can be made here",
    ),
    (
        |card| card["name"] = json!("Nova"),
        "/name",
        "must be an object with the texts pt-BR and en",
    ),
    (
        |card| {
            card["name"].as_object_mut().unwrap().remove("en");
        },
        "/name",
        "the text en is missing",
    ),
    (
        |card| card["name"]["pt-BR"] = json!("Boto de Sábado"),
        "/name/pt-BR",
        "Boto de Sábado is also the name of fab-boto-de-sabado (FAB 2.1.3)",
    ),
];

/// Mistakes that only a card that can be read has.
const CHECKING: [Case; 9] = [
    (
        |card| card["id"] = json!("Nova Carta"),
        "/id",
        "must be fab- and lower-case letters, digits and hyphens",
    ),
    (
        |card| card["id"] = json!("fab-boto-de-sabado"),
        "/id",
        "fab-boto-de-sabado is also the id in fabula/cards/",
    ),
    (
        |card| card["name"]["en"] = json!("Saturday Boto"),
        "/name/en",
        "is also the name of fab-boto-de-sabado",
    ),
    (
        |card| {
            card.as_object_mut().unwrap().remove("rarity");
        },
        "",
        "the field rarity is missing",
    ),
    (
        |card| {
            card.as_object_mut().unwrap().remove("printings");
        },
        "/printings",
        "a card has at least one printing, a ficha none",
    ),
    (
        |card| card["printings"][0]["set"] = json!("ZZZ"),
        "/printings/0/set",
        "ZZZ is no set of this game",
    ),
    (
        |card| card["printings"][0]["number"] = json!(1),
        "/printings/0/number",
        "is also the number of fab-",
    ),
    (
        |card| card["subtypes"] = json!(["reza"]),
        "/subtypes/0",
        "reza is not a subtype of this type of card",
    ),
    (
        |card| {
            card["abilities"][0]["triggered"]["effect"]["sentences"][0]["effects"] =
                json!(["draw"]);
        },
        "",
        "its text cannot be said: a target is declared that no sentence speaks of",
    ),
];

fn each_alone(cases: &[Case]) {
    for (i, (change, pointer, message)) in cases.iter().enumerate() {
        let mut card = right(1);
        change(&mut card);
        let found = mistakes(FILE, &json!([right(2), card]));
        // The place is told from the beginning of the file or, for names and ids that are taken, from the later one.
        let expected = format!("{pointer}: {message}");
        assert_eq!(found.len(), 1, "{i}: {found:#?}");
        assert!(
            found[0].contains(&expected),
            "{i}: {found:#?} lacks {expected}"
        );
        assert!(found[0].starts_with("fabula/cards/"), "{found:#?}");
    }
}

#[test]
fn a_right_card_is_right() {
    assert_eq!(mistakes(FILE, &json!([right(1), right(2)])), [""; 0]);
}

#[test]
fn each_mistake_of_reading_is_told_with_its_place() {
    each_alone(&READING);
}

#[test]
fn each_mistake_of_checking_is_told_with_its_place() {
    each_alone(&CHECKING);
}

#[test]
fn all_mistakes_are_told_at_once() {
    let all = |cases: &[Case]| {
        let cards: Vec<Value> = (1..)
            .zip(cases)
            .map(|(number, (change, ..))| {
                let mut card = right(number);
                change(&mut card);
                card
            })
            .collect();
        mistakes(FILE, &json!(cards)).len()
    };
    assert_eq!(all(&READING), READING.len());
    assert_eq!(all(&CHECKING), CHECKING.len());
}

#[test]
fn a_card_with_many_mistakes_tells_them_all() {
    let mut card = right(1);
    card["id"] = json!(7);
    card["name"] = json!({ "pt-BR": 1, "fr": "x" });
    card["flavour"] = json!("x");
    card["printings"] = json!([{ "set": "BDF" }]);
    card["vida"] = json!("x");
    card["cost"] = json!(-1);
    let found = mistakes(FILE, &json!([card]));
    for place in [
        "/id",
        "/name",
        "/name/pt-BR",
        "/flavour",
        "/printings/0",
        "/cost",
        "/vida",
    ] {
        let start = format!("{FILE} /0{place}: ");
        assert!(
            found.iter().any(|it| it.starts_with(&start)),
            "{start} {found:#?}"
        );
    }
}

#[test]
fn a_deck_that_is_not_legal_or_names_what_is_not_there_is_refused() {
    let (path, deck): (String, Value) = Files::embedded()
        .0
        .iter()
        .find(|(path, _)| path.starts_with("fabula/decks/"))
        .map(|(path, data)| (path.clone(), serde_json::from_slice(data).unwrap()))
        .unwrap();
    let told = |change: fn(&mut Value), expected: &str| {
        let mut deck = deck.clone();
        change(&mut deck);
        let found = mistakes(&path, &deck);
        assert!(
            found
                .iter()
                .any(|it| it.starts_with(&path) && it.contains(expected)),
            "{expected}: {found:#?}"
        );
    };
    told(|deck| deck["cards"] = json!({}), "at least 40 required");
    told(
        |deck| deck["cards"]["fab-nada"] = json!(1),
        "/cards/fab-nada: fab-nada is the id of no card",
    );
    told(
        |deck| deck["centro"] = json!("fab-nada"),
        "/centro: fab-nada is the id of no card",
    );
    told(
        |deck| deck["format"] = json!("fab-nada"),
        "/format: fab-nada is no format",
    );
    told(
        |deck| deck["id"] = json!("fab-deck-outro"),
        "/id: the file of fab-deck-outro must be fab-deck-outro.json",
    );
    told(|deck| deck["arredores"] = json!([]), "Arredores");
    told(|deck| deck["cores"] = json!([]), "unknown field `cores`");
}

/// The effects of a card whose ability points at nothing.
fn effects(card: &mut Value) -> &mut Value {
    let effect = &mut card["abilities"][0]["triggered"]["effect"];
    effect["targets"] = json!([]);
    &mut effect["sentences"][0]["effects"]
}

#[test]
fn texts_that_cannot_be_said_or_seen_are_told() {
    let told = |change: fn(&mut Value), expected: &str| {
        let mut card = right(1);
        change(&mut card);
        let found = mistakes(FILE, &json!([card]));
        assert!(
            found.iter().any(|it| it.contains(expected)),
            "{expected}: {found:#?}"
        );
    };
    told(
        |card| *effects(card) = json!([]),
        "a list of effects is empty",
    );
    told(
        |card| *effects(card) = json!([{ "may": { "then": [] } }]),
        "a list of effects is empty",
    );
    told(
        |card| *effects(card) = json!([{ "draw": { "amount": 0 } }]),
        "an amount is zero or less",
    );
    told(
        |card| *effects(card) = json!([{ "draw": { "amount": { "sum": { "of": [] } } } }]),
        "a sum of fewer than two numbers",
    );
    told(
        |card| *effects(card) = json!([{ "destroy": { "what": { "each": { "filter": { "this": true, "other": true } } } } }]),
        "something is this card and another one at once",
    );
    told(
        |card| *effects(card) = json!([{ "create": { "ficha": right(5) } }]),
        "must be the id of a ficha of fichas.json",
    );
    told(
        |card| card["name"]["en"] = json!("New\u{200b} One"),
        "/name/en: holds characters that nobody sees",
    );
    told(
        |card| card["flavour"] = json!({ "pt-BR": " Oi.", "en": "Hi." }),
        "/flavour/pt-BR: must not be empty or have needless spaces",
    );
    told(
        |card| card["name"]["pt-BR"] = json!("BOTO de Sabado"),
        "differs from the name of fab-boto-de-sabado only in case, accents or marks",
    );
}

#[test]
fn a_text_that_does_to_its_target_what_cannot_be_done_is_told() {
    let told = |script: Value, expected: &str| {
        let mut card = right(1);
        card["abilities"][0]["triggered"]["effect"] = script;
        let found = mistakes(FILE, &json!([card]));
        assert!(
            found.iter().any(|it| it.contains(expected)),
            "{expected}: {found:#?}"
        );
    };
    let script = |what: Value, effect: Value| json!({ "targets": [{ "what": what }], "sentences": [{ "effects": [effect] }] });
    told(
        script(json!("player"), json!({ "destroy": { "what": "target" } })),
        "a player or an effect is treated as a permanent",
    );
    told(
        script(
            json!("permanent"),
            json!({ "cancel": { "what": "target" } }),
        ),
        "something that is no effect is treated as one",
    );
    told(
        json!({ "define": [{ "letter": "z", "is": "z" }], "sentences": [{ "effects": [{ "draw": { "amount": "z" } }] }] }),
        "a letter is defined twice, or by itself",
    );
}

#[test]
fn a_keyword_that_leads_back_to_itself_is_told() {
    let mut files = Files::embedded();
    let mut fichas: Value = serde_json::from_slice(&files.0["fabula/fichas.json"]).unwrap();
    fichas[0]["keywords"] = json!(["mutirao"]);
    files.0.insert(
        "fabula/fichas.json".to_owned(),
        serde_json::to_vec(&fichas).unwrap().into(),
    );
    let found = Catalogue::load(&files).unwrap_err().0;
    assert!(!found.is_empty());
    assert!(found.iter().all(|it| !it.pointer.is_empty()), "{found:?}");
}

#[test]
fn a_field_that_stands_twice_is_told() {
    let mut files = Files::embedded();
    let text = r#"[{ "id": "fab-x", "cost": 1, "cost": 2 }]"#;
    files.0.insert(FILE.to_owned(), text.as_bytes().into());
    let found = Catalogue::load(&files).unwrap_err().0;
    assert_eq!(found.len(), 1, "{found:?}");
    let told = found.first().unwrap().to_string();
    assert!(
        told.starts_with(&format!("{FILE} /0: the field cost stands twice")),
        "{told}"
    );
}

#[test]
fn files_that_are_no_lists_and_lists_of_no_objects_are_told() {
    assert_eq!(
        mistakes(FILE, &json!({})),
        [format!("{FILE}: must be a list")]
    );
    assert_eq!(
        mistakes(FILE, &json!([3])),
        [format!("{FILE} /0: must be an object: a card")]
    );
}
