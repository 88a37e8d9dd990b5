//! What can be narrowed: values of the cards found, each with how many have it.

use fabulario_engine::Game;

use super::terms::closed;
use crate::web::parts::chart::Bars;
use crate::web::parts::mark::Mark;
use crate::web::shell::GAME;
use crate::web::{Link, Shell};
use crate::wire::search::{Facet, FacetValue, QueryPart};
use crate::words::pages::cards as words;

/// A field with its values.
pub struct FacetGroup {
    /// What the field is called.
    pub name: String,
    /// Its values.
    pub values: Vec<Value>,
    /// Numbers are drawn as bars, too.
    pub bars: Option<Bars>,
}

/// A value to narrow to.
pub struct Value {
    /// What players call it.
    pub name: String,
    /// Its sign.
    pub mark: Option<Mark>,
    /// How many have it.
    pub count: u32,
    /// Whether the query names it.
    pub chosen: bool,
    /// The query with it, or without it if it is there.
    pub link: Link,
}

impl FacetGroup {
    pub(super) fn new(
        facet: &Facet,
        (text, tree): (&str, Option<&QueryPart>),
        (only, shell): (Option<Game>, &Shell),
    ) -> Self {
        let name = match facet.field {
            "colour" => words::facet_colour(),
            "type" => words::facet_type(),
            "cost" => words::facet_cost(),
            "rarity" => words::facet_rarity(),
            "set" => words::facet_set(),
            "game" => words::facet_game(),
            "element" => words::facet_element(),
            "world" => words::facet_world(),
            _ => words::facet_other(),
        };
        let game = only.unwrap_or(shell.game);
        let value = |it: &FacetValue| Value {
            name: it.name.clone(),
            mark: Mark::of(game, &it.value, shell.lang).map(Mark::beside_words),
            count: it.count,
            chosen: named(tree, &it.query) || (facet.field == "game" && only.is_some()),
            link: if facet.field == "game" {
                shell.here(&[
                    (
                        GAME,
                        Some(&it.value)
                            .filter(|_| only.is_none())
                            .map(String::as_str),
                    ),
                    ("cursor", None),
                ])
            } else {
                narrowed(text, tree, &it.query, shell)
            },
        };
        let bars = (facet.field == "cost").then(|| {
            let bars = facet.values.iter().map(|it| (it.name.as_str(), it.count));
            Bars::new(bars, &words::facet_cost().to(shell.lang))
        });
        Self {
            name: name.to(shell.lang),
            values: facet.values.iter().map(value).collect(),
            bars: bars.filter(|_| facet.values.len() > 1),
        }
    }

    /// Whether there is anything to choose.
    pub(super) fn is_a_choice(&self) -> bool {
        self.values.len() > 1 || self.values.iter().any(|it| it.chosen)
    }
}

/// The terms of a query that all must hold.
fn all(tree: Option<&QueryPart>) -> Vec<&QueryPart> {
    match tree {
        Some(tree) if tree.kind == "and" => tree.parts.iter().collect(),
        Some(tree) => vec![tree],
        None => Vec::new(),
    }
}

fn named(tree: Option<&QueryPart>, term: &str) -> bool {
    all(tree)
        .iter()
        .any(|part| part.span.is_some() && part.canonical == term)
}

/// Whether all that the reader asks for is one "or": a term more would belong to its last part.
fn is_one_or(tree: Option<&QueryPart>) -> bool {
    let parts = all(tree).into_iter();
    // The game that the page narrows to stands in no query of the reader's.
    let mut own = parts.filter(|part| part.span.is_some() || !part.parts.is_empty());
    own.next().is_some_and(|part| part.kind == "or") && own.next().is_none()
}

/// The query with one term more, or without it if it is there.
fn narrowed(text: &str, tree: Option<&QueryPart>, term: &str, shell: &Shell) -> Link {
    let narrower = if named(tree, term) {
        let others = all(tree).into_iter();
        let others = others.filter(|part| {
            part.canonical != term && (part.span.is_some() || !part.parts.is_empty())
        });
        others.map(closed).collect::<Vec<_>>().join(" ")
    } else if is_one_or(tree) {
        format!("({text}) {term}")
    } else if text.is_empty() {
        term.to_owned()
    } else {
        format!("{text} {term}")
    };
    let game = shell.names_game() || text.is_empty();
    let game = game.then(|| shell.game.code());
    shell.here(&[(GAME, game), ("q", Some(&narrower)), ("cursor", None)])
}
