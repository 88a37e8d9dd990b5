//! The rulebook of a game: read from end to end, searched, and cited by links that stay.

use askama::Template;
use fabulario_engine::Lang;

use crate::desk::rules::{self as desk, Found};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::{Link, Shell, Tab};
use crate::wire::rule::entries;
use crate::words::pages::{rules, shell};

mod chapter;
mod entry;
mod format;
mod near;

use chapter::Chapter;
use entry::{Shown, Sources};
use format::Panel;
use near::Near;

/// A book with more entries tells of its rulings only what holds; their chapter has what was open, and why.
const LONG: usize = 100;

/// The parameter that says which chapter is shown.
const CHAPTER: &str = "capitulo";

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    shell: Shell,
    title: String,
    summary: String,
    text: String,
    chapters: Vec<Chapter>,
    /// The whole book, chapter by chapter, or what was found.
    content: Content,
    /// The chapter that the page is narrowed to.
    narrowed: Option<String>,
    /// The same without a chapter.
    all: Link,
    /// The whole book.
    book: Link,
}

enum Content {
    Book(Vec<Panel>),
    Found(Results),
    Nothing(Near),
}

/// What words find.
struct Results {
    entries: Vec<Shown>,
    partial: bool,
}

/// The page of the game that the frame speaks of.
pub fn rules_page(state: &State, shell: Shell) -> Result<String, Problem> {
    let current = state.catalogue.get();
    let catalogue = &current.catalogue;
    let shell = shell.below(Tab::Rules);
    let (game, lang) = (shell.game, Lang::from(shell.lang));
    let book = catalogue.book(game);
    let book = book.ok_or_else(|| Problem::internal("a game without a book"))?;
    let path = format!("/regras/{game}");
    let text = shell.asked("q").unwrap_or("").trim().to_owned();
    let wanted = shell.asked(CHAPTER).map(str::to_owned);
    let entries = entries(catalogue, game, lang);
    let places: Vec<&str> = entries
        .iter()
        .map(|it| chapter::of(&book.sheet, it))
        .collect();
    let found = if text.is_empty() {
        None
    } else {
        let of = (game, lang);
        Some(desk::find(&state.index, catalogue, of, &text)?)
    };
    let sources = Sources::new(&book.sheet, lang);
    let inside = |place: usize| {
        let chapter = places.get(place).copied();
        wanted
            .as_deref()
            .is_none_or(|it| chapter::is_in(chapter, it))
    };
    let mut chapters = Chapter::all(&book.sheet, &shell);
    let count = |chapters: &mut [Chapter], place: usize| {
        let id = places.get(place).copied();
        chapter::count(chapters, id);
    };
    // Whoever narrows what was found still sees where the rest is.
    match &found {
        None => (0..entries.len()).for_each(|place| count(&mut chapters, place)),
        Some(found) => found.places.iter().for_each(|it| count(&mut chapters, *it)),
    }
    let page = |entry| Shown::new(entry, &sources, &shell, &path);
    let content = match found {
        Some(Found { places, .. }) if places.is_empty() => {
            Content::Nothing(Near::new(state, &text, &shell))
        }
        Some(Found { places, partial }) => {
            let places = places.into_iter().filter(|place| inside(*place));
            let found = places.filter_map(|place| entries.get(place));
            Content::Found(Results {
                entries: found.map(|it| page(it).elsewhere()).collect(),
                partial,
            })
        }
        None => {
            let brief = wanted.is_none() && entries.len() > LONG;
            if brief {
                for chapter in &mut chapters {
                    chapter.shorten(&book.sheet, &shell);
                }
            }
            for (place, entry) in entries.iter().enumerate().filter(|(at, _)| inside(*at)) {
                let id = places.get(place).copied();
                let chapter = chapters.iter_mut().find(|it| Some(it.id.as_str()) == id);
                if let Some(chapter) = chapter {
                    chapter.entries.push(if brief {
                        page(entry).brief()
                    } else {
                        page(entry)
                    });
                }
            }
            let whole = wanted.is_none();
            let formats = catalogue
                .formats()
                .iter()
                .filter(|it| whole && it.game == game);
            Content::Book(
                formats
                    .map(|it| Panel::new(it, &book.sheet, &shell))
                    .collect(),
            )
        }
    };
    let narrowed = wanted.map(|id| {
        let chapter = chapters.iter().find(|it| it.id == id);
        chapter.map_or(id.clone(), Chapter::title)
    });
    let page = RulesPage {
        title: book.sheet.name.get(lang).to_owned(),
        summary: book.sheet.summary.get(lang).to_owned(),
        book: shell.link(&path),
        all: shell.here(&[(CHAPTER, None)]),
        text,
        chapters,
        content,
        narrowed,
        shell,
    };
    page.render().map_err(Problem::internal)
}
