//! Advice on an opening hand: what every choice is worth.

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::advice::{Case, Margin, Unknown};

use super::cards::Finder;
use super::optimal::no_value;
use super::{ENGINE, Lab, Unplayed, Wanted, advice_words};
use crate::desk::decks::DeckAsked;
use crate::wire::Warning;
use crate::wire::goldfish::{
    AdviceAnswer, AdviceAsked, AdviceChoice, GoalId, GoalTold, Method, MethodAsked, PolicyAsked,
    PolicyId, PolicyTold,
};
use crate::words::goldfish as words;

mod find;
mod hand;
mod told;

/// Games where no number is asked for.
const GAMES: u32 = 20_000;

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

    fn no_choice(&self) -> Unplayed {
        Unplayed::one(no_value(self.lang, "", Unknown::NotInDeck))
    }

    /// A policy that does little for a goal of influence.
    fn attacks_instead(&self) -> Warning {
        let message = words::attacks_instead().to(self.lang);
        Warning::new("policy_for_another_goal", message).at("/policy".to_owned())
    }
}
