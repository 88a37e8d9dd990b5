//! How long the proofs are.

/// The first number with `LONG=1` in the environment, the second without.
pub fn many(long: u64, short: u64) -> u64 {
    if std::env::var_os("LONG").is_some() {
        long
    } else {
        short
    }
}
