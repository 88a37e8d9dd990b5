//! A field, an operator, one or more values.

use super::super::syntax::{Written, is_quote};
use super::super::tree::{Term, Tree};
use super::super::{Field, Kind, Op, Span, TextField};
use super::Reading;

/// More values than this are no list.
const MOST_LISTED: usize = 40;

/// A field, an operator and one value, with where all of it stands and where the value does.
#[derive(Clone, Copy)]
pub(super) struct Comparison<'t> {
    pub field: Field,
    pub op: Op,
    pub text: &'t str,
    pub span: Span,
    pub at: Span,
}

impl Reading<'_> {
    /// A field compared with one of several values.
    pub(super) fn field(
        &mut self,
        field: Field,
        op: Op,
        values: Vec<(Written, Span)>,
        span: Span,
    ) -> Option<Tree> {
        let mut parts = Vec::new();
        for (value, at) in values {
            let value = self.without_comma(value, at);
            let list = self.listed(field, value, at);
            let several = list.len() > 1;
            let (mut trees, mut read) = (Vec::new(), Vec::new());
            for (value, place) in list {
                let tree = match range(field, op, &value) {
                    Some(ends) => self.between(field, op, ends, (span, place)),
                    None => self.one(field, op, &value, (span, place)),
                };
                if let (true, Written::Plain(text)) = (tree.is_some(), value) {
                    read.push(text);
                }
                trees.extend(tree);
            }
            if several && field != Field::Has {
                self.one_of(at, &read);
            }
            parts.extend(joined(trees, op == Op::NotEqual || field == Field::Has));
        }
        // Not equal to one of several means: equal to none.
        joined(parts, op == Op::NotEqual)
    }

    /// The values of a list of numbers, days, formats or fields; each has a place of its own.
    fn listed(&self, field: Field, value: Written, at: Span) -> Vec<(Written, Span)> {
        let kinds = [Kind::Number, Kind::Day, Kind::Legality, Kind::Has];
        let text = match &value {
            Written::Plain(text) if kinds.contains(&field.kind()) => text,
            _ => return vec![(value, at)],
        };
        let parts = text.split([',', ';']).filter(|part| !part.is_empty());
        let parts: Vec<String> = parts.map(str::to_owned).collect();
        if parts.len() < 2 || parts.len() > MOST_LISTED {
            return vec![(value, at)];
        }
        let mut from = at.start;
        let place = |part: String| {
            let place = self.find(&part, at, from).unwrap_or(at);
            from = place.end.max(from);
            (Written::Plain(part), place)
        };
        parts.into_iter().map(place).collect()
    }

    /// From one value to another; one of them may be missing.
    fn between(
        &mut self,
        field: Field,
        op: Op,
        (from, to): (&str, &str),
        places: (Span, Span),
    ) -> Option<Tree> {
        // Outside of a range is below it or above it.
        let (low, high) = if op == Op::NotEqual {
            (Op::Less, Op::Greater)
        } else {
            (Op::GreaterOrEqual, Op::LessOrEqual)
        };
        let ends = [(low, from), (high, to)].into_iter();
        let ends = ends.filter(|(_, end)| !end.is_empty());
        let mut parts = Vec::new();
        for (op, end) in ends {
            parts.push(self.one(field, op, &Written::Plain(end.to_owned()), places)?);
        }
        joined(parts, op != Op::NotEqual)
    }

    fn one(
        &mut self,
        field: Field,
        op: Op,
        value: &Written,
        (span, at): (Span, Span),
    ) -> Option<Tree> {
        match field.kind() {
            Kind::Text => return self.text(field, op, value, (span, at)),
            Kind::Reserved => {
                let (name, english) = (field.entry().pt, field.entry().en);
                let pt = format!("{name}: precisa de uma coleção, que ainda não existe aqui.");
                let en = format!("{english}: needs a collection, which does not exist here yet.");
                self.warn("no_collection", span, pt, en);
                return None;
            }
            _ => {}
        }
        if let (Field::Type, Written::Regex(_)) = (field, value) {
            return self.words(TextField::TypeLine, value, span);
        }
        let text = self.plain(field, value, at)?;
        let asked = Comparison {
            field,
            op,
            text,
            span,
            at,
        };
        match field.kind() {
            _ if field == Field::Card => self.card(op, text, span),
            Kind::One | Kind::Many | Kind::Ordered => self.values(asked),
            Kind::Number => self.number(asked),
            Kind::Day => self.day(asked),
            Kind::Legality => self.legality(asked),
            Kind::Has => self.has(asked),
            Kind::Deck => self.deck(asked),
            Kind::Directive => {
                self.directive(asked);
                None
            }
            Kind::Text | Kind::Reserved => None,
        }
    }

    /// A comma that ends a value separates nothing.
    fn without_comma(&mut self, value: Written, at: Span) -> Written {
        let Written::Plain(text) = &value else {
            return value;
        };
        let bare = text.trim_end_matches([',', ';']);
        if bare.len() == text.len() || bare.is_empty() {
            return value;
        }
        let pt = "A vírgula no fim foi ignorada: termos se separam com espaços.".to_owned();
        let en = "The comma at the end was ignored: terms are separated by spaces.".to_owned();
        self.warn("comma", at, pt, en);
        Written::Plain(bare.to_owned())
    }

    fn card(&mut self, op: Op, id: &str, span: Span) -> Option<Tree> {
        let id = crate::words::fold(id).replace(is_quote, "");
        let term = Tree::Term(Term::Card(id), span);
        match op {
            Op::Colon | Op::Equal => Some(term),
            Op::NotEqual => Some(Tree::not(term, span)),
            _ => {
                self.wrong_operator(Field::Card, op, span);
                None
            }
        }
    }

    fn has(&mut self, asked: Comparison<'_>) -> Option<Tree> {
        let (op, name) = (asked.op, asked.text);
        let (span, at) = (asked.span, asked.at);
        if !matches!(op, Op::Colon | Op::Equal) {
            self.wrong_operator(Field::Has, op, span);
            return None;
        }
        let folded = crate::words::slug(name);
        if ["decisao", "decisoes", "ruling", "rulings"].contains(&folded.as_str()) {
            return Some(Tree::Term(Term::HasRulings, span));
        }
        let field = Field::named(name).filter(|it| {
            let kind = it.kind();
            !matches!(
                kind,
                Kind::Legality | Kind::Has | Kind::Deck | Kind::Directive | Kind::Reserved
            )
        });
        if field.is_none() {
            let near = Field::nearest(name).map(str::to_owned);
            let pt = format!("Não há campo “{name}” que uma carta possa ter.");
            let en = format!("There is no field “{name}” that a card could have.");
            let warning = super::Warning::new("unknown_value", at, pt, en).instead(near);
            self.query.warnings.push(warning);
        }
        field.map(|field| Tree::Term(Term::Has(field), span))
    }
}

/// One of several, or all of them.
fn joined(parts: Vec<Tree>, all: bool) -> Option<Tree> {
    if all {
        Tree::and(parts)
    } else {
        Tree::or(parts)
    }
}

/// The ends of a range: `2..4`, `2..`, `..4`; of plain numbers also `2-4`.
fn range(field: Field, op: Op, value: &Written) -> Option<(&str, &str)> {
    let Written::Plain(text) = value else {
        return None;
    };
    let kind = field.kind();
    if !matches!(op, Op::Colon | Op::Equal | Op::NotEqual)
        || !matches!(kind, Kind::Number | Kind::Day | Kind::Ordered)
    {
        return None;
    }
    if let Some((from, to)) = text.split_once("..") {
        let to = to.trim_start_matches('.');
        return (!from.is_empty() || !to.is_empty()).then_some((from, to));
    }
    let digits = |end: &str| !end.is_empty() && end.bytes().all(|it| it.is_ascii_digit());
    let ends = text.split_once(['-', '–']);
    ends.filter(|(from, to)| kind == Kind::Number && digits(from) && digits(to))
}
