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

/// Where the Manobra sends an Aliado.
fn zone_of(answer: &str) -> Zone {
    if answer == "Queda" {
        Zone::Descarte
    } else {
        Zone::Degredo
    }
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

fn attacker_leaves(answer: &str) {
    let mut scene = with_answer(answer);
    let (peao, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0)), (other, base(1, 0))]);
    game.to(0, Part::ResultadoDaOfensiva);
    answer_with(&mut game, answer, peao);
    assert_eq!(game.zone(0, zone_of(answer)), ["Peão"]);
    game.pass_window();
    assert_eq!(
        game.resistance(base(1, 0)),
        3,
        "only the other attacker is left"
    );
}

fn blocked_attacker_leaves(answer: &str) {
    let mut scene = with_answer(answer);
    let (peao, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let guard = scene.put(1, "Peão");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0)), (other, base(1, 1))]);
    to_blocks(&mut game);
    game.block(&[(guard, peao)]);
    answer_with(&mut game, answer, peao);
    assert_eq!(game.at(guard).blocking, Slot::NONE);
    game.pass_window();
    assert_eq!(game.at(guard).damage, 0, "there is nobody to fight");
    assert_eq!(game.resistance(base(1, 0)), 5);
    assert_eq!(game.resistance(base(1, 1)), 3);
}

fn influencer_leaves(answer: &str) {
    for leaves in [true, false] {
        let mut scene = with_answer(answer);
        let (coro, peao) = (scene.put(0, "Coro"), scene.put(0, "Peão"));
        let mut game = scene.at(0, Part::Influencia);
        game.influence(&[(coro, base(1, 0)), (peao, base(1, 0))]);
        game.to(0, Part::ResultadoDaInfluencia);
        if leaves {
            answer_with(&mut game, answer, coro);
        }
        game.pass_window();
        let holder = if leaves { Seat(1) } else { Seat(0) };
        assert_eq!(game.at(base(1, 0)).controller, holder);
    }
}

/// The Ficha that comes in its place is another object and takes no part in the combat.
fn successor_does_not_fight(answer: &str) {
    let mut scene = with_answer(answer);
    let (fenix, other) = (scene.put(0, "Fênix"), scene.put(0, "Peão"));
    let guard = scene.put(1, "Capitã");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(fenix, base(1, 0)), (other, base(1, 1))]);
    to_blocks(&mut game);
    game.block(&[(guard, fenix)]);
    answer_with(&mut game, answer, fenix);
    let cinza = game.named("Cinza")[0];
    assert_eq!(
        (game.at(cinza).attacking, game.at(cinza).turned),
        (Slot::NONE, false)
    );
    game.pass_window();
    assert_eq!((game.at(guard).damage, game.at(cinza).damage), (0, 0));
    assert_eq!(game.resistance(base(1, 0)), 5);
}

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de descarte."
#[test]
fn fab_4_4_5_an_attacker_that_is_discarded_deals_no_damage() {
    attacker_leaves("Queda");
}

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de descarte."
#[test]
fn fab_4_4_5_the_blocker_of_a_discarded_attacker_fights_nobody() {
    blocked_attacker_leaves("Queda");
}

/// "Um aliado [...] influenciando uma base é removido de combate no momento que ele é enviado [...]"
#[test]
fn fab_4_4_5_an_influencer_that_is_discarded_does_not_count() {
    influencer_leaves("Queda");
}

/// "[...] é removido de combate no momento [...]": what enters in its place does not take it over.
#[test]
fn fab_4_4_5_what_enters_after_a_discarded_attacker_is_not_in_combat() {
    successor_does_not_fight("Queda");
}

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de degredo."
#[test]
fn fab_4_6_4_an_attacker_that_is_exiled_deals_no_damage() {
    attacker_leaves("Exílio");
}

/// "Um aliado atacando [...] é removido de combate no momento que ele é enviado para a zona de degredo."
#[test]
fn fab_4_6_4_the_blocker_of_an_exiled_attacker_fights_nobody() {
    blocked_attacker_leaves("Exílio");
}

/// "Um aliado [...] influenciando uma base é removido de combate no momento que ele é enviado [...]"
#[test]
fn fab_4_6_4_an_influencer_that_is_exiled_does_not_count() {
    influencer_leaves("Exílio");
}

/// "[...] é removido de combate no momento [...]": what enters in its place does not take it over.
#[test]
fn fab_4_6_4_what_enters_after_an_exiled_attacker_is_not_in_combat() {
    successor_does_not_fight("Exílio");
}
