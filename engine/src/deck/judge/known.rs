//! Before any rule: is every card known, and does the format hold on this day?

use crate::deck::{About, Basis, Case, Code, Findings, Line, Printed, Violation};

/// What no definition explains cannot be judged: one finding for each name that nobody knows.
pub(super) fn check<C: Printed>(case: &Case<'_, '_, C>, findings: &mut Findings<'_>) {
    let unknown = |line: &&Line<'_>| line.card.is_none() && line.copies > 0;
    let unknown = case.list.lines.iter().filter(unknown);
    let mut unknown: Vec<(&str, u32)> = unknown.map(|line| (line.written, line.tag)).collect();
    unknown.sort_unstable();
    for lines in unknown.chunk_by(|a, b| a.0 == b.0) {
        let mut violation = Violation::new(Code::UnknownCard, Basis::NOTHING);
        for (written, tag) in lines {
            violation.about = About::Word((*written).to_owned());
            violation.lines.push(*tag);
        }
        findings.add(violation);
    }
}

/// A format that does not hold on the day of the game makes no deck legal.
pub(super) fn in_force<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    if let Some((period, basis)) = case.rules().not_in_force {
        let violation = Violation::new(Code::FormatNotInForce, basis);
        findings.add(violation.about(About::Period(period)));
    }
}
