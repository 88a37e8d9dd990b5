//! What every request may use.

use std::path::PathBuf;
use std::sync::Arc;

use actix_web::web;
use fabulario_cards::RuleIndex;
use fabulario_cards::picture::Painter;
use tokio::sync::Semaphore;

use crate::catalogue::{Catalogue, Place};
use crate::config::Settings;
use crate::db::Database;
use crate::frame::RateLimit;
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::problem::Problem;
use crate::representation::Representation;
use crate::routes::{LastLook, RouteTable};

/// The state of a running server. Nothing in it is locked on the way of a read.
pub struct AppState {
    /// Effective settings.
    pub settings: Settings,
    /// The address that others use, without a slash at the end.
    pub public_url: String,
    /// The folder of the search index.
    pub index_folder: PathBuf,
    /// Games, formats, rules, cards, and the ready answers about them.
    pub catalogue: Catalogue,
    /// Draws cards.
    pub painter: Painter,
    /// Search over rules.
    pub index: RuleIndex,
    /// The database.
    pub database: Database,
    /// Counters for `/metrics`.
    pub metrics: Metrics,
    /// Requests per client.
    pub rate_limit: Option<RateLimit>,
    /// `/openapi.json`
    pub openapi: Representation,
    /// Which addresses and methods there are.
    pub routes: RouteTable,
    /// Turns for work that takes much memory or time: as many at once as there are cores.
    pub heavy_work: Arc<Semaphore>,
    /// Simulations, on threads of their own.
    pub pool: Pool,
    /// What `/readyz` saw last.
    pub last_look: LastLook,
}

impl AppState {
    /// Where builds are served.
    pub fn place(&self) -> Place<'_> {
        Place {
            public_url: &self.public_url,
            index: &self.index_folder,
        }
    }

    /// Does heavy work beside the workers, when it is its turn.
    ///
    /// The turn lasts as long as the work, even if nobody waits for it any more: clients that go away do not pile
    /// it up.
    pub async fn at_leisure<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = Arc::clone(&self.heavy_work).acquire_owned().await;
        let turn = turn.map_err(Problem::internal)?;
        let done = web::block(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(Problem::internal)
    }
}

/// The state as handlers see it.
pub type State = Arc<AppState>;
