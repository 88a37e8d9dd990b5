//! What is no damage, and what damage does not do by itself. FAB 1.21.5 to 1.21.8

use fabulario_engine::fabula::Event;
use fabulario_engine::fabula::ability::Part;
use serde_json::{Value, json};

use super::words::{aliado, manobra, manobra_on, passive, to_blocks, unblocked, watcher};
use crate::fabula::support::{Scene, base, duel};

/// An Aliado that draws when it is dealt damage, a Modificação that draws when anything is or deals
/// any, and Manobras that destroy, sacrifice, prevent and damage.
fn cards() -> Value {
    let ally = json!({"kinds": ["aliado"]});
    let mut martyr = aliado("Mártir", [2, 2, 1]);
    martyr["abilities"] = json!([{"triggered": {"trigger": "damaged",
        "effect": {"sentences": [{"effects": ["draw"]}]}}}]);
    json!([
        martyr,
        watcher("Ferida", &json!({"damaged": {"what": {}}})),
        watcher("Garra", &json!({"deals_damage": {"what": {}}})),
        watcher("Luto", &json!({"dies": {"what": {}}})),
        manobra_on("Ruína", &ally, &json!([{"destroy": {"what": "target"}}])),
        manobra(
            "Oferenda",
            &json!([{"sacrifice": {"who": "opponents", "filter": ally}}])
        ),
        manobra_on(
            "Abrigo",
            &json!({}),
            &json!([{"prevent": {"to": "target"}}])
        ),
        manobra_on(
            "Mordaça",
            &json!({"kinds": ["aliado", "modificacao"]}),
            &json!([{"forbid": {"what": "target", "deed": "deal_damage"}}]),
        ),
        {"name": "Balista", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
            {"activated": {"cost": 1, "effect": {
                "targets": [{"what": {"permanent": {"filter": ally}}}],
                "sentences": [{"effects": [{"damage": {"to": "target", "amount": 2}}]}]}}}]},
        manobra_on(
            "Escudo",
            &json!({}),
            &json!([{"prevent": {"to": "target", "amount": 2}}])
        ),
    ])
}

fn watched(watchers: &[&str]) -> Scene {
    let mut scene = duel(cards());
    for name in watchers {
        scene.put(0, name);
    }
    scene
}

/// "Efeitos que dizem “Destrua” não causam dano [...]"
#[test]
fn fab_1_21_5_destroying_is_no_damage() {
    let mut scene = watched(&["Ferida"]);
    let martir = scene.put(1, "Mártir");
    scene.hand(0, &["Ruína"]);
    let mut game = scene.start();
    game.play_on("Ruína", martir);
    assert!(!game.is_in_play(martir));
    assert!(game.hand(0).is_empty() && game.hand(1).is_empty());

    // The same death by damage is one that both abilities see.
    let mut scene = watched(&["Ferida"]);
    let martir = scene.put(1, "Mártir");
    scene.hand(0, &["Faísca"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(martir);
    game.resolve_to(0);
    // Both abilities wait at once: whoever is asked puts one of them first. FAB 1.14.9
    game.number(0);
    game.resolve();
    assert!(!game.is_in_play(martir));
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (1, 1));
}

/// "Efeitos que dizem “Sacrifique” não causam dano [...]"
#[test]
fn fab_1_21_6_sacrificing_is_no_damage() {
    let mut scene = watched(&["Ferida"]);
    let martir = scene.put(1, "Mártir");
    scene.hand(0, &["Oferenda"]);
    let mut game = scene.start();
    game.play("Oferenda");
    game.resolve();
    assert!(!game.is_in_play(martir));
    assert!(game.hand(0).is_empty() && game.hand(1).is_empty());
}

/// "Efeitos que dizem “Sacrifique” não causam dano [...]"
///
/// Ruling FAB-C21: damage triggers are all that it avoids; it is a death.
#[test]
fn fab_1_21_6_a_sacrifice_by_an_effect_is_still_a_death() {
    let mut scene = watched(&["Luto"]);
    scene.put(1, "Mártir");
    scene.hand(0, &["Oferenda"]);
    let mut game = scene.start();
    game.play("Oferenda");
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"]);
    assert!(game.hand(1).is_empty());
}

/// "[...] “Previna o dano” impede que uma fonte de dano cause dano [...] não desencadeiam [...] receber dano."
#[test]
fn fab_1_21_7_prevented_damage_is_not_received() {
    let mut scene = watched(&["Ferida"]);
    let martir = scene.put(1, "Mártir");
    scene.hand(0, &["Abrigo", "Faísca"]);
    let mut game = scene.start();
    game.play_on("Abrigo", martir);
    game.play_on("Faísca", martir);
    assert!(game.is_in_play(martir));
    assert_eq!(game.at(martir).damage, 0);
    assert!(game.hand(0).is_empty() && game.hand(1).is_empty());
    let prevented = |event: &Event| matches!(event, Event::Prevented { amount: 2, .. });
    assert_eq!(game.count(prevented), 1);
}

/// "[...] não desencadeiam habilidades desencadeadas ao se causar [...] dano."
#[test]
fn fab_1_21_7_prevented_damage_is_not_dealt() {
    for (sheltered, drawn) in [(true, 0), (false, 1)] {
        let mut scene = watched(&["Garra"]);
        let peao = scene.put(0, "Peão");
        scene.hand(0, &["Abrigo"]);
        let mut game = scene.at(0, Part::Ofensiva);
        if sheltered {
            game.play_on("Abrigo", base(1, 0));
        }
        game.attack(&[(peao, base(1, 0))]);
        unblocked(&mut game);
        let drawn_cards = game.hand(0).iter().filter(|name| **name == "Peão").count();
        assert_eq!(drawn_cards, drawn, "sheltered: {sheltered}");
    }
}

/// "[...] impede que uma fonte de dano cause dano [...]": what is prevented is not among what was dealt.
#[test]
fn fab_1_21_7_a_part_that_is_prevented_is_no_part_of_the_damage_dealt() {
    let mut tally = watcher("Troféu", &json!({"deals_damage": {"what": {}}}));
    tally["abilities"][0]["triggered"]["effect"]["sentences"][0]["effects"] =
        json!([{"draw": {"amount": "event"}}]);
    let mut all = cards();
    all.as_array_mut().unwrap().push(tally);
    let mut scene = duel(all);
    let capita = scene.put(0, "Capitã");
    scene.put(0, "Troféu");
    scene.hand(0, &["Escudo"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.play_on("Escudo", base(1, 0));
    game.attack(&[(capita, base(1, 0))]);
    unblocked(&mut game);
    assert_eq!(game.resistance(base(1, 0)), 4, "3 less 2");
    assert_eq!(game.hand(0), ["Peão"], "one point was dealt, not three");
}

/// "[...] impede que uma fonte de dano cause dano [...]": the source may be what an effect speaks of.
#[test]
fn fab_1_21_7_an_attacker_kept_from_dealing_damage_deals_none_and_still_takes_it() {
    for blocked in [false, true] {
        let mut scene = watched(&["Garra"]);
        let (capita, guard) = (scene.put(0, "Capitã"), scene.put(1, "Titã"));
        scene.hand(0, &["Mordaça"]);
        let mut game = scene.at(0, Part::Ofensiva);
        game.play_on("Mordaça", capita);
        game.attack(&[(capita, base(1, 0))]);
        to_blocks(&mut game);
        game.block(&[(guard, capita)][..usize::from(blocked)]);
        game.pass_window();
        assert_eq!(game.resistance(base(1, 0)), 5);
        assert_eq!(game.at(guard).damage, 0);
        assert_eq!(
            game.is_in_play(capita),
            !blocked,
            "the Titã is no silent source"
        );
        assert_eq!(
            game.hand(0).len(),
            usize::from(blocked),
            "only the Titã dealt damage"
        );
    }
}

/// "[...] impede que uma fonte de dano cause dano [...]": also one whose ability deals it.
#[test]
fn fab_1_21_7_an_ability_of_a_source_kept_from_dealing_damage_deals_none() {
    for silenced in [false, true] {
        let mut scene = watched(&["Ferida"]);
        let balista = scene.put(0, "Balista");
        let capita = scene.put(1, "Capitã");
        scene.hand(0, &["Mordaça"]);
        let mut game = scene.start();
        if silenced {
            game.play_on("Mordaça", balista);
        }
        game.activate(balista, 0);
        game.choose(capita);
        game.resolve();
        assert_eq!(game.at(capita).damage, if silenced { 0 } else { 2 });
        let drawn = game.hand(0).iter().filter(|name| **name == "Peão").count();
        assert_eq!(drawn, usize::from(!silenced));
    }
}

/// "Dano aplicado [...] não destrói [...] é destruído pela checagem de estado do jogo após a aplicação"
#[test]
fn fab_1_21_8_an_ally_that_is_saved_before_the_check_lives() {
    let trial = manobra_on(
        "Provação",
        &json!({"kinds": ["aliado"]}),
        &json!([
        {"damage": {"to": "target", "amount": 2}},
        {"modify": {"what": "target", "stat": "vida", "amount": 1, "until": "always"}}]),
    );
    let mut scene = duel(json!([trial]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Provação"]);
    let mut game = scene.start();
    game.play_on("Provação", peao);
    // Two damage on a vida of 2, but at the check the vida is 3.
    assert!(game.is_in_play(peao));
    assert_eq!(game.at(peao).damage, 2);
}

/// "Dano aplicado a uma base [...] não destrói aquela base [...]"
#[test]
fn fab_1_21_8_a_base_that_is_saved_before_the_check_stands() {
    let trial = manobra_on(
        "Reforma",
        &json!({"kinds": ["base"]}),
        &json!([
        {"damage": {"to": "target", "amount": 5}},
        {"gain_resistance": {"what": "target", "amount": 1}}]),
    );
    let mut scene = duel(json!([trial]));
    scene.hand(0, &["Reforma"]);
    let mut game = scene.start();
    game.play_on("Reforma", base(1, 0));
    assert_eq!(game.resistance(base(1, 0)), 1);
}

/// "A checagem [...] verifica se o valor de resistência ou vida é igual ou menor que 0 [...] é destruído."
#[test]
fn fab_1_21_8_the_check_destroys_and_what_cannot_be_destroyed_stays() {
    let relic = passive(
        "Relíquia",
        &json!({"forbid": {"of": {"kinds": ["aliado", "base"]}, "deed": "be_destroyed"}}),
    );
    for protected in [true, false] {
        let mut scene = duel(json!([relic]));
        let (tita, capita) = (scene.put(0, "Titã"), scene.put(1, "Capitã"));
        if protected {
            scene.put(1, "Relíquia");
        }
        let other = scene.put(0, "Titã");
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(tita, base(1, 0)), (other, base(1, 1))]);
        to_blocks(&mut game);
        game.block(&[(capita, tita)]);
        game.pass_window();
        assert_eq!(game.is_in_play(capita), protected);
        assert_eq!(game.is_in_play(base(1, 1)), protected);
        let hits = game.count(|event| matches!(event, Event::Damaged { amount: 9, .. }));
        assert_eq!(hits, 2, "the damage is dealt in both cases");
    }
}

/// How many cards this watcher draws when an ability of a permanent does this to the only enemy Aliado.
fn drawn_by(watcher: &str, effects: &Value) -> usize {
    let executioner = json!({"name": "Carrasco", "kind": "modificacao", "cost": 1, "attach": 1, "abilities": [
        {"activated": {"cost": 0, "effect": {"sentences": [{"effects": effects}]}}}]});
    let mut all = cards();
    all.as_array_mut().unwrap().push(executioner);
    let mut scene = duel(all);
    let carrasco = scene.put(0, "Carrasco");
    let peao = scene.put(1, "Peão");
    scene.put(0, watcher);
    let mut game = scene.start();
    game.activate(carrasco, 0);
    game.resolve();
    assert!(!game.is_in_play(peao), "it is gone in every case");
    game.hand(0).len()
}

/// What opponents have, as far as it is an Aliado.
fn enemies() -> Value {
    json!({"each": {"filter": {"kinds": ["aliado"], "whose": "opponents"}}})
}

/// "Efeitos que dizem “Destrua” não causam dano [...] ao se causar ou receber dano."
#[test]
fn fab_1_21_5_who_destroys_has_dealt_no_damage() {
    let hurts = json!([{"damage": {"to": enemies(), "amount": 2}}]);
    let destroys = json!([{"destroy": {"what": enemies()}}]);
    for watcher in ["Garra", "Ferida"] {
        assert_eq!(drawn_by(watcher, &hurts), 1, "{watcher}");
        assert_eq!(drawn_by(watcher, &destroys), 0, "{watcher}");
    }
}

/// "Efeitos que dizem “Sacrifique” não causam dano [...] ao se causar ou receber dano."
#[test]
fn fab_1_21_6_who_makes_others_sacrifice_has_dealt_no_damage() {
    let tribute = json!([{"sacrifice": {"who": "opponents", "filter": {"kinds": ["aliado"]}}}]);
    for (watcher, drawn) in [("Garra", 0), ("Ferida", 0), ("Luto", 1)] {
        assert_eq!(drawn_by(watcher, &tribute), drawn, "{watcher}");
    }
}

/// "Efeitos que dizem “Destrua” não causam dano [...]": a base that is destroyed has lost no resistance by it.
#[test]
fn fab_1_21_5_a_destroyed_base_took_no_damage_and_lost_no_resistance() {
    let base_filter = json!({"kinds": ["base"]});
    for trigger in ["damaged", "loses_resistance"] {
        for (effect, drawn) in [
            (json!({"destroy": {"what": "target"}}), 0),
            (json!({"damage": {"to": "target", "amount": 5}}), 1),
        ] {
            let mut scene = duel(json!([
                watcher("Vigia", &json!({trigger: {"what": base_filter}})),
                manobra_on("Abalo", &base_filter, &json!([effect])),
            ]));
            scene.put(0, "Vigia");
            scene.hand(0, &["Abalo"]);
            let mut game = scene.start();
            game.play_on("Abalo", base(1, 0));
            assert!(!game.is_in_play(base(1, 0)));
            assert_eq!(game.hand(0).len(), drawn, "{trigger}: {effect}");
        }
    }
}

/// "[...] “Previna o dano” [...]": in this turn; what is prevented later must be prevented anew.
#[test]
fn fab_1_21_7_a_prevention_ends_with_its_turn() {
    for shield in ["Abrigo", "Escudo"] {
        let mut scene = watched(&[]);
        let martir = scene.put(1, "Mártir");
        scene.hand(0, &[shield, "Faísca"]);
        let mut game = scene.start();
        game.play_on(shield, martir);
        game.to(1, Part::Acao);
        game.pass();
        game.play_on("Faísca", martir);
        assert!(!game.is_in_play(martir), "{shield}");
    }
}
