//! HTTP: the frame around every request, what is read of it, and how it is answered.

pub mod accept;
pub mod body;
pub mod extract;
pub mod form;
pub mod frame;
pub mod language;
pub mod problem;
pub mod query;
pub mod representation;
pub mod theme;
