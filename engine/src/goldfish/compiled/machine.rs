//! Plays games by the tables of a model, several at a time: while one waits for the memory, others go on.

use super::game::Game;
use super::lanes::Lanes;
use super::memo::Memo;
use super::model::Model;
use crate::fabula::CardId;
use crate::rng::Rng;

/// How many games are played at a time.
pub(super) const AT_ONCE: usize = 16;

/// Room for a hand: a power of two, and no less than an opening hand.
pub(super) const HAND: usize = 32;

/// Somebody who looks on and writes down what is wanted.
///
/// Games are played side by side: each comes with its place among them, below [`AT_ONCE`].
pub(super) trait Witness<const W: usize, const N: usize> {
    /// The opening hand and what was put back.
    fn opened(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>);
    /// A turn, counted from zero, whether or not the game [reached](Game::reached) it.
    fn saw(&mut self, model: &Model<W>, number: usize, at: usize, game: &Game<W, N>);
    /// How it ended, if it did.
    fn ended(&mut self, model: &Model<W>, at: usize, game: &Game<W, N>);
}

/// A model, and the games that are on their way.
#[derive(Debug, Clone)]
pub(super) struct Machine<const W: usize, const N: usize> {
    pub model: Model<W>,
    memo: Memo<W>,
    games: Vec<Game<W, N>>,
    /// The deck in its order: the kind of each card.
    fresh: [u16; N],
    /// One card of each kind, and what it is in an opening hand.
    ones: [Lanes<W>; N],
    cards: [Card; N],
    /// How many cards are drawn at once: about as many as a game needs.
    ahead: usize,
}

#[expect(clippy::indexing_slicing, reason = "a remainder is below N")]
impl<const W: usize, const N: usize> Machine<W, N> {
    /// Nothing if the deck is too large; with a memo of two to the power of `bits` pairs.
    pub fn new(model: Model<W>, bits: u32) -> Option<Self> {
        let (mut fresh, mut ones) = ([0; N], [Lanes::NONE; N]);
        let nothing = Card {
            card: CardId(0),
            returns: 0,
        };
        let mut cards = [nothing; N];
        let mut count = 0;
        for (number, (kind, returns)) in (0..).zip(model.kinds.iter().zip(&model.returns)) {
            let end = count + kind.copies as usize;
            fresh.get_mut(count..end)?.fill(number);
            count = end;
            *ones.get_mut(usize::from(number))? = model.layout.one(number.into());
            *cards.get_mut(usize::from(number))? = Card {
                card: kind.card,
                returns: *returns,
            };
        }
        Some(Self {
            memo: Memo::new(bits),
            games: vec![Game::new(&model); AT_ONCE],
            fresh,
            ones,
            cards,
            ahead: usize::from(model.rules.opening_hand) + 5 * model.stages.len() / 2,
            model,
        })
    }

    /// Plays games from a number on, at most [`AT_ONCE`].
    pub fn play(&mut self, seed: u64, from: u64, count: u64, witness: &mut impl Witness<W, N>) {
        let (model, memo, ones) = (&self.model, &mut self.memo, &self.ones);
        let count = usize::try_from(count).unwrap_or(AT_ONCE).min(AT_ONCE);
        let games = self.games.get_mut(..count).unwrap_or_default();
        for (at, (game, number)) in games.iter_mut().zip(from..=u64::MAX).enumerate() {
            game.begin(model, ones, Rng::new(seed, number), &self.fresh, self.ahead);
            if model.asks && !(model.rules_stay && memo.stays(model, game.opening)) {
                game.exchange(model, ones);
            }
            witness.opened(model, at, game);
        }
        for (number, stage) in model.stages.iter().enumerate() {
            for game in games.iter_mut().filter(|game| game.end.is_none()) {
                game.prepare(model, ones, number, stage);
            }
            for game in &*games {
                memo.fetch(&game.wanted);
            }
            for (at, game) in games.iter_mut().enumerate() {
                if game.end.is_none() {
                    let plays = memo.find(model, &game.wanted);
                    game.finish(model, number, plays);
                }
                witness.saw(model, number, at, game);
            }
        }
        for (at, game) in games.iter().enumerate() {
            witness.ended(model, at, game);
        }
    }

    /// Only draws the opening hand and makes the mulligan: how many cards the hand has after it.
    #[inline]
    pub fn open(&mut self, rng: Rng, hand: &mut [CardId; HAND]) -> usize {
        let model = &self.model;
        let opening = usize::from(model.rules.opening_hand);
        if !model.rules_stay && 2 * opening <= model.cards as usize {
            return self.draw_hand(rng, opening, hand);
        }
        self.open_with_care(rng, opening, hand)
    }

    #[inline(never)]
    fn open_with_care(&mut self, rng: Rng, opening: usize, hand: &mut [CardId; HAND]) -> usize {
        let model = &self.model;
        let Some(game) = self.games.first_mut() else {
            return 0;
        };
        game.begin(model, &self.ones, rng, &self.fresh, opening);
        let exchanges = model.asks && !(model.rules_stay && self.memo.stays(model, game.opening));
        if exchanges {
            game.exchange(model, &self.ones);
        }
        let opening = opening.min(model.cards as usize);
        let drawn = game.deal.kinds(0, opening + usize::from(game.back));
        let mut held = 0;
        for (at, kind) in drawn.iter().enumerate() {
            let card = self.cards[usize::from(*kind) % N];
            let goes = exchanges && at < opening && card.returns == 1;
            if let Some(place) = hand.get_mut(held).filter(|_| !goes) {
                *place = card.card;
                held += 1;
            }
        }
        held
    }

    /// The same where no rule is asked and nothing that was put back can come again.
    #[inline]
    fn draw_hand(&self, mut rng: Rng, opening: usize, hand: &mut [CardId; HAND]) -> usize {
        let mut deck = self.fresh;
        let mut rest = self.model.cards;
        let mut draw = || {
            // Places are below N anyway: so the compiler knows it too.
            let pick = rng.below(rest) as usize % N;
            rest -= 1;
            let kind = deck[pick];
            deck[pick] = deck[rest as usize % N];
            self.cards[usize::from(kind) % N]
        };
        let mut held = 0;
        for _ in 0..opening {
            let Card { card, returns } = draw();
            // What goes back is written over by the next card.
            hand[held % HAND] = card;
            held += usize::from(1 - returns);
        }
        for place in hand.iter_mut().take(opening).skip(held) {
            *place = draw().card;
        }
        opening
    }
}

/// A kind of card in an opening hand.
#[derive(Debug, Clone, Copy)]
struct Card {
    card: CardId,
    /// One if it goes back in a mulligan.
    returns: u8,
}
