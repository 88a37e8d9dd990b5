//! FAB 3.1.7: when the Centro of an opponent can be a target.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// A Manobra that deals 1 damage to a base.
fn cannon() -> Value {
    aimed(
        "Canhão",
        &json!({"permanent": {"filter": {"kinds": ["base"]}}}),
        &json!([{"damage": {"to": "target", "amount": 1}}]),
    )
}

/// What an offensive, an influence and an effect of player 0 say to the Centro of player 1.
fn at_the_centro(set_up: impl Fn(&mut Scene)) -> [Result<(), IllegalAction>; 3] {
    let scene = || {
        let mut scene = duel(json!([cannon()]));
        let peao = scene.put(0, "Peão");
        scene.hand(0, &["Canhão"]);
        set_up(&mut scene);
        (scene, peao)
    };
    let (attacking, ally) = scene();
    let attack = attacking.at(0, Part::Ofensiva).state.check(Action::Attack {
        ally,
        base: centro(1),
    });
    let (influencing, ally) = scene();
    let influence = influencing
        .at(0, Part::Influencia)
        .state
        .check(Action::Influence {
            ally,
            base: centro(1),
        });
    let mut game = scene().0.start();
    game.play("Canhão");
    [
        attack,
        influence,
        game.state.check(Action::Choose(game.target(centro(1)))),
    ]
}

/// "Um jogador pode ter como alvo o Centro do oponente apenas após derrotar ou influenciar todos os arredores […]"
#[test]
fn fab_3_1_7_the_centro_is_no_target_while_an_arredor_stands() {
    let hidden = [Err(IllegalAction::CentroNotExposed); 3];
    for left in 1..=4 {
        let destroyed = |scene: &mut Scene| {
            (left..4).for_each(|position| scene.position.remove(base(1, position)));
        };
        assert_eq!(at_the_centro(destroyed), hidden, "{left} left");
    }
    assert_eq!(at_the_centro(|scene| scene.expose(1)), [Ok(()); 3]);
}

/// "[…] apenas após derrotar ou influenciar todos os arredores daquele jogador."
#[test]
fn fab_3_1_7_influenced_arredores_count_like_defeated_ones() {
    let taken = |count: u8| {
        move |scene: &mut Scene| {
            for position in 0..count {
                scene.position.control(base(1, position), Seat(0));
            }
        }
    };
    assert_eq!(
        at_the_centro(taken(3)),
        [Err(IllegalAction::CentroNotExposed); 3]
    );
    assert_eq!(at_the_centro(taken(4)), [Ok(()); 3]);
    let some_of_each = |scene: &mut Scene| {
        taken(2)(scene);
        (2..4).for_each(|position| scene.position.remove(base(1, position)));
    };
    assert_eq!(at_the_centro(some_of_each), [Ok(()); 3]);
}

/// "Um jogador pode ter como alvo o Centro do oponente apenas […]" (the own Centro is not meant)
#[test]
fn fab_3_1_7_the_own_centro_can_be_a_target_behind_its_arredores() {
    let mut scene = duel(json!([cannon()]));
    scene.hand(0, &["Canhão"]);
    let mut game = scene.start();
    game.play("Canhão");
    assert!(choices(&game).contains(&game.target(centro(0))));
    assert!(!choices(&game).contains(&game.target(centro(1))));
    game.choose(centro(0));
    game.resolve();
    assert_eq!(game.resistance(centro(0)), 14);
}

/// "[…] todos os arredores daquele jogador." (of that player, not of another one)
#[test]
fn fab_3_1_7_the_arredores_of_a_third_player_expose_nobody_else() {
    let mut scene = scene(table(json!([cannon()])), 3);
    let peao = scene.put(0, "Peão");
    scene.expose(2);
    let mut game = scene.at(0, Part::Ofensiva);
    game.refused(
        Action::Attack {
            ally: peao,
            base: centro(1),
        },
        IllegalAction::CentroNotExposed,
    );
    assert!(game.can(Action::Attack {
        ally: peao,
        base: centro(2)
    }));
}
