//! What the model accepts.

use super::{Action, CardId, Naive, Part, Question, Seat, Slot, Target};

impl Naive {
    /// What the model would accept now, sorted and without repetition.
    pub fn legal(&self) -> Vec<Action> {
        if self.question == Question::Over {
            return Vec::new();
        }
        let mut actions = self.answers();
        actions.extend(
            self.present()
                .into_iter()
                .map(|seat| Action::Concede(Seat(seat))),
        );
        actions.sort();
        actions.dedup();
        actions
    }

    fn answers(&self) -> Vec<Action> {
        match self.question {
            Question::Over => Vec::new(),
            Question::Mulligan(seat) => and_done(self.of_hand(seat, Action::PutBack)),
            Question::Priority(seat) => self.with_priority(seat),
            Question::Target { modification, .. } => self
                .hosts(modification)
                .into_iter()
                .map(Action::Choose)
                .collect(),
            Question::Declare => and_done(self.declarations()),
            Question::Blocks(seat) => and_done(self.blocks_of(seat)),
            Question::Divide => self
                .possible_shares()
                .into_iter()
                .map(Action::Number)
                .collect(),
            Question::Discard => self.of_hand(self.active, Action::Discard),
        }
    }

    fn of_hand(&self, seat: u8, action: fn(CardId) -> Action) -> Vec<Action> {
        self.player(seat)
            .hand
            .iter()
            .map(|card| action(CardId(*card)))
            .collect()
    }

    fn with_priority(&self, seat: u8) -> Vec<Action> {
        let mut actions = vec![Action::Pass];
        actions.extend(self.attachments(seat));
        if seat == self.active && self.stack.is_empty() {
            actions.extend(self.of_the_part());
        }
        actions
    }

    /// What only the active player may do, each in its part and with an empty stack.
    fn of_the_part(&self) -> Vec<Action> {
        match self.part {
            Part::Restauracao => self.restorations(),
            Part::Acao => self.plays(),
            Part::Ofensiva | Part::Influencia if !self.declared => self.declarations(),
            _ => Vec::new(),
        }
    }

    fn restorations(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for (slot, piece) in &self.pieces {
            let affordable = self.restore_cost(*slot) <= self.player(self.active).resources;
            if piece.controller == self.active && piece.turned && affordable {
                actions.push(Action::Restore(Slot(*slot)));
            }
        }
        actions
    }

    fn plays(&self) -> Vec<Action> {
        let player = self.player(self.active);
        let affordable = player
            .hand
            .iter()
            .filter(|card| self.card(**card).cost <= player.resources);
        affordable.map(|card| Action::Play(CardId(*card))).collect()
    }

    fn attachments(&self, seat: u8) -> Vec<Action> {
        let affordable = |slot: &u8| self.attach_cost(*slot) <= self.player(seat).resources;
        let own = self
            .controlled(seat, "modificacao")
            .into_iter()
            .filter(affordable);
        own.filter(|slot| !self.hosts(*slot).is_empty())
            .map(|slot| Action::Attach(Slot(slot)))
            .collect()
    }

    /// Anybody's Aliado but the present host. Ruling: FAB-C36
    pub(super) fn hosts(&self, modification: u8) -> Vec<Target> {
        let mut hosts = Vec::new();
        for (slot, piece) in &self.pieces {
            if self.kind(*slot) == "aliado" && self.pieces[&modification].host != Some(*slot) {
                hosts.push(Target::Permanent {
                    slot: Slot(*slot),
                    stamp: piece.stamp,
                });
            }
        }
        hosts
    }

    fn declarations(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for ally in self.controlled(self.active, "aliado") {
            if self.pieces[&ally].turned || self.pieces[&ally].preparing {
                continue;
            }
            for base in self.open_bases() {
                actions.push(self.declaration(Slot(ally), Slot(base)));
            }
        }
        actions
    }

    fn declaration(&self, ally: Slot, base: Slot) -> Action {
        if self.part == Part::Ofensiva {
            Action::Attack { ally, base }
        } else {
            Action::Influence { ally, base }
        }
    }

    /// Enemy bases: every Arredor, and the Centros that are exposed. FAB 3.1.7
    fn open_bases(&self) -> Vec<u8> {
        let enemies = self
            .present()
            .into_iter()
            .filter(|seat| *seat != self.active);
        let bases = enemies.flat_map(|seat| self.controlled(seat, "base"));
        bases
            .filter(|base| base % 5 != 4 || self.player(base / 5).exposed)
            .collect()
    }

    fn blocks_of(&self, seat: u8) -> Vec<Action> {
        let blocks = self.blocks(seat).into_iter();
        blocks
            .map(|(ally, against)| Action::Block {
                ally: Slot(ally),
                against: Slot(against),
            })
            .collect()
    }
}

fn and_done(mut actions: Vec<Action>) -> Vec<Action> {
    actions.push(Action::Done);
    actions
}
