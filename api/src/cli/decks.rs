//! `fabulario deck`: lists of players, the ready decks, and how they fare against each other.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;

use chrono::Utc;
use clap::Subcommand;
use fabulario_cards::deck::resolve;
use fabulario_cards::measure::{Question, measure};
use fabulario_cards::ready::Ready;
use fabulario_cards::words::slug;
use fabulario_cards::{Catalogue, list};
use fabulario_engine::fabula::PlayRules;

use super::cards::catalogue;
use super::harmless::harmless;
use super::{Cli, Failure, print};
use crate::config::distance;
use crate::words::{Language, cli};

mod check;

/// Most decks that are told in the place of one that nobody knows.
const MOST_NEAR: usize = 5;

pub(super) use check::{text, unreadable};

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Read a text list, tell what is not understood, and judge it: exits with 0 if it is legal in a format, with 1
    /// if in none, with 2 if not everything could be read
    Check(check::Check),
    /// Print the ready decks of all games with their guides, or one of them with its cards
    Show {
        /// The id or the name of a deck
        deck: Option<String>,
        /// The language: pt-BR or en
        #[arg(long, default_value = "pt-BR")]
        lang: Language,
        /// Folder to read [default: the catalogue of the database, else the data inside the binary]
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
    /// Play every pair of ready decks and print the matrix; fails if a demand is missed
    Measure {
        /// Games of each pair
        #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
        games: u64,
        /// The seed of all games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Games played at once [default: one for each core]
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: Option<u16>,
        /// Write what each pair saw to this file: cards/data/fabula/wins.json is such a one
        #[arg(long, value_name = "FILE")]
        record: Option<PathBuf>,
        /// Folder to read [default: the catalogue of the database, else the data inside the binary]
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
}

pub(super) fn run(command: &Command, cli: &Cli) -> Result<(), Failure> {
    match command {
        Command::Check(check) => check::run(check, cli),
        Command::Show { deck, lang, data } => {
            let catalogue = catalogue(data.as_deref(), cli)?;
            show(&catalogue, deck.as_deref(), *lang)
        }
        Command::Measure {
            games,
            seed,
            threads,
            record,
            data,
        } => {
            let catalogue = catalogue(data.as_deref(), cli)?;
            let rules = catalogue
                .format("fab-padrao")
                .map_or_else(PlayRules::default, PlayRules::of);
            let cores = || available_parallelism().map_or(1, usize::from);
            let question = Question {
                games: *games,
                seed: *seed,
                threads: threads.map_or_else(cores, usize::from),
            };
            if catalogue.fabula().decks.len() < 2 {
                return Err(
                    "There are fewer than two ready decks: nothing can be measured.".into(),
                );
            }
            let shown = io::stderr().is_terminal();
            let progress = |done: usize, of: usize| {
                if shown {
                    let end = if done == of { "\n" } else { "" };
                    let _ = write!(io::stderr(), "\r{done} of {of} pairs{end}");
                }
            };
            let never = AtomicBool::new(false);
            let measured = measure(catalogue.fabula(), rules, question, &progress, &never)?;
            print(&measured.to_string())?;
            if let Some(file) = record {
                let wins = measured.wins(catalogue.fabula(), Utc::now().date_naive());
                fs::write(file, serde_json::to_string_pretty(&wins)? + "\n")?;
            }
            let missed = measured.bars().iter().filter(|bar| !bar.holds()).count();
            if missed > 0 {
                let s = if missed == 1 { " is" } else { "s are" };
                return Err(format!("{missed} demand{s} missed.").into());
            }
            Ok(())
        }
    }
}

fn show(catalogue: &Catalogue, wanted: Option<&str>, lang: Language) -> Result<(), Failure> {
    let mut text = String::new();
    match wanted {
        None => {
            for deck in catalogue.ready() {
                write_guide(&deck, lang, &mut text)?;
            }
        }
        Some(id) => {
            let letters = slug(id);
            let is_called = |deck: &Ready<'_>| {
                let names = [&deck.name.pt, &deck.name.en];
                deck.id == id || names.iter().any(|name| slug(name) == letters)
            };
            let deck = catalogue.ready().find(is_called);
            let deck = deck.ok_or_else(|| no_deck(catalogue, id, lang))?;
            write_guide(&deck, lang, &mut text)?;
            let document = &deck.document;
            let resolved = resolve(document.game, &document.sections, catalogue);
            text += &list::write(&resolved.deck, catalogue, list::Form::Text, lang.into());
        }
    }
    print(&text)
}

/// That there is no such deck, and which ones may have been meant.
fn no_deck(catalogue: &Catalogue, written: &str, lang: Language) -> String {
    let letters = slug(written);
    let far = |deck: &Ready<'_>| {
        let names = [slug(&deck.name.pt), slug(&deck.name.en), deck.id.to_owned()];
        let has = names
            .iter()
            .any(|name| letters.len() > 2 && name.contains(&letters));
        let words = names.iter().flat_map(|name| name.split('-'));
        let words = words.filter(|word| word.len() > 2);
        let all = names.iter().map(String::as_str).chain(words);
        let far = all.map(|name| distance(name, &letters)).min();
        if has { 0 } else { far.unwrap_or(usize::MAX) }
    };
    let mut near: Vec<(usize, Ready<'_>)> =
        catalogue.ready().map(|deck| (far(&deck), deck)).collect();
    near.retain(|(far, _)| *far <= letters.len().div_ceil(3));
    near.sort_by_key(|(far, _)| *far);
    let near = near.iter().take(MOST_NEAR);
    let near = near.map(|(_, deck)| format!("\n  {}  ({})", deck.name.get(lang), deck.id));
    let near: String = near.collect();
    let near = (!near.is_empty()).then(|| cli::meant_decks(near));
    cli::no_deck(harmless(written), near).to(lang)
}

fn write_guide(deck: &Ready<'_>, lang: Language, text: &mut String) -> Result<(), Failure> {
    writeln!(text, "{}  ({})", deck.name.get(lang), deck.id)?;
    writeln!(text, "  {}\n", deck.guide.get(lang))?;
    Ok(())
}
