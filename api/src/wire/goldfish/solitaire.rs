//! Many games of Dimensional Dominions or Multiversity Conquest: what they say.

use fabulario_engine::Game;
use fabulario_engine::goldfish::interval::Level;
use fabulario_engine::goldfish::report::{Average, Share, When};
use fabulario_engine::multiversity::ActionKind;
use serde::Serialize;
use utoipa::ToSchema;

use super::{PlayOrDraw, PolicyTold, SampleTold};
use crate::wire::Warning;

/// What many games say of a deck of Dimensional Dominions or Multiversity Conquest. Figures and their ids differ from
/// game to game, and new ones may come.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolitaireAnswer {
    /// The game.
    pub game: Game,
    /// What to know before any figure: how much of the deck is played, and whether what is left out flatters it.
    pub headline: String,
    /// The format.
    #[schema(example = "dd-padrao")]
    pub format: String,
    /// The seed, in decimal digits: it and a game's number are that game.
    pub seed: String,
    /// Games that were played.
    pub games: u64,
    /// The version of the engine.
    pub engine: &'static str,
    /// How often an interval holds the true figure, in percent.
    pub level: Level,
    /// Whether the deck begins, in a game where that matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub first: Option<PlayOrDraw>,
    /// The policy that decided.
    pub policy: PolicyTold,
    /// Which mulligan was made, or which cards were discarded in RECYCLE.
    pub mulligan: PolicyTold,
    /// Of opening hands.
    pub opening: Vec<FigureTold>,
    /// Turn by turn.
    pub turns: Vec<SolitaireTurn>,
    /// What happens for the first time, and when.
    pub firsts: Vec<FirstTold>,
    /// Over whole games.
    pub whole: Vec<FigureTold>,
    /// Cards of which no copy was spawned, played, attached or used in any game.
    pub never_played: Vec<CardNamed>,
    /// What of the cards is not played.
    pub coverage: EffectsTold,
    /// Card by card, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub cards: Vec<SolitaireCard>,
    /// Games to read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub samples: Vec<SampleTold>,
    /// What was wrong with the request, and with a deck that is not legal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// A turn.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolitaireTurn {
    /// Which own turn, counted from one.
    pub turn: u8,
    /// What it says.
    pub figures: Vec<FigureTold>,
}

/// A figure: a share of games, or an average.
#[derive(Debug, Serialize, ToSchema)]
pub struct FigureTold {
    /// Its name, which never changes.
    #[schema(example = "hand")]
    pub id: &'static str,
    /// The same in the language of the answer.
    pub name: String,
    /// The share of games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub share: Option<Share>,
    /// The average.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub average: Option<Average>,
    /// How many games had none, one, two, …; up to the largest number that came.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub counts: Option<Vec<u64>>,
}

/// Something that happens for the first time.
#[derive(Debug, Serialize, ToSchema)]
pub struct FirstTold {
    /// Its name, which never changes.
    #[schema(example = "first_unit")]
    pub id: &'static str,
    /// The same in the language of the answer.
    pub name: String,
    /// When.
    #[serde(flatten)]
    pub when: When,
}

/// A card by id and name.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardNamed {
    /// Its id.
    pub id: String,
    /// Its name in the language of the answer.
    pub name: String,
}

/// How much of a deck is played as printed.
#[derive(Debug, Serialize, ToSchema)]
pub struct EffectsTold {
    /// Different cards of the deck.
    pub different: usize,
    /// Those of them of which something is not played.
    pub not_modelled: usize,
    /// The copies of those.
    pub copies_not_modelled: u32,
    /// Which way the figures err because of it: `late`, a real game is no slower; `early`, it flatters the deck;
    /// `either`. Absent if all is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, example = "late")]
    pub leans: Option<&'static str>,
    /// All of this in words, and which cards bring no benefit.
    pub text: String,
    /// The cards that bring no benefit, because they have a drawback that is not played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub no_benefit: Vec<CardNamed>,
    /// Which ones, and what of them.
    pub cards: Vec<CardGaps>,
}

/// What of a card is not played.
#[derive(Debug, Serialize, ToSchema)]
pub struct CardGaps {
    /// The card.
    #[serde(flatten)]
    pub card: CardNamed,
    /// Its copies.
    pub copies: u16,
    /// Which way the figures err because of it: `late`, `early` or `either`.
    #[schema(example = "late")]
    pub leans: &'static str,
    /// What is not played, in the language of the answer.
    pub gaps: Vec<String>,
}

/// A card of the deck in many games.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolitaireCard {
    /// The card.
    #[serde(flatten)]
    pub card: CardNamed,
    /// Its copies.
    pub copies: u16,
    /// Games in which a copy was seen by the last turn.
    pub seen: Share,
    /// Games in which a copy was spawned, played, attached or used.
    pub played: Share,
    /// Multiversity: the actions of a Personagem.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub actions: Vec<ActionTold>,
}

/// An action of a Personagem in many games.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActionTold {
    /// Its name in the language of the answer.
    pub name: String,
    /// What it is.
    pub kind: ActionKind,
    /// The energies that must be attached.
    pub cost: u8,
    /// When it first has them.
    pub payable: When,
}
