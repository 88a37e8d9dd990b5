//! How rules and cards are found: full text on tantivy, everything else in columns of bits.

mod bits;
mod cards;
mod rules;

pub use bits::Bits;
pub use cards::{
    Answer, Asked, CardIndex, Common, Explained, Facet, FacetValue, Facets, IndexError, Kept, Node,
    Profile, Row, Similar, Suggestion, Wanted,
};
pub(crate) use cards::{regex, word};
pub use rules::{Hit, RuleHits, RuleIndex};
