//! The best mulligan of a whole run: hands are weighed before the games, exactly or by games, as advice on one hand is.

use std::net::IpAddr;
use std::sync::Arc;

use fabulario_engine::goldfish::advice::{
    ByGames, Exact, Goal, Keeps, MOST_TURNS, Tried, Unknown, is_contradicted, playing,
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

mod by_games;

pub(super) use by_games::{Hands, Patience, play_hands, play_now, usual_games};

/// Games of the advice on each hand of a run that costs and company say too little of.
const GAMES: u32 = 2_000;

/// The games that a mulligan is made for.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    /// Whether the deck begins.
    pub first: bool,
    /// The seed of the games; nothing where no games can be played to weigh a hand.
    pub seed: Option<u64>,
}

impl Finder<'_> {
    /// The best mulligan of a deck for a goal; hands are weighed as they come, or [before](weigh).
    pub(super) fn optimal(
        &mut self,
        goal: &GoalAsked,
        seated: &Seated<'_>,
        seat: Seat,
        at: &str,
    ) -> Result<Mulligan, Unplayed> {
        let goal = self.goal(goal, at)?;
        let table = &self.lab().current.catalogue.fabula().table;
        let inert = Opponent::Inert(self.lab().plain_bases(&seated.deck));
        let tried = self.lab().playing(seated, &inert);
        let cards = (seated.deck.main.as_slice(), tried.as_slice());
        let exact = Exact::of(table, cards, seated.rules, seat.first, &goal);
        let keeps = match exact.and_then(Keeps::new) {
            Ok(keeps) => keeps,
            Err(why) => {
                let mistake = no_value(self.lab().lang, at, why);
                self.mistakes.push(mistake);
                return Ok(Mulligan::Never);
            }
        };
        let at = format!("{at}/goal");
        let found = (tried.as_slice(), &goal);
        let wrong = self
            .lab()
            .contradicted(found, seated, (&inert, seat.first), &at);
        let uncertain = tried.iter().any(Tried::is_uncertain);
        let keeps = match seat.seed {
            Some(seed) if wrong.is_some() || uncertain => {
                let warning = self.lab().told_by_games(wrong.is_some(), &at);
                self.warnings.push(warning);
                keeps.by_games(ByGames {
                    rules: seated.rules,
                    deck: seated.deck.clone(),
                    first: seat.first,
                    opponent: inert,
                    all: wrong.is_some(),
                    tried,
                    goal,
                    seed,
                    games: GAMES.into(),
                })
            }
            _ => {
                self.warnings.extend(wrong);
                keeps
            }
        };
        Ok(Mulligan::Optimal(Arc::new(keeps)))
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

    /// How hands are weighed of which costs and company say too little: all of them, or some.
    fn told_by_games(&self, all: bool, at: &str) -> Warning {
        let message = if all {
            words::all_by_games(GAMES)
        } else {
            words::some_by_games(GAMES)
        };
        Warning::new("hands_by_games", message.to(self.lang)).at(at.to_owned())
    }

    /// What is to be said where nobody said how many games, and fewer than usual are played because games weigh hands.
    pub(super) fn fewer_games(&self, games: u32, usual: u32) -> Option<Warning> {
        let message = || words::fewer_games(games, usual, GAMES).to(self.lang);
        (games < usual).then(|| Warning::new("fewer_games", message()).at("/games".to_owned()))
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
            Some(Unknown::Waiting) => Err(Problem::internal("hands without advice").into()),
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
