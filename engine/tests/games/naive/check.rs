//! The state check, and players who leave the game.

use super::{Naive, Question, Waiting};

/// The state check. FAB 1.21.8
impl Naive {
    pub(super) fn check(&mut self) {
        let fallen: Vec<u8> = self
            .pieces
            .keys()
            .copied()
            .filter(|slot| self.has_fallen(*slot))
            .collect();
        for slot in fallen {
            self.bury(slot);
        }
        for seat in self.present() {
            if self.lost_every_arredor(seat) {
                self.player_mut(seat).exposed = true;
            }
        }
        self.send_losers_out();
        self.look_for_the_end();
    }

    fn has_fallen(&self, slot: u8) -> bool {
        let piece = &self.pieces[&slot];
        match self.kind(slot) {
            "aliado" => piece.damage >= self.card(piece.card).vida,
            "base" => piece.resistance <= 0,
            _ => false,
        }
    }

    /// To its owner's Descarte; what belongs to nobody at the table leaves the game. Ruling: FAB-C38
    fn bury(&mut self, slot: u8) {
        let (card, owner) = (self.pieces[&slot].card, self.pieces[&slot].owner);
        self.remove(slot);
        if self.player(owner).present {
            self.player_mut(owner).descarte.push(card);
        }
    }

    /// Out of play: nothing is attached to it, fights it or is aimed at it any more. FAB 3.4.8, 4.4.5
    fn remove(&mut self, slot: u8) {
        self.pieces.remove(&slot);
        for piece in self.pieces.values_mut() {
            for link in [
                &mut piece.host,
                &mut piece.attacking,
                &mut piece.influencing,
                &mut piece.blocking,
            ] {
                if *link == Some(slot) {
                    *link = None;
                }
            }
        }
    }

    /// Whether a base that a seat began with is still there and the seat's.
    fn holds(&self, seat: u8, position: u8) -> bool {
        let base = self.pieces.get(&(seat * 5 + position));
        base.is_some_and(|piece| piece.controller == seat)
    }

    /// Ruling: FAB-C14
    fn lost_every_arredor(&self, seat: u8) -> bool {
        (0..4).all(|position| !self.holds(seat, position))
    }

    /// All who lose in the same check lose together. Rulings: FAB-C4, FAB-C5
    fn send_losers_out(&mut self) {
        for seat in self.present() {
            if self.player(seat).failed_draw {
                self.leave(seat, "deck out");
            } else if !self.holds(seat, 4) {
                self.leave(seat, "centro");
            }
        }
    }

    fn look_for_the_end(&mut self) {
        let present = self.present();
        if present.len() < 2 {
            self.outcome = Some((present.first().copied(), self.reason));
        }
    }
}

/// Leaving. Ruling: FAB-C38
impl Naive {
    fn leave(&mut self, seat: u8, reason: &'static str) {
        self.reason = reason;
        *self.player_mut(seat) = super::Player {
            exposed: self.player(seat).exposed,
            ..Default::default()
        };
        let gone: Vec<u8> = self
            .pieces
            .keys()
            .copied()
            .filter(|slot| self.goes_with(*slot, seat))
            .collect();
        for slot in gone {
            self.remove(slot);
        }
        self.stack.retain(|waiting| match waiting {
            Waiting::Card { seat: whose, .. } | Waiting::Attach { seat: whose, .. } => {
                *whose != seat
            }
        });
        self.passed.retain(|other| *other != seat);
    }

    /// What a player controls goes along, whoever owns it; so does what the player owns, except
    /// bases that others control.
    fn goes_with(&self, slot: u8, seat: u8) -> bool {
        let piece = &self.pieces[&slot];
        let kept = self.kind(slot) == "base" && piece.controller != seat;
        piece.controller == seat || (piece.owner == seat && !kept)
    }

    pub(super) fn concede(&mut self, seat: u8) {
        self.leave(seat, "concession");
        if self.goes_on() {
            self.ask_again_without(seat);
        }
    }

    /// A question to the one who left goes to the next; one about what left is asked anew.
    fn ask_again_without(&mut self, gone: u8) {
        match self.question {
            Question::Mulligan(seat) if seat == gone => self.ask_mulligan(),
            Question::Priority(seat) | Question::Target { seat, .. } if seat == gone => {
                self.pass_on(seat);
            }
            Question::Target { seat, modification } if self.hosts(modification).is_empty() => {
                self.question = Question::Priority(seat);
            }
            Question::Blocks(seat) if seat == gone => self.ask_blocks(),
            Question::Divide => self.ask_division(),
            _ => {}
        }
    }
}
