//! FAB 4.4 with rulings FAB-C19, FAB-C20, FAB-C33: the Descarte.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

fn destroy() -> Value {
    aimed("Vento", json!([{"destroy": {"what": "target"}}]))
}

/// "Descarte é o local onde cartas são colocadas após seu uso, e onde aliados e melhorias vão após […] destruídos."
#[test]
fn fab_4_4_1_used_cards_and_destroyed_permanents_lie_in_the_descarte_of_their_owner() {
    let mut scene = duel(json!([destroy()]));
    let (peao, broquel) = (scene.put(1, "Peão"), scene.put(1, "Broquel"));
    let lent = scene.put(1, "Capitã");
    scene.position.control(lent, Seat(0));
    scene.hand(0, &["Vento", "Vento", "Vento"]);
    let mut game = scene.start();
    // Ruling FAB-C20: "melhorias" are Modificações.
    for target in [peao, broquel, lent] {
        game.play_on("Vento", target);
        assert!(!game.is_in_play(target));
    }
    assert_eq!(game.discard(1), ["Broquel", "Capitã", "Peão"]);
    assert_eq!(game.discard(0), ["Vento", "Vento", "Vento"]);
}

/// A card whose effect was cancelled was used, too.
#[test]
fn fab_4_4_1_a_cancelled_card_lies_in_the_descarte() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.start();
    game.play("Capitã");
    game.play("Veto");
    game.resolve();
    assert_eq!(
        (game.discard(0), game.discard(1)),
        (vec!["Capitã"], vec!["Veto"])
    );
}

/// Ruling FAB-C33: a destroyed base goes to its owner's Descarte, even from another's control …
#[test]
fn fab_4_4_1_a_destroyed_base_lies_in_the_descarte_of_its_owner() {
    let mut scene = duel(json!([]));
    let titan = scene.put(0, "Titã");
    scene.position.control(base(0, 0), Seat(1));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(titan, base(0, 0))]);
    game.to(0, Part::Influencia);
    assert!(!game.is_in_play(base(0, 0)));
    assert_eq!((game.discard(0), game.discard(1).len()), (vec!["Base"], 0));
}

/// … and never comes to a hand, a deck or back into play from there (3.1.11).
#[test]
fn fab_4_4_1_a_base_never_goes_to_a_hand_or_a_deck() {
    for place in ["mao", "topo", "fundo", "baralho", "campo"] {
        let bases = json!({"each": {"filter": {"kinds": ["base"], "whose": "you"}}});
        let own = json!({"cards": {"zone": "descarte", "filter": {"kinds": ["aliado", "base"]}}});
        let mut scene = duel(json!([
            spell("Fuga", json!([{"move": {"what": bases, "to": place}}])),
            spell("Resgate", json!([{"move": {"what": own, "to": place}}])),
        ]));
        scene.cards(0, Zone::Descarte, &["Base", "Peão"]);
        scene.hand(0, &["Fuga", "Resgate"]);
        let mut game = scene.start();
        game.play("Fuga");
        game.resolve();
        assert!((0..5).all(|it| game.is_in_play(base(0, it))), "{place}");
        game.play("Resgate");
        game.resolve();
        assert_eq!(game.discard(0), ["Base", "Fuga", "Resgate"], "{place}");
        assert_eq!(game.named("Base").len(), 10, "{place}");
    }
}

/// "Cartas descartadas da mão ou do baralho vão para a zona de Descarte"
#[test]
fn fab_4_4_2_cards_discarded_from_a_hand_lie_in_the_descarte() {
    let mut scene = duel(json!([spell(
        "Aperto",
        json!([{"discard": {"who": "opponents"}}])
    )]));
    scene.hand(0, &["Aperto"]);
    scene.hand(1, &["Capitã", "Titã"]);
    let mut game = scene.start();
    game.play("Aperto");
    game.resolve();
    assert_eq!(game.asked(), (1, Ask::Effect));
    let capita = game.id("Capitã");
    game.act(Action::Discard(capita));
    assert_eq!(
        (game.hand(1), game.discard(1)),
        (vec!["Titã"], vec!["Capitã"])
    );
    assert_eq!(game.discard(0), ["Aperto"]);
}

/// Discarded as a cost, and at the end of the turn.
#[test]
fn fab_4_4_2_discards_as_a_cost_and_in_the_final_go_there_as_well() {
    let work = paying(
        json!({"discard": {}}),
        json!([{"gain_resources": {"amount": 1}}]),
    );
    let mut scene = duel(json!([modification("Fornalha", json!([work]))]));
    let fornalha = scene.put(0, "Fornalha");
    scene.hand(
        0,
        &["Capitã", "Titã", "Titã", "Titã", "Titã", "Titã", "Broquel"],
    );
    let mut game = scene.start();
    game.activate(fornalha, 0);
    let (capita, broquel) = (game.id("Capitã"), game.id("Broquel"));
    game.act(Action::Discard(capita));
    assert_eq!(game.discard(0), ["Capitã"]);
    game.resolve();
    game.to(0, Part::Final);
    game.pass_window();
    assert_eq!(game.asked(), (0, Ask::DiscardDown));
    game.act(Action::Discard(broquel));
    assert_eq!(game.discard(0), ["Broquel", "Capitã"]);
}

/// "[…] ou do baralho": the cards on top, into their owner's Descarte.
#[test]
fn fab_4_4_2_cards_discarded_from_a_deck_lie_in_the_descarte() {
    let top = json!({"top": {"whose": "opponents", "amount": 2}});
    let mut scene = duel(json!([spell(
        "Erosão",
        json!([{"move": {"what": top, "to": "descarte"}}])
    )]));
    scene.cards(1, Zone::Baralho, &["Titã", "Capitã", "Broquel"]);
    scene.hand(0, &["Erosão"]);
    let mut game = scene.start();
    game.play("Erosão");
    game.resolve();
    assert_eq!(
        (game.discard(1), game.deck(1)),
        (vec!["Broquel", "Capitã"], 21)
    );
    assert!(game.hand(1).is_empty());
}

/// "Uma carta enviada para a zona de descarte permanece nesta zona até o fim do jogo."
#[test]
fn fab_4_4_3_a_card_stays_in_the_descarte_and_cannot_be_played_from_there() {
    let mut scene = duel(json!([]));
    scene.cards(0, Zone::Descarte, &["Capitã", "Broquel", "Leitura"]);
    let mut game = scene.start();
    for _ in 0..3 {
        for name in ["Capitã", "Broquel", "Leitura"] {
            let play = Action::Play(game.id(name));
            game.refused(play, IllegalAction::NotInHand);
        }
        game.to(1, Part::Acao);
        game.to(0, Part::Acao);
        for name in ["Capitã", "Broquel", "Leitura"] {
            assert!(game.discard(0).contains(&name));
        }
    }
}

/// An empty deck is not filled from it: whoever must draw has lost.
#[test]
fn fab_4_4_3_the_descarte_does_not_become_a_deck_again() {
    let draw_all = spell("Gula", json!([{"draw": {"amount": 21}}]));
    let mut scene = duel(json!([draw_all]));
    scene.cards(0, Zone::Descarte, &["Capitã"; 10]);
    scene.hand(0, &["Gula"]);
    let mut game = scene.start();
    game.play("Gula");
    game.resolve();
    let outcome = Outcome {
        winner: Some(Seat(1)),
        reason: Reason::DeckOut,
    };
    assert_eq!(game.state.outcome(), Some(outcome));
}

/// Ruling FAB-C19: the Descarte is not final for effects (example of 1.1.3, quick guide).
#[test]
fn fab_4_4_3_an_effect_may_take_a_card_out_of_the_descarte() {
    for (place, zone) in [
        ("mao", Zone::Mao),
        ("degredo", Zone::Degredo),
        ("topo", Zone::Baralho),
    ] {
        let own = json!({"card": {"zone": "descarte"}});
        let back = json!([{"move": {"what": "target", "to": place}}]);
        let mut scene = duel(json!([aimed_at("Resgate", own, back)]));
        scene.cards(0, Zone::Descarte, &["Capitã", "Titã"]);
        scene.hand(0, &["Resgate"]);
        let mut game = scene.start();
        game.play("Resgate");
        game.choose_card(0, Zone::Descarte, "Capitã");
        game.resolve();
        assert_eq!(game.discard(0), ["Resgate", "Titã"], "{place}");
        assert!(game.zone(0, zone).contains(&"Capitã"), "{place}");
    }
}
