//! Whether the database works, for `/readyz`.

use std::time::{Duration, Instant};

use actix_web::web;
use tokio::sync::Mutex;

use super::{Database, catalogue, is_current};

/// How long a look is good for.
const MOMENT: Duration = Duration::from_millis(250);
/// How long a look may take.
const PATIENCE: Duration = Duration::from_secs(3);

/// What a look at the database showed.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The database answers and has this version's tables.
    pub database: bool,
    /// The database knows the build that is served.
    pub catalogue: bool,
    /// Why not.
    pub cause: Option<String>,
}

/// The last look. This address is not rate limited, so all who ask within a moment share one look.
#[derive(Default)]
pub struct LastLook(Mutex<Option<(Instant, Seen)>>);

impl LastLook {
    /// Looks, unless somebody did a moment ago.
    pub async fn look(&self, database: &Database, build: i64) -> Seen {
        let mut last = self.0.lock().await;
        if let Some((when, looked)) = last.as_ref()
            && when.elapsed() < MOMENT
        {
            return looked.clone();
        }
        let database = database.clone();
        let look = web::block(move || look_at(&database, build));
        // A database that hangs is a database that does not answer.
        let looked = match tokio::time::timeout(PATIENCE, look).await {
            Ok(Ok(Ok(catalogue))) => Seen {
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
}

fn failed(cause: String) -> Seen {
    Seen {
        database: false,
        catalogue: false,
        cause: Some(cause),
    }
}

fn look_at(database: &Database, build: i64) -> Result<bool, String> {
    if !database.is_in_place() {
        return Err("the database file is gone or was replaced".to_owned());
    }
    let mut connection = database.get().map_err(|error| error.to_string())?;
    if !is_current(&mut connection).map_err(|error| error.to_string())? {
        return Err("the database lacks this version's tables".to_owned());
    }
    let newest = catalogue::latest_number(&mut connection).map_err(|error| error.to_string())?;
    Ok(newest.is_some_and(|newest| newest >= build))
}
