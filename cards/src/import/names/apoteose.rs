//! What the cards of Apoteose have.

use super::Shape::{
    Effects, Ids, List, Many, Number, Numbered, One, Paragraphs, Plain, Text, Word, Words,
};
use super::{Field, Part, field};
use crate::import::vocabulary::Vocabulary;

/// A card. The activation, timing, limits and scope of its text may stand beside that text.
pub(super) const CARD: &[Field] = &[
    field("type", "tipo, suit, naipe", Word(Vocabulary::ApoteoseType)),
    field("level", "nível", Number),
    field("rarity", "raridade", Word(Vocabulary::ApoteoseRarity)),
    field("tags", "etiquetas, propriedades, properties, tag", Ids),
    field("action", "ação, ap, action cost, custo de ação", Number),
    field("attributes", "atributos", One(Part::Attributes)),
    field("slots", "espaços", One(Part::Slots)),
    field("path", "caminho, arcanum", Numbered(Vocabulary::Path)),
    field(
        "knowledges",
        "conhecimentos, conhecimento, knowledge",
        Words(Vocabulary::Knowledge),
    ),
    field("value", "valor, preço, price", Number),
    field(
        "specifiers",
        "especificadores, especificador, specifier",
        Words(Vocabulary::Specifier),
    ),
    field("damage", "dano", One(Part::Damage)),
    field("range", "alcance", Number),
    field("cost", "custo", One(Part::Power)),
    field("gives", "gera, dá, provides", One(Part::Power)),
    field("lignum", "", Plain),
    field("summus", "", Plain),
    field("formats", "formatos", List),
    field("effects", "efeitos", Effects(Part::ApoteoseEffect)),
    field(
        "text",
        "texto, descrição, description, efeito, effect",
        Paragraphs,
    ),
    field(
        "activation",
        "ativação",
        Word(Vocabulary::ApoteoseActivation),
    ),
    field("timing", "momento", Word(Vocabulary::Timing)),
    field("limits", "limites, limite, limit", Words(Vocabulary::Limit)),
    field("scope", "âmbito", Words(Vocabulary::Scope)),
];

/// An effect.
pub(super) const EFFECT: &[Field] = &[
    field("name", "nome", Text),
    field(
        "activation",
        "ativação",
        Word(Vocabulary::ApoteoseActivation),
    ),
    field("timing", "momento", Word(Vocabulary::Timing)),
    field("limits", "limites, limite, limit", Words(Vocabulary::Limit)),
    field("scope", "âmbito", Words(Vocabulary::Scope)),
    field(
        "text",
        "texto, descrição, description, efeito, effect",
        Text,
    ),
    field("does", "faz", Many(Part::Deed)),
];

/// The seven attributes.
pub(super) const ATTRIBUTES: &[Field] = &[
    field("con", "constituição, endurance", Number),
    field("for", "força, strength", Number),
    field("agi", "agilidade, agility", Number),
    field("per", "percepção, perception", Number),
    field("int", "inteligência, intelligence", Number),
    field("car", "carisma, charisma", Number),
    field("esp", "espiritual, spiritual", Number),
];

/// The slots that a card gives.
pub(super) const SLOTS: &[Field] = &[
    field("equipamento", "equipamentos, equipment", Number),
    field("memento", "mementos", Number),
    field("suporte", "suportes, support", Number),
];

/// Damage.
pub(super) const DAMAGE: &[Field] = &[
    field("base", "atributo, attribute", Word(Vocabulary::Attribute)),
    field("plus", "mais, bonus, bônus", Number),
    field("dice", "dado, die", Word(Vocabulary::Dice)),
];

/// Power points.
pub(super) const POWER: &[Field] = &[
    field("sp", "stamina, vigor", Number),
    field("mp", "mana", Number),
];
