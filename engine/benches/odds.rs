//! How fast odds are, also as ratios to what any answer must do in the same run: the hypergeometric row of one
//! group, and the naive way, which goes through every number of cards of every class.
//!
//! `cargo bench -p fabulario-engine --bench odds`. Ratios are the best of seven rounds; nothing here fails.

#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]
#![allow(clippy::disallowed_methods, reason = "a benchmark needs a clock")]

use std::fmt;
use std::hint::black_box;
use std::time::Instant;

use divan::Bencher;
use fabulario_engine::odds::{Condition, Groups, Pile};

const ROUNDS: usize = 7;

/// A question that is measured.
#[derive(Clone, Copy)]
struct Asked {
    size: u32,
    /// Classes by their groups as bits; the rest of the pile is of no group.
    classes: &'static [(u8, u32)],
    groups: usize,
    seen: u32,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (size, groups, seen) = (self.size, self.groups, self.seen);
        write!(f, "{groups} groups, 0 to {seen} of {size} cards")
    }
}

const OVERLAPPING: &[(u8, u32)] = &[
    (0b0001, 5),
    (0b0010, 4),
    (0b0011, 3),
    (0b0100, 4),
    (0b0101, 2),
    (0b0110, 2),
    (0b1000, 4),
    (0b1001, 2),
    (0b1100, 3),
    (0b1111, 1),
];

const ASKED: [Asked; 6] = [
    asked(40, &[(1, 12)], 1, 15),
    asked(40, OVERLAPPING, 4, 15),
    asked(40, OVERLAPPING, 4, 40),
    asked(60, OVERLAPPING, 4, 15),
    asked(60, OVERLAPPING, 4, 60),
    asked(1000, OVERLAPPING, 4, 60),
];

const fn asked(size: u32, classes: &'static [(u8, u32)], groups: usize, seen: u32) -> Asked {
    Asked {
        size,
        classes,
        groups,
        seen,
    }
}

impl Asked {
    fn pile(&self) -> Pile {
        let mut pile = Pile::default();
        let mut rest = self.size;
        for (bits, cards) in self.classes {
            pile.add(
                Groups::of((0..8).filter(|group| bits & (1 << group) != 0)),
                *cards,
            );
            rest -= cards;
        }
        pile.add(Groups::NONE, rest);
        pile
    }

    /// Two or three of the first group, one of each other, and not four of the last.
    fn condition(&self) -> Condition {
        let others = (1..self.groups).map(|group| Condition::at_least(group, 1));
        let last = Condition::Not(Box::new(Condition::at_least(self.groups - 1, 4)));
        let parts = [Condition::between(0, 2, Some(3)), last];
        Condition::All(parts.into_iter().chain(others).collect())
    }
}

#[divan::bench(args = ASKED)]
fn odds(bencher: Bencher, asked: &Asked) {
    let (pile, condition) = (asked.pile(), asked.condition());
    bencher.bench(|| pile.odds(black_box(&condition), asked.seen));
}

/// Every number of cards of every class: what the odds would be without kinds of hands.
fn naive(asked: &Asked) -> f64 {
    let mut classes = asked.classes.to_vec();
    let grouped: u32 = classes.iter().map(|class| class.1).sum();
    classes.push((0, asked.size - grouped));
    let mut sum = 0.0;
    deal(&classes, asked.seen, [0; 4], 1.0, asked.groups, &mut sum);
    sum
}

fn deal(classes: &[(u8, u32)], left: u32, held: [u32; 4], ways: f64, groups: usize, sum: &mut f64) {
    let Some(((bits, cards), others)) = classes.split_first() else {
        let others = held.iter().take(groups).skip(1);
        let last = held.iter().take(groups).next_back();
        if left == 0
            && held.first().is_some_and(|first| (2..=3).contains(first))
            && others.into_iter().all(|count| *count >= 1)
            && last.is_some_and(|count| *count < 4)
        {
            *sum += ways;
        }
        return;
    };
    let mut ways = ways;
    for drawn in 0..=left.min(*cards) {
        if drawn > 0 {
            ways *= f64::from(cards - drawn + 1) / f64::from(drawn);
        }
        let mut held = held;
        for (group, count) in held.iter_mut().enumerate() {
            *count += drawn * u32::from(bits >> group & 1);
        }
        deal(others, left - drawn, held, ways, groups, sum);
    }
}

/// The time of one piece of work in nanoseconds: the best of the rounds.
fn best(times: u32, mut work: impl FnMut()) -> f64 {
    let round = |_| {
        let begin = Instant::now();
        (0..times).for_each(|_| work());
        begin.elapsed().as_secs_f64() * 1e9 / f64::from(times)
    };
    (0..ROUNDS).map(round).fold(f64::INFINITY, f64::min)
}

fn main() {
    println!("best of {ROUNDS} rounds, one core; bar for four groups on 40 or 60 cards: 1 ms");
    for asked in &ASKED {
        let (pile, condition) = (asked.pile(), asked.condition());
        let whole = best(50, || {
            black_box(pile.odds(black_box(&condition), asked.seen)).unwrap();
        });
        let row = best(50, || {
            black_box(pile.distribution(0, asked.seen)).unwrap();
        });
        let told = asked.to_string();
        print!(
            "{told:<34} {:>9.1} µs {:>6.1} × one row",
            whole / 1e3,
            whole / row
        );
        // One number of cards seen; the table has all of them.
        let opening = Asked { seen: 8, ..*asked };
        let table = pile.odds(&condition, 8).unwrap();
        let hands: f64 = (0..8)
            .map(|k| f64::from(asked.size - k) / f64::from(k + 1))
            .product();
        assert!((naive(&opening) / hands - table.chance(8).unwrap().value()).abs() < 1e-9);
        let short = best(20, || {
            black_box(pile.odds(black_box(&condition), 8)).unwrap();
        });
        let slow = best(1, || {
            black_box(naive(black_box(&opening)));
        });
        println!("; 8 seen: the naive way takes {:.1} ×", slow / short);
    }
    heaviest();
    divan::main();
}

/// What the limit of steps means in time, with the largest numbers that there are.
fn heaviest() {
    let mut pile = Pile::default();
    (0..8).for_each(|group| pile.add(Groups::of([group]), 125));
    let parts = (0..8).map(|group| Condition::between(group, 2, Some(100)));
    let condition = Condition::All(parts.collect());
    let steps = pile.odds(&condition, 1000).unwrap().steps();
    let nanos = best(1, || {
        black_box(pile.odds(black_box(&condition), 1000)).unwrap();
    });
    println!(
        "8 groups, 0 to 1000 of 1000 cards {:>9.1} ms, {steps} steps",
        nanos / 1e6
    );
}
