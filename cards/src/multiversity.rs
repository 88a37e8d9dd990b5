//! The cards of Multiversity Conquest as data.

use fabulario_engine::multiversity::{
    Action as EngineAction, ActionKind, Card, CardType, Energy, ItemKind, Price, Rarity, World,
};
use fabulario_engine::pile::Rest;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::effect::Deed;
use crate::sheet::Sheet;
use crate::shelf::{self, Remarks, Terms};
use crate::words::Words;

/// What is printed on a card. What its type does not have is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MultiversityPrint)]
#[serde(deny_unknown_fields)]
pub struct Print<T = Words> {
    /// The type.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// The version: cards of one name and version are copies. Ruling: MVC-C12
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<String>,
    /// The rarity; copies do not depend on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rarity: Option<Rarity>,
    /// Whether it is a Lendária. MVC-M9
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub legendary: bool,
    /// Whether it is an Épica. MVC-M9
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub epic: bool,
    /// Whether it has the keyword Pelotão. MVC-M10
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pelotao: bool,
    /// The type of the character, or the one that an energy or item belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub world: Option<World>,
    /// The category of a Personagem or Item.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub category: Option<T>,
    /// The life of a Personagem.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 12)]
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
    /// The actions of a Personagem: at most one passive and one active.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub actions: Vec<Action<T>>,
    /// How an Item is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<ItemKind>,
    /// What an Energia is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub energy: Option<Energy>,
    /// How much energy it gives.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gives: Option<u8>,
    /// What an Item or Energia does.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect<T>>,
}

const fn none<T>() -> Option<T> {
    None
}

/// An action of a Personagem.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MultiversityPrintedAction)]
#[serde(deny_unknown_fields)]
pub struct Action<T = Words> {
    /// The name.
    pub name: T,
    /// What it is.
    pub kind: ActionKind,
    /// The energies that must be attached.
    #[serde(default)]
    pub cost: u8,
    /// The energies that are discarded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spends: Option<Spends>,
    /// The damage that its use does to the character itself.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub recoil: u8,
    /// What is printed.
    pub text: T,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Deed>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl<T> Action<T> {
    /// Whether its use costs its own side energies or life, whatever the player chooses.
    fn is_dear(&self) -> bool {
        let spends = self.spends.as_ref().is_some_and(|it| {
            let some = !matches!(it.energies, Energies::Number(0) | Energies::Any(_));
            some && !it.optional
        });
        spends || self.recoil > 0
    }
}

/// A variable or optional cost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Spends {
    /// How many: a number, or `x`.
    pub energies: Energies,
    /// Whether one may leave it unpaid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
}

/// A number of energies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Energies {
    /// So many.
    Number(u8),
    /// As many as one likes.
    Any(Letter),
}

/// The letter of a number that the player chooses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "a letter")]
pub enum Letter {
    X,
}

/// An effect of an Item or Energia.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = MultiversityEffect)]
#[serde(deny_unknown_fields)]
pub struct Effect<T = Words> {
    /// What is printed.
    pub text: T,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Deed>,
    /// What an Energia costs besides being attached, where that is all that the text says: simulations play it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<Price>,
}

impl<T> Print<T> {
    /// What the texts say besides prices: what they do as data can only help, of words alone nothing is known.
    fn rest(&self) -> Rest {
        let actions = self.actions.iter().map(|it| &it.does);
        let effects = self.effects.iter().filter(|it| it.price.is_none());
        let does = actions.chain(effects.map(|it| &it.does));
        let rest = does.map(|does| {
            if does.is_empty() {
                Rest::Unknown
            } else {
                Rest::Helps
            }
        });
        rest.max().unwrap_or(Rest::Nothing)
    }
}

impl shelf::Print for Print {
    type Card = Card;

    const STATS: &[&str] = &["defence", "damage", "life"];

    fn check(&self, _: &Terms, told: &mut Remarks<'_>) {
        let character = self.kind == CardType::Personagem;
        let mut missing = |field: &str, is: bool| {
            if is {
                let message = format!("the field {field} is missing (mvc-2022, Tipos de Carta)");
                (told.wrong)("", message);
            }
        };
        missing("world", character && self.world.is_none());
        missing("life", character && self.life.is_none());
        missing("item", self.kind == CardType::Item && self.item.is_none());
        let mut wrong = |pointer: &str, is: bool, message: &str| {
            if is {
                (told.wrong)(pointer, message.to_owned());
            }
        };
        let many = self.actions.len() > 2;
        wrong(
            "/actions",
            many,
            "a Personagem has at most two (mvc-2022, Personagens)",
        );
        for passive in [true, false] {
            let kind = |(_, action): &(usize, &Action)| action.kind.is_passive() == passive;
            let second = self.actions.iter().enumerate().filter(kind).nth(1);
            if let Some((at, _)) = second.filter(|_| !many) {
                let message = if passive {
                    "is a second passive action: one of the two is passive, the other active (mvc-2022, Personagens)"
                } else {
                    "is a second active action: one of the two is passive, the other active (mvc-2022, Personagens)"
                };
                wrong(&format!("/actions/{at}/kind"), true, message);
            }
        }
        let both = self
            .resists
            .iter()
            .any(|world| self.weak_to.contains(world));
        wrong(
            "/weak_to",
            both,
            "names a type that is also resisted (MVC-C41)",
        );
        let effects = character && !self.effects.is_empty();
        wrong(
            "/effects",
            effects,
            "a Personagem has actions instead (mvc-2022, Personagens)",
        );
        let basic = self.energy == Some(Energy::Basica);
        let more = basic && self.gives.is_some_and(|gives| gives != 1);
        let message = "a basic energy gives 1 (mvc-2022, Fontes de Energia)";
        wrong("/gives", more, message);
        let typed = self.energy == Some(Energy::Prismatica) && self.world.is_none();
        wrong(
            "",
            typed,
            "the field world is missing: a Prismática is of a type (MVC-C39)",
        );
        // A rarity is a thing of the later rules: what breaks them is worth a look and no more.
        let common = |most: Rarity| self.rarity.is_some_and(|rarity| rarity < most);
        if self.legendary && common(Rarity::SuperRara) {
            let message = "a Lendária is Super-rara or Ultra-rara (mvc-2026)";
            (told.warn)("/rarity", message.to_owned());
        }
        if self.epic && common(Rarity::UltraRara) {
            (told.warn)("/rarity", "an Épica is Ultra-rara (mvc-2026)".to_owned());
        }
    }

    fn card(&self, sheet: &Sheet) -> Card {
        let action = |action: &Action| EngineAction {
            name: action.name.pt.clone(),
            kind: action.kind,
            cost: action.cost,
            dear: action.is_dear(),
            text: Some(action.text.pt.clone()),
        };
        let prices = self.effects.iter().filter_map(|it| it.price);
        let texts: Vec<&str> = self.effects.iter().map(|it| it.text.pt.as_str()).collect();
        Card {
            id: sheet.id.clone(),
            name: sheet.name.pt.clone(),
            version: self.version.clone(),
            kind: self.kind,
            energy: self.energy,
            gives: self.gives,
            item: self.item,
            legendary: self.legendary,
            epic: self.epic,
            pelotao: self.pelotao,
            rarity: self.rarity,
            world: self.world,
            category: self.category.as_ref().map(|words| words.pt.clone()),
            life: self.life,
            defence: self.defence,
            resists: self.resists.clone(),
            weak_to: self.weak_to.clone(),
            actions: self.actions.iter().map(action).collect(),
            price: prices.fold(Price::default(), Price::and),
            rest: self.rest(),
            text: Some(texts.join("\n")).filter(|text| !text.is_empty()),
            sets: sheet.sets(),
        }
    }

    fn version(&self) -> Option<&str> {
        self.version.as_deref()
    }

    fn deeds(&self) -> Vec<(String, &Deed)> {
        let actions = self.actions.iter().enumerate();
        let actions = actions.map(|(i, it)| (format!("/actions/{i}"), &it.does));
        let effects = self.effects.iter().enumerate();
        let effects = effects.map(|(i, it)| (format!("/effects/{i}"), &it.does));
        let all = actions.chain(effects);
        all.flat_map(|(at, does)| shelf::numbered(&at, does))
            .collect()
    }
}
