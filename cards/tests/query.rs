//! The query language over the shipped cards.

use chrono::NaiveDate;
use fabulario_cards::index::{Asked, CardIndex, Wanted};
use fabulario_cards::{Catalog, Files};
use fabulario_engine::Lang;

#[test]
fn try_it() {
    let catalog = Catalog::load(&Files::embedded()).unwrap();
    let day = NaiveDate::from_ymd_opt(2026, 11, 17).unwrap();
    let index = CardIndex::in_memory(&catalog, day).unwrap();
    let asked = Asked::new(&catalog, None);
    let mut queries: Vec<String> = fabulario_cards::query::help::EXAMPLES
        .iter()
        .map(|it| it.query.to_owned())
        .collect();
    queries.extend(
        fabulario_cards::query::field::TABLE
            .iter()
            .map(|it| it.example.to_owned()),
    );
    for text in queries {
        match index.read(&text) {
            Err(error) => println!("!! {text}: {error:?}"),
            Ok(query) => {
                let wanted = Wanted {
                    lang: Lang::Pt,
                    limit: 3,
                    after: None,
                    facets: false,
                };
                let answer = index.search(&query, &wanted, &asked);
                let names: Vec<&str> = answer
                    .rows
                    .iter()
                    .map(|row| catalog.cards()[row.card].sheet.name.pt.as_str())
                    .collect();
                let explained = index.explain(&query, &asked, Lang::Pt);
                println!(
                    "{text}\n   {} | {} {:?}\n   {}",
                    explained.canonical, answer.total, names, explained.sentence
                );
                for w in &query.warnings {
                    println!("   W {}", w.message(Lang::Pt));
                }
                let again = index.read(&explained.canonical).unwrap();
                assert_eq!(again.tree, query.tree, "{text}");
            }
        }
    }
}
