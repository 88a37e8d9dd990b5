//! Faces of the cards of Fábula.

use fabulario_cards::Catalog;
use fabulario_cards::fabula::{Library, PrintedCard};
use fabulario_cards::picture::{Face, Stat};
use fabulario_engine::fabula::{CardType, Colour, Rarity};
use fabulario_engine::{Game, Lang};

pub fn faces(catalog: &Catalog, lang: Lang) -> Vec<Face> {
    let library = catalog.fabula();
    let cards = library.cards.iter().chain(&library.fichas);
    cards.map(|card| face(library, card, lang)).collect()
}

fn face(library: &Library, card: &PrintedCard, lang: Lang) -> Face {
    let rules = library.rules_of(card);
    let read = library.face(card, lang);
    let kind = match rules.kind {
        CardType::Aliado => "aliado",
        CardType::Manobra => "manobra",
        CardType::Base => "base",
        CardType::Modificacao => "modificacao",
        CardType::Ficha => "ficha",
    };
    let costs = !matches!(rules.kind, CardType::Base | CardType::Ficha);
    let cost = match rules.cost.letter {
        Some(_) if rules.cost.resources == 0 => "X".to_owned(),
        Some(_) => format!("{} + X", rules.cost.resources),
        None => rules.cost.resources.to_string(),
    };
    let line = if costs {
        read.type_line.split_once(", ").map_or("", |(_, rest)| rest)
    } else {
        &read.type_line
    };
    let type_line = match line.split_once(')') {
        Some((kind, _)) => format!("{kind})"),
        None => line.split(',').next().unwrap_or_default().to_owned(),
    };
    let stats = [
        ("vida", "vida", rules.vida),
        ("ofensiva", "ofensiva", rules.ofensiva),
        ("influencia", "influência", rules.influencia),
        ("resistencia", "resistência", rules.resistencia),
    ];
    let hue = |colour: &Colour| match colour {
        Colour::Branco => "branco",
        Colour::Azul => "azul",
        Colour::Amarelo => "amarelo",
        Colour::Verde => "verde",
        Colour::Vermelho => "vermelho",
        Colour::Roxo => "roxo",
    };
    Face {
        game: Game::Fabula,
        lang,
        id: card.sheet.id.clone(),
        name: read.name,
        kind: kind.to_owned(),
        type_line,
        cost: costs.then_some(cost),
        cost_label: costs.then(|| "custo".to_owned()),
        hues: Colour::ALL
            .iter()
            .filter(|colour| rules.colours.has(**colour))
            .map(|colour| hue(colour).to_owned())
            .collect(),
        text: card.text.iter().map(|it| it.get(lang).to_owned()).collect(),
        flavour: card
            .sheet
            .flavour
            .as_ref()
            .map(|it| it.get(lang).to_owned()),
        stats: stats
            .into_iter()
            .filter_map(|(id, label, value)| {
                Some(Stat {
                    id: id.to_owned(),
                    label: label.to_owned(),
                    value: value?.to_string(),
                })
            })
            .collect(),
        directions: Vec::new(),
        rarity: rules.rarity.map(|rarity| {
            let (id, name) = match rarity {
                Rarity::Comum => ("comum", "comum"),
                Rarity::Rara => ("rara", "rara"),
                Rarity::Lendaria => ("lendaria", "lendária"),
            };
            (id.to_owned(), name.to_owned())
        }),
        unique: false,
        set: card
            .sheet
            .printings
            .first()
            .map(|it| (it.set.clone(), it.number.into())),
    }
}
