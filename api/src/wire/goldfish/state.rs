//! A game of Fábula as one player sees it.

use serde::Serialize;
use utoipa::ToSchema;

use super::PlayedCard;

/// A game as the player sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayState {
    /// The own turn, counted from 1; 0 before the first.
    pub turn: u16,
    /// The part of the turn: `compra`, `restauracao`, `acao`, `ofensiva`, `bloqueio_da_ofensiva`,
    /// `resultado_da_ofensiva`, `influencia`, `bloqueio_da_influencia`, `resultado_da_influencia` or `final`.
    #[schema(example = "acao")]
    pub part: String,
    /// The resources of the player.
    pub resources: i16,
    /// The most that the resources are restored to: cards may raise it.
    pub resources_cap: i16,
    /// The hand, by cost, then by name.
    pub hand: Vec<PlayedCard>,
    /// How many cards the deck still has.
    pub deck_size: usize,
    /// The own discard pile, by cost, then by name.
    pub descarte: Vec<PlayedCard>,
    /// The own exiled cards, by cost, then by name.
    pub degredo: Vec<PlayedCard>,
    /// Whether the own Centro is exposed.
    pub exposed: bool,
    /// Whether the opponent's Centro is exposed.
    pub opponent_exposed: bool,
    /// Everything in play, by place.
    pub permanents: Vec<PlayPermanent>,
    /// The effects that wait, the next to resolve last.
    pub stack: Vec<PlayEffect>,
    /// How the game ended, once it has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub outcome: Option<PlayOutcome>,
}

/// Whose something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The player's.
    You,
    /// The opponent's.
    Opponent,
}

/// A permanent.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayPermanent {
    /// Its place, which actions name.
    pub place: u8,
    /// The card; absent if it lies face down and is not the player's.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub card: Option<PlayedCard>,
    /// `arredor` or `centro`, for the bases that were there from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<String>)]
    pub position: Option<&'static str>,
    /// Who owns it.
    pub owner: Side,
    /// Who controls it.
    pub controller: Side,
    /// What it is now besides: `turned`, `face_down`, `preparing`, `ficha`. New words may come.
    #[schema(value_type = Vec<String>)]
    pub is: Vec<&'static str>,
    /// Ofensiva as it is now.
    pub ofensiva: i16,
    /// Vida as it is now.
    pub vida: i16,
    /// Influência as it is now.
    pub influencia: i16,
    /// Damage taken.
    pub damage: i16,
    /// What is left of a base.
    pub resistance: i16,
    /// The place of what it is attached to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub host: Option<u8>,
    /// The place of the base that it attacks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub attacking: Option<u8>,
    /// The place of the base that it influences.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub influencing: Option<u8>,
}

/// An effect that waits.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayEffect {
    /// Its number, which actions name.
    pub number: u32,
    /// Its card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub card: Option<PlayedCard>,
    /// Which sentence of the text, counted from 0; absent for a permanent that is to enter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sentence: Option<u8>,
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayOutcome {
    /// Whether the player won.
    pub won: bool,
    /// Why: `centro`, `deck_out`, `concession`, `card` or `loop`. New words may come.
    #[schema(example = "centro")]
    pub reason: String,
}
