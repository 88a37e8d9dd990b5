//! How often packages are together.

use super::Batch;
use crate::goldfish::compiled::game::Saw;
use crate::goldfish::compiled::lanes::Lanes;
use crate::goldfish::compiled::machine::{AT_ONCE, Witness};
use crate::goldfish::compiled::model::Model;
use crate::goldfish::question::Happened;
use crate::goldfish::tally::{Answer, Asked, MOST_QUESTIONS};
use crate::odds::MOST_GROUPS;

/// The cards that a question was asked about last, and the answer.
type Last<const W: usize> = (Lanes<W>, bool);

/// Asks every question of every game.
pub(super) struct Answers<'t, const W: usize> {
    asked: &'t [Asked],
    tallies: &'t mut [Answer],
    /// The lanes that each question is about.
    about: [Lanes<W>; MOST_QUESTIONS],
    /// By game: most turns change nothing.
    last: [[Last<W>; MOST_QUESTIONS]; AT_ONCE],
    /// What was played in each game.
    played: [Lanes<W>; AT_ONCE],
}

impl<'t, const W: usize> Answers<'t, W> {
    pub fn new(model: &Model<W>, asked: &'t [Asked], tallies: &'t mut [Answer]) -> Self {
        let mut about = [Lanes::NONE; MOST_QUESTIONS];
        let mut last = [(Lanes::NONE, false); MOST_QUESTIONS];
        for ((about, (none, answer)), asked) in about.iter_mut().zip(&mut last).zip(asked) {
            *about = model.layout.mask(asked.groups.iter().flatten().copied());
            *answer = holds(model, asked, *none);
        }
        Self {
            asked,
            tallies,
            about,
            last: [last; AT_ONCE],
            played: [Lanes::NONE; AT_ONCE],
        }
    }

    /// Asks about what was seen and what was played; who says yes counts.
    fn ask(
        &mut self,
        model: &Model<W>,
        at: usize,
        [seen, played]: [Lanes<W>; 2],
        counter: impl Fn(&mut Answer) -> Option<&mut u64>,
    ) {
        let questions = self.asked.iter().zip(&self.about);
        let questions = questions.zip(self.last.get_mut(at).into_iter().flatten());
        for (((asked, about), last), tally) in questions.zip(&mut *self.tallies) {
            let cards = match asked.question.what() {
                Happened::Seen => seen & *about,
                Happened::Played => played & *about,
            };
            if last.0 != cards {
                *last = (cards, holds(model, asked, cards));
            }
            if let Some(games) = counter(tally) {
                *games += u64::from(last.1);
            }
        }
    }
}

/// The answer for these cards.
fn holds<const W: usize>(model: &Model<W>, asked: &Asked, cards: Lanes<W>) -> bool {
    let mut counts = [0; MOST_GROUPS];
    for (count, group) in counts.iter_mut().zip(&asked.groups) {
        let copies = group.iter().map(|kind| model.layout.count(cards, *kind));
        *count = copies.sum();
    }
    asked.question.holds(&counts)
}

#[expect(clippy::indexing_slicing, reason = "places are below AT_ONCE")]
impl<const W: usize, const N: usize> Witness<W, N, AT_ONCE> for Answers<'_, W> {
    #[inline]
    fn opened(&mut self, model: &Model<W>, games: &Batch<W, N>) {
        self.played = [Lanes::NONE; AT_ONCE];
        for at in games.places() {
            let opening = [games.openings[at], Lanes::NONE];
            self.ask(model, at, opening, |answer| Some(&mut answer.opening));
            let kept = [games.hands[at], Lanes::NONE];
            self.ask(model, at, kept, |answer| Some(&mut answer.kept));
        }
    }

    #[inline]
    fn saw(&mut self, model: &Model<W>, number: usize, games: &Batch<W, N>) {
        for at in games.places() {
            if games.saw(at, number) == Saw::All {
                self.played[at] += games.played[at].cards;
            }
            let cards = [games.seen(at), self.played[at]];
            self.ask(model, at, cards, |answer| answer.turns.get_mut(number));
        }
    }

    #[inline]
    fn ended(&mut self, _: &Model<W>, _: &Batch<W, N>) {}
}
