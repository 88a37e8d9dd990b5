//! Words, phrases, expressions and names.

use super::super::slang;
use super::super::syntax::{self, Ask, Syntax, Written, is_quote};
use super::super::tree::{Find, Term, TextField, Tree};
use super::super::{Field, Op, Span, Warning};
use super::Reading;
use crate::words::{fold, signed, split};

/// A shorter word that no card has is what it is: everything is near it.
const SHORTEST_MISSPELT: usize = 3;
/// A shorter one that nothing is near to is not worth a warning of its own.
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
    fn note(&mut self, place: TextField, words: &[String]) {
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

    /// The field and the value that a word is the name of, as a query: `cor:incolor`.
    fn value_called(&self, word: &str) -> Option<String> {
        let vocabulary = self.reader.vocabulary;
        let valued = |field: &&Field| vocabulary.of(**field).named(word).is_some();
        let colourless = ["incolor", "colourless", "colorless"].contains(&word);
        let field = if colourless {
            Some(&Field::Colour)
        } else {
            VALUED.iter().find(valued)
        };
        field.map(|field| format!("{}:{word}", field.entry().pt))
    }

    /// The name of a value that no card has as a word, or its plural: what has the value.
    fn value_word(&mut self, word: &str, span: Span) -> Option<Tree> {
        let one = word.strip_suffix('s').unwrap_or(word);
        let vocabulary = self.reader.vocabulary;
        let called = |name: &str| {
            let is_called = |field: &Field| vocabulary.of(*field).is_called(name);
            name == "incolor" || VALUED.iter().any(is_called)
        };
        let name = [word, one].into_iter().find(|name| called(name))?;
        let meaning = self.value_called(name)?;
        self.read_as(word, &meaning, span)
    }

    /// What players of this and of other games call something, where it has a name of its own here.
    fn player_word(&mut self, words: &[&str], span: Span) -> Option<Tree> {
        self.read_as(&words.join(" "), slang::meaning(words)?, span)
    }

    /// What another query means, for words that stand for it.
    fn read_as(&mut self, word: &str, meaning: &str, span: Span) -> Option<Tree> {
        let syntax = syntax::parse(meaning, &mut Vec::new()).ok()??;
        let tree = self.tree(syntax)?.placed(span);
        let pt = format!("“{word}” foi lido como {meaning}.");
        let en = format!("“{word}” was read as {meaning}.");
        self.warn("player_word", span, pt, en);
        Some(tree)
    }

    /// A word of cards that players of other games use for something that has a name of its own here.
    fn also_said(&mut self, word: &str, span: Span) {
        let Some(meaning) = slang::exactly(word) else {
            return;
        };
        let meaning = if meaning.contains(' ') {
            format!("({meaning})")
        } else {
            meaning.to_owned()
        };
        let pt = format!(
            "“{word}” foi procurado nas palavras das cartas. Noutros jogos também quer dizer {meaning}."
        );
        let en = format!(
            "“{word}” was looked for in the words of cards. In other games it also means {meaning}."
        );
        let warning = Warning::new("player_word", span, pt, en);
        self.query.warnings.push(warning.instead(Some(meaning)));
    }

    /// Two or three words that players say together, at the beginning of some terms, and how many they are.
    pub(super) fn player_phrase(&mut self, parts: &[Syntax]) -> Option<(Tree, usize)> {
        let plain = parts.iter().map_while(|part| match part {
            Syntax::Term(Ask::Bare(Written::Plain(text)), span) => Some((fold(text), *span)),
            _ => None,
        });
        let plain: Vec<(String, Span)> = plain.take(3).collect();
        let (_, first) = plain.first()?;
        (2..=plain.len()).rev().find_map(|count| {
            let said = plain.get(..count)?;
            let words: Vec<&str> = said.iter().map(|(word, _)| word.as_str()).collect();
            if !slang::is_phrase(&words) {
                return None;
            }
            let (_, last) = said.last()?;
            let span = Span {
                start: first.start,
                end: last.end,
            };
            Some((self.player_word(&words, span)?, count))
        })
    }

    /// Two words of which no card has one, but some card both as one word: `boi tatá`.
    pub(super) fn two_as_one(&mut self, parts: &[Syntax]) -> Option<Tree> {
        let [
            Syntax::Term(Ask::Bare(Written::Plain(first)), from),
            Syntax::Term(Ask::Bare(Written::Plain(second)), to),
            ..,
        ] = parts
        else {
            return None;
        };
        let span = Span {
            start: from.start,
            end: to.end,
        };
        let one = self.one_word(&fold(first), &fold(second), span)?;
        self.note(TextField::Any, std::slice::from_ref(&one));
        Some(stem(TextField::Any, one, span))
    }

    /// What two words are as one.
    fn one_word(&mut self, first: &str, second: &str, span: Span) -> Option<String> {
        let spelling = self.reader.spelling;
        let is_word = |word: &str| {
            word.chars().count() >= SHORTEST_MISSPELT && word.chars().all(char::is_alphanumeric)
        };
        let knows = |word: &str| spelling.knows(TextField::Any, word);
        let one = format!("{first}{second}");
        let apart = knows(first) && knows(second);
        if !is_word(first) || !is_word(second) || apart || !knows(&one) {
            return None;
        }
        let pt = format!("“{first} {second}” foi lido como uma palavra só, {one}.");
        let en = format!("“{first} {second}” was read as one word, {one}.");
        self.warn("corrected", span, pt, en);
        Some(one)
    }

    /// Words, those as one that cards write so.
    fn joined(&mut self, words: Vec<String>, span: Span) -> Vec<String> {
        let mut all: Vec<String> = Vec::with_capacity(words.len());
        for word in words {
            let one = all.last().cloned();
            let one = one.and_then(|last| self.one_word(&last, &word, span));
            match (one, all.last_mut()) {
                (Some(one), Some(last)) => *last = one,
                _ => all.push(word),
            }
        }
        all
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
fn stem(place: TextField, word: String, span: Span) -> Tree {
    if place == TextField::Any && JOINING.contains(&word.as_str()) {
        return found(place, Find::Phrase(vec![word]), span);
    }
    found(place, Find::Stem(word), span)
}

const fn found(place: TextField, find: Find, span: Span) -> Tree {
    Tree::Term(Term::Words(place, find), span)
}
