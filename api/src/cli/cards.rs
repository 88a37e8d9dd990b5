//! `fabulario cards`: check, read and begin card data.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use fabulario_cards::fabula::{Idea, Library, PrintedCard};
use fabulario_cards::{Catalog, Files, schema};
use fabulario_engine::fabula::read::{Read, Reader};
use fabulario_engine::fabula::{CardType, Colour, Colours};
use fabulario_engine::{Lang, Text};
use serde_json::Value;

use super::{Failure, print};

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
        lang: Lang,
        /// Folder to read [default: the data inside the binary]
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
    let mistakes = reader.finish().err().unwrap_or_default();
    read.ok_or_else(|| mistakes.into_iter().map(|it| it.message).collect())
}

pub(super) fn run(command: &Command) -> Result<(), Failure> {
    match command {
        Command::Check { folder } => check(&files(folder.as_deref())?),
        Command::Show { cards, lang, data } => {
            show(load(&files(data.as_deref())?)?.fabula(), cards, *lang)
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
            begin(&idea, data.as_deref().zip(file.as_deref()))
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

pub(super) fn load(files: &Files) -> Result<Catalog, Failure> {
    Catalog::load(files).map_err(|mistakes| {
        let count = mistakes.0.len();
        let s = if count == 1 { "" } else { "s" };
        format!("{mistakes}\n{count} mistake{s}").into()
    })
}

fn check(files: &Files) -> Result<(), Failure> {
    let catalog = load(files)?;
    let rules = catalog
        .books()
        .map(|(_, book)| book.rules.len() + book.rulings.len());
    print(&format!(
        "{} games, {} formats, {} rules and rulings, {} cards, {} fichas, {} ready decks: no mistakes (build {})\n",
        catalog.books().count(),
        catalog.formats().len(),
        rules.sum::<usize>(),
        catalog.fabula().cards.len(),
        catalog.fabula().fichas.len(),
        catalog.fabula().decks.len(),
        catalog.hash(),
    ))
}

fn show(library: &Library, wanted: &[String], lang: Lang) -> Result<(), Failure> {
    let is = |card: &PrintedCard, name: &String| {
        let sheet = &card.sheet;
        [&sheet.id, &sheet.name.pt, &sheet.name.en]
            .into_iter()
            .any(|own| own.eq_ignore_ascii_case(name))
    };
    let all = || library.cards.iter().chain(&library.fichas);
    let mut text = String::new();
    for name in wanted {
        let card = all().find(|card| is(card, name)).ok_or_else(|| {
            format!("There is no card {name:?}. `fabulario cards show` lists them all.")
        })?;
        write_card(library, card, lang, &mut text)?;
    }
    if wanted.is_empty() {
        for card in all() {
            write_card(library, card, lang, &mut text)?;
        }
    }
    print(&text)
}

fn write_card(
    library: &Library,
    card: &PrintedCard,
    lang: Lang,
    text: &mut String,
) -> Result<(), Failure> {
    let face = library.face(card, lang);
    writeln!(text, "{}  ({})", face.name, card.sheet.id)?;
    writeln!(text, "  {}", face.type_line)?;
    if let Some(stats) = face.stats {
        writeln!(text, "  {stats}")?;
    }
    for line in &card.text {
        writeln!(text, "  {}", line.get(lang).replace('\n', "\n  "))?;
    }
    if let Some(flavour) = &card.sheet.flavour {
        writeln!(text, "  “{}”", flavour.get(lang))?;
    }
    writeln!(text)?;
    Ok(())
}

fn begin(idea: &Idea, target: Option<(&Path, &str)>) -> Result<(), Failure> {
    let Some((data, file)) = target else {
        let card = load(&Files::embedded())?.fabula().scaffold(idea);
        return print(&(serde_json::to_string_pretty(&card)? + "\n"));
    };
    let file = file.strip_suffix(".json").unwrap_or(file);
    if file.is_empty() || !file.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
        return Err(
            format!("{file:?} is no name of a file: use letters, digits and hyphens.").into(),
        );
    }
    let mut folder = files(Some(data))?;
    let card = load(&folder)?.fabula().scaffold(idea);
    let name = card
        .get("id")
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned();
    let inside = format!("fabula/cards/{file}.json");
    let mut cards: Vec<Value> = match folder.0.get(&inside) {
        Some(text) => serde_json::from_slice(text)?,
        None => Vec::new(),
    };
    cards.push(card);
    let text = serde_json::to_string_pretty(&cards)? + "\n";
    // An id or a name that is taken is told before anything is written.
    folder
        .0
        .insert(inside.clone(), text.clone().into_bytes().into());
    load(&folder).map_err(|mistakes| format!("{mistakes}\nNothing was added."))?;
    // The old file is whole until the new one is.
    let path = data.join(&inside);
    let new = path.with_extension("json.new");
    let written = fs::File::create(&new)
        .and_then(|mut file| {
            file.write_all(text.as_bytes())
                .and_then(|()| file.sync_all())
        })
        .and_then(|()| fs::rename(&new, &path));
    written.map_err(|error| format!("{} cannot be written ({error}).", path.display()))?;
    print(&format!(
        "{name} was added to {}. Change it there, then run: fabulario cards check {}\n",
        path.display(),
        data.display(),
    ))
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
