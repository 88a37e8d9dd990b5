//! From conditions as they are written to the engine's.

use std::fmt;

use fabulario_engine::Lang;
use fabulario_engine::odds::{Condition, Refusal};

use crate::wire::Mistake;
use crate::wire::odds::{GroupId, OddsAsked, OddsCondition};

/// The conditions of all questions; what is wrong with them is added to the mistakes.
pub(super) fn read_all(
    asked: &OddsAsked,
    lang: Lang,
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
    lang: Lang,
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
                self.wrong(
                    place.to_string(),
                    "one_of",
                    "precisa ter um só de group (com at_least ou at_most), all, any e not".into(),
                    "must have exactly one of group (with at_least or at_most), all, any and not"
                        .into(),
                );
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
            let all = self.groups.join(", ");
            self.wrong(
                format!("{place}/group"),
                "unknown_group",
                format!("nenhum grupo tem o id “{group}”; há {all}"),
                format!("no group has the id “{group}”; there are {all}"),
            );
        }
        let (least, most) = (written.at_least, written.at_most);
        if least.is_none() && most.is_none() {
            self.wrong(
                format!("{place}/at_least"),
                "required",
                "falta at_least ou at_most".into(),
                "at_least or at_most is missing".into(),
            );
        }
        if least.zip(most).is_some_and(|(least, most)| least > most) {
            self.wrong(
                format!("{place}/at_least"),
                "too_large",
                "não pode ser mais do que at_most".into(),
                "must not be more than at_most".into(),
            );
        }
        let least = least.map_or(0, |count| count.0);
        Some(Condition::between(known?, least, most.map(|count| count.0)))
    }

    fn wrong(&mut self, pointer: String, code: &'static str, pt: String, en: String) {
        let mistake = Mistake::new(pointer, code, self.lang, pt, en);
        self.mistakes.push(mistake);
    }
}

/// A question that the engine refuses.
pub(super) fn refused(question: usize, why: Refusal, lang: Lang) -> Mistake {
    let pt = match why {
        Refusal::TooManyCards { cards, most } => {
            format!("{cards} cartas: só se calcula com até {most}")
        }
        Refusal::SeenTooMany { seen, cards } => format!("{seen} cartas vistas de {cards}"),
        Refusal::TooManyCounts { counts, most } => {
            format!("conta grupos {counts} vezes, no máximo {most}; divida a pergunta")
        }
        Refusal::TooDeep { most } => {
            format!("condições ficam no máximo {most} uma dentro da outra")
        }
        Refusal::NoSuchGroup { group, last } => format!("grupo {group}: vão de 0 a {last}"),
        Refusal::TooMuch {
            states,
            steps,
            bytes,
            most_steps,
            most_bytes,
        } => format!(
            "contas demais: {states} tipos de mão, {steps} passos e {bytes} bytes, no máximo {most_steps} passos e {most_bytes} bytes; conte menos grupos, números menores ou menos cartas vistas"
        ),
    };
    let en = match why {
        Refusal::TooMuch { .. } => {
            format!("{why}; count fewer groups, smaller numbers or fewer cards seen")
        }
        Refusal::TooManyCounts { .. } => format!("{why}; split the question"),
        _ => why.to_string(),
    };
    let pointer = format!("/questions/{question}/condition");
    Mistake::new(pointer, "too_complex", lang, pt, en)
}
