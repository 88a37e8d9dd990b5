//! The turn: its parts, the priority, what happens when nobody is asked. FAB 1.17, quick guide

use super::ability::Part;
use super::event::{Event, Events};
use super::outcome::Reason;
use super::program::reads;
use super::state::{Ask, Bits, Boost, Seat, Seats, Slot, State, Step};
use super::trigger::kind;

/// The parts in order.
const PARTS: [Part; 10] = [
    Part::Compra,
    Part::Restauracao,
    Part::Acao,
    Part::Ofensiva,
    Part::BloqueioDaOfensiva,
    Part::ResultadoDaOfensiva,
    Part::Influencia,
    Part::BloqueioDaInfluencia,
    Part::ResultadoDaInfluencia,
    Part::Final,
];

/// After so many turns the game is a draw: nothing goes on for ever. Ruling: FAB-C43
const MAX_TURNS: u16 = 10_000;

/// The stage of a part whose closing is over.
const CLOSED: u8 = u8::MAX;

impl State<'_> {
    pub(crate) fn ask_for(&mut self, seat: Seat, ask: Ask) {
        (self.asked, self.ask) = (seat, ask);
    }

    /// The next player who decides, in queue order. FAB 1.17.6a
    pub(crate) fn next_decider(&self, seat: Seat) -> Seat {
        self.after(seat)
            .find(|seat| self.seat(*seat).decides())
            .unwrap_or(seat)
    }

    /// This player, or the next one who decides.
    pub(crate) fn decider_from(&self, seat: Seat) -> Seat {
        if self.seat(seat).decides() {
            seat
        } else {
            self.next_decider(seat)
        }
    }

    /// Goes on until a player is asked or the game is over.
    pub(crate) fn advance(&mut self, log: &mut Events) {
        loop {
            if self.outcome.is_some() {
                return self.ask_for(self.active, Ask::Over);
            }
            let asked = if self.announcing.is_some() {
                self.go_on_announcing(log)
            } else if self.frame.is_some() {
                self.run(log)
            } else if !self.hosting.is_empty() {
                self.ask_for_host()
            } else {
                self.check_state(log);
                if self.outcome.is_some() {
                    continue;
                }
                // What a declaration triggers waits until it is complete. Ruling: FAB-C32
                if self.waiting.is_empty() || self.declaring || self.blocking {
                    self.go_on(log)
                } else {
                    self.stack_triggers()
                }
            };
            if asked {
                return;
            }
        }
    }

    fn go_on(&mut self, log: &mut Events) -> bool {
        if self.declaring {
            self.ask_for(self.active, Ask::Declare);
            return true;
        }
        // A turn without its player is over; effects of others wait for the next one. Ruling: FAB-C45
        let abandoned = !self.seat(self.active).decides() && self.turn > 0;
        match self.step {
            Step::Mulligans => return self.mulligans(log),
            _ if abandoned => self.end_turn(log),
            Step::Begin => self.begin_part(log),
            Step::Window => return self.window(log),
            // What the discard of the Final brings about happens before the turn is cleaned up.
            Step::Close
                if self.part == Part::Final && !self.must_discard() && !self.stack.is_empty() =>
            {
                self.stage = 0;
                self.step = Step::Window;
                self.open_window();
            }
            Step::Close if self.stage == CLOSED => {
                self.step = if self.stack.is_empty() {
                    Step::Next
                } else {
                    Step::Window
                };
                self.open_window();
            }
            Step::Close => return self.close_part(log),
            Step::Next => self.next_part(log),
        }
        false
    }

    /// Everybody may act, the active player first. FAB 1.17.6c
    fn open_window(&mut self) {
        self.passed = Seats::NONE;
        self.gifted = None;
        self.priority = self.decider_from(self.active);
    }

    /// All passed in a row: the top effect resolves, or the part closes. FAB 4.5.4, ruling: FAB-C28
    fn window(&mut self, log: &mut Events) -> bool {
        let open = self.deciders().without(self.passed);
        if open != Seats::NONE {
            // Whoever had the priority may have left the game.
            if !open.has(self.priority) {
                let next = self.after(self.priority).find(|seat| open.has(*seat));
                self.priority = next.unwrap_or(self.priority);
            }
            self.ask_for(self.priority, Ask::Priority);
            return true;
        }
        if !self.stack.is_empty() {
            self.resolve_top(log);
        } else if self.has_close() {
            self.step = Step::Close;
        } else {
            self.next_part(log);
        }
        false
    }

    /// Whether the part does something at its end.
    const fn has_close(&self) -> bool {
        !matches!(
            self.part,
            Part::Compra | Part::Restauracao | Part::Acao | Part::Ofensiva | Part::Influencia
        )
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Events) {
        if self.turn >= MAX_TURNS {
            return self.end(None, Reason::Loop, log);
        }
        self.turn += 1;
        self.active = seat;
        self.responsible = seat;
        self.triggers_this_turn = 0;
        (self.declaring, self.blocking) = (false, false);
        self.seat_mut(seat).turns += 1;
        self.touch(reads::TIME);
        log.push(Event::TurnBegan { seat });
        self.happen_to_player(seat, kind::TURN_BEGINS, 0);
        // The starter has no first Compra. FAB 1.4.5, ruling: FAB-C7
        let skips = self.turn == 1 && self.rules.starter_skips_draw;
        self.part = if skips {
            Part::Restauracao
        } else {
            Part::Compra
        };
        self.step = Step::Begin;
    }

    /// What a part does by itself at its beginning, without any priority. FAB 1.17.5c
    fn begin_part(&mut self, log: &mut Events) {
        self.stage = 0;
        self.responsible = self.active;
        self.touch(reads::TIME);
        log.push(Event::PartBegan { part: self.part });
        self.happen_to_player(self.active, kind::PART_BEGINS, 0);
        match self.part {
            Part::Compra => self.draw_up(log),
            Part::Restauracao => self.restore_resources(log),
            // After the Restauração, not in it. FAB 1.18.11, ruling: FAB-C51
            Part::Acao => self.generate(log),
            _ => {}
        }
        self.step = Step::Window;
        self.open_window();
    }

    /// Draws until the hand holds six. FAB 4.2.4, ruling: FAB-C35
    fn draw_up(&mut self, log: &mut Events) {
        let seat = self.active;
        while self.hand(seat).len() < usize::from(self.rules.draw_to) {
            if !self.draw(seat, log) {
                break;
            }
        }
    }

    /// What is left is lost; the turn's own value comes in its place. FAB 1.18.9, 1.7.2c
    fn restore_resources(&mut self, log: &mut Events) {
        let seat = self.active;
        let cap = self.cap(seat);
        let turns = i16::try_from(self.seat(seat).turns.min(1000)).unwrap_or(1000);
        let now = self.rules.grown(turns).min(cap);
        self.seat_mut(seat).resources = now;
        self.touch(reads::RESOURCES);
        log.push(Event::Resources { seat, now });
    }

    /// What a part does at its end; whether somebody is asked.
    fn close_part(&mut self, log: &mut Events) -> bool {
        let asked = match self.part {
            Part::BloqueioDaOfensiva | Part::BloqueioDaInfluencia => self.ask_for_blocks(),
            Part::ResultadoDaOfensiva => self.offensive_result(log),
            Part::ResultadoDaInfluencia => {
                self.influence_result(log);
                false
            }
            Part::Final => self.close_turn(log),
            Part::Compra | Part::Restauracao | Part::Acao | Part::Ofensiva | Part::Influencia => {
                false
            }
        };
        if !asked {
            self.stage = CLOSED;
        }
        asked
    }

    /// Passive generators add to the restored resources, beyond the cap if need be. FAB 1.18.11, ruling: FAB-C34
    fn generate(&mut self, log: &mut Events) {
        let amount = self.generated(self.active);
        if amount > 0 {
            self.change_resources(self.active, amount, log);
            self.happen_to_player(self.active, kind::GAINS_RESOURCES, amount);
        }
    }

    /// More than five cards in the hand. FAB 4.2.5
    fn must_discard(&self) -> bool {
        self.hand(self.active).len() > usize::from(self.rules.keep)
    }

    /// Discards down to five, then damage and everything until the end of the turn is over. FAB 1.19.3
    fn close_turn(&mut self, log: &mut Events) -> bool {
        if self.must_discard() {
            self.ask_for(self.active, Ask::DiscardDown);
            return true;
        }
        self.clean_up_all(log);
        false
    }

    fn clean_up_all(&mut self, log: &mut Events) {
        self.end_combat();
        for slot in self.permanents.live().iter() {
            self.clean_up(slot, log);
        }
    }

    /// Damage, shields, loans and everything that lasts until the end of the turn. Ruling: FAB-C15
    fn clean_up(&mut self, slot: Slot, log: &mut Events) {
        let it = self.permanents.get_mut(slot);
        let before = (it.turn_boost, it.allowed, it.forbidden, it.typeless);
        it.turn_boost = Boost::default();
        (it.allowed[0], it.forbidden[0], it.typeless[0]) = Default::default();
        let changed = before != (it.turn_boost, it.allowed, it.forbidden, it.typeless);
        let typed = before.3 != it.typeless;
        let healed = std::mem::take(&mut it.damage) > 0;
        (it.shield, it.preparing) = (0, false);
        let lender = it.lent_by.take();
        if changed {
            self.permanents.stale.add(slot);
            self.note(Bits::only(slot));
        }
        if typed {
            // What it is attached to may count it.
            self.touch(reads::BOARD);
        }
        if changed || healed {
            self.touch(reads::TIES | reads::NUMBERS);
        }
        if let Some(seat) = lender {
            self.take_control(slot, seat, log);
        }
    }

    /// The next part that has something in it, or the next turn.
    fn next_part(&mut self, log: &mut Events) {
        if self.part == Part::Final {
            return self.end_turn(log);
        }
        let at = PARTS
            .iter()
            .position(|part| *part == self.part)
            .unwrap_or(0);
        let next = PARTS
            .iter()
            .skip(at + 1)
            .copied()
            .find(|part| self.has_part(*part));
        self.part = next.unwrap_or(Part::Final);
        if matches!(self.part, Part::Influencia | Part::Final) {
            self.end_combat();
        }
        self.step = Step::Begin;
    }

    /// Blocks and results come only where somebody attacks or influences. Ruling: FAB-C48
    fn has_part(&self, part: Part) -> bool {
        let aims = |base: Slot| self.permanents.live().has(base);
        let mut fighters = self.fighters().map(|(_, it)| it);
        match part {
            Part::BloqueioDaOfensiva => fighters.any(|it| aims(it.attacking)),
            Part::ResultadoDaOfensiva => {
                fighters.any(|it| aims(it.attacking) || it.blocking.is_some())
            }
            Part::BloqueioDaInfluencia | Part::ResultadoDaInfluencia => {
                fighters.any(|it| aims(it.influencing))
            }
            _ => true,
        }
    }

    fn end_combat(&mut self) {
        for slot in self.permanents.allies().iter() {
            let it = self.permanents.get_mut(slot);
            if it.attacking.is_some() || it.influencing.is_some() || it.blocking.is_some() {
                it.leave_combat();
                self.touch(reads::STATUS);
            }
        }
    }

    /// The next player in the queue becomes active. FAB 1.17.2
    fn end_turn(&mut self, log: &mut Events) {
        if !self.seat(self.active).decides() {
            // Nobody closed this turn: what lasts until its end is over all the same.
            self.clean_up_all(log);
        }
        let next = self.next_decider(self.active);
        self.begin_turn(next, log);
    }
}
