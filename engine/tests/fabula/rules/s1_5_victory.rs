//! How a game is won, and that it ends at once. FAB 1.5.1, 1.5.2

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::opening::*;

/// Cards that end games.
fn endings() -> Value {
    let manobra = |name: &str, sentences: Value| json!({"name": name, "kind": "manobra", "effect": {"sentences": sentences}});
    json!([
        manobra("Triunfo", json!([{"effects": ["win"]}, {"effects": [{"draw": {"amount": 3}}]}])),
        manobra("Cataclismo", json!([{"effects": [{"destroy": {"what": {"each": {"filter": {"position": "centro"}}}}}]}])),
        {"name": "Muralha", "kind": "modificacao", "attach": 0, "abilities": [
            {"passive": {"does": {"forbid": {"of": {"kinds": ["base"], "whose": "you"}, "deed": "be_destroyed"}}}}]},
    ])
}

/// "Uma partida termina automaticamente após um dos jogadores obter a vitória."
#[test]
fn fab_1_5_1_the_game_ends_at_the_moment_of_victory() {
    let mut scene = duel(endings());
    scene.hand(0, &["Leitura", "Triunfo"]);
    scene.hand(1, &["Faísca"]);
    let peao = scene.put(0, "Peão");
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Faísca");
    game.choose(peao);
    game.play("Triunfo");
    game.resolve();
    // Nobody has to agree or to do anything more.
    assert_over(&mut game, Some(0), Reason::Card);
    assert!(legal_actions(&game.state).is_empty());
    assert_eq!(
        game.log.last(),
        Some(&Event::Over(game.state.outcome().unwrap()))
    );
    // Whatever waited below, the rest of the card included, does not happen any more.
    assert_eq!(game.count(|event| matches!(event, Event::Drew { .. })), 0);
    assert!(game.is_in_play(peao));
}

/// "Uma partida termina automaticamente": in the middle of combat, too, and nothing can be done afterwards.
#[test]
fn fab_1_5_1_nothing_is_allowed_after_the_end() {
    let mut scene = duel(json!([]));
    let (tita, peao) = (scene.put(0, "Titã"), scene.put(0, "Peão"));
    scene.hand(0, &["Leitura"]);
    scene.expose(1);
    scene.position.resistance(centro(1), 9);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(tita, centro(1))]);
    finish_turn(&mut game);
    assert_over(&mut game, Some(0), Reason::Centro);
    assert_eq!(game.state.part(), Part::ResultadoDaOfensiva);
    let leitura = game.id("Leitura");
    for action in [
        Action::Play(leitura),
        Action::Done,
        Action::Influence {
            ally: peao,
            base: centro(1),
        },
        Action::Concede(Seat(0)),
    ] {
        game.refused(action, IllegalAction::GameOver);
    }
}

/// "Uma partida pode ser vencida de diversas formas": each way leads to the same end.
#[test]
fn fab_1_5_2_a_game_is_won_by_card_by_concession_and_by_the_centro() {
    let mut scene = duel(endings());
    let tita = scene.put(0, "Titã");
    scene.hand(0, &["Triunfo"]);
    scene.expose(1);
    scene.position.resistance(centro(1), 8);
    let game = scene.start();

    let mut by_card = game.clone();
    by_card.play("Triunfo");
    by_card.resolve();
    assert_over(&mut by_card, Some(0), Reason::Card);

    let mut by_concession = game.clone();
    by_concession.act(Action::Concede(Seat(1)));
    assert_over(&mut by_concession, Some(0), Reason::Concession);

    // Ruling FAB-C5: the Centro may be destroyed or influenced, either is a conquest.
    let mut by_offensive = game.clone();
    by_offensive.to(0, Part::Ofensiva);
    by_offensive.attack(&[(tita, centro(1))]);
    finish_turn(&mut by_offensive);
    assert!(!by_offensive.is_in_play(centro(1)));
    assert_over(&mut by_offensive, Some(0), Reason::Centro);

    let mut by_influence = game;
    by_influence.to(0, Part::Influencia);
    by_influence.influence(&[(tita, centro(1))]);
    finish_turn(&mut by_influence);
    assert_over(&mut by_influence, Some(0), Reason::Centro);
}

/// Ruling FAB-C5: the game is not won by Arredores, however many are gone.
#[test]
fn fab_1_5_2_arredores_alone_win_nothing() {
    let mut scene = duel(json!([]));
    scene.expose(1);
    let mut game = scene.start();
    assert_eq!(game.state.outcome(), None);
    finish_turn(&mut game);
    assert_eq!(game.state.outcome(), None);
}

/// Ruling FAB-C5: Centros that fall in the same check leave nobody to win.
#[test]
fn fab_1_5_2_centros_that_fall_together_are_a_draw() {
    let mut scene = duel(endings());
    scene.hand(0, &["Cataclismo"]);
    let mut game = scene.start();
    game.play("Cataclismo");
    game.resolve();
    assert_over(&mut game, None, Reason::Centro);

    // With a third player whose Centro stands, that player has won.
    let mut scene = scene_of_three();
    scene.hand(0, &["Cataclismo"]);
    scene.put(2, "Muralha");
    let mut game = scene.start();
    game.play("Cataclismo");
    game.resolve();
    assert_over(&mut game, Some(2), Reason::Centro);
}

fn scene_of_three() -> Scene {
    scene(table(endings()), 3)
}

/// "Após o jogador utilizar uma carta que diga “você ganha o jogo”."
#[test]
fn fab_1_5_2a_whoever_uses_the_card_wins_in_anybodys_turn() {
    let mut scene = scene_of_three();
    scene.hand(2, &["Triunfo"]);
    let mut game = scene.start();
    game.pass();
    game.pass();
    game.play("Triunfo");
    game.resolve();
    // "Você" is the player who used it, and the other two have lost together.
    assert_over(&mut game, Some(2), Reason::Card);
}

/// "[…] utilizar uma carta que diga “você ganha o jogo”": holding it or having it cancelled wins nothing.
#[test]
fn fab_1_5_2a_a_cancelled_card_does_not_win() {
    let mut scene = duel(endings());
    scene.hand(0, &["Triunfo"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.start();
    assert_eq!(game.state.outcome(), None);
    game.play("Triunfo");
    assert_eq!(game.state.outcome(), None, "it wins when it resolves");
    game.play("Veto");
    game.resolve();
    assert_eq!(game.state.outcome(), None);
    assert_eq!(game.discard(0), ["Triunfo"]);
}
