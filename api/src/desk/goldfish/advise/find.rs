//! How an advice is found: exactly, or by games.

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::advice::{Advice, ByTurn, Case, Replay, Tried, Unknown};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};

use super::{GAMES, policy_of};
use crate::desk::goldfish::optimal::no_value;
use crate::desk::goldfish::{Lab, Seated, Unplayed, seed};
use crate::wire::Mistake;
use crate::wire::goldfish::{AdviceAsked, Method, MethodAsked, OpponentId, PolicyId};
use crate::words::goldfish as words;

/// Games between two looks whether anybody waits.
const AT_ONCE: u64 = 200;

/// How an advice was found.
pub(super) struct Found {
    pub advice: Advice,
    pub method: Method,
    /// The seed and the number of games.
    pub games: Option<(u64, u64)>,
    /// Some choices turn by turn.
    pub by_turn: Vec<ByTurn>,
}

impl Found {
    pub fn by_turn_of(&self, keep: &[CardId]) -> Option<&ByTurn> {
        let own = |it: &&ByTurn| it.values.last().is_some_and(|last| last.keep == keep);
        self.by_turn.iter().find(own)
    }
}

impl Lab<'_> {
    /// The answer, exact or by games.
    pub(super) fn find(
        &self,
        asked: &AdviceAsked,
        seated: &Seated<'_>,
        case: &Case<'_>,
        sides: (Policy, Opponent),
        (named, by_games): (Option<&[CardId]>, bool),
        wanted: Option<&dyn Fn() -> bool>,
    ) -> Result<Found, Unplayed> {
        // What a hand is worth that wants more than company depends on more than costs.
        let uncertain = |it: &Tried| it.is_uncertain() && case.hand.contains(&it.card);
        let depends = asked.method == MethodAsked::Auto && case.tried.iter().any(uncertain);
        let exact = if by_games || depends {
            None
        } else {
            self.exactly(asked, case)?
        };
        if let Some(found) = exact {
            return Ok(found);
        }
        let wanted = wanted.ok_or(Unplayed::Games)?;
        self.by_games(asked, seated, case, sides, named, wanted)
    }

    /// The exact answer, if it is wanted and there is one.
    fn exactly(&self, asked: &AdviceAsked, case: &Case<'_>) -> Result<Option<Found>, Unplayed> {
        let must = asked.method == MethodAsked::Exact;
        let other = asked.policy.is_some() && policy_of(asked).id != PolicyId::BestSpend;
        if other || asked.opponent.id != OpponentId::Inert {
            return if must {
                Err(Unplayed::one(self.only_best_spend()))
            } else {
                Ok(None)
            };
        }
        if asked.method == MethodAsked::Sampled {
            return Ok(None);
        }
        match case.exact() {
            Ok(advice) => {
                let by_turn = case.exact_by_turn(&advice);
                let by_turn = by_turn.map_err(|why| Unplayed::one(no_value(self.lang, "", why)))?;
                Ok(Some(Found {
                    advice,
                    method: Method::Exact,
                    games: None,
                    by_turn,
                }))
            }
            Err(why) if must => Err(Unplayed::one(no_value(self.lang, "", why))),
            Err(_) => Ok(None),
        }
    }

    /// The answer by games.
    fn by_games(
        &self,
        asked: &AdviceAsked,
        seated: &Seated<'_>,
        case: &Case<'_>,
        (policy, opponent): (Policy, Opponent),
        named: Option<&[CardId]>,
        wanted: &dyn Fn() -> bool,
    ) -> Result<Found, Unplayed> {
        let seed = seed::read(asked.seed.as_ref(), self.lang)?;
        let options = Options {
            turns: case.goal.turns(),
            first: case.first,
            opponent,
            policy,
            mulligan: Mulligan::Never,
        };
        let goldfish = Goldfish::new(case.table, case.rules, &seated.deck, options);
        let mut goldfish = goldfish.map_err(|why| Unplayed::one(self.not_playable(&why)))?;
        let games = asked.games.map_or(GAMES, |games| games.0);
        let sampler = case.sampler(games.into());
        let mut sampler = match named {
            Some(named) => sampler.naming(named),
            None => sampler,
        };
        loop {
            if !wanted() {
                return Err(Unplayed::Late);
            }
            let done = case.play(&mut sampler, &mut goldfish, seed, AT_ONCE);
            match done {
                Ok(true) => break,
                Ok(false) => {}
                Err(_) => return Err(Unplayed::one(no_value(self.lang, "", Unknown::NotInDeck))),
            }
        }
        let games = sampler.progress().0;
        let unknown = || Unplayed::one(no_value(self.lang, "", Unknown::NotInDeck));
        let advice = case.sampled(&sampler).ok_or_else(unknown)?;
        let mut replay = Replay::new(case, &sampler, named).ok_or_else(unknown)?;
        loop {
            if !wanted() {
                return Err(Unplayed::Late);
            }
            let done = replay.step(case, &mut goldfish, seed, AT_ONCE);
            if done.map_err(|_| unknown())? {
                break;
            }
        }
        let told = [
            Some(advice.best()),
            named.filter(|keep| *keep != advice.best()),
        ];
        let told = told.into_iter().flatten();
        let by_turn = told.filter_map(|keep| replay.of(case, keep)).collect();
        Ok(Found {
            advice,
            method: Method::Sampled,
            games: Some((seed, games)),
            by_turn,
        })
    }

    fn only_best_spend(&self) -> Mistake {
        let (pointer, message) = ("/policy".to_owned(), words::no_value::best_spend_only());
        Mistake::new(pointer, "no_exact_value", self.lang, message)
    }
}
