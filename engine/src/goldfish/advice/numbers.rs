//! Where only the numbers of cards tell which of them is discarded.
//!
//! Hands are dealt in classes that say nothing of numbers. Of what was drawn, every card of a class is as likely to be
//! any of those that were not seen, so the class of the card with the greatest number has a chance that is told at once.

use super::Unknown;
use super::lanes::{Hand, Seen};
use super::play::Played;
use super::stage::Stage;
use super::turns::{Solver, Spot};

/// An opening hand, and what is kept of it: in classes that keep the order of cards by number.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Opened {
    pub hand: Seen,
    pub kept: Seen,
}

impl Solver<'_> {
    /// What follows the first turn if the card with the greatest number is discarded among the dearest.
    pub(super) fn discard_by_number(
        &mut self,
        stage: &Stage,
        played: Played,
        spot: Spot,
    ) -> Result<f64, Unknown> {
        let hand: Hand = super::lanes::Lanes(played.hand);
        let mut sum = 0.0;
        for (class, chance) in self.chances(stage, hand).into_iter().enumerate() {
            if chance > 0.0 {
                let left = stage.after(hand.without(class, 1));
                sum += chance
                    * self.turn(
                        1,
                        Spot {
                            hand: left.0,
                            ..spot
                        },
                    )?;
            }
        }
        Ok(sum)
    }

    /// By class in hand, how likely it has the card with the greatest number among the dearest.
    fn chances(&self, stage: &Stage, hand: Hand) -> [f64; Hand::ROOM] {
        let mut chances = [0.0; Hand::ROOM];
        let (Some(opening), Some(cost)) = (&self.game.opening, stage.dearest(hand)) else {
            return chances;
        };
        let ways = &self.game.ways;
        let fine = || opening.pool.iter().enumerate();
        let own = |class: usize| {
            let among = move |(_, it): &(usize, &super::stage::InPool)| it.next == class;
            fine().filter(among)
        };
        // By class: how many were drawn, how many were not seen, and how many of these have greater numbers.
        let mut classes = [(0, 0, 0); Hand::ROOM];
        for (class, drawn) in classes.iter_mut().enumerate() {
            if stage.hand.get(class).is_some_and(|it| it.cost == cost) {
                let kept: u32 = own(class).map(|(at, _)| self.opened.kept.of(at)).sum();
                let unseen = own(class).map(|(at, it)| it.deck - self.opened.hand.of(at));
                *drawn = (hand.of(class) - kept, unseen.sum(), 0);
            }
        }
        // How likely all cards in hand have smaller numbers than those that were looked at.
        let mut smaller = 1.0;
        for (at, it) in fine().rev().filter(|(_, it)| it.cost == cost) {
            if let Some((_, _, greater)) = classes.get_mut(it.next) {
                *greater += it.deck - self.opened.hand.of(at);
            }
            let others = classes.iter().map(|(drawn, unseen, greater)| {
                ways.of(unseen - greater, *drawn) / ways.of(*unseen, *drawn)
            });
            let rest = if self.opened.kept.of(at) > 0 {
                0.0
            } else {
                others.product()
            };
            if let Some(chance) = chances.get_mut(it.next) {
                *chance += smaller - rest;
            }
            smaller = rest;
            if smaller <= 0.0 {
                break;
            }
        }
        chances
    }
}
