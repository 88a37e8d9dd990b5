//! A deck that a card would be added to.

use super::super::tree::{DeckTerm, Term, Tree};
use super::super::{Field, Op};
use super::Reading;
use super::compare::Comparison;

/// Most copies that are read.
const MOST_COPIES: u32 = 99;

impl Reading<'_> {
    pub(super) fn deck(&mut self, asked: Comparison<'_>) -> Option<Tree> {
        let (op, text) = (asked.op, asked.text);
        let (span, at) = (asked.span, asked.at);
        if !matches!(op, Op::Colon | Op::Equal) {
            self.wrong_operator(Field::Deck, op, span);
            return None;
        }
        let text = crate::words::fold(text);
        let (format, list) = match text.split_once(':') {
            Some((format, list)) => (Some(format.to_owned()), list),
            None => (None, text.as_str()),
        };
        let known = |format: &String| self.reader.vocabulary.formats.contains(format);
        let unknown = format.as_ref().is_some_and(|format| !known(format));
        let mut cards = Vec::new();
        let mut wrong = None;
        for part in list.split(',').filter(|part| !part.is_empty()) {
            match line(part) {
                Some(card) => cards.push(card),
                None => wrong = wrong.or(self.find(part, at, at.start)).or(Some(at)),
            }
        }
        let nothing = cards.is_empty() || unknown;
        if nothing || wrong.is_some() {
            let place = wrong.filter(|_| !nothing).unwrap_or(at);
            let pt = "deck: quer ids de cartas separados por vírgulas, como 2xfab-a,fab-b.";
            let en = "deck: wants ids of cards separated by commas, such as 2xfab-a,fab-b.";
            self.warn("wrong_value", place, pt.to_owned(), en.to_owned());
        }
        let term = Term::Deck(DeckTerm { format, cards });
        (!nothing).then_some(Tree::Term(term, span))
    }
}

/// `3xfab-a`, `fab-a`
fn line(text: &str) -> Option<(String, u32)> {
    let (copies, id) = match text.split_once('x') {
        Some((copies, id)) if !copies.is_empty() && copies.chars().all(|c| c.is_ascii_digit()) => {
            (copies.parse().ok()?, id)
        }
        _ => (1, text),
    };
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let fits = (1..=MOST_COPIES).contains(&copies) && id.contains('-') && id.chars().all(plain);
    fits.then(|| (id.to_owned(), copies))
}
