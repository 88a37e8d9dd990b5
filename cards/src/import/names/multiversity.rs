//! What the cards of Multiversity Conquest have.

use super::Shape::{Effects, Flag, Keep, Many, Number, One, Paragraphs, Plain, Text, Word, Words};
use super::shared::OPTIONAL;
use super::{Field, Part, field};
use crate::import::vocabulary::Vocabulary;

/// A card.
pub(super) const CARD: &[Field] = &[
    field("type", "tipo, kind", Word(Vocabulary::MultiversityType)),
    field("version", "versão", Plain),
    field("rarity", "raridade", Word(Vocabulary::MultiversityRarity)),
    field("legendary", "lendária, lendário", Flag),
    field("epic", "épica, épico", Flag),
    field("pelotao", "platoon", Flag),
    field(
        "world",
        "mundo, type of world, tipo de mundo",
        Word(Vocabulary::World),
    ),
    field("category", "categoria", Text),
    field("life", "vida, hp", Number),
    field("defence", "defense, defesa, def", Number),
    // Life and defence together.
    field("stats", "valores", One(Part::Stats)),
    field(
        "resists",
        "resistência, resistências, resistance, resistances",
        Words(Vocabulary::World),
    ),
    field(
        "weak_to",
        "fraqueza, fraquezas, weakness, weaknesses",
        Words(Vocabulary::World),
    ),
    field("actions", "ações, ação, action", Many(Part::Action)),
    field(
        "item",
        "tipo de item, item type, uso",
        Word(Vocabulary::ItemKind),
    ),
    field(
        "energy",
        "energia, tipo de energia, energy type",
        Word(Vocabulary::Energy),
    ),
    field("gives", "gera, dá, provides", Number),
    field("effects", "efeitos", Effects(Part::MultiversityEffect)),
    field(
        "text",
        "texto, descrição, description, efeito, effect",
        Paragraphs,
    ),
];

/// Life and defence together.
pub(super) const STATS: &[Field] = &[
    field("life", "vida, hp", Number),
    field("defence", "defense, defesa, def", Number),
];

/// An action of a Personagem.
pub(super) const ACTION: &[Field] = &[
    field("name", "nome", Text),
    field("kind", "tipo, type", Word(Vocabulary::ActionKind)),
    field("cost", "custo, energias, energies", Number),
    field("spends", "gasta", One(Part::Spends)),
    field("recoil", "recuo", Number),
    field(
        "text",
        "texto, descrição, description, efeito, effect",
        Text,
    ),
    field("does", "faz", Many(Part::Deed)),
];

/// A variable or optional cost.
pub(super) const SPENDS: &[Field] = &[field("energies", "energias", Keep), OPTIONAL];

/// An effect of an Item or Energia.
pub(super) const EFFECT: &[Field] = &[
    field(
        "text",
        "texto, descrição, description, efeito, effect",
        Text,
    ),
    field("does", "faz", Many(Part::Deed)),
    field("price", "preço", Keep),
];
