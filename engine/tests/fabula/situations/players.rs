//! Decks that run out, players who leave.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::*;

/// A player is eliminated by the first half of an effect; the second half speaks of all opponents.
///
/// FAB-C38: what the player owns leaves, but for bases that others control; what is others' goes back to them;
/// the player's effects are cancelled. 1.1.3: nobody asks an absent player. 1.21.8: what a vanished Modificação
/// kept alive falls. 1.17.2: the queue passes the player over.
#[test]
fn a_player_eliminated_in_the_middle_of_an_effect() {
    let sentence = aimed(
        "Sentença",
        &json!("player"),
        &json!([{"lose": {"who": "target"}}, {"discard": {"who": "opponents"}}, {"draw": {"amount": 2}}]),
    );
    let mut scene = scene(table(json!([sentence])), 3);
    let mine = scene.put(0, "Peão");
    let broquel = scene.put(1, "Broquel");
    let (lent, borrowed) = (scene.put(1, "Capitã"), scene.put(2, "Titã"));
    scene.position.control(lent, Seat(2));
    scene.position.control(borrowed, Seat(1));
    scene.position.control(base(1, 0), Seat(2));
    scene.position.control(base(2, 0), Seat(1));
    scene.hand(0, &["Sentença", "Faísca"]);
    scene.hand(1, &["Leitura", "Veto"]);
    scene.hand(2, &["Leitura", "Veto"]);
    let mut game = scene.start();
    game.pass();
    game.act(Action::Attach(broquel));
    game.choose(mine);
    game.resolve();
    game.play_on("Faísca", mine);
    assert_eq!((game.values(mine).1, game.at(mine).damage), (4, 2));
    game.pass();
    game.play("Leitura");
    let leitura = game.state.stack()[0].id;
    game.pass();
    game.play("Sentença");
    game.choose_player(1);
    game.pass();
    game.pass();
    // Player 1 is gone in the middle of it; only player 2 is left to discard.
    assert_eq!(game.asked(), (2, Ask::Effect));
    assert!(!game.state.seat(Seat(1)).present);
    game.act(Action::Discard(game.id("Veto")));
    assert_eq!(
        game.hand(0),
        ["Peão", "Peão"],
        "the rest of the text happened"
    );
    assert_eq!(
        game.count(|event| *event == Event::Cancelled { id: leitura }),
        1
    );
    assert!(game.state.stack().is_empty());
    // Owned by player 1: gone, wherever it was; owned by others: theirs again.
    assert!(!game.is_in_play(broquel) && !game.is_in_play(lent));
    assert_eq!(game.at(borrowed).controller, Seat(2));
    assert!(
        !game.is_in_play(mine),
        "two damage, and the Broquel is gone"
    );
    // Bases: player 2 keeps the one that was taken; the one that player 1 held leaves.
    assert_eq!(game.at(base(1, 0)).controller, Seat(2));
    assert!(!game.is_in_play(base(2, 0)) && !game.is_in_play(base(1, 1)));
    assert!(
        game.discard(2).iter().all(|name| *name != "Base"),
        "left, not destroyed"
    );
    assert_eq!(
        (game.asked(), game.state.part()),
        ((0, Ask::Priority), Part::Acao)
    );
    assert_eq!(game.state.outcome(), None);
    game.to(2, Part::Acao);
}

/// A deck that runs out by an opponent's effect in the own turn.
///
/// 1.5.3a, FAB-C4: who must draw and cannot has lost; FAB-C35: what there is is drawn first, and that the
/// same effect fills the deck again before the check does not undo it. 1.1.2: who may not draw does not have
/// to. FAB-C5: who falls in the same check as the opponent's Centro has not won.
#[test]
fn a_deck_runs_out_by_an_effect_in_the_own_turn() {
    let flood = |name: &str, amount: i16, more: Value| {
        let back = json!({"move": {"what": {"cards": {"zone": "descarte", "whose": "target"}}, "to": "baralho"}});
        aimed(
            name,
            &json!("player"),
            &json!([{"draw": {"who": "target", "amount": amount}}, back, more]),
        )
    };
    let ruin = json!({"damage": {"to": {"each": {"filter": {"position": "centro", "whose": "you"}}}, "amount": 15}});
    let cards = json!([
        flood("Maré", 20, json!("draw")),
        flood("Dilúvio", 21, json!("draw")),
        flood("Apocalipse", 21, ruin),
        modificacao(
            "Dique",
            &json!([{"passive": {"does": {"forbid_draw": {"who": "you"}}}}])
        ),
    ]);
    let play = |name: &str, dike: bool| {
        let mut scene = duel(cards.clone());
        if dike {
            scene.put(1, "Dique");
        }
        scene.cards(1, Zone::Descarte, &["Titã"; 3]);
        scene.hand(0, &[name]);
        let mut game = scene.at(1, Part::Acao);
        game.pass();
        game.play(name);
        game.choose_player(1);
        game.resolve();
        game
    };
    let won = |winner: Option<u8>| winner.map(Seat);
    // Twenty of twenty: an empty deck is no loss, and it is filled again.
    let game = play("Maré", false);
    assert_eq!(
        (game.state.outcome(), game.hand(1).len(), game.deck(1)),
        (None, 20, 3)
    );
    let game = play("Dilúvio", false);
    let outcome = game.state.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (won(Some(0)), Reason::DeckOut)
    );
    assert_eq!(
        game.count(|event| matches!(event, Event::Drew { seat: Seat(1), .. })),
        20
    );
    let game = play("Dilúvio", true);
    assert_eq!((game.state.outcome(), game.hand(1).len()), (None, 0));
    let game = play("Apocalipse", false);
    assert_eq!(
        game.state.outcome().unwrap().winner,
        won(None),
        "both at once"
    );
}

/// One player's end brings about another one's.
///
/// FAB-C38: with a player go that player's Modificações. 1.21.8: the check then finds a Centro at zero that
/// only they kept standing (1.1.2). FAB-C5: its owner is out, too, and the last one left wins (1.5.2d).
#[test]
fn a_player_who_leaves_takes_another_one_along() {
    let vigil = json!([{"passive": {"does": {"forbid": {"of": {"kinds": ["base"]}, "deed": "be_destroyed"}}}}]);
    let ruin = aimed(
        "Ruína",
        &json!({"permanent": {"filter": {"kinds": ["base"]}}}),
        &json!([{"damage": {"to": "target", "amount": 15}}]),
    );
    let mut scene = scene(table(json!([modificacao("Vigília", &vigil), ruin])), 3);
    scene.put(1, "Vigília");
    scene.expose(2);
    scene.hand(0, &["Ruína"]);
    let mut game = scene.start();
    game.play_on("Ruína", centro(2));
    assert_eq!(
        (game.resistance(centro(2)), game.state.outcome()),
        (0, None)
    );
    game.act(Action::Concede(Seat(1)));
    let reasons: Vec<(Seat, Reason)> = game
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Out { seat, reason } => Some((*seat, *reason)),
            _ => None,
        })
        .collect();
    assert_eq!(
        reasons,
        [(Seat(1), Reason::Concession), (Seat(2), Reason::Centro)]
    );
    assert_eq!(game.state.outcome().unwrap().winner, Some(Seat(0)));
}

/// A player is eliminated by the same effect that triggers that player's ability.
///
/// FAB-C29: a trigger is stacked after the check that follows its event. FAB-C38: in that check its controller
/// has left, and an absent player has no effects.
#[test]
fn the_last_trigger_of_an_eliminated_player_never_comes() {
    let revenge = json!([{"triggered": {"trigger": {"dies": {"what": {}}},
        "effect": {"sentences": [{"effects": [{"lose_resources": {"who": "opponents", "amount": 5}}]}]}}}]);
    let fall = |name: &str, amount: i16| {
        let centro = json!({"each": {"filter": {"position": "centro", "whose": "opponents"}}});
        aimed(
            name,
            &an_ally(),
            &json!([{"destroy": {"what": "target"}}, {"damage": {"to": centro, "amount": amount}}]),
        )
    };
    for (name, present) in [("Queda", false), ("Tropeço", true)] {
        let cards = json!([
            modificacao("Vingança", &revenge),
            fall("Queda", 15),
            fall("Tropeço", 14)
        ]);
        let mut scene = scene(table(cards), 3);
        scene.put(1, "Vingança");
        let peao = scene.put(1, "Peão");
        // Only player 1's Centro is in danger.
        scene.position.resistance(centro(2), 40);
        scene.hand(0, &[name]);
        let mut game = scene.start();
        game.play_on(name, peao);
        assert_eq!(game.state.seat(Seat(1)).present, present);
        let left = if present { 5 } else { 10 };
        assert_eq!([0, 2].map(|seat| game.resources(seat)), [left; 2], "{name}");
    }
}
