//! What the page does by keys and buttons.

use crate::web::parts::live::Action;
use crate::words::pages::hand as words;

const ACTIONS: &[Action] = &[
    Action {
        id: "toggle",
        keys: &["1", "2", "3", "4", "5", "6", "7", "8", "9"],
        name: words::act::toggle,
    },
    Action {
        id: "all",
        keys: &["a"],
        name: words::act::all,
    },
    Action {
        id: "none",
        keys: &["0"],
        name: words::act::none,
    },
    Action {
        id: "answer",
        keys: &["Enter"],
        name: words::act::answer,
    },
    Action {
        id: "next",
        keys: &["Space"],
        name: words::act::next,
    },
    Action {
        id: "play",
        keys: &["p"],
        name: words::act::play,
    },
    Action {
        id: "link",
        keys: &["s"],
        name: words::act::link,
    },
];

/// The script of the page, what that imports, and its actions.
pub const LIVE: (&str, &[&str], &[Action]) = (
    "js/hand.js",
    &[
        "js/lab/copy.js",
        "js/lab/keys.js",
        "js/lab/record.js",
        "js/lab/visit.js",
        "vendor/tinykeys/tinykeys.js",
    ],
    ACTIONS,
);
