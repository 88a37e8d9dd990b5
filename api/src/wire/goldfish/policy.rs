//! Who decides, and who sits on the other side, as a request writes it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::bounded;
use crate::wire::decks::CardKey;

/// How the deck is played: `{"id": "race"}`, or `{"id": "protect", "cards": […]}`. Of equals, cards of the hand come in
/// the order of their price (the dearer one first), then of their ids; Aliados in the order of their values, then of their
/// ids, then of their coming into play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishPolicy)]
#[serde(deny_unknown_fields)]
pub struct PolicyAsked {
    /// Which policy.
    pub id: PolicyId,
    /// `protect`, `priority`: the cards that come first, in this order, by id or name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(deserialize_with = "bounded::some_list::<_, _, 1, 60>")]
    #[schema(min_items = 1, max_items = 60)]
    pub cards: Option<Vec<CardKey>>,
}

/// A policy of a game; without one Fábula and Dominions play `race`, Multiversity `attack`, and what is asked about the
/// curve or resources spent is played by `best_spend`. New ones may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishPolicyId)]
#[serde(rename_all = "snake_case")]
pub enum PolicyId {
    /// The cards that together cost most; restores with what they leave over. In Dominions and Multiversity: the usual
    /// policy of the game.
    BestSpend,
    /// The cheapest card, again and again.
    CheapestFirst,
    /// The cards that together have most ofensiva.
    OffenceFirst,
    /// The cards that together have most influência; takes bases by influence.
    InfluenceFirst,
    /// The cards in `cards` first, never discarded for others; then like `best_spend`.
    Protect,
    /// The first of `cards` that can be played; then like the usual policy of the game.
    Priority,
    /// Fábula: whatever takes the opponent's bases soonest. Dominions: every card is a step of a bridge to the enemy's
    /// Domain.
    Race,
    /// Dominions: Unidades come in the own zone and walk.
    Walk,
    /// Multiversity: the main character gets its energies first.
    Attack,
    /// Multiversity: the action that lacks least is paid first, wherever it is.
    Spread,
}

/// Who sits on the other side.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishOpponent)]
#[serde(deny_unknown_fields)]
pub struct OpponentAsked {
    /// Who.
    pub id: OpponentId,
    /// `blocker`: the Aliado that it plays, by id or name; a plain one of cost 2 if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<CardKey>,
}

/// An opponent. New ones may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[schema(as = GoldfishOpponentId)]
#[serde(rename_all = "snake_case")]
pub enum OpponentId {
    /// Five bases; nobody plays, nobody blocks.
    #[default]
    Inert,
    /// Copies of one Aliado, one more each turn from the second on, up to three, which only block.
    Blocker,
}
