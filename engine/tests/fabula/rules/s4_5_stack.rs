//! FAB 4.5, 1.16.2, 1.17.5#1: the stack, what does not use it, and who may answer.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::json;

use super::stack_kit::*;
use crate::fabula::support::*;

/// "Por não serem adicionadas na pilha de efeitos, ações especiais não podem ser respondidas […]"
#[test]
fn fab_1_16_2_nobody_answers_an_offensive_or_an_influence_before_it_is_declared() {
    for part in [Part::Ofensiva, Part::Influencia] {
        let mut scene = duel(json!([]));
        let (one, other) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
        scene.hand(1, &["Faísca"]);
        let mut game = scene.at(0, part);
        let declare = |ally| match part {
            Part::Ofensiva => Action::Attack {
                ally,
                base: base(1, 0),
            },
            _ => Action::Influence {
                ally,
                base: base(1, 0),
            },
        };
        game.act(declare(one));
        // The Aliado is turned at once; the enemy, who could kill it, is not asked in between.
        assert!(game.at(one).turned && game.state.stack().is_empty());
        assert_eq!(game.asked(), (0, Ask::Declare));
        game.act(declare(other));
        assert_eq!(game.asked(), (0, Ask::Declare));
        game.done();
        // Afterwards a Manobra comes too late to have kept it from attacking.
        assert_eq!(game.asked(), (1, Ask::Priority));
        game.play_on("Faísca", one);
        assert_eq!(game.named("Peão"), [other]);
        assert!(game.at(other).attacking == base(1, 0) || game.at(other).influencing == base(1, 0));
    }
}

/// "[…] não podem ser respondidas com uma carta do tipo manobra ou efeitos que utilizem da pilha […]"
#[test]
fn fab_1_16_2_unturning_and_turning_face_up_happen_at_once() {
    let mut scene = duel(json!([
        {"name": "Tocaia", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"allow": {"deed": "play_face_down"}}}}]},
    ]));
    let peao = scene.put(0, "Peão");
    scene.position.status(peao, true, false);
    scene.hand(0, &["Tocaia"]);
    scene.hand(1, &["Faísca", "Veto"]);
    let mut game = scene.at(0, Part::Restauracao);
    game.act(Action::Restore(peao));
    assert!(!game.at(peao).turned && game.state.stack().is_empty());
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.to(0, Part::Acao);
    let tocaia = game.id("Tocaia");
    game.act(Action::PlayFaceDown(tocaia));
    // Playing it uses the stack and is answered …
    assert_eq!(
        (game.asked(), game.state.stack().len()),
        ((1, Ask::Priority), 1)
    );
    game.resolve();
    let slot = game.named("Tocaia")[0];
    game.act(Action::TurnUp(slot));
    // … turning it up does not.
    assert!(!game.at(slot).face_down && game.state.stack().is_empty());
    assert_eq!(game.asked(), (0, Ask::Priority));
}

/// "[…] para serem executados antes das ações especiais em si." (the block is one: FAB 1.22.1)
#[test]
fn fab_1_16_2_nobody_answers_a_block_before_it_is_declared() {
    let mut scene = duel(json!([]));
    let (attacker, blocker) = (scene.put(0, "Titã"), scene.put(1, "Peão"));
    scene.hand(0, &["Faísca"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(attacker, base(1, 0))]);
    game.pass_window();
    game.pass_window();
    assert_eq!(game.asked(), (1, Ask::Blocks));
    game.act(Action::Block {
        ally: blocker,
        against: attacker,
    });
    assert_eq!(game.asked(), (1, Ask::Blocks));
    assert!(game.at(blocker).turned && game.state.stack().is_empty());
    game.done();
    assert_eq!(
        (game.asked(), game.at(blocker).blocking),
        ((0, Ask::Priority), attacker)
    );
}

/// "[…] pode receber a prioridade para utilizar uma manobra após o jogador com a prioridade […] utilizar uma carta […]"
#[test]
fn fab_1_17_5x1_the_other_player_answers_a_card_with_a_manoeuvre() {
    let mut scene = duel(json!([]));
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Leitura", "Capitã"]);
    scene.hand(1, &["Faísca", "Peão"]);
    let mut game = scene.start();
    game.play("Leitura");
    assert_eq!(game.asked(), (1, Ask::Priority));
    // A Manobra, and no Aliado: that is played in the own Ação (FAB 3.2.1).
    let ally = game.id("Peão");
    game.refused(Action::Play(ally), IllegalAction::WrongMoment);
    game.play("Faísca");
    game.choose(peao);
    // "Após a conclusão do efeito da manobra, a prioridade retorna ao jogador que possuía a prioridade […]"
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.pass();
    assert!(!game.is_in_play(peao));
    assert_eq!(
        (game.asked(), waiting(&game)),
        ((0, Ask::Priority), vec!["Leitura"])
    );
    // With the stack empty again it is still that player's Ação.
    game.resolve();
    assert_eq!(game.asked(), (0, Ask::Priority));
    assert!(game.can(Action::Play(game.id("Capitã"))));
}

/// "[…] após o jogador com a prioridade do turno utilizar uma carta ou habilidade."
#[test]
fn fab_1_17_5x1_an_ability_is_answered_like_a_card() {
    let draws = says(&json!(["draw"]));
    let mut scene = duel(json!([
        {"name": "Músico", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"activated": {"cost": 0, "effect": draws}}]},
    ]));
    let (musico, broquel) = (scene.put(0, "Músico"), scene.put(0, "Broquel"));
    scene.hand(1, &["Veto", "Veto"]);
    let mut game = scene.start();
    game.activate(musico, 0);
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.play("Veto");
    game.resolve();
    assert_eq!((game.deck(0), game.asked()), (20, (0, Ask::Priority)));
    game.act(Action::Attach(broquel));
    game.choose(musico);
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.play("Veto");
    game.resolve();
    assert_eq!(
        (game.at(broquel).host, game.asked()),
        (Slot::NONE, (0, Ask::Priority))
    );
}

/// "Um jogador que não esteja com a prioridade de um turno, pode receber a prioridade […]" (several: FAB-C28)
#[test]
fn fab_1_17_5x1_the_others_are_asked_in_queue_order_and_the_one_who_acted_is_not() {
    let mut scene = scene(table(json!([])), 3);
    for seat in 0..3 {
        scene.hand(seat, &["Leitura"]);
    }
    let mut game = scene.start();
    game.play("Leitura");
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.pass();
    assert_eq!(game.asked(), (2, Ask::Priority));
    let mut answered = game.clone();
    game.pass();
    // Both passed: it resolves without asking its own player again.
    assert_eq!((game.deck(0), game.asked()), (19, (0, Ask::Priority)));
    // An answer is a new thing to answer, also for those who had passed.
    answered.play("Leitura");
    assert_eq!(answered.asked(), (0, Ask::Priority));
    answered.pass();
    assert_eq!(answered.asked(), (1, Ask::Priority));
    answered.pass();
    assert_eq!(
        (answered.deck(2), answered.asked()),
        (19, (0, Ask::Priority))
    );
}

/// "A pilha é a zona onde efeitos de habilidades de cartas são enviados para serem resolvidos."
#[test]
fn fab_4_5_1_effects_are_on_the_stack_until_they_are_resolved() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Leitura"]);
    let mut game = scene.start();
    game.play("Leitura");
    // On the stack the card is in no other zone.
    assert_eq!(waiting(&game), ["Leitura"]);
    assert!(game.hand(0).is_empty() && game.discard(0).is_empty());
    assert_eq!(game.deck(0), 20);
    game.resolve();
    assert_eq!(
        (game.discard(0), game.deck(0), game.state.stack().len()),
        (vec!["Leitura"], 19, 0)
    );
}

/// A game with three effects on the stack: a Leitura, a Faísca at a Titã, another Leitura.
fn three_effects() -> (Game, Slot, [u32; 3]) {
    let mut scene = duel(json!([]));
    let titan = scene.put(0, "Titã");
    scene.hand(0, &["Leitura", "Leitura"]);
    scene.hand(1, &["Faísca"]);
    let mut game = scene.start();
    game.play("Leitura");
    let first = top(&game).id;
    game.play("Faísca");
    game.choose(titan);
    let second = top(&game).id;
    game.play("Leitura");
    let third = top(&game).id;
    (game, titan, [first, second, third])
}

/// "Os efeitos permanecem na pilha na ordem que são adicionados, sendo o primeiro efeito na pilha, o primeiro […]"
#[test]
fn fab_4_5_2_effects_keep_the_order_in_which_they_were_added() {
    let (mut game, _, ids) = three_effects();
    let order = |game: &Game| {
        game.state
            .stack()
            .iter()
            .map(|item| item.id)
            .collect::<Vec<_>>()
    };
    assert_eq!(order(&game), ids);
    game.resolve_to(2);
    assert_eq!(order(&game), ids[..2]);
}

/// "[…] sendo o primeiro efeito a ser adicionado o primeiro que será resolvido." (but FAB-C2: the last one)
#[test]
fn fab_4_5_3_the_effect_added_last_resolves_first() {
    // The quick guide says "da última para a primeira", and 1.23.3 to 1.23.5 work in no other way.
    let (mut game, _, [first, second, third]) = three_effects();
    game.resolve();
    assert_eq!(resolved(&game), [third, second, first]);
    // Read literally, a cancel could never reach the effect that it answers: the Leitura would be over.
    let mut scene = duel(json!([]));
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Veto"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Veto");
    game.resolve();
    assert_eq!(game.deck(0), 20);
}

/// "Caso não sejam adicionados efeitos em sucessão ao último […], os efeitos da pilha são então resolvidos […]"
#[test]
fn fab_4_5_4_the_stack_resolves_when_everybody_passes_one_effect_at_a_time() {
    let (mut game, titan, _) = three_effects();
    // Player 1 has not answered the last Leitura: nothing resolves yet.
    assert_eq!(
        (game.asked(), game.state.stack().len()),
        ((1, Ask::Priority), 3)
    );
    game.pass();
    assert_eq!((game.deck(0), game.state.stack().len()), (19, 2));
    // FAB-C28: after something resolved everybody may add again, the active player first.
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.pass();
    assert_eq!(
        (game.asked(), game.at(titan).damage),
        ((1, Ask::Priority), 0)
    );
    game.pass();
    assert_eq!((game.at(titan).damage, game.state.stack().len()), (2, 1));
    game.resolve();
    assert_eq!(game.deck(0), 18);
}

/// "Caso não sejam adicionados efeitos em sucessão […]" (what is added in between comes first)
#[test]
fn fab_4_5_4_what_is_added_between_two_resolutions_comes_before_the_rest() {
    let mut scene = duel(json!([]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Leitura", "Faísca"]);
    scene.hand(1, &["Leitura"]);
    let mut game = scene.start();
    game.play("Leitura");
    game.play("Leitura");
    game.pass();
    assert_eq!((game.deck(0), game.deck(1)), (20, 19));
    game.play("Faísca");
    game.choose(peao);
    game.pass();
    assert_eq!(
        (game.is_in_play(peao), game.deck(0), waiting(&game)),
        (false, 20, vec!["Leitura"])
    );
}

/// "A pilha é uma zona compartilhada entre todos os jogadores, contendo os efeitos adicionados por todos […]"
#[test]
fn fab_4_5_5_all_players_share_one_stack() {
    let mut scene = scene(table(json!([])), 3);
    for seat in 0..3 {
        scene.hand(seat, &["Leitura"]);
    }
    let mut game = scene.start();
    for _ in 0..3 {
        game.play("Leitura");
    }
    let controllers: Vec<Seat> = game
        .state
        .stack()
        .iter()
        .map(|item| item.controller)
        .collect();
    assert_eq!(controllers, [Seat(0), Seat(1), Seat(2)]);
    // In the order of addition, whoever's they are: the last one added is gone first.
    for (left, decks) in [(2, [20, 20, 19]), (1, [20, 19, 19]), (0, [19, 19, 19])] {
        game.resolve_to(left);
        assert_eq!([0, 1, 2].map(|seat| game.deck(seat)), decks);
    }
}
