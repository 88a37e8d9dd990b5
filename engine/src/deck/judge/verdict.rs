//! What comes of it: a legal deck, or every reason why there is none.

use crate::deck::{CardNo, Code, Figure, Numbers, Section, Severity, Violation};

/// How a deck stands in a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It may be played.
    Legal,
    /// It breaks a rule.
    Illegal,
    /// It breaks no rule, but a game cannot begin with it yet. Ruling: MVC-C1
    Incomplete,
}

/// Some copies of a card in a section.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    /// The card.
    pub card: CardNo,
    /// Where.
    pub section: Section,
    /// How many.
    pub copies: u64,
    /// What its copies share, whatever their id.
    pub(super) key: u32,
    /// The line that it comes from.
    pub(super) line: u32,
}

/// A deck that breaks no rule. Holding one is the proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegalDeck<'r> {
    held: Vec<Held>,
    notes: Vec<Violation<'r>>,
}

impl<'r> LegalDeck<'r> {
    /// Every card with its copies, each card once per section.
    #[must_use]
    pub fn cards(&self) -> &[Held] {
        &self.held
    }

    /// What is worth knowing of it: warnings and notes, no errors.
    #[must_use]
    pub fn notes(&self) -> &[Violation<'r>] {
        &self.notes
    }
}

/// A deck that may not be played, with every reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused<'r> {
    /// Illegal or incomplete.
    pub verdict: Verdict,
    /// Every reason, in the order of the rules, and what else is worth knowing.
    pub violations: Vec<Violation<'r>>,
}

/// What the rules have found so far.
#[derive(Debug, Default)]
pub struct Findings<'r>(pub(super) Vec<Violation<'r>>);

impl<'r> Findings<'r> {
    /// Notes a finding.
    pub fn add(&mut self, violation: Violation<'r>) {
        self.0.push(violation);
    }

    /// Notes that there are more than a figure allows, if there are.
    pub fn at_most(
        &mut self,
        code: Code,
        found: u64,
        most: Figure<'r>,
        about: impl FnOnce(Violation<'r>) -> Violation<'r>,
    ) {
        if found > most.value.into() {
            let violation = Violation::new(code, most.basis);
            self.add(about(violation.numbers(Numbers::many(found, most.value))));
        }
    }

    /// The verdict on what was found.
    pub(super) fn decide(mut self, mut held: Vec<Held>) -> Result<LegalDeck<'r>, Refused<'r>> {
        self.0.sort_by_key(Violation::order);
        let worst = self.0.iter().map(|violation| violation.severity).max();
        let verdict = match worst {
            Some(Severity::Error) => Verdict::Illegal,
            Some(Severity::Incomplete) => Verdict::Incomplete,
            Some(Severity::Warning | Severity::Note) | None => {
                let place =
                    |held: &Held| u64::from(held.section as u8) << 32 | u64::from(held.card.0);
                held.sort_unstable_by_key(place);
                held.dedup_by(|later, earlier| {
                    let same = place(later) == place(earlier);
                    earlier.copies += if same { later.copies } else { 0 };
                    same
                });
                let notes = self.0;
                return Ok(LegalDeck { held, notes });
            }
        };
        Err(Refused {
            verdict,
            violations: self.0,
        })
    }
}
