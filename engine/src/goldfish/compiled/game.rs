//! Games on their way, side by side.

use super::board::{BASES, Boards, Party};
use super::deal::{Deal, Pack};
use super::lanes::Lanes;
use super::memo::{Memo, Move, Wanted};
use super::model::{Eager, Model, Stage};
use crate::goldfish::{End, How};
use crate::rng::Rng;

mod ends;
mod view;

pub(super) use view::Saw;

/// `G` players, each with a deck, a hand and a board, who never meet.
///
/// Every number of all of them lies together, so that most steps are one loop without branches,
/// and one instruction of the machine serves several games. A game that has ended stays where it is:
/// it draws nothing, plays nothing and has nobody in play.
#[derive(Debug, Clone)]
pub(super) struct Games<const W: usize, const N: usize, const G: usize> {
    /// How many there are, the others being idle.
    pub count: usize,
    deals: Vec<Deal<W, N>>,
    /// Whether nobody is idle and none has ended: the usual case is looked at once.
    all_on: bool,
    /// All bits of a number, as long as the game is on.
    on: [u16; G],
    pub ends: [Option<End>; G],
    pub openings: [Lanes<W>; G],
    /// What was put back of the opening hands: how many, and which.
    pub back: [u16; G],
    bottom: [Lanes<W>; G],
    pub hands: [Lanes<W>; G],
    pub held: [u16; G],
    /// Cards drawn in all, before this turn and with it, and left to draw.
    pub drawn_before: [u16; G],
    pub drawn: [u16; G],
    pub decks: [u16; G],
    /// Whatever left the hands.
    gone: [Lanes<W>; G],
    pub boards: Boards<W, G>,
    /// Aliados restored before any card is played, and then in all.
    eager: [u16; G],
    pub restored: [u16; G],
    wanted: [Wanted<W>; G],
    /// What was played, what it cost, and how many cards it were.
    pub played: [Party<W>; G],
    pub spent: [u16; G],
    pub plays: [u16; G],
    pub discarded: [Lanes<W>; G],
    pub thrown: [u16; G],
}

#[expect(clippy::indexing_slicing, reason = "places are below G")]
impl<const W: usize, const N: usize, const G: usize> Games<W, N, G> {
    pub fn new(model: &Model<W>) -> Self {
        Self {
            count: 0,
            all_on: false,
            deals: vec![Deal::new(); G],
            on: [0; G],
            ends: [None; G],
            openings: [Lanes::NONE; G],
            back: [0; G],
            bottom: [Lanes::NONE; G],
            hands: [Lanes::NONE; G],
            held: [0; G],
            drawn_before: [0; G],
            drawn: [0; G],
            decks: [0; G],
            gone: [Lanes::NONE; G],
            boards: Boards::new(model),
            eager: [0; G],
            restored: [0; G],
            wanted: [Wanted::new(Lanes::NONE, 0); G],
            played: [Party::NOBODY; G],
            spent: [0; G],
            plays: [0; G],
            discarded: [Lanes::NONE; G],
            thrown: [0; G],
        }
    }

    /// Draws the opening hands, and some cards ahead. FAB 1.4.3
    #[inline]
    pub fn begin(
        &mut self,
        model: &Model<W>,
        pack: &Pack<W, N>,
        rngs: impl Iterator<Item = Rng>,
        ahead: usize,
    ) {
        let opening = u16::from(model.rules.opening_hand);
        let drawn = opening.min(pack.cards);
        let how = How::DeckOut;
        let end = (pack.cards < opening).then_some(End { turn: 0, how });
        let on = if end.is_some() { 0 } else { u16::MAX };
        self.count = 0;
        self.on = [0; G];
        for (at, (deal, rng)) in self.deals.iter_mut().zip(rngs).enumerate() {
            deal.begin(rng, pack);
            deal.draw(ahead, pack);
            self.openings[at] = deal.sum(drawn.into());
            self.on[at] = on;
            self.count += 1;
        }
        self.all_on = end.is_none() && self.count == G;
        self.ends = [end; G];
        self.hands = self.openings;
        self.held = [opening; G];
        self.drawn = [drawn; G];
        self.decks = [pack.cards - drawn; G];
        self.back = [0; G];
        self.bottom = [Lanes::NONE; G];
        self.gone = self.bottom;
        self.boards = Boards::new(model);
    }

    /// Puts back what the mulligan returns and draws as many cards, wherever the hand does not stay. FAB 1.4.4
    #[inline]
    pub fn exchange(
        &mut self,
        model: &Model<W>,
        pack: &Pack<W, N>,
        mut stays: impl FnMut(Lanes<W>) -> bool,
    ) {
        for (at, deal) in self.deals.iter().enumerate().take(self.count) {
            if stays(self.openings[at]) {
                continue;
            }
            let opening = deal.cards(0, self.drawn[at].into());
            let back = opening.map(|card| u16::from(card & model.returning != Lanes::NONE));
            self.back[at] = back.sum();
            self.bottom[at] = self.openings[at] & model.returning;
            self.held[at] -= self.back[at];
            self.decks[at] += self.back[at];
        }
        self.gone = self.bottom;
        self.fill(model, pack, model.rules.opening_hand.into());
    }

    /// Draws until each hand holds so many; how many cards each deck is short of. FAB 4.2.4
    #[inline]
    fn fill(&mut self, model: &Model<W>, pack: &Pack<W, N>, to: u16) -> [u16; G] {
        let mut short = [0; G];
        self.drawn_before = self.drawn;
        for (at, short) in short.iter_mut().enumerate() {
            let wanted = to.saturating_sub(self.held[at]) & self.on[at];
            let count = wanted.min(self.decks[at]);
            *short = wanted - count;
            self.drawn[at] += count;
            self.decks[at] -= count;
            self.held[at] += count;
        }
        for at in 0..G {
            let drawn = usize::from(self.drawn[at]);
            if self.deals[at].drawn() < drawn {
                self.draw_more(model, pack, at);
            }
            self.hands[at] = self.deals[at].sum(drawn) - self.gone[at];
        }
        short
    }

    #[cold]
    #[inline(never)]
    fn draw_more(&mut self, model: &Model<W>, pack: &Pack<W, N>, at: usize) {
        let (deal, drawn) = (&mut self.deals[at], usize::from(self.drawn[at]));
        deal.draw(drawn, pack);
        if deal.drawn() < drawn {
            deal.turn_over(self.bottom[at], &model.layout, model.kinds.len());
            deal.draw(drawn, pack);
        }
    }

    /// Compra and Restauração: what is restored before any card. FAB 1.16.3c
    #[inline]
    pub fn prepare(
        &mut self,
        model: &Model<W>,
        pack: &Pack<W, N>,
        number: usize,
        stage: &Stage<W>,
    ) {
        let short = self.fill(model, pack, stage.draw_to);
        if short != [0; G] {
            // FAB 1.5.3a
            self.over(number, How::DeckOut, |at| short[at] > 0);
        }
        if model.eager == Eager::Nobody {
            for at in 0..G {
                self.wanted[at] = Wanted::new(self.hands[at] & stage.payable, stage.resources);
            }
            return;
        }
        for at in 0..G {
            let turned = self.boards.turned(at);
            let eager = if model.eager == Eager::Attackers {
                turned.attackers()
            } else {
                turned.influencers()
            };
            self.eager[at] = eager.min(model.restores(stage.resources));
            let restoring = u8::try_from(model.restoring(self.eager[at])).unwrap_or(0);
            let left = stage.resources - restoring;
            self.wanted[at] = Wanted::new(self.hands[at] & model.payable(left), left);
        }
    }

    /// Reads what [`act`](Self::act) will need, so that it waits for the memory once for all games.
    #[inline]
    pub fn fetch(&self, memo: &Memo<W>) {
        for wanted in &self.wanted {
            memo.fetch(wanted);
        }
    }

    /// Ação, combat and Final.
    #[inline]
    pub fn act(&mut self, model: &Model<W>, memo: &mut Memo<W>, number: usize) {
        memo.make_room(G);
        let mut moves = [Move::NOTHING; G];
        for (at, found) in moves.iter_mut().enumerate() {
            if self.all_on || self.on[at] > 0 {
                *found = memo.find(model, &self.wanted[at]);
            }
        }
        for (at, found) in moves.iter().enumerate() {
            let Move { spent, count, .. } = *found;
            let rest = self.boards.tired(at) - self.eager[at];
            let left = self.wanted[at].resources - spent;
            self.restored[at] = self.eager[at] + rest.min(model.restores(left));
            self.boards.restore(model, at, self.restored[at]);
            self.played[at] = memo.party(found);
            self.spent[at] = spent.into();
            self.plays[at] = count.into();
        }
        self.boards.fight(model, &self.played);
        let keep = u16::from(model.rules.keep);
        let mut special = false;
        for at in 0..G {
            let cards = self.played[at].cards;
            self.hands[at] -= cards;
            self.gone[at] += cards;
            self.held[at] -= self.plays[at];
            special |= self.held[at] & self.on[at] > keep;
            special |= self.boards.lost[at] & self.on[at] >= BASES;
        }
        (self.discarded, self.thrown) = ([Lanes::NONE; G], [0; G]);
        if special {
            self.conclude(model, number);
        }
    }
}
