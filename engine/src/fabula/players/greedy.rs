//! A player that looks one action ahead: spends all it can, attacks, influences, blocks, answers.

use super::{Decide, intent};
use crate::fabula::ability::{Ability, Part, Position, Stat};
use crate::fabula::action::Action;
use crate::fabula::card::{CardId, CardType};
use crate::fabula::program::Mode;
use crate::fabula::state::{Ask, Origin, Seat, Slot, State, Target};

/// Plays what looks best now. It knows what its seat may know, and nothing else.
#[derive(Debug, Clone, Copy, Default)]
pub struct Greedy;

impl Decide for Greedy {
    fn decide(&mut self, state: &State, legal: &[Action]) -> Action {
        let Some(me) = state.to_act() else {
            return Action::Pass;
        };
        let eye = Eye { state, me };
        let mut best = (i32::MIN, Action::Pass);
        for action in legal.iter().copied() {
            let score = eye.score(action);
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }
}

/// The board through the eyes of one player.
struct Eye<'s, 't> {
    state: &'s State<'t>,
    me: Seat,
}

impl Eye<'_, '_> {
    /// How good an action looks; doing nothing is worth zero.
    fn score(&self, action: Action) -> i32 {
        match action {
            Action::Concede(_) => i32::MIN,
            Action::Pass | Action::Done => 0,
            Action::PutBack(card) => self.cost(card) - 4,
            Action::Discard(card) => self.cost(card) + 1,
            Action::Play(card) => self.play(card),
            Action::PlayFaceDown(_) => -1,
            Action::Activate { permanent, ability } => self.activate(permanent, ability),
            Action::Attach(slot) => self.attach(slot),
            Action::Restore(slot) => {
                self.worth(slot) - i32::from(self.state.stat(slot, Stat::Restore))
            }
            Action::TurnUp(_) => 5,
            Action::Attack { ally, base } => self.attack(ally, base),
            Action::Influence { ally, base } => self.influence(ally, base),
            Action::Block { ally, against } => self.block(ally, against),
            Action::Choose(target) => self.choose(target),
            Action::Number(number) => self.number(number),
            Action::Colour(_) => 1,
        }
    }

    fn cost(&self, card: CardId) -> i32 {
        i32::from(self.state.table.entry(card).cost)
    }

    /// The three values together: what an Aliado is worth.
    fn worth(&self, slot: Slot) -> i32 {
        let values = self.state.permanents.get(slot).now.values;
        if self.state.is_base(slot) {
            6
        } else {
            values.iter().map(|value| i32::from((*value).max(0))).sum()
        }
    }

    fn is_mine(&self, slot: Slot) -> bool {
        self.state.permanents.get(slot).controller == self.me
    }

    /// Whether the effect on top of the stack is somebody else's.
    fn is_answer(&self) -> bool {
        self.state
            .stack
            .last()
            .is_some_and(|item| item.controller != self.me)
    }

    fn mode(&self, card: CardId) -> Option<&Mode> {
        self.state
            .table
            .script(self.state.table.entry(card).effect?)?
            .modes
            .first()
    }

    fn play(&self, card: CardId) -> i32 {
        let entry = self.state.table.entry(card);
        if entry.role != CardType::Manobra {
            return 100 + 10 * self.spent_with(card) + self.cost(card);
        }
        let Some(mode) = self.mode(card) else {
            return -1;
        };
        if intent::cancels(mode) {
            return if self.is_answer() { 500 } else { -1 };
        }
        let own_action = self.state.active == self.me
            && self.state.part == Part::Acao
            && self.state.stack.is_empty();
        // Permanents come first; what hurts or helps is played when there is nothing better.
        let useful = mode.targets.is_empty() || self.has_good_target(mode);
        if own_action && useful {
            20 + self.cost(card)
        } else {
            -1
        }
    }

    /// The most resources that can be spent this turn if this card is played first.
    fn spent_with(&self, card: CardId) -> i32 {
        let resources = u32::from(self.state.seat(self.me).resources.unsigned_abs()).min(60);
        let cost = u32::try_from(self.cost(card)).unwrap_or(0);
        let mut sums: u64 = 1 << cost.min(60);
        let mut skipped = false;
        for other in self.state.hand(self.me) {
            if *other == card && !skipped {
                skipped = true;
                continue;
            }
            let entry = self.state.table.entry(*other);
            if matches!(entry.role, CardType::Aliado | CardType::Modificacao) {
                sums |= sums << u32::from(entry.cost.unsigned_abs()).min(60);
            }
        }
        let within = sums & (u64::MAX >> (63 - resources));
        63_i32.saturating_sub_unsigned(within.leading_zeros())
    }

    fn has_good_target(&self, mode: &Mode) -> bool {
        let bad = intent::of_mode(mode) < 0;
        self.state
            .permanents()
            .any(|(slot, _)| self.state.is_ally(slot) && self.is_mine(slot) != bad)
            || mode.targets.iter().all(|spec| spec.min == 0)
    }

    fn activate(&self, slot: Slot, ability: u8) -> i32 {
        let entry = self.state.entry(slot);
        let Some(Ability::Activated { cost, .. }) = entry.card.abilities.get(usize::from(ability))
        else {
            return -1;
        };
        let free =
            cost.resources == 0 && cost.letter.is_none() && !cost.turn && cost.discard.is_none();
        let dear = cost.sacrifice.is_some();
        let script = entry.scripts.get(usize::from(ability)).copied().flatten();
        let mode = script.and_then(|script| self.state.table.script(script)?.modes.first());
        let useful = mode.is_some_and(|mode| mode.targets.is_empty() || self.has_good_target(mode));
        // The own Ação and nothing waiting: one use after the other, never in circles.
        let calm = self.state.active == self.me
            && self.state.part == Part::Acao
            && self.state.stack.is_empty();
        if free || dear || !useful || !calm {
            -1
        } else {
            15
        }
    }

    fn attach(&self, slot: Slot) -> i32 {
        let it = self.state.permanents.get(slot);
        let good = intent::of_abilities(&self.state.entry(slot).card.abilities) > 0;
        let calm = self.state.stack.is_empty()
            && self.state.active == self.me
            && self.state.part == Part::Acao;
        let fits = self
            .state
            .permanents()
            .any(|(slot, _)| self.state.is_ally(slot) && self.is_mine(slot) == good);
        if it.host.is_some() || !calm || !fits {
            -1
        } else {
            30
        }
    }

    fn resistance(&self, base: Slot) -> i32 {
        i32::from(self.state.permanents.get(base).resistance)
    }

    fn value(&self, slot: Slot, stat: Stat) -> i32 {
        i32::from(self.state.stat(slot, stat).max(0))
    }

    /// The sum of a value over Aliados.
    fn sum(&self, stat: Stat, counts: impl Fn(Slot) -> bool) -> i32 {
        let allies = self
            .state
            .permanents()
            .map(|(slot, _)| slot)
            .filter(|slot| self.state.is_ally(*slot) && counts(*slot));
        allies.map(|slot| self.value(slot, stat)).sum()
    }

    fn is_ready(&self, slot: Slot) -> bool {
        let it = self.state.permanents.get(slot);
        !it.turned && !it.preparing
    }

    fn is_centro(base: Slot) -> bool {
        matches!(base.origin(), Some((_, Position::Centro)))
    }

    /// How far the influence of all ready Aliados goes beyond what can withstand it at this base.
    fn margin(&self, base: Slot) -> i32 {
        let defender = self.state.permanents.get(base).controller;
        let ready = |slot: Slot| {
            let it = self.state.permanents.get(slot);
            (self.is_mine(slot) && self.is_ready(slot)) || it.influencing == base
        };
        let blocks = |slot: Slot| {
            let it = self.state.permanents.get(slot);
            it.controller == defender && !it.turned
        };
        self.sum(Stat::Influencia, ready)
            - self.sum(Stat::Influencia, blocks)
            - self.resistance(base)
    }

    fn attack(&self, ally: Slot, base: Slot) -> i32 {
        let force = self.value(ally, Stat::Ofensiva);
        let sent = self.sum(Stat::Ofensiva, |slot| {
            self.state.permanents.get(slot).attacking == base
        });
        // A base that falls to influence is worth more than a broken one.
        if force == 0 || sent >= self.resistance(base) || self.margin(base) > 0 {
            return -1;
        }
        let centro = if Self::is_centro(base) { 50 } else { 0 };
        100 + centro + force - self.resistance(base)
    }

    fn influence(&self, ally: Slot, base: Slot) -> i32 {
        let weight = self.value(ally, Stat::Influencia);
        let sent = self.sum(Stat::Influencia, |slot| {
            self.state.permanents.get(slot).influencing == base
        });
        let defender = self.state.permanents.get(base).controller;
        let blocks = self.sum(Stat::Influencia, |slot| {
            let it = self.state.permanents.get(slot);
            it.controller == defender && !it.turned
        });
        let needed = self.resistance(base) + blocks;
        if weight == 0 || self.margin(base) <= 0 || sent > needed {
            return -1;
        }
        let under_way = if sent > 0 { 1000 } else { 0 };
        let centro = if Self::is_centro(base) { 100 } else { 0 };
        100 + under_way + centro + weight - self.resistance(base)
    }

    fn block(&self, ally: Slot, against: Slot) -> i32 {
        if self.state.ask == Ask::InfluenceBlocks {
            return self.block_influence(ally, against);
        }
        if !self.state.blockers_of(against).is_empty() {
            return -1;
        }
        let left = |slot: Slot| {
            self.value(slot, Stat::Vida) - i32::from(self.state.permanents.get(slot).damage)
        };
        let survives = left(ally) > self.value(against, Stat::Ofensiva);
        let kills = self.value(ally, Stat::Ofensiva) >= left(against);
        let base = self.state.permanents.get(against).attacking;
        let falls = self.value(against, Stat::Ofensiva) >= self.resistance(base);
        match (survives, kills, falls) {
            (true, true, _) => 100 + self.worth(against),
            (true, false, _) => 50,
            (false, true, _) => 20 + self.worth(against) - self.worth(ally),
            (false, false, true) if Self::is_centro(base) => 10,
            _ => -1,
        }
    }

    fn block_influence(&self, ally: Slot, base: Slot) -> i32 {
        let against = self.sum(Stat::Influencia, |slot| {
            self.state.permanents.get(slot).influencing == base
        });
        let blocked = self.sum(Stat::Influencia, |slot| {
            self.state.permanents.get(slot).blocking == base
        });
        let could = self.sum(Stat::Influencia, |slot| {
            self.is_mine(slot) && !self.state.permanents.get(slot).turned
        });
        let needed = against - self.resistance(base) - blocked;
        let weight = self.value(ally, Stat::Influencia);
        if needed <= 0 || could < needed || weight == 0 {
            -1
        } else {
            100 + weight
        }
    }

    /// Objects: by what the text does to them.
    fn choose(&self, target: Target) -> i32 {
        let good = match self.state.ask {
            Ask::Target => self.announced_intent() > 0,
            Ask::Sacrifice => return self.least(target),
            _ => self.resolving_intent() > 0,
        };
        let (mine, worth) = match target {
            Target::Permanent { slot, .. } => (self.is_mine(slot), self.worth(slot)),
            Target::Player(seat) | Target::Zone { seat, .. } => (seat == self.me, 1),
            Target::Card { card, .. } => (good, self.cost(card)),
            Target::Effect(id) => (
                self.state
                    .stacked(id)
                    .is_some_and(|item| item.controller == self.me),
                1,
            ),
            Target::None => (false, 0),
        };
        if mine == good { 1 + worth } else { -1 - worth }
    }

    fn least(&self, target: Target) -> i32 {
        match target {
            Target::Permanent { slot, .. } => 1000 - self.worth(slot),
            _ => 0,
        }
    }

    fn announced_intent(&self) -> i32 {
        let Some(announcement) = &self.state.announcing else {
            return 0;
        };
        if announcement.origin == Origin::Attach || announcement.script.is_none() {
            return intent::of_abilities(
                &self
                    .state
                    .table
                    .entry(announcement.item.card)
                    .card
                    .abilities,
            );
        }
        let script = announcement
            .script
            .and_then(|script| self.state.table.script(script));
        let mode = script.and_then(|script| {
            script
                .modes
                .get(usize::from(announcement.mode.unwrap_or(0)))
        });
        mode.map_or(0, intent::of_mode)
    }

    fn resolving_intent(&self) -> i32 {
        let Some(frame) = &self.state.frame else {
            return 0;
        };
        let steps = self
            .state
            .sentence_of(&frame.item)
            .map_or(&[][..], |sentence| &sentence.steps);
        let later = steps.iter().skip(usize::from(frame.at));
        let of = |step: &crate::fabula::program::Step| match step {
            crate::fabula::program::Step::Do(effect) => intent::of_effect(effect),
            _ => 0,
        };
        let by_me = if frame.item.controller == self.me {
            1
        } else {
            -1
        };
        later.map(of).find(|intent| *intent != 0).unwrap_or(1) * by_me
    }

    /// Numbers: as much as possible for a letter or a share, the first mode, the first in an order.
    fn number(&self, number: i16) -> i32 {
        match self.state.ask {
            Ask::Letter | Ask::Share | Ask::Effect => 1 + i32::from(number),
            Ask::Divide => {
                let needed = self.state.next_division().map_or(0, |(_, blocker, ..)| {
                    self.value(blocker, Stat::Vida)
                        - i32::from(self.state.permanents.get(blocker).damage)
                });
                1000 - (i32::from(number) - needed).abs()
            }
            _ => 100 - i32::from(number),
        }
    }
}
