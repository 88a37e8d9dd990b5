//! The card read aloud, and the names of its hues.

use fabulario_cards::picture::hues;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::{Game, Lang};

use super::face;

#[test]
fn alt_says_everything_in_portuguese() {
    let mut face = face(Game::Dominions);
    face.hues = vec!["water".to_owned()];
    assert_eq!(
        face.alt(),
        "Cordelista das Águas, custo 4, Aliado (Morador, Artesão), Água (WATER), lendária, única. \
         Cartas de manobra que você joga custam 1 a menos. Virar: compre uma carta. \
         Arranque (Este aliado pode agir no turno em que entra em jogo.) \
         vida 3, ofensiva 1, influência 12. direções: leste (em frente), noroeste. \
         “Todo rio rima com o que já levou.” BDF 36."
    );
}

#[test]
fn alt_says_everything_in_english() {
    let mut face = face(Game::Fabula);
    face.lang = Lang::En;
    face.hues = vec!["roxo".to_owned(), "azul".to_owned()];
    face.name = "Water Balladeer".to_owned();
    face.cost_label = None;
    face.type_line = "Ally (Villager)".to_owned();
    face.text = vec!["Draw a card".to_owned()];
    face.flavour = None;
    face.stats.truncate(0);
    face.rarity = None;
    assert_eq!(
        face.alt(),
        "Water Balladeer, cost 4, Ally (Villager), blue and purple, unique. Draw a card. \
         directions: east (forward), north-west. BDF 36."
    );
}

/// The colours of Fábula, the elements and worlds of the next two, the suits of Apoteose.
#[test]
fn every_colour_of_the_games_has_inks_and_its_name() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    for game in Game::ALL {
        let sheet = &catalogue.book(game).unwrap().sheet;
        let terms = match game {
            Game::Fabula => &sheet.colours,
            Game::Dominions | Game::Multiversity => &sheet.elements,
            Game::Apoteose => &sheet.card_types,
        };
        assert!(!terms.is_empty());
        let hues = hues(game);
        for term in terms {
            let hue = hues.iter().find(|hue| hue.id == term.id);
            let hue = hue.unwrap_or_else(|| panic!("{game} {} has no inks", term.id));
            for lang in Lang::ALL {
                assert_eq!(
                    hue.name(lang).to_lowercase(),
                    term.name.get(lang).to_lowercase()
                );
            }
        }
    }
}

/// Colour alone is not seen by everybody: the line says the element or the world, and the alternative only once.
#[test]
fn type_lines_say_elements_and_worlds() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let line = |id: &str, lang| catalogue.face(catalogue.card(id).unwrap(), lang).type_line;
    let air = "dd-zefa-cata-vento-mae-das-pipas";
    let machine = "mvc-colosso-da-barragem";
    assert_eq!(
        line(air, Lang::Pt),
        "Unidade · Ar (GENTE | PIPEIRO | MESTRE)"
    );
    assert_eq!(line(machine, Lang::En), "Character · TecSci (Machine)");
    for card in catalogue.cards() {
        let face = catalogue.face(card, Lang::En);
        if !matches!(face.game, Game::Dominions | Game::Multiversity) || face.hues.is_empty() {
            continue;
        }
        let hues = hues(face.game);
        let hue = hues.iter().find(|hue| hue.id == face.hues[0]).unwrap();
        let name = format!(" · {}", hue.name(Lang::En));
        assert!(face.type_line.contains(&name), "{}", face.type_line);
        let twice = format!("{}, {}", face.type_line, hue.name(Lang::En));
        let alt = face.alt();
        assert!(
            alt.contains(&face.type_line) && !alt.contains(&twice),
            "{alt}"
        );
    }
}

#[test]
fn a_range_of_zero_is_not_printed() {
    let catalogue = Catalogue::load(&Files::embedded()).unwrap();
    let stats = |id: &str| {
        let face = catalogue.face(catalogue.card(id).unwrap(), Lang::Pt);
        let stats = face.stats.into_iter();
        stats
            .map(|it| format!("{} {}", it.label, it.value))
            .collect::<Vec<_>>()
    };
    assert_eq!(stats("dd-caldeira-andarilha"), ["ATK 2", "HP 5"]);
    assert_eq!(
        stats("dd-fogueteira-de-quintal"),
        ["ATK 2", "HP 3", "RANGE 2"]
    );
}
