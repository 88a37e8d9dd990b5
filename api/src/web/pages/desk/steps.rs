//! The way back: what was done to a deck, step by step, and what was undone.

use fabulario_cards::document::{DeckDocument, Delta, apply, diff};
use serde::{Deserialize, Serialize};

/// Most steps that a form carries along; the oldest are forgotten first.
const MOST: usize = 20;
/// Most changes of a step that can be taken back: a form is to stay small.
const MOST_CHANGES: usize = 200;

/// Steps back and steps forth, the next one last.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Steps {
    #[serde(default)]
    undo: Vec<Vec<Delta>>,
    #[serde(default)]
    redo: Vec<Vec<Delta>>,
}

impl Steps {
    /// The steps of a form; what cannot be read is no step.
    pub fn read(text: Option<&str>) -> Self {
        let mut steps = match text.map(serde_json::from_str::<Self>) {
            Some(Ok(steps)) => steps,
            _ => Self::default(),
        };
        for steps in [&mut steps.undo, &mut steps.redo] {
            let from = steps.len().saturating_sub(MOST);
            steps.drain(..from);
        }
        steps
    }

    /// Remembers what was done between two versions.
    pub fn done(&mut self, before: &DeckDocument, after: &DeckDocument) {
        let step = diff(before, after).unwrap_or_else(|_| Vec::new());
        if step.is_empty() {
            return;
        }
        self.redo.clear();
        if step.len() > MOST_CHANGES {
            // A step that is missing would leave the ones before it without their ground.
            self.undo.clear();
            return;
        }
        self.undo.push(step);
        if self.undo.len() > MOST {
            self.undo.remove(0);
        }
    }

    /// The deck before the last step.
    pub fn back(&mut self, document: &DeckDocument) -> Option<DeckDocument> {
        let step = self.undo.pop()?;
        let inverse = step.iter().cloned().map(Delta::inverse);
        let before = apply(document, inverse).ok()?;
        self.redo.push(step);
        Some(before)
    }

    /// The deck after the step that was taken back last.
    pub fn forth(&mut self, document: &DeckDocument) -> Option<DeckDocument> {
        let step = self.redo.pop()?;
        let after = apply(document, step.iter().cloned()).ok()?;
        self.undo.push(step);
        Some(after)
    }

    /// How many steps there are back.
    pub fn behind(&self) -> usize {
        self.undo.len()
    }

    /// How many steps there are forth.
    pub fn ahead(&self) -> usize {
        self.redo.len()
    }
}
