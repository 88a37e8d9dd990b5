//! The turns after a mulligan, each with every draw.

use super::classes::{Classes, Counts};
use super::draws::Ways;
use super::spend::{MOST_RESOURCES, Sums, played};
use super::{Goal, MOST_CLASSES, Unknown};
use crate::fabula::PlayRules;

/// What the turns depend on.
pub(super) struct Game<'g> {
    pub classes: &'g Classes,
    pub rules: &'g PlayRules,
    pub ways: &'g Ways,
    /// Whether the player begins.
    pub first: bool,
    pub goal: Goal,
    /// Hands that may still be weighed.
    pub left: u64,
}

/// By part of a package: how many cards were seen.
type Seen = [u8; 4];

impl Game<'_> {
    /// The value of a game whose first turn begins with a hand and an unseen rest of the deck.
    pub(super) fn value(&mut self, hand: Counts, unseen: Counts) -> Result<f64, Unknown> {
        let seen = self.parts([0; 4], hand);
        self.turn(1, hand, unseen, seen)
    }

    /// From a turn on.
    fn turn(&mut self, turn: u8, hand: Counts, unseen: Counts, seen: Seen) -> Result<f64, Unknown> {
        let draws = self.draws(turn, hand);
        if turn == self.goal.turns() {
            let sum = self.last(turn, hand, unseen, draws, seen)?;
            return Ok(sum / self.ways.of(unseen.total(), draws));
        }
        let mut sum = 0.0;
        let ways = self.ways;
        ways.each(unseen, draws, &mut |drawn, some| {
            let rest = unseen.without(drawn).ok_or(Unknown::NotInDeck)?;
            let seen = self.parts(seen, drawn);
            sum += some * self.play(turn, hand.with(drawn), rest, seen)?;
            Ok(())
        })?;
        Ok(sum / ways.of(unseen.total(), draws))
    }

    /// Plays a turn that is not the last, and goes on.
    fn play(&mut self, turn: u8, hand: Counts, unseen: Counts, seen: Seen) -> Result<f64, Unknown> {
        self.left = self.left.checked_sub(1).ok_or(Unknown::TooMany)?;
        let resources = self.resources(turn);
        let (played, spent) = played(self.classes.all(), hand, resources);
        if matches!(self.goal, Goal::Curve { .. }) && spent < resources {
            return Ok(0.0);
        }
        let hand = self.discarded(hand.without(played).unwrap_or_default());
        let later = self.turn(turn + 1, hand, unseen, seen)?;
        Ok(match self.goal {
            Goal::Spent { .. } => f64::from(spent) + later,
            Goal::Curve { .. } | Goal::Package { .. } => later,
        })
    }

    /// How many cards a turn draws. FAB 4.2.4, 1.4.5
    fn draws(&self, turn: u8, hand: Counts) -> u32 {
        if turn == 1 && self.first && self.rules.starter_skips_draw {
            return 0;
        }
        u32::from(self.rules.draw_to).saturating_sub(hand.total())
    }

    fn resources(&self, turn: u8) -> u8 {
        let resources = self.rules.resources(turn.into());
        u8::try_from(resources.max(0)).map_or(MOST_RESOURCES, |it| it.min(MOST_RESOURCES))
    }

    /// What is left after the Final: the most expensive cards go first. FAB 4.2.5
    fn discarded(&self, mut hand: Counts) -> Counts {
        let mut over = hand.total().saturating_sub(self.rules.keep.into());
        for class in 0..MOST_CLASSES {
            let gone = over.min(hand.of(class).into());
            let mut less = Counts::default();
            less.add(class, u16::try_from(gone).unwrap_or_default());
            hand = hand.without(less).unwrap_or(hand);
            over -= gone;
        }
        hand
    }

    fn parts(&self, mut seen: Seen, cards: Counts) -> Seen {
        if matches!(self.goal, Goal::Package { .. }) {
            for (place, class) in self.classes.all().iter().enumerate() {
                let part = usize::from(class.part).checked_sub(1);
                if let Some(seen) = part.and_then(|part| seen.get_mut(part)) {
                    *seen = seen.saturating_add(u8::try_from(cards.of(place)).unwrap_or(u8::MAX));
                }
            }
        }
        seen
    }

    /// The last turn: the sum of the values of every draw, each as often as there are ways to it.
    fn last(
        &mut self,
        turn: u8,
        hand: Counts,
        unseen: Counts,
        draws: u32,
        seen: Seen,
    ) -> Result<f64, Unknown> {
        let sums = Sums::nothing(self.resources(turn)).of(self.classes.all(), hand);
        let mut last = Last { game: self, unseen };
        last.deal(0, unseen.total(), draws, Hand { sums, seen })
    }
}

/// What a hand of the last turn can do.
#[derive(Clone, Copy)]
struct Hand {
    sums: Sums,
    seen: Seen,
}

struct Last<'l, 'g> {
    game: &'l mut Game<'g>,
    unseen: Counts,
}

impl Last<'_, '_> {
    /// Draws from a class on, whose cards and those of later classes are `rest` in all.
    fn deal(&mut self, class: usize, rest: u32, draws: u32, hand: Hand) -> Result<f64, Unknown> {
        self.game.left = self.game.left.checked_sub(1).ok_or(Unknown::TooMany)?;
        let best = self.is_best(hand);
        if draws == 0 || best {
            // Whatever comes changes nothing any more.
            return Ok(self.value(hand, best) * self.game.ways.of(rest, draws));
        }
        let Some(kind) = self.game.classes.all().get(class).copied() else {
            return Ok(0.0);
        };
        let there = u32::from(self.unseen.of(class));
        let later = rest - there;
        let mut sum = 0.0;
        let mut hand = hand;
        for some in 0..=there.min(draws) {
            if some > 0 {
                hand.sums = hand.sums.with(kind.cost);
                let part = usize::from(kind.part).checked_sub(1);
                if let Some(seen) = part.and_then(|part| hand.seen.get_mut(part)) {
                    *seen = seen.saturating_add(1);
                }
            }
            if draws - some <= later {
                let ways = self.game.ways.of(there, some);
                sum += ways * self.deal(class + 1, later, draws - some, hand)?;
            }
        }
        Ok(sum)
    }

    /// Whether no hand could do better.
    fn is_best(&self, hand: Hand) -> bool {
        match self.game.goal {
            Goal::Curve { .. } | Goal::Spent { .. } => hand.sums.all(),
            Goal::Package { wanted, .. } => hand
                .seen
                .iter()
                .zip(wanted)
                .all(|(seen, wanted)| *seen >= wanted),
        }
    }

    fn value(&self, hand: Hand, best: bool) -> f64 {
        match self.game.goal {
            Goal::Spent { .. } => hand.sums.best().into(),
            Goal::Curve { .. } | Goal::Package { .. } => f64::from(u8::from(best)),
        }
    }
}
