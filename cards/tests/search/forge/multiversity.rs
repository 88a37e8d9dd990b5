//! Cards of Multiversity Conquest.

use fabulario_engine::Game;
use serde_json::{Map, Value, json};

use super::dice::Dice;
use super::sentences::{rules, title};

pub(super) const STATS: &[&str] = &["defence", "damage", "life"];
const WORLDS: [&str; 12] = [
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
const RARITIES: [(u64, &str); 5] = [
    (45, "comum"),
    (25, "incomum"),
    (16, "rara"),
    (9, "super-rara"),
    (5, "ultra-rara"),
];
const CATEGORIES: [[&str; 2]; 12] = [
    ["Guerreiro", "Warrior"],
    ["Fera", "Beast"],
    ["Viajante", "Traveller"],
    ["Máquina", "Machine"],
    ["Divindade", "Deity"],
    ["Ferramenta", "Tool"],
    ["Planta", "Plant"],
    ["Assombração", "Haunting"],
    ["Cientista", "Scientist"],
    ["Veículo", "Vehicle"],
    ["Poção", "Potion"],
    ["Cantor de Cordel", "Cordel Singer"],
];
const VERSIONS: [&str; 8] = [
    "Noturna",
    "Alfa",
    "Ômega",
    "da Infância",
    "de Gala",
    "Espelhada",
    "II",
    "Coroada",
];
const ACTIONS: [&str; 5] = ["ataque", "passiva", "lider", "sidekick", "flanquear"];

/// What is printed on a card.
pub(super) fn print(dice: &mut Dice, card: &mut Map<String, Value>) {
    let kind = dice.weighted(&[(55, "personagem"), (28, "item"), (17, "energia")]);
    let mut put = |field: &str, value: Value| card.insert(field.to_owned(), value);
    put("type", json!(kind));
    if dice.percent(12) {
        put("version", json!(dice.common(&VERSIONS)));
    }
    if dice.percent(94) {
        put("rarity", json!(dice.weighted(&RARITIES)));
    }
    for (flag, chance) in [("legendary", 8), ("epic", 4), ("pelotao", 5)] {
        if dice.percent(chance) {
            put(flag, json!(true));
        }
    }
    if kind != "energia" && dice.percent(70) {
        let [pt, en] = dice.common(&CATEGORIES);
        put("category", json!({ "pt-BR": pt, "en": en }));
    }
    match kind {
        "personagem" => character(dice, &mut put),
        "item" => {
            put(
                "item",
                json!(dice.pick(&["permanente", "volatil", "anexavel"])),
            );
            if dice.percent(60) {
                put("world", json!(dice.pick(&WORLDS)));
            }
        }
        _ => {
            let energy = dice.weighted(&[(40, "basica"), (40, "avancada"), (20, "prismatica")]);
            put("energy", json!(energy));
            if energy == "prismatica" || dice.percent(70) {
                put("world", json!(dice.pick(&WORLDS)));
            }
            if dice.percent(90) {
                let most = if energy == "basica" { 1 } else { 4 };
                put("gives", json!(dice.within(1, most)));
            }
        }
    }
    if kind != "personagem" {
        let count = dice.many(if kind == "item" {
            &[3, 77, 20]
        } else {
            &[45, 50, 5]
        });
        let effects = (0..count).map(|_| {
            let (text, does) = rules(dice, Game::Multiversity, STATS);
            json!({ "text": text, "does": does })
        });
        let effects: Vec<Value> = effects.collect();
        put("effects", json!(effects));
    }
}

fn character(dice: &mut Dice, put: &mut impl FnMut(&str, Value) -> Option<Value>) {
    put("world", json!(dice.pick(&WORLDS)));
    put("life", json!(dice.within(1, 12)));
    if dice.percent(90) {
        put("defence", json!(dice.value(0, 5, 20)));
    }
    let (resists, weak) = (dice.many(&[30, 50, 20]), dice.many(&[25, 50, 25]));
    let all = dice.some(resists + weak, &WORLDS);
    let (resists, weak_to) = if dice.percent(50) {
        all.split_at(resists)
    } else {
        let (weak_to, resists) = all.split_at(weak);
        (resists, weak_to)
    };
    put("resists", json!(resists));
    put("weak_to", json!(weak_to));
    let count = dice.many(&[2, 50, 48]);
    let mut actions: Vec<Value> = Vec::new();
    while actions.len() < count {
        let more = action(dice);
        // One is passive, the other active.
        if actions.iter().all(|it| is_passive(it) != is_passive(&more)) {
            actions.push(more);
        }
    }
    put("actions", json!(actions));
}

fn action(dice: &mut Dice) -> Value {
    let name = title(dice, Game::Multiversity);
    let (text, does) = rules(dice, Game::Multiversity, STATS);
    let mut action = json!({ "name": name, "kind": dice.common(&ACTIONS), "cost": dice.value(0, 5, 9), "text": text, "does": does });
    if dice.percent(18) {
        let energies = if dice.percent(30) {
            json!("x")
        } else {
            json!(dice.within(1, 4))
        };
        action["spends"] = json!({ "energies": energies, "optional": dice.percent(40) });
    }
    action
}

fn is_passive(action: &Value) -> bool {
    action["kind"] != "ataque" && action["kind"] != "flanquear"
}
