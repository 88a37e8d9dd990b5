//! The cards of Apoteose as data.

use fabulario_engine::apoteose::{Attributes, Card, CardType, Knowledge, Rarity, Slots, Specifier};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::effect::Deed;
use crate::sheet::{Set, Sheet};
use crate::shelf::{self, Remarks, Terms};
use crate::stock::Kind;
use crate::words::Words;

mod design;
mod effect;

pub use effect::{Activation, Effect, Limit, Scope, Timing};

/// What is printed on a card. What its suit does not have is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ApoteosePrint)]
#[serde(deny_unknown_fields)]
pub struct Print<T = Words> {
    /// The suit.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// The level; a Casa is of level 1.
    #[serde(default = "first")]
    #[schema(minimum = 1, maximum = 3)]
    pub level: u8,
    /// The rarity. APO-H16, APO-H17
    pub rarity: Rarity,
    /// The properties, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// What it costs to use, in AP.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<u8>,
    /// The attributes of a Casa or Companheiro, the bonuses of a Classe or Ente.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attributes: Option<Attributes>,
    /// The slots that it gives on the table. APO-H6 to APO-H8
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slots: Option<Slots>,
    /// The path of a Classe or Companheiro: an arcanum from 1 to 20, or 21 for special cards. APO-H2
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 21)]
    pub path: Option<u8>,
    /// The knowledges that a Classe teaches or a resource asks for; none is Livre. APO-H10, APO-H11
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub knowledges: Vec<Knowledge>,
    /// What a resource is worth: the price of an Item by its index, the XP of a Habilidade, the Vontade of a
    /// Companheiro, the Destino of an Evento.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 20)]
    pub value: Option<u8>,
    /// Where an Item is worn. APO-H12
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub specifiers: Vec<Specifier>,
    /// The damage of an Item or Habilidade.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub damage: Option<Damage>,
    /// How far it reaches, in tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// The power that a Habilidade costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Power>,
    /// The power that a Habilidade pays for others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<Power>,
    /// The Lignum of a Habilidade. APO-H13
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 120)]
    pub lignum: Option<String>,
    /// The type of a Summus. APO-H14
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(min_length = 1, max_length = 120)]
    pub summus: Option<String>,
    /// The formats that have marked it; a card without a mark is neutral. APO-H20
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub formats: Vec<String>,
    /// What it does.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect<T>>,
}

const fn first() -> u8 {
    1
}

/// Damage: an attribute, a number, a die; what is there adds up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    /// The attribute.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "for")]
    pub base: Option<String>,
    /// The number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plus: Option<i16>,
    /// The die.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<Dice>,
}

/// A die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the rules")]
pub enum Dice {
    D2,
    D3,
    D6,
}

/// Power points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Power {
    /// Stamina.
    #[serde(default)]
    pub sp: u8,
    /// Mana.
    #[serde(default)]
    pub mp: u8,
}

/// The attributes in the order of the rules, by id.
pub const ATTRIBUTES: [&str; 7] = ["con", "for", "agi", "per", "int", "car", "esp"];

/// The values of attributes, in the order of [`ATTRIBUTES`].
#[must_use]
pub const fn values(of: &Attributes) -> [i8; 7] {
    [of.con, of.strength, of.agi, of.per, of.int, of.car, of.esp]
}

impl shelf::Print for Print {
    type Card = Card;

    const STATS: &[&str] = &[
        "con", "for", "agi", "per", "int", "car", "esp", "hp", "ap", "sp", "mp", "range", "damage",
    ];

    fn check(&self, terms: &Terms, told: &mut Remarks<'_>) {
        let path = self.path.map(|path| path.to_string());
        // Without names of paths a number is a number.
        if let Some(path) = path.filter(|_| terms.of(Kind::Path).next().is_some())
            && let Some(message) = terms.unknown(Kind::Path, &path)
        {
            (told.wrong)("/path", format!("{message} (APO-H2)"));
        }
        if self.value.is_some_and(|value| !(1..=20).contains(&value)) {
            (told.wrong)("/value", "must be 1 to 20 (apo-cartas)".to_owned());
        }
        if self.value.is_some() && !self.kind.is_resource() {
            let message = "only the four resources have a value (apo-livro)";
            (told.wrong)("/value", message.to_owned());
        }
        let base = self
            .damage
            .as_ref()
            .and_then(|damage| damage.base.as_deref());
        if let Some(base) = base.filter(|base| !ATTRIBUTES.contains(base)) {
            let known = ATTRIBUTES.join(", ");
            let message = format!("{base} is not known here; known are {known}");
            (told.wrong)("/damage/base", message);
        }
        design::check(self, told);
    }

    fn card(&self, sheet: &Sheet) -> Card {
        let texts: Vec<&str> = self.effects.iter().map(|it| it.text.pt.as_str()).collect();
        Card {
            id: sheet.id.clone(),
            name: sheet.name.pt.clone(),
            kind: self.kind,
            level: self.level,
            rarity: self.rarity,
            path: self.path,
            knowledges: self.knowledges.clone(),
            slots: self.slots,
            specifiers: self.specifiers.clone(),
            lignum: self.lignum.clone(),
            summus: self.summus.clone(),
            formats: self.formats.clone(),
            sets: sheet.sets(),
            attributes: self.attributes,
            action: self.action,
            text: Some(texts.join("\n")).filter(|text| !text.is_empty()),
        }
    }

    /// APO-H18 forbids a set by its name.
    fn collect(card: &mut Card, set: &Set) {
        card.sets.push(set.name.pt.clone());
    }

    fn deeds(&self) -> Vec<(String, &Deed)> {
        let effects = self.effects.iter().enumerate();
        effects
            .flat_map(|(i, it)| shelf::numbered(&format!("/effects/{i}"), &it.does))
            .collect()
    }
}
