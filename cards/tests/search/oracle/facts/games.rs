//! What only the cards of one game have.

use serde_json::Value;

use super::super::deeds::Keywords;
use super::super::fields::Field;
use super::super::vocabulary::texts;
use super::{Card, each, list};

impl Card<'_> {
    pub(super) fn fabula(&mut self, keywords: &Keywords) {
        let body = self.body;
        let kind = body["kind"].as_str().unwrap();
        let of = body["of"].as_str();
        let kinds: Vec<&str> = std::iter::once(kind).chain(of).collect();
        self.types(&kinds, &each(&body["subtypes"]));
        let colours = each(&body["colours"]);
        self.put(Field::Colour, &colours);
        self.put(Field::Identity, &colours);
        let colours = self.facts.values[&Field::Colour].len();
        self.flag("colourless", colours == 0);
        self.flag("mono", colours == 1);
        self.flag("multi", colours > 1);
        self.put(Field::Keyword, &each(&body["keywords"]));
        self.put(Field::Ability, &keywords.kinds(body));
        let does = keywords.does(body);
        self.put(
            Field::Does,
            &does.iter().map(String::as_str).collect::<Vec<_>>(),
        );
        if !matches!(kind, "base" | "ficha") {
            self.number(Field::Cost, Some(resources(&body["cost"])));
            self.flag("variable", body["cost"]["letter"].is_string());
        }
        if kinds.contains(&"aliado") {
            self.number(Field::Life, body["vida"].as_i64());
        }
        if kind == "modificacao" && !body["attach"].is_null() {
            self.number(Field::Attach, Some(resources(&body["attach"])));
        }
        self.numbers(&[
            (Field::Offensive, "ofensiva"),
            (Field::Influence, "influencia"),
            (Field::Resistance, "resistencia"),
            (Field::Restore, "restore"),
        ]);
    }

    pub(super) fn dominions(&mut self) {
        let body = self.body;
        let kind = body["type"].as_str().unwrap();
        self.types(&[kind], &each(&body["tags"]));
        let keywords = list(&body["keywords"]).filter_map(|it| it["id"].as_str());
        self.put(Field::Keyword, &keywords.collect::<Vec<_>>());
        let places = ["occupy", "link"].into_iter();
        let places: Vec<&str> = places.filter(|it| body[*it].is_object()).collect();
        let further = places.iter().map(|it| &body[*it]);
        let effects: Vec<&Value> = list(&body["effects"]).chain(further).collect();
        let kinds = effects.iter().filter_map(|it| it["kind"].as_str());
        let when = effects.iter().filter_map(|it| it["when"].as_str());
        let abilities: Vec<&str> = kinds.chain(when).chain(places).collect();
        self.put(Field::Ability, &abilities);
        self.put(Field::Does, &verbs(effects.into_iter()));
        self.put(Field::Direction, &each(&body["directions"]));
        self.put(Field::Activation, &each(&body["activation"]));
        self.printed(Field::Element, &body["element"]);
        self.numbers(&[(Field::Attack, "atk"), (Field::Hp, "hp")]);
        if matches!(kind, "unidade" | "token") {
            self.number(Field::Range, Some(body["range"].as_i64().unwrap_or(0)));
        }
        self.flag("unique", body["unique"] == true);
    }

    pub(super) fn multiversity(&mut self) {
        let body = self.body;
        let kind = body["type"].as_str().unwrap();
        let category = texts(&body["category"]);
        let category: Vec<&str> = category.first().map(String::as_str).into_iter().collect();
        self.types(&[kind], &category);
        let actions = || list(&body["actions"]);
        let kinds = actions().filter_map(|it| it["kind"].as_str());
        self.put(Field::Ability, &kinds.collect::<Vec<_>>());
        self.put(Field::Does, &verbs(actions().chain(list(&body["effects"]))));
        self.put(Field::Activation, &each(&body["item"]));
        self.printed(Field::World, &body["world"]);
        self.printed(Field::Energy, &body["energy"]);
        if kind == "personagem" {
            self.put(Field::Weakness, &each(&body["weak_to"]));
            self.put(Field::Resists, &each(&body["resists"]));
            self.number(Field::Life, body["life"].as_i64());
        }
        self.numbers(&[(Field::Defence, "defence"), (Field::Gives, "gives")]);
        self.flag("platoon", body["pelotao"] == true);
    }

    pub(super) fn apoteose(&mut self) {
        let body = self.body;
        let kind = body["type"].as_str().unwrap();
        self.types(&[kind], &each(&body["tags"]));
        let effects = || list(&body["effects"]);
        let timings = effects().filter_map(|it| it["timing"].as_str());
        self.put(Field::Ability, &timings.collect::<Vec<_>>());
        self.put(Field::Does, &verbs(effects()));
        let activations = effects().filter_map(|it| it["activation"].as_str());
        self.put(Field::Activation, &activations.collect::<Vec<_>>());
        self.put(Field::Suit, &[kind]);
        if let Some(path) = body["path"].as_i64() {
            self.put(Field::Path, &[&path.to_string()]);
        }
        self.put(Field::Knowledge, &each(&body["knowledges"]));
        if kind == "item" {
            self.put(Field::Worn, &each(&body["specifiers"]));
        }
        self.number(Field::Level, Some(body["level"].as_i64().unwrap_or(1)));
        self.numbers(&[
            (Field::Action, "action"),
            (Field::Price, "value"),
            (Field::Range, "range"),
        ]);
        self.number(Field::Damage, body["damage"]["plus"].as_i64());
        self.parts("cost", &[(Field::Sp, "sp"), (Field::Mp, "mp")]);
        self.parts(
            "attributes",
            &[
                (Field::Con, "con"),
                (Field::Strength, "for"),
                (Field::Agi, "agi"),
                (Field::Per, "per"),
                (Field::Int, "int"),
                (Field::Cha, "car"),
                (Field::Esp, "esp"),
            ],
        );
        self.parts(
            "slots",
            &[
                (Field::Equipment, "equipamento"),
                (Field::Memento, "memento"),
                (Field::Support, "suporte"),
            ],
        );
        self.flag("summus", !body["summus"].is_null());
    }
}

/// The resources of a cost: a plain number, or a part of it.
fn resources(cost: &Value) -> i64 {
    let parts = cost["resources"].as_i64();
    cost.as_i64().or(parts).unwrap_or(0)
}

/// What effects or actions do.
fn verbs<'v>(effects: impl Iterator<Item = &'v Value>) -> Vec<&'v str> {
    let deeds = effects.flat_map(|effect| list(&effect["does"]));
    deeds.filter_map(|deed| deed["verb"].as_str()).collect()
}
