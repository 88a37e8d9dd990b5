//! What is printed on a card.

use serde::{Deserialize, Serialize};

/// The three card types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityType))]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    /// Character.
    Personagem,
    /// Item.
    Item,
    /// Energy source.
    Energia,
}

/// The twelve types of characters and energies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityWorld))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum World {
    Natureza,
    Vida,
    Morte,
    Divino,
    Elemental,
    #[serde(rename = "tecsci")]
    TecSci,
    Magia,
    Mental,
    Fisico,
    PoderEnergetico,
    Fera,
    Cosmico,
}

/// The rarities of the 2026 rules; copies do not depend on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityRarity))]
#[serde(rename_all = "kebab-case")]
pub enum Rarity {
    /// Common.
    Comum,
    /// Uncommon.
    Incomum,
    /// Rare.
    Rara,
    /// Super rare.
    SuperRara,
    /// Ultra rare.
    UltraRara,
}

/// What an energy source gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityEnergy))]
#[serde(rename_all = "snake_case")]
pub enum Energy {
    /// One energy; any number of copies. MVC-M5
    Basica,
    /// An effect, or two energies and more. MVC-M6
    Avancada,
    /// Advanced: two energies for a character of its type. MVC-M6
    Prismatica,
}

/// How an Item is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityItem))]
#[serde(rename_all = "snake_case")]
pub enum ItemKind {
    /// Stays.
    Permanente,
    /// Used once.
    Volatil,
    /// Attached to a character; since the 2026 rules.
    Anexavel,
}

/// What an action of a Personagem is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityActionKind))]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    /// Passive, anywhere.
    Passiva,
    /// Passive, in the main position.
    Lider,
    /// Passive, in a team position.
    Sidekick,
    /// Active: an attack.
    Ataque,
    /// Active, from a team position.
    Flanquear,
}

/// An action of a Personagem.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityAction))]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// The name.
    pub name: String,
    /// What it is.
    pub kind: ActionKind,
    /// The energies that must be attached.
    #[serde(default)]
    pub cost: u8,
    /// What it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// A card as printed. What its type does not have is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityCard))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What lists call it.
    #[cfg_attr(
        feature = "openapi",
        schema(example = "mvc-barqueira", min_length = 1, max_length = 120)
    )]
    pub id: String,
    /// The name.
    #[cfg_attr(
        feature = "openapi",
        schema(example = "Barqueira do Norte", min_length = 1, max_length = 120)
    )]
    pub name: String,
    /// The version: cards of one name and version are copies. Ruling: MVC-C12
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The type.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// What an energy source gives; every Energia has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<Energy>,
    /// How much energy it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<u8>,
    /// How an Item is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<ItemKind>,
    /// Whether it is a Lendária. MVC-M9
    #[serde(default)]
    pub legendary: bool,
    /// Whether it is an Épica. MVC-M9
    #[serde(default)]
    pub epic: bool,
    /// Whether it has the keyword Pelotão. MVC-M10
    #[serde(default)]
    pub pelotao: bool,
    /// The rarity.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rarity: Option<Rarity>,
    /// The type of the character, or the one that an energy or item belongs to. MVC-M7
    #[serde(skip_serializing_if = "Option::is_none")]
    pub world: Option<World>,
    /// The category of a Personagem or Item.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// The life of a Personagem.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 12))]
    pub life: Option<u8>,
    /// The defence of a Personagem.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defence: Option<u8>,
    /// The types that a Personagem resists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resists: Vec<World>,
    /// The types that a Personagem is weak to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weak_to: Vec<World>,
    /// The actions of a Personagem.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Action>,
    /// What an Item or Energia does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The codes of the sets that it was printed in.
    #[serde(default, alias = "collections", skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
}

impl Card {
    /// The fields that its type does not have, or lacks.
    #[must_use]
    pub fn misplaced(&self) -> Vec<&'static str> {
        let character = self.kind == CardType::Personagem;
        let energy = self.kind == CardType::Energia;
        let fields = [
            ("energy", self.energy.is_some() != energy),
            ("gives", self.gives.is_some() && !energy),
            ("category", self.category.is_some() && energy),
            ("item", self.item.is_some() && self.kind != CardType::Item),
            (
                "life",
                self.life
                    .is_some_and(|life| !character || !(1..=12).contains(&life)),
            ),
            ("defence", self.defence.is_some() && !character),
            ("resists", !self.resists.is_empty() && !character),
            ("weak_to", !self.weak_to.is_empty() && !character),
            ("actions", !self.actions.is_empty() && !character),
        ];
        let wrong = fields.into_iter().filter(|(_, wrong)| *wrong);
        wrong.map(|(name, _)| name).collect()
    }
}
