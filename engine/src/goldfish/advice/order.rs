//! Which cards numbers decide between while nobody is in play: the order of all others means nothing.

use super::company::{Company, Role};
use super::kinds::{Aim, Kind};
use super::stage::{Known, Turns};

/// Cards of a cost that turns cannot tell apart but by their numbers.
type Group = (u32, Role);

impl Turns<'_> {
    /// What cards are known by from a turn on as long as somebody may be lacking, wherever no discard is told by numbers:
    /// cost, worth and what they have to do with company, in any order that keeps the first of two cards first if
    /// numbers decide between them.
    pub(super) fn known_by_role(&self, turn: usize) -> Vec<Known> {
        self.known_in_order(turn, |kind| self.rank(turn, kind))
    }

    /// The place of a card among those of its cost.
    fn rank(&self, turn: usize, kind: &Kind) -> u16 {
        let alike = self.kinds.all().iter().filter(|it| it.cost == kind.cost);
        let alike: Vec<Group> = alike.map(|it| (it.worth, it.role)).collect();
        let mut groups: Vec<Group> = Vec::new();
        for group in &alike {
            if !groups.contains(group) {
                groups.push(*group);
            }
        }
        let ends = |group: &Group| {
            let first = alike.iter().position(|it| it == group);
            (first, alike.iter().rposition(|it| it == group))
        };
        let mixed = |one: &Group, other: &Group| {
            let ((first, last), (other_first, other_last)) = (ends(one), ends(other));
            first <= other_last && other_first <= last
        };
        let mut pairs = groups.iter().enumerate().flat_map(|(at, one)| {
            let others = groups.iter().skip(at + 1);
            others.map(move |other| (one, other))
        });
        if pairs.any(|(one, other)| {
            self.is_told_by_number(turn, kind.cost, (*one, *other)) && mixed(one, other)
        }) {
            return kind.fine;
        }
        let place = groups.iter().position(|it| *it == (kind.worth, kind.role));
        place
            .and_then(|place| u16::try_from(place).ok())
            .unwrap_or(kind.fine)
    }

    /// Whether the numbers of two cards of a cost can decide anything from a turn on.
    fn is_told_by_number(&self, turn: usize, cost: u8, (one, other): (Group, Group)) -> bool {
        let ((worth, role), (other_worth, other_role)) = (one, other);
        // The smaller number is chosen of two that are worth as much.
        if worth == other_worth {
            return true;
        }
        // Of two that are played one after the other the smaller number comes first, which may be company for the rest.
        let alone = |role: Role| role.wants == Company::Nobody;
        if !alone(role) || !alone(other_role) || role.is_ally != other_role.is_ally {
            return false;
        }
        let last = self.plays() - 1;
        // Nothing but the price counts once nothing follows.
        let ends = |at: usize| at == last && !matches!(self.aim, Aim::Package { .. });
        let turns = self
            .resources
            .iter()
            .enumerate()
            .take(self.plays())
            .skip(turn);
        turns
            .filter(|(_, resources)| 2 * u16::from(cost) <= u16::from(**resources))
            .any(|(at, _)| role != other_role || (role.brings && !ends(at)))
    }
}
