//! FAB 3.1.8, 3.1.9, 3.1.10 with ruling FAB-C14: when a Centro is exposed.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

fn destroy() -> Value {
    aimed("Vento", json!([{"destroy": {"what": "target"}}]))
}

fn take() -> Value {
    aimed("Motim", json!([{"take_control": {"what": "target"}}]))
}

fn exposed(game: &Game, seat: u8) -> bool {
    game.state.seat(Seat(seat)).exposed
}

fn exposures(game: &Game) -> usize {
    game.count(|event| matches!(event, Event::Exposed { .. }))
}

/// "Após todos os Arredores de um jogador serem destruídos ou influenciados, o Centro […] é exposto."
#[test]
fn fab_3_1_8_the_centro_is_exposed_with_the_loss_of_the_last_arredor() {
    // All destroyed, all influenced, or some of each: it comes to the same.
    for influenced in [0, 2, 4] {
        let mut scene = duel(json!([]));
        let titans: Vec<Slot> = (0..4).map(|_| scene.put(0, "Titã")).collect();
        let last = scene.put(0, "Titã");
        let mut game = scene.at(0, Part::Ofensiva);
        let attack = Action::Attack {
            ally: last,
            base: centro(1),
        };
        game.refused(attack, IllegalAction::CentroNotExposed);
        let pairs: Vec<(Slot, Slot)> = (0..4)
            .map(|it| (titans[usize::from(it)], base(1, it)))
            .collect();
        let (attacks, influences) = pairs.split_at(4 - influenced);
        if !attacks.is_empty() {
            game.attack(attacks);
        }
        game.to(0, Part::Influencia);
        assert_eq!(exposed(&game, 1), influenced == 0, "three are not all");
        if !influences.is_empty() {
            game.influence(influences);
        }
        game.to(0, Part::Final);
        assert!(exposed(&game, 1) && !exposed(&game, 0));
        assert_eq!(exposures(&game), 1);
        game.to(1, Part::Acao);
        game.to(0, Part::Ofensiva);
        assert!(game.can(attack));
    }
}

/// Destroyed by an effect is destroyed, and the last Arredor counts like the first.
#[test]
fn fab_3_1_8_one_arredor_is_enough_to_cover_the_centro() {
    for kept in 0..4 {
        let mut scene = duel(json!([destroy()]));
        let titan = scene.put(0, "Titã");
        scene.hand(0, &["Vento"; 4]);
        let mut game = scene.start();
        for it in (0..4).filter(|it| *it != kept) {
            game.play_on("Vento", base(1, it));
        }
        assert!(!exposed(&game, 1));
        let mut early = game.clone();
        early.to(0, Part::Influencia);
        let influence = Action::Influence {
            ally: titan,
            base: centro(1),
        };
        early.refused(influence, IllegalAction::CentroNotExposed);
        game.play_on("Vento", base(1, kept));
        assert!(exposed(&game, 1));
        game.to(0, Part::Influencia);
        assert!(game.can(influence));
    }
}

/// Ruling FAB-C14: an Arredor that was taken back before the last one fell counts again.
#[test]
fn fab_3_1_8_an_original_arredor_taken_back_in_time_counts_again() {
    let mut scene = duel(json!([take(), destroy()]));
    scene.position.control(base(1, 0), Seat(0));
    scene.hand(0, &["Vento", "Vento", "Vento"]);
    scene.hand(1, &["Motim"]);
    let mut game = scene.start();
    game.play_on("Vento", base(1, 1));
    game.play_on("Vento", base(1, 2));
    game.pass();
    game.play_on("Motim", base(1, 0));
    assert_eq!(game.at(base(1, 0)).controller, Seat(1));
    game.play_on("Vento", base(1, 3));
    // Each of the four was once lost, but never all at the same time.
    assert!(!exposed(&game, 1));
}

/// "Um Centro que foi exposto não deixa de ser exposto caso seu dono adquira novos Arredores."
#[test]
fn fab_3_1_9_an_exposed_centro_stays_exposed() {
    let camp = json!({"name": "Acampamento", "kind": "ficha", "of": "base", "resistencia": 5});
    let mut scene = duel(json!([
        take(),
        spell("Obra", json!([{"create": {"ficha": camp}}]))
    ]));
    let titan = scene.put(0, "Titã");
    scene.hand(1, &["Motim", "Motim", "Obra"]);
    for it in 0..3 {
        scene.position.remove(base(1, it));
    }
    scene.position.control(base(1, 3), Seat(0));
    let mut game = scene.start();
    assert!(exposed(&game, 1));
    game.pass();
    // An own one taken back, one of the opponent's, and one that was made: none covers it again.
    game.play_on("Motim", base(1, 3));
    game.pass();
    game.play_on("Motim", base(0, 0));
    game.pass();
    game.play("Obra");
    game.resolve();
    assert_eq!(game.at(base(1, 3)).controller, Seat(1));
    assert_eq!(game.at(base(0, 0)).controller, Seat(1));
    assert_eq!(game.named("Acampamento").len(), 1);
    assert!(exposed(&game, 1));
    game.to(0, Part::Ofensiva);
    let attack = |base| Action::Attack { ally: titan, base };
    for target in [centro(1), base(1, 3), base(0, 0)] {
        assert!(game.can(attack(target)));
    }
}

/// "Os Arredores influenciados que não pertençam ao jogador desde o início […] não contam para a […] exposição."
#[test]
fn fab_3_1_10_captured_arredores_do_not_cover_the_centro() {
    let mut scene = duel(json!([destroy()]));
    scene.position.control(base(0, 0), Seat(1));
    scene.position.control(base(0, 1), Seat(1));
    scene.hand(0, &["Vento"; 4]);
    let mut game = scene.start();
    for it in 0..4 {
        assert!(!exposed(&game, 1));
        game.play_on("Vento", base(1, it));
    }
    // Two bases besides the Centro, and exposed all the same.
    assert_eq!(game.at(base(0, 0)).controller, Seat(1));
    assert!(exposed(&game, 1));
}

/// Nor does their loss expose it: only the own ones count, in either direction.
#[test]
fn fab_3_1_10_losing_captured_arredores_exposes_nothing() {
    let mut scene = duel(json!([destroy()]));
    for it in 0..3 {
        scene.position.control(base(0, it), Seat(1));
    }
    scene.hand(0, &["Vento"; 6]);
    let mut game = scene.start();
    for target in [base(0, 0), base(0, 1), base(0, 2), base(1, 0)] {
        game.play_on("Vento", target);
    }
    assert!(!exposed(&game, 1));
    // The three are lost to their first owner for good; the fourth still covers that Centro.
    assert!(!exposed(&game, 0));
    game.play_on("Vento", base(0, 3));
    assert!(exposed(&game, 0) && !exposed(&game, 1));
}

/// The same for an Arredor that was made during the game: it was not there from the start.
#[test]
fn fab_3_1_10_a_base_that_was_made_does_not_cover_the_centro() {
    let camp = json!({"name": "Acampamento", "kind": "ficha", "of": "base", "resistencia": 5});
    let mut scene = duel(json!([
        spell("Obra", json!([{"create": {"ficha": camp}}])),
        destroy()
    ]));
    scene.hand(0, &["Obra", "Vento"]);
    for it in 0..3 {
        scene.position.remove(base(0, it));
    }
    let mut game = scene.start();
    game.play("Obra");
    game.resolve();
    assert!(!exposed(&game, 0));
    game.play_on("Vento", base(0, 3));
    assert!(exposed(&game, 0));
}

/// Ruling FAB-C14: a captured base keeps the damage that it has taken, and its taker defends it so.
#[test]
fn fab_3_1_10_a_captured_arredor_keeps_its_damage() {
    let mut scene = duel(json!([]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Titã"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(first, base(1, 0))]);
    game.to(0, Part::Influencia);
    game.influence(&[(second, base(1, 0))]);
    game.to(1, Part::Acao);
    let it = game.at(base(1, 0));
    assert_eq!(
        (it.controller, it.owner, it.resistance),
        (Seat(0), Seat(1), 3)
    );
}

/// Ruling FAB-C14: with more than two players a captured Centro stays with its taker as one more base.
#[test]
fn fab_3_1_10_a_captured_centro_is_an_extra_base_of_its_taker() {
    let mut scene = scene(table(json!([])), 3);
    let (taker, third) = (scene.put(0, "Titã"), scene.put(2, "Titã"));
    scene.expose(1);
    scene.position.resistance(centro(1), 4);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(taker, centro(1))]);
    game.to(2, Part::Ofensiva);
    assert!(!game.state.seat(Seat(1)).present && game.state.outcome().is_none());
    assert_eq!(game.at(centro(1)).controller, Seat(0));
    // It can be attacked although the taker's own Centro is covered, and its loss loses nothing else.
    let own = Action::Attack {
        ally: third,
        base: centro(0),
    };
    game.refused(own, IllegalAction::CentroNotExposed);
    game.attack(&[(third, centro(1))]);
    game.to(0, Part::Acao);
    assert!(!game.is_in_play(centro(1)));
    assert!(game.state.seat(Seat(0)).present && game.state.outcome().is_none());
}
