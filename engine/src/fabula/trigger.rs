//! Triggered abilities: what happens is compared with what they wait for. FAB 1.14.6

use super::ability::{Ability, Trigger};
use super::eval::Context;
use super::program::sees;
use super::state::{
    Ask, MAX_TRIGGERS_PER_TURN, MAX_WAITING, Seat, Slot, State, Subject, Target, Waiting,
};

/// The kinds of event, one bit each, as [`Trigger`] names them.
pub(crate) mod kind {
    pub const ENTERS: u32 = 1;
    pub const LEAVES: u32 = 1 << 1;
    pub const DIES: u32 = 1 << 2;
    pub const DESTROYED: u32 = 1 << 3;
    pub const ATTACKS: u32 = 1 << 4;
    pub const INFLUENCES: u32 = 1 << 5;
    pub const BLOCKS: u32 = 1 << 6;
    pub const DAMAGED: u32 = 1 << 7;
    pub const DEALS_DAMAGE: u32 = 1 << 8;
    pub const GAINS_RESISTANCE: u32 = 1 << 9;
    pub const LOSES_RESISTANCE: u32 = 1 << 10;
    pub const CAPTURED: u32 = 1 << 11;
    pub const TURNED: u32 = 1 << 12;
    pub const UNTURNED: u32 = 1 << 13;
    pub const SACRIFICED: u32 = 1 << 14;
    pub const PLAYED: u32 = 1 << 15;
    pub const EXPOSED: u32 = 1 << 16;
    pub const DRAWS: u32 = 1 << 17;
    pub const DISCARDS: u32 = 1 << 18;
    pub const GAINS_RESOURCES: u32 = 1 << 19;
    pub const TURN_BEGINS: u32 = 1 << 20;
    pub const PART_BEGINS: u32 = 1 << 21;
}

impl Trigger {
    /// The kind of event that it waits for.
    pub(crate) const fn bit(&self) -> u32 {
        match self {
            Self::Enters { .. } => kind::ENTERS,
            Self::Leaves { .. } => kind::LEAVES,
            Self::Dies { .. } => kind::DIES,
            Self::Destroyed { .. } => kind::DESTROYED,
            Self::Attacks { .. } => kind::ATTACKS,
            Self::Influences { .. } => kind::INFLUENCES,
            Self::Blocks { .. } => kind::BLOCKS,
            Self::Damaged { .. } => kind::DAMAGED,
            Self::DealsDamage { .. } => kind::DEALS_DAMAGE,
            Self::GainsResistance { .. } => kind::GAINS_RESISTANCE,
            Self::LosesResistance { .. } => kind::LOSES_RESISTANCE,
            Self::Captured { .. } => kind::CAPTURED,
            Self::Turned { .. } => kind::TURNED,
            Self::Unturned { .. } => kind::UNTURNED,
            Self::Sacrificed { .. } => kind::SACRIFICED,
            Self::Played { .. } => kind::PLAYED,
            Self::Exposed { .. } => kind::EXPOSED,
            Self::Draws { .. } => kind::DRAWS,
            Self::Discards { .. } => kind::DISCARDS,
            Self::GainsResources { .. } => kind::GAINS_RESOURCES,
            Self::TurnBegins { .. } => kind::TURN_BEGINS,
            Self::PartBegins { .. } => kind::PART_BEGINS,
        }
    }
}

impl State<'_> {
    /// Something happened to a permanent.
    pub(crate) fn happen_to(&mut self, slot: Slot, bit: u32, amount: i16) {
        if self.watched & bit != 0 {
            let subject = self.subject(slot, amount);
            self.happen(bit, &subject);
        }
    }

    /// A permanent as the subject of an event.
    pub(crate) fn subject(&self, slot: Slot, amount: i16) -> Subject {
        let it = self.permanents.get(slot);
        let (target, zone) = (it.at(slot).into(), None);
        Subject {
            target,
            card: it.card,
            seat: it.controller,
            owner: it.owner,
            zone,
            amount,
        }
    }

    /// Something happened to a player.
    pub(crate) fn happen_to_player(&mut self, seat: Seat, bit: u32, amount: i16) {
        self.happen(
            bit,
            &Subject {
                seat,
                owner: seat,
                amount,
                ..Subject::default()
            },
        );
    }

    /// Notes every triggered ability that waited for this.
    pub(crate) fn happen(&mut self, bit: u32, subject: &Subject) {
        if self.watched & bit == 0 {
            return;
        }
        for slot in self.permanents.with_triggers.iter() {
            let entry = self.entry(slot);
            if entry.watches & bit == 0 {
                continue;
            }
            for (index, ability) in (0..).zip(&entry.card.abilities) {
                let Ability::Triggered { trigger, when, .. } = ability else {
                    continue;
                };
                if trigger.bit() != bit {
                    continue;
                }
                let it = self.permanents.get(slot);
                let context = Context {
                    subject: *subject,
                    ..self.context_of(slot)
                };
                if self.is_awaited(trigger, &context)
                    && when.as_ref().is_none_or(|when| self.holds(when, &context))
                {
                    self.wait(Waiting {
                        source: it.at(slot),
                        card: it.card,
                        letters: it.letters,
                        ability: index,
                        controller: it.controller,
                        subject: *subject,
                    });
                }
            }
        }
    }

    fn is_awaited(&self, trigger: &Trigger, context: &Context) -> bool {
        let subject = &context.subject;
        match trigger {
            Trigger::Enters { what }
            | Trigger::Leaves { what }
            | Trigger::Dies { what }
            | Trigger::Destroyed { what }
            | Trigger::Attacks { what }
            | Trigger::Influences { what }
            | Trigger::Blocks { what }
            | Trigger::Damaged { what }
            | Trigger::DealsDamage { what }
            | Trigger::GainsResistance { what }
            | Trigger::LosesResistance { what }
            | Trigger::Captured { what }
            | Trigger::Turned { what }
            | Trigger::Unturned { what }
            | Trigger::Sacrificed { what }
            | Trigger::Played { what } => match subject.target {
                Target::Permanent { slot, .. } => self.fits(slot, what, context),
                // A card that is no permanent: a Manobra deals damage, a card is played. FAB 1.10.4
                _ => self.card_fits(subject.card, subject.seat, what, context),
            },
            Trigger::Exposed { whose: side }
            | Trigger::Draws { who: side }
            | Trigger::Discards { who: side }
            | Trigger::GainsResources { who: side }
            | Trigger::TurnBegins { whose: side } => Self::side(*side, context.you, subject.seat),
            Trigger::PartBegins { part, whose } => {
                self.part == *part && Self::side(*whose, context.you, subject.seat)
            }
        }
    }

    /// A bounded list and a bounded number a turn: no chain of triggers is endless. Ruling: FAB-C43
    fn wait(&mut self, waiting: Waiting) {
        self.triggers_this_turn += 1;
        if self.waiting.len() >= MAX_WAITING || self.triggers_this_turn > MAX_TRIGGERS_PER_TURN {
            self.overload();
        } else {
            self.waiting.push(waiting);
        }
    }

    /// Stacks the next waiting ability, or asks which. FAB 1.14.9, ruling: FAB-C29
    pub(crate) fn stack_triggers(&mut self) -> bool {
        let Some(first) = self.waiting.first().copied() else {
            return false;
        };
        let seen = self.seen_by(&first);
        let alike = |other: &Waiting| {
            other.card == first.card
                && other.ability == first.ability
                && other.controller == first.controller
                && other.letters == first.letters
                && (seen & sees::SUBJECT == 0 || other.subject == first.subject)
                && (seen & sees::SOURCE == 0 || other.source == first.source)
        };
        if self.waiting.iter().all(alike) {
            self.waiting.remove(0);
            self.announce_trigger(first);
            return false;
        }
        let common = self
            .waiting
            .iter()
            .all(|other| other.controller == first.controller);
        let chooser = if common {
            first.controller
        } else {
            self.responsible
        };
        let chooser = if self.seat(chooser).decides() {
            chooser
        } else {
            self.in_turn_order()
                .find(|s| self.seat(*s).decides())
                .unwrap_or(chooser)
        };
        self.ask_for(chooser, Ask::Order);
        true
    }

    /// What the text of a waiting ability speaks of: two that differ in nothing else are alike.
    fn seen_by(&self, waiting: &Waiting) -> u8 {
        let script = self
            .table
            .entry(waiting.card)
            .scripts
            .get(usize::from(waiting.ability));
        script
            .copied()
            .flatten()
            .and_then(|script| self.table.script(script))
            .map_or(0, |script| script.sees)
    }

    /// The chosen one of the waiting abilities is stacked.
    pub(crate) fn stack_chosen_trigger(&mut self, index: usize) {
        if index < self.waiting.len() {
            let chosen = self.waiting.remove(index);
            self.announce_trigger(chosen);
        }
    }
}
