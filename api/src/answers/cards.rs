//! The cards of a build: one text for each language, of which an answer is a piece and a dump the whole.

use std::num::NonZero;
use std::sync::OnceLock;
use std::thread;

use actix_web::http::header::HeaderValue;
use actix_web::web::Bytes;
use chrono::NaiveDate;
use fabulario_cards::pools::Pooled;
use fabulario_cards::words::Words;
use fabulario_cards::{Card, Catalog};
use fabulario_engine::deck::{Judge, Rules, Standing, Status};
use fabulario_engine::{Game, Lang, apoteose, dominions, fabula, multiversity};
use serde_json::{Map, Value};

use super::PerLang;
use crate::representation::Representation;
use crate::wire::card::{CardHead, CardRuling, Images, Legality, Printing, Reason, other};

/// All cards in one language.
struct Text {
    /// JSON Lines.
    lines: Bytes,
    /// Where each card's line begins; after the last one, where the text ends.
    starts: Vec<usize>,
    /// What is sent, made when it is asked for first.
    ready: Vec<OnceLock<Box<Representation>>>,
}

/// All cards, ready to be sent.
pub struct Cards {
    texts: PerLang<Text>,
    build: Option<HeaderValue>,
}

impl Cards {
    /// Writes every card in every language.
    pub fn new(
        catalog: &Catalog,
        public_url: &str,
        day: NaiveDate,
        build: Option<&HeaderValue>,
    ) -> serde_json::Result<Self> {
        let rules = rules(catalog, day);
        let judges = Judges::new(catalog, &rules);
        let writers = written(catalog, &judges, public_url)?;
        let count = catalog.cards().len();
        let [pt, en] = writers.map(|(lines, starts)| Text {
            lines: lines.into(),
            starts,
            ready: std::iter::repeat_with(OnceLock::new).take(count).collect(),
        });
        Ok(Self {
            texts: PerLang([pt, en]),
            build: build.cloned(),
        })
    }

    /// All cards in a language as JSON Lines.
    pub fn lines(&self, lang: Lang) -> Bytes {
        self.texts.get(lang).lines.clone()
    }

    /// The JSON of a card, by its place.
    pub fn bytes(&self, place: usize, lang: Lang) -> Option<Bytes> {
        let text = self.texts.get(lang);
        let start = *text.starts.get(place)?;
        // Without the end of the line.
        let end = text.starts.get(place + 1)?.checked_sub(1)?;
        Some(text.lines.slice(start..end))
    }

    /// A card, by its place, ready to be sent.
    pub fn representation(&self, place: usize, lang: Lang) -> Option<&Representation> {
        let cell = self.texts.get(lang).ready.get(place)?;
        if let Some(ready) = cell.get() {
            return Some(ready);
        }
        let bytes = self.bytes(place, lang)?;
        let made = Representation::kept("application/json", Some(lang), bytes);
        let made = match &self.build {
            Some(build) => made.catalogue_build(build),
            None => made,
        };
        Some(cell.get_or_init(|| Box::new(made)))
    }
}

/// JSON Lines, and where each line begins.
type Lines = (Vec<u8>, Vec<usize>);

/// Every card in every language, written by as many threads as there are cores.
fn written(
    catalog: &Catalog,
    judges: &Judges<'_>,
    public_url: &str,
) -> serde_json::Result<[Lines; 2]> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = catalog.cards().len().div_ceil(threads).max(1);
    let write = |cards: &[Card]| -> serde_json::Result<[Lines; 2]> {
        let mut written = Lang::ALL.map(|_| (Vec::new(), Vec::new()));
        for card in cards {
            let standings = judges.standings(card);
            for (lang, (lines, starts)) in Lang::ALL.into_iter().zip(&mut written) {
                let writer = Writer {
                    catalog,
                    public_url,
                    asked: None,
                    lang,
                };
                starts.push(lines.len());
                writer.write(card, &standings, lines)?;
                lines.push(b'\n');
            }
        }
        Ok(written)
    };
    let parts: Vec<serde_json::Result<[Lines; 2]>> = thread::scope(|scope| {
        let shares = catalog.cards().chunks(share);
        let running: Vec<_> = shares.map(|cards| scope.spawn(|| write(cards))).collect();
        let joined = running.into_iter().map(|part| {
            let broken = |_| serde::ser::Error::custom("a thread stopped");
            part.join().map_err(broken).flatten()
        });
        joined.collect()
    });
    let mut whole = Lang::ALL.map(|_| (Vec::new(), Vec::new()));
    for part in parts {
        for ((lines, starts), (more, at)) in whole.iter_mut().zip(part?) {
            let before = lines.len();
            lines.extend(more);
            starts.extend(at.into_iter().map(|start| before + start));
        }
    }
    for (lines, starts) in &mut whole {
        starts.push(lines.len());
    }
    Ok(whole)
}

/// The JSON of a card as of a day, which may have been asked for.
pub fn card_as_of(
    catalog: &Catalog,
    card: &Card,
    public_url: &str,
    (day, asked): (NaiveDate, Option<NaiveDate>),
    lang: Lang,
) -> serde_json::Result<Vec<u8>> {
    let rules = rules(catalog, day);
    let standings = Judges::new(catalog, &rules).standings(card);
    let writer = Writer {
        catalog,
        public_url,
        asked,
        lang,
    };
    let mut json = Vec::new();
    writer.write(card, &standings, &mut json)?;
    Ok(json)
}

fn rules(catalog: &Catalog, day: NaiveDate) -> Vec<Rules<'_>> {
    let formats = catalog.formats().iter();
    formats.map(|format| Rules::of(format, &[], day)).collect()
}

/// The judges of every format.
struct Judges<'j> {
    fabula: Vec<Judge<'j, 'j, fabula::Face>>,
    dominions: Vec<Judge<'j, 'j, dominions::Card>>,
    multiversity: Vec<Judge<'j, 'j, multiversity::Card>>,
    apoteose: Vec<Judge<'j, 'j, apoteose::Card>>,
}

/// What a format thinks of a card, told in both languages.
type Told<'j> = (&'j str, Status, Option<u32>, [Vec<Reason>; 2]);

impl<'j> Judges<'j> {
    fn new(catalog: &'j Catalog, rules: &'j [Rules<'j>]) -> Self {
        fn of<'j, C: Pooled>(
            catalog: &'j Catalog,
            rules: &'j [Rules<'j>],
        ) -> Vec<Judge<'j, 'j, C>> {
            let pool = catalog.pool::<C>();
            let rules = rules.iter();
            let rules = rules.filter(|rules| rules.format().game == C::GAME);
            rules.map(|rules| Judge::new(rules, pool)).collect()
        }
        Self {
            fabula: of(catalog, rules),
            dominions: of(catalog, rules),
            multiversity: of(catalog, rules),
            apoteose: of(catalog, rules),
        }
    }

    fn standings(&self, card: &Card) -> Vec<Told<'j>> {
        fn of<'j, C: Pooled>(judges: &[Judge<'j, 'j, C>], id: &str) -> Vec<Told<'j>> {
            let told = judges.iter().filter_map(|judge| {
                let pool = judge.pool();
                let standing = judge.standing(pool.find(id)?);
                let reasons = Lang::ALL.map(|lang| reasons(&standing, pool, lang));
                let format = judge.rules().format().id.0.as_str();
                Some((format, standing.status, standing.copies, reasons))
            });
            told.collect()
        }
        let id = card.sheet.id.as_str();
        match card.game {
            Game::Fabula => of(&self.fabula, id),
            Game::Dominions => of(&self.dominions, id),
            Game::Multiversity => of(&self.multiversity, id),
            Game::Apoteose => of(&self.apoteose, id),
        }
    }
}

fn reasons<C: Pooled>(
    standing: &Standing<'_>,
    pool: &fabulario_engine::deck::Pool<C>,
    lang: Lang,
) -> Vec<Reason> {
    let told = standing.reasons.iter().map(|reason| {
        let most = reason.numbers.most.unwrap_or_default();
        let message = match (standing.status, lang) {
            (Status::Limited, Lang::Pt) => format!("No máximo {most} por decisão do formato."),
            (Status::Limited, Lang::En) => format!("At most {most}, as the format has decided."),
            _ => reason.message(pool, lang),
        };
        Reason {
            code: reason.code,
            rule: reason.basis.rule.map(|rule| rule.0.clone()),
            since: reason.basis.since,
            message,
        }
    });
    told.collect()
}

fn legality<'j>(told: &Told<'j>, lang: Lang) -> (&'j str, Legality) {
    let (format, status, copies, [pt, en]) = told;
    let reasons = match lang {
        Lang::Pt => pt.clone(),
        Lang::En => en.clone(),
    };
    let legality = Legality {
        status: *status,
        copies: *copies,
        reasons,
    };
    (*format, legality)
}

/// Writes cards in a language.
struct Writer<'a> {
    catalog: &'a Catalog,
    public_url: &'a str,
    /// The day that was asked for.
    asked: Option<NaiveDate>,
    lang: Lang,
}

impl Writer<'_> {
    fn write(&self, card: &Card, told: &[Told<'_>], out: &mut Vec<u8>) -> serde_json::Result<()> {
        let lang = self.lang;
        let sheet = &card.sheet;
        let id = sheet.id.as_str();
        let face = self.catalog.face(card, lang);
        let image =
            |form: &str| format!("{}/v1/cards/{id}/image.{form}?lang={lang}", self.public_url);
        let flavour = sheet.flavour.as_ref();
        let head = CardHead {
            id,
            game: card.game,
            name: sheet.name.get(lang),
            name_lang: other(lang, sheet.name.lang(lang)),
            names: sheet
                .name
                .all()
                .map(|(lang, name)| (lang.tag(), name))
                .collect(),
            type_line: face.type_line,
            text: face.text.join("\n"),
            token: card.token,
            flavour: flavour.map(|words| words.get(lang)),
            flavour_lang: flavour.and_then(|words| other(lang, words.lang(lang))),
            printings: sheet
                .printings
                .iter()
                .map(|it| self.printing(id, it))
                .collect(),
            rulings: sheet.rulings.iter().map(|it| self.ruling(it)).collect(),
            legalities: told.iter().map(|it| legality(it, lang)).collect(),
            as_of: self.asked,
            images: Images {
                svg: image("svg"),
                png: image("png"),
            },
        };
        let Value::Object(mut answer) = serde_json::to_value(head)? else {
            return Ok(());
        };
        let body: Map<String, Value> = serde_json::from_str(&card.body)?;
        let own = fabulario_cards::sheet::Sheet::FIELDS;
        for (field, value) in body
            .into_iter()
            .filter(|(it, _)| !own.contains(&it.as_str()))
        {
            // The data of Fábula has another word for it.
            let field = if field == "kind" {
                "type".to_owned()
            } else {
                field
            };
            put(&mut answer, field, value, lang);
        }
        serde_json::to_writer(out, &answer)
    }

    fn printing<'a>(&self, id: &'a str, it: &'a fabulario_cards::sheet::Printing) -> Printing<'a> {
        let set = self.catalog.sets().iter().find(|set| set.code == it.set);
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

    fn ruling<'a>(&self, it: &'a fabulario_cards::sheet::CardRuling) -> CardRuling<'a> {
        CardRuling {
            on: it.on,
            text: it.text.get(self.lang),
            text_lang: other(self.lang, it.text.lang(self.lang)),
            rules: &it.rules,
        }
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
