//! Addresses that tell a game again, or draw the numbers of a run.

use super::Run;
use crate::desk::goldfish::link::{Address, Of};
use crate::wire::goldfish::{
    ChartLinks, IllegalDecks, MOST_DRAWN, MulliganId, OpponentId, PlayOrDraw, PolicyAsked,
};

impl Run {
    /// The address of a game.
    pub(super) fn link(&self, number: u64) -> Option<String> {
        let address = self.address("game")?;
        address.with("number", &number.to_string()).finish()
    }

    /// The addresses of the pictures.
    pub(super) fn charts(&self, games: u64) -> Option<ChartLinks> {
        let games = games.min(MOST_DRAWN.into()).to_string();
        let chart = |last| self.address(last)?.with("games", &games).finish();
        Some(ChartLinks {
            turns: chart("turns.svg")?,
            capture: chart("capture.svg")?,
        })
    }

    /// An address with everything that a game depends on but its number; none for a deck without a code.
    fn address(&self, last: &str) -> Option<Address> {
        let told = &self.told;
        let of = Of {
            code: told.code.as_deref()?.into(),
            format: &told.format,
            first: if self.options.first {
                PlayOrDraw::Play
            } else {
                PlayOrDraw::Draw
            },
            illegal: if told.illegal {
                IllegalDecks::Simulate
            } else {
                IllegalDecks::Refuse
            },
        };
        let mulligan = told.mulligan.as_ref();
        let usual = PolicyAsked::of_run(mulligan, None);
        let address = Address::new(&self.public_url, last, &of)
            .with("turns", &self.options.turns.to_string())
            .json("policy", Some(&told.policy).filter(|it| **it != usual))
            .json(
                "opponent",
                Some(&told.opponent).filter(|it| it.id != OpponentId::default()),
            )
            .json("mulligan", mulligan.filter(|it| it.id != MulliganId::Never));
        Some(address.with("seed", &self.seed.to_string()))
    }
}
