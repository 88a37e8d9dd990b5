//! Mulligan and turns card by card: every set of cards that can come, every set that can be played.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::goldfish::advice::{Aim, Company, Kind};

pub struct Naive {
    pub rules: PlayRules,
    pub first: bool,
    pub aim: Aim,
}

/// Every way to take some of the cards, with what is left.
pub fn takes(cards: &[Kind], some: usize) -> Vec<(Vec<Kind>, Vec<Kind>)> {
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
    pub fn value(&self, keep: &[Kind], unseen: &[Kind]) -> f64 {
        let come = usize::from(self.rules.opening_hand) - keep.len();
        let ways = takes(unseen, come);
        let values = ways.iter().map(|(drawn, rest)| {
            let hand = [keep, drawn].concat();
            self.turn(1, &hand, rest, &hand, (0, false))
        });
        values.sum::<f64>() / ways.len() as f64
    }

    /// `before`: what was spent, and whether an Aliado is in play.
    fn turn(
        &self,
        turn: u8,
        hand: &[Kind],
        unseen: &[Kind],
        seen: &[Kind],
        before: (u32, bool),
    ) -> f64 {
        let (spent, company) = before;
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
            let (paid, mut left, company) = play_beside(&hand, resources, company);
            if matches!(self.aim, Aim::Curve { .. }) && paid < resources {
                return 0.0;
            }
            if turn == self.aim.turns() {
                return match self.aim {
                    Aim::Curve { .. } => 1.0,
                    Aim::Spent { .. } => f64::from(spent + paid),
                    Aim::Package { wanted, .. } => {
                        let has = |part: usize| {
                            let of = seen.iter().filter(|card| card.parts >> part & 1 == 1);
                            of.count() >= usize::from(wanted[part])
                        };
                        f64::from(u8::from((0..4).all(has)))
                    }
                };
            }
            // The dearest goes, then the greatest number.
            left.sort_by_key(|card| (card.cost, card.card));
            left.truncate(self.rules.keep.into());
            self.turn(turn + 1, &left, rest, &seen, (spent + paid, company))
        });
        values.sum::<f64>() / ways.len() as f64
    }
}

/// A turn: with company as if nobody wanted any. Without, one card of the best set after the other is played among those
/// that want none, Aliados first; once somebody is there, the best set of those that do not want him rested.
fn play_beside(hand: &[Kind], resources: u32, company: bool) -> (u32, Vec<Kind>, bool) {
    if company {
        let (paid, left) = play(hand, resources);
        return (paid, left, true);
    }
    let part = |hand: &[Kind], may: fn(&Kind) -> bool| -> (Vec<Kind>, Vec<Kind>) {
        hand.iter().copied().partition(may)
    };
    let (mut now, mut later) = part(hand, |card| card.role.wants == Company::Nobody);
    let mut paid = 0;
    loop {
        let (_, left) = play(&now, resources - paid);
        let mut chosen = now.clone();
        for card in &left {
            chosen.remove(chosen.iter().position(|it| it == card).unwrap());
        }
        chosen.sort_by_key(|card| (!card.role.is_ally, u8::MAX - card.cost, card.card));
        let Some(first) = chosen.first() else {
            later.extend(now);
            return (paid, later, false);
        };
        now.remove(now.iter().position(|it| it == first).unwrap());
        paid += u32::from(first.cost);
        if first.role.brings {
            break;
        }
    }
    let (held, mut rest) = part(&later, |card| card.role.wants == Company::Any);
    now.extend(held);
    let (more, left) = play(&now, resources - paid);
    rest.extend(left);
    (paid + more, rest, true)
}

/// The set of cards with the greatest price that can be paid; of several the one that is worth most; of several the
/// one that has the dearer card, then the smaller number, where they first differ. What it costs, and what is left.
fn play(hand: &[Kind], resources: u32) -> (u32, Vec<Kind>) {
    let mut hand = hand.to_vec();
    hand.sort_by(|a, b| b.cost.cmp(&a.cost).then(a.card.cmp(&b.card)));
    let sets = 0..1_u32 << hand.len();
    let told = sets.filter_map(|set| {
        let is_in: Vec<bool> = (0..hand.len()).map(|at| set >> at & 1 == 1).collect();
        let chosen = || hand.iter().zip(&is_in).filter(|(_, is_in)| **is_in);
        let paid: u32 = chosen().map(|(card, _)| u32::from(card.cost)).sum();
        let worth: u32 = chosen().map(|(card, _)| card.worth).sum();
        (paid <= resources).then_some((paid, worth, is_in))
    });
    let (paid, _, is_in) = told.max().unwrap();
    let left = hand.iter().zip(is_in).filter(|(_, is_in)| !is_in);
    (paid, left.map(|(card, _)| *card).collect())
}
