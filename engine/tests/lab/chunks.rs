//! However games are split and in whatever order the parts are added: the same tally.

use std::sync::Arc;

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::tally::{Detail, OtherShape, Shape};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy, Question, Tally};
use fabulario_engine::odds::Condition;
use fabulario_engine::rng::Rng;

use crate::fabula::samples;

const GAMES: u64 = 60;

#[test]
fn any_split_and_any_order_give_the_same_tally() {
    let table = samples::table();
    let mut rng = Rng::new(4, 4);
    for deck in &samples::decks(&table) {
        let cards: Vec<CardId> = deck.main.iter().copied().step_by(5).collect();
        let options = Options {
            turns: 7,
            first: false,
            opponent: Opponent::Inert([table.find("Clareira da Mata").unwrap(); 5]),
            policy: Policy::InfluenceFirst,
            mulligan: Mulligan::Keep(cards.clone()),
        };
        let rules = PlayRules::default();
        let seen = Question::new(Happened::Seen, vec![cards], Condition::at_least(0, 3)).unwrap();
        let shape = Shape::new(&table, &rules, deck, &options, Detail::ALL).asking([seen]);
        let shape = Arc::new(shape);
        let mut goldfish = Goldfish::new(&table, rules, deck, options).unwrap();
        let traces: Vec<_> = (0..GAMES).map(|game| *goldfish.play(9, game)).collect();
        let mut whole = Tally::new(Arc::clone(&shape));
        for trace in &traces {
            whole.add(trace);
        }
        assert_eq!(whole.games(), GAMES);
        for _ in 0..20 {
            let parts = 1 + rng.below(9) as usize;
            let mut split = vec![Tally::new(Arc::clone(&shape)); parts];
            for trace in &traces {
                split[rng.below(u32::try_from(parts).unwrap()) as usize].add(trace);
            }
            let mut sum = Tally::new(Arc::clone(&shape));
            while !split.is_empty() {
                let next = rng.below(u32::try_from(split.len()).unwrap()) as usize;
                sum.merge(&split.swap_remove(next)).unwrap();
            }
            assert_eq!(sum, whole);
        }
    }
}

#[test]
fn tallies_of_different_shapes_are_not_added() {
    let table = samples::table();
    let deck = &samples::decks(&table)[0];
    let options = |turns| Options {
        turns,
        first: true,
        opponent: Opponent::Inert([table.find("Clareira da Mata").unwrap(); 5]),
        policy: Policy::BestSpend,
        mulligan: Mulligan::Never,
    };
    let shape = |turns| {
        Shape::new(
            &table,
            &PlayRules::default(),
            deck,
            &options(turns),
            Detail::ALL,
        )
    };
    let mut three = Tally::new(Arc::new(shape(3)));
    let before = three.clone();
    let refused = three.merge(&Tally::new(Arc::new(shape(4))));
    assert_eq!((refused, &three), (Err(OtherShape), &before));
    assert_eq!(three.merge(&Tally::new(Arc::new(shape(3)))), Ok(()));
}
