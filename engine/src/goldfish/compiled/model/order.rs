//! In which order a policy takes the kinds of a deck.

use std::cmp::Reverse;

use crate::fabula::CardId;
use crate::goldfish::Policy;
use crate::goldfish::compiled::kind::Kind;

/// The kinds by a key, the greatest first; equals by number.
fn sorted(kinds: &[Kind], key: impl Fn(&Kind) -> [u16; 3]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..kinds.len()).collect();
    // Stable, and the kinds are in the order of their numbers.
    order.sort_by_key(|kind| kinds.get(*kind).map(|kind| Reverse(key(kind))));
    order
}

/// Who is restored first.
pub(super) fn restoring(kinds: &[Kind], policy: &Policy) -> Vec<usize> {
    sorted(kinds, |kind| match policy {
        Policy::InfluenceFirst => [kind.influencia, kind.ofensiva, 0],
        _ => [kind.ofensiva, kind.influencia, 0],
    })
}

/// Who is played first.
pub(super) fn playing(kinds: &[Kind], policy: &Policy) -> Vec<usize> {
    let list = listed(policy);
    sorted(kinds, |kind| {
        let place = list.iter().position(|card| *card == kind.card);
        let place = place.map_or(0, |place| list.len() - place);
        let cost = u16::from(kind.cost);
        let cost = match policy {
            Policy::CheapestFirst => u16::MAX - cost,
            _ => cost,
        };
        [u16::try_from(place).unwrap_or(u16::MAX), cost, 0]
    })
}

/// How many of the first kinds to be played are played whenever they can be paid.
pub(super) fn certain(kinds: &[Kind], policy: &Policy) -> usize {
    let list = listed(policy);
    let is_certain = |kind: &&Kind| *policy == Policy::CheapestFirst || list.contains(&kind.card);
    kinds.iter().filter(is_certain).count()
}

/// Who is discarded first.
pub(super) fn discarding(kinds: &[Kind], policy: &Policy) -> Vec<usize> {
    sorted(kinds, |kind| {
        let free = u16::from(!policy.protects(kind.card));
        [free, kind.cost.into(), kind.card.0]
    })
}

fn listed(policy: &Policy) -> &[CardId] {
    match policy {
        Policy::Protect(list) | Policy::Priority(list) => list,
        _ => &[],
    }
}
