//! What may be chosen, and whether enough of it is there. FAB 1.15

use super::ability::{Deed, Filter, What, Zone};
use super::card::CardId;
use super::eval::Context;
use super::state::{Bits, Item, ItemKind, Ref, Seat, Slot, State, Target};

/// The zones that can be targets as a whole.
const ZONES: [Zone; 5] = [
    Zone::Baralho,
    Zone::Mao,
    Zone::Campo,
    Zone::Descarte,
    Zone::Degredo,
];

/// Everything that could be chosen, as sets: permanents, other things one bit each, cards by number.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Pool {
    pub permanents: Bits,
    pub others: u128,
    pub cards: u32,
}

impl Pool {
    pub fn or(self, other: Self) -> Self {
        Self {
            permanents: self.permanents.or(other.permanents),
            others: self.others | other.others,
            cards: self.cards + other.cards,
        }
    }

    pub fn count(&self) -> u32 {
        self.permanents.count() + self.others.count_ones() + self.cards
    }
}

impl State<'_> {
    /// Whether this can be chosen as that. `by` is the effect that chooses, if it is one.
    pub(crate) fn is_choosable(
        &self,
        target: Target,
        what: &What,
        context: &Context,
        by: Option<&Item>,
    ) -> bool {
        match (what, target) {
            (What::Player { who }, Target::Player(seat)) => {
                self.present().has(seat) && Self::side(*who, context.you, seat)
            }
            (What::Permanent { filter }, Target::Permanent { slot, stamp }) => {
                self.still(Ref { slot, stamp }).is_some() && self.fits(slot, filter, context)
            }
            (
                What::Card {
                    zone,
                    whose,
                    filter,
                    top,
                },
                Target::Card {
                    seat,
                    zone: at,
                    card,
                },
            ) => {
                let from = self.seat(seat).cards.zone(at);
                let from = match top {
                    Some(top) => {
                        let count = usize::try_from(self.amount(top, context)).unwrap_or(0);
                        from.get(from.len().saturating_sub(count)..).unwrap_or(from)
                    }
                    None => from,
                };
                at == *zone
                    && from.contains(&card)
                    && self.players_of(whose, context).has(seat)
                    && self.card_fits(card, seat, filter, context)
            }
            (
                What::Card {
                    zone: Zone::Campo,
                    whose,
                    filter,
                    ..
                },
                Target::Permanent { slot, stamp },
            ) => {
                self.still(Ref { slot, stamp }).is_some()
                    && self.cards_in_play(whose, filter, context).has(slot)
            }
            (What::Zone { zone, whose }, Target::Zone { seat, zone: at }) => {
                at == *zone && self.present().has(seat) && Self::side(*whose, context.you, seat)
            }
            (What::Effect { filter }, Target::Effect(id)) => self.stacked(id).is_some_and(|item| {
                !by.is_some_and(|by| is_same_effect(by, item))
                    && self.effect_fits(item, filter, context)
            }),
            _ => false,
        }
    }

    /// An effect is like its card. FAB 1.13.5
    fn effect_fits(&self, item: &Item, filter: &Filter, context: &Context) -> bool {
        if item.face_down {
            // Nothing printed is to be seen. Ruling: FAB-C40
            let plain = filter.is_plain() && filter.kinds.is_empty();
            return plain && Self::side(filter.whose, context.you, item.controller);
        }
        self.card_fits(item.card, item.controller, filter, context)
    }

    /// Whether an effect may point at this: it fits, and nothing shields it. FAB 1.15.3, 3.1.7
    pub(crate) fn is_legal_target(
        &self,
        target: Target,
        what: &What,
        context: &Context,
        by: &Item,
    ) -> bool {
        self.is_choosable(target, what, context, Some(by)) && self.is_open(target, context)
    }

    /// Whether an opponent's effect may point at a permanent at all.
    fn is_open(&self, target: Target, context: &Context) -> bool {
        let Target::Permanent { slot, .. } = target else {
            return true;
        };
        if self.permanents.get(slot).controller == context.you {
            return true;
        }
        self.may(slot, Deed::BeTargeted)
            && self.is_reachable(slot, context.source.and_then(|source| self.still(source)))
    }

    /// An enemy Centro is out of reach until it is exposed, unless a card says otherwise. FAB 3.1.7
    pub(crate) fn is_reachable(&self, base: Slot, by: Option<Slot>) -> bool {
        match base.origin() {
            // A Centro in other hands is a base like any other. Ruling: FAB-C14
            Some((owner, super::ability::Position::Centro)) => {
                self.permanents.get(base).controller != owner
                    || self.seat(owner).exposed
                    || by.is_some_and(|by| self.granted(by, Deed::ReachCentro))
            }
            _ => true,
        }
    }

    /// Whether a Modificação may be attached to this. FAB 3.4.3, ruling: FAB-C36
    pub(crate) fn is_legal_host(&self, target: Target, context: &Context, by: &Item) -> bool {
        let Target::Permanent { slot, stamp } = target else {
            return false;
        };
        if self.still(Ref { slot, stamp }).is_none() {
            return false;
        }
        let present = by.source.and_then(|source| self.still(source));
        let fits = match &self.table.card(by.card).attaches_to {
            Some(filter) => self.fits(slot, filter, context),
            None => self.is_ally(slot),
        };
        fits && present.is_none_or(|it| it != slot && self.permanents.get(it).host != slot)
            && self.is_open(target, context)
    }

    /// Everything that a Modificação may be attached to. FAB 3.4.3
    pub(crate) fn legal_hosts(&self, context: &Context, by: &Item) -> Bits {
        let mut hosts = match &self.table.card(by.card).attaches_to {
            Some(filter) => self.matching(filter, context),
            None => self.permanents.allies().without(self.permanents.veiled()),
        };
        if let Some(it) = by.source.and_then(|source| self.still(source)) {
            hosts.remove(it);
            hosts.remove(self.permanents.get(it).host);
        }
        let closed = |slot: &Slot| !self.is_open(self.here(*slot).into(), context);
        let others = hosts.without(self.permanents.of(context.you));
        let hosts = hosts.without(others.iter().filter(closed).collect());
        debug_assert!(
            hosts
                .iter()
                .all(|slot| self.is_legal_host(self.here(slot).into(), context, by)),
            "a set of hosts and one host are looked at alike"
        );
        hosts
    }

    /// Looks through everything that might be chosen as that until the call says that it is enough.
    pub(crate) fn any_candidate(
        &self,
        what: &What,
        context: &Context,
        mut enough: impl FnMut(Target) -> bool,
    ) -> bool {
        match what {
            What::Player { .. } => self
                .present()
                .iter()
                .any(|seat| enough(Target::Player(seat))),
            What::Permanent { filter } => self
                .matching(filter, context)
                .iter()
                .any(|slot| enough(self.here(slot).into())),
            What::Card {
                zone: Zone::Campo,
                whose,
                filter,
                ..
            } => {
                let cards = self.cards_in_play(whose, filter, context);
                cards.iter().any(|slot| enough(self.here(slot).into()))
            }
            What::Card { zone, whose, .. } => self.players_of(whose, context).iter().any(|seat| {
                // By number, each once: the order of a hand or deck is nobody's business. FAB 4.2.2
                let cards = self.seat(seat).cards.zone(*zone);
                let after = |last: Option<CardId>| {
                    let later = |card: &CardId| last.is_none_or(|last| *card > last);
                    cards.iter().copied().filter(later).min()
                };
                let mut next = after(None);
                while let Some(card) = next {
                    if enough(Target::Card {
                        seat,
                        zone: *zone,
                        card,
                    }) {
                        return true;
                    }
                    next = after(Some(card));
                }
                false
            }),
            What::Zone { zone, .. } => self
                .present()
                .iter()
                .any(|seat| enough(Target::Zone { seat, zone: *zone })),
            What::Effect { .. } => self
                .stack
                .iter()
                .any(|item| enough(Target::Effect(item.id))),
        }
    }

    /// Calls with everything that might be chosen as that.
    pub(crate) fn each_candidate(
        &self,
        what: &What,
        context: &Context,
        mut call: impl FnMut(Target),
    ) {
        self.any_candidate(what, context, |target| {
            call(target);
            false
        });
    }

    /// How many cards of a zone fit.
    pub(crate) fn count_cards(
        &self,
        seat: Seat,
        zone: Zone,
        fits: impl Fn(CardId) -> bool,
    ) -> usize {
        self.seat(seat)
            .cards
            .zone(zone)
            .iter()
            .filter(|card| fits(**card))
            .count()
    }

    /// Adds a candidate to a pool; copies of a card are counted.
    pub(crate) fn pool_in(&self, pool: &mut Pool, target: Target) {
        match target {
            Target::Player(seat) => pool.others |= 1 << seat.0,
            Target::Permanent { slot, .. } => pool.permanents.add(slot),
            Target::Zone { seat, zone } => {
                let index = ZONES.iter().position(|other| *other == zone).unwrap_or(0);
                pool.others |= 1 << (4 + usize::from(seat.0) * ZONES.len() + index);
            }
            Target::Effect(id) => {
                if let Some(index) = self.stack.iter().position(|item| item.id == id) {
                    pool.others |= 1 << (24 + index);
                }
            }
            Target::Card { seat, zone, card } => {
                let copies = self.count_cards(seat, zone, |other| other == card);
                pool.cards += u32::try_from(copies).unwrap_or(0);
            }
            Target::None => {}
        }
    }
}

/// Instances of one effect: of one use, or of one ability of one permanent. FAB 1.15.7
fn is_same_effect(by: &Item, other: &Item) -> bool {
    let script = |item: &Item| match item.kind {
        ItemKind::Sentence { script, mode, .. } => Some((script, mode)),
        _ => None,
    };
    by.group == other.group
        || (by.source.is_some() && by.source == other.source && script(by) == script(other))
}
