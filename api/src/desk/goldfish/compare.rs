//! Two decks that play the same games, and which single copy helps most.

use std::sync::Arc;

use fabulario_engine::Game;
use fabulario_engine::fabula::{Deck, PlayRules};
use fabulario_engine::goldfish::compare::{
    Change, Measure, OneCopy, OneCopyError, Pair, Plan, Side, Yardstick, one_copy,
};
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::{GoldfishError, Options};

use super::cards::Finder;
use super::optimal::{Patience, Seat, usual_games};
use super::policy::is_about_resources;
use super::{Lab, Seated, Unplayed, Wanted, seed};
use crate::catalogue::Current;
use crate::desk::decks::DeckAsked;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::goldfish::{
    CompareAsked, MeasureAsked, MeasureId, PackageAsked, PolicyAsked, SideAsked, USUAL_PAIRS,
    USUAL_TURNS,
};
use crate::words::Language;
use crate::words::{goldfish, mistakes};

mod answer;
mod copies;
pub mod drive;
pub(super) mod words;

/// The most games of all decks that look for the best copy: some seconds.
const MOST_COPIES: u64 = 200_000;

/// A comparison that can be played.
pub struct Comparing {
    /// Cards, formats and the index.
    pub current: Arc<Current>,
    lang: Language,
    public_url: String,
    game: Game,
    format: String,
    rules: PlayRules,
    a: Side,
    /// The other deck, or which copies are tried.
    other: Other,
    yardstick: Yardstick,
    measure: MeasureId,
    seed: u64,
    games: u64,
    level: Level,
    patience: Patience,
    warnings: Vec<Warning>,
}

enum Other {
    Deck(Box<Side>),
    OneCopy(Vec<Change>),
}

impl Other {
    fn side(&self) -> Option<&Side> {
        match self {
            Self::Deck(side) => Some(side),
            Self::OneCopy(_) => None,
        }
    }
}

impl Comparing {
    /// The comparison that is asked for, or every mistake.
    pub fn new(
        current: &Arc<Current>,
        lang: Language,
        public_url: &str,
        asked: &CompareAsked,
    ) -> Result<Self, Unplayed> {
        let lab = Lab {
            current,
            lang,
            public_url,
        };
        let seed = seed::read(asked.seed.as_ref(), lang)?;
        let (a, seated, mut warnings) = lab.side(asked, &asked.a, seed, "/a")?;
        let (other, games) = match (&asked.b, &asked.one_copy) {
            (Some(b), None) => {
                let (b, _, more) = lab.side(asked, b, seed, "/b")?;
                warnings.extend(more);
                let mulligans = [&a.options.mulligan, &b.options.mulligan];
                let usual = usual_games(USUAL_PAIRS, &mulligans);
                if asked.games.is_none() {
                    warnings.extend(lab.fewer_games(usual, USUAL_PAIRS));
                }
                let games = asked.games.map_or(usual, |games| games.0);
                (Other::Deck(Box::new(b)), games.into())
            }
            (None, Some(copies)) => {
                let changes = lab.changes(copies.changes, &seated, (&a, asked.illegal))?;
                let (changes, warning) = changes;
                warnings.extend(warning);
                let games = asked.games.map_or(MOST_COPIES, |games| games.0.into());
                (Other::OneCopy(changes), games)
            }
            _ => return Err(Unplayed::one(lab.b_or_copies())),
        };
        if matches!(other, Other::OneCopy(_)) && games > MOST_COPIES {
            return Err(Unplayed::one(lab.too_many_games(MOST_COPIES)));
        }
        let mut finder = Finder::new(&lab, &seated.deck.main);
        let yardstick = finder.yardstick(&asked.measure)?;
        warnings.extend(finder.finish()?);
        warnings.extend(lab.dead_cards(&a, other.side()));
        let comparing = Self {
            current: Arc::clone(current),
            lang,
            public_url: public_url.to_owned(),
            game: asked.game,
            format: seated.format.id.0.clone(),
            rules: seated.rules,
            a,
            other,
            yardstick,
            measure: asked.measure.id,
            seed,
            games,
            level: asked.level,
            patience: Patience::Request,
            warnings,
        };
        if let Other::Deck(b) = &comparing.other {
            let pair = comparing.pair(b);
            pair.map_err(|why| Unplayed::one(lab.not_playable(&why)))?;
        }
        Ok(comparing)
    }

    /// The same for somebody who is told how far it is, and waits.
    #[must_use]
    pub fn patiently(self) -> Self {
        Self {
            patience: Patience::Events,
            ..self
        }
    }

    /// Both decks, ready to play.
    fn pair(&self, b: &Side) -> Result<Pair<'_>, GoldfishError> {
        let table = &self.current.catalogue.fabula().table;
        let (a, b) = (self.a.clone(), b.clone());
        Pair::new(table, self.rules, a, b, &self.yardstick)
    }

    /// Looks for the copy that helps most.
    fn copies(
        &self,
        changes: &[Change],
        go_on: impl FnMut(u64, u64) -> bool,
    ) -> Result<OneCopy, OneCopyError> {
        let table = &self.current.catalogue.fabula().table;
        let Side { deck, options } = &self.a;
        let plan = Plan {
            yardstick: self.yardstick.clone(),
            changes: changes.to_vec(),
            games: self.games,
            seed: self.seed,
            level: self.level,
        };
        one_copy(table, self.rules, deck, options, &plan, go_on)
    }

    /// Games at most.
    pub const fn games(&self) -> u64 {
        self.games
    }
}

impl<'c> Lab<'c> {
    /// A deck and how it is played.
    fn side(
        &self,
        asked: &CompareAsked,
        side: &SideAsked,
        seed: u64,
        at: &str,
    ) -> Result<(Side, Seated<'c>, Vec<Warning>), Unplayed> {
        let seated = self.seat(&Wanted {
            deck: DeckAsked {
                at,
                ..DeckAsked::new(asked.game, side.deck.as_ref(), side.code.as_ref())
            },
            format: asked.format.as_ref(),
            illegal: asked.illegal,
        })?;
        let usual = asked.usual_policy();
        let mut finder = Finder::new(self, &seated.deck.main);
        let deck = Deck {
            main: seated.deck.main.clone(),
            bases: seated.deck.bases,
        };
        let seat = Seat {
            first: side.first.begins(),
            // The hands of decks with another copy are not known before their games.
            seed: asked.one_copy.is_none().then_some(seed),
        };
        let options = Options {
            turns: turn(&asked.measure),
            first: side.first.begins(),
            opponent: finder.opponent(&asked.opponent, &seated.deck),
            policy: finder.policy(side.policy.as_ref().unwrap_or(&usual), at),
            mulligan: finder.mulligan(side.mulligan.as_ref(), &seated, seat, at)?,
        };
        let mut warnings = finder.finish()?;
        warnings.extend(seated.warnings.iter().cloned());
        Ok((Side { deck, options }, seated, warnings))
    }

    fn b_or_copies(&self) -> Mistake {
        let (pointer, message) = ("/b".to_owned(), goldfish::b_or_one_copy());
        Mistake::new(pointer, "one_of", self.lang, message)
    }
}

impl CompareAsked {
    /// Who plays if nobody is asked for: the same on both sides.
    fn usual_policy(&self) -> PolicyAsked {
        let sides = [Some(&self.a), self.b.as_ref()];
        let mut sides = sides.into_iter().flatten();
        let resources = matches!(self.measure.id, MeasureId::Spent | MeasureId::Curve);
        PolicyAsked::usual(
            resources || sides.any(|side| is_about_resources(side.mulligan.as_ref())),
        )
    }
}

fn turn(asked: &MeasureAsked) -> u8 {
    let turn = asked.turn.and_then(|turn| u8::try_from(turn.0).ok());
    turn.unwrap_or(USUAL_TURNS)
}

impl Finder<'_> {
    /// What is measured.
    fn yardstick(&mut self, asked: &MeasureAsked) -> Result<Yardstick, Unplayed> {
        let measure = match asked.id {
            MeasureId::WonTurn => Measure::WonTurn,
            MeasureId::Spent => Measure::Spent,
            MeasureId::Curve => Measure::Curve,
            MeasureId::Damage => Measure::Damage,
            MeasureId::Influence => Measure::Influence,
            MeasureId::Bases => Measure::Bases,
            MeasureId::Centro => Measure::Centro,
            MeasureId::Package => {
                let Some(condition) = &asked.condition else {
                    let missing = mistakes::required();
                    self.wrong("/measure/condition".to_owned(), "required", missing);
                    return Ok(Yardstick {
                        measure: Measure::Spent,
                        turn: 1,
                    });
                };
                let package = PackageAsked {
                    label: None,
                    what: asked.what.unwrap_or(Happened::Seen),
                    condition: condition.clone(),
                };
                let question = self.package(&package, "/measure/condition")?;
                question.map_or(Measure::Spent, Measure::Package)
            }
        };
        let unused = asked.condition.is_some() || asked.what.is_some();
        if unused && asked.id != MeasureId::Package {
            let message = goldfish::package_only();
            self.wrong("/measure/condition".to_owned(), "not_used", message);
        }
        Ok(Yardstick {
            measure,
            turn: turn(asked),
        })
    }
}
