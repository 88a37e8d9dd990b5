//! Values of a list: types, colours, rarities, sets.

use super::super::tree::{Choice, Term, Tree};
use super::super::{Field, Kind, Op, Span, Warning, slang};
use super::Reading;
use super::compare::Comparison;
use crate::words::slug;

/// More values than this are no set of values.
const MOST_VALUES: usize = 40;
/// Most mistakes for which near names are looked for.
const MOST_SUGGESTED: usize = 8;

impl Reading<'_> {
    pub(super) fn values(&mut self, asked: Comparison<'_>) -> Option<Tree> {
        let (field, op, text) = (asked.field, asked.op, asked.text);
        let (span, at) = (asked.span, asked.at);
        let kind = field.kind();
        let ordered = kind != Kind::One;
        if !ordered && !matches!(op, Op::Colon | Op::Equal | Op::NotEqual) {
            self.wrong_operator(field, op, span);
            return None;
        }
        if kind == Kind::Many
            && let Some(term) = counted(field, op, text)
        {
            return Some(Tree::Term(term, span));
        }
        let mut choices = Vec::new();
        // What is wrong is replaced or left out, and the rest of the list holds.
        let mut mended: Vec<String> = Vec::new();
        let mut from = at.start;
        let parts = text.split([',', ';']).map(str::trim);
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        for part in &parts {
            let place = self.find(part, at, from).unwrap_or(at);
            from = place.end.max(from);
            match self.choices(field, part, place) {
                Ok(some) => {
                    choices.extend(some);
                    mended.push((*part).to_owned());
                }
                Err(near) => mended.extend(near),
            }
        }
        if parts.is_empty() || choices.len() > MOST_VALUES {
            let _ = self.unknown(field, text, at);
            return None;
        }
        if choices.is_empty() {
            return None;
        }
        let op = meant(field, op);
        if kind == Kind::Many {
            return Some(Tree::Term(Term::Values(field, op, choices), span));
        }
        if parts.len() > 1 {
            self.one_of(at, &mended);
        }
        let terms = choices.into_iter();
        let terms = terms.map(|it| Tree::Term(Term::Values(field, op, vec![it]), span));
        let terms = terms.collect();
        if op == Op::NotEqual {
            Tree::and(terms)
        } else {
            Tree::or(terms)
        }
    }

    /// That a list of what a card has one of was read as alternatives.
    pub(super) fn one_of(&mut self, at: Span, values: &[String]) {
        let pt = "Só pode haver um destes valores: foi lido como “|”, um deles.".to_owned();
        let en = "There can be only one of these values: it was read as “|”, one of them.";
        let instead = Some(values.join("|"));
        let warning = Warning::new("comma", at, pt, en.to_owned()).instead(instead);
        self.query.warnings.push(warning);
    }

    /// What a word means; a row of colour codes means several. Of a word that means nothing: what it probably was.
    fn choices(
        &mut self,
        field: Field,
        word: &str,
        at: Span,
    ) -> Result<Vec<Choice>, Option<String>> {
        let values = self.reader.vocabulary.of(field);
        let one = match word.strip_suffix('*') {
            Some(begin) => values.beginning(begin),
            None => values.named(word),
        };
        if let Some(one) = one {
            return Ok(vec![one]);
        }
        if let Some(choice) = self.player_value(field, word) {
            return Ok(vec![choice]);
        }
        let colours = matches!(field, Field::Colour | Field::Identity);
        let text = slug(word);
        let row = if colours { codes(&text) } else { None };
        let row = row.map(|row| {
            let row = row.into_iter();
            row.filter_map(|code| values.named(code)).collect()
        });
        row.ok_or_else(|| self.unknown(field, word, at))
    }

    /// A value by a word of players: `tipo:criatura`.
    fn player_value(&self, field: Field, word: &str) -> Option<Choice> {
        let word = slug(word);
        let meaning = slang::meaning(&[word.as_str()])?;
        let meant = meaning.strip_prefix(field.entry().pt)?.strip_prefix(':')?;
        let values = self.reader.vocabulary.of(field);
        let meant = meant.split('|').filter_map(|word| values.named(word));
        let mut any: Vec<u16> = meant.flat_map(|choice| choice.any).collect();
        any.sort_unstable();
        any.dedup();
        (!any.is_empty()).then_some(Choice { any, word })
    }

    /// Tells that a field has no such value; returns the one that was probably meant.
    fn unknown(&mut self, field: Field, word: &str, at: Span) -> Option<String> {
        let values = self.reader.vocabulary.of(field);
        // Every name is compared: after so many mistakes nobody reads suggestions.
        let few = self.query.warnings.len() < MOST_SUGGESTED;
        let near = Some(values).filter(|_| few);
        let near = near.and_then(|values| values.nearest(word).map(str::to_owned));
        let (name, english) = (field.entry().pt, field.entry().en);
        let list = values.list();
        let all = |name: fn(&super::super::Value) -> &str| {
            let names: Vec<&str> = list.iter().map(name).collect();
            names.join(", ")
        };
        let (mut pt, mut en) = (
            format!("O campo {name} não conhece “{word}”: foi ignorado."),
            format!("The field {english} does not know “{word}”: it was ignored."),
        );
        if near.is_none() && list.len() <= 45 {
            pt = format!("{pt} Conhece: {}.", all(|it| &it.pt));
            en = format!("{en} It knows: {}.", all(|it| &it.en));
        }
        let warning = Warning::new("unknown_value", at, pt, en).instead(near.clone());
        self.query.warnings.push(warning);
        near
    }
}

/// What an operator means on a field.
fn meant(field: Field, op: Op) -> Op {
    match (op, field.kind()) {
        (Op::Colon, _) if field == Field::Identity => Op::LessOrEqual,
        (Op::Colon, Kind::Many) => Op::GreaterOrEqual,
        (Op::Colon, _) => Op::Equal,
        (op, _) => op,
    }
}

/// Codes of colours in a row, such as `azvm` or `ur`.
fn codes(text: &str) -> Option<Vec<&str>> {
    let mut codes = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let two = rest
            .get(..2)
            .filter(|it| ["br", "az", "am", "vd", "vm", "rx"].contains(it));
        let one = rest.get(..1).filter(|it| "wuygrp".contains(it));
        let code = two.or(one)?;
        codes.push(code);
        rest = rest.get(code.len()..).unwrap_or_default();
    }
    (!codes.is_empty()).then_some(codes)
}

/// How many values: a number, or a word for one.
fn counted(field: Field, op: Op, text: &str) -> Option<Term> {
    let colours = matches!(field, Field::Colour | Field::Identity);
    let exactly = if op == Op::Colon { Op::Equal } else { op };
    let word = slug(text);
    match word.as_str() {
        "incolor" | "colourless" | "colorless" | "nenhuma" | "none" if colours => {
            Some(Term::Count(Field::Colour, exactly, 0))
        }
        "livre" | "free" if field == Field::Knowledge => {
            Some(Term::Count(Field::Knowledge, exactly, 0))
        }
        "multi" | "multicor" | "multicolor" | "multicolour"
            if colours && matches!(op, Op::Colon | Op::Equal) =>
        {
            Some(Term::Count(Field::Colour, Op::GreaterOrEqual, 2))
        }
        _ => {
            let number = text.parse::<u32>().ok()?;
            let field = if colours { Field::Colour } else { field };
            Some(Term::Count(field, exactly, number))
        }
    }
}
