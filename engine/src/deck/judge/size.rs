//! How many cards a list holds.

use super::of_list;
use crate::deck::{Case, Code, Findings, Numbers, Printed, Section, Violation};

/// Sizes of lists: FAB-D1 to FAB-D4 (FAB 1.3.1, 3.1.3, 3.1.6, 4.1.1), DD-K1, MVC-M1, MVC-M8, APO-H1,
/// APO-H2, APO-H5.
pub(super) fn check<'r, C: Printed>(case: &Case<'_, 'r, C>, findings: &mut Findings<'r>) {
    for list in &case.rules().lists {
        let found = case.total(list.sections);
        let of_list = |violation| of_list(violation, list.list, list.sections);
        let floors = [
            (Code::TooFewCards, list.min),
            (Code::NotPlayableYet, list.to_play),
        ];
        for (code, least) in floors {
            if let Some(least) = least.filter(|least| found < least.value.into()) {
                let violation = Violation::new(code, least.basis);
                findings.add(of_list(violation.numbers(Numbers::few(found, least.value))));
            }
        }
        if let Some(most) = list.max {
            findings.at_most(Code::TooManyCards, found, most, of_list);
        }
    }
    for (section, count) in &case.rules().positions {
        position(case, *section, count, findings);
    }
}

/// Four Arredores and one Centro. FAB-D4; FAB 1.4.2, 3.1.6
fn position<'r, C: Printed>(
    case: &Case<'_, 'r, C>,
    section: Section,
    count: &crate::deck::Figure<'r>,
    findings: &mut Findings<'r>,
) {
    let found = case.total(section.bit());
    if found != u64::from(count.value) {
        let numbers = Numbers {
            found: Some(found),
            least: Some(count.value),
            most: Some(count.value),
        };
        let violation = Violation::new(Code::WrongPosition, count.basis).numbers(numbers);
        let about = crate::deck::About::Section(section);
        findings.add(violation.about(about).of_sections(section.bit()));
    }
}
