//! What is allowed now. An action is listed if and only if it is accepted: both ask the same functions.

use super::ability::{Deed, Part};
use super::action::Action;
use super::refusal::IllegalAction::{
    self, Forbidden, GameOver, IllegalTarget, NotAsked, NotEnoughResources, NotFaceDown,
    NotInCombat, NotInGame, NotInHand, NotRestoring, NotTheBlocker, NotTurned, NotYours,
    OutOfRange, StackNotEmpty, WrongMoment,
};
use super::state::{Announcement, Ask, Seat, Slot, State};

mod announcing;
mod list;

pub use list::legal_actions;

impl State<'_> {
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

    /// Unturning in the Restauração. FAB 1.16.3c, 3.2.8
    fn check_restore(&self, seat: Seat, slot: Slot) -> Result<(), IllegalAction> {
        self.check_special(seat)?;
        if self.part != Part::Restauracao {
            return Err(NotRestoring);
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
}
