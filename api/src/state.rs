//! What every handler may use.

use std::sync::Arc;

use fabulario_cards::RuleIndex;
use fabulario_cards::picture::Painter;

use crate::catalogue::LiveCatalogue;
use crate::http::frame::Site;
use crate::http::representation::Representation;
use crate::store::{Database, LastLook};
use crate::work::pool::Pool;

/// The state of a running server. Nothing in it is locked on the way of a read.
pub struct AppState {
    /// Settings, limits, counters: what the frame knows too.
    pub site: Arc<Site>,
    /// Games, formats, rules, cards, and the ready answers about them.
    pub catalogue: Arc<LiveCatalogue>,
    /// Draws cards.
    pub painter: Painter,
    /// Search over rules.
    pub index: RuleIndex,
    /// The database.
    pub database: Database,
    /// `/openapi.json`
    pub openapi: Representation,
    /// Simulations, on threads of their own.
    pub pool: Pool,
    /// What `/readyz` saw last.
    pub last_look: LastLook,
}

/// The state as handlers see it.
pub type State = Arc<AppState>;
