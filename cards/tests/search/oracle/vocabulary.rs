//! The names of values: every value of a field with its id and its names in both languages.

use std::collections::{BTreeMap, HashMap};

use fabulario_cards::Catalogue;
use fabulario_cards::stock::{Kind, Stock};
use fabulario_engine::apoteose::Specifier;
use fabulario_engine::game::Term;
use fabulario_engine::{Game, GameSheet};
use serde_json::Value as Json;

use super::facts::list;
use super::fields::Field;
use super::fold::key;

#[rustfmt::skip]
#[path = "../../../src/query/vocabulary/words.rs"]
mod words;

/// A value.
pub struct Value {
    pub id: String,
    /// The id, then the names.
    pub names: Vec<String>,
}

/// The values of all fields.
#[derive(Default)]
pub struct Vocabulary {
    values: BTreeMap<Field, Vec<Value>>,
    /// By id, and by game if it is a word of one game and not of the language.
    ids: HashMap<(Field, Option<Game>, String), usize>,
    /// By any of its names.
    names: HashMap<(Field, String), Vec<usize>>,
}

/// Whether words of several games with one id are one value with all their names. QUERY.md says so.
const ONE_WORD_FOR_ALL_GAMES: bool = true;

const NO_NAMES: [&str; 0] = [];

/// The rarities in their order.
pub const RARITIES: [&str; 7] = [
    "comum",
    "incomum",
    "rara",
    "super-rara",
    "epica",
    "ultra-rara",
    "lendaria",
];

impl Vocabulary {
    /// The words of the language, of the games and of a stock.
    pub fn new(catalogue: &Catalogue, stock: &Stock) -> Self {
        let mut all = Self::default();
        all.of_the_language();
        for (game, book) in catalogue.books() {
            all.of_a_game(game, &book.sheet);
        }
        for game in Game::ALL {
            // What other games call keywords is no value: their cards have none.
            let keyword: &[Field] = match game {
                Game::Fabula | Game::Dominions => &[Field::Keyword],
                Game::Multiversity | Game::Apoteose => &[],
            };
            for (kind, fields) in [
                (Kind::Tag, &[Field::Subtype, Field::Type][..]),
                (Kind::Keyword, keyword),
                (Kind::Path, &[Field::Path]),
            ] {
                for entry in stock.kind(game, kind) {
                    let body: Json = serde_json::from_str(&entry.body).unwrap();
                    let names = texts(&body["name"]);
                    for field in fields {
                        all.add(*field, Some(game), &entry.id, &names);
                    }
                }
            }
        }
        for set in catalogue.sets() {
            let names = [set.name.pt.clone(), set.name.en.clone()];
            all.add(Field::Set, None, &set.code, &names);
        }
        for card in catalogue.cards() {
            all.add(Field::Card, None, &card.sheet.id, &NO_NAMES);
            all.of_a_card(card.game, &serde_json::from_str(&card.body).unwrap());
        }
        all
    }

    fn of_the_language(&mut self) {
        for (field, rows) in [
            (Field::Does, words::DOES),
            (Field::Ability, words::ABILITIES),
            (Field::Activation, words::ACTIVATIONS),
            (Field::Direction, words::DIRECTIONS),
            (Field::Energy, words::ENERGIES),
            (Field::Rarity, words::RARITIES),
            (Field::Is, words::FLAGS),
            (Field::Colour, words::COLOURS),
            (Field::Identity, words::COLOURS),
        ] {
            for (id, pt, en, also) in rows {
                let names = [&[*pt, *en], *also].concat();
                self.add(field, None, id, &names);
            }
        }
        let worn = [
            Specifier::Headpiece,
            Specifier::Vest,
            Specifier::Feet,
            Specifier::Accessory,
            Specifier::Utility,
        ];
        for word in worn.map(Specifier::word) {
            self.add(Field::Worn, None, word.id, &[word.pt, word.en]);
        }
    }

    fn of_a_game(&mut self, game: Game, sheet: &GameSheet) {
        let name = [game.slug(), &*sheet.name.pt, &*sheet.name.en];
        self.add(Field::Game, None, game.code(), &name);
        let lists: &[(Field, &[Term])] = match game {
            Game::Fabula => &[],
            Game::Dominions => &[(Field::Element, &sheet.elements)],
            Game::Multiversity => &[
                (Field::World, &sheet.elements),
                (Field::Weakness, &sheet.elements),
                (Field::Resists, &sheet.elements),
            ],
            Game::Apoteose => &[
                (Field::Suit, &sheet.card_types),
                (Field::Knowledge, &sheet.knowledges),
            ],
        };
        let lists = lists.iter().copied();
        for (field, terms) in lists.chain([(Field::Type, &*sheet.card_types)]) {
            for term in terms {
                // The rules of Dominions give the English word in brackets.
                let short = |name: &str| name.split(" (").next().unwrap().to_owned();
                let names = [short(&term.name.pt), short(&term.name.en)];
                self.add(field, Some(game), &term.id, &names);
            }
        }
    }

    /// Categories and finishes have no list of their own.
    fn of_a_card(&mut self, game: Game, body: &Json) {
        let category = texts(&body["category"]);
        if let Some(first) = category.first() {
            for field in [Field::Subtype, Field::Type] {
                self.add(field, Some(game), first, &category);
            }
        }
        self.add(Field::Finish, None, "normal", &NO_NAMES);
        let printings = list(&body["printings"]);
        for finish in printings.flat_map(|it| list(&it["finishes"])) {
            self.add(Field::Finish, None, finish.as_str().unwrap(), &NO_NAMES);
        }
    }

    fn add(&mut self, field: Field, game: Option<Game>, id: &str, names: &[impl AsRef<str>]) {
        let game = game.filter(|_| !ONE_WORD_FOR_ALL_GAMES);
        let values = self.values.entry(field).or_default();
        let known = self.ids.entry((field, game, key(id)));
        let place = *known.or_insert_with(|| {
            values.push(Value {
                id: id.to_owned(),
                names: Vec::new(),
            });
            values.len() - 1
        });
        let value = &mut values[place];
        for name in std::iter::once(id).chain(names.iter().map(AsRef::as_ref)) {
            if !value.names.iter().any(|known| known == name) {
                value.names.push(name.to_owned());
            }
            let meant = self.names.entry((field, key(name))).or_default();
            if !meant.contains(&place) {
                meant.push(place);
            }
        }
    }

    /// The values of a field.
    pub fn values(&self, field: Field) -> &[Value] {
        self.values.get(&field).map_or(&[], Vec::as_slice)
    }

    /// Every value of a field with this name.
    pub fn named(&self, field: Field, name: &str) -> &[usize] {
        let named = self.names.get(&(field, key(name)));
        named.map_or(&[], Vec::as_slice)
    }

    /// The value that a card's JSON means: by its id, or else by its English word.
    pub fn place(&self, field: Field, game: Game, word: &str) -> usize {
        let id = |game| self.ids.get(&(field, game, key(word))).copied();
        let place = id(Some(game)).or_else(|| id(None));
        place
            .or_else(|| self.named(field, word).first().copied())
            .unwrap_or_else(|| panic!("{word} is no value of {field:?}"))
    }
}

/// What is there of a text in both languages.
pub fn texts(words: &Json) -> Vec<String> {
    let langs = ["pt-BR", "en"].into_iter();
    let texts = langs.filter_map(|lang| words[lang].as_str());
    texts.map(str::to_owned).collect()
}
