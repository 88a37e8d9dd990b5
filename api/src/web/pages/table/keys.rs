//! What the page does by keys and buttons.

use crate::web::parts::live::Action;
use crate::words::pages::table as words;

const ACTIONS: &[Action] = &[
    Action {
        id: "act",
        keys: &["1", "2", "3", "4", "5", "6", "7", "8", "9"],
        name: words::act::act,
    },
    Action {
        id: "more",
        keys: &["0"],
        name: words::act::more,
    },
    Action {
        id: "on",
        keys: &["Space"],
        name: words::act::on,
    },
    Action {
        id: "back",
        keys: &["u", "ArrowLeft"],
        name: words::act::back,
    },
    Action {
        id: "ahead",
        keys: &["ArrowRight"],
        name: words::act::ahead,
    },
    Action {
        id: "first",
        keys: &["Home"],
        name: words::act::first,
    },
    Action {
        id: "last",
        keys: &["End"],
        name: words::act::last,
    },
    Action {
        id: "from_here",
        keys: &["j"],
        name: words::act::from_here,
    },
    Action {
        id: "restart",
        keys: &["r"],
        name: words::act::restart,
    },
    Action {
        id: "other",
        keys: &["n"],
        name: words::act::other,
    },
    Action {
        id: "link",
        keys: &["s"],
        name: words::act::link,
    },
];

/// The script of the page, what that imports, and its actions.
pub const LIVE: (&str, &[&str], &[Action]) = (
    "js/table.js",
    &[
        "js/lab/copy.js",
        "js/lab/keys.js",
        "js/lab/visit.js",
        "vendor/tinykeys/tinykeys.js",
    ],
    ACTIONS,
);
