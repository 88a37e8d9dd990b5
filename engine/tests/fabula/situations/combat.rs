//! Fights with several hands in them: shields, mutiny, sabotage.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::*;

/// Three blockers, a shield before one of them and one before the attacker.
///
/// FAB-C22: the attacker's controller divides, at least one point each, and 1.21.7 does not ask what will
/// be prevented. 1.21.3: the blockers' damage is one sum, from which the attacker's shield takes its part.
/// 1.21.7: what is prevented is neither received nor dealt. 1.21.8: the check comes after all of it.
#[test]
fn a_shielded_attacker_divides_its_damage_among_shielded_blockers() {
    let tally = json!({"triggered": {"trigger": {"deals_damage": {"what": {"name": "Colosso"}}},
        "effect": {"sentences": [{"effects": [{"draw": {"amount": "event"}}]}]}}});
    let shield = |name: &str, amount: i16| {
        aimed(
            name,
            &an_ally(),
            &json!([{"prevent": {"to": "target", "amount": amount}}]),
        )
    };
    let mut scene = duel(json!([
        aliado("Colosso", [9, 4, 0]),
        aliado("Muro", [0, 6, 0]),
        modificacao("Troféu", &json!([tally])),
        shield("Escudo", 4),
        shield("Abrigo", 3),
    ]));
    let colosso = scene.put(0, "Colosso");
    scene.put(0, "Troféu");
    let guards = ["Capitã", "Peão", "Muro"].map(|name| scene.put(1, name));
    scene.hand(0, &["Escudo", "Faísca"]);
    scene.hand(1, &["Abrigo"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(colosso, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&guards.map(|guard| (guard, colosso)));
    game.play_on("Escudo", colosso);
    game.pass();
    game.play_on("Abrigo", guards[2]);
    game.pass_window();
    // Nine among three: the shielded wall must get its point, too.
    assert_eq!(
        game.state.next_division(),
        Some((colosso, guards[0], 1, 7)),
        "at least one for each of the two others"
    );
    game.number(4);
    game.refused(Action::Number(5), IllegalAction::OutOfRange);
    game.number(2);
    game.resolve();
    // 4 on a vida of 4, 2 on a vida of 2, 3 on a shield of 3.
    assert_eq!(
        guards.map(|guard| game.is_in_play(guard)),
        [false, false, true]
    );
    assert_eq!(game.at(guards[2]).damage, 0);
    // 3 + 2 + 0 against a shield of 4: without the shield it would have died of five.
    assert_eq!(game.at(colosso).damage, 1);
    assert_eq!(game.resistance(base(1, 0)), 5, "blocked is blocked");
    // Six points were dealt, not nine, and in one event.
    assert_eq!(
        game.hand(0).iter().filter(|name| **name == "Peão").count(),
        6
    );
    // The wall's shield is used up.
    game.play_on("Faísca", guards[2]);
    assert_eq!(game.at(guards[2]).damage, 2);
}

/// An attacker that is taken by a third player after its blockers were declared.
///
/// 1.22.2, FAB-C32: it attacked for its controller; 4.4.5 and 1.22.4e by analogy: who has lost it has no attack
/// with it. 1.11.7: it stays turned, so its new controller cannot block with it (1.22.3). FAB-C22: its
/// blockers fight nobody. What another attacker does goes on. The control ends with the turn.
#[test]
fn an_attacker_taken_by_a_third_player_fights_for_nobody() {
    let cards = json!([
        aliado("Muro", [1, 9, 0]),
        aliado("Arauto", [0, 1, 4]),
        aimed(
            "Motim",
            &an_ally(),
            &json!([{"take_control": {"what": "target", "until": "end_of_turn"}}])
        ),
    ]);
    let mut scene = scene(table(cards), 3);
    let [tita, capita, arauto] = ["Titã", "Capitã", "Arauto"].map(|name| scene.put(0, name));
    let walls = [scene.put(1, "Muro"), scene.put(1, "Muro")];
    let guard = scene.put(2, "Peão");
    scene.hand(2, &["Motim"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, base(1, 0)), (capita, base(2, 0))]);
    to_blocks(&mut game);
    game.block(&walls.map(|wall| (wall, tita)));
    assert_eq!(game.asked(), (2, Ask::Blocks));
    game.done();
    game.pass();
    game.pass();
    game.play_on("Motim", tita);
    assert_eq!(
        (game.at(tita).controller, game.at(tita).turned),
        (Seat(2), true)
    );
    assert_eq!(
        walls.map(|wall| game.at(wall).blocking),
        [Slot::NONE; 2],
        "who blocks nobody is no blocker"
    );
    game.pass_window();
    // No division was asked for: there is no attacker left that has two blockers.
    assert_eq!(game.state.part(), Part::Influencia);
    let untouched = [tita, walls[0], walls[1]].map(|slot| game.at(slot).damage);
    assert_eq!((untouched, game.resistance(base(1, 0))), ([0, 0, 0], 5));
    assert_eq!(
        game.resistance(base(2, 0)),
        2,
        "the Capitã's attack went on"
    );
    let influence = |ally| Action::Influence {
        ally,
        base: base(2, 1),
    };
    game.refused(influence(tita), IllegalAction::NotYours);
    game.influence(&[(arauto, base(2, 1))]);
    to_blocks(&mut game);
    assert_eq!(game.asked(), (2, Ask::InfluenceBlocks));
    let block = |ally| Action::Block {
        ally,
        against: base(2, 1),
    };
    game.refused(block(tita), IllegalAction::Turned);
    assert!(game.can(block(guard)));
    game.done();
    game.to(1, Part::Acao);
    assert_eq!(
        (game.at(tita).controller, game.at(tita).turned),
        (Seat(0), true)
    );
}

/// A Modificação that sabotages an opposing Aliado, moved in the middle of that opponent's offensive.
///
/// FAB-C36: any player's Aliado may be its host and it stays whose it is. FAB-C17: attaching is possible
/// whenever one may act. 1.10.5: "você" in its text is its controller. 1.21.3: damage is worked out when it is
/// dealt. 3.4.4: when the host dies it stays.
#[test]
fn a_sabotage_is_moved_from_one_attacker_to_another() {
    let chain = modificacao(
        "Grilhão",
        &json!([
            {"passive": {"does": {"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": -2}}}},
            {"triggered": {"trigger": {"attacks": {"what": {"host": true}}},
                "effect": {"sentences": [{"effects": ["draw"]}]}}},
        ]),
    );
    let mut scene = duel(json!([chain]));
    let chain = scene.put(0, "Grilhão");
    let (capita, peao) = (scene.put(1, "Capitã"), scene.put(1, "Peão"));
    scene.hand(0, &["Faísca", "Faísca"]);
    let mut game = scene.at(1, Part::Acao);
    game.refused(Action::Attach(chain), IllegalAction::NotYours);
    game.pass();
    game.act(Action::Attach(chain));
    game.choose(peao);
    game.resolve();
    assert_eq!((game.values(peao).0, game.resources(0)), (0, 9));
    game.to(1, Part::Ofensiva);
    game.attack(&[(capita, base(0, 0)), (peao, base(0, 1))]);
    game.resolve();
    assert_eq!((game.deck(0), game.deck(1)), (19, 20), "the saboteur draws");
    game.to(1, Part::ResultadoDaOfensiva);
    game.pass();
    game.act(Action::Attach(chain));
    game.choose(capita);
    game.resolve();
    assert_eq!(game.resources(0), 8, "paid anew");
    game.pass_window();
    // 3 less 2, and the Peão's 2 again.
    assert_eq!(
        (game.resistance(base(0, 0)), game.resistance(base(0, 1))),
        (4, 3)
    );
    for _ in 0..2 {
        game.pass();
        game.play_on("Faísca", capita);
    }
    assert_eq!(game.discard(1), ["Capitã"]);
    let it = game.at(chain);
    assert_eq!((it.host, it.controller), (Slot::NONE, Seat(0)));
}

/// A player is eliminated between the blocks and the result of an offensive on two players.
///
/// FAB-C38: attacks on that player end, also blocked ones; an Aliado of that player that blocks for another one
/// leaves the game, and 1.22.4c: its attacker is unblocked again.
#[test]
fn a_player_eliminated_in_the_middle_of_an_offensive() {
    let quake = aimed(
        "Abalo",
        &json!({"player": {}}),
        &json!([{"lose": {"who": "target"}}]),
    );
    let mut scene = scene(table(json!([quake])), 3);
    let [tita, capita, peao] = ["Titã", "Capitã", "Peão"].map(|name| scene.put(0, name));
    let (guard, lent) = (scene.put(1, "Titã"), scene.put(1, "Titã"));
    let loyal = scene.put(2, "Capitã");
    scene.position.control(lent, Seat(2));
    scene.hand(0, &["Abalo"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, base(1, 0)), (capita, base(2, 0)), (peao, base(2, 1))]);
    to_blocks(&mut game);
    game.block(&[(guard, tita)]);
    game.block(&[(lent, capita), (loyal, peao)]);
    game.play("Abalo");
    game.choose_player(1);
    game.resolve();
    assert!(!game.is_in_play(guard) && !game.is_in_play(lent));
    game.pass_window();
    assert_eq!(game.at(tita).damage, 0, "nobody is left to fight");
    assert_eq!(game.resistance(base(2, 0)), 2, "the Capitã is unblocked");
    assert_eq!(game.resistance(base(2, 1)), 5, "the Peão is not");
    assert!(!game.is_in_play(peao) && game.at(loyal).damage == 2);
}

/// A blocker is paid away as a cost before the result.
///
/// 1.18.6b: a sacrifice as a cost takes it from the field, without a death. 1.22.4c: its attacker is not blocked
/// any more. 1.16.4: the ability itself is answered and resolved before the damage.
#[test]
fn a_blocker_that_is_sacrificed_as_a_cost_lets_its_attacker_through() {
    let altar = modificacao(
        "Altar",
        &json!([
            {"activated": {"cost": {"sacrifice": {"of": {"kinds": ["aliado"]}}},
                "effect": {"sentences": [{"effects": ["draw"]}]}}},
            {"triggered": {"trigger": {"dies": {"what": {}}},
                "effect": {"sentences": [{"effects": [{"gain_resources": {"amount": 5}}]}]}}},
        ]),
    );
    let mut scene = duel(json!([altar]));
    let (tita, capita) = (scene.put(0, "Titã"), scene.put(0, "Capitã"));
    let altar = scene.put(1, "Altar");
    let guards = [scene.put(1, "Peão"), scene.put(1, "Peão")];
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, base(1, 0)), (capita, base(1, 1))]);
    to_blocks(&mut game);
    game.block(&[(guards[0], tita), (guards[1], capita)]);
    game.pass();
    game.activate(altar, 0);
    game.choose(guards[1]);
    assert!(!game.is_in_play(guards[1]), "paid at once");
    game.resolve();
    assert_eq!((game.deck(1), game.resources(1)), (19, 10), "no death");
    game.pass_window();
    game.resolve();
    assert_eq!(game.resistance(base(1, 1)), 2, "the Capitã is through");
    assert_eq!((game.resistance(base(1, 0)), game.at(tita).damage), (5, 2));
    assert_eq!(game.resources(1), 15, "the other Peão died in the fight");
}

/// An attacker is turned face down after the blocks, and up again before the result; or its blocker is.
///
/// FAB-C40: face down it is no Aliado, so it makes no offensive and blocks nothing (1.22.4c by analogy), and
/// turned up again it is an Aliado that was not declared (FAB-C32, 1.22.1).
#[test]
fn an_ally_that_was_face_down_in_between_is_out_of_combat() {
    let veil = aimed(
        "Véu",
        &json!("permanent"),
        &json!([{"face": {"what": "target", "down": true}}]),
    );
    let lift = aimed(
        "Sopro",
        &json!("permanent"),
        &json!([{"face": {"what": "target", "down": false}}]),
    );
    for hidden_attacker in [true, false] {
        let mut scene = duel(json!([veil, lift]));
        let (tita, guard) = (scene.put(0, "Titã"), scene.put(1, "Capitã"));
        scene.hand(0, &["Véu", "Sopro"]);
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(tita, base(1, 0))]);
        to_blocks(&mut game);
        game.block(&[(guard, tita)]);
        let hidden = if hidden_attacker { tita } else { guard };
        game.play_on("Véu", hidden);
        game.play_on("Sopro", hidden);
        assert!(!game.at(hidden).face_down && game.at(hidden).turned);
        game.to(0, Part::Influencia);
        assert_eq!((game.at(tita).damage, game.at(guard).damage), (0, 0));
        assert_eq!(
            game.is_in_play(base(1, 0)),
            hidden_attacker,
            "without its blocker the Titã strikes the base"
        );
    }
}
