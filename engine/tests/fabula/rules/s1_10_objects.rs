//! FAB 1.9.1, 1.10.1 to 1.10.3: what a text means by a card, an object, a type, a zone.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// A Manobra that makes a Ficha: an Aliado called Cria.
fn brood() -> Value {
    let ficha = json!({"name": "Cria", "kind": "ficha", "of": "aliado", "vida": 3, "ofensiva": 1, "influencia": 1});
    manobra("Ninhada", &json!([{"create": {"ficha": ficha}}]))
}

/// A duel in the Ação of player 0 with a Peão and a Ficha in play, and these cards in hand.
fn with_a_ficha(cards: &[Value], hand: &[&str]) -> (Game, Slot, Slot) {
    let mut all = vec![brood()];
    all.extend(cards.iter().cloned());
    let mut scene = duel(Value::Array(all));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Ninhada"]);
    scene.hand(0, hand);
    let mut game = scene.start();
    game.play("Ninhada");
    game.resolve();
    let cria = game.named("Cria")[0];
    (game, peao, cria)
}

/// "[…] referência a uma “carta”, isso significa apenas uma carta […] ou um objeto representado por uma carta."
#[test]
fn fab_1_9_1_a_card_in_play_is_an_object_that_a_card_represents_and_no_ficha() {
    let aliados = json!({"cards": {"zone": "campo", "filter": {"kinds": ["aliado"]}}});
    let varre = manobra("Varrida", &json!([{"turn": {"what": aliados}}]));
    let (mut game, peao, cria) = with_a_ficha(&[varre], &["Varrida"]);
    game.play("Varrida");
    game.resolve();
    assert!(
        game.at(peao).turned,
        "the permanent is represented by a card"
    );
    assert!(!game.at(cria).turned, "no card represents the ficha");
}

/// "[…] apenas uma carta de Fábula TCG, ou um objeto representado por uma carta […]"
#[test]
fn fab_1_9_1_cards_are_counted_where_cards_are_and_fichas_are_not() {
    let counts = |zone: &str| {
        let amount = json!({"cards_in": {"zone": zone, "filter": {"kinds": ["aliado"]}}});
        manobra(
            &format!("Conta {zone}"),
            &json!([{"gain_resources": {"amount": amount}}]),
        )
    };
    let cards = ["mao", "campo", "baralho"].map(counts);
    let (mut game, ..) = with_a_ficha(
        &cards,
        &["Conta mao", "Conta campo", "Conta baralho", "Titã"],
    );
    // A card in hand, the Peão in play without the Cria, the deck of twenty Peões.
    for (name, cards) in [("Conta mao", 1), ("Conta campo", 1), ("Conta baralho", 20)] {
        let before = game.resources(0);
        game.play(name);
        game.resolve();
        assert_eq!(game.resources(0), before - 1 + cards, "{name}");
    }
}

/// "Um objeto é: uma habilidade na pilha de efeitos, uma carta, uma ficha ou uma permanente."
#[test]
fn fab_1_10_1_an_ability_on_the_stack_a_card_a_ficha_and_a_permanent_are_objects() {
    // One text that points at an object of each kind and names nothing else.
    let card = json!({"card": {"zone": "descarte", "whose": "everyone"}});
    let targets =
        json!([{"what": "effect"}, {"what": card}, {"what": "permanent", "min": 2, "max": 2}]);
    let ponto = json!({"name": "Ponto", "kind": "manobra", "cost": 1,
    "effect": {"targets": targets, "sentences": [{"effects": [
        {"cancel": {"what": "target"}},
        {"move": {"what": {"target": {"group": 1}}, "to": "degredo"}},
        {"turn": {"what": {"target": {"group": 2}}}},
    ]}]}});
    let sino = relic(
        "Sino",
        &json!([{"activated": {"cost": 0, "effect": {"sentences": [{"effects": ["draw"]}]}}}]),
    );
    let mut scene = duel(json!([ponto, sino, brood()]));
    let sino = scene.put(0, "Sino");
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Ninhada"]);
    scene.hand(1, &["Ponto"]);
    let mut game = scene.start();
    game.play("Ninhada");
    game.resolve();
    let cria = game.named("Cria")[0];
    game.activate(sino, 0);
    game.play("Ponto");
    // No player and no zone is an object.
    for none in [
        Target::Player(Seat(0)),
        Target::Zone {
            seat: Seat(0),
            zone: Zone::Descarte,
        },
    ] {
        game.refused(Action::Choose(none), IllegalAction::IllegalTarget);
    }
    game.choose_effect(0);
    game.choose_card(0, Zone::Descarte, "Ninhada");
    game.choose(cria);
    game.choose(peao);
    game.resolve();
    assert_eq!(game.deck(0), 20, "the ability was cancelled");
    assert_eq!(game.zone(0, Zone::Degredo), ["Ninhada"]);
    assert!(game.at(cria).turned && game.at(peao).turned);
}

/// "[…] mas não faz referência a uma zona […] ou […] “carta”, […] uma carta […] em alguma das zonas do jogo."
#[test]
fn fab_1_10_2_a_type_without_a_zone_is_meant_in_every_zone() {
    let mut scene = duel(json!([
        // "Aliados podem agir a qualquer momento": those in hand are played, those in play use abilities.
        law("Alvorada", &json!({"allow": {"of": {"kinds": ["aliado"]}, "deed": "at_any_time"}})),
        {"name": "Erudita", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"activated": {"cost": 1, "effect": {"sentences": [{"effects": ["draw"]}]}}}]},
        relic("Sineta", &json!([])),
    ]));
    let erudita = scene.put(1, "Erudita");
    scene.hand(1, &["Peão", "Sineta"]);
    let mut without = again(&scene).at(0, Part::Final);
    scene.put(1, "Alvorada");
    let mut game = scene.at(0, Part::Final);
    let use_it = Action::Activate {
        permanent: erudita,
        ability: 0,
    };
    let (peao, sineta) = (game.id("Peão"), game.id("Sineta"));
    without.pass();
    for action in [use_it, Action::Play(peao)] {
        without.refused(action, IllegalAction::WrongMoment);
    }
    game.pass();
    assert!(game.can(use_it) && game.can(Action::Play(peao)));
    // Another type is not meant anywhere.
    game.refused(Action::Play(sineta), IllegalAction::WrongMoment);
}

/// "[…] uma carta daquele tipo ou subtipo presente em alguma das zonas do jogo."
#[test]
fn fab_1_10_2_a_subtype_without_a_zone_is_meant_in_hand_and_on_the_stack() {
    let soldado = json!({"subtypes": ["soldado"]});
    let mut scene = duel(json!([
        law(
            "Soldo",
            &json!({"reduce_cost": {"of": soldado, "amount": 2}})
        ),
        aimed(
            "Deserção",
            &json!({"effect": {"filter": soldado}}),
            &json!([{"cancel": {"what": "target"}}])
        ),
    ]));
    scene.put(0, "Soldo");
    scene.hand(0, &["Capitã", "Peão"]);
    scene.hand(1, &["Deserção"]);
    let mut game = scene.start();
    game.play("Peão");
    assert_eq!(game.resources(0), 10 - 1, "no soldado");
    let desercao = game.id("Deserção");
    game.refused(Action::Play(desercao), IllegalAction::NoTarget);
    game.resolve();
    game.play("Capitã");
    assert_eq!(game.resources(0), 9 - (3 - 2));
    game.play("Deserção");
    game.choose_effect(0);
    game.resolve();
    assert!(game.named("Capitã").is_empty());
}

/// "[…] pela palavra carta e uma zona do jogo, isso significa uma carta presente na zona de jogo descrita."
#[test]
fn fab_1_10_3_a_card_of_a_zone_is_meant_in_that_zone_only() {
    let from = json!({"card": {"zone": "descarte", "filter": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([aimed(
        "Resgate",
        &from,
        &json!([{"move": {"what": "target", "to": "mao"}}])
    )]));
    let capita = scene.put(0, "Capitã");
    scene.hand(0, &["Resgate", "Resgate", "Peão"]);
    let mut game = again(&scene).start();
    // Aliados in hand, in play and in the deck are not "an aliado card in the discard".
    let resgate = game.id("Resgate");
    game.refused(Action::Play(resgate), IllegalAction::NoTarget);
    scene.cards(0, Zone::Descarte, &["Titã", "Leitura"]);
    let mut game = scene.start();
    game.play("Resgate");
    game.refused(
        Action::Choose(game.target(capita)),
        IllegalAction::IllegalTarget,
    );
    let titan = Target::Card {
        seat: Seat(0),
        zone: Zone::Descarte,
        card: game.id("Titã"),
    };
    assert_eq!(choices(&game), [titan]);
    game.act(Action::Choose(titan));
    game.resolve();
    assert_eq!(game.hand(0), ["Peão", "Resgate", "Titã"]);
}

/// "[…] pela palavra carta e uma zona do jogo […]" (here the Campo, where cards represent permanents, FAB 1.9.1)
#[test]
fn fab_1_10_3_a_card_of_the_field_is_a_permanent_that_a_card_represents() {
    let what = json!({"card": {"zone": "campo", "filter": {"kinds": ["aliado"]}}});
    let virada = aimed("Virada", &what, &json!([{"turn": {"what": "target"}}]));
    let (mut game, peao, cria) = with_a_ficha(&[virada], &["Virada", "Titã"]);
    game.play("Virada");
    assert_eq!(
        choices(&game),
        [game.target(peao)],
        "neither the ficha nor the card in hand"
    );
    game.refused(
        Action::Choose(game.target(cria)),
        IllegalAction::IllegalTarget,
    );
    game.choose(peao);
    game.resolve();
    assert!(game.at(peao).turned);
}
