//! The parts of a query with what each finds, and the way out of one that is too much.

use fabulario_engine::Game;

use crate::web::{Link, Shell};
use crate::wire::search::QueryPart;

/// The parts of a query.
pub struct Terms {
    /// Each part.
    pub parts: Vec<Term>,
}

/// A part of a query.
pub struct Term {
    /// Its text.
    pub text: String,
    /// How many cards it finds by itself.
    pub hits: u32,
    /// How much of the bar is full, of a hundred.
    pub share: u32,
    /// The query without it.
    pub remove: Link,
}

impl Terms {
    /// The parts of a whole query; none if it asks for nothing.
    pub(super) fn new(
        tree: &QueryPart,
        text: &str,
        only: Option<Game>,
        shell: &Shell,
    ) -> Option<Self> {
        let parts: Vec<&QueryPart> = if tree.kind == "and" {
            tree.parts.iter().collect()
        } else {
            vec![tree]
        };
        // The game that the page narrows to stands in no query of the reader's.
        let own = |it: &&&QueryPart| it.span.is_some() || !it.parts.is_empty() || only.is_none();
        let parts: Vec<&QueryPart> = parts.iter().filter(own).copied().collect();
        let widest = parts.iter().map(|it| it.hits).max()?.max(1);
        let term = |(at, part): (usize, &&QueryPart)| {
            let others = parts.iter().enumerate().filter(|(other, _)| *other != at);
            let others: Vec<String> = others.map(|(_, it)| closed(it)).collect();
            Term {
                text: written(part, text),
                hits: part.hits,
                share: part.hits * 100 / widest,
                remove: shell.here(&[("q", Some(&others.join(" "))), ("cursor", None)]),
            }
        };
        Some(Self {
            parts: parts.iter().enumerate().map(term).collect(),
        })
    }
}

/// A part as it was typed.
fn written(part: &QueryPart, text: &str) -> String {
    let span = part.span.as_ref();
    let letters = span.map(|it| text.chars().skip(it.start).take(it.end - it.start));
    let typed: Option<String> = letters.map(Iterator::collect);
    typed
        .filter(|it| !it.trim().is_empty())
        .unwrap_or_else(|| part.canonical.clone())
}

/// A part as it stands among others.
pub(super) fn closed(part: &QueryPart) -> String {
    if part.kind == "or" {
        format!("({})", part.canonical)
    } else {
        part.canonical.clone()
    }
}
