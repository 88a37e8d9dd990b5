//! What each finding asks for.

use super::Desk;
use crate::deck::{About, Code, Line, Section, Severity, Violation};

/// What cures a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Cure {
    /// These lines go.
    All(Vec<usize>),
    /// So many copies of these lines go.
    Some { lines: Vec<usize>, copies: u64 },
    /// So many copies come into a section, of a type if one is named.
    Come {
        section: Option<Section>,
        kind: Option<u8>,
        copies: u64,
    },
    /// It is no mistake.
    Nothing,
}

/// The cure of a finding about this deck.
pub(super) fn cure(found: &Violation<'_>, desk: &Desk<'_>) -> Cure {
    if !is_mistake(found) {
        return Cure::Nothing;
    }
    let count = found.numbers.found.unwrap_or_default();
    let most = u64::from(found.numbers.most.unwrap_or_default());
    let least = u64::from(found.numbers.least.unwrap_or_default());
    let lines = || found.lines.iter().map(|tag| *tag as usize).collect();
    match found.code {
        Code::TooFewCards | Code::NotPlayableYet => Cure::Come {
            section: None,
            kind: None,
            copies: least.saturating_sub(count),
        },
        Code::TooFewOfType => Cure::Come {
            section: found.sections().next(),
            kind: match found.about {
                About::Kind(kind) => Some(kind),
                _ => None,
            },
            copies: least.saturating_sub(count),
        },
        Code::WrongPosition if count < least => Cure::Come {
            section: found.sections().next(),
            kind: None,
            copies: least - count,
        },
        Code::WrongPosition | Code::TooManyCards | Code::TooFewSlots | Code::InventoryFull => {
            Cure::Some {
                lines: lines_of(found, desk),
                copies: count.saturating_sub(most),
            }
        }
        Code::TooManyCopies
        | Code::LimitedCard
        | Code::OutsidePool
        | Code::SamePath
        | Code::SameSpecifier
        | Code::TooManyLignum
        | Code::SameSummus
        | Code::TooManySummus
        | Code::TooManyAttachments => Cure::Some {
            lines: lines(),
            copies: count.saturating_sub(most),
        },
        _ => Cure::All(lines()),
    }
}

/// Whether it keeps a deck from being legal.
pub(super) const fn is_mistake(found: &Violation<'_>) -> bool {
    matches!(found.severity, Severity::Error | Severity::Incomplete)
}

fn lines_of(found: &Violation<'_>, desk: &Desk<'_>) -> Vec<usize> {
    let concerned = |line: &Line<'_>| {
        line.copies > 0 && found.sections().any(|section| section == line.section)
    };
    let lines = desk.list.lines.iter().enumerate();
    let lines = lines.filter(|(_, line)| concerned(line));
    lines.map(|(at, _)| at).collect()
}

/// In which order findings are cured: what has to go anyway first, then what leaves a choice, last what may move to
/// the inventory.
pub(super) const fn rank(code: Code) -> u8 {
    match code {
        Code::TooManyCopies | Code::LimitedCard | Code::OutsidePool | Code::SamePath => 1,
        Code::TooManyLignum | Code::SameSummus | Code::TooManySummus | Code::TooManyAttachments => {
            2
        }
        Code::TooManyCards | Code::WrongPosition | Code::InventoryFull => 3,
        Code::KnowledgeTooLow | Code::LivreNeedsLevel => 4,
        Code::SameSpecifier => 5,
        Code::TooFewSlots => 6,
        _ => 0,
    }
}

/// Whether what is on the table may go to the inventory instead of out of the deck. APO-H9
pub(super) const fn may_be_carried(code: Code) -> bool {
    matches!(
        code,
        Code::KnowledgeTooLow
            | Code::LivreNeedsLevel
            | Code::SameSpecifier
            | Code::TooFewSlots
            | Code::WrongCardType
    )
}
