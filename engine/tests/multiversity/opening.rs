//! Before the first turn: stones, the opening hand, the mulligan of the later rules.

use fabulario_engine::goldfish::multiversity::Mulligan;
use fabulario_engine::multiversity::rules::UnknownRules;
use fabulario_engine::multiversity::{Deck, How, IllegalAction, PlayRules, SetupError};

use super::kit::{advised, begun, card, deck, format, kind, opened, rules};

#[test]
fn the_numbers_come_from_the_format() {
    let old = PlayRules {
        stones: 6,
        opening_hand: 10,
        mulligan: false,
        first_draw: 2,
        draw: 1,
        keep: Some(5),
        attach: 1,
        items: None,
    };
    assert_eq!(rules("mvc-2022"), old);
    let new = PlayRules {
        mulligan: true,
        keep: None,
        items: Some(2),
        ..old
    };
    assert_eq!(rules("mvc-2026"), new);
    let mut changed = format("mvc-2022");
    changed.opening_hand.as_mut().unwrap().value = 7;
    assert_eq!(PlayRules::of(&changed).unwrap().opening_hand, 7);
    changed.draw = None;
    assert_eq!(
        PlayRules::of(&changed),
        Err(UnknownRules::NotStated("draw"))
    );
}

/// Six stones unless the players agree on another number that the edition allows. MVC-C2
#[test]
fn mvc_c2_stones_are_four_to_six_and_later_to_eight() {
    for (edition, least, most) in [("mvc-2022", 4, 6), ("mvc-2026", 4, 8)] {
        let format = format(edition);
        assert_eq!(PlayRules::of(&format).unwrap().stones, 6);
        for stones in 0..12 {
            let allowed = PlayRules::with_stones(&format, stones).is_ok();
            assert_eq!(
                allowed,
                (least..=most).contains(&stones),
                "{edition} {stones}"
            );
        }
    }
}

#[test]
fn mvc_t11_sixty_cards_six_stones() {
    let deck = advised();
    assert_eq!(deck.len(), 60);
    let mut state = opened(&deck, rules("mvc-2022"));
    assert_eq!(
        (state.stones(), state.hand().len(), state.left()),
        (6, 10, 44)
    );
    state.begin_turn(&[]).unwrap();
    assert_eq!(
        (state.stones(), state.hand().len(), state.left()),
        (6, 12, 42)
    );
}

#[test]
fn mvc_2022_has_no_mulligan() {
    let deck = advised();
    let mut state = opened(&deck, rules("mvc-2022"));
    assert_eq!(state.mulligan(), Err(IllegalAction::NoMulligan));
    assert_eq!(state.hand().len(), 10);
}

/// One card fewer each time, the stones stay aside, no card is lost; none once the game has begun.
#[test]
fn mvc_2026_a_mulligan_costs_a_card() {
    let deck = deck(&[("c-a1", 30), ("e", 30)]);
    let mut state = opened(&deck, rules("mvc-2026"));
    for cards in (7..10).rev() {
        assert!(!state.is_short());
        state.mulligan().unwrap();
        let zones = (state.stones(), state.hand().len(), state.left());
        assert_eq!(zones, (6, cards, 54 - cards));
    }
    state.begin_turn(&[]).unwrap();
    assert_eq!(state.mulligan(), Err(IllegalAction::NoMulligan));
}

/// Without characters or without energies the new hand has as many cards.
#[test]
fn mvc_2026_a_hand_without_characters_or_energies_costs_nothing() {
    for cards in [[("c-a1", 60), ("e", 0)], [("c-a1", 0), ("e", 60)]] {
        let deck = deck(&cards);
        let mut state = opened(&deck, rules("mvc-2026"));
        assert!(state.is_short());
        state.mulligan().unwrap();
        assert_eq!((state.hand().len(), state.left()), (10, 44));
    }
}

/// What a hand held is never a stone: with five cards beside the stones and the hand, they come back most of the time.
#[test]
fn mvc_2026_cards_that_were_in_hand_are_no_stones() {
    let ids: Vec<String> = (1..=16).map(|n| format!("c{n}-a1")).collect();
    let deck = Deck::new(ids.iter().map(|id| (card(id), 1))).unwrap();
    for game in 0..50 {
        let mut state = opened(&deck, rules("mvc-2026"));
        state.begin(4, game);
        let first = state.hand().to_vec();
        state.mulligan().unwrap();
        assert_eq!(
            state.hand(),
            first,
            "ten cards and six stones: the same ten again"
        );
    }
}

#[test]
fn mvc_c15_whoever_must_draw_and_cannot_has_lost() {
    // Six stones, ten cards, and one for the two of the first turn.
    let deck = deck(&[("c-a1", 9), ("e", 8)]);
    let mut state = opened(&deck, rules("mvc-2022"));
    assert_eq!((state.over(), state.left()), (None, 1));
    assert_eq!(state.begin_turn(&[]).unwrap().count(), 1);
    assert_eq!(state.over(), Some(How::DeckOut));
    let character = kind(&deck, "c-a1");
    assert_eq!(state.play(character, 0), Err(IllegalAction::Over));
}

/// The condition is checked after the own first turn, not before.
#[test]
fn mvc_c16_no_character_after_the_first_turn() {
    let deck = deck(&[("e", 60)]);
    let mut state = begun(&deck, rules("mvc-2022"));
    assert_eq!(state.over(), None);
    state.end_turn().unwrap();
    assert_eq!(state.over(), Some(How::NoCharacters));
}

#[test]
fn a_deck_beyond_the_caps_is_refused() {
    let large = Deck::new([(card("e"), 301)]).unwrap_err();
    assert_eq!(large, [SetupError::DeckTooLarge(301)]);
    let mut other = card("e");
    other.gives = Some(2);
    let two = Deck::new([(card("e"), 1), (other, 1)]).unwrap_err();
    assert_eq!(two, [SetupError::Ambiguous("e".to_owned())]);
}

/// One card is one card, in both languages.
#[test]
fn a_mulligan_is_told_in_the_singular_and_in_the_plural() {
    let told = |characters, energies, smallest| {
        let text = Mulligan::Wanted {
            characters,
            energies,
            smallest,
        };
        text.text()
    };
    let (one, many) = (told(1, 1, 1), told(2, 3, 7));
    assert_eq!(
        one.pt,
        "Troca a mão com menos de 1 personagem ou de 1 energia, enquanto tem mais de 1 carta."
    );
    assert_eq!(
        one.en,
        "Changes a hand with fewer than 1 character or 1 energy, while it has more than 1 card."
    );
    assert!(
        many.pt.contains("2 personagens ou de 3 energias"),
        "{}",
        many.pt
    );
    assert!(
        many.en.contains("2 characters or 3 energies"),
        "{}",
        many.en
    );
}
