//! Every decision is a function of the hand as a multiset: rearranged hands get the same answer.

use serde_json::Value;

use super::*;
use crate::fabula::ability::Zone;
use crate::fabula::{CardId, Events, PlayRules, Player, Setup, Start, Table};
use crate::rng::Rng;

const ME: Seat = Seat(0);

fn data(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The sample cards, and the sample decks as lists of cards with their first base.
fn samples() -> (Table, Vec<(Vec<CardId>, CardId)>) {
    let cards = data(include_str!("../../../tests/fabula/data/cards.json"));
    let keywords = data(include_str!("../../../tests/fabula/data/keywords.json"));
    let decks = data(include_str!("../../../tests/fabula/data/decks.json"));
    let table = Table::with_keywords(&cards, &keywords).unwrap();
    let id = |name: &Value| table.find(name.as_str().unwrap()).unwrap();
    let deck = |deck: &Value| {
        let main = deck["main"].as_object().unwrap().iter();
        let copies = |(name, n): (&String, &Value)| {
            let n = usize::try_from(n.as_u64().unwrap()).unwrap();
            vec![table.find(name).unwrap(); n]
        };
        (main.flat_map(copies).collect(), id(&deck["bases"][0]))
    };
    let decks = decks.as_array().unwrap().iter().map(deck).collect();
    (table, decks)
}

/// The same game with the hand and the Descarte in another order.
fn rearranged<'t>(state: &State<'t>, rng: &mut Rng) -> State<'t> {
    let mut other = *state;
    for zone in [Zone::Mao, Zone::Descarte] {
        let mut cards = state.seat(ME).cards.zone(zone).to_vec();
        for i in (1..cards.len()).rev() {
            cards.swap(i, rng.below(u32::try_from(i + 1).unwrap()) as usize);
        }
        for card in &cards {
            other.seat_mut(ME).cards.take(zone, *card);
        }
        for card in cards {
            other.seat_mut(ME).cards.add(zone, card);
        }
    }
    other
}

fn policies(main: &[CardId]) -> Vec<Policy> {
    let listed: Vec<CardId> = main.iter().copied().step_by(6).collect();
    vec![
        Policy::Race,
        Policy::BestSpend,
        Policy::CheapestFirst,
        Policy::OffenceFirst,
        Policy::InfluenceFirst,
        Policy::Protect(listed.clone()),
        Policy::Priority(listed),
    ]
}

/// How many decisions of one game were compared, and how many of them had another hand to look at.
fn compare(table: &Table, main: &[CardId], base: CardId, policy: &Policy, game: u64) -> [u32; 2] {
    let deck = crate::fabula::Deck {
        main: main.to_vec(),
        bases: [base; 5],
    };
    let mut setup = Setup::new(vec![Player::Deck(deck), Player::Dummy([base; 5])], 3);
    (setup.start, setup.game) = (Start::Seat(ME), game);
    let mut state = setup.begin(table, PlayRules::default()).unwrap();
    state.apply_into(Action::Done, &mut Events::off()).unwrap();
    let (mut pilot, mut rng) = (Pilot::new(policy.clone()), Rng::new(99, game));
    let mut count = [0, 0];
    while state.to_act().is_some() && state.turn() < 9 {
        let other = rearranged(&state, &mut rng);
        let mut again = pilot.clone();
        let action = pilot.decide(&state);
        let id = policy.id();
        assert_eq!(again.decide(&other), action, "{id}, game {game}: {state:?}");
        count[0] += 1;
        count[1] += u32::from(other.hand(ME) != state.hand(ME));
        state.apply_into(action, &mut Events::off()).unwrap();
    }
    count
}

#[test]
fn a_rearranged_hand_is_played_the_same_way() {
    let (table, decks) = samples();
    let mut count = [0, 0];
    for (main, base) in &decks {
        for policy in policies(main) {
            for game in 0..4 {
                let [all, other] = compare(&table, main, *base, &policy, game);
                count = [count[0] + all, count[1] + other];
            }
        }
    }
    assert!(count[1] > 2000, "hands were rearranged: {count:?}");
}
