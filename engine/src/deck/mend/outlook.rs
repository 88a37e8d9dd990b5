//! What the mending of a deck will probably cost.

use super::Desk;
use super::cure::{Cure, cure};
use crate::deck::{Judge, Printed};

/// What a change is worth beside a level that is lacking.
const FINE: u64 = 100;

/// What a deck has cost and will probably cost: every line that has to go, and what is too much.
pub(super) fn outlook<C: Printed>(judge: &Judge<'_, '_, C>, desk: &Desk<'_>) -> u64 {
    let found = judge.check(&desk.list).err();
    let found = found.map(|refused| refused.violations).unwrap_or_default();
    let mut gone: Vec<usize> = Vec::new();
    let (mut more, mut lacking) = (0, 0);
    for found in &found {
        let least = u64::from(found.numbers.least.unwrap_or_default());
        lacking += least.saturating_sub(found.numbers.found.unwrap_or_default());
        match cure(found, desk) {
            Cure::All(lines) => gone.extend(lines),
            Cure::Some { copies, .. } | Cure::Come { copies, .. } => more += copies,
            Cure::Nothing => {}
        }
    }
    gone.sort_unstable();
    gone.dedup();
    let gone = gone.iter().map(|at| u64::from(desk.loose(*at)));
    // A level or a knowledge on the way to what is asked for counts a little.
    FINE * (desk.changed + more + gone.sum::<u64>()) + lacking.min(FINE * FINE)
}
