//! What is new, what says something else, what has been said before.

use std::collections::BTreeMap;

use fabulario_cards::card::Print;
use fabulario_cards::plan::plan;
use fabulario_cards::stock::{Entry, Kind};
use fabulario_engine::Game;
use serde_json::json;

use super::{books, card, changed, entries, held, ids, keyword, right, set, wrong};

#[test]
fn added_changed_and_unchanged_are_counted() {
    let before = held("cais", vec![set(), card('a'), card('b'), card('c')]);
    let stronger = changed('b', json!({ "atk": 7 }));
    let written = vec![set(), card('a'), stronger, card('d'), keyword("voo")];
    let plan = right(&before, "cais", written);
    assert_eq!(ids(&plan.added), ["dd-d", "voo"]);
    assert_eq!(ids(&plan.changed), ["dd-b"]);
    assert_eq!(plan.unchanged, 2);
    assert_eq!(plan.removed, []);
    assert!(!plan.is_empty());
    let counts = BTreeMap::from([
        ((Game::Dominions, Kind::Card), (1, 1)),
        ((Game::Dominions, Kind::Keyword), (1, 0)),
    ]);
    assert_eq!(plan.counts(), counts);
}

#[test]
fn the_catalogue_is_as_it_will_be_and_what_is_not_spoken_of_stays() {
    let before = held("cais", vec![set(), card('a'), card('b')]);
    let written = vec![changed('b', json!({ "atk": 7 })), card('c')];
    let catalogue = right(&before, "cais", written).catalogue;
    let cards = catalogue.cards().iter().map(|card| match &card.print {
        Print::Dominions(print) => (card.sheet.id.as_str(), print.atk),
        _ => panic!("{}", card.sheet.id),
    });
    let cards: Vec<_> = cards.collect();
    let right = [("dd-a", Some(1)), ("dd-b", Some(7)), ("dd-c", Some(1))];
    assert_eq!(cards, right);
    let held = before.iter().find(|it| &*it.entry.id == "dd-b");
    let body = &held.unwrap().entry.body;
    assert!(body.contains(r#""atk":1"#), "what is held is not touched");
}

#[test]
fn saying_it_again_is_nothing_to_do() {
    let all = || vec![set(), keyword("voo"), card('a')];
    let before = held("cais", all());
    let plan = right(&before, "cais", all());
    assert!(plan.is_empty());
    assert_eq!(plan.unchanged, 3);
    assert_eq!(plan.counts(), BTreeMap::new());
    let plan = right(&before, "cais", Vec::new());
    assert!(plan.is_empty());
    assert_eq!((plan.unchanged, plan.catalogue.cards().len()), (0, 1));
}

#[test]
fn spaces_change_nothing() {
    let before = held("cais", vec![set(), card('a')]);
    let mut again = entries("new.json", vec![set(), card('a')]);
    for entry in &mut again {
        let pretty = entry.body.replace(':', " : ").replace(
            ',', ",
  ",
        );
        let place = entry.pointer.clone();
        *entry = Entry::new(entry.game, entry.kind, &entry.file, place, &pretty);
    }
    let plan = plan(&books(), &before, "cais", again);
    assert!(plan.unwrap().is_empty());
}

#[test]
fn one_import_says_a_thing_once() {
    let before = held("cais", vec![set()]);
    let written = vec![
        card('a'),
        card('b'),
        card('a'),
        keyword("voo"),
        keyword("voo"),
    ];
    assert_eq!(
        wrong(&before, "cais", written),
        [
            "new.json /2: dd-a stands twice: also at new.json /0",
            "new.json /4: voo stands twice: also at new.json /3",
        ]
    );
    // An id names one thing among those of its kind.
    let written = vec![card('a'), keyword("dd-a")];
    assert_eq!(
        ids(&right(&before, "cais", written).added),
        ["dd-a", "dd-a"]
    );
}

#[test]
fn all_mistakes_are_told_together() {
    let before = held("oficina", vec![set(), card('a')]);
    let written = vec![
        changed('a', json!({ "atk": 5 })),
        card('b'),
        card('b'),
        changed('c', json!({ "hp": 0 })),
        changed('d', json!({ "printings": [{ "set": "XYZ", "number": 1 }] })),
    ];
    let found = wrong(&before, "cais", written);
    let places = found.iter().filter_map(|it| it.split(':').next());
    let places: Vec<&str> = places.collect();
    let right = [
        "new.json /0",
        "new.json /1/printings/0/set",
        "new.json /2",
        "new.json /3/hp",
        "new.json /3/printings/0/set",
        "new.json /4/printings/0/set",
    ];
    assert_eq!(places, right, "{found:#?}");
}
