//! A name of its own for every number, without looking at any other: the number is taken apart into words as an
//! arithmetic code would do it, so common words get many numbers and rare ones few. What is left of the number after
//! noun, adjective and place becomes an invented word.

use std::sync::LazyLock;

use fabulario_engine::Game;

use super::dice::Dice;
use super::words::{ADJECTIVES, NOUNS, PLACES, invented};

/// As many numbers are mixed among each other; what comes after them has longer invented words.
const BLOCK: u64 = 1 << 17;
/// More invented words than a noun, an adjective and a place together need in one block.
const WORDS: u64 = 1 << 13;

/// The name of a card in Portuguese and English.
pub(super) fn name(seed: u64, game: Game, number: u64) -> [String; 2] {
    let mut at = Cell {
        rest: shuffled(seed, game, number % BLOCK),
        size: BLOCK,
        words: 0,
    };
    let noun = &NOUNS[at.split(&SHARES.nouns)];
    let adjective = at.split(&SHARES.adjectives).checked_sub(1);
    let place = at.split(&SHARES.places).checked_sub(1);
    let adjective = adjective.map(|i| &ADJECTIVES[i]);
    let place = place.map(|i| &PLACES[i]);
    // A noun alone is no name.
    let alone = u64::from(adjective.is_none() && place.is_none());
    assert!(at.rest + alone < WORDS, "a block has too many numbers");
    let code = number / BLOCK * WORDS + at.rest + alone;
    let word = (code > 0).then(|| invented(code));
    let plural = Dice::of(seed, game, !number).percent(18);
    let (pt_noun, en_noun) = if plural {
        (&noun.pt_plural, &noun.en_plural)
    } else {
        (&noun.pt, &noun.en)
    };
    let (mut pt, mut en) = (pt_noun.clone(), en_noun.clone());
    if let Some(adjective) = adjective {
        pt = format!("{pt} {}", adjective.pt(noun, plural));
        en = format!("{} {en}", adjective.en);
    }
    match (place, word) {
        (None, None) => {}
        (None, Some(word)) => {
            pt = format!("{pt} de {word}");
            en = format!("{en} of {word}");
        }
        (Some(place), None) => {
            pt = format!("{pt} {}", place.pt);
            en = format!("{en} {}", place.en);
        }
        (Some(place), Some(word)) => {
            pt = format!("{pt} {} {word}", place.pt);
            en = format!("{en} {}", place.en.replacen("the", &format!("{word}'s"), 1));
        }
    }
    [pt, en]
}

/// A number among those that share the words that are chosen already.
struct Cell {
    rest: u64,
    size: u64,
    /// What tells those words from others.
    words: u64,
}

impl Cell {
    /// Takes the next word, of which each has its share of the numbers.
    fn split(&mut self, shares: &[u64]) -> usize {
        let total = shares.last().expect("there are words");
        // Small cells have no room for most words: which ones are rounded up is another question in each.
        let up = Dice::new(self.words).below(*total);
        let ends = |i: usize| (shares[i] * self.size + up) / total;
        let found = (0..shares.len()).find(|i| self.rest < ends(*i));
        let found = found.expect("the last word ends where the cell does");
        let before = if found == 0 { 0 } else { ends(found - 1) };
        *self = Self {
            rest: self.rest - before,
            size: ends(found) - before,
            words: self.words * 1000 + found as u64 + 1,
        };
        found
    }
}

/// The shares of words, added up.
struct Shares {
    nouns: Vec<u64>,
    adjectives: Vec<u64>,
    places: Vec<u64>,
}

static SHARES: LazyLock<Shares> = LazyLock::new(|| Shares {
    nouns: shares(NOUNS.len(), 0),
    adjectives: shares(ADJECTIVES.len(), 24),
    places: shares(PLACES.len(), 34),
});

/// The word in place `i` has a share of about `1 / i`; no word at all so many in a hundred.
fn shares(count: usize, none: u64) -> Vec<u64> {
    let each = (0..count as u64).map(|i| 1_000_000 / (i + 4));
    let words: u64 = each.clone().sum();
    let nothing = (none > 0).then(|| words * none / (100 - none));
    let mut sum = 0;
    let all = nothing.into_iter().chain(each);
    all.map(|share| {
        sum += share;
        sum
    })
    .collect()
}

/// Another number of the block for every number of it.
fn shuffled(seed: u64, game: Game, number: u64) -> u64 {
    let mut dice = Dice::of(seed, game, u64::MAX);
    let mut mixed = number;
    for _ in 0..3 {
        mixed = mixed
            .wrapping_mul(dice.next() | 1)
            .wrapping_add(dice.next())
            % BLOCK;
        mixed ^= mixed >> 9;
    }
    mixed
}
