//! The mulligan of a request: conditions over queries become conditions over cards.

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::{Condition, Mulligan};

use super::cards::Finder;
use super::optimal::Seat;
use super::{Seated, Unplayed};
use crate::wire::goldfish::{HandCards, HandCondition, HandCount, MulliganAsked, MulliganId};
use crate::words::{goldfish as words, mistakes};

/// Most conditions of a rule, and how deep they lie inside each other.
const MOST: usize = 64;
const DEEPEST: usize = 16;

impl Finder<'_> {
    /// The mulligan that is asked for; what is wrong with it is gathered.
    ///
    /// `at` is the JSON pointer of what it is a part of.
    pub fn mulligan(
        &mut self,
        asked: Option<&MulliganAsked>,
        seated: &Seated<'_>,
        seat: Seat,
        at: &str,
    ) -> Result<Mulligan, Unplayed> {
        let Some(asked) = asked else {
            return Ok(Mulligan::Never);
        };
        let unused = [
            (
                "keep_if",
                asked.keep_if.is_some() && asked.id != MulliganId::Rule,
            ),
            (
                "keep",
                asked.keep.is_some() && matches!(asked.id, MulliganId::Never | MulliganId::Optimal),
            ),
            (
                "goal",
                asked.goal.is_some() && asked.id != MulliganId::Optimal,
            ),
            ("wanted", asked.wanted.is_some()),
        ];
        for (field, _) in unused.into_iter().filter(|(_, unused)| *unused) {
            let pointer = format!("{at}/mulligan/{field}");
            self.wrong(pointer, "not_used", words::mulligan_field());
        }
        let elsewhere = match asked.id {
            MulliganId::Surplus => Some(words::surplus_elsewhere()),
            MulliganId::Wanted => Some(words::wanted_elsewhere()),
            _ => None,
        };
        if let Some(message) = elsewhere {
            self.wrong(format!("{at}/mulligan/id"), "not_used", message);
        }
        let keep = match &asked.keep {
            Some(cards) => self.cards(cards, &format!("{at}/mulligan/keep"))?,
            None => Vec::new(),
        };
        Ok(match asked {
            MulliganAsked {
                id: MulliganId::Never | MulliganId::Surplus | MulliganId::Wanted,
                ..
            } => Mulligan::Never,
            MulliganAsked {
                id: MulliganId::Keep,
                ..
            } => Mulligan::Keep(keep),
            MulliganAsked {
                id: MulliganId::Optimal,
                goal: Some(goal),
                ..
            } => self.optimal(goal, seated, seat, &format!("{at}/mulligan"))?,
            MulliganAsked {
                id: MulliganId::Rule,
                keep_if: Some(condition),
                ..
            } => {
                let at = format!("{at}/mulligan/keep_if");
                if !self.is_small(condition, &at) {
                    return Ok(Mulligan::Never);
                }
                let stay = self.condition(condition, &at)?;
                Mulligan::Rule { stay, keep }
            }
            MulliganAsked { id, .. } => {
                let field = if *id == MulliganId::Optimal {
                    "goal"
                } else {
                    "keep_if"
                };
                let pointer = format!("{at}/mulligan/{field}");
                self.wrong(pointer, "required", mistakes::required());
                Mulligan::Never
            }
        })
    }

    /// Cards by query or by name.
    pub fn cards(&mut self, asked: &HandCards, pointer: &str) -> Result<Vec<CardId>, Unplayed> {
        match (&asked.query, &asked.cards) {
            (Some(query), None) => self.query(query, &format!("{pointer}/query")),
            (None, Some(cards)) => Ok(self.named(cards, &format!("{pointer}/cards"))),
            _ => {
                self.wrong(pointer.to_owned(), "one_of", words::query_or_cards());
                Ok(Vec::new())
            }
        }
    }

    fn condition(&mut self, asked: &HandCondition, at: &str) -> Result<Condition, Unplayed> {
        let counted = asked.query.is_some() || asked.cards.is_some();
        let numbered = asked.at_least.is_some() || asked.at_most.is_some();
        Ok(match (counted, &asked.all, &asked.any, &asked.not) {
            (true, None, None, None) => self.count(asked, at)?,
            (false, Some(all), None, None) if !numbered => {
                Condition::All(self.list(all, &format!("{at}/all"))?)
            }
            (false, None, Some(any), None) if !numbered => {
                Condition::Any(self.list(any, &format!("{at}/any"))?)
            }
            (false, None, None, Some(not)) if !numbered => {
                Condition::Not(Box::new(self.condition(not, &format!("{at}/not"))?))
            }
            _ => {
                self.not_one_of(at);
                Condition::All(Vec::new())
            }
        })
    }

    /// A condition that is several at once, or none.
    pub(super) fn not_one_of(&mut self, at: &str) {
        self.wrong(at.to_owned(), "one_of", words::one_condition());
    }

    /// Whether a condition is small enough to be asked in every game; if not, that is told.
    pub(super) fn is_small(&mut self, condition: &HandCondition, at: &str) -> bool {
        let small = is_small(condition, &mut MOST.clone(), DEEPEST);
        if !small {
            let message = words::too_complex(MOST, DEEPEST);
            self.wrong(at.to_owned(), "too_complex", message);
        }
        small
    }

    fn list(&mut self, parts: &[HandCondition], at: &str) -> Result<Vec<Condition>, Unplayed> {
        let parts = parts.iter().enumerate();
        parts
            .map(|(place, part)| self.condition(part, &format!("{at}/{place}")))
            .collect()
    }

    fn count(&mut self, asked: &HandCondition, at: &str) -> Result<Condition, Unplayed> {
        let named = HandCards {
            query: asked.query.clone(),
            cards: asked.cards.clone(),
        };
        let cards = self.cards(&named, at)?;
        self.check_numbers(asked, at);
        let least = asked.at_least;
        let least = least.map(|HandCount(n)| Condition::AtLeast(n, cards.clone()));
        let most = asked.at_most;
        let most = most.map(|HandCount(n)| Condition::AtMost(n, cards));
        Ok(match (least, most) {
            (Some(one), None) | (None, Some(one)) => one,
            (least, most) => Condition::All(least.into_iter().chain(most).collect()),
        })
    }

    /// What is wrong with the numbers of a count.
    pub(super) fn check_numbers(&mut self, asked: &HandCondition, at: &str) {
        let (least, most) = (asked.at_least, asked.at_most);
        if least.is_none() && most.is_none() {
            let message = mistakes::at_least_or_at_most();
            self.wrong(format!("{at}/at_least"), "required", message);
        }
        if least.zip(most).is_some_and(|(least, most)| least > most) {
            let message = mistakes::over_at_most();
            self.wrong(format!("{at}/at_least"), "too_large", message);
        }
    }
}

/// Takes the conditions inside this one from `left`; whether there were enough.
fn is_small(condition: &HandCondition, left: &mut usize, depth: usize) -> bool {
    if *left == 0 || depth == 0 {
        return false;
    }
    *left -= 1;
    let lists = [&condition.all, &condition.any].into_iter().flatten();
    let inner = lists.flatten().chain(condition.not.as_deref());
    inner
        .into_iter()
        .all(|inner| is_small(inner, left, depth - 1))
}
