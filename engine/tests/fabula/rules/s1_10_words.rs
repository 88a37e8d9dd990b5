//! FAB 1.10.4, 1.10.5, 2.1.2: what a text means by a source, by "you", by a name.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::stack_kit::*;
use crate::fabula::support::*;

/// "[…] a palavra “fonte”, isso significa uma fonte seguindo aquela descrição (exemplo: fonte de dano […])."
#[test]
fn fab_1_10_4_a_source_of_damage_is_what_deals_it_ally_or_manoeuvre() {
    let red = json!({"colours": {"any_of": {"colours": ["vermelho"]}}});
    let draws = json!({"sentences": [{"effects": ["draw"]}]});
    // "Quando uma fonte vermelha causar dano, compre uma carta."
    let oraculo = relic(
        "Oráculo",
        &json!([{"triggered": {"trigger": {"deals_damage": {"what": red}}, "effect": draws}}]),
    );
    let mut scene = duel(json!([
        oraculo,
        {"name": "Brasa", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1, "colours": ["vermelho"]},
        aimed("Granizo", &an_ally(), &json!([{"damage": {"to": "target", "amount": 1}}])),
    ]));
    scene.put(0, "Oráculo");
    let (brasa, peao, titan) = (
        scene.put(0, "Brasa"),
        scene.put(0, "Peão"),
        scene.put(1, "Titã"),
    );
    scene.hand(0, &["Granizo", "Faísca"]);
    let mut game = scene.start();
    // Colourless damage and the offensive of a green ally come from other sources.
    game.play_on("Granizo", titan);
    assert_eq!(game.deck(0), 20);
    game.play_on("Faísca", titan);
    assert_eq!(
        game.deck(0),
        19,
        "the manoeuvre is the source of its damage (FAB 1.21.4)"
    );
    game.to(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0)), (brasa, base(1, 1))]);
    game.to(0, Part::Influencia);
    assert_eq!(game.deck(0), 18, "of two attackers one is red");
}

/// "[…] (exemplo: […] fonte do efeito, etc.)."
#[test]
fn fab_1_10_4_the_source_of_an_effect_is_the_permanent_with_the_ability() {
    let grows = json!({"sentences": [{"effects": [{"modify": {"what": "this", "stat": "ofensiva", "amount": 2}}]}]});
    let mut scene = duel(json!([
        {"name": "Brasa", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"activated": {"cost": 1, "effect": grows}}]},
    ]));
    let (one, other) = (scene.put(0, "Brasa"), scene.put(0, "Brasa"));
    let mut game = scene.start();
    game.activate(other, 0);
    assert_eq!(top(&game).source.map(|source| source.slot), Some(other));
    game.resolve();
    assert_eq!((game.values(one).0, game.values(other).0), (1, 3));
}

/// "As palavras “você” e “seu/sua” em um objeto, se referem ao controlador daquele objeto." (habilidade estática)
#[test]
fn fab_1_10_5_you_in_a_passive_ability_is_who_controls_its_source() {
    let of = json!({"kinds": ["aliado"], "whose": "you"});
    let mut scene = duel(json!([law(
        "Lábaro",
        &json!({"modify": {"of": of, "stat": "vida", "amount": 1}})
    )]));
    let labaro = scene.put(0, "Lábaro");
    let (mine, yours) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    let mut taken = again(&scene);
    let game = scene.start();
    assert_eq!((game.values(mine).1, game.values(yours).1), (3, 2));
    // Not the owner: whoever controls it now.
    taken.position.control(labaro, Seat(1));
    let game = taken.start();
    assert_eq!((game.values(mine).1, game.values(yours).1), (2, 3));
}

/// "Para um efeito/habilidade desencadeada este é o controlador do objeto que a desencadeou."
#[test]
fn fab_1_10_5_you_in_a_triggered_ability_is_who_controls_the_object_that_has_it() {
    let draws = json!({"sentences": [{"effects": ["draw"]}]});
    let mut scene = duel(json!([relic(
        "Coveiro",
        &json!([
            {"triggered": {"trigger": {"dies": {"what": {"kinds": ["aliado"]}}}, "effect": draws}},
        ])
    )]));
    let coveiro = scene.put(0, "Coveiro");
    scene.position.control(coveiro, Seat(1));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Faísca"]);
    let mut game = scene.start();
    game.play_on("Faísca", peao);
    // Neither the owner of the Coveiro, nor the one who killed, nor the one whose ally died.
    assert_eq!((game.deck(0), game.deck(1)), (20, 19));
}

/// "Para um efeito/habilidade desencadeada este é o controlador do objeto que a desencadeou": at that moment.
#[test]
fn fab_1_10_5_you_in_a_triggered_ability_is_who_controlled_it_when_it_triggered() {
    let mut scene = duel(json!([
        relic(
            "Coveiro",
            &json!([{"triggered": {"trigger": {"dies": {"what": {"kinds": ["aliado"]}}}, "effect": says(&json!(["draw"]))}}])
        ),
        aimed(
            "Furto",
            &json!("permanent"),
            &json!([{"take_control": {"what": "target"}}])
        ),
    ]));
    let coveiro = scene.put(1, "Coveiro");
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Faísca", "Furto"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(peao);
    game.pass();
    assert_eq!(waiting(&game), ["Coveiro"]);
    game.play_on("Furto", coveiro);
    assert_eq!(game.at(coveiro).controller, Seat(0));
    assert_eq!((game.deck(0), game.deck(1)), (20, 19));
}

/// "Para uma habilidade ativada este é o jogador que a ativou."
#[test]
fn fab_1_10_5_you_in_an_activated_ability_is_who_activated_it() {
    let draws = json!({"sentences": [{"effects": ["draw"]}]});
    let mut scene = duel(json!([
        relic(
            "Sino",
            &json!([{"activated": {"cost": 0, "effect": draws}}])
        ),
        aimed(
            "Furto",
            &json!("permanent"),
            &json!([{"take_control": {"what": "target"}}])
        ),
    ]));
    let sino = scene.put(0, "Sino");
    scene.hand(1, &["Furto"]);
    let mut game = scene.start();
    game.activate(sino, 0);
    game.play("Furto");
    game.choose(sino);
    game.resolve();
    // The ability outlives the change of control: it was activated before.
    assert_eq!(game.at(sino).controller, Seat(1));
    assert_eq!((game.deck(0), game.deck(1)), (19, 20));
}

/// "O nome da carta pode ser referenciado por uma ou mais cartas."
#[test]
fn fab_2_1_2_several_cards_may_speak_of_a_card_by_its_name() {
    let named = json!({"name": "Capitã"});
    let mut scene = duel(json!([
        law(
            "Corneta",
            &json!({"modify": {"of": named, "stat": "vida", "amount": 2}})
        ),
        aimed(
            "Medalha",
            &json!({"permanent": {"filter": named}}),
            &json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": 3}}])
        ),
    ]));
    let capita = scene.put(0, "Capitã");
    let titan = scene.put(0, "Titã");
    scene.put(0, "Corneta");
    scene.hand(0, &["Medalha"]);
    let mut game = scene.start();
    game.play("Medalha");
    game.refused(
        Action::Choose(game.target(titan)),
        IllegalAction::IllegalTarget,
    );
    game.choose(capita);
    game.resolve();
    assert_eq!(game.values(capita), (3 + 3, 4 + 2, 3));
    assert_eq!(game.values(titan), (9, 9, 9));
}
