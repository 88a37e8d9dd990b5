//! FAB 1.14.1 to 1.14.4: abilities: their kinds and their sentences.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// An Aliado 1/1/1 with these abilities.
fn ally(name: &str, abilities: &Value) -> Value {
    json!({"name": name, "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1, "abilities": abilities})
}

/// "Habilidade é qualquer texto […] que possua função mecânica, gerando assim um efeito quando […] utilizada."
#[test]
fn fab_1_14_1_an_ability_makes_an_effect_and_a_card_without_text_has_none() {
    let mut scene = duel(json!([ally(
        "Músico",
        &json!([{"activated": {"cost": 0, "effect": says(&json!(["draw"]))}}])
    )]));
    let (musico, peao) = (scene.put(0, "Músico"), scene.put(0, "Peão"));
    let mut game = scene.start();
    game.refused(
        Action::Activate {
            permanent: peao,
            ability: 0,
        },
        IllegalAction::NoSuchAbility,
    );
    game.refused(
        Action::Activate {
            permanent: musico,
            ability: 1,
        },
        IllegalAction::NoSuchAbility,
    );
    game.activate(musico, 0);
    assert_eq!(waiting(&game), ["Músico"]);
    game.resolve();
    assert_eq!(game.deck(0), 19);
}

/// "Uma habilidade pode possuir ou não uma palavra-chave que a represente."
#[test]
fn fab_1_14_2_a_keyword_and_its_text_written_out_are_the_same_ability() {
    let swift = json!([{"passive": {"does": {"allow": {"deed": "act_at_once"}}}}]);
    let mut word = ally("Lebre", &json!([]));
    word["keywords"] = json!(["Ligeiro"]);
    let cards = json!([word, ally("Galgo", &swift), ally("Lesma", &json!([]))]);
    let keywords = json!([{"name": "Ligeiro", "abilities": swift}]);
    let mut scene = scene(table_with_keywords(cards, keywords), 2);
    scene.hand(0, &["Lebre", "Galgo", "Lesma"]);
    let mut game = scene.start();
    for name in ["Lebre", "Galgo", "Lesma"] {
        game.play(name);
        game.resolve();
    }
    let [lebre, galgo, lesma] = ["Lebre", "Galgo", "Lesma"].map(|name| game.named(name)[0]);
    game.to(0, Part::Ofensiva);
    let attack = |ally| Action::Attack {
        ally,
        base: base(1, 0),
    };
    assert!(game.can(attack(lebre)) && game.can(attack(galgo)));
    game.refused(attack(lesma), IllegalAction::Preparing);
}

/// "Uma habilidade pode ser formada por mais de um efeito."
#[test]
fn fab_1_14_3_one_ability_paid_once_makes_several_effects() {
    let two = json!({"sentences": [{"effects": ["draw"]}, {"effects": [{"gain_resources": {"amount": 3}}]}]});
    let mut scene = duel(json!([ally(
        "Músico",
        &json!([{"activated": {"cost": 2, "effect": two}}])
    )]));
    let musico = scene.put(0, "Músico");
    let mut game = scene.start();
    game.activate(musico, 0);
    assert_eq!(
        (waiting(&game), game.resources(0)),
        (vec!["Músico", "Músico"], 8)
    );
    game.resolve();
    assert_eq!((game.deck(0), game.resources(0)), (19, 11));
}

/// The first example of the rule.
fn sacrifice_and_draw() -> Value {
    json!({"name": "Tributo", "kind": "manobra", "cost": 1, "effect": {
    "targets": [{"what": "player"}],
    "sentences": [
        {"effects": [{"sacrifice": {"who": "target", "filter": {"kinds": ["aliado"]}}}]},
        {"effects": ["draw"]},
    ]}})
}

/// "[…] diferentes sentenças […] gera um efeito diferente […] para cada sentença […] na ordem que estiver descrita."
#[test]
fn fab_1_14_3a_each_sentence_is_an_effect_and_they_happen_in_printed_order() {
    let mut scene = duel(json!([sacrifice_and_draw()]));
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Tributo"]);
    let mut game = scene.start();
    game.play("Tributo");
    game.choose_player(1);
    assert_eq!(waiting(&game), ["Tributo", "Tributo"]);
    // The last effect added resolves first (FAB-C2), so the first sentence is added last (FAB-C3):
    // added in printed order the card would run backwards.
    game.pass();
    assert!(!game.is_in_play(peao));
    assert_eq!((game.deck(0), waiting(&game)), (20, vec!["Tributo"]));
    game.resolve();
    assert_eq!(game.deck(0), 19);
}

/// "Uma habilidade que contém diferentes sentenças […] gera um efeito diferente na pilha […] para cada sentença."
#[test]
fn fab_1_14_3a_each_sentence_can_be_cancelled_alone() {
    for (from_top, drawn, dies) in [(0, 1, false), (1, 0, true)] {
        let mut scene = duel(json!([sacrifice_and_draw(), targeted_cancel()]));
        let peao = scene.put(1, "Peão");
        scene.hand(0, &["Tributo"]);
        scene.hand(1, &["Mordaça"]);
        let mut game = scene.start();
        game.play("Tributo");
        game.choose_player(1);
        game.play("Mordaça");
        game.choose_effect(from_top);
        game.resolve();
        assert_eq!((game.deck(0), game.is_in_play(peao)), (20 - drawn, !dies));
        assert_eq!(
            game.discard(0),
            ["Tributo"],
            "one card, whatever became of its sentences"
        );
    }
}

/// "[…] ou em formato de lista […]. Exemplo 2: “Escolha: O jogador alvo sacrifica um aliado. Compre uma carta.”"
#[test]
fn fab_1_14_3a_of_a_list_that_says_choose_only_the_chosen_item_is_stacked() {
    let card = sacrifice_and_draw();
    let modes = json!([
        {"targets": card["effect"]["targets"], "sentences": [card["effect"]["sentences"][0]]},
        {"sentences": [card["effect"]["sentences"][1]]},
    ]);
    for (mode, drawn) in [(0, 0), (1, 1)] {
        let mut scene = duel(
            json!([{"name": "Dilema", "kind": "manobra", "cost": 1, "effect": {"modes": modes}}]),
        );
        let peao = scene.put(1, "Peão");
        scene.hand(0, &["Dilema"]);
        let mut game = scene.start();
        game.play("Dilema");
        assert_eq!(game.asked(), (0, Ask::Mode));
        game.refused(Action::Number(2), IllegalAction::OutOfRange);
        game.number(mode);
        if mode == 0 {
            game.choose_player(1);
        }
        assert_eq!(waiting(&game), ["Dilema"]);
        game.resolve();
        assert_eq!(
            (game.deck(0), game.is_in_play(peao)),
            (20 - drawn, mode == 1)
        );
    }
}

/// "[…] gera um efeito diferente […] para cada sentença": one with a condition waits, too, and asks when it resolves.
#[test]
fn fab_1_14_3a_a_sentence_with_a_condition_is_an_effect_that_asks_when_it_happens() {
    let exists = json!({"exists": {"what": {"kinds": ["aliado"]}}});
    let card = json!({"name": "Prece", "kind": "manobra", "cost": 1, "effect": {"sentences": [
        {"effects": [{"gain_resources": {"amount": 3}}]},
        {"when": exists, "effects": ["draw"]},
    ]}});
    for (survives, drawn) in [(true, 1), (false, 0)] {
        let mut scene = duel(json!([card]));
        let peao = scene.put(1, "Peão");
        scene.hand(0, &["Prece"]);
        scene.hand(1, &["Faísca"]);
        let mut game = scene.start();
        game.play("Prece");
        assert_eq!(waiting(&game), ["Prece", "Prece"]);
        if !survives {
            game.play("Faísca");
            game.choose(peao);
        }
        game.resolve();
        // The other sentence does not depend on it.
        assert_eq!((game.resources(0), game.deck(0)), (10 - 1 + 3, 20 - drawn));
    }
}

/// "Há três (3) tipos de habilidades: passivas, desencadeadas e ativadas."
#[test]
fn fab_1_14_4_passive_triggered_activated_and_no_other() {
    let draws = says(&json!(["draw"]));
    let abilities = json!([
        {"passive": {"does": {"modify": {"stat": "vida", "amount": 4}}}},
        {"triggered": {"trigger": "turned", "effect": draws}},
        {"activated": {"cost": {"turn": true}, "effect": says(&json!([{"gain_resources": {"amount": 3}}]))}},
    ]);
    let mut scene = duel(json!([ally("Trio", &abilities)]));
    let trio = scene.put(0, "Trio");
    let mut game = scene.start();
    // The passive one holds without the stack, the activated one waits there, and so does the triggered one.
    assert_eq!((game.values(trio).1, game.state.stack().len()), (5, 0));
    for ability in [0, 1] {
        game.refused(
            Action::Activate {
                permanent: trio,
                ability,
            },
            IllegalAction::NoSuchAbility,
        );
    }
    game.activate(trio, 2);
    assert_eq!(waiting(&game), ["Trio", "Trio"]);
    game.resolve();
    assert_eq!((game.deck(0), game.resources(0)), (19, 13));
    for kind in ["static", "replacement", "special"] {
        assert!(is_refused(
            &ally("Quarto", &json!([{kind: {"effect": draws}}])),
            "is not known here"
        ));
    }
}
