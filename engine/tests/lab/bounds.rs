//! What a report says stays where the rules leave it, and has no width only where it is sure.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::report::{Average, Report};
use fabulario_engine::goldfish::tally::Detail;
use fabulario_engine::goldfish::{Mulligan, Options, Simulation};

use crate::goldfish::kit;
use crate::length::many;

const TURNS: u8 = 7;

/// Within these ends; without width only if they are one number.
#[track_caller]
fn within(it: Option<&Average>, [least, most]: [u16; 2], what: &str) {
    let Some(it) = it else { return };
    let (Some(low), Some(high)) = (it.low, it.high) else {
        return;
    };
    let [least, most] = [least, most].map(f64::from);
    let told = format!("{what}: {} in {low} to {high}, of {}", it.value, it.of);
    assert!(
        least <= low && high <= most,
        "{told}: beyond {least} to {most}"
    );
    assert!(low <= it.value && it.value <= high, "{told}");
    assert!(
        low < high || least.total_cmp(&most).is_eq(),
        "{told}: not sure"
    );
}

fn check(report: &Report, rules: &PlayRules, first: bool, cards: usize) {
    let (mut so_far, mut left) = (0, cards - usize::from(rules.opening_hand));
    let [hand, fill, keep] = [rules.opening_hand, rules.draw_to, rules.keep].map(u16::from);
    for turn in &report.turns {
        let at = |what: &str| format!("turn {}, {what}", turn.turn);
        let own = u16::try_from(rules.resources(turn.turn.into())).unwrap();
        so_far += own;
        for (what, spread) in [
            ("spent", &turn.spent),
            ("on cards", &turn.on_cards),
            ("wasted", &turn.wasted),
        ] {
            within(spread.as_ref().map(|it| &it.mean), [0, own], &at(what));
        }
        let mean = turn.spent_so_far.as_ref().map(|it| &it.mean);
        within(mean, [0, so_far], &at("spent so far"));
        let board = turn.board.as_ref().unwrap();
        for spread in [&board.damage, &board.damage_so_far] {
            within(spread.as_ref().map(|it| &it.mean), [0, 35], &at("damage"));
        }
        let bases = board.bases_so_far.as_ref().map(|it| &it.mean);
        within(bases, [0, 5], &at("bases"));
        let drawn = match turn.turn {
            1 if first => [0, 0],
            1 if left >= usize::from(fill) => [fill - hand; 2],
            _ if left >= usize::from(fill) => [fill - keep, fill],
            _ => [0, fill],
        };
        if turn.turn > 1 || !first {
            left = left.saturating_sub(fill.into());
        }
        let told = turn.hand.as_ref().unwrap();
        within(told.drawn.as_ref(), drawn, &at("drawn"));
        let most = hand.max(fill);
        within(told.discarded.as_ref(), [0, most - keep], &at("discarded"));
        within(told.left.as_ref(), [0, most], &at("left"));
    }
    for card in report.cards.iter().flatten() {
        let pays = |turn: &u8| rules.resources((*turn).into()) >= card.cost.try_into().unwrap();
        let Some(first) = (1..=TURNS).find(pays) else {
            assert_eq!(card.played.games, 0);
            continue;
        };
        let turns = [first.into(), TURNS.into()];
        within(card.first_play.as_ref(), turns, "first play");
        within(card.delay.as_ref(), [0, u16::from(TURNS) - 1], "delay");
    }
    let back = report.game.put_back.as_ref().map(|it| &it.mean);
    let most = if report.made.mulligan { hand } else { 0 };
    within(back, [0, most], "put back");
}

#[test]
fn no_interval_leaves_what_the_rules_allow() {
    // Cost, Vida, Ofensiva, Influência: what is always spent, never spent, seldom varies, wins early.
    let decks: [(&[kit::Ally], &[usize]); 5] = [
        (&[[2, 1, 1, 1]], &[40]),
        (&[[11, 1, 1, 1]], &[40]),
        (&[[1, 1, 2, 2], [3, 2, 3, 1], [6, 4, 9, 1]], &[16, 12, 12]),
        (&[[2, 1, 15, 0], [11, 1, 0, 0]], &[20, 20]),
        (&[[0, 1, 1, 1]], &[12]),
    ];
    for (kinds, copies) in decks {
        let table = kit::table(kinds);
        let main = copies.iter().enumerate();
        let main: Vec<u16> = main
            .flat_map(|(kind, n)| vec![u16::try_from(kind).unwrap(); *n])
            .collect();
        let deck = kit::deck(&table, &main);
        for rules in [PlayRules::default(), PlayRules::quick_guide()] {
            for (first, mulligan) in [
                (true, Mulligan::Never),
                (false, Mulligan::Never),
                (true, Mulligan::Keep(Vec::new())),
            ] {
                let options = Options {
                    first,
                    mulligan,
                    ..kit::options(&table, TURNS)
                };
                let lab = Simulation::new(&table, rules, &deck, options, Detail::ALL, []);
                let mut lab = lab.unwrap();
                for seed in 0..many(50, 3) {
                    for games in [2, 10, 200] {
                        let mut tally = lab.tally();
                        lab.run(seed, 0..games, &mut tally);
                        for level in [Level::P90, Level::P99] {
                            let report = lab.report(&tally, seed, level);
                            check(&report, &rules, first, main.len());
                        }
                    }
                }
            }
        }
    }
}
