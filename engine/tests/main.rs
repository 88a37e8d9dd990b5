//! The rules, proved. One binary: linking it ten times took longer than running it.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

mod advice;
mod construction;
mod dominions;
mod fabula;
mod games;
mod goldfish;
mod judging;
mod lab;
mod length;
mod multiversity;
mod odds;
