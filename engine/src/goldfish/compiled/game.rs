//! One game on its way.

use super::board::{Board, Combat};
use super::deal::Deal;
use super::lanes::Lanes;
use super::memo::{Plays, Wanted};
use super::model::{Eager, Model, Stage};
use crate::goldfish::{End, How};
use crate::rng::Rng;

/// What was done in an own turn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Own<const W: usize> {
    /// The place in the deal of the first card that was drawn.
    pub from: usize,
    pub plays: Plays<W>,
    pub on_restoring: u8,
    pub combat: Combat,
    pub discarded: Lanes<W>,
    pub thrown: u8,
}

/// A player with a deck, a hand and a board.
#[derive(Debug, Clone)]
pub(super) struct Game<const W: usize, const N: usize> {
    pub hand: Lanes<W>,
    pub held: u8,
    /// What is left for cards after restoring so many before any card.
    left: u8,
    restored: u16,
    /// How many cards were drawn in all, and how many are left to draw.
    pub drawn: usize,
    pub deck: usize,
    pub end: Option<End>,
    /// The hand to play with what is left.
    pub wanted: Wanted<W>,
    pub board: Board<W>,
    /// The last turn.
    pub turn: Own<W>,
    /// The opening hand, and what of it was put back: how many, and which.
    pub opening: Lanes<W>,
    pub back: u8,
    bottom: Lanes<W>,
    pub deal: Deal<W, N>,
}

impl<const W: usize, const N: usize> Game<W, N> {
    pub fn new(model: &Model<W>) -> Self {
        Self {
            hand: Lanes::NONE,
            held: 0,
            left: 0,
            restored: 0,
            drawn: 0,
            deck: 0,
            end: None,
            wanted: Wanted::new(Lanes::NONE, 0),
            board: Board::new(model),
            turn: Own {
                from: 0,
                plays: Plays::NOTHING,
                on_restoring: 0,
                combat: Combat::default(),
                discarded: Lanes::NONE,
                thrown: 0,
            },
            opening: Lanes::NONE,
            back: 0,
            bottom: Lanes::NONE,
            deal: Deal::new(),
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
        self.opening = self.deal.sum(self.drawn);
        self.hand = self.opening;
        self.held = model.rules.opening_hand;
        self.deck = cards - self.drawn;
        (self.back, self.bottom) = (0, Lanes::NONE);
        self.board = Board::new(model);
        let how = How::DeckOut;
        self.end = (cards < opening).then_some(End { turn: 0, how });
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
        let before = self.deal.sum(self.drawn);
        self.drawn += count;
        if self.deal.drawn() < self.drawn {
            self.draw_more(model, ones);
        }
        self.hand += self.deal.sum(self.drawn) - before;
        self.deck -= count;
        self.held += u8::try_from(count).unwrap_or(0);
        count == wanted
    }

    #[cold]
    #[inline(never)]
    fn draw_more(&mut self, model: &Model<W>, ones: &[Lanes<W>; N]) {
        self.deal.draw(self.drawn, ones);
        if self.deal.drawn() < self.drawn {
            self.deal
                .turn_over(self.bottom, &model.layout, model.kinds.len());
            self.deal.draw(self.drawn, ones);
        }
    }

    /// Every card that was in the hand so far.
    #[inline]
    pub fn seen(&self) -> Lanes<W> {
        self.deal.sum(self.drawn) - self.bottom
    }

    /// Whether the game was still on when this turn began, counted from zero.
    #[inline]
    pub fn reached(&self, number: usize) -> bool {
        self.end.is_none_or(|end| usize::from(end.turn) > number)
    }

    /// Whether it was lost in this turn: whoever is out has nothing left. FAB 1.5.3a
    #[inline]
    pub fn lost_in(&self, number: usize) -> bool {
        let lost = |end: End| usize::from(end.turn) == number + 1 && end.how == How::DeckOut;
        self.end.is_some_and(lost)
    }

    /// Whether the player is out: then there is no hand either.
    #[inline]
    pub fn is_out(&self) -> bool {
        self.end
            .is_some_and(|end| end.how == How::DeckOut && end.turn > 0)
    }

    /// The hand as it was before cards were played and discarded in this turn.
    #[inline]
    pub fn held_in_turn(&self) -> Lanes<W> {
        self.hand + self.turn.plays.party.cards + self.turn.discarded
    }

    /// Compra and Restauração: what is restored before any card. FAB 1.16.3c
    #[inline]
    pub fn prepare(
        &mut self,
        model: &Model<W>,
        ones: &[Lanes<W>; N],
        number: usize,
        stage: &Stage<W>,
    ) {
        self.turn.from = self.drawn;
        if !self.fill(model, ones, stage.draw_to) {
            self.over(number, How::DeckOut);
            return;
        }
        if model.eager == Eager::Nobody {
            (self.restored, self.left) = (0, stage.resources);
            self.wanted = Wanted::new(self.hand & stage.payable, stage.resources);
            return;
        }
        let turned = self.board.turned();
        let eager = if model.eager == Eager::Attackers {
            turned.attackers()
        } else {
            turned.influencers()
        };
        self.restored = eager.min(model.restores(stage.resources));
        self.left = stage.resources - restoring(model, self.restored);
        self.wanted = Wanted::new(self.hand & model.payable(self.left), self.left);
    }

    /// Ação, combat and Final.
    #[inline]
    pub fn finish(&mut self, model: &Model<W>, number: usize, plays: Plays<W>) {
        let rest = self.board.tired() - self.restored;
        let restored = self.restored + rest.min(model.restores(self.left - plays.spent));
        self.hand -= plays.party.cards;
        self.held -= plays.count;
        let combat = self.board.fight(model, restored, plays.party);
        self.turn = Own {
            from: self.turn.from,
            plays,
            on_restoring: restoring(model, restored),
            combat,
            discarded: Lanes::NONE,
            thrown: 0,
        };
        if let Some(how) = combat.won {
            self.over(number, how);
        } else if self.held > model.rules.keep {
            self.discard(model);
        }
    }

    #[cold]
    fn over(&mut self, number: usize, how: How) {
        let turn = u8::try_from(number + 1).unwrap_or(u8::MAX);
        self.end = Some(End { turn, how });
    }

    /// What is too much goes, the first to go first. FAB 4.2.5
    #[cold]
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
        }
    }
}

/// What it costs to restore so many.
#[inline]
fn restoring<const W: usize>(model: &Model<W>, count: u16) -> u8 {
    u8::try_from(count * u16::from(model.rules.restore_cost)).unwrap_or(0)
}
