//! Hands that make no difference any more are one kind of hand.

use super::compiled::{Compiled, Truth};
use super::{Groups, MOST_GROUPS};

/// A kind of hand: the counts that are still open, and the cards held of the groups that they count.
///
/// No open count means that the condition holds, whatever comes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    open: u64,
    held: [u16; MOST_GROUPS],
}

impl Kind {
    /// From so many more cards of these groups on, more of them make no difference.
    pub fn enough(self, groups: Groups, condition: &Compiled) -> usize {
        let enough = condition.enough(self.open).into_iter().zip(self.held);
        let enough = enough.enumerate().filter(|(group, _)| groups.has(*group));
        let most = enough.map(|(_, (enough, held))| enough.saturating_sub(held));
        most.max().unwrap_or(0).into()
    }

    /// The kind of a hand that got more cards of these groups; none if the condition fails, whatever comes.
    pub fn after(
        self,
        groups: Groups,
        more: u16,
        left: &[u16; MOST_GROUPS],
        condition: &Compiled,
    ) -> Option<Self> {
        let mut held = self.held;
        for (group, held) in held.iter_mut().enumerate() {
            if groups.has(group) {
                *held += more;
            }
        }
        Self::of(self.open, held, left, condition)
    }

    /// The kind of an empty hand, when so many cards of each group may come; none if the condition cannot hold.
    pub fn at_first(left: &[u16; MOST_GROUPS], condition: &Compiled) -> Option<Self> {
        Self::of(u64::MAX, [0; MOST_GROUPS], left, condition)
    }

    fn of(
        open: u64,
        mut held: [u16; MOST_GROUPS],
        left: &[u16; MOST_GROUPS],
        condition: &Compiled,
    ) -> Option<Self> {
        match condition.known(open, &held, left) {
            Truth::Fails => None,
            Truth::Holds | Truth::Past => Some(Self::default()),
            Truth::Open(open) => {
                let enough = condition.enough(open);
                for (held, enough) in held.iter_mut().zip(enough) {
                    *held = enough.min(*held);
                }
                Some(Self { open, held })
            }
        }
    }
}
