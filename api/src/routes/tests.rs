//! Every body is read as its published schema says: what the schema takes is taken, what it refuses is refused and
//! explained. Shown on thousands of bodies that are nearly right.

use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::cards::batch_cards::CardsWanted;
use super::decks::decode_deck::CodeToRead;
use super::decks::export_deck::DeckToExport;
use super::decks::parse_deck::TextList;
use super::formats::batch_formats::FormatsWanted;
use crate::http::extract::breaking::breaks;
use crate::http::extract::{RequestBody, Unread, checker};
use crate::wire::deck::OneDeck;
use crate::wire::goldfish::{AdviceAsked, CompareAsked, GoldfishAsked, HandAsked, PlayAsked};
use crate::wire::odds::OddsAsked;
use crate::words::Language;

fn keeps_its_schema<T: RequestBody + ToSchema>(good: &Value) {
    let schema = checker::<T>();
    assert_eq!(schema.mistakes(good, Language::En), []);
    let config = Config {
        cases: 2000,
        failure_persistence: None,
        ..Config::default()
    };
    let checked = TestRunner::new(config).run(&breaks(), |breaks| {
        let mut body = good.clone();
        breaks.apply(&mut body);
        let refused = schema.mistakes(&body, Language::En);
        match T::read(&serde_json::to_vec(&body).unwrap(), Language::En) {
            Ok(_) => assert_eq!(refused, [], "taken: {body}"),
            Err(Unread::Malformed(why)) => panic!("{why}: {body}"),
            Err(Unread::Mistaken(told)) => {
                assert!(!refused.is_empty(), "refused, {told:?}: {body}");
                assert!(!told.is_empty(), "refused without a word: {body}");
            }
        }
        Ok(())
    });
    checked.unwrap();
}

fn deck() -> Value {
    json!({
        "label": "um",
        "main": [{"card": "a", "copies": 3}, {"card": "b"}],
        "reserve": [{"card": "c"}],
        "equipamento": [{"card": "i", "attached": [{"card": "h", "copies": 2}]}],
    })
}

#[test]
fn decks_are_read_as_their_schemas_say() {
    keeps_its_schema::<OneDeck>(&json!({"game": "fab", "deck": deck()}));
    keeps_its_schema::<OneDeck>(&json!({"game": "fab", "code": "FAB1"}));
    let line = json!({"card": "a", "copies": 1, "printing": "p", "finish": "foil", "note": "n"});
    let document = json!({"version": 1, "game": "fab", "name": "n", "note": "m", "main": [line]});
    keeps_its_schema::<OneDeck>(&json!({"game": "fab", "deck": document}));
    keeps_its_schema::<DeckToExport>(&json!({"game": "fab", "deck": deck(), "format": "csv"}));
}

#[test]
fn questions_about_odds_are_read_as_their_schema_says() {
    keeps_its_schema::<OddsAsked>(&json!({
        "game": "fab", "deck": deck(), "section": "main", "size": 40, "fractions": true,
        "groups": [{"id": "g", "cards": ["a", "b"]}, {"id": "h", "query": "x"}, {"id": "i", "count": 3}],
        "questions": [{"label": "l", "seen": [5, 6], "condition": {"any": [
            {"all": [{"group": "g", "at_least": 1, "at_most": 3}]},
            {"not": {"group": "h", "at_most": 0}},
        ]}}],
    }));
}

#[test]
fn what_the_goldfish_lab_is_asked_is_read_as_its_schemas_say() {
    let mulligan = json!({"id": "rule", "keep": {"query": "x"}, "keep_if": {"any": [
        {"all": [{"query": "y", "at_least": 1, "at_most": 3}]},
        {"not": {"cards": ["a", "b"], "at_most": 0}},
    ]}});
    keeps_its_schema::<HandAsked>(&json!({
        "game": "fab", "deck": deck(), "code": "FAB", "format": "fab-padrao", "first": "draw", "mulligan": mulligan,
        "seed": "12", "number": 3, "draws": 4, "illegal": "simulate",
    }));
    keeps_its_schema::<GoldfishAsked>(&json!({
        "game": "fab", "deck": deck(), "code": "FAB", "format": "fab-padrao", "first": "draw", "mulligan": mulligan,
        "policy": {"id": "protect", "cards": ["a"]}, "opponent": {"id": "inert"}, "seed": "12", "turns": 3,
        "games": 100, "precision": {"share": 0.01, "spent": 0.5}, "level": "99", "cards": false, "samples": false,
        "questions": [{"label": "l", "what": "played", "condition": {"query": "x", "at_least": 1}}],
        "illegal": "simulate",
    }));
    let side = json!({"deck": deck(), "code": "FAB", "first": "draw", "policy": {"id": "priority", "cards": ["a"]}, "mulligan": mulligan});
    keeps_its_schema::<CompareAsked>(&json!({
        "game": "fab", "a": side, "b": side, "one_copy": {"changes": "in"}, "format": "fab-padrao", "seed": "12",
        "measure": {"id": "package", "turn": 3, "what": "played", "condition": {"query": "x", "at_least": 1}},
        "opponent": {"id": "inert"}, "games": 100, "level": "90", "illegal": "simulate",
    }));
    keeps_its_schema::<AdviceAsked>(&json!({
        "game": "fab", "deck": deck(), "code": "FAB", "format": "fab-padrao", "first": "play", "hand": ["a", "b"],
        "goal": {"id": "package", "turns": 2, "bases": 3, "parts": [{"query": "x", "at_least": 2}, {"cards": ["a"]}]},
        "policy": {"id": "protect", "cards": ["a"]}, "opponent": {"id": "inert"}, "method": "sampled", "seed": 7,
        "games": 1000, "illegal": "refuse",
    }));
    keeps_its_schema::<PlayAsked>(&json!({
        "game": "fab", "deck": deck(), "code": "FAB", "format": "fab-padrao", "first": "play", "seed": 7, "number": 0,
        "opponent": {"id": "inert"}, "actions": ["pass", "done"], "auto_pass": false, "illegal": "refuse",
    }));
}

#[test]
fn texts_codes_and_ids_are_read_as_their_schemas_say() {
    keeps_its_schema::<TextList>(&json!({"text": "3 Nome", "game": "fab"}));
    keeps_its_schema::<CodeToRead>(&json!({"code": "DD13SFR21R4ALN5"}));
    keeps_its_schema::<CardsWanted>(&json!({"ids": ["a", "b"], "game": "dd"}));
    keeps_its_schema::<FormatsWanted>(&json!({"ids": ["fab-padrao"]}));
}
