//! A card that has an earlier printing than it had.

use fabulario_cards::Files;
use fabulario_cards::code::{DecodeError, decode, encode};
use fabulario_cards::deck::Deck;
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::catalogue::{add_sets, load, reprint};
use super::{SHIPPED, line, place};

const FILE: &str = "dominions/cards/artefatos.json";
const CARD: &str = "dd-bilhete-premiado";

fn deck(catalogue: &fabulario_cards::Catalogue) -> Deck {
    Deck {
        game: Game::Dominions,
        lines: vec![line(Section::Main, place(catalogue, CARD), 2)],
    }
}

#[test]
fn a_later_printing_changes_nothing() {
    let mut files = Files::embedded();
    add_sets(
        &mut files,
        Game::Dominions,
        [("AAA", "2027-01-01")].into_iter(),
    );
    reprint(&mut files, FILE, CARD, ("AAA", 1));
    let catalogue = load(&files);
    let before = encode(&SHIPPED, &deck(&SHIPPED)).unwrap();
    assert_eq!(encode(&catalogue, &deck(&catalogue)), Ok(before.clone()));
    assert_eq!(decode(&catalogue, &before), Ok(deck(&catalogue)));
}

#[test]
fn an_earlier_printing_leads_from_the_old_code_to_the_new_one() {
    let mut files = Files::embedded();
    add_sets(
        &mut files,
        Game::Dominions,
        [("ZZZ", "1999-01-01")].into_iter(),
    );
    reprint(&mut files, FILE, CARD, ("ZZZ", 7));
    reprint(&mut files, FILE, CARD, ("ZZZ", 5));
    let catalogue = load(&files);
    let before = encode(&SHIPPED, &deck(&SHIPPED)).unwrap();
    let now = encode(&catalogue, &deck(&catalogue)).unwrap();
    assert!(
        now.starts_with("DD13ZZZ1H"),
        "the smallest number, twice: {now}"
    );
    let moved = DecodeError::Moved { code: now.clone() };
    assert_eq!(decode(&catalogue, &before), Err(moved));
    assert_eq!(decode(&catalogue, &now), Ok(deck(&catalogue)));
}

#[test]
fn of_two_sets_of_one_day_the_code_decides() {
    let mut files = Files::embedded();
    let day = "2026-11-16";
    add_sets(
        &mut files,
        Game::Dominions,
        [("AAA", day), ("ZZZ", day)].into_iter(),
    );
    reprint(&mut files, FILE, CARD, ("ZZZ", 1));
    reprint(&mut files, FILE, CARD, ("AAA", 9));
    let catalogue = load(&files);
    let code = encode(&catalogue, &deck(&catalogue)).unwrap();
    assert!(code.starts_with("DD13AAA"), "{code}");
}
