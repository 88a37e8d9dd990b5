//! Names in alphabetical order, from each of their words on: what somebody begins to write is a range of them.

use std::ops::Range;

use super::texts::Texts;

/// A name of a card, in one of the languages, from one of its words on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Start {
    pub card: u32,
    /// The place of the language.
    lang: u8,
    /// Where the word begins in the name.
    at: u16,
}

/// Names of all cards in all languages.
#[derive(Debug)]
pub(super) struct Names {
    /// Whole names, in order.
    whole: Vec<Start>,
    /// Names from a later word on, in order.
    later: Vec<Start>,
}

/// A name, and where it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Named {
    pub card: u32,
    pub lang: usize,
}

impl Start {
    /// The rest of the name.
    pub(super) fn rest(self, texts: &[Texts; 2]) -> &str {
        let key = self.key(texts);
        key.get(usize::from(self.at)..).unwrap_or_default()
    }

    /// The whole name.
    pub(super) fn key(self, texts: &[Texts; 2]) -> &str {
        let [pt, en] = texts;
        let of = if self.lang == 0 { pt } else { en };
        of.key.get(self.card as usize)
    }

    pub(super) const fn named(self) -> Named {
        Named {
            card: self.card,
            lang: self.lang as usize,
        }
    }
}

impl Names {
    pub(super) fn new(texts: &[Texts; 2]) -> Self {
        let (mut whole, mut later) = (Vec::new(), Vec::new());
        for (lang, of) in (0..).zip(texts) {
            for (card, at) in (0..).zip(0..of.len()) {
                let key = of.key.get(at);
                whole.push(Start { card, lang, at: 0 });
                let spaces = key.match_indices(' ').map(|(space, _)| space + 1);
                let begins = spaces.filter_map(|at| u16::try_from(at).ok());
                later.extend(begins.map(|at| Start { card, lang, at }));
            }
        }
        for list in [&mut whole, &mut later] {
            sort(list, texts);
            list.shrink_to_fit();
        }
        Self { whole, later }
    }

    /// The names that begin so, in order.
    pub(super) fn beginning<'n>(&'n self, text: &str, texts: &[Texts; 2]) -> &'n [Start] {
        let range = range(&self.whole, text, texts);
        self.whole.get(range).unwrap_or_default()
    }

    /// The names of which a later word begins so, in the order of what follows.
    pub(super) fn later<'n>(&'n self, text: &str, texts: &[Texts; 2]) -> &'n [Start] {
        let range = range(&self.later, text, texts);
        self.later.get(range).unwrap_or_default()
    }
}

/// Sorts by the rest of the name; comparing its first eight letters as one number spares most of the look-ups.
fn sort(list: &mut Vec<Start>, texts: &[Texts; 2]) {
    let mut keyed: Vec<(u64, Start)> = list
        .iter()
        .map(|start| (first_letters(start.rest(texts)), *start))
        .collect();
    keyed.sort_unstable_by(|(a_first, a), (b_first, b)| {
        let by_rest = || a.rest(texts).cmp(b.rest(texts));
        let by_first = a_first.cmp(b_first).then_with(by_rest);
        by_first.then((a.card, a.lang, a.at).cmp(&(b.card, b.lang, b.at)))
    });
    *list = keyed.into_iter().map(|(_, start)| start).collect();
}

fn first_letters(text: &str) -> u64 {
    let mut letters = [0; 8];
    for (letter, byte) in letters.iter_mut().zip(text.bytes()) {
        *letter = byte;
    }
    u64::from_be_bytes(letters)
}

fn range(list: &[Start], text: &str, texts: &[Texts; 2]) -> Range<usize> {
    let start = list.partition_point(|it| it.rest(texts) < text);
    let rest = list.get(start..).unwrap_or_default();
    let length = rest.partition_point(|it| it.rest(texts).starts_with(text));
    start..start + length
}
