//! When allies, manoeuvres and modifications are played. FAB 3.2.1, 3.2.2, 3.3.1, 3.3.2, 3.4.1, 3.4.2

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;

/// The parts of a turn without combat.
const QUIET: [Part; 6] = [
    Part::Compra,
    Part::Restauracao,
    Part::Acao,
    Part::Ofensiva,
    Part::Influencia,
    Part::Final,
];

fn cards() -> Value {
    json!([
        {"name": "Sopro", "kind": "manobra", "effect": {"sentences": [{"effects": [{"gain_resources": {"amount": 0}}]}]}},
        {"name": "Emboscada", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"allow": {"deed": "at_any_time"}}}}]},
    ])
}

/// The windows (whose turn, which part) in which player 0 may play the card; in all others it is refused.
fn moments_of(name: &str) -> Vec<(u8, Part)> {
    let mut moments = Vec::new();
    for active in [0, 1] {
        for part in QUIET {
            let mut scene = duel(cards());
            scene.hand(0, &[name]);
            let mut game = scene.at(active, part);
            if active == 1 {
                game.pass();
            }
            assert_eq!(game.asked(), (0, Ask::Priority));
            let play = Action::Play(game.id(name));
            if game.can(play) {
                game.act(play);
                game.resolve();
                assert_eq!(game.named(name).len(), 1);
                moments.push((active, part));
            } else {
                game.refused(play, IllegalAction::WrongMoment);
            }
        }
    }
    moments
}

/// With five resources and cards of cost one: five are played one after the other, the sixth is too much.
fn any_number(name: &str) -> Game {
    let mut scene = duel(cards());
    scene.hand(0, &[name; 6]);
    scene.resources(0, 5);
    let mut game = scene.start();
    for left in (0..5).rev() {
        game.play(name);
        game.resolve();
        assert_eq!(game.resources(0), left);
    }
    let card = game.id(name);
    game.refused(Action::Play(card), IllegalAction::NotEnoughResources);
    assert_eq!(game.hand(0), [name]);
    game
}

/// "Aliados são cartas que podem ser jogadas no turno do jogador durante a fase de ação."
#[test]
fn fab_3_2_1_allies_are_played_in_the_own_acao() {
    assert_eq!(moments_of("Peão"), [(0, Part::Acao)]);
}

/// "Aliados […] durante a fase de ação." Ruling FAB-C42: with an empty stack, not as an answer.
#[test]
fn fab_3_2_1_an_ally_is_no_answer() {
    let mut scene = duel(cards());
    scene.hand(0, &["Sopro", "Peão"]);
    scene.hand(1, &["Sopro"]);
    let mut game = scene.start();
    let peao = game.id("Peão");
    game.play("Sopro");
    game.play("Sopro");
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(Action::Play(peao), IllegalAction::StackNotEmpty);
    game.resolve();
    game.play("Peão");
}

/// 3.2.1 under the golden rule: a card that says so is played at another moment.
#[test]
fn fab_3_2_1_unless_the_card_itself_says_otherwise() {
    let mut scene = duel(cards());
    scene.hand(0, &["Emboscada", "Peão"]);
    let mut game = scene.at(1, Part::Ofensiva);
    game.pass();
    let peao = game.id("Peão");
    game.refused(Action::Play(peao), IllegalAction::WrongMoment);
    game.play("Emboscada");
    game.resolve();
    assert_eq!(game.named("Emboscada").len(), 1);
}

/// "O jogador pode jogar qualquer número de Aliados que possuir em sua mão, caso tenha os recursos necessários."
#[test]
fn fab_3_2_2_any_number_of_allies_while_resources_last() {
    let game = any_number("Peão");
    assert_eq!(game.named("Peão").len(), 5);
}

/// "[…] que possuir em sua mão": an ally elsewhere is not played.
#[test]
fn fab_3_2_2_only_allies_of_the_own_hand_are_played() {
    let mut scene = duel(cards());
    scene.hand(1, &["Capitã"]);
    scene.cards(0, Zone::Descarte, &["Titã"]);
    let mut game = scene.start();
    // One in another hand, one in the Descarte, one in the deck.
    for name in ["Capitã", "Titã", "Peão"] {
        let card = game.id(name);
        game.refused(Action::Play(card), IllegalAction::NotInHand);
    }
}

/// "Manobras são cartas que podem ser jogadas a qualquer momento."
#[test]
fn fab_3_3_1_a_manobra_is_played_in_every_part_of_every_turn() {
    let mut scene = duel(cards());
    let (tita, peao) = (scene.put(0, "Titã"), scene.put(0, "Peão"));
    scene.put(1, "Capitã");
    scene.hand(0, &["Sopro"]);
    scene.hand(1, &["Sopro"]);
    let mut game = scene.at(1, Part::Final);
    let mut moments: Vec<(Part, u8)> = Vec::new();
    game.to(0, Part::Compra);
    while game.state.active() == Seat(0) {
        let (part, (seat, ask)) = (game.state.part(), game.asked());
        if ask == Ask::Priority && !moments.contains(&(part, seat)) {
            let mut played = game.clone();
            played.play("Sopro");
            played.resolve();
            assert!(played.discard(seat).contains(&"Sopro"));
            moments.push((part, seat));
        }
        match (part, seat, ask) {
            (Part::Ofensiva, 0, Ask::Priority) if !game.at(tita).turned => {
                game.attack(&[(tita, base(1, 0))]);
            }
            (Part::Influencia, 0, Ask::Priority) if !game.at(peao).turned => {
                game.influence(&[(peao, base(1, 1))]);
            }
            (_, _, Ask::Priority) => game.pass(),
            (_, _, Ask::DiscardDown) => {
                let peao = game.id("Peão");
                game.act(Action::Discard(peao));
            }
            _ => drop(game.done()),
        }
    }
    // Ten parts, two players each.
    assert_eq!(moments.len(), 20, "{moments:?}");
}

/// "Manobras […] a qualquer momento": as an answer to a card, to an answer, and to an own card.
#[test]
fn fab_3_3_1_a_manobra_answers_whatever_waits() {
    let mut scene = duel(cards());
    scene.hand(0, &["Peão", "Sopro"]);
    scene.hand(1, &["Sopro", "Sopro"]);
    let mut game = scene.start();
    game.play("Peão");
    game.play("Sopro");
    game.play("Sopro");
    game.play("Sopro");
    assert_eq!(game.state.stack().len(), 4);
    game.resolve();
    assert_eq!(game.named("Peão").len(), 1);
}

/// "O jogador pode jogar qualquer número de Manobras que possuir em sua mão, caso tenha os recursos necessários."
#[test]
fn fab_3_3_2_any_number_of_manobras_while_resources_last() {
    // A Veto with nothing to cancel does nothing, and costs one.
    let game = any_number("Veto");
    assert_eq!(game.discard(0), ["Veto"; 5]);
}

/// "Modificações são cartas que podem ser jogadas na fase de ação de um jogador."
#[test]
fn fab_3_4_1_modifications_are_played_in_the_own_acao() {
    assert_eq!(moments_of("Broquel"), [(0, Part::Acao)]);
}

/// "Modificações […] na fase de ação." Ruling FAB-C42: with an empty stack, not as an answer.
#[test]
fn fab_3_4_1_a_modification_is_no_answer() {
    let mut scene = duel(cards());
    scene.hand(0, &["Sopro", "Broquel"]);
    scene.hand(1, &["Sopro"]);
    let mut game = scene.start();
    let broquel = game.id("Broquel");
    game.play("Sopro");
    game.play("Sopro");
    game.refused(Action::Play(broquel), IllegalAction::StackNotEmpty);
    game.resolve();
    game.play("Broquel");
}

/// "O jogador pode jogar qualquer número de Modificações que possuir em sua mão, caso tenha os recursos necessários."
#[test]
fn fab_3_4_2_any_number_of_modifications_while_resources_last() {
    let game = any_number("Broquel");
    assert_eq!(game.named("Broquel").len(), 5);
}
