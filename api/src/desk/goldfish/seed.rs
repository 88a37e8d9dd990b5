//! The seed of a request, or one of the server's own.

use uuid::Uuid;

use super::Unplayed;
use crate::wire::Mistake;
use crate::wire::goldfish::Seed;
use crate::words::Language;
use crate::words::goldfish as words;

/// The bits of a seed that nobody asked for: few enough to be read out.
const CHOSEN: u64 = (1 << 32) - 1;

/// A seed that nobody asked for.
pub fn fresh() -> u64 {
    Uuid::now_v7().as_u64_pair().1 & CHOSEN
}

/// The seed that was asked for, or another one every time.
pub(super) fn read(asked: Option<&Seed>, lang: Language) -> Result<u64, Unplayed> {
    let Some(seed) = asked else {
        return Ok(fresh());
    };
    seed.value().ok_or_else(|| {
        let (pointer, message) = ("/seed".to_owned(), words::seed(u64::MAX));
        Unplayed::one(Mistake::new(pointer, "too_large", lang, message))
    })
}
