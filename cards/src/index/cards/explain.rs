//! How many cards each part of a query finds, so that a player sees which one was too much.

use fabulario_engine::Lang;

use super::evaluate::Evaluation;
use super::{Asked, CardIndex};
use crate::index::bits::Bits;
use crate::query::{Query, Span, Tree, canonical, canonical_part, sentence, term_in_words};

/// A part of a query.
#[derive(Debug, Clone, PartialEq)]
pub struct Node {
    /// `and`, `or`, `not` or `term`.
    pub kind: &'static str,
    /// Its canonical text.
    pub canonical: String,
    /// It in plain words.
    pub sentence: String,
    /// Where it stands, if it is one term or a negation.
    pub span: Option<Span>,
    /// How many cards it finds by itself.
    pub hits: u32,
    /// How many cards the parts beside it find without it.
    pub without: Option<u32>,
    /// What it is made of.
    pub parts: Vec<Self>,
}

/// A query told back.
#[derive(Debug, Clone, PartialEq)]
pub struct Explained {
    /// It in one plain sentence.
    pub sentence: String,
    /// Its canonical text.
    pub canonical: String,
    /// Its parts with their hits; none of a query that asks for nothing.
    pub tree: Option<Node>,
}

impl CardIndex {
    /// Tells a query back.
    #[must_use]
    pub fn explain(&self, query: &Query, asked: &Asked<'_>, lang: Lang) -> Explained {
        let evaluation = Evaluation { index: self, asked };
        let explaining = Explaining { evaluation, lang };
        Explained {
            sentence: sentence(query, &self.vocabulary, lang),
            canonical: canonical(query, &self.vocabulary, lang),
            tree: (query.tree != Tree::All).then(|| explaining.node(&query.tree).0),
        }
    }

    /// How many cards some rows are of.
    pub(super) fn cards(&self, rows: &Bits) -> u32 {
        if self.rows.are_cards() {
            return rows.count();
        }
        self.rows.one_of_each(rows).count()
    }
}

struct Explaining<'s> {
    evaluation: Evaluation<'s>,
    lang: Lang,
}

impl Explaining<'_> {
    fn node(&self, tree: &Tree) -> (Node, Bits) {
        let index = self.evaluation.index;
        let (kind, span, parts, rows) = match tree {
            Tree::All => ("all", None, Vec::new(), index.all.clone()),
            Tree::Term(_, span) => {
                let rows = self.evaluation.tree(tree, None).into_owned();
                ("term", Some(*span), Vec::new(), rows)
            }
            Tree::Not(inner, span) => {
                let (part, inner) = self.node(inner);
                let mut rows = index.all.clone();
                rows.and_not(&inner);
                ("not", Some(*span), vec![part], rows)
            }
            Tree::Or(parts) => {
                let (mut told, mut rows) = (Vec::new(), Bits::default());
                for part in parts {
                    let (part, more) = self.node(part);
                    rows.or(&more);
                    told.push(part);
                }
                ("or", None, told, rows)
            }
            Tree::And(parts) => {
                let (told, rows) = self.and(parts);
                ("and", None, told, rows)
            }
        };
        let node = Node {
            kind,
            canonical: canonical_part(tree, &index.vocabulary, self.lang),
            sentence: term_in_words(tree, &index.vocabulary, self.lang),
            span,
            hits: index.cards(&rows),
            without: None,
            parts,
        };
        (node, rows)
    }

    /// The parts of an "and", each with what the others find.
    fn and(&self, parts: &[Tree]) -> (Vec<Node>, Bits) {
        let index = self.evaluation.index;
        let (mut told, sets): (Vec<Node>, Vec<Bits>) =
            parts.iter().map(|part| self.node(part)).unzip();
        // All sets behind each part, so that leaving one out takes one step and not all of them.
        let mut behind = vec![index.all.clone()];
        for set in sets.iter().rev() {
            let mut rows = behind.last().cloned().unwrap_or_default();
            rows.and(set);
            behind.push(rows);
        }
        let whole = behind.pop().unwrap_or_default();
        let mut before = index.all.clone();
        for (node, set) in told.iter_mut().zip(&sets) {
            let mut without = behind.pop().unwrap_or_default();
            without.and(&before);
            node.without = Some(index.cards(&without));
            before.and(set);
        }
        (told, whole)
    }
}
