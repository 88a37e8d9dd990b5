//! Damage: to what, how much, from where. FAB 1.21.1 to 1.21.4

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Event, Slot};
use serde_json::{Value, json};

use super::words::{aliado, manobra_on, to_blocks, unblocked, watcher};
use crate::fabula::support::{Game, base, duel};

/// The damage that was dealt, in order: to what, and how much.
fn damage(game: &Game) -> Vec<(Slot, i16)> {
    let dealt = game.log.iter().filter_map(|event| match event {
        Event::Damaged { permanent, amount } => Some((*permanent, *amount)),
        _ => None,
    });
    dealt.collect()
}

/// A Modificação that draws as many cards as the event was large.
fn tally(name: &str, trigger: &Value) -> Value {
    let mut card = watcher(name, trigger);
    card["abilities"][0]["triggered"]["effect"]["sentences"][0]["effects"] =
        json!([{"draw": {"amount": "event"}}]);
    card
}

/// A Manobra that damages whatever it points at.
fn bolt(amount: i16) -> Value {
    manobra_on(
        "Raio",
        &json!({}),
        &json!([{"damage": {"to": "target", "amount": amount}}]),
    )
}

/// "Dano é o resultado aplicado à vida de um aliado no Campo e/ou resistência de uma base [...]"
#[test]
fn fab_1_21_1_damage_counts_against_the_vida_of_allies_and_the_resistance_of_bases() {
    let mut scene = duel(json!([bolt(3)]));
    let capita = scene.put(1, "Capitã");
    scene.hand(0, &["Raio", "Raio"]);
    let mut game = scene.start();
    game.play_on("Raio", capita);
    assert_eq!(game.at(capita).damage, 3);
    assert_eq!(
        game.values(capita),
        (3, 4, 3),
        "what is printed does not change"
    );
    game.play_on("Raio", base(1, 0));
    assert_eq!(game.resistance(base(1, 0)), 2);
}

/// "Dano é o resultado aplicado à vida de um aliado no Campo e/ou resistência de uma base [...]"
#[test]
fn fab_1_21_1_a_modification_takes_no_damage() {
    let mut scene = duel(json!([
        bolt(9),
        watcher("Ferida", &json!({"damaged": {"what": {}}}))
    ]));
    let broquel = scene.put(1, "Broquel");
    scene.put(0, "Ferida");
    scene.hand(0, &["Raio"]);
    let mut game = scene.start();
    game.play_on("Raio", broquel);
    assert!(game.is_in_play(broquel));
    assert!(damage(&game).is_empty());
    assert!(game.hand(0).is_empty(), "nothing was damaged");
}

/// "Dano é sempre um valor inteiro maior que 0 (zero)."
#[test]
fn fab_1_21_2_zero_damage_is_no_damage() {
    for (amount, drawn) in [(0, 0), (1, 1)] {
        let mut scene = duel(json!([
            bolt(amount),
            watcher("Ferida", &json!({"damaged": {"what": {}}}))
        ]));
        let capita = scene.put(1, "Capitã");
        scene.put(0, "Ferida");
        scene.hand(0, &["Raio"]);
        let mut game = scene.start();
        game.play_on("Raio", capita);
        assert_eq!(game.hand(0).len(), drawn, "damage {amount}");
    }
}

/// "Dano é sempre um valor inteiro maior que 0 (zero)."
///
/// Ruling FAB-C37: an ofensiva below zero counts as 0; it neither heals nor takes from the others' damage.
#[test]
fn fab_1_21_2_an_ofensiva_of_zero_or_less_deals_nothing() {
    let mut scene = duel(json!([
        aliado("Sombra", [-2, 1, 0]),
        aliado("Monge", [0, 1, 0])
    ]));
    let (sombra, monge, capita) = (
        scene.put(0, "Sombra"),
        scene.put(0, "Monge"),
        scene.put(0, "Capitã"),
    );
    scene.position.resistance(base(1, 0), 4);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[
        (sombra, base(1, 0)),
        (capita, base(1, 0)),
        (monge, base(1, 1)),
    ]);
    unblocked(&mut game);
    assert_eq!(damage(&game), [(base(1, 0), 3)]);
    assert_eq!(game.resistance(base(1, 0)), 1, "neither 3 nor 2");
}

/// "O valor do dano aplicado é calculado com base na soma das fontes de dano [...]"
#[test]
fn fab_1_21_3_the_damage_of_several_attackers_is_one_sum() {
    let mut scene = duel(json!([tally(
        "Balança",
        &json!({"damaged": {"what": {"kinds": ["base"]}}})
    )]));
    let (peao, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    scene.put(0, "Balança");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0)), (other, base(1, 0))]);
    unblocked(&mut game);
    assert_eq!(damage(&game), [(base(1, 0), 4)]);
    assert_eq!(game.hand(0).len(), 4, "one event of four");
}

/// "[...] durante a fase de cálculo de dano de uma ofensiva": not when it is declared.
#[test]
fn fab_1_21_3_combat_damage_is_worked_out_when_it_is_dealt() {
    let rage = manobra_on(
        "Fúria",
        &json!({"kinds": ["aliado"]}),
        &json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": 2}}]),
    );
    let mut scene = duel(json!([rage]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Fúria"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    game.to(0, Part::ResultadoDaOfensiva);
    game.play_on("Fúria", peao);
    game.pass_window();
    assert_eq!(damage(&game), [(base(1, 0), 4)]);
}

/// "[...] após um efeito que cause dano ser executado": not when it is played.
#[test]
fn fab_1_21_3_the_damage_of_an_effect_is_worked_out_when_it_resolves() {
    let crowd = manobra_on(
        "Multidão",
        &json!({"kinds": ["base"]}),
        &json!([
        {"damage": {"to": "target", "amount": {"count": {"of": {"kinds": ["aliado"], "whose": "you"}}}}}]),
    );
    let mut scene = duel(json!([crowd]));
    let allies = [
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
    ];
    scene.hand(0, &["Multidão"]);
    scene.hand(1, &["Faísca"]);
    let mut game = scene.start();
    game.play("Multidão");
    game.choose(base(1, 0));
    game.play("Faísca");
    game.choose(allies[0]);
    game.resolve();
    assert_eq!(
        damage(&game),
        [(allies[0], 2), (base(1, 0), 2)],
        "two of three are left"
    );
}

/// "Fontes de dano são aliados que realizam uma ofensiva ou qualquer carta com uma habilidade que aplique dano"
#[test]
fn fab_1_21_4_an_attacking_ally_is_the_source_of_its_damage() {
    let mut scene = duel(json!([tally(
        "Troféu",
        &json!({"deals_damage": {"what": {"name": "Capitã"}}})
    )]));
    let (capita, peao) = (scene.put(0, "Capitã"), scene.put(0, "Peão"));
    scene.put(0, "Troféu");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(capita, base(1, 0)), (peao, base(1, 1))]);
    unblocked(&mut game);
    assert_eq!(
        game.hand(0).len(),
        3,
        "the Capitã dealt three, the Peão is another source"
    );
}

/// "Fontes de dano são [...] qualquer carta com uma habilidade que aplique dano a um alvo válido."
#[test]
fn fab_1_21_4_a_card_whose_ability_deals_damage_is_its_source() {
    let turret = json!({"name": "Balista", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
        {"activated": {"cost": 1, "effect": {
            "targets": [{"what": {"permanent": {"filter": {"kinds": ["aliado"]}}}}],
            "sentences": [{"effects": [{"damage": {"to": "target", "amount": 2}}]}]}}},
        {"triggered": {"trigger": "deals_damage", "effect": {"sentences": [{"effects": ["draw"]}]}}}]});
    let mut scene = duel(json!([turret]));
    let balista = scene.put(0, "Balista");
    let capita = scene.put(1, "Capitã");
    scene.hand(0, &["Faísca"]);
    let mut game = scene.start();
    game.play_on("Faísca", capita);
    assert!(game.hand(0).is_empty(), "the Faísca is another source");
    game.activate(balista, 0);
    game.choose(game.named("Capitã")[0]);
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"]);
}

/// "Fontes de dano são aliados que realizam uma ofensiva [...]": one that hurts one blocker of two has dealt damage.
#[test]
fn fab_1_21_4_an_attacker_deals_damage_even_if_that_to_one_of_its_blockers_is_prevented() {
    let shelter = manobra_on(
        "Abrigo",
        &json!({"kinds": ["aliado"]}),
        &json!([{"prevent": {"to": "target"}}]),
    );
    for sheltered in [0, 1] {
        let mut scene = duel(json!([
            shelter,
            tally(
                "Troféu",
                &json!({"deals_damage": {"what": {"name": "Capitã"}}})
            )
        ]));
        let capita = scene.put(0, "Capitã");
        let blockers = [scene.put(1, "Titã"), scene.put(1, "Titã")];
        scene.put(0, "Troféu");
        scene.hand(0, &["Abrigo"]);
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(capita, base(1, 0))]);
        to_blocks(&mut game);
        game.block(&[(blockers[0], capita), (blockers[1], capita)]);
        game.play_on("Abrigo", blockers[sheltered]);
        game.pass_window();
        // Ofensiva 3: two points for the first blocker, one for the second.
        game.number(2);
        game.pass_window();
        let expected = [1, 2][sheltered];
        assert_eq!(game.at(blockers[1 - sheltered]).damage, expected);
        assert_eq!(
            i16::try_from(game.hand(0).len()).unwrap(),
            expected,
            "blocker {sheltered}"
        );
    }
}

/// "O valor do dano aplicado é calculado com base na soma das fontes de dano [...]": all fights at once.
#[test]
fn fab_1_21_3_the_damage_of_several_blockers_is_one_sum() {
    let mut scene = duel(json!([]));
    let tita = scene.put(0, "Titã");
    let blockers = [scene.put(1, "Peão"), scene.put(1, "Capitã")];
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(blockers[0], tita), (blockers[1], tita)]);
    game.pass_window();
    game.number(2);
    let on_tita: Vec<_> = damage(&game)
        .into_iter()
        .filter(|(slot, _)| *slot == tita)
        .collect();
    assert_eq!(on_tita, [(tita, 5)]);
}
