//! What a comparison says.

use fabulario_engine::goldfish::compare::{Change, Compared, Matched, OneCopy, OneCopyError};

use super::words::Measured;
use super::{Comparing, Other, words};
use crate::desk::goldfish::policy::headline;
use crate::desk::goldfish::{ENGINE, Lab};
use crate::http::extract::refuse;
use crate::http::problem::Problem;
use crate::wire::goldfish::{ChangeMeasured, ChangeTold, CompareAnswer, MeasureId, PolicyTold};

/// Most changes that an answer tells.
const MOST_TOLD: usize = 100;

impl Comparing {
    fn names(&self) -> Lab<'_> {
        Lab {
            current: &self.current,
            lang: self.lang,
            public_url: &self.public_url,
        }
    }

    /// The answer about two decks.
    pub(super) fn told(&self, matched: &Matched) -> Result<CompareAnswer, Problem> {
        let Other::Deck(b) = &self.other else {
            return Err(Problem::internal("no other deck"));
        };
        let pair = self.pair(b).map_err(Problem::internal)?;
        let compared = pair.compared(matched, self.seed, self.level);
        Ok(self.answer(compared, None))
    }

    /// The answer about single copies.
    pub(super) fn told_copies(
        &self,
        copies: Result<OneCopy, OneCopyError>,
    ) -> Result<CompareAnswer, Problem> {
        let copies = copies.map_err(|why| refuse(vec![self.names().refusal(&why)]))?;
        let compared = copies.fresh.clone();
        Ok(self.answer(compared, Some(copies)))
    }

    fn change(&self, change: Change) -> ChangeTold {
        let names = self.names();
        ChangeTold {
            out: change.out.map(|card| names.told(card)),
            into: change.into.map(|card| names.told(card)),
        }
    }

    /// Whose turns these are: those of both sides, where they play differently.
    fn headline(&self) -> String {
        let sides = [Some(&self.a), self.other.side()];
        let options = sides.into_iter().flatten().map(|side| &side.options);
        let mut told: Vec<String> = options
            .map(|options| headline(&options.policy, &options.opponent, self.lang))
            .collect();
        told.dedup();
        told.join(" ")
    }

    /// Whether both sides play the same cards.
    fn is_same_deck(&self) -> bool {
        matches!(&self.other, Other::Deck(b) if b.deck == self.a.deck)
    }

    fn answer(&self, compared: Compared, copies: Option<OneCopy>) -> CompareAnswer {
        let policy = &self.a.options.policy;
        let best = copies.as_ref().map(|copies| self.change(copies.best));
        let changes = copies.into_iter().flat_map(|copies| copies.changes);
        let changes = changes.take(MOST_TOLD).map(|report| ChangeMeasured {
            change: self.change(report.change),
            games: report.games,
            difference: report.difference,
            low: report.low,
            high: report.high,
            verdict: report.verdict,
        });
        let (turn, verdict) = (self.yardstick.turn, compared.verdict());
        let asked = Measured {
            comparison: &compared.asked,
            by: self.measure,
            turn,
        };
        let won = Measured {
            comparison: &compared.won,
            by: MeasureId::WonTurn,
            turn,
        };
        let won = Some(won).filter(|won| won.by != asked.by);
        let subject = words::subject(best.as_ref(), self.is_same_deck());
        CompareAnswer {
            text: words::verdict(asked, won, subject).to(self.lang),
            verdict,
            game: self.game,
            format: self.format.clone(),
            engine: ENGINE,
            measure: self.measure,
            turn,
            headline: self.headline(),
            policy: PolicyTold {
                id: policy.id(),
                text: policy.text().get(self.lang).to_owned(),
            },
            best,
            changes: changes.collect(),
            winning: Some(compared.won).filter(|_| self.measure != MeasureId::WonTurn),
            comparison: compared.asked,
            warnings: self.warnings.clone(),
        }
    }
}
