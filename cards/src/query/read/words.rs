//! Words, phrases, expressions and names.

use super::super::syntax::{Written, is_quote};
use super::super::tree::{Find, Term, TextField, Tree};
use super::super::{Field, Op, Span, Warning};
use super::Reading;
use crate::words::{fold, split};

/// A shorter word is not taken as misspelt: everything is near it.
const SHORTEST_MISSPELT: usize = 5;
/// A shorter word that no card has is not worth a warning.
const SHORTEST_UNKNOWN: usize = 4;
/// Fields whose values somebody may write as a word.
const VALUED: [Field; 9] = [
    Field::Colour,
    Field::Type,
    Field::Rarity,
    Field::Does,
    Field::Set,
    Field::Game,
    Field::Ability,
    Field::Is,
    Field::Activation,
];

/// The words that join or negate others.
const JOINING: [&str; 6] = ["and", "e", "or", "ou", "not", "nao"];

fn words(text: &str) -> Vec<String> {
    split(&fold(text)).map(str::to_owned).collect()
}

impl Reading<'_> {
    /// `!name`
    pub(super) fn exact(&mut self, name: &str, span: Span) -> Option<Tree> {
        let words = words(name);
        if words.is_empty() {
            self.empty(name, span);
            return None;
        }
        Some(found(TextField::Name, Find::Whole(words), span))
    }

    /// A text field.
    pub(super) fn text(
        &mut self,
        field: Field,
        op: Op,
        value: &Written,
        (span, at): (Span, Span),
    ) -> Option<Tree> {
        let place = match field {
            Field::Name => TextField::Name,
            Field::Flavour => TextField::Flavour,
            Field::Artist => TextField::Artist,
            _ => TextField::Text,
        };
        match (op, value) {
            (Op::Colon, _) | (Op::Equal, Written::Regex(_)) => self.words(place, value, span),
            (Op::Equal | Op::NotEqual, Written::Plain(text) | Written::Quoted(text)) => {
                let words = words(text);
                if words.is_empty() {
                    self.empty(text, at);
                    return None;
                }
                let whole = found(place, Find::Whole(words), span);
                if op == Op::Equal {
                    return Some(whole);
                }
                let has = Tree::Term(Term::Has(field), span);
                Tree::and(vec![has, Tree::not(whole, span)])
            }
            _ => {
                self.wrong_operator(field, op, span);
                None
            }
        }
    }

    /// What is looked for in a place.
    pub(super) fn words(
        &mut self,
        place: TextField,
        written: &Written,
        span: Span,
    ) -> Option<Tree> {
        match written {
            Written::Regex(pattern) => {
                let read = self.regex(pattern, span);
                read.then(|| found(place, Find::Regex(pattern.clone()), span))
            }
            Written::Plain(text) | Written::Quoted(text) if place == TextField::Artist => {
                let part = fold(text).replace(is_quote, "");
                if part.trim().is_empty() {
                    self.empty(text, span);
                    return None;
                }
                Some(found(place, Find::Part(part), span))
            }
            Written::Quoted(text) => {
                let words = words(text);
                if words.is_empty() {
                    self.empty(text, span);
                    return None;
                }
                Some(found(place, Find::Phrase(words), span))
            }
            Written::Plain(text) => self.plain_words(place, text, span),
        }
    }

    fn plain_words(&mut self, place: TextField, text: &str, span: Span) -> Option<Tree> {
        if text.contains('|') {
            let parts = text.split('|').filter(|part| !part.is_empty());
            let parts = parts.filter_map(|part| self.plain_words(place, part, span));
            return Tree::or(parts.collect());
        }
        let prefix = text.ends_with('*');
        let mut words = words(text);
        let last = if prefix { words.pop() } else { None };
        let mut parts: Vec<Tree> = words
            .into_iter()
            .map(|word| self.word(place, word, span))
            .collect();
        parts.extend(last.map(|begin| found(place, Find::Prefix(begin), span)));
        if parts.is_empty() {
            self.empty(text, span);
        }
        Tree::and(parts)
    }

    /// A word, or those that were probably meant.
    fn word(&mut self, place: TextField, word: String, span: Span) -> Tree {
        let spelling = self.reader.spelling;
        let letters = word.chars().count();
        if letters < SHORTEST_UNKNOWN || spelling.knows(place, &word) {
            return stem(place, word, span);
        }
        // What is excluded was meant as it is.
        let mend = letters >= SHORTEST_MISSPELT && self.negations == 0;
        let near = if mend {
            spelling.nearest(&word)
        } else {
            Vec::new()
        };
        // What is near in names may be nowhere in a text.
        let near: Vec<String> = near
            .into_iter()
            .filter(|it| spelling.knows(place, it))
            .collect();
        if near.is_empty() {
            self.unknown_word(&word, span);
            return stem(place, word, span);
        }
        let (or_pt, or_en) = (near.join(" ou "), near.join(" or "));
        let pt = format!("Nenhuma carta tem a palavra “{word}”: foi procurado {or_pt}.");
        let en = format!("No card has the word “{word}”: {or_en} was looked for.");
        self.query
            .warnings
            .push(Warning::new("corrected", span, pt, en));
        let parts = near.into_iter();
        let parts = parts.map(|word| stem(place, word, span));
        Tree::or(parts.collect()).unwrap_or(Tree::All)
    }

    /// No card has a word; it may be the name of a value.
    fn unknown_word(&mut self, word: &str, span: Span) {
        let vocabulary = self.reader.vocabulary;
        let valued = |field: &&Field| vocabulary.of(**field).named(word).is_some();
        let colourless = ["incolor", "colourless", "colorless"].contains(&word);
        let field = if colourless {
            Some(&Field::Colour)
        } else {
            VALUED.iter().find(valued)
        };
        let instead = field.map(|field| format!("{}:{word}", field.entry().pt));
        let pt = format!("Nenhuma carta tem a palavra “{word}”.");
        let en = format!("No card has the word “{word}”.");
        let warning = Warning::new("unknown_word", span, pt, en).instead(instead);
        self.query.warnings.push(warning);
    }

    fn empty(&mut self, text: &str, span: Span) {
        let pt = format!("“{text}” não tem letra nem algarismo: foi ignorado.");
        let en = format!("“{text}” has neither letter nor digit: it was ignored.");
        self.warn("no_word", span, pt, en);
    }
}

/// A word by its stem. One that would join others by itself is looked for as it is.
fn stem(place: TextField, word: String, span: Span) -> Tree {
    if place == TextField::Any && JOINING.contains(&word.as_str()) {
        return found(place, Find::Phrase(vec![word]), span);
    }
    found(place, Find::Stem(word), span)
}

const fn found(place: TextField, find: Find, span: Span) -> Tree {
    Tree::Term(Term::Words(place, find), span)
}
