//! Cards that nobody would print: abilities and effects dealt out anew among the sample cards.
//!
//! Whatever the reader accepts must be playable: no panic, no endless game, every invariant.

use std::collections::BTreeSet;

use fabulario_engine::fabula::{Deck, Events, Outcome, PlayRules, Player, Reason, Setup, Table};
use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

use crate::length::many;

use super::invariants;
use super::table::Players;

fn pick<'v>(list: &'v [Value], rng: &mut Rng) -> &'v Value {
    &list[rng.below(u32::try_from(list.len()).unwrap()) as usize]
}

/// The sample cards with costs, abilities and effects of other cards.
fn strange_cards(rng: &mut Rng) -> Value {
    let cards: Value = serde_json::from_str(include_str!("../fabula/data/cards.json")).unwrap();
    let mut cards = cards.as_array().unwrap().clone();
    let abilities: Vec<Value> = cards
        .iter()
        .filter_map(|card| card["abilities"].as_array())
        .flatten()
        .cloned()
        .collect();
    let effects: Vec<Value> = cards
        .iter()
        .map(|card| card["effect"].clone())
        .filter(|it| !it.is_null())
        .collect();
    for card in &mut cards {
        if card["kind"] == "manobra" {
            card["effect"] = pick(&effects, rng).clone();
            card["cost"] = json!({"resources": rng.below(3), "letter": "x"});
            card.as_object_mut().unwrap().remove("abilities");
        } else {
            let count = rng.below(4);
            card["abilities"] = (0..count).map(|_| pick(&abilities, rng).clone()).collect();
        }
        if card["kind"] == "aliado" {
            card["cost"] = json!({"resources": rng.below(4), "letter": "x"});
        }
    }
    Value::Array(cards)
}

fn setup(table: &Table, game: u64, rng: &mut Rng) -> Setup {
    let of = |base: bool| {
        let is =
            |id: &_| (table.card(*id).kind == fabulario_engine::fabula::CardType::Base) == base;
        let deck_card = |id: &_| table.card(*id).kind != fabulario_engine::fabula::CardType::Ficha;
        table.ids().filter(is).filter(deck_card).collect::<Vec<_>>()
    };
    let (bases, others) = (of(true), of(false));
    let mut any = |list: &[_]| list[rng.below(u32::try_from(list.len()).unwrap()) as usize];
    let mut deck = || {
        let main = (0..40).map(|_| any(&others)).collect();
        Player::Deck(Deck {
            main,
            bases: std::array::from_fn(|_| any(&bases)),
        })
    };
    let players = (0..2 + game % 3).map(|_| deck()).collect();
    let mut setup = Setup::new(players, 77);
    setup.game = game;
    setup
}

/// A table of strange cards; a card that came out wrong is printed as it was.
fn strange_table(rng: &mut Rng) -> Table {
    let keywords: Value =
        serde_json::from_str(include_str!("../fabula/data/keywords.json")).unwrap();
    let sound: Value = serde_json::from_str(include_str!("../fabula/data/cards.json")).unwrap();
    let mut cards = strange_cards(rng);
    if let Err(mistakes) = Table::with_keywords(&cards, &keywords) {
        let wrong = mistakes
            .iter()
            .filter_map(|mistake| mistake.path.split('/').nth(2)?.parse::<usize>().ok());
        for index in wrong.collect::<BTreeSet<_>>() {
            cards[index] = sound[index].clone();
        }
    }
    Table::with_keywords(&cards, &keywords).unwrap_or_else(|wrong| panic!("{wrong:#?}"))
}

#[test]
fn whatever_is_read_can_be_played() {
    let (mut actions, mut loops) = (0, 0);
    let mut reasons = BTreeSet::new();
    let tables = many(600, 25);
    for game in 0..tables {
        let mut rng = Rng::new(13, game);
        let table = strange_table(&mut rng);
        let setup = setup(&table, game, &mut rng);
        let mut state = setup.begin(&table, PlayRules::default()).unwrap();
        let mut players = Players::new(game);
        let mut legal = Vec::new();
        // Players may go round in circles of free actions; the engine may not.
        for played in 0..3000 {
            if played % 29 == 0 {
                let sound = invariants::check(&state, &setup, &table);
                assert_eq!(sound, Ok(()), "strange table {game} after {played} actions");
            }
            if state.to_act().is_none() {
                break;
            }
            state.legal_actions_into(&mut legal);
            assert!(
                !legal.is_empty(),
                "strange table {game}: nothing is legal in {state:?}"
            );
            let action = players.decide(&state, &legal);
            state.apply_into(action, &mut Events::off()).unwrap();
            actions += 1;
        }
        if let Some(Outcome { reason, .. }) = state.outcome() {
            loops += u32::from(reason == Reason::Loop);
            reasons.insert(format!("{reason:?}"));
        }
    }
    println!(
        "{tables} strange tables, {actions} actions, {loops} endless chains stopped, {reasons:?}"
    );
    assert!(reasons.len() > 1);
}
