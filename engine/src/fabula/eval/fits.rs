//! Whether objects are as a text describes them. FAB 1.10

use super::Context;
use crate::fabula::ability::{Filter, Position, Role, Side};
use crate::fabula::card::{CardId, CardType};
use crate::fabula::state::{Bits, Seat, Slot, State};

impl State<'_> {
    /// Whether a permanent fits a description.
    pub(crate) fn fits(&self, slot: Slot, filter: &Filter, context: &Context) -> bool {
        let it = self.permanents.get(slot);
        let source = context.source;
        let this = context.is_source(slot, it.stamp);
        if (filter.this && !this)
            || (filter.other && this)
            || !Self::side(filter.whose, context.you, it.controller)
            || filter.turned.is_some_and(|turned| turned != it.turned)
            || filter.ficha.is_some_and(|ficha| ficha != it.ficha)
            || filter
                .damaged
                .is_some_and(|damaged| damaged != self.is_damaged(slot))
        {
            return false;
        }
        if filter.host
            && source
                .and_then(|s| self.still(s))
                .is_none_or(|s| self.permanents.get(s).host != slot)
        {
            return false;
        }
        if filter.attached_here && !source.is_some_and(|s| it.host.is_some() && it.host == s.slot) {
            return false;
        }
        let in_role = |role| match role {
            Role::Attacking => it.attacking.is_some(),
            Role::Influencing => it.influencing.is_some(),
            Role::Blocking => it.blocking.is_some(),
        };
        if !filter.role.is_none_or(in_role)
            || !filter
                .position
                .is_none_or(|position| self.at_position(slot, position))
        {
            return false;
        }
        if !filter.kinds.is_empty() {
            let Some(role) = self.role(slot) else {
                return false;
            };
            let ficha = it.ficha && filter.kinds.contains(&CardType::Ficha);
            if !filter.kinds.contains(&role) && !ficha {
                return false;
            }
        }
        // Face down there are no colours, names, subtypes or costs to speak of. Ruling: FAB-C40
        let plain = filter.colours.is_none() && filter.subtypes.is_empty() && filter.name.is_none();
        let plain = plain && filter.cost_at_least.is_none() && filter.cost_at_most.is_none();
        plain || (!it.face_down && self.printed_fits(it.card, filter, context))
    }

    pub(super) fn at_position(&self, slot: Slot, position: Position) -> bool {
        self.is_base(slot)
            && match slot.origin() {
                Some((_, origin)) => origin == position,
                None => position == Position::Arredor,
            }
    }

    /// Whether what is printed fits: colours, subtypes, name, cost.
    pub(super) fn printed_fits(&self, card: CardId, filter: &Filter, context: &Context) -> bool {
        let entry = self.table.entry(card);
        filter.colours_fit(entry.card.colours, context.colour)
            && (filter.subtypes.is_empty()
                || entry
                    .card
                    .subtypes
                    .iter()
                    .any(|s| filter.subtypes.contains(s)))
            && filter
                .name
                .as_ref()
                .is_none_or(|name| *name == entry.card.name)
            && filter
                .cost_at_least
                .as_ref()
                .is_none_or(|n| i32::from(entry.cost) >= self.amount(n, context))
            && filter
                .cost_at_most
                .as_ref()
                .is_none_or(|n| i32::from(entry.cost) <= self.amount(n, context))
    }

    /// Whether a card out of play fits; its owner stands for a controller. FAB 1.9.4
    pub(crate) fn card_fits(
        &self,
        card: CardId,
        owner: Seat,
        filter: &Filter,
        context: &Context,
    ) -> bool {
        let ficha = self.table.entry(card).card.kind == CardType::Ficha;
        self.printed_object_fits(card, ficha, owner, filter, context)
    }

    /// The same for what is or would be a Ficha, whatever card it copies. FAB 1.12.4
    pub(crate) fn printed_object_fits(
        &self,
        card: CardId,
        ficha: bool,
        owner: Seat,
        filter: &Filter,
        context: &Context,
    ) -> bool {
        let role = self.table.entry(card).role;
        let in_play = filter.turned.is_some() || filter.role.is_some() || filter.position.is_some();
        let kinds = &filter.kinds;
        Self::side(filter.whose, context.you, owner)
            && !(filter.this || filter.host || filter.attached_here || in_play)
            && filter.damaged.is_none()
            && filter.ficha.is_none_or(|demanded| demanded == ficha)
            && (kinds.is_empty()
                || kinds.contains(&role)
                || (ficha && kinds.contains(&CardType::Ficha)))
            && self.printed_fits(card, filter, context)
    }

    /// An Aliado with damage on it, or a Base with less resistance than it had at first.
    fn is_damaged(&self, slot: Slot) -> bool {
        let it = self.permanents.get(slot);
        if !self.is_base(slot) {
            return it.damage > 0;
        }
        let whole = match slot.origin() {
            Some((_, Position::Arredor)) => self.rules.arredor,
            Some((_, Position::Centro)) => self.rules.centro,
            None => {
                let printed = self.entry(slot).card.resistencia;
                printed.unwrap_or(self.rules.arredor)
            }
        };
        it.resistance < whole
    }

    /// The permanents in play that fit.
    pub(crate) fn matching(&self, filter: &Filter, context: &Context) -> Bits {
        if filter.this {
            let slot = context.source.and_then(|source| self.still(source));
            return slot
                .filter(|slot| self.fits(*slot, filter, context))
                .into_iter()
                .collect();
        }
        let mut among = match filter.whose {
            Side::You => self.permanents.of(context.you),
            Side::Opponents => self
                .permanents
                .live()
                .without(self.permanents.of(context.you)),
            Side::Any => self.permanents.live(),
        };
        if filter.host {
            let host = context.source.and_then(|source| self.still(source));
            let host = host
                .map(|slot| self.permanents.get(slot).host)
                .filter(|host| host.is_some());
            return host
                .filter(|slot| self.fits(*slot, filter, context))
                .into_iter()
                .collect();
        }
        let permanents = &self.permanents;
        let (allies, bases) = (permanents.allies(), permanents.bases());
        let kind = match filter.kinds.as_slice() {
            [] => Some(among),
            [CardType::Aliado] => Some(allies.without(permanents.veiled())),
            [CardType::Base] => Some(bases.without(permanents.veiled())),
            // There is no fourth kind of permanent. FAB 1.11.4
            [CardType::Modificacao] => {
                Some(among.without(allies.or(bases).or(permanents.veiled())))
            }
            _ => None,
        };
        among = among.and(kind.unwrap_or(among));
        if kind.is_none() || !filter.is_plain() {
            // What is attached elsewhere is seen at once.
            let mut among = among;
            if filter.attached_here {
                let here = context.source.map_or(Slot::NONE, |source| source.slot);
                for slot in among
                    .iter()
                    .filter(|slot| self.permanents.get(*slot).host != here)
                {
                    among.remove(slot);
                }
            }
            return among
                .iter()
                .filter(|slot| self.fits(*slot, filter, context))
                .collect();
        }
        if let Some(source) = context.source.filter(|_| filter.other) {
            among.remove(source.slot);
        }
        among
    }
}
