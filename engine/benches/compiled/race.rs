//! Things that are measured against each other.

use std::time::Instant;

const ROUNDS: usize = 60;

/// A thing to measure: what it is, how many of it a round does, and a round.
pub struct Task<'a> {
    pub name: &'a str,
    pub units: u64,
    pub round: Box<dyn FnMut(u64) + 'a>,
}

/// Nanoseconds of one unit of each task: the best of rounds that take turns.
pub fn race(tasks: &mut [Task]) -> Vec<f64> {
    let mut best = vec![f64::INFINITY; tasks.len()];
    for round in 0..ROUNDS {
        for (task, best) in tasks.iter_mut().zip(&mut best) {
            let begin = Instant::now();
            (task.round)(round as u64 * task.units);
            let nanos = begin.elapsed().as_secs_f64() * 1e9 / task.units as f64;
            *best = best.min(nanos);
        }
    }
    for (task, nanos) in tasks.iter().zip(&best) {
        println!("{:<58} {nanos:>9.1} ns {:>12.0} /s", task.name, 1e9 / nanos);
    }
    best
}

pub fn verdict(name: &str, ratio: f64, bar: &str, met: bool) {
    let verdict = if met { "met" } else { "missed" };
    println!("  {name:<56} {ratio:>9.2} ×  {bar}: {verdict}");
}
