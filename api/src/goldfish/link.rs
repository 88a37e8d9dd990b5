//! The address that answers with the same hand again.

use fabulario_cards::code;
use url::form_urlencoded::Serializer;

use super::{Lab, Seated};
use crate::wire::goldfish::{HandAsked, IllegalDecks, MulliganId};

/// The longest address that is told: servers refuse longer ones.
const LONGEST: usize = 8000;

/// An address but for the number of the hand.
pub(super) struct Link {
    address: String,
}

impl Link {
    /// The address of the hands of a deck; none for a deck without a code.
    pub fn new(lab: &Lab<'_>, seated: &Seated<'_>, asked: &HandAsked, seed: u64) -> Option<Self> {
        let code = code::encode(&lab.current.catalog, &seated.known).ok()?;
        let address = format!("{}/v1/goldfish/hand?", lab.public_url);
        let begins = address.len();
        let mut query = Serializer::for_suffix(address, begins);
        query.append_pair("code", &code);
        query.append_pair("format", &seated.format.id.0);
        query.append_pair("first", asked.first.id());
        let mulligan = asked.mulligan.as_ref();
        if let Some(mulligan) = mulligan.filter(|it| it.id != MulliganId::Never) {
            query.append_pair("mulligan", &serde_json::to_string(mulligan).ok()?);
        }
        if let Some(draws) = asked.draws.filter(|draws| draws.0 > 0) {
            query.append_pair("draws", &draws.0.to_string());
        }
        if asked.illegal == IllegalDecks::Simulate {
            query.append_pair("illegal", "simulate");
        }
        query.append_pair("seed", &seed.to_string());
        let address = query.finish();
        (address.len() < LONGEST).then_some(Self { address })
    }

    /// The address of a hand.
    pub fn to(&self, number: u32) -> Option<String> {
        Some(format!("{}&number={number}", self.address))
    }
}
