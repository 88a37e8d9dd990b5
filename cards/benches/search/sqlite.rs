//! The same questions to SQLite, set up as well as a careful engineer would do it.
//!
//! Everything is in memory. The number of a card is its place by name, so that the order of names is the order of the
//! tables. Conditions have covering indexes, words an FTS5 table, beginnings of names a B-tree and an FTS5 table with
//! prefixes, misspelt names a table of trigrams. Statements are prepared before they are measured. What it need not
//! do, unlike the index: read the query language, and find other inflections of a word.

use std::collections::BTreeMap;
use std::sync::Arc;

use regex::{Regex, RegexBuilder};
use rusqlite::functions::FunctionFlags;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, ToSql, params, params_from_iter};
use strsim::osa_distance;

use super::plain::{FIELDS, NONE, Plain, normal};
use super::question::{Counts, Found, PAGE};
use super::statements::Statements;

type Outcome<T> = rusqlite::Result<T>;

/// A filled database.
pub struct Sqlite {
    connection: Connection,
    /// Places in the catalogue, by number of the card.
    places: Vec<usize>,
}

impl Sqlite {
    pub fn fill(cards: &[Plain]) -> Outcome<Self> {
        let connection = Connection::open_in_memory()?;
        connection.set_prepared_statement_cache_capacity(20_000);
        connection.execute_batch("PRAGMA journal_mode = OFF; PRAGMA temp_store = MEMORY")?;
        let text = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
        connection.create_scalar_function("regexp", 2, text, |context| {
            let compile = |pattern: ValueRef<'_>| {
                let mut builder = RegexBuilder::new(pattern.as_str().unwrap());
                builder.case_insensitive(true).multi_line(true).build()
            };
            let regex: Arc<Regex> = context.get_or_create_aux(0, compile)?;
            Ok(regex.is_match(context.get_raw(1).as_str()?))
        })?;
        let columns: Vec<&str> = FIELDS.iter().map(|field| field.entry().pt).collect();
        connection.execute_batch(&format!(
            "CREATE TABLE cards (id INTEGER PRIMARY KEY, {});
             CREATE TABLE keys (card INTEGER PRIMARY KEY, pt TEXT, en TEXT);
             CREATE TABLE texts (id INTEGER PRIMARY KEY, pt TEXT, en TEXT);
             CREATE TABLE printings (card INTEGER, colecao INTEGER, PRIMARY KEY (card, colecao)) WITHOUT ROWID;
             CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT, card INTEGER);
             CREATE VIRTUAL TABLE words USING fts5(name_pt, head_pt, text_pt, name_en, head_en, text_en,
                 content = '', prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2');
             CREATE VIRTUAL TABLE titles USING fts5(pt, en, content = '', prefix = '1 2 3',
                 tokenize = 'unicode61 remove_diacritics 2');
             CREATE VIRTUAL TABLE trigrams USING fts5(name, content = '', tokenize = 'trigram');
             BEGIN",
            columns.join(" INTEGER, ") + " INTEGER",
        ))?;
        let mut order: Vec<usize> = (0..cards.len()).collect();
        order.sort_by_key(|place| cards[*place].rank);
        for (id, place) in (1..).zip(&order) {
            add(&connection, id, &cards[*place])?;
        }
        // Each index has all columns, so that no condition has to look anything up in the table.
        for column in &columns {
            let mut all = vec![*column];
            all.extend(columns.iter().filter(|it| *it != column));
            connection.execute_batch(&format!(
                "CREATE INDEX by_{column} ON cards ({})",
                all.join(", ")
            ))?;
        }
        connection.execute_batch(
            "CREATE INDEX by_set ON printings (colecao, card);
             CREATE INDEX by_name ON names (name, card);
             INSERT INTO words (words) VALUES ('optimize');
             INSERT INTO titles (titles) VALUES ('optimize');
             INSERT INTO trigrams (trigrams) VALUES ('optimize');
             COMMIT; ANALYZE",
        )?;
        order.insert(0, usize::MAX);
        Ok(Self {
            connection,
            places: order,
        })
    }

    /// Adds the cards of a statement to a page.
    fn cards(&self, sql: &str, with: &[&str], page: &mut Vec<usize>) -> Outcome<()> {
        let mut statement = self.connection.prepare_cached(sql)?;
        let mut rows = statement.query(params_from_iter(with))?;
        while let Some(row) = rows.next()? {
            let card = self.places[row.get::<_, u32>(0)? as usize];
            if page.len() < PAGE && !page.contains(&card) {
                page.push(card);
            }
        }
        Ok(())
    }

    fn total(&self, sql: &str) -> Outcome<u32> {
        let mut statement = self.connection.prepare_cached(sql)?;
        statement.query_row([], |row| row.get(0))
    }

    /// Answers a question.
    pub fn answer(&self, asked: &Statements) -> Outcome<Found> {
        let mut found = Found {
            page: Vec::with_capacity(PAGE),
            total: 0,
            facets: None,
        };
        match &asked.facets {
            None => found.total = self.total(&asked.total)?,
            Some(facets) => {
                let counts = self.counts(facets)?;
                found.total = counts[1].iter().map(|(_, count)| count).sum();
                found.facets = Some(counts);
            }
        }
        if let Some(named) = &asked.named {
            self.cards(named, &[], &mut found.page)?;
        }
        if found.page.len() < PAGE {
            self.cards(&asked.page, &[], &mut found.page)?;
        }
        Ok(found)
    }

    fn counts(&self, [together, sets]: &[String; 2]) -> Outcome<Counts> {
        let mut counts: [BTreeMap<i32, u32>; 5] = Default::default();
        let mut statement = self.connection.prepare_cached(together)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let count: u32 = row.get(4)?;
            let mut add = |facet: usize, value| *counts[facet].entry(value).or_default() += count;
            match row.get::<_, Option<i32>>(0)? {
                None => {}
                Some(0) => add(0, -1),
                Some(mask) => {
                    let there = (0..8).filter(|it| mask >> it & 1 == 1);
                    there.for_each(|it| add(0, it));
                }
            }
            for facet in 1..4 {
                if let Some(value) = row.get(facet)? {
                    add(facet, value);
                }
            }
        }
        let mut statement = self.connection.prepare_cached(sets)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            counts[4].insert(row.get(0)?, row.get(1)?);
        }
        Ok(counts.map(|it| it.into_iter().collect()))
    }

    /// Cards whose name begins so, then those of which a later word does.
    pub fn complete(&self, text: &str) -> Outcome<Vec<usize>> {
        let begin = normal(text);
        let mut page = Vec::with_capacity(PAGE);
        let sql = "SELECT card FROM names WHERE name >= ?1 AND name < ?2 ORDER BY name LIMIT 40";
        let later = "SELECT rowid FROM titles WHERE titles MATCH ?1 ORDER BY rowid LIMIT 40";
        self.cards(sql, &[&begin, &format!("{begin}\u{10ffff}")], &mut page)?;
        if page.len() < PAGE {
            self.cards(later, &[&format!("\"{begin}\"*")], &mut page)?;
        }
        Ok(page)
    }

    /// Cards with the names that are nearest, of those that share the most and rarest trigrams.
    pub fn nearest(&self, text: &str) -> Outcome<Vec<usize>> {
        let text = normal(text);
        let letters: Vec<char> = text.chars().collect();
        let grams = letters
            .windows(3)
            .map(|gram| format!("\"{}\"", gram.iter().collect::<String>()));
        let grams: Vec<String> = grams.collect();
        let sql = "SELECT names.name, card FROM trigrams JOIN names ON names.id = trigrams.rowid
            WHERE trigrams MATCH ?1 ORDER BY trigrams.rank LIMIT 100";
        let mut statement = self.connection.prepare_cached(sql)?;
        let near = statement.query_map([grams.join(" OR ")], |row| {
            let name = row.get_ref(0)?.as_str()?;
            Ok((osa_distance(name, &text), row.get::<_, u32>(1)?))
        })?;
        let mut near: Vec<(usize, u32)> = near.collect::<Outcome<_>>()?;
        near.sort_unstable();
        let most = letters.len() / 4 + 1;
        near.retain(|(far, _)| *far <= most);
        near.truncate(PAGE);
        Ok(near
            .into_iter()
            .map(|(_, card)| self.places[card as usize])
            .collect())
    }
}

fn add(connection: &Connection, id: i64, card: &Plain) -> Outcome<()> {
    let put = |sql: &str, values: &[&dyn ToSql]| connection.prepare_cached(sql)?.execute(values);
    let ([pt, en], [head_pt, head_en]) = (card.key.each_ref().map(|it| it.trim()), &card.heading);
    let [text_pt, text_en] = &card.text;
    let values = card
        .values
        .map(|value| Some(value).filter(|it| *it != NONE));
    let mut row: Vec<&dyn ToSql> = vec![&id];
    row.extend(values.iter().map(|it| it as &dyn ToSql));
    let signs = vec!["?"; row.len()].join(", ");
    put(&format!("INSERT INTO cards VALUES ({signs})"), &row)?;
    put("INSERT INTO keys VALUES (?, ?, ?)", params![id, pt, en])?;
    put(
        "INSERT INTO texts VALUES (?, ?, ?)",
        params![id, text_pt, text_en],
    )?;
    for set in &card.sets {
        put("INSERT INTO printings VALUES (?, ?)", params![id, set])?;
    }
    let words = "INSERT INTO words (rowid, name_pt, head_pt, text_pt, name_en, head_en, text_en)
        VALUES (?, ?, ?, ?, ?, ?, ?)";
    put(
        words,
        params![id, pt, head_pt, text_pt, en, head_en, text_en],
    )?;
    put(
        "INSERT INTO titles (rowid, pt, en) VALUES (?, ?, ?)",
        params![id, pt, en],
    )?;
    for (lang, name) in [pt, en].into_iter().enumerate() {
        let name_id = id * 2 + i64::try_from(lang).unwrap();
        put(
            "INSERT INTO names VALUES (?, ?, ?)",
            params![name_id, name, id],
        )?;
        put(
            "INSERT INTO trigrams (rowid, name) VALUES (?, ?)",
            params![name_id, name],
        )?;
    }
    Ok(())
}
