//! `fabulario deck check`: a list from a file, line by line, and the verdict on it.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use chrono::{NaiveDate, Utc};
use clap::Args;
use fabulario_cards::index::CardIndex;
use fabulario_cards::list;
use fabulario_engine::Game;
use serde_json::{Value, json};

use super::super::cards::catalogue;
use super::super::{Cli, Exit, Failure, print};
use crate::cli::harmless::harmless;
use crate::desk::judge::{Bench, DecksToJudge, Unjudged};
use crate::desk::lists::Teller;
use crate::http::extract::RequestBody as _;
use crate::wire::parsed::{ParsedEntry, ParsedKind, ParsedList};
use crate::words::cli::{self as all, check as words};
use crate::words::{Language, Message};
use crate::work::finish;

/// How long a verdict may take.
const PATIENCE: Duration = Duration::from_mins(1);

#[derive(Debug, Args)]
pub(in crate::cli) struct Check {
    /// The file with the list; - for standard input
    file: PathBuf,
    /// The game: fab, dd, mvc or apo [default: found by the cards]
    #[arg(long)]
    game: Option<Game>,
    /// The format to judge by [default: all that are in force]
    #[arg(long, value_name = "ID")]
    format: Option<String>,
    /// The language: pt-BR or en
    #[arg(long, default_value = "pt-BR")]
    lang: Language,
    /// The day to judge by, such as 2026-11-17 [default: today]
    #[arg(long, value_name = "DAY")]
    as_of: Option<NaiveDate>,
    /// Print everything as JSON
    #[arg(long)]
    json: bool,
    /// Folder to read [default: the catalogue of the database, else the data inside the binary]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Exit codes: 0 legal in a format, 1 in none, 2 not everything could be read.
pub(super) fn run(check: &Check, cli: &Cli) -> Result<(), Failure> {
    let text = text(&check.file, check.lang).map_err(unreadable)?;
    let catalogue = catalogue(check.data.as_deref(), cli)?;
    let day = check.as_of.unwrap_or_else(|| Utc::now().date_naive());
    if text.trim().is_empty() && !check.json {
        return Err(unreadable(all::list::empty().to(check.lang)));
    }
    let report = list::read(&catalogue, &text, check.game);
    let report = report.map_err(|error| unreadable(format!("{error}.")))?;
    let index = CardIndex::in_memory(&catalogue, day)?;
    let teller = Teller {
        catalogue: &catalogue,
        index: &index,
        lang: check.lang,
    };
    let parsed = teller.list(&report, Vec::new());
    let judged = judged(check, &parsed, &teller, day)?;
    if check.json {
        let all = json!({ "list": parsed, "judged": judged });
        print(&(serde_json::to_string_pretty(&all)? + "\n"))?;
    } else {
        print(&told(check.lang, &parsed, &judged)?)?;
    }
    if parsed.not_understood > 0 || parsed.deck.is_none() {
        return Err(exit(2));
    }
    let legal = |format: &Value| format["verdict"] == "legal";
    if formats(&judged).iter().any(legal) {
        Ok(())
    } else {
        Err(exit(1))
    }
}

/// Everything was said already.
fn exit(code: u8) -> Failure {
    let message = String::new();
    Box::new(Exit { code, message })
}

pub(in crate::cli) fn unreadable(message: String) -> Failure {
    Box::new(Exit { code: 2, message })
}

/// The text of a file, as far as a list can be long.
pub(in crate::cli) fn text(file: &Path, lang: Language) -> Result<String, String> {
    let most = list::MOST_BYTES as u64 + 1;
    let mut bytes = Vec::new();
    let read = if file == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes)
    } else {
        let file = fs::File::open(file);
        file.and_then(|file| file.take(most).read_to_end(&mut bytes))
    };
    read.map_err(|error| unread(file, &error).to(lang))?;
    if bytes.len() > list::MOST_BYTES {
        return Err(format!("{}.", list::TooLong));
    }
    String::from_utf8(bytes).map_err(|_| not_utf8(file, lang))
}

/// Why a file cannot be read, as far as it can be said in the language of the reader.
fn unread(file: &Path, error: &io::Error) -> Message {
    let name = file.display().to_string();
    match error.kind() {
        io::ErrorKind::NotFound => words::no_file(name),
        io::ErrorKind::IsADirectory => words::folder(name),
        io::ErrorKind::PermissionDenied => words::forbidden(name),
        _ => words::unreadable(name, error.to_string()),
    }
}

/// How to save a file so that its letters are known.
fn not_utf8(file: &Path, lang: Language) -> String {
    words::not_utf(file.display().to_string()).to(lang)
}

/// What `/v1/validate` answers about the deck.
fn judged(
    check: &Check,
    parsed: &ParsedList<'_>,
    teller: &Teller<'_>,
    day: NaiveDate,
) -> Result<Value, Failure> {
    let (Some(game), Some(deck)) = (parsed.game, &parsed.deck) else {
        return Ok(Value::Null);
    };
    let asked = match &check.format {
        Some(format) => {
            json!({ "game": game, "as_of": day, "formats": [format], "decks": [deck] })
        }
        None => json!({ "game": game, "as_of": day, "decks": [deck] }),
    };
    let bench = Bench {
        catalogue: teller.catalogue,
        vocabulary: teller.index.vocabulary(),
        index: Some(teller.index),
        today: day,
        lang: check.lang,
        warnings: Vec::new(),
        deadline: Instant::now() + PATIENCE,
    };
    let decks = DecksToJudge::read(&serde_json::to_vec(&asked)?, check.lang);
    let decks = decks.map_err(|_| unreadable("The deck cannot be judged.".to_owned()))?;
    match finish(decks.judge(&bench)) {
        Ok(bytes) => Ok(serde_json::from_slice(&bytes?)?),
        Err(Unjudged::Late) => Err(unreadable("The verdict takes too long.".to_owned())),
        Err(Unjudged::Mistaken(mistakes)) => {
            let mistakes = serde_json::to_value(mistakes)?;
            let mistakes = mistakes.as_array().into_iter().flatten();
            let told = mistakes.filter_map(|it| {
                let is_format = it["pointer"].as_str()?.starts_with("/formats");
                let flag = if is_format { "--format: " } else { "" };
                Some(format!("{flag}{}", it["message"].as_str()?))
            });
            Err(unreadable(told.collect::<Vec<_>>().join("\n")))
        }
    }
}

/// The verdicts; none on a deck that could not be read.
fn formats(judged: &Value) -> &[Value] {
    let formats = judged.pointer("/data/0/formats").and_then(Value::as_array);
    formats.map_or(&[], Vec::as_slice)
}

/// What was not understood, then every verdict.
fn told(lang: Language, parsed: &ParsedList<'_>, judged: &Value) -> Result<String, Failure> {
    let mut text = String::new();
    for line in &parsed.lines {
        let wrong = line.entries.iter().filter(|it| it.kind != ParsedKind::Card);
        for entry in wrong {
            let written = harmless(line.text.trim());
            writeln!(text, "{}: {written}\n  {}", line.line, reason(entry))?;
        }
    }
    for warning in &parsed.warnings {
        writeln!(text, "{}", harmless(&warning.message))?;
    }
    let (cards, lines) = (parsed.understood, parsed.lines.len());
    let unclear = parsed.not_understood;
    let game = parsed.game.map_or("?", Game::code);
    let read = words::read(game, lines, cards, unclear);
    writeln!(text, "{}", read.to(lang))?;
    if parsed.left_out > 0 {
        writeln!(text, "{}", words::left_out(parsed.left_out).to(lang))?;
    }
    for format in formats(judged) {
        let verdict = verdict(word(format, "verdict")?, lang);
        writeln!(text, "{}: {verdict}", word(format, "format")?)?;
        let findings = ["violations", "notes"].map(|list| format[list].as_array());
        for found in findings.into_iter().flatten().flatten() {
            // Not every finding is one of a rule.
            let rule = found["rule"].as_str().unwrap_or("");
            writeln!(text, "  {rule}  {}", word(found, "message")?)?;
        }
        tell_fix(lang, &format["fix"], &mut text)?;
    }
    Ok(text)
}

/// What to change so that the deck becomes legal.
fn tell_fix(lang: Language, fix: &Value, text: &mut String) -> Result<(), Failure> {
    let Some(changes) = fix["changes"].as_array() else {
        return Ok(());
    };
    let cards = fix["changed"].as_u64().ok_or_else(|| lacking("changed"))?;
    writeln!(text, "  {}", words::fix(cards).to(lang))?;
    for change in changes {
        let (name, list) = (word(change, "name")?, word(change, "list")?);
        let copies = change["copies"].as_i64();
        let copies = copies.ok_or_else(|| lacking("copies"))?;
        // Only a card that comes has a reason.
        let why = change.pointer("/reason/message");
        let why = why.and_then(Value::as_str).unwrap_or("");
        let line = format!("    {copies:+} {name} ({list})  {why}");
        writeln!(text, "{}", line.trim_end())?;
    }
    Ok(())
}

fn word<'v>(told: &'v Value, name: &str) -> Result<&'v str, Failure> {
    told[name].as_str().ok_or_else(|| lacking(name))
}

fn lacking(name: &str) -> Failure {
    format!("The verdict lacks {name}.").into()
}

fn reason(entry: &ParsedEntry<'_>) -> String {
    let message = harmless(entry.message.as_deref().unwrap_or(""));
    let choices = entry.choices.iter();
    let choices = choices.map(|choice| format!("\n    {}  ({})", choice.name, choice.id));
    message + &choices.collect::<String>()
}

fn verdict(id: &str, lang: Language) -> String {
    match id {
        "illegal" => words::illegal().to(lang),
        "incomplete" => words::incomplete().to(lang),
        _ => words::legal().to(lang),
    }
}
