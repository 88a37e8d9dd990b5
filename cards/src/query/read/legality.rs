//! What formats think of cards.

use super::super::tree::{Legality, Term, Tree};
use super::super::{Field, Op, Warning};
use super::Reading;
use super::compare::Comparison;
use crate::words::slug;

impl Reading<'_> {
    pub(super) fn legality(&mut self, asked: Comparison<'_>) -> Option<Tree> {
        let (field, op, text) = (asked.field, asked.op, asked.text);
        let (span, at) = (asked.span, asked.at);
        let what = match field {
            Field::Banned => Legality::Banned,
            Field::Limited => Legality::Limited,
            _ => Legality::Legal,
        };
        if !matches!(op, Op::Colon | Op::Equal | Op::NotEqual) {
            self.wrong_operator(field, op, span);
            return None;
        }
        let (name, day) = match text.split_once('@') {
            None => (text, None),
            Some((name, day)) => {
                let date = self.date(day).filter(|date| date.first == date.last);
                let Some(day) = date.map(|date| date.first) else {
                    let pt = format!("“{day}” não é um dia como 2026-11-16.");
                    let en = format!("“{day}” is no day such as 2026-11-16.");
                    self.warn("wrong_value", at, pt, en);
                    return None;
                };
                (name, Some(day))
            }
        };
        let name = slug(name);
        let formats = &self.reader.vocabulary.formats;
        let fits = |id: &str| {
            let whole = id == name;
            let (game, rest) = id.split_once('-').unwrap_or((id, ""));
            whole || game == name || rest == name
        };
        let places = (0..).zip(formats).filter(|(_, id)| fits(id));
        let mut places: Vec<u16> = places.map(|(place, _)| place).collect();
        if places.is_empty() {
            let named = &self.reader.vocabulary.format_names;
            let named = (0..).zip(named).filter(|(_, names)| {
                let begins = |it: &String| it.split('-').next() == Some(&name) || *it == name;
                names.iter().any(begins)
            });
            places = named.map(|(place, _)| place).collect();
        }
        if places.is_empty() {
            let near = formats
                .iter()
                .map(|id| (strsim::osa_distance(id, &name), id))
                .min();
            let near = near.filter(|(far, _)| *far <= 3).map(|(_, id)| id.clone());
            let all = formats.join(", ");
            let pt = format!("Não há formato “{name}”: há {all}.");
            let en = format!("There is no format “{name}”: there are {all}.");
            let warning = Warning::new("unknown_value", at, pt, en).instead(near);
            self.query.warnings.push(warning);
            return None;
        }
        let term = Tree::Term(Term::Legal(what, places, day, name), span);
        Some(if op == Op::NotEqual {
            Tree::not(term, span)
        } else {
            term
        })
    }
}
