//! The turn: Limpeza, Compra, Principal, Combate; every prohibition by being refused.

use fabulario_engine::multiversity::{ActionKind, Deck, IllegalAction, PlayRules, State};

use super::kit::{begun, deck, kind, rules};

/// A hand with enough of everything.
fn generous(edition: &str) -> PlayRules {
    PlayRules {
        opening_hand: 40,
        stones: 0,
        keep: None,
        ..rules(edition)
    }
}

fn mixed() -> Deck {
    deck(&[
        ("c-a2-s1", 10),
        ("m-l0-f2", 10),
        ("e", 10),
        ("p", 5),
        ("i1", 5),
    ])
}

/// Everything of the deck is in hand.
fn all(deck: &Deck) -> State<'_> {
    let rules = PlayRules {
        first_draw: 0,
        draw: 0,
        ..generous("mvc-2022")
    };
    begun(deck, rules)
}

fn next(state: &mut State<'_>) {
    state.end_turn().unwrap();
    state.begin_turn(&[]).unwrap();
}

#[test]
fn mvc_first_turn_up_to_four_characters_one_in_each_position() {
    let deck = mixed();
    let mut state = all(&deck);
    let one = kind(&deck, "c-a2-s1");
    assert_eq!(state.play(one, 4), Err(IllegalAction::NoRoom));
    assert_eq!(state.play(one, 0), Ok(()), "the main position too");
    assert_eq!(state.play(one, 0), Err(IllegalAction::NoRoom));
    for place in 1..4 {
        assert_eq!(state.play(one, place), Ok(()));
    }
    assert_eq!(state.play(one, 1), Err(IllegalAction::Characters));
    assert_eq!(
        state.play(kind(&deck, "e"), 1),
        Err(IllegalAction::WrongType)
    );
}

#[test]
fn mvc_principal_one_new_character_in_the_team() {
    let deck = mixed();
    let mut state = all(&deck);
    let one = kind(&deck, "c-a2-s1");
    state.play(one, 1).unwrap();
    next(&mut state);
    assert_eq!(state.play(one, 0), Err(IllegalAction::MainPosition));
    assert_eq!(state.play(one, 1), Err(IllegalAction::NoRoom));
    assert_eq!(state.play(one, 2), Ok(()));
    assert_eq!(state.play(one, 3), Err(IllegalAction::Characters));
}

#[test]
fn mvc_principal_only_who_was_in_the_team_takes_the_lead() {
    let deck = mixed();
    let mut state = all(&deck);
    let (one, other) = (kind(&deck, "c-a2-s1"), kind(&deck, "m-l0-f2"));
    state.play(one, 0).unwrap();
    state.play(other, 1).unwrap();
    assert_eq!(state.swap(1), Ok(()), "any of the four on the first turn");
    assert_eq!(state.positions()[0].unwrap().kind, other);
    next(&mut state);
    state.play(one, 2).unwrap();
    assert_eq!(state.swap(2), Err(IllegalAction::JustCame));
    assert_eq!(state.swap(3), Err(IllegalAction::NoCharacter));
    assert_eq!(state.swap(0), Err(IllegalAction::NoCharacter));
    assert_eq!(state.swap(1), Ok(()));
    next(&mut state);
    assert_eq!(state.swap(2), Ok(()), "a turn later");
}

#[test]
fn mvc_first_turn_all_energies_later_one() {
    let deck = mixed();
    let mut state = all(&deck);
    let energy = kind(&deck, "e");
    assert_eq!(state.attach(energy, 0), Err(IllegalAction::NoCharacter));
    state.play(kind(&deck, "c-a2-s1"), 0).unwrap();
    for _ in 0..5 {
        assert_eq!(state.attach(energy, 0), Ok(()));
    }
    next(&mut state);
    assert_eq!(state.attach(energy, 0), Ok(()));
    assert_eq!(state.attach(energy, 0), Err(IllegalAction::Energies));
    assert_eq!(state.positions()[0].unwrap().energy, 6, "they stay");
}

/// A Prismática gives two to a character of its type, one to another. MVC-M6
#[test]
fn mvc_m6_a_prismatica_gives_two_to_its_type() {
    let deck = mixed();
    let mut state = all(&deck);
    state.play(kind(&deck, "c-a2-s1"), 0).unwrap();
    state.play(kind(&deck, "m-l0-f2"), 1).unwrap();
    for place in 0..2 {
        state.attach(kind(&deck, "p"), place).unwrap();
    }
    let energies: Vec<u16> = state.characters().map(|(_, it)| it.energy).collect();
    assert_eq!(energies, [1, 2]);
}

/// An action needs its energies attached and its position: an attack the main one, a Sidekick the team.
#[test]
fn mvc_actions_need_energies_and_their_position() {
    let deck = mixed();
    let mut state = all(&deck);
    let (one, energy) = (kind(&deck, "c-a2-s1"), kind(&deck, "e"));
    state.play(one, 0).unwrap();
    state.play(one, 1).unwrap();
    state.attach(energy, 0).unwrap();
    assert_eq!(state.payable(0, 0), Err(IllegalAction::NotPayable));
    assert_eq!(state.payable(0, 1), Ok(ActionKind::Sidekick));
    assert_eq!(state.payable(0, 2), Err(IllegalAction::NoAction));
    assert_eq!(state.payable(2, 0), Err(IllegalAction::NoCharacter));
    state.attach(energy, 0).unwrap();
    state.attach(energy, 1).unwrap();
    assert_eq!(state.usable(0, 0), Err(IllegalAction::NoCombat));
    next(&mut state);
    assert_eq!(state.usable(0, 0), Ok(ActionKind::Ataque));
    assert_eq!(state.usable(0, 1), Err(IllegalAction::WrongPosition));
    assert_eq!(state.usable(1, 1), Ok(ActionKind::Sidekick));
    assert_eq!(state.usable(1, 0), Err(IllegalAction::NotPayable));
}

#[test]
fn mvc_p37_the_first_turn_has_no_combat() {
    let deck = deck(&[("c-a0", 30), ("e", 30)]);
    let mut state = begun(&deck, rules("mvc-2022"));
    let one = kind(&deck, "c-a0");
    state.play(one, 0).unwrap();
    assert_eq!(state.usable(0, 0), Err(IllegalAction::NoCombat));
    state.end_turn().unwrap();
    assert_eq!(state.usable(0, 0), Err(IllegalAction::NotNow));
}

/// The hand is discarded to five at the beginning of the second turn; the first has no limit, and 2026 none at all.
#[test]
fn mvc_c11_the_hand_limit_of_2022() {
    let deck = deck(&[("c-a1", 30), ("e", 30)]);
    let mut state = begun(&deck, rules("mvc-2022"));
    assert_eq!(state.hand().len(), 12);
    state.play(kind(&deck, "c-a1"), 0).unwrap();
    state.end_turn().unwrap();
    assert_eq!(state.too_many(), 6);
    assert_eq!(state.begin_turn(&[]), Err(IllegalAction::HandLimit));
    let six = state.hand()[..6].to_vec();
    assert_eq!(state.begin_turn(&six[..5]), Err(IllegalAction::HandLimit));
    let energies = [kind(&deck, "e"); 6];
    if state.hand().iter().filter(|it| **it == energies[0]).count() < 6 {
        assert_eq!(state.begin_turn(&energies), Err(IllegalAction::NotInHand));
    }
    state.begin_turn(&six).unwrap();
    assert_eq!(
        (state.hand().len(), state.discarded()),
        (6, 6),
        "five, and one drawn"
    );

    let mut state = begun(&deck, rules("mvc-2026"));
    state.play(kind(&deck, "c-a1"), 0).unwrap();
    state.end_turn().unwrap();
    assert_eq!(state.too_many(), 0);
    state.begin_turn(&[]).unwrap();
    assert_eq!(state.hand().len(), 12);
}

/// Two cards on the first turn, one on each later turn. MVC-C13
#[test]
fn mvc_c13_two_cards_on_the_first_turn() {
    let deck = deck(&[("c-a1", 30), ("e", 30)]);
    let mut state = super::kit::opened(&deck, rules("mvc-2026"));
    assert_eq!(state.begin_turn(&[]).unwrap().count(), 2);
    state.play(kind(&deck, "c-a1"), 0).unwrap();
    state.end_turn().unwrap();
    assert_eq!(state.begin_turn(&[]).unwrap().count(), 1);
    assert_eq!(state.begin_turn(&[]), Err(IllegalAction::NotNow));
}

#[test]
fn mvc_items_are_free_and_since_2026_two_in_a_turn() {
    let deck = mixed();
    let item = kind(&deck, "i1");
    let mut state = all(&deck);
    for _ in 0..5 {
        assert_eq!(state.use_item(item), Ok(()));
    }
    assert_eq!(state.use_item(item), Err(IllegalAction::NotInHand));
    let rules = PlayRules {
        first_draw: 0,
        ..generous("mvc-2026")
    };
    let mut state = begun(&deck, rules);
    assert_eq!(state.use_item(item), Ok(()));
    assert_eq!(state.use_item(item), Ok(()));
    assert_eq!(state.use_item(item), Err(IllegalAction::Items));
    let words = IllegalAction::Items.text();
    assert!(words.pt.contains("itens") && words.en.contains("items"));
}
