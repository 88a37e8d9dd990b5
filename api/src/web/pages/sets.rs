//! The sets: each as a folheto on the string, and the checklist of one by number.

use askama::Template;
use chrono::NaiveDate;
use fabulario_engine::{Game, Lang};
use serde::Deserialize;

use crate::catalogue::Current;
use crate::desk::sets as desk;
use crate::http::problem::{Kind, Problem};
use crate::state::State;
use crate::web::parts::tile::Tile;
use crate::web::{Link, Shell, Tab};
use crate::wire::search::FacetValue;
use crate::words::pages::{sets, shell};
use crate::words::{Phrase, problems};

mod checklist;

use checklist::View;

/// A set as the API tells it.
#[derive(Deserialize)]
pub struct Told {
    /// The code on the cards.
    pub code: String,
    game: Game,
    /// The name.
    pub name: String,
    /// The language of the name, where it is another one.
    pub name_lang: Option<String>,
    released: NaiveDate,
    /// What it tells.
    pub about: Option<String>,
    /// Who publishes it.
    pub publisher: Option<String>,
    /// How many printings it has.
    pub total: usize,
    #[serde(default)]
    printings: Vec<Printed>,
    #[serde(default)]
    reminders: Vec<Reminder>,
}

#[derive(Deserialize)]
struct Printed {
    number: u32,
    card: String,
}

#[derive(Deserialize)]
struct Reminder {
    id: String,
    name: String,
    text: String,
    text_lang: Option<String>,
}

/// A set on the string.
struct Cover {
    told: Told,
    released: String,
    rarities: Vec<FacetValue>,
    link: Link,
}

impl Cover {
    fn new(current: &Current, told: Told, shell: &Shell) -> Self {
        Self {
            released: Phrase::from(told.released).to(shell.lang),
            rarities: desk::rarities(current, &told.code, shell.lang.into()),
            link: shell.link(&format!("/edicoes/{}", told.code)),
            told,
        }
    }
}

#[derive(Template)]
#[template(path = "sets.html")]
struct SetsPage {
    shell: Shell,
    covers: Vec<Cover>,
    only: bool,
    all: Link,
}

/// Every set, or those of the game that the address names.
pub fn sets_page(state: &State, shell: Shell) -> Result<String, Problem> {
    let current = state.catalogue.get();
    let shell = shell.below(Tab::Cards);
    let only = shell.names_game();
    let told = current.answers.sets.get(shell.lang).entries().iter();
    let told: Result<Vec<Told>, _> = told.map(Told::deserialize).collect();
    let told = told.map_err(Problem::internal)?.into_iter();
    let chosen = told.filter(|it| !only || it.game == shell.game);
    let mut covers: Vec<Cover> = chosen.map(|it| Cover::new(&current, it, &shell)).collect();
    // The newest first, and of a day in the order of the games.
    covers.sort_by_key(|it| (std::cmp::Reverse(it.told.released), it.told.game));
    let page = SetsPage {
        covers,
        only,
        all: shell.link("/edicoes"),
        shell,
    };
    page.render().map_err(Problem::internal)
}

#[derive(Template)]
#[template(path = "set.html")]
struct SetPage {
    shell: Shell,
    cover: Cover,
    cards: Link,
    view: View,
    views: Vec<(View, Link)>,
    /// Numbers with their cards.
    numbers: Vec<(u32, Tile)>,
}

impl SetPage {
    /// Where a word of the game is explained.
    fn meaning(&self, word: &Reminder) -> Link {
        let game = self.shell.game;
        let book = self.shell.link(&format!("/regras/{game}"));
        book.at(&format!("{game}-{}", word.id))
    }
}

/// The checklist of a set.
pub fn set_page(state: &State, shell: Shell, code: &str) -> Result<String, Problem> {
    let current = state.catalogue.get();
    let known = &current.answers.set;
    let answer = known.get(code).ok_or_else(|| {
        Problem::new(Kind::UnknownSet)
            .detail(problems::no_set(code))
            .with("known", known.keys().cloned().collect::<Vec<_>>())
    })?;
    let answer = answer.get(Lang::from(shell.lang)).value();
    let told = Told::deserialize(answer).map_err(Problem::internal)?;
    let shell = shell.about(told.game).below(Tab::Cards);
    let numbers = told.printings.iter().filter_map(|printed| {
        let tile = Tile::named(&current, &printed.card, &shell)?;
        Some((printed.number, tile))
    });
    let page = SetPage {
        numbers: numbers.collect(),
        cards: shell.link_in_game("/cartas").with("q", &desk::term(code)),
        view: View::of(shell.asked("ver")),
        views: View::ALL.map(|it| (it, it.link(&shell))).into(),
        cover: Cover::new(&current, told, &shell),
        shell,
    };
    page.render().map_err(Problem::internal)
}
