//! The goldfish lab: opening hands, mulligans and early turns of one deck.

pub mod advice;
