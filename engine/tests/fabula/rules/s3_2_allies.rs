//! FAB 3.2.3 and 3.2.9 with ruling FAB-C16: when an Aliado falls, and what it can do.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// "Um Aliado que tem seu valor de Vida menor ou igual a zero (0) é enviado para o descarte."
#[test]
fn fab_3_2_3_an_aliado_falls_at_zero_or_less_and_not_before() {
    // The Capitã has four: three leave her one, four leave zero, nine leave less than zero.
    for (damage, stands) in [(3, true), (4, false), (9, false)] {
        let hurt = json!([{"damage": {"to": "target", "amount": damage}}]);
        let weaken = json!([{"modify": {"what": "target", "stat": "vida", "amount": -damage}}]);
        let mut scene = duel(json!([aimed("Golpe", hurt), aimed("Praga", weaken)]));
        let (hit, sick) = (scene.put(1, "Capitã"), scene.put(1, "Capitã"));
        scene.hand(0, &["Golpe", "Praga"]);
        let mut game = scene.start();
        game.play_on("Golpe", hit);
        game.play_on("Praga", sick);
        assert_eq!(
            (game.is_in_play(hit), game.is_in_play(sick)),
            (stands, stands)
        );
        let fallen = if stands { 0 } else { 2 };
        assert_eq!(game.discard(1).len(), fallen, "{damage}");
    }
}

/// Damage and a loss of vida count together.
#[test]
fn fab_3_2_3_damage_and_a_loss_of_vida_count_together() {
    let weaken = json!([{"modify": {"what": "target", "stat": "vida", "amount": -2}}]);
    let mut scene = duel(json!([aimed("Praga", weaken)]));
    let capita = scene.put(1, "Capitã");
    scene.hand(0, &["Faísca", "Praga"]);
    let mut game = scene.start();
    game.play_on("Faísca", capita);
    assert!(game.is_in_play(capita));
    game.play_on("Praga", capita);
    assert_eq!(game.discard(1), ["Capitã"]);
}

/// It is sent, not destroyed: "cannot be destroyed" helps against damage, not against having no vida.
#[test]
fn fab_3_2_3_what_cannot_be_destroyed_falls_all_the_same_without_vida() {
    let stand = always(json!({"forbid": {"deed": "be_destroyed"}}));
    let weaken = json!([{"modify": {"what": "target", "stat": "vida", "amount": -3}}]);
    // Whether it was damaged before makes no difference.
    for damaged in [false, true] {
        let mut scene = duel(json!([
            ally("Eterna", [1, 3, 1], json!([stand.clone()])),
            aimed("Praga", weaken.clone()),
            aimed("Golpe", json!([{"damage": {"to": "target", "amount": 5}}])),
        ]));
        let eterna = scene.put(1, "Eterna");
        scene.hand(0, &["Praga", "Golpe"]);
        let mut game = scene.start();
        if damaged {
            game.play_on("Golpe", eterna);
            assert!(game.is_in_play(eterna));
        }
        game.play_on("Praga", eterna);
        assert_eq!(game.discard(1), ["Eterna"], "damaged: {damaged}");
        assert_eq!(
            game.count(|event| matches!(event, Event::Destroyed { .. })),
            0
        );
    }
}

/// "Aliados podem ter habilidades passiva, ativadas ou desencadeadas." One that has all three.
#[test]
fn fab_3_2_9_an_aliado_may_have_abilities_of_all_three_kinds() {
    let more = json!({"modify": {"of": {"kinds": ["aliado"], "other": true}, "stat": "ofensiva", "amount": 1}});
    let mut scene = duel(json!([ally(
        "Mestra",
        [1, 1, 1],
        json!([
            always(more),
            whenever(
                json!({"attacks": {}}),
                json!([{"gain_resources": {"amount": 5}}])
            ),
            paying(json!(1), json!([{"draw": {}}])),
        ]),
    )]));
    let (mestra, peao) = (scene.put(0, "Mestra"), scene.put(0, "Peão"));
    let mut game = scene.start();
    assert_eq!(game.values(peao).0, 3);
    game.activate(mestra, 2);
    game.resolve();
    assert_eq!((game.hand(0).len(), game.resources(0)), (1, 9));
    game.to(0, Part::Ofensiva);
    game.attack(&[(mestra, base(1, 0))]);
    game.resolve();
    assert_eq!(game.resources(0), 14);
}

fn reader() -> Value {
    ally(
        "Leitora",
        [1, 1, 1],
        json!([paying(json!(0), json!([{"draw": {}}]))]),
    )
}

/// Ruling FAB-C16: activated abilities of Aliados only in the own Ação (quick guide).
#[test]
fn fab_3_2_9_activated_abilities_of_aliados_are_used_in_the_own_acao_only() {
    let mut scene = duel(json!([reader()]));
    let leitora = scene.put(0, "Leitora");
    let mut game = scene.start();
    let read = Action::Activate {
        permanent: leitora,
        ability: 0,
    };
    assert!(game.can(read));
    for part in [Part::Ofensiva, Part::Influencia, Part::Final] {
        game.to(0, part);
        game.refused(read, IllegalAction::WrongMoment);
    }
    game.to(1, Part::Acao);
    game.pass();
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(read, IllegalAction::WrongMoment);
    for part in [Part::Compra, Part::Restauracao] {
        game.to(0, part);
        game.refused(read, IllegalAction::WrongMoment);
    }
    game.to(0, Part::Acao);
    assert!(game.can(read));
}

/// Ruling FAB-C16: bases and Modificações have no such limit, they only need the priority.
#[test]
fn fab_3_2_9_the_limit_to_the_acao_is_not_for_bases_and_modificacoes() {
    let read = paying(json!(0), json!([{"draw": {}}]));
    let table = table(json!([
        {"name": "Biblioteca", "kind": "base", "abilities": [read]},
        modification("Livro", json!([read])),
    ]));
    let deck = Deck {
        main: Vec::new(),
        bases: [table.find("Biblioteca").unwrap(); 5],
    };
    let players = vec![Player::Deck(deck); 2];
    let position = Position::of(table, PlayRules::default(), players).unwrap();
    let mut scene = Scene { table, position };
    let livro = scene.put(0, "Livro");
    scene.cards(0, ability::Zone::Baralho, &["Peão"; 9]);
    scene.cards(1, ability::Zone::Baralho, &["Peão"; 9]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.activate(livro, 0);
    game.resolve();
    game.activate(base(0, 2), 0);
    game.resolve();
    assert_eq!(game.hand(0).len(), 2);
    game.to(1, Part::Acao);
    let use_livro = Action::Activate {
        permanent: livro,
        ability: 0,
    };
    // Without the priority, no; with it, in the opponent's turn as well.
    game.refused(use_livro, IllegalAction::NotYours);
    game.pass();
    game.activate(livro, 0);
    game.resolve();
    game.pass();
    game.activate(centro(0), 0);
    game.resolve();
    assert_eq!(game.hand(0).len(), 4);
}
