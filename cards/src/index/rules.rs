//! Full-text search over rules and rulings, in memory, in Portuguese and English.

use std::collections::HashMap;

use fabulario_engine::Game;
use tantivy::collector::TopDocs;
use tantivy::query::{BooleanQuery, ConstScoreQuery, Occur, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, Value as _};
use tantivy::{Index, IndexReader, TantivyDocument, Term};

use crate::Catalogue;

mod analysis;
mod document;
mod near;
mod questions;
mod words;

use document::{Fields, document, schema};
use near::Spelt;
pub(crate) use words::STOP;
use words::{Word, words};

/// Where a hit stands in its game's book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hit {
    /// The position of a rule.
    Rule(usize),
    /// The position of a ruling.
    Ruling(usize),
}

/// A search index over the rules and rulings of one catalogue.
#[derive(Clone)]
pub struct RuleIndex {
    index: Index,
    reader: IndexReader,
    fields: Fields,
    entries: u64,
    /// Where each rule and ruling stands, by game and id.
    places: HashMap<(Game, String), Hit>,
    /// The words of each game's texts.
    spelt: HashMap<Game, Spelt>,
}

/// Most parts of one word that are looked at, such as those of `offensive-and-influence`.
const MAX_PARTS: usize = 16;

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleHits {
    /// Best first.
    pub hits: Vec<Hit>,
    /// No entry holds every word: these hold some.
    pub partial: bool,
}

impl RuleIndex {
    /// Indexes every rule and ruling.
    pub fn build(catalogue: &Catalogue) -> tantivy::Result<Self> {
        let (schema, fields) = schema();
        let index = Index::create_in_ram(schema);
        analysis::register(&index);
        let mut writer = index.writer_with_num_threads(1, 15_000_000)?;
        let mut entries = 0;
        let mut places = HashMap::new();
        let mut spelt: HashMap<Game, Spelt> = HashMap::new();
        for (game, book) in catalogue.books() {
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
                spelt.entry(game).or_default().read(&texts);
                writer.add_document(document(fields, game, hit, &ids, &texts))?;
                places.extend(ids.first().map(|id| ((game, id.0.clone()), hit)));
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
            places,
            spelt,
        })
    }

    /// Whether everything that was indexed can be found.
    pub fn is_complete(&self) -> bool {
        self.reader.searcher().num_docs() == self.entries
    }

    /// The entries of a game that hold every word of the query in one of the languages, best first;
    /// where there are none, those that hold some of the words. A plain question that rules answer in other words
    /// finds those first.
    pub fn search(&self, game: Game, query: &str) -> tantivy::Result<RuleHits> {
        let words = words(query, game);
        let texts = words.iter().filter_map(|word| match word {
            Word::Text(text) => Some(text.as_str()),
            Word::Name(_) => None,
        });
        let texts: Vec<&str> = texts.collect();
        let answers = questions::answers(game, &texts).iter();
        let answers = answers.filter_map(|id| self.places.get(&(game, (*id).to_owned())));
        let mut hits: Vec<Hit> = answers.copied().collect();
        if hits.is_empty() {
            return self.with_words(game, &words);
        }
        let more = self.find(game, &words, Occur::Must)?;
        let more: Vec<Hit> = more.into_iter().filter(|hit| !hits.contains(hit)).collect();
        hits.extend(more);
        Ok(RuleHits {
            hits,
            partial: false,
        })
    }

    /// Words of a game's rules that are nearly those of a query, where no rule has these.
    #[must_use]
    pub fn near(&self, game: Game, query: &str) -> Vec<&str> {
        let words = words(query, game).into_iter();
        let words = words.filter_map(|word| match word {
            Word::Text(text) => Some(text),
            Word::Name(_) => None,
        });
        let words: Vec<String> = words.collect();
        let spelt = self.spelt.get(&game);
        spelt.map_or_else(Vec::new, |spelt| spelt.near(&words))
    }

    fn with_words(&self, game: Game, words: &[Word]) -> tantivy::Result<RuleHits> {
        let hits = self.find(game, words, Occur::Must)?;
        if !hits.is_empty() || words.len() < 2 {
            return Ok(RuleHits {
                hits,
                partial: false,
            });
        }
        let hits = self.find(game, words, Occur::Should)?;
        let partial = !hits.is_empty();
        Ok(RuleHits { hits, partial })
    }

    fn find(&self, game: Game, words: &[Word], each: Occur) -> tantivy::Result<Vec<Hit>> {
        let parts: Vec<_> = words
            .iter()
            .filter_map(|word| Some((each, self.word(word)?)))
            .collect();
        if parts.is_empty() {
            return Ok(Vec::new());
        }
        let query = BooleanQuery::new(vec![
            (
                Occur::Must,
                Box::new(ConstScoreQuery::new(
                    term(self.fields.game, game.code()),
                    0.0,
                )) as _,
            ),
            (Occur::Must, Box::new(BooleanQuery::new(parts)) as _),
        ]);
        let limit = usize::try_from(self.entries).unwrap_or(usize::MAX).max(1);
        let searcher = self.reader.searcher();
        let found = searcher.search(&query, &TopDocs::with_limit(limit).order_by_score())?;
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

    /// What finds one word; nothing for a word without a letter or digit.
    fn word(&self, word: &Word) -> Option<Box<dyn Query>> {
        let either = match word {
            // The rule itself comes before its section and before rulings about it.
            Word::Name(name) => [
                (self.fields.id, 8.0),
                (self.fields.about, 4.0),
                (self.fields.section, 1.0),
            ]
            .map(|(field, weight)| {
                let same =
                    Box::new(ConstScoreQuery::new(term(field, name), weight)) as Box<dyn Query>;
                (Occur::Should, same)
            })
            .into(),
            Word::Text(text) => {
                let in_language = |(field, analyser)| {
                    let parts: Vec<_> = analysis::terms(&self.index, analyser, text)
                        .into_iter()
                        .take(MAX_PARTS)
                        .map(|part| (Occur::Must, term(field, &part)))
                        .collect();
                    (!parts.is_empty()).then(|| {
                        (
                            Occur::Should,
                            Box::new(BooleanQuery::new(parts)) as Box<dyn Query>,
                        )
                    })
                };
                let languages = [
                    (self.fields.pt, analysis::PT),
                    (self.fields.en, analysis::EN),
                ];
                languages
                    .into_iter()
                    .filter_map(in_language)
                    .collect::<Vec<_>>()
            }
        };
        (!either.is_empty()).then(|| Box::new(BooleanQuery::new(either)) as _)
    }
}

fn term(field: Field, text: &str) -> Box<dyn Query> {
    Box::new(TermQuery::new(
        Term::from_field_text(field, text),
        IndexRecordOption::WithFreqs,
    ))
}
