//! Starts, serves and stops.

use std::error::Error;
use std::net::TcpListener;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use actix_web::middleware::from_fn;
use actix_web::rt::System;
use actix_web::web::Data;
use actix_web::{App, HttpServer};
use chrono::Utc;
use fabulario_cards::RuleIndex;
use fabulario_cards::picture::Painter;
use utoipa_actix_web::AppExt as _;

use crate::catalogue::{self, Current, Home, LiveCatalogue};
use crate::config::Settings;
use crate::http::frame::{RateLimit, RouteTable, Site, frame};
use crate::http::representation::{Keep, Representation};
use crate::openapi;
use crate::routes;
use crate::start::{self, Signals, StartError};
use crate::state::{AppState, State};
use crate::store::{Database, LastLook};
use crate::telemetry::metrics::Metrics;
use crate::web;
use crate::work::Turns;
use crate::work::pool::Pool;

#[cfg(test)]
pub(crate) mod tests;

/// Starts everything, serves until a signal, finishes what is under way.
pub fn run(settings: Settings) -> Result<(), StartError> {
    let data_dir = start::data_folder(&settings)?;
    let listener = start::listen(settings.bind)?;
    let database = start::database(&settings)?;
    let migrated = start::migrate(&database, None)?;
    if !migrated.ran.is_empty() {
        tracing::info!(ran = ?migrated.ran, "database brought up to date");
    }
    let state = Arc::new(state(settings, &listener, database).map_err(StartError::broken)?);
    let served = System::new().block_on(serve(Arc::clone(&state), listener, &data_dir));
    // The database file alone holds everything then, for whoever copies it.
    state.database.close();
    tracing::info!("stopped");
    served.map_err(StartError::serving)
}

/// What fails here fails on every machine: the message is for us.
pub(crate) fn state(
    settings: Settings,
    listener: &TcpListener,
    database: Database,
) -> Result<AppState, Box<dyn Error>> {
    let loaded = catalogue::bring_up(&database)?;
    let index = RuleIndex::build(&loaded.catalogue)?;
    let address = listener.local_addr()?;
    let public_url = settings.public_url.or(|| format!("http://{address}"));
    let document = openapi::document(&loaded.catalogue)?;
    let json = openapi::to_json(&document)?;
    let home = Home {
        public_url: public_url.clone(),
        index: settings.data_dir.join("search"),
    };
    let current = Current::new(loaded, &home, Utc::now().date_naive(), None)?;
    let catalogue = Arc::new(LiveCatalogue::new(current, home));
    let cores = thread::available_parallelism().map_or(2, NonZero::get);
    let site = Site {
        metrics: Metrics::new()?,
        rate_limit: RateLimit::new(&settings),
        routes: RouteTable::new(&document, routes::PAGES, routes::FORMS),
        streams: routes::STREAMS,
        turns: Turns::new(cores),
        ready: routes::ready(Arc::clone(&catalogue)),
        problem_page: web::pages::problem::problem_page,
        settings,
        public_url,
    };
    Ok(AppState {
        site: Arc::new(site),
        painter: Painter::new(),
        openapi: Representation::kept("application/json", None, json).of_program(Keep::Minute),
        pool: Pool::start(cores)?,
        last_look: LastLook::default(),
        catalogue,
        index,
        database,
    })
}

async fn serve(state: State, listener: TcpListener, data_dir: &Path) -> std::io::Result<()> {
    let shared = Arc::clone(&state);
    let app = move || {
        // The whole middleware is `frame`: its order is the order of its steps.
        App::new()
            .app_data(Data::from(Arc::clone(&shared.site)))
            .app_data(Data::new(Arc::clone(&shared)))
            .wrap(from_fn(frame))
            .into_utoipa_app()
            .configure(routes::api)
            .map(|app| app.configure(routes::pages))
            .split_for_parts()
            .0
    };
    let settings = &state.site.settings;
    let mut server = HttpServer::new(app)
        .disable_signals()
        .tcp_nodelay(true)
        .keep_alive(Duration::from_secs(75))
        .client_request_timeout(Duration::from_secs(10))
        // Whoever closes a connection wants no answer any more: what is under way for it ends.
        .h1_allow_half_closed(false)
        .client_disconnect_timeout(Duration::from_secs(2))
        .shutdown_timeout(settings.shutdown_timeout.0.as_secs());
    if settings.workers.0 > 0 {
        server = server.workers(settings.workers.0);
    }
    let address = listener.local_addr()?;
    let server = server.listen(listener)?.run();
    let signals = Signals::listen()?;
    actix_web::rt::spawn(start::stop_on_signal(signals, server.handle()));
    start::announce(&state, address, data_dir);
    actix_web::rt::spawn(forget_idle_clients(Arc::clone(&state)));
    actix_web::rt::spawn(catalogue::follow(
        Arc::clone(&state.catalogue),
        state.database.clone(),
    ));
    server.await?;
    Ok(())
}

async fn forget_idle_clients(state: State) {
    loop {
        actix_web::rt::time::sleep(Duration::from_mins(1)).await;
        if let Some(limit) = &state.site.rate_limit {
            limit.forget_idle();
        }
    }
}
