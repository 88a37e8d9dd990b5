//! Allies that leave combat with the field. FAB 4.4.5, 4.6.4

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::{Seat, Slot};
use serde_json::{Value, json};

use super::words::{aliado, manobra_on, to_blocks};
use crate::fabula::support::{Game, Scene, base, duel};

/// A way to the Descarte and one to the Degredo, an influencer, and an Aliado that leaves a Ficha behind.
fn cards() -> Value {
    let ally = json!({"kinds": ["aliado"]});
    let mut phoenix = aliado("Fênix", [3, 1, 1]);
    phoenix["abilities"] = json!([{"triggered": {"trigger": "leaves", "effect": {"sentences": [{"effects": [
        {"create": {"ficha": {"name": "Cinza", "kind": "ficha", "of": "aliado", "vida": 1, "ofensiva": 3, "influencia": 9}}}]}]}}}]);
    json!([
        aliado("Coro", [0, 3, 6]),
        phoenix,
        manobra_on("Queda", &ally, &json!([{"destroy": {"what": "target"}}])),
        manobra_on(
            "Exílio",
            &ally,
            &json!([{"move": {"what": "target", "to": "degredo"}}])
        ),
    ])
}

fn with_answer(answer: &str) -> Scene {
    let mut scene = duel(cards());
    scene.hand(1, &[answer]);
    scene
}

/// Player 1 answers; the active player passes first.
fn answer_with(game: &mut Game, answer: &str, target: Slot) {
    game.pass();
    game.play_on(answer, target);
}

/// Of two attackers of one base the first leaves before the result; without an answer none does.
fn attacker_leaves(answer: Option<&str>) -> Game {
    let mut scene = with_answer(answer.unwrap_or("Queda"));
    let (peao, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0)), (other, base(1, 0))]);
    game.to(0, Part::ResultadoDaOfensiva);
    if let Some(answer) = answer {
        answer_with(&mut game, answer, peao);
    }
    game.pass_window();
    game
}

/// What became of the guard of base 0 when the attacker that it blocked has left; base 1 is attacked too.
#[derive(Debug, PartialEq)]
struct Aftermath {
    blocking: bool,
    damage: i16,
    bases: [i16; 2],
}

/// An attacker leaves after it was blocked; without an answer it stays.
fn blocked_attacker_leaves(answer: Option<&str>) -> Aftermath {
    let mut scene = with_answer(answer.unwrap_or("Queda"));
    let (peao, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let guard = scene.put(1, "Capitã");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0)), (other, base(1, 1))]);
    to_blocks(&mut game);
    game.block(&[(guard, peao)]);
    if let Some(answer) = answer {
        answer_with(&mut game, answer, peao);
    }
    let blocking = game.at(guard).blocking == peao;
    game.pass_window();
    Aftermath {
        blocking,
        damage: game.at(guard).damage,
        bases: [0, 1].map(|position| game.resistance(base(1, position))),
    }
}

/// The same when it stays: the fight takes place.
const FOUGHT: Aftermath = Aftermath {
    blocking: true,
    damage: 2,
    bases: [5, 3],
};

/// There is nobody to fight, and nobody to hit the base; the other attack goes on.
const NOBODY: Aftermath = Aftermath {
    blocking: false,
    damage: 0,
    bases: [5, 3],
};

/// Who holds a base after influences of six and one, of which the six leaves before the result.
fn influencer_leaves(answer: Option<&str>) -> Seat {
    let mut scene = with_answer(answer.unwrap_or("Queda"));
    let (coro, peao) = (scene.put(0, "Coro"), scene.put(0, "Peão"));
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0)), (peao, base(1, 0))]);
    game.to(0, Part::ResultadoDaInfluencia);
    if let Some(answer) = answer {
        answer_with(&mut game, answer, coro);
    }
    game.pass_window();
    game.at(base(1, 0)).controller
}

/// The Ficha that comes in the place of a blocked attacker: what it attacks and whether it is turned, the
/// damage that it and the guard have taken after the result, and the resistance of the base.
fn successor(answer: &str) -> ((Slot, bool), [i16; 2], i16) {
    let mut scene = with_answer(answer);
    let (fenix, other) = (scene.put(0, "Fênix"), scene.put(0, "Peão"));
    let guard = scene.put(1, "Capitã");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(fenix, base(1, 0)), (other, base(1, 1))]);
    to_blocks(&mut game);
    game.block(&[(guard, fenix)]);
    answer_with(&mut game, answer, fenix);
    let cinza = game.named("Cinza")[0];
    let enters = (game.at(cinza).attacking, game.at(cinza).turned);
    game.pass_window();
    let damage = [cinza, guard].map(|slot| game.at(slot).damage);
    (enters, damage, game.resistance(base(1, 0)))
}

/// It is another object and takes no part in the combat.
const NOT_IN_COMBAT: ((Slot, bool), [i16; 2], i16) = ((Slot::NONE, false), [0, 0], 5);

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de descarte."
#[test]
fn fab_4_4_5_an_attacker_that_is_discarded_deals_no_damage() {
    assert_eq!(attacker_leaves(None).resistance(base(1, 0)), 5 - 2 - 2);
    let game = attacker_leaves(Some("Queda"));
    assert_eq!(game.discard(0), ["Peão"]);
    // Only the other attacker is left.
    assert_eq!(game.resistance(base(1, 0)), 5 - 2);
}

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de descarte."
#[test]
fn fab_4_4_5_the_blocker_of_a_discarded_attacker_fights_nobody() {
    assert_eq!(blocked_attacker_leaves(None), FOUGHT);
    assert_eq!(blocked_attacker_leaves(Some("Queda")), NOBODY);
}

/// "Um aliado [...] influenciando uma base é removido de combate no momento que ele é enviado [...]"
#[test]
fn fab_4_4_5_an_influencer_that_is_discarded_does_not_count() {
    assert_eq!(influencer_leaves(None), Seat(0));
    assert_eq!(influencer_leaves(Some("Queda")), Seat(1));
}

/// "[...] é removido de combate no momento [...]": what enters in its place does not take it over.
#[test]
fn fab_4_4_5_what_enters_after_a_discarded_attacker_is_not_in_combat() {
    assert_eq!(successor("Queda"), NOT_IN_COMBAT);
}

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de degredo."
#[test]
fn fab_4_6_4_an_attacker_that_is_exiled_deals_no_damage() {
    assert_eq!(attacker_leaves(None).resistance(base(1, 0)), 5 - 2 - 2);
    let game = attacker_leaves(Some("Exílio"));
    assert_eq!(game.zone(0, Zone::Degredo), ["Peão"]);
    // Only the other attacker is left.
    assert_eq!(game.resistance(base(1, 0)), 5 - 2);
}

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de degredo."
#[test]
fn fab_4_6_4_the_blocker_of_an_exiled_attacker_fights_nobody() {
    assert_eq!(blocked_attacker_leaves(None), FOUGHT);
    assert_eq!(blocked_attacker_leaves(Some("Exílio")), NOBODY);
}

/// "Um aliado [...] influenciando uma base é removido de combate no momento que ele é enviado [...]"
#[test]
fn fab_4_6_4_an_influencer_that_is_exiled_does_not_count() {
    assert_eq!(influencer_leaves(None), Seat(0));
    assert_eq!(influencer_leaves(Some("Exílio")), Seat(1));
}

/// "[...] é removido de combate no momento [...]": what enters in its place does not take it over.
#[test]
fn fab_4_6_4_what_enters_after_an_exiled_attacker_is_not_in_combat() {
    assert_eq!(successor("Exílio"), NOT_IN_COMBAT);
}
