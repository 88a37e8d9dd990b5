//! What is lost and won when permanents are hurt, leave, change hands; and when effects are cancelled.

use super::Eye;
use super::text::Text;
use super::worth::{CARD, RESISTANCE, RESOURCE, WIN};
use crate::fabula::ability::{Amount, Deed, Effect, Objects, Part, Place, Until};
use crate::fabula::card::CardType;
use crate::fabula::program::Step;
use crate::fabula::state::{Item, ItemKind, Slot, Target};

/// What an effect that cancels, copies or redirects another one is taken to be worth.
const ANSWER: i32 = 40;

fn is_answer(step: &Step) -> bool {
    matches!(
        step,
        Step::Do(Effect::Cancel { .. } | Effect::Copy { .. } | Effect::Retarget { .. })
    )
}

impl Eye<'_, '_> {
    /// A permanent leaves play for good.
    pub(super) fn gone(&self, slot: Slot) -> i32 {
        // What dies anyway is hardly a loss any more.
        let worth = if self.state.is_ally(slot) && self.is_doomed(slot) {
            5
        } else {
            self.worth(slot)
        };
        -self.sign_of(slot) * (worth + self.stake(slot))
    }

    /// A permanent goes to another zone.
    pub(super) fn moved_away(&self, slot: Slot, to: Place, text: &Text) -> i32 {
        let it = self.state.permanents.get(slot);
        let sign = self.sign_of(slot);
        match to {
            // Back into play: it comes in anew, under the control of the text's player.
            Place::Campo => {
                self.worth(slot) * (self.sign(text.context.you) - sign) - sign * self.stake(slot)
            }
            // What returns to a hand costs its price once more; a Ficha is no more. FAB 1.12.8
            Place::Mao if !it.ficha && it.owner == it.controller => {
                let price = i32::from(self.state.entry(slot).cost) * (RESOURCE + 3);
                let saved = if sign > 0 && self.state.is_ally(slot) && self.is_doomed(slot) {
                    self.worth(slot)
                } else {
                    0
                };
                -sign * (price.min(self.worth(slot)) - CARD + self.stake(slot)) + saved
            }
            _ => self.gone(slot),
        }
    }

    /// This card deals damage. FAB 1.21
    pub(super) fn damage(&self, to: &Objects, amount: &Amount, divided: bool, text: &Text) -> i32 {
        if !divided {
            let points = self.number(amount, text);
            return self.each(to, text, |slot| self.hurt(slot, points));
        }
        let Objects::Target { group } = to else {
            return 0;
        };
        let share = |(target, share): (Target, u8)| match target {
            Target::Permanent { slot, .. } => self.hurt(slot, i32::from(share)),
            _ => 0,
        };
        text.context.targets.of(group.0).map(share).sum()
    }

    /// So much damage to a permanent.
    pub(super) fn hurt(&self, slot: Slot, points: i32) -> i32 {
        if points <= 0 || !self.state.may(slot, Deed::TakeDamage) {
            return 0;
        }
        let sign = -self.sign_of(slot);
        if self.state.is_base(slot) {
            let shield = i32::from(self.state.permanents.get(slot).shield);
            return sign * self.dent(slot, points - shield);
        }
        if !self.state.is_ally(slot) {
            return 0;
        }
        let (left, incoming) = (self.left(slot), self.incoming(slot));
        if incoming > 0 && incoming >= left {
            // It dies anyway, but not before it has struck.
            let now = if points >= left { self.stake(slot) } else { 0 };
            return sign * now;
        }
        if points + incoming >= left {
            return sign * (self.worth(slot) + if points >= left { self.stake(slot) } else { 0 });
        }
        // Damage that does not kill is gone at the end of the turn.
        sign * points.min(2)
    }

    /// A base gains resistance.
    pub(super) fn gain(&self, base: Slot, points: i32) -> i32 {
        if points <= 0 || !self.state.is_base(base) || !self.state.may(base, Deed::GainResistance) {
            return 0;
        }
        let sign = self.sign_of(base);
        let lasting = points.min(12) * (RESISTANCE - 3);
        if self.is_fight() {
            let (left, storm) = (self.resistance(base), self.storm(base));
            if storm >= left {
                let saved = storm < left + points;
                return if saved {
                    sign * (self.fall(base) + lasting)
                } else {
                    0
                };
            }
        }
        if self.is_sway() {
            let sway = self.sway(base);
            if sway > 0 {
                return if sway <= points {
                    sign * self.fall(base)
                } else {
                    0
                };
            }
        }
        // A base that is out of reach does not need it yet.
        let exposed = base
            .origin()
            .is_some_and(|(owner, _)| self.state.seat(owner).exposed);
        if self.is_centro(base) && exposed {
            sign * lasting * 2
        } else {
            sign * lasting
        }
    }

    /// Somebody takes control of a permanent.
    pub(super) fn taken(&self, slot: Slot, sign: i32, until: Until) -> i32 {
        let before = self.sign_of(slot);
        if sign == before {
            return 0;
        }
        if self.state.is_base(slot) && self.is_centro(slot) {
            return sign * WIN;
        }
        let worth = self.worth(slot) + self.stake(slot);
        let change = (sign - before) * worth;
        match until {
            Until::Always => change,
            // For a turn: one attack with it, and one blocker less.
            Until::EndOfTurn if self.state.active == self.me && self.state.part <= Part::Acao => {
                change / 6
            }
            Until::EndOfTurn => change.signum() * self.stake(slot),
        }
    }

    /// A permanent loses its types. FAB 1.11.5
    pub(super) fn veiled(&self, slot: Slot, until: Until) -> i32 {
        let worth = match until {
            Until::Always => self.worth(slot).min(200) * 3 / 4,
            Until::EndOfTurn => 10 + self.stake(slot),
        };
        -self.sign_of(slot) * worth
    }

    /// Effects that are taken from the stack.
    pub(super) fn cancelled(&self, what: Option<&Objects>, text: &Text) -> i32 {
        let of = |item: &Item| -self.stacked(item);
        let Some(what) = what else {
            return self.state.stack.last().map_or(0, of);
        };
        let found = |target: Target| match target {
            Target::Effect(id) => self.state.stacked(id).map_or(0, of),
            _ => 0,
        };
        match what {
            Objects::Target { group } => {
                let targets = text.context.targets.of(group.0);
                targets.map(|(target, _)| found(target)).sum()
            }
            Objects::Chosen => text.context.chosen.iter().copied().map(found).sum(),
            _ => 0,
        }
    }

    /// What an effect of the stack is worth to this player.
    pub(super) fn stacked(&self, item: &Item) -> i32 {
        let sign = self.sign(item.controller);
        match item.kind {
            ItemKind::Permanent if item.face_down => sign * 25,
            ItemKind::Permanent => sign * self.printed_worth(item.card),
            ItemKind::Attach => sign * 15,
            // What nobody would have announced for nothing is good for whoever did.
            ItemKind::Sentence { .. } => {
                let Some(sentence) = self.state.sentence_of(item) else {
                    return 0;
                };
                // An answer to an answer: what it answers may be this very effect.
                if sentence.steps.iter().any(is_answer) {
                    return sign * ANSWER;
                }
                let value = self.sentence(sentence, item);
                if item.played && value * sign < RESOURCE {
                    sign * RESOURCE
                } else {
                    value
                }
            }
        }
    }

    /// A card is played without its cost.
    pub(super) fn played_free(&self, what: &Objects, text: &Text) -> i32 {
        let sign = self.sign(text.context.you);
        let of = |target: Target| match target {
            Target::Card { card, .. } => {
                let entry = self.state.table.entry(card);
                match entry.role {
                    CardType::Base | CardType::Ficha => 0,
                    _ => sign * self.printed_worth(card),
                }
            }
            _ => 0,
        };
        match what {
            Objects::Target { group } => {
                let targets = text.context.targets.of(group.0);
                targets.map(|(target, _)| of(target)).sum()
            }
            Objects::Chosen if !text.context.chosen.is_empty() => {
                text.context.chosen.iter().copied().map(of).sum()
            }
            _ => sign * 25,
        }
    }
}
