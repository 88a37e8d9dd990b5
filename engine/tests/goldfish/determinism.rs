//! The same deck, policy, seed and game: the same trace, whatever order the lists come in.

use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};
use fabulario_engine::rng::Rng;

use super::kit;
use crate::fabula::samples;

/// Every policy, with some cards of the deck for those that want a list.
pub fn policies(deck: &Deck) -> Vec<Policy> {
    let listed: Vec<CardId> = deck.main.iter().copied().step_by(7).collect();
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

/// A goldfish of a sample deck, against plain bases.
pub fn sample<'t>(table: &'t Table, deck: &Deck, policy: Policy, turns: u8) -> Goldfish<'t> {
    let options = options(table, deck, policy, turns);
    Goldfish::new(table, PlayRules::default(), deck, options).unwrap()
}

/// How a sample deck is played.
pub fn options(table: &Table, deck: &Deck, policy: Policy, turns: u8) -> Options {
    let plain = table.find("Clareira da Mata").unwrap();
    let cheap = deck.main.iter().copied();
    Options {
        turns,
        first: turns.is_multiple_of(2),
        opponent: Opponent::Inert([plain; 5]),
        policy,
        mulligan: Mulligan::Keep(cheap.filter(|card| table.entry(*card).cost < 4).collect()),
    }
}

#[test]
fn a_game_is_the_same_alone_and_after_others() {
    let table = samples::table();
    for deck in &samples::decks(&table) {
        for policy in policies(deck) {
            let mut kept = sample(&table, deck, policy.clone(), 8);
            for game in 0..10 {
                let trace = *kept.play(5, game);
                let alone = *sample(&table, deck, policy.clone(), 8).play(5, game);
                assert_eq!(trace, alone, "{} game {game}", policy.id());
                assert_eq!(trace.fingerprint(), alone.fingerprint());
            }
        }
    }
}

#[test]
fn the_order_of_the_deck_means_nothing() {
    let table = samples::table();
    let mut rng = Rng::new(8, 8);
    for deck in &samples::decks(&table) {
        let mut other = deck.clone();
        for i in (1..other.main.len()).rev() {
            let pick = rng.below(u32::try_from(i + 1).unwrap()) as usize;
            other.main.swap(i, pick);
        }
        assert_ne!(deck, &other);
        for policy in policies(deck) {
            let mut one = sample(&table, deck, policy.clone(), 8);
            let mut two = sample(&table, &other, policy, 8);
            for game in 0..10 {
                assert_eq!(one.play(6, game), two.play(6, game));
            }
        }
    }
}

#[test]
fn other_seeds_and_other_games_are_other_games() {
    let table = samples::table();
    let decks = samples::decks(&table);
    let mut goldfish = sample(&table, &decks[1], Policy::BestSpend, 6);
    let mut seen: Vec<u64> = Vec::new();
    for seed in 0..20 {
        seen.extend((0..20).map(|game| goldfish.play(seed, game).fingerprint()));
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 400);
}

/// Golden: games never change silently.
#[test]
fn fingerprints_never_change() {
    let table = kit::table(&[[1, 1, 1, 0], [2, 2, 2, 1], [3, 1, 0, 4], [5, 5, 5, 5]]);
    let main: Vec<u16> = (0..40).map(|i| i % 4).collect();
    let prints: Vec<u64> = policies(&kit::deck(&table, &main))
        .into_iter()
        .map(|policy| {
            let options = Options {
                policy,
                ..kit::options(&table, 10)
            };
            kit::play(&table, &main, options).fingerprint()
        })
        .collect();
    assert_eq!(prints, GOLDEN);
}

const GOLDEN: [u64; 7] = [
    14_591_424_661_781_906_259,
    1_592_627_545_098_282_750,
    12_049_694_710_924_810_084,
    1_154_903_442_629_885_400,
    16_933_402_275_110_121_325,
    12_601_901_777_288_604_283,
    12_601_901_777_288_604_283,
];
