//! Turns for heavy work beside the workers: as much at once as there are cores.

use std::sync::Arc;

use actix_web::error::BlockingError;
use actix_web::web;
use tokio::sync::{AcquireError, Semaphore};

/// Why heavy work was not done.
#[derive(Debug, thiserror::Error)]
pub enum NoTurn {
    /// The server stops.
    #[error("no turn for heavy work: {0}")]
    Closed(#[from] AcquireError),
    /// The work did not come to its end.
    #[error("heavy work broke off: {0}")]
    Broken(#[from] BlockingError),
}

/// As many turns at once as there are cores.
pub struct Turns(Arc<Semaphore>);

impl Turns {
    /// So many turns at once.
    pub fn new(cores: usize) -> Self {
        Self(Arc::new(Semaphore::new(cores)))
    }

    /// Does work when it is its turn.
    ///
    /// The turn lasts as long as the work, even if nobody waits for it any more: clients that go away do not pile
    /// it up.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoTurn> {
        let turn = Arc::clone(&self.0).acquire_owned().await?;
        let done = web::block(move || {
            let done = work();
            drop(turn);
            done
        });
        Ok(done.await?)
    }
}
