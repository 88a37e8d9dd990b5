//! From conditions as they are written to the engine's.

use std::fmt;

use fabulario_engine::odds::{Condition, Refusal};

use crate::wire::Mistake;
use crate::wire::odds::{GroupId, OddsAsked, OddsCondition};
use crate::words::Language;
use crate::words::{Message, mistakes, odds as words};

/// The conditions of all questions; what is wrong with them is added to the mistakes.
pub(super) fn read_all(
    asked: &OddsAsked,
    lang: Language,
    mistakes: &mut Vec<Mistake>,
) -> Vec<Condition> {
    let groups: Vec<&str> = asked.groups.iter().map(|it| it.id.0.as_str()).collect();
    let mut reader = Reader {
        groups: &groups,
        lang,
        mistakes,
    };
    let questions = asked.questions.iter().enumerate();
    let conditions = questions
        .filter_map(|(place, question)| reader.read(&question.condition, &Place::Question(place)));
    conditions.collect()
}

/// Where a condition stands: a JSON pointer once there is something to tell.
enum Place<'p> {
    Question(usize),
    Part(&'p Self, &'static str, usize),
    Not(&'p Self),
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Question(place) => write!(f, "/questions/{place}/condition"),
            Self::Part(outer, list, place) => write!(f, "{outer}/{list}/{place}"),
            Self::Not(outer) => write!(f, "{outer}/not"),
        }
    }
}

struct Reader<'r> {
    groups: &'r [&'r str],
    lang: Language,
    mistakes: &'r mut Vec<Mistake>,
}

impl Reader<'_> {
    fn read(&mut self, written: &OddsCondition, place: &Place<'_>) -> Option<Condition> {
        let counted = written.at_least.is_some() || written.at_most.is_some();
        match written {
            OddsCondition {
                group: Some(group),
                all: None,
                any: None,
                not: None,
                ..
            } => self.count(group, written, place),
            OddsCondition {
                group: None,
                all: Some(parts),
                any: None,
                not: None,
                ..
            } if !counted => {
                let parts = self.list(parts, place, "all");
                Some(Condition::All(parts))
            }
            OddsCondition {
                group: None,
                all: None,
                any: Some(parts),
                not: None,
                ..
            } if !counted => {
                let parts = self.list(parts, place, "any");
                Some(Condition::Any(parts))
            }
            OddsCondition {
                group: None,
                all: None,
                any: None,
                not: Some(inner),
                ..
            } if !counted => {
                let inner = self.read(inner, &Place::Not(place))?;
                Some(Condition::Not(Box::new(inner)))
            }
            _ => {
                self.wrong(place.to_string(), "one_of", words::one_condition());
                None
            }
        }
    }

    fn list(
        &mut self,
        parts: &[OddsCondition],
        outer: &Place<'_>,
        list: &'static str,
    ) -> Vec<Condition> {
        let parts = parts.iter().enumerate();
        let parts = parts.filter_map(|(at, part)| self.read(part, &Place::Part(outer, list, at)));
        parts.collect()
    }

    fn count(
        &mut self,
        GroupId(group): &GroupId,
        written: &OddsCondition,
        place: &Place<'_>,
    ) -> Option<Condition> {
        let known = self.groups.iter().position(|known| known == group);
        if known.is_none() {
            let message = words::no_group(group, self.groups.join(", "));
            self.wrong(format!("{place}/group"), "unknown_group", message);
        }
        let (least, most) = (written.at_least, written.at_most);
        if least.is_none() && most.is_none() {
            let message = mistakes::at_least_or_at_most();
            self.wrong(format!("{place}/at_least"), "required", message);
        }
        if least.zip(most).is_some_and(|(least, most)| least > most) {
            let message = mistakes::over_at_most();
            self.wrong(format!("{place}/at_least"), "too_large", message);
        }
        let least = least.map_or(0, |count| count.0);
        Some(Condition::between(known?, least, most.map(|count| count.0)))
    }

    fn wrong(&mut self, pointer: String, code: &'static str, message: Message) {
        let mistake = Mistake::new(pointer, code, self.lang, message);
        self.mistakes.push(mistake);
    }
}

/// A question that the engine refuses.
pub(super) fn refused(question: usize, why: Refusal, lang: Language) -> Mistake {
    let message = match why {
        Refusal::TooManyCards { cards, most } => words::refused::cards(cards, most),
        Refusal::SeenTooMany { seen, cards } => words::refused::seen(seen, cards),
        Refusal::TooManyCounts { counts, most } => words::refused::counts(counts, most),
        Refusal::TooDeep { most } => words::refused::depth(most),
        Refusal::NoSuchGroup { group, last } => words::refused::group(group, last),
        Refusal::TooMuch {
            states,
            steps,
            bytes,
            most_steps,
            most_bytes,
        } => words::refused::work(states, steps, bytes, most_steps, most_bytes),
    };
    let pointer = format!("/questions/{question}/condition");
    Mistake::new(pointer, "too_complex", lang, message)
}
