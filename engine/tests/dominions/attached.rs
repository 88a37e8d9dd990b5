//! ATTACH and SUPER SPAWN: what does not simply come onto a tile.

use fabulario_engine::dominions::board::Tiles;
use fabulario_engine::dominions::{
    Activation, Deck, Harm, Host, IllegalAction, Piece, PlayRules, SpawnType, Spawning,
};
use fabulario_engine::goldfish::dominions::{Gap, gaps};

use super::kit::{begun, deck, goldfish, harmful, kind, options, piece, rules, tile, tiles};

/// So many cards in hand that a test can choose.
fn generous() -> PlayRules {
    PlayRules {
        opening_hand: 12,
        draw_to: 12,
        spawns_per_type: 3,
        ..rules()
    }
}

/// Lines 276 to 279 of the manual: face up it goes onto another card, wherever that lies, and counts as the Artefato
/// of the turn.
#[test]
fn dd_attach_goes_onto_a_card_and_not_onto_a_tile() {
    let deck = deck(&[("u1", 6), ("w1", 6)]);
    let rules = PlayRules {
        spawns_per_type: 1,
        ..generous()
    };
    let mut state = begun(&deck, rules);
    let [unit, worn] = ["u1", "w1"].map(|id| kind(&deck, id));
    let onto = |at| tile(at);
    assert_eq!(
        state.spawn(worn, onto((3, 1))),
        Err(IllegalAction::Attach),
        "not onto a tile"
    );
    assert_eq!(
        state.attach(worn, onto((3, 1))),
        Err(IllegalAction::NoHost),
        "nobody is there"
    );
    assert_eq!(state.attach(unit, onto((3, 1))), Err(IllegalAction::NoHost));
    state.spawn(unit, onto((3, 1))).unwrap();
    assert_eq!(state.spawn_tiles(worn), Tiles::NONE);
    assert_eq!(state.host_tiles(worn), tiles(&[(3, 1)]));
    assert_eq!(state.attach(worn, onto((3, 1))), Ok(()));
    assert_eq!(state.attached(), 1);
    let again = state.attach(worn, onto((3, 1)));
    assert_eq!(again, Err(IllegalAction::SpawnedAlready));
    assert_eq!(IllegalAction::Attach.rule(), IllegalAction::NoHost.rule());
}

/// It is no stepping stone, and walks with the card that it is attached to.
#[test]
fn dd_attach_is_no_part_of_a_bridge_and_moves_with_its_card() {
    let deck = deck(&[("u1", 6), ("w1", 6)]);
    let mut state = begun(&deck, generous());
    let [unit, worn] = ["u1", "w1"].map(|id| kind(&deck, id));
    state.spawn(unit, tile((3, 1))).unwrap();
    let (own, area) = (state.own(), state.spawn_tiles(unit));
    state.attach(worn, tile((3, 1))).unwrap();
    assert_eq!((state.own(), state.spawn_tiles(unit)), (own, area));
    state.begin_turn().unwrap();
    state.move_unit(tile((3, 1)), tile((3, 2))).unwrap();
    assert_eq!(state.units()[0].attached, 1);
    assert_eq!(
        state.attach(worn, tile((3, 1))),
        Err(IllegalAction::NoHost),
        "it went on"
    );
    assert_eq!(state.attach(worn, tile((3, 2))), Ok(()), "outside the zone");
}

/// Line 282: it is destroyed with its card.
#[test]
fn dd_attach_is_destroyed_with_its_card() {
    let cards = [
        (harmful("u5", 2, Harm::WoundsItself(1)), 6),
        (piece("w1"), 6),
    ];
    let deck = Deck::new(cards).unwrap();
    let mut state = begun(&deck, generous());
    let [unit, worn] = ["u5", "w1"].map(|id| kind(&deck, id));
    state.spawn(unit, tile((3, 1))).unwrap();
    state.attach(worn, tile((3, 1))).unwrap();
    state.begin_turn().unwrap();
    assert_eq!((state.attached(), state.discarded()), (1, 0));
    state.begin_turn().unwrap();
    assert_eq!((state.attached(), state.discarded()), (0, 2));
}

/// An enemy Unidade is not there, and any card is a Campo too.
#[test]
fn dd_attach_takes_the_card_that_its_text_names() {
    let other = |id: &str, attaches_to| Piece {
        attaches_to,
        ..piece(id)
    };
    let cards = [
        (piece("c1"), 4),
        (other("w1", Some(Host::EnemyUnit)), 4),
        (other("w2", None), 4),
    ];
    let deck = Deck::new(cards).unwrap();
    let mut state = begun(&deck, generous());
    let [campo, enemy, any] = ["c1", "w1", "w2"].map(|id| kind(&deck, id));
    state.spawn(campo, tile((2, 1))).unwrap();
    assert_eq!(
        state.attach(enemy, tile((2, 1))),
        Err(IllegalAction::NoHost)
    );
    assert_eq!(state.attach(any, tile((2, 1))), Ok(()));
    let odd = deck.card(enemy).unwrap();
    assert_eq!(gaps(odd), [Gap::NoHost]);
}

/// Twenty of them make no bridge: the pilot hangs them on Unidades, and nobody comes sooner.
#[test]
fn dd_attach_brings_nobody_nearer() {
    let columns = |cards: &[(&str, u32)]| {
        let deck = deck(cards);
        let mut goldfish = goldfish(&deck, &options(6));
        let mut worn = 0;
        let mut fastest = vec![0; 6];
        for game in 0..50 {
            for (most, turn) in fastest.iter_mut().zip(goldfish.play(1, game).turns()) {
                *most = turn.farthest.max(*most);
                assert_eq!(turn.bridges, 0);
                worn += turn.types[SpawnType::Artefato as usize];
            }
        }
        (fastest, worn)
    };
    let (alone, _) = columns(&[("u1", 30)]);
    let (dressed, worn) = columns(&[("u1", 10), ("w1", 20)]);
    assert!(worn > 0);
    assert_eq!(alone, dressed);
    assert_eq!(piece("w1").activation, Some(Activation::Attach));
}

/// Lines 581 to 586: a card that has only SUPER SPAWN is not spawned from the hand; one that has NORMAL SPAWN too is.
#[test]
fn dd_super_spawn_is_never_spawned_normally() {
    let with = |id: &str, spawn| Piece { spawn, ..piece(id) };
    let cards = [
        (with("u9", Spawning::Super), 6),
        (with("u3", Spawning::Both), 6),
    ];
    let deck = Deck::new(cards).unwrap();
    let mut state = begun(&deck, generous());
    let [only, both] = ["u9", "u3"].map(|id| kind(&deck, id));
    assert_eq!(
        state.spawn(only, tile((3, 1))),
        Err(IllegalAction::SuperSpawn)
    );
    assert!(state.spawn_tiles(only).is_empty());
    let why = IllegalAction::SuperSpawn;
    assert_eq!(why.rule(), "dd-manual: Invocação (SPAWN)");
    assert!(why.text().pt.contains("SUPER SPAWN") && why.text().en.contains("SUPER SPAWN"));
    assert_eq!(state.spawn(both, tile((3, 1))), Ok(()));
    let mut goldfish = goldfish(&deck, &options(6));
    for game in 0..50 {
        let mut spawned = goldfish.play(1, game).turns().iter();
        let spawned = spawned.all(|turn| turn.spawned.iter().all(|it| it.kind != only));
        assert!(spawned, "game {game}");
    }
    assert_eq!(gaps(deck.card(only).unwrap()), [Gap::SuperSpawn]);
    assert_eq!(gaps(deck.card(both).unwrap()), []);
}
