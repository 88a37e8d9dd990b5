//! Whether a card may be played, an ability used, a Modificação attached.

use crate::fabula::ability::{Ability, Deed, Part};
use crate::fabula::card::{CardId, CardType};
use crate::fabula::refusal::IllegalAction::{
    self, CannotPay, ConditionNotMet, Forbidden, Full, NoSuchAbility, NotEnoughResources,
    NotFaceDown, NotInHand, NotPlayable, NotYours, Preparing, StackNotEmpty, WrongMoment,
};
use crate::fabula::state::{Announcement, MAX_STACK, Origin, Seat, Slot, State};

impl State<'_> {
    /// Whether a card of the hand may be played face up now.
    pub(crate) fn is_playable(&self, seat: Seat, card: CardId) -> bool {
        let entry = self.table.entry(card);
        let cost = &entry.card.cost;
        // Where nothing is chosen, nothing need be announced to see it.
        let given_up = cost.sacrifice.is_some() || cost.discard.is_some();
        let plain = entry.effect.is_none() && cost.letter.is_none() && !given_up;
        if plain && self.stack.len() < MAX_STACK {
            self.check_card(seat, card, false).is_ok()
        } else {
            self.check_play(seat, card, false).is_ok()
        }
    }

    /// Whether a card of the hand may be played now, and its announcement. FAB 3.2.1, 3.3.1, 3.4.1
    pub(crate) fn check_play(
        &self,
        seat: Seat,
        card: CardId,
        face_down: bool,
    ) -> Result<Announcement, IllegalAction> {
        self.check_card(seat, card, face_down)?;
        let mut announcement = self.new_announcement(card, seat, None, Origin::Hand);
        announcement.item.face_down = face_down;
        if self.table.entry(card).card.cost.letter.is_some() {
            self.check_announcement(&announcement)?;
        } else {
            // That it can be paid was seen above.
            self.check_room(&announcement)?;
            self.check_choices(&announcement)?;
        }
        Ok(announcement)
    }

    /// Whether a card may be played as far as its moment, its price and bans go.
    fn check_card(&self, seat: Seat, card: CardId, face_down: bool) -> Result<(), IllegalAction> {
        if !self.hand(seat).contains(&card) {
            return Err(NotInHand);
        }
        let entry = self.table.entry(card);
        match entry.role {
            CardType::Manobra if face_down => return Err(NotFaceDown),
            CardType::Manobra => {}
            CardType::Aliado | CardType::Modificacao => self.check_moment(seat, card)?,
            CardType::Base | CardType::Ficha => return Err(NotPlayable),
        }
        // What can be seen at a glance comes before what must be worked out.
        let resources = i32::from(self.seat(seat).resources);
        if self.price(card, seat, i32::from(entry.cost)) > resources {
            return Err(NotEnoughResources);
        }
        if face_down && !self.is_card_allowed(card, seat, Deed::PlayFaceDown) {
            return Err(NotFaceDown);
        }
        if !self.card_deed(card, seat, Deed::Play).1 {
            return Err(Forbidden);
        }
        if entry.role != CardType::Manobra && self.permanents.free().is_none() {
            return Err(Full);
        }
        Ok(())
    }

    fn is_card_allowed(&self, card: CardId, seat: Seat, deed: Deed) -> bool {
        let (allowed, not_forbidden) = self.card_deed(card, seat, deed);
        allowed && not_forbidden
    }

    /// Aliados and Modificações: the own Ação, an empty stack, unless a card says otherwise. Ruling: FAB-C42
    fn check_moment(&self, seat: Seat, card: CardId) -> Result<(), IllegalAction> {
        let own = self.active == seat && self.part == Part::Acao;
        if own && self.stack.is_empty() || self.is_card_allowed(card, seat, Deed::AtAnyTime) {
            return Ok(());
        }
        Err(if own { StackNotEmpty } else { WrongMoment })
    }

    /// Whether an activated ability may be used now, and its announcement. FAB 1.14.7#1
    pub(crate) fn check_activation(
        &self,
        seat: Seat,
        slot: Slot,
        ability: u8,
    ) -> Result<Announcement, IllegalAction> {
        let it = self
            .permanent(slot)
            .filter(|it| it.controller == seat)
            .ok_or(NotYours)?;
        let Some(Ability::Activated { cost, when, .. }) =
            self.card_at(slot).abilities.get(usize::from(ability))
        else {
            return Err(NoSuchAbility);
        };
        if it.face_down {
            return Err(NoSuchAbility);
        }
        if self.is_ally(slot) {
            self.check_ally_moment(seat, slot)?;
        }
        if !self.may(slot, Deed::Activate) {
            return Err(Forbidden);
        }
        if cost.turn && it.turned {
            return Err(CannotPay);
        }
        if i16::from(cost.resources) > self.seat(seat).resources {
            return Err(NotEnoughResources);
        }
        let context = self.context_of(slot);
        if !when.as_ref().is_none_or(|when| self.holds(when, &context)) {
            return Err(ConditionNotMet);
        }
        let announcement =
            self.new_announcement(it.card, seat, Some(slot), Origin::Activated(ability));
        self.check_announcement(&announcement)?;
        Ok(announcement)
    }

    /// Aliados: only in the own Ação, and not in the turn of entering. FAB 3.2.10; rulings: FAB-C16, FAB-C26
    fn check_ally_moment(&self, seat: Seat, slot: Slot) -> Result<(), IllegalAction> {
        if self.permanents.get(slot).preparing && !self.granted(slot, Deed::ActAtOnce) {
            return Err(Preparing);
        }
        let own = self.active == seat && self.part == Part::Acao;
        if own || self.granted(slot, Deed::AtAnyTime) {
            Ok(())
        } else {
            Err(WrongMoment)
        }
    }

    /// Whether a Modificação may be attached now, and its announcement. FAB 3.4.3, ruling: FAB-C17
    pub(crate) fn check_attach(
        &self,
        seat: Seat,
        slot: Slot,
    ) -> Result<Announcement, IllegalAction> {
        let it = self
            .permanent(slot)
            .filter(|it| it.controller == seat)
            .ok_or(NotYours)?;
        if self.role(slot) != Some(CardType::Modificacao) {
            return Err(NoSuchAbility);
        }
        if self
            .card_at(slot)
            .attach
            .as_ref()
            .is_some_and(|cost| cost.turn)
            && it.turned
        {
            return Err(CannotPay);
        }
        let announcement = self.new_announcement(it.card, seat, Some(slot), Origin::Attach);
        self.check_announcement(&announcement)?;
        Ok(announcement)
    }
}
