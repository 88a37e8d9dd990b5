//! Faces of Dominions cards.

use fabulario_engine::dominions::{Activation, CardType, Spawning};

use super::{Face, Speaker, id, stat};
use crate::dominions::Print;
use crate::stock::Kind;

pub(super) fn face(mut face: Face, print: &Print, speaker: &Speaker<'_>) -> Face {
    let lang = face.lang;
    let terms = speaker.catalogue.terms(face.game);
    let name = |kind: Kind, word: &str| {
        let term = terms.and_then(|terms| terms.get(kind, word));
        term.map_or_else(
            || word.to_uppercase(),
            |term| term.name.get(lang).to_owned(),
        )
    };
    face.kind = id(&print.kind);
    let mut line = speaker.card_type(&face.kind);
    if let Some(activation) = print.activation {
        line = format!("{line} {}", activation_word(activation));
    }
    face.hues = print.element.iter().map(id).collect();
    line = speaker.with_hues(line, &face.hues);
    let tags: Vec<String> = print.tags.iter().map(|tag| name(Kind::Tag, tag)).collect();
    if !tags.is_empty() {
        line = format!("{line} ({})", tags.join(" | "));
    }
    face.type_line = line;
    face.unique = print.unique;
    face.directions.clone_from(&print.directions);
    if matches!(print.kind, CardType::Unidade | CardType::Token) {
        let known = |value: Option<u16>| value.map_or_else(|| "?".to_owned(), |it| it.to_string());
        face.stats = vec![
            stat("atk", "ATK".to_owned(), &known(print.atk)),
            stat("hp", "HP".to_owned(), &known(print.hp)),
        ];
        // A card that prints no range reaches the neighbouring tiles. Ruling: DD-R5
        let range = Some(print.range).filter(|range| *range > 0);
        let range = range.map(|it| stat("range", "RANGE".to_owned(), &it));
        face.stats.extend(range);
    }
    let keywords = print.keywords.iter().map(|keyword| {
        let name = name(Kind::Keyword, &keyword.id);
        keyword
            .value
            .map_or_else(|| name.clone(), |value| format!("{name} (x{value})"))
    });
    let spawn = spawn_word(print.spawn).map(str::to_owned);
    let keywords: Vec<String> = spawn.into_iter().chain(keywords).collect();
    if !keywords.is_empty() {
        face.text.push(format!("{}.", keywords.join(". ")));
    }
    let effects = print.effects.iter();
    face.text
        .extend(effects.map(|it| it.text.get(lang).to_owned()));
    for (label, effect) in [("OCCUPY", &print.occupy), ("LINK", &print.link)] {
        let text = effect.as_ref().map(|it| it.text.get(lang));
        face.text
            .extend(text.map(|text| format!("{label}: {text}")));
    }
    face
}

/// What a card says of how it is spawned, if anything.
const fn spawn_word(spawn: Spawning) -> Option<&'static str> {
    match spawn {
        Spawning::Normal => None,
        Spawning::Super => Some("SUPER SPAWN"),
        Spawning::Both => Some("SUPER SPAWN. NORMAL SPAWN"),
    }
}

/// The words stand on the cards in capitals and in English.
const fn activation_word(activation: Activation) -> &'static str {
    match activation {
        Activation::Instant => "INSTANT",
        Activation::Once => "ONCE",
        Activation::OncePerTurn => "ONCE PER TURN",
        Activation::Forever => "FOREVER",
        Activation::Attach => "ATTACH",
        Activation::Trap => "TRAP",
    }
}
