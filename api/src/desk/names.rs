//! Cards by what people write for their names.

use fabulario_engine::Game;

use crate::catalogue::Current;

/// Most cards that are told where a name is that of several.
pub const MOST_TOLD: usize = 10;

/// The places of cards that share a name.
pub fn same_name(current: &Current, games: &[Game], name: &str) -> Vec<usize> {
    let catalogue = &current.catalogue;
    let alike = games.iter().flat_map(|game| catalogue.named(*game, name));
    alike
        .filter_map(|card| catalogue.place(&card.sheet.id))
        .collect()
}

/// The one card that is meant by a name that is unfinished or misspelt, or those that may be.
pub fn near(current: &Current, name: &str, game: Option<Game>) -> Result<usize, Vec<usize>> {
    let name: String = name.chars().take(200).collect();
    let (index, catalogue) = (&current.index, &current.catalogue);
    // What a name begins with is not misspelt.
    let mut near = index.complete(catalogue, &name, game, MOST_TOLD);
    near.retain(|it| it.distance == 0);
    if near.is_empty() {
        near = index.nearest(catalogue, &name, game);
    }
    let least = near.iter().map(|it| it.distance).min();
    let nearest = near.iter().filter(|it| Some(it.distance) == least);
    let nearest: Vec<usize> = nearest.map(|it| it.card).collect();
    match nearest[..] {
        [place] => Ok(place),
        _ => Err(nearest),
    }
}
