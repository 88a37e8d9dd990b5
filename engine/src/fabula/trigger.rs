//! Triggered abilities: what happens is compared with what they wait for. FAB 1.14.6

use super::ability::{Ability, Trigger};
use super::card::CardId;
use super::eval::Context;
use super::state::{Ask, MAX_TRIGGERS_PER_TURN, MAX_WAITING, Seat, Slot, State, Target, Waiting};

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

/// Something that happened, as triggers see it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Happening {
    pub bit: u32,
    pub slot: Option<Slot>,
    pub card: CardId,
    pub seat: Seat,
    pub owner: Seat,
    pub amount: i16,
}

impl Happening {
    pub const fn player(bit: u32, seat: Seat, amount: i16) -> Self {
        Self {
            bit,
            slot: None,
            card: CardId(0),
            seat,
            owner: seat,
            amount,
        }
    }
}

impl State<'_> {
    /// Something happened to a permanent.
    pub(crate) fn happen_to(&mut self, slot: Slot, bit: u32, amount: i16) {
        if self.permanents.with_triggers.is_empty() {
            return;
        }
        let it = self.permanents.get(slot);
        let (card, seat, owner) = (it.card, it.controller, it.owner);
        self.happen(&Happening {
            bit,
            slot: Some(slot),
            card,
            seat,
            owner,
            amount,
        });
    }

    /// Something happened to a player.
    pub(crate) fn happen_to_player(&mut self, seat: Seat, bit: u32, amount: i16) {
        self.happen(&Happening::player(bit, seat, amount));
    }

    /// Notes every triggered ability that waited for this.
    pub(crate) fn happen(&mut self, what: &Happening) {
        for slot in self.permanents.with_triggers.iter() {
            let entry = self.entry(slot);
            if entry.watches & what.bit == 0 {
                continue;
            }
            for (index, ability) in (0..).zip(&entry.card.abilities) {
                let Ability::Triggered { trigger, when, .. } = ability else {
                    continue;
                };
                if trigger.bit() != what.bit {
                    continue;
                }
                let it = self.permanents.get(slot);
                let mut context = self.context_of(slot);
                context.amount = what.amount;
                context.subject_seat = what.seat;
                context.subject_owner = what.owner;
                context.subject = what
                    .slot
                    .map_or(Target::None, |slot| self.here(slot).into());
                if self.is_awaited(trigger, what, &context)
                    && when.as_ref().is_none_or(|when| self.holds(when, &context))
                {
                    let waiting = Waiting {
                        source: it.at(slot),
                        card: it.card,
                        letters: it.letters,
                        ability: index,
                        controller: it.controller,
                        subject: context.subject,
                        subject_card: what.card,
                        subject_seat: what.seat,
                        subject_owner: what.owner,
                        amount: what.amount,
                    };
                    self.wait(waiting);
                }
            }
        }
    }

    fn is_awaited(&self, trigger: &Trigger, what: &Happening, context: &Context) -> bool {
        match trigger {
            Trigger::Enters { what: filter }
            | Trigger::Leaves { what: filter }
            | Trigger::Dies { what: filter }
            | Trigger::Destroyed { what: filter }
            | Trigger::Attacks { what: filter }
            | Trigger::Influences { what: filter }
            | Trigger::Blocks { what: filter }
            | Trigger::Damaged { what: filter }
            | Trigger::DealsDamage { what: filter }
            | Trigger::GainsResistance { what: filter }
            | Trigger::LosesResistance { what: filter }
            | Trigger::Captured { what: filter }
            | Trigger::Turned { what: filter }
            | Trigger::Unturned { what: filter }
            | Trigger::Sacrificed { what: filter } => what
                .slot
                .is_some_and(|slot| self.fits(slot, filter, context)),
            Trigger::Played { what: filter } => {
                self.card_fits(what.card, what.seat, filter, context)
            }
            Trigger::Exposed { whose: side }
            | Trigger::Draws { who: side }
            | Trigger::Discards { who: side }
            | Trigger::GainsResources { who: side }
            | Trigger::TurnBegins { whose: side } => Self::side(*side, context.you, what.seat),
            Trigger::PartBegins { part, whose } => {
                self.part == *part && Self::side(*whose, context.you, what.seat)
            }
        }
    }

    /// A bounded list and a bounded number a turn: no chain of triggers is endless. Ruling: FAB-C43
    fn wait(&mut self, waiting: Waiting) {
        self.triggers_this_turn += 1;
        if self.waiting.len() >= MAX_WAITING || self.triggers_this_turn > MAX_TRIGGERS_PER_TURN {
            self.overloaded = true;
        } else {
            self.waiting.push(waiting);
        }
    }

    /// Stacks the next waiting ability, or asks which. FAB 1.14.9, ruling: FAB-C29
    pub(crate) fn stack_triggers(&mut self) -> bool {
        let Some(first) = self.waiting.first().copied() else {
            return false;
        };
        let alike = |other: &Waiting| {
            other.card == first.card
                && other.ability == first.ability
                && other.controller == first.controller
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
            self.from_active()
                .find(|s| self.seat(*s).decides())
                .unwrap_or(chooser)
        };
        self.ask_for(chooser, Ask::Order);
        true
    }

    /// The chosen one of the waiting abilities is stacked.
    pub(crate) fn stack_chosen_trigger(&mut self, index: usize) {
        if index < self.waiting.len() {
            let chosen = self.waiting.remove(index);
            self.announce_trigger(chosen);
        }
    }
}
