//! Mulligans, parts of the turn, priority, the stack, cards and costs.

use super::{Naive, Part, Piece, Question, Target, Waiting, take};

/// The parts of a turn in order.
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
/// The Compra draws up to so many. FAB 4.2.4
const DRAW_TO: usize = 6;
/// The Final leaves so many. FAB 4.2.5
const KEEP: usize = 5;
/// What unturning costs unless the card says otherwise. FAB 3.2.8
const RESTORE: u8 = 1;
/// The first slot that is nobody's base.
const FIRST_FREE: u8 = 20;

/// Draws and mulligans.
impl Naive {
    /// Draws what there is; what cannot be drawn is remembered. Rulings: FAB-C4, FAB-C35
    pub(super) fn draw(&mut self, seat: u8, cards: usize) {
        for _ in 0..cards {
            let player = self.player(seat);
            if player.deck.is_empty() && player.bottom.is_empty() {
                self.player_mut(seat).failed_draw = true;
                return;
            }
            self.draw_one(seat);
        }
    }

    /// The card is the real game's; that it can be that card is the model's to say.
    fn draw_one(&mut self, seat: u8) {
        let told = self.draws.pop_front();
        let Some((who, card)) = told else {
            panic!("seat {seat} had to draw, the game drew no more")
        };
        assert_eq!(
            who, seat,
            "the game drew for seat {who}, the model for seat {seat}"
        );
        let name = self.card(card).name.clone();
        let player = self.player_mut(seat);
        let layer = if player.deck.is_empty() {
            &mut player.bottom
        } else {
            &mut player.deck
        };
        assert!(
            take(layer, card),
            "seat {seat} drew {name}, which is not among the next cards: {layer:?}"
        );
        player.hand.push(card);
    }

    /// Everybody once, in queue order; then the first turn begins.
    pub(super) fn ask_mulligan(&mut self) {
        let next = self
            .present()
            .into_iter()
            .find(|seat| !self.done.contains(seat));
        match next {
            Some(seat) => self.question = Question::Mulligan(seat),
            None => self.begin_turn(self.present()[0]),
        }
    }

    pub(super) fn put_back(&mut self, seat: u8, card: u16) {
        let player = self.player_mut(seat);
        take(&mut player.hand, card);
        player.aside.push(card);
    }

    /// First under the deck, then drawn: a card comes back only if the rest runs out. FAB 1.4.4
    pub(super) fn redraw(&mut self, seat: u8) {
        let player = self.player_mut(seat);
        let aside = std::mem::take(&mut player.aside);
        let cards = aside.len();
        player.bottom.extend(aside);
        self.draw(seat, cards);
        self.done.push(seat);
        self.ask_mulligan();
    }
}

/// Turns and parts.
impl Naive {
    fn begin_turn(&mut self, seat: u8) {
        self.turn += 1;
        self.active = seat;
        self.player_mut(seat).turns += 1;
        // Whoever has the first turn of the game skips the whole Compra. Ruling: FAB-C7
        self.begin(if self.turn == 1 {
            Part::Restauracao
        } else {
            Part::Compra
        });
    }

    fn begin(&mut self, part: Part) {
        self.part = part;
        self.done.clear();
        self.declared = false;
        match part {
            Part::Compra => self.draw_up(),
            Part::Restauracao => self.refill(),
            _ => {}
        }
        if self.goes_on() {
            self.open_window();
        }
    }

    fn draw_up(&mut self) {
        let hand = self.player(self.active).hand.len();
        self.draw(self.active, DRAW_TO.saturating_sub(hand));
    }

    /// What is left is lost. FAB 1.7.2c, 1.18.9
    fn refill(&mut self) {
        let player = self.player_mut(self.active);
        player.resources = (2 * player.turns).min(10);
    }

    /// The state check; says whether the turn goes on. If not, the game is over or the next turn
    /// has begun already.
    pub(super) fn goes_on(&mut self) -> bool {
        self.check();
        if self.outcome.is_some() {
            self.question = Question::Over;
            return false;
        }
        let deserted = self.turn > 0 && !self.player(self.active).present;
        if deserted {
            self.end_turn();
        }
        !deserted
    }

    /// What a part does after its window.
    fn close(&mut self) {
        match self.part {
            Part::BloqueioDaOfensiva | Part::BloqueioDaInfluencia => self.ask_blocks(),
            Part::ResultadoDaOfensiva => self.ask_division(),
            Part::ResultadoDaInfluencia => self.settle_influence(),
            Part::Final => self.ask_discard(),
            _ => self.next_part(),
        }
    }

    pub(super) fn next_part(&mut self) {
        let at = PARTS.iter().position(|part| *part == self.part).unwrap();
        let next = PARTS[at + 1..].iter().find(|part| self.happens(**part));
        self.begin(*next.unwrap());
    }

    /// Blocks and results need somebody in combat at that very moment.
    fn happens(&self, part: Part) -> bool {
        match part {
            Part::BloqueioDaOfensiva | Part::ResultadoDaOfensiva => {
                self.pieces.values().any(|piece| piece.attacking.is_some())
            }
            Part::BloqueioDaInfluencia | Part::ResultadoDaInfluencia => self
                .pieces
                .values()
                .any(|piece| piece.influencing.is_some()),
            _ => true,
        }
    }

    fn ask_discard(&mut self) {
        if self.player(self.active).hand.len() > KEEP {
            self.question = Question::Discard;
        } else {
            self.end_turn();
        }
    }

    pub(super) fn discard(&mut self, card: u16) {
        let player = self.player_mut(self.active);
        take(&mut player.hand, card);
        player.descarte.push(card);
        self.ask_discard();
    }

    /// Damage, Preparando and combat last no longer than the turn. Ruling: FAB-C15
    fn end_turn(&mut self) {
        for piece in self.pieces.values_mut() {
            piece.damage = 0;
            piece.preparing = false;
            piece.attacking = None;
            piece.influencing = None;
            piece.blocking = None;
        }
        self.shares.clear();
        self.begin_turn(self.after(self.active)[0]);
    }
}

/// Priority and the stack. Ruling: FAB-C28
impl Naive {
    fn open_window(&mut self) {
        self.passed.clear();
        self.question = Question::Priority(self.active);
    }

    pub(super) fn pass(&mut self, seat: u8) {
        self.passed.push(seat);
        self.pass_on(seat);
    }

    /// The priority leaves a seat: for the next one, unless all have passed.
    pub(super) fn pass_on(&mut self, seat: u8) {
        if !self.present().iter().all(|seat| self.passed.contains(seat)) {
            self.question = Question::Priority(self.after(seat)[0]);
        } else if let Some(top) = self.stack.pop() {
            self.resolve(&top);
            if self.goes_on() {
                self.open_window();
            }
        } else {
            self.close();
        }
    }

    /// Who stacks something waits for the others.
    fn put_on_stack(&mut self, seat: u8, waiting: Waiting) {
        self.stack.push(waiting);
        self.passed.clear();
        self.pass(seat);
    }

    fn resolve(&mut self, top: &Waiting) {
        match *top {
            Waiting::Card { seat, card } => self.enter(seat, card),
            Waiting::Attach {
                modification,
                ally,
                stamp,
                ..
            } => {
                let there = self
                    .pieces
                    .get(&ally)
                    .is_some_and(|piece| piece.stamp == stamp);
                if there {
                    self.piece_mut(modification).host = Some(ally);
                }
            }
        }
    }

    fn enter(&mut self, seat: u8, card: u16) {
        let name = self.card(card).name.clone();
        let preparing = self.card(card).kind == "aliado";
        let told = self.entered.pop_front();
        let Some((slot, stamp)) = told else {
            panic!("{name} should have entered, nothing did")
        };
        let piece = Piece {
            card,
            owner: seat,
            controller: seat,
            stamp,
            preparing,
            ..Piece::default()
        };
        assert!(
            slot >= FIRST_FREE,
            "{name} entered at slot {slot}, a base's"
        );
        assert!(
            self.pieces.insert(slot, piece).is_none(),
            "{name} entered at slot {slot}, which is taken"
        );
    }
}

/// What costs resources.
impl Naive {
    pub(super) fn restore_cost(&self, slot: u8) -> i16 {
        i16::from(
            self.card(self.pieces[&slot].card)
                .restore
                .unwrap_or(RESTORE),
        )
    }

    pub(super) fn attach_cost(&self, slot: u8) -> i16 {
        i16::from(self.card(self.pieces[&slot].card).attach)
    }

    /// A special action: the same player goes on. FAB 1.16.3c
    pub(super) fn restore(&mut self, slot: u8) {
        self.player_mut(self.active).resources -= self.restore_cost(slot);
        self.piece_mut(slot).turned = false;
        self.passed.clear();
    }

    pub(super) fn play(&mut self, card: u16) {
        let (seat, cost) = (self.active, self.card(card).cost);
        let player = self.player_mut(seat);
        player.resources -= cost;
        take(&mut player.hand, card);
        self.put_on_stack(seat, Waiting::Card { seat, card });
    }

    /// Paid once the ally is chosen. FAB 1.14.11
    pub(super) fn attach(&mut self, seat: u8, modification: u8, target: Target) {
        let Target::Permanent { slot, stamp } = target else {
            panic!("{target:?} is no ally")
        };
        self.player_mut(seat).resources -= self.attach_cost(modification);
        self.put_on_stack(
            seat,
            Waiting::Attach {
                seat,
                modification,
                ally: slot.0,
                stamp,
            },
        );
    }
}
