//! Every node asks the database for the newest build and follows it: an import needs no restart.

use std::sync::Arc;
use std::time::Duration;

use actix_web::web;
use chrono::Utc;
use fabulario_cards::Files;

use super::load::{LoadError, load};
use super::{Current, LiveCatalogue, Loaded};
use crate::store::{Database, catalogue};

/// How often a node asks.
const EVERY: Duration = Duration::from_secs(1);

/// Follows the builds of the database until the server stops.
pub async fn follow(live: Arc<LiveCatalogue>, database: Database) {
    let mut tick = actix_web::rt::time::interval(EVERY);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    // What failed is told once, and tried again with every tick.
    let mut told = String::new();
    loop {
        tick.tick().await;
        let (live, database) = (Arc::clone(&live), database.clone());
        let step = web::block(move || step(&live, &database)).await;
        let failed = match step {
            Ok(Ok(())) => String::new(),
            Ok(Err(error)) => error.to_string(),
            Err(error) => error.to_string(),
        };
        if failed != told && !failed.is_empty() {
            tracing::error!(
                error = failed,
                "the newest catalogue cannot be loaded: the one before is served"
            );
        }
        told = failed;
    }
}

/// Loads the newest build if it is another one, and turns the page of the calendar: what is legal depends on the day.
fn step(live: &LiveCatalogue, database: &Database) -> Result<(), LoadError> {
    let (number, day) = {
        let current = live.get();
        (current.build.number, current.day)
    };
    let mut connection = database.get()?;
    let newest = catalogue::latest_number(&mut connection)?;
    let today = Utc::now().date_naive();
    if newest.is_none_or(|newest| newest == number) && day == today {
        return Ok(());
    }
    let Some(build) = catalogue::latest(&mut connection)? else {
        return Ok(());
    };
    let loaded: Loaded = load(&mut connection, &Files::embedded(), &build)?;
    drop(connection);
    let current = Current::new(loaded, &live.home, today, Some(&live.get()))?;
    live.put(current);
    tracing::info!(%build, "catalogue loaded");
    Ok(())
}
