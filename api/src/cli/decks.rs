//! `fabulario deck`: lists of players, the ready decks, and how they fare against each other.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;

use clap::Subcommand;
use fabulario_cards::fabula::{Library, PlayableDeck};
use fabulario_cards::measure::{Question, measure};
use fabulario_engine::fabula::PlayRules;

use super::cards::{files, load};
use super::{Failure, print};
use crate::words::{Language, cli};

mod check;

pub(super) use check::{harmless, text, unreadable};

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Read a text list, tell what is not understood, and judge it: exits with 0 if it is legal in a format, with 1
    /// if in none, with 2 if not everything could be read
    Check(check::Check),
    /// Print the ready decks with their guides, or one of them with its cards
    Show {
        /// The id of a deck
        deck: Option<String>,
        /// The language: pt-BR or en
        #[arg(long, default_value = "pt-BR")]
        lang: Language,
        /// Folder to read [default: the data inside the binary]
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
        /// Folder to read [default: the data inside the binary]
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
}

pub(super) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Check(check) => check::run(check),
        Command::Show { deck, lang, data } => {
            let catalogue = load(&files(data.as_deref())?)?;
            show(catalogue.fabula(), deck.as_deref(), *lang)
        }
        Command::Measure {
            games,
            seed,
            threads,
            data,
        } => {
            let catalogue = load(&files(data.as_deref())?)?;
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
            let missed = measured.bars().iter().filter(|bar| !bar.holds()).count();
            if missed > 0 {
                let s = if missed == 1 { " is" } else { "s are" };
                return Err(format!("{missed} demand{s} missed.").into());
            }
            Ok(())
        }
    }
}

fn show(library: &Library, wanted: Option<&str>, lang: Language) -> Result<(), Failure> {
    let mut text = String::new();
    match wanted {
        None => {
            for deck in &library.decks {
                write_guide(deck, lang, &mut text)?;
            }
        }
        Some(id) => {
            let deck = library.decks.iter().find(|deck| deck.sheet.id == id);
            let deck = deck.ok_or_else(|| cli::no_deck(id).to(lang))?;
            write_guide(deck, lang, &mut text)?;
            let name = |id: &str| {
                let card = library.card(id);
                card.map_or_else(
                    || id.to_owned(),
                    |card| card.sheet.name.get(lang).to_owned(),
                )
            };
            writeln!(text, "Centro: {}", name(&deck.sheet.centro))?;
            for base in &deck.sheet.arredores {
                writeln!(text, "Arredor: {}", name(base))?;
            }
            for (id, copies) in &deck.sheet.cards {
                writeln!(text, "{copies} {}", name(id))?;
            }
        }
    }
    print(&text)
}

fn write_guide(deck: &PlayableDeck, lang: Language, text: &mut String) -> Result<(), Failure> {
    let sheet = &deck.sheet;
    writeln!(text, "{}  ({})", sheet.name.get(lang), sheet.id)?;
    writeln!(text, "  {}\n", sheet.guide.get(lang))?;
    Ok(())
}
