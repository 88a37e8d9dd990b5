//! The ready decks: a cover each, hung on the string of its game.

use arc_swap::Guard;
use askama::Template;
use fabulario_cards::deck::resolve;
use fabulario_cards::stats::Statistics;
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::curve::Curve;
use crate::web::parts::mark::Mark;
use crate::web::parts::verdict::{class, sign, word};
use crate::web::shell::GAME;
use crate::web::{Link, Shell, Tab};
use crate::words::pages::{ready, shell};

mod guide;
mod matrix;
mod one;
mod told;

use matrix::{Matrix, how};
pub use one::ready_deck_page;
use told::Told;

/// The parameters of the page.
pub const KNOWN: &[&str] = &[GAME];

#[derive(Template)]
#[template(path = "ready.html")]
struct ReadyPage {
    shell: Shell,
    games: Vec<OfGame>,
    /// Where all games are.
    all: Link,
    decks: usize,
}

/// The ready decks of a game.
struct OfGame {
    game: Game,
    covers: Vec<Cover>,
    matrix: Option<Matrix>,
    link: Link,
}

/// The cover of a deck.
pub struct Cover {
    /// Its game.
    pub game: Game,
    /// Its name.
    pub name: String,
    /// The language of the name, where it is another one than that of the page.
    pub lang: Option<String>,
    /// Its page.
    pub link: Link,
    /// Its colours.
    pub marks: Vec<Mark>,
    /// Its curve.
    pub curve: Option<Curve>,
    /// How many cards.
    pub cards: u64,
    /// The verdict of its format: class, sign and word.
    pub verdict: (&'static str, &'static str, String),
    /// The share of games that it won.
    pub share: Option<String>,
}

impl Cover {
    fn new(current: &Current, told: &Told, shell: &Shell) -> Self {
        let (game, sections) = (told.game, &told.deck.sections);
        let resolved = resolve(game, sections, &current.catalogue).deck;
        let lang = shell.lang.into();
        let counted = Statistics::of(&resolved, &current.catalogue, &current.index, lang);
        let colours = told.colours.values.iter();
        let verdict = told.verdicts.get(&told.format).map_or("", String::as_str);
        Self {
            game,
            name: told.name.clone(),
            lang: told.name_lang.clone(),
            link: shell.link(&format!("/prontos/{}", told.id)),
            marks: colours
                .filter_map(|it| Mark::of(game, &it.id, shell.lang))
                .collect(),
            curve: Curve::of(&counted, shell),
            cards: counted.cards,
            verdict: (class(verdict), sign(verdict), word(verdict, shell)),
            share: told.win_share.as_ref().map(|it| it.of.text(shell)),
        }
    }

    /// The covers of a game's ready decks, and who played the games that their shares are of.
    pub fn all(
        current: &Current,
        game: Game,
        shell: &Shell,
    ) -> Result<(Vec<Self>, Option<String>), Problem> {
        let told = Told::all(current, game, shell)?;
        let covers = told.iter().map(|it| Self::new(current, it, shell));
        Ok((covers.collect(), told.iter().find_map(|it| how(it, shell))))
    }
}

/// The page of all ready decks, or of those of a game.
pub fn ready_page(state: &State, shell: Shell) -> Result<String, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let shell = shell.below(Tab::Decks);
    let wanted = |game: &Game| !shell.names_game() || *game == shell.game;
    let of_game = |game: Game| -> Result<OfGame, Problem> {
        let told = Told::all(&current, game, &shell)?;
        let covers = told.iter().map(|it| Cover::new(&current, it, &shell));
        Ok(OfGame {
            game,
            covers: covers.collect(),
            matrix: Matrix::new(&told, &shell),
            link: shell.link("/prontos").with(GAME, game.code()),
        })
    };
    let games = Game::ALL.into_iter().filter(wanted).map(of_game);
    let games = games.collect::<Result<Vec<OfGame>, Problem>>()?;
    let page = ReadyPage {
        decks: games.iter().map(|it| it.covers.len()).sum(),
        games,
        all: shell.link("/prontos"),
        shell,
    };
    page.render().map_err(Problem::internal)
}
