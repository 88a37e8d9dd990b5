//! Mulligan and turns card by card: every set of cards that can come, every set that can be played.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::goldfish::advice::{Class, Goal};

pub struct Naive {
    pub rules: PlayRules,
    pub first: bool,
    pub goal: Goal,
}

/// Every way to take some of the cards, with what is left.
fn takes(cards: &[Class], some: usize) -> Vec<(Vec<Class>, Vec<Class>)> {
    if some == 0 {
        return vec![(Vec::new(), cards.to_vec())];
    }
    let Some((head, tail)) = cards.split_first() else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for (mut with, rest) in takes(tail, some - 1) {
        with.push(*head);
        all.push((with, rest));
    }
    for (without, mut rest) in takes(tail, some) {
        rest.push(*head);
        all.push((without, rest));
    }
    all
}

impl Naive {
    pub fn value(&self, keep: &[Class], unseen: &[Class]) -> f64 {
        let come = usize::from(self.rules.opening_hand) - keep.len();
        let ways = takes(unseen, come);
        let values = ways.iter().map(|(drawn, rest)| {
            let hand = [keep, drawn].concat();
            self.turn(1, &hand, rest, &hand, 0)
        });
        values.sum::<f64>() / ways.len() as f64
    }

    fn turn(&self, turn: u8, hand: &[Class], unseen: &[Class], seen: &[Class], spent: u32) -> f64 {
        let skips = turn == 1 && self.first;
        let draws = if skips {
            0
        } else {
            usize::from(self.rules.draw_to).saturating_sub(hand.len())
        };
        let ways = takes(unseen, draws);
        let values = ways.iter().map(|(drawn, rest)| {
            let hand = [hand, drawn].concat();
            let seen = [seen, drawn].concat();
            let resources = u32::from(turn) * 2;
            let (paid, mut left) = play(&hand, resources);
            if matches!(self.goal, Goal::Curve { .. }) && paid < resources {
                return 0.0;
            }
            if turn == self.goal.turns() {
                return match self.goal {
                    Goal::Curve { .. } => 1.0,
                    Goal::Spent { .. } => f64::from(spent + paid),
                    Goal::Package { wanted, .. } => {
                        let found = seen.iter().filter(|card| card.part == 1).count();
                        f64::from(u8::from(found >= usize::from(wanted[0])))
                    }
                };
            }
            left.sort_by_key(|card| (card.cost, card.part));
            left.truncate(self.rules.keep.into());
            self.turn(turn + 1, &left, rest, &seen, spent + paid)
        });
        values.sum::<f64>() / ways.len() as f64
    }
}

/// The set of cards with the greatest cost that can be paid; of several, the one whose costs in descending order are
/// the greatest. What it costs, and what is left.
fn play(hand: &[Class], resources: u32) -> (u32, Vec<Class>) {
    let sets = 0..1_u32 << hand.len();
    let told = sets.filter_map(|set| {
        let is_in = |at: &usize| set >> at & 1 == 1;
        let mut costs: Vec<(u8, u8)> = (0..hand.len())
            .filter(is_in)
            .map(|at| (hand[at].cost, hand[at].part))
            .collect();
        let paid: u32 = costs.iter().map(|(cost, _)| u32::from(*cost)).sum();
        costs.sort_unstable_by(|a, b| b.cmp(a));
        (paid <= resources).then_some((paid, costs, set))
    });
    let (paid, _, set) = told.max_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1))).unwrap();
    let left = (0..hand.len())
        .filter(|at| set >> at & 1 == 0)
        .map(|at| hand[at]);
    (paid, left.collect())
}
