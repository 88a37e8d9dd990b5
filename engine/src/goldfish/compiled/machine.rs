//! Plays games by the tables of a model.

use super::board::Board;
use super::deal::Deal;
use super::lanes::Lanes;
use super::memo::{Memo, Move};
use super::model::{Eager, Model};
use crate::fabula::CardId;
use crate::goldfish::{End, How, Mulligan};
use crate::rng::Rng;

/// One own turn, in the words of [`Turn`](crate::goldfish::Turn).
#[derive(Debug, Clone, Copy)]
pub(super) struct Own<const W: usize> {
    pub played: Lanes<W>,
    /// How many cards were played.
    pub plays: u8,
    pub discarded: Lanes<W>,
    pub thrown: usize,
    pub hand: Lanes<W>,
    pub held: usize,
    pub resources: u16,
    pub on_cards: u16,
    pub on_restoring: u16,
    pub damage: u16,
    pub influence: u16,
    pub bases: u16,
    pub field: u16,
    pub deck: usize,
    pub discard: usize,
}

/// Somebody who looks on and writes down what is wanted: what nobody looks at costs nothing.
pub(super) trait Witness<const W: usize> {
    /// The opening hand, how many cards were put back, the hand after that.
    fn opened(&mut self, model: &Model<W>, opening: Lanes<W>, back: u8, kept: Lanes<W>);
    /// A turn, counted from zero, and what was drawn in it.
    fn saw(&mut self, model: &Model<W>, number: usize, turn: &Own<W>, drawn: &[u16]);
    /// The turn in which a draw was impossible, what was drawn before, and the bases lost so far. FAB 1.5.3a
    fn lost(&mut self, model: &Model<W>, number: usize, drawn: &[u16], bases: u16);
    /// How it ended, if it did.
    fn ended(&mut self, end: Option<End>);
}

/// A model, and what one game needs at a time.
#[derive(Debug, Clone)]
pub(super) struct Machine<const W: usize, const N: usize> {
    pub model: Model<W>,
    memo: Memo<W>,
    deal: Deal<W, N>,
    /// The deck in its order: the kind of each card.
    fresh: [u16; N],
    cards: usize,
    /// Whether the mulligan asks about the opening hand at all.
    asks: bool,
    /// Whether it has a rule when the hand stays.
    rules: bool,
    /// How many cards are drawn at once: about as many as a game needs.
    ahead: usize,
}

impl<const W: usize, const N: usize> Machine<W, N> {
    /// Nothing if the deck is too large; with a memo of two to the power of `bits` places.
    pub fn new(model: Model<W>, bits: u32) -> Option<Self> {
        let mut fresh = [0; N];
        let mut cards = 0;
        for (number, kind) in (0..).zip(&model.kinds) {
            let end = cards + kind.copies as usize;
            fresh.get_mut(cards..end)?.fill(number);
            cards = end;
        }
        let opening = usize::from(model.rules.opening_hand);
        Some(Self {
            memo: Memo::new(bits),
            deal: Deal::new(),
            fresh,
            cards,
            rules: matches!(model.options.mulligan, Mulligan::Rule { .. }),
            asks: model.rules.mulligan
                && model.options.mulligan != Mulligan::Never
                && cards >= opening,
            ahead: opening + 2 * model.resources.len(),
            model,
        })
    }

    /// Plays one game.
    #[inline]
    pub fn play(&mut self, rng: Rng, witness: &mut impl Witness<W>) {
        let opening = usize::from(self.model.rules.opening_hand);
        self.deal.begin(rng, &self.fresh, self.cards);
        self.deal.draw(self.ahead.max(opening), &self.model.ones);
        let hand = self.deal.sum(0, opening.min(self.cards));
        let end = if self.cards < opening {
            witness.opened(&self.model, hand, 0, hand);
            let how = How::DeckOut;
            Some(End { turn: 0, how })
        } else {
            self.go_on(hand, opening, witness)
        };
        witness.ended(end);
    }

    /// Only draws the opening hand and makes the mulligan.
    #[inline]
    pub fn open(&mut self, rng: Rng, kept: &mut Vec<CardId>) {
        let opening = usize::from(self.model.rules.opening_hand).min(self.cards);
        self.deal.begin(rng, &self.fresh, self.cards);
        self.deal.draw(opening, &self.model.ones);
        let before = self.deal.sum(0, opening);
        let (hand, _) = self.exchange(before, opening);
        let model = &self.model;
        let goes = |kind: u16| model.returns.get(usize::from(kind)) == Some(&1);
        let first = self.deal.kinds(0, opening).iter();
        let first = first.filter(|kind| hand.drawn == opening || !goes(**kind));
        let then = self.deal.kinds(opening, hand.drawn).iter();
        let cards = first
            .chain(then)
            .filter_map(|kind| model.kinds.get(usize::from(*kind)));
        kept.extend(cards.map(|kind| kind.card));
    }

    /// The mulligan: the hand after it, and how many cards were put back. FAB 1.4.4
    #[inline]
    fn exchange(&mut self, opening: Lanes<W>, cards: usize) -> (Hand<W>, u8) {
        let exchanges = self.asks && !(self.rules && self.memo.stays(&self.model, opening));
        let (back, count) = if exchanges {
            let flags = self.deal.kinds(0, cards).iter();
            let flags = flags.filter_map(|kind| self.model.returns.get(usize::from(*kind)));
            (opening & self.model.returning, flags.sum())
        } else {
            (Lanes::NONE, 0)
        };
        let mut hand = Hand {
            cards: opening - back,
            held: cards - usize::from(count),
            back,
            drawn: cards,
            deck: self.cards - cards + usize::from(count),
        };
        self.fill(&mut hand, cards);
        (hand, count)
    }

    /// The game after the opening hand.
    #[inline]
    fn go_on(
        &mut self,
        opening: Lanes<W>,
        cards: usize,
        witness: &mut impl Witness<W>,
    ) -> Option<End> {
        let (mut hand, count) = self.exchange(opening, cards);
        witness.opened(&self.model, opening, count, hand.cards);
        let mut board = Board::new(&self.model);
        let (mut field, mut discard) = (0, 0);
        for number in 0..self.model.resources.len() {
            let from = hand.drawn;
            let skips =
                number == 0 && self.model.rules.starter_skips_draw && self.model.options.first;
            let filled = skips || self.fill(&mut hand, self.model.rules.draw_to.into());
            if !filled {
                let drawn = self.deal.kinds(from, hand.drawn);
                witness.lost(&self.model, number, drawn, board.lost);
                return Some(end(number, How::DeckOut));
            }
            let resources = self.model.resources.get(number).copied().unwrap_or(0);
            let (plays, restored) = self.act(&hand, &board, resources);
            hand.cards -= plays.party.cards;
            hand.held -= usize::from(plays.count);
            field += u16::from(plays.count);
            let combat = board.fight(&self.model, restored, plays.party);
            let (mut discarded, mut thrown) = (Lanes::NONE, 0);
            if combat.won.is_none() && hand.held > usize::from(self.model.rules.keep) {
                thrown = hand.held - usize::from(self.model.rules.keep);
                discarded = self.discard(hand.cards, thrown);
                hand.cards -= discarded;
                hand.held -= thrown;
                discard += thrown;
            }
            let turn = Own {
                played: plays.party.cards,
                plays: plays.count,
                discarded,
                thrown,
                hand: hand.cards,
                held: hand.held,
                resources,
                on_cards: plays.spent,
                on_restoring: restored * u16::from(self.model.rules.restore_cost),
                damage: combat.damage,
                influence: combat.influence,
                bases: board.lost,
                field,
                deck: hand.deck,
                discard,
            };
            witness.saw(
                &self.model,
                number,
                &turn,
                self.deal.kinds(from, hand.drawn),
            );
            if let Some(how) = combat.won {
                return Some(end(number, how));
            }
        }
        None
    }

    /// Draws until the hand holds so many; whether it does. FAB 4.2.4, 1.5.3a
    #[inline]
    fn fill(&mut self, hand: &mut Hand<W>, to: usize) -> bool {
        let wanted = to.saturating_sub(hand.held);
        let count = wanted.min(hand.deck);
        let drawn = hand.drawn + count;
        if self.deal.drawn() < drawn {
            self.deal.draw(drawn, &self.model.ones);
            if self.deal.drawn() < drawn {
                self.deal
                    .turn_over(hand.back, &self.model.layout, self.model.kinds.len());
                self.deal.draw(drawn, &self.model.ones);
            }
        }
        hand.cards += self.deal.sum(hand.drawn, drawn);
        hand.drawn = drawn;
        hand.held += count;
        hand.deck -= count;
        count == wanted
    }

    /// What is played, and how many are restored before. FAB 1.16.3c
    #[inline]
    fn act(&mut self, hand: &Hand<W>, board: &Board<W>, resources: u16) -> (Move<W>, u16) {
        let eager = match self.model.eager {
            Eager::Nobody => 0,
            Eager::Attackers => board.turned().attackers(),
            Eager::Influencers => board.turned().influencers(),
        };
        let price = u16::from(self.model.rules.restore_cost);
        let first = eager.min(self.model.restores(resources));
        let left = resources - first * price;
        let plays = self.memo.play(&self.model, hand.cards, left);
        let rest = board.tired() - first;
        let then = rest.min(self.model.restores(left - plays.spent));
        (plays, first + then)
    }

    /// So many cards of a hand, the first to go first. FAB 4.2.5
    #[cold]
    fn discard(&self, hand: Lanes<W>, count: usize) -> Lanes<W> {
        let (mut gone, mut left) = (Lanes::NONE, count);
        for kind in &self.model.discarding {
            let copies = left.min(self.model.layout.count(hand, *kind) as usize);
            for _ in 0..copies {
                gone += self.model.layout.one(*kind);
            }
            left -= copies;
        }
        gone
    }
}

/// The hand and what it is drawn from.
struct Hand<const W: usize> {
    cards: Lanes<W>,
    held: usize,
    /// What was put back.
    back: Lanes<W>,
    /// How many were drawn in all.
    drawn: usize,
    /// How many are in the deck.
    deck: usize,
}

fn end(number: usize, how: How) -> End {
    let turn = u8::try_from(number + 1).unwrap_or(u8::MAX);
    End { turn, how }
}
