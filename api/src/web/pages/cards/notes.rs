//! What was wrong with a query, and how one click mends it.

use crate::web::{Link, Shell};
use crate::wire::Warning;

/// A remark about the query.
pub struct Note {
    /// What it says.
    pub message: String,
    /// What stands there, and what would stand there instead.
    pub mend: Option<(String, String, Link)>,
}

impl Note {
    pub(super) fn new(warning: &Warning, text: &str, shell: &Shell) -> Self {
        Self {
            message: warning.message.clone(),
            mend: mend(warning, text, shell),
        }
    }
}

/// The query with the part replaced that the warning is about.
fn mend(warning: &Warning, text: &str, shell: &Shell) -> Option<(String, String, Link)> {
    let span = warning.span?;
    // What is too much is left out.
    let left_out = (warning.code == "too_much" && span.end > 0).then(String::new);
    let instead = warning.replacement.clone().or(left_out)?;
    let letters: Vec<char> = text.chars().collect();
    let part = |range: std::ops::Range<usize>| Some(letters.get(range)?.iter().collect::<String>());
    let wrong = part(span.start..span.end)?;
    let mended = format!(
        "{}{instead}{}",
        part(0..span.start)?,
        part(span.end..letters.len())?
    );
    let link = shell.here(&[("q", Some(&mended)), ("cursor", None)]);
    Some((wrong, instead, link))
}
