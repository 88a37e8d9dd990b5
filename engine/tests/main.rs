//! The rules, proved. One binary: linking it ten times took longer than running it.

mod advice;
mod construction;
mod dominions;
mod fabula;
mod games;
mod goldfish;
mod judging;
mod lab;
mod multiversity;
mod odds;
