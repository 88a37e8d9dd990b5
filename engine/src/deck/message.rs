//! Findings in words: the sentence of the code, with names and numbers in their places.
//!
//! `{found}` is a number, `{found|card|cards}` a number with the word that goes with it, `{names}` the
//! cards, `{about}` what else there is to say.

use super::{About, Pool, Printed, Violation, Word, colour_word};
use crate::Lang;
use crate::apoteose::Knowledge;
use crate::fabula::Colours;

/// Most names that one sentence tells.
const MOST_NAMES: usize = 5;

impl Violation<'_> {
    /// What is wrong and what to do next.
    #[must_use]
    pub fn message<C: Printed>(&self, pool: &Pool<C>, lang: Lang) -> String {
        let mut told = String::new();
        let mut rest = self.code.sentence(lang);
        // One pass: a brace in a card's name is only a brace.
        while let Some((before, after)) = rest.split_once('{') {
            told.push_str(before);
            let (place, after) = after.split_once('}').unwrap_or((after, ""));
            told.push_str(&self.fill(place, pool, lang));
            rest = after;
        }
        told + rest
    }

    fn fill<C: Printed>(&self, place: &str, pool: &Pool<C>, lang: Lang) -> String {
        let mut parts = place.split('|');
        let name = parts.next().unwrap_or_default();
        match name {
            "names" => self.names(pool, lang),
            "about" => self.about_words(C::GAME.kinds(), lang),
            "identity" => match self.about {
                About::Colours { identity, .. } => colours(identity, lang),
                _ => String::new(),
            },
            "kind" => {
                let card = self.cards.first().and_then(|no| pool.card(*no));
                let word =
                    card.and_then(|card| C::GAME.kinds().get(usize::from(card.facts().kind)));
                word.map(|word| word.get(lang))
                    .unwrap_or_default()
                    .to_owned()
            }
            number => {
                let n = self.number(number);
                match (parts.next(), parts.next()) {
                    (Some(one), _) if n == 1 => format!("{n} {one}"),
                    (_, Some(many)) => format!("{n} {many}"),
                    _ => n.to_string(),
                }
            }
        }
    }

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

    /// The names of the cards, as many as one sentence bears.
    fn names<C: Printed>(&self, pool: &Pool<C>, lang: Lang) -> String {
        let known = self.cards.iter().filter_map(|no| pool.card(*no));
        let written = match &self.about {
            About::Written(cards) => &cards[..],
            _ => &[],
        };
        let mut names: Vec<String> = Vec::new();
        for name in known.map(C::name).chain(written.iter().map(String::as_str)) {
            let name = format!("“{name}”");
            if names.len() == MOST_NAMES {
                let more = match lang {
                    Lang::Pt => " e outras",
                    Lang::En => " and others",
                };
                return names.join(", ") + more;
            }
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.join(", ")
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
            About::Collections(codes) => {
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
