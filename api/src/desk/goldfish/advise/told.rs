//! What an advice says: every choice, by how much the best one is better, and where its picture is.

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::advice::{Basis, ByTurn, Case, Margin, Valued};

use super::find::Found;
use super::{GAMES, policy_of};
use crate::desk::goldfish::{Lab, Seated};
use crate::wire::goldfish::{
    AdviceAsked, AdviceChoice, AdviceMargin, AdviceNamed, AdviceTurn, Interval, OpponentId,
    PolicyAsked,
};

impl Lab<'_> {
    /// The address of a picture of the choices; none for a deck without a code.
    pub(super) fn advice_chart(
        &self,
        asked: &AdviceAsked,
        seated: &Seated<'_>,
        hand: &[CardId],
        found: &Found,
    ) -> Option<String> {
        let of = (&seated.known, seated.format);
        // The order of the hand means nothing.
        let mut hand: Vec<&str> = hand.iter().map(|card| self.id_of(*card)).collect();
        hand.sort_unstable();
        let inert = OpponentId::default();
        let mut address = self
            .address("mulligan.svg", of, (asked.first, asked.illegal))?
            .with("hand", &hand.join(","))
            .json("goal", Some(&asked.goal))
            .json(
                "policy",
                Some(&policy_of(asked)).filter(|it| **it != PolicyAsked::of_advice(asked.goal.id)),
            )
            .json(
                "opponent",
                Some(&asked.opponent).filter(|it| it.id != inert),
            );
        if let Some((seed, _)) = found.games {
            let games = asked.games.map_or(GAMES, |games| games.0);
            address = address
                .with("method", "sampled")
                .with("seed", &seed.to_string())
                .with("games", &games.to_string());
        }
        address.finish()
    }

    /// The choice that was asked about, beside the best one.
    pub(super) fn named(
        &self,
        case: &Case<'_>,
        found: &Found,
        keep: &[CardId],
    ) -> Option<AdviceNamed> {
        let told = found.by_turn_of(keep)?;
        let place = found.advice.place(keep)?;
        let reason = case.reason_for(&found.advice, told)?;
        Some(AdviceNamed {
            choice: self.choice(case.hand, told.values.last()?, Some(told)),
            place,
            behind: AdviceMargin {
                keep: self.told_all(found.advice.best()),
                ..self.margin(&told.behind)
            },
            reason: self.in_words(reason.get(self.lang), case.deck),
        })
    }

    pub(super) fn choice(
        &self,
        hand: &[CardId],
        valued: &Valued,
        told: Option<&ByTurn>,
    ) -> AdviceChoice {
        let mut back = hand.to_vec();
        for card in &valued.keep {
            if let Some(at) = back.iter().position(|other| other == card) {
                back.swap_remove(at);
            }
        }
        let (games, interval) = match valued.basis {
            Basis::Exact => (None, None),
            Basis::Fresh { games, interval } | Basis::Searched { games, interval } => {
                (Some(games), Some(interval))
            }
        };
        AdviceChoice {
            keep: self.told_all(&valued.keep),
            put_back: self.told_all(&back),
            value: valued.value,
            games,
            interval: interval.map(Interval::from),
            by_turn: told.map_or_else(Vec::new, turns),
        }
    }

    pub(super) fn margin(&self, margin: &Margin) -> AdviceMargin {
        AdviceMargin {
            by: margin.by,
            interval: margin.interval.map(Interval::from),
            keep: self.told_all(&margin.keep),
        }
    }
}

/// A choice turn by turn.
fn turns(told: &ByTurn) -> Vec<AdviceTurn> {
    let turns = (1..).zip(&told.values).map(|(turn, valued)| AdviceTurn {
        turn,
        value: valued.value,
        interval: match valued.basis {
            Basis::Exact => None,
            Basis::Fresh { interval, .. } | Basis::Searched { interval, .. } => {
                Some(Interval::from(interval))
            }
        },
    });
    turns.collect()
}
