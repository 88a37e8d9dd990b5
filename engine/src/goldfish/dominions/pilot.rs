//! The decisions of a policy: functions of what is in hand and on the board, never of an order.

use std::cmp::Reverse;

use super::{Policy, Recycle};
use crate::dominions::board::{ENEMY_ZONE, SPAWN_ZONE, Tile, Tiles, away};
use crate::dominions::{Deck, SpawnType, State};
use crate::pile::Kind;

/// The middle row: nothing that blocks is put there.
const MIDDLE: u8 = 3;

/// A policy for one deck.
#[derive(Debug, Clone)]
pub(super) struct Pilot {
    /// By kind; of one type the lowest comes first.
    ranks: Vec<(usize, Reverse<u16>, Kind)>,
    walks: bool,
    recycle: Recycle,
    discards: Vec<Kind>,
}

impl Pilot {
    pub(super) fn new(deck: &Deck, policy: &Policy, recycle: &Recycle) -> Self {
        let kinds = (0..).map(Kind).zip(deck.cards());
        let listed = |kind| policy.listed().iter().position(|it| *it == kind);
        let ranks = kinds.map(|(kind, _)| {
            let place = listed(kind).unwrap_or(usize::MAX);
            (place, Reverse(deck.numbers(kind).atk), kind)
        });
        Self {
            ranks: ranks.collect(),
            walks: *policy == Policy::Walk,
            recycle: recycle.clone(),
            discards: Vec::with_capacity(deck.len()),
        }
    }

    /// The card of a type that comes first, of those in hand that are spawned at all.
    pub(super) fn choose(&self, state: &State<'_>, kind: SpawnType, hand: &[Kind]) -> Option<Kind> {
        let of_type = hand.iter().copied().filter(|card| {
            let numbers = state.deck().numbers(*card);
            numbers.spawned && numbers.kind == kind
        });
        of_type.min_by_key(|card| self.ranks.get(card.place()))
    }

    /// What is discarded in RECYCLE, by number.
    pub(super) fn discards(&mut self, state: &State<'_>) -> &[Kind] {
        let mut discards = std::mem::take(&mut self.discards);
        discards.clear();
        match &self.recycle {
            Recycle::Never => {}
            Recycle::Keep(keep) => {
                let gone = state.hand().iter().filter(|kind| !keep.contains(kind));
                discards.extend(gone);
            }
            Recycle::Surplus => {
                discards.extend(state.hand());
                for kind in SpawnType::ALL {
                    for _ in 0..state.rules().spawns_per_type {
                        let kept = self.choose(state, kind, &discards);
                        let at = discards.iter().position(|card| Some(*card) == kept);
                        at.map(|at| discards.remove(at));
                    }
                }
            }
        }
        self.discards = discards;
        &self.discards
    }

    /// Where a card is spawned, if anywhere.
    pub(super) fn place(&self, state: &State<'_>, card: Kind, kind: SpawnType) -> Option<Tile> {
        let mut tiles = state.spawn_tiles(card);
        if kind == SpawnType::Artefato {
            // The way to the Domain, and the tiles that it is attacked from, stay open.
            let open = tiles.iter().filter(|tile| tile.y() != MIDDLE);
            tiles = open.collect::<Tiles>().without(ENEMY_ZONE);
        }
        if kind == SpawnType::Unidade && self.walks && !(tiles & SPAWN_ZONE).is_empty() {
            tiles = tiles & SPAWN_ZONE;
        }
        tiles.iter().min_by_key(|tile| {
            let behind = if self.walks {
                7 - away(*tile)
            } else {
                away(*tile)
            };
            let side = tile.y().abs_diff(MIDDLE);
            let side = if kind == SpawnType::Unidade {
                side
            } else {
                7 - side
            };
            (behind, side, *tile)
        })
    }

    /// Where the Unidade on a tile moves: nearer to the enemy's zone, or nowhere.
    pub(super) fn step(state: &State<'_>, from: Tile, dash: bool) -> Option<Tile> {
        let open = state.open();
        let nearest = |tiles: Tiles| {
            let nearer = (tiles & open)
                .iter()
                .filter(|tile| away(*tile) < away(from));
            nearer.min_by_key(|tile| (away(*tile), tile.y().abs_diff(MIDDLE), *tile))
        };
        let here = Tiles::NONE.with(from);
        let step = nearest(here.linked());
        // Whoever comes beside the Domain with one step can attack: no DASH is faster.
        if !dash || step.is_some_and(|tile| away(tile) == 0) {
            return step;
        }
        let leap = here.leaps(open);
        let far = nearest(leap);
        match (step, far) {
            (Some(step), Some(far)) if away(far) < away(step) => Some(far),
            (None, far) => far,
            (step, _) => step,
        }
    }
}
