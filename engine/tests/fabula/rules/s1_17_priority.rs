//! Who may act, and in which order. FAB 1.17.1–1.17.4, 1.17.6

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::opening::*;

/// A card for each player's hand that does nothing but draw, for nothing; and one that gives the priority away.
fn cards() -> Value {
    json!([
        {"name": "Aceno", "kind": "manobra", "effect": {"sentences": [{"effects": ["draw"]}]}},
        {"name": "Vez", "kind": "manobra", "effect": {"targets": [{"what": "player"}],
            "sentences": [{"effects": [{"give_priority": {"who": "target"}}]}]}},
    ])
}

/// Players with an Aceno each.
fn round(players: u8) -> Scene {
    let mut scene = scene(table(cards()), usize::from(players));
    (0..players).for_each(|seat| scene.hand(seat, &["Aceno"]));
    scene
}

/// Who is asked, one after the other, while everybody passes `times` times.
fn passes(game: &mut Game, times: usize) -> Vec<u8> {
    (0..times)
        .map(|_| {
            let asked = game.asked();
            assert_eq!(asked.1, Ask::Priority);
            game.pass();
            asked.0
        })
        .collect()
}

/// "O jogo possui um sistema de prioridade que define o jogador que pode realizar ações naquele turno."
#[test]
fn fab_1_17_1_only_the_player_with_the_priority_can_act() {
    let mut scene = duel(cards());
    scene.hand(0, &["Peão"]);
    scene.hand(1, &["Veto", "Aceno"]);
    let mut game = scene.start();
    let (veto, aceno) = (game.id("Veto"), game.id("Aceno"));
    // Player 1 has the cards and the resources, but not the priority.
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(Action::Play(aceno), IllegalAction::NotInHand);
    game.play("Peão");
    assert_eq!(game.asked(), (1, Ask::Priority));
    assert!(game.can(Action::Play(aceno)) && game.can(Action::Play(veto)));
    // Exactly one player is asked at any time.
    game.pass();
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(Action::Play(veto), IllegalAction::NotInHand);
}

/// "Após o fim do turno, e durante o início do próximo turno, a prioridade passa para o próximo jogador na fila […]."
#[test]
fn fab_1_17_2_after_a_turn_the_priority_goes_to_the_next_player_of_the_queue() {
    let table = table(cards());
    let players = vec![player(table, &["Peão"; 40]); 3];
    let mut game = begin_with(table, players, 1, PlayRules::default());
    keep_hands(&mut game);
    let mut first_asked = Vec::new();
    for _ in 0..6 {
        first_asked.push(game.asked());
        finish_turn(&mut game);
    }
    let expected = [1, 2, 0, 1, 2, 0].map(|seat| (seat, Ask::Priority));
    assert_eq!(first_asked, expected);
}

/// "[…] o próximo jogador na fila de prioridade": who has left the game is passed over.
#[test]
fn fab_1_17_2_a_player_who_is_out_is_passed_over() {
    let mut game = round(3).start();
    game.act(Action::Concede(Seat(1)));
    finish_turn(&mut game);
    assert_eq!(game.asked(), (2, Ask::Priority));
    finish_turn(&mut game);
    assert_eq!(game.asked(), (0, Ask::Priority));
}

/// "A ordem de prioridade é definida pelos jogadores no início da partida (1.4.1), a depender do jogador ativo (1.17.6)."
#[test]
fn fab_1_17_3_the_order_of_the_start_holds_relative_to_the_active_player() {
    let table = table(cards());
    let mut others = 0;
    for seed in 0..12 {
        let setup = Setup::new(vec![player(table, &["Aceno"; 40]); 4], seed);
        let mut game = begin(table, &setup, PlayRules::default());
        let order: Vec<u8> = game.state.queue().iter().map(|seat| seat.0).collect();
        others += usize::from(order != [0, 1, 2, 3]);
        keep_hands(&mut game);
        for turn in 0..4 {
            game.to(order[turn], Part::Acao);
            let mut from_active = order.clone();
            from_active.rotate_left(turn);
            assert_eq!(passes(&mut game, 4), from_active);
        }
        let unchanged: Vec<u8> = game.state.queue().iter().map(|seat| seat.0).collect();
        assert_eq!(unchanged, order);
    }
    assert!(others > 6, "most orders are not that of the seats");
}

/// "Um jogador que não esteja com a prioridade, pode receber a prioridade […] caso o efeito de uma carta expresse isso."
#[test]
fn fab_1_17_4_a_card_gives_another_player_the_priority() {
    let mut scene = round(2);
    scene.hand(0, &["Vez"]);
    let mut game = scene.start();
    game.play("Vez");
    game.choose_player(1);
    game.pass();
    // Without the card the active player would be the first to be asked.
    assert_eq!(game.asked(), (1, Ask::Priority));
    assert!(game.state.stack().is_empty());
    game.play("Aceno");
    game.resolve();
    assert_eq!(game.hand(1), ["Peão"]);
    assert_eq!(game.asked(), (0, Ask::Priority));
}

/// "Após a conclusão da ação no efeito, a prioridade retorna para o jogador que possuía a prioridade daquele turno […]."
#[test]
fn fab_1_17_4_afterwards_the_priority_returns_to_the_player_who_had_it() {
    for acts in [false, true] {
        let mut scene = round(3);
        scene.hand(0, &["Vez"]);
        let mut game = scene.start();
        game.play("Vez");
        game.choose_player(1);
        game.pass();
        game.pass();
        assert_eq!(game.asked(), (1, Ask::Priority));
        if acts {
            game.play("Aceno");
            game.resolve();
        } else {
            game.pass();
        }
        // Not to player 2, who would be next after player 1 in the queue.
        assert_eq!(game.asked(), (0, Ask::Priority), "acts: {acts}");
        assert_eq!(game.state.part(), Part::Acao);
    }
}

/// "A fila de prioridade contém todos os jogadores ordenados conforme ordem definida no início da partida."
#[test]
fn fab_1_17_6_the_queue_holds_every_player_and_says_who_has_the_priority() {
    for count in 2..=4 {
        let mut game = round(count).start();
        let everybody: Vec<u8> = (0..count).collect();
        let queue: Vec<u8> = game.state.queue().iter().map(|seat| seat.0).collect();
        assert_eq!(queue, everybody);
        // Nobody is left out and nobody is asked twice before the part is over.
        assert_eq!(passes(&mut game, usize::from(count)), everybody);
        assert_eq!(game.state.part(), Part::Ofensiva);
    }
}

/// "O jogador ativo do turno é o primeiro a obter prioridade em qualquer interação de um turno."
#[test]
fn fab_1_17_6a_the_active_player_is_first_in_every_interaction() {
    let mut game = round(3).at(1, Part::Acao);
    // At the start of the part, after the cards of any player have resolved, and in the next part.
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.play("Aceno");
    game.resolve();
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.pass();
    game.play("Aceno");
    game.resolve();
    assert_eq!(game.asked(), (1, Ask::Priority));
    assert_eq!(passes(&mut game, 3), [1, 2, 0]);
    assert_eq!(
        (game.state.part(), game.asked()),
        (Part::Ofensiva, (1, Ask::Priority))
    );
}

/// "Ao encerrar suas ações, a prioridade é transferida para o próximo jogador de acordo com a fila de prioridade."
#[test]
fn fab_1_17_6a_whoever_has_finished_hands_the_priority_on() {
    let mut game = round(4).at(2, Part::Acao);
    for seat in [2, 3, 0] {
        assert_eq!(game.asked(), (seat, Ask::Priority));
        game.pass();
    }
    assert_eq!(game.asked(), (1, Ask::Priority));
    // As long as a player acts the priority does not go on to the next by itself.
    let mut scene = round(2);
    let peoes = [scene.put(0, "Peão"), scene.put(0, "Peão")];
    for peao in peoes {
        scene.position.status(peao, true, false);
    }
    let mut game = scene.at(0, Part::Restauracao);
    for peao in peoes {
        game.act(Action::Restore(peao));
        assert_eq!(game.asked(), (0, Ask::Priority));
    }
}

/// "Caso o último jogador […] encerre suas ações, a prioridade é transferida para o primeiro […] que iniciou o ciclo."
#[test]
fn fab_1_17_6b_after_the_last_player_the_priority_returns_to_the_first_of_the_cycle() {
    // Player 2 begins the cycle, player 1 is the last; the one at the end of the seats is neither.
    let mut game = round(4).at(2, Part::Acao);
    assert_eq!(passes(&mut game, 3), [2, 3, 0]);
    game.play("Aceno");
    assert_eq!(game.asked(), (2, Ask::Priority));
    assert_eq!(passes(&mut game, 3), [2, 3, 0]);
    // All have passed on player 1's card: it has resolved, and the cycle begins anew.
    assert_eq!(game.hand(1), ["Peão"]);
    assert_eq!(passes(&mut game, 4), [2, 3, 0, 1]);
    // The last one has finished: the priority is where the cycle began, in the next part.
    assert_eq!(
        (game.state.part(), game.asked()),
        (Part::Ofensiva, (2, Ask::Priority))
    );
}

/// "O jogador ativo recebe a prioridade no início da primeira fase do turno e em todas as fases subsequentes […]."
#[test]
fn fab_1_17_6c_the_active_player_has_the_priority_at_the_start_of_every_part() {
    let mut scene = round(3);
    let (tita, peao) = (scene.put(1, "Titã"), scene.put(1, "Peão"));
    scene.position.turns(Seat(1), 3);
    let mut game = scene.at(0, Part::Final);
    game.to(1, Part::Compra);
    let mut seen = Vec::new();
    while game.state.active() == Seat(1) {
        let part = game.state.part();
        if seen.last() != Some(&part) {
            assert_eq!(game.asked(), (1, Ask::Priority), "{part:?}");
            seen.push(part);
            match part {
                Part::Ofensiva => game.attack(&[(tita, base(0, 0))]),
                Part::Influencia => game.influence(&[(peao, base(0, 1))]),
                _ => {}
            }
        }
        match game.state.ask() {
            Ask::Priority => game.pass(),
            _ => drop(game.act(legal_actions(&game.state)[0])),
        }
    }
    let all = [
        Part::Compra,
        Part::Restauracao,
        Part::Acao,
        Part::Ofensiva,
        Part::BloqueioDaOfensiva,
        Part::ResultadoDaOfensiva,
        Part::Influencia,
        Part::BloqueioDaInfluencia,
        Part::ResultadoDaInfluencia,
        Part::Final,
    ];
    assert_eq!(seen, all);
    // "Após o fim do turno, o jogador ativo é alterado para o próximo jogador na fila de prioridade."
    assert_eq!(
        (game.state.active(), game.asked()),
        (Seat(2), (2, Ask::Priority))
    );
}
