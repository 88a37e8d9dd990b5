//! What becomes of an influence when an Aliado in it is removed, unturned or lost. FAB 1.22.5b to 1.22.5d

use fabulario_engine::fabula::Slot;
use fabulario_engine::fabula::ability::Part;
use serde_json::{Value, json};

use super::words::{aliado, manobra_on, to_blocks};
use crate::fabula::support::{Game, base, duel};

/// Manobras that destroy, exile, return, unturn and steal an Aliado.
fn cards() -> Value {
    let ally = json!({"kinds": ["aliado"]});
    json!([
        aliado("Coro", [0, 3, 6]),
        aliado("Voz", [0, 3, 1]),
        manobra_on("Queda", &ally, &json!([{"destroy": {"what": "target"}}])),
        manobra_on(
            "Exílio",
            &ally,
            &json!([{"move": {"what": "target", "to": "degredo"}}])
        ),
        manobra_on(
            "Retorno",
            &ally,
            &json!([{"move": {"what": "target", "to": "mao"}}])
        ),
        manobra_on("Alento", &ally, &json!([{"unturn": {"what": "target"}}])),
        manobra_on(
            "Suborno",
            &ally,
            &json!([{"take_control": {"what": "target"}}])
        ),
    ])
}

/// A Coro (6) influences an Arredor (5); so many Vozes (1 each) block. Player 0 holds the answer.
fn blocked_by(blockers: usize, answer: &str) -> (Game, Slot, Vec<Slot>) {
    let mut scene = duel(cards());
    let coro = scene.put(0, "Coro");
    let voices: Vec<Slot> = (0..blockers).map(|_| scene.put(1, "Voz")).collect();
    scene.hand(0, &[answer]);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0))]);
    to_blocks(&mut game);
    // Without anybody to block nobody is asked.
    if blockers > 0 {
        let blocks: Vec<_> = voices.iter().map(|voice| (*voice, base(1, 0))).collect();
        game.block(&blocks);
    }
    assert_eq!(game.state.part(), Part::ResultadoDaInfluencia);
    (game, coro, voices)
}

fn holder(game: &Game) -> u8 {
    game.at(base(1, 0)).controller.0
}

/// "Caso um aliado bloqueando seja removido do Campo, o seu valor de influência é subtraído do somatório [...]"
#[test]
fn fab_1_22_5b_a_blocker_that_is_removed_counts_no_more() {
    let (mut game, ..) = blocked_by(1, "Queda");
    game.pass_window();
    assert_eq!(holder(&game), 1, "6 against 5 + 1");
    for answer in ["Queda", "Exílio", "Retorno"] {
        let (mut game, _, voices) = blocked_by(1, answer);
        game.play_on(answer, voices[0]);
        game.pass_window();
        assert_eq!(holder(&game), 0, "6 against 5 after {answer}");
    }
}

/// "[...] o seu valor de influência é subtraído do somatório de influência": the others' values stay.
#[test]
fn fab_1_22_5b_the_blockers_that_are_left_still_count() {
    let (mut game, _, voices) = blocked_by(2, "Queda");
    game.play_on("Queda", voices[0]);
    game.pass_window();
    assert_eq!(holder(&game), 1, "6 against 5 + 1");
}

/// "Caso um aliado seja desvirado, o seu valor é mantido no somatório de influência."
#[test]
fn fab_1_22_5c_an_unturned_blocker_still_counts() {
    let (mut game, _, voices) = blocked_by(1, "Alento");
    game.play_on("Alento", voices[0]);
    assert!(!game.at(voices[0]).turned);
    game.pass_window();
    assert_eq!(holder(&game), 1, "6 against 5 + 1");
}

/// "Caso um aliado seja desvirado, o seu valor é mantido no somatório de influência."
#[test]
fn fab_1_22_5c_an_unturned_influencer_still_counts() {
    let (mut game, coro, _) = blocked_by(0, "Alento");
    game.play_on("Alento", coro);
    assert!(!game.at(coro).turned);
    game.pass_window();
    assert_eq!(holder(&game), 0, "6 against 5");
}

/// "Caso o jogador bloqueador perca o controle do aliado bloqueando [...] deixa de ser bloqueado."
#[test]
fn fab_1_22_5d_a_blocker_that_changes_sides_counts_for_neither() {
    let (mut game, _, voices) = blocked_by(1, "Suborno");
    game.play_on("Suborno", voices[0]);
    game.pass_window();
    assert_eq!(holder(&game), 0, "6 against 5");

    // It does not become an influencer: two Vozes block, one is bribed, 6 against 5 + 1 is a tie.
    let (mut game, _, voices) = blocked_by(2, "Suborno");
    game.play_on("Suborno", voices[0]);
    game.pass_window();
    assert_eq!(holder(&game), 1);
}
