//! The oracle itself, on cases that were decided by reading QUERY.md and the JSON of the cards.

use std::cell::RefCell;
use std::sync::{Arc, LazyLock};

use chrono::NaiveDate;
use fabulario_cards::stock::{Entry, Kind, Stock};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Game;
use serde_json::{Value, json};

use super::Oracle;
use super::fields::Field;
use super::query::{Expr, Find, Leaf, Look, Op, Query, When};

mod values;

/// The shipped cards, one of them printed once more.
static STOCK: LazyLock<Stock> = LazyLock::new(|| {
    let mut stock = Stock::of(&Files::embedded(), &mut Vec::new());
    let file: Arc<str> = "case".into();
    let set = json!({ "code": "VDF", "name": { "pt-BR": "Volta do Fogo", "en": "Back to the Fire" }, "released": "2027-02-28" });
    let card = stock
        .0
        .iter()
        .position(|it| &*it.id == "fab-girino-de-cacimba");
    let card = &mut stock.0[card.unwrap()];
    let mut body: Value = serde_json::from_str(&card.body).unwrap();
    let again =
        json!({ "set": "VDF", "number": 9, "artist": "Eunice d'Ávila", "finishes": ["foil"] });
    body["printings"].as_array_mut().unwrap().push(again);
    *card = Entry::new(
        Game::Fabula,
        Kind::Card,
        &file,
        String::new(),
        &body.to_string(),
    );
    let set = set.to_string();
    stock.0.insert(
        0,
        Entry::new(Game::Fabula, Kind::Set, &file, String::new(), &set),
    );
    stock
});

static CATALOG: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::assemble(&Files::embedded(), &STOCK).unwrap());

thread_local! {
    static ORACLE: RefCell<Oracle<'static>> = {
        let today = NaiveDate::from_ymd_opt(2026, 12, 1).unwrap();
        RefCell::new(Oracle::new(&CATALOG, &STOCK, today))
    };
}

fn find(query: &Query) -> Vec<&'static str> {
    let places = ORACLE.with_borrow_mut(|oracle| oracle.find(query));
    let places = places.into_iter();
    places
        .map(|place| CATALOG.cards()[place].sheet.id.as_str())
        .collect()
}

fn is(leaf: Leaf) -> Query {
    Query::Term(vec![leaf])
}

fn not(query: Query) -> Query {
    Query::Not(Box::new(query))
}

fn both(left: Query, right: Query) -> Query {
    Query::All(vec![left, right])
}

fn name(find: fn(String) -> Find, words: &str) -> Query {
    is(Leaf::Text(Look::In(Field::Name), find(words.to_owned())))
}

fn one(field: Field, name: &str) -> Query {
    is(Leaf::One(field, true, name.to_owned()))
}

fn many(field: Field, op: Op, names: &[&str]) -> Query {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    is(Leaf::Many(field, op, names))
}

fn number(field: Field, op: Op, number: i64) -> Query {
    is(Leaf::Number(Expr::Field(field), op, Expr::Number(number)))
}

const MOONS: [&str; 4] = [
    "apo-lua-virada",
    "dd-remanso-da-lua-dupla",
    "fab-boiuna-das-muitas-luas",
    "mvc-lua-desgarrada",
];
const FICHAS: [&str; 7] = [
    "fab-ficha-ajudante",
    "fab-ficha-brasa",
    "fab-ficha-muda",
    "fab-ficha-piaba",
    "fab-ficha-queixada",
    "fab-ficha-sombra",
    "fab-ficha-vizinho",
];

#[test]
fn a_word_is_found_by_its_stem_in_either_language() {
    for word in ["moon", "Moons", "mòon"] {
        assert_eq!(find(&name(Find::Word, word)), MOONS, "{word}");
    }
    let processions = [
        "fab-anjinho-de-procissao",
        "fab-procissao-das-almas",
        "fab-procissao-de-barcos",
        "fab-volta-da-procissao",
    ];
    for word in ["procissao", "PROCISSÕES", "processions"] {
        assert_eq!(find(&name(Find::Word, word)), processions, "{word}");
    }
}

#[test]
fn a_phrase_and_a_beginning_are_found_as_they_are_written() {
    assert_eq!(find(&name(Find::Phrase, "das muitas LUAS")), [MOONS[2]]);
    assert!(find(&name(Find::Phrase, "das muitas lua")).is_empty());
    assert_eq!(find(&name(Find::Prefix, "desgárr")), [MOONS[3]]);
}

#[test]
fn a_whole_name_is_the_name_and_another_one_is_not() {
    let called = |name: &str| find(&is(Leaf::Called(name.to_owned())));
    assert_eq!(called("lua virada"), [MOONS[0]]);
    assert!(called("lua").is_empty());
    assert_eq!(find(&name(Find::Whole, "Lua Desgarrada")), [MOONS[3]]);
    let others = find(&name(Find::Other, "Lua Desgarrada"));
    assert_eq!(others.len(), CATALOG.cards().len() - 1);
}

#[test]
fn a_name_means_every_value_that_has_it() {
    assert_eq!(find(&one(Field::Type, "ficha")), FICHAS);
    let dominions = find(&both(one(Field::Type, "token"), one(Field::Game, "dd")));
    assert_eq!(dominions.len(), 5);
    let tokens = find(&one(Field::Type, "Token"));
    assert_eq!(tokens, [&dominions[..], &FICHAS].concat());
    let allies = find(&one(Field::Type, "ally"));
    assert!(FICHAS.iter().all(|id| allies.contains(id)));
    let paths = ["apo-contrabandista-de-neblina", "apo-sombra-de-aluguel"];
    for path in ["lua", "Moon", "18"] {
        assert_eq!(find(&one(Field::Path, path)), paths, "{path}");
    }
}

#[test]
fn every_printing_is_asked_by_itself() {
    let tadpole = ["fab-girino-de-cacimba"];
    let first = || one(Field::Set, "bdf");
    let foil = || many(Field::Finish, Op::Ge, &["FOIL"]);
    assert_eq!(find(&foil()), tadpole);
    assert!(find(&both(first(), foil())).is_empty());
    assert_eq!(
        find(&both(one(Field::Set, "back to the fire"), foil())),
        tadpole
    );
    assert!(find(&not(first())).contains(&tadpole[0]));
    assert_eq!(find(&is(Leaf::Is("reprint".to_owned()))), tadpole);
    assert_eq!(find(&number(Field::Prints, Op::Eq, 0)).len(), 12);
    let artist = |find: Find| is(Leaf::Text(Look::In(Field::Artist), find));
    assert_eq!(find(&artist(Find::Part("D'avi".to_owned()))), tadpole);
    assert!(find(&artist(Find::Other("eunice d'avila".to_owned()))).is_empty());
}

#[test]
fn a_month_is_all_its_days() {
    let tadpole = ["fab-girino-de-cacimba"];
    let of = |op, when| find(&is(Leaf::Day(op, when)));
    let day = |month, day| When::Day(NaiveDate::from_ymd_opt(2027, month, day).unwrap());
    assert_eq!(of(Op::Eq, When::Month(2027, 2)), tadpole);
    assert_eq!(of(Op::Gt, When::Year(2026)), tadpole);
    assert_eq!(of(Op::Gt, When::Today), tadpole);
    assert_eq!(of(Op::Eq, When::Set("vdf".to_owned())), tadpole);
    assert_eq!(of(Op::Ge, day(2, 28)), tadpole);
    assert!(of(Op::Gt, day(2, 28)).is_empty());
    assert!(of(Op::Gt, When::Month(2027, 2)).is_empty());
    let printed = CATALOG.cards().iter().filter(|card| !card.token).count();
    assert_eq!(of(Op::Le, When::Month(2026, 11)).len(), printed);
}

#[test]
fn a_pattern_knows_paragraphs_and_headings_hold_colours_and_rarities() {
    let pattern =
        |look, pattern: &str| find(&is(Leaf::Text(look, Find::Regex(pattern.to_owned()))));
    let text = Look::In(Field::Text);
    let gives = pattern(text, r"^Fornéce \d MP\.$");
    assert!(gives.contains(&"apo-aboio-longo"));
    assert_eq!(gives, pattern(text, r"^provides \d mp\.$"));
    assert_eq!(
        pattern(Look::In(Field::Type), "^base"),
        find(&one(Field::Type, "base"))
    );
    let word = |word: &str| is(Leaf::Text(Look::Anywhere, Find::Word(word.to_owned())));
    let purple = many(Field::Colour, Op::Ge, &["rx"]);
    assert!(find(&both(purple, not(word("roxos")))).is_empty());
    let legendary = is(Leaf::Rarity(Op::Eq, "l".to_owned()));
    assert!(find(&both(legendary, not(word("legendary")))).is_empty());
}

#[test]
fn a_token_is_legal_nowhere() {
    let format = |written: &str| is(Leaf::Format(Field::Legal, written.to_owned(), None));
    let legal = find(&format("fab"));
    assert!(legal.contains(&"fab-girino-de-cacimba"));
    assert!(
        legal
            .iter()
            .all(|id| id.starts_with("fab-") && !FICHAS.contains(id))
    );
    let everywhere = find(&format("padrao"));
    assert!(everywhere.contains(&"dd-espelho-que-anda"));
}
