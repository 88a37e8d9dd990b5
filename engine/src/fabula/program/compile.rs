//! From trees to steps, and what is worked out about a card on the way.

use super::mentions::{groups_in, looks_around, reads_of, sees_in};
use super::{Cut, Mode, Script, ScriptId, Sentence, Standing, Step};
use crate::fabula::ability::{self, Ability, Amount, Deed, Effect, Passive, Who};
use crate::fabula::card::{Card, CardId};
use crate::fabula::players::extras;
use crate::fabula::table::Entry;

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
    #[must_use]
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
        let topics = passives.fold(0, |bits, passive| bits | passive.topic());
        let standing = (0..).zip(&card.abilities).filter_map(standing).collect();
        let cuts: Vec<Cut> = (0..).zip(&card.abilities).filter_map(cut).collect();
        let own = |deed: Deed| {
            card.abilities.iter().any(|ability| {
                matches!(ability, Ability::Passive { when: None, does: Passive::Allow { of, deed: d } }
                    if *d == deed && of.this)
            })
        };
        let (face_down, at_any_time) = (own(Deed::PlayFaceDown), own(Deed::AtAnyTime));
        let cost = i16::from(card.cost.resources);
        let values = [card.ofensiva, card.vida, card.influencia];
        Entry {
            role: card.role(),
            cost,
            values: values.map(|value| value.unwrap_or(0)),
            effect,
            scripts,
            watches,
            reads,
            looks_around: card.abilities.iter().any(looks_around),
            standing,
            cheapens: cuts.iter().fold(0, |kinds, cut| kinds | cut.kinds),
            cuts,
            topics,
            face_down,
            at_any_time,
            extras: extras(&card.abilities),
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

fn cut((index, ability): (u16, &Ability)) -> Option<Cut> {
    let Ability::Passive {
        does: Passive::ReduceCost { of, .. },
        ..
    } = ability
    else {
        return None;
    };
    let kinds = of
        .kinds
        .iter()
        .fold(0, |bits, kind| bits | 1 << *kind as u8);
    Some(Cut {
        ability: index,
        kinds: if of.kinds.is_empty() { u8::MAX } else { kinds },
        least: match of.cost_at_least.as_deref() {
            Some(Amount::Fixed(n)) => *n,
            _ => i16::MIN,
        },
    })
}

fn standing((index, ability): (u16, &Ability)) -> Option<Standing> {
    let Ability::Passive { when, does } = ability else {
        return None;
    };
    Some(Standing {
        ability: index,
        round: does.round(),
        reach: does.reach()?,
        conditional: when.is_some(),
        mark: does.mark()?,
        extent: does.extent(),
    })
}

fn here(steps: &[Step]) -> u16 {
    u16::try_from(steps.len()).unwrap_or(u16::MAX)
}

fn put(steps: &mut [Step], at: u16, step: Step) {
    if let Some(place) = steps.get_mut(usize::from(at)) {
        *place = step;
    }
}
