//! The words of one language and the cards that have them: a tantivy index of one segment, whose document numbers
//! are the places of the cards.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use fabulario_engine::Lang;
use tantivy::directory::{MmapDirectory, RamDirectory};
use tantivy::index::InvertedIndexReader;
use tantivy::postings::TermInfo;
use tantivy::schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions};
use tantivy::tokenizer::{TextAnalyzer, WhitespaceTokenizer};
use tantivy::{Directory, Index, TantivyDocument, TantivyError};

use super::evaluate::Set;
use super::rows::Rows;
use super::texts::Texts;
use crate::index::bits::Bits;
use crate::query::TextField;
use crate::stems::stem;

mod words;

use words::Words;

/// What a word is looked for in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// Stems of names.
    Name,
    /// Stems of rules texts.
    Text,
    /// Stems of flavour texts.
    Flavour,
    /// Stems of names, headings and rules texts.
    Any,
    /// Words of names, headings and rules texts, as they are.
    Word,
    /// Words of names, as they are.
    NameWord,
    /// Two words one after another in a name, a heading or a rules text.
    Pair,
}

/// What joins two words; no word has it.
const PAIR: &str = "+";

/// Two words as one term.
pub(super) fn pair(first: &str, second: &str) -> String {
    format!("{first}{PAIR}{second}")
}

const PARTS: [Part; 7] = [
    Part::Name,
    Part::Text,
    Part::Flavour,
    Part::Any,
    Part::Word,
    Part::NameWord,
    Part::Pair,
];

/// The part with the stems of a place.
const fn part(place: TextField) -> Part {
    match place {
        TextField::Name => Part::Name,
        TextField::Text => Part::Text,
        TextField::Flavour => Part::Flavour,
        TextField::Any | TextField::TypeLine | TextField::Artist => Part::Any,
    }
}

/// Memory for writing: what a card takes, and the least.
const BUDGET: usize = 2_000;
const LEAST_BUDGET: usize = 15_000_000;
/// A word of more than one card in so many is kept as bits.
const COMMON: u32 = 32;
/// A list of so few cards is read as quickly.
const FEW: u32 = 4;

/// An index over the texts of one language.
pub(super) struct Inverted {
    lang: Lang,
    /// By part.
    readers: Vec<Arc<InvertedIndexReader>>,
    /// By part: the words that many cards have, as bits.
    common: Vec<HashMap<Box<[u8]>, Bits>>,
}

fn schema() -> (Schema, [Field; 7]) {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer("whitespace")
        .set_fieldnorms(false)
        .set_index_option(IndexRecordOption::Basic);
    let options = TextOptions::default().set_indexing_options(indexing);
    let mut schema = Schema::builder();
    let fields = PARTS.map(|part| {
        let name = format!("{part:?}").to_lowercase();
        schema.add_text_field(&name, options.clone())
    });
    (schema.build(), fields)
}

impl Inverted {
    /// Writes an index into an empty folder, or into memory.
    pub(super) fn write(texts: &Texts, folder: Option<&Path>) -> tantivy::Result<Index> {
        let (schema, fields) = schema();
        let directory: Box<dyn Directory> = match folder {
            Some(folder) => Box::new(MmapDirectory::open(folder)?),
            None => Box::new(RamDirectory::create()),
        };
        let budget = texts.len().saturating_mul(BUDGET).max(LEAST_BUDGET);
        let tokenizers = tantivy::tokenizer::TokenizerManager::new();
        let plain = TextAnalyzer::builder(WhitespaceTokenizer::default()).build();
        tokenizers.register("whitespace", plain);
        let mut writer = Index::builder()
            .schema(schema)
            .tokenizers(tokenizers)
            .single_segment_index_writer::<TantivyDocument>(directory, budget)?;
        let mut words = Words::new(texts);
        for card in 0..texts.len() {
            words.take(card);
            let mut document = TantivyDocument::default();
            for (part, field) in PARTS.into_iter().zip(fields) {
                document.add_text(field, words.terms(part));
            }
            writer.add_document(document)?;
        }
        writer.finalize()
    }

    /// Opens an index that lies in a folder; anything that is wrong with it is an error.
    pub(super) fn open(folder: &Path, lang: Lang, rows: &Rows) -> tantivy::Result<Self> {
        let index = Index::open_in_dir(folder)?;
        let damaged = index.validate_checksum()?;
        if !damaged.is_empty() {
            let message = format!("{} files are damaged", damaged.len());
            return Err(TantivyError::InternalError(message));
        }
        Self::read(&index, lang, rows)
    }

    /// Reads an index of the cards that have these rows.
    pub(super) fn read(index: &Index, lang: Lang, rows: &Rows) -> tantivy::Result<Self> {
        let cards = rows.cards();
        let (schema, fields) = schema();
        if index.schema() != schema {
            let message = "made by another version".to_owned();
            return Err(TantivyError::SchemaError(message));
        }
        let reader = index.reader()?;
        let searcher = reader.searcher();
        let [segment] = searcher.segment_readers() else {
            let message = "not of one segment".to_owned();
            return Err(TantivyError::InternalError(message));
        };
        if segment.max_doc() != cards {
            let message = format!("{} cards instead of {cards}", segment.max_doc());
            return Err(TantivyError::InternalError(message));
        }
        let mut readers = Vec::with_capacity(PARTS.len());
        let mut common = Vec::with_capacity(PARTS.len());
        for field in fields {
            let reader = segment.inverted_index(field)?;
            common.push(common_words(&reader, rows)?);
            readers.push(reader);
        }
        Ok(Self {
            lang,
            readers,
            common,
        })
    }

    /// Whether any card has a word in a place, by its stem.
    pub(super) fn knows(&self, place: TextField, word: &str) -> bool {
        let term = stem(word, self.lang);
        let reader = self.reader(part(place));
        reader.is_some_and(|reader| matches!(reader.terms().get(&term), Ok(Some(_))))
    }

    /// Whether a word of a place begins so, of rules and flavour texts a stem.
    pub(super) fn begins(&self, place: TextField, begin: &str) -> bool {
        let part = match place {
            TextField::Any => Part::Word,
            TextField::Name => Part::NameWord,
            place => part(place),
        };
        let words = self.reader(part).map(|reader| reader.terms().range());
        let words = words.and_then(|words| words.ge(begin).into_stream().ok());
        words.is_some_and(|mut words| words.advance() && words.key().starts_with(begin.as_bytes()))
    }

    /// Whether two words stand one after another anywhere.
    pub(super) fn follows(&self, first: &str, second: &str) -> bool {
        let reader = self.reader(Part::Pair);
        let pair = pair(first, second);
        reader.is_some_and(|reader| matches!(reader.terms().get(&pair), Ok(Some(_))))
    }

    fn reader(&self, part: Part) -> Option<&InvertedIndexReader> {
        self.readers.get(part as usize).map(|reader| &**reader)
    }

    /// The rows that have a word in a place, by its stem.
    pub(super) fn stem(&self, place: TextField, word: &str, rows: &Rows) -> Set<'_> {
        self.term(part(place), &stem(word, self.lang), rows)
    }

    /// The rows that have a term.
    pub(super) fn term(&self, part: Part, term: &str, rows: &Rows) -> Set<'_> {
        let common = self.common.get(part as usize);
        if let Some(bits) = common.and_then(|common| common.get(term.as_bytes())) {
            return Cow::Borrowed(bits);
        }
        let Some(reader) = self.reader(part) else {
            return Cow::default();
        };
        let Ok(Some(info)) = reader.terms().get(term) else {
            return Cow::default();
        };
        let mut found = Bits::default();
        read(reader, &info, &mut |card| found.extend(rows.of_card(card)));
        Cow::Owned(found)
    }

    /// Tells the cards that have a word that begins so; a card may be told several times.
    pub(super) fn beginning(&self, part: Part, begin: &str, tell: &mut dyn FnMut(u32)) {
        let Some(reader) = self.reader(part) else {
            return;
        };
        let Ok(mut words) = reader.terms().range().ge(begin).into_stream() else {
            return;
        };
        while words.advance() && words.key().starts_with(begin.as_bytes()) {
            read(reader, words.value(), tell);
        }
    }
}

/// What cannot be read from the disk is not found; opening has checked it.
fn read(reader: &InvertedIndexReader, info: &TermInfo, tell: &mut dyn FnMut(u32)) {
    let option = IndexRecordOption::Basic;
    let Ok(mut blocks) = reader.read_block_postings_from_terminfo(info, option) else {
        return;
    };
    while !blocks.docs().is_empty() {
        blocks.docs().iter().for_each(|card| tell(*card));
        blocks.advance();
    }
}

/// The words that many cards have: reading their lists anew would take longer than all the rest.
fn common_words(
    reader: &InvertedIndexReader,
    rows: &Rows,
) -> tantivy::Result<HashMap<Box<[u8]>, Bits>> {
    let mut common = HashMap::new();
    let mut words = reader.terms().stream()?;
    while words.advance() {
        let info = words.value();
        if info.doc_freq >= FEW && info.doc_freq > rows.cards() / COMMON {
            let mut bits = Bits::spanning(0, rows.count());
            read(reader, info, &mut |card| bits.extend(rows.of_card(card)));
            common.insert(Box::from(words.key()), bits);
        }
    }
    Ok(common)
}
