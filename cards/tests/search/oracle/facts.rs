//! What a card has, read from its JSON as “What cards have” tells.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::Game;
use serde_json::Value;

use super::deeds::Keywords;
use super::fields::Field;
use super::vocabulary::{RARITIES, Vocabulary};

mod games;

/// What a card, or one of its printings, has.
#[derive(Clone, Default)]
pub struct Facts {
    /// The values of fields with values; a field that is here may hold none.
    pub values: BTreeMap<Field, Vec<usize>>,
    pub numbers: BTreeMap<Field, i64>,
    /// The place in the order of rarities.
    pub rarity: Option<usize>,
    /// Properties by id.
    pub flags: BTreeSet<&'static str>,
    pub ruled: bool,
}

/// The entries of a list that may be absent.
pub fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The words of a list, or the one word.
fn each(value: &Value) -> Vec<&str> {
    let one = value.as_str().into_iter();
    one.chain(list(value).filter_map(Value::as_str)).collect()
}

/// Reads cards.
pub struct Reader<'r> {
    pub vocabulary: &'r Vocabulary,
    pub keywords: &'r Keywords,
}

/// Reads one card.
struct Card<'r> {
    game: Game,
    body: &'r Value,
    vocabulary: &'r Vocabulary,
    facts: Facts,
}

impl Reader<'_> {
    pub fn card(&self, game: Game, token: bool, body: &Value) -> Facts {
        let mut card = Card {
            game,
            body,
            vocabulary: self.vocabulary,
            facts: Facts::default(),
        };
        card.shared(token);
        match game {
            Game::Fabula => card.fabula(self.keywords),
            Game::Dominions => card.dominions(),
            Game::Multiversity => card.multiversity(),
            Game::Apoteose => card.apoteose(),
        }
        card.facts
    }
}

impl Card<'_> {
    fn put(&mut self, field: Field, words: &[&str]) {
        let place = |word: &&str| self.vocabulary.place(field, self.game, word);
        let mut values: Vec<usize> = words.iter().map(place).collect();
        values.sort_unstable();
        values.dedup();
        self.facts.values.insert(field, values);
    }

    /// A field that the card prints or has not.
    fn printed(&mut self, field: Field, value: &Value) {
        if let Some(word) = value.as_str() {
            self.put(field, &[word]);
        }
    }

    fn number(&mut self, field: Field, value: Option<i64>) {
        if let Some(number) = value {
            self.facts.numbers.insert(field, number);
        }
    }

    fn numbers(&mut self, fields: &[(Field, &str)]) {
        for (field, name) in fields {
            self.number(*field, self.body[*name].as_i64());
        }
    }

    /// The parts of an object that is there: what is absent of it is zero.
    fn parts(&mut self, object: &str, fields: &[(Field, &str)]) {
        let object = &self.body[object];
        for (field, name) in fields.iter().filter(|_| object.is_object()) {
            self.number(*field, Some(object[*name].as_i64().unwrap_or(0)));
        }
    }

    fn flag(&mut self, flag: &'static str, is: bool) {
        if is {
            self.facts.flags.insert(flag);
        }
    }

    fn shared(&mut self, token: bool) {
        let body = self.body;
        let printings = list(&body["printings"]).count();
        self.number(Field::Prints, i64::try_from(printings).ok());
        self.put(Field::Game, &[self.game.code()]);
        self.put(Field::Card, &[body["id"].as_str().unwrap()]);
        let rarity = body["rarity"].as_str();
        self.printed(Field::Rarity, &body["rarity"]);
        let rank = |id: &str| RARITIES.iter().position(|it| *it == id).unwrap();
        self.facts.rarity = rarity.map(rank);
        self.facts.ruled = list(&body["rulings"]).count() > 0;
        self.flag("token", token);
        self.flag("reprint", printings > 1);
        let marked = |mark: &str| body[mark] == true;
        self.flag(
            "legendary",
            rarity == Some("lendaria") || marked("legendary"),
        );
        self.flag("epic", rarity == Some("epica") || marked("epic"));
    }

    /// The type, what else it counts as, and the subtypes.
    fn types(&mut self, kinds: &[&str], subtypes: &[&str]) {
        self.put(Field::Type, &[kinds, subtypes].concat());
        self.put(Field::Subtype, subtypes);
    }
}
