//! One game on its way.

use super::board::{Board, Combat};
use super::count::Sums;
use super::deal::Deal;
use super::lanes::Lanes;
use super::memo::{Move, Wanted};
use super::model::{Eager, Model};
use crate::goldfish::{End, How};
use crate::rng::Rng;

/// What was done in an own turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Own<const W: usize> {
    /// A draw was impossible: whoever is out has nothing left. FAB 1.5.3a
    pub lost: bool,
    /// Which cards of the deal were drawn: from one place to another.
    pub drawn: [usize; 2],
    pub resources: u8,
    /// What is played, how many cards that are, and what they cost.
    pub plays: Move<W>,
    pub on_restoring: u8,
    pub combat: Combat,
    pub discarded: Lanes<W>,
    pub thrown: u8,
}

/// A player with a deck, a hand and a board.
#[derive(Debug, Clone)]
pub(super) struct Game<const W: usize, const N: usize> {
    pub deal: Deal<W, N>,
    pub board: Board<W>,
    /// The opening hand, and what of it was put back: how many, and which.
    pub opening: Lanes<W>,
    pub back: u8,
    bottom: Lanes<W>,
    pub hand: Lanes<W>,
    pub held: u8,
    /// How many cards were drawn in all, and how many are left to draw.
    drawn: usize,
    pub deck: usize,
    pub field: u16,
    pub discard: u16,
    /// The last turn.
    pub turn: Own<W>,
    /// How many were restored before any card, and what that leaves for cards.
    restored: u16,
    left: u8,
    /// The hand to play with it.
    pub wanted: Wanted<W>,
    pub end: Option<End>,
    pub sums: Sums,
}

impl<const W: usize, const N: usize> Game<W, N> {
    pub fn new(model: &Model<W>) -> Self {
        Self {
            deal: Deal::new(),
            board: Board::new(model),
            opening: Lanes::NONE,
            back: 0,
            bottom: Lanes::NONE,
            hand: Lanes::NONE,
            held: 0,
            drawn: 0,
            deck: 0,
            field: 0,
            discard: 0,
            turn: Own {
                lost: false,
                drawn: [0; 2],
                resources: 0,
                plays: Move::nothing(),
                on_restoring: 0,
                combat: Combat::default(),
                discarded: Lanes::NONE,
                thrown: 0,
            },
            restored: 0,
            left: 0,
            wanted: Wanted::new(Lanes::NONE, 0),
            end: None,
            sums: Sums::new(true),
        }
    }

    /// Draws the opening hand, and some cards ahead. FAB 1.4.3
    #[inline]
    pub fn begin(
        &mut self,
        model: &Model<W>,
        ones: &[Lanes<W>; N],
        rng: Rng,
        fresh: &[u16; N],
        ahead: usize,
    ) {
        let (opening, cards) = (usize::from(model.rules.opening_hand), model.cards as usize);
        self.deal.begin(rng, fresh, model.cards);
        self.deal.draw(ahead, ones);
        self.drawn = opening.min(cards);
        self.opening = self.deal.sum(0, self.drawn);
        self.hand = self.opening;
        self.held = model.rules.opening_hand;
        self.deck = cards - self.drawn;
        (self.back, self.bottom) = (0, Lanes::NONE);
        (self.field, self.discard) = (0, 0);
        self.board = Board::new(model);
        let how = How::DeckOut;
        self.end = (cards < opening).then_some(End { turn: 0, how });
        self.sums = Sums::new(self.end.is_none());
    }

    /// Puts back what the mulligan returns and draws as many cards. FAB 1.4.4
    #[inline]
    pub fn exchange(&mut self, model: &Model<W>, ones: &[Lanes<W>; N]) {
        let flags = self.deal.kinds(0, self.drawn).iter();
        let flags = flags.filter_map(|kind| model.returns.get(usize::from(*kind)));
        self.back = flags.sum();
        self.bottom = self.opening & model.returning;
        self.hand -= self.bottom;
        self.held -= self.back;
        self.deck += usize::from(self.back);
        self.fill(model, ones, model.rules.opening_hand);
    }

    /// Draws until the hand holds so many; whether it does. FAB 4.2.4, 1.5.3a
    #[inline]
    fn fill(&mut self, model: &Model<W>, ones: &[Lanes<W>; N], to: u8) -> bool {
        let wanted = usize::from(to.saturating_sub(self.held));
        let count = wanted.min(self.deck);
        let drawn = self.drawn + count;
        if self.deal.drawn() < drawn {
            self.draw_more(model, ones, drawn);
        }
        self.hand += self.deal.sum(self.drawn, drawn);
        self.drawn = drawn;
        self.deck -= count;
        self.held += u8::try_from(count).unwrap_or(0);
        count == wanted
    }

    #[inline(never)]
    fn draw_more(&mut self, model: &Model<W>, ones: &[Lanes<W>; N], drawn: usize) {
        self.deal.draw(drawn, ones);
        if self.deal.drawn() < drawn {
            self.deal
                .turn_over(self.bottom, &model.layout, model.kinds.len());
            self.deal.draw(drawn, ones);
        }
    }

    /// Whether the game was still on when this turn began, counted from zero.
    #[inline]
    pub fn reached(&self, number: usize) -> bool {
        self.end.is_none_or(|end| usize::from(end.turn) > number)
    }

    /// Compra and Restauração: what is restored before any card. FAB 1.16.3c
    #[inline]
    pub fn prepare(
        &mut self,
        model: &Model<W>,
        ones: &[Lanes<W>; N],
        number: usize,
        resources: u8,
    ) {
        let from = self.drawn;
        let skips = number == 0 && model.rules.starter_skips_draw && model.options.first;
        let filled = skips || self.fill(model, ones, model.rules.draw_to);
        self.turn.lost = !filled;
        self.turn.drawn = [from, self.drawn];
        self.turn.resources = resources;
        if !filled {
            self.over(number, How::DeckOut);
            return;
        }
        let eager = match model.eager {
            Eager::Nobody => 0,
            Eager::Attackers => self.board.turned().attackers(),
            Eager::Influencers => self.board.turned().influencers(),
        };
        self.restored = eager.min(model.restores(resources));
        self.left = resources - restoring(model, self.restored);
        self.wanted = Wanted::new(self.hand & model.payable(self.left), self.left);
    }

    /// Ação, combat and Final.
    #[inline]
    pub fn finish(&mut self, model: &Model<W>, number: usize) {
        let plays = &self.turn.plays;
        let rest = self.board.tired() - self.restored;
        let restored = self.restored + rest.min(model.restores(self.left - plays.spent));
        self.hand -= plays.party.cards;
        self.held -= plays.count;
        self.field += u16::from(plays.count);
        self.turn.combat = self.board.fight(model, restored, plays.party);
        self.turn.on_restoring = restoring(model, restored);
        (self.turn.discarded, self.turn.thrown) = (Lanes::NONE, 0);
        if let Some(how) = self.turn.combat.won {
            self.over(number, how);
        } else if self.held > model.rules.keep {
            self.discard(model);
        }
    }

    fn over(&mut self, number: usize, how: How) {
        let turn = u8::try_from(number + 1).unwrap_or(u8::MAX);
        self.end = Some(End { turn, how });
    }

    /// What is too much goes, the first to go first. FAB 4.2.5
    fn discard(&mut self, model: &Model<W>) {
        while self.held > model.rules.keep {
            let mut order = model.discarding.iter();
            let Some(kind) = order.find(|kind| model.layout.count(self.hand, **kind) > 0) else {
                return;
            };
            let card = model.layout.one(*kind);
            self.hand -= card;
            self.turn.discarded += card;
            self.turn.thrown += 1;
            self.held -= 1;
            self.discard += 1;
        }
    }
}

/// What it costs to restore so many.
fn restoring<const W: usize>(model: &Model<W>, count: u16) -> u8 {
    u8::try_from(count * u16::from(model.rules.restore_cost)).unwrap_or(0)
}
