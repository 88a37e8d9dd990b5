//! FAB 1.13: effects, their copies, and changes of them.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// A Manobra that copies the effect it points at.
fn mirror() -> Value {
    aimed(
        "Espelho",
        &json!("effect"),
        &json!([{"copy": {"what": "target"}}]),
    )
}

/// "Um efeito é produzido após a utilização de uma carta […]. Quando criado, […] é enviado para a pilha."
#[test]
fn fab_1_13_1_a_manoeuvre_and_a_permanent_wait_on_the_stack_before_they_happen() {
    // That playing a permanent uses the stack is FAB-C27.
    for (name, card) in [("Leitura", false), ("Peão", true), ("Broquel", true)] {
        let mut scene = duel(json!([]));
        scene.hand(0, &[name]);
        let mut game = scene.start();
        game.play(name);
        assert_eq!(waiting(&game), [name]);
        assert!(game.hand(0).is_empty() && game.named(name).is_empty() && game.deck(0) == 20);
        game.resolve();
        assert!(game.state.stack().is_empty());
        assert_eq!(
            (game.named(name).len(), game.deck(0)),
            if card { (1, 20) } else { (0, 19) }
        );
    }
}

/// "Um efeito é produzido após a utilização de uma carta ou habilidade […]"
#[test]
fn fab_1_13_1_an_activated_a_triggered_and_an_attach_ability_wait_on_the_stack() {
    let draws = json!({"sentences": [{"effects": ["draw"]}]});
    let mut scene = duel(json!([relic(
        "Sino",
        &json!([
            {"activated": {"cost": 1, "effect": draws}},
            {"triggered": {"trigger": {"turned": {"what": {"kinds": ["aliado"]}}}, "effect": draws}},
        ])
    )]));
    let (sino, peao) = (scene.put(0, "Sino"), scene.put(0, "Peão"));
    let mut game = scene.start();
    game.activate(sino, 0);
    assert_eq!((waiting(&game), game.deck(0)), (vec!["Sino"], 20));
    game.resolve();
    assert_eq!(game.deck(0), 19);
    game.act(Action::Attach(sino));
    game.choose(peao);
    assert_eq!(
        (waiting(&game), game.at(sino).host),
        (vec!["Sino"], Slot::NONE)
    );
    game.resolve();
    assert_eq!(game.at(sino).host, peao);
    game.to(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    assert_eq!((waiting(&game), game.deck(0)), (vec!["Sino"], 19));
    game.resolve();
    assert_eq!(game.deck(0), 18);
}

/// "O efeito […] pode ser executado ou cancelado, ou seja, removida da pilha sem ser executada."
#[test]
fn fab_1_13_2_an_effect_is_executed_or_cancelled() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.start();
    game.play("Leitura");
    let id = top(&game).id;
    let mut cancelled = game.clone();
    game.resolve();
    assert_eq!((game.deck(0), resolved(&game)), (19, vec![id]));
    cancelled.play("Veto");
    cancelled.resolve();
    assert_eq!(
        cancelled.count(|event| *event == Event::Cancelled { id }),
        1
    );
    assert!(!resolved(&cancelled).contains(&id) && cancelled.state.stack().is_empty());
    assert_eq!(
        (cancelled.deck(0), cancelled.discard(0)),
        (20, vec!["Leitura"])
    );
}

/// "[…] ou cancelado, ou seja, removida da pilha sem ser executada." (FAB-C27: a permanent, too)
#[test]
fn fab_1_13_2_a_cancelled_permanent_goes_to_the_discard_and_is_not_refunded() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.start();
    game.play("Capitã");
    game.play("Veto");
    game.resolve();
    assert!(game.named("Capitã").is_empty() && game.hand(0).is_empty());
    assert_eq!(
        (game.discard(0), game.resources(0)),
        (vec!["Capitã"], 10 - 3)
    );
}

/// "Uma cópia de um efeito é também um efeito, independente de ter uma carta representando a cópia."
#[test]
fn fab_1_13_3_a_copy_waits_and_happens_like_any_effect_without_a_card() {
    let mut scene = duel(json!([mirror()]));
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Espelho"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Espelho");
    game.choose_effect(0);
    game.pass();
    // The Espelho has resolved; the copy waits above the original.
    assert_eq!(waiting(&game), ["Leitura", "Leitura"]);
    assert!(top(&game).copy);
    game.resolve();
    assert_eq!((game.deck(0), game.deck(1)), (19, 19));
    // There is one card: the copy leaves none behind.
    assert_eq!(
        (game.discard(0), game.discard(1)),
        (vec!["Leitura"], vec!["Espelho"])
    );
}

/// "Uma cópia de um efeito é também um efeito […]"
#[test]
fn fab_1_13_3_a_copy_can_be_cancelled_alone() {
    let mut scene = duel(json!([mirror()]));
    scene.hand(0, &["Leitura", "Veto"]);
    scene.hand(1, &["Espelho"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Espelho");
    game.choose_effect(0);
    game.pass();
    assert_eq!(waiting(&game), ["Leitura", "Leitura"]);
    game.play("Veto");
    game.resolve();
    assert_eq!((game.deck(0), game.deck(1)), (19, 20));
}

/// "Uma cópia […] é também um efeito, independente de ter uma carta representando a cópia." (of a permanent: a Ficha)
#[test]
fn fab_1_13_3_the_copy_of_a_permanent_enters_play_without_a_card() {
    let mut scene = duel(json!([mirror()]));
    scene.hand(0, &["Capitã"]);
    scene.hand(1, &["Espelho"]);
    let mut game = scene.start();
    game.play("Capitã");
    game.play("Espelho");
    game.choose_effect(0);
    game.resolve();
    let of = |seat| {
        let capitas = game.named("Capitã").into_iter().map(|slot| game.at(slot));
        capitas
            .filter(|it| it.controller == Seat(seat))
            .map(|it| it.ficha)
            .collect::<Vec<_>>()
    };
    assert_eq!((of(0), of(1)), (vec![false], vec![true]));
}

/// "O controlador de um efeito, é o controlador da carta que gerou aquele efeito."
#[test]
fn fab_1_13_4_an_effect_belongs_to_who_controls_its_card() {
    let draws = json!({"sentences": [{"effects": ["draw"]}]});
    let mut scene = duel(json!([relic(
        "Sino",
        &json!([{"activated": {"cost": 0, "effect": draws}}])
    )]));
    let sino = scene.put(0, "Sino");
    scene.position.control(sino, Seat(1));
    scene.hand(0, &["Leitura"]);
    let mut game = scene.start();
    game.play("Leitura");
    assert_eq!(top(&game).controller, Seat(0));
    // The Sino is owned by player 0; its controller uses it, and the effect is that player's.
    game.activate(sino, 0);
    assert_eq!(top(&game).controller, Seat(1));
    game.resolve();
    assert_eq!((game.deck(0), game.deck(1)), (19, 19));
}

/// "[…] o controlador da cópia é o jogador que colocou na pilha o efeito que gerou a cópia […]"
#[test]
fn fab_1_13_4_a_copy_belongs_to_who_stacked_the_effect_that_made_it() {
    let mut scene = duel(json!([mirror()]));
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Espelho"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Espelho");
    game.choose_effect(0);
    game.pass();
    assert_eq!(
        game.state
            .stack()
            .iter()
            .map(|item| item.controller)
            .collect::<Vec<_>>(),
        [Seat(0), Seat(1)]
    );
    game.resolve_to(1);
    assert_eq!(
        (game.deck(0), game.deck(1)),
        (20, 19),
        "the copy let its own player draw"
    );
}

/// "[…] a não ser que o efeito que gerou a cópia diga o contrário."
#[test]
fn fab_1_13_4_the_copying_effect_may_give_the_copy_to_another_player() {
    let copies = json!([{"copy": {"what": "target", "who": "opponents"}}]);
    let mut scene = duel(json!([aimed("Eco", &json!("effect"), &copies)]));
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Eco"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Eco");
    game.choose_effect(0);
    game.resolve();
    assert_eq!((game.deck(0), game.deck(1)), (18, 20));
}

/// "As características de um efeito que não seja uma cópia, são as mesmas da carta que gerou aquele efeito."
#[test]
fn fab_1_13_5_an_effect_is_like_its_card() {
    let cancels = json!([{"cancel": {"what": "target"}}]);
    let red = json!({"effect": {"filter": {"colours": {"any_of": {"colours": ["vermelho"]}}}}});
    let ally = json!({"effect": {"filter": {"kinds": ["aliado"]}}});
    let dear = json!({"effect": {"filter": {"cost_at_least": 2}}});
    let mut scene = duel(json!([
        aimed("Abafador", &red, &cancels),
        aimed("Emboscada", &ally, &cancels),
        aimed("Pedágio", &dear, &cancels),
    ]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Faísca", "Leitura", "Peão"]);
    scene.hand(1, &["Abafador", "Emboscada", "Pedágio"]);
    let game = scene.start();
    // Red of cost 1, colourless of cost 2, an ally of cost 1.
    for (name, fitting) in [
        ("Faísca", "Abafador"),
        ("Leitura", "Pedágio"),
        ("Peão", "Emboscada"),
    ] {
        let mut game = game.clone();
        game.play(name);
        if name == "Faísca" {
            game.choose(peao);
        }
        for answer in ["Abafador", "Emboscada", "Pedágio"] {
            let play = Action::Play(game.id(answer));
            if answer == fitting {
                assert!(game.can(play), "{answer} against {name}");
            } else {
                game.refused(play, IllegalAction::NoTarget);
            }
        }
    }
}

/// "As características de um efeito que seja uma cópia, são as mesmas da carta que representa o efeito copiado."
#[test]
fn fab_1_13_5_a_copy_is_like_the_card_of_the_copied_effect() {
    let red = json!({"effect": {"filter": {"colours": {"any_of": {"colours": ["vermelho"]}}}}});
    let mut scene = duel(json!([
        mirror(),
        aimed("Abafador", &red, &json!([{"cancel": {"what": "target"}}]))
    ]));
    let titan = scene.put(1, "Titã");
    scene.hand(0, &["Faísca", "Abafador"]);
    scene.hand(1, &["Espelho"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(titan);
    game.play("Espelho");
    let abafador = game.id("Abafador");
    game.choose_effect(0);
    game.pass();
    // The copy is red like the Faísca, not colourless like the Espelho that made it.
    assert_eq!(game.state.stack().len(), 2);
    assert_eq!(top(&game).card, game.id("Faísca"));
    game.act(Action::Play(abafador));
    assert_eq!(choices(&game).len(), 2);
    game.choose_effect(0);
    game.resolve();
    assert_eq!(game.at(titan).damage, 2, "of two sparks one is left");
}

/// "[…] a modificação continua a ser aplicada após o efeito que a gerou ser resolvido e enquanto […] perdurar."
#[test]
fn fab_1_13_6_a_change_of_an_effect_lasts_as_long_as_that_effect() {
    let set = json!([{"set_letter": {"what": "target", "letter": "x", "amount": 4}}]);
    let mut scene = duel(json!([
        {"name": "Garimpo", "kind": "manobra", "cost": {"letter": "x"},
            "effect": {"sentences": [{"effects": [{"draw": {"amount": "x"}}]}]}},
        aimed("Filão", &json!("effect"), &set),
    ]));
    scene.hand(0, &["Garimpo", "Garimpo", "Leitura"]);
    scene.hand(1, &["Filão"]);
    let mut game = scene.start();
    game.play("Garimpo");
    game.number(1);
    game.play("Filão");
    game.choose_effect(0);
    game.pass();
    // The Filão is over and discarded; other effects come and go; the change still holds.
    assert_eq!(game.discard(1), ["Filão"]);
    game.play("Leitura");
    game.resolve_to(1);
    assert_eq!(
        (waiting(&game), top(&game).letters[0]),
        (vec!["Garimpo"], 4)
    );
    game.resolve();
    assert_eq!(game.deck(0), 20 - 1 - 4);
    // It ended with that effect: the next Garimpo is as it was declared.
    game.play("Garimpo");
    game.number(1);
    game.resolve();
    assert_eq!(game.deck(0), 20 - 1 - 4 - 1);
}
