//! Full-text search over rules and rulings, in memory, in Portuguese and English.

use fabulario_engine::{Game, RuleId, Text};
use tantivy::collector::TopDocs;
use tantivy::query::{BooleanQuery, Occur, Query, TermQuery};
use tantivy::schema::{
    Field, INDEXED, IndexRecordOption, STORED, Schema, TextFieldIndexing, TextOptions, Value as _,
};
use tantivy::{Index, IndexReader, TantivyDocument, Term};

use crate::Catalog;

mod analysis;

/// Where a hit stands in its game's book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// The position of a rule.
    Rule(usize),
    /// The position of a ruling.
    Ruling(usize),
}

#[derive(Debug, Clone, Copy)]
struct Fields {
    game: Field,
    /// The position doubled, plus one for a ruling.
    entry: Field,
    id: Field,
    pt: Field,
    en: Field,
}

/// A search index over the rules and rulings of one catalogue.
#[derive(Clone)]
pub struct RuleIndex {
    index: Index,
    reader: IndexReader,
    fields: Fields,
    entries: u64,
}

/// Most words of a query, and most parts of a word, that are looked at.
pub const MAX_WORDS: usize = 16;

impl RuleIndex {
    /// Indexes every rule and ruling.
    pub fn build(catalog: &Catalog) -> tantivy::Result<Self> {
        let (schema, fields) = schema();
        let index = Index::create_in_ram(schema);
        analysis::register(&index);
        let mut writer = index.writer_with_num_threads(1, 15_000_000)?;
        let mut entries = 0;
        for (game, book) in catalog.books() {
            let rules = book
                .rules
                .iter()
                .enumerate()
                .map(|(i, rule)| (Hit::Rule(i), vec![&rule.id], vec![&rule.gloss]));
            let rulings = book.rulings.iter().enumerate().map(|(i, ruling)| {
                // A ruling is found by the rules that it decides, too.
                let ids = std::iter::once(&ruling.id).chain(&ruling.rules).collect();
                let texts = [
                    Some(&ruling.conflict),
                    Some(&ruling.ruling),
                    ruling.reason.as_ref(),
                ];
                (Hit::Ruling(i), ids, texts.into_iter().flatten().collect())
            });
            for (hit, ids, texts) in rules.chain(rulings) {
                writer.add_document(document(fields, game, hit, &ids, &texts))?;
                entries += 1;
            }
        }
        writer.commit()?;
        let reader = index.reader()?;
        Ok(Self {
            index,
            reader,
            fields,
            entries,
        })
    }

    /// Whether everything that was indexed can be found.
    pub fn is_complete(&self) -> bool {
        self.reader.searcher().num_docs() == self.entries
    }

    /// The entries of a game that hold every word of the query in one of the languages, best first.
    pub fn search(&self, game: Game, query: &str) -> tantivy::Result<Vec<Hit>> {
        let words: Vec<&str> = query.split_whitespace().take(MAX_WORDS).collect();
        if words.is_empty() {
            return Ok(Vec::new());
        }
        let term = |field, text: &str| -> Box<dyn Query> {
            Box::new(TermQuery::new(
                Term::from_field_text(field, text),
                IndexRecordOption::WithFreqs,
            ))
        };
        let mut all: Vec<(Occur, Box<dyn Query>)> =
            vec![(Occur::Must, term(self.fields.game, game.code()))];
        for word in words {
            let mut any = vec![(Occur::Should, term(self.fields.id, &word.to_lowercase()))];
            let texts = [
                (self.fields.pt, analysis::PT),
                (self.fields.en, analysis::EN),
            ];
            for (field, analyser) in texts.into_iter().filter(|_| !names_a_rule(word)) {
                let parts: Vec<_> = analysis::terms(&self.index, analyser, word)
                    .into_iter()
                    .take(MAX_WORDS)
                    .map(|text| (Occur::Must, term(field, &text)))
                    .collect();
                if !parts.is_empty() {
                    any.push((
                        Occur::Should,
                        Box::new(BooleanQuery::new(parts)) as Box<dyn Query>,
                    ));
                }
            }
            all.push((Occur::Must, Box::new(BooleanQuery::new(any))));
        }
        let limit = usize::try_from(self.entries).unwrap_or(usize::MAX).max(1);
        let searcher = self.reader.searcher();
        let found = searcher.search(
            &BooleanQuery::new(all),
            &TopDocs::with_limit(limit).order_by_score(),
        )?;
        let mut hits = Vec::with_capacity(found.len());
        for (_, address) in found {
            let document: TantivyDocument = searcher.doc(address)?;
            let entry = document
                .get_first(self.fields.entry)
                .and_then(|value| value.as_u64())
                .unwrap_or_default();
            let position = usize::try_from(entry / 2).unwrap_or_default();
            hits.push(if entry.is_multiple_of(2) {
                Hit::Rule(position)
            } else {
                Hit::Ruling(position)
            });
        }
        Ok(hits)
    }
}

fn schema() -> (Schema, Fields) {
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
        id: builder.add_text_field("id", text(analysis::ID)),
        pt: builder.add_text_field("pt", text(analysis::PT)),
        en: builder.add_text_field("en", text(analysis::EN)),
    };
    (builder.build(), fields)
}

fn document(
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
    for id in ids {
        for name in names(&id.0) {
            document.add_text(fields.id, name);
        }
    }
    for text in texts {
        document.add_text(fields.pt, &text.pt);
        document.add_text(fields.en, &text.en);
    }
    document
}

/// Whether a word of a query is a rule's name (`1.4.3`, `FAB-C2`) and no word of a text.
fn names_a_rule(word: &str) -> bool {
    word.bytes().any(|b| b.is_ascii_digit()) && word.contains(['.', '-', '#', '@'])
}

/// The names that a rule answers to: its id and the sections that it stands in, down to two parts.
fn names(id: &str) -> Vec<&str> {
    let mut names = vec![id];
    let number = id.split_whitespace().last().unwrap_or(id);
    names.extend(
        number
            .match_indices('.')
            .skip(1)
            .filter_map(|(dot, _)| number.get(..dot)),
    );
    let printed = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
    if printed != number {
        names.push(printed);
    }
    names
}
