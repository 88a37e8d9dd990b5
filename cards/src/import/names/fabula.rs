//! What Fábula's cards have.

use super::Shape::{Flag, Ids, Keep, List, Number, Plain, Rendered, Text, Word, Words};
use super::{Field, field};
use crate::import::vocabulary::Vocabulary;

/// A card.
pub(super) const CARD: &[Field] = &[
    field("kind", "tipo, type", Word(Vocabulary::FabulaType)),
    field("of", "vale como", Word(Vocabulary::FabulaType)),
    field("cost", "custo", Number),
    field(
        "colours",
        "colors, cores, cor, colour, color",
        Words(Vocabulary::Colour),
    ),
    field("rarity", "raridade", Word(Vocabulary::FabulaRarity)),
    field("subtypes", "subtipos, subtipo, subtype", Ids),
    field("vida", "life, hp", Number),
    field("ofensiva", "offensive, ataque, attack, atk", Number),
    field("influencia", "influence", Number),
    field("resistencia", "resistance", Number),
    field("restore", "restaurar", Number),
    field("attach", "anexar", Number),
    field("attaches_to", "anexa a", Keep),
    field("enters_attached", "entra anexada", Flag),
    field("keywords", "palavras-chave, palavra-chave, keyword", Ids),
    field("abilities", "habilidades", Keep),
    field("effect", "efeito", Keep),
    // Its text is made from its abilities: who writes one is told so.
    field("text", "texto, descrição, description", Rendered),
];

/// A subtype.
pub(super) const SUBTYPE: &[Field] = &[
    field("id", "", Plain),
    field("of", "tipo, type, de", Word(Vocabulary::FabulaType)),
    field("name", "nome", Text),
    field("plural", "", Text),
    field("feminine", "feminino, feminina", Flag),
];

/// A name for abilities.
pub(super) const KEYWORD: &[Field] = &[
    field("id", "", Plain),
    field("name", "nome", Text),
    field("abilities", "habilidades", Keep),
];

/// A ready deck.
pub(super) const DECK: &[Field] = &[
    field("id", "", Plain),
    field("name", "nome", Text),
    field("guide", "guia", Text),
    field("format", "formato", Plain),
    field("centro", "", Plain),
    field("arredores", "", List),
    field("cards", "cartas", Keep),
];
