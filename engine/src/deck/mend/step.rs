//! What was changed, as differences that can be applied in any order.

use std::collections::BTreeMap;

use super::Desk;
use crate::deck::{CardNo, DeckList, Line, Section};

/// So many copies of a card more or fewer in a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step<'a> {
    /// Where.
    pub section: Section,
    /// The card as the player called it, or its id.
    pub written: &'a str,
    /// The card, if it is known.
    pub card: Option<CardNo>,
    /// The card that it is attached to, as the player called it. APO-H15
    pub host: Option<&'a str>,
    /// How many more; fewer below zero.
    pub copies: i64,
}

/// What a line counts as.
type LineKey<'a> = (u8, Option<CardNo>, &'a str, Option<&'a str>);

/// The differences between what a player wrote and a desk: what goes first, then what comes.
pub(super) fn between<'a>(before: &DeckList<'a>, desk: &Desk<'a>) -> Vec<Step<'a>> {
    let mut changes: BTreeMap<LineKey<'a>, Step<'a>> = BTreeMap::new();
    let mut count = |line: &Line<'a>, list: &DeckList<'a>, copies: i64| {
        let host = line.host.and_then(|host| list.lines.get(host as usize));
        let host = host.map(|host| host.written);
        // A known card is the same whatever it is called.
        let called = if line.card.is_some() {
            ""
        } else {
            line.written
        };
        let place = (line.section as u8, line.card, called, host);
        let step = changes.entry(place).or_insert(Step {
            section: line.section,
            written: line.written,
            card: line.card,
            host,
            copies: 0,
        });
        step.copies += copies;
    };
    for line in &before.lines {
        count(line, before, -i64::from(line.copies));
    }
    for line in &desk.list.lines {
        count(line, &desk.list, line.copies.into());
    }
    let steps = changes.into_values().filter(|step| step.copies != 0);
    let (gone, come): (Vec<_>, Vec<_>) = steps.partition(|step| step.copies < 0);
    gone.into_iter().chain(come).collect()
}

impl Step<'_> {
    /// Whether it is about a line.
    fn is_about(&self, line: &Line<'_>, list: &DeckList<'_>) -> bool {
        let host = line.host.and_then(|host| list.lines.get(host as usize));
        let called = line.card.is_some() || line.written == self.written;
        (line.section, line.card, called) == (self.section, self.card, true)
            && host.map(|host| host.written) == self.host
    }
}

/// The deck after some steps.
pub(super) fn applied<'a, 's>(
    list: &DeckList<'a>,
    steps: impl Iterator<Item = &'s Step<'a>>,
) -> DeckList<'a>
where
    'a: 's,
{
    let mut after = list.clone();
    for step in steps {
        let mut left = step.copies;
        for line in &mut after.lines {
            if left != 0 && step.is_about(line, list) {
                let some = left.max(-i64::from(line.copies));
                let more = i32::try_from(some).unwrap_or_default();
                line.copies = line.copies.saturating_add_signed(more);
                left -= some;
            }
        }
        if left > 0 {
            after.lines.push(Line {
                section: step.section,
                written: step.written,
                card: step.card,
                copies: u32::try_from(left).unwrap_or_default(),
                tag: u32::MAX,
                host: None,
            });
        }
    }
    after
}

/// How many copies are taken out, put in, or only change their place.
pub(super) fn changed(steps: &[Step<'_>]) -> u64 {
    let mut cards: BTreeMap<(Option<CardNo>, &str), (u64, u64)> = BTreeMap::new();
    for step in steps {
        let called = if step.card.is_some() {
            ""
        } else {
            step.written
        };
        let (gone, come) = cards.entry((step.card, called)).or_default();
        if step.copies < 0 {
            *gone += step.copies.unsigned_abs();
        } else {
            *come += step.copies.unsigned_abs();
        }
    }
    cards.into_values().map(|(gone, come)| gone.max(come)).sum()
}
