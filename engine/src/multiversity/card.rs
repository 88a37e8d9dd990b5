//! What is printed on a card.

use serde::{Deserialize, Serialize};

use crate::pile::Rest;

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

impl ActionKind {
    /// Whether it is passive: a Personagem has one passive action and one active one.
    #[must_use]
    pub const fn is_passive(self) -> bool {
        match self {
            Self::Passiva | Self::Lider | Self::Sidekick => true,
            Self::Ataque | Self::Flanquear => false,
        }
    }
}

/// What an energy costs its player besides being attached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MultiversityPrice))]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// The energies that the character must have before it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub needs: u8,
    /// Cards of the hand that are discarded when it is attached.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub discards: u8,
    /// Damage to its character in each own Limpeza.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub wounds: u8,
    /// Whether it is discarded in the next own Limpeza.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fleeting: bool,
}

impl Price {
    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            needs: if self.needs > other.needs {
                self.needs
            } else {
                other.needs
            },
            discards: self.discards.saturating_add(other.discards),
            wounds: self.wounds.saturating_add(other.wounds),
            fleeting: self.fleeting || other.fleeting,
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
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
    /// Whether its use costs its own side energies or life.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dear: bool,
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
    /// What an Energia costs besides being attached.
    #[serde(default, skip_serializing_if = "Price::is_none")]
    pub price: Price,
    /// What the texts say besides this price.
    #[serde(default, skip_serializing_if = "Rest::is_unknown")]
    pub rest: Rest,
    /// What an Item or Energia does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The codes of the sets that it was printed in.
    #[serde(default, alias = "collections", skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
}

impl Card {
    /// Whether an energy says something that is not played: then it gives one at the most.
    #[must_use]
    pub fn is_burdened(&self) -> bool {
        let worded = self.text.as_ref().is_some_and(|text| !text.is_empty());
        let advanced = self.energy == Some(Energy::Avancada);
        advanced
            && worded
            && self.rest != Rest::Nothing
            && self.gives.is_some_and(|gives| gives > 1)
    }

    /// The fields that its type does not have, or lacks.
    #[must_use]
    pub fn misplaced(&self) -> Vec<&'static str> {
        let character = self.kind == CardType::Personagem;
        let energy = self.kind == CardType::Energia;
        let fields = [
            ("energy", self.energy.is_some() != energy),
            ("gives", self.gives.is_some() && !energy),
            ("price", !self.price.is_none() && !energy),
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
