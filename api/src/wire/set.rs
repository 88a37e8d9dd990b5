//! A set as the API tells it.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use fabulario_cards::glossary::Reminder;
use fabulario_cards::{Card, Catalogue, sheet};
use fabulario_engine::{Game, Lang};
use serde::Serialize;
use utoipa::ToSchema;

use super::Warning;
use super::card::other;

/// Most cards that are listed with a set; the dumps have them all.
const MOST_LISTED: usize = 1_000;

/// A set of cards that was published together.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CardSet)]
pub struct Set {
    /// The code on the cards.
    #[schema(example = "BDF")]
    pub code: String,
    /// Its game.
    pub game: Game,
    /// The name.
    pub name: String,
    /// The language of the name, where it is another one than that of the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub name_lang: Option<&'static str>,
    /// The day of release.
    #[schema(value_type = String, format = Date)]
    pub released: NaiveDate,
    /// What it tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// Who publishes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub publisher: Option<String>,
    /// How many printings it has.
    pub total: usize,
}

/// A set with its printings.
#[derive(Debug, Serialize, ToSchema)]
pub struct WholeSet {
    /// What the list says, too.
    #[serde(flatten)]
    pub head: Set,
    /// The printings by number, the first thousand of them.
    pub printings: Vec<InSet>,
    /// The keywords and statuses that its cards name, each with what it means.
    pub reminders: Vec<Reminder>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// A card in a set.
#[derive(Debug, Serialize, ToSchema)]
pub struct InSet {
    /// The number.
    pub number: u32,
    /// The id of the card.
    pub card: String,
    /// The name of the card.
    pub name: String,
}

/// The printings of each set by number.
pub type Printed<'c> = HashMap<&'c str, Vec<(u32, &'c Card)>>;

/// Sorts the printings of a catalogue into their sets.
pub fn printed(catalogue: &Catalogue) -> Printed<'_> {
    let mut printed: Printed<'_> = HashMap::new();
    for card in catalogue.cards() {
        for printing in &card.sheet.printings {
            let set = printed.entry(printing.set.as_str()).or_default();
            set.push((printing.number, card));
        }
    }
    for set in printed.values_mut() {
        set.sort_by_key(|(number, _)| *number);
    }
    printed
}

impl Set {
    /// A set in a language.
    pub fn new(set: &sheet::Set, printed: &Printed<'_>, lang: Lang) -> Self {
        Self {
            code: set.code.clone(),
            game: set.game,
            name: set.name.get(lang).to_owned(),
            name_lang: other(lang, set.name.lang(lang)),
            released: set.released,
            about: set.about.as_ref().map(|it| it.get(lang).to_owned()),
            publisher: set.publisher.clone(),
            total: printed.get(set.code.as_str()).map_or(0, Vec::len),
        }
    }
}

impl WholeSet {
    /// A set in a language, with its printings.
    pub fn new(set: &sheet::Set, printed: &Printed<'_>, catalogue: &Catalogue, lang: Lang) -> Self {
        let there = printed.get(set.code.as_str()).into_iter().flatten();
        let glossary = catalogue.glossary(set.game, lang);
        let mut named: HashSet<&str> = HashSet::new();
        for (_, card) in there.clone().take(MOST_LISTED) {
            let text = catalogue.face(card, lang).text;
            let stand = catalogue.reminders(card, &text, &glossary);
            named.extend(stand.into_iter().map(|it| it.id.as_str()));
        }
        let listed = there.take(MOST_LISTED).map(|(number, card)| InSet {
            number: *number,
            card: card.sheet.id.clone(),
            name: card.sheet.name.get(lang).to_owned(),
        });
        Self {
            head: Set::new(set, printed, lang),
            printings: listed.collect(),
            reminders: glossary
                .reminders()
                .filter(|it| named.contains(it.id.as_str()))
                .cloned()
                .collect(),
            warnings: Vec::new(),
        }
    }
}
