//! Words, phrases, expressions and names.

use super::super::syntax::{Ask, Syntax, Written, is_quote};
use super::super::tree::{Find, Term, TextField, Tree};
use super::super::{Field, Op, Span, Warning};
use super::Reading;
use crate::words::{fold, signed, split};

/// A shorter word that no card has is what it is: everything is near it.
pub(super) const SHORTEST_MISSPELT: usize = 3;
/// A shorter one that nothing is near to is not worth a warning of its own.
const SHORTEST_UNKNOWN: usize = 4;

/// The words that join or negate others.
const JOINING: [&str; 6] = ["and", "e", "or", "ou", "not", "nao"];

fn words(text: &str) -> Vec<String> {
    split(&fold(text)).map(str::to_owned).collect()
}

/// The words of a phrase, numbers with their signs.
fn phrase(text: &str) -> Vec<String> {
    let word = |(sign, word): (Option<char>, &str)| sign.into_iter().chain(word.chars()).collect();
    signed(&fold(text)).map(word).collect()
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
                let phrase = phrase(text);
                if phrase.is_empty() {
                    self.empty(text, span);
                    return None;
                }
                self.note(place, &words(text));
                Some(found(place, Find::Phrase(phrase), span))
            }
            // A number with its sign, as in quotes.
            Written::Plain(text) if text.starts_with(['+', '-', '−']) && is_number(text) => {
                Some(found(place, Find::Phrase(phrase(text)), span))
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
        if place == TextField::Any && words.len() > 1 && !prefix {
            words = self.joined(words, span);
        }
        self.note(place, &words);
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

    /// Words that may be those of a name.
    pub(super) fn note(&mut self, place: TextField, words: &[String]) {
        if matches!(place, TextField::Any | TextField::Name) && self.negations == 0 {
            self.query.words.extend_from_slice(words);
        }
    }

    /// “Não” before a word that cards deny, as in `não pode bloquear`, is one of the words; before any other it
    /// excludes what follows.
    pub(super) fn denying(&mut self, part: &Syntax, span: Span) -> Option<Tree> {
        let Syntax::Term(Ask::Bare(Written::Plain(text)), at) = part else {
            return None;
        };
        let written = self.characters.get(span.start..at.start)?;
        let written: String = written.iter().collect();
        let not = fold(written.trim());
        let words = words(text);
        let first = words
            .first()
            .filter(|_| ["nao", "not"].contains(&not.as_str()))?;
        if !self.reader.spelling.follows(&not, first) {
            return None;
        }
        let pt = format!(
            "“{not} {text}” foi lido como palavras da carta. Para excluir, escreva -{text}."
        );
        let en =
            format!("“{not} {text}” was read as words of the card. To exclude, write -{text}.");
        self.warn("denial", span, pt, en);
        let words = std::iter::once(not).chain(words).collect();
        Some(found(TextField::Any, Find::Phrase(words), span))
    }

    /// A word, or those that were probably meant.
    fn word(&mut self, place: TextField, word: String, span: Span) -> Tree {
        let spelling = self.reader.spelling;
        let letters = word.chars().count();
        if letters < SHORTEST_MISSPELT || spelling.knows(place, &word) {
            if place == TextField::Any {
                self.also_said(&word, span);
            }
            return stem(place, word, span);
        }
        if let Some(words) = spelling.joined(&word) {
            return found(place, Find::Phrase(words), span);
        }
        if place == TextField::Any {
            let said = self.player_word(&[word.as_str()], span);
            if let Some(tree) = said.or_else(|| self.value_word(&word, span)) {
                return tree;
            }
        }
        // What is excluded was meant as it is, and so was what other places have.
        let elsewhere = place != TextField::Any && spelling.knows(TextField::Any, &word);
        if self.negations > 0 || elsewhere {
            self.unknown_word(&word, span, None);
            return stem(place, word, span);
        }
        let unfinished = spelling.begins(place, &word);
        // What is near in names may be nowhere in a text.
        let near = spelling.nearest(&word).into_iter();
        let near: Vec<String> = near.filter(|it| spelling.knows(place, it)).collect();
        // Who asks for a word of texts asks for that one: another is only suggested.
        let in_texts = matches!(place, TextField::Text | TextField::Flavour);
        if near.is_empty() && !unfinished || in_texts {
            let begun = unfinished.then(|| format!("{word}*"));
            self.unknown_word(&word, span, begun.or_else(|| near.into_iter().next()));
            return stem(place, word, span);
        }
        self.query.mended = true;
        let begun = unfinished.then(|| format!("{word}*"));
        let meant: Vec<String> = begun.into_iter().chain(near.iter().cloned()).collect();
        let (or_pt, or_en) = (meant.join(" ou "), meant.join(" or "));
        let pt = format!("Nenhuma carta tem a palavra “{word}”: foi procurado {or_pt}.");
        let en = format!("No card has the word “{word}”: {or_en} was looked for.");
        let code = if near.is_empty() {
            "unfinished"
        } else {
            "corrected"
        };
        self.warn(code, span, pt, en);
        let begun = unfinished.then(|| found(place, Find::Prefix(word), span));
        let parts = near.into_iter().map(|word| stem(place, word, span));
        Tree::or(begun.into_iter().chain(parts).collect()).unwrap_or(Tree::All)
    }

    /// No card has a word; it may be the name of a value, or another one.
    fn unknown_word(&mut self, word: &str, span: Span, near: Option<String>) {
        if word.chars().count() < SHORTEST_UNKNOWN {
            return;
        }
        let value = self.value_called(word);
        // A word stands behind the field that it is asked for in.
        let place = self.find(word, span, span.start).filter(|_| near.is_some());
        let pt = format!("Nenhuma carta tem a palavra “{word}”.");
        let en = format!("No card has the word “{word}”.");
        let warning = Warning::new("unknown_word", place.unwrap_or(span), pt, en);
        self.query.warnings.push(warning.instead(near.or(value)));
    }

    fn empty(&mut self, text: &str, span: Span) {
        let pt = format!("“{text}” não tem letra nem algarismo: foi ignorado.");
        let en = format!("“{text}” has neither letter nor digit: it was ignored.");
        self.warn("no_word", span, pt, en);
    }
}

/// `+1`, `-2`, `+2/+2`
fn is_number(text: &str) -> bool {
    let mut parts = text.split('/');
    parts.all(|part| {
        let digits = part.trim_start_matches(['+', '-', '−']);
        !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
    })
}

/// A word by its stem. One that would join others by itself is looked for as it is.
pub(super) fn stem(place: TextField, word: String, span: Span) -> Tree {
    if place == TextField::Any && JOINING.contains(&word.as_str()) {
        return found(place, Find::Phrase(vec![word]), span);
    }
    found(place, Find::Stem(word), span)
}

const fn found(place: TextField, find: Find, span: Span) -> Tree {
    Tree::Term(Term::Words(place, find), span)
}
