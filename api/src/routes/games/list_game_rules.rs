use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse, get};
use fabulario_engine::Game;
use fabulario_engine::rule::Category;
use serde_json::Value;

use super::{Named, game, moved};
use crate::catalogue::answers::ListAnswer;
use crate::desk::rules;
use crate::http::problem::{Document, Problem};
use crate::http::query::{ListParams, Query};
use crate::state::State;
use crate::wire::{Entry, EntryKind, List};
use crate::words::warnings;

/// List a game's rules and rulings
///
/// Rules as the books number them, told in our words, then the rulings that decide where the books are
/// silent or disagree, then the keywords and statuses of the cards. `q` searches both languages: accents and plurals do not matter, entries with every
/// word come alone, and where there are none, those with some of the words come with the warning
/// `partial_match`. A name such as `1.4.3` or `C1` finds the rule with its rulings, `1.4` the section.
#[utoipa::path(
    tag = "games",
    params(
        ("game" = String, Path, description = "Code of the game: `fab`, `dd`, `mvc` or `apo`.", example = "fab"),
        ("q" = Option<String>, Query, description = "Words or a rule number to look for; the best matches come first.", example = "mulligan"),
        ("kind" = Option<EntryKind>, Query, description = "Only entries of a kind: `rule`, `construction`, `ruling` or `keyword`."),
        ("category" = Option<Category>, Query, description = "Only rules of a category, such as `combat`."),
        ListParams,
    ),
    responses(
        (status = 200, description = "Rules and rulings.", body = List<Entry>),
        (status = 308, description = "The long name was used: `Location` has the code."),
        (status = 400, description = "The cursor is not one of this list.", body = Document, content_type = "application/problem+json"),
        (status = 404, description = "There is no such game.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/games/{game}/rules")]
pub async fn list_game_rules(
    request: HttpRequest,
    state: Data<State>,
    path: Path<String>,
) -> Result<HttpResponse, Problem> {
    let game = match game(&path)? {
        Named::Slug(game) => return Ok(moved(&request, game)),
        Named::Code(game) => game,
    };
    let mut query = Query::read(&request, &["q", "kind", "category", "limit", "cursor"]);
    let current = state.catalogue.get();
    let answer = current
        .answers
        .rules
        .get(&game)
        .ok_or_else(|| Problem::internal("a game without rules"))?;
    let list = answer.get(query.lang);
    if query.is_empty() {
        return list.respond(&request, query);
    }
    let mut chosen = search(&state, game, list, &mut query)?;
    narrow(
        &mut chosen,
        &mut query,
        "kind",
        &["rule", "construction", "ruling", "keyword"],
    );
    narrow(
        &mut chosen,
        &mut query,
        "category",
        &Category::ALL.map(Category::name),
    );
    list.respond_with(&request, query, &chosen)
}

/// Everything in book order, or what the words find, best first.
fn search<'a>(
    state: &State,
    game: Game,
    list: &'a ListAnswer,
    query: &mut Query,
) -> Result<Vec<&'a Value>, Problem> {
    let entries = list.entries();
    let words = query.get("q").unwrap_or("").to_owned();
    if words.trim().is_empty() {
        return Ok(entries.iter().collect());
    }
    let current = state.catalogue.get();
    let of = (game, query.lang.into());
    let found = rules::find(&state.index, &current.catalogue, of, &words)?;
    if found.partial {
        query.warn("partial_match", &warnings::partial());
    }
    let places = found.places.into_iter();
    Ok(places.filter_map(|place| entries.get(place)).collect())
}

/// Keeps the entries whose field has the value that a parameter of the same name asks for.
fn narrow(chosen: &mut Vec<&Value>, query: &mut Query, name: &str, known: &[&str]) {
    let Some(value) = query.get(name).map(ToOwned::to_owned) else {
        return;
    };
    if !known.contains(&value.as_str()) {
        let known = known.join(", ");
        query.warn("unknown_value", &warnings::value(name, &value, known));
    }
    chosen.retain(|entry| entry.get(name).and_then(Value::as_str) == Some(&value));
}
