//! Only the opening hand and the mulligan.

use super::deal::Pack;
use super::game::Games;
use super::machine::Machine;
use super::model::Model;
use crate::fabula::CardId;
use crate::rng::Rng;

/// Room for a hand: a power of two, and no less than an opening hand.
pub(super) const HAND: usize = 32;

/// A kind of card in an opening hand.
#[derive(Debug, Clone, Copy)]
struct Card {
    card: CardId,
    /// One if it goes back in a mulligan.
    returns: u8,
}

/// Draws opening hands.
#[derive(Debug, Clone)]
pub(super) struct Opener<const N: usize> {
    /// The deck in its order.
    fresh: [Card; N],
    cards: u32,
    opening: usize,
    /// Whether a rule is asked, or what was put back may come again.
    careful: bool,
}

#[expect(clippy::indexing_slicing, reason = "a remainder is below N")]
impl<const N: usize> Opener<N> {
    pub fn new<const W: usize>(model: &Model<W>, pack: &Pack<W, N>) -> Self {
        let opening = usize::from(model.rules.opening_hand);
        let nothing = Card {
            card: CardId(0),
            returns: 0,
        };
        let mut fresh = [nothing; N];
        for (card, kind) in fresh.iter_mut().zip(pack.kinds).take(pack.cards.into()) {
            let kind = usize::from(kind);
            card.card = model.kinds.get(kind).map_or(CardId(0), |kind| kind.card);
            card.returns = model.returns.get(kind).copied().unwrap_or(0);
        }
        Self {
            fresh,
            cards: pack.cards.into(),
            opening,
            careful: model.rules_stay || 2 * opening > usize::from(pack.cards),
        }
    }

    /// Puts the hand after the mulligan into its place; how many cards it has.
    #[inline]
    pub fn open<const W: usize>(
        &self,
        machine: &mut Machine<W, N>,
        games: &mut Games<W, N, 1>,
        rng: Rng,
        hand: &mut [CardId; HAND],
    ) -> usize {
        if self.careful {
            return machine.open(games, rng, hand);
        }
        self.draw(rng, hand)
    }

    #[inline]
    fn draw(&self, mut rng: Rng, hand: &mut [CardId; HAND]) -> usize {
        let mut deck = self.fresh;
        let mut rest = self.cards;
        let mut draw = || {
            // Places are below N anyway: so the compiler knows it too.
            let pick = rng.below(rest) as usize % N;
            rest -= 1;
            let card = deck[pick];
            deck[pick] = deck[rest as usize % N];
            card
        };
        let mut held = 0;
        for _ in 0..self.opening {
            let Card { card, returns } = draw();
            // What goes back is written over by the next card.
            hand[held % HAND] = card;
            held += usize::from(1 - returns);
        }
        for place in hand.iter_mut().take(self.opening).skip(held) {
            *place = draw().card;
        }
        self.opening
    }
}

impl<const W: usize, const N: usize> Machine<W, N> {
    #[inline(never)]
    fn open(&mut self, games: &mut Games<W, N, 1>, rng: Rng, hand: &mut [CardId; HAND]) -> usize {
        let (model, pack, memo) = (&self.model, &self.pack, &mut self.memo);
        games.begin(
            model,
            pack,
            std::iter::once(rng),
            model.rules.opening_hand.into(),
        );
        if model.asks {
            let stays = |opening| model.rules_stay && memo.stays(model, opening);
            games.exchange(model, pack, stays);
        }
        let mut held = 0;
        for (number, kind) in model.kinds.iter().enumerate() {
            for _ in 0..model.layout.count(games.hands[0], number) {
                hand[held % HAND] = kind.card;
                held += 1;
            }
        }
        held
    }
}
