//! What an object must be like, as a noun with its adjectives. FAB 1.10

use fabulario_engine::Lang;
use fabulario_engine::fabula::CardType;
use fabulario_engine::fabula::ability::{Filter, Position};

use super::Writer;
use super::grammar::{Gender, Number, list};

mod describing;
mod determined;

/// Whether permanents are meant or cards of a zone out of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum As {
    Permanent,
    Card,
}

/// A noun with its adjectives, and what follows it.
#[derive(Debug, Clone)]
pub(super) struct Noun {
    /// The noun and its adjectives.
    pub core: String,
    /// What stands behind them: a cost, a relative clause.
    pub tail: String,
    pub gender: Gender,
    pub number: Number,
    /// Another than this one.
    pub other: bool,
    /// The two nouns of `aliado ou base`, the second with its gender.
    pub union: Option<(String, (String, Gender))>,
}

impl Noun {
    fn rest(&self, core: &str) -> String {
        if self.tail.is_empty() {
            core.to_owned()
        } else {
            format!("{core} {}", self.tail)
        }
    }
}

impl Writer<'_> {
    /// The noun that a filter stands for.
    pub(super) fn noun(&self, filter: &Filter, what: As, number: Number) -> Noun {
        let (head, gender) = self.head(filter, what, number);
        let core = match self.lang {
            Lang::Pt => {
                let mut words = vec![head];
                words.extend(self.adjectives(filter, gender, number));
                words.join(" ")
            }
            Lang::En => {
                let mut words = self.adjectives(filter, gender, number);
                words.push(head);
                words.join(" ")
            }
        };
        Noun {
            core,
            tail: self.tail(filter, what, gender, number),
            gender,
            number,
            other: filter.other,
            union: self.union(filter, what),
        }
    }

    fn union(&self, filter: &Filter, what: As) -> Option<(String, (String, Gender))> {
        let [first, second] = filter.kinds.as_slice() else {
            return None;
        };
        let name = |kind: CardType| self.kind(kind, filter.position, Number::One);
        (what == As::Permanent).then(|| (name(*first).0, name(*second)))
    }

    /// `aliado`, `ficha de aliado`, `Bicho`, `carta de manobra`, `Arredor`.
    fn head(&self, filter: &Filter, what: As, number: Number) -> (String, Gender) {
        let kinds: Vec<CardType> = filter.kinds.clone();
        let plain: Vec<(String, Gender)> = if kinds.is_empty() {
            Vec::new()
        } else {
            kinds
                .iter()
                .map(|kind| self.kind(*kind, filter.position, number))
                .collect()
        };
        let singular: Vec<String> = kinds
            .iter()
            .map(|kind| self.kind(*kind, filter.position, Number::One).0)
            .collect();
        let subtypes = self.subtypes(filter, number);
        // A subtype belongs to one type: "Bicho" says "aliado" as well.
        let implied = subtypes.as_ref().is_some_and(|_| {
            filter.subtypes.iter().all(|id| {
                self.words
                    .subtypes
                    .get(id)
                    .is_some_and(|subtype| kinds.is_empty() || kinds == [subtype.of])
            })
        });
        let or = self.say("ou", "or");
        let names: Vec<String> = plain.iter().map(|(name, _)| name.clone()).collect();
        // The article stands before the first noun and follows it.
        let gender = plain
            .first()
            .map_or(Gender::Masculine, |(_, gender)| *gender);
        let many = number == Number::Many;
        let (head, gender) = match (what, subtypes, names.is_empty()) {
            (As::Permanent, Some((subtype, gender)), true)
                if !implied || filter.subtypes.len() == 1 =>
            {
                (subtype, gender)
            }
            (As::Permanent, Some((subtype, gender)), false)
                if implied && filter.subtypes.len() == 1 =>
            {
                (subtype, gender)
            }
            // Of several subtypes none can lend its gender: the type does.
            (As::Permanent, Some((subtype, _)), true) => {
                let of = filter
                    .subtypes
                    .iter()
                    .find_map(|id| self.words.subtypes.get(id));
                let (kind, gender) =
                    self.kind(of.map_or(CardType::Aliado, |it| it.of), None, number);
                let head = match self.lang {
                    Lang::Pt => format!("{kind} {subtype}"),
                    Lang::En => format!("{subtype} {kind}"),
                };
                (head, gender)
            }
            (As::Permanent, Some((subtype, _)), false) => (
                match self.lang {
                    Lang::Pt => format!("{} {subtype}", list(&names, &or)),
                    Lang::En => format!("{subtype} {}", list(&names, &or)),
                },
                gender,
            ),
            (As::Permanent, None, true) if filter.position.is_some() => {
                self.kind(CardType::Base, filter.position, number)
            }
            (As::Permanent, None, true) => (
                self.say(
                    if many { "permanentes" } else { "permanente" },
                    if many { "permanents" } else { "permanent" },
                ),
                Gender::Masculine,
            ),
            (As::Permanent, None, false) => (list(&names, &or), gender),
            (As::Card, subtypes, _) => {
                let mut of = Vec::new();
                let told_by_subtype = implied && subtypes.is_some();
                if !singular.is_empty() && !told_by_subtype {
                    let between = self.pick(" ou de ", " or ");
                    of.push(singular.join(between));
                }
                // Cards of a kind: the kind itself stays in the singular.
                of.extend(self.subtypes(filter, Number::One).map(|(name, _)| name));
                let head = match (self.lang, of.is_empty()) {
                    (Lang::Pt, true) => (if many { "cartas" } else { "carta" }).to_owned(),
                    (Lang::En, true) => (if many { "cards" } else { "card" }).to_owned(),
                    (Lang::Pt, false) => format!(
                        "{} de {}",
                        if many { "cartas" } else { "carta" },
                        of.join(" ")
                    ),
                    (Lang::En, false) => format!(
                        "{} {}",
                        of.into_iter().rev().collect::<Vec<_>>().join(" "),
                        if many { "cards" } else { "card" }
                    ),
                };
                (head, Gender::Feminine)
            }
        };
        match filter.ficha {
            Some(true) => (
                match (self.lang, many) {
                    (Lang::Pt, false) => format!("ficha de {head}"),
                    (Lang::Pt, true) => {
                        format!("fichas de {}", self.head_without_ficha(filter, what))
                    }
                    (Lang::En, false) => format!("{head} token"),
                    (Lang::En, true) => {
                        format!("{} tokens", self.head_without_ficha(filter, what))
                    }
                },
                Gender::Feminine,
            ),
            _ => (head, gender),
        }
    }

    fn head_without_ficha(&self, filter: &Filter, what: As) -> String {
        let plain = Filter {
            ficha: None,
            ..filter.clone()
        };
        self.head(&plain, what, Number::One).0
    }

    fn subtypes(&self, filter: &Filter, number: Number) -> Option<(String, Gender)> {
        let words: Vec<(String, Gender)> = filter
            .subtypes
            .iter()
            .map(|id| {
                let Some(subtype) = self.words.subtypes.get(id) else {
                    self.warn(format!("the subtype {id} has no words"));
                    return (id.clone(), Gender::Masculine);
                };
                let name = match number {
                    Number::One => &subtype.name,
                    Number::Many => &subtype.plural,
                };
                let gender = if subtype.feminine {
                    Gender::Feminine
                } else {
                    Gender::Masculine
                };
                (name.get(self.lang).to_owned(), gender)
            })
            .collect();
        let (_, gender) = words.first()?;
        let gender = *gender;
        let names: Vec<String> = words.into_iter().map(|(name, _)| name).collect();
        Some((list(&names, &self.say("ou", "or")), gender))
    }

    /// A card type as a common noun.
    pub(super) fn kind(
        &self,
        kind: CardType,
        position: Option<Position>,
        number: Number,
    ) -> (String, Gender) {
        let (pt, en, gender) = match (kind, position) {
            (CardType::Base, Some(Position::Arredor)) => (
                ["Arredor", "Arredores"],
                ["Outskirt", "Outskirts"],
                Gender::Masculine,
            ),
            (CardType::Base, Some(Position::Centro)) => (
                ["Centro", "Centros"],
                ["Centre", "Centres"],
                Gender::Masculine,
            ),
            (CardType::Aliado, _) => (["aliado", "aliados"], ["ally", "allies"], Gender::Masculine),
            (CardType::Manobra, _) => (
                ["manobra", "manobras"],
                ["manoeuvre", "manoeuvres"],
                Gender::Feminine,
            ),
            (CardType::Base, None) => (["base", "bases"], ["base", "bases"], Gender::Feminine),
            (CardType::Modificacao, _) => (
                ["modificação", "modificações"],
                ["modification", "modifications"],
                Gender::Feminine,
            ),
            (CardType::Ficha, _) => (["ficha", "fichas"], ["token", "tokens"], Gender::Feminine),
        };
        let [one, many] = if self.lang == Lang::Pt { pt } else { en };
        let word = if number == Number::One { one } else { many };
        (word.to_owned(), gender)
    }
}
