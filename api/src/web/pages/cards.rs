//! Finding cards: the query told back, the hits of its parts, what can be narrowed, and the cards in four views.

use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;
use fabulario_cards::index::{Answer, Wanted};
use fabulario_cards::query::{Direction, Order};
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::desk::search::{self, Found};
use crate::http::problem::Problem;
use crate::http::query::Query;
use crate::state::State;
use crate::web::parts::tile::Tile;
use crate::web::shell::GAME;
use crate::web::{Link, Shell, Tab};
use crate::wire::search::{Explanation, Facet};
use crate::words::pages::{cards, shell};

mod facets;
mod notes;
mod order;
mod terms;
mod view;

use facets::FacetGroup;
use notes::Note;
use order::Choice;
use terms::Terms;
use view::View;

/// The parameters of the page.
pub const KNOWN: &[&str] = &["q", GAME, "ordem", "sentido", "ver", "cursor"];

/// Cards of a page.
const ON_A_PAGE: usize = 60;

#[derive(Template)]
#[template(path = "cards.html")]
struct CardsPage<'a> {
    shell: Shell,
    text: &'a str,
    /// The game that all cards are of, where the reader narrowed to it.
    only: Option<Game>,
    view: View,
    views: Vec<(View, Link)>,
    orders: Vec<Choice>,
    notes: Vec<Note>,
    sentence: Option<String>,
    terms: Option<Terms>,
    total: u32,
    /// Whether anything of the query was.
    understood: bool,
    facets: Vec<FacetGroup>,
    tiles: Vec<Tile>,
    next: Option<Link>,
    first: Option<Link>,
}

/// The page of a query.
pub async fn cards_page(
    state: &Data<State>,
    shell: Shell,
    query: &mut Query,
) -> Result<String, Problem> {
    let current = Guard::into_inner(state.catalogue.get());
    let shell = shell.below(Tab::Cards);
    let text = shell.asked("q").unwrap_or("").to_owned();
    // Whoever asks for nothing sees the cards of one game; whoever asks for something, those of all.
    let only = (shell.names_game() || text.is_empty()).then_some(shell.game);
    let found = match search::understand(&current, &text, None, query) {
        Ok(mut asked) => {
            if let Some(game) = only {
                current.index.narrow(&mut asked, game);
            }
            asked.order = asked.order.or(shell.asked("ordem").and_then(Order::named));
            let direction = shell.asked("sentido").and_then(Direction::named);
            asked.direction = asked.direction.or(direction);
            let wanted = Wanted {
                lang: shell.lang.into(),
                limit: ON_A_PAGE,
                after: search::after(&current, shell.asked("cursor"))?,
                facets: true,
            };
            let found = search::find(state, &current, (asked, wanted), true, query).await?;
            Some(found)
        }
        // Nothing of it is understood: the warnings say why, and what was typed is still there.
        Err(refused) if !query.warnings.is_empty() => {
            drop(refused);
            None
        }
        Err(refused) => return Err(refused),
    };
    let page = put_together(&current, shell, (&text, only), found, query)?;
    page.render().map_err(Problem::internal)
}

fn put_together<'a>(
    current: &Current,
    shell: Shell,
    (text, only): (&'a str, Option<Game>),
    found: Option<Found>,
    query: &mut Query,
) -> Result<CardsPage<'a>, Problem> {
    let (answer, explained) = found.map_or((None, None), |it| (Some(it.answer), it.explained));
    let explained = explained.map(Explanation::from);
    let tree = explained.as_ref().and_then(|it| it.tree.as_ref());
    let facets = answer.as_ref().and_then(|it| it.facets.as_ref());
    let facets = facets.map(|it| it.told(current.index.vocabulary(), shell.lang.into()));
    let facets = facets.into_iter().flatten().map(Facet::from);
    let told = facets.map(|facet| FacetGroup::new(&facet, (text, tree), (only, &shell)));
    let rows = answer.as_ref().map_or(&[][..], |it| it.rows.as_slice());
    let tiles = rows
        .iter()
        .filter_map(|row| Tile::at(current, row.card, &shell));
    let view = View::of(shell.asked("ver"));
    let warnings = query.warnings.iter();
    Ok(CardsPage {
        notes: warnings.map(|it| Note::new(it, text, &shell)).collect(),
        // An empty query says nothing worth telling.
        sentence: explained
            .as_ref()
            .filter(|_| !text.is_empty())
            .map(|it| it.sentence.clone()),
        terms: tree
            .filter(|_| !text.is_empty())
            .and_then(|tree| Terms::new(tree, text, only, &shell)),
        understood: answer.is_some(),
        total: answer.as_ref().map_or(0, |it| it.total),
        facets: told.filter(FacetGroup::is_a_choice).collect(),
        tiles: tiles.collect(),
        next: next(current, answer.as_ref(), &shell)?,
        first: shell
            .asked("cursor")
            .map(|_| shell.here(&[("cursor", None)])),
        views: View::ALL
            .into_iter()
            .map(|it| (it, it.link(&shell)))
            .collect(),
        orders: order::choices(&shell),
        view,
        text,
        only,
        shell,
    })
}

/// Where the list goes on.
fn next(
    current: &Current,
    answer: Option<&Answer>,
    shell: &Shell,
) -> Result<Option<Link>, Problem> {
    let last = answer.filter(|it| it.more).and_then(|it| it.rows.last());
    let cursor = last.map(|row| search::cursor(current, row)).transpose()?;
    Ok(cursor.map(|cursor| shell.here(&[("cursor", Some(&cursor))])))
}
