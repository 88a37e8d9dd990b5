//! Words that stand for something else: those of players, names of values, two that cards write as one.

use super::super::slang;
use super::super::syntax::{self, Ask, Syntax, Written};
use super::super::tree::{TextField, Tree};
use super::super::{Field, Span, Warning};
use super::Reading;
use super::words::{SHORTEST_MISSPELT, stem};
use crate::words::fold;

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

impl Reading<'_> {
    /// The field and the value that a word is the name of, as a query: `cor:incolor`.
    pub(super) fn value_called(&self, word: &str) -> Option<String> {
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
    pub(super) fn value_word(&mut self, word: &str, span: Span) -> Option<Tree> {
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
    pub(super) fn player_word(&mut self, words: &[&str], span: Span) -> Option<Tree> {
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
    pub(super) fn also_said(&mut self, word: &str, span: Span) {
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
    pub(super) fn joined(&mut self, words: Vec<String>, span: Span) -> Vec<String> {
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
}
