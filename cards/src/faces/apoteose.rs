//! Faces of Apoteose cards.

use fabulario_engine::apoteose::CardType;

use super::{Face, Speaker, id, stat};
use crate::apoteose::{ATTRIBUTES, Damage, Dice, Power, Print, values};
use crate::stock::Kind;

pub(super) fn face(mut face: Face, print: &Print, speaker: &Speaker<'_>) -> Face {
    let lang = face.lang;
    face.kind = id(&print.kind);
    face.hues = vec![face.kind.clone()];
    face.cost = Some(print.level.to_string());
    face.cost_label = Some(speaker.say("nível", "level"));
    face.rarity = Some(speaker.rarity(&id(&print.rarity)));
    face.type_line = type_line(&face.kind, print, speaker);
    face.stats = stats(print, speaker);
    let slots = print.slots.unwrap_or_default();
    let slots = [
        (slots.equipamento, "equipamento", "equipment"),
        (slots.memento, "memento", "memento"),
        (slots.suporte, "suporte", "support"),
    ];
    let slots = slots.into_iter().filter(|(number, ..)| *number > 0);
    let slots: Vec<String> = slots
        .map(|(number, pt, en)| format!("+{number} {}", speaker.say(pt, en)))
        .collect();
    if !slots.is_empty() {
        face.text.push(format!("{}.", slots.join(", ")));
    }
    let companion = print.kind == CardType::Companheiro;
    let will = print.value.filter(|_| companion);
    face.text
        .extend(will.map(|will| format!("{} {will}.", speaker.say("Vontade", "Will"))));
    let gives = print.gives.map(power).filter(|it| !it.is_empty());
    face.text.extend(gives.map(|gives| {
        let give = speaker.say("Fornece", "Provides");
        format!("{give} {gives}.")
    }));
    let effects = print.effects.iter().map(|effect| {
        let name = effect.name.as_ref().map(|name| name.get(lang));
        let text = effect.text.get(lang);
        name.map_or_else(|| text.to_owned(), |name| format!("{name}: {text}"))
    });
    face.text.extend(effects);
    face
}

fn type_line(kind: &str, print: &Print, speaker: &Speaker<'_>) -> String {
    let terms = speaker.catalogue.terms(fabulario_engine::Game::Apoteose);
    let name = |kind: Kind, word: &str| {
        let term = terms.and_then(|terms| terms.get(kind, word));
        term.map_or_else(
            || word.to_owned(),
            |term| term.name.get(speaker.lang).to_owned(),
        )
    };
    let mut line = vec![speaker.card_type(kind)];
    line.extend(print.summus.iter().map(|_| "Summus".to_owned()));
    let path = print.path.map(|path| path.to_string());
    line.extend(path.map(|path| name(Kind::Path, &path)));
    let knowledges = print.knowledges.iter();
    let knowledges = knowledges.map(|it| speaker.word(|sheet| &sheet.knowledges, &id(it)));
    let knowledges: Vec<String> = knowledges.collect();
    if !knowledges.is_empty() {
        line.push(knowledges.join(", "));
    } else if print.kind.is_resource() {
        line.push(speaker.say("Livre", "Free"));
    }
    let worn = print.specifiers.iter().map(|it| {
        let word = it.word();
        speaker.say(word.pt, word.en)
    });
    line.extend(worn);
    line.extend(print.lignum.iter().map(|it| format!("Lignum {it}")));
    let line = line.join(" · ");
    let tags: Vec<String> = print.tags.iter().map(|tag| name(Kind::Tag, tag)).collect();
    if tags.is_empty() {
        return line;
    }
    format!("{line} ({})", tags.join(", "))
}

/// Endurance, Strength, Agility, Perception, Intelligence, Charisma, Spiritual.
const IN_ENGLISH: [&str; 7] = ["END", "STR", "AGI", "PER", "INT", "CHA", "SPI"];

fn stats(print: &Print, speaker: &Speaker<'_>) -> Vec<super::Stat> {
    let mut stats = Vec::new();
    if let Some(attributes) = &print.attributes {
        let bonus = matches!(print.kind, CardType::Classe | CardType::Ente);
        let names = ATTRIBUTES.into_iter().zip(IN_ENGLISH);
        for ((name, en), value) in names.zip(values(attributes)) {
            let shown = if bonus {
                format!("{value:+}")
            } else {
                value.to_string()
            };
            if !(bonus && value == 0) {
                stats.push(stat(name, speaker.say(&name.to_uppercase(), en), &shown));
            }
        }
    }
    stats.extend(print.action.map(|it| stat("ap", "AP".to_owned(), &it)));
    let cost = print.cost.map(power).filter(|it| !it.is_empty());
    stats.extend(cost.map(|it| stat("power", speaker.say("custo", "cost"), &it)));
    let damage = print.damage.as_ref().map(damage);
    stats.extend(damage.map(|it| stat("damage", speaker.say("dano", "damage"), &it)));
    let range = || speaker.say("alcance", "range");
    stats.extend(print.range.map(|it| stat("range", range(), &it)));
    let currency = match print.kind {
        CardType::Item => speaker.say("preço", "price"),
        CardType::Habilidade => "XP".to_owned(),
        _ => speaker.say("destino", "fate"),
    };
    // A companion's seven attributes fill the row: its text begins with its value.
    let room = print.kind != CardType::Companheiro;
    let value = print.value.filter(|_| room);
    stats.extend(value.map(|it| stat("value", currency, &it)));
    stats
}

fn power(power: Power) -> String {
    let parts = [(power.sp, "SP"), (power.mp, "MP")];
    let parts = parts.into_iter().filter(|(number, _)| *number > 0);
    let parts: Vec<String> = parts
        .map(|(number, word)| format!("{number} {word}"))
        .collect();
    parts.join(" + ")
}

fn damage(damage: &Damage) -> String {
    let mut parts = Vec::new();
    parts.extend(damage.base.as_ref().map(|base| base.to_uppercase()));
    parts.extend(damage.plus.map(|plus| plus.to_string()));
    parts.extend(damage.dice.map(|dice| {
        let die = match dice {
            Dice::D2 => "1D2",
            Dice::D3 => "1D3",
            Dice::D6 => "1D6",
        };
        die.to_owned()
    }));
    parts.join(" + ")
}
