//! What a text mentions: targets, events, parts of the board.

use serde_json::Value;

use super::{Extent, Mark, Reach, reads, sees, topics};
use crate::fabula::ability::{Ability, Amount, Condition, Deed, Filter, Node, Passive};
use crate::fabula::card::CardType;

pub(super) fn sees_in(tree: &Value) -> u8 {
    let word = |word: &str| match word {
        "subject" | "event" => sees::SUBJECT,
        "this" | "host" | "other" | "attached_here" | "attached" | "damage" => sees::SOURCE,
        _ => 0,
    };
    match tree {
        Value::String(text) => word(text),
        Value::Array(list) => list.iter().fold(0, |bits, tree| bits | sees_in(tree)),
        Value::Object(object) => object.iter().fold(0, |bits, (key, tree)| {
            let own = if *tree == Value::Bool(false) {
                0
            } else {
                word(key)
            };
            bits | own | if key == "ficha" { 0 } else { sees_in(tree) }
        }),
        _ => 0,
    }
}

/// The groups of targets that a tree mentions; a Ficha's own text is another matter.
pub(super) fn groups_in(tree: &Value) -> u8 {
    match tree {
        Value::Array(list) => list.iter().fold(0, |bits, tree| bits | groups_in(tree)),
        Value::Object(object) => object.iter().fold(0, |bits, (key, tree)| {
            let group = tree
                .get("group")
                .and_then(Value::as_u64)
                .filter(|_| key == "target");
            let inner = if key == "ficha" { 0 } else { groups_in(tree) };
            bits | inner | group.map_or(0, |group| 1 << group.min(7))
        }),
        _ => 0,
    }
}

pub(super) fn reads_of(ability: &Ability) -> u8 {
    match ability {
        Ability::Passive { when, does } if does.objects().is_some() => {
            let around = does.around() | when.as_ref().map_or(0, seen_by);
            reads::BOARD | around | serde_json::to_value(ability).map_or(0, |tree| reads_in(&tree))
        }
        // What is worked out whenever it is asked for is never out of date.
        Ability::Passive { .. } => reads::BOARD,
        _ => 0,
    }
}

/// Whether an ability reads or changes permanents besides its own and what that is attached to.
pub(super) fn looks_around(ability: &Ability) -> bool {
    match ability {
        Ability::Passive { when, does } if does.objects().is_some() => {
            let own = matches!(does.extent(), Extent::Fixed(_) | Extent::Attached);
            when.is_some() || does.reach() == Some(Reach::Fitting) || !own || does.around() != 0
        }
        _ => false,
    }
}

/// What a condition reads of permanents besides its own; whether that is attached is its own matter.
const fn seen_by(condition: &Condition) -> u8 {
    match condition {
        Condition::Attached => 0,
        _ => reads::NOTED,
    }
}

/// Whether a number counts permanents by side and type alone.
fn counts_plainly(amount: &Amount) -> bool {
    matches!(amount, Amount::Tree(node)
        if matches!(&**node, Node::Count { of } if of.is_plain()))
}

fn reads_in(tree: &Value) -> u8 {
    match tree {
        Value::Array(list) => list.iter().fold(0, |bits, tree| bits | reads_in(tree)),
        Value::Object(object) => {
            object
                .iter()
                .filter(|(_, tree)| !tree.is_null())
                .fold(0, |bits, (key, tree)| {
                    let own = match key.as_str() {
                        "turned" | "role" => reads::STATUS,
                        "cards_in" => reads::ZONES,
                        "damaged" | "exposed" => reads::NUMBERS,
                        "resources" => reads::RESOURCES,
                        // The value that is changed is a word; a value that is read is a tree.
                        "stat" if tree.is_object() => reads::NUMBERS,
                        "turn_of" | "during" => reads::TIME,
                        _ => 0,
                    };
                    bits | own | reads_in(tree)
                })
        }
        _ => 0,
    }
}

impl Passive {
    /// What it is about besides permanents.
    pub(super) const fn topic(&self) -> u8 {
        match self {
            Self::Allow { deed, .. } | Self::Forbid { deed, .. } => match deed {
                Deed::Play => topics::PLAYS,
                Deed::AtAnyTime => topics::MOMENTS,
                Deed::PlayFaceDown => topics::FACES,
                _ => 0,
            },
            Self::ReduceCost { .. } => topics::COSTS,
            Self::ForbidDraw { .. } => topics::DRAWS,
            Self::Generate { .. } | Self::RaiseCap { .. } => topics::RESOURCES,
            Self::Modify { .. } | Self::Set { .. } | Self::LoseTypes { .. } => 0,
        }
    }

    /// The permanents that it is written onto; `None` if it is asked for when it matters instead.
    pub(crate) const fn objects(&self) -> Option<&Filter> {
        match self {
            Self::Modify { of, .. }
            | Self::Set { of, .. }
            | Self::Allow { of, .. }
            | Self::Forbid { of, .. }
            | Self::LoseTypes { of } => Some(of),
            Self::ForbidDraw { .. }
            | Self::ReduceCost { .. }
            | Self::Generate { .. }
            | Self::RaiseCap { .. } => None,
        }
    }

    /// Which permanents it is written onto, as far as that is known without looking at any.
    pub(super) fn reach(&self) -> Option<Reach> {
        let host = Filter {
            host: true,
            ..Filter::ANY
        };
        self.objects().map(|of| {
            if *of == Filter::this() {
                Reach::This
            } else if *of == host {
                Reach::Host
            } else {
                Reach::Fitting
            }
        })
    }

    /// What it writes onto permanents; `None` if it is asked for when it matters instead.
    pub(super) const fn mark(&self) -> Option<Mark> {
        match self {
            Self::Modify { stat, .. } => Some(Mark::Changed(*stat)),
            Self::Set { stat, .. } => Some(Mark::Set(*stat)),
            Self::Allow { deed, .. } => Some(Mark::Allowed(*deed)),
            Self::Forbid { deed, .. } => Some(Mark::Forbidden(*deed)),
            Self::LoseTypes { .. } => Some(Mark::Typeless),
            Self::ForbidDraw { .. }
            | Self::ReduceCost { .. }
            | Self::Generate { .. }
            | Self::RaiseCap { .. } => None,
        }
    }

    /// What may change of other permanents so that it makes something else of those that have not
    /// changed, besides its own and what that is attached to: these are noted with whatever comes or goes.
    fn around(&self) -> u8 {
        let fitting = self.reach() == Some(Reach::Fitting);
        let reach = match self.objects() {
            Some(of) if fitting && !of.is_plain() => reads::NOTED,
            _ => 0,
        };
        let extent = match (self.extent(), self) {
            (Extent::Fixed(_), _) => 0,
            (Extent::Attached, _) if self.reach() == Some(Reach::This) => 0,
            (Extent::Counted, Self::Modify { amount, .. } | Self::Set { amount, .. })
                if counts_plainly(amount) =>
            {
                if fitting {
                    reads::OTHERS
                } else {
                    0
                }
            }
            _ => reads::NOTED,
        };
        // What has no types is not counted any more.
        let types = if self.mark() == Some(Mark::Typeless) {
            reads::NOTED
        } else {
            0
        };
        reach | extent | types
    }

    /// How much of it, as far as that is known before the game.
    pub(super) fn extent(&self) -> Extent {
        let (Self::Modify { amount, .. } | Self::Set { amount, .. }) = self else {
            return Extent::Fixed(0);
        };
        let attached = Filter {
            kinds: vec![CardType::Modificacao],
            attached_here: true,
            ..Filter::ANY
        };
        match amount {
            Amount::Fixed(n) => Extent::Fixed(*n),
            Amount::Tree(node) => match &**node {
                Node::Count { of } if *of == attached => Extent::Attached,
                _ => Extent::Counted,
            },
        }
    }

    /// In which round it is applied: types first, then what is forbidden, then values. FAB 1.1.2
    pub(crate) const fn round(&self) -> u8 {
        match self {
            Self::LoseTypes { .. } => 0,
            Self::Allow { .. } | Self::Forbid { .. } => 1,
            Self::Set { .. } => 2,
            _ => 3,
        }
    }
}
