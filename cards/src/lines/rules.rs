//! Which rules and rulings govern what a line tells. A test asks for every one of them.

use fabulario_engine::Game;

/// A kind of line, a keyword, a mark, a moment or a verb, and the ids of its rules.
type Row = (&'static str, &'static [&'static str]);

const FABULA: &[Row] = &[
    ("passiva", &["FAB 1.14.5", "FAB 1.14.8"]),
    ("desencadeada", &["FAB 1.14.6", "FAB 1.14.9"]),
    ("ativada", &["FAB 1.14.7#1", "FAB 1.14.10", "FAB 1.14.11"]),
    ("effect", &["FAB 1.13.1", "FAB 3.3.3"]),
    ("keyword", &["FAB 1.14.2"]),
    ("cost", &["FAB 1.18.1", "FAB 1.18.6"]),
    ("attach", &["FAB 3.4.3", "FAB 3.4.7"]),
    ("restore", &["FAB 3.2.8"]),
    ("arranque", &["FAB 3.2.10"]),
    ("sumico", &["FAB 1.15.1"]),
    ("atalho", &["FAB 3.1.7"]),
    ("damage", &["FAB 2.7.4", "FAB 2.7.9"]),
    ("draw", &["FAB 1.19.4"]),
    ("discard", &["FAB 4.4.2"]),
    ("destroy", &["FAB 4.4.1"]),
    ("exile", &["FAB 4.6.1"]),
    ("sacrifice", &["FAB 1.18.6b"]),
    ("negate", &["FAB 1.13.2"]),
    ("copy", &["FAB 1.13.3"]),
    ("retarget", &["FAB 1.15.5"]),
    ("spawn", &["FAB 1.12.1", "FAB 3.5.6"]),
    ("turn", &["FAB 1.8.12", "FAB 1.11.6"]),
    ("unturn", &["FAB 1.11.6"]),
    ("flip", &["FAB 1.16.3b"]),
    ("raise", &["FAB 1.13.6"]),
    ("lower", &["FAB 1.13.6"]),
    ("strip", &["FAB 1.11.5"]),
    ("resources", &["FAB 1.7.1", "FAB 1.18.11"]),
    ("drain", &["FAB 1.7.1"]),
    ("discount", &["FAB 2.2.3"]),
    ("free", &["FAB 1.8.6"]),
    ("detach", &["FAB 3.4.8"]),
    ("win", &["FAB 1.5.2a"]),
    ("lose", &["FAB 1.5.3"]),
];

const DOMINIONS: &[Row] = &[
    ("payback", &["DD-R3"]),
    ("link", &["DD-R6"]),
    ("attach", &["DD-R13"]),
    ("recycle", &["DD-R8"]),
    ("status", &["DD-R10"]),
];

const MULTIVERSITY: &[Row] = &[
    ("legendary", &["MVC-M9", "MVC-C20"]),
    ("epic", &["MVC-M9", "MVC-C20"]),
    ("pelotao", &["MVC-M10", "MVC-C20"]),
    ("action", &["MVC-C4"]),
    ("damage", &["MVC-C6", "MVC-C7"]),
    ("protect", &["MVC-C10"]),
];

const APOTEOSE: &[Row] = &[
    ("slots", &["APO-H6", "APO-H7", "APO-H8", "APO-P16"]),
    ("turn-start", &["APO-P3"]),
    ("activate", &["APO-P2"]),
];

/// The rules of what has this name.
pub(super) fn of(game: Game, name: &str) -> &'static [&'static str] {
    let rows = match game {
        Game::Fabula => FABULA,
        Game::Dominions => DOMINIONS,
        Game::Multiversity => MULTIVERSITY,
        Game::Apoteose => APOTEOSE,
    };
    let row = rows.iter().find(|(known, _)| *known == name);
    row.map_or(&[], |(_, rules)| rules)
}
