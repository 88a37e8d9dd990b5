//! Giving up. FAB 1.5.2d; ruling: FAB-C38

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

use super::super::support::*;
use super::opening::*;

/// "Após o jogador anunciar desistência, concedendo a vitória para outro jogador […]."
#[test]
fn fab_1_5_2d_a_player_may_give_up_at_any_moment() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Leitura"]);
    let mut game = scene.start();
    game.play("Leitura");
    // It is player 1 who is asked; either may give up, and the other one wins.
    assert_eq!(game.asked().0, 1);
    for (seat, winner) in [(0, 1), (1, 0)] {
        let mut game = game.clone();
        game.act(Action::Concede(Seat(seat)));
        assert_over(&mut game, Some(winner), Reason::Concession);
    }
    // Before the first turn as well.
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 2];
    let mut game = begin_with(table, players, 0, PlayRules::default());
    game.act(Action::Concede(Seat(1)));
    assert_over(&mut game, Some(0), Reason::Concession);
}

/// "[…] caso reste apenas um jogador na partida após a desistência."
#[test]
fn fab_1_5_2d_the_game_goes_on_until_one_player_is_left() {
    let mut game = scene(table(json!([])), 4).start();
    for seat in [1, 3] {
        game.act(Action::Concede(Seat(seat)));
        assert_eq!(game.state.outcome(), None);
        game.refused(Action::Concede(Seat(seat)), IllegalAction::NotInGame);
    }
    // Those who gave up are skipped from then on.
    finish_turn(&mut game);
    assert_eq!(game.state.active(), Seat(2));
    finish_turn(&mut game);
    assert_eq!(game.state.active(), Seat(0));
    game.act(Action::Concede(Seat(0)));
    assert_over(&mut game, Some(2), Reason::Concession);
}

/// Cards that ask several players for choices while they resolve.
fn questions() -> Value {
    let manobra = |name: &str, effect: Value| json!({"name": name, "kind": "manobra", "cost": 1, "effect": {"sentences": [{"effects": [effect]}]}});
    let ally = |name: &str, trigger: Value, effect: Value| {
        json!({"name": name, "kind": "aliado", "cost": 1, "vida": 2, "ofensiva": 2, "influencia": 2, "abilities": [
            {"triggered": {"trigger": trigger, "effect": {"sentences": [{"effects": [effect]}]}}}]})
    };
    let allies = json!({"what": {"kinds": ["aliado"]}});
    json!([
        manobra("Saque", json!({"discard": {"who": "opponents"}})),
        manobra(
            "Tributo",
            json!({"sacrifice": {"who": "everyone", "filter": {"kinds": ["aliado"]}}})
        ),
        ally(
            "Porteira",
            json!({"enters": allies}),
            json!({"gain_resources": {"amount": 1}})
        ),
        ally(
            "Coveira",
            json!({"dies": allies}),
            json!({"discard": {"who": "opponents"}})
        ),
    ])
}

/// "Após o jogador anunciar desistência": a choice that was this player's goes on to the next.
#[test]
fn fab_1_5_2d_a_player_may_give_up_instead_of_choosing() {
    let mut scene = scene(table(questions()), 3);
    scene.hand(0, &["Saque"]);
    scene.hand(1, &["Peão", "Titã"]);
    scene.hand(2, &["Peão", "Titã"]);
    let mut game = scene.start();
    game.play("Saque");
    game.pass();
    game.pass();
    assert_eq!(game.asked(), (1, Ask::Effect));
    game.act(Action::Concede(Seat(1)));
    // Player 2 still has to discard, then the turn of player 0 goes on.
    assert_eq!(game.asked(), (2, Ask::Effect));
    let tita = game.id("Titã");
    game.act(Action::Discard(tita));
    assert_eq!(game.hand(2), ["Peão"]);
    assert_eq!(
        (game.asked(), game.state.part()),
        ((0, Ask::Priority), Part::Acao)
    );
}

/// "Após o jogador anunciar desistência": what that player was announcing is not played any more.
#[test]
fn fab_1_5_2d_giving_up_ends_an_own_announcement() {
    let mut scene = scene(table(json!([])), 3);
    scene.hand(0, &["Faísca"]);
    let peao = scene.put(1, "Peão");
    let mut game = scene.start();
    game.play("Faísca");
    assert_eq!(game.asked(), (0, Ask::Target));
    game.act(Action::Concede(Seat(0)));
    assert_eq!((game.state.active(), game.asked().0), (Seat(1), 1));
    assert!(game.state.stack().is_empty() && game.is_in_play(peao));
}

/// "Após o jogador anunciar desistência […]": whatever is asked at that moment, the others can go on to the end.
#[test]
fn fab_1_5_2d_whoever_gives_up_whenever_the_rest_plays_on() {
    let table = table(questions());
    let main: Vec<&str> = [
        "Peão", "Porteira", "Coveira", "Saque", "Tributo", "Faísca", "Veto", "Broquel",
    ]
    .repeat(5);
    let mut asked = Vec::new();
    for seed in 0..60 {
        let setup = Setup::new(vec![player(table, &main); 4], seed);
        let mut game = begin(table, &setup, PlayRules::default());
        let mut rng = Rng::new(seed, 5);
        let mut left: Vec<u8> = vec![0, 1, 2, 3];
        while left.len() > 1 {
            let (seat, ask) = game.asked();
            assert!(
                left.contains(&seat),
                "{seat} is out and is asked for {ask:?}"
            );
            // Seldom, but sooner where nobody has tried it yet.
            let one_in = if asked.contains(&ask) { 500 } else { 3 };
            if rng.below(one_in) == 0 {
                let gone = left.remove(rng.below(u32::try_from(left.len()).unwrap()) as usize);
                asked.push(ask);
                game.act(Action::Concede(Seat(gone)));
                continue;
            }
            let mut actions = legal_actions(&game.state);
            actions.retain(|action| !matches!(action, Action::Concede(_)));
            let count = u32::try_from(actions.len()).unwrap();
            game.act(actions[rng.below(count) as usize]);
            left.retain(|seat| game.state.seat(Seat(*seat)).present);
        }
        let winner = left.first().map(|seat| Seat(*seat));
        assert_eq!(
            game.state.outcome().map(|outcome| outcome.winner),
            Some(winner)
        );
    }
    // It was tried at many different moments.
    for ask in [
        Ask::Mulligan,
        Ask::Priority,
        Ask::Effect,
        Ask::Blocks,
        Ask::Target,
        Ask::DiscardDown,
    ] {
        assert!(asked.contains(&ask), "nobody gave up at {ask:?}");
    }
}
