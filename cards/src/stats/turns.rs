//! What can be paid for, turn by turn.

use fabulario_engine::Game;
use fabulario_engine::fabula::PlayRules;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Source, share, total};

/// How many turns are looked at.
const TURNS: i16 = 10;

/// What a turn's resources pay for, if no effect changes them. FAB 1.7.2c, 1.18.10
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
#[schema(as = AffordableTurn)]
pub struct Turn {
    /// The player's own turn, from one.
    #[schema(example = 2)]
    pub turn: i16,
    /// The resources of the turn.
    #[schema(example = 4)]
    pub resources: i16,
    /// How many cards of the main deck cost at most as much; a letter in a cost counts as nothing.
    #[schema(example = 33)]
    pub cards: u64,
    /// Their part of all cards of the main deck, rounded to four decimals.
    #[schema(example = 0.825)]
    pub share: f64,
}

impl Source<'_> {
    pub(super) fn turns(&self, cards: &[(usize, u64)]) -> Vec<Turn> {
        let all = total(cards);
        let costs = cards.iter().filter_map(|(card, copies)| {
            let cost = self.needs(Game::Fabula, *card)?;
            Some((cost, *copies))
        });
        let costs: Vec<(i16, u64)> = costs.collect();
        let rules = self.catalogue.format("fab-padrao").map(PlayRules::of);
        let rules = rules.unwrap_or_default();
        let turn = |turn| {
            let resources = rules.resources(turn);
            let paid = costs.iter().filter(|(cost, _)| *cost <= resources);
            let cards = paid.map(|(_, copies)| copies).sum();
            Turn {
                turn,
                resources,
                cards,
                share: share(cards, all),
            }
        };
        (1..=TURNS).map(turn).collect()
    }
}
