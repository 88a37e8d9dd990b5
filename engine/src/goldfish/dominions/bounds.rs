//! What the rules allow a figure to be: no interval goes beyond.

use super::{Options, Recycle};
use crate::dominions::board::MOST_UNITS;
use crate::dominions::{Deck, PlayRules, SpawnType};
use crate::goldfish::interval::Reach;
use crate::goldfish::solitaire::{Range, held};

/// Types of cards: of each some are spawned in a turn. DD-R8
const TYPES: u16 = 3;
/// The column next to the enemy's Domain. DD-R5
const LAST_COLUMN: u16 = 5;

/// What the rules allow in one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnBounds {
    /// Cards drawn: DRAW fills the hand.
    pub drawn: Reach,
    /// Cards spawned by a bridge.
    pub bridges: Reach,
    /// Unidades on the board.
    pub units: Reach,
    /// The column of the foremost one.
    pub farthest: Reach,
    /// Damage to the Domain: what is more than it has left does not count.
    pub damage: Reach,
    /// Cards left in hand.
    pub hand: Reach,
}

/// What the rules allow in games of one deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounds {
    /// Unidades in the opening hand.
    pub opening_units: Reach,
    /// Cards discarded in RECYCLE.
    pub recycled: Reach,
    /// Turn by turn.
    pub turns: Vec<TurnBounds>,
    /// The turn of something that may come at once.
    pub first: Reach,
    /// The turn of an attack: a card is a column of the bridge at the most, and who stands at its end walks on.
    pub first_attack: Reach,
}

impl Bounds {
    /// For a deck and how it is played.
    #[must_use]
    pub fn new(deck: &Deck, rules: PlayRules, options: &Options) -> Self {
        let copies = deck.cards().iter().zip(deck.copies());
        let units = copies.filter(|(card, _)| card.spawn_type() == Some(SpawnType::Unidade));
        let units: u16 = units.map(|(_, copies)| *copies).sum();
        let cards = u16::try_from(deck.len()).unwrap_or(u16::MAX);
        let opening = rules.opening_hand.min(cards);
        let gone = if rules.recycle && options.recycle != Recycle::Never {
            opening
        } else {
            0
        };
        let mut hand = Range {
            least: opening - gone,
            most: opening,
        };
        let (fill, per_type) = (rules.draw_to, u16::from(rules.spawns_per_type));
        let last = u16::from(options.turns);
        let in_a_turn = per_type.saturating_mul(TYPES);
        // One more column in each turn; BATTLE comes before SPAWN, so the first one has no attack.
        let first_attack = (LAST_COLUMN + 1).saturating_sub(in_a_turn).max(2);
        let mut left = cards - opening;
        let turns = (1..=last).map(|turn| {
            let skips = turn == 1 && options.first && rules.starter_skips_draw;
            let mut drawn = Range { least: 0, most: 0 };
            if !skips {
                let lacks = hand.below(fill);
                // A deck that may run out may fill no hand.
                let enough = left >= lacks.most;
                drawn = Range {
                    least: lacks.least.min(left),
                    ..lacks
                };
                left = left.saturating_sub(lacks.most);
                hand = Range {
                    least: if enough {
                        hand.least.max(fill)
                    } else {
                        hand.least
                    },
                    most: hand.most.max(fill),
                };
            }
            hand.least = hand.least.saturating_sub(in_a_turn);
            let most_units = u16::try_from(MOST_UNITS).unwrap_or(u16::MAX);
            let spawned = per_type.saturating_mul(turn).min(units).min(most_units);
            TurnBounds {
                drawn: drawn.reach(),
                bridges: Reach::closed(0, in_a_turn),
                units: Reach::closed(0, spawned),
                farthest: Reach::closed(0, in_a_turn.saturating_mul(turn).min(LAST_COLUMN)),
                damage: Reach::closed(0, if turn < first_attack { 0 } else { rules.domain }),
                hand: hand.reach(),
            }
        });
        Self {
            opening_units: held(units, opening, cards),
            recycled: Reach::closed(0, gone),
            turns: turns.collect(),
            first: Reach::closed(1, last),
            first_attack: Reach::closed(first_attack.min(last), last),
        }
    }
}
