//! Bases that are captured, recaptured, borrowed, hidden.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::*;

/// A scene whose bases are all of this card.
fn with_bases(cards: Value, name: &str, players: usize) -> Scene {
    let table = table(cards);
    let deck = Deck {
        main: Vec::new(),
        bases: [table.find(name).unwrap(); 5],
    };
    let players = vec![Player::Deck(deck); players];
    let seats = u8::try_from(players.len()).unwrap();
    let position = Position::of(table, PlayRules::default(), players).unwrap();
    let mut scene = Scene { table, position };
    for seat in 0..seats {
        scene.resources(seat, 10);
        scene.cards(seat, Zone::Baralho, &["Peão"; 20]);
    }
    scene
}

/// A base with abilities that is taken and taken back.
///
/// 1.22.5a: whoever outweighs it controls it; FAB-C14: as damaged as it is, and never as a shield of the taker.
/// 1.14.7#1, 1.10.5: its abilities are its controller's. FAB-C6: resources do not depend on bases.
#[test]
fn a_base_is_captured_and_recaptured() {
    let library = json!({"name": "Biblioteca", "kind": "base", "abilities": [
        {"activated": {"cost": 1, "effect": {"sentences": [{"effects": ["draw"]}]}}},
        {"passive": {"does": {"modify": {"of": {"kinds": ["aliado"], "whose": "you"}, "stat": "influencia", "amount": 1}}}},
        {"triggered": {"trigger": "captured", "effect": {"sentences": [{"effects": [{"gain_resistance": {"what": "this", "amount": 1}}]}]}}}]});
    let cards = json!([library, aliado("Coro", [0, 3, 2]), aliado("Voz", [2, 3, 0])]);
    let mut scene = with_bases(cards, "Biblioteca", 2);
    let (coro, voz, guard) = (
        scene.put(0, "Coro"),
        scene.put(0, "Voz"),
        scene.put(0, "Voz"),
    );
    let choir = [scene.put(1, "Coro"), scene.put(1, "Coro")];
    for seat in [0, 1] {
        (1..4).for_each(|place| scene.position.remove(base(seat, place)));
    }
    scene.position.turns(Seat(1), 2);
    let mut game = scene.at(0, Part::Ofensiva);
    // Two bases each: +2 for every own Aliado.
    assert_eq!((game.values(coro).2, game.values(choir[0]).2), (4, 4));
    game.attack(&[(voz, base(1, 0))]);
    game.to(0, Part::Influencia);
    assert_eq!(game.resistance(base(1, 0)), 3);
    game.influence(&[(coro, base(1, 0))]);
    game.to(0, Part::ResultadoDaInfluencia);
    game.pass_window();
    game.resolve();
    let taken = game.at(base(1, 0));
    assert_eq!(
        (taken.controller, taken.owner, taken.resistance),
        (Seat(0), Seat(1), 4),
        "three were left, one came with the capture"
    );
    // Three bases against one.
    assert_eq!((game.values(coro).2, game.values(choir[0]).2), (5, 3));
    assert!(game.state.seat(Seat(1)).exposed && !game.state.seat(Seat(0)).exposed);
    let read = Action::Activate {
        permanent: base(1, 0),
        ability: 0,
    };
    assert!(game.can(read));
    game.pass();
    game.refused(read, IllegalAction::NotYours);
    game.to(1, Part::Acao);
    assert_eq!(game.resources(1), 6, "the third turn, with one base");
    game.to(1, Part::Influencia);
    game.influence(&choir.map(|ally| (ally, base(1, 0))));
    to_blocks(&mut game);
    // The taker defends it: 3 + 3 against 4 + 3.
    assert_eq!(game.asked(), (0, Ask::InfluenceBlocks));
    let mut kept = game.clone();
    kept.block(&[(guard, base(1, 0))]);
    kept.to(1, Part::Final);
    assert_eq!(kept.at(base(1, 0)).controller, Seat(0));
    game.done();
    game.pass_window();
    game.resolve();
    let back = game.at(base(1, 0));
    assert_eq!((back.controller, back.resistance), (Seat(1), 5));
    assert_eq!((game.values(coro).2, game.values(choir[0]).2), (4, 4));
    assert!(
        game.can(read) && game.state.seat(Seat(1)).exposed,
        "3.1.9: for good"
    );
}

/// A base that one player has borrowed for the turn is taken by a second one from under that player.
///
/// 1.22.5a: the winner of an influence "recebe o controle da base influenciada", without an end. That the
/// borrower's control would have ended with the turn does not end the winner's.
#[test]
fn a_borrowed_base_that_is_influenced_stays_with_the_winner() {
    let loan = aimed(
        "Ocupação",
        &json!({"permanent": {"filter": {"kinds": ["base"]}}}),
        &json!([{"take_control": {"what": "target", "until": "end_of_turn"}}]),
    );
    for influenced in [false, true] {
        let mut scene = scene(table(json!([loan])), 3);
        let tita = scene.put(0, "Titã");
        scene.hand(1, &["Ocupação"]);
        let mut game = scene.at(0, Part::Influencia);
        game.pass();
        game.play_on("Ocupação", base(2, 0));
        assert_eq!(game.at(base(2, 0)).controller, Seat(1));
        if influenced {
            game.influence(&[(tita, base(2, 0))]);
            game.to(0, Part::Final);
            assert_eq!(game.at(base(2, 0)).controller, Seat(0));
        }
        game.to(1, Part::Acao);
        let holder = if influenced { Seat(0) } else { Seat(2) };
        assert_eq!(
            game.at(base(2, 0)).controller,
            holder,
            "influenced: {influenced}"
        );
    }
}

/// A base changes hands between the declaration of an offensive and its blocks.
///
/// 1.22.2: who has a base that is under attack may block, and that is whoever controls it now. FAB-C32: the
/// attack goes on against the base that was named.
#[test]
fn the_new_holder_of_an_attacked_base_is_the_one_who_blocks() {
    let loan = aimed(
        "Ocupação",
        &json!({"permanent": {"filter": {"kinds": ["base"]}}}),
        &json!([{"take_control": {"what": "target", "until": "end_of_turn"}}]),
    );
    let mut scene = scene(table(json!([loan])), 3);
    let peao = scene.put(0, "Peão");
    let guards = [scene.put(1, "Titã"), scene.put(2, "Titã")];
    scene.hand(2, &["Ocupação"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    game.pass();
    game.play_on("Ocupação", base(1, 0));
    to_blocks(&mut game);
    assert_eq!(game.asked(), (2, Ask::Blocks));
    let mut open = game.clone();
    game.block(&[(guards[1], peao)]);
    game.pass_window();
    assert!(!game.is_in_play(peao) && !game.at(guards[0]).turned);
    assert_eq!(game.resistance(base(1, 0)), 5);
    // Unblocked it damages the base, which goes back to player 1 damaged.
    open.done();
    open.to(1, Part::Acao);
    let back = open.at(base(1, 0));
    assert_eq!((back.controller, back.resistance), (Seat(1), 3));
}

/// A base is turned face down while an offensive or an influence on it waits for its result.
///
/// FAB-C40: face down it has no characteristics but being a permanent, so it is no base and has no resistance.
/// 1.1.3, FAB-C32: what was aimed at a base that is none any more does nothing. 1.11.8: it has not left.
#[test]
fn an_attack_on_a_base_that_is_turned_face_down_does_nothing() {
    for part in [Part::Ofensiva, Part::Influencia] {
        let veil = aimed(
            "Véu",
            &json!("permanent"),
            &json!([{"face": {"what": "target", "down": true}}]),
        );
        let mut scene = duel(json!([veil]));
        let tita = scene.put(0, "Titã");
        scene.hand(1, &["Véu"]);
        let mut game = scene.at(0, part);
        match part {
            Part::Ofensiva => game.attack(&[(tita, base(1, 0))]),
            _ => game.influence(&[(tita, base(1, 0))]),
        }
        game.play_on("Véu", base(1, 0));
        game.to(0, Part::Final);
        let it = game.at(base(1, 0));
        assert_eq!(
            (it.controller, it.resistance, it.face_down),
            (Seat(1), 5, true),
            "{part:?}"
        );
    }
}
