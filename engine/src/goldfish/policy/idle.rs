//! Cards that would do nothing for their player: they are tried out on a copy of the game.

use super::Policy;
use crate::fabula::ability::{Deed, Zone};
use crate::fabula::state::Permanent;
use crate::fabula::{Action, Ask, CardId, Events, Seat, State};
use crate::rng::Rng;

/// The most answers of one trial.
const MOST_ANSWERS: usize = 100;

impl Policy {
    /// Whether a card of the hand changes nothing but its own place and the resources, or only costs its player cards.
    ///
    /// Nobody sees by it what chance will bring: the copy has a chance of its own.
    pub(super) fn is_idle(
        &self,
        state: &State,
        me: Seat,
        card: CardId,
        legal: &mut Vec<Action>,
    ) -> bool {
        let mut after = *state;
        after.rng = Rng::new(0, 0);
        let mut log = Events::off();
        let mut action = Action::Play(card);
        for _ in 0..MOST_ANSWERS {
            if after.apply_into(action, &mut log).is_err() {
                return false;
            }
            action = match after.to_act() {
                Some(seat) if after.ask() == Ask::Priority => {
                    if seat == me && after.stack().is_empty() {
                        break;
                    }
                    Action::Pass
                }
                Some(_) => self.answer(&after, legal),
                None => break,
            };
        }
        !gains(state, &after, me)
    }
}

/// Whether a player has something now that was not there before a card was played, or others have less.
fn gains(before: &State, after: &State, me: Seat) -> bool {
    if let Some(outcome) = after.outcome() {
        return outcome.winner == Some(me);
    }
    let (was, is) = (before.seat(me), after.seat(me));
    let others = before.queue().iter().filter(|seat| **seat != me);
    if (is.resources > was.resources && wanted(after, me) > was.resources)
        || (after.cap(me) > before.cap(me) && next(before, me) > before.cap(me))
        || cards(after, me) >= cards(before, me)
        || is_arranged(before, after, me)
        || others
            .into_iter()
            .any(|seat| before.seat(*seat) != after.seat(*seat))
    {
        return true;
    }
    let live = before.permanents.live().or(after.permanents.live());
    live.iter().any(|slot| {
        let [was, is] = [before, after].map(|state| state.permanent(slot));
        match (was, is) {
            (Some(was), Some(is)) if was.stamp == is.stamp && was.controller == is.controller => {
                if was.controller == me {
                    is_better(is, was)
                } else {
                    is != was
                }
            }
            (_, Some(is)) => is.controller == me,
            (Some(was), None) => was.controller != me,
            (None, None) => false,
        }
    })
}

/// Whether a player's deck has as many cards as before in another order.
fn is_arranged(before: &State, after: &State, me: Seat) -> bool {
    let [was, is] = [before, after].map(|state| &state.seat(me).cards);
    let [count, left] = [was, is].map(|cards| cards.zone(Zone::Baralho).len());
    count == left && !is.has_deck_of(was)
}

/// What the cards of a hand cost together.
fn wanted(state: &State, me: Seat) -> i16 {
    let costs = state
        .hand(me)
        .iter()
        .map(|card| state.table().entry(*card).cost);
    costs.fold(0, i16::saturating_add)
}

/// The resources of the next own turn, were there no cap. FAB 1.7.2c
fn next(state: &State, me: Seat) -> i16 {
    let turns = i16::try_from(state.seat(me).turns).unwrap_or(i16::MAX);
    let rules = state.rules();
    rules
        .resources_start
        .saturating_add(rules.resources_step.saturating_mul(turns))
}

/// The cards of a player's hand and in play: a card that is only played is one fewer.
fn cards(state: &State, me: Seat) -> usize {
    let own = state.permanents.of(me).iter();
    state.seat(me).cards.zone(Zone::Mao).len()
        + own
            .filter(|slot| !state.permanents.get(*slot).ficha)
            .count()
}

/// Whether an own permanent can do more than before, or lasts longer. What is greater until the end of the turn helps
/// only who can still fight in it.
fn is_better(is: &Permanent, was: &Permanent) -> bool {
    let fights = !is.turned && (!is.preparing || is.now.allowed.has(Deed::ActAtOnce));
    let [ofensiva, _, influencia] = is.now.values;
    let [ofensiva_was, _, influencia_was] = was.now.values;
    (fights && (ofensiva > ofensiva_was || influencia > influencia_was))
        || is
            .boost
            .up
            .iter()
            .zip(was.boost.up)
            .any(|(is, was)| *is > was)
        || (was.turned && !is.turned)
        || (was.face_down && !is.face_down)
        || (fights && is.now.allowed != was.now.allowed)
        || is.resistance > was.resistance
        || is.damage < was.damage
        || is.shield > was.shield
        || is.now.restore < was.now.restore
        || is.host != was.host
}
