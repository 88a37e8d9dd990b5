//! What a text comes to: its sentences, step by step, as far as they can be foreseen.

use super::Eye;
use crate::fabula::ability::{Amount, Condition, Node, Objects, What, Who, Zone};
use crate::fabula::card::CardId;
use crate::fabula::eval::Context;
use crate::fabula::program::{Mode, Sentence, Step};
use crate::fabula::state::Item;

/// What the words of a text mean, and whose card it stands on.
#[derive(Clone, Copy)]
pub(super) struct Text<'a> {
    pub context: Context<'a>,
    pub card: CardId,
    /// A choice that the text will ask for and that is not made yet.
    pub open: Option<(&'a Who, &'a What)>,
}

impl<'a> Text<'a> {
    pub fn of(item: &'a Item) -> Self {
        Self {
            context: Context::item(item),
            card: item.card,
            open: None,
        }
    }
}

/// How far choices in choices are followed.
const DEPTH: u8 = 4;
/// How many rounds of a loop are counted.
const ROUNDS: i32 = 10;

impl Eye<'_, '_> {
    /// What all sentences of a mode come to, its targets chosen.
    pub(super) fn sentences(&self, mode: &Mode, item: &Item) -> i32 {
        let of = |sentence| self.sentence(sentence, item);
        mode.sentences.iter().map(of).sum()
    }

    /// What a sentence comes to.
    pub(super) fn sentence(&self, sentence: &Sentence, item: &Item) -> i32 {
        let text = Text::of(item);
        let when = sentence.when.as_ref();
        if when.is_none_or(|when| self.foresees(when, &text)) {
            self.walk(&sentence.steps, 0, text)
        } else {
            0
        }
    }

    /// What the steps from this one on come to.
    pub(super) fn walk<'a>(&self, steps: &'a [Step], at: usize, text: Text<'a>) -> i32 {
        self.stretch(steps, at, steps.len(), text, DEPTH)
    }

    fn stretch<'a>(
        &self,
        steps: &'a [Step],
        mut at: usize,
        end: usize,
        mut text: Text<'a>,
        depth: u8,
    ) -> i32 {
        let mut sum = 0;
        while at < end {
            let Some(step) = steps.get(at) else {
                break;
            };
            let next = |at: u16| usize::from(at);
            let from = |at: usize| {
                if depth == 0 {
                    0
                } else {
                    self.stretch(steps, at, end, text, depth - 1)
                }
            };
            match step {
                Step::Do(effect) => match effect {
                    crate::fabula::ability::Effect::Choose { by, from, .. } => {
                        text.open = Some((by, from));
                        text.context.chosen = &[];
                    }
                    effect => sum += self.effect(effect, &text),
                },
                Step::Create { who, amount, card } => {
                    let count = self.number(amount, &text).clamp(0, ROUNDS);
                    sum += count * self.printed_worth(*card) * self.signs(who, &text);
                }
                Step::Unless { condition, to } => {
                    if !self.foresees(condition, &text) {
                        at = next(*to).max(at + 1);
                        continue;
                    }
                }
                Step::Jump(to) => {
                    at = next(*to).max(at + 1);
                    continue;
                }
                Step::ChooseOne { by, starts } => {
                    let options = starts.iter().map(|start| from(next(*start)));
                    return sum + self.preferred(by, &text, options);
                }
                Step::May { by, otherwise } => {
                    let options = [from(at + 1), from(next(*otherwise))];
                    return sum + self.preferred(by, &text, options.into_iter());
                }
                Step::Loop { times, end } => {
                    let times = self.number(times, &text).clamp(0, ROUNDS);
                    let end = next(*end).max(at + 1);
                    if depth > 0 {
                        sum += times * self.stretch(steps, at + 1, end, text, depth - 1);
                    }
                    at = end;
                    continue;
                }
                Step::Again(_) => {}
            }
            at += 1;
        }
        sum
    }

    /// What the one who decides will take: the best for this player, or the worst.
    fn preferred(&self, by: &Who, text: &Text, options: impl Iterator<Item = i32>) -> i32 {
        let chosen = if self.signs(by, text) > 0 {
            options.max()
        } else {
            options.min()
        };
        chosen.unwrap_or(0)
    }

    /// How many of the players meant are this one, less the others.
    pub(super) fn signs(&self, who: &Who, text: &Text) -> i32 {
        match who {
            Who::You => self.sign(text.context.you),
            Who::Opponents if text.context.you != self.me => 1,
            _ => {
                let seats = self.state.players_of(who, &text.context);
                seats.iter().map(|seat| self.sign(seat)).sum()
            }
        }
    }

    /// A number of the text; one that rests on what is hidden is guessed.
    pub(super) fn number(&self, amount: &Amount, text: &Text) -> i32 {
        let Amount::Tree(node) = amount else {
            return Self::fixed(amount);
        };
        if let Node::Stat {
            stat,
            of: Objects::This,
        } = &**node
            && text.context.source.is_none()
        {
            // The card is not in play yet: what is printed on it counts.
            let card = self.state.table.card(text.card);
            let value = match stat {
                crate::fabula::ability::Stat::Ofensiva => card.ofensiva,
                crate::fabula::ability::Stat::Vida => card.vida,
                crate::fabula::ability::Stat::Influencia => card.influencia,
                _ => None,
            };
            return i32::from(value.unwrap_or(1));
        }
        if peeks(amount) {
            return 1;
        }
        // What an earlier step will have done is not known yet; once is likely.
        if matches!(**node, Node::Done | Node::Chosen) && text.context.number == 0 {
            return 1.max(i32::from(text.context.done));
        }
        self.state.amount(amount, &text.context)
    }

    /// Whether something is so, as far as this player can know.
    pub(super) fn foresees(&self, condition: &Condition, text: &Text) -> bool {
        !peeks_at(condition) && self.state.holds(condition, &text.context)
    }
}

/// Whether a number depends on what cards somebody hides, not only on how many.
fn peeks(amount: &Amount) -> bool {
    let Amount::Tree(node) = amount else {
        return false;
    };
    match &**node {
        Node::CardsIn {
            zone: Zone::Mao | Zone::Baralho,
            filter,
            ..
        } => *filter != crate::fabula::ability::Filter::ANY,
        Node::Sum { of } => of.iter().any(peeks),
        Node::Difference { from, take } => peeks(from) || peeks(take),
        Node::Product { of, times } => peeks(of) || peeks(times),
        Node::Half { of, .. } => peeks(of),
        _ => false,
    }
}

fn peeks_at(condition: &Condition) -> bool {
    match condition {
        Condition::Compare { left, right, .. } => peeks(left) || peeks(right),
        Condition::All { of } | Condition::Any { of } => of.iter().any(peeks_at),
        Condition::Not { of } => peeks_at(of),
        _ => false,
    }
}
