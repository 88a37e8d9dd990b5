//! One card with its copies: every reading of a text that the catalogue knows, and never a guess between two.

use super::count::{Reading, number, readings};
use super::find::{Finder, Found};
use super::marks::unmarked;
use super::printing::Printing;
use super::report::{By, Why};

/// What a text means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Read<'s> {
    /// The copies that are written.
    pub copies: Option<u32>,
    /// What is left of the text without copies and printing.
    pub name: &'s str,
    pub is: Is,
    /// Marks beside the name that say nothing of a deck.
    pub marks: Vec<&'s str>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Is {
    Card(usize, By),
    Several(Vec<usize>),
    Refused(Why),
    Unknown,
}

impl<'s> Read<'s> {
    /// Something that is not taken, and why.
    pub(super) const fn refused(name: &'s str, why: Why) -> Self {
        Self {
            copies: None,
            name,
            is: Is::Refused(why),
            marks: Vec::new(),
        }
    }

    /// A card of a code.
    pub(super) const fn coded(card: usize, copies: u32) -> Self {
        Self {
            copies: Some(copies),
            name: "",
            is: Is::Card(card, By::Code),
            marks: Vec::new(),
        }
    }

    pub(super) const fn is_card(&self) -> bool {
        matches!(self.is, Is::Card(..))
    }

    pub(super) const fn is_unknown(&self) -> bool {
        matches!(self.is, Is::Unknown)
    }
}

/// Reads a text as copies of one card, a comment after it left out.
pub(super) fn read<'s>(text: &'s str, finder: &mut Finder<'_>) -> Read<'s> {
    let mut found = read_all(text, finder, None);
    let mut text = text;
    if found.is_unknown()
        && let Some(shorter) = without_comment(text)
    {
        text = shorter;
        found = read_all(text, finder, None);
    }
    // A set that there is not may be a mark in brackets.
    let open = matches!(found.is, Is::Unknown | Is::Refused(Why::NoSuchSet(_)));
    if open && text.contains(['(', '[', '*']) {
        let mut marks = Vec::new();
        let plain = unmarked(text, &mut marks);
        let marked = read_all(plain, finder, Some(&marks));
        if !marked.is_unknown() && !marked.marks.is_empty() {
            return marked;
        }
    }
    found
}

/// What stands before `// words` or `# words`.
fn without_comment(text: &str) -> Option<&str> {
    let slashes = text.match_indices("//").map(|(at, _)| at);
    let slashes = slashes.filter(|at| text.get(..*at).is_some_and(|it| !it.ends_with(':')));
    let at = slashes.chain(text.find(" # ")).min()?;
    let before = text.get(..at)?.trim_end();
    Some(before).filter(|before| !before.is_empty())
}

/// Every reading of a text; with the marks after it, those after names are taken off, too.
fn read_all<'s>(text: &'s str, finder: &mut Finder<'_>, after: Option<&[&'s str]>) -> Read<'s> {
    let mut all = Vec::new();
    let mut best: Option<Read<'s>> = None;
    let mut refused: Option<Read<'s>> = None;
    let mut bare = Reading {
        name: text,
        before: None,
        after: None,
        printing: None,
    };
    let digits = finder.catalogue.has_names_with_digits();
    readings(text, finder.sets(), digits, &mut |mut reading| {
        let mut marks = Vec::new();
        if let Some(after) = after {
            marks.extend(after);
            reading.name = unmarked(reading.name, &mut marks);
        }
        if reading.name.len() <= bare.name.len() {
            bare = reading;
        }
        let is = known(&reading, finder);
        let (copies, is) = match (copies(&reading), is) {
            (_, Is::Unknown) => return,
            (Ok(copies), is) => (copies, is),
            (Err(why), _) => (None, Is::Refused(why)),
        };
        let name = reading.name;
        let read = Read {
            copies,
            name,
            is,
            marks,
        };
        match (&read.is, &best) {
            (Is::Refused(_), _) => refused = refused.take().or(Some(read)),
            (_, None) => best = Some(read),
            (is, Some(best)) if *is == best.is && one(read.copies) == one(best.copies) => {}
            _ => all.push(read),
        }
    });
    match (best, all.is_empty()) {
        (Some(read), true) => read,
        (Some(read), false) => {
            let cards = all.iter().chain([&read]).flat_map(|it| cards(&it.is));
            let mut cards: Vec<usize> = cards.collect();
            cards.sort_unstable();
            cards.dedup();
            Read {
                copies: None,
                name: text,
                is: Is::Several(cards),
                marks: read.marks,
            }
        }
        (None, _) => refused.unwrap_or_else(|| Read {
            copies: copies(&bare).unwrap_or_default(),
            name: bare.name,
            is: Is::Unknown,
            marks: Vec::new(),
        }),
    }
}

fn one(copies: Option<u32>) -> u32 {
    copies.unwrap_or(1)
}

fn cards(is: &Is) -> Vec<usize> {
    match is {
        Is::Card(card, _) => vec![*card],
        Is::Several(cards) => cards.clone(),
        Is::Refused(_) | Is::Unknown => Vec::new(),
    }
}

fn copies(reading: &Reading<'_>) -> Result<Option<u32>, Why> {
    match (reading.before, reading.after) {
        (Some(before), Some(after)) if before != after => Err(Why::TwoCounts(before, after)),
        (before, after) => Ok(before.or(after)),
    }
}

/// What the catalogue knows of a reading.
fn known(reading: &Reading<'_>, finder: &mut Finder<'_>) -> Is {
    let mut found = finder.find(reading.name);
    let mut printing = reading.printing;
    // A printing by its id: `fab-boi@bdf-12`.
    if found == Found::Nothing
        && let Some((id, at)) = reading.name.split_once('@')
        && let Some((set, digits)) = at.rsplit_once('-')
    {
        found = finder.find(id);
        let (set, number) = (Some(set), number(digits));
        printing = printing.or(Some(Printing { set, number }));
    }
    match (found, printing) {
        (Found::Nothing, _) => Is::Unknown,
        (Found::Card(card, by), None) => Is::Card(card, by),
        (Found::Several(cards), None) => Is::Several(cards),
        (Found::Card(card, by), Some(printing)) => printed(vec![card], by, printing, finder),
        (Found::Several(cards), Some(printing)) => printed(cards, By::Name, printing, finder),
    }
}

/// Those of some cards that were printed there.
pub(super) fn printed(
    mut cards: Vec<usize>,
    by: By,
    printing: Printing<'_>,
    finder: &Finder<'_>,
) -> Is {
    let sets = printing.set.map(|set| finder.sets().called(set));
    if let (Some(set), Some([])) = (printing.set, sets.as_deref()) {
        return Is::Refused(Why::NoSuchSet(set.into()));
    }
    let first = cards.first().copied().unwrap_or_default();
    cards.retain(|card| finder.was_printed(*card, sets.as_deref(), printing.number));
    match cards[..] {
        [] => Is::Refused(Why::OtherPrinting(first)),
        [card] => Is::Card(card, by),
        _ => Is::Several(cards),
    }
}
