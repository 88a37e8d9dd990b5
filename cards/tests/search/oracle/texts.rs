//! The texts of cards, word by word.

use std::collections::{BTreeMap, HashMap};

use fabulario_cards::{Card, Catalogue};
use fabulario_engine::{Game, Lang};
use regex::RegexBuilder;

use super::fields::Field;
use super::fold::{fold, signed_words, stem, without_accents, words};
use super::query::{Find, Look};

/// A part of a card that words are looked for in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    Name,
    /// Type line, names of the colours, name of the rarity.
    Heading,
    TypeLine,
    Text,
    Flavour,
}

impl Place {
    const ALL: [Self; 5] = [
        Self::Name,
        Self::Heading,
        Self::TypeLine,
        Self::Text,
        Self::Flavour,
    ];

    /// Where words are looked for.
    pub fn of(look: Look) -> &'static [Self] {
        match look {
            Look::Anywhere => &[Self::Name, Self::Heading, Self::Text],
            Look::In(Field::Name) => &[Self::Name],
            Look::In(Field::Text) => &[Self::Text],
            Look::In(Field::Flavour) => &[Self::Flavour],
            Look::In(other) => panic!("{other:?} has no words"),
        }
    }

    /// Where regular expressions are looked for.
    fn of_patterns(look: Look) -> &'static [Self] {
        match look {
            Look::Anywhere => &[Self::Name, Self::TypeLine, Self::Text],
            Look::In(Field::Type) => &[Self::TypeLine],
            Look::In(_) => Self::of(look),
        }
    }
}

/// One part of all cards in one language; what a card has not is empty.
#[derive(Default)]
pub struct Column {
    /// As it is written.
    pub written: Vec<String>,
    folded: Vec<String>,
    words: Vec<Vec<String>>,
    /// The cards with a word, ascending.
    cards: BTreeMap<String, Vec<usize>>,
    /// The words with a stem.
    pub stems: HashMap<String, Vec<String>>,
}

impl Column {
    fn new(lang: Lang, written: Vec<String>) -> Self {
        let folded: Vec<String> = written.iter().map(|text| fold(text)).collect();
        let words: Vec<Vec<String>> = folded.iter().map(|text| words(text)).collect();
        let mut cards: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (card, words) in words.iter().enumerate() {
            for word in words {
                let cards = cards.entry(word.clone()).or_default();
                if cards.last() != Some(&card) {
                    cards.push(card);
                }
            }
        }
        let mut stems: HashMap<String, Vec<String>> = HashMap::new();
        for word in cards.keys() {
            let same = stems.entry(stem(lang, word)).or_default();
            same.push(word.clone());
        }
        Self {
            written,
            folded,
            words,
            cards,
            stems,
        }
    }

    /// Whether a card has words one after another, those that ask for a sign with that one.
    fn signed(&self, card: usize, phrase: &[String]) -> bool {
        let words = signed_words(&self.written[card]);
        let fits = |(asked, word): (&String, &String)| {
            asked == word || asked == word.trim_start_matches(['+', '-'])
        };
        let mut parts = words.windows(phrase.len());
        parts.any(|part| phrase.iter().zip(part).all(fits))
    }

    fn having(&self, word: &str) -> &[usize] {
        self.cards.get(word).map_or(&[], Vec::as_slice)
    }
}

/// The texts of all cards.
pub struct Texts {
    columns: BTreeMap<(Place, Lang), Column>,
    count: usize,
}

impl Texts {
    pub fn new(catalogue: &Catalogue) -> Self {
        let mut columns = BTreeMap::new();
        for lang in Lang::ALL {
            let cards = catalogue.cards().iter();
            let parts: Vec<_> = cards.map(|card| parts(catalogue, card, lang)).collect();
            for (i, place) in Place::ALL.into_iter().enumerate() {
                let texts = parts.iter().map(|parts| parts[i].clone());
                columns.insert((place, lang), Column::new(lang, texts.collect()));
            }
        }
        Self {
            columns,
            count: catalogue.cards().len(),
        }
    }

    pub fn column(&self, place: Place, lang: Lang) -> &Column {
        &self.columns[&(place, lang)]
    }

    /// Whether a card has something there.
    pub fn has(&self, place: Place, card: usize) -> bool {
        !self.column(place, Lang::Pt).words[card].is_empty()
    }

    /// The cards that have one word by its stem, perhaps several times.
    pub fn by_stem(&self, look: Look, word: &str) -> Vec<usize> {
        let mut cards = Vec::new();
        for lang in Lang::ALL {
            let stem = stem(lang, word);
            for place in Place::of(look) {
                let column = self.column(*place, lang);
                for word in column.stems.get(&stem).into_iter().flatten() {
                    cards.extend(column.having(word));
                }
            }
        }
        cards
    }

    /// Whether each card has it.
    pub fn find(&self, look: Look, find: &Find) -> Vec<bool> {
        let mut found = vec![false; self.count];
        match find {
            Find::Word(word) => {
                found.fill(true);
                for part in words(word) {
                    let mut with = vec![false; self.count];
                    for card in self.by_stem(look, &part) {
                        with[card] = true;
                    }
                    for (found, with) in found.iter_mut().zip(with) {
                        *found &= with;
                    }
                }
            }
            Find::Phrase(phrase) => {
                let signed = signed_words(phrase);
                let phrase = words(phrase);
                for column in self.looking(Place::of(look)) {
                    // Cards that lack a word are not looked at.
                    let cards = phrase.iter().map(|word| column.having(word));
                    let cards = cards.min_by_key(|cards| cards.len());
                    for card in cards.expect("a phrase has a word") {
                        let mut parts = column.words[*card].windows(phrase.len());
                        let has = parts.any(|part| part == phrase);
                        found[*card] |= has && (signed == phrase || column.signed(*card, &signed));
                    }
                }
            }
            Find::Prefix(prefix) => {
                let prefix = fold(prefix);
                for column in self.looking(Place::of(look)) {
                    let from = column.cards.range(prefix.clone()..);
                    let words = from.take_while(|(word, _)| word.starts_with(&prefix));
                    for card in words.flat_map(|(_, cards)| cards) {
                        found[*card] = true;
                    }
                }
            }
            Find::Regex(pattern) => {
                let mut pattern = RegexBuilder::new(&without_accents(pattern));
                let pattern = pattern.case_insensitive(true).multi_line(true);
                let pattern = pattern.build().expect("patterns are right");
                for column in self.looking(Place::of_patterns(look)) {
                    for (found, text) in found.iter_mut().zip(&column.folded) {
                        // What is not there does not fit, not even the empty pattern.
                        *found = *found || !text.is_empty() && pattern.is_match(text);
                    }
                }
            }
            Find::Whole(text) => {
                let text = words(text);
                for column in self.looking(Place::of(look)) {
                    for (found, words) in found.iter_mut().zip(&column.words) {
                        *found |= !words.is_empty() && *words == text;
                    }
                }
            }
            Find::Other(text) => {
                let same = self.find(look, &Find::Whole(text.clone()));
                let places = Place::of(look);
                for (card, found) in found.iter_mut().enumerate() {
                    *found = !same[card] && places.iter().any(|place| self.has(*place, card));
                }
            }
            Find::Part(_) => panic!("only artists have parts"),
        }
        found
    }

    fn looking(&self, places: &'static [Place]) -> impl Iterator<Item = &Column> {
        let places = places.iter();
        places.flat_map(|place| Lang::ALL.map(|lang| self.column(*place, lang)))
    }
}

/// The parts of a card, in the order of the places.
fn parts(catalogue: &Catalogue, card: &Card, lang: Lang) -> [String; 5] {
    let face = catalogue.face(card, lang);
    let mut heading = vec![face.type_line.clone()];
    if card.game == Game::Fabula {
        let sheet = &catalogue.book(card.game).unwrap().sheet;
        let name = |id: &String| {
            let colour = sheet.colours.iter().find(|colour| colour.id == *id);
            colour.unwrap().name.get(lang).to_owned()
        };
        heading.extend(face.hues.iter().map(name));
    }
    heading.extend(face.rarity.map(|(_, name)| name));
    [
        face.name,
        heading.join(" "),
        face.type_line,
        face.text.join("\n"),
        face.flavour.unwrap_or_default(),
    ]
}
