//! SPAWN: one card of each type, in the zone or over a bridge, never where another card lies.

use fabulario_engine::dominions::board::SPAWN_ZONE;
use fabulario_engine::dominions::{Deck, IllegalAction, PlayRules, SetupError, SpawnType, State};

use super::kit::{begun, deck, kind, piece, rules, tile, tiles};

/// So many cards in hand that a test can choose.
fn generous() -> PlayRules {
    PlayRules {
        opening_hand: 12,
        draw_to: 12,
        spawns_per_type: 9,
        ..rules()
    }
}

fn spawn(state: &mut State<'_>, id: &str, at: (u8, u8)) -> Result<(), IllegalAction> {
    let kind = kind(state.deck(), id);
    state.spawn(kind, tile(at))
}

#[test]
fn dd_spawn_one_card_of_each_type_in_a_turn() {
    let deck = deck(&[("u1", 4), ("a1", 4), ("c1", 4)]);
    let rules = PlayRules {
        spawns_per_type: 1,
        ..generous()
    };
    let mut state = begun(&deck, rules);
    for (id, at, next) in [
        ("u1", (3, 1), (2, 2)),
        ("a1", (2, 1), (2, 2)),
        ("c1", (4, 1), (2, 2)),
    ] {
        assert_eq!(spawn(&mut state, id, at), Ok(()));
        let again = spawn(&mut state, id, next);
        assert_eq!(again, Err(IllegalAction::SpawnedAlready), "{id}");
    }
    state.begin_turn().unwrap();
    assert_eq!(
        spawn(&mut state, "u1", (2, 2)),
        Ok(()),
        "again in the next turn"
    );
}

/// What was spawned is used from the next turn on.
#[test]
fn dd_p139_in_the_first_turn_there_is_nothing_but_spawning() {
    let deck = deck(&[("u1", 12)]);
    let mut state = begun(&deck, generous());
    assert_eq!(spawn(&mut state, "u1", (3, 1)), Ok(()));
    let attack = state.attack_domain(tile((3, 1)));
    assert_eq!(attack, Err(IllegalAction::PhasePassed));
    state.begin_turn().unwrap();
    // Now nothing but the way is in its way.
    let attack = state.attack_domain(tile((3, 1)));
    assert_eq!(attack, Err(IllegalAction::FarFromDomain));
}

#[test]
fn dd_r6_a_card_comes_in_the_zone_or_over_a_bridge() {
    let deck = deck(&[("u1", 6), ("a1", 6)]);
    let mut state = begun(&deck, generous());
    for at in [(3, 2), (3, 3), (3, 5), (0, 3)] {
        assert_eq!(
            spawn(&mut state, "u1", at),
            Err(IllegalAction::NotConnected)
        );
    }
    for (id, at) in [
        ("a1", (3, 1)),
        ("u1", (3, 2)),
        ("a1", (3, 3)),
        ("u1", (3, 4)),
    ] {
        assert_eq!(spawn(&mut state, id, at), Ok(()), "{at:?}");
    }
    assert_eq!(
        spawn(&mut state, "a1", (4, 5)),
        Ok(()),
        "the enemy's zone too"
    );
    let area = state.spawn_tiles(kind(&deck, "u1"));
    assert!((area & state.own()).is_empty());
}

/// A bridge that was broken leads nowhere: the Unidade in front moved away from it.
#[test]
fn dd_r6_a_broken_bridge_does_not_carry() {
    let deck = deck(&[("u1", 12)]);
    let mut state = begun(&deck, generous());
    spawn(&mut state, "u1", (3, 2)).unwrap_err();
    spawn(&mut state, "u1", (3, 1)).unwrap();
    state.begin_turn().unwrap();
    state.move_unit(tile((3, 1)), tile((3, 2))).unwrap();
    state.begin_turn().unwrap();
    state.move_unit(tile((3, 2)), tile((3, 3))).unwrap();
    assert_eq!(state.spawn_tiles(kind(&deck, "u1")), SPAWN_ZONE);
    assert_eq!(
        spawn(&mut state, "u1", (3, 4)),
        Err(IllegalAction::NotConnected)
    );
}

#[test]
fn dd_r7_a_campo_holds_one_card_but_no_campo() {
    let deck = deck(&[("u1", 4), ("a1", 4), ("c1", 4)]);
    let mut state = begun(&deck, generous());
    spawn(&mut state, "c1", (3, 1)).unwrap();
    assert_eq!(
        spawn(&mut state, "c1", (3, 1)),
        Err(IllegalAction::Occupied)
    );
    assert_eq!(spawn(&mut state, "u1", (3, 1)), Ok(()), "on the Campo");
    assert_eq!(
        spawn(&mut state, "a1", (3, 1)),
        Err(IllegalAction::Occupied)
    );
    spawn(&mut state, "a1", (2, 1)).unwrap();
    for id in ["u1", "a1", "c1"] {
        assert_eq!(spawn(&mut state, id, (2, 1)), Err(IllegalAction::Occupied));
    }
    spawn(&mut state, "u1", (4, 1)).unwrap();
    let under = spawn(&mut state, "c1", (4, 1));
    assert_eq!(
        under,
        Err(IllegalAction::Occupied),
        "a Campo wants an empty tile"
    );
}

/// An INSTANT is activated, not spawned, and counts as no spawn.
#[test]
fn dd_instant_is_not_spawned() {
    let deck = deck(&[("i1", 6), ("a1", 6)]);
    let mut state = begun(&deck, generous());
    assert_eq!(spawn(&mut state, "i1", (3, 1)), Err(IllegalAction::Instant));
    assert!(state.spawn_tiles(kind(&deck, "i1")).is_empty());
    assert!(state.may_spawn(SpawnType::Artefato));
}

#[test]
fn dd_k4_a_token_is_in_no_deck() {
    let wrong = Deck::new([(piece("u1"), 29), (piece("t1"), 1)]).unwrap_err();
    assert_eq!(wrong, [SetupError::Token("t1".to_owned())]);
}

#[test]
fn dd_spawn_only_from_the_hand() {
    let deck = deck(&[("u1", 1), ("u2", 20)]);
    let mut state = begun(&deck, rules());
    let one = kind(&deck, "u1");
    if !state.hand().contains(&one) {
        assert_eq!(
            spawn(&mut state, "u1", (3, 1)),
            Err(IllegalAction::NotInHand)
        );
    }
    let hand = state.hand()[0];
    state.spawn(hand, tile((3, 1))).unwrap();
    assert_eq!(state.hand().len(), 3);
}

/// FLY: next to any own card, connected or not.
#[test]
fn dd_fly_comes_beside_any_own_card() {
    let cards = [(piece("u1"), 6), (piece("u2").with_keywords(["FLY"]), 6)];
    let deck = Deck::new(cards).unwrap();
    let mut state = begun(&deck, generous());
    spawn(&mut state, "u1", (3, 1)).unwrap();
    for (from, to) in [((3, 1), (3, 2)), ((3, 2), (3, 3))] {
        state.begin_turn().unwrap();
        state.move_unit(tile(from), tile(to)).unwrap();
    }
    assert_eq!(
        spawn(&mut state, "u1", (3, 4)),
        Err(IllegalAction::NotConnected)
    );
    assert_eq!(spawn(&mut state, "u2", (3, 4)), Ok(()));
    let beside = tiles(&[(2, 5), (3, 5), (4, 5)]);
    assert_eq!(state.spawn_tiles(kind(&deck, "u2")) & beside, beside);
}

#[test]
fn a_refusal_names_its_rule_in_two_languages() {
    let why = IllegalAction::NotConnected;
    assert_eq!(why.rule(), "DD-R6");
    assert!(why.text().pt.contains("ponte") && why.text().en.contains("bridge"));
    assert_eq!(IllegalAction::Occupied.rule(), "DD-R7");
}
