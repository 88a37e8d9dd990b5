//! The list of what is allowed: candidates that pass the checks.

use crate::fabula::ability::{Ability, Deed, Part};
use crate::fabula::action::Action;
use crate::fabula::card::CardType;
use crate::fabula::program::topics;
use crate::fabula::state::{Ask, State};

impl State<'_> {
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
                self.each_hand_card(self.asked, |card| offer(Action::Discard(card)));
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
#[must_use]
pub fn legal_actions(state: &State) -> Vec<Action> {
    let mut list = Vec::new();
    state.legal_actions_into(&mut list);
    list
}
