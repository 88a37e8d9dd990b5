//! What words find among the rules, rulings and keywords of a game.

use fabulario_cards::index::Hit;
use fabulario_cards::words::slug;
use fabulario_cards::{Catalogue, RuleIndex};
use fabulario_engine::{Game, Lang};

use crate::http::problem::Problem;

/// What was found.
pub struct Found {
    /// Places in [`entries`](crate::wire::rule::entries), best first.
    pub places: Vec<usize>,
    /// No entry has every word: these have some.
    pub partial: bool,
}

/// Looks for words, or for the name of a rule; a keyword is found by its name.
pub fn find(
    index: &RuleIndex,
    catalogue: &Catalogue,
    (game, lang): (Game, Lang),
    words: &str,
) -> Result<Found, Problem> {
    let book = catalogue.book(game);
    let (rules, rulings) = book.map_or((0, 0), |it| (it.rules.len(), it.rulings.len()));
    let found = index.search(game, words).map_err(Problem::internal)?;
    let named = slug(words);
    let glossary = catalogue.glossary(game, lang);
    let keywords = (rules + rulings..).zip(glossary.reminders());
    let keywords = keywords.filter(|(_, it)| slug(&it.name) == named);
    let hits = found.hits.into_iter().map(|hit| match hit {
        Hit::Rule(at) => at,
        Hit::Ruling(at) => rules + at,
    });
    Ok(Found {
        places: keywords.map(|(place, _)| place).chain(hits).collect(),
        partial: found.partial,
    })
}
