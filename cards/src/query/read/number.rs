//! Comparisons of numbers.

use super::super::expression::{self, Unread};
use super::super::syntax::Written;
use super::super::tree::{Term, Tree};
use super::super::{Expression, Field, Op, Span};
use super::Reading;
use super::compare::Comparison;
use crate::words::slug;

impl Reading<'_> {
    /// A field compared with a number, another field, or what is worked out.
    pub(super) fn number(&mut self, asked: Comparison<'_>) -> Option<Tree> {
        let (field, op, text) = (asked.field, asked.op, asked.text);
        let (span, at) = (asked.span, asked.at);
        let even = match slug(text).as_str() {
            "par" | "even" | "pares" => Some(true),
            "impar" | "odd" | "impares" => Some(false),
            _ => None,
        };
        if let Some(even) = even {
            return match op {
                Op::Colon | Op::Equal => Some(Tree::Term(Term::Even(field, even), span)),
                Op::NotEqual => Some(Tree::Term(Term::Even(field, !even), span)),
                _ => {
                    self.wrong_operator(field, op, span);
                    None
                }
            };
        }
        let right = self.expression(text, at)?;
        let left = Expression::Field(field);
        Some(compared(left, op, right, span))
    }

    /// Arithmetic compared with a number, a field, or more arithmetic.
    pub(super) fn arithmetic(
        &mut self,
        left: &str,
        op: Op,
        values: Vec<(Written, Span)>,
        span: Span,
    ) -> Option<Tree> {
        let end = span.start + left.chars().count();
        let at = Span {
            start: span.start,
            end,
        };
        let left = self.expression(left, at)?;
        let parts = values.into_iter().filter_map(|(value, at)| {
            let text = self.plain(Field::Cost, &value, at)?.to_owned();
            let right = self.expression(&text, at)?;
            Some(compared(left.clone(), op, right, span))
        });
        let parts = parts.collect();
        if op == Op::NotEqual {
            Tree::and(parts)
        } else {
            Tree::or(parts)
        }
    }

    fn expression(&mut self, text: &str, at: Span) -> Option<Expression> {
        let read = expression::parse(text);
        let (pt, en) = match &read {
            Ok(_) => return read.ok(),
            Err(Unread::Unknown(name)) => {
                let near = Field::nearest(name);
                let meant =
                    |ask: &str| near.map_or(String::new(), |near| format!(" {ask} {near}?"));
                (
                    format!(
                        "“{name}” não é um número nem um campo de números.{}",
                        meant("Você quis dizer")
                    ),
                    format!(
                        "“{name}” is neither a number nor a field of numbers.{}",
                        meant("Did you mean")
                    ),
                )
            }
            Err(Unread::NoNumber(field)) => {
                let (pt, en) = (field.entry().pt, field.entry().en);
                (
                    format!("O campo {pt} não é um número."),
                    format!("The field {en} is no number."),
                )
            }
            Err(Unread::Signs) => (
                format!("“{text}” não é um número como 3 nem uma conta como custo+1."),
                format!("“{text}” is no number such as 3 and no arithmetic such as cost+1."),
            ),
        };
        self.warn("wrong_value", at, pt, en);
        None
    }
}

/// A colon between numbers means that they are equal.
fn compared(left: Expression, op: Op, right: Expression, span: Span) -> Tree {
    let op = if op == Op::Colon { Op::Equal } else { op };
    Tree::Term(Term::Number(left, op, right), span)
}
