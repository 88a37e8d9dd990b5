//! The lines of a card's text: what each of them tells, and the rules that govern it.

use fabulario_engine::Game;
use serde::Serialize;
use utoipa::ToSchema;

use crate::card::{Card, Print};
use crate::catalogue::Catalogue;
use crate::effect::Deed;
use crate::index::word;

mod apoteose;
mod dominions;
mod fabula;
mod multiversity;
mod rules;

/// A line of a card's text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CardLine)]
pub struct Line {
    /// The line.
    pub text: String,
    /// The abilities that it tells: JSON pointers into the card. Bonuses that share a line are told together.
    #[schema(example = json!(["/abilities/0"]))]
    pub ability: Vec<String>,
    /// What kind of ability it is, in the words of the query language (`passiva`, `ataque`, `acao`, `auto`), or the field
    /// that it tells (`cost`, `attach`, `keyword`). New kinds may come.
    #[schema(example = "passiva")]
    pub kind: String,
    /// When it happens, where the card prints a moment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// What it does, in the verbs of the query language.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, example = json!(["draw"]))]
    pub does: Vec<String>,
    /// The ids of the rules and rulings that govern it, as `/v1/rules/{id}` has them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, example = json!(["FAB 1.14.5"]))]
    pub rules: Vec<&'static str>,
}

/// What a line tells, without its text.
struct Told {
    ability: Vec<String>,
    kind: String,
    when: Option<String>,
    does: Vec<String>,
    /// What else has rules of its own: keywords and marks by id.
    names: Vec<String>,
}

impl Told {
    /// Fields of the card that are told together.
    fn fields(kind: &str, ability: impl IntoIterator<Item = String>) -> Self {
        Self {
            ability: ability.into_iter().collect(),
            kind: kind.to_owned(),
            when: None,
            does: Vec::new(),
            names: Vec::new(),
        }
    }

    /// One ability.
    fn one(ability: String, kind: &str, deeds: &[Deed]) -> Self {
        let does = deeds.iter().map(|deed| word(&deed.verb));
        Self {
            does: once_each(does),
            ..Self::fields(kind, [ability])
        }
    }

    fn line(self, game: Game, text: String) -> Line {
        let keys = [self.kind.as_str()].into_iter();
        let keys = keys.chain(self.when.as_deref());
        let keys = keys.chain(self.names.iter().chain(&self.does).map(String::as_str));
        Line {
            rules: once_each(keys.flat_map(|key| rules::of(game, key)).copied()),
            text,
            ability: self.ability,
            kind: self.kind,
            when: self.when,
            does: self.does,
        }
    }
}

/// Each value where it came first.
fn once_each<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut kept = Vec::new();
    for value in values {
        if !kept.contains(&value) {
            kept.push(value);
        }
    }
    kept
}

impl Catalogue {
    /// The lines of a card's text, as its face has them.
    #[must_use]
    pub fn lines(&self, card: &Card, text: &[String]) -> Vec<Line> {
        let told = match &card.print {
            Print::Fabula(number) => fabula::told(self.fabula(), *number),
            Print::Dominions(print) => dominions::told(print),
            Print::Multiversity(print) => multiversity::told(print),
            Print::Apoteose(print) => apoteose::told(print),
        };
        let lines = text.iter().cloned().zip(told);
        lines
            .map(|(text, told)| told.line(card.game, text))
            .collect()
    }
}
