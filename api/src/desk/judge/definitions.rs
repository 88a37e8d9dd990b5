//! Definitions that cannot be right: fields of another type, one id or name for two cards.

use fabulario_engine::Lang;
use fabulario_engine::deck::{Conflict, Printed};

use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::decks::CustomFormat;

/// Most characters of an id or a name.
const MOST_CHARACTERS: usize = 120;

/// What is wrong with single definitions.
pub fn check<C: Printed>(cards: &[C], lang: Lang) -> Vec<Mistake> {
    let mut mistakes = Vec::new();
    for (i, card) in cards.iter().enumerate() {
        for (field, text) in [("id", card.id()), ("name", card.name())] {
            if let Some((code, pt, en)) = wrong_length(text) {
                let pointer = format!("/cards/{i}/{field}");
                mistakes.push(Mistake::new(pointer, code, lang, pt, en));
            }
        }
        for field in card.misplaced() {
            mistakes.push(Mistake::new(
                format!("/cards/{i}/{field}"),
                "not_of_this_type",
                lang,
                "não cabe a uma carta deste tipo, falta nela, ou passa dos limites".to_owned(),
                "does not belong to a card of this type, is missing on it, or is out of range"
                    .to_owned(),
            ));
        }
    }
    mistakes
}

fn wrong_length(text: &str) -> Option<(&'static str, String, String)> {
    // The usual name is short and plain, and a request has many of them.
    let is_plain = |byte: u8| byte > b' ' && byte < 0x7f;
    let bytes = text.as_bytes();
    let ends = [bytes.first(), bytes.last()];
    if bytes.len() <= MOST_CHARACTERS
        && ends
            .iter()
            .all(|end| end.is_some_and(|byte| is_plain(*byte)))
        && bytes.iter().all(|byte| *byte >= b' ' && *byte < 0x7f)
    {
        return None;
    }
    if text.is_empty() {
        let en = "needs at least 1 characters".to_owned();
        return Some((
            "too_short",
            "precisa de ao menos 1 caracteres".to_owned(),
            en,
        ));
    }
    if text.trim() != text || text.chars().any(char::is_control) {
        let pt = "não pode ter espaços nas pontas nem caracteres de controle".to_owned();
        let en = "must have no spaces around it and no control characters".to_owned();
        return Some(("pattern", pt, en));
    }
    let long = text.len() > MOST_CHARACTERS && text.chars().count() > MOST_CHARACTERS;
    long.then(|| {
        let pt = format!("pode ter no máximo {MOST_CHARACTERS} caracteres");
        let en = format!("may have at most {MOST_CHARACTERS} characters");
        ("too_long", pt, en)
    })
}

/// What is wrong between definitions. FAB 2.1.3
pub fn conflicts(conflicts: &[Conflict], lang: Lang) -> Vec<Mistake> {
    let told = |conflict: &Conflict| match conflict {
        Conflict::Id { first, second } => Mistake::new(
            format!("/cards/{second}/id"),
            "duplicate_id",
            lang,
            format!("é também o id de /cards/{first}"),
            format!("is also the id of /cards/{first}"),
        ),
        Conflict::Name { first, second } => Mistake::new(
            format!("/cards/{second}/name"),
            "conflicting_name",
            lang,
            format!("é também o nome de /cards/{first}, mas a carta é outra"),
            format!("is also the name of /cards/{first}, but the card is another one"),
        ),
    };
    conflicts.iter().map(told).collect()
}

/// Formats of the request that speak of cards which nobody has defined: a misspelt ban would never hold.
pub fn unknown_to_formats(
    formats: &[CustomFormat],
    knows: &dyn Fn(&str) -> bool,
    lang: Lang,
) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for format in formats {
        let ids = format.changes.iter().flat_map(|change| {
            let limited = change.limited.iter().chain(change.pool.iter().flatten());
            let limited = limited.map(|limited| &limited.card);
            change.banned.iter().chain(&change.freed).chain(limited)
        });
        let unknown: Vec<&str> = ids.filter(|id| !knows(id)).map(String::as_str).collect();
        let Some(first) = unknown.first() else {
            continue;
        };
        let (id, count) = (&format.id, unknown.len());
        let message = match lang {
            Lang::Pt => format!(
                "O formato \"{id}\" fala de cartas que ninguém define ({count}, a primeira é \"{first}\"): sobre elas nada foi julgado."
            ),
            Lang::En => format!(
                "The format \"{id}\" speaks of cards that nobody defines ({count}, the first is \"{first}\"): nothing was judged about them."
            ),
        };
        warnings.push(Warning::new("unknown_card_in_format", message));
    }
    warnings
}
