//! Questions to the index.

use fabulario_cards::Catalogue;
use fabulario_cards::index::{Answer, Asked, CardIndex, Explained, Row};
use fabulario_cards::query::Field;
use fabulario_engine::Lang;

use super::question::{Counts, Found, PAGE, Question};

/// The index with its catalogue.
pub struct Ours<'c> {
    pub catalogue: &'c Catalogue,
    pub index: CardIndex,
}

impl Ours<'_> {
    /// Reads and answers a query.
    pub fn ask(&self, question: &Question) -> Answer {
        let query = self.index.read(&question.text).unwrap();
        let asked = Asked::new(self.catalogue, None);
        self.index.search(&query, &question.wanted(), &asked)
    }

    /// Explains a query.
    pub fn explain(&self, text: &str) -> Explained {
        let query = self.index.read(text).unwrap();
        let asked = Asked::new(self.catalogue, None);
        self.index.explain(&query, &asked, Lang::Pt)
    }

    pub fn complete(&self, text: &str) -> Vec<usize> {
        let found = self.index.complete(self.catalogue, text, None, PAGE);
        found.iter().map(|it| it.card).collect()
    }

    pub fn nearest(&self, text: &str) -> Vec<usize> {
        let found = self.index.nearest(self.catalogue, text, None);
        found.iter().map(|it| it.card).collect()
    }

    /// The entry in the middle of what a question finds.
    pub fn middle(&self, question: &Question) -> Option<Row> {
        let query = self.index.read(&question.text).unwrap();
        let mut wanted = question.wanted();
        wanted.limit = self.ask(question).total as usize / 2;
        let answer = self
            .index
            .search(&query, &wanted, &Asked::new(self.catalogue, None));
        answer.rows.last().copied()
    }

    /// An answer that can be compared with others; a question that was not understood is no question.
    pub fn found(&self, question: &Question) -> Found {
        let mut warnings = self.index.read(&question.text).unwrap().warnings;
        // Whether a sign was meant between two words is asked, and changes nothing.
        warnings.retain(|it| it.code != "missing_sign");
        assert!(warnings.is_empty(), "{}: {warnings:?}", question.text);
        let answer = self.ask(question);
        let vocabulary = self.index.vocabulary();
        let counts = answer.facets.map(|facets| {
            let mut counts = Counts::default();
            for (list, facet) in counts.iter_mut().zip(facets.told(vocabulary, Lang::Pt)) {
                let code = |value: &str| match facet.field {
                    Field::Cost => value.parse().unwrap(),
                    field => vocabulary.of(field).place(value).map_or(-1, i32::from),
                };
                // A ficha counts as what it stands for as well, and the others know only that.
                let values = facet.values.iter().filter(|it| it.value != "ficha");
                list.extend(values.map(|it| (code(&it.value), it.count)));
                list.sort_unstable();
            }
            counts
        });
        Found {
            page: answer.rows.iter().map(|row| row.card).collect(),
            total: answer.total,
            facets: counts,
        }
    }
}
