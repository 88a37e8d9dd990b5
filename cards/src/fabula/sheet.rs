//! What the data files say besides the cards.

use std::collections::BTreeMap;

use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::document::{DeckDocument, DeckEntry, Sections};
use crate::ready::DeckSheet;
use crate::words::Words;

/// A keyword of the data: a name for abilities. FAB 1.14.2
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Keyword {
    pub id: String,
    pub name: Text,
    /// Read by the engine.
    pub abilities: Vec<Value>,
}

/// A deck that can be played as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyDeck {
    /// What it is called in addresses; it never changes.
    pub id: String,
    /// The name.
    pub name: Text,
    /// How it is played, in one paragraph.
    pub guide: Text,
    /// The format that it is legal in.
    pub format: String,
    /// The inner base.
    pub centro: String,
    /// The four outer bases.
    pub arredores: Vec<String>,
    /// How many copies of which card.
    pub cards: BTreeMap<String, u32>,
}

impl DeckSheet for ReadyDeck {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> Words {
        self.name.clone().into()
    }

    fn guide(&self) -> Words {
        self.guide.clone().into()
    }

    fn format(&self) -> &str {
        &self.format
    }

    /// Under its Portuguese name.
    fn document(&self) -> DeckDocument {
        let main = self.cards.iter();
        let main = main.map(|(id, copies)| DeckEntry::new(id, *copies));
        let bases = |ids: &[String]| ids.iter().map(|id| DeckEntry::new(id, 1)).collect();
        DeckDocument {
            game: Game::Fabula,
            name: Some(self.name.pt.clone()),
            note: None,
            sections: Sections::from([
                (Section::Main, main.collect()),
                (Section::Arredores, bases(&self.arredores)),
                (Section::Centro, bases(std::slice::from_ref(&self.centro))),
            ]),
        }
    }

    fn pointer(&self, line: Option<(Section, &str, usize)>) -> String {
        match line {
            Some((Section::Centro, ..)) => "/centro".to_owned(),
            Some((Section::Arredores, _, at)) => format!("/arredores/{at}"),
            Some((_, id, _)) => format!("/cards/{id}"),
            None => "/cards".to_owned(),
        }
    }
}
