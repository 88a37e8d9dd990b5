//! What is printed on a card.

use serde::{Deserialize, Serialize};

use crate::deck::{Word, vocabulary::words};

/// The seven suits: three for the sheet, four resources.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ApoteoseType))]
#[serde(rename_all = "snake_case")]
pub enum CardType {
    /// House. APO-H1
    Casa,
    /// Class. APO-H2
    Classe,
    /// Entity. APO-H5
    Ente,
    /// Item.
    Item,
    /// Skill.
    Habilidade,
    /// Companion.
    Companheiro,
    /// Event.
    Evento,
}

impl CardType {
    /// Whether it is one of the four resources, and no card of the sheet.
    #[must_use]
    pub const fn is_resource(self) -> bool {
        !matches!(self, Self::Casa | Self::Classe | Self::Ente)
    }
}

/// The five rarities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ApoteoseRarity))]
#[serde(rename_all = "snake_case")]
pub enum Rarity {
    /// Common.
    Comum,
    /// Uncommon.
    Incomum,
    /// Rare.
    Rara,
    /// Epic.
    Epica,
    /// Legendary.
    Lendaria,
}

/// The fourteen knowledges; a card without one is Livre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ApoteoseKnowledge))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum Knowledge {
    Fe,
    Arcano,
    Cooperacao,
    Defesa,
    Atletismo,
    Pratica,
    Arte,
    Instrucao,
    Astucia,
    Elemental,
    Transmutacao,
    Vital,
    Mental,
    Dimensional,
}

impl Knowledge {
    /// Every knowledge with its names, in the order of the enum.
    pub const WORDS: &[Word] = words![
        "fe" "Fé" "Faith",
        "arcano" "Arcano" "Arcane",
        "cooperacao" "Cooperação" "Cooperation",
        "defesa" "Defesa" "Defence",
        "atletismo" "Atletismo" "Athletics",
        "pratica" "Prática" "Practice",
        "arte" "Arte" "Art",
        "instrucao" "Instrução" "Instruction",
        "astucia" "Astúcia" "Cunning",
        "elemental" "Elemental" "Elemental",
        "transmutacao" "Transmutação" "Transmutation",
        "vital" "Vital" "Vital",
        "mental" "Mental" "Mental",
        "dimensional" "Dimensional" "Dimensional",
    ];
}

/// Where an Item is worn. APO-H12
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ApoteoseSpecifier))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the cards")]
pub enum Specifier {
    Headpiece,
    Vest,
    Feet,
    Accessory,
    Utility,
}

impl Specifier {
    /// Every kind, in the order of the enum.
    pub const ALL: [Self; 5] = [
        Self::Headpiece,
        Self::Vest,
        Self::Feet,
        Self::Accessory,
        Self::Utility,
    ];

    /// The id and the names.
    #[must_use]
    pub const fn word(self) -> Word {
        let (id, pt, en) = match self {
            Self::Headpiece => ("headpiece", "cabeça", "headpiece"),
            Self::Vest => ("vest", "traje", "vest"),
            Self::Feet => ("feet", "pés", "feet"),
            Self::Accessory => ("accessory", "acessório", "accessory"),
            Self::Utility => ("utility", "utilidade", "utility"),
        };
        Word { id, pt, en }
    }
}

/// Slots that a card gives. APO-H6 to APO-H8
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ApoteoseSlots))]
#[serde(deny_unknown_fields)]
pub struct Slots {
    /// For Items.
    #[serde(default)]
    pub equipamento: u8,
    /// For Habilidades.
    #[serde(default)]
    pub memento: u8,
    /// For Companheiros.
    #[serde(default)]
    pub suporte: u8,
}

/// The seven attributes: values on a Casa or Companheiro, bonuses on a Classe or Ente.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ApoteoseAttributes))]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "the words of the rules")]
pub struct Attributes {
    pub con: i8,
    #[serde(rename = "for")]
    pub strength: i8,
    pub agi: i8,
    pub per: i8,
    pub int: i8,
    pub car: i8,
    pub esp: i8,
}

/// A card as printed. What its suit does not have is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ApoteoseCard))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// What lists call it.
    #[cfg_attr(
        feature = "openapi",
        schema(example = "apo-lanterna", min_length = 1, max_length = 120)
    )]
    pub id: String,
    /// The name: cards that share it are copies of one card. APO-H16
    #[cfg_attr(
        feature = "openapi",
        schema(example = "Lanterna do Cais", min_length = 1, max_length = 120)
    )]
    pub name: String,
    /// The suit.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// The level; a Casa is of level 1.
    #[serde(default = "first")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 3))]
    pub level: u8,
    /// The rarity.
    pub rarity: Rarity,
    /// The path of a Classe or Companheiro: an arcanum from 1 to 20, or 21 for special cards. APO-H2
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 21))]
    pub path: Option<u8>,
    /// What a Classe teaches, or a resource asks for; a resource without one is Livre. APO-H10, APO-H11
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub knowledges: Vec<Knowledge>,
    /// The slots that it gives on the table. APO-H6 to APO-H8
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slots: Option<Slots>,
    /// Where an Item is worn. APO-H12
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub specifiers: Vec<Specifier>,
    /// The Lignum of a Habilidade. APO-H13
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 120))]
    pub lignum: Option<String>,
    /// The type of a Summus. APO-H14
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 120))]
    pub summus: Option<String>,
    /// The formats that have marked it; a card without a mark is neutral. APO-H20
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formats: Vec<String>,
    /// The set that it belongs to: cards of this game are not reprinted. APO-H18
    #[serde(default, alias = "collections", skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<String>,
    /// The attributes of a Casa, Classe, Ente or Companheiro.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attributes: Option<Attributes>,
    /// What it costs to use, in AP.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<u8>,
    /// What it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

/// Whether a word is given and is none.
fn is_no_word(word: Option<&str>) -> bool {
    word.is_some_and(|word| word.is_empty() || word.chars().count() > 120)
}

const fn first() -> u8 {
    1
}

impl Card {
    /// The fields that its suit does not have, or lacks.
    #[must_use]
    pub fn misplaced(&self) -> Vec<&'static str> {
        use CardType::{Casa, Classe, Companheiro, Ente, Evento, Habilidade, Item};
        let is = |suits: &[CardType]| suits.contains(&self.kind);
        let fields = [
            (
                "level",
                !(1..=3).contains(&self.level) || (is(&[Casa]) && self.level != 1),
            ),
            (
                "path",
                self.path.is_some_and(|path| !(1..=21).contains(&path))
                    || (self.path.is_some() && !is(&[Classe, Companheiro]))
                    || (self.path.is_none() && is(&[Classe])),
            ),
            (
                "knowledges",
                !self.knowledges.is_empty() && is(&[Casa, Ente]),
            ),
            (
                "slots",
                self.slots.is_some() && is(&[Ente, Companheiro, Evento]),
            ),
            ("specifiers", !self.specifiers.is_empty() && !is(&[Item])),
            (
                "lignum",
                is_no_word(self.lignum.as_deref()) || (self.lignum.is_some() && !is(&[Habilidade])),
            ),
            ("summus", is_no_word(self.summus.as_deref())),
            (
                "attributes",
                self.attributes.is_some() && is(&[Item, Habilidade, Evento]),
            ),
        ];
        let wrong = fields.into_iter().filter(|(_, wrong)| *wrong);
        wrong.map(|(name, _)| name).collect()
    }
}
