use std::sync::Arc;

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};

use super::address::{Asked, run_of};
use crate::goldfish::Unplayed;
use crate::problem::{Document, Problem};
use crate::query::{GoldfishParams, Query};
use crate::state::State;
use crate::wire::goldfish::GameAnswer;

/// Tell a game again
///
/// One game of a simulation as lines to read, in both languages: the same deck, policy, mulligan, seed and number are
/// the same game. `POST /v1/goldfish` gives the addresses of some.
#[utoipa::path(
    tag = "goldfish",
    params(GoldfishParams),
    responses(
        (status = 200, description = "The game.", body = GameAnswer),
        (status = 304, description = "The client has this answer already."),
        (status = 308, description = "The deck has another code now: see `Location`."),
        (status = 400, description = "`code` or `seed` is missing, this is no code of a deck, or `errors` tells which parameter is wrong.", body = Document, content_type = "application/problem+json"),
        (status = 422, description = "The deck is not legal: `errors` lists every reason. Or a query takes too long.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/goldfish/game")]
pub async fn get_goldfish_game(
    request: HttpRequest,
    state: Data<State>,
) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, Asked::PARAMETERS);
    let (current, run) = match run_of(&request, &state, &query).await? {
        Ok(run) => run,
        Err(redirection) => return Ok(redirection),
    };
    let number = Asked::number(&query).map_err(Unplayed::in_address)?;
    let run = Arc::new(run);
    let told = state.at_leisure(move || run.game(number)).await?;
    let mut answer = told.map_err(Problem::internal)?;
    answer.warnings.splice(0..0, query.warnings);
    current.answers.respond_once(&request, query.lang, &answer)
}
