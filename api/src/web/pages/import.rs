//! A pasted list, line by line: what was understood, what was not and what it may mean, and the deck that comes of it.

use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_cards::code;
use fabulario_cards::deck::resolve;
use fabulario_cards::document::DeckDocument;
use fabulario_cards::list::{MOST_BYTES, MOST_LINES};
use fabulario_engine::Game;

use crate::desk::import::{read, replaced};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::verdict::Verdict;
use crate::web::{Link, Shell, Tab};
use crate::wire::parsed::{GameKnownBy, ParsedKind, ParsedLine, ParsedList};
use crate::words::pages::{import, shell, verdict};
use crate::words::{Language, Message};

/// Most lines of the report of a long list; those that need a hand are always among them.
const MOST_SHOWN: usize = 600;

/// A list that players paste: most forms of lines, and one name that is nearly right.
const EXAMPLE: &str = include_str!("import/example.txt");

#[derive(Template)]
#[template(path = "import.html")]
struct ImportPage {
    shell: Shell,
    text: String,
    /// The game that the reader chose.
    asked: Option<Game>,
    post: Link,
    example: Link,
    too_long: Option<String>,
    report: Option<Report>,
}

/// What became of a list.
struct Report {
    understood: usize,
    not_understood: usize,
    left_out: usize,
    /// The game, and how it is known.
    game: Option<(Game, String)>,
    notes: Vec<String>,
    lines: Vec<ShownLine>,
    hidden: usize,
    deck: Option<ShownDeck>,
}

/// The deck of a list.
struct ShownDeck {
    document: String,
    post: Link,
    cards: u64,
    verdict: Verdict,
    code: Option<String>,
}

/// A line of the report.
struct ShownLine {
    number: usize,
    text: String,
    /// The class: `ok`, `title`, `part`, `ask`, `no`, `quiet`.
    class: &'static str,
    icon: &'static str,
    kind: String,
    /// What is on it, in words.
    says: Vec<String>,
    choices: Vec<(String, String)>,
}

/// What a form of the page asks.
#[derive(Default)]
pub struct Asked<'f> {
    /// The list.
    pub text: &'f str,
    /// The game, where the reader names it.
    pub game: Option<Game>,
    /// The line and the card to put there.
    pub replace: Option<(usize, &'f str)>,
}

/// The page, with the report on a list if there is one.
pub async fn import_page(
    state: &Data<State>,
    shell: Shell,
    asked: Asked<'_>,
) -> Result<(String, bool), Problem> {
    let shell = shell.below(Tab::Decks);
    let lang = shell.lang;
    let current = Guard::into_inner(state.catalogue.get());
    let text = match asked.replace {
        Some(of) => replaced(&current, asked.text, asked.game, of),
        None => None,
    };
    let text = text.unwrap_or_else(|| asked.text.to_owned());
    let read = if text.trim().is_empty() {
        None
    } else {
        let (of, game, list) = (current.clone(), asked.game, text.clone());
        let work = move || {
            read(&of, &list, game, lang, |list| {
                (list.document.clone(), Report::of(list, lang))
            })
        };
        Some(state.site.at_leisure(work).await?)
    };
    let too_long = matches!(read, Some(None));
    let mut shell = shell;
    let mut report = None;
    if let Some(Some((document, told))) = read {
        let mut told = told;
        if let Some(document) = document {
            shell = shell.about(document.game);
            told.deck = shown(state, document, &shell).await?;
        }
        report = Some(told);
    }
    let page = ImportPage {
        post: shell.link("/importar"),
        example: shell.link("/importar").with("exemplo", "1"),
        too_long: too_long.then(|| import::too_long(MOST_BYTES / 1_048_576, MOST_LINES).to(lang)),
        asked: asked.game,
        report,
        text,
        shell: shell.carried_by("lista", "/importar"),
    };
    Ok((page.render().map_err(Problem::internal)?, too_long))
}

/// The list of the example.
pub const fn example() -> &'static str {
    EXAMPLE
}

/// The deck of a list, judged; none without a card.
async fn shown(
    state: &Data<State>,
    document: DeckDocument,
    shell: &Shell,
) -> Result<Option<ShownDeck>, Problem> {
    if document.sections.values().all(Vec::is_empty) {
        return Ok(None);
    }
    let verdict = Verdict::of(state, &document, None, shell).await?;
    let current = state.catalogue.get();
    let deck = resolve(document.game, &document.sections, &current.catalogue);
    let whole = deck.unresolved.is_empty();
    let code = whole.then(|| code::encode(&current.catalogue, &deck.deck).ok());
    Ok(Some(ShownDeck {
        post: shell.link(&format!("/mesa/{}", document.game.code())),
        cards: verdict.cards.values().sum(),
        document: serde_json::to_string(&document).map_err(Problem::internal)?,
        code: code.flatten(),
        verdict,
    }))
}

impl Report {
    fn of(list: &ParsedList<'_>, lang: Language) -> Self {
        let too_many = list.lines.len() > MOST_SHOWN;
        let needs = |line: &&ParsedLine<'_>| {
            !too_many || class(line.kind) != "quiet" && class(line.kind) != "ok"
        };
        let shown = list.lines.iter().filter(needs).take(MOST_SHOWN);
        let lines: Vec<ShownLine> = shown.map(|line| ShownLine::new(line, lang)).collect();
        let how = list.game_by.map(|by| match by {
            GameKnownBy::Request => import::game_asked(),
            GameKnownBy::Text => import::game_by_text(),
            GameKnownBy::Cards => import::game_by_cards(),
        });
        let how = how.map(|it| it.to(lang));
        Self {
            understood: list.understood,
            not_understood: list.not_understood,
            left_out: list.left_out,
            game: list.game.zip(how),
            notes: list.warnings.iter().map(|it| it.message.clone()).collect(),
            hidden: list.lines.len() - lines.len(),
            lines,
            deck: None,
        }
    }
}

impl ShownLine {
    fn new(line: &ParsedLine<'_>, lang: Language) -> Self {
        let says = line
            .entries
            .iter()
            .map(|entry| match (&entry.message, entry.name) {
                (Some(message), _) => message.clone(),
                (None, Some(name)) => {
                    let list = entry.section.map_or("", |it| it.word().get(lang));
                    format!("{} × {name} · {list}", entry.copies)
                }
                (None, None) => String::new(),
            });
        let mut says: Vec<String> = says.collect();
        if let Some(section) = line.section {
            says.insert(0, section.word().get(lang).to_owned());
        }
        let mends = line
            .entries
            .iter()
            .filter(|entry| matches!(entry.kind, ParsedKind::Unknown | ParsedKind::Ambiguous));
        // One name at a time: the next one is asked about once this one is settled.
        let choices = mends.take(1).flat_map(|entry| &entry.choices);
        let choices = choices.map(|it| (format!("{}|{}", line.line, it.id), it.name.to_owned()));
        Self {
            number: line.line,
            text: line.text.to_owned(),
            class: class(line.kind),
            icon: icon(line.kind),
            kind: kind(line.kind).to(lang),
            choices: choices.collect(),
            says,
        }
    }
}

fn class(kind: ParsedKind) -> &'static str {
    match kind {
        ParsedKind::Card => "ok",
        ParsedKind::Title
        | ParsedKind::Game
        | ParsedKind::Section
        | ParsedKind::Group
        | ParsedKind::Header => "title",
        ParsedKind::LeftOut | ParsedKind::OtherSection => "part",
        ParsedKind::Ambiguous => "ask",
        ParsedKind::Unknown | ParsedKind::Conflict => "no",
        ParsedKind::Blank | ParsedKind::Comment | ParsedKind::Syntax => "quiet",
    }
}

fn icon(kind: ParsedKind) -> &'static str {
    match class(kind) {
        "ok" => "ok",
        "title" => "text",
        "part" => "minus",
        "ask" => "help",
        "no" => "no",
        _ => "more",
    }
}

fn kind(kind: ParsedKind) -> Message {
    match kind {
        ParsedKind::Card => import::kind_card(),
        ParsedKind::Blank => import::kind_blank(),
        ParsedKind::Comment => import::kind_comment(),
        ParsedKind::Title => import::kind_title(),
        ParsedKind::Game => import::kind_game(),
        ParsedKind::Header => import::kind_header(),
        ParsedKind::Section => import::kind_section(),
        ParsedKind::Group => import::kind_group(),
        ParsedKind::OtherSection => import::kind_other_section(),
        ParsedKind::Syntax => import::kind_syntax(),
        ParsedKind::LeftOut => import::kind_left_out(),
        ParsedKind::Unknown => import::kind_unknown(),
        ParsedKind::Ambiguous => import::kind_ambiguous(),
        ParsedKind::Conflict => import::kind_conflict(),
    }
}
