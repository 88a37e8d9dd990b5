//! What a search costs: a hundred thousand synthetic cards of four games, asked by the index, by a scan over all cards
//! and by SQLite, in one process.
//!
//! A question is timed as a whole: the query is read, evaluated, put in order and counted, with facets where they are
//! named. Before anything is measured the answers are compared: who answers something else has lost already.
//!
//! ```text
//! cargo bench -p fabulario-cards --bench search                       the figures, and a verdict on 100,000 cards
//! SEARCH_CARDS=8000 cargo bench -p fabulario-cards --bench search     a quick look, without a verdict
//! cargo bench -p fabulario-cards --bench search -- phrase             the rows with this in their names, likewise
//! ```

#![allow(
    missing_docs,
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    reason = "a benchmark fails by panicking, and its counts are small"
)]

use std::error::Error;
use std::time::Instant;
use std::{env, fs};

use chrono::NaiveDate;
use fabulario_cards::index::CardIndex;
use fabulario_cards::{Catalogue, Files};

#[path = "../tests/search/forge.rs"]
mod forge;
mod search {
    pub mod battery;
    pub mod dice;
    pub mod make;
    pub mod memory;
    pub mod naive;
    pub mod names;
    pub mod ours;
    pub mod plain;
    pub mod question;
    pub mod sqlite;
    pub mod statements;
    pub mod times;
    pub mod verdict;
}

use search::battery::Battery;
use search::ours::Ours;
use search::sqlite::Sqlite;
use search::verdict::Verdict;
use search::{memory, plain};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Outcome<T> = Result<T, Box<dyn Error>>;

const CARDS: usize = 100_000;
const SEED: u64 = 2026;
/// The longest that the index may take to be made, and the most memory.
const MOST_SECONDS: f64 = 5.0;
const MOST_MEGABYTES: f64 = 250.0;

fn main() -> Outcome<()> {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["memory", cards, folder] => memory::tell(cards.parse()?, folder),
        [] => compare(""),
        [only] => compare(only),
        _ => Err("usage: search [PART OF A ROW'S NAME]".into()),
    }
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 16).unwrap()
}

fn catalogue(cards: usize) -> Outcome<Catalogue> {
    let stock = forge::stock(cards, SEED);
    Catalogue::assemble(&Files::embedded(), &stock).map_err(|it| it.to_string().into())
}

fn compare(only: &str) -> Outcome<()> {
    let cards = env::var("SEARCH_CARDS").map_or(Ok(CARDS), |it| it.parse::<usize>())?;
    let quick = env::var_os("SEARCH_CARDS").is_some();
    let folder = env::temp_dir().join(format!("fabulario-search-{}", std::process::id()));
    let mut verdict = Verdict::default();
    let catalogue = catalogue(cards)?;
    println!(
        "{cards} cards of four games, {} with their tokens",
        catalogue.cards().len()
    );
    let began = Instant::now();
    drop(CardIndex::open(&catalogue, day(), &folder)?);
    let made = began.elapsed().as_secs_f64();
    let began = Instant::now();
    let (index, kept) = CardIndex::open(&catalogue, day(), &folder)?;
    let opened = began.elapsed().as_secs_f64();
    println!("index made in {made:.2} s, opened again in {opened:.2} s ({kept:?})");
    verdict.at_most("seconds to make the index", made, MOST_SECONDS);
    let memory = memory::measure(cards, &folder.to_string_lossy())?;
    println!(
        "memory: catalogue {:.0} MB, with the index {:.0} MB, the index alone {:.0} MB",
        memory.before, memory.both, memory.index
    );
    verdict.at_most("megabytes of the index", memory.index, MOST_MEGABYTES);
    let ours = Ours {
        catalogue: &catalogue,
        index,
    };
    let plain = plain::read(&catalogue, ours.index.vocabulary());
    let began = Instant::now();
    let sqlite = Sqlite::fill(&plain)?;
    println!(
        "SQLite {} filled in {:.1} s",
        rusqlite::version(),
        began.elapsed().as_secs_f64()
    );
    let mut battery = Battery {
        ours: &ours,
        cards: &plain,
        sqlite: &sqlite,
        only,
        quick,
        rows: Vec::new(),
    };
    battery.run()?;
    verdict.judge(&battery.rows);
    fs::remove_dir_all(&folder)?;
    if quick || !only.is_empty() {
        return Ok(());
    }
    verdict.end()
}
