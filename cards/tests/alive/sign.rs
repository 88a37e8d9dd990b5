//! What tells two games apart.

use fabulario_engine::fabula::Event;

use super::same::Side;

/// What told the two games apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sign {
    /// In the game of the player who decides.
    pub leader: Option<Event>,
    /// In its place in the other one.
    pub follower: Option<Event>,
    /// How many actions were played.
    pub actions: usize,
}

impl Sign {
    /// The first event that differs; where one list is only longer, if both games are in step.
    pub fn of(one: &Side, other: &Side, in_step: bool, actions: usize) -> Option<Self> {
        let (mine, theirs) = (&one.happened, &other.happened);
        let at = mine.iter().zip(theirs).take_while(|(a, b)| a == b).count();
        let (leader, follower) = (mine.get(at).copied(), theirs.get(at).copied());
        let differ = match (leader, follower) {
            (Some(_), Some(_)) => true,
            (None, None) => false,
            _ => in_step,
        };
        differ.then_some(Self {
            leader,
            follower,
            actions,
        })
    }
}
