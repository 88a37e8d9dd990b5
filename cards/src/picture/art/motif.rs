//! Which motif suits a card.

use super::{
    Scene, beast, bird, burst, figure, flame, forest, land, serpent, sign, spectre, thing, tiles,
    town, waters,
};
use crate::picture::dice::Dice;
use crate::picture::face::Face;

type Motif = fn(&mut Scene);

/// The motifs of a subtype, by how its name begins in either language.
const SUBTYPES: [(&[&str], &[Motif]); 24] = [
    (&["visagem", "spectre"], &[spectre::draw]),
    (
        &["bicho", "beast", "fera"],
        &[beast::draw, bird::draw, serpent::draw, waters::fish],
    ),
    (&["ave", "bird", "águia", "eagle"], &[bird::draw]),
    (&["serpent", "snake", "drag", "cobra"], &[serpent::draw]),
    (&["peixe", "fish"], &[waters::fish]),
    (
        &["human", "soldad", "soldier", "morador", "villager"],
        &[figure::draw],
    ),
    (
        &["esp\u{ed}rito", "spirit", "fantasma", "ghost", "abissal"],
        &[spectre::draw],
    ),
    (&["elemental"], &[flame::draw, flame::storm]),
    (
        &[
            "guerreiro",
            "warrior",
            "artes",
            "artisan",
            "romeiro",
            "pilgrim",
            "mascate",
            "peddler",
        ],
        &[figure::draw],
    ),
    (&["planta", "plant"], &[forest::plant]),
    (
        &["encantado", "enchanted"],
        &[serpent::draw, spectre::draw, beast::draw, figure::draw],
    ),
    (&["montaria", "mount"], &[beast::draw]),
    (&["maldi", "curse"], &[sign::eye, spectre::draw]),
    (&["obra", "work"], &[town::draw, tiles::draw]),
    (&["canto", "song"], &[burst::draw, bird::draw]),
    (&["reza", "prayer"], &[sign::hand]),
    (&["ardil", "trick"], &[sign::eye, flame::storm]),
    (&["feiti", "spell"], &[flame::draw, burst::draw]),
    (&["vila", "village"], &[town::draw]),
    (&["mata", "forest"], &[forest::draw]),
    (&["rio", "river"], &[waters::river]),
    (&["mar", "sea"], &[waters::sea]),
    (&["serra", "range"], &[land::range]),
    (&["sert", "backlands"], &[land::draw]),
];

/// The motif of a card: by a subtype that has one, else by the card's type.
pub(super) fn of(face: &Face, dice: &mut Dice) -> Motif {
    let line = face.type_line.to_lowercase();
    let words = line.split(|c: char| !c.is_alphabetic()).skip(1);
    let subtype = words.filter(|word| !word.is_empty()).find_map(|word| {
        let begins = |stems: &[&str]| {
            let short = |stem: &&str| stem.chars().count() <= 3;
            stems
                .iter()
                .any(|stem| word == *stem || (!short(stem) && word.starts_with(stem)))
        };
        SUBTYPES
            .iter()
            .find(|(stems, _)| begins(stems))
            .map(|(_, motifs)| *motifs)
    });
    let motifs = subtype.unwrap_or_else(|| by_kind(&face.kind));
    match motifs {
        [] => burst::draw,
        [first, others @ ..] => dice.pick(*first, others),
    }
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
