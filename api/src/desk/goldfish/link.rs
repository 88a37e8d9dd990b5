//! Addresses that answer again with what was seen: a hand, a game, a chart.

use std::borrow::Cow;

use fabulario_cards::code;
use fabulario_cards::deck::Deck as KnownDeck;
use fabulario_engine::Format;
use serde::Serialize;
use url::form_urlencoded::Serializer;

use super::Lab;
use crate::wire::goldfish::{IllegalDecks, PlayOrDraw};

/// The longest address that is told: servers refuse longer ones.
const LONGEST: usize = 8000;

/// What every address of the lab says.
pub(super) struct Of<'a> {
    /// The code of the deck.
    pub code: Cow<'a, str>,
    pub format: &'a str,
    pub first: PlayOrDraw,
    pub illegal: IllegalDecks,
}

/// An address in the making.
pub(super) struct Address(Serializer<'static, String>);

impl Address {
    /// The last part of the path, and what every address says.
    pub fn new(public_url: &str, last: &str, of: &Of<'_>) -> Self {
        let address = format!("{public_url}/v1/goldfish/{last}?");
        let begins = address.len();
        let address = Self(Serializer::for_suffix(address, begins))
            .with("code", &of.code)
            .with("format", of.format)
            .with("first", of.first.id());
        match of.illegal {
            IllegalDecks::Refuse => address,
            IllegalDecks::Simulate => address.with("illegal", "simulate"),
        }
    }

    /// A parameter more.
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.0.append_pair(name, value);
        self
    }

    /// The same for a part of a body, unless it is what is meant anyway.
    pub fn json<T: Serialize>(self, name: &str, value: Option<&T>) -> Self {
        match value.map(serde_json::to_string) {
            Some(Ok(text)) => self.with(name, &text),
            _ => self,
        }
    }

    /// The whole; none if it is too long, or on a command line, which has no addresses.
    pub fn finish(mut self) -> Option<String> {
        let address = self.0.finish();
        (address.len() < LONGEST && !address.starts_with('/')).then_some(address)
    }
}

impl Lab<'_> {
    /// An address in the making; none for a deck without a code.
    pub(super) fn address(
        &self,
        last: &str,
        (known, format): (&KnownDeck, &Format),
        (first, illegal): (PlayOrDraw, IllegalDecks),
    ) -> Option<Address> {
        let code = code::encode(&self.current.catalogue, known).ok()?;
        let of = Of {
            code: code.into(),
            format: &format.id.0,
            first,
            illegal,
        };
        Some(Address::new(self.public_url, last, &of))
    }
}
