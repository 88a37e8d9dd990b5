//! Trees of effects laid out flat, so that a game can stop in the middle of one and go on later.

use serde_json::Value;

use super::ability::{
    self, Ability, Amount, Condition, Deed, Definition, Effect, Passive, TargetSpec, Who,
};
use super::card::{Card, CardId};
use super::table::Entry;

/// A script's number in its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ScriptId(pub u16);

/// What an ability or Manobra does, ready to run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// The choices on announcement; one if there is no choice.
    pub modes: Vec<Mode>,
    /// Letters that the text defines.
    pub define: Vec<Definition>,
    /// What it speaks of besides its targets, one bit each.
    pub sees: u8,
}

/// Targets and sentences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mode {
    /// The groups of targets.
    pub targets: Vec<TargetSpec>,
    /// The sentences in printed order.
    pub sentences: Vec<Sentence>,
}

/// One sentence as a list of steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// Only if this is so.
    pub when: Option<Condition>,
    /// The groups of targets that it speaks of, one bit each.
    pub groups: u8,
    /// The steps.
    pub steps: Vec<Step>,
}

/// One step; numbers are places in the list of steps.
#[expect(
    missing_docs,
    reason = "the fields are those of the effects that the steps are made of"
)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// An effect without parts.
    Do(Effect),
    /// Make Fichas of a kind that the table knows.
    Create {
        who: Who,
        amount: Amount,
        card: CardId,
    },
    /// Go on elsewhere unless it is so.
    Unless { condition: Condition, to: u16 },
    /// Go on elsewhere.
    Jump(u16),
    /// Go on where a player chooses.
    ChooseOne { by: Who, starts: Vec<u16> },
    /// Go on, or elsewhere if a player does not want to.
    May { by: Who, otherwise: u16 },
    /// Begin a loop that ends before that place.
    Loop { times: Amount, end: u16 },
    /// Go back unless the loop was run often enough.
    Again(u16),
}

/// What passive abilities read; a change of it makes the board be worked out again.
pub(crate) mod reads {
    /// Which permanents there are, whose they are, what they are attached to.
    pub const BOARD: u8 = 1;
    /// Turned, attacking, blocking.
    pub const STATUS: u8 = 2;
    /// Cards in zones out of play.
    pub const ZONES: u8 = 4;
    /// Damage, resistance, exposure.
    pub const NUMBERS: u8 = 8;
    /// Resources.
    pub const RESOURCES: u8 = 32;
    /// Whose turn it is, which part of it.
    pub const TIME: u8 = 16;
}

/// What a text speaks of besides its targets.
pub(crate) mod sees {
    /// The triggering event.
    pub const SUBJECT: u8 = 1;
    /// Its own permanent, be it as the source of damage.
    pub const SOURCE: u8 = 2;
}

fn sees_in(tree: &Value) -> u8 {
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

/// What passive abilities are about besides permanents.
pub(crate) mod topics {
    /// Whether cards are played and Fichas are made.
    pub const PLAYS: u8 = 1;
    /// When cards are played.
    pub const MOMENTS: u8 = 16;
    /// Whether cards are played face down.
    pub const FACES: u8 = 32;
    /// What cards cost.
    pub const COSTS: u8 = 2;
    /// Draws.
    pub const DRAWS: u8 = 4;
    /// Resources of a turn.
    pub const RESOURCES: u8 = 8;
}

/// Turns cards into entries.
#[derive(Debug, Default)]
pub struct Compiler {
    /// The cards, then the Fichas that they make.
    pub entries: Vec<Entry>,
    /// The scripts.
    pub scripts: Vec<Script>,
    fichas: Vec<Card>,
    cards: usize,
}

impl Compiler {
    /// Prepares the cards and every Ficha that they can make.
    pub fn run(cards: Vec<Card>) -> Self {
        let mut compiler = Self {
            cards: cards.len(),
            ..Self::default()
        };
        for card in cards {
            let entry = compiler.entry(card);
            compiler.entries.push(entry);
        }
        // A Ficha may make Fichas: the list grows while it is read.
        let mut next = 0;
        while let Some(ficha) = compiler.fichas.get(next).cloned() {
            next += 1;
            let entry = compiler.entry(ficha);
            compiler.entries.push(entry);
        }
        compiler
    }

    fn entry(&mut self, card: Card) -> Entry {
        let effect = card.effect.as_ref().map(|script| self.script(script));
        let scripts = card
            .abilities
            .iter()
            .map(|ability| self.ability(ability))
            .collect();
        let watches = card
            .abilities
            .iter()
            .fold(0, |bits, ability| match ability {
                Ability::Triggered { trigger, .. } => bits | trigger.bit(),
                _ => bits,
            });
        let reads = card
            .abilities
            .iter()
            .fold(0, |bits, ability| bits | reads_of(ability));
        let passives = card.abilities.iter().filter_map(|ability| match ability {
            Ability::Passive { does, .. } => Some(does),
            _ => None,
        });
        let topics = passives
            .clone()
            .fold(0, |bits, passive| bits | passive.topic());
        let rounds = passives
            .clone()
            .fold(0, |bits, passive| bits | 1 << passive.round());
        let own = |deed: Deed| {
            card.abilities.iter().any(|ability| {
                matches!(ability, Ability::Passive { when: None, does: Passive::Allow { of, deed: d } }
                    if *d == deed && of.this)
            })
        };
        let (face_down, at_any_time) = (own(Deed::PlayFaceDown), own(Deed::AtAnyTime));
        let cost = i16::from(card.cost.resources);
        Entry {
            role: card.role(),
            cost,
            effect,
            scripts,
            watches,
            reads,
            rounds,
            topics,
            face_down,
            at_any_time,
            card,
        }
    }

    fn ability(&mut self, ability: &Ability) -> Option<ScriptId> {
        match ability {
            Ability::Passive { .. } => None,
            Ability::Triggered { effect, .. } | Ability::Activated { effect, .. } => {
                Some(self.script(effect))
            }
        }
    }

    fn script(&mut self, script: &ability::Script) -> ScriptId {
        let modes = if script.modes.is_empty() {
            std::slice::from_ref(script)
        } else {
            script.modes.as_slice()
        };
        let modes = modes.iter().map(|mode| self.mode(mode)).collect();
        let id = ScriptId(u16::try_from(self.scripts.len()).unwrap_or(u16::MAX));
        let sees = serde_json::to_value(script).map_or(0, |tree| sees_in(&tree));
        self.scripts.push(Script {
            modes,
            define: script.define.clone(),
            sees,
        });
        id
    }

    fn mode(&mut self, mode: &ability::Script) -> Mode {
        let sentences = mode.sentences.iter().map(|sentence| {
            let mut steps = Vec::new();
            self.steps(&sentence.effects, &mut steps);
            let groups = serde_json::to_value(sentence).map_or(0, |tree| groups_in(&tree));
            Sentence {
                when: sentence.when.clone(),
                groups,
                steps,
            }
        });
        let sentences = sentences.collect();
        Mode {
            targets: mode.targets.clone(),
            sentences,
        }
    }

    fn steps(&mut self, effects: &[Effect], steps: &mut Vec<Step>) {
        for effect in effects {
            self.step(effect, steps);
        }
    }

    fn step(&mut self, effect: &Effect, steps: &mut Vec<Step>) {
        match effect {
            Effect::Create { who, amount, ficha } => {
                steps.push(Step::Create {
                    who: who.clone(),
                    amount: amount.clone(),
                    card: self.ficha(ficha),
                });
            }
            Effect::If {
                condition,
                then,
                otherwise,
            } => {
                let fork = |to| Step::Unless {
                    condition: condition.clone(),
                    to,
                };
                self.fork(fork, then, otherwise, steps);
            }
            Effect::May {
                by,
                then,
                otherwise,
            } => {
                self.fork(
                    |otherwise| Step::May {
                        by: by.clone(),
                        otherwise,
                    },
                    then,
                    otherwise,
                    steps,
                );
            }
            Effect::ChooseOne { by, options } => self.choose_one(by, options, steps),
            Effect::Repeat { times, effects } => {
                let start = here(steps);
                steps.push(Step::Jump(0));
                self.steps(effects, steps);
                steps.push(Step::Again(start + 1));
                let end = here(steps);
                put(
                    steps,
                    start,
                    Step::Loop {
                        times: times.clone(),
                        end,
                    },
                );
            }
            leaf => steps.push(Step::Do(leaf.clone())),
        }
    }

    fn fork(
        &mut self,
        fork: impl Fn(u16) -> Step,
        then: &[Effect],
        otherwise: &[Effect],
        steps: &mut Vec<Step>,
    ) {
        let at = here(steps);
        steps.push(Step::Jump(0));
        self.steps(then, steps);
        let skip = here(steps);
        steps.push(Step::Jump(0));
        let start = here(steps);
        put(steps, at, fork(start));
        self.steps(otherwise, steps);
        let end = here(steps);
        put(steps, skip, Step::Jump(end));
    }

    fn choose_one(&mut self, by: &Who, options: &[Vec<Effect>], steps: &mut Vec<Step>) {
        let at = here(steps);
        steps.push(Step::Jump(0));
        let (mut starts, mut skips) = (Vec::new(), Vec::new());
        for option in options {
            starts.push(here(steps));
            self.steps(option, steps);
            skips.push(here(steps));
            steps.push(Step::Jump(0));
        }
        put(
            steps,
            at,
            Step::ChooseOne {
                by: by.clone(),
                starts,
            },
        );
        let end = here(steps);
        for skip in skips {
            put(steps, skip, Step::Jump(end));
        }
    }

    fn ficha(&mut self, ficha: &Card) -> CardId {
        let known = self.fichas.iter().position(|known| known == ficha);
        let index = known.unwrap_or_else(|| {
            self.fichas.push(ficha.clone());
            self.fichas.len() - 1
        });
        CardId(u16::try_from(self.cards + index).unwrap_or(u16::MAX))
    }
}

fn here(steps: &[Step]) -> u16 {
    u16::try_from(steps.len()).unwrap_or(u16::MAX)
}

fn put(steps: &mut [Step], at: u16, step: Step) {
    if let Some(place) = steps.get_mut(usize::from(at)) {
        *place = step;
    }
}

/// The groups of targets that a tree mentions; a Ficha's own text is another matter.
fn groups_in(tree: &Value) -> u8 {
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

fn reads_of(ability: &Ability) -> u8 {
    match ability {
        Ability::Passive { .. } => {
            reads::BOARD | serde_json::to_value(ability).map_or(0, |tree| reads_in(&tree))
        }
        _ => 0,
    }
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
    const fn topic(&self) -> u8 {
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
