//! Only the opening hand and the mulligan.

use std::ops::Range;

use super::deal::{OPENING, Pack};
use super::game::Games;
use super::machine::{AT_ONCE, Machine};
use super::model::Model;
use crate::fabula::CardId;
use crate::rng::Rng;

/// Room for a hand: a power of two, and no less than an opening hand.
pub(super) const HAND: usize = 32;

/// Room for the places of all cards that go back.
const AGAIN: usize = AT_ONCE * HAND;

/// How many kinds a byte tells apart.
const KINDS: usize = 1 << u8::BITS;

/// A kind of card in an opening hand.
#[derive(Debug, Clone, Copy)]
struct Card {
    card: CardId,
    /// One if it stays in the mulligan.
    stays: u16,
}

/// A hand that is being drawn.
#[derive(Debug, Clone, Copy)]
struct Hand<const N: usize> {
    rng: Rng,
    deck: [u8; N],
    rest: u32,
    held: usize,
    cards: [CardId; HAND],
}

#[expect(clippy::indexing_slicing, reason = "a remainder is below N")]
impl<const N: usize> Hand<N> {
    /// The kind of the next card.
    #[inline]
    fn draw(deck: &mut [u8; N], rng: &mut Rng, rest: &mut u32) -> usize {
        // Places are below N anyway: so the compiler knows it too.
        let pick = rng.below(*rest) as usize % N;
        *rest -= 1;
        let kind = deck[pick];
        deck[pick] = deck[*rest as usize % N];
        kind.into()
    }
}

/// Draws opening hands where no rule is asked and nothing that was put back can come again.
#[derive(Debug, Clone)]
pub(super) struct Opener<const N: usize> {
    /// The deck in its order.
    fresh: [u8; N],
    cards: u32,
    opening: usize,
    kinds: [Card; KINDS],
    hands: [Hand<N>; AT_ONCE],
}

#[expect(
    clippy::indexing_slicing,
    reason = "remainders are below what they divide by"
)]
impl<const N: usize> Opener<N> {
    /// Nothing for a deck that needs more care.
    pub fn new<const W: usize>(model: &Model<W>, pack: &Pack<W, N>) -> Option<Self> {
        let opening = usize::from(model.rules.opening_hand);
        if model.rules_stay || 2 * opening > usize::from(pack.cards) {
            return None;
        }
        let mut fresh = [0; N];
        for (card, kind) in fresh.iter_mut().zip(pack.kinds) {
            *card = u8::try_from(kind).ok()?;
        }
        let nothing = Card {
            card: CardId(0),
            stays: 0,
        };
        let mut kinds = [nothing; KINDS];
        for (card, (kind, returns)) in kinds.iter_mut().zip(model.kinds.iter().zip(&model.returns))
        {
            *card = Card {
                card: kind.card,
                stays: u16::from(1 - *returns),
            };
        }
        let hand = Hand {
            rng: Rng::new(0, 0),
            deck: fresh,
            rest: 0,
            held: 0,
            cards: [CardId(0); HAND],
        };
        Some(Self {
            fresh,
            cards: pack.cards.into(),
            opening,
            kinds,
            hands: [hand; AT_ONCE],
        })
    }

    /// The hands after the mulligan.
    #[inline]
    pub fn open(&mut self, seed: u64, games: Range<u64>, mut see: impl FnMut(&[CardId])) {
        for from in games.clone().step_by(AT_ONCE) {
            let mut again = [0_u8; AGAIN];
            let mut wanted = 0;
            for ((at, hand), game) in (0..).zip(&mut self.hands).zip(from..games.end) {
                let (mut rng, mut rest, mut held) = (Rng::new(seed, game), self.cards, 0);
                hand.deck = self.fresh;
                for _ in 0..self.opening {
                    let kind = Hand::draw(&mut hand.deck, &mut rng, &mut rest);
                    let Card { card, stays } = self.kinds[kind];
                    // What goes back is written over by the next card.
                    hand.cards[held % HAND] = card;
                    held += usize::from(stays);
                }
                (hand.rng, hand.rest, hand.held) = (rng, rest, held);
                if let Some(places) = again.get_mut(wanted..wanted + HAND) {
                    places.fill(at);
                }
                wanted += self.opening - held;
            }
            // How many cards a hand lacks cannot be foreseen: so all that are lacking are drawn in one go.
            for at in again.iter().take(wanted) {
                let hand = &mut self.hands[usize::from(*at) % AT_ONCE];
                let kind = Hand::draw(&mut hand.deck, &mut hand.rng, &mut hand.rest);
                hand.cards[hand.held % HAND] = self.kinds[kind].card;
                hand.held += 1;
            }
            for (hand, _) in self.hands.iter().zip(from..games.end) {
                see(&hand.cards[..self.opening % HAND]);
            }
        }
    }
}

impl<const W: usize, const N: usize> Machine<W, N> {
    /// The same with care.
    #[inline(never)]
    pub fn open(
        &mut self,
        games: &mut Games<W, N, 1>,
        rng: Rng,
        hand: &mut [CardId; HAND],
    ) -> usize {
        let (model, pack, memo) = (&self.model, &self.pack, &mut self.memo);
        let opening = model.rules.opening_hand.into();
        games.begin(model, pack, std::iter::once(rng), opening);
        if model.asks {
            let stays = |opening| model.rules_stay && memo.stays(model, opening);
            games.exchange(model, pack, stays);
        }
        let mut held = 0;
        for (number, kind) in model.kinds.iter().enumerate() {
            for _ in 0..model.layout.count(games.hands[0], number) {
                if let Some(place) = hand.get_mut(held) {
                    *place = kind.card;
                    held += 1;
                }
            }
        }
        held
    }
}
