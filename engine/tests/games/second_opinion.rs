//! The engine and a naive model, written apart from each other, play the same games without abilities.

use fabulario_engine::fabula::{
    Action, CardType, Deck, Event, Events, PlayRules, Player, Seat, Setup, Start, State, Table,
};
use fabulario_engine::rng::Rng;
use serde_json::json;

use crate::length::many;

use super::naive::{Naive, NaiveCard, picture_of};

/// A table of cards without abilities, their values drawn by lot.
fn plain_table(rng: &mut Rng) -> Table {
    let mut number = |from: i64, to: u32| from + i64::from(rng.below(to));
    let mut cards = vec![json!({"name": "Base", "kind": "base"})];
    for i in 0..12 {
        let mut card = json!({
            "name": format!("Aliado {i}"), "kind": "aliado", "cost": number(0, 5), "vida": number(1, 5),
            "ofensiva": number(-1, 6), "influencia": number(-1, 6),
        });
        if i % 4 == 0 {
            card["restore"] = json!(number(0, 3));
        }
        cards.push(card);
    }
    for i in 0..3 {
        cards.push(json!({
            "name": format!("Modificação {i}"), "kind": "modificacao", "cost": number(0, 3), "attach": number(1, 3),
        }));
    }
    Table::read(&json!(cards)).unwrap()
}

fn naive_cards(table: &Table) -> Vec<NaiveCard> {
    let card = |id| {
        let card = table.card(id);
        NaiveCard {
            name: card.name.clone(),
            kind: match card.kind {
                CardType::Aliado => "aliado",
                CardType::Base => "base",
                _ => "modificacao",
            }
            .to_owned(),
            cost: i16::from(card.cost.resources),
            vida: card.vida.unwrap_or(0),
            ofensiva: card.ofensiva.unwrap_or(0),
            influencia: card.influencia.unwrap_or(0),
            restore: card.restore,
            attach: card.attach.as_ref().map_or(0, |cost| cost.resources),
        }
    };
    table.ids().map(card).collect()
}

fn setup(table: &Table, game: u64, rng: &mut Rng) -> Setup {
    let players = 2 + usize::try_from(game % 3).unwrap();
    let base = table.find("Base").unwrap();
    let others: Vec<_> = table.ids().filter(|id| *id != base).collect();
    let mut deck = || {
        let size = 12 + rng.below(30);
        let pick = |_| others[rng.below(u32::try_from(others.len()).unwrap()) as usize];
        Player::Deck(Deck {
            main: (0..size).map(pick).collect(),
            bases: [base; 5],
        })
    };
    Setup {
        players: (0..players).map(|_| deck()).collect(),
        start: Start::Random,
        seed: 99,
        game,
    }
}

/// Mostly sensible: attaching without end and giving up make short work of a game.
fn choose(legal: &[Action], rng: &mut Rng) -> Action {
    loop {
        let action = legal[rng.below(u32::try_from(legal.len()).unwrap()) as usize];
        let rarely = match action {
            Action::Concede(_) => 400,
            Action::Attach(_) => 6,
            _ => 1,
        };
        if rng.below(rarely) == 0 {
            return action;
        }
    }
}

fn compare(state: &State, naive: &Naive, game: u64, played: usize) -> Vec<Action> {
    let mut legal = fabulario_engine::fabula::legal_actions(state);
    assert_eq!(
        picture_of(state),
        naive.picture(),
        "game {game} after {played} actions"
    );
    assert_eq!(
        state.to_act().map(|seat| (seat.0, state.ask())),
        naive.asked()
    );
    legal.sort();
    assert_eq!(
        legal,
        naive.legal(),
        "game {game} after {played} actions: {:#?}",
        naive.picture()
    );
    legal
}

#[test]
fn the_engine_and_the_naive_model_agree_on_games_without_abilities() {
    let (mut actions, mut fallen) = (0, 0);
    let games = many(1500, 60);
    for game in 0..games {
        let mut rng = Rng::new(5, game);
        let table = plain_table(&mut rng);
        let setup = setup(&table, game, &mut rng);
        let mut state = setup.begin(&table, PlayRules::default()).unwrap();
        let hands: Vec<(u8, u16)> = state
            .queue()
            .iter()
            .flat_map(|seat| state.hand(*seat).iter().map(|card| (seat.0, card.0)))
            .collect();
        let decks = setup.players.iter().map(|player| match player {
            Player::Deck(deck) => (
                deck.main.iter().map(|card| card.0).collect(),
                deck.bases.map(|card| card.0),
            ),
            Player::Dummy(_) => unreachable!(),
        });
        let queue = state.queue().iter().map(|seat: &Seat| seat.0).collect();
        let mut naive = Naive::new(naive_cards(&table), decks.collect(), queue, 5, true, &hands);
        for played in 0..4000 {
            let legal = compare(&state, &naive, game, played);
            if state.to_act().is_none() {
                break;
            }
            let action = choose(&legal, &mut rng);
            let mut log = Events::default();
            state.apply_into(action, &mut log).unwrap();
            let (mut draws, mut entered) = (Vec::new(), Vec::new());
            for event in log.iter() {
                match *event {
                    Event::Drew {
                        seat,
                        card: Some(card),
                    } => draws.push((seat.0, card.0)),
                    Event::Entered { permanent, .. } => {
                        entered.push((
                            permanent.0,
                            state.permanent(permanent).map_or(0, |it| it.stamp),
                        ));
                    }
                    Event::Captured { .. } => fallen += 1,
                    _ => {}
                }
            }
            naive.apply(action, &draws, &entered);
            actions += 1;
        }
    }
    println!("{games} games, {actions} actions, {fallen} bases captured: no difference");
    assert!(fallen > 0);
}
