//! `fabulario cards`: check, read and begin card data.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use chrono::Utc;
use clap::Subcommand;
use fabulario_cards::fabula::Idea;
use fabulario_cards::index::CardIndex;
use fabulario_cards::{Card, Catalogue, Files, list, schema};
use fabulario_engine::fabula::read::{Read, Reader};
use fabulario_engine::fabula::{CardType, Colour, Colours};
use fabulario_engine::{Game, Text};
use serde_json::Value;

use super::harmless::harmless;
use super::{Cli, Failure, print, settings};
use crate::start;
use crate::words::{Language, cli};

mod begin;
mod import;

/// Most cards that are told in the place of one that nobody knows.
const MOST_NEAR: usize = 5;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Verify the data files and report every mistake
    Check {
        /// Folder to verify [default: the data inside the binary]
        folder: Option<PathBuf>,
    },
    /// Print cards as they read
    Show {
        /// Ids or names of cards; every card if none is given
        cards: Vec<String>,
        /// The language: pt-BR or en
        #[arg(long, default_value = "pt-BR")]
        lang: Language,
        /// Folder to read [default: the catalogue of the database, else the data inside the binary]
        #[arg(long, value_name = "FOLDER")]
        data: Option<PathBuf>,
    },
    /// Begin a new card: print an entry that is valid as it stands, or add it to a file
    New {
        /// The Portuguese name
        name: String,
        /// The English name
        #[arg(long, value_name = "NAME")]
        en: String,
        /// The type
        #[arg(long, value_parser = word::<CardType>, default_value = "aliado")]
        kind: CardType,
        /// The colours, such as verde,roxo; colourless if left out
        #[arg(long, value_delimiter = ',', value_parser = word::<Colour>)]
        colours: Vec<Colour>,
        /// Data folder to add it to; without it the entry is printed
        #[arg(long, value_name = "FOLDER", requires = "file")]
        data: Option<PathBuf>,
        /// File of that folder's fabula/cards, such as verde
        #[arg(long, value_name = "NAME", requires = "data")]
        file: Option<String>,
    },
    /// Bring a publisher's sets and cards into the database; a running server serves them within seconds
    Import {
        /// Files of one publisher, see cards/IMPORT.md
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Only tell what would be added and changed
        #[arg(long)]
        dry_run: bool,
    },
    /// List the builds of the catalogue in the database, the newest first
    Builds {
        /// How many
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(i64).range(1..=1_000))]
        limit: i64,
    },
    /// Print a JSON Schema of the data files
    Schema {
        /// Which; all names if left out
        name: Option<String>,
    },
}

/// A word of the card vocabulary, as data files write it.
fn word<T: Read>(text: &str) -> Result<T, String> {
    let mut reader = Reader::default();
    let read = T::read(&Value::from(text), &mut reader);
    let mistakes = reader.finish().err().into_iter().flatten();
    read.ok_or_else(|| mistakes.map(|it| it.message).collect())
}

pub(super) fn run(command: &Command, cli: &Cli) -> Result<(), Failure> {
    match command {
        Command::Import { files, dry_run } => import::run(&settings(cli)?, files, *dry_run),
        Command::Builds { limit } => import::builds(&settings(cli)?, *limit),
        Command::Check { folder } => check(&files(folder.as_deref())?),
        Command::Show { cards, lang, data } => {
            show(&catalogue(data.as_deref(), cli)?, cards, *lang)
        }
        Command::New {
            name,
            en,
            kind,
            colours,
            data,
            file,
        } => {
            if *kind == CardType::Ficha {
                return Err("A ficha is written into fichas.json: see cards/README.md.".into());
            }
            let idea = Idea {
                name: Text {
                    pt: name.clone(),
                    en: en.clone(),
                },
                kind: *kind,
                colours: colours
                    .iter()
                    .fold(Colours::NONE, |set, colour| set.with(*colour)),
            };
            begin::begin(&idea, data.as_deref().zip(file.as_deref()))
        }
        Command::Schema { name } => print_schema(name.as_deref()),
    }
}

/// The files of a folder, or those inside the binary.
pub(super) fn files(folder: Option<&Path>) -> Result<Files, Failure> {
    match folder {
        None => Ok(Files::embedded()),
        Some(folder) => Files::from_folder(folder).map_err(|error| {
            format!("The folder {} cannot be read ({error}).", folder.display()).into()
        }),
    }
}

/// The cards to read: those of a folder, else those that a server with the same settings serves, else those inside the
/// binary.
pub(super) fn catalogue(folder: Option<&Path>, cli: &Cli) -> Result<Catalogue, Failure> {
    if folder.is_some() {
        return load(&files(folder)?);
    }
    match start::catalogue(&settings(cli)?)? {
        Some(catalogue) => Ok(catalogue),
        None => load(&Files::embedded()),
    }
}

fn load(files: &Files) -> Result<Catalogue, Failure> {
    Catalogue::load(files).map_err(|mistakes| {
        let count = mistakes.0.len();
        let s = if count == 1 { "" } else { "s" };
        format!("{mistakes}\n{count} mistake{s}").into()
    })
}

fn check(files: &Files) -> Result<(), Failure> {
    let catalogue = load(files)?;
    let rules = catalogue
        .books()
        .map(|(_, book)| book.rules.len() + book.rulings.len());
    let tokens = catalogue.cards().iter().filter(|card| card.token).count();
    for warning in catalogue.warnings() {
        print(&format!("warning: {warning}\n"))?;
    }
    print(&format!(
        "{} games, {} formats, {} rules and rulings, {} sets, {} cards, {tokens} tokens, {} ready decks: no mistakes \
         (build {})\n",
        catalogue.books().count(),
        catalogue.formats().len(),
        rules.sum::<usize>(),
        catalogue.sets().len(),
        catalogue.cards().len() - tokens,
        catalogue.ready().count(),
        catalogue.hash(),
    ))
}

fn show(catalogue: &Catalogue, wanted: &[String], lang: Language) -> Result<(), Failure> {
    let mut text = String::new();
    for name in wanted {
        let mut named = Game::ALL
            .into_iter()
            .flat_map(|game| catalogue.named(game, name));
        let card = catalogue.card(name).or_else(|| named.next());
        let Some(card) = card else {
            return Err(no_card(catalogue, name, lang)?.into());
        };
        write_card(catalogue, card, lang, &mut text)?;
    }
    if wanted.is_empty() {
        for card in catalogue.cards() {
            write_card(catalogue, card, lang, &mut text)?;
        }
    }
    print(&text)
}

/// That there is no such card, and which ones may have been meant.
fn no_card(catalogue: &Catalogue, name: &str, lang: Language) -> Result<String, Failure> {
    let index = CardIndex::in_memory(catalogue, Utc::now().date_naive())?;
    let near = list::near(catalogue, &index, name, None, MOST_NEAR).into_iter();
    let near = near.filter_map(|(place, lang)| Some((catalogue.cards().get(place)?, lang)));
    let near =
        near.map(|(card, lang)| format!("\n  {}  ({})", card.sheet.name.get(lang), card.sheet.id));
    let near: String = near.collect();
    let near = (!near.is_empty()).then(|| cli::meant_cards(near));
    Ok(cli::no_card(harmless(name), near).to(lang))
}

fn write_card(
    catalogue: &Catalogue,
    card: &Card,
    lang: Language,
    text: &mut String,
) -> Result<(), Failure> {
    let face = catalogue.face(card, lang.into());
    writeln!(text, "{}  ({})", face.name, card.sheet.id)?;
    writeln!(text, "  {}", catalogue.headline(&face))?;
    let stats = face.stats.iter();
    let stats: Vec<String> = stats
        .map(|it| format!("{} {}", it.label, it.value))
        .collect();
    if !stats.is_empty() {
        writeln!(text, "  {}", stats.join(", "))?;
    }
    for line in &face.text {
        writeln!(text, "  {}", line.replace('\n', "\n  "))?;
    }
    if let Some(flavour) = &face.flavour {
        writeln!(text, "  “{flavour}”")?;
    }
    writeln!(text)?;
    Ok(())
}

fn print_schema(name: Option<&str>) -> Result<(), Failure> {
    let all = schema::all();
    let names = || {
        all.iter()
            .map(|(name, _)| *name)
            .collect::<Vec<_>>()
            .join("\n")
    };
    let Some(wanted) = name else {
        return print(&(names() + "\n"));
    };
    match all.iter().find(|(name, _)| *name == wanted) {
        Some((_, schema)) => print(&(serde_json::to_string_pretty(schema)? + "\n")),
        None => Err(format!("There is no schema {wanted:?}. There are:\n{}", names()).into()),
    }
}
