//! FAB 1.14.11, 1.15.1 to 1.15.3: what a target is, and that nothing is stacked without one.

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// "[…] só tem seu efeito inserido na pilha de efeitos após os alvos terem sido definidos."
#[test]
fn fab_1_14_11_the_ability_is_stacked_when_its_targets_are_chosen_and_not_before() {
    let mut scene = duel(json!([sling()]));
    let (funda, titan) = (scene.put(0, "Funda"), scene.put(1, "Titã"));
    let mut game = scene.start();
    game.activate(funda, 0);
    assert_eq!(game.asked(), (0, Ask::Target));
    assert!(game.state.stack().is_empty() && game.resources(0) == 10 && !game.at(funda).turned);
    // It cannot go on without one.
    game.refused(Action::Done, IllegalAction::NotFinished);
    game.choose(titan);
    assert_eq!(
        (waiting(&game), game.resources(0), game.at(funda).turned),
        (vec!["Funda"], 8, true)
    );
}

/// "Uma habilidade ativada que necessite de um ou mais alvos válidos": of two, one is not enough.
#[test]
fn fab_1_14_11_an_ability_with_two_targets_waits_for_both() {
    let text = json!({"targets": [{"what": an_ally(), "min": 2, "max": 2}],
        "sentences": [{"effects": [{"damage": {"to": "target", "amount": 1}}]}]});
    let mut scene = duel(json!([relic(
        "Arpão",
        &json!([{"activated": {"cost": 3, "effect": text}}])
    )]));
    let (arpao, titan) = (scene.put(0, "Arpão"), scene.put(1, "Titã"));
    let aim = Action::Activate {
        permanent: arpao,
        ability: 0,
    };
    // One Aliado is in play: the second target cannot be defined.
    again(&scene).start().refused(aim, IllegalAction::NoTarget);
    let capita = scene.put(1, "Capitã");
    let mut game = scene.start();
    game.act(aim);
    game.choose(titan);
    assert_eq!((game.asked(), game.resources(0)), ((0, Ask::Target), 10));
    assert!(game.state.stack().is_empty());
    game.choose(capita);
    assert_eq!((waiting(&game), game.resources(0)), (vec!["Arpão"], 7));
    game.resolve();
    assert_eq!((game.at(titan).damage, game.at(capita).damage), (1, 1));
}

/// "Caso os alvos não sejam definidos, […] não é inserido […] e qualquer recurso pago […] é ressarcido."
#[test]
fn fab_1_14_11_without_targets_nothing_is_stacked_and_nothing_paid() {
    let mut scene = duel(json!([sling()]));
    let funda = scene.put(0, "Funda");
    let mut game = scene.start();
    // The whole state is as before: resources, the turned card, the stack.
    game.refused(
        Action::Activate {
            permanent: funda,
            ability: 0,
        },
        IllegalAction::NoTarget,
    );
    assert_eq!((game.resources(0), game.at(funda).turned), (10, false));
}

/// "Caso os alvos não sejam definidos […]" (what is sacrificed for the cost is no target any more)
#[test]
fn fab_1_14_11_the_only_target_cannot_be_the_sacrifice() {
    let text = json!({"targets": [{"what": an_ally()}], "sentences": [{"effects": [{"modify": {"what": "target", "stat": "vida", "amount": 1}}]}]});
    let cost = json!({"sacrifice": {"of": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([relic(
        "Altar",
        &json!([{"activated": {"cost": cost, "effect": text}}])
    )]));
    let (altar, peao) = (scene.put(0, "Altar"), scene.put(0, "Peão"));
    let mut alone = again(&scene).start();
    let sacrifice = Action::Activate {
        permanent: altar,
        ability: 0,
    };
    alone.refused(sacrifice, IllegalAction::NoTarget);
    let capita = scene.put(0, "Capitã");
    let mut game = scene.start();
    game.act(sacrifice);
    game.choose(capita);
    game.refused(
        Action::Choose(game.target(capita)),
        IllegalAction::CannotPay,
    );
    game.choose(peao);
    game.resolve();
    assert_eq!((game.is_in_play(peao), game.values(capita).1), (false, 5));
}

/// "“Escolha um aliado que você controla, ele ganha +1 de ofensiva.” descreve um alvo do tipo aliado […]"
#[test]
fn fab_1_15_1_an_effect_is_directed_at_its_target() {
    let mine = json!({"permanent": {"filter": {"kinds": ["aliado"], "whose": "you"}}});
    let mut scene = duel(json!([aimed(
        "Treino",
        &mine,
        &json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": 1}}])
    )]));
    let (one, other, enemy) = (
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
        scene.put(1, "Peão"),
    );
    scene.hand(0, &["Treino"]);
    let mut game = scene.start();
    game.play("Treino");
    assert_eq!(choices(&game), [game.target(one), game.target(other)]);
    game.refused(
        Action::Choose(game.target(enemy)),
        IllegalAction::IllegalTarget,
    );
    game.refused(
        Action::Choose(game.target(base(0, 0))),
        IllegalAction::IllegalTarget,
    );
    game.choose(other);
    game.resolve();
    assert_eq!(
        [one, other, enemy].map(|slot| game.values(slot).0),
        [2, 3, 2]
    );
}

/// "Alvos podem ser […] Jogador, Aliados, Modificações, Baralhos, Cartas, Zona de Descarte, Zona de Degredo, […]"
#[test]
fn fab_1_15_2_everything_that_the_book_names_can_be_a_target() {
    let kind =
        |kind: &str| json!({"permanent": {"filter": {"kinds": [kind], "whose": "opponents"}}});
    let zone = |zone: &str| json!({"zone": {"zone": zone, "whose": "opponents"}});
    let card = |zone: &str| json!({"card": {"zone": zone, "whose": "opponents"}});
    // The text speaks of its target in a condition that holds of anything: it happens unless it is lost.
    let cost = json!({"stat": {"stat": "cost", "of": "target"}});
    let always = json!({"compare": {"left": cost, "is": "at_least", "right": 0}});
    let text = json!([{"if": {"condition": always, "then": ["draw"]}}]);
    let whats = [
        json!({"player": {"who": "opponents"}}),
        kind("aliado"),
        kind("modificacao"),
        kind("base"),
        card("descarte"),
        card("mao"),
        zone("baralho"),
        zone("descarte"),
        zone("degredo"),
        zone("mao"),
        // The Zona de Territórios is part of what is in play (FAB-C10).
        zone("campo"),
    ];
    let name = |index: usize| format!("Dedo {index}");
    let points = |(index, what): (usize, &Value)| aimed(&name(index), what, &text);
    let mut scene = duel(whats.iter().enumerate().map(points).collect());
    let (capita, broquel) = (scene.put(1, "Capitã"), scene.put(1, "Broquel"));
    (0..whats.len()).for_each(|index| scene.hand(0, &[name(index).as_str()]));
    scene.hand(1, &["Leitura"]);
    scene.cards(1, Zone::Descarte, &["Titã"]);
    scene.cards(1, Zone::Degredo, &["Titã"]);
    let game = scene.start();
    let seat = Seat(1);
    let named = |zone, name| Target::Card {
        seat,
        zone,
        card: game.id(name),
    };
    let targets = [
        Target::Player(seat),
        game.target(capita),
        game.target(broquel),
        game.target(base(1, 2)),
        named(Zone::Descarte, "Titã"),
        named(Zone::Mao, "Leitura"),
        Target::Zone {
            seat,
            zone: Zone::Baralho,
        },
        Target::Zone {
            seat,
            zone: Zone::Descarte,
        },
        Target::Zone {
            seat,
            zone: Zone::Degredo,
        },
        Target::Zone {
            seat,
            zone: Zone::Mao,
        },
        Target::Zone {
            seat,
            zone: Zone::Campo,
        },
    ];
    for (index, target) in targets.into_iter().enumerate() {
        let mut game = game.clone();
        game.play(&name(index));
        game.act(Action::Choose(target));
        assert_eq!(top(&game).targets.list[0], target);
        game.resolve();
        assert_eq!(game.deck(0), 19, "{target:?}");
    }
}

/// "A ausência de um alvo válido impede que o efeito entre na pilha […]. Qualquer custo pago […] é ressarcido."
#[test]
fn fab_1_15_3_without_a_legal_target_a_card_stays_in_hand_and_is_not_paid() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Faísca"]);
    let mut alone = again(&scene).start();
    let faisca = alone.id("Faísca");
    alone.refused(Action::Play(faisca), IllegalAction::NoTarget);
    assert_eq!((alone.hand(0), alone.resources(0)), (vec!["Faísca"], 10));
    scene.put(1, "Peão");
    assert!(scene.start().can(Action::Play(faisca)));
}

/// "Todo efeito que especifique um alvo deve ter um alvo válido antes de ser enviado para a pilha […]"
#[test]
fn fab_1_15_3_a_triggered_ability_without_a_target_is_not_stacked() {
    let hurts = json!({"targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"], "whose": "opponents"}}}}],
        "sentences": [{"effects": [{"damage": {"to": "target", "amount": 1}}]}]});
    for enemy in [false, true] {
        let mut scene = duel(json!([
            {"name": "Vespa", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
                "abilities": [{"triggered": {"trigger": "enters", "effect": hurts}}]},
        ]));
        if enemy {
            scene.put(1, "Titã");
        }
        scene.hand(0, &["Vespa"]);
        let mut game = scene.start();
        game.play("Vespa");
        game.resolve();
        let ask = if enemy { Ask::Target } else { Ask::Priority };
        assert_eq!((game.asked(), game.state.stack().len()), ((0, ask), 0));
    }
}

/// "Todo efeito que especifique um alvo deve ter um alvo válido […]" (of a choice: only the modes that have one)
#[test]
fn fab_1_15_3_a_mode_without_a_legal_target_cannot_be_chosen() {
    let hurts = json!({"targets": [{"what": an_ally()}], "sentences": [{"effects": [{"damage": {"to": "target", "amount": 1}}]}]});
    let modes = json!([hurts, says(&json!(["draw"]))]);
    let mut scene =
        duel(json!([{"name": "Dilema", "kind": "manobra", "cost": 1, "effect": {"modes": modes}}]));
    scene.hand(0, &["Dilema"]);
    let mut game = scene.start();
    game.play("Dilema");
    game.refused(Action::Number(0), IllegalAction::NoTarget);
    game.number(1);
    game.resolve();
    assert_eq!(game.deck(0), 19);
}
