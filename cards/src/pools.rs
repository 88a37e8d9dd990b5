//! The cards of each game as construction sees them.

use fabulario_engine::deck::{Pool, Printed};
use fabulario_engine::{apoteose, dominions, fabula, multiversity};

use crate::fabula::Library;

/// A pool for each game.
#[derive(Debug, Clone)]
pub struct Pools {
    pub(crate) fabula: Pool<fabula::Face>,
    pub(crate) dominions: Pool<dominions::Card>,
    pub(crate) multiversity: Pool<multiversity::Card>,
    pub(crate) apoteose: Pool<apoteose::Card>,
}

/// A kind of card that there is a pool of.
pub trait Pooled: Printed + Clone {
    /// The pool of the game.
    fn pool(pools: &Pools) -> &Pool<Self>;
}

impl Pooled for fabula::Face {
    fn pool(pools: &Pools) -> &Pool<Self> {
        &pools.fabula
    }
}

impl Pooled for dominions::Card {
    fn pool(pools: &Pools) -> &Pool<Self> {
        &pools.dominions
    }
}

impl Pooled for multiversity::Card {
    fn pool(pools: &Pools) -> &Pool<Self> {
        &pools.multiversity
    }
}

impl Pooled for apoteose::Card {
    fn pool(pools: &Pools) -> &Pool<Self> {
        &pools.apoteose
    }
}

/// The cards of Fábula under their ids, in the order of the table.
pub(crate) fn faces(library: &Library) -> Option<Pool<fabula::Face>> {
    let cards = library.cards.iter().chain(&library.fichas);
    let face = |card: &crate::fabula::PrintedCard| fabula::Face {
        id: card.sheet.id.clone(),
        ..fabula::Face::from(library.rules_of(card))
    };
    Pool::new(cards.map(face).collect()).ok()
}
