//! What is allowed now. An action is listed if and only if it is accepted: both ask the same functions.

use super::ability::{Ability, Deed, Part};
use super::action::Action;
use super::card::{CardId, CardType};
use super::program::topics;
use super::refusal::IllegalAction::{self, *};
use super::state::{Announcement, Ask, Origin, Permanents, Seat, Slot, State};

impl<'t> State<'t> {
    /// Whether an action is allowed, and if not, by which rule.
    pub fn check(&self, action: Action) -> Result<(), IllegalAction> {
        if self.ask == Ask::Over {
            return Err(GameOver);
        }
        if let Action::Concede(seat) = action {
            return if usize::from(seat.0) < usize::from(self.players) && self.seat(seat).decides() {
                Ok(())
            } else {
                Err(NotInGame)
            };
        }
        match self.ask {
            Ask::Mulligan => self.check_mulligan(action),
            Ask::Priority => self.check_priority(action),
            Ask::Declare => self.check_declaration(action),
            Ask::Blocks | Ask::InfluenceBlocks => self.check_block(action),
            Ask::Divide => self.check_division(action),
            Ask::DiscardDown => self.check_discard(action),
            Ask::Order => match action {
                Action::Number(index)
                    if usize::try_from(index).is_ok_and(|index| index < self.waiting.len()) =>
                {
                    Ok(())
                }
                Action::Number(_) => Err(OutOfRange),
                _ => Err(NotAsked),
            },
            Ask::Target if self.announcing.is_none() => self.check_host(action),
            Ask::Mode | Ask::Letter | Ask::Target | Ask::Share | Ask::Sacrifice | Ask::Discard => {
                let announcement = self.announcing.as_ref().ok_or(NotAsked)?;
                self.check_choice(announcement, self.ask, action)
            }
            Ask::Effect => self.check_answer(action),
            Ask::Over => Err(GameOver),
        }
    }

    fn check_host(&self, action: Action) -> Result<(), IllegalAction> {
        match (action, self.hosting.first()) {
            (Action::Choose(target), Some(slot)) if self.may_host(*slot, target) => Ok(()),
            (Action::Choose(_), _) => Err(IllegalTarget),
            _ => Err(NotAsked),
        }
    }

    fn check_mulligan(&self, action: Action) -> Result<(), IllegalAction> {
        match action {
            Action::Done => Ok(()),
            Action::PutBack(card) if self.hand(self.asked).contains(&card) => Ok(()),
            Action::PutBack(_) => Err(NotInHand),
            _ => Err(NotAsked),
        }
    }

    fn check_discard(&self, action: Action) -> Result<(), IllegalAction> {
        match action {
            Action::Discard(card) if self.hand(self.asked).contains(&card) => Ok(()),
            Action::Discard(_) => Err(NotInHand),
            _ => Err(NotAsked),
        }
    }

    fn check_division(&self, action: Action) -> Result<(), IllegalAction> {
        match (action, self.next_division()) {
            (Action::Number(share), Some((.., least, most))) if (least..=most).contains(&share) => {
                Ok(())
            }
            (Action::Number(_), _) => Err(OutOfRange),
            _ => Err(NotAsked),
        }
    }

    /// The announcement that an action begins, or why it is refused; `None` if it begins none.
    pub(crate) fn check_announcing(
        &self,
        action: Action,
    ) -> Option<Result<Announcement, IllegalAction>> {
        if self.ask != Ask::Priority {
            return None;
        }
        let seat = self.asked;
        match action {
            Action::Play(card) => Some(self.check_play(seat, card, false)),
            Action::PlayFaceDown(card) => Some(self.check_play(seat, card, true)),
            Action::Activate { permanent, ability } => {
                Some(self.check_activation(seat, permanent, ability))
            }
            Action::Attach(slot) => Some(self.check_attach(seat, slot)),
            _ => None,
        }
    }

    fn check_priority(&self, action: Action) -> Result<(), IllegalAction> {
        if let Some(announcement) = self.check_announcing(action) {
            return announcement.map(|_| ());
        }
        let seat = self.asked;
        match action {
            Action::Pass => Ok(()),
            Action::Restore(slot) => self.check_restore(seat, slot),
            Action::TurnUp(slot) => self.check_turn_up(seat, slot),
            Action::Attack { .. } | Action::Influence { .. } => {
                self.check_special(seat)?;
                self.check_declaration(action)
            }
            _ => Err(NotAsked),
        }
    }

    /// Special actions: with the turn's priority and an empty stack. FAB 1.16.1, 1.16.4
    fn check_special(&self, seat: Seat) -> Result<(), IllegalAction> {
        if seat != self.active {
            return Err(NotAsked);
        }
        if self.stack.is_empty() {
            Ok(())
        } else {
            Err(StackNotEmpty)
        }
    }

    fn check_declaration(&self, action: Action) -> Result<(), IllegalAction> {
        let (ally, base, part, deed) = match action {
            Action::Done if self.declaring => return Ok(()),
            Action::Attack { ally, base } => (ally, base, Part::Ofensiva, Deed::Attack),
            Action::Influence { ally, base } => (ally, base, Part::Influencia, Deed::Influence),
            _ => return Err(NotAsked),
        };
        // One declaration in each part. Ruling: FAB-C32
        if self.part != part || (!self.declaring && self.stage > 0) {
            return Err(WrongMoment);
        }
        self.check_declarer(self.active, ally, deed)?;
        self.check_base(self.active, ally, base)
    }

    fn check_block(&self, action: Action) -> Result<(), IllegalAction> {
        match action {
            Action::Done => Ok(()),
            Action::Block { ally, against } => {
                self.check_blocker(self.asked, ally)?;
                if self.permanent(against).is_none() {
                    return Err(NotInCombat);
                }
                if self.is_against(self.asked, against) {
                    Ok(())
                } else {
                    Err(NotTheBlocker)
                }
            }
            _ => Err(NotAsked),
        }
    }

    /// Whether a card of the hand may be played now, and its announcement. FAB 3.2.1, 3.3.1, 3.4.1
    pub(crate) fn check_play(
        &self,
        seat: Seat,
        card: CardId,
        face_down: bool,
    ) -> Result<Announcement, IllegalAction> {
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
        if face_down && !self.is_card_allowed(card, seat, Deed::PlayFaceDown) {
            return Err(NotFaceDown);
        }
        if !self.card_deed(card, seat, Deed::Play).1 {
            return Err(Forbidden);
        }
        if entry.role != CardType::Manobra && self.permanents.live().count() >= Permanents::MAX {
            return Err(Full);
        }
        let resources = i32::from(self.seat(seat).resources);
        if self.price(card, seat, i32::from(entry.cost)) > resources {
            return Err(NotEnoughResources);
        }
        let mut announcement = self.new_announcement(card, seat, None, Origin::Hand);
        announcement.item.face_down = face_down;
        self.check_announcement(&announcement)?;
        Ok(announcement)
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

    /// Unturning in the Restauração. FAB 1.16.3c, 3.2.8
    fn check_restore(&self, seat: Seat, slot: Slot) -> Result<(), IllegalAction> {
        self.check_special(seat)?;
        if self.part != Part::Restauracao {
            return Err(WrongMoment);
        }
        let it = self
            .permanent(slot)
            .filter(|it| it.controller == seat)
            .ok_or(NotYours)?;
        if !it.turned {
            return Err(NotTurned);
        }
        if !self.may(slot, Deed::Restore) {
            return Err(Forbidden);
        }
        if it.now.restore > self.seat(seat).resources {
            Err(NotEnoughResources)
        } else {
            Ok(())
        }
    }

    /// Turning a face-down permanent up. FAB 1.16.3b
    fn check_turn_up(&self, seat: Seat, slot: Slot) -> Result<(), IllegalAction> {
        self.check_special(seat)?;
        let it = self
            .permanent(slot)
            .filter(|it| it.controller == seat)
            .ok_or(NotYours)?;
        if it.face_down {
            Ok(())
        } else {
            Err(NotFaceDown)
        }
    }

    /// Writes every allowed action into the list, which is emptied first.
    pub fn legal_actions_into(&self, list: &mut Vec<Action>) {
        list.clear();
        if self.ask == Ask::Over {
            return;
        }
        let mut offer = |action: Action| {
            if self.check(action).is_ok() {
                list.push(action);
            }
        };
        match self.ask {
            Ask::Mulligan => {
                self.each_hand_card(self.asked, |card| offer(Action::PutBack(card)));
                offer(Action::Done);
            }
            Ask::Priority => self.offer_priority(&mut offer),
            Ask::Declare => self.offer_declarations(&mut offer),
            Ask::Blocks | Ask::InfluenceBlocks => self.offer_blocks(&mut offer),
            Ask::Divide => {
                if let Some((.., least, most)) = self.next_division() {
                    (least..=most).for_each(|share| offer(Action::Number(share)));
                }
            }
            Ask::DiscardDown => {
                self.each_hand_card(self.asked, |card| offer(Action::Discard(card)))
            }
            Ask::Order => {
                (0..self.waiting.len())
                    .filter_map(|i| i16::try_from(i).ok())
                    .for_each(|i| offer(Action::Number(i)));
            }
            Ask::Target if self.announcing.is_none() => {
                for slot in self.permanents.live().iter() {
                    offer(Action::Choose(self.here(slot).into()));
                }
            }
            Ask::Mode | Ask::Letter | Ask::Target | Ask::Share | Ask::Sacrifice | Ask::Discard => {
                if let Some(announcement) = &self.announcing {
                    self.each_choice(announcement, self.ask, &mut offer);
                }
            }
            Ask::Effect => self.each_answer(&mut offer),
            Ask::Over => {}
        }
        for seat in self.deciders().iter() {
            list.push(Action::Concede(seat));
        }
    }

    fn offer_priority(&self, offer: &mut impl FnMut(Action)) {
        let seat = self.asked;
        offer(Action::Pass);
        self.each_hand_card(seat, |card| {
            offer(Action::Play(card));
            if self.topics & topics::FACES != 0 || self.table.entry(card).face_down {
                offer(Action::PlayFaceDown(card));
            }
        });
        let special = seat == self.active && self.stack.is_empty();
        for slot in self.permanents.of(seat).iter() {
            let it = self.permanents.get(slot);
            for (index, ability) in (0..).zip(&self.card_at(slot).abilities) {
                if matches!(ability, Ability::Activated { .. }) {
                    offer(Action::Activate {
                        permanent: slot,
                        ability: index,
                    });
                }
            }
            if self.role(slot) == Some(CardType::Modificacao) {
                offer(Action::Attach(slot));
            }
            if special && it.turned && self.part == Part::Restauracao {
                offer(Action::Restore(slot));
            }
            if it.face_down {
                offer(Action::TurnUp(slot));
            }
        }
        if special && self.stage == 0 {
            self.offer_declarations(offer);
        }
    }

    fn offer_declarations(&self, offer: &mut impl FnMut(Action)) {
        let attack = match self.part {
            Part::Ofensiva => true,
            Part::Influencia => false,
            _ => return,
        };
        let deed = if attack {
            Deed::Attack
        } else {
            Deed::Influence
        };
        for ally in self
            .permanents
            .of(self.active)
            .and(self.permanents.allies())
            .iter()
        {
            if self.check_declarer(self.active, ally, deed).is_err() {
                continue;
            }
            for base in self
                .permanents
                .bases()
                .without(self.permanents.of(self.active))
                .iter()
            {
                offer(if attack {
                    Action::Attack { ally, base }
                } else {
                    Action::Influence { ally, base }
                });
            }
        }
        offer(Action::Done);
    }

    fn offer_blocks(&self, offer: &mut impl FnMut(Action)) {
        offer(Action::Done);
        for ally in self
            .permanents
            .of(self.asked)
            .and(self.permanents.allies())
            .iter()
        {
            if self.check_blocker(self.asked, ally).is_ok() {
                self.permanents
                    .live()
                    .iter()
                    .for_each(|against| offer(Action::Block { ally, against }));
            }
        }
    }
}

/// Every action that is allowed now.
pub fn legal_actions(state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    state.legal_actions_into(&mut list);
    list
}
