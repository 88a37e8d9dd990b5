//! Which motif suits a card.

use super::{Scene, beast, bird, burst, figure, flame, forest, land, serpent, sign, spectre};
use super::{thing, tiles, town, waters};
use crate::picture::dice::Dice;
use crate::picture::face::Face;

mod words;

type Motif = fn(&mut Scene);

/// The motif of a card: by the first word of its id, by a subtype, else by its type.
pub(super) fn of(face: &Face, dice: &mut Dice) -> Motif {
    let motifs = by_id(&face.id)
        .or_else(|| by_subtype(&face.type_alone()))
        .unwrap_or_else(|| by_kind(&face.kind));
    match motifs {
        [] => burst::draw,
        [first, others @ ..] => dice.pick(*first, others),
    }
}

/// What the first word of an id stands for; an id is the same in all languages.
fn by_id(id: &str) -> Option<&'static [Motif]> {
    let mut words = id.split('-').skip(1).filter(|word| *word != "ficha");
    let first = words.next()?;
    let found = words::HEADS
        .iter()
        .find(|(heads, _)| heads.contains(&first));
    found.map(|(_, motifs)| *motifs)
}

/// What a subtype stands for, by how its name begins in either language.
fn by_subtype(type_line: &str) -> Option<&'static [Motif]> {
    let line = type_line.to_lowercase();
    let words = line.split(|c: char| !c.is_alphabetic()).skip(1);
    words.filter(|word| !word.is_empty()).find_map(|word| {
        let begins = |stem: &&str| word == *stem || (stem.len() > 3 && word.starts_with(stem));
        let found = words::SUBTYPES
            .iter()
            .find(|(stems, _)| stems.iter().any(begins));
        found.map(|(_, motifs)| *motifs)
    })
}

fn by_kind(kind: &str) -> &'static [Motif] {
    match kind {
        "aliado" | "personagem" | "classe" => &[figure::draw],
        "unidade" | "token" => &[beast::draw, figure::draw, serpent::draw, bird::draw],
        "ente" => &[spectre::draw, serpent::draw, beast::draw],
        "companheiro" | "ficha" => &[beast::draw, bird::draw],
        "manobra" | "energia" => &[burst::draw, flame::draw],
        "habilidade" => &[sign::hand, flame::draw, burst::draw],
        "evento" => &[flame::storm, sign::eye, waters::sea],
        "base" => &[land::draw, town::draw, forest::draw, land::range],
        "casa" => &[town::draw],
        "campo" => &[
            tiles::draw,
            land::draw,
            waters::river,
            forest::draw,
            land::range,
        ],
        _ => &[thing::draw],
    }
}
