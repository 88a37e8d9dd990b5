//! Reads one sign after another.

use super::{Ask, Op, Span, Syntax, Warning, Written};

mod value;

/// A query, and how far it was read.
pub(super) struct Scanner {
    characters: Vec<char>,
    at: usize,
}

/// Whether a character opens or closes a text in quotes.
pub(crate) const fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„' | '«' | '»')
}

const fn is_arithmetic(c: char) -> bool {
    matches!(c, '+' | '*' | '/')
}

impl Scanner {
    pub(super) const fn new(characters: Vec<char>) -> Self {
        Self { characters, at: 0 }
    }

    /// How far it was read.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    fn peek(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    fn skip_spaces(&mut self) {
        while self.peek(0).is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// What stands at a place.
    pub(super) fn text(&self, span: Span) -> String {
        let part = self.characters.get(span.start..span.end);
        part.unwrap_or_default().iter().collect()
    }

    /// Whether a group ends here, or everything does.
    pub(super) fn ends(&mut self) -> bool {
        self.skip_spaces();
        self.peek(0).is_none_or(|c| c == ')')
    }

    /// The place of a parenthesis that closes nothing, which is passed over.
    pub(super) fn stray_parenthesis(&mut self) -> Option<usize> {
        self.skip_spaces();
        let at = self.at;
        self.peek(0)?;
        self.at += 1;
        Some(at)
    }

    /// One of these words, if it stands here by itself.
    pub(super) fn word(&mut self, words: &[&str]) -> Option<Span> {
        let span = self.is_word(words)?;
        self.at = span.end;
        Some(span)
    }

    fn is_word(&mut self, words: &[&str]) -> Option<Span> {
        self.skip_spaces();
        // Every word that joins begins with one of these.
        if !self.peek(0).is_some_and(|c| "aeonéAEONÉ".contains(c)) {
            return None;
        }
        let rest = self.characters.get(self.at..).unwrap_or_default();
        let ends = |c: &char| c.is_whitespace() || matches!(c, '(' | ')');
        let length = rest.iter().position(ends).unwrap_or(rest.len());
        let found: String = rest.iter().take(length).collect();
        let found = crate::words::fold(&found);
        words.contains(&found.as_str()).then(|| Span {
            start: self.at,
            end: self.at + length,
        })
    }

    /// Whether an "or" comes next.
    pub(super) fn is_or(&mut self) -> bool {
        self.is_word(&["or", "ou"]).is_some()
    }

    /// A sign, if it stands here.
    pub(super) fn sign(&mut self, sign: char) -> Option<Span> {
        self.skip_spaces();
        let start = self.at;
        (self.peek(0)? == sign).then(|| {
            self.at += 1;
            Span {
                start,
                end: start + 1,
            }
        })
    }

    /// The place of a parenthesis that opens a group, and not arithmetic.
    pub(super) fn group(&mut self) -> Option<usize> {
        self.skip_spaces();
        if self.peek(0) != Some('(') || self.is_arithmetic() {
            return None;
        }
        self.at += 1;
        Some(self.at - 1)
    }

    pub(super) fn close(&mut self) -> bool {
        self.sign(')').is_some()
    }

    /// Whether what begins with a parenthesis is compared as a whole: `(a+b)*2>c`
    fn is_arithmetic(&self) -> bool {
        let rest = self.characters.get(self.at..).unwrap_or_default();
        let mut open = 0_usize;
        let mut after = None;
        for (i, c) in rest.iter().enumerate() {
            match c {
                '(' => open += 1,
                ')' => open -= 1,
                c if c.is_alphanumeric() || matches!(c, '_' | '.' | '-') || is_arithmetic(*c) => {}
                _ => return false,
            }
            if open == 0 {
                after = Some(i + 1);
                break;
            }
        }
        // More arithmetic may follow, then spaces, then the sign that compares: `(a+b)*2 > c`.
        let rest = after
            .and_then(|after| rest.get(after..))
            .unwrap_or_default();
        let begins = rest.first().is_some_and(|c| is_arithmetic(*c) || *c == '-');
        let operand = |c: &&char| {
            c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '(' | ')') || is_arithmetic(**c)
        };
        let length = if begins {
            rest.iter().take_while(operand).count()
        } else {
            0
        };
        let mut signs = rest.iter().skip(length).skip_while(|c| **c == ' ');
        match signs.next() {
            Some('<' | '>' | '=' | '≤' | '≥' | '≠') => true,
            Some('!') => signs.next() == Some(&'='),
            _ => false,
        }
    }

    /// The operator here; spaces may stand before one that no word ends with.
    fn op(&mut self) -> Option<Op> {
        let spaces = self.characters.get(self.at..).unwrap_or_default();
        let spaces = spaces.iter().take_while(|c| **c == ' ').count();
        let next = |ahead| self.peek(spaces + ahead);
        let (op, length) = match (next(0)?, next(1)) {
            (':', _) => (Op::Colon, 1),
            ('!', Some('=')) | ('<', Some('>')) => (Op::NotEqual, 2),
            ('<', Some('=')) | ('=', Some('<')) => (Op::LessOrEqual, 2),
            ('>', Some('=')) | ('=', Some('>')) => (Op::GreaterOrEqual, 2),
            ('=', Some('=')) => (Op::Equal, 2),
            ('≤', _) => (Op::LessOrEqual, 1),
            ('≥', _) => (Op::GreaterOrEqual, 1),
            ('≠', _) => (Op::NotEqual, 1),
            ('<', _) => (Op::Less, 1),
            ('>', _) => (Op::Greater, 1),
            ('=', _) => (Op::Equal, 1),
            _ => return None,
        };
        self.at += spaces + length;
        Some(op)
    }

    /// Reads what is asked for.
    pub(super) fn term(&mut self, warnings: &mut Vec<Warning>) -> Option<Syntax> {
        self.skip_spaces();
        let start = self.at;
        let ask = match (self.peek(0)?, self.peek(1)) {
            ('!', Some(next)) if next != '=' && !next.is_whitespace() => {
                self.at += 1;
                let name = match self.marked(warnings) {
                    Some(Written::Quoted(name)) => name,
                    _ => self.run(false),
                };
                Ask::Name(name)
            }
            ('/', _) => Ask::Bare(self.marked(warnings)?),
            (c, _) if is_quote(c) => Ask::Bare(self.marked(warnings)?),
            _ => {
                let left = self.run(true);
                match self.op() {
                    None => Ask::Bare(Written::Plain(left)),
                    Some(op) => self.compare(left, op, start, warnings)?,
                }
            }
        };
        if self.at == start {
            // Nothing that begins a term: it is passed over, so that reading always goes on.
            self.at += 1;
        }
        let span = Span {
            start,
            end: self.at,
        };
        Some(Syntax::Term(ask, span))
    }

    /// A text in quotes or between slashes; one that is not closed reaches to the end.
    fn marked(&mut self, warnings: &mut Vec<Warning>) -> Option<Written> {
        let open = self.peek(0).filter(|c| *c == '/' || is_quote(*c))?;
        let start = self.at;
        self.at += 1;
        let mut text = String::new();
        let mut closed = false;
        while let Some(c) = self.peek(0) {
            self.at += 1;
            let escaped = open == '/' && c == '\\';
            if escaped && let Some(next) = self.peek(0) {
                self.at += 1;
                // A slash needs a backslash here and none in the expression.
                if next != '/' {
                    text.push(c);
                }
                text.push(next);
                continue;
            }
            closed = if open == '/' { c == '/' } else { is_quote(c) };
            if closed {
                break;
            }
            text.push(c);
        }
        if !closed {
            let span = Span {
                start,
                end: start + 1,
            };
            let pt = "Isto não foi fechado: vale até o fim.".to_owned();
            let en = "This was not closed: it reaches to the end.".to_owned();
            warnings.push(Warning::new("unclosed", span, pt, en));
        }
        Some(if open == '/' {
            Written::Regex(text)
        } else {
            Written::Quoted(text)
        })
    }

    /// Characters up to a space, a closing parenthesis, a mark, or, `before` an operator, up to that.
    fn run(&mut self, before: bool) -> String {
        let mut text = String::new();
        let mut open = 0_usize;
        while let Some(c) = self.peek(0) {
            match c {
                '(' if !before || is_opening(&text) => open += 1,
                ')' if open == 0 => break,
                ')' => open -= 1,
                '|' if !before => break,
                '!' if before && self.peek(1) == Some('=') => break,
                '(' | ':' | '=' | '<' | '>' | '≤' | '≥' | '≠' if before => break,
                c if c.is_whitespace() => break,
                c if is_quote(c) && (before || text.ends_with(',')) => break,
                _ => {}
            }
            text.push(c);
            self.at += 1;
        }
        text
    }
}

/// Whether a parenthesis belongs to arithmetic: it begins a term, or follows a sign.
fn is_opening(before: &str) -> bool {
    let sign = before.chars().next_back();
    sign.is_none_or(|c| is_arithmetic(c) || matches!(c, '-' | '('))
}
