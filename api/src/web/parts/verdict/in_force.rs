//! What every format in force says of a deck.

use actix_web::web::Data;
use fabulario_cards::document::DeckDocument;

use super::{ShownFinding, class, format_name, sign, word};
use crate::desk::judge::{InFormat, of_one};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;

/// A format's verdict.
pub struct InForce {
    /// What players call the format.
    pub format: String,
    /// `legal`, `illegal` or `incomplete`.
    pub id: String,
    /// The word for it.
    pub word: String,
    /// What keeps the deck from being played.
    pub findings: Vec<ShownFinding>,
    /// What is worth knowing.
    pub notes: Vec<ShownFinding>,
}

impl InForce {
    /// The verdicts on a deck.
    pub async fn all(
        state: &Data<State>,
        document: &DeckDocument,
        shell: &Shell,
    ) -> Result<Vec<Self>, Problem> {
        let told = of_one(state, document, None, false, shell.lang).await?;
        let current = state.catalogue.get();
        let verdict = |it: &InFormat| Self {
            format: format_name(&current.catalogue, &it.format, shell),
            word: word(&it.verdict, shell),
            findings: ShownFinding::all(&it.violations, shell),
            notes: ShownFinding::all(&it.notes, shell),
            id: it.verdict.clone(),
        };
        Ok(told.formats.iter().map(verdict).collect())
    }

    /// The class of stamps and seals.
    pub fn class(&self) -> &'static str {
        class(&self.id)
    }

    /// The sign beside the word.
    pub fn sign(&self) -> &'static str {
        sign(&self.id)
    }
}
