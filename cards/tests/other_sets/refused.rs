//! What the rules of Dominions and Multiversity do not let a card be, and what they let it be.

use fabulario_cards::card::Print;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};
use serde_json::{Value, json};

const UNITS: &str = "dominions/cards/unidades.json";
const FIELDS: &str = "dominions/cards/campos.json";
const CHARACTERS: &str = "multiversity/cards/personagens.json";
const ITEMS: &str = "multiversity/cards/itens.json";

/// The shipped data with one card changed.
fn with(path: &str, id: &str, change: impl FnOnce(&mut Value)) -> Result<Catalogue, Vec<String>> {
    let mut files = Files::embedded();
    let mut json: Value = serde_json::from_slice(&files.0[path]).unwrap();
    let mut cards = json.as_array_mut().unwrap().iter_mut();
    change(cards.find(|card| card["id"] == id).unwrap());
    let data = serde_json::to_vec(&json).unwrap();
    files.0.insert(path.to_owned(), data.into());
    Catalogue::load(&files).map_err(|found| found.0.iter().map(ToString::to_string).collect())
}

fn mistakes(path: &str, id: &str, change: impl FnOnce(&mut Value)) -> Vec<String> {
    with(path, id, change).err().unwrap_or_default()
}

/// Line 323 of the manual: a Campo has two effects.
#[test]
fn dd_manual_a_campo_without_occupy_or_without_link_is_refused() {
    for field in ["occupy", "link"] {
        let found = mistakes(FIELDS, "dd-lagoa-congelada", |card| {
            card.as_object_mut().unwrap().remove(field);
        });
        let message = format!("the field {field} is missing (dd-manual, Campo)");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].ends_with(&message), "{found:?}");
    }
}

/// Lines 400 to 405: RECYCLE is no condition.
#[test]
fn dd_manual_an_effect_in_recycle_is_refused() {
    let found = mistakes(UNITS, "dd-onca-de-brasa", |card| {
        card["effects"][0]["when"] = json!("recycle");
    });
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].contains("/effects/0/when: unknown variant `recycle`"),
        "{found:?}"
    );
}

/// Line 79 of the rules: two actions, one passive and one active.
#[test]
fn mvc_rules_two_active_or_two_passive_actions_are_refused_with_their_place() {
    for (kinds, wrong) in [
        (["ataque", "flanquear"], "active"),
        (["ataque", "ataque"], "active"),
        (["passiva", "lider"], "passive"),
        (["sidekick", "passiva"], "passive"),
    ] {
        let found = mistakes(CHARACTERS, "mvc-trepadeira-andante", |card| {
            for (at, kind) in kinds.into_iter().enumerate() {
                card["actions"][at]["kind"] = json!(kind);
            }
        });
        assert_eq!(found.len(), 1, "{kinds:?}: {found:?}");
        let place = format!("/actions/1/kind: is a second {wrong} action");
        assert!(found[0].contains(&place), "{kinds:?}: {found:?}");
        assert!(found[0].ends_with("(mvc-2022, Personagens)"), "{found:?}");
    }
}

/// Lines 370 to 372: the three immunities to effects are tokens like others.
#[test]
fn mvc_rules_a_card_that_gives_an_immunity_to_effects_is_accepted() {
    for (token, pt, en) in [
        (
            "imunidade-negativos",
            "Imunidade a Efeitos Negativos",
            "Immunity to Negative Effects",
        ),
        (
            "imunidade-positivos",
            "Imunidade a Efeitos Positivos",
            "Immunity to Positive Effects",
        ),
        (
            "imunidade-confusao-silencio-paralisia-furia",
            "Imunidade a Confusão, Silêncio, Paralisia e Fúria",
            "Immunity to Confusion, Silence, Paralysis and Fury",
        ),
    ] {
        let catalogue = with(ITEMS, "mvc-po-de-sumico", |card| {
            card["effects"][0] = json!({
                "text": { "pt-BR": format!("Ponha 1 token de {pt} em um personagem seu."),
                    "en": format!("Put 1 {en} token on one of your characters.") },
                "does": [{ "verb": "status", "status": token, "amount": 1 }],
            });
        });
        let catalogue = catalogue.unwrap_or_else(|found| panic!("{token}: {found:?}"));
        let card = catalogue.card("mvc-po-de-sumico").unwrap();
        for lang in Lang::ALL {
            let glossary = catalogue.glossary(Game::Multiversity, lang);
            let text = catalogue.face(card, lang).text;
            let told = catalogue.reminders(card, &text, &glossary);
            assert!(told.iter().any(|it| it.id == token), "{token}: {told:?}");
        }
    }
}

/// Lines 581 to 586: SUPER SPAWN is told as data and on the face; a Token, which no hand holds, has none.
#[test]
fn dd_super_spawn_is_a_field_of_cards_that_are_spawned() {
    for (spawn, said) in [
        ("super", "SUPER SPAWN."),
        ("both", "SUPER SPAWN. NORMAL SPAWN."),
    ] {
        let catalogue = with(UNITS, "dd-boi-de-granizo", |card| {
            card["spawn"] = json!(spawn);
        });
        let catalogue = catalogue.unwrap_or_else(|found| panic!("{found:?}"));
        let card = catalogue.card("dd-boi-de-granizo").unwrap();
        let Print::Dominions(print) = &card.print else {
            panic!("{card:?}")
        };
        assert_eq!(serde_json::to_value(print.spawn).unwrap(), spawn);
        assert_eq!(catalogue.face(card, Lang::En).text[0], said);
    }
    let found = mistakes("dominions/tokens.json", "dd-token-eco", |card| {
        card["spawn"] = json!("super");
    });
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].contains("/spawn: does not belong to a card of this type"),
        "{found:?}"
    );
}

/// What no manual says cites a ruling of ours or nothing.
#[test]
fn mistakes_cite_what_says_so() {
    for (field, value, cited) in [
        ("atk", json!(100), "(DD-R32)"),
        ("hp", json!(0), "(DD-R14)"),
        ("range", json!(7), "(dd-simulador)"),
    ] {
        let found = mistakes(UNITS, "dd-boi-de-granizo", |card| card[field] = value);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].ends_with(cited), "{found:?}");
    }
    let found = mistakes(CHARACTERS, "mvc-vigia-da-mata-funda", |card| {
        card["resists"] = json!(["fera"]);
        card["weak_to"] = json!(["fera"]);
    });
    assert!(
        found.iter().all(|it| it.ends_with("(MVC-C41)")),
        "{found:?}"
    );
    assert_eq!(found.len(), 1, "{found:?}");
}
