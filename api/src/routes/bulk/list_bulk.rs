use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse, get};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::problem::Problem;
use crate::http::query::{LangParams, Query};
use crate::state::State;
use crate::wire::Warning;

/// A file about all cards in one language.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkFile<'a> {
    /// What it holds: `cards`, everything about each card; `index`, the little that finding and adding it needs. New
    /// kinds may come.
    #[schema(example = "cards")]
    pub kind: &'static str,
    /// The language of its texts.
    #[schema(example = "pt-BR")]
    pub lang: &'static str,
    /// Where it is; what is there never changes.
    pub url: String,
    /// Where the newest file of this kind and language always is.
    pub latest: String,
    /// How it comes: `application/gzip`, JSON Lines in gzip, a card on each line; `application/json`, one JSON value.
    #[schema(example = "application/gzip")]
    pub media_type: &'static str,
    /// The SHA-256 of the file.
    pub sha256: &'a str,
    /// Its size in bytes.
    pub size: usize,
    /// Its size when unpacked.
    pub unpacked_size: usize,
    /// How many cards it holds.
    pub cards: usize,
}

/// The files of the build that is served.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkFiles<'a> {
    /// The files.
    pub data: Vec<BulkFile<'a>>,
    /// The number of the build.
    pub build: i64,
    /// The digest of the build.
    pub hash: &'a str,
    /// When the build was made.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: DateTime<Utc>,
    /// What was wrong with the request.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub warnings: Vec<Warning>,
}

/// List the dumps
///
/// All cards of all games in one file for each language, as `/v1/cards/{id}` answers them, and the thin index: names,
/// types, costs, colours, rarities and copies, so that cards are found and added without a server. The files of the
/// build before stay a while for those who are fetching them. Who keeps a copy asks `/v1/cards/changes` for what is
/// new.
#[utoipa::path(
    tag = "cards",
    params(LangParams),
    responses(
        (status = 200, description = "The dumps.", body = BulkFiles),
    )
)]
#[get("/bulk")]
pub async fn list_bulk(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let query = Query::read(&request, &[]);
    let current = state.catalogue.get();
    let address = |name: &str| format!("{}/v1/bulk/{name}", state.site.public_url);
    let files = current.bulk.now.iter().map(|dump| BulkFile {
        kind: dump.holds.facts().0,
        lang: dump.lang.tag(),
        url: address(&dump.name),
        latest: address(&dump.holds.latest(dump.lang)),
        media_type: dump.holds.facts().1,
        sha256: &dump.hash,
        size: dump.size,
        unpacked_size: dump.unpacked,
        cards: dump.cards,
    });
    let answer = BulkFiles {
        data: files.collect(),
        build: current.build.number,
        hash: &current.build.hash,
        created_at: current.build.created_at.and_utc(),
        warnings: query.warnings,
    };
    current.answers.respond_once(&request, query.lang, &answer)
}
