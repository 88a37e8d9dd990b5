//! What the page does by keys and buttons.

use crate::web::parts::live::Action;
use crate::words::pages::compare as words;

const ACTIONS: &[Action] = &[
    Action {
        id: "run",
        keys: &["r"],
        name: words::act::run,
    },
    Action {
        id: "stop",
        keys: &["Escape"],
        name: words::act::stop,
    },
    Action {
        id: "link",
        keys: &["s"],
        name: words::act::link,
    },
];

/// The script of the page, what that imports, and its actions.
pub const LIVE: (&str, &[&str], &[Action]) = (
    "js/compare.js",
    &[
        "js/lab/copy.js",
        "js/lab/keys.js",
        "js/lab/long.js",
        "js/lab/stream.js",
        "js/lab/visit.js",
        "js/shared/api.js",
        "js/shared/words.js",
        "vendor/tinykeys/tinykeys.js",
    ],
    ACTIONS,
);
