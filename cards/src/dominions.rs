//! The cards of Dimensional Dominions as data.

use fabulario_engine::dominions::{
    Activation, Card, CardType, Direction, Element, Harm, Host, Spawning,
};
use fabulario_engine::pile::Rest;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::effect::Deed;
use crate::sheet::Sheet;
use crate::shelf::{self, Remarks, Terms};
use crate::stock::Kind;
use crate::words::Words;

/// What is printed on a card. What its type does not have is absent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DominionsPrint)]
#[serde(deny_unknown_fields)]
pub struct Print<T = Words> {
    /// The type.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// Whether it carries the star of a unique card. DD-K3
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unique: bool,
    /// The subtypes, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// The element of a Unidade.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub element: Option<Element>,
    /// The attack; absent where an effect works it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub atk: Option<u16>,
    /// The health; absent where an effect works it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hp: Option<u16>,
    /// The range; none printed is zero.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub range: u8,
    /// The directions that it reaches; E is towards the enemy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub directions: Vec<Direction>,
    /// How an Artefato is used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub activation: Option<Activation>,
    /// What an ATTACH may be attached to; any card if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attaches_to: Option<Host>,
    /// How it comes onto the board, where SUPER SPAWN has a say in it: `super` comes only by the effect of another card.
    #[serde(default, skip_serializing_if = "Spawning::is_normal")]
    pub spawn: Spawning,
    /// The keywords.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<KeywordUse>,
    /// What it does.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect<T>>,
    /// What a Campo does for a card on it; every Campo has both effects.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub occupy: Option<Effect<T>>,
    /// What a Campo does for the cards beside it.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub link: Option<Effect<T>>,
}

const fn none<T>() -> Option<T> {
    None
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(range: &u8) -> bool {
    *range == 0
}

/// A keyword of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KeywordUse {
    /// Which.
    #[schema(example = "combo")]
    pub id: String,
    /// Its number, where it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
}

/// When an effect happens: in a phase, where it may be used, or `if` its condition holds, when it must.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DominionsWhen)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the cards")]
pub enum When {
    Draw,
    Tick,
    Move,
    Battle,
    Spawn,
    If,
}

/// Whether an effect is an action or a reaction; both if nothing is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DominionsEffectKind)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the cards")]
pub enum EffectKind {
    Action,
    Reaction,
}

/// An effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DominionsEffect)]
#[serde(deny_unknown_fields)]
pub struct Effect<T = Words> {
    /// When it happens; always if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// Whether it is an action or a reaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<EffectKind>,
    /// What is printed.
    pub text: T,
    /// What it does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub does: Vec<Deed>,
    /// What it does to its own side, where that is all that it does: simulations play it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub harm: Option<Harm>,
}

impl<T> Print<T> {
    /// Every effect with its pointer.
    pub fn effects(&self) -> impl Iterator<Item = (String, &Effect<T>)> {
        let list = self.effects.iter().enumerate();
        let list = list.map(|(i, effect)| (format!("/effects/{i}"), effect));
        let occupy = self.occupy.iter().map(|it| ("/occupy".to_owned(), it));
        let link = self.link.iter().map(|it| ("/link".to_owned(), it));
        list.chain(occupy).chain(link)
    }

    /// What the effects say besides harms: what they do as data can only help, of words alone nothing is known.
    fn rest(&self) -> Rest {
        let mut rest = Rest::Nothing;
        for (_, effect) in self.effects().filter(|(_, it)| it.harm.is_none()) {
            rest = rest.max(if effect.does.is_empty() {
                Rest::Unknown
            } else {
                Rest::Helps
            });
        }
        rest
    }
}

impl shelf::Print for Print {
    type Card = Card;

    const STATS: &[&str] = &["atk", "hp", "range"];

    fn check(&self, terms: &Terms, told: &mut Remarks<'_>) {
        for (i, keyword) in self.keywords.iter().enumerate() {
            if let Some(message) = terms.unknown(Kind::Keyword, &keyword.id) {
                (told.wrong)(&format!("/keywords/{i}/id"), message);
            }
        }
        let of = |kind: CardType| self.kind == kind;
        let mut missing = |field: &str, chapter: &str, is: bool| {
            if is {
                let message = format!("the field {field} is missing (dd-manual, {chapter})");
                (told.wrong)("", message);
            }
        };
        let unit = of(CardType::Unidade);
        missing("element", "Unidade", unit && self.element.is_none());
        missing("directions", "Unidade", unit && self.directions.is_empty());
        let artefact = of(CardType::Artefato);
        missing(
            "activation",
            "Artefato",
            artefact && self.activation.is_none(),
        );
        missing(
            "occupy",
            "Campo",
            of(CardType::Campo) && self.occupy.is_none(),
        );
        missing("link", "Campo", of(CardType::Campo) && self.link.is_none());
        for (i, direction) in self.directions.iter().enumerate() {
            if self
                .directions
                .iter()
                .take(i)
                .any(|other| other == direction)
            {
                (told.wrong)(&format!("/directions/{i}"), "stands twice".to_owned());
            }
        }
        for (field, number) in [("atk", self.atk), ("hp", self.hp)] {
            if number.is_some_and(|number| number > 99) {
                (told.wrong)(&format!("/{field}"), "must be 0 to 99 (DD-R32)".to_owned());
            }
        }
        if self.hp == Some(0) {
            let message = "must be at least 1: a card without HP leaves the board (DD-R14)";
            (told.wrong)("/hp", message.to_owned());
        }
        if self.range > 6 {
            let message = "must be 0 to 6: the board is no wider (dd-simulador)";
            (told.wrong)("/range", message.to_owned());
        }
    }

    fn card(&self, sheet: &Sheet) -> Card {
        let said = |effect: &Effect| effect.text.pt.clone();
        let texts: Vec<String> = self.effects.iter().map(said).collect();
        Card {
            id: sheet.id.clone(),
            name: sheet.name.pt.clone(),
            kind: self.kind,
            unique: self.unique,
            tags: self.tags.clone(),
            element: self.element,
            atk: self.atk,
            hp: self.hp,
            range: self.range,
            directions: self.directions.clone(),
            activation: self.activation,
            attaches_to: self.attaches_to,
            spawn: self.spawn,
            harms: self.effects().filter_map(|(_, it)| it.harm).collect(),
            rest: self.rest(),
            text: Some(texts.join("\n")).filter(|text| !text.is_empty()),
            occupy: self.occupy.as_ref().map(said),
            link: self.link.as_ref().map(said),
            sets: sheet.sets(),
        }
    }

    fn deeds(&self) -> Vec<(String, &Deed)> {
        let effects = self.effects();
        effects
            .flat_map(|(at, effect)| shelf::numbered(&at, &effect.does))
            .collect()
    }
}
