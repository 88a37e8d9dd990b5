//! Only the opening hand and the mulligan.

use super::deal::Pack;
use super::game::Games;
use super::machine::{AT_ONCE, Machine};
use super::model::Model;
use crate::fabula::CardId;
use crate::rng::Rng;

/// Room for a hand: a power of two, and no less than an opening hand.
pub(super) const HAND: usize = 32;

/// Room for a place for each card that goes back.
const PLACES: usize = AT_ONCE * HAND;

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

    /// The hands after the mulligan, of as many games as there are streams of chance.
    #[inline]
    pub fn open(&mut self, mut rngs: impl Iterator<Item = Rng>, mut see: impl FnMut(&[CardId])) {
        let mut count = AT_ONCE;
        while count == AT_ONCE {
            count = 0;
            let (mut lacking, mut places) = (0, [0_u8; PLACES]);
            for ((at, hand), mut rng) in (0..).zip(&mut self.hands).zip(&mut rngs) {
                let (mut rest, mut held) = (self.cards, 0);
                hand.deck = self.fresh;
                for _ in 0..self.opening {
                    let kind = draw(&mut hand.deck, &mut rng, &mut rest);
                    let Card { card, stays } = self.kinds[kind];
                    // What goes back is written over by the next card.
                    hand.cards[held % HAND] = card;
                    held += usize::from(stays);
                }
                (hand.rng, hand.rest, hand.held) = (rng, rest, held);
                if let Some(places) = places.get_mut(lacking..lacking + HAND) {
                    places.fill(at);
                }
                lacking += self.opening - held;
                count += 1;
            }
            // How many cards a hand lacks cannot be foreseen: so all that are lacking are drawn in one go.
            for at in places.iter().take(lacking) {
                let hand = &mut self.hands[usize::from(*at) % AT_ONCE];
                let kind = draw(&mut hand.deck, &mut hand.rng, &mut hand.rest);
                hand.cards[hand.held % HAND] = self.kinds[kind].card;
                hand.held += 1;
            }
            for hand in self.hands.iter().take(count) {
                see(&hand.cards[..self.opening % HAND]);
            }
        }
    }
}

/// Draws the next card: its kind.
#[inline]
#[expect(clippy::indexing_slicing, reason = "a remainder is below N")]
fn draw<const N: usize>(deck: &mut [u8; N], rng: &mut Rng, rest: &mut u32) -> usize {
    // Places are below N anyway: so the compiler knows it too.
    let place = rng.below(*rest) as usize % N;
    *rest -= 1;
    let kind = deck[place];
    deck[place] = deck[*rest as usize % N];
    kind.into()
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
