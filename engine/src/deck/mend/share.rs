//! Which changes cure which finding.

use super::cure::is_mistake;
use super::{Step, step};
use crate::deck::{DeckList, Judge, Line, Printed, Section, Violation};

/// For so many findings the fewest steps are looked for; further ones get all that may be needed.
const MOST_TRIED: usize = 200;

/// The steps, taken apart where what comes is for several findings, and for each finding the places of its own.
pub(super) fn share<'a, C: Printed>(
    judge: &Judge<'_, '_, C>,
    list: &DeckList<'a>,
    violations: &[Violation<'_>],
    steps: Vec<Step<'a>>,
) -> (Vec<Step<'a>>, Vec<Vec<usize>>) {
    let (gone, come): (Vec<Step<'a>>, Vec<Step<'a>>) =
        steps.into_iter().partition(|step| step.copies < 0);
    let mut pool = Pool { come, steps: gone };
    let mut cures = Vec::with_capacity(violations.len());
    let mut paid = Vec::new();
    for found in violations {
        cures.push(pool.own(list, found, &mut paid));
    }
    let steps = pool.rest();
    for (at, (found, cure)) in violations.iter().zip(&mut cures).enumerate() {
        widen(judge, list, found, &steps, cure, at < MOST_TRIED);
    }
    // What is left belongs to whatever could not be cured without it.
    let lonely = (0..steps.len()).filter(|at| !cures.iter().any(|cure| cure.contains(at)));
    let lonely: Vec<usize> = lonely.collect();
    let first = violations.iter().position(is_mistake);
    if let Some(cure) = first.and_then(|first| cures.get_mut(first)) {
        cure.extend(lonely);
        cure.sort_unstable();
    }
    (steps, cures)
}

/// Adds steps until a finding is cured: those that give colours, level or slots, those of its lists, all.
fn widen<C: Printed>(
    judge: &Judge<'_, '_, C>,
    list: &DeckList<'_>,
    found: &Violation<'_>,
    steps: &[Step<'_>],
    cure: &mut Vec<usize>,
    fewest: bool,
) {
    if !is_mistake(found) {
        return;
    }
    let about = |section: Section| {
        let of_lines = |line: &Line<'_>| found.lines.contains(&line.tag) && line.section == section;
        found.sections().any(|it| it == section) || list.lines.iter().any(of_lines)
    };
    let own = cure.clone();
    let begin = if fewest { 0 } else { 3 };
    for wider in begin..5 {
        let wanted = |step: &Step<'_>| match wider {
            0 => false,
            1 => gives(step.section),
            2 => about(step.section),
            3 => gives(step.section) || about(step.section),
            _ => true,
        };
        cure.clone_from(&own);
        let more = steps.iter().enumerate().filter(|(_, step)| wanted(step));
        cure.extend(more.map(|(at, _)| at));
        cure.sort_unstable();
        cure.dedup();
        let own = cure.iter().filter_map(|at| steps.get(*at));
        let cured = || is_cured(judge, &step::applied(list, own), found);
        if !cure.is_empty() && (!fewest || cured()) {
            return;
        }
    }
}

/// Whether a deck has not got a finding.
fn is_cured<C: Printed>(
    judge: &Judge<'_, '_, C>,
    list: &DeckList<'_>,
    found: &Violation<'_>,
) -> bool {
    let again = judge.check(list).err().map(|refused| refused.violations);
    let same = |other: &Violation<'_>| {
        (other.code, &other.cards, other.sections) == (found.code, &found.cards, found.sections)
    };
    !again.iter().flatten().any(same)
}

/// Steps that are given out.
struct Pool<'a> {
    /// Copies that come and belong to nobody yet.
    come: Vec<Step<'a>>,
    steps: Vec<Step<'a>>,
}

impl<'a> Pool<'a> {
    /// The steps that a finding names, and those that make good what they take out, once.
    fn own(
        &mut self,
        list: &DeckList<'_>,
        found: &Violation<'_>,
        paid: &mut Vec<usize>,
    ) -> Vec<usize> {
        if !is_mistake(found) {
            return Vec::new();
        }
        let gone = self.steps.iter().enumerate();
        let gone = gone.filter(|(_, step)| step.copies < 0 && names(found, list, step));
        let mut own: Vec<usize> = gone.map(|(at, _)| at).collect();
        for at in own.clone() {
            let step = self.steps.get(at).copied();
            if let Some(step) = step.filter(|_| !paid.contains(&at)) {
                paid.push(at);
                own.extend(self.take(step.section, step.copies.unsigned_abs()));
            }
        }
        own
    }

    /// The places of steps that bring so many copies into a section, as far as there are any.
    fn take(&mut self, section: Section, mut copies: u64) -> Vec<usize> {
        let mut taken = Vec::new();
        for step in self.come.iter_mut().filter(|step| step.section == section) {
            let some = step.copies.unsigned_abs().min(copies);
            if some == 0 {
                continue;
            }
            copies -= some;
            let some = i64::try_from(some).unwrap_or(i64::MAX);
            step.copies -= some;
            taken.push(self.steps.len());
            self.steps.push(Step {
                copies: some,
                ..*step
            });
        }
        taken
    }

    /// All steps, with those that nobody has asked for.
    fn rest(mut self) -> Vec<Step<'a>> {
        let rest = self.come.into_iter().filter(|step| step.copies > 0);
        self.steps.extend(rest);
        self.steps
    }
}

/// Whether a finding is about what a step takes out.
fn names(found: &Violation<'_>, list: &DeckList<'_>, step: &Step<'_>) -> bool {
    let mut lines = list.lines.iter();
    let line = lines.any(|line| {
        found.lines.contains(&line.tag)
            && line.section == step.section
            && (
                line.card,
                line.card.is_some() || line.written == step.written,
            ) == (step.card, true)
    });
    line || found.sections().any(|section| section == step.section)
}

/// Whether cards of a section let others stay.
const fn gives(section: Section) -> bool {
    matches!(
        section,
        Section::Arredores | Section::Centro | Section::Casa | Section::Classes
    )
}
