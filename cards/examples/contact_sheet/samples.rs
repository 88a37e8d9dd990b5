//! Faces of invented cards of the other three games.

use fabulario_cards::picture::{Face, Stat};
use fabulario_engine::Lang;
use fabulario_engine::dominions::Direction::{self, E, N, Ne, Nw, S, Se, Sw, W};

/// A card on each line: game, name, type, type line, corner value, hues, text, values, rarity, directions, star.
const SAMPLES: &str = include_str!("samples.txt");

pub fn all() -> Vec<Face> {
    (1..)
        .zip(SAMPLES.lines())
        .map(|(number, line)| face(number, line))
        .collect()
}

fn face(number: u32, line: &str) -> Face {
    let mut fields = line.split('|').map(str::trim);
    let mut next = || fields.next().unwrap_or_default();
    let game = next().parse().expect("a game");
    let [name, kind, type_line, cost, hues] = [next(), next(), next(), next(), next()];
    let [text, stats, rarity, directions, star] = [next(), next(), next(), next(), next()];
    let parts = text.split(" / ").filter(|part| !part.is_empty());
    let (flavour, rules): (Vec<&str>, Vec<&str>) = parts.partition(|part| part.starts_with('~'));
    let cost = cost.split_once(' ');
    Face {
        game,
        lang: Lang::Pt,
        id: format!("{game}-{}", slug(name)),
        name: name.to_owned(),
        kind: kind.to_owned(),
        type_line: type_line.to_owned(),
        cost: cost.map(|(value, _)| value.to_owned()),
        cost_label: cost.map(|(_, label)| label.to_owned()),
        hues: hues.split_whitespace().map(str::to_owned).collect(),
        text: rules.into_iter().map(str::to_owned).collect(),
        flavour: flavour.first().map(|it| it.replace('~', "")),
        stats: stats
            .split(", ")
            .filter_map(|it| it.split_once(' '))
            .map(|(label, value)| Stat {
                id: label.to_lowercase(),
                label: label.to_owned(),
                value: value.to_owned(),
            })
            .collect(),
        directions: directions.split_whitespace().map(direction).collect(),
        rarity: (!rarity.is_empty()).then(|| (rarity.to_owned(), rarity.replace('-', " "))),
        unique: star == "*",
        set: Some(("MOSTRA".to_owned(), number)),
    }
}

fn slug(name: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' => 'u',
        'ç' => 'c',
        ' ' => '-',
        _ => c,
    };
    name.to_lowercase().chars().map(plain).collect()
}

fn direction(name: &str) -> Direction {
    match name {
        "n" => N,
        "ne" => Ne,
        "e" => E,
        "se" => Se,
        "s" => S,
        "sw" => Sw,
        "w" => W,
        _ => Nw,
    }
}
