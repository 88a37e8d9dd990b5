//! A deck with the bases of a plan.

use super::plan::{Base, Plan};
use super::{Court, MOST_POSITIONS, court_colours};
use crate::deck::mend::{Desk, Taste, fill};
use crate::deck::{CardNo, Printed};

impl<'j: 'a, 'a, C: Printed> Court<'_, 'j, '_, 'a, C> {
    /// The deck with the bases of a plan, its gaps filled; with bases that wait outside where there are any, or only
    /// where there are no others.
    pub(super) fn frame(
        &self,
        plans: &Plan,
        identity: u8,
        from_outside: bool,
        taste: &mut dyn Taste,
    ) -> Option<Desk<'a>> {
        let chosen = plans.chosen(identity, &self.cover)?;
        let mut desk = self.desk.clone();
        let mut covered = 0;
        for (base, kept) in self.bases.iter().zip(&chosen) {
            if kept.iter().sum::<u32>() > 0 {
                covered |= base.colours;
            }
            self.arrange(&mut desk, base, *kept);
        }
        // Bases that may not be played, and cards that are none.
        for at in 0..desk.list.lines.len() {
            let line = desk.list.lines.get(at).copied()?;
            let known = |base: &Base| Some(base.card) == line.card;
            if self.positions.iter().any(|(it, _)| *it == line.section)
                && !self.bases.iter().any(known)
            {
                desk.take(at, u32::MAX);
            }
        }
        self.complete(&mut desk, identity & !covered, from_outside, taste)?;
        Some(desk)
    }

    /// Leaves so many copies of a base at each position: those that are there, then those that are elsewhere.
    fn arrange(&self, desk: &mut Desk<'a>, base: &Base, kept: [u32; MOST_POSITIONS]) {
        let mut stay = kept;
        for at in 0..desk.list.lines.len() {
            let Some(line) = desk.list.lines.get(at).copied() else {
                continue;
            };
            if line.card != Some(base.card) || line.section.is_aside() {
                continue;
            }
            let position = self
                .positions
                .iter()
                .position(|(it, _)| *it == line.section);
            let stays = match position.and_then(|position| stay.get_mut(position)) {
                Some(left) => {
                    let stays = line.copies.min(*left);
                    *left -= stays;
                    stays
                }
                None => 0,
            };
            desk.take(at, line.copies - stays);
            desk.keep(at);
        }
        for ((section, _), lacking) in self.positions.iter().zip(stay) {
            fill::add(self.judge, desk, *section, base.card, lacking);
        }
    }

    /// Fills the positions: first with bases of the colours that are lacking, then with any.
    fn complete(
        &self,
        desk: &mut Desk<'a>,
        mut lacking: u8,
        from_outside: bool,
        taste: &mut dyn Taste,
    ) -> Option<()> {
        for (section, wanted) in &self.positions {
            let there = |desk: &Desk<'_>| {
                let lines = desk
                    .list
                    .lines
                    .iter()
                    .filter(|line| line.section == *section);
                lines.map(|line| line.copies).sum::<u32>()
            };
            while there(desk) < *wanted {
                let stock = self.stock.iter().copied();
                let mut from = self.judge.could_come_of(&desk.list, *section, None, stock);
                let next = self.cover.next(lacking);
                let gives =
                    |card: CardNo| lacking == 0 || court_colours(self.judge, card) == Some(next);
                from.retain(|(card, _)| gives(*card));
                if from_outside || from.is_empty() {
                    // Copies outside use up what may be played of a card: one of them comes in.
                    if let Some((at, card)) = self.outside(desk, gives) {
                        desk.take(at, 1);
                        fill::add(self.judge, desk, *section, card, 1);
                        lacking &= !court_colours(self.judge, card).unwrap_or_default();
                        continue;
                    }
                }
                let some = if lacking == 0 {
                    *wanted - there(desk)
                } else {
                    1
                };
                let chosen = taste.choose(&desk.list, *section, some, &from);
                if chosen.is_empty() {
                    return None;
                }
                for (card, copies) in chosen {
                    fill::add(self.judge, desk, *section, card, copies);
                    lacking &= !court_colours(self.judge, card).unwrap_or_default();
                }
            }
        }
        (lacking == 0).then_some(())
    }

    /// A base that waits outside, with its line.
    fn outside(&self, desk: &Desk<'_>, fits: impl Fn(CardNo) -> bool) -> Option<(usize, CardNo)> {
        let mut lines = desk.list.lines.iter().enumerate();
        lines.find_map(|(at, line)| {
            let card = line
                .card
                .filter(|card| self.stock.contains(card) && fits(*card));
            card.filter(|_| line.section.is_aside() && desk.loose(at) > 0)
                .map(|card| (at, card))
        })
    }
}
