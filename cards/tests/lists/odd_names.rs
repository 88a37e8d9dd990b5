//! Cards whose names look like something else.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_cards::list::{Form, read, write};
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::decks::decks;
use super::{round, told};

/// Names that a line could be read as anything but.
const ODD: &[&str] = &[
    "2 de Julho",
    "Foguete x3",
    "Foguete",
    "Centro",
    "Baralho principal (40)",
    "Boiada (SFR) 12",
    "7",
    "Total: 45",
    "Jogo: fab",
    "1. Bezerro",
    "Novilho, Manso",
    "\"Garrote\" Bravo",
    "- Mocho -",
    "+ Turuna",
    "# Malhado",
    "// Chita",
    "Barroso // Brasino",
    "21:03 - Ana: Laranjo",
    "=SOMA(Araçá)",
    "|Jaguanês|",
    "Osco; Salino",
    "dd-rojao-de-vara",
    "x3 Fumaça",
    "~~Colorado~~",
    "[x] Tostado",
    "Zaino_Negro",
    "*Pampa*",
    "“Baio, Ruano” Gateado",
    "Sideboard",
    "3,Picaço,SFR",
    "> Tordilho",
    "Talvez",
    "Zebu (foil)",
    "Zebu",
    "Nelore *F*",
    "Cópia de Foguete",
    "Malte + 2 Lúpulo",
    "sep=;",
    "Gir (Beira de Fogo)",
    "-3 Cangaian",
];

/// The shipped cards, those of Dominions with odd names.
static ODD_CATALOG: LazyLock<Catalogue> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    copy(&data, folder.path());
    let mut names = ODD.iter();
    for file in ["unidades", "artefatos"] {
        let path = folder.path().join(format!("dominions/cards/{file}.json"));
        let mut cards: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        for card in cards.as_array_mut().unwrap() {
            // The card whose id is the name of another keeps its own.
            if card["id"] == "dd-rojao-de-vara" {
                continue;
            }
            let Some(name) = names.next() else { break };
            card["name"] = json!({ "pt-BR": name, "en": name });
        }
        fs::write(&path, cards.to_string()).unwrap();
    }
    assert_eq!(names.next(), None);
    let files = Files::from_folder(folder.path()).unwrap();
    Catalogue::load(&files).unwrap_or_else(|mistakes| panic!("{mistakes}"))
});

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

#[test]
fn every_odd_name_survives_every_form() {
    let cards = ODD_CATALOG.cards().iter().enumerate();
    let odd = cards.filter(|(_, card)| ODD.contains(&card.sheet.name.pt.as_str()));
    let lines = odd.map(|(card, _)| DeckLine {
        section: Section::Main,
        card,
        attached: Vec::new(),
        copies: 2,
    });
    let lines: Vec<DeckLine> = lines.collect();
    assert_eq!(lines.len(), ODD.len());
    let game = Game::Dominions;
    round::same(
        &Deck {
            game,
            lines: lines.clone(),
        },
        &ODD_CATALOG,
    );
    for line in &lines {
        for copies in [1, 3, 12] {
            let line = DeckLine {
                copies,
                ..line.clone()
            };
            let lines = vec![line];
            round::same(&Deck { game, lines }, &ODD_CATALOG);
        }
    }
    let text = write(&Deck { game, lines }, &ODD_CATALOG, Form::Text, Lang::Pt);
    insta::assert_snapshot!(text);
}

proptest! {
    #[test]
    fn decks_of_odd_cards_survive(deck in decks(&ODD_CATALOG)) {
        round::same(&deck, &ODD_CATALOG);
    }
}

#[test]
fn of_two_readings_none_is_taken() {
    let id = |name: &str| {
        let mut named = ODD_CATALOG.named(Game::Dominions, name);
        named.next().unwrap().sheet.id.clone()
    };
    let (rocket, three) = (id("Foguete"), id("Foguete x3"));
    let mut both = [rocket.clone(), three.clone()];
    both.sort();
    let both = both.join(" ");
    let mut both_copies = [rocket.clone(), id("Cópia de Foguete")];
    both_copies.sort();
    let both_copies = both_copies.join(" ");
    let july = id("2 de Julho");
    for (line, expected) in [
        ("Foguete x3", format!("?? {both}")),
        ("2 Foguete", format!("2 {rocket} main")),
        ("2 Foguete x3", format!("2 {three} main")),
        ("2 de Julho", format!("1 {july} main")),
        ("2 de Julho x2", format!("2 {july} main")),
        ("3 2 de julho", format!("3 {july} main")),
        ("de Julho", "? de Julho".to_owned()),
        // A name with words of a mark, of copies or of a set is that name.
        ("2 Zebu (foil)", format!("2 {} main", id("Zebu (foil)"))),
        ("2 Zebu", format!("2 {} main", id("Zebu"))),
        ("2 Zebu [holo]", format!("2 {} main [holo]", id("Zebu"))),
        ("Nelore *F*", format!("1 {} main", id("Nelore *F*"))),
        ("3 Cópia de Foguete", format!("?? {both_copies}")),
        ("3 cópias de Foguete", format!("3 {rocket} main")),
        (
            "1 Malte + 2 Lúpulo",
            format!("1 {} main", id("Malte + 2 Lúpulo")),
        ),
        (
            "1 Gir (Beira de Fogo)",
            format!("1 {} main", id("Gir (Beira de Fogo)")),
        ),
        ("Talvez", "! heading_or_card".to_owned()),
        ("1 Talvez", format!("1 {} main", id("Talvez"))),
        ("Centro", "! heading_or_card".to_owned()),
        ("1 Centro", format!("1 {} main", id("Centro"))),
        (
            "1 dd-rojao-de-vara",
            "1 dd-rojao-de-vara main id".to_owned(),
        ),
    ] {
        let report = read(&ODD_CATALOG, line, Some(Game::Dominions)).unwrap();
        let found = told(&report, &ODD_CATALOG);
        assert_eq!(found, format!("game dd asked\n1 {expected}\n"), "{line}");
    }
}
