//! The cards as plain structs: what the naive scan reads, what SQLite is filled with, what questions are made of.

use fabulario_cards::card::Print;
use fabulario_cards::query::{Field, Vocabulary};
use fabulario_cards::words::fold;
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::{Game, Lang};
use serde::Serialize;

/// The fields that questions compare.
pub const FIELDS: [Field; 15] = [
    Field::Game,
    Field::Type,
    Field::Colour,
    Field::Rarity,
    Field::Element,
    Field::World,
    Field::Knowledge,
    Field::Cost,
    Field::Offensive,
    Field::Influence,
    Field::Life,
    Field::Attack,
    Field::Hp,
    Field::Level,
    Field::Price,
];

/// No value.
pub const NONE: i32 = i32::MIN;

/// A card without its index. Texts are by language.
pub struct Plain {
    /// The words of the name, with a space around each.
    pub key: [String; 2],
    /// The words of the heading, with a space around each.
    pub heading: [String; 2],
    /// The rules text.
    pub text: [String; 2],
    /// The words of the rules text, with a space around each.
    pub said: [String; 2],
    /// By place in [`FIELDS`]: a number, the place of a value in the vocabulary, or a bit for each of several values.
    pub values: [i32; FIELDS.len()],
    /// The sets that it was printed in.
    pub sets: Vec<i32>,
    /// The place among all cards by Portuguese name.
    pub rank: u32,
}

/// Whether a field has several values, of which each is a bit.
pub const fn is_mask(field: Field) -> bool {
    matches!(field, Field::Colour | Field::Knowledge)
}

/// The place of a field.
pub fn column(field: Field) -> usize {
    let place = FIELDS.iter().position(|it| *it == field);
    place.unwrap()
}

/// All cards, in the order of the catalogue.
pub fn read(catalogue: &Catalogue, vocabulary: &Vocabulary) -> Vec<Plain> {
    let cards = catalogue.cards().iter();
    let mut plain: Vec<Plain> = cards.map(|card| one(catalogue, vocabulary, card)).collect();
    let mut order: Vec<usize> = (0..plain.len()).collect();
    order.sort_by(|a, b| plain[*a].key[0].cmp(&plain[*b].key[0]));
    for (rank, card) in (0..).zip(order) {
        plain[card].rank = rank;
    }
    plain
}

fn one(catalogue: &Catalogue, vocabulary: &Vocabulary, card: &Card) -> Plain {
    let faces = Lang::ALL.map(|lang| catalogue.face(card, lang));
    let heading = faces.each_ref().map(|face| {
        let mut heading = face.type_line.clone();
        if card.game == Game::Fabula {
            let colours = &catalogue.book(card.game).unwrap().sheet.colours;
            for colour in face
                .hues
                .iter()
                .filter_map(|id| colours.iter().find(|it| it.id == *id))
            {
                heading = format!("{heading} {}", colour.name.get(face.lang));
            }
        }
        let rarity = face.rarity.iter().map(|(_, name)| name.as_str());
        words(&fold(&rarity.fold(heading, |all, name| all + " " + name)))
    });
    let text = faces.each_ref().map(|face| fold(&face.text.join("\n")));
    let sets = card.sheet.printings.iter();
    let sets = sets.map(|it| place(vocabulary, Field::Set, &it.set.to_lowercase()));
    Plain {
        key: faces.each_ref().map(|face| words(&fold(&face.name))),
        heading,
        said: text.each_ref().map(|text| words(text)),
        text,
        values: values(catalogue, vocabulary, card),
        sets: sets.collect(),
        rank: 0,
    }
}

/// The words of a text, one space between each.
pub fn normal(text: &str) -> String {
    words(&fold(text)).trim().to_owned()
}

/// The words of a folded text, with a space around each.
fn words(folded: &str) -> String {
    let words = folded.split(|c: char| !c.is_alphanumeric());
    words
        .filter(|word| !word.is_empty())
        .fold(" ".to_owned(), |all, word| all + word + " ")
}

fn place(vocabulary: &Vocabulary, field: Field, id: &str) -> i32 {
    i32::from(vocabulary.of(field).place(id).unwrap())
}

fn values(catalogue: &Catalogue, vocabulary: &Vocabulary, card: &Card) -> [i32; FIELDS.len()] {
    let mut values = [NONE; FIELDS.len()];
    let mut set = |field: Field, value: Option<i32>| {
        if let Some(value) = value {
            values[column(field)] = value;
        }
    };
    let id = |field, id: &str| Some(place(vocabulary, field, id));
    set(Field::Game, id(Field::Game, card.game.code()));
    match &card.print {
        Print::Fabula(number) => {
            let card = catalogue.fabula().table.card(*number);
            let colours = card
                .colours
                .iter()
                .map(|it| 1 << place(vocabulary, Field::Colour, &word(&it)));
            set(Field::Type, id(Field::Type, &word(&card.role())));
            set(Field::Colour, Some(colours.sum()));
            set(
                Field::Rarity,
                card.rarity.and_then(|it| id(Field::Rarity, &word(&it))),
            );
            let cost = i32::from(card.cost.resources);
            let token = ["base", "ficha"].contains(&word(&card.kind).as_str());
            set(Field::Cost, Some(cost).filter(|_| !token));
            set(Field::Offensive, card.ofensiva.map(Into::into));
            set(Field::Influence, card.influencia.map(Into::into));
            set(Field::Life, card.vida.map(Into::into));
        }
        Print::Dominions(print) => {
            set(Field::Type, id(Field::Type, &word(&print.kind)));
            set(
                Field::Element,
                print.element.and_then(|it| id(Field::Element, &word(&it))),
            );
            set(Field::Attack, print.atk.map(Into::into));
            set(Field::Hp, print.hp.map(Into::into));
        }
        Print::Multiversity(print) => {
            set(Field::Type, id(Field::Type, &word(&print.kind)));
            set(
                Field::Rarity,
                print.rarity.and_then(|it| id(Field::Rarity, &word(&it))),
            );
            set(
                Field::World,
                print.world.and_then(|it| id(Field::World, &word(&it))),
            );
            set(Field::Life, print.life.map(Into::into));
        }
        Print::Apoteose(print) => {
            let known = print
                .knowledges
                .iter()
                .map(|it| 1 << place(vocabulary, Field::Knowledge, &word(it)));
            set(Field::Type, id(Field::Type, &word(&print.kind)));
            set(Field::Rarity, id(Field::Rarity, &word(&print.rarity)));
            set(Field::Knowledge, Some(known.sum()));
            set(Field::Level, Some(i32::from(print.level)));
            set(Field::Price, print.value.map(Into::into));
        }
    }
    values
}

/// The word that serde writes for a value, with hyphens.
fn word(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap();
    value.as_str().unwrap().replace('_', "-")
}
