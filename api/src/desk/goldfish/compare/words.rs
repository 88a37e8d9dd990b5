//! A verdict as a sentence.

use fabulario_engine::goldfish::compare::{Comparison, Direction, Verdict};

use crate::wire::goldfish::{ChangeTold, MeasureId, PlayedCard};
use crate::words::compare::{direction, gain, measure};
use crate::words::{Message, Number, compare as words};

/// Two decks by one measure, up to a turn.
#[derive(Clone, Copy)]
pub struct Measured<'c> {
    pub comparison: &'c Comparison,
    pub by: MeasureId,
    pub turn: u8,
}

/// What a comparison says about whoever comes second in it, and what that was measured by. Winning comes first: it
/// decides where it can be told.
pub fn verdict(asked: Measured<'_>, won: Option<Measured<'_>>, subject: Message) -> Message {
    let decides = |it: &Measured<'_>| it.comparison.verdict != Verdict::CannotTell;
    let (told, also) = match won.filter(decides) {
        Some(won) => (won, Some(asked.also())),
        None => (asked, None),
    };
    let comparison = told.comparison;
    let measured = words::measured(measure_of(told.by), told.turn, told.direction(), also);
    if comparison.alike {
        return words::alike(subject, comparison.games, measured);
    }
    let seen = words::seen(told.gain(), told.range(), comparison.games);
    match comparison.verdict {
        Verdict::Better => words::better(subject, seen, measured),
        Verdict::Worse => words::worse(subject, seen, measured),
        Verdict::CannotTell => {
            let needed = comparison.games_needed.map(words::needed);
            words::cannot_tell(subject, seen, measured, needed)
        }
    }
}

impl Measured<'_> {
    fn also(&self) -> Message {
        words::also(
            measure_of(self.by),
            self.direction(),
            self.gain(),
            self.range(),
        )
    }

    fn direction(&self) -> Message {
        match self.comparison.direction {
            Direction::More => direction::more(),
            Direction::Less => direction::less(),
        }
    }

    /// A difference as players say it: of a hundred games where it is a share of them.
    fn number(&self, difference: f64) -> Number {
        let times = if self.comparison.share { 100.0 } else { 1.0 };
        let it = self.comparison;
        let all = [Some(it.difference), it.low, it.high];
        Number::decimal(
            difference * times,
            places(all.map(|end| end.map_or(0.0, |end| end * times))),
        )
    }

    /// What the second deck does, in a sentence.
    fn gain(&self) -> Message {
        if self.comparison.alike {
            return gain::same();
        }
        if self.comparison.difference == 0.0 {
            return gain::none();
        }
        let fewer = self.comparison.difference < 0.0;
        let much = self.number(self.comparison.difference.abs());
        match (self.by, fewer) {
            (MeasureId::WonTurn, true) => gain::earlier(much),
            (MeasureId::WonTurn, false) => gain::later(much),
            (MeasureId::Spent, false) => gain::more::spent(much),
            (MeasureId::Curve, false) => gain::more::curve(much),
            (MeasureId::Damage, false) => gain::more::damage(much),
            (MeasureId::Influence, false) => gain::more::influence(much),
            (MeasureId::Bases, false) => gain::more::bases(much),
            (MeasureId::Centro, false) => gain::more::centro(much),
            (MeasureId::Package, false) => gain::more::package(much),
            (MeasureId::Spent, true) => gain::fewer::spent(much),
            (MeasureId::Curve, true) => gain::fewer::curve(much),
            (MeasureId::Damage, true) => gain::fewer::damage(much),
            (MeasureId::Influence, true) => gain::fewer::influence(much),
            (MeasureId::Bases, true) => gain::fewer::bases(much),
            (MeasureId::Centro, true) => gain::fewer::centro(much),
            (MeasureId::Package, true) => gain::fewer::package(much),
        }
    }

    /// The interval, in the direction of the sentence; none of what is the same in all games.
    fn range(&self) -> Option<Message> {
        if self.comparison.alike {
            return None;
        }
        let (low, high) = self.comparison.low.zip(self.comparison.high)?;
        let (low, high) = if self.comparison.difference < 0.0 {
            (-high, -low)
        } else {
            (low, high)
        };
        Some(words::range(self.number(low), self.number(high)))
    }
}

/// How many places it takes to tell these from nothing: two, and up to four where that is too few.
fn places(numbers: [f64; 3]) -> usize {
    let vanishes = |number: f64, least: f64| number != 0.0 && number.abs() < least;
    [(2, 0.005), (3, 0.000_5)]
        .into_iter()
        .find(|(_, least)| !numbers.iter().any(|number| vanishes(*number, *least)))
        .map_or(4, |(places, _)| places)
}

/// What is measured, in words.
fn measure_of(id: MeasureId) -> Message {
    match id {
        MeasureId::WonTurn => measure::won_turn(),
        MeasureId::Spent => measure::spent(),
        MeasureId::Curve => measure::curve(),
        MeasureId::Damage => measure::damage(),
        MeasureId::Influence => measure::influence(),
        MeasureId::Bases => measure::bases(),
        MeasureId::Centro => measure::centro(),
        MeasureId::Package => measure::package(),
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

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn an_interval_without_zero_is_not_told_with_one() {
        assert_eq!(places([0.61, 0.57, 0.65]), 2);
        assert_eq!(places([0.0, -0.5, 0.5]), 2);
        assert_eq!(places([0.006, 0.001, 0.011]), 3);
        assert_eq!(places([0.002, 0.000_1, 0.004]), 4);
    }
}
