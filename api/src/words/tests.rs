//! Words and the files that they come from.
