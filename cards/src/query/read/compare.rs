//! A field, an operator, one or more values.

use super::super::syntax::{Written, is_quote};
use super::super::tree::{Term, Tree};
use super::super::{Field, Kind, Op, Span, TextField};
use super::Reading;

impl Reading<'_> {
    /// A field compared with one of several values.
    pub(super) fn field(
        &mut self,
        field: Field,
        op: Op,
        values: Vec<(Written, Span)>,
        span: Span,
    ) -> Option<Tree> {
        let parts = values.into_iter().filter_map(|(value, at)| {
            let value = self.without_comma(value, at);
            self.one(field, op, &value, (span, at))
        });
        let parts: Vec<Tree> = parts.collect();
        // Not equal to one of several means: equal to none.
        if op == Op::NotEqual {
            Tree::and(parts)
        } else {
            Tree::or(parts)
        }
    }

    fn one(
        &mut self,
        field: Field,
        op: Op,
        value: &Written,
        (span, at): (Span, Span),
    ) -> Option<Tree> {
        match field.kind() {
            Kind::Text => self.text(field, op, value, (span, at)),
            Kind::One | Kind::Many | Kind::Ordered => {
                if let (Field::Type, Written::Regex(_)) = (field, value) {
                    return self.words(TextField::TypeLine, value, span);
                }
                let text = self.plain(field, value, at)?.to_owned();
                if field == Field::Card {
                    return self.card(op, &text, span);
                }
                self.values(field, op, &text, (span, at))
            }
            Kind::Number => {
                let text = self.plain(field, value, at)?.to_owned();
                self.number(field, op, &text, (span, at))
            }
            Kind::Day => {
                let text = self.plain(field, value, at)?.to_owned();
                self.day(op, &text, (span, at))
            }
            Kind::Legality => {
                let text = self.plain(field, value, at)?.to_owned();
                self.legality(field, op, &text, (span, at))
            }
            Kind::Has => {
                let text = self.plain(field, value, at)?.to_owned();
                self.has(op, &text, (span, at))
            }
            Kind::Deck => {
                let text = self.plain(field, value, at)?.to_owned();
                self.deck(op, &text, (span, at))
            }
            Kind::Directive => {
                let text = self.plain(field, value, at)?.to_owned();
                self.directive(field, op, &text, (span, at));
                None
            }
            Kind::Reserved => {
                let (name, english) = (field.entry().pt, field.entry().en);
                let pt = format!("{name}: precisa de uma coleção, que ainda não existe aqui.");
                let en = format!("{english}: needs a collection, which does not exist here yet.");
                self.warn("no_collection", span, pt, en);
                None
            }
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

    fn has(&mut self, op: Op, name: &str, (span, at): (Span, Span)) -> Option<Tree> {
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
