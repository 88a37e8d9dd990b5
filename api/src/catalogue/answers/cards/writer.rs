//! A card as it is answered.

use std::collections::HashMap;

use chrono::NaiveDate;
use fabulario_cards::glossary::Glossary;
use fabulario_cards::words::Words;
use fabulario_cards::{Card, Catalogue, sheet};
use fabulario_engine::{Game, Lang};
use serde_json::{Map, Value};

use super::judges::{Told, legality};
use crate::wire::card::{CardHead, CardRuling, Images, Printing, other};

/// Where cards and their pictures are.
#[derive(Debug, Clone, Copy)]
pub struct Addresses<'a> {
    /// What addresses begin with.
    pub public_url: &'a str,
    /// What the addresses of pictures name to hold for good.
    pub edition: &'a str,
}

/// Writes cards in a language.
pub(super) struct Writer<'a> {
    pub catalogue: &'a Catalogue,
    pub addresses: Addresses<'a>,
    /// The day of the legalities.
    pub day: NaiveDate,
    /// Whether it was asked for.
    pub asked: bool,
    pub lang: Lang,
    pub glossaries: &'a Glossaries,
}

/// What the words of the games mean.
pub(super) struct Glossaries(HashMap<(Game, Lang), Glossary>);

impl Glossaries {
    pub(super) fn of(catalogue: &Catalogue, games: &[Game]) -> Self {
        let told = games.iter().flat_map(|game| {
            Lang::ALL.map(|lang| ((*game, lang), catalogue.glossary(*game, lang)))
        });
        Self(told.collect())
    }

    fn get(&self, game: Game, lang: Lang) -> Option<&Glossary> {
        self.0.get(&(game, lang))
    }
}

impl Writer<'_> {
    pub(super) fn write(
        &self,
        card: &Card,
        told: &[Told<'_>],
        out: &mut Vec<u8>,
    ) -> serde_json::Result<()> {
        let lang = self.lang;
        let printed = printed(card, lang)?;
        let its = &card.sheet;
        let id = its.id.as_str();
        let face = self.catalogue.face(card, lang);
        let Addresses {
            public_url,
            edition,
        } = self.addresses;
        let image =
            |form: &str| format!("{public_url}/v1/cards/{id}/{form}lang={lang}&build={edition}");
        let flavour = its.flavour.as_ref();
        let glossary = self.glossaries.get(card.game, lang);
        let head = CardHead {
            id,
            game: card.game,
            name: its.name.get(lang),
            name_lang: other(lang, its.name.lang(lang)),
            names: its
                .name
                .all()
                .map(|(lang, name)| (lang.tag(), name))
                .collect(),
            type_line: face.type_line,
            text: face.text.join("\n"),
            lines: self.catalogue.lines(card, &face.text),
            text_lang: printed.values().find_map(text_lang),
            reminders: glossary.map_or_else(Vec::new, |glossary| {
                self.catalogue.reminders(card, &face.text, glossary)
            }),
            token: card.token,
            flavour: flavour.map(|words| words.get(lang)),
            flavour_lang: flavour.and_then(|words| other(lang, words.lang(lang))),
            printings: its
                .printings
                .iter()
                .map(|it| self.printing(id, it))
                .collect(),
            rulings: its.rulings.iter().map(|it| self.ruling(it)).collect(),
            legalities: told.iter().map(|it| legality(it, lang)).collect(),
            as_of: self.asked.then_some(self.day),
            unreleased_until: self
                .catalogue
                .released(card)
                .filter(|released| *released > self.day),
            images: Images {
                svg: image("image.svg?"),
                drawn: image("image.svg?letters=drawn&"),
                png: image("image.png?"),
                art: image("art.png?w=220&"),
            },
        };
        let Value::Object(mut answer) = serde_json::to_value(head)? else {
            return Ok(());
        };
        answer.extend(printed);
        serde_json::to_writer(out, &answer)
    }

    fn printing<'a>(&self, id: &'a str, it: &'a sheet::Printing) -> Printing<'a> {
        let set = self.catalogue.sets().iter().find(|set| set.code == it.set);
        Printing {
            id: format!("{id}@{}-{}", it.set, it.number),
            set: &it.set,
            number: it.number,
            released: set.map(|set| set.released),
            artist: it.artist.as_deref(),
            finishes: if it.finishes.is_empty() {
                vec!["normal"]
            } else {
                it.finishes.iter().map(String::as_str).collect()
            },
            illustration: it.illustration.as_deref().unwrap_or(id),
        }
    }

    fn ruling<'a>(&self, it: &'a sheet::CardRuling) -> CardRuling<'a> {
        CardRuling {
            on: it.on,
            text: it.text.get(self.lang),
            text_lang: other(self.lang, it.text.lang(self.lang)),
            rules: &it.rules,
        }
    }
}

/// The fields of the card's game, in one language.
fn printed(card: &Card, lang: Lang) -> serde_json::Result<Map<String, Value>> {
    let body: Map<String, Value> = serde_json::from_str(&card.body)?;
    let mut printed = Map::with_capacity(body.len());
    let own = sheet::Sheet::FIELDS;
    let fields = body
        .into_iter()
        .filter(|(it, _)| !own.contains(&it.as_str()));
    for (field, value) in fields {
        // The data of Fábula has another word for it.
        let field = if field == "kind" {
            "type".to_owned()
        } else {
            field
        };
        put(&mut printed, field, value, lang);
    }
    Ok(printed)
}

/// The language of the first text inside of a value that is in another one than was asked for.
fn text_lang(value: &Value) -> Option<&str> {
    match value {
        Value::Object(fields) => {
            let own = fields.get("text_lang").and_then(Value::as_str);
            own.or_else(|| fields.values().find_map(text_lang))
        }
        Value::Array(list) => list.iter().find_map(text_lang),
        _ => None,
    }
}

/// Puts a field into an answer: texts in one language, and where that is another one, which.
fn put(answer: &mut Map<String, Value>, field: String, value: Value, lang: Lang) {
    let (value, is) = localised(value, lang);
    if let Some(tag) = is.and_then(|is| other(lang, is)) {
        answer.insert(format!("{field}_lang"), tag.into());
    }
    answer.insert(field, value);
}

/// A value whose texts are in one language; and the language, if it is a text itself.
fn localised(value: Value, lang: Lang) -> (Value, Option<Lang>) {
    match value {
        Value::Object(object) if Words::is_written(&object) => {
            let text = |lang: Lang| {
                object
                    .get(lang.tag())
                    .and_then(Value::as_str)
                    .map(str::to_owned)
            };
            let [pt, en] = Lang::ALL.map(text);
            match Words::new(pt, en) {
                Some(words) => (words.get(lang).into(), Some(words.lang(lang))),
                None => (Value::Object(object), None),
            }
        }
        Value::Object(object) => {
            let mut answer = Map::with_capacity(object.len());
            for (field, value) in object {
                put(&mut answer, field, value, lang);
            }
            (Value::Object(answer), None)
        }
        Value::Array(list) => {
            let list = list.into_iter().map(|value| localised(value, lang).0);
            (list.collect(), None)
        }
        value => (value, None),
    }
}
