//! A deck by its code: what a QR picture opens.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use askama::Template;
use fabulario_cards::code::DecodeError;
use fabulario_cards::deck::Deck;
use fabulario_cards::document::DeckDocument;
use fabulario_engine::Game;

use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::preview::{Image, Preview};
use crate::web::parts::share::Share;
use crate::web::{Link, Shell, Tab};
use crate::wire::Warning;
use crate::words::pages::{deck, first_odds, shell};

mod body;
mod print;
mod proxies;

pub use body::Body;
pub use print::print_page;
pub use proxies::proxies_page;

/// The parameters of the page.
pub const KNOWN: &[&str] = &[NAME];
/// The parameter with a code, where a form asks for one.
pub const CODE: &str = "codigo";
/// The parameter with what its owner calls the deck: no code holds it.
pub const NAME: &str = "nome";
/// Most characters of a name.
const LONGEST: usize = 200;

/// A deck that a code stands for.
pub struct Coded {
    /// The code.
    pub code: String,
    /// Its lines.
    pub document: DeckDocument,
    /// What it is called: the name of the ready deck that it is, or none.
    pub ready: Option<(String, Link)>,
    /// The address of its page, with the server's name.
    pub url: String,
}

impl Coded {
    /// The deck of a code that was read.
    pub fn new(state: &State, (code, deck): (&str, &Deck), shell: &Shell) -> Self {
        let current = state.catalogue.get();
        let known = current.ready.list.get(shell.lang).entries().iter();
        let mut same = known.filter(|it| it["code"].as_str() == Some(code));
        let ready = same.next().and_then(|it| {
            let (id, name) = (it["id"].as_str()?, it["name"].as_str()?);
            Some((name.to_owned(), shell.link(&format!("/prontos/{id}"))))
        });
        Self {
            document: DeckDocument {
                game: deck.game,
                name: ready.as_ref().map(|(name, _)| name.clone()),
                note: None,
                sections: deck.sections(&current.catalogue),
            },
            ready,
            url: format!("{}/b/{code}", state.site.public_url),
            code: code.to_owned(),
        }
    }

    /// What the page calls the deck.
    pub fn name(&self, shell: &Shell) -> String {
        let asked = shell
            .asked(NAME)
            .map(|it| it.chars().take(LONGEST).collect());
        let called = asked.or_else(|| self.document.name.clone());
        called.unwrap_or_else(|| deck::a_deck(shell.game_name(self.document.game)).to(shell.lang))
    }
}

#[derive(Template)]
#[template(path = "deck.html")]
struct DeckPage {
    shell: Shell,
    name: String,
    coded: Coded,
    body: Body,
    preview: Preview,
    share: Share,
    warnings: Vec<Warning>,
}

/// The page of a deck.
pub async fn deck_page(
    state: &Data<State>,
    shell: Shell,
    (code, deck): (&str, Deck),
    warnings: Vec<Warning>,
) -> Result<String, Problem> {
    let shell = shell.below(Tab::Decks).about(deck.game);
    let coded = Coded::new(state, (code, &deck), &shell);
    let body = Body::of(state, &coded.document, Some(code), &shell).await?;
    let name = coded.name(&shell);
    let told = body.told(&name, &shell);
    let link = shell.link(&format!("/b/{code}"));
    let page = DeckPage {
        preview: preview(&shell, &name, &told, Some(code)),
        share: Share::new(&shell, &name, &told, &link),
        shell,
        name,
        coded,
        body,
        warnings,
    };
    page.render().map_err(Problem::internal)
}

/// What others see of a deck before they open it.
pub fn preview(shell: &Shell, name: &str, told: &str, code: Option<&str>) -> Preview {
    let preview = Preview::of(shell, name, told);
    let Some(code) = code else {
        return preview;
    };
    let image = Image {
        path: format!("/v1/decks/code/{code}/image.png?lang={}", shell.lang),
        width: 1200,
        height: 630,
        alt: name.to_owned(),
        wide: true,
    };
    preview.showing(shell, image)
}

#[derive(Template)]
#[template(path = "deck_wrong.html")]
struct WrongPage<'a> {
    shell: Shell,
    code: &'a str,
    /// Why it is no code; none if nothing was typed.
    why: Option<String>,
}

/// The page of a text that is no code, with the text still in its field.
pub fn wrong_page(
    shell: Shell,
    code: &str,
    error: Option<&DecodeError>,
) -> Result<(StatusCode, String), Problem> {
    let page = WrongPage {
        why: error.map(|it| it.message(shell.lang.into())),
        shell: shell.below(Tab::Decks),
        code,
    };
    let html = page.render().map_err(Problem::internal)?;
    Ok((StatusCode::BAD_REQUEST, html))
}

/// Whether anything of a game can be played alone: hands, odds.
fn has_lab(game: Game) -> bool {
    Tab::Lab.is_of(game)
}
