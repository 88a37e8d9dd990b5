//! What the cards of Dimensional Dominions have.

use super::Shape::{
    Directions, Effect, Effects, Flag, Ids, Keep, Keywords, Many, Number, Paragraphs, Plain, Text,
    Word,
};
use super::{Field, Part, field};
use crate::import::vocabulary::Vocabulary;

/// A card.
pub(super) const CARD: &[Field] = &[
    field("type", "tipo, kind", Word(Vocabulary::DominionsType)),
    // The element of a Unidade, the activation of an Artefato.
    field("subtype", "subtipo", Plain),
    field("unique", "única, único, estrela, star", Flag),
    field("tags", "etiquetas, etiqueta, tag", Ids),
    field("element", "elemento", Word(Vocabulary::Element)),
    field("atk", "ataque, attack", Number),
    field("hp", "vida, pv, health, life", Number),
    field("range", "alcance", Number),
    field(
        "directions",
        "direções, direção, direction, direction range, setas, arrows",
        Directions,
    ),
    field(
        "activation",
        "ativação",
        Word(Vocabulary::DominionsActivation),
    ),
    field("attaches_to", "anexa em, anexada a", Plain),
    field("spawn", "invocação, spawning", Plain),
    field(
        "keywords",
        "palavras-chave, palavra-chave, keyword",
        Keywords,
    ),
    field("effects", "efeitos", Effects(Part::DominionsEffect)),
    field(
        "text",
        "texto, descrição, description, efeito, effect",
        Paragraphs,
    ),
    field("occupy", "ocupar, ocupação", Effect(Part::DominionsEffect)),
    field("link", "ligar, ligação", Effect(Part::DominionsEffect)),
];

/// An effect.
pub(super) const EFFECT: &[Field] = &[
    field("when", "quando, fase, phase", Word(Vocabulary::When)),
    field("kind", "tipo, type", Word(Vocabulary::EffectKind)),
    field(
        "text",
        "texto, descrição, description, efeito, effect",
        Text,
    ),
    field("does", "faz", Many(Part::Deed)),
    field("harm", "prejuízo", Keep),
];

/// A keyword of a card.
pub(super) const KEYWORD_USE: &[Field] = &[
    field("id", "nome, name", Plain),
    field("value", "valor", Number),
];
