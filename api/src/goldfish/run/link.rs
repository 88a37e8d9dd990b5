//! Addresses that tell a game again, or draw the numbers of a run.

use url::form_urlencoded::Serializer;

use super::Run;
use crate::wire::goldfish::{ChartLinks, MulliganId, OpponentId, PlayOrDraw, PolicyAsked};

/// The longest address that is told: servers refuse longer ones.
const LONGEST: usize = 8000;

impl Run {
    /// The address of a game.
    pub(super) fn link(&self, number: u64) -> Option<String> {
        let address = self.address("game")?;
        Some(format!("{address}&number={number}"))
    }

    /// The addresses of the pictures.
    pub(super) fn charts(&self) -> Option<ChartLinks> {
        Some(ChartLinks {
            turns: self.address("turns.svg")?,
            capture: self.address("capture.svg")?,
        })
    }

    /// An address with everything that a game depends on but its number; none for a deck without a code.
    fn address(&self, of: &str) -> Option<String> {
        let told = &self.told;
        let address = format!("{}/v1/goldfish/{of}?", self.public_url);
        let begins = address.len();
        let mut query = Serializer::for_suffix(address, begins);
        query.append_pair("code", told.code.as_ref()?);
        query.append_pair("format", &told.format);
        let first = if self.options.first {
            PlayOrDraw::Play
        } else {
            PlayOrDraw::Draw
        };
        query.append_pair("first", first.id());
        query.append_pair("turns", &self.options.turns.to_string());
        if told.policy != PolicyAsked::default() {
            query.append_pair("policy", &serde_json::to_string(&told.policy).ok()?);
        }
        if told.opponent.id != OpponentId::default() {
            query.append_pair("opponent", &serde_json::to_string(&told.opponent).ok()?);
        }
        if told.mulligan() != MulliganId::Never {
            query.append_pair("mulligan", &serde_json::to_string(&told.mulligan).ok()?);
        }
        if told.illegal {
            query.append_pair("illegal", "simulate");
        }
        query.append_pair("seed", &self.seed.to_string());
        let address = query.finish();
        (address.len() < LONGEST).then_some(address)
    }
}
