//! Copies, hosts, hidden faces.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::*;

/// A Ficha that is a copy of an opponent's Aliado in the thick of things.
///
/// 1.12.3, 1.11.3: it is what is printed, without damage, without what is attached or lasts until the end of
/// the turn. 1.12.2: whoever made it owns it. 1.10.5: "você" in its text is its controller. 3.2.10: it has just
/// entered. 1.12.7, 1.12.9: stolen and returned to its owner's hand, it is in no hand.
#[test]
fn a_ficha_that_copies_an_opposing_ally_is_the_printed_card_under_its_maker() {
    let mut spy = aliado("Espiã", [1, 3, 2]);
    spy["abilities"] = json!([
        {"triggered": {"trigger": "enters", "effect": {"sentences": [{"effects": ["draw"]}]}}},
        {"triggered": {"trigger": "dies", "effect": {"sentences": [
            {"effects": [{"gain_resources": {"amount": 7}}]}]}}},
    ]);
    let mut scene = duel(json!([
        spy,
        aimed(
            "Espelho",
            &an_ally(),
            &json!([{"create_copy": {"of": "target"}}])
        ),
        aimed(
            "Fúria",
            &an_ally(),
            &json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": 5}}])
        ),
        aimed(
            "Golpe",
            &an_ally(),
            &json!([{"damage": {"to": "target", "amount": 3}}])
        ),
        aimed(
            "Motim",
            &an_ally(),
            &json!([{"take_control": {"what": "target"}}])
        ),
        aimed(
            "Recuo",
            &an_ally(),
            &json!([{"move": {"what": "target", "to": "mao"}}])
        ),
    ]));
    let (original, broquel) = (scene.put(1, "Espiã"), scene.put(1, "Broquel"));
    scene.position.status(original, true, false);
    scene.hand(
        0,
        &["Fúria", "Golpe", "Espelho", "Espelho", "Recuo", "Golpe"],
    );
    scene.hand(1, &["Motim"]);
    let mut game = scene.start();
    game.pass();
    game.act(Action::Attach(broquel));
    game.choose(original);
    game.resolve();
    game.play_on("Fúria", original);
    game.play_on("Golpe", original);
    assert_eq!(
        (game.values(original), game.at(original).damage),
        ((6, 5, 2), 3)
    );
    game.play_on("Espelho", original);
    let copy = game.named("Espiã")[1];
    let it = game.at(copy);
    assert_eq!(
        (it.owner, it.controller, it.ficha),
        (Seat(0), Seat(0), true)
    );
    assert_eq!((it.turned, it.damage, it.preparing), (false, 0, true));
    assert_eq!(game.values(copy), (1, 3, 2));
    assert_eq!((game.deck(0), game.deck(1)), (19, 20), "its maker drew");
    // A copy of the copy is a Ficha like it.
    game.play_on("Espelho", copy);
    let second = game.named("Espiã")[2];
    assert_eq!((game.values(second), game.deck(0)), ((1, 3, 2), 18));
    // Stolen it is still its maker's, and a Ficha has no hand to return to.
    game.pass();
    game.play_on("Motim", copy);
    assert_eq!(
        (game.at(copy).owner, game.at(copy).controller),
        (Seat(0), Seat(1))
    );
    let hands = [0, 1].map(|seat| game.hand(seat).len());
    game.play_on("Recuo", copy);
    assert!(!game.is_in_play(copy));
    assert_eq!(
        [0, 1].map(|seat| game.hand(seat).len()),
        [hands[0] - 1, hands[1]]
    );
    assert!(!game.hand(0).contains(&"Espiã") && !game.discard(0).contains(&"Espiã"));
    // 1.12.8: one that dies dies, though it reaches no Descarte.
    game.play_on("Golpe", second);
    assert_eq!(game.resources(0), 17);
    assert!(!game.discard(0).contains(&"Espiã"));
}

/// A Modificação that kept a damaged Aliado alive is moved to another one.
///
/// 2.7.4: damage counts against the vida there is. 3.4.7: it leaves its host when it is attached to another.
/// 1.21.8: the next check destroys what has not enough vida any more.
#[test]
fn an_ally_dies_when_the_shield_that_kept_it_alive_moves_on() {
    let mut scene = duel(json!([aimed(
        "Raio",
        &an_ally(),
        &json!([{"damage": {"to": "target", "amount": 3}}])
    )]));
    let (broquel, one, other) = (
        scene.put(0, "Broquel"),
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
    );
    scene.hand(1, &["Raio", "Faísca"]);
    let mut game = scene.start();
    game.act(Action::Attach(broquel));
    game.choose(one);
    game.resolve();
    game.pass();
    game.play_on("Raio", one);
    assert_eq!((game.values(one).1, game.at(one).damage), (4, 3));
    game.act(Action::Attach(broquel));
    game.choose(other);
    // The Faísca in answer would have killed the other one: the Broquel comes too late for it.
    let mut late = game.clone();
    game.resolve();
    assert_eq!((game.is_in_play(one), game.values(other).1), (false, 4));
    late.play_on("Faísca", other);
    // 1.14.10: without its target the ability does nothing: the Broquel stays where it was.
    assert_eq!((late.at(broquel).host, late.is_in_play(one)), (one, true));
    assert!(!late.is_in_play(other));
}

/// A damaged Aliado that is turned face down, loses its Modificação, changes hands and is turned up.
///
/// FAB-C40: face down it is a permanent and nothing else, so it is no Aliado that the check would destroy
/// (1.21.8) or that Aliado texts could point at. 1.11.7: it keeps its damage. 3.4.8: only a host that leaves is
/// no host any more. 1.16.3b: its controller turns it up, and the check finds it. 4.4.1: in its owner's Descarte.
#[test]
fn a_damaged_ally_hides_face_down_and_dies_when_it_is_turned_up() {
    let any = json!("permanent");
    let mut scene = duel(json!([
        aimed(
            "Raio",
            &an_ally(),
            &json!([{"damage": {"to": "target", "amount": 3}}])
        ),
        aimed(
            "Véu",
            &any,
            &json!([{"face": {"what": "target", "down": true}}])
        ),
        aimed(
            "Motim",
            &any,
            &json!([{"take_control": {"what": "target"}}])
        ),
        aimed("Espelho", &any, &json!([{"create_copy": {"of": "target"}}])),
        aimed(
            "Praga",
            &any,
            &json!([{"damage": {"to": "target", "amount": 9}}])
        ),
    ]));
    let (broquel, peao, other) = (
        scene.put(1, "Broquel"),
        scene.put(1, "Peão"),
        scene.put(1, "Capitã"),
    );
    scene.hand(0, &["Raio", "Motim", "Espelho", "Praga", "Faísca"]);
    scene.hand(1, &["Véu"]);
    let mut game = scene.start();
    game.pass();
    game.act(Action::Attach(broquel));
    game.choose(peao);
    game.resolve();
    game.play_on("Raio", peao);
    game.pass();
    game.play_on("Véu", peao);
    assert!(game.at(peao).face_down);
    assert_eq!((game.at(peao).damage, game.at(broquel).host), (3, peao));
    // It is no Aliado: no target of a Faísca, and damage finds no vida.
    game.play("Faísca");
    game.refused(
        Action::Choose(game.target(peao)),
        IllegalAction::IllegalTarget,
    );
    game.choose(other);
    game.resolve();
    game.play_on("Praga", peao);
    assert_eq!(game.at(peao).damage, 3);
    // Without the Broquel three damage would be too much for a Peão, but this is none.
    game.pass();
    game.act(Action::Attach(broquel));
    game.choose(other);
    game.resolve();
    assert!(game.is_in_play(peao));
    // There is nothing on it to copy.
    let before = game.state.permanents().count();
    game.play_on("Espelho", peao);
    assert_eq!(game.state.permanents().count(), before);
    game.play_on("Motim", peao);
    assert_eq!(game.at(peao).controller, Seat(0));
    let mut later = game.clone();
    game.act(Action::TurnUp(peao));
    assert!(!game.is_in_play(peao));
    assert_eq!(
        game.discard(1)
            .iter()
            .filter(|name| **name == "Peão")
            .count(),
        1
    );
    // A turn later its damage is gone (FAB-C15, "all damage taken in this turn").
    later.to(1, Part::Acao);
    later.to(0, Part::Acao);
    later.act(Action::TurnUp(peao));
    assert_eq!((later.at(peao).damage, later.values(peao)), (0, (2, 2, 1)));
}
