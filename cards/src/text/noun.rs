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
        let plain = |number: Number| match what {
            As::Permanent => self.head_of_permanent(filter, number),
            As::Card => (self.head_of_card(filter, number), Gender::Feminine),
        };
        if filter.ficha != Some(true) {
            return plain(number);
        }
        // Fichas of a kind: the kind itself stays in the singular.
        let (of, _) = plain(Number::One);
        let text = match (self.lang, number) {
            (Lang::Pt, Number::One) => format!("ficha de {of}"),
            (Lang::Pt, Number::Many) => format!("fichas de {of}"),
            (Lang::En, Number::One) => format!("{of} token"),
            (Lang::En, Number::Many) => format!("{of} tokens"),
        };
        (text, Gender::Feminine)
    }

    /// Whether the subtypes say the type as well: a Bicho is an Aliado.
    fn subtypes_say_all(&self, filter: &Filter) -> bool {
        let says = |id: &String| {
            let subtype = self.words.subtypes.get(id);
            subtype.is_some_and(|it| filter.kinds.is_empty() || filter.kinds == [it.of])
        };
        !filter.subtypes.is_empty() && filter.subtypes.iter().all(says)
    }

    fn head_of_permanent(&self, filter: &Filter, number: Number) -> (String, Gender) {
        let subtypes = self.subtypes(filter, number);
        let implied = self.subtypes_say_all(filter);
        if let (Some(alone), [_], true) = (&subtypes, filter.subtypes.as_slice(), implied) {
            return alone.clone();
        }
        let mut kinds = filter.kinds.clone();
        if kinds.is_empty() && filter.position.is_some() {
            kinds.push(CardType::Base);
        }
        if kinds.is_empty() && implied {
            // Of several subtypes none can lend its gender: the type does.
            let first = filter
                .subtypes
                .first()
                .and_then(|id| self.words.subtypes.get(id));
            kinds.extend(first.map(|subtype| subtype.of));
        }
        let names: Vec<(String, Gender)> = kinds
            .iter()
            .map(|kind| self.kind(*kind, filter.position, number))
            .collect();
        // The article stands before the first noun and follows it.
        let Some((_, gender)) = names.first().cloned() else {
            let many = number == Number::Many;
            let permanent = self.say(
                if many { "permanentes" } else { "permanente" },
                if many { "permanents" } else { "permanent" },
            );
            return subtypes.unwrap_or((permanent, Gender::Masculine));
        };
        let names: Vec<String> = names.into_iter().map(|(name, _)| name).collect();
        let names = list(&names, self.pick("ou", "or"));
        let text = match (self.lang, subtypes) {
            (_, None) => names,
            (Lang::Pt, Some((subtypes, _))) => format!("{names} {subtypes}"),
            (Lang::En, Some((subtypes, _))) => format!("{subtypes} {names}"),
        };
        (text, gender)
    }

    fn head_of_card(&self, filter: &Filter, number: Number) -> String {
        let card = match number {
            Number::One => self.pick("carta", "card"),
            Number::Many => self.pick("cartas", "cards"),
        };
        let mut of = Vec::new();
        if !filter.kinds.is_empty() && !self.subtypes_say_all(filter) {
            let kinds: Vec<String> = filter
                .kinds
                .iter()
                .map(|kind| self.kind(*kind, filter.position, Number::One).0)
                .collect();
            of.push(kinds.join(self.pick(" ou de ", " or ")));
        }
        of.extend(self.subtypes(filter, Number::One).map(|(name, _)| name));
        match self.lang {
            _ if of.is_empty() => card.to_owned(),
            Lang::Pt => format!("{card} de {}", of.join(" ")),
            Lang::En => {
                of.reverse();
                format!("{} {card}", of.join(" "))
            }
        }
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
