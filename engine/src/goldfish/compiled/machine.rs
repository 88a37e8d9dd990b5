//! Plays games by the tables of a model, several at a time: while one waits for the memory, others go on.

use super::deal::Pack;
use super::game::Games;
use super::lanes::Lanes;
use super::memo::Memo;
use super::model::Model;
use crate::rng::Rng;

/// How many games are played at a time.
pub(super) const AT_ONCE: usize = 16;

/// Somebody who looks on and writes down what is wanted.
pub(super) trait Witness<const W: usize, const N: usize, const G: usize> {
    /// The opening hands and what was put back.
    fn opened(&mut self, model: &Model<W>, games: &Games<W, N, G>);
    /// A turn, counted from zero.
    fn saw(&mut self, model: &Model<W>, number: usize, games: &Games<W, N, G>);
    /// How they ended, if they did.
    fn ended(&mut self, model: &Model<W>, games: &Games<W, N, G>);
}

/// What games are played with.
#[derive(Debug, Clone)]
pub(super) struct Machine<const W: usize, const N: usize> {
    pub model: Model<W>,
    pub pack: Pack<W, N>,
    pub memo: Memo<W>,
    /// How many cards are drawn at once: about as many as a game needs.
    ahead: usize,
}

impl<const W: usize, const N: usize> Machine<W, N> {
    /// Nothing if the deck is too large; with a memo of two to the power of `bits` sets.
    pub fn new(model: Model<W>, bits: u32) -> Option<Self> {
        let (mut kinds, mut ones) = ([0; N], [Lanes::NONE; N]);
        let mut count = 0;
        for (number, kind) in (0..).zip(&model.kinds) {
            let end = count + kind.copies as usize;
            kinds.get_mut(count..end)?.fill(number);
            count = end;
            *ones.get_mut(usize::from(number))? = model.layout.one(number.into());
        }
        Some(Self {
            memo: Memo::new(bits),
            pack: Pack {
                kinds,
                cards: u16::try_from(count).ok()?,
                ones,
            },
            ahead: usize::from(model.rules.opening_hand) + 5 * model.stages.len() / 2,
            model,
        })
    }

    /// Plays games from a number on, at most `G`.
    pub fn play<const G: usize>(
        &mut self,
        games: &mut Games<W, N, G>,
        seed: u64,
        from: u64,
        count: u64,
        witness: &mut impl Witness<W, N, G>,
    ) {
        let (model, pack, memo) = (&self.model, &self.pack, &mut self.memo);
        let numbers = (0..count).map(|at| from.wrapping_add(at));
        let rngs = numbers.map(|number| Rng::new(seed, number));
        games.begin(model, pack, rngs, self.ahead);
        if model.asks {
            let stays = |opening| model.rules_stay && memo.stays(model, opening);
            games.exchange(model, pack, stays);
        }
        witness.opened(model, games);
        for (number, stage) in model.stages.iter().enumerate() {
            games.prepare(model, pack, number, stage);
            games.fetch(memo);
            games.act(model, memo, number);
            witness.saw(model, number, games);
        }
        witness.ended(model, games);
    }
}
