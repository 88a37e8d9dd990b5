//! FAB 1.11.6, 1.11.7, 1.11.8: turned or not, face up or down.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::short_cards::*;

/// "Os estados que uma permanente pode possuir são: Virado/Desvirado, Virado de face para baixo/cima […]."
#[test]
fn fab_1_11_6_a_permanent_enters_unturned_and_face_up_and_each_state_changes_alone() {
    let mut scene = duel(json!([
        aimed("Laço", json!([{"turn": {"what": "target"}}])),
        aimed("Véu", json!([{"face": {"what": "target", "down": true}}])),
        aimed("Faca", json!([{"unturn": {"what": "target"}}])),
        aimed("Luz", json!([{"face": {"what": "target", "down": false}}])),
    ]));
    scene.hand(0, &["Peão", "Laço", "Véu", "Faca", "Luz"]);
    let mut game = scene.start();
    game.play("Peão");
    game.resolve();
    let peao = game.named("Peão")[0];
    let state = |game: &Game| (game.at(peao).turned, game.at(peao).face_down);
    assert_eq!(state(&game), (false, false));
    let steps = [
        ("Laço", (true, false)),
        ("Véu", (true, true)),
        ("Faca", (false, true)),
        ("Luz", (false, false)),
    ];
    for (name, expected) in steps {
        game.play_on(name, peao);
        assert_eq!(state(&game), expected, "{name}");
    }
}

/// "[…] ao menos que uma habilidade diga o contrário."
#[test]
fn fab_1_11_6_an_ability_may_have_it_enter_otherwise() {
    let own = json!({"cards": {"zone": "descarte", "filter": {"kinds": ["aliado"]}}});
    let raise = json!([{"move": {"what": own, "to": "campo", "turned": true}}]);
    let mut scene = duel(json!([spell("Retorno", raise)]));
    scene.cards(0, Zone::Descarte, &["Capitã"]);
    scene.hand(0, &["Retorno"]);
    let mut game = scene.start();
    game.play("Retorno");
    game.resolve();
    let capita = game.named("Capitã")[0];
    assert!(game.at(capita).turned && !game.at(capita).face_down);
}

/// "Uma permanente mantém seu estado até que um efeito/habilidade ou ação do turno a modifique."
#[test]
fn fab_1_11_7_a_turned_permanent_stays_turned_until_something_unturns_it() {
    let mut scene = duel(json!([aimed(
        "Faca",
        json!([{"unturn": {"what": "target"}}])
    )]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Capitã"));
    let third = scene.put(0, "Titã");
    scene.hand(0, &["Faca"]);
    for ally in [first, second, third] {
        scene.position.status(ally, true, false);
    }
    let mut game = scene.start();
    // Neither the end of the turn nor the next turn by itself changes it.
    for (active, part) in [(0, Part::Final), (1, Part::Acao), (0, Part::Restauracao)] {
        game.to(active, part);
        assert!([first, second, third].map(|ally| game.at(ally).turned) == [true; 3]);
    }
    // An action of the turn changes one, an effect another, nothing the third.
    game.act(Action::Restore(first));
    game.play_on("Faca", second);
    game.to(0, Part::Ofensiva);
    assert!([first, second, third].map(|ally| game.at(ally).turned) == [false, false, true]);
}

/// The same for being face down.
#[test]
fn fab_1_11_7_a_face_down_permanent_stays_so_until_something_turns_it_up() {
    let mut scene = duel(json!([aimed(
        "Véu",
        json!([{"face": {"what": "target", "down": true}}])
    ),]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Capitã"));
    scene.hand(0, &["Véu", "Véu"]);
    let mut game = scene.start();
    game.play_on("Véu", first);
    game.play_on("Véu", second);
    game.to(1, Part::Acao);
    game.to(0, Part::Acao);
    assert!(game.at(first).face_down && game.at(second).face_down);
    game.act(Action::TurnUp(first));
    assert!(!game.at(first).face_down && game.at(second).face_down);
}

/// "[…] cartas removidas do Campo para outras zonas perdem seu estado atual."
#[test]
fn fab_1_11_8_a_card_that_leaves_the_field_loses_its_state() {
    let home = json!([{"turn": {"what": "target"}}, {"move": {"what": "target", "to": "mao"}}]);
    let mut scene = duel(json!([aimed("Recuo", home)]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Recuo"]);
    let mut game = scene.start();
    game.play_on("Recuo", peao);
    assert_eq!(game.count(|event| matches!(event, Event::Turned { .. })), 1);
    assert_eq!(game.hand(0), ["Peão"]);
    game.play("Peão");
    game.resolve();
    let again = game.named("Peão")[0];
    assert!(!game.at(again).turned);
    // It is another object: it prepares anew.
    assert!(game.at(again).preparing);
}

/// The same for the face: in the Descarte it is the card that it is.
#[test]
fn fab_1_11_8_a_face_down_permanent_that_leaves_is_a_card_like_any_other() {
    let own = json!({"card": {"zone": "descarte", "filter": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([
        aimed("Véu", json!([{"face": {"what": "target", "down": true}}])),
        aimed("Vento", json!([{"destroy": {"what": "target"}}])),
        aimed_at(
            "Resgate",
            own,
            json!([{"move": {"what": "target", "to": "campo"}}])
        ),
    ]));
    let capita = scene.put(0, "Capitã");
    scene.hand(0, &["Véu", "Vento", "Resgate"]);
    let mut game = scene.start();
    game.play_on("Véu", capita);
    game.play_on("Vento", capita);
    assert!(game.discard(0).contains(&"Capitã"));
    game.play("Resgate");
    game.choose_card(0, Zone::Descarte, "Capitã");
    game.resolve();
    let capita = game.named("Capitã")[0];
    assert!(!game.at(capita).face_down);
    assert_eq!(game.values(capita), (3, 4, 3));
}

/// "Apenas permanentes presentes no Campo possuem estados […]. Cartas fora do Campo não possuem estados […]."
#[test]
fn fab_1_11_8_a_card_out_of_play_is_neither_turned_nor_unturned() {
    for turned in [true, false] {
        let cards = json!({"cards_in": {"zone": "descarte", "filter": {"turned": turned}}});
        let allies = json!({"count": {"of": {"kinds": ["aliado"], "turned": turned}}});
        let sum = json!([{"gain_resources": {"amount": {"sum": {"of": [cards, allies]}}}}]);
        let mut scene = duel(json!([spell("Censo", sum)]));
        scene.cards(0, Zone::Descarte, &["Peão", "Peão"]);
        let peao = scene.put(0, "Peão");
        scene.position.status(peao, turned, false);
        scene.hand(0, &["Censo"]);
        let mut game = scene.start();
        game.play("Censo");
        game.resolve();
        // The one in play counts, the two in the Descarte never do.
        assert_eq!(game.resources(0), 11, "turned: {turned}");
    }
}
