//! Passive abilities that are not written onto permanents but asked for when they matter.

use crate::fabula::ability::{Ability, Deed, Passive};
use crate::fabula::card::{CardId, CardType};
use crate::fabula::eval::{Context, short};
use crate::fabula::program::{Cut, topics};
use crate::fabula::state::{Seat, Slot, State};

impl State<'_> {
    /// Calls with every passive ability in play about this that is wanted and holds, and its context.
    fn each_passive(
        &self,
        topic: u8,
        wanted: impl Fn(&Passive) -> bool,
        mut call: impl FnMut(&Passive, &Context),
    ) {
        if self.topics & topic == 0 {
            return;
        }
        for slot in self.permanents.with_topics.iter() {
            let entry = self.entry(slot);
            if entry.topics & topic == 0 || self.permanents.get(slot).face_down {
                continue;
            }
            for ability in &entry.card.abilities {
                if let Ability::Passive { when, does } = ability
                    && wanted(does)
                {
                    let context = self.context_of(slot);
                    if when.as_ref().is_none_or(|when| self.holds(when, &context)) {
                        call(does, &context);
                    }
                }
            }
        }
    }

    /// Whether passives in play allow a card out of play something, and whether none forbids it.
    pub(crate) fn card_deed(&self, card: CardId, owner: Seat, deed: Deed) -> (bool, bool) {
        let entry = self.table.entry(card);
        let (mut allowed, topic) = match deed {
            Deed::AtAnyTime => (entry.at_any_time, topics::MOMENTS),
            Deed::PlayFaceDown => (entry.face_down, topics::FACES),
            _ => (false, topics::PLAYS),
        };
        let mut forbidden = false;
        let wanted = |passive: &Passive| {
            matches!(passive, Passive::Allow { deed: d, .. } | Passive::Forbid { deed: d, .. }
                if *d == deed)
        };
        self.each_passive(topic, wanted, |passive, context| match passive {
            Passive::Allow { of, .. } => {
                allowed |= self.card_fits(card, owner, of, context);
            }
            Passive::Forbid { of, .. } => {
                forbidden |= self.card_fits(card, owner, of, context);
            }
            _ => {}
        });
        (allowed, !forbidden)
    }

    /// Whether a Ficha that is like this card may be made. FAB 1.12.4
    pub(crate) fn may_make(&self, card: CardId, maker: Seat) -> bool {
        let mut may = true;
        let wanted = |passive: &Passive| {
            matches!(
                passive,
                Passive::Forbid {
                    deed: Deed::Play,
                    ..
                }
            )
        };
        self.each_passive(topics::PLAYS, wanted, |passive, context| {
            if let Passive::Forbid { of, .. } = passive {
                may &= !self.printed_object_fits(card, true, maker, of, context);
            }
        });
        may
    }

    /// What a card costs now; its printed cost is another matter. FAB 2.2.3
    pub(crate) fn price(&self, card: CardId, owner: Seat, printed: i32) -> i32 {
        let mut price = printed;
        // A card may make itself cheaper: its own text counts before it is in play. FAB 1.1.1
        let entry = self.table.entry(card);
        if entry.topics & topics::COSTS != 0 {
            let context = Context::of(owner, None);
            for ability in &entry.card.abilities {
                if let Ability::Passive {
                    when,
                    does: Passive::ReduceCost { of, amount },
                } = ability
                    && of.this
                    && when.as_ref().is_none_or(|when| self.holds(when, &context))
                {
                    price -= self.amount(amount, &context);
                }
            }
        }
        // What is about cards of another type, or dearer ones, need not be looked at closely.
        let kinds = match entry.card.kind {
            CardType::Ficha => u8::MAX,
            _ => 1 << entry.role as u8,
        };
        if self.cheapened & kinds == 0 {
            return price;
        }
        for slot in self.permanents.with_topics.iter() {
            for cut in &self.entry(slot).cuts {
                if cut.may_concern(kinds, entry.cost) {
                    price -= self.saved(slot, *cut, card, owner);
                }
            }
        }
        price
    }

    /// What a passive ability takes off the price of a card.
    fn saved(&self, slot: Slot, cut: Cut, card: CardId, owner: Seat) -> i32 {
        let abilities = &self.entry(slot).card.abilities;
        let Some(Ability::Passive {
            when,
            does: Passive::ReduceCost { of, amount },
        }) = abilities.get(usize::from(cut.ability))
        else {
            return 0;
        };
        let context = self.context_of(slot);
        if when.as_ref().is_none_or(|when| self.holds(when, &context))
            && self.card_fits(card, owner, of, &context)
        {
            self.amount(amount, &context)
        } else {
            0
        }
    }

    /// What passives add to a player's resources after the Restauração. FAB 1.18.11
    pub(crate) fn generated(&self, seat: Seat) -> i16 {
        let mut sum = 0;
        let wanted = |passive: &Passive| matches!(passive, Passive::Generate { .. });
        self.each_passive(topics::RESOURCES, wanted, |passive, context| {
            if let Passive::Generate { amount } = passive
                && context.you == seat
            {
                sum += self.amount(amount, context).max(0);
            }
        });
        short(sum)
    }

    /// The most resources that a player's turns reach. FAB 1.18.10
    pub(crate) fn cap(&self, seat: Seat) -> i16 {
        let mut cap = i32::from(self.rules.resources_cap) + i32::from(self.seat(seat).cap_bonus);
        let wanted = |passive: &Passive| matches!(passive, Passive::RaiseCap { .. });
        self.each_passive(topics::RESOURCES, wanted, |passive, context| {
            if let Passive::RaiseCap { whose, amount } = passive
                && Self::side(*whose, context.you, seat)
            {
                cap += self.amount(amount, context);
            }
        });
        short(cap.max(0))
    }

    /// Whether effects may make this player draw.
    pub(crate) fn may_draw(&self, seat: Seat) -> bool {
        let mut may = true;
        let wanted = |passive: &Passive| matches!(passive, Passive::ForbidDraw { .. });
        self.each_passive(topics::DRAWS, wanted, |passive, context| {
            if let Passive::ForbidDraw { who } = passive {
                may &= !Self::side(*who, context.you, seat);
            }
        });
        may
    }
}
