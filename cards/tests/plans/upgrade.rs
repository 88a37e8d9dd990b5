//! The shipped data as it grows from version to version: words and decks may go, cards never.

use fabulario_cards::plan::SHIPPED;
use fabulario_cards::stock::Kind;
use serde_json::{Map, Value, json};

use super::{Written, card, changed, held, ids, key, keyword, rename, right, set, wrong};

const LETTERS: &str = "abcdefghijklmno";

/// A legal deck: two copies of each of fifteen cards.
fn deck(id: &str) -> (Kind, Value) {
    let main = LETTERS.chars().map(|it| (format!("dd-{it}"), json!(2)));
    let main: Map<String, Value> = main.collect();
    let words = json!({ "pt-BR": "Boiada", "en": "Herd" });
    let lists = json!({ "main": main });
    let deck =
        json!({ "id": id, "name": words, "guide": words, "format": "dd-padrao", "lists": lists });
    (Kind::Deck, deck)
}

fn cards() -> Written {
    let cards = LETTERS.chars().map(card);
    [set()].into_iter().chain(cards).collect()
}

fn with(mut written: Written, more: impl IntoIterator<Item = (Kind, Value)>) -> Written {
    written.extend(more);
    written
}

#[test]
fn a_keyword_or_deck_that_vanishes_is_removed() {
    let all = with(
        cards(),
        [keyword("voo"), keyword("salto"), deck("dd-deck-x")],
    );
    let before = held(SHIPPED, all);
    assert_eq!(wrong(&before, SHIPPED, Vec::new()), [""; 0]);
    let plan = right(&before, SHIPPED, with(cards(), [keyword("salto")]));
    let removed = [key(Kind::Keyword, "voo"), key(Kind::Deck, "dd-deck-x")];
    assert_eq!(plan.removed, removed);
    assert_eq!((plan.added.len(), plan.changed.len()), (0, 0));
    assert_eq!(plan.unchanged, 17);
    assert!(!plan.is_empty());
    assert!(plan.catalogue.decks().is_empty());
}

#[test]
fn cards_tokens_sets_and_renames_never_vanish() {
    let name = json!({ "pt-BR": "Bezerro", "en": "Calf" });
    let token = json!({ "id": "dd-token-x", "name": name, "type": "token", "atk": 1, "hp": 1 });
    let old = rename("dd-antigo", "dd-a");
    let before = held(SHIPPED, with(cards(), [(Kind::Token, token), old]));
    let plan = right(&before, SHIPPED, Vec::new());
    assert!(plan.is_empty(), "{:?}", plan.removed);
    assert_eq!(plan.unchanged, 0);
    assert_eq!(plan.catalogue.cards().len(), 16);
    assert_eq!(plan.catalogue.sets().len(), 1);
    assert_eq!(plan.catalogue.renamed("dd-antigo"), Some("dd-a"));
}

#[test]
fn a_word_that_a_card_uses_does_not_vanish() {
    let flies = changed('a', json!({ "keywords": [{ "id": "voo" }] }));
    let before = held(SHIPPED, vec![set(), keyword("voo"), flies]);
    let found = wrong(&before, SHIPPED, vec![set()]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("earlier.json /2/keywords/0/id: voo is not known here"));
}

#[test]
fn an_upgrade_leaves_alone_what_publishers_brought() {
    let mut before = held(SHIPPED, with(cards(), [deck("dd-deck-x")]));
    before.extend(held(
        "cais",
        vec![keyword("voo"), deck("dd-deck-y"), card('z')],
    ));
    let plan = right(&before, SHIPPED, with(cards(), [card('p')]));
    assert_eq!(plan.removed, [key(Kind::Deck, "dd-deck-x")]);
    assert_eq!(ids(&plan.added), ["dd-p"]);
    let decks = plan.catalogue.decks().iter().map(|deck| deck.id.as_str());
    assert!(decks.eq(["dd-deck-y"]));
    assert!(plan.catalogue.card("dd-z").is_some());
}

#[test]
fn an_upgrade_does_not_take_what_a_publisher_has() {
    let mut before = held(SHIPPED, vec![set()]);
    before.extend(held("cais", vec![card('a')]));
    let found = wrong(
        &before,
        SHIPPED,
        vec![set(), changed('a', json!({ "atk": 4 }))],
    );
    let belongs = "belongs to cais: what others have published cannot be changed here";
    assert_eq!(found, [format!("new.json /1: dd-a {belongs}")]);
}

#[test]
fn of_a_publisher_nothing_vanishes() {
    let all = with(cards(), [keyword("voo"), deck("dd-deck-x")]);
    let before = held("cais", all);
    let plan = right(&before, "cais", vec![card('p')]);
    assert_eq!(plan.removed, []);
    assert_eq!(plan.catalogue.decks().len(), 1);
}

#[test]
fn a_card_of_a_deck_is_renamed_together_with_the_deck() {
    let before = held(SHIPPED, with(cards(), [deck("dd-deck-x")]));
    let (kind, mut newer) = deck("dd-deck-x");
    let main = newer["lists"]["main"].as_object_mut().unwrap();
    main.shift_remove("dd-a");
    main.insert("dd-novo".to_owned(), json!(2));
    let moved = changed('a', json!({ "id": "dd-novo" }));
    let rest = cards().into_iter().filter(|(_, it)| it["id"] != "dd-a");
    let rest: Written = rest.collect();
    let renamed = with(rest, [moved, rename("dd-a", "dd-novo")]);
    let found = wrong(&before, SHIPPED, with(renamed.clone(), [deck("dd-deck-x")]));
    assert_eq!(
        found,
        ["earlier.json /16/lists/main/dd-a: dd-a is the id of no card"]
    );
    let plan = right(&before, SHIPPED, with(renamed, [(kind, newer)]));
    assert_eq!(plan.removed, [key(Kind::Card, "dd-a")]);
    assert_eq!(ids(&plan.changed), ["dd-deck-x"]);
}
