//! What is printed on a card. DD-K4

use serde::{Deserialize, Serialize};

use super::Harm;
use crate::pile::Rest;

/// The four card types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsType))]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    /// Unit: moves and attacks.
    Unidade,
    /// Artifact: used by its activation.
    Artefato,
    /// Field: changes what stands on it or beside it.
    Campo,
    /// Token: made on the board, never in a deck.
    Token,
}

/// The element of a Unidade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsElement))]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// EARTH.
    Earth,
    /// WATER.
    Water,
    /// FIRE.
    Fire,
    /// AIR.
    Air,
    /// ICE.
    Ice,
    /// THUNDER.
    Thunder,
    /// VOID.
    Void,
}

/// How an Artefato is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsActivation))]
#[serde(rename_all = "snake_case")]
pub enum Activation {
    /// INSTANT: from the hand.
    Instant,
    /// ONCE: once, then gone.
    Once,
    /// ONCE PER TURN.
    OncePerTurn,
    /// FOREVER: as long as it lies there.
    Forever,
    /// ATTACH: on another card.
    Attach,
    /// TRAP: when it is attacked.
    Trap,
}

/// What an ATTACH may be attached to, where it is not any card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsHost))]
#[serde(rename_all = "snake_case")]
pub enum Host {
    /// A Unidade.
    Unit,
    /// A Unidade of the enemy.
    EnemyUnit,
}

/// How a card comes onto the board.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsSpawning))]
#[serde(rename_all = "snake_case")]
pub enum Spawning {
    /// As the type of the card has it.
    #[default]
    Normal,
    /// SUPER SPAWN: only by the effect of another card.
    Super,
    /// SUPER SPAWN and NORMAL SPAWN: either way.
    Both,
}

impl Spawning {
    /// Whether it is the usual one, which is not printed.
    #[must_use]
    pub const fn is_normal(&self) -> bool {
        matches!(self, Self::Normal)
    }
}

/// A direction that a Unidade reaches; E is towards the enemy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsDirection))]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the points of the compass")]
pub enum Direction {
    N,
    Ne,
    E,
    Se,
    S,
    Sw,
    W,
    Nw,
}

/// A card as printed. What its type does not have is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = DominionsCard))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What lists call it.
    #[cfg_attr(
        feature = "openapi",
        schema(example = "dd-lanceiro", min_length = 1, max_length = 120)
    )]
    pub id: String,
    /// The name: cards that share it are copies of one card. DD-K2
    #[cfg_attr(
        feature = "openapi",
        schema(example = "Lanceiro da Ponte", min_length = 1, max_length = 120)
    )]
    pub name: String,
    /// The type.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// Whether it carries the star of a unique card. DD-K3
    #[serde(default)]
    pub unique: bool,
    /// The subtypes, in capitals.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// The element of a Unidade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element: Option<Element>,
    /// The attack of a Unidade or Token; absent where an effect works it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub atk: Option<u16>,
    /// The health of a Unidade or Token; absent where an effect works it out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hp: Option<u16>,
    /// The range of a Unidade or Token; none printed is zero.
    #[serde(default)]
    pub range: u8,
    /// The directions that a Unidade or Token reaches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub directions: Vec<Direction>,
    /// How an Artefato is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation: Option<Activation>,
    /// What an ATTACH may be attached to; any card if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attaches_to: Option<Host>,
    /// How it comes onto the board, where SUPER SPAWN has a say in it.
    #[serde(default, skip_serializing_if = "Spawning::is_normal")]
    pub spawn: Spawning,
    /// What its effects do to its own side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub harms: Vec<Harm>,
    /// What its text says besides these harms.
    #[serde(default, skip_serializing_if = "Rest::is_unknown")]
    pub rest: Rest,
    /// The effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What a Campo does for a card on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub occupy: Option<String>,
    /// What a Campo does for the cards beside it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// The codes of the sets that it was printed in.
    #[serde(default, alias = "collections", skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
}

impl Card {
    /// The fields that its type does not have.
    #[must_use]
    pub fn misplaced(&self) -> Vec<&'static str> {
        // A token is what its maker says: it may be of any type.
        let token = self.kind == CardType::Token;
        let fights = token || self.kind == CardType::Unidade;
        let is = |kind: CardType| token || self.kind == kind;
        let fields = [
            ("element", self.element.is_some(), fights),
            ("atk", self.atk.is_some(), fights),
            ("hp", self.hp.is_some(), fights),
            ("range", self.range > 0, fights),
            ("directions", !self.directions.is_empty(), fights),
            (
                "activation",
                self.activation.is_some(),
                is(CardType::Artefato),
            ),
            (
                "attaches_to",
                self.attaches_to.is_some(),
                self.activation == Some(Activation::Attach),
            ),
            ("spawn", !self.spawn.is_normal(), !token),
            ("occupy", self.occupy.is_some(), is(CardType::Campo)),
            ("link", self.link.is_some(), is(CardType::Campo)),
        ];
        let wrong = fields.into_iter().filter(|(_, given, has)| *given && !has);
        wrong.map(|(name, ..)| name).collect()
    }
}
