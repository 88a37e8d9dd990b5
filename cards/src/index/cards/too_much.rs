//! Which part of a query that finds nothing was too much: no hit is never silent.

use fabulario_engine::Lang;

use super::explain::Node;
use super::{Asked, CardIndex};
use crate::query::{Query, Span, Tree, Warning};

/// Most parts that are told.
const MOST: usize = 3;

impl CardIndex {
    /// What a query that finds nothing would find without one of its parts, the most first; else the parts that find
    /// nothing by themselves.
    pub(super) fn too_much(&self, query: &Query, asked: &Asked<'_>, lang: Lang) -> Vec<Warning> {
        if query.tree == Tree::All {
            return Vec::new();
        }
        let Some(node) = self.explain(query, asked, lang).tree else {
            return Vec::new();
        };
        let mut helpful: Vec<(&Node, u32)> = node
            .parts
            .iter()
            .filter_map(|part| Some((part, part.without.filter(|hits| *hits > 0)?)))
            .collect();
        helpful.sort_by_key(|(_, hits)| std::cmp::Reverse(*hits));
        if !helpful.is_empty() {
            let told = helpful.iter().take(MOST);
            return told.map(|(part, hits)| without(part, *hits)).collect();
        }
        let parts = if node.kind == "and" {
            &node.parts[..]
        } else {
            std::slice::from_ref(&node)
        };
        let barren: Vec<Warning> = parts
            .iter()
            .filter(|it| it.hits == 0)
            .take(MOST)
            .map(nothing)
            .collect();
        if barren.is_empty() {
            // Each part finds cards, and even all but one of them find none together.
            return vec![together(parts)];
        }
        barren
    }
}

fn without(part: &Node, hits: u32) -> Warning {
    let (text, s) = (&part.canonical, if hits == 1 { "" } else { "s" });
    Warning::new(
        "too_much",
        place(part),
        format!("Nenhuma carta é tudo isso; sem “{text}” há {hits} carta{s}."),
        format!(
            "No card is all of this; without “{text}” there {} {hits} card{s}.",
            if hits == 1 { "is" } else { "are" }
        ),
    )
}

fn nothing(part: &Node) -> Warning {
    let text = &part.canonical;
    Warning::new(
        "nothing_found",
        place(part),
        format!("Nenhuma carta responde a “{text}”."),
        format!("No card answers to “{text}”."),
    )
}

fn together(parts: &[Node]) -> Warning {
    let told = parts
        .iter()
        .map(|part| format!("“{}” ({})", part.canonical, part.hits));
    let told: Vec<String> = told.collect();
    let told = told.join(", ");
    Warning::new(
        "too_much",
        Span::default(),
        format!("Nenhuma carta é tudo isso, nem tirando uma só das partes: {told}."),
        format!("No card is all of this, not even without one of the parts: {told}."),
    )
}

/// Where a part stands: its own place, or from its first part to its last.
fn place(part: &Node) -> Span {
    let inside = || {
        let spans = part.parts.iter().map(place);
        let spans: Vec<Span> = spans.filter(|it| *it != Span::default()).collect();
        let (first, last) = (spans.first()?, spans.last()?);
        Some(Span {
            start: first.start,
            end: last.end,
        })
    };
    part.span.or_else(inside).unwrap_or_default()
}
