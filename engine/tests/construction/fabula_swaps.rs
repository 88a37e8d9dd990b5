//! Swaps that cannot be made: FAB 1.4.1a, FAB-D14; ruling: FAB-C41.

use fabulario_engine::deck::{DeckList, Judge, Pool, Rules, Section, Swap};
use fabulario_engine::fabula::Face;

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// The legal deck with two copies of Nova in reserve.
fn reserved() -> Desk<Face> {
    let mut desk = fab();
    common(&mut desk, "nova", "Nova", &["verde"]);
    desk.line(Section::Reserve, "nova", 2);
    desk
}

/// "[…] utilizando estas cartas": as many as the reserve holds, and not one more.
#[test]
fn fab_1_4_1a_no_more_copies_come_in_than_the_reserve_holds() {
    for copies in [1, 2] {
        let mut desk = reserved();
        desk.swap("carta-1", "nova", copies);
        assert_eq!(legal(&desk), NOTHING);
    }
    let mut desk = reserved();
    desk.swap("carta-1", "nova", 3);
    assert_eq!(
        illegal(&desk),
        ["error swap_not_there FAB-D14 3 [Carta 1, Nova]"]
    );
}

/// Copies in reserve on several lines, and copies in the deck on several lines, are one supply.
#[test]
fn fab_1_4_1a_copies_on_several_lines_are_swapped_together() {
    let mut desk = reserved();
    desk.line(Section::Reserve, "nova", 1);
    desk.line(Section::Main, "carta-14", 2);
    desk.swap("carta-14", "nova", 3);
    assert_eq!(legal(&desk), NOTHING);
    desk.swap("carta-1", "nova", 1);
    assert_eq!(
        illegal(&desk),
        ["error swap_not_there FAB-D14 1 [Carta 1, Nova]"],
        "the first swap took all three"
    );
}

/// Nothing goes out that is not in the deck, and no more copies than it holds.
#[test]
fn fab_1_4_1a_no_more_copies_go_out_than_the_deck_holds() {
    let mut desk = reserved();
    desk.swap("carta-14", "nova", 1);
    assert_eq!(legal(&desk), NOTHING);
    let mut desk = reserved();
    desk.swap("carta-14", "nova", 2);
    assert_eq!(
        illegal(&desk),
        ["error swap_not_there FAB-D14 2 [Carta 14, Nova]"]
    );
    let mut desk = reserved();
    desk.swap("nova", "nova", 1);
    assert_eq!(
        illegal(&desk),
        ["error swap_not_there FAB-D14 1 [Nova, Nova]"],
        "it is in the reserve only"
    );
}

/// "[…] utilizando estas cartas": what lies in the deck does not come in.
#[test]
fn fab_1_4_1a_what_is_not_in_reserve_does_not_come_in() {
    let mut desk = reserved();
    desk.swap("carta-2", "carta-14", 1).swap("", "carta-14", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error swap_not_there FAB-D14 1 [Carta 2, Carta 14]",
            "error swap_not_there FAB-D14 1 [Carta 14]",
        ]
    );
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [
            ("swap_not_there", vec![1000]),
            ("swap_not_there", vec![1001]),
        ]
    );
}

/// What went out lies in the reserve, and may come back.
#[test]
fn fab_1_4_1a_what_went_out_may_come_back() {
    let mut desk = reserved();
    desk.swap("carta-1", "nova", 2).swap("nova", "carta-1", 2);
    assert_eq!(legal(&desk), NOTHING);
    desk.swap("nova", "carta-1", 1);
    assert_eq!(
        illegal(&desk),
        ["error swap_not_there FAB-D14 1 [Nova, Carta 1]"]
    );
}

/// A swap that cannot be made is left out as a whole; the others are made, and judged.
#[test]
fn fab_1_4_1a_a_swap_is_made_as_a_whole_or_not_at_all() {
    let mut desk = reserved();
    // Were only the first half made, 37 cards would stay.
    desk.swap("carta-1", "nova", 3);
    desk.swap("carta-14", "", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error too_few_cards FAB-D1 39 >=40 in main",
            "error swap_not_there FAB-D14 3 [Carta 1, Nova]",
        ]
    );
}

/// A swap of nothing for nothing is no swap.
#[test]
fn fab_1_4_1a_a_swap_names_what_goes_out_or_what_comes_in() {
    let mut desk = reserved();
    desk.swap("", "", 1);
    assert_eq!(illegal(&desk), ["error swap_not_one_for_one FAB-D14 1"]);
}

/// No copies for no copies change nothing.
#[test]
fn fab_1_4_1a_a_swap_of_zero_copies_changes_nothing() {
    let mut desk = reserved();
    desk.swap("carta-1", "nova", 0);
    assert_eq!(legal(&desk), NOTHING);
}

/// Thousands of millions of copies are not there, and do not wrap around.
#[test]
fn fab_1_4_1a_a_swap_of_thousands_of_millions_of_copies_is_refused() {
    let mut desk = reserved();
    desk.swap("carta-1", "nova", u32::MAX);
    assert_eq!(
        illegal(&desk),
        ["error swap_not_there FAB-D14 4294967295 [Carta 1, Nova]"]
    );
    // With as many in the reserve they do come in, and are too many.
    let mut desk = reserved();
    desk.line(Section::Reserve, "nova", 4_000_000_000);
    desk.line(Section::Reserve, "nova", 4_000_000_000);
    desk.swap("", "nova", 4_000_000_000)
        .swap("", "nova", 4_000_000_000);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D6 8000000000 <=3 [Nova]"]
    );
}

/// A card that nobody knows is not there, and the reader is told which one it is.
#[test]
fn fab_1_4_1a_a_swap_of_an_unknown_card_names_it() {
    for (out, into) in [("carta-1", "miragem"), ("miragem", "nova"), ("", "miragem")] {
        let mut desk = reserved();
        desk.swap(out, into, 1);
        assert_eq!(illegal(&desk).len(), 1);
        let [told] = desk.messages("fab-padrao").try_into().unwrap();
        for message in told {
            assert!(message.contains("miragem"), "{message}");
        }
    }
}

/// A base that stands both in an Arredor and in the Centro leaves the one that is named.
#[test]
fn fab_1_4_1a_a_swap_may_say_which_position_a_base_leaves() {
    let mut desk = fab();
    desk.set(Section::Arredores, "clareira", 1);
    desk.set(Section::Centro, "capital", 0);
    desk.line(Section::Arredores, "capital", 1);
    desk.line(Section::Centro, "clareira", 1);
    let cards = fab().cards;
    let vila = Face {
        id: "vila".to_owned(),
        name: "Vila".to_owned(),
        ..cards[0].clone()
    };
    desk.cards.push(vila);
    desk.line(Section::Reserve, "vila", 1);
    let pool = Pool::new(desk.cards.clone()).unwrap();
    let rules = Rules::of(format("fab-padrao"), &[], desk.on);
    let judge = Judge::new(&rules, &pool);
    let place_of_vila = |section: Option<Section>| {
        let mut list = DeckList::default();
        for (section, card, copies, _) in &desk.lines {
            list.add(&pool, *section, card, *copies);
        }
        let swap = Swap {
            out: Some("clareira"),
            into: Some("vila"),
            copies: 1,
            section,
            tag: 99,
        };
        let legal = judge.check_swapped(list, &[swap]).unwrap();
        let here = |section: &Section| {
            let vila = pool.find("vila").unwrap();
            let mut cards = legal.cards().iter();
            cards.any(|held| held.card == vila && held.section == *section && held.copies == 1)
        };
        let sections = [
            Section::Main,
            Section::Arredores,
            Section::Centro,
            Section::Reserve,
        ];
        sections.into_iter().filter(here).collect::<Vec<_>>()
    };
    assert_eq!(
        place_of_vila(Some(Section::Arredores)),
        [Section::Arredores]
    );
    assert_eq!(place_of_vila(Some(Section::Centro)), [Section::Centro]);
    assert_eq!(place_of_vila(None), [Section::Arredores]);
}
