//! From a catalogue to its index.

use std::collections::HashMap;
use std::thread;

use chrono::{Datelike as _, NaiveDate};
use fabulario_engine::Lang;

use super::artists::Artists;
use super::columns::ColumnBuilder;
use super::facts::Facts;
use super::inverted::Inverted;
use super::kept::Source;
use super::legality::Standings;
use super::names::Names;
use super::order::Permutation;
use super::profiles::Profiles;
use super::rows::Rows;
use super::spelling::Dictionary;
use super::texts::Texts;
use super::{CardIndex, IndexError};
use crate::card::Card;
use crate::catalogue::Catalogue;
use crate::index::bits::{Bits, Stored};
use crate::query::{Field, Vocabulary};
use crate::sheet::Printing;
use crate::words::fold;

impl CardIndex {
    /// Everything but the words of texts, which `inverted` gives for both languages.
    pub(super) fn build(
        catalogue: &Catalogue,
        day: NaiveDate,
        inverted: impl FnOnce(&Source<'_>) -> Result<[Inverted; 2], IndexError>,
    ) -> Result<Self, IndexError> {
        let (texts, tables) = thread::scope(|scope| {
            let [pt, en] = Lang::ALL.map(|lang| scope.spawn(move || read_texts(catalogue, lang)));
            let tables = Tables::read(catalogue);
            let joined = pt.join().ok().zip(en.join().ok());
            joined.map(|(pt, en)| ([pt, en], tables))
        })
        .ok_or(IndexError::Stopped)?;
        let (inverted, names, dictionary) = thread::scope(|scope| {
            let texts = &texts;
            let dictionary = scope.spawn(move || (Names::new(texts), Dictionary::new(texts)));
            let rows = &tables.rows;
            let inverted = inverted(&Source { texts, rows })?;
            let (names, dictionary) = dictionary.join().map_err(|_| IndexError::Stopped)?;
            Ok::<_, IndexError>((inverted, names, dictionary))
        })?;
        let Tables {
            rows,
            vocabulary,
            columns,
            artists,
            printed,
            profiles,
        } = tables;
        let types = card_types(catalogue, &vocabulary);
        let by_name = [0, 1].map(|lang| by_name(&texts, lang, &rows));
        let mut columns = columns;
        vanilla(&texts, &rows, &vocabulary, &mut columns);
        let index = Self {
            day,
            all: Bits::all(rows.count()),
            by_set: by_set(&printed),
            written: [false, true].map(|flavour| written(&texts, &rows, flavour)),
            vocabulary,
            columns: columns.finish(),
            artists,
            texts,
            inverted,
            names,
            dictionary,
            by_name,
            types,
            standings: Standings::default(),
            profiles,
            rows,
        };
        // Today is asked for more often than all other days.
        for format in (0..).take(catalogue.formats().len()) {
            index.standing(format, None, catalogue);
        }
        Ok(index)
    }
}

fn read_texts(catalogue: &Catalogue, lang: Lang) -> Texts {
    let mut texts = Texts::new(lang);
    for card in catalogue.cards() {
        texts.add(catalogue, card);
    }
    texts.shrink();
    texts
}

/// What is read of every card besides its texts.
struct Tables {
    rows: Rows,
    vocabulary: Vocabulary,
    columns: ColumnBuilder,
    artists: Artists,
    /// By row: day of release, code and number.
    printed: Vec<(NaiveDate, u16, u32)>,
    profiles: Profiles,
}

impl Tables {
    fn read(catalogue: &Catalogue) -> Self {
        let mut vocabulary = Vocabulary::of_catalogue(catalogue);
        let mut rows = Rows::default();
        let mut columns = ColumnBuilder::default();
        let mut profiles = Profiles::default();
        let mut artists: HashMap<String, Vec<u32>> = HashMap::new();
        let mut printed = Vec::with_capacity(catalogue.cards().len());
        let mut facts = Facts {
            vocabulary: &mut vocabulary,
            values: HashMap::new(),
            numbers: Vec::new(),
        };
        for card in catalogue.cards() {
            facts.read(catalogue, card);
            profiles.add(&facts);
            let ruled = !card.sheet.rulings.is_empty();
            let numbers = facts.numbers.len();
            for printing in printings(card) {
                facts.numbers.truncate(numbers);
                facts.values.remove(&Field::Set);
                facts.values.remove(&Field::Finish);
                let row = u32::try_from(printed.len()).unwrap_or(u32::MAX);
                printed.push(facts.printing(printing));
                profiles.printed(&facts);
                let artist = printing.and_then(|it| it.artist.as_deref());
                if let Some(artist) = artist {
                    artists.entry(fold(artist)).or_default().push(row);
                }
                columns.add(&mut facts.values, &facts.numbers, ruled);
            }
            profiles.close();
            let count = card.sheet.printings.len().max(1);
            rows.add(u32::try_from(count).unwrap_or(1));
        }
        profiles.finish(&vocabulary);
        Self {
            rows,
            vocabulary,
            columns,
            artists: Artists::new(artists),
            printed,
            profiles,
        }
    }
}

/// The printings of a card; none, once, of a token.
fn printings(card: &Card) -> impl Iterator<Item = Option<&Printing>> {
    let printings = card.sheet.printings.iter().map(Some);
    let none = card.sheet.printings.is_empty().then_some(None);
    printings.chain(none)
}

impl Facts<'_> {
    /// What a printing adds; returns what printings are sorted by.
    fn printing(&mut self, printing: Option<&Printing>) -> (NaiveDate, u16, u32) {
        let Some(printing) = printing else {
            return (NaiveDate::MAX, u16::MAX, u32::MAX);
        };
        let code = printing.set.to_lowercase();
        self.has(Field::Set, &code);
        if printing.finishes.is_empty() {
            self.has(Field::Finish, "normal");
        }
        for finish in &printing.finishes {
            self.has(Field::Finish, &crate::words::slug(finish));
        }
        let number = i32::try_from(printing.number).unwrap_or(i32::MAX);
        self.numbers.push((Field::Number, number));
        let released = self.vocabulary.released.get(&code).copied();
        if let Some(day) = released {
            self.numbers.push((Field::Date, day.num_days_from_ce()));
            self.numbers.push((Field::Year, day.year()));
        }
        let set = self.vocabulary.of(Field::Set).place(&code);
        (
            released.unwrap_or(NaiveDate::MAX),
            set.unwrap_or(u16::MAX),
            printing.number,
        )
    }
}

/// The places of the card types in the vocabulary, where subtypes stand beside them.
fn card_types(catalogue: &Catalogue, vocabulary: &Vocabulary) -> Vec<u16> {
    let books = catalogue.books();
    let types = books.flat_map(|(_, book)| &book.sheet.card_types);
    let places = types.filter_map(|term| vocabulary.of(Field::Type).place(&term.id));
    let mut places: Vec<u16> = places.collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// The rows by name in a language; cards of one name by id, printings in their order.
fn by_name(texts: &[Texts; 2], lang: usize, rows: &Rows) -> Permutation {
    let mut order: Vec<u32> = (0..rows.count()).collect();
    if let Some(of) = texts.get(lang) {
        let mut cards: Vec<u32> = (0..).take(of.len()).collect();
        cards.sort_by_key(|card| of.key.get(*card as usize));
        order = cards
            .into_iter()
            .flat_map(|card| rows.of_card(card))
            .collect();
    }
    Permutation::new(order)
}

fn by_set(printed: &[(NaiveDate, u16, u32)]) -> Permutation {
    let mut order: Vec<u32> = (0..).take(printed.len()).collect();
    order.sort_by_key(|row| printed.get(*row as usize));
    Permutation::new(order)
}

/// The rows of cards with a rules text, or with a flavour text.
fn written(texts: &[Texts; 2], rows: &Rows, flavour: bool) -> Stored {
    let [pt, _] = texts;
    let has = |card: &u32| {
        let of = if flavour { &pt.flavour } else { &pt.text };
        !of.get(*card as usize).is_empty()
    };
    let cards = (0..).take(pt.len()).filter(has);
    Stored::new(cards.flat_map(|card| rows.of_card(card)).collect())
}

/// Cards without a rules text have a property of that name.
fn vanilla(texts: &[Texts; 2], rows: &Rows, vocabulary: &Vocabulary, columns: &mut ColumnBuilder) {
    let [pt, _] = texts;
    let Some(place) = vocabulary.of(Field::Is).place("vanilla") else {
        return;
    };
    let without = |card: &u32| pt.text.get(*card as usize).is_empty();
    let cards = (0..).take(pt.len()).filter(without);
    columns.value(Field::Is, place, cards.flat_map(|card| rows.of_card(card)));
}
