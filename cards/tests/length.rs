//! How long the proofs are.

/// Whether the environment asks for the long versions: `LONG=1`.
pub fn long() -> bool {
    std::env::var_os("LONG").is_some()
}

/// The first number in the long version, the second in the short one.
pub fn many(long: u64, short: u64) -> u64 {
    if self::long() { long } else { short }
}
