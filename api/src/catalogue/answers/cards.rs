//! The cards of a build: one text for each language, of which an answer is a piece and a dump the whole.

use std::sync::OnceLock;

use actix_web::http::header::HeaderValue;
use actix_web::web::Bytes;
use chrono::NaiveDate;
use fabulario_cards::Catalogue;
use fabulario_engine::Lang;

use super::PerLang;
use crate::http::problem::Problem;
use crate::http::representation::{Keep, Representation};

mod fields;
mod judges;
mod lines;
mod writer;

pub use fields::Mask;
use fields::{Fields, Names};
use judges::{Judges, rules};
pub use lines::card_as_of;
use lines::written;
pub use writer::Addresses;

/// All cards in one language.
struct Text {
    /// JSON Lines.
    lines: Bytes,
    /// Where each card's line begins; after the last one, where the text ends.
    starts: Vec<usize>,
    /// What is sent, made when it is asked for first.
    ready: Vec<OnceLock<Box<Representation>>>,
    /// Where the fields of each card stand, found when some of them are asked for first.
    fields: Vec<OnceLock<Fields>>,
}

/// All cards, ready to be sent.
pub struct Cards {
    texts: PerLang<Text>,
    /// By place: the most copies that a format lets a deck hold.
    most: Vec<Option<u32>>,
    names: Names,
    build: HeaderValue,
}

impl Cards {
    /// Writes every card in every language.
    pub fn new(
        catalogue: &Catalogue,
        addresses: Addresses<'_>,
        day: NaiveDate,
        build: &HeaderValue,
    ) -> serde_json::Result<Self> {
        let rules = rules(catalogue, day);
        let judges = Judges::new(catalogue, &rules);
        let (writers, most) = written(catalogue, &judges, addresses, day)?;
        let count = catalogue.cards().len();
        let [pt, en] = writers.map(|(lines, starts)| Text {
            lines: lines.into(),
            starts,
            ready: std::iter::repeat_with(OnceLock::new).take(count).collect(),
            fields: std::iter::repeat_with(OnceLock::new).take(count).collect(),
        });
        Ok(Self {
            texts: PerLang([pt, en]),
            most,
            names: Names::default(),
            build: build.clone(),
        })
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.texts.get(Lang::Pt).ready.len()
    }

    /// The most copies of the card at a place that a format lets a deck hold; none for any number.
    pub fn most(&self, place: usize) -> Option<u32> {
        self.most.get(place).copied().flatten()
    }

    /// All cards in a language as JSON Lines.
    pub fn lines(&self, lang: Lang) -> Bytes {
        self.texts.get(lang).lines.clone()
    }

    /// The JSON of a card, by its place.
    pub fn bytes(&self, place: usize, lang: Lang) -> Result<Bytes, Problem> {
        let text = self.texts.get(lang);
        let line = || {
            let start = *text.starts.get(place)?;
            // Without the end of the line.
            Some(start..text.starts.get(place + 1)?.checked_sub(1)?)
        };
        let line = line().ok_or_else(|| missing(place))?;
        Ok(text.lines.slice(line))
    }

    /// Some fields of a card as JSON, by its place.
    pub fn some(&self, place: usize, lang: Lang, mask: &mut Mask) -> Result<Bytes, Problem> {
        let mut some = Vec::new();
        self.write_some(place, lang, mask, &mut some)?;
        Ok(some.into())
    }

    /// Writes some fields of a card as JSON, by its place.
    pub fn write_some(
        &self,
        place: usize,
        lang: Lang,
        mask: &mut Mask,
        to: &mut Vec<u8>,
    ) -> Result<(), Problem> {
        let bytes = self.bytes(place, lang)?;
        let cell = self.texts.get(lang).fields.get(place);
        let cell = cell.ok_or_else(|| missing(place))?;
        let fields = if let Some(found) = cell.get() {
            found
        } else {
            let text = std::str::from_utf8(&bytes).map_err(Problem::internal)?;
            let found = Fields::find(text, &self.names).map_err(Problem::internal)?;
            cell.get_or_init(|| found)
        };
        mask.cut(&bytes, fields, to);
        Ok(())
    }

    /// A card, by its place, ready to be sent.
    pub fn representation(&self, place: usize, lang: Lang) -> Result<&Representation, Problem> {
        let cell = self.texts.get(lang).ready.get(place);
        let cell = cell.ok_or_else(|| missing(place))?;
        if let Some(ready) = cell.get() {
            return Ok(ready);
        }
        let bytes = self.bytes(place, lang)?;
        let made = Representation::kept("application/json", Some(lang.into()), bytes)
            .of_catalogue(&self.build, Keep::Minute);
        Ok(cell.get_or_init(|| Box::new(made)))
    }
}

fn missing(place: usize) -> Problem {
    Problem::internal(format!("no text of the card at place {place}"))
}
