//! What is shown where the network is gone.

use askama::Template;

use crate::web::Shell;
use crate::words::pages::{offline, shell};

#[derive(Template)]
#[template(path = "offline.html")]
struct OfflinePage {
    shell: Shell,
}

/// The page that stands in for one that could not be fetched.
pub fn offline_page(shell: Shell) -> String {
    // A template that writes to memory cannot fail.
    OfflinePage { shell }.render().unwrap_or_default()
}
