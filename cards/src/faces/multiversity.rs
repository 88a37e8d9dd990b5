//! Faces of Multiversity cards.

use fabulario_engine::multiversity::{ActionKind, Energy, ItemKind, World};

use super::{Face, Speaker, id, stat};
use crate::multiversity::{Action, Energies, Print};

pub(super) fn face(mut face: Face, print: &Print, speaker: &Speaker<'_>) -> Face {
    let lang = face.lang;
    face.kind = id(&print.kind);
    let mut line = vec![speaker.card_type(&face.kind)];
    line.extend(print.item.map(|item| item_word(item, speaker)));
    line.extend(print.energy.map(|energy| energy_word(energy, speaker)));
    face.hues = print.world.iter().map(id).collect();
    let mut line = speaker.with_hues(line.join(" "), &face.hues);
    if let Some(category) = &print.category {
        line = format!("{line} ({})", category.get(lang));
    }
    if let Some(version) = &print.version {
        line = format!("{line} · {version}");
    }
    face.type_line = line;
    face.rarity = print.rarity.map(|rarity| speaker.rarity(&id(&rarity)));
    if let Some(gives) = print.gives {
        face.cost = Some(gives.to_string());
        face.cost_label = Some(speaker.say("energia", "energy"));
    }
    face.stats.extend(
        print
            .life
            .map(|it| stat("life", speaker.say("vida", "life"), &it)),
    );
    let defence = || speaker.say("defesa", "defence");
    face.stats
        .extend(print.defence.map(|it| stat("defence", defence(), &it)));
    let marks = [
        (print.legendary, "Lendária.", "Legendary."),
        (print.epic, "Épica.", "Epic."),
        (print.pelotao, "Pelotão.", "Platoon."),
    ];
    let marks = marks.into_iter().filter(|(is, ..)| *is);
    let marks: Vec<String> = marks.map(|(_, pt, en)| speaker.say(pt, en)).collect();
    if !marks.is_empty() {
        face.text.push(marks.join(" "));
    }
    face.text
        .extend(print.actions.iter().map(|it| action(it, speaker)));
    let effects = print.effects.iter();
    face.text
        .extend(effects.map(|it| it.text.get(lang).to_owned()));
    let types = |worlds: &[World]| {
        let names: Vec<String> = worlds.iter().map(|it| speaker.element(&id(it))).collect();
        names.join(&speaker.say(" e ", " and "))
    };
    let mut last = Vec::new();
    if !print.resists.is_empty() {
        last.push(format!(
            "{} {}.",
            speaker.say("Resiste a", "Resists"),
            types(&print.resists)
        ));
    }
    if !print.weak_to.is_empty() {
        let weak = speaker.say("Fraqueza contra", "Weak to");
        last.push(format!("{weak} {}.", types(&print.weak_to)));
    }
    if !last.is_empty() {
        face.text.push(last.join(" "));
    }
    face
}

/// Name, kind, cost and text of an action.
fn action(action: &Action, speaker: &Speaker<'_>) -> String {
    let mut head = vec![kind_word(action.kind, speaker)];
    if action.cost > 0 {
        head.push(format!("{} {}", speaker.say("custo", "cost"), action.cost));
    }
    if let Some(spends) = &action.spends {
        let many = match spends.energies {
            Energies::Number(number) => number.to_string(),
            Energies::Any(_) => "X".to_owned(),
        };
        let spent = if spends.optional {
            speaker.say("pode descartar", "may discard")
        } else {
            speaker.say("descarta", "discards")
        };
        head.push(format!("{spent} {many}"));
    }
    let name = action.name.get(speaker.lang);
    let text = action.text.get(speaker.lang);
    format!("{name} ({}): {text}", head.join(", "))
}

fn kind_word(kind: ActionKind, speaker: &Speaker<'_>) -> String {
    match kind {
        ActionKind::Passiva => speaker.say("Passiva", "Passive"),
        ActionKind::Lider => speaker.say("Líder", "Leader"),
        ActionKind::Sidekick => speaker.say("Sidekick", "Sidekick"),
        ActionKind::Ataque => speaker.say("Ataque", "Attack"),
        ActionKind::Flanquear => speaker.say("Flanquear", "Flank"),
    }
}

fn item_word(item: ItemKind, speaker: &Speaker<'_>) -> String {
    match item {
        ItemKind::Permanente => speaker.say("Permanente", "(permanent)"),
        ItemKind::Volatil => speaker.say("Volátil", "(volatile)"),
        ItemKind::Anexavel => speaker.say("Anexável", "(attachable)"),
    }
}

fn energy_word(energy: Energy, speaker: &Speaker<'_>) -> String {
    match energy {
        Energy::Basica => speaker.say("básica", "(basic)"),
        Energy::Avancada => speaker.say("avançada", "(advanced)"),
        Energy::Prismatica => speaker.say("prismática", "(prismatic)"),
    }
}
