//! Findings in words: the sentence of the code, with names and numbers in their places.
//!
//! `{found}` is a number, `{found|card|cards}` a number with the word that goes with it, `{names}` the
//! cards, `{name}` the first of them, `{about}` what else there is to say.

use super::{About, Pool, Printed, Violation, Word, colour_word};
use crate::Lang;
use crate::apoteose::Knowledge;
use crate::fabula::Colours;

/// Most names that one sentence tells.
const MOST_NAMES: usize = 5;

impl Violation<'_> {
    /// What is wrong and what to do next; `name` is what the reader calls a card.
    #[must_use]
    pub fn message<'p, C: Printed>(
        &self,
        pool: &'p Pool<C>,
        name: impl Fn(&'p C) -> &'p str,
        lang: Lang,
    ) -> String {
        let message = Message {
            of: self,
            pool,
            name,
            lang,
        };
        message.told()
    }
}

/// A finding, and what its sentence is made with.
struct Message<'v, 'p, C, N> {
    of: &'v Violation<'v>,
    pool: &'p Pool<C>,
    name: N,
    lang: Lang,
}

impl<'p, C: Printed, N: Fn(&'p C) -> &'p str> Message<'_, 'p, C, N> {
    fn told(&self) -> String {
        let mut told = String::new();
        let mut rest = self.of.code.sentence(self.lang);
        // One pass: a brace in a card's name is only a brace.
        while let Some((before, after)) = rest.split_once('{') {
            told.push_str(before);
            let (place, after) = after.split_once('}').unwrap_or((after, ""));
            told.push_str(&self.fill(place));
            rest = after;
        }
        told + rest
    }

    fn fill(&self, place: &str) -> String {
        let mut parts = place.split('|');
        let name = parts.next().unwrap_or_default();
        match name {
            "names" => self.names(),
            "name" => {
                let first = self.cards().next();
                first.map_or_else(String::new, |card| (self.name)(card).to_owned())
            }
            "about" => self.of.about_words(C::GAME.kinds(), self.lang),
            "identity" => match self.of.about {
                About::Colours { identity, .. } => colours(identity, self.lang),
                _ => String::new(),
            },
            "kind" => {
                let kind = self.cards().next().map(|card| card.facts().kind);
                let word = kind.and_then(|kind| C::GAME.kinds().get(usize::from(kind)));
                word.map_or_else(String::new, |word| word.get(self.lang).to_owned())
            }
            number => {
                let n = self.of.number(number);
                match (parts.next(), parts.next()) {
                    (Some(one), _) if n == 1 => format!("{n} {one}"),
                    (_, Some(many)) => format!("{n} {many}"),
                    _ => n.to_string(),
                }
            }
        }
    }

    /// The cards that the pool has.
    fn cards(&self) -> impl Iterator<Item = &'p C> {
        let cards = self.of.cards.iter();
        cards.filter_map(|no| self.pool.card(*no))
    }

    /// The names of the cards, as many as one sentence bears; cards that share the name of the rules are one.
    fn names(&self) -> String {
        let known = self.cards().map(|card| (card.name(), (self.name)(card)));
        let written = match &self.of.about {
            About::Written(cards) => &cards[..],
            _ => &[],
        };
        let mut told: Vec<&str> = Vec::new();
        let mut names: Vec<String> = Vec::new();
        for (of, name) in known.chain(written.iter().map(|name| (name.as_str(), name.as_str()))) {
            if names.len() == MOST_NAMES {
                let more = self.lang.pick(" e outras", " and others");
                return names.join(", ") + more;
            }
            if !told.contains(&of) {
                told.push(of);
                names.push(format!("“{name}”"));
            }
        }
        names.join(", ")
    }
}

impl Violation<'_> {
    fn number(&self, name: &str) -> u64 {
        let numbers = self.numbers;
        let found = numbers.found.unwrap_or_default();
        let least = numbers.least.unwrap_or_default().into();
        let most = numbers.most.unwrap_or_default().into();
        match name {
            "least" => least,
            "most" => most,
            "lack" => u64::saturating_sub(least, found),
            "over" => found.saturating_sub(most),
            _ => found,
        }
    }

    fn about_words(&self, kinds: &[Word], lang: Lang) -> String {
        let of = |words: &[Word], place: u8| {
            let word = words.get(usize::from(place)).map(|word| word.get(lang));
            word.unwrap_or_default().to_owned()
        };
        match &self.about {
            About::Nothing => String::new(),
            About::List(list) => list.name.get(lang).to_owned(),
            About::Section(section) => section.word().get(lang).to_owned(),
            About::Word(word) => word.clone(),
            About::Written(cards) => cards.join(", "),
            About::Kind(kind) => of(kinds, *kind),
            About::Colours { missing, .. } => colours(*missing, lang),
            About::Sets(codes) => {
                let few: Vec<&str> = codes.iter().take(MOST_NAMES).map(String::as_str).collect();
                let more = if codes.len() > MOST_NAMES { "…" } else { "" };
                few.join(", ") + more
            }
            About::Period(period) => match (period.until, lang) {
                (None, Lang::Pt) => format!("a partir de {}", period.from),
                (None, Lang::En) => format!("from {} on", period.from),
                (Some(until), Lang::Pt) => format!("de {} a {until}", period.from),
                (Some(until), Lang::En) => format!("from {} to {until}", period.from),
            },
            About::Knowledge(place) => of(Knowledge::WORDS, *place),
            About::Named(word) => word.get(lang).to_owned(),
        }
    }
}

fn colours(set: Colours, lang: Lang) -> String {
    let words: Vec<&str> = set.iter().map(|c| colour_word(c).get(lang)).collect();
    match (words.is_empty(), lang) {
        (true, Lang::Pt) => "nenhuma cor".to_owned(),
        (true, Lang::En) => "no colour".to_owned(),
        (false, _) => words.join(", "),
    }
}
