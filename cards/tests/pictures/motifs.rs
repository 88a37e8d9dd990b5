//! What illustrations show: never a thing that the card is not.

use fabulario_cards::picture::{Face, Motif};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};

use super::face;

/// What every card of the three smaller games shows, as somebody looked at it; `ornament` shows no thing.
const SHOWN: &str = include_str!("data/motifs.csv");

/// Words, and what a card that begins with them never shows.
const NEVER: &[(&str, &[&str])] = &[
    ("forno olaria", &["viola", "figure", "jar", "beast"]),
    (
        "capita oleira ferreiro canoeira",
        &["dog", "beast", "bird", "serpent"],
    ),
    ("grito aboio boato", &["viola", "drum", "bird"]),
    ("enxame zumbido", &["beast", "bird", "serpent", "fish"]),
    ("sanfona radio sino", &["viola", "drum"]),
    ("trepadeira caldeira", &["figure"]),
    ("giz vara ponta", &["amulet", "crown", "book"]),
];

fn named(face: &Face) -> &'static str {
    let motif = face.motif();
    if motif.is_ornament() {
        "ornament"
    } else {
        motif.name()
    }
}

#[test]
fn every_card_of_the_smaller_games_shows_what_it_is_or_an_ornament() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let mut shown: Vec<String> = Vec::new();
    for card in catalogue
        .cards()
        .iter()
        .filter(|it| it.game != Game::Fabula)
    {
        let [pt, en] = Lang::ALL.map(|lang| named(&catalogue.face(card, lang)));
        assert_eq!(pt, en, "{}", card.sheet.id);
        shown.push(format!("{},{pt}", card.sheet.id));
    }
    shown.sort_unstable();
    let mut table: Vec<&str> = SHOWN.lines().skip(1).collect();
    table.sort_unstable();
    assert!(table.len() >= 344);
    assert_eq!(shown, table);
}

#[test]
fn no_word_shows_what_it_is_not_whatever_the_rest_of_the_card_says() {
    for game in [Game::Dominions, Game::Multiversity, Game::Apoteose] {
        for kind in [
            "unidade",
            "artefato",
            "campo",
            "personagem",
            "item",
            "ente",
            "habilidade",
            "evento",
        ] {
            for (words, never) in NEVER {
                for word in words.split(' ') {
                    let mut face = face(game);
                    face.kind = kind.to_owned();
                    face.type_line = "Unidade · Fogo (BICHO / CANTO / SERRANO)".to_owned();
                    for rest in ["", "-de-viola", "-da-serra", "-do-cao"] {
                        face.id = format!("x-{word}{rest}");
                        let motif = face.motif().name();
                        assert!(!never.contains(&motif), "{kind} {}: {motif}", face.id);
                    }
                }
            }
        }
    }
}

#[test]
fn what_nobody_knows_is_an_ornament() {
    for kind in [
        "unidade",
        "artefato",
        "campo",
        "token",
        "personagem",
        "item",
        "energia",
        "ente",
        "habilidade",
        "evento",
    ] {
        let mut face = face(Game::Dominions);
        face.kind = kind.to_owned();
        face.id = "dd-quizumba-sem-par".to_owned();
        assert!(face.motif().is_ornament(), "{kind}: {:?}", face.motif());
    }
}

#[test]
fn every_motif_has_a_name_of_its_own() {
    let mut names: Vec<&str> = Motif::ALL.iter().map(|it| it.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Motif::ALL.len());
}
