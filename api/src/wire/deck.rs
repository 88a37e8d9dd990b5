//! One deck of any game, list by list: what is taken from a request is what answers give.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::decks::{HeroEntry, Label};

/// The lists of a deck. A deck has only the lists of its game: `main`, `arredores`, `centro` and `reserve` in Fábula,
/// `main` in Dominions, `main` and `sideboard` in Multiversity, the others in Apoteose.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckLists {
    /// What its owner calls it; nothing looks at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Label>,
    /// The cards that are shuffled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub main: Vec<HeroEntry>,
    /// Fábula: the four outer bases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arredores: Vec<HeroEntry>,
    /// Fábula: the inner base.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub centro: Vec<HeroEntry>,
    /// Fábula: cards and bases that may be swapped in between games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<HeroEntry>,
    /// Multiversity: cards that may be swapped in between games.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sideboard: Vec<HeroEntry>,
    /// Apoteose: the house.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub casa: Vec<HeroEntry>,
    /// Apoteose: the classes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub classes: Vec<HeroEntry>,
    /// Apoteose: the entity.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ente: Vec<HeroEntry>,
    /// Apoteose: Items on the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equipamento: Vec<HeroEntry>,
    /// Apoteose: Habilidades on the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memento: Vec<HeroEntry>,
    /// Apoteose: Companheiros on the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suporte: Vec<HeroEntry>,
    /// Apoteose: what the hero carries.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inventario: Vec<HeroEntry>,
}

/// A deck as a file: what `/v1/decks/parse` reads back, and what `/v1/validate` judges as one of its `decks`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ExportedDeck {
    /// The game.
    pub game: Game,
    /// The deck, cards by id.
    pub deck: DeckLists,
}

impl DeckLists {
    /// Every list with its section; cards that are attached lie inside the entries.
    pub fn lists(&self) -> [(Section, &[HeroEntry]); 12] {
        [
            (Section::Main, &self.main),
            (Section::Arredores, &self.arredores),
            (Section::Centro, &self.centro),
            (Section::Reserve, &self.reserve),
            (Section::Sideboard, &self.sideboard),
            (Section::Casa, &self.casa),
            (Section::Classes, &self.classes),
            (Section::Ente, &self.ente),
            (Section::Equipamento, &self.equipamento),
            (Section::Memento, &self.memento),
            (Section::Suporte, &self.suporte),
            (Section::Inventario, &self.inventario),
        ]
    }

    /// The list of a section; attachments have none of their own.
    pub const fn list_mut(&mut self, section: Section) -> Option<&mut Vec<HeroEntry>> {
        Some(match section {
            Section::Main => &mut self.main,
            Section::Arredores => &mut self.arredores,
            Section::Centro => &mut self.centro,
            Section::Reserve => &mut self.reserve,
            Section::Sideboard => &mut self.sideboard,
            Section::Casa => &mut self.casa,
            Section::Classes => &mut self.classes,
            Section::Ente => &mut self.ente,
            Section::Equipamento => &mut self.equipamento,
            Section::Memento => &mut self.memento,
            Section::Suporte => &mut self.suporte,
            Section::Inventario => &mut self.inventario,
            Section::Anexos => return None,
        })
    }
}
