//! How many cards of a set have each rarity.

use fabulario_cards::index::{Asked, Wanted};
use fabulario_engine::Lang;

use crate::catalogue::Current;
use crate::wire::search::{Facet, FacetValue};

/// The rarities of a set, as a search for its cards counts them; none where the game has none.
pub fn rarities(current: &Current, code: &str, lang: Lang) -> Vec<FacetValue> {
    let Ok(query) = current.index.read(&term(code)) else {
        return Vec::new();
    };
    let wanted = Wanted {
        lang,
        limit: 0,
        after: None,
        facets: true,
    };
    let asked = Asked::new(&current.catalogue, None);
    let answer = current.index.search(&query, &wanted, &asked);
    let facets = answer.facets.iter();
    let told = facets.flat_map(|it| it.told(current.index.vocabulary(), lang));
    let mut told = told.map(Facet::from);
    let rarity = told.find(|facet| facet.field == "rarity");
    rarity.map_or_else(Vec::new, |facet| facet.values)
}

/// The query that finds the cards of a set.
pub fn term(code: &str) -> String {
    format!("set:{}", code.to_lowercase())
}
