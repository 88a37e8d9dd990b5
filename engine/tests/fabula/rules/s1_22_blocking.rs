//! Who may block, with what, and when. FAB 1.22.1 to 1.22.4, 3.2.6

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask, Event, IllegalAction, Seat, Slot};
use serde_json::json;

use super::words::{manobra_on, passive, to_blocks, watcher};
use crate::fabula::support::{base, duel, scene, table};

fn block(ally: Slot, against: Slot) -> Action {
    Action::Block { ally, against }
}

/// "Bloqueio é uma ação especial [...] após a declaração de uma ofensiva ou influência."
#[test]
fn fab_1_22_1_blocks_come_after_the_declaration_of_an_offensive() {
    let mut scene = duel(json!([]));
    let (peao, guard) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    let mut game = scene.at(0, Part::Ofensiva);
    let mut peace = game.clone();
    game.attack(&[(peao, base(1, 0))]);
    // The defender has the priority, but it is not yet the time to block.
    assert_eq!(game.asked(), (1, Ask::Priority));
    game.refused(block(guard, peao), IllegalAction::NotAsked);
    to_blocks(&mut game);
    assert_eq!(game.asked(), (1, Ask::Blocks));
    game.act(block(guard, peao));

    // Without a declaration nobody is ever asked to block.
    peace.to(0, Part::Final);
    let asked = |event: &Event| {
        matches!(
            event,
            Event::PartBegan {
                part: Part::BloqueioDaOfensiva | Part::BloqueioDaInfluencia
            }
        )
    };
    assert_eq!(peace.count(asked), 0);
}

/// "Bloqueio é uma ação especial [...] após a declaração de uma ofensiva ou influência."
#[test]
fn fab_1_22_1_blocks_come_after_the_declaration_of_an_influence() {
    let mut scene = duel(json!([]));
    let (peao, guard) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(peao, base(1, 0))]);
    game.refused(block(guard, base(1, 0)), IllegalAction::NotAsked);
    to_blocks(&mut game);
    assert_eq!(game.asked(), (1, Ask::InfluenceBlocks));
    game.act(block(guard, base(1, 0)));
}

/// "Bloqueio é uma ação especial (1.16)": it uses no stack and nobody can answer it.
#[test]
fn fab_1_22_1_a_block_happens_at_once() {
    let mut scene = duel(json!([]));
    let (peao, guard) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    scene.put(1, "Peão");
    scene.hand(0, &["Faísca"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.act(block(guard, peao));
    assert!(game.state.stack().is_empty());
    assert_eq!(game.at(guard).blocking, peao);
    assert_eq!(
        game.asked(),
        (1, Ask::Blocks),
        "the attacker gets no word in between"
    );
}

/// "Bloqueio é uma ação especial (1.16)": what the turnings trigger waits until all blocks are declared.
#[test]
fn fab_1_22_1_what_the_blocks_trigger_is_stacked_when_they_are_complete() {
    let mut scene = duel(json!([watcher("Espia", &json!({"turned": {"what": {}}}))]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let guards = [scene.put(1, "Peão"), scene.put(1, "Peão")];
    scene.put(1, "Espia");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(first, base(1, 0)), (second, base(1, 1))]);
    game.resolve();
    to_blocks(&mut game);
    for (guard, attacker) in guards.into_iter().zip([first, second]) {
        game.act(block(guard, attacker));
        assert_eq!(game.state.stack().len(), 0);
    }
    game.done();
    assert_eq!(game.state.stack().len(), 2);
}

/// "[...] permitida de ser realizada somente pelo jogador bloqueador (1.22.2) [...]"
#[test]
fn fab_1_22_1_the_attacking_player_does_not_block() {
    let mut scene = duel(json!([]));
    let (peao, idle) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let guard = scene.put(1, "Peão");
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    game.pass_window();
    assert_eq!(game.asked(), (0, Ask::Priority));
    game.refused(block(idle, peao), IllegalAction::NotAsked);
    game.pass_window();
    assert_eq!(game.asked().0, 1);
    game.refused(block(idle, peao), IllegalAction::NotYours);
    game.act(block(guard, peao));
}

/// "Somente o jogador que tem uma de suas bases recebendo uma ofensiva ou influência pode declarar um bloqueio."
#[test]
fn fab_1_22_2_a_player_whose_bases_are_left_alone_is_not_asked() {
    for part in [Part::Ofensiva, Part::Influencia] {
        let mut scene = scene(table(json!([])), 3);
        let peao = scene.put(0, "Peão");
        for seat in [1, 2] {
            scene.put(seat, "Peão");
        }
        let mut game = scene.at(0, part);
        if part == Part::Ofensiva {
            game.attack(&[(peao, base(1, 0))]);
        } else {
            game.influence(&[(peao, base(1, 0))]);
        }
        to_blocks(&mut game);
        assert_eq!(game.asked().0, 1);
        game.done();
        assert_eq!(game.asked(), (0, Ask::Priority), "player 2 was passed over");
    }
}

/// "Somente o jogador que tem uma de suas bases recebendo [...]"
///
/// Ruling FAB-C32: attackers may name different opponents; each defender blocks for own bases, in queue order.
#[test]
fn fab_1_22_2_each_defender_blocks_for_own_bases_in_queue_order() {
    let mut scene = scene(table(json!([])), 3);
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let guards = [scene.put(1, "Peão"), scene.put(2, "Peão")];
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(first, base(1, 0)), (second, base(2, 0))]);
    to_blocks(&mut game);
    assert_eq!(game.asked(), (1, Ask::Blocks));
    game.refused(block(guards[0], second), IllegalAction::NotTheBlocker);
    game.block(&[(guards[0], first)]);
    assert_eq!(game.asked(), (2, Ask::Blocks));
    game.refused(block(guards[1], first), IllegalAction::NotTheBlocker);
    game.block(&[(guards[1], second)]);
    assert_eq!(game.state.part(), Part::ResultadoDaOfensiva);
}

/// "Somente o jogador que tem uma de suas bases recebendo [...]": whoever controls the base now.
#[test]
fn fab_1_22_2_a_base_is_defended_by_its_controller_not_by_its_owner() {
    let mut scene = scene(table(json!([])), 3);
    let peao = scene.put(0, "Peão");
    let guards = [scene.put(1, "Peão"), scene.put(2, "Peão")];
    scene.position.control(base(2, 0), Seat(1));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(2, 0))]);
    to_blocks(&mut game);
    assert_eq!(game.asked(), (1, Ask::Blocks));
    game.block(&[(guards[0], peao)]);
    assert_eq!(game.asked(), (0, Ask::Priority), "the owner is not asked");
    assert!(!game.at(guards[1]).turned);
}

/// "[...] caso o jogador controlador esteja no controle daquele aliado [...]"
#[test]
fn fab_1_22_3_a_blocker_is_controlled_by_the_blocking_player() {
    let mut scene = duel(json!([]));
    let peao = scene.put(0, "Peão");
    let (lost, won) = (scene.put(1, "Peão"), scene.put(0, "Peão"));
    scene.position.control(lost, Seat(0));
    scene.position.control(won, Seat(1));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.refused(block(lost, peao), IllegalAction::NotYours);
    game.act(block(won, peao));
}

/// "[...] ele esteja desvirado [...]"
#[test]
fn fab_1_22_3_a_turned_ally_does_not_block() {
    let mut scene = duel(json!([]));
    let peao = scene.put(0, "Peão");
    let (turned, ready) = (scene.put(1, "Peão"), scene.put(1, "Peão"));
    scene.position.status(turned, true, false);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.refused(block(turned, peao), IllegalAction::Turned);
    game.act(block(ready, peao));
}

/// "[...] e não possua nenhum efeito ou habilidade que o impeça de realizar um bloqueio."
#[test]
fn fab_1_22_3_an_ability_may_keep_an_ally_from_blocking() {
    let fear = passive(
        "Pavor",
        &json!({"forbid": {"of": {"name": "Peão"}, "deed": "block"}}),
    );
    let stun = manobra_on(
        "Susto",
        &json!({"kinds": ["aliado"]}),
        &json!([{"forbid": {"what": "target", "deed": "block"}}]),
    );
    let mut scene = duel(json!([fear, stun]));
    scene.put(0, "Pavor");
    let peao = scene.put(0, "Peão");
    let guards = [
        scene.put(1, "Peão"),
        scene.put(1, "Capitã"),
        scene.put(1, "Titã"),
    ];
    scene.hand(0, &["Susto"]);
    let mut game = scene.at(0, Part::Ofensiva);
    game.play_on("Susto", guards[1]);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.refused(block(guards[0], peao), IllegalAction::Forbidden);
    game.refused(block(guards[1], peao), IllegalAction::Forbidden);
    let mut blocked = game.clone();
    blocked.act(block(guards[2], peao));
    game.done();
    // What an effect forbids until the end of the turn it forbids no longer; what an ability forbids, it does.
    game.to(1, Part::Acao);
    game.to(0, Part::Restauracao);
    game.act(Action::Restore(peao));
    game.to(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.refused(block(guards[0], peao), IllegalAction::Forbidden);
    game.act(block(guards[1], peao));
}

/// "Um aliado só é um bloqueador válido caso [...]"
///
/// Ruling FAB-C26: to have entered in this turn is not among the obstacles.
#[test]
fn fab_1_22_3_an_ally_that_is_preparing_may_block() {
    let mut scene = duel(json!([]));
    let (peao, fresh) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    scene.position.status(fresh, false, true);
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(fresh, peao)]);
    assert_eq!(game.at(fresh).blocking, peao);
}

/// "[...] declara quais dos aliados que ele controla bloqueiam [...] deve virar os aliados declarados"
#[test]
fn fab_1_22_4_the_defender_turns_the_chosen_blockers_and_no_others() {
    let mut scene = duel(json!([]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let (guard, idle) = (scene.put(1, "Peão"), scene.put(1, "Peão"));
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(first, base(1, 0)), (second, base(1, 1))]);
    to_blocks(&mut game);
    game.refused(block(guard, base(1, 1)), IllegalAction::NotTheBlocker);
    game.block(&[(guard, second)]);
    assert_eq!((game.at(guard).turned, game.at(idle).turned), (true, false));
    assert_eq!(
        (game.at(guard).blocking, game.at(idle).blocking),
        (second, Slot::NONE)
    );
    game.pass_window();
    // The chosen attacker was blocked, the other one was not.
    assert_eq!(
        (game.resistance(base(1, 0)), game.resistance(base(1, 1))),
        (3, 5)
    );
}

/// "[...] declara quais dos aliados que ele controla bloqueiam os aliados realizando ofensiva [...]"
///
/// Ruling FAB-C22: any number of allies may block one attacker; each of them blocks one attacker.
#[test]
fn fab_1_22_4_several_allies_may_block_one_attacker_but_none_blocks_two() {
    let mut scene = duel(json!([]));
    let (first, second) = (scene.put(0, "Titã"), scene.put(0, "Peão"));
    let guards = [scene.put(1, "Peão"), scene.put(1, "Peão")];
    let mut game = scene.at(0, Part::Ofensiva);
    game.attack(&[(first, base(1, 0)), (second, base(1, 1))]);
    to_blocks(&mut game);
    game.act(block(guards[0], first));
    game.refused(block(guards[0], second), IllegalAction::Turned);
    game.act(block(guards[1], first));
    game.done();
    assert_eq!(guards.map(|guard| game.at(guard).blocking), [first, first]);
}

/// "Aliados desvirados podem bloquear ofensivas realizadas por aliados do oponente."
#[test]
fn fab_3_2_6_an_unturned_ally_may_block_an_opponents_offensive_or_let_it_pass() {
    for blocks in [true, false] {
        let mut scene = duel(json!([]));
        let (peao, guard) = (scene.put(0, "Peão"), scene.put(1, "Capitã"));
        let mut game = scene.at(0, Part::Ofensiva);
        game.attack(&[(peao, base(1, 0))]);
        to_blocks(&mut game);
        if blocks {
            game.block(&[(guard, peao)]);
        } else {
            game.done();
        }
        game.pass_window();
        assert_eq!(game.resistance(base(1, 0)), if blocks { 5 } else { 3 });
        assert_eq!(game.at(guard).damage, if blocks { 2 } else { 0 });
    }
}

/// "Aliados desvirados podem bloquear ofensivas realizadas por aliados do oponente."
///
/// Ruling FAB-C12: influences may be blocked as well (1.22.5), though only offensives are named here.
#[test]
fn fab_3_2_6_influences_may_be_blocked_too() {
    let mut scene = duel(json!([]));
    let (tita, guard) = (scene.put(0, "Titã"), scene.put(1, "Titã"));
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(tita, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(guard, base(1, 0))]);
    game.pass_window();
    assert_eq!(game.at(base(1, 0)).controller, Seat(1), "9 against 9 + 5");
}
