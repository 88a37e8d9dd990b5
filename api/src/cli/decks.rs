//! `fabulario deck`: lists of players, the ready decks, and how they fare against each other.

use std::fmt::Write as _;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;

use clap::Subcommand;
use fabulario_cards::deck::resolve;
use fabulario_cards::measure::{Question, measure};
use fabulario_cards::ready::Ready;
use fabulario_cards::{Catalogue, list};
use fabulario_engine::fabula::PlayRules;

use super::cards::catalogue;
use super::{Cli, Failure, print};
use crate::words::{Language, cli};

mod check;

pub(super) use check::{harmless, text, unreadable};

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Read a text list, tell what is not understood, and judge it: exits with 0 if it is legal in a format, with 1
    /// if in none, with 2 if not everything could be read
    Check(check::Check),
    /// Print the ready decks of all games with their guides, or one of them with its cards
    Show {
        /// The id of a deck
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
            let deck = catalogue.ready().find(|deck| deck.id == id);
            let deck = deck.ok_or_else(|| cli::no_deck(id).to(lang))?;
            write_guide(&deck, lang, &mut text)?;
            let document = &deck.document;
            let resolved = resolve(document.game, &document.sections, catalogue);
            text += &list::write(&resolved.deck, catalogue, list::Form::Text, lang.into());
        }
    }
    print(&text)
}

fn write_guide(deck: &Ready<'_>, lang: Language, text: &mut String) -> Result<(), Failure> {
    writeln!(text, "{}  ({})", deck.name.get(lang), deck.id)?;
    writeln!(text, "  {}\n", deck.guide.get(lang))?;
    Ok(())
}
