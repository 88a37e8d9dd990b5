//! FAB 1.9.4, 1.11.1, 1.11.2: who owns and who controls; what happens to it without a player.

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::short_cards::*;

/// "Caso uma carta faça referência ao seu controlador, mas [este] não pode ser definido, o seu dono […]."
#[test]
fn fab_1_9_4_a_card_out_of_play_has_its_owner_for_a_controller() {
    let any_discard = json!({"card": {"zone": "descarte", "whose": "everyone"}});
    let draws = json!([{"draw": {"who": {"controller": {"of": "target"}}}}]);
    let mut scene = duel(json!([aimed_at("Lembrança", any_discard, draws)]));
    scene.cards(1, Zone::Descarte, &["Capitã"]);
    scene.hand(0, &["Lembrança"]);
    let mut game = scene.start();
    game.play("Lembrança");
    game.choose_card(1, Zone::Descarte, "Capitã");
    game.resolve();
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 1));
}

/// The same for a permanent that the effect itself has removed: nobody controls what is not in play.
#[test]
fn fab_1_9_4_a_permanent_that_is_gone_has_its_owner_for_a_controller() {
    let effects = json!([
        {"destroy": {"what": "target"}},
        {"draw": {"who": {"controller": {"of": "target"}}}},
    ]);
    let mut scene = duel(json!([aimed("Indenização", effects)]));
    let peao = scene.put(1, "Peão");
    scene.position.control(peao, Seat(0));
    scene.hand(0, &["Indenização"]);
    let mut game = scene.start();
    game.play_on("Indenização", peao);
    assert!(!game.is_in_play(peao));
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 1));
}

/// Where the event itself tells who controlled it, there is a controller: of what died, the last one.
#[test]
fn fab_1_9_4_the_controller_of_what_has_died_is_who_had_it_when_it_died() {
    let mourn = whenever(
        json!({"dies": {"what": {"kinds": ["aliado"]}}}),
        json!([{"draw": {"who": {"controller": {"of": "subject"}}}}]),
    );
    let mut scene = duel(json!([modification("Mortalha", json!([mourn]))]));
    scene.put(0, "Mortalha");
    let peao = scene.put(0, "Peão");
    scene.position.control(peao, Seat(1));
    scene.hand(0, &["Faísca"]);
    let mut game = scene.start();
    game.play_on("Faísca", peao);
    assert!(!game.is_in_play(peao));
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 1));
}

/// "Caso uma carta faça referência ao *seu* controlador": a card that speaks of itself after it has left.
#[test]
fn fab_1_9_4_a_card_that_is_gone_may_speak_of_its_own_controller_and_owner() {
    for word in ["controller", "owner"] {
        let draws = json!([{"draw": {"who": {word: {"of": "this"}}}}]);
        let last = whenever(json!("dies"), draws);
        let mut scene = duel(json!([ally("Fênix", [1, 1, 1], json!([last]))]));
        let fenix = scene.put(1, "Fênix");
        scene.hand(0, &["Faísca"]);
        let mut game = scene.start();
        game.play_on("Faísca", fenix);
        assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 1), "{word}");
    }
}

/// "[…] o seu dono deve ser utilizado como substituto": "your" cards out of play are those that you own.
#[test]
fn fab_1_9_4_your_cards_out_of_play_are_those_that_you_own() {
    let cheaper =
        json!({"reduce_cost": {"of": {"kinds": ["aliado"], "whose": "you"}, "amount": 1}});
    for (holder, paid) in [(0, 2), (1, 3)] {
        let mut scene = duel(json!([modification(
            "Soldo",
            json!([always(cheaper.clone())])
        )]));
        scene.put(holder, "Soldo");
        scene.hand(0, &["Capitã"]);
        let mut game = scene.start();
        game.play("Capitã");
        assert_eq!(game.resources(0), 10 - paid);
    }
}

/// While a controller can be told it is the controller who is meant, not the owner.
#[test]
fn fab_1_9_4_the_owner_is_only_a_substitute() {
    let draws = json!([{"draw": {"who": {"controller": {"of": "target"}}}}]);
    let mut scene = duel(json!([aimed("Lembrança", draws)]));
    let peao = scene.put(1, "Peão");
    scene.position.control(peao, Seat(0));
    scene.hand(1, &["Lembrança"]);
    let mut game = scene.start();
    game.pass();
    game.play_on("Lembrança", peao);
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (1, 0));
}

/// "Uma permanente […] ao ser usado, não é movido para a zona de descarte ou […] degredo […]."
#[test]
fn fab_1_11_1_a_used_permanent_stays_in_play_and_a_used_manobra_does_not() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Capitã", "Broquel", "Leitura"]);
    let mut game = scene.start();
    for name in ["Capitã", "Broquel", "Leitura"] {
        game.play(name);
        game.resolve();
    }
    assert_eq!(game.named("Capitã").len(), 1);
    assert_eq!(game.named("Broquel").len(), 1);
    assert!(game.named("Leitura").is_empty());
    assert_eq!(game.discard(0), ["Leitura"]);
    assert!(game.zone(0, Zone::Degredo).is_empty());
}

/// Its abilities are used without moving it either.
#[test]
fn fab_1_11_1_a_permanent_stays_in_play_after_its_ability_has_resolved() {
    let read = paying(json!(0), json!([{"draw": {}}]));
    let mut scene = duel(json!([ally("Leitora", [1, 1, 1], json!([read]))]));
    let leitora = scene.put(0, "Leitora");
    let mut game = scene.start();
    game.activate(leitora, 0);
    game.resolve();
    assert_eq!(game.hand(0).len(), 1);
    assert!(game.is_in_play(leitora) && game.discard(0).is_empty());
}

/// "O controlador da permanente é por padrão o jogador sob o qual a permanente entrou no Campo […]."
#[test]
fn fab_1_11_2_who_brings_a_permanent_into_play_controls_it_and_its_deck_owns_it() {
    let any_discard = json!({"card": {"zone": "descarte", "whose": "everyone"}});
    let raise = json!([{"move": {"what": "target", "to": "campo"}}]);
    let mut scene = duel(json!([aimed_at("Invocação", any_discard, raise)]));
    scene.cards(1, Zone::Descarte, &["Capitã"]);
    scene.hand(0, &["Invocação", "Peão", "Faísca", "Faísca"]);
    let mut game = scene.start();
    game.play("Peão");
    game.resolve();
    let peao = game.named("Peão")[0];
    assert_eq!(
        (game.at(peao).owner, game.at(peao).controller),
        (Seat(0), Seat(0))
    );
    game.play("Invocação");
    game.choose_card(1, Zone::Descarte, "Capitã");
    game.resolve();
    let capita = game.named("Capitã")[0];
    assert_eq!(
        (game.at(capita).owner, game.at(capita).controller),
        (Seat(1), Seat(0))
    );
    // It ends where its owner's cards end.
    game.play_on("Faísca", capita);
    game.play_on("Faísca", capita);
    assert_eq!(game.discard(1), ["Capitã"]);
    assert!(!game.discard(0).contains(&"Capitã"));
}

/// "[…] entrou no Campo ou zona de território. O dono […] é o jogador dono do deck […] no início do jogo."
#[test]
fn fab_1_11_2_a_base_belongs_to_its_territory_until_somebody_takes_it() {
    let mut scene = duel(json!([aimed(
        "Motim",
        json!([{"take_control": {"what": "target"}}])
    )]));
    let titan = scene.put(1, "Titã");
    scene.hand(0, &["Motim", "Motim"]);
    let mut game = scene.start();
    for seat in [0, 1] {
        for position in 0..5 {
            let it = game.at(base(seat, position));
            assert_eq!((it.owner, it.controller), (Seat(seat), Seat(seat)));
        }
    }
    for taken in [base(1, 2), titan] {
        game.play_on("Motim", taken);
        let it = game.at(taken);
        assert_eq!((it.owner, it.controller), (Seat(1), Seat(0)));
    }
    // Control is what counts: it acts for its controller, against its owner.
    game.to(0, ability::Part::Ofensiva);
    let attack = |base: Slot| Action::Attack { ally: titan, base };
    assert!(game.can(attack(base(1, 0))));
    game.refused(attack(base(1, 2)), IllegalAction::NotAnEnemyBase);
}

/// "[Its] owner" is the owner even when another player controlled it to the end.
#[test]
fn fab_1_11_2_the_owner_of_what_has_died_is_not_its_last_controller() {
    let mourn = whenever(
        json!({"dies": {"what": {"kinds": ["aliado"]}}}),
        json!([{"draw": {"who": {"owner": {"of": "subject"}}}}]),
    );
    let mut scene = duel(json!([modification("Mortalha", json!([mourn]))]));
    scene.put(0, "Mortalha");
    let peao = scene.put(1, "Peão");
    scene.position.control(peao, Seat(0));
    scene.hand(0, &["Faísca"]);
    let mut game = scene.start();
    game.play_on("Faísca", peao);
    assert!(!game.is_in_play(peao));
    assert_eq!((game.hand(0).len(), game.hand(1).len()), (0, 1));
}

/// Ruling FAB-C38: what a player owned leaves with that player, except bases that others control.
#[test]
fn fab_1_11_2_what_a_player_owned_leaves_with_that_player() {
    let mut scene = scene(table(json!([])), 3);
    let (own, lent, borrowed) = (
        scene.put(1, "Peão"),
        scene.put(1, "Capitã"),
        scene.put(2, "Titã"),
    );
    scene.position.control(lent, Seat(0));
    scene.position.control(borrowed, Seat(1));
    scene.position.control(base(1, 0), Seat(0));
    scene.position.control(base(2, 0), Seat(1));
    scene.hand(1, &["Leitura"]);
    for zone in [Zone::Descarte, Zone::Degredo] {
        scene.cards(1, zone, &["Leitura"]);
    }
    let mut game = scene.start();
    game.act(Action::Concede(Seat(1)));
    assert_eq!(game.state.outcome(), None);
    // Cards are objects as well, in every zone.
    for zone in [Zone::Baralho, Zone::Mao, Zone::Descarte, Zone::Degredo] {
        assert!(game.zone(1, zone).is_empty(), "{zone:?}");
    }
    // Owned by the absent player, whoever controlled it.
    assert!(!game.is_in_play(own) && !game.is_in_play(lent));
    // Owned by another: it goes back.
    assert_eq!(game.at(borrowed).controller, Seat(2));
    // A base that another controls stays there; those that nobody else holds are gone.
    assert_eq!(game.at(base(1, 0)).controller, Seat(0));
    assert!(!game.is_in_play(base(1, 1)) && !game.is_in_play(centro(1)));
    assert!(!game.is_in_play(base(2, 0)));
    assert!(game.is_in_play(base(2, 1)));
}

/// Ruling FAB-C38: the effects of a player who is out are cancelled, the others' are not.
#[test]
fn fab_1_11_2_the_effects_of_an_absent_player_are_cancelled() {
    let all_draw = spell("Festa", json!([{"draw": {"who": "everyone"}}]));
    let mut scene = scene(table(json!([all_draw])), 3);
    scene.hand(0, &["Festa"]);
    scene.hand(1, &["Festa"]);
    let mut game = scene.start();
    game.play("Festa");
    game.play("Festa");
    assert_eq!(game.state.stack().len(), 2);
    game.act(Action::Concede(Seat(1)));
    assert_eq!(
        game.count(|event| matches!(event, Event::Cancelled { .. })),
        1
    );
    game.resolve();
    assert_eq!((game.hand(0).len(), game.hand(2).len()), (1, 1));
}

/// Ruling FAB-C38: attacks on a player who is out end; those on others go on.
#[test]
fn fab_1_11_2_attacks_on_an_absent_player_end() {
    let mut scene = scene(table(json!([])), 3);
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let mut game = scene.at(0, ability::Part::Ofensiva);
    game.attack(&[(first, base(1, 0)), (second, base(2, 0))]);
    game.act(Action::Concede(Seat(1)));
    assert_eq!(game.at(first).attacking, Slot::NONE);
    game.to(0, ability::Part::Influencia);
    assert_eq!(game.resistance(base(2, 0)), 3);
}
