//! Values behind an operator.

use super::{Scanner, is_quote};
use crate::query::syntax::{Ask, Op, Span, Warning, Written};

impl Scanner {
    /// What stands behind an operator.
    pub(super) fn compare(
        &mut self,
        left: String,
        op: Op,
        start: usize,
        warnings: &mut Vec<Warning>,
    ) -> Option<Ask> {
        while self.peek(0) == Some(' ') {
            self.at += 1;
        }
        let mut values = Vec::new();
        loop {
            let from = self.at;
            if let Some(list) = self.value_group() {
                let span = Span {
                    start: from,
                    end: self.at,
                };
                values.extend(list.into_iter().map(|it| (Written::Plain(it), span)));
                break;
            }
            let written = self.value(warnings);
            let span = Span {
                start: from,
                end: self.at,
            };
            if written != Written::Plain(String::new()) {
                values.push((written, span));
            }
            if self.peek(0) != Some('|') {
                break;
            }
            self.at += 1;
        }
        let span = Span {
            start,
            end: self.at,
        };
        let (code, pt, en) = if left.is_empty() {
            (
                "missing_field",
                "Falta o campo antes de",
                "A field is missing before",
            )
        } else if values.is_empty() {
            (
                "missing_value",
                "Falta um valor depois de",
                "A value is missing after",
            )
        } else {
            return Some(Ask::Compare { left, op, values });
        };
        let sign = op.sign();
        let (pt, en) = (format!("{pt} {left}{sign}."), format!("{en} {left}{sign}."));
        warnings.push(Warning::new(code, span, pt, en));
        None
    }

    /// Values in parentheses, `(azul ou verde)`: one of them, or, without an "or", all of them.
    fn value_group(&mut self) -> Option<Vec<String>> {
        let rest = self.characters.get(self.at..).unwrap_or_default();
        let (_, inside) = rest.split_first().filter(|(open, _)| **open == '(')?;
        let length = inside.iter().position(|c| matches!(c, '(' | ')'))?;
        let content: String = inside.get(..length)?.iter().collect();
        // Without spaces it is arithmetic.
        if inside.get(length) != Some(&')') || !content.trim().contains(' ') {
            return None;
        }
        self.at += length + 2;
        let mut alternatives: Vec<Vec<&str>> = vec![Vec::new()];
        for word in content.split_whitespace() {
            match crate::words::fold(word).as_str() {
                "ou" | "or" | "|" => alternatives.push(Vec::new()),
                "e" | "and" => {}
                _ => {
                    if let Some(last) = alternatives.last_mut() {
                        last.push(word);
                    }
                }
            }
        }
        let lists = alternatives.into_iter().filter(|it| !it.is_empty());
        Some(lists.map(|it| it.join(",")).collect())
    }

    /// A value; several may be joined by commas, each in quotes or not.
    fn value(&mut self, warnings: &mut Vec<Warning>) -> Written {
        let mut list = String::new();
        loop {
            match self.marked(warnings) {
                Some(Written::Quoted(text)) if self.peek(0) == Some(',') => list.push_str(&text),
                Some(Written::Quoted(text)) if !list.is_empty() => {
                    list.push_str(&text);
                    return Written::Plain(list);
                }
                Some(marked) => return marked,
                None => list.push_str(&self.run(false)),
            }
            // A quote after a comma opens the next one of a list.
            let quoted = self.peek(0).is_some_and(is_quote);
            if !(self.peek(0) == Some(',') || quoted && list.ends_with(',')) {
                return Written::Plain(list);
            }
        }
    }
}
