//! The decisions of a policy: functions of what is in hand and on the board, never of an order.

use std::cmp::Reverse;

use super::{Policy, Recycle};
use crate::dominions::board::{ENEMY_ZONE, SPAWN_ZONE, Tile, Tiles, away};
use crate::dominions::setup::{Numbers, Way};
use crate::dominions::{Deck, Host, SpawnType, State};
use crate::pile::Kind;

/// The middle row: nothing that blocks is put there.
const MIDDLE: u8 = 3;

/// What decides between cards of one type: the place in the policy's list, whether it damages the own cards beside it,
/// the ATK.
type Rank = (usize, bool, Reverse<u16>, Kind);

/// A policy for one deck.
#[derive(Debug, Clone)]
pub(super) struct Pilot {
    /// By kind; of one type the lowest comes first.
    ranks: Vec<Rank>,
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
            let numbers = deck.numbers(kind);
            let wild = numbers.harms.wounds_linked > 0;
            (place, wild, Reverse(numbers.atk), kind)
        });
        Self {
            ranks: ranks.collect(),
            walks: *policy == Policy::Walk,
            recycle: recycle.clone(),
            discards: Vec::with_capacity(deck.len()),
        }
    }

    /// The card of a type that comes first, of those in hand that are spawned onto a tile: whoever lives long enough
    /// to attack before whoever does not.
    pub(super) fn choose(&self, state: &State<'_>, kind: SpawnType, hand: &[Kind]) -> Option<Kind> {
        let alone = state.own().is_empty();
        let of_type = hand.iter().copied().filter(|card| {
            let numbers = state.deck().numbers(*card);
            // Alone on the board it would destroy itself.
            let lost = numbers.harms.costs_a_card && alone;
            numbers.way == Way::Tile && numbers.kind == kind && !numbers.harms.other && !lost
        });
        of_type.min_by_key(|card| {
            let (place, wild, atk, kind) = self.rank(*card);
            (place, wild, !self.arrives(state, *card), atk, kind)
        })
    }

    /// The ATTACH that comes first, of those in hand that have something to be attached to, and the foremost card that
    /// takes it.
    pub(super) fn attachment(&self, state: &State<'_>) -> Option<(Kind, Tile)> {
        let hand = state.hand().iter().copied();
        let card = hand
            .filter(|card| !state.deck().numbers(*card).harms.other)
            .filter(|card| !state.host_tiles(*card).is_empty())
            .min_by_key(|card| self.rank(*card))?;
        let standing = state.standing();
        let hosts = state.host_tiles(card).iter();
        let host = hosts.min_by_key(|tile| (!standing.has(*tile), away(*tile), *tile))?;
        Some((card, host))
    }

    /// Which own card the effect of a spawned one destroys: what does not attack, then the weakest, the hindmost.
    pub(super) fn sacrifice(state: &State<'_>, card: Kind) -> Option<Tile> {
        if !state.deck().numbers(card).harms.costs_a_card {
            return None;
        }
        state.own().iter().min_by_key(|tile| {
            let mut units = state.units().iter();
            let unit = units.find(|unit| unit.tile == *tile);
            let atk = unit.map(|unit| state.deck().numbers(unit.kind).atk);
            (atk, Reverse(away(*tile)), *tile)
        })
    }

    /// The ATTACH among some cards that the first Unidade takes.
    fn wearable(&self, state: &State<'_>, kind: SpawnType, hand: &[Kind]) -> Option<Kind> {
        let worn = hand.iter().copied().filter(|card| {
            let numbers = state.deck().numbers(*card);
            let fits = matches!(numbers.way, Way::Card(None | Some(Host::Unit)));
            fits && numbers.kind == kind && !numbers.harms.other
        });
        worn.min_by_key(|card| self.rank(*card))
    }

    fn rank(&self, card: Kind) -> Rank {
        let none = (usize::MAX, true, Reverse(0), card);
        self.ranks.get(card.place()).copied().unwrap_or(none)
    }

    /// Whether a Unidade that wounds itself still lives when it has walked to the enemy's zone.
    fn arrives(&self, state: &State<'_>, card: Kind) -> bool {
        let Numbers {
            kind, hp, harms, ..
        } = state.deck().numbers(card);
        if kind != SpawnType::Unidade || harms.wounds_itself == 0 {
            return true;
        }
        let moves = hp.saturating_sub(1) / harms.wounds_itself;
        let tile = self.place(state, card, kind);
        tile.is_some_and(|tile| u16::from(away(tile)) <= moves)
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
                        let kept = kept.or_else(|| self.wearable(state, kind, &discards));
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
