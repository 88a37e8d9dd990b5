use std::time::{Duration, Instant};

use actix_web::http::header::RETRY_AFTER;
use actix_web::web::{self, Data};
use actix_web::{HttpResponse, get};
use serde::Serialize;
use tokio::sync::Mutex;
use utoipa::ToSchema;

use crate::db;
use crate::problem::{Document, Kind, Problem};
use crate::state::State;

/// How long a look is good for.
const MOMENT: Duration = Duration::from_millis(250);
/// How long a look may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// Whether each part of the server works.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct Checks {
    /// The database answers and has this version's tables.
    database: bool,
    /// The catalogue was loaded and the database knows its build.
    catalogue: bool,
    /// The search index holds everything.
    index: bool,
}

/// The server can do its work.
#[derive(Debug, Serialize, ToSchema)]
pub struct Readiness {
    /// Always `ready`.
    #[schema(example = "ready")]
    status: &'static str,
    /// The catalogue that is served.
    #[schema(example = "1-55e7e6bd9d2b6a9c")]
    catalogue_build: String,
    /// What was looked at.
    checks: Checks,
}

/// Ask whether the server can do its work
///
/// Looks at the database, the catalogue and the search index. Load balancers should ask here.
#[utoipa::path(
    tag = "operations",
    responses(
        (status = 200, description = "Ready.", body = Readiness, example = json!({ "status": "ready", "catalogue_build": "1-55e7e6bd9d2b6a9c", "checks": { "database": true, "catalogue": true, "index": true } })),
        (status = 503, description = "Not ready: `checks` says which part.", body = Document, content_type = "application/problem+json"),
    )
)]
#[get("/readyz")]
pub async fn readyz(state: Data<State>) -> Result<HttpResponse, Problem> {
    let index = state.index.is_complete();
    let (build, number) = {
        let current = state.catalogue.get();
        (current.build.to_string(), current.build.number)
    };
    let Looked {
        database,
        catalogue,
        cause,
    } = look(&state, number).await;
    let checks = Checks {
        database,
        catalogue,
        index,
    };
    if database && catalogue && index {
        let readiness = Readiness {
            status: "ready",
            catalogue_build: build,
            checks,
        };
        let mut response = HttpResponse::Ok();
        return Ok(response
            .insert_header(("cache-control", "no-store"))
            .json(readiness));
    }
    let checks = serde_json::to_value(checks).map_err(Problem::internal)?;
    let problem = Problem::caused(Kind::NotReady, cause.unwrap_or_default());
    Err(problem.with("checks", checks).header(RETRY_AFTER, 1.into()))
}

/// What a look at the database showed.
#[derive(Debug, Clone)]
struct Looked {
    database: bool,
    catalogue: bool,
    cause: Option<String>,
}

/// The last look. This address is not rate limited, so all who ask within a moment share one look.
#[derive(Default)]
pub struct LastLook(Mutex<Option<(Instant, Looked)>>);

async fn look(state: &State, build: i64) -> Looked {
    let mut last = state.last_look.0.lock().await;
    if let Some((when, looked)) = last.as_ref()
        && when.elapsed() < MOMENT
    {
        return looked.clone();
    }
    let database = state.database.clone();
    let look = web::block(move || look_at(&database, build));
    // A database that hangs is a database that does not answer.
    let looked = match tokio::time::timeout(PATIENCE, look).await {
        Ok(Ok(Ok(catalogue))) => Looked {
            database: true,
            catalogue,
            cause: None,
        },
        Ok(Ok(Err(cause))) => failed(cause),
        Ok(Err(error)) => failed(error.to_string()),
        Err(_) => failed("the database did not answer in time".to_owned()),
    };
    *last = Some((Instant::now(), looked.clone()));
    looked
}

fn failed(cause: String) -> Looked {
    Looked {
        database: false,
        catalogue: false,
        cause: Some(cause),
    }
}

fn look_at(database: &db::Database, build: i64) -> Result<bool, String> {
    if !database.is_in_place() {
        return Err("the database file is gone or was replaced".to_owned());
    }
    let mut connection = database.get().map_err(|error| error.to_string())?;
    if !db::is_current(&mut connection).map_err(|error| error.to_string())? {
        return Err("the database lacks this version's tables".to_owned());
    }
    let newest =
        db::catalogue::latest_number(&mut connection).map_err(|error| error.to_string())?;
    Ok(newest.is_some_and(|newest| newest >= build))
}
