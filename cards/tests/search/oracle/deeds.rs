//! What a card of Fábula does, read from the JSON of its abilities.

use std::collections::HashMap;

use fabulario_cards::stock::{Kind, Stock};
use fabulario_engine::Game;
use serde_json::Value;

use super::facts::list;

/// The abilities that keywords stand for.
pub struct Keywords(HashMap<String, Value>);

impl Keywords {
    pub fn new(stock: &Stock) -> Self {
        let entries = stock.kind(Game::Fabula, Kind::Keyword);
        let keywords = entries.map(|entry| {
            let body: Value = serde_json::from_str(&entry.body).unwrap();
            (entry.id.to_string(), body["abilities"].clone())
        });
        Self(keywords.collect())
    }

    /// The abilities of a card, those of its keywords too.
    fn abilities<'b>(&'b self, card: &'b Value) -> Vec<&'b Value> {
        let keywords = list(&card["keywords"]).filter_map(Value::as_str);
        let keywords = keywords.flat_map(|word| list(&self.0[word]));
        list(&card["abilities"]).chain(keywords).collect()
    }

    /// The kinds of its abilities.
    pub fn kinds(&self, card: &Value) -> Vec<&'static str> {
        let abilities = self.abilities(card).into_iter();
        let kinds = abilities.map(|ability| match named(ability).0 {
            "passive" => "passiva",
            "triggered" => "desencadeada",
            "activated" => "ativada",
            other => panic!("{other} is no kind of ability"),
        });
        kinds.collect()
    }

    /// What it does.
    pub fn does(&self, card: &Value) -> Vec<String> {
        let mut does = Vec::new();
        for ability in self.abilities(card) {
            match named(ability) {
                ("passive", ability) => passive(&ability["does"], &mut does),
                (_, ability) => script(&ability["effect"], &mut does),
            }
        }
        script(&card["effect"], &mut does);
        does
    }
}

/// The word of a node and what it holds: a node without fields is the word itself.
fn named(node: &Value) -> (&str, &Value) {
    match node {
        Value::String(word) => (word, &Value::Null),
        Value::Object(fields) if fields.len() == 1 => {
            let (word, fields) = fields.iter().next().unwrap();
            (word, fields)
        }
        other => panic!("{other} is no node"),
    }
}

fn script(script: &Value, does: &mut Vec<String>) {
    for sentence in list(&script["sentences"]) {
        effects(&sentence["effects"], does);
    }
    for mode in list(&script["modes"]) {
        self::script(mode, does);
    }
}

fn effects(effects: &Value, does: &mut Vec<String>) {
    for node in list(effects) {
        effect(node, does);
    }
}

fn effect(node: &Value, does: &mut Vec<String>) {
    let (word, fields) = named(node);
    let values: &[&str] = match word {
        "draw" | "discard" | "damage" | "destroy" | "sacrifice" | "turn" | "unturn" | "copy"
        | "retarget" | "shuffle" | "attach" | "detach" | "allow" | "forbid" | "win" | "lose" => {
            &[word]
        }
        "move" => match fields["to"].as_str().unwrap() {
            "mao" => &["return"],
            "topo" => &["topdeck"],
            "fundo" => &["bury"],
            "baralho" => &["shuffle"],
            "descarte" => &["discard"],
            "degredo" => &["exile"],
            "campo" => &["put"],
            other => panic!("{other} is no place"),
        },
        "prevent" => &["protect"],
        "cancel" => &["negate"],
        "take_control" => &["steal"],
        "face" => &["flip"],
        "play_free" => &["free"],
        "create" => &["spawn"],
        "create_copy" => &["spawn", "copy"],
        "gain_resistance" => &["heal"],
        "lose_resistance" => &["lower"],
        "modify" => modify(fields),
        "gain_resources" | "raise_cap" => &["resources"],
        "lose_resources" => &["drain"],
        "lose_types" => &["strip"],
        "choose" | "choose_number" | "choose_colour" | "set_letter" | "give_priority" => &[],
        "choose_one" => {
            for option in list(&fields["options"]) {
                effects(option, does);
            }
            &[]
        }
        "may" | "if" => {
            effects(&fields["then"], does);
            effects(&fields["otherwise"], does);
            &[]
        }
        "repeat" => {
            effects(&fields["effects"], does);
            &[]
        }
        other => panic!("{other} is no effect"),
    };
    does.extend(values.iter().map(|value| (*value).to_owned()));
}

fn passive(node: &Value, does: &mut Vec<String>) {
    let (word, fields) = named(node);
    let values: &[&str] = match word {
        "modify" => modify(fields),
        "set" | "allow" | "forbid" => &[word],
        "forbid_draw" => &["forbid"],
        "reduce_cost" => &["discount"],
        "generate" | "raise_cap" => &["resources"],
        "lose_types" => &["strip"],
        other => panic!("{other} is no passive"),
    };
    does.extend(values.iter().map(|value| (*value).to_owned()));
}

fn modify(fields: &Value) -> &'static [&'static str] {
    match fields["amount"].as_i64() {
        Some(..0) => &["lower"],
        _ => &["raise"],
    }
}
