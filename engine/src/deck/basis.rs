//! What a figure rests on: a rule, a ruling, documents, a change.

use chrono::NaiveDate;

use crate::format::Change;
use crate::{RuleId, Source, Stated};

/// What a figure rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Basis<'f> {
    /// The rule of construction; absent where the format alone decides.
    pub rule: Option<&'f RuleId>,
    /// The ruling that chose between sources.
    pub ruling: Option<&'f RuleId>,
    /// Where it is stated.
    pub sources: &'f [Source],
    /// The first day on which it holds, where it came with a change.
    pub since: Option<NaiveDate>,
}

impl<'f> Basis<'f> {
    /// No rule, no source: common sense.
    pub(crate) const NOTHING: Self = Self {
        rule: None,
        ruling: None,
        sources: &[],
        since: None,
    };

    /// What a stated fact rests on.
    pub(crate) fn of<T>(stated: &'f Stated<T>) -> Self {
        Self {
            rule: stated.rule.as_ref(),
            ruling: stated.ruling.as_ref(),
            sources: &stated.sources,
            since: None,
        }
    }

    /// The same rule, with another number since a change.
    pub(super) fn changed(rule: Option<&'f RuleId>, change: &'f Change) -> Self {
        Self {
            rule,
            ruling: None,
            sources: &change.sources,
            since: change.from,
        }
    }
}

/// A number and what it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure<'f> {
    /// The number.
    pub value: u32,
    /// What it rests on.
    pub basis: Basis<'f>,
}

impl<'f> Figure<'f> {
    pub(crate) fn of(stated: &'f Stated<u32>) -> Self {
        Self {
            value: stated.value,
            basis: Basis::of(stated),
        }
    }
}
