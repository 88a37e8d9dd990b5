//! A second judge, written from the rules alone: loops over lines, maps by name, numbers as the books
//! print them. It shares nothing with the engine but the card types and [`Section`].

mod apoteose;
mod dominions;
mod fabula;
mod multiversity;

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::deck::Section;

pub use apoteose::{judge_apo_lagvig, judge_apo_padrao};
pub use dominions::judge_dd;
pub use fabula::judge_fab;
pub use multiversity::{judge_mvc2022, judge_mvc2026};

/// One line of a deck. Its number is its place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub section: Section,
    /// The id of a card, or a word that no card has as its id.
    pub card: String,
    pub copies: u32,
    /// The line that an attachment lies on.
    pub host: Option<u32>,
}

/// What is found, in plain words and numbers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    pub severity: String,
    pub code: String,
    /// Empty where no rule of construction has a number for it.
    pub rule: String,
    /// A further rule that it takes to see why.
    pub see: String,
    /// The names of the cards, and the list, type, colour, path… that it is about.
    pub subject: String,
    pub found: Option<u64>,
    pub least: Option<u32>,
    pub most: Option<u32>,
    /// The lines that it is about.
    pub lines: BTreeSet<u32>,
    /// The sections that it is about, where it is not about single lines.
    pub sections: BTreeSet<Section>,
}

impl std::fmt::Debug for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            severity,
            code,
            rule,
            see,
            subject,
            ..
        } = self;
        write!(f, "{severity} {code} {rule} {see} [{subject}]")?;
        self.found.map_or(Ok(()), |found| write!(f, " {found}"))?;
        self.least.map_or(Ok(()), |least| write!(f, " >={least}"))?;
        self.most.map_or(Ok(()), |most| write!(f, " <={most}"))?;
        write!(f, " lines {:?} sections {:?}", self.lines, self.sections)
    }
}

/// `legal`, `illegal` or `incomplete`.
pub fn verdict(findings: &BTreeSet<Finding>) -> &'static str {
    let has = |severity: &str| findings.iter().any(|one| one.severity == severity);
    match (has("error"), has("incomplete")) {
        (true, _) => "illegal",
        (false, true) => "incomplete",
        (false, false) => "legal",
    }
}

/// Names and what else there is to say, in the one way of writing it.
pub fn subject(names: &BTreeSet<&str>, about: &str) -> String {
    let names: Vec<&str> = names.iter().copied().collect();
    match (names.is_empty(), about.is_empty()) {
        (true, _) => about.to_owned(),
        (false, true) => names.join(", "),
        (false, false) => format!("{}: {about}", names.join(", ")),
    }
}

/// A finding in the making.
fn find(severity: &str, code: &str, rule: &str) -> Finding {
    Finding {
        severity: severity.to_owned(),
        code: code.to_owned(),
        rule: rule.to_owned(),
        see: String::new(),
        subject: String::new(),
        found: None,
        least: None,
        most: None,
        lines: BTreeSet::new(),
        sections: BTreeSet::new(),
    }
}

fn error(code: &str, rule: &str) -> Finding {
    find("error", code, rule)
}

fn warning(code: &str, rule: &str) -> Finding {
    find("warning", code, rule)
}

impl Finding {
    fn about(mut self, about: &str) -> Self {
        about.clone_into(&mut self.subject);
        self
    }

    fn within(mut self, sections: &[Section]) -> Self {
        self.sections = sections.iter().copied().collect();
        self
    }

    fn few(mut self, found: u64, least: u32) -> Self {
        (self.found, self.least) = (Some(found), Some(least));
        self
    }

    fn many(mut self, found: u64, most: u32) -> Self {
        (self.found, self.most) = (Some(found), Some(most));
        self
    }

    fn tell(self, findings: &mut BTreeSet<Self>) {
        findings.insert(self);
    }

    /// About the cards of these lines.
    fn cards<C: Named>(mut self, seats: &[&Seat<'_, C>], about: &str) -> Self {
        let names = seats.iter().map(|seat| seat.card.title()).collect();
        self.subject = subject(&names, about);
        self.lines = seats.iter().map(|seat| seat.line).collect();
        self
    }
}

/// All that is looked up in a card before its game is known.
pub trait Named {
    /// The id, which lists write.
    fn written(&self) -> &str;
    /// The name, which copies share.
    fn title(&self) -> &str;
}

/// A line whose card is known and that holds at least one copy.
struct Seat<'a, C> {
    line: u32,
    section: Section,
    copies: u64,
    card: &'a C,
}

/// The lines whose cards are known; a word that no card has is a finding.
fn seats<'a, C: Named>(
    cards: &'a [C],
    lines: &[Line],
    findings: &mut BTreeSet<Finding>,
) -> Vec<Seat<'a, C>> {
    let mut seats = Vec::new();
    let mut unknown: BTreeMap<&str, BTreeSet<u32>> = BTreeMap::new();
    for (number, line) in (0..).zip(lines) {
        if line.copies == 0 {
            continue;
        }
        match cards.iter().find(|card| card.written() == line.card) {
            Some(card) => seats.push(Seat {
                line: number,
                section: line.section,
                copies: line.copies.into(),
                card,
            }),
            None => {
                unknown.entry(&line.card).or_default().insert(number);
            }
        }
    }
    for (word, lines) in unknown {
        let mut one = error("unknown_card", "").about(word);
        one.lines = lines;
        one.tell(findings);
    }
    seats
}

/// How many cards lie in these sections, known or not.
fn size(lines: &[Line], sections: &[Section]) -> u64 {
    let mut size = 0;
    for line in lines {
        if sections.contains(&line.section) {
            size += u64::from(line.copies);
        }
    }
    size
}

fn copies<C>(seats: &[&Seat<'_, C>]) -> u64 {
    seats.iter().map(|seat| seat.copies).sum()
}

/// The seats in these sections, sorted into heaps by a key.
fn heaps<'s, 'a, C, K: Ord>(
    seats: &'s [Seat<'a, C>],
    sections: &[Section],
    key: impl Fn(&Seat<'a, C>) -> Option<K>,
) -> BTreeMap<K, Vec<&'s Seat<'a, C>>> {
    let mut heaps: BTreeMap<K, Vec<&Seat<'_, C>>> = BTreeMap::new();
    for seat in seats {
        if sections.contains(&seat.section)
            && let Some(key) = key(seat)
        {
            heaps.entry(key).or_default().push(seat);
        }
    }
    heaps
}
