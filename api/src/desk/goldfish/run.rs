//! Many games of one deck: a request becomes a run, a run is played in stages, a tally becomes an answer.

use std::ops::Range;
use std::sync::Arc;

use fabulario_cards::code;
use fabulario_engine::Game;
use fabulario_engine::fabula::{Deck, PlayRules};
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::question::Question;
use fabulario_engine::goldfish::simulation::{FIRST_LOOK, Target, enough, is_precise};
use fabulario_engine::goldfish::tally::{Detail, Tally};
use fabulario_engine::goldfish::{self, GoldfishError, Mulligan, Options};

use super::cards::Finder;
use super::optimal::{Patience, Seat, usual_games};
use super::{Lab, Unplayed, Wanted, seed};
use crate::catalogue::Current;
use crate::desk::decks::DeckAsked;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::goldfish::{
    GoldfishAsked, IllegalDecks, MulliganAsked, MulliganId, OpponentAsked, PolicyAsked,
    PrecisionAsked, USUAL_GAMES, USUAL_TURNS,
};
use crate::words::Language;
use crate::words::goldfish as words;

mod answer;
pub mod drive;
mod link;
mod seats;

/// A run that can be played.
pub struct Run {
    /// Cards, formats and the index.
    pub current: Arc<Current>,
    lang: Language,
    public_url: String,
    deck: Deck,
    rules: PlayRules,
    options: Options,
    /// The mulligan in the other seat, where both are played.
    other: Mulligan,
    detail: Detail,
    questions: Vec<Question>,
    seed: u64,
    /// Games at most.
    games: u64,
    target: Option<Target>,
    level: Level,
    patience: Patience,
    told: Repeated,
}

/// What the answer repeats.
struct Repeated {
    game: Game,
    format: String,
    code: Option<String>,
    policy: PolicyAsked,
    opponent: OpponentAsked,
    mulligan: Option<MulliganAsked>,
    labels: Vec<Option<String>>,
    samples: bool,
    illegal: bool,
    play_or_draw: bool,
    warnings: Vec<Warning>,
    /// Said where fewer games than usual are played.
    fewer: Option<Warning>,
}

impl Repeated {
    fn mulligan(&self) -> MulliganId {
        self.mulligan
            .as_ref()
            .map_or(MulliganId::Never, |mulligan| mulligan.id)
    }
}

impl Run {
    /// The run that is asked for, or every mistake.
    pub fn new(
        current: &Arc<Current>,
        lang: Language,
        public_url: &str,
        asked: GoldfishAsked,
    ) -> Result<Self, Unplayed> {
        let lab = Lab {
            current,
            lang,
            public_url,
        };
        let seed = seed::read(asked.seed.as_ref(), lang)?;
        if let Some(PrecisionAsked {
            share: None,
            spent: None,
        }) = asked.precision
        {
            return Err(Unplayed::one(lab.no_precision()));
        }
        let seated = lab.seat(&Wanted {
            deck: DeckAsked::new(asked.game, asked.deck.as_ref(), asked.code.as_ref()),
            format: asked.format.as_ref(),
            illegal: asked.illegal,
        })?;
        let mut finder = Finder::new(&lab, &seated.deck.main);
        let (mulligan, precision) = (asked.mulligan.as_ref(), asked.precision.as_ref());
        let policy = asked.policy;
        let policy = policy.unwrap_or_else(|| PolicyAsked::of_run(mulligan, precision));
        let first = asked.first.begins();
        let seat = |first| Seat {
            first,
            seed: Some(seed),
        };
        let options = Options {
            turns: asked.turns.map_or(USUAL_TURNS, |turns| {
                u8::try_from(turns.0).unwrap_or(USUAL_TURNS)
            }),
            first,
            opponent: finder.opponent(&asked.opponent, &seated.deck),
            policy: finder.policy(&policy, ""),
            mulligan: finder.mulligan(asked.mulligan.as_ref(), &seated, seat(first), "")?,
        };
        let other = match &options.mulligan {
            // Whoever draws first sees a card more: another hand is worth keeping.
            Mulligan::Optimal(_) if asked.play_or_draw => {
                let mut finder = Finder::new(&lab, &seated.deck.main);
                finder.mulligan(asked.mulligan.as_ref(), &seated, seat(!first), "")?
            }
            mulligan => mulligan.clone(),
        };
        let both = [&options.mulligan, &other];
        let mulligans = if asked.play_or_draw {
            &both[..]
        } else {
            &both[..1]
        };
        let usual = usual_games(USUAL_GAMES, mulligans);
        let fewer = asked.games.is_none();
        let fewer = fewer.then(|| lab.fewer_games(usual, USUAL_GAMES));
        let questions = finder.packages(&asked.questions)?;
        let mut warnings = finder.finish()?;
        warnings.extend(seated.warnings.iter().cloned());
        let level = asked.level;
        let labels = asked.questions.into_iter();
        let run = Self {
            current: Arc::clone(current),
            lang,
            public_url: public_url.to_owned(),
            rules: seated.rules,
            options,
            other,
            patience: Patience::Request,
            detail: Detail {
                cards: asked.cards,
                ..Detail::ALL
            },
            questions,
            seed,
            games: asked.games.map_or(usual, |games| games.0).into(),
            target: asked.precision.map(|precision| Target {
                level,
                share: precision.share.map(|share| share.0),
                spent: precision.spent.map(|spent| spent.0),
            }),
            level,
            told: Repeated {
                game: asked.game,
                format: seated.format.id.0.clone(),
                code: code::encode(&current.catalogue, &seated.known).ok(),
                policy,
                opponent: asked.opponent,
                mulligan: asked.mulligan,
                labels: labels.map(|it| it.label.map(|label| label.0)).collect(),
                samples: asked.samples,
                illegal: asked.illegal == IllegalDecks::Simulate,
                play_or_draw: asked.play_or_draw,
                warnings,
                fewer: fewer.flatten(),
            },
            deck: seated.deck,
        };
        match run.lab() {
            Ok(_) => Ok(run),
            Err(why) => Err(Unplayed::one(lab.not_playable(&why))),
        }
    }

    /// The same for somebody who is told how far it is, and waits.
    #[must_use]
    pub fn patiently(self) -> Self {
        Self {
            patience: Patience::Events,
            ..self
        }
    }

    /// The deck, ready to play: one for each thread.
    fn lab(&self) -> Result<goldfish::Simulation<'_>, GoldfishError> {
        let table = &self.current.catalogue.fabula().table;
        goldfish::Simulation::new(
            table,
            self.rules,
            &self.deck,
            self.options.clone(),
            self.detail,
            self.questions.iter().cloned(),
        )
    }

    /// The games in stages; after each of them one may look whether it is enough.
    pub fn stages(&self) -> impl Iterator<Item = Range<u64>> + use<> {
        let (most, looks) = (self.games, self.target.is_some());
        let mut from = 0;
        std::iter::from_fn(move || {
            let to = match from {
                0 if looks => FIRST_LOOK,
                _ if looks => from * 2,
                _ => most,
            };
            let stage = from..to.min(most);
            from = stage.end;
            (!stage.is_empty()).then_some(stage)
        })
    }

    /// Games at most.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Whether the figures are as sure as they shall be.
    pub fn is_enough(&self, tally: &Tally) -> bool {
        self.target
            .as_ref()
            .is_some_and(|target| enough(tally, target))
    }

    /// Says so if all games together are not as sure as they shall be.
    fn imprecise(&self, tally: &Tally) -> Option<Warning> {
        let target = self.target.as_ref()?;
        let games = tally.games();
        let message = words::imprecise(games).to(self.lang);
        let warning = Warning::new("precision_not_reached", message);
        (!is_precise(tally, target)).then(|| warning.at("/precision".to_owned()))
    }
}

impl Lab<'_> {
    fn no_precision(&self) -> Mistake {
        let (pointer, message) = ("/precision".to_owned(), words::share_or_spent());
        Mistake::new(pointer, "required", self.lang, message)
    }
}
