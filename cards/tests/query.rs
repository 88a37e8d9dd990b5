//! The query language over the shipped cards.

use std::sync::LazyLock;

use chrono::NaiveDate;
use fabulario_cards::index::{Answer, Asked, CardIndex, Wanted};
use fabulario_cards::query::Query;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::Lang;

mod algebra;
mod decks;
mod examples;
mod forgiving;
mod hostile;
mod inflected;
mod kept;
mod kind;
mod names;
mod orders;
mod told;
mod written_wrong;

/// The shipped cards and their index.
struct Shipped {
    catalogue: Catalogue,
    index: CardIndex,
}

static SHIPPED: LazyLock<Shipped> = LazyLock::new(|| {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let index = CardIndex::in_memory(&catalogue, day()).unwrap();
    Shipped { catalogue, index }
});

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 17).unwrap()
}

const PAGE: Wanted = Wanted {
    lang: Lang::Pt,
    limit: 100,
    after: None,
    facets: false,
};

impl Shipped {
    /// A query of which everything is understood.
    fn read(&self, text: &str) -> Query {
        let query = self
            .index
            .read(text)
            .unwrap_or_else(|it| panic!("{text}: {it}"));
        assert_eq!(query.warnings, [], "{text}");
        query
    }

    fn search(&self, text: &str, wanted: &Wanted) -> Answer {
        let asked = Asked::new(&self.catalogue, None);
        self.index.search(&self.read(text), wanted, &asked)
    }

    /// The ids of all cards that are found, in the order of the catalogue.
    fn ids(&self, text: &str) -> Vec<&str> {
        self.ids_of(&self.read(text))
    }

    fn ids_of(&self, query: &Query) -> Vec<&str> {
        let asked = Asked::new(&self.catalogue, None);
        let places = self.index.matches(&query.tree, &asked);
        let cards = self.catalogue.cards();
        places
            .iter()
            .map(|at| cards[*at].sheet.id.as_str())
            .collect()
    }

    /// The Portuguese names of the first page.
    fn names(&self, text: &str) -> Vec<&str> {
        let answer = self.search(text, &PAGE);
        let cards = self.catalogue.cards();
        let names = answer.rows.iter();
        names
            .map(|row| cards[row.card].sheet.name.pt.as_str())
            .collect()
    }
}

/// Two queries find the same cards.
fn same(a: &str, b: &str) {
    assert_eq!(SHIPPED.ids(a), SHIPPED.ids(b), "{a} ≠ {b}");
}

/// What the first query finds, the second finds too, and more.
fn subset(a: &str, b: &str) {
    let (a_ids, b_ids) = (SHIPPED.ids(a), SHIPPED.ids(b));
    assert!(!a_ids.is_empty(), "{a} finds nothing");
    assert!(a_ids.iter().all(|id| b_ids.contains(id)), "{a} ⊄ {b}");
    assert!(a_ids.len() < b_ids.len(), "{a} = {b}");
}
