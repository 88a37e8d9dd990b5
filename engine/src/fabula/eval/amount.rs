//! Numbers and conditions of a text. FAB 1.8

use super::{Context, LIMIT};
use crate::fabula::ability::{Amount, Compare, Condition, Node, Objects, Round, Stat, Zone};
use crate::fabula::card::CardId;
use crate::fabula::state::{Seat, Slot, State, Target};

impl State<'_> {
    /// A whole number. FAB 1.8.1
    pub(crate) fn amount(&self, amount: &Amount, context: &Context) -> i32 {
        match amount {
            Amount::Fixed(n) => i32::from(*n),
            Amount::Tree(node) => self.node(node, context).clamp(-LIMIT, LIMIT),
        }
    }

    pub(super) fn node(&self, node: &Node, context: &Context) -> i32 {
        match node {
            Node::X => i32::from(context.letters[0]),
            Node::Y => i32::from(context.letters[1]),
            Node::Z => i32::from(context.letters[2]),
            Node::Count { of } => {
                i32::try_from(self.matching(of, context).count()).unwrap_or(LIMIT)
            }
            Node::CardsIn {
                zone,
                whose,
                filter,
            } => {
                if *zone == Zone::Campo {
                    let count = self.cards_in_play(whose, filter, context).count();
                    return i32::try_from(count).unwrap_or(LIMIT);
                }
                let fits = |seat: Seat| {
                    let cards = self.seat(seat).cards.zone(*zone);
                    cards
                        .iter()
                        .filter(|card| self.card_fits(**card, seat, filter, context))
                        .count()
                };
                let count: usize = self.players_of(whose, context).iter().map(fits).sum();
                i32::try_from(count).unwrap_or(LIMIT)
            }
            Node::Stat { stat, of } => self.stat_sum(*stat, of, context),
            Node::Resources { of } => self
                .players_of(of, context)
                .iter()
                .map(|seat| i32::from(self.seat(seat).resources))
                .sum(),
            Node::Sum { of } => of.iter().map(|part| self.amount(part, context)).sum(),
            Node::Difference { from, take } => {
                (self.amount(from, context) - self.amount(take, context)).max(0)
            }
            Node::Product { of, times } => self.amount(of, context) * self.amount(times, context),
            Node::Half { of, round } => {
                let whole = self.amount(of, context);
                match round {
                    Round::Up => (whole + 1).div_euclid(2),
                    Round::Down => whole.div_euclid(2),
                }
            }
            Node::Event => i32::from(context.subject.amount),
            Node::Chosen => i32::from(context.number),
            Node::Done => i32::from(context.done),
        }
    }

    pub(super) fn stat_sum(&self, stat: Stat, of: &Objects, context: &Context) -> i32 {
        let cost = |card: CardId| i32::from(self.table.entry(card).cost);
        let mut sum: i32 = self
            .permanents_of(of, context)
            .iter()
            .map(|slot| i32::from(self.stat(slot, stat)))
            .sum();
        if stat == Stat::Cost {
            for target in Self::cards_of(of, context) {
                match target {
                    Target::Card { card, .. } => sum += cost(card),
                    Target::Effect(id) => {
                        sum += self
                            .stacked(id)
                            .filter(|item| !item.face_down)
                            .map_or(0, |item| cost(item.card));
                    }
                    _ => {}
                }
            }
        }
        sum
    }

    /// A value of a permanent as it is now. FAB 1.11.3
    pub(crate) fn stat(&self, slot: Slot, stat: Stat) -> i16 {
        let it = self.permanents.get(slot);
        let [ofensiva, vida, influencia] = it.now.values;
        match stat {
            Stat::Ofensiva => ofensiva,
            Stat::Vida => vida,
            Stat::Influencia => influencia,
            Stat::Resistencia => it.resistance,
            Stat::Cost => {
                if it.face_down {
                    0
                } else {
                    self.entry(slot).cost
                }
            }
            Stat::Restore => it.now.restore,
        }
    }

    /// Whether something is so.
    pub(crate) fn holds(&self, condition: &Condition, context: &Context) -> bool {
        match condition {
            Condition::Compare { left, is, right } => {
                let (left, right) = (self.amount(left, context), self.amount(right, context));
                match is {
                    Compare::Equal => left == right,
                    Compare::Less => left < right,
                    Compare::More => left > right,
                    Compare::AtLeast => left >= right,
                    Compare::AtMost => left <= right,
                }
            }
            Condition::Exists { what, at_least } => {
                let count = self.matching(what, context).count();
                i32::try_from(count).unwrap_or(LIMIT) >= self.amount(at_least, context)
            }
            Condition::TurnOf { whose } => Self::side(*whose, context.you, self.active),
            Condition::During { part } => self.part == *part,
            Condition::Exposed { whose } => self
                .present()
                .iter()
                .any(|seat| Self::side(*whose, context.you, seat) && self.seat(seat).exposed),
            Condition::Attached => {
                let slot = context.source.and_then(|source| self.still(source));
                slot.is_some_and(|slot| self.permanents.get(slot).host.is_some())
            }
            Condition::All { of } => of.iter().all(|condition| self.holds(condition, context)),
            Condition::Any { of } => of.iter().any(|condition| self.holds(condition, context)),
            Condition::Not { of } => !self.holds(of, context),
        }
    }
}
