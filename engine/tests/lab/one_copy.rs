//! Which single copy helps most.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::compare::{
    Change, Changes, Measure, OneCopy, OneCopyError, Plan, Verdict, Yardstick, one_copy,
};
use fabulario_engine::goldfish::interval::Level;

use crate::goldfish::kit;

const fn swap(out: u16, into: u16) -> Change {
    Change {
        out: Some(CardId(out)),
        into: Some(CardId(into)),
    }
}

fn cards(list: &[u16]) -> Vec<CardId> {
    list.iter().copied().map(CardId).collect()
}

/// Twos, threes and cards that nobody can pay for.
fn search(changes: Vec<Change>, games: u64, seed: u64) -> Result<OneCopy, OneCopyError> {
    let table = kit::table(&[[2, 1, 0, 0], [3, 1, 0, 0], [11, 1, 0, 0]]);
    let main = [vec![0; 8], vec![1; 12], vec![2; 20]].concat();
    let plan = Plan {
        yardstick: Yardstick {
            measure: Measure::Spent,
            turn: 2,
        },
        changes,
        games,
        seed,
        level: Level::P95,
    };
    let deck = kit::deck(&table, &main);
    let options = kit::options(&table, 2);
    one_copy(
        &table,
        PlayRules::default(),
        &deck,
        &options,
        &plan,
        |_, _| true,
    )
}

#[test]
fn changes_are_all_swaps_within_the_limit_of_copies() {
    let main = cards(&[0, 0, 1, 2]);
    let outs: Vec<_> = Changes::Out.of(&main, &[], 3);
    assert_eq!(
        outs.iter()
            .map(|change| change.out.unwrap().0)
            .collect::<Vec<_>>(),
        [0, 1, 2]
    );
    assert!(outs.iter().all(|change| change.into.is_none()));
    let ins = Changes::In.of(&main, &cards(&[9]), 2);
    assert_eq!(
        ins.iter()
            .map(|change| change.into.unwrap().0)
            .collect::<Vec<_>>(),
        [1, 2, 9]
    );
    let swaps = Changes::Swaps.of(&main, &[], 2);
    assert_eq!(swaps, [swap(0, 1), swap(0, 2), swap(1, 2), swap(2, 1)]);
}

/// A two for a card that is never played spends more, and nothing does better; the other way round is worst.
#[test]
fn the_best_swap_replaces_what_cannot_be_paid_by_what_can() {
    let swaps = Changes::Swaps.of(&cards(&[0, 1, 2]), &[], 99);
    let games = crate::length::many(400_000, 24_000);
    let it = search(swaps, games, 1).unwrap();
    assert_eq!(it.best, swap(2, 0), "{it:#?}");
    assert_eq!((it.changes.len(), it.changes[0].change), (6, swap(2, 0)));
    assert_eq!(it.fresh.asked.verdict, Verdict::Better);
    assert_eq!(it.changes[0].verdict, Verdict::Better);
    assert_eq!(it.changes[5].verdict, Verdict::Worse);
    assert!(it.games <= games, "{} games", it.games);
    assert!(
        it.changes
            .windows(2)
            .all(|two| two[0].difference >= two[1].difference)
    );
}

#[test]
fn the_same_search_finds_the_same() {
    let swaps = Changes::Swaps.of(&cards(&[0, 1, 2]), &[], 99);
    let find = |seed| search(swaps.clone(), 2_000, seed).unwrap();
    assert_eq!(find(4), find(4));
    assert_ne!(find(4), find(5));
}

/// Changes that change nothing: of many searches, as few as the level says find a difference among them.
#[test]
fn changes_without_effect_are_rarely_told_apart() {
    // Two cards that cost the same: every swap between them is the same deck to a policy that sees costs.
    let table = kit::table(&[
        [2, 1, 0, 0],
        [3, 1, 0, 0],
        [11, 1, 0, 0],
        [12, 1, 0, 0],
        [13, 1, 0, 0],
    ]);
    let main = [vec![0; 6], vec![1; 10], vec![2; 8], vec![3; 8], vec![4; 8]].concat();
    let deck = kit::deck(&table, &main);
    let options = kit::options(&table, 2);
    let runs = crate::length::many(200, 8);
    let mut wrong = 0;
    for seed in 0..runs {
        let plan = Plan {
            yardstick: Yardstick {
                measure: Measure::Spent,
                turn: 2,
            },
            changes: Changes::Swaps.of(&cards(&[2, 3, 4]), &[], 99),
            games: 1_500,
            seed,
            level: Level::P95,
        };
        let it = one_copy(
            &table,
            PlayRules::default(),
            &deck,
            &options,
            &plan,
            |_, _| true,
        );
        let told = it.unwrap().changes;
        wrong += u32::from(told.iter().any(|one| one.verdict != Verdict::CannotTell));
    }
    // Swaps of cards that are never played differ in nothing at all.
    assert_eq!(wrong, 0);
}

#[test]
fn searches_that_cannot_be_made_say_why() {
    assert_eq!(
        search(vec![], 1_000, 1).unwrap_err(),
        OneCopyError::Changes(0)
    );
    let many = vec![swap(0, 1); 2_001];
    assert_eq!(
        search(many, 1_000, 1).unwrap_err(),
        OneCopyError::Changes(2_001)
    );
    let few = search(vec![swap(0, 1); 10], 100, 1).unwrap_err();
    let wanted = OneCopyError::Games {
        games: 100,
        changes: 10,
        least: 660,
    };
    assert_eq!(few, wanted);
}

#[test]
fn a_search_stops_when_the_caller_says_so() {
    let table = kit::table(&[[2, 1, 0, 0], [11, 1, 0, 0]]);
    let main = [vec![0; 20], vec![1; 20]].concat();
    let plan = Plan {
        yardstick: Yardstick {
            measure: Measure::Curve,
            turn: 1,
        },
        changes: Changes::Out.of(&cards(&main), &[], 3),
        games: 1_000,
        seed: 1,
        level: Level::P95,
    };
    let deck = kit::deck(&table, &main);
    let options = kit::options(&table, 1);
    let mut heard = Vec::new();
    let stopped = one_copy(
        &table,
        PlayRules::default(),
        &deck,
        &options,
        &plan,
        |done, all| {
            heard.push((done, all));
            false
        },
    );
    assert_eq!(stopped.unwrap_err(), OneCopyError::Stopped);
    assert_eq!(heard, [(332, 1_000)]);
}
