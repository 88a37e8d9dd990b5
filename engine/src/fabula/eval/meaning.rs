//! Whom and what a text means: players and objects. FAB 1.10.5

use super::Context;
use crate::fabula::ability::{Filter, Objects, Who, Zone};
use crate::fabula::state::{Bits, Permanent, Ref, Seat, Seats, Slot, State, Target};

impl State<'_> {
    /// The targets among cards and effects; permanents are given by [`Self::permanents_of`].
    pub(super) fn cards_of<'a>(
        of: &Objects,
        context: &Context<'a>,
    ) -> impl Iterator<Item = Target> + use<'a> {
        let (targets, chosen): (_, &[Target]) = match of {
            Objects::Target { group } => (Some(context.targets.of(group.0)), &[]),
            Objects::Chosen => (None, context.chosen),
            _ => (None, &[]),
        };
        targets
            .into_iter()
            .flatten()
            .map(|(target, _)| target)
            .chain(chosen.iter().copied())
    }

    /// The permanents that a text means.
    pub(crate) fn permanents_of(&self, objects: &Objects, context: &Context) -> Bits {
        let still = |target: Target| match target {
            Target::Permanent { slot, stamp } => self.still(Ref { slot, stamp }),
            _ => None,
        };
        match objects {
            Objects::This => context
                .source
                .and_then(|source| self.still(source))
                .into_iter()
                .collect(),
            Objects::Host => {
                let slot = context.source.and_then(|source| self.still(source));
                slot.map(|slot| self.permanents.get(slot).host)
                    .filter(|host| host.is_some())
                    .into_iter()
                    .collect()
            }
            Objects::Target { group } => {
                let mut bits = Bits::NONE;
                for (target, _) in context.targets.of(group.0) {
                    match target {
                        Target::Zone {
                            seat,
                            zone: Zone::Campo,
                        } => bits = bits.or(self.permanents.of(seat)),
                        target => still(target).into_iter().for_each(|slot| bits.add(slot)),
                    }
                }
                bits
            }
            Objects::Each { filter } => self.matching(filter, context),
            Objects::Subject => still(context.subject.target).into_iter().collect(),
            Objects::Chosen => context.chosen.iter().copied().filter_map(still).collect(),
            Objects::Cards {
                zone: Zone::Campo,
                whose,
                filter,
            } => self.cards_in_play(whose, filter, context),
            Objects::Cards { .. } | Objects::Top { .. } => Bits::NONE,
        }
    }

    /// The permanents that cards stand for: a Ficha is no card. FAB 1.9.1, 1.9.2
    pub(crate) fn cards_in_play(&self, whose: &Who, filter: &Filter, context: &Context) -> Bits {
        let whose = self.players_of(whose, context);
        let is_card = |slot: &Slot| {
            let it = self.permanents.get(*slot);
            !it.ficha && whose.has(it.controller)
        };
        self.matching(filter, context)
            .iter()
            .filter(is_card)
            .collect()
    }

    /// The players that a text means.
    pub(crate) fn players_of(&self, who: &Who, context: &Context) -> Seats {
        let present = self.present();
        let seats = match who {
            Who::You => Seats::only(context.you),
            Who::Opponents => present.iter().filter(|seat| *seat != context.you).collect(),
            Who::Everyone => present,
            Who::Active => Seats::only(self.active),
            Who::Target { group } => context
                .targets
                .of(group.0)
                .filter_map(|(target, _)| Self::player_at(target))
                .collect(),
            Who::Controller { of } => {
                self.holders(of, context, |it| it.controller, context.subject.seat)
            }
            Who::Owner { of } => self.holders(of, context, |it| it.owner, context.subject.owner),
            Who::Subject => Seats::only(context.subject.seat),
        };
        seats.and(present)
    }

    /// The player that a target is or belongs to.
    pub(super) fn player_at(target: Target) -> Option<Seat> {
        match target {
            Target::Player(seat) | Target::Card { seat, .. } | Target::Zone { seat, .. } => {
                Some(seat)
            }
            _ => None,
        }
    }

    pub(super) fn holders(
        &self,
        of: &Objects,
        context: &Context,
        holder: impl Fn(&Permanent) -> Seat,
        of_subject: Seat,
    ) -> Seats {
        let mut seats: Seats = self
            .permanents_of(of, context)
            .iter()
            .map(|slot| holder(self.permanents.get(slot)))
            .collect();
        for target in Self::cards_of(of, context) {
            match target {
                Target::Card { seat, .. } | Target::Zone { seat, .. } => seats.add(seat),
                Target::Effect(id) => {
                    if let Some(item) = self.stacked(id) {
                        seats.add(item.controller);
                    }
                }
                _ => {}
            }
        }
        // The object is gone: whoever is known to have had it, its owner if need be. FAB 1.9.4
        if seats == Seats::NONE {
            let this = context.source.map(Target::from) == Some(context.subject.target);
            match (of, context.last_owner) {
                (Objects::Subject, _) => seats.add(of_subject),
                (Objects::This, _) if this => seats.add(of_subject),
                (Objects::Target { .. } | Objects::Chosen | Objects::This, Some(owner)) => {
                    seats.add(owner);
                }
                (Objects::This, None) => seats.add(context.you),
                _ => {}
            }
        }
        seats
    }
}
