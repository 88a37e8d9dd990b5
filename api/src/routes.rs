//! Every route in one list.

use std::sync::Arc;

use actix_web::http::Method;
use actix_web::web::{self, Data};
use actix_web::{App, HttpRequest, HttpResponse};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::catalogue::LiveCatalogue;
use crate::http::accept::prefers_page;
use crate::http::frame::Ready;
use crate::http::problem::{Kind, Problem};
use crate::state::State;
use crate::words::problems;

mod bulk;
mod cards;
mod decks;
mod formats;
mod games;
mod goldfish;
mod odds;
mod operations;
mod pages;
mod query;
mod rules;
mod sets;
mod shared;
mod stats;
#[cfg(test)]
mod tests;
mod validate;

/// The API: what is listed here is served and documented.
pub fn api(config: &mut ServiceConfig) {
    config
        .service(
            scope("/v1")
                // Addresses without parameters first: they are found without regular expressions.
                .service(games::list_games::list_games)
                .service(formats::list_formats::list_formats)
                .service(formats::batch_formats::batch_formats)
                .service(sets::list_sets::list_sets)
                .service(cards::list_cards::list_cards)
                .service(cards::batch_cards::batch_cards)
                .service(cards::get_named_card::get_named_card)
                .service(cards::autocomplete_cards::autocomplete_cards)
                .service(cards::get_random_card::get_random_card)
                .service(cards::list_card_changes::list_card_changes)
                .service(query::explain_query::explain_query)
                .service(query::get_query_help::get_query_help)
                .service(bulk::list_bulk::list_bulk)
                .service(validate::validate_decks::validate_decks)
                .service(odds::ask_odds::ask_odds)
                .service(goldfish::draw_hand::draw_hand)
                .service(goldfish::get_hand::get_hand)
                .service(goldfish::play_goldfish::play_goldfish)
                .service(goldfish::run_goldfish::run_goldfish)
                .service(goldfish::compare_decks::compare_decks)
                .service(goldfish::get_goldfish_game::get_goldfish_game)
                .service(goldfish::get_turns_svg::get_turns_svg)
                .service(goldfish::get_capture_svg::get_capture_svg)
                .service(goldfish::get_mulligan_svg::get_mulligan_svg)
                .service(goldfish::advise_mulligan::advise_mulligan)
                .service(stats::compute_stats::compute_stats)
                .service(decks::encode_deck::encode_deck)
                .service(decks::decode_deck::decode_deck)
                .service(decks::parse_deck::parse_deck)
                .service(decks::export_deck::export_deck)
                .service(decks::list_ready_decks::list_ready_decks)
                .service(rules::get_rule::get_rule)
                .service(decks::get_ready_deck::get_ready_deck)
                .service(games::get_game::get_game)
                .service(games::list_game_rules::list_game_rules)
                .service(formats::get_format::get_format)
                .service(sets::get_set::get_set)
                .service(cards::get_card::get_card)
                .service(cards::list_card_rulings::list_card_rulings)
                .service(cards::list_similar_cards::list_similar_cards)
                .service(cards::get_card_svg::get_card_svg)
                .service(cards::get_card_png::get_card_png)
                .service(cards::get_card_art::get_card_art)
                .service(bulk::get_bulk_file::get_bulk_file)
                .service(stats::get_curve_svg::get_curve_svg)
                .service(stats::get_colours_svg::get_colours_svg)
                .service(decks::get_deck_code_png::get_deck_code_png)
                .service(decks::get_deck_code_svg::get_deck_code_svg)
                .service(decks::get_deck_code::get_deck_code),
        )
        .service(operations::healthz::healthz)
        .service(operations::readyz::readyz)
        .service(operations::metrics::metrics)
        .service(operations::openapi::openapi);
}

/// The answer to a plain question for a card, whose bytes lie ready: it is asked more often than all else together.
///
/// Any other question about a card goes its way to the handler.
pub fn ready(catalogue: Arc<LiveCatalogue>) -> Ready {
    Box::new(move |request, lang| {
        let id = request.path().strip_prefix("/v1/cards/")?;
        if request.method() != Method::GET || !request.query_string().is_empty() {
            return None;
        }
        if prefers_page(request.headers()) {
            return None;
        }
        let current = catalogue.get();
        let card = current
            .cards
            .representation(current.catalogue.place(id)?, lang.into());
        Some(shared::varied(card.ok()?.respond(request.request())))
    })
}

/// What people read: pages are served but not part of the API.
pub fn pages(config: &mut web::ServiceConfig) {
    config
        .service(pages::home::home)
        .service(pages::asset::asset)
        .service(pages::theme::theme)
        .service(pages::cards::cards)
        .service(pages::ask::ask)
        .service(pages::ask::ask_typed)
        .service(pages::import::import)
        .service(pages::import::read_list)
        .service(pages::desk::desk)
        .service(pages::desk::work)
        .service(pages::desk::desk_local)
        .service(pages::ready::decks_of_mine)
        .service(pages::ready::ready_decks)
        .service(pages::ready::ready_deck)
        .service(pages::deck::find_deck)
        .service(pages::deck::deck_by_code)
        .service(pages::deck::print_deck)
        .service(pages::deck::deck_proxies)
        .service(pages::deck::deck_file)
        .service(pages::lab::lab)
        .service(pages::hand::hand)
        .service(pages::table::table)
        .service(pages::chances::chances)
        .service(pages::compare::compare)
        .service(pages::card::card)
        .service(pages::sets::sets)
        .service(pages::sets::set)
        .service(pages::rules::rules_of_some_game)
        .service(pages::rules::rules)
        .service(pages::help::help)
        .service(pages::help::former_help)
        .service(pages::offline::offline)
        .service(pages::worker::service_worker)
        .service(pages::worker::manifest)
        .service(pages::docs::docs)
        .service(pages::docs::docs_file)
        .service(pages::problems::list_problems)
        .service(pages::problems::get_problem)
        .default_service(web::to(fallback));
}

/// The addresses of the pages, for the table that tells a wrong method from a wrong address.
pub const PAGES: &[&str] = &[
    "/",
    "/assets/{digest}/{name:.+}",
    "/tema",
    "/cartas",
    "/ir",
    "/importar",
    "/mesa/{game}",
    "/mesa/local/{deck}",
    "/baralhos",
    "/prontos",
    "/prontos/{id}",
    "/b",
    "/b/{code}",
    "/b/{code}/imprimir",
    "/b/{code}/proxies",
    "/b/{code}/lista.txt",
    "/b/{code}/lista.md",
    "/b/{code}/lista.csv",
    "/b/{code}/lista.json",
    "/laboratorio",
    "/laboratorio/mao",
    "/laboratorio/partida",
    "/chances",
    "/comparar",
    "/cartas/{id}",
    "/edicoes",
    "/edicoes/{code}",
    "/regras",
    "/regras/{game}",
    "/ajuda",
    "/help",
    "/sem-rede",
    "/sw.js",
    "/manifest.webmanifest",
    "/docs",
    "/docs/{file:.*}",
    "/problems",
    "/problems/{kind}",
];

/// The pages that forms are sent to.
pub const FORMS: &[&str] = &["/tema", "/ir", "/importar", "/mesa/{game}"];

/// The addresses whose POST answers by events as well: what takes longer than a request may is asked for so.
pub const STREAMS: &[&str] = &["/v1/goldfish", "/v1/goldfish/compare"];

/// The OpenAPI paths and schemas of the API.
pub fn openapi(base: utoipa::openapi::OpenApi) -> utoipa::openapi::OpenApi {
    use utoipa_actix_web::AppExt as _;
    App::new()
        .into_utoipa_app()
        .openapi(base)
        .configure(api)
        .split_for_parts()
        .1
}

/// No route took the request: the address is unknown, or the method is.
pub async fn fallback(request: HttpRequest, state: Data<State>) -> Result<HttpResponse, Problem> {
    let (method, path) = (request.method(), request.path());
    let Some(allow) = state.site.routes.allow(path) else {
        return Err(Problem::new(Kind::UnknownRoute).detail(problems::nothing_there(path)));
    };
    if method == Method::OPTIONS {
        return Ok(HttpResponse::NoContent()
            .insert_header(("allow", allow))
            .finish());
    }
    let detail = problems::other_methods(path, method.as_str(), &allow);
    let problem = Problem::new(Kind::MethodNotAllowed).detail(detail);
    let allow =
        actix_web::http::header::HeaderValue::from_str(&allow).map_err(Problem::internal)?;
    Err(problem.header(actix_web::http::header::ALLOW, allow))
}
