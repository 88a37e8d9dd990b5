//! Faces of Fábula cards.

use fabulario_engine::fabula::{CardId, CardType, Colour};

use super::{Face, Speaker, id, stat};

pub(super) fn face(mut face: Face, number: CardId, speaker: &Speaker<'_>) -> Face {
    let library = speaker.catalogue.fabula();
    let rules = library.table.card(number);
    let at = usize::from(number.0);
    let fichas = at.checked_sub(library.cards.len());
    let printed = match fichas {
        None => library.cards.get(at),
        Some(at) => library.fichas.get(at),
    };
    if !matches!(rules.kind, CardType::Base | CardType::Ficha) {
        face.cost = Some(match rules.cost.letter {
            Some(_) if rules.cost.resources == 0 => "X".to_owned(),
            Some(_) => format!("{} + X", rules.cost.resources),
            None => rules.cost.resources.to_string(),
        });
        face.cost_label = Some(speaker.say("custo", "cost"));
    }
    face.kind = id(&rules.kind);
    let subtypes = rules.subtypes.iter();
    let subtypes = subtypes.filter_map(|it| library.words.subtypes.get(it));
    let subtypes: Vec<&str> = subtypes.map(|it| it.name.get(face.lang)).collect();
    let kind = speaker.card_type(&id(&rules.role()));
    face.type_line = if subtypes.is_empty() {
        kind
    } else {
        format!("{kind} ({})", subtypes.join(", "))
    };
    let colours = Colour::ALL.into_iter().filter(|it| rules.colours.has(*it));
    face.hues = colours.map(|colour| id(&colour)).collect();
    face.rarity = rules.rarity.map(|rarity| speaker.rarity(&id(&rarity)));
    let lines = printed.map_or(&[][..], |card| &card.text);
    let lines = lines.iter().map(|line| line.get(face.lang).to_owned());
    face.text = lines.collect();
    let stats = [
        ("vida", rules.vida, "vida", "life"),
        ("ofensiva", rules.ofensiva, "ofensiva", "offensive"),
        ("influencia", rules.influencia, "influência", "influence"),
        (
            "resistencia",
            rules.resistencia,
            "resistência",
            "resistance",
        ),
    ];
    let stats = stats.into_iter().filter_map(|(name, value, pt, en)| {
        let value = value?;
        Some(stat(name, speaker.say(pt, en), &value))
    });
    face.stats = stats.collect();
    face
}
