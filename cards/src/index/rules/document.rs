//! What the index keeps of an entry.

use fabulario_engine::{Game, RuleId, Text};
use tantivy::TantivyDocument;
use tantivy::schema::{
    Field, INDEXED, IndexRecordOption, STORED, Schema, TextFieldIndexing, TextOptions,
};

use super::words::names;
use super::{Hit, analysis};

/// The fields of the index.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fields {
    pub game: Field,
    /// The position doubled, plus one for a ruling.
    pub entry: Field,
    /// The entry's own names.
    pub id: Field,
    /// The names of the rules that a ruling decides.
    pub about: Field,
    /// The sections that a rule stands in.
    pub section: Field,
    pub pt: Field,
    pub en: Field,
}

/// The schema, and where each field stands in it.
pub(super) fn schema() -> (Schema, Fields) {
    let text = |tokenizer: &str| {
        let indexing = TextFieldIndexing::default()
            .set_tokenizer(tokenizer)
            .set_index_option(IndexRecordOption::WithFreqs);
        TextOptions::default().set_indexing_options(indexing)
    };
    let mut builder = Schema::builder();
    let fields = Fields {
        game: builder.add_text_field("game", text("raw")),
        entry: builder.add_u64_field("entry", INDEXED | STORED),
        id: builder.add_text_field("id", text("raw")),
        about: builder.add_text_field("about", text("raw")),
        section: builder.add_text_field("section", text("raw")),
        pt: builder.add_text_field("pt", text(analysis::PT)),
        en: builder.add_text_field("en", text(analysis::EN)),
    };
    (builder.build(), fields)
}

/// An entry as the index keeps it.
pub(super) fn document(
    fields: Fields,
    game: Game,
    hit: Hit,
    ids: &[&RuleId],
    texts: &[&Text],
) -> TantivyDocument {
    let (position, ruling) = match hit {
        Hit::Rule(position) => (position, 0),
        Hit::Ruling(position) => (position, 1),
    };
    let mut document = TantivyDocument::default();
    document.add_text(fields.game, game.code());
    document.add_u64(fields.entry, position as u64 * 2 + ruling);
    for (at, id) in ids.iter().enumerate() {
        let (names, sections) = names(&id.0);
        let field = if at == 0 { fields.id } else { fields.about };
        for name in &names {
            document.add_text(field, name);
        }
        // A ruling does not stand in the sections of the rules that it decides.
        if at == 0 {
            for section in &sections {
                document.add_text(fields.section, section);
            }
        }
    }
    for text in texts {
        document.add_text(fields.pt, &text.pt);
        document.add_text(fields.en, &text.en);
    }
    document
}
