//! Effects of cards of Apoteose.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::effect::Deed;
use crate::words::Words;

/// How an effect is activated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ApoteoseActivation)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum Activation {
    Auto,
    Permanent,
    Temp,
    Activate,
}

/// When an effect happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ApoteoseTiming)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum Timing {
    OnPlay,
    OnExit,
    OnObtain,
    OnReveal,
    OnConceal,
    OnExhaust,
    OnRecover,
    OnDiscard,
    OnBury,
    OnBanish,
    TurnStart,
    TurnEnd,
    RoundStart,
    RoundEnd,
    BattleStart,
    BattleEnd,
    Checking,
    Attacking,
    Attacked,
    Selected,
    Rolling,
}

/// What limits an effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ApoteoseLimit)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum Limit {
    OncePerTurn,
    OncePerRound,
    OncePerBattle,
    TurnSacrifice,
    NoResponse,
    NoNegation,
}

/// From where an effect works, besides the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ApoteoseScope)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum Scope {
    Hand,
    DiscardPile,
    Team,
}

/// An effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ApoteoseEffect)]
#[serde(deny_unknown_fields)]
pub struct Effect<T = Words> {
    /// The name.
    #[serde(default = "no_name", skip_serializing_if = "Option::is_none")]
    pub name: Option<T>,
    /// How it is activated.
    pub activation: Activation,
    /// When it happens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<Timing>,
    /// What limits it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub limits: Vec<Limit>,
    /// From where it works, besides the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scope: Vec<Scope>,
    /// What is printed.
    pub text: T,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Deed>,
}

const fn no_name<T>() -> Option<T> {
    None
}
