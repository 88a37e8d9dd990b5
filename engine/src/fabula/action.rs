//! What a player can do. One decision, one action: declarations and choices are made step by step.

use serde::{Deserialize, Serialize};

use super::card::{CardId, Colour};
use super::state::{Seat, Slot, Target};

/// An answer to what is asked. Cards of a hand are named by their card: copies are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Nothing more for now: the priority goes on. FAB 1.17.6a
    Pass,
    /// The declaration, the choice or the mulligan is finished.
    Done,
    /// A card of the opening hand goes back. FAB 1.4.4
    PutBack(CardId),
    /// Play a card of the hand. FAB 3.2.1, 3.3.1, 3.4.1
    Play(CardId),
    /// Play a card of the hand face down. Ruling: FAB-C40
    PlayFaceDown(CardId),
    /// Use an activated ability. FAB 1.14.7#1
    Activate {
        /// The permanent.
        permanent: Slot,
        /// Which of its abilities, counted from zero.
        ability: u8,
    },
    /// Pay the attach cost of a Modificação. FAB 3.4.3
    Attach(Slot),
    /// Unturn a permanent in the Restauração. FAB 1.16.3c
    Restore(Slot),
    /// Turn a permanent face up. FAB 1.16.3b
    TurnUp(Slot),
    /// Turn an Aliado for an offensive. FAB 1.16.3a
    Attack {
        /// Who.
        ally: Slot,
        /// Against which base.
        base: Slot,
    },
    /// Turn an Aliado for an influence. FAB 1.16.3a
    Influence {
        /// Who.
        ally: Slot,
        /// On which base.
        base: Slot,
    },
    /// Turn an Aliado to block: an attacker, or the influence on a base. FAB 1.22.1
    Block {
        /// Who.
        ally: Slot,
        /// The attacker, or the influenced base.
        against: Slot,
    },
    /// Discard a card of the hand.
    Discard(CardId),
    /// Choose an object, a player or a zone.
    Choose(Target),
    /// Choose a number: a letter, a share, a place in an order, a mode.
    Number(i16),
    /// Choose a colour. FAB 1.6.6
    Colour(Colour),
    /// Give up, at any moment. FAB 1.5.2d
    Concede(Seat),
}
