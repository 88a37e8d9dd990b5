//! What every game's files have.

use super::Shape::{Flag, Keep, List, Many, Number, Plain, Text, Word};
use super::{Field, Part, field};
use crate::import::vocabulary::Vocabulary;

/// The document itself.
pub(super) const DOCUMENT: &[Field] = &[
    field("game", "jogo", Word(Vocabulary::Game)),
    field("publisher", "editora", Plain),
    field("pool", "acervo", Plain),
    field("lang", "language, idioma, língua", Word(Vocabulary::Lang)),
    field("set", "conjunto, coleção, collection", Keep),
    field("sets", "conjuntos, coleções, collections", Keep),
    field("tags", "subtypes, subtipos, etiquetas", Keep),
    field("keywords", "palavras-chave", Keep),
    field("statuses", "estados", Keep),
    field("paths", "caminhos", Keep),
    field("tokens", "fichas", Keep),
    field("cards", "cartas", Keep),
    field("decks", "baralhos", Keep),
    field("renames", "renomeadas", Keep),
];

/// A set.
pub(super) const SET: &[Field] = &[
    field("code", "código, sigla", Plain),
    field("name", "nome", Text),
    field(
        "released",
        "release, release date, lançamento, data de lançamento, data",
        Plain,
    ),
    field("about", "sobre, descrição, description", Text),
    field("publisher", "editora", Plain),
];

/// What every card has, and the printing of a card that has one.
pub(super) const SHEET: &[Field] = &[
    field("id", "", Plain),
    field("name", "nome, title, título", Text),
    field("flavour", "flavor, flavor text, sabor, história", Text),
    field("printings", "impressões, prints", Many(Part::Printing)),
    field("rulings", "decisões", Many(Part::Ruling)),
    field("set", "conjunto, coleção, collection", Plain),
    field("number", "número, nº, num, collector number", Number),
    field(
        "artist",
        "artista, ilustrador, ilustradora, illustrator",
        Plain,
    ),
    field("finishes", "finish, acabamento, acabamentos", List),
    field("illustration", "ilustração", Plain),
];

/// A printing of several.
pub(super) const PRINTING: &[Field] = &[
    field("set", "conjunto, coleção, collection", Plain),
    field("number", "número, nº, num, collector number", Number),
    field(
        "artist",
        "artista, ilustrador, ilustradora, illustrator",
        Plain,
    ),
    field("finishes", "finish, acabamento, acabamentos", List),
    field("illustration", "ilustração", Plain),
];

/// What was decided about a card.
pub(super) const RULING: &[Field] = &[
    field("on", "em, data, date", Plain),
    field("text", "texto", Text),
    field("rules", "regras", List),
];

/// A tag, a keyword, a status, a path.
pub(super) const TERM: &[Field] = &[
    field("id", "", Plain),
    field("name", "nome", Text),
    field(
        "reminder",
        "lembrete, texto, text, descrição, description",
        Text,
    ),
];

/// An id that has another one now.
pub(super) const RENAME: &[Field] = &[field("from", "de", Plain), field("to", "para", Plain)];

/// A ready deck.
pub(super) const DECK: &[Field] = &[
    field("id", "", Plain),
    field("name", "nome", Text),
    field("guide", "guia", Text),
    field("format", "formato", Plain),
    field("lists", "listas", Keep),
];

/// What an effect does.
pub(super) const DEED: &[Field] = &[
    field("verb", "verbo", Word(Vocabulary::Verb)),
    field("amount", "quantidade", Number),
    field("stat", "valor", Plain),
    field("status", "estado", Plain),
    field("ticks", "", Number),
    field("token", "ficha", Plain),
];

/// A cost that need not be paid.
pub(super) const OPTIONAL: Field = field("optional", "opcional", Flag);
