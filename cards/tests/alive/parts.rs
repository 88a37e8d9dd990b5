//! What can be deleted of a card: abilities, keywords, and every single effect of a text.
//!
//! A deleted part leaves its place behind: an ability keeps its number, its cost and its targets and does
//! nothing, a keyword becomes one that does nothing. So both games ask the same questions, and only what the
//! part *does* can tell them apart. Paying for nothing is no sign of life.

use serde_json::{Value, json};

/// A part of a card, by the JSON pointer to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    pub pointer: String,
    kind: Kind,
    /// The Ficha whose part it is, if it is not the card's own.
    pub ficha: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An ability with everything that it does.
    Ability,
    /// A name for abilities.
    Keyword,
    /// One effect of a list of effects.
    Effect,
    /// Nothing: the card stays as it is.
    Nothing,
}

/// Added to the name of a keyword that does nothing any more.
const SILENT: &str = " (silent)";

/// The lists of effects inside of an effect.
const LISTS: [&str; 3] = ["then", "otherwise", "effects"];

impl Part {
    /// The deletion of nothing.
    pub fn nothing() -> Self {
        Self {
            pointer: "/".to_owned(),
            kind: Kind::Nothing,
            ficha: None,
        }
    }

    /// The card without this part.
    pub fn delete(&self, card: &Value) -> Value {
        let mut card = card.clone();
        match self.kind {
            Kind::Nothing => {}
            Kind::Ability => silence(card.pointer_mut(&self.pointer).unwrap()),
            Kind::Keyword => {
                let keyword = card.pointer_mut(&self.pointer).unwrap();
                *keyword = json!(format!("{}{SILENT}", keyword.as_str().unwrap()));
            }
            Kind::Effect => {
                let (list, at) = self.pointer.rsplit_once('/').unwrap();
                let list = card.pointer_mut(list).unwrap().as_array_mut().unwrap();
                list.remove(at.parse().unwrap());
            }
        }
        card
    }
}

/// Every keyword twice: as it is, and doing nothing.
pub fn with_silent_keywords(keywords: &Value) -> Value {
    let loud = keywords.as_array().unwrap().iter();
    let silent = loud.clone().map(|keyword| {
        let mut keyword = keyword.clone();
        let name = format!("{}{SILENT}", keyword["name"].as_str().unwrap());
        keyword["name"] = json!(name);
        let abilities = keyword["abilities"].as_array_mut().unwrap();
        abilities.iter_mut().for_each(silence);
        keyword
    });
    silent.chain(loud.clone().cloned()).collect()
}

/// Takes from an ability what it does.
fn silence(ability: &mut Value) {
    if ability.get("passive").is_some() {
        *ability =
            json!({"passive": {"does": {"reduce_cost": {"of": {"this": true}, "amount": 0}}}});
        return;
    }
    for kind in ["triggered", "activated"] {
        if let Some(script) = ability.pointer_mut(&format!("/{kind}/effect")) {
            each_sentence(script, &mut |sentence| sentence["effects"] = json!([]));
        }
    }
}

fn each_sentence(script: &mut Value, call: &mut impl FnMut(&mut Value)) {
    for list in ["sentences", "modes"] {
        for entry in script
            .get_mut(list)
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
        {
            if list == "modes" {
                each_sentence(entry, call);
            } else {
                call(entry);
            }
        }
    }
}

/// Every part of a card.
pub fn parts(card: &Value) -> Vec<Part> {
    let mut finder = Finder::default();
    finder.card(card, "");
    finder.found
}

#[derive(Default)]
struct Finder {
    found: Vec<Part>,
    ficha: Option<String>,
}

impl Finder {
    fn note(&mut self, pointer: String, kind: Kind) {
        let ficha = self.ficha.clone();
        self.found.push(Part {
            pointer,
            kind,
            ficha,
        });
    }

    fn card(&mut self, card: &Value, at: &str) {
        for (i, _) in list(card, "keywords").enumerate() {
            self.note(format!("{at}/keywords/{i}"), Kind::Keyword);
        }
        for (i, ability) in list(card, "abilities").enumerate() {
            let at = format!("{at}/abilities/{i}");
            let kind = ["triggered", "activated"]
                .into_iter()
                .find(|kind| ability.get(kind).is_some());
            let before = self.found.len();
            if let Some(kind) = kind {
                self.script(&ability[kind]["effect"], &format!("{at}/{kind}/effect"));
            }
            // An ability of one effect is that effect.
            if self.found.len() - before != 1 {
                self.note(at, Kind::Ability);
            }
        }
        if let Some(script) = card.get("effect") {
            self.script(script, &format!("{at}/effect"));
        }
    }

    fn script(&mut self, script: &Value, at: &str) {
        for (i, mode) in list(script, "modes").enumerate() {
            self.script(mode, &format!("{at}/modes/{i}"));
        }
        for (i, sentence) in list(script, "sentences").enumerate() {
            self.effects(&sentence["effects"], &format!("{at}/sentences/{i}/effects"));
        }
    }

    /// A list of effects; one that holds others is alive if each of those is.
    fn effects(&mut self, effects: &Value, at: &str) {
        for (i, effect) in effects.as_array().into_iter().flatten().enumerate() {
            let at = format!("{at}/{i}");
            let Some((word, fields)) = effect.as_object().and_then(|one| one.iter().next()) else {
                self.note(at, Kind::Effect);
                continue;
            };
            let before = self.found.len();
            for name in LISTS {
                self.effects(&fields[name], &format!("{at}/{word}/{name}"));
            }
            for (i, option) in list(fields, "options").enumerate() {
                self.effects(option, &format!("{at}/{word}/options/{i}"));
            }
            if self.found.len() == before {
                self.note(at.clone(), Kind::Effect);
            }
            if let Some(ficha) = fields.get("ficha") {
                self.ficha = ficha["name"].as_str().map(str::to_owned);
                self.card(ficha, &format!("{at}/{word}/ficha"));
                self.ficha = None;
            }
        }
    }
}

fn list<'v>(value: &'v Value, name: &str) -> impl Iterator<Item = &'v Value> {
    value
        .get(name)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
}
