//! A verdict as a sentence.

use fabulario_engine::goldfish::compare::{Comparison, Verdict};

use crate::wire::goldfish::{ChangeTold, PlayedCard};
use crate::words::{Message, Number, Phrase, compare as words};

/// What a comparison says about whoever comes second in it.
pub fn verdict(comparison: &Comparison, subject: Message) -> Message {
    let figure = |number: f64| -> Phrase {
        if comparison.share {
            words::points(Number::signed(number * 100.0, 2)).into()
        } else {
            Number::signed(number, 3).into()
        }
    };
    let games = comparison.games;
    if comparison.alike {
        return words::alike(subject, games);
    }
    let range = comparison.low.zip(comparison.high);
    let range = range.map(|(low, high)| words::range(figure(low), figure(high)));
    let seen = words::seen(figure(comparison.difference), range, games);
    match comparison.verdict {
        Verdict::Better => words::better(subject, seen),
        Verdict::Worse => words::worse(subject, seen),
        Verdict::CannotTell => {
            let needed = comparison.games_needed.map(words::needed);
            words::cannot_tell(subject, seen, needed)
        }
    }
}

/// What a comparison is about: a change, the second deck, or the same one played in another way.
pub(super) fn subject(best: Option<&ChangeTold>, same: bool) -> Message {
    match best {
        None if same => words::second_way(),
        None => words::second_deck(),
        Some(change) => changed(change),
    }
}

fn changed(change: &ChangeTold) -> Message {
    let name = |card: &Option<PlayedCard>| card.as_ref().map(|card| card.name.clone());
    match (name(&change.out), name(&change.into)) {
        (Some(out), Some(into)) => words::swap(into, out),
        (Some(out), None) => words::less(out),
        (None, Some(into)) => words::more(into),
        (None, None) => words::no_change(),
    }
}
