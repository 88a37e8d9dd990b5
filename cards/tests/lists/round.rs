//! Whatever is written is read back to the same deck.

use fabulario_cards::Catalogue;
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_cards::list::{Form, GameBy, read, write};
use fabulario_engine::deck::Section;
use fabulario_engine::{Game, Lang};
use proptest::prelude::*;

use super::CATALOG;
use super::decks::decks;

/// Writes a deck in every form and language, and reads it back.
pub fn same(deck: &Deck, catalogue: &Catalogue) {
    for form in Form::ALL {
        for lang in Lang::ALL {
            let text = write(deck, catalogue, form, lang);
            let report = read(catalogue, &text, Some(deck.game)).unwrap();
            let found = report.deck.unwrap().normal();
            assert_eq!(found, deck.clone().normal(), "{form:?} {lang}\n{text}");
            assert_eq!(report.notes, [], "{text}");
        }
    }
}

proptest! {
    #[test]
    fn a_deck_of_any_game_survives_every_form_in_both_languages(deck in decks(&CATALOG)) {
        same(&deck, &CATALOG);
    }

    #[test]
    fn the_game_is_found_again(deck in decks(&CATALOG)) {
        for form in [Form::Text, Form::Markdown, Form::Json] {
            let text = write(&deck, &CATALOG, form, Lang::Pt);
            let report = read(&CATALOG, &text, None).unwrap();
            prop_assert_eq!(report.game_by, Some(GameBy::Text));
            prop_assert_eq!(report.deck.unwrap().normal(), deck.clone().normal());
        }
    }
}

/// The ready decks of the catalogue.
pub fn ready() -> Vec<Deck> {
    let place = |id: &String| CATALOG.place(id).unwrap();
    let line = |section, id: &String, copies| DeckLine {
        section,
        card: place(id),
        attached: Vec::new(),
        copies,
    };
    let mut decks = Vec::new();
    for deck in &CATALOG.fabula().decks {
        let sheet = &deck.sheet;
        let cards = sheet.cards.iter();
        let mut lines: Vec<DeckLine> = cards
            .map(|(id, copies)| line(Section::Main, id, *copies))
            .collect();
        let bases = sheet.arredores.iter();
        lines.extend(bases.map(|id| line(Section::Arredores, id, 1)));
        lines.push(line(Section::Centro, &sheet.centro, 1));
        decks.push(Deck {
            game: Game::Fabula,
            lines,
        });
    }
    for deck in CATALOG.decks() {
        let mut lines = Vec::new();
        for (name, cards) in &deck.lists {
            let mut sections = Section::of(deck.game).iter();
            let section = sections.find(|it| it.word().id == name).unwrap();
            lines.extend(cards.iter().map(|(id, copies)| line(*section, id, *copies)));
        }
        let game = deck.game;
        decks.push(Deck { game, lines });
    }
    decks
}

#[test]
fn every_ready_deck_survives_and_reads_like_a_list() {
    let ready = ready();
    assert_eq!(ready.len(), 26);
    for deck in &ready {
        same(deck, &CATALOG);
        // Without the line that names it, the cards tell the game.
        let text = write(deck, &CATALOG, Form::Text, Lang::En);
        let (_, cards) = text.split_once('\n').unwrap();
        let report = read(&CATALOG, cards, None).unwrap();
        assert_eq!(
            (report.game, report.game_by),
            (Some(deck.game), Some(GameBy::Cards))
        );
    }
}

#[test]
fn a_deck_reads_well_in_every_form() {
    let hero = |place: usize| ready().swap_remove(place);
    let mut apoteose = hero(25);
    apoteose.lines[5].attached = vec![(apoteose.lines[0].card, 2)];
    apoteose.lines[5].copies = 1;
    for (name, deck, lang) in [("fab", hero(0), Lang::Pt), ("apo", apoteose, Lang::En)] {
        for form in Form::ALL {
            let text = write(&deck, &CATALOG, form, lang);
            insta::assert_snapshot!(format!("{name}_{form:?}"), text.replace('\r', "␍"));
        }
    }
}
