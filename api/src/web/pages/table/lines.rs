//! A game that is told in lines, where nobody plays by hand.

use super::asked::Asked;
use crate::web::Shell;
use crate::wire::goldfish::SampleTold;

/// The lines of a game, as far as one has read.
pub struct Lines {
    pub reason: String,
    /// Each with whether it is read already, and whether it is the one of the page.
    pub all: Vec<(String, bool, bool)>,
}

impl Lines {
    /// The lines of a game as far as the address says.
    pub fn new(told: &SampleTold, asked: &Asked, shell: &Shell) -> Self {
        let lines = told.lines.get(shell.lang);
        let at = asked.until.unwrap_or(0);
        let line = |(place, text): (usize, &String)| (text.clone(), place <= at, place == at);
        Self {
            reason: told.reason.clone(),
            all: lines.iter().enumerate().map(line).collect(),
        }
    }

    /// How many steps there are.
    pub fn count(&self) -> usize {
        self.all.len().saturating_sub(1)
    }
}
