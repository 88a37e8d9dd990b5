//! Advice on an opening hand: what every choice is worth.

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::advice::{
    Advice, Basis, ByTurn, Case, Margin, Playing, Replay, Tried, Unknown, Valued,
};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy};

use super::cards::Finder;
use super::optimal::no_value;
use super::{ENGINE, Lab, Seated, Unplayed, Wanted, advice_words, seed};
use crate::desk::decks::DeckAsked;
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::goldfish::{
    AdviceAnswer, AdviceAsked, AdviceChoice, AdviceMargin, AdviceNamed, AdviceTurn, GoalId,
    GoalTold, Interval, Method, MethodAsked, OpponentId, PolicyAsked, PolicyId, PolicyTold,
};
use crate::words::goldfish as words;

/// Games where no number is asked for.
const GAMES: u32 = 20_000;
/// Games between two looks whether anybody waits.
const AT_ONCE: u64 = 200;

/// How an advice was found.
struct Found {
    advice: Advice,
    method: Method,
    /// The seed and the number of games.
    games: Option<(u64, u64)>,
    /// Some choices turn by turn.
    by_turn: Vec<ByTurn>,
}

impl Found {
    fn by_turn_of(&self, keep: &[CardId]) -> Option<&ByTurn> {
        let own = |it: &&ByTurn| it.values.last().is_some_and(|last| last.keep == keep);
        self.by_turn.iter().find(own)
    }
}

/// How the deck is played.
fn policy_of(asked: &AdviceAsked) -> PolicyAsked {
    let usual = || PolicyAsked::of_advice(asked.goal.id);
    asked.policy.clone().unwrap_or_else(usual)
}

impl Lab<'_> {
    /// Weighs every choice of a hand; games are only played as long as somebody wants them, if at all.
    pub fn advise(
        &self,
        asked: &AdviceAsked,
        wanted: Option<&dyn Fn() -> bool>,
    ) -> Result<AdviceAnswer, Unplayed> {
        let seated = self.seat(&Wanted {
            deck: DeckAsked::new(asked.game, asked.deck.as_ref(), asked.code.as_ref()),
            format: asked.format.as_ref(),
            illegal: asked.illegal,
        })?;
        let mut finder = Finder::new(self, &seated.deck.main);
        let goal = finder.goal(&asked.goal, "")?;
        let chosen = policy_of(asked);
        let policy = finder.policy(&chosen, "");
        let opponent = finder.opponent(&asked.opponent, &seated.deck);
        let hand = self.hand_of(asked, &seated, &mut finder);
        let keep = self.keep_of(asked, &hand, seated.rules.mulligan, &mut finder);
        let mut warnings = finder.finish()?;
        warnings.extend(seated.warnings.iter().cloned());
        if asked.goal.id == GoalId::Influence && chosen.id != PolicyId::InfluenceFirst {
            warnings.push(self.attacks_instead());
        }
        let tried = self.playing(&seated, &opponent);
        let idle = tried.iter().filter(|it| it.is_idle());
        let idle: Vec<CardId> = idle.map(|it| it.card).collect();
        let case = Case {
            table: &self.current.catalogue.fabula().table,
            deck: &seated.deck.main,
            tried: &tried,
            hand: &hand,
            rules: seated.rules,
            first: asked.first.begins(),
            goal: &goal,
        };
        let sides = (policy.clone(), opponent);
        let contradicted = || {
            let whom = (&opponent, case.first);
            self.contradicted((&tried, &goal), &seated, whom, "/method")
        };
        let reckons = chosen.id == PolicyId::BestSpend && asked.method != MethodAsked::Sampled;
        let wrong = reckons.then(contradicted).flatten();
        // What is reckoned is only answered where games go so, or where nothing else is wanted.
        let by_games = asked.method == MethodAsked::Auto && wrong.is_some();
        let found = self.find(
            asked,
            &seated,
            &case,
            sides,
            (keep.as_deref(), by_games),
            wanted,
        )?;
        if found.method == Method::Exact {
            warnings.extend(wrong);
        }
        let advice = &found.advice;
        let choices: Vec<AdviceChoice> = advice
            .choices
            .iter()
            .map(|valued| self.choice(&hand, valued, found.by_turn_of(&valued.keep)))
            .collect();
        let Some(best) = choices.first().cloned() else {
            return Err(Unplayed::one(no_value(self.lang, "", Unknown::NotInDeck)));
        };
        let named = keep.as_deref().map(|keep| self.named(&case, &found, keep));
        let named = named
            .map(|it| it.ok_or_else(|| self.no_choice()))
            .transpose()?;
        let margin = |margin: &Option<Margin>| margin.as_ref().map(|it| self.margin(it));
        let (ignored, idle) = match found.method {
            Method::Exact => (case.ignored(), idle.as_slice()),
            Method::Sampled => (Vec::new(), &[][..]),
        };
        Ok(AdviceAnswer {
            game: asked.game,
            format: seated.format.id.0.clone(),
            first: asked.first,
            engine: ENGINE,
            policy: PolicyTold {
                id: policy.id(),
                text: policy.text().get(self.lang).to_owned(),
            },
            goal: GoalTold {
                id: asked.goal.id,
                turns: goal.turns(),
                unit: asked.goal.id.unit(),
            },
            rule: advice_words::rule(seated.format, self.lang),
            method: found.method,
            seed: found.games.map(|(seed, _)| seed.to_string()),
            games: found.games.map(|(_, games)| games),
            ignored: self.told_all(&ignored),
            idle: self.told_all(idle),
            hand: self.told_all(&hand),
            best,
            named,
            margin: margin(&advice.next),
            to_keep_all: margin(&advice.all),
            to_replace_all: margin(&advice.none),
            verdict: advice.verdict.id(),
            reason: self.in_words(advice.reason.get(self.lang), &seated.deck.main),
            chart: self.advice_chart(asked, &seated, &hand, &found),
            choices,
            warnings,
        })
    }

    /// The answer, exact or by games.
    fn find(
        &self,
        asked: &AdviceAsked,
        seated: &Seated<'_>,
        case: &Case<'_>,
        sides: (Policy, Opponent),
        (named, by_games): (Option<&[CardId]>, bool),
        wanted: Option<&dyn Fn() -> bool>,
    ) -> Result<Found, Unplayed> {
        // What a hand is worth that wants more than company depends on more than costs.
        let uncertain =
            |it: &Tried| it.playing == Playing::Sometimes && case.hand.contains(&it.card);
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

    /// The address of a picture of the choices; none for a deck without a code.
    fn advice_chart(
        &self,
        asked: &AdviceAsked,
        seated: &Seated<'_>,
        hand: &[CardId],
        found: &Found,
    ) -> Option<String> {
        let of = (&seated.known, seated.format);
        // The order of the hand means nothing.
        let mut hand: Vec<&str> = hand.iter().map(|card| self.id_of(*card)).collect();
        hand.sort_unstable();
        let inert = OpponentId::default();
        let mut address = self
            .address("mulligan.svg", of, (asked.first, asked.illegal))?
            .with("hand", &hand.join(","))
            .json("goal", Some(&asked.goal))
            .json(
                "policy",
                Some(&policy_of(asked)).filter(|it| **it != PolicyAsked::of_advice(asked.goal.id)),
            )
            .json(
                "opponent",
                Some(&asked.opponent).filter(|it| it.id != inert),
            );
        if let Some((seed, _)) = found.games {
            let games = asked.games.map_or(GAMES, |games| games.0);
            address = address
                .with("method", "sampled")
                .with("seed", &seed.to_string())
                .with("games", &games.to_string());
        }
        address.finish()
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
        let mut sampler = case.sampler(games.into());
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

    /// The choice that was asked about, beside the best one.
    fn named(&self, case: &Case<'_>, found: &Found, keep: &[CardId]) -> Option<AdviceNamed> {
        let told = found.by_turn_of(keep)?;
        let place = found.advice.choices.iter().position(|it| it.keep == keep)?;
        let reason = case.reason_for(&found.advice, told)?;
        Some(AdviceNamed {
            choice: self.choice(case.hand, told.values.last()?, Some(told)),
            place: place + 1,
            behind: AdviceMargin {
                keep: self.told_all(found.advice.best()),
                ..self.margin(&told.behind)
            },
            reason: self.in_words(reason.get(self.lang), case.deck),
        })
    }

    fn choice(&self, hand: &[CardId], valued: &Valued, told: Option<&ByTurn>) -> AdviceChoice {
        let mut back = hand.to_vec();
        for card in &valued.keep {
            if let Some(at) = back.iter().position(|other| other == card) {
                back.swap_remove(at);
            }
        }
        let (games, interval) = match valued.basis {
            Basis::Exact => (None, None),
            Basis::Fresh { games, interval } | Basis::Searched { games, interval } => {
                (Some(games), Some(interval))
            }
        };
        AdviceChoice {
            keep: self.told_all(&valued.keep),
            put_back: self.told_all(&back),
            value: valued.value,
            games,
            interval: interval.map(Interval::from),
            by_turn: told.map_or_else(Vec::new, turns),
        }
    }

    fn margin(&self, margin: &Margin) -> AdviceMargin {
        AdviceMargin {
            by: margin.by,
            interval: margin.interval.map(Interval::from),
            keep: self.told_all(&margin.keep),
        }
    }

    /// The hand: as many cards as the format deals, no more of any than the deck has.
    fn hand_of(
        &self,
        asked: &AdviceAsked,
        seated: &Seated<'_>,
        finder: &mut Finder<'_>,
    ) -> Vec<CardId> {
        let mut hand = Vec::with_capacity(asked.hand.len());
        for (at, written) in asked.hand.iter().enumerate() {
            let pointer = format!("/hand/{at}");
            let Some(card) = finder.card(&written.0, &pointer) else {
                continue;
            };
            hand.push(card);
            let count = |cards: &[CardId]| cards.iter().filter(|it| **it == card).count();
            let there = count(&seated.deck.main);
            if count(&hand) > there {
                let name = self.name_of(card, self.lang);
                finder.wrong(pointer, "not_in_deck", words::copies(there, name));
            }
        }
        let dealt = usize::from(seated.rules.opening_hand);
        let found = asked.hand.len();
        if found != dealt {
            let format = &seated.format.id.0;
            let message = words::hand_size(format, dealt, found);
            finder.wrong("/hand".to_owned(), "hand_size", message);
        }
        hand
    }

    /// The cards that the choice keeps which is asked about, by number: all of them are in the hand.
    fn keep_of(
        &self,
        asked: &AdviceAsked,
        hand: &[CardId],
        mulligan: bool,
        finder: &mut Finder<'_>,
    ) -> Option<Vec<CardId>> {
        let mut keep = Vec::new();
        for (at, written) in asked.keep.as_ref()?.iter().enumerate() {
            let pointer = format!("/keep/{at}");
            let Some(card) = finder.card(&written.0, &pointer) else {
                continue;
            };
            keep.push(card);
            let count = |cards: &[CardId]| cards.iter().filter(|it| **it == card).count();
            if count(&keep) > count(hand) {
                let name = self.name_of(card, self.lang);
                finder.wrong(pointer, "not_in_hand", words::not_in_hand(name));
            }
        }
        if !mulligan && keep.len() < hand.len() {
            finder.wrong("/keep".to_owned(), "no_mulligan", words::stays());
        }
        keep.sort_unstable();
        Some(keep)
    }

    fn no_choice(&self) -> Unplayed {
        Unplayed::one(no_value(self.lang, "", Unknown::NotInDeck))
    }

    /// A policy that does little for a goal of influence.
    fn attacks_instead(&self) -> Warning {
        let message = words::attacks_instead().to(self.lang);
        Warning::new("policy_for_another_goal", message).at("/policy".to_owned())
    }

    fn only_best_spend(&self) -> Mistake {
        let (pointer, message) = ("/policy".to_owned(), words::no_value::best_spend_only());
        Mistake::new(pointer, "no_exact_value", self.lang, message)
    }
}

/// A choice turn by turn.
fn turns(told: &ByTurn) -> Vec<AdviceTurn> {
    let turns = (1..).zip(&told.values).map(|(turn, valued)| AdviceTurn {
        turn,
        value: valued.value,
        interval: match valued.basis {
            Basis::Exact => None,
            Basis::Fresh { interval, .. } | Basis::Searched { interval, .. } => {
                Some(Interval::from(interval))
            }
        },
    });
    turns.collect()
}
