//! Questions about odds, and their answers.

mod answer;
mod asked;

pub use answer::{Expected, Fraction, GroupOdds, Likely, OddsAnswer, OpeningHand, QuestionOdds};
pub use asked::{Count, GroupId, OddsAsked, OddsCondition, OddsGroup, OddsQuestion};
