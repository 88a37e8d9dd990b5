//! What may be written in queries and lists, and how it is read.

use crate::words::pages::help as words;
use crate::words::{Language, Message};

/// Something written, in one or more ways.
pub struct Written {
    /// The ways.
    pub ways: &'static [&'static str],
    /// How it is read.
    pub means: String,
}

type Row = (&'static [&'static str], fn() -> Message);

fn told(rows: &[Row], lang: Language) -> Vec<Written> {
    let row = |(ways, means): &Row| Written {
        ways,
        means: means().to(lang),
    };
    rows.iter().map(row).collect()
}

/// The signs of the query language.
pub(super) fn signs(lang: Language) -> Vec<Written> {
    let rows: &[Row] = &[
        (&["a b", "a e b", "a and b"], words::sign_and),
        (&["a ou b", "a or b"], words::sign_or),
        (&["-a", "nao a", "not a"], words::sign_not),
        (&["(a ou b) c"], words::sign_group),
        (&["\"a b\""], words::sign_phrase),
        (&["!\"a b\""], words::sign_name),
        (&["a*"], words::sign_prefix),
        (&["/a|b/"], words::sign_pattern),
        (&[":", "=", "!=", "<", "<=", ">", ">="], words::sign_values),
        (&["a:b|c"], words::sign_any),
        (&["a:b,c"], words::sign_all),
        (&["a:2..4", "a:2-4"], words::sign_range),
    ];
    told(rows, lang)
}

/// What lists are made of.
pub(super) fn lists(lang: Language) -> Vec<Written> {
    let rows: &[Row] = &[
        (
            &["3 Nome", "3x Nome", "Nome x3", "[3] Nome"],
            words::list_copies,
        ),
        (&["Nome"], words::list_one),
        (&["3 fab-id-da-carta"], words::list_id),
        (&["3 Nome (BDF) 12", "Nome [BDF#12]"], words::list_printing),
        (&["3 A, 2 B, 1 C"], words::list_several),
        (&["3,Nome,BDF,12"], words::list_row),
        (&["## Reserva", "Sideboard:"], words::list_heading),
        (
            &["Centro: Nome", "Arredores: A, B, C, D"],
            words::list_bases,
        ),
        (&["Talvez", "Maybeboard"], words::list_maybe),
        (&["+ Nome"], words::list_attached),
        (&["Nome // palavras", "# palavras"], words::list_comment),
        (&["Jogo: Fábula TCG"], words::list_game),
        (
            &["DD13SFR21R4ALN5", "https://…/b/DD13SFR21R4ALN5"],
            words::list_code,
        ),
    ];
    told(rows, lang)
}
