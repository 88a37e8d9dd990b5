//! FAB 1.19.4, 3.3.3, 4.2.1, 4.3.1 with rulings FAB-C10 and FAB-C11: deck, hand, field.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// "Habilidades que fazem o jogador comprar cartas, fazem com que o jogador compre cartas do topo de seu baralho."
#[test]
fn fab_1_19_4_an_ability_draws_from_the_top_of_the_deck() {
    let bottom = json!({"move": {"what": {"cards": {"zone": "descarte", "filter": {"name": "Titã"}}}, "to": "fundo"}});
    let mut scene = duel(json!([
        spell("Aterro", json!([bottom])),
        spell("Estudo", json!([{"draw": {"amount": 2}}])),
    ]));
    scene.cards(0, Zone::Descarte, &["Titã"]);
    scene.cards(0, Zone::Baralho, &["Broquel", "Capitã"]);
    scene.hand(0, &["Aterro", "Estudo"]);
    let mut game = scene.start();
    game.play("Aterro");
    game.resolve();
    game.play("Estudo");
    game.resolve();
    // The two on top, not the one at the bottom nor any of those between.
    assert_eq!(game.hand(0), ["Broquel", "Capitã"]);
    let drawn: Vec<Event> = game
        .log
        .iter()
        .copied()
        .filter(|event| matches!(event, Event::Drew { .. }))
        .collect();
    let order = ["Capitã", "Broquel"].map(|name| Event::Drew {
        seat: Seat(0),
        card: Some(game.id(name)),
    });
    assert_eq!(drawn, order);
}

/// "[…] do topo de seu baralho": each player from the own deck, whoever's ability it is.
#[test]
fn fab_1_19_4_everybody_draws_from_the_own_deck() {
    let mut scene = duel(json!([
        spell("Festa", json!([{"draw": {"who": "everyone"}}])),
        spell("Convite", json!([{"draw": {"who": "opponents"}}])),
    ]));
    scene.cards(0, Zone::Baralho, &["Capitã"]);
    scene.cards(1, Zone::Baralho, &["Broquel", "Titã"]);
    scene.hand(0, &["Festa", "Convite"]);
    let mut game = scene.start();
    game.play("Festa");
    game.resolve();
    assert_eq!(
        (game.hand(0), game.hand(1)),
        (vec!["Capitã", "Convite"], vec!["Titã"])
    );
    game.play("Convite");
    game.resolve();
    assert_eq!(
        (game.hand(0), game.hand(1)),
        (vec!["Capitã"], vec!["Broquel", "Titã"])
    );
    assert_eq!((game.deck(0), game.deck(1)), (20, 20));
}

/// The same for an ability of a permanent, triggered or activated.
#[test]
fn fab_1_19_4_abilities_of_permanents_draw_from_the_top_as_well() {
    let draw = json!([{"draw": {}}]);
    let abilities = json!([
        paying(json!(0), draw.clone()),
        whenever(json!({"attacks": {}}), draw)
    ]);
    let mut scene = duel(json!([ally("Leitora", [1, 1, 1], abilities)]));
    let leitora = scene.put(0, "Leitora");
    scene.cards(0, Zone::Baralho, &["Titã", "Capitã"]);
    let mut game = scene.start();
    game.activate(leitora, 0);
    game.resolve();
    assert_eq!(game.hand(0), ["Capitã"]);
    game.to(0, Part::Ofensiva);
    game.attack(&[(leitora, base(1, 0))]);
    game.resolve();
    assert_eq!(game.hand(0), ["Capitã", "Titã"]);
}

/// "Manobras que tem seu efeito resolvido são enviadas para a zona de descarte."
#[test]
fn fab_3_3_3_a_manobra_goes_to_the_descarte_when_its_effect_has_resolved() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Leitura"]);
    let mut game = scene.start();
    game.play("Leitura");
    // Waiting it is neither in the hand nor in the Descarte.
    assert!(game.hand(0).is_empty() && game.discard(0).is_empty());
    game.resolve();
    assert_eq!(game.discard(0), ["Leitura"]);
    assert!(game.zone(0, Zone::Degredo).is_empty());
}

/// With several sentences (1.14.3a) not before the last one is done.
#[test]
fn fab_3_3_3_a_manobra_of_two_sentences_waits_for_both() {
    let both = json!({"name": "Tratado", "kind": "manobra", "effect": {"sentences": [
        {"effects": [{"gain_resources": {"amount": 1}}]},
        {"effects": [{"gain_resources": {"amount": {"cards_in": {"zone": "descarte"}}}}]},
    ]}});
    let mut scene = duel(json!([both]));
    scene.hand(0, &["Tratado"]);
    let mut game = scene.start();
    game.play("Tratado");
    assert_eq!(game.state.stack().len(), 2);
    game.resolve_to(1);
    assert_eq!((game.resources(0), game.discard(0).len()), (11, 0));
    game.resolve();
    // The second sentence did not see its own card in the Descarte.
    assert_eq!((game.resources(0), game.discard(0).len()), (11, 1));
}

/// It goes to its owner's Descarte, whoever used it.
#[test]
fn fab_3_3_3_a_manobra_goes_to_the_descarte_of_its_owner() {
    let hand = json!({"card": {"zone": "descarte", "whose": "opponents"}});
    let mut scene = duel(json!([aimed_at(
        "Plágio",
        hand,
        json!([{"play_free": {"what": "target"}}])
    )]));
    scene.cards(1, Zone::Descarte, &["Leitura"]);
    scene.hand(0, &["Plágio"]);
    let mut game = scene.start();
    game.play("Plágio");
    game.choose_card(1, Zone::Descarte, "Leitura");
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"]);
    assert_eq!(
        (game.discard(0), game.discard(1)),
        (vec!["Plágio"], vec!["Leitura"])
    );
}

/// "A mão do jogador contém as cartas compradas do baralho daquele jogador."
#[test]
fn fab_4_2_1_what_is_drawn_is_in_the_hand_and_only_that_can_be_played() {
    let mut scene = duel(json!([]));
    scene.cards(0, Zone::Baralho, &["Capitã"]);
    scene.cards(0, Zone::Descarte, &["Broquel"]);
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Titã"]);
    let mut game = scene.start();
    // Not from the deck, the Descarte, or another hand.
    for elsewhere in ["Capitã", "Broquel", "Titã"] {
        let play = Action::Play(game.id(elsewhere));
        game.refused(play, IllegalAction::NotInHand);
    }
    game.play("Leitura");
    game.resolve();
    assert_eq!((game.hand(0), game.deck(0)), (vec!["Capitã"], 20));
    game.play("Capitã");
    game.resolve();
    assert!(game.hand(0).is_empty());
}

/// "O campo é a zona onde as cartas permanentes ficam após serem jogadas da mão […] pagando seu custo."
#[test]
fn fab_4_3_1_a_played_permanent_is_in_the_field_once_it_is_paid_and_resolved() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã", "Broquel"]);
    let mut game = scene.start();
    for (name, left) in [("Capitã", 7), ("Broquel", 6)] {
        game.play(name);
        assert_eq!(game.resources(0), left);
        assert!(game.named(name).is_empty() && !game.hand(0).contains(&name));
        game.resolve();
        assert_eq!(game.named(name).len(), 1);
    }
    // It stays there.
    game.to(1, Part::Acao);
    assert_eq!(
        (game.named("Capitã").len(), game.named("Broquel").len()),
        (1, 1)
    );
}

/// Without the cost nothing gets there.
#[test]
fn fab_4_3_1_a_permanent_that_cannot_be_paid_stays_in_the_hand() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã"]);
    scene.resources(0, 2);
    let mut game = scene.start();
    let play = Action::Play(game.id("Capitã"));
    game.refused(play, IllegalAction::NotEnoughResources);
    assert_eq!(game.hand(0), ["Capitã"]);
}

/// Rulings FAB-C10, FAB-C11: bases lie in the Zona de Territórios and count as in play, with the field.
#[test]
fn fab_4_3_1_effects_on_permanents_in_play_mean_the_bases_as_well() {
    let turned = |what: Value| json!([{"turn": {"what": what}}]);
    let mut scene = duel(json!([
        spell(
            "Maré",
            turned(json!({"each": {"filter": {"whose": "you"}}}))
        ),
        aimed_at(
            "Cheia",
            json!({"zone": {"zone": "campo"}}),
            turned(json!("target"))
        ),
    ]));
    let (peao, broquel) = (scene.put(0, "Peão"), scene.put(0, "Broquel"));
    let other = scene.put(1, "Peão");
    scene.hand(0, &["Maré", "Cheia"]);
    let mut game = scene.start();
    let all = |game: &Game, seat: u8, more: &[Slot]| {
        let bases = (0..5).map(|it| base(seat, it));
        bases
            .chain(more.iter().copied())
            .all(|slot| game.at(slot).turned)
    };
    game.play("Maré");
    game.resolve();
    assert!(all(&game, 0, &[peao, broquel]));
    assert!(!game.at(other).turned && !game.at(base(1, 0)).turned);
    // The field as one zone of a player (1.15.10): Aliados, Modificações and bases together.
    game.play("Cheia");
    game.act(Action::Choose(Target::Zone {
        seat: Seat(1),
        zone: Zone::Campo,
    }));
    game.resolve();
    assert!(all(&game, 1, &[other]));
}
