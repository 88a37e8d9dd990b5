//! Regular expressions over texts without case and accents.

use ::regex::{Error, Regex, RegexBuilder};

use crate::words::fold;

/// Memory for a compiled expression, and for what is kept while it runs.
const SIZE: usize = 1 << 20;
const NESTED: u32 = 50;

/// Compiles an expression; its letters lose their accents, since the texts have none.
pub(crate) fn regex(pattern: &str) -> Result<Regex, String> {
    let plain: String = pattern
        .chars()
        .map(|c| {
            let mut folded = [0; 4];
            let text = c.encode_utf8(&mut folded);
            // Small and large letters of classes such as \S differ in meaning.
            if c.is_ascii() {
                return c.to_string();
            }
            fold(text)
        })
        .collect();
    let built = RegexBuilder::new(&plain)
        .case_insensitive(true)
        .multi_line(true)
        .size_limit(SIZE)
        .dfa_size_limit(SIZE)
        .nest_limit(NESTED)
        .build();
    built.map_err(|error| match error {
        Error::CompiledTooBig(_) => "too large".to_owned(),
        error => {
            let text = error.to_string();
            let last = text.lines().last().unwrap_or_default();
            last.trim_start_matches("error: ").to_owned()
        }
    })
}
