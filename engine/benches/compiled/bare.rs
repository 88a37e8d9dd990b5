//! The least that any game must do.

use fabulario_engine::rng::Rng;

/// Six indices of one word, below `n`, `n - 1`, …: batched bounded integers without bias.
fn six(rng: &mut Rng, n: u64) -> [usize; 6] {
    let product: u64 = (0..6).map(|i| n - i).product();
    loop {
        let mut low = rng.next();
        let picks = std::array::from_fn(|i| {
            let wide = u128::from(low) * u128::from(n - i as u64);
            low = wide as u64;
            (wide >> 64) as usize
        });
        if low >= product || low >= product.wrapping_neg() % product {
            return picks;
        }
    }
}

/// A fresh deck of forty and so many cards of it, six to a word: what any game must at least do.
#[inline(never)]
pub fn bare(rng: &mut Rng, fresh: &[u8; 40], cards: usize) -> [u8; 40] {
    let mut deck = *fresh;
    let mut at = 0;
    while at < cards {
        for pick in six(rng, 40 - at as u64).into_iter().take(cards - at) {
            deck.swap(at, at + pick);
            at += 1;
        }
    }
    deck
}
