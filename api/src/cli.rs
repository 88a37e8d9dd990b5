//! The command line.

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use fabulario_cards::{Catalogue, Files};

use crate::config::{Effective, Flags, RawSettings, Settings};
use crate::{openapi, server, start, store, telemetry};

mod cards;
mod decks;
mod goldfish;
mod harmless;

/// Deck builder, collection manager and goldfish lab for Brazilian card games
#[derive(Debug, Parser)]
#[command(name = "fabulario", version)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    flags: Flags,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve the page and the API (this is the default)
    Serve,
    /// Bring the database up to date without serving
    Migrate {
        /// Take back the last N migrations instead, with everything that they store
        #[arg(long, value_name = "N")]
        revert: Option<usize>,
    },
    /// Print the OpenAPI document
    Openapi,
    /// Work with card data
    #[command(subcommand)]
    Cards(cards::Command),
    /// Work with decks: check a list, show the ready ones
    #[command(subcommand, alias = "deck")]
    Decks(decks::Command),
    /// Play a deck alone, many times: what it spends, when the Centro falls, games to read
    Goldfish(goldfish::Command),
    /// Work with settings
    #[command(subcommand)]
    Config(ConfigCommand),
}

#[derive(Debug, Subcommand)]
enum ConfigCommand {
    /// Print the effective settings and where each came from, secrets hidden
    Show,
}

/// What a command says when it fails.
type Failure = Box<dyn std::error::Error>;

/// A failure with an exit code of its own; without a message, everything was said before.
#[derive(Debug, thiserror::Error)]
#[error("{message}")]
struct Exit {
    code: u8,
    message: String,
}

/// Runs the command line; a failure is told on standard error.
pub fn main() -> ExitCode {
    let outcome = run(&Cli::parse());
    telemetry::flush();
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let exit = failure.downcast_ref::<Exit>();
            if exit.is_none_or(|exit| !exit.message.is_empty()) {
                let _ = writeln!(io::stderr(), "{failure}");
            }
            exit.map_or(ExitCode::FAILURE, |exit| ExitCode::from(exit.code))
        }
    }
}

fn run(cli: &Cli) -> Result<(), Failure> {
    match cli.command.as_ref().unwrap_or(&Command::Serve) {
        Command::Serve => {
            let settings = settings(cli)?;
            telemetry::start(&settings);
            Ok(server::run(settings)?)
        }
        Command::Migrate { revert } => migrate(&settings(cli)?, *revert),
        Command::Openapi => {
            let document = openapi::document(&Catalogue::load(&Files::embedded())?)?;
            print(&openapi::to_json(&document)?)
        }
        Command::Cards(command) => cards::run(command, cli),
        Command::Decks(command) => decks::run(command, cli),
        Command::Goldfish(command) => goldfish::run(command, cli),
        Command::Config(ConfigCommand::Show) => {
            let raw = RawSettings::collect(&cli.flags, environment());
            print(&Effective(&raw).to_string())?;
            raw.check()?;
            Ok(())
        }
    }
}

fn settings(cli: &Cli) -> Result<Settings, Failure> {
    Ok(RawSettings::collect(&cli.flags, environment()).check()?)
}

fn migrate(settings: &Settings, revert: Option<usize>) -> Result<(), Failure> {
    let done = start::migrate(&database(settings)?, revert)?;
    let what = if revert.is_some() {
        "taken back"
    } else {
        "run"
    };
    let (ran, total) = (done.ran.len(), done.total);
    let s = if ran == 1 { "" } else { "s" };
    print(&format!(
        "{ran} migration{s} {what}, {total} in place
"
    ))
}

/// The database of the settings.
fn database(settings: &Settings) -> Result<store::Database, Failure> {
    if settings.database_url == store::DatabaseUrl::Default {
        start::data_folder(settings)?;
    }
    Ok(start::database(settings)?)
}

fn print(text: &str) -> Result<(), Failure> {
    match io::stdout().write_all(text.as_bytes()) {
        // Whoever listens has heard enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => Ok(written?),
    }
}

/// The environment; a variable that is not UTF-8 is no reason to fall over.
fn environment() -> impl Iterator<Item = (String, String)> {
    let text = |text: std::ffi::OsString| text.to_string_lossy().into_owned();
    std::env::vars_os().map(move |(name, value)| (text(name), text(value)))
}
