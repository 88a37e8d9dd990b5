//! Which cards of a hand are played: an exact search whose answer is one number.

use tinyvec::ArrayVec;

use super::deal::OPENING;
use super::lanes::Lanes;
use super::model::{MOST_RESOURCES, Model};

/// The kinds of a hand, each copy once.
type Kinds = ArrayVec<[usize; OPENING]>;

/// The worth of a card: what the policy wants most, then what decides between equals. Below it there is a
/// bit for each card of a hand.
pub(super) const fn worth(most: u16, then: u16) -> u64 {
    (most as u64) << 44 | (then as u64) << OPENING
}

/// Gives every card that is played; all cards of the hand can be paid with the resources.
pub(super) fn choose<const W: usize>(
    model: &Model<W>,
    hand: Lanes<W>,
    resources: u8,
    mut take: impl FnMut(usize),
) {
    let mut left = usize::from(resources);
    let mut kinds = Kinds::new();
    for (at, kind) in model.playing.iter().enumerate() {
        let price = usize::from(model.price(*kind));
        for _ in 0..model.layout.count(hand, *kind) {
            if at >= model.certain {
                let _ = kinds.try_push(*kind);
            } else if price <= left {
                left -= price;
                take(*kind);
            }
        }
    }
    let chosen = best(model, &kinds, left);
    for (place, kind) in kinds.iter().enumerate() {
        if chosen & first(place) != 0 {
            take(*kind);
        }
    }
}

/// The bit of a card by its place: an earlier card is worth more than all later ones together.
const fn first(place: usize) -> u64 {
    1 << (OPENING - 1 - place)
}

/// The greatest sum of worths for so many resources, with the bits of its cards. Of equals it has the
/// earlier card: sums are compared with their bits.
#[expect(
    clippy::indexing_slicing,
    reason = "no turn has more than the most resources"
)]
fn best<const W: usize>(model: &Model<W>, kinds: &Kinds, resources: usize) -> u64 {
    let mut best = [0; MOST_RESOURCES as usize + 1];
    for (place, kind) in kinds.iter().enumerate() {
        let price = usize::from(model.price(*kind));
        let worth = model.worth(*kind) | first(place);
        for left in (price..=resources).rev() {
            best[left] = best[left].max(best[left - price] + worth);
        }
    }
    best[resources]
}
