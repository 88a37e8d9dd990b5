//! The formats that a request asks for, as rules.

use chrono::NaiveDate;
use fabulario_cards::Catalogue;
use fabulario_engine::Game;
use fabulario_engine::deck::Rules;
use fabulario_engine::format::{Change, CopyKey, Format};

use crate::wire::Mistake;
use crate::wire::decks::CustomFormat;
use crate::words::Language;
use crate::words::{self, judge};

/// The rules of every format that is asked for, by its id, or every mistake in asking.
pub fn rules<'a>(
    game: Game,
    wanted: Option<&'a [String]>,
    custom_formats: &'a [CustomFormat],
    catalogue: &'a Catalogue,
    on: NaiveDate,
    lang: Language,
) -> Result<Vec<(&'a str, Rules<'a>)>, Vec<Mistake>> {
    let of_game: Vec<&Format> = catalogue
        .formats()
        .iter()
        .filter(|format| format.game == game)
        .collect();
    let known = |id: &str| of_game.iter().copied().find(|format| format.id.0 == id);
    let mut mistakes = Vec::new();
    let mut custom: Vec<(&CustomFormat, &Format)> = Vec::new();
    let mut broken = Vec::new();
    for (i, own) in custom_formats.iter().enumerate() {
        let taken = custom.iter().any(|(other, _)| other.id == own.id);
        if taken || catalogue.format(&own.id).is_some() || own.id.is_empty() || own.id.len() > 64 {
            let (pointer, message) = (format!("/custom_formats/{i}/id"), judge::own_name());
            mistakes.push(Mistake::new(pointer, "invalid_id", lang, message));
        }
        let Some(format) = known(&own.extends) else {
            let pointer = format!("/custom_formats/{i}/extends");
            mistakes.push(unknown_format(pointer, &of_game, lang));
            broken.push(own.id.as_str());
            continue;
        };
        for (j, change) in own.changes.iter().enumerate() {
            let pointer = format!("/custom_formats/{i}/changes/{j}");
            check_change(change, format, &pointer, lang, &mut mistakes);
        }
        custom.push((own, format));
    }
    let own = |id: &str| custom.iter().find(|(own, _)| own.id == id);
    let rules_of = |(own, format): &(&'a CustomFormat, &'a Format)| {
        (own.id.as_str(), Rules::of(format, &own.changes, on))
    };
    let plain = |format: &'a Format| (format.id.0.as_str(), Rules::of(format, &[], on));
    let mut rules = Vec::new();
    if let Some(wanted) = wanted {
        for (i, id) in wanted.iter().enumerate() {
            if wanted.iter().take(i).any(|earlier| earlier == id) {
                // Asked for twice, answered once.
                continue;
            }
            match (known(id), own(id)) {
                (Some(format), _) => rules.push(plain(format)),
                (None, Some(custom)) => rules.push(rules_of(custom)),
                // What is wrong with it is told above.
                (None, None) if broken.contains(&id.as_str()) => {}
                (None, None) => {
                    let pointer = format!("/formats/{i}");
                    mistakes.push(unknown_format(pointer, &of_game, lang));
                }
            }
        }
    } else {
        rules.extend(of_game.iter().copied().map(plain));
        rules.extend(custom.iter().map(rules_of));
        // Nobody asked for a format of another time, unless there is no other.
        if rules.iter().any(|(_, rules)| rules.is_in_force()) {
            rules.retain(|(_, rules)| rules.is_in_force());
        }
    }
    if mistakes.is_empty() {
        Ok(rules)
    } else {
        Err(mistakes)
    }
}

/// A format that the game does not have.
pub fn unknown_format(pointer: String, known: &[&Format], lang: Language) -> Mistake {
    let ids: Vec<&str> = known.iter().map(|format| format.id.0.as_str()).collect();
    let message = judge::no_format(ids.join(", "));
    Mistake::new(pointer, "unknown_format", lang, message)
}

/// A change speaks of the format's lists and the game's words.
fn check_change(
    change: &Change,
    format: &Format,
    pointer: &str,
    lang: Language,
    mistakes: &mut Vec<Mistake>,
) {
    let mut wrong = |place: String, known: String| {
        mistakes.push(Mistake::new(
            format!("{pointer}{place}"),
            "unknown_value",
            lang,
            words::mistakes::one_of(known),
        ));
    };
    for (i, list) in change.lists.iter().enumerate() {
        if list.min.zip(list.max).is_some_and(|(min, max)| min > max) {
            wrong(format!("/lists/{i}/min"), "0 – max".to_owned());
        }
        if !format.lists.iter().any(|known| known.id == list.id) {
            let known: Vec<&str> = format.lists.iter().map(|list| list.id.as_str()).collect();
            wrong(format!("/lists/{i}/id"), known.join(", "));
        }
        let known = format.lists.iter().find(|known| known.id == list.id);
        let known: Vec<&str> = known
            .into_iter()
            .flat_map(|list| &list.positions)
            .map(|position| position.id.as_str())
            .collect();
        for (j, position) in list.positions.iter().enumerate() {
            if !known.contains(&position.id.as_str()) {
                wrong(format!("/lists/{i}/positions/{j}/id"), known.join(", "));
            }
        }
    }
    for (i, limit) in change.copies.iter().enumerate() {
        let words = match limit.by {
            CopyKey::Any => &[],
            CopyKey::Rarity => format.game.rarities(),
            CopyKey::CardType => format.game.kinds(),
            CopyKey::Classification => format.game.marks(),
        };
        let known: Vec<&str> = words.iter().map(|word| word.id).collect();
        let fits = match limit.of.as_deref() {
            None => limit.by == CopyKey::Any,
            Some(of) => known.contains(&of),
        };
        if !fits && known.is_empty() {
            wrong(format!("/copies/{i}/of"), "null".to_owned());
        } else if !fits {
            wrong(format!("/copies/{i}/of"), known.join(", "));
        }
    }
}
