//! What is printed on a card. DD-K4

use serde::{Deserialize, Serialize};

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
            ("occupy", self.occupy.is_some(), is(CardType::Campo)),
            ("link", self.link.is_some(), is(CardType::Campo)),
        ];
        let wrong = fields.into_iter().filter(|(_, given, has)| *given && !has);
        wrong.map(|(name, ..)| name).collect()
    }
}
