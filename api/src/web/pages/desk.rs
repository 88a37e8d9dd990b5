//! The desk: a deck as a form that carries the whole of it, so that nothing is kept here and nothing is lost.

use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_cards::code;
use fabulario_cards::deck::resolve;
use fabulario_cards::document::DeckDocument;
use fabulario_cards::stats::Statistics;
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::http::form::Fields;
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::state::State;
use crate::web::modules::Modules;
use crate::web::pages::deck;
use crate::web::parts::chart::Bars;
use crate::web::parts::first_odds::Odds;
use crate::web::parts::mark::Mark;
use crate::web::parts::tile::Tile;
use crate::web::parts::verdict::{Moved, Verdict};
use crate::web::{Link, Shell, Tab};
use crate::words::Number;
use crate::words::pages::{desk, shell, verdict};

mod act;
mod change;
mod facts;
mod held;
mod local;
mod place;
mod quick;
mod rows;
mod search;
mod steps;

use act::{Done, act};
use facts::Facts;
pub use held::{Held, Unheld, empty};
pub use local::local_page;
use place::lists;

use quick::Wish;
use rows::{Group, Source, Stand};
use search::Seek;

/// The parameters of the page.
pub const KNOWN: &[&str] = &["codigo", "nome", "pronto", "q", "formato", "jogo"];

#[derive(Template)]
#[template(path = "desk.html")]
struct DeskPage {
    shell: Shell,
    name: String,
    note: String,
    /// The whole deck, as the form carries it.
    document: String,
    steps: String,
    behind: usize,
    ahead: usize,
    verdict: Verdict,
    identity: Vec<Mark>,
    /// How many cards there are, and the least of the list that is shuffled.
    cards: (u64, Option<u32>),
    groups: Vec<Group>,
    stands: Vec<Stand>,
    /// Every list that a card can be put into.
    lists: Vec<(&'static str, String)>,
    into: String,
    seek: Option<Seek>,
    fits: bool,
    typed: String,
    choices: Vec<Choice>,
    mended: Vec<Moved>,
    remarks: Vec<String>,
    curve: Option<Curve>,
    colours: Vec<(Mark, u64)>,
    odds: Option<Odds>,
    code: Option<String>,
    empty: bool,
    post: Link,
    /// What the live desk begins with.
    facts: String,
    modules: Modules,
}

/// A card that may have been meant, and the button that says so.
struct Choice {
    tile: Tile,
    value: String,
    copies: String,
}

/// The cards by what it takes to use them.
struct Curve {
    /// What that is.
    name: String,
    bars: Bars,
    /// What stands below each bar.
    steps: Vec<i16>,
    /// Average and median.
    middle: Option<(String, String)>,
}

/// The desk with a deck on it that nothing was done to.
pub async fn desk_page(
    state: &Data<State>,
    shell: Shell,
    held: Held,
    query: &mut Query,
) -> Result<String, Problem> {
    let text = shell.asked("q").unwrap_or("").to_owned();
    let format = shell.asked("formato").map(str::to_owned);
    let beside = Beside {
        q: text,
        format,
        into: String::new(),
        fits: false,
    };
    lay_out(state, shell, held, Done::default(), (beside, query)).await
}

/// The desk after a button of it was pressed.
pub async fn desk_after(
    state: &Data<State>,
    shell: Shell,
    mut held: Held,
    fields: &Fields,
    query: &mut Query,
) -> Result<String, Problem> {
    let done = act(state, &shell, fields, &mut held).await?;
    let beside = Beside {
        q: fields.typed("q").unwrap_or("").to_owned(),
        format: fields.typed("formato").map(str::to_owned),
        into: fields.get("em").unwrap_or("").to_owned(),
        fits: fields.get("cabe").is_some(),
    };
    lay_out(state, shell, held, done, (beside, query)).await
}

/// What was typed and chosen beside the deck.
struct Beside {
    q: String,
    format: Option<String>,
    into: String,
    /// Whether only cards are looked for that the bases allow.
    fits: bool,
}

async fn lay_out(
    state: &Data<State>,
    shell: Shell,
    held: Held,
    done: Done,
    (beside, query): (Beside, &mut Query),
) -> Result<String, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let Held {
        document,
        steps,
        remarks,
    } = held;
    let shell = shell.about(document.game).below(Tab::Decks);
    let verdict = Verdict::of(state, &document, beside.format.as_deref(), &shell).await?;
    let seek = match beside.q.as_str() {
        "" => None,
        text => {
            let inside = beside.fits.then_some(&*verdict.identity);
            let inside = inside.filter(|colours| !colours.is_empty());
            let asked = (text, inside, query);
            Some(Seek::of(state, &current, asked, &document, &shell).await?)
        }
    };
    let format = current.catalogue.format(&verdict.format);
    let source = Source {
        current: &current,
        document: &document,
        verdict: &verdict,
        shell: &shell,
    };
    let counted = Counted::of(&current, &document, &shell);
    let least = format.and_then(|it| it.lists.iter().find(|list| list.id == "main"));
    let least = least.and_then(|it| it.to_play.as_ref().or(it.min.as_ref()));
    let shuffled = match document.game {
        Game::Apoteose => verdict.cards.values().sum(),
        _ => verdict.cards.get("main").copied().unwrap_or(0),
    };
    let choices = done.choices.iter();
    let choices = choices.filter_map(|wish| choice(&current, wish, done.host, &shell));
    let mark = |id: &String| Mark::of(document.game, id, shell.lang);
    let page = DeskPage {
        name: document.name.clone().unwrap_or_else(String::new),
        note: document.note.clone().unwrap_or_else(String::new),
        behind: steps.behind(),
        ahead: steps.ahead(),
        steps: serde_json::to_string(&steps).map_err(Problem::internal)?,
        identity: verdict.identity.iter().filter_map(mark).collect(),
        cards: (shuffled, least.map(|it| it.value)),
        groups: source.groups(),
        stands: format.map_or_else(Vec::new, |format| source.stands(format)),
        lists: lists(document.game)
            .map(|it| (it.word().id, source.list_name(it)))
            .collect(),
        into: beside.into,
        fits: beside.fits,
        choices: choices.collect(),
        odds: Odds::of(&current, &document, format, &shell),
        typed: done.typed,
        mended: done.mended,
        remarks: remarks.iter().map(|it| it.to(shell.lang)).collect(),
        curve: counted.curve,
        colours: counted.colours,
        empty: document.sections.values().all(Vec::is_empty),
        post: shell.link(&format!("/mesa/{}", document.game.code())),
        document: serde_json::to_string(&document).map_err(Problem::internal)?,
        facts: Facts::json(&current, &[document.game], &shell).map_err(Problem::internal)?,
        modules: Modules::of_desk(&shell),
        shell: carried(shell, document.game),
        code: counted.code,
        verdict,
        seek,
    };
    page.render().map_err(Problem::internal)
}

impl DeskPage {
    /// The page of the deck, under its name: no code holds that.
    fn shown(&self, code: &str) -> Link {
        let link = self.shell.link(&format!("/b/{code}"));
        if self.name.is_empty() {
            link
        } else {
            link.with(deck::NAME, &self.name)
        }
    }
}

/// The form carries the deck along into another language or theme.
fn carried(shell: Shell, game: Game) -> Shell {
    let path = format!("/mesa/{}", game.code());
    let mut shell = shell.carried_by("mesa", &path);
    shell.form = shell.form.map(|form| form.pressing("fazer", "julgar"));
    shell
}

fn choice(
    current: &Current,
    wish: &Wish,
    host: Option<place::Place>,
    shell: &Shell,
) -> Option<Choice> {
    let tile = Tile::named(current, &wish.card, shell)?;
    let list = wish.section.map_or("", |it| it.word().id);
    let value = match host {
        Some(place) => format!("anexo|{}|{}", place.name(), wish.card),
        None => format!(
            "carta|{}|{}|{list}|{}",
            wish.sign.id(),
            wish.copies,
            wish.card
        ),
    };
    let copies = match wish.sign {
        quick::Sign::Put => format!("+{}", wish.copies),
        quick::Sign::Take => format!("−{}", wish.copies),
        quick::Sign::Set => format!("={}", wish.copies),
    };
    Some(Choice {
        tile,
        value,
        copies,
    })
}

/// What can be counted of a deck, its unknown cards left out.
struct Counted {
    curve: Option<Curve>,
    colours: Vec<(Mark, u64)>,
    code: Option<String>,
}

impl Counted {
    fn of(current: &Current, document: &DeckDocument, shell: &Shell) -> Self {
        let catalogue = &current.catalogue;
        let read = resolve(document.game, &document.sections, catalogue);
        let lang = shell.lang;
        let counted = Statistics::of(&read.deck, catalogue, &current.index, lang.into());
        let steps = counted.curve.steps.iter();
        let named: Vec<(String, u32)> = steps
            .map(|it| {
                (
                    it.at.to_string(),
                    u32::try_from(it.cards).unwrap_or(u32::MAX),
                )
            })
            .collect();
        let bars = named.iter().map(|(name, cards)| (name.as_str(), *cards));
        let middle = counted.curve.summary.map(|it| {
            let average = Number::decimal(it.average, 2).to(lang);
            let whole = it.median.fract() == 0.0;
            (
                average,
                Number::decimal(it.median, usize::from(!whole)).to(lang),
            )
        });
        let curve = (!named.is_empty()).then(|| Curve {
            name: counted.curve.name.to_owned(),
            bars: Bars::new(bars, counted.curve.name),
            steps: counted.curve.steps.iter().map(|it| it.at).collect(),
            middle,
        });
        let colours = counted.colours.values.iter();
        let colours = colours.filter_map(|it| {
            let mark = Mark::of(document.game, it.of.id, lang)?;
            Some((mark.beside_words(), it.of.cards))
        });
        let known = read.unresolved.is_empty() && !read.deck.lines.is_empty();
        Self {
            curve,
            colours: colours.collect(),
            code: known
                .then(|| code::encode(catalogue, &read.deck).ok())
                .flatten(),
        }
    }
}

#[derive(Template)]
#[template(path = "desk_refused.html")]
struct RefusedPage {
    shell: Shell,
    why: String,
    sent: String,
    anew: Link,
    import: Link,
}

/// What was sent is no deck for this desk: it is still there to be taken along, and there is a way on.
pub fn refused_page(shell: Shell, why: &Unheld, sent: &str) -> Result<String, Problem> {
    let shell = shell.below(Tab::Decks);
    let lang = shell.lang;
    let (why, game) = match why {
        Unheld::NotOne(error) => (desk::no_document(error.as_str()).to(lang), shell.game),
        Unheld::OtherGame(game) => {
            let name = shell.game_name(*game);
            (desk::other_game(name).to(lang), *game)
        }
        Unheld::TooLong => (desk::too_many_lines(held::MOST_LINES).to(lang), shell.game),
    };
    let page = RefusedPage {
        anew: shell.link(&format!("/mesa/{}", game.code())),
        import: shell.link("/importar"),
        sent: sent.to_owned(),
        why,
        shell,
    };
    page.render().map_err(Problem::internal)
}
