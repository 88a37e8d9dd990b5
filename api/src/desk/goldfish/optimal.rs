//! The best mulligan of a whole run: every opening hand is weighed before the games.

use std::net::IpAddr;
use std::sync::Arc;

use fabulario_engine::goldfish::advice::{
    Exact, Goal, Keeps, MOST_TURNS, Tried, Unknown, is_contradicted, playing,
};
use fabulario_engine::goldfish::{Mulligan, Opponent};

use super::cards::Finder;
use super::run::drive::full;
use super::{Lab, Seated, Unplayed};
use crate::http::problem::Problem;
use crate::wire::goldfish::GoalAsked;
use crate::wire::{Mistake, Warning};
use crate::words::Language;
use crate::words::goldfish::no_value as words;
use crate::work::pool::{Pieces, Pool, Work};

impl Finder<'_> {
    /// The best mulligan of a deck for a goal; hands are weighed as they come, or [before](weigh).
    pub(super) fn optimal(
        &mut self,
        goal: &GoalAsked,
        seated: &Seated<'_>,
        first: bool,
        at: &str,
    ) -> Result<Mulligan, Unplayed> {
        let goal = self.goal(goal, at)?;
        let table = &self.lab().current.catalogue.fabula().table;
        let inert = Opponent::Inert(self.lab().plain_bases(&seated.deck));
        let tried = self.lab().playing(seated, &inert);
        let cards = (seated.deck.main.as_slice(), tried.as_slice());
        let exact = Exact::of(table, cards, seated.rules, first, &goal);
        match exact.and_then(Keeps::new) {
            Ok(keeps) => {
                let found = (tried.as_slice(), &goal);
                let at = format!("{at}/goal");
                let warning = self.lab().contradicted(found, seated, (&inert, first), &at);
                self.warnings.extend(warning);
                Ok(Mulligan::Optimal(Arc::new(keeps)))
            }
            Err(why) => {
                let mistake = no_value(self.lab().lang, at, why);
                self.mistakes.push(mistake);
                Ok(Mulligan::Never)
            }
        }
    }
}

impl Lab<'_> {
    /// What is to be said where games of the deck go otherwise than an exact value reckons.
    pub(super) fn contradicted(
        &self,
        (tried, goal): (&[Tried], &Goal),
        seated: &Seated<'_>,
        whom: (&Opponent, bool),
        at: &str,
    ) -> Option<Warning> {
        let table = &self.current.catalogue.fabula().table;
        let wrong = is_contradicted(table, seated.rules, &seated.deck, whom, tried, goal);
        let message = words::contradicted().to(self.lang);
        wrong.then(|| Warning::new("effects_not_counted", message).at(at.to_owned()))
    }

    /// When the cards of a deck are played.
    pub(super) fn playing(&self, seated: &Seated<'_>, opponent: &Opponent) -> Vec<Tried> {
        let table = &self.current.catalogue.fabula().table;
        playing(table, seated.rules, &seated.deck, opponent)
    }
}

/// A table to fill.
struct Weighing(Arc<Keeps>);

impl Work for Weighing {
    fn work(&self, pieces: &mut Pieces<'_>) {
        while let Some(piece) = pieces.take() {
            if self.0.failed().is_none() {
                self.0.weigh(usize::try_from(piece).unwrap_or(usize::MAX));
            }
        }
    }
}

/// Weighs all hands of a mulligan on the pool, unless so many games will hardly meet most of them; `at` is the JSON
/// pointer of what it is a part of.
pub(super) async fn weigh(
    pool: &Pool,
    client: IpAddr,
    (mulligan, games): (&Mulligan, u64),
    (at, lang): (&str, Language),
) -> Result<(), Problem> {
    if let Mulligan::Optimal(keeps) = mulligan
        && keeps.hands() as u64 <= games / 2
    {
        let pieces = keeps.hands() as u64;
        let job = pool.begin(client, pieces, Weighing(Arc::clone(keeps)));
        job.map_err(full)?
            .finished()
            .await
            .map_err(Problem::internal)?;
    }
    weighed(mulligan, at, lang).map_err(Unplayed::problem)
}

/// Whether every hand that a mulligan was asked about could be weighed.
pub(super) fn weighed(mulligan: &Mulligan, at: &str, lang: Language) -> Result<(), Unplayed> {
    match mulligan {
        Mulligan::Optimal(keeps) => match keeps.failed() {
            Some(why) => Err(Unplayed::one(no_value(
                lang,
                &format!("{at}/mulligan"),
                why,
            ))),
            None => Ok(()),
        },
        _ => Ok(()),
    }
}

/// Why there is no exact value of a goal; `at` is the JSON pointer of what it is a part of.
pub(super) fn no_value(lang: Language, at: &str, why: Unknown) -> Mistake {
    let (pointer, message) = match why {
        Unknown::Goal => ("/goal", words::goal()),
        Unknown::Turns => ("/goal/turns", words::turns(MOST_TURNS)),
        Unknown::NotInDeck => ("/hand", words::not_in_deck()),
        Unknown::SmallDeck => ("/deck", words::small_deck()),
        _ => ("/goal", words::too_many()),
    };
    // The deck is not a part of a mulligan.
    let at = if pointer == "/deck" { "" } else { at };
    Mistake::new(format!("{at}{pointer}"), "no_exact_value", lang, message)
}
