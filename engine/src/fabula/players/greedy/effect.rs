//! What one effect is worth: good for this player above zero, bad for this player below.

use super::Eye;
use super::text::Text;
use super::worth::{RESOURCE, WIN};
use crate::fabula::ability::{Deed, Effect, Until};
use crate::fabula::state::Seat;

impl Eye<'_, '_> {
    pub(super) fn effect(&self, effect: &Effect, text: &Text) -> i32 {
        match effect {
            Effect::Draw { who, amount } => {
                let cards = self.number(amount, text);
                let seats = self.state.players_of(who, &text.context);
                seats.iter().map(|seat| self.draw(seat, cards)).sum()
            }
            Effect::Discard { who, amount, .. } => {
                let cards = self.number(amount, text);
                let seats = self.state.players_of(who, &text.context);
                let of = |seat| -self.sign(seat) * self.discarded(seat, cards);
                seats.iter().map(of).sum()
            }
            Effect::Sacrifice {
                who,
                amount,
                filter,
            } => {
                let count = self.number(amount, text).clamp(0, 4);
                let fitting = self.state.matching(filter, &text.context);
                let seats = self.state.players_of(who, &text.context);
                let least = |seat: Seat| {
                    let own = fitting.and(self.state.permanents.of(seat)).iter();
                    own.map(|slot| self.worth(slot)).min().unwrap_or(0) * -self.sign(seat)
                };
                count * seats.iter().map(least).sum::<i32>()
            }
            Effect::Move { what, to, .. } => {
                self.each(what, text, |slot| self.moved_away(slot, *to, text))
                    + self.cards(what, *to, text)
            }
            Effect::Damage {
                to,
                amount,
                divided,
            } => self.damage(to, amount, *divided, text),
            Effect::Destroy { what } => self.each(what, text, |slot| {
                if self.state.may(slot, Deed::BeDestroyed) {
                    self.gone(slot)
                } else {
                    0
                }
            }),
            Effect::GainResistance { what, amount } => {
                let points = self.number(amount, text);
                self.each(what, text, |slot| self.gain(slot, points))
            }
            Effect::LoseResistance { what, amount } => {
                let points = self.number(amount, text);
                self.each(what, text, |slot| {
                    -self.sign_of(slot) * self.dent(slot, points)
                })
            }
            Effect::Cancel { what } => self.cancelled(what.as_ref(), text),
            Effect::Copy { what, .. } => self.cancelled(Some(what), text).abs() / 2,
            Effect::Retarget { what, .. } => self.cancelled(Some(what), text).max(0) / 2,
            Effect::GainResources { who, amount } => {
                let points = self.number(amount, text);
                let seats = self.state.players_of(who, &text.context);
                let of = |seat| self.sign(seat) * self.income(seat, points);
                seats.iter().map(of).sum()
            }
            Effect::LoseResources { who, amount } => {
                let points = self.number(amount, text);
                let seats = self.state.players_of(who, &text.context);
                let of = |seat: Seat| {
                    let has = i32::from(self.state.seat(seat).resources);
                    -self.sign(seat) * self.income(seat, points.min(has))
                };
                seats.iter().map(of).sum()
            }
            Effect::RaiseCap { who, amount } => {
                20 * self.number(amount, text) * self.signs(who, text)
            }
            Effect::CreateCopy { who, of, .. } => {
                let sign = self.signs(who, text);
                self.each(of, text, |slot| sign * self.worth(slot))
            }
            Effect::TakeControl { who, what, until } => {
                let sign = self.signs(who, text);
                self.each(what, text, |slot| self.taken(slot, sign, *until))
            }
            Effect::LoseTypes { what, until } => {
                self.each(what, text, |slot| self.veiled(slot, *until))
            }
            Effect::Face { what, down: true } => {
                self.each(what, text, |slot| self.veiled(slot, Until::Always))
            }
            Effect::PlayFree { what } => self.played_free(what, text),
            Effect::Win { who } => WIN * self.signs(who, text).signum(),
            Effect::Lose { who } => -WIN * self.signs(who, text).signum(),
            Effect::Detach { what } => self.each(what, text, |slot| -self.sign_of(slot) * RESOURCE),
            Effect::Attach { .. } => RESOURCE * self.sign(text.context.you),
            other => self.boost(other, text),
        }
    }
}
