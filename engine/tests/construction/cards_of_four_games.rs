//! Cards as JSON: what is refused in every game. What each game's card may say, and what comes back,
//! stands in `cards_of_dominions`, `cards_of_multiversity` and `cards_of_apoteose`.

use std::fmt::Debug;

use fabulario_engine::{apoteose, dominions, multiversity};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::decks::merged;

/// A card with these fields and no others.
pub(super) fn card(kind: &str, more: Value) -> Value {
    let card = json!({"id": "carta", "name": "Carta de Ensaio", "type": kind});
    merged(card, more)
}

pub(super) fn read<C: DeserializeOwned>(card: &Value) -> C {
    serde_json::from_value(card.clone()).unwrap_or_else(|error| panic!("{error}: {card}"))
}

/// What is written of a card is what was read.
#[track_caller]
pub(super) fn round_trip<C: DeserializeOwned + Serialize + PartialEq + Debug>(written: &Value) {
    let once: C = read(written);
    let told = serde_json::to_value(&once).unwrap();
    assert_eq!(&told, written);
    assert_eq!(read::<C>(&told), once);
}

/// What a reader is told of a card that is refused.
#[track_caller]
pub(super) fn refused<C: DeserializeOwned + Debug>(card: Value) -> String {
    serde_json::from_value::<C>(card).unwrap_err().to_string()
}

/// Each field alone, on each type: it is misplaced exactly where the type does not have it.
#[track_caller]
pub(super) fn check_fields(
    fields: &[(&'static str, Value, &[&str])],
    kinds: &[&str],
    needed: &Value,
    misplaced: impl Fn(&Value) -> Vec<&'static str>,
) {
    let mut wrong = Vec::new();
    for (field, value, at_home) in fields {
        for kind in kinds {
            let mut printed = needed.get(*kind).cloned().unwrap_or(json!({}));
            printed[*field] = value.clone();
            let expected: &[&str] = if at_home.contains(kind) {
                &[]
            } else {
                &[field]
            };
            let found = misplaced(&card(kind, printed));
            if found != expected {
                wrong.push(format!("{field} on {kind}: {found:?}, not {expected:?}"));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// What a card cannot say is refused by name, on the card and inside it.
#[test]
fn unknown_fields_are_refused() {
    let unknown = |told: String| told.split(',').next().unwrap().to_owned();
    let told = unknown(refused::<dominions::Card>(card(
        "unidade",
        json!({"cost": 1}),
    )));
    assert_eq!(told, "unknown field `cost`");
    let told = unknown(refused::<multiversity::Card>(card(
        "item",
        json!({"cost": 1}),
    )));
    assert_eq!(told, "unknown field `cost`");
    let action = json!({"actions": [{"name": "Golpe", "kind": "ataque", "damage": 3}]});
    let told = unknown(refused::<multiversity::Card>(card("personagem", action)));
    assert_eq!(told, "unknown field `damage`");
    for (more, name) in [
        (json!({"price": 1}), "price"),
        (json!({"slots": {"ferramenta": 1}}), "ferramenta"),
        (json!({"attributes": {"strength": 1}}), "strength"),
    ] {
        let mut card = card("casa", more);
        card["rarity"] = json!("comum");
        let told = unknown(refused::<apoteose::Card>(card));
        assert_eq!(told, format!("unknown field `{name}`"));
    }
}

/// Words of another game, or of none, are refused.
#[test]
fn unknown_words_are_refused() {
    let unknown = |told: String| told.split(',').next().unwrap().to_owned();
    for kind in ["aliado", "Unidade", "unit"] {
        let told = unknown(refused::<dominions::Card>(card(kind, json!({}))));
        assert_eq!(told, format!("unknown variant `{kind}`"));
    }
    for kind in ["unidade", "token", "Item"] {
        let told = unknown(refused::<multiversity::Card>(card(kind, json!({}))));
        assert_eq!(told, format!("unknown variant `{kind}`"));
    }
    let told = unknown(refused::<multiversity::Card>(card(
        "item",
        json!({"rarity": "epica"}),
    )));
    assert_eq!(told, "unknown variant `epica`");
    let told = unknown(refused::<multiversity::Card>(card(
        "item",
        json!({"world": "luz"}),
    )));
    assert_eq!(told, "unknown variant `luz`");
    for (field, word) in [("rarity", "super-rara"), ("type", "aliado")] {
        let mut card = card("item", json!({"rarity": "comum"}));
        card[field] = json!(word);
        let told = unknown(refused::<apoteose::Card>(card));
        assert_eq!(told, format!("unknown variant `{word}`"));
    }
    let livre = json!({"rarity": "comum", "knowledges": ["livre"]});
    let told = unknown(refused::<apoteose::Card>(card("item", livre)));
    assert_eq!(told, "unknown variant `livre`");
}

/// No game has a card without an id, a name or a type.
#[test]
fn a_card_has_an_id_a_name_and_a_type() {
    for field in ["id", "name", "type"] {
        let without = |kind: &str| {
            let mut card = card(kind, json!({"rarity": "comum"}));
            card.as_object_mut().unwrap().remove(field);
            card
        };
        let told = format!("missing field `{field}`");
        let mut unit = without("unidade");
        unit.as_object_mut().unwrap().remove("rarity");
        assert_eq!(refused::<dominions::Card>(unit), told);
        assert_eq!(refused::<multiversity::Card>(without("item")), told);
        assert_eq!(refused::<apoteose::Card>(without("item")), told);
    }
}
