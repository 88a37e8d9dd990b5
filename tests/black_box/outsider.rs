//! The policy for speed against an outsider: somebody who knows the rules, sees what a player sees, and thinks a
//! hundred lines. Whose deck wins later than that says nothing about the deck.

use std::sync::Mutex;

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

use super::goldfish_kit::{GUNMAN, ready_deck, with};
use player::{Player, Printed};

mod board;
mod combat;
mod player;

const TURNS: i32 = 12;
/// How much later than the outsider the policy may be with a deck, in turns.
const LATER: f64 = 0.05;
/// How much later than the other one the outsider may be with a deck: figures of forty games, told with two digits.
const ABOUT: f64 = 0.15;
/// The ready decks, and when the other outsider takes the Centro on the mean of games 0 to 39 of seed 3.
const DECKS: [(&str, f64); 10] = [
    ("cangaco", 5.12),
    ("sete-cruzes", 5.12),
    ("bicharada", 5.22),
    ("cerco", 5.35),
    ("assobio", 5.42),
    ("boi-de-fitas", 5.70),
    ("fartura", 5.88),
    ("contramare", 5.92),
    ("folia", 6.72),
    ("ultimo-arraial", 7.25),
];

/// How many turns all games of a deck may take longer by chance, where there are few.
const CHANCE: f64 = 1.0;

/// So many games of each of two seeds.
fn games(short: u32) -> u32 {
    let asked = std::env::var("OUTSIDER_GAMES");
    asked.map_or(short, |games| games.parse().unwrap())
}

fn ready(name: &str) -> Value {
    json!({"game": "fab", "deck": ready_deck(name)})
}

/// The turns in which an outsider wins, game by game.
fn outsiders_turns(
    actor: &Actor,
    printed: &Printed,
    deck: &Value,
    seed: &str,
    games: u32,
) -> Vec<i32> {
    let turn = |number: u32| {
        let body = with(with(deck.clone(), "seed", seed), "number", number);
        Player::new(actor, body, printed).turn_of_win(TURNS)
    };
    (0..games).map(turn).collect()
}

/// What the policy without a name reaches in the same games.
#[derive(Debug, Clone, Copy, Default)]
struct Policys {
    /// The mean turn of the win: by the Centro, or by a card that says so.
    win: f64,
    /// The mean turn of the Centro; a game without it counts one turn more than the last.
    centro: f64,
}

fn policys(actor: &Actor, deck: &Value, seed: &str, games: u32) -> Policys {
    let body = with(with(deck.clone(), "seed", seed), "games", games);
    let answer = actor
        .post("/v1/goldfish?lang=en", &with(body, "turns", TURNS + 1))
        .ok();
    assert_eq!(answer["policy"]["id"], "race");
    let turns = answer["turns"].as_array().unwrap();
    let value = |turn: &Value, field: &str| turn[field]["value"].as_f64().unwrap();
    let open = turns.iter().take(turns.len() - 1);
    Policys {
        win: turns.iter().map(|turn| value(turn, "reached")).sum(),
        centro: 1.0
            + open
                .map(|turn| 1.0 - value(turn, "centro_so_far"))
                .sum::<f64>(),
    }
}

fn mean(turns: &[i32]) -> f64 {
    let turns = turns.iter().map(|turn| f64::from(*turn));
    turns.clone().sum::<f64>() / f64::from(u32::try_from(turns.len()).unwrap())
}

/// Every ready deck on both cores.
fn for_every_deck<T: Send>(told: impl Fn(&str) -> T + Sync) -> Vec<(&'static str, T)> {
    let open = Mutex::new(DECKS.iter());
    let done = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let next = || open.lock().unwrap().next();
                while let Some((name, _)) = next() {
                    let it = told(name);
                    done.lock().unwrap().push((*name, it));
                }
            });
        }
    });
    done.into_inner().unwrap()
}

#[test]
fn the_policy_for_speed_is_not_later_than_an_outsider() {
    let server = Server::shared();
    let actor = server.anonymous();
    let games = games(6);
    let means = for_every_deck(|name| {
        let deck = ready(name);
        let printed = Printed::of(&actor, &deck);
        let (mut ours, mut outsiders) = (Policys::default(), Vec::new());
        for seed in ["3", "4"] {
            let half = policys(&actor, &deck, seed, games);
            ours.win += half.win / 2.0;
            ours.centro += half.centro / 2.0;
            outsiders.extend(outsiders_turns(&actor, &printed, &deck, seed, games));
        }
        (ours, mean(&outsiders))
    });
    let table: Vec<String> = means
        .iter()
        .map(|(name, (ours, outsider))| format!("{name}: {ours:?} against {outsider:.3}"))
        .collect();
    let table = table.join("\n");
    println!("{table}");
    let is_long = games >= 100;
    let chance = if is_long {
        0.0
    } else {
        CHANCE / f64::from(2 * games)
    };
    for (name, (ours, outsider)) in &means {
        let late = ours.win > outsider + LATER + chance;
        assert!(!late, "{name} is played too late:\n{table}");
        let (_, other) = DECKS.iter().find(|(it, _)| it == name).unwrap();
        let late = is_long && ours.centro > other + LATER;
        assert!(!late, "{name} takes the Centro too late:\n{table}");
    }
    let ours: f64 = means.iter().map(|(_, (ours, _))| ours.win).sum();
    let outsiders: f64 = means.iter().map(|(_, (_, its))| its).sum();
    assert!(ours <= outsiders, "later on the mean:\n{table}");
}

#[test]
fn the_outsider_plays_as_well_as_somebody_who_wrote_another_one() {
    let server = Server::shared();
    let actor = server.anonymous();
    let means = for_every_deck(|name| {
        let deck = ready(name);
        let printed = Printed::of(&actor, &deck);
        mean(&outsiders_turns(&actor, &printed, &deck, "3", 40))
    });
    println!("{means:?}");
    for (name, its) in means {
        let (_, other) = DECKS.iter().find(|(it, _)| *it == name).unwrap();
        assert!(its <= other + ABOUT, "{name}: {its} against {other}");
    }
}

#[test]
fn forty_gunmen_take_the_centro_on_turn_5_in_every_game() {
    let server = Server::shared();
    let deck = json!({
        "main": [{"card": GUNMAN, "copies": 40}],
        "arredores": [
            {"card": "Vila do Sino Rachado", "copies": 2},
            {"card": "Serrote da Tocaia", "copies": 2},
        ],
        "centro": [{"card": "Clareira do Jatobá"}],
    });
    let body = json!({
        "game": "fab", "deck": deck, "illegal": "simulate", "seed": "3", "games": 1000, "turns": 12,
    });
    let answer = server.anonymous().post("/v1/goldfish?lang=en", &body).ok();
    assert_eq!(answer["policy"]["id"], "race");
    let turns = answer["turns"].as_array().unwrap().iter();
    let shares: Vec<f64> = turns
        .map(|turn| turn["centro_so_far"]["value"].as_f64().unwrap())
        .collect();
    assert_eq!(shares[3..5], [0.0, 1.0]);
}
