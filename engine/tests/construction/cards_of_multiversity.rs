//! Cards of Multiversity as JSON: every type, every word, fields on a wrong type.

use fabulario_engine::multiversity;
use serde_json::{Value, json};

use super::cards_of_four_games::{card, check_fields, read, round_trip};

/// Everything that a Multiversity card can say comes back as it was written.
#[test]
fn multiversity_cards_come_back() {
    let marks = json!({"legendary": true, "epic": true, "pelotao": true});
    let worlds = [
        "natureza",
        "vida",
        "morte",
        "divino",
        "elemental",
        "tecsci",
        "magia",
        "mental",
        "fisico",
        "poder-energetico",
        "fera",
        "cosmico",
    ];
    for world in worlds {
        let mut card = card("personagem", marks.clone());
        card["version"] = json!("v2");
        card["world"] = json!(world);
        card["category"] = json!("Guardas da Ponte");
        card["life"] = json!(12);
        card["defence"] = json!(8);
        card["resists"] = json!([world]);
        card["weak_to"] = json!(worlds);
        card["sets"] = json!(["base", "promo"]);
        let kinds = ["passiva", "lider", "sidekick", "ataque", "flanquear"];
        let action =
            |kind: &str| json!({"name": "Golpe", "kind": kind, "cost": 3, "text": "Dano."});
        card["actions"] = kinds.map(action).to_vec().into();
        round_trip::<multiversity::Card>(&card);
        assert_eq!(read::<multiversity::Card>(&card).misplaced(), [""; 0]);
    }
    for rarity in ["comum", "incomum", "rara", "super-rara", "ultra-rara"] {
        for item in ["permanente", "volatil", "anexavel"] {
            let mut card = card("item", marks.clone());
            card["item"] = json!(item);
            card["rarity"] = json!(rarity);
            card["text"] = json!("Compre uma carta.");
            round_trip::<multiversity::Card>(&card);
            assert_eq!(read::<multiversity::Card>(&card).misplaced(), [""; 0]);
        }
    }
    for energy in ["basica", "avancada", "prismatica"] {
        let mut card = card("energia", marks.clone());
        card["energy"] = json!(energy);
        card["gives"] = json!(99);
        card["world"] = json!("magia");
        round_trip::<multiversity::Card>(&card);
        assert_eq!(read::<multiversity::Card>(&card).misplaced(), [""; 0]);
    }
}

/// What a card of Multiversity does not say is no: no Lendária, no Épica, no Pelotão.
#[test]
fn multiversity_cards_need_little() {
    let plain = json!({"legendary": false, "epic": false, "pelotao": false});
    for kind in ["personagem", "item", "energia"] {
        let read: multiversity::Card = read(&card(kind, json!({})));
        let told = serde_json::to_value(read).unwrap();
        assert_eq!(told, card(kind, plain.clone()));
    }
    let action = json!({"actions": [{"name": "Golpe", "kind": "ataque"}]});
    let read: multiversity::Card = read(&card("personagem", action));
    assert_eq!(read.actions[0].cost, 0);
}

/// A field that a type of Multiversity does not have is found.
#[test]
fn multiversity_fields_on_a_wrong_type_are_found() {
    let fields = [
        ("gives", json!(1), &["energia"][..]),
        ("item", json!("volatil"), &["item"]),
        ("category", json!("Guardas"), &["personagem", "item"]),
        ("life", json!(1), &["personagem"]),
        ("defence", json!(0), &["personagem"]),
        ("resists", json!(["vida"]), &["personagem"]),
        ("weak_to", json!(["vida"]), &["personagem"]),
        (
            "actions",
            json!([{"name": "Golpe", "kind": "ataque"}]),
            &["personagem"],
        ),
    ];
    let kinds = ["personagem", "item", "energia"];
    let needed = json!({"energia": {"energy": "basica"}});
    let misplaced = |card: &Value| read::<multiversity::Card>(card).misplaced();
    check_fields(&fields, &kinds, &needed, misplaced);
}

/// An Energia is basic or advanced, and nothing else is: limits depend on it. MVC-M5, MVC-M6
#[test]
fn multiversity_energies_say_what_they_are() {
    let misplaced =
        |kind: &str, more: Value| read::<multiversity::Card>(&card(kind, more)).misplaced();
    assert_eq!(misplaced("energia", json!({})), ["energy"]);
    for energy in ["basica", "avancada", "prismatica"] {
        assert_eq!(misplaced("energia", json!({"energy": energy})), [""; 0]);
        assert_eq!(misplaced("item", json!({"energy": energy})), ["energy"]);
        assert_eq!(
            misplaced("personagem", json!({"energy": energy})),
            ["energy"]
        );
    }
}

/// Several misplaced fields are all told.
#[test]
fn multiversity_misplaced_fields_are_all_told() {
    let all = json!({"energy": "basica", "gives": 1, "item": "volatil", "life": 1, "defence": 1, "resists": ["vida"], "weak_to": ["morte"], "actions": [{"name": "Golpe", "kind": "ataque"}]});
    let misplaced = |kind: &str| read::<multiversity::Card>(&card(kind, all.clone())).misplaced();
    assert_eq!(misplaced("personagem"), ["energy", "gives", "item"]);
    let fights = ["life", "defence", "resists", "weak_to", "actions"];
    assert_eq!(misplaced("item")[..2], ["energy", "gives"]);
    assert_eq!(misplaced("item")[2..], fights);
    assert_eq!(misplaced("energia")[..1], ["item"]);
    assert_eq!(misplaced("energia")[1..], fights);
}

/// The life of a Personagem is 1 to 12.
#[test]
fn multiversity_life_is_one_to_twelve() {
    for (life, right) in [(0, false), (1, true), (12, true), (13, false)] {
        let expected: &[&str] = if right { &[] } else { &["life"] };
        let printed = card("personagem", json!({"life": life}));
        let found = read::<multiversity::Card>(&printed).misplaced();
        assert_eq!(found, expected, "{life}");
    }
}
