//! Influences, their blocks and their sums. FAB 1.22.5

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::{Action, Ask, IllegalAction, Outcome, Reason, Seat, Slot};
use serde_json::{Value, json};

use super::words::{aliado, manobra_on, passive, to_blocks, unblocked_influence};
use crate::fabula::support::{Game, base, centro, duel, scene, table};

/// An Aliado for each influência that these tests need.
fn cards() -> Value {
    json!([
        aliado("Voz", [0, 3, 3]),
        aliado("Coro", [0, 3, 6]),
        aliado("Mudo", [0, 3, 0]),
        aliado("Rancor", [0, 3, -2]),
    ])
}

/// These influence the first Arredor of player 1, those block.
fn blocked_by(influencers: &[&str], blockers: &[&str]) -> Game {
    let mut scene = duel(cards());
    let influencers: Vec<Slot> = influencers.iter().map(|name| scene.put(0, name)).collect();
    let blockers: Vec<Slot> = blockers.iter().map(|name| scene.put(1, name)).collect();
    let mut game = scene.at(0, Part::Influencia);
    let declared: Vec<_> = influencers.iter().map(|ally| (*ally, base(1, 0))).collect();
    game.influence(&declared);
    to_blocks(&mut game);
    let blocks: Vec<_> = blockers.iter().map(|ally| (*ally, base(1, 0))).collect();
    game.block(&blocks);
    game.pass_window();
    game
}

fn holder(game: &Game) -> u8 {
    game.at(base(1, 0)).controller.0
}

/// "[...] declara quais dos aliados [...] bloqueiam [...] para isso ele deve virar os aliados declarados"
#[test]
fn fab_1_22_5_the_defender_turns_the_chosen_blockers_and_no_others() {
    let mut scene = duel(cards());
    let coro = scene.put(0, "Coro");
    let (guard, idle) = (scene.put(1, "Voz"), scene.put(1, "Voz"));
    let turned = scene.put(1, "Voz");
    scene.position.status(turned, true, false);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0))]);
    to_blocks(&mut game);
    assert_eq!(game.asked(), (1, Ask::InfluenceBlocks));
    let block = |ally, against| Action::Block { ally, against };
    game.refused(block(turned, base(1, 0)), IllegalAction::Turned);
    game.refused(block(guard, base(1, 1)), IllegalAction::NotTheBlocker);
    game.block(&[(guard, base(1, 0))]);
    assert_eq!((game.at(guard).turned, game.at(idle).turned), (true, false));
    game.pass_window();
    assert_eq!(holder(&game), 1, "6 against 5 + 3");
}

/// "Os aliados bloqueando geram [...] soma dos pontos de influência [...] somados à resistência da base [...]"
#[test]
fn fab_1_22_5a_all_blockers_and_the_resistance_add_up() {
    // Ruling FAB-C22: any number of blockers for one base.
    for (blockers, expected) in [(&["Voz", "Voz"][..], 1), (&["Voz", "Mudo"][..], 0)] {
        let game = blocked_by(&["Voz", "Voz", "Voz"], blockers);
        assert_eq!(holder(&game), expected, "9 against 5 and {blockers:?}");
    }
}

/// "Os aliados bloqueados geram uma influência igual à soma dos pontos de influência daqueles aliados."
///
/// Ruling FAB-C13: all influencing allies count, blocked or not: a block adds to the defence and
/// takes no influencer away. Were only blocked ones counted, no unblocked influence could succeed.
#[test]
fn fab_1_22_5a_every_influencer_counts_blocked_or_not() {
    let game = blocked_by(&["Voz", "Voz"], &["Mudo"]);
    assert_eq!(holder(&game), 0, "3 + 3 against 5 + 0");

    let mut scene = duel(cards());
    let voices = [scene.put(0, "Voz"), scene.put(0, "Voz")];
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&voices.map(|voice| (voice, base(1, 0))));
    unblocked_influence(&mut game);
    assert_eq!(holder(&game), 0, "3 + 3 against 5, without any block");
}

/// "O jogador que possuir a maior somatória vence a influência e recebe o controle da base influenciada."
///
/// Ruling FAB-C14: it keeps the damage that it has.
#[test]
fn fab_1_22_5a_the_winner_takes_the_base_as_damaged_as_it_is() {
    let mut scene = duel(cards());
    let voz = scene.put(0, "Voz");
    scene.position.resistance(base(1, 0), 2);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(voz, base(1, 0))]);
    unblocked_influence(&mut game);
    let taken = game.at(base(1, 0));
    assert_eq!((taken.controller, taken.owner), (Seat(0), Seat(1)));
    assert_eq!(taken.resistance, 2, "neither 5 again nor 2 less 3");
}

/// "[...] recebe o controle da base influenciada."
///
/// Ruling FAB-C14: a taken base does not shield the taker's Centro (3.1.10); the Centro of a player who
/// gets an original Arredor back in time is not exposed (3.1.8).
#[test]
fn fab_1_22_5a_a_taken_base_never_counts_for_the_takers_exposure() {
    let mut scene = duel(cards());
    let coro = scene.put(0, "Coro");
    let raider = scene.put(1, "Titã");
    (0..3).for_each(|place| scene.position.remove(base(0, place)));
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0))]);
    unblocked_influence(&mut game);
    assert_eq!(holder(&game), 0);
    assert!(
        !game.state.seat(Seat(0)).exposed,
        "one original Arredor is left"
    );
    game.to(1, Part::Ofensiva);
    let reach = Action::Attack {
        ally: raider,
        base: centro(0),
    };
    game.refused(reach, IllegalAction::CentroNotExposed);
    game.attack(&[(raider, base(0, 3))]);
    game.to(1, Part::Final);
    assert!(
        game.state.seat(Seat(0)).exposed,
        "the taken base is no shield"
    );
}

/// "[...] recebe o controle da base influenciada."
///
/// Ruling FAB-C14: an original Arredor that is taken back before the Centro was exposed counts again.
#[test]
fn fab_1_22_5a_an_arredor_taken_back_in_time_shields_its_centro_again() {
    let mut scene = duel(cards());
    let (coro, tita) = (scene.put(0, "Coro"), scene.put(0, "Titã"));
    let other = scene.put(1, "Coro");
    scene.position.remove(base(1, 1));
    scene.position.remove(base(1, 2));
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0))]);
    unblocked_influence(&mut game);
    assert_eq!(holder(&game), 0);
    game.to(1, Part::Influencia);
    game.influence(&[(other, base(1, 0))]);
    game.to(0, Part::Ofensiva);
    assert_eq!(holder(&game), 1, "taken back");
    // The only other Arredor falls: were the one that came back a stranger, the Centro would be exposed.
    game.attack(&[(tita, base(1, 3))]);
    game.to(0, Part::Influencia);
    assert!(!game.is_in_play(base(1, 3)));
    assert!(!game.state.seat(Seat(1)).exposed);
}

/// "[...] recebe o controle da base influenciada."
///
/// Ruling FAB-C14: Arredores taken by influence expose the Centro, and it stays exposed (3.1.8, 3.1.9).
#[test]
fn fab_1_22_5a_an_arredor_taken_back_too_late_does_not_shield_its_centro() {
    let mut scene = duel(cards());
    let (coro, tita) = (scene.put(0, "Coro"), scene.put(0, "Titã"));
    let other = scene.put(1, "Coro");
    (1..4).for_each(|place| scene.position.remove(base(1, place)));
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0))]);
    unblocked_influence(&mut game);
    game.to(1, Part::Influencia);
    game.influence(&[(other, base(1, 0))]);
    game.to(0, Part::Ofensiva);
    assert_eq!(holder(&game), 1, "taken back");
    game.attack(&[(tita, centro(1))]);
    game.to(0, Part::Influencia);
    assert_eq!(game.resistance(centro(1)), 6);
}

/// "[...] soma dos pontos de influência [...] à resistência da base que eles estão defendendo."
///
/// Ruling FAB-C32: influence is summed for each base by itself.
#[test]
fn fab_1_22_5a_influences_on_two_bases_are_two_sums() {
    let mut scene = duel(cards());
    let (coro, voz) = (scene.put(0, "Coro"), scene.put(0, "Voz"));
    let guard = scene.put(1, "Voz");
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0)), (voz, base(1, 1))]);
    to_blocks(&mut game);
    // 9 in all against 13 in all would take neither, and the blocker defends the second base only.
    game.block(&[(guard, base(1, 1))]);
    game.pass_window();
    assert_eq!((holder(&game), game.at(base(1, 1)).controller.0), (0, 1));
}

/// "[...] recebe o controle da base influenciada."
///
/// Ruling FAB-C32: of a base that is gone nobody does, nor of any other in its stead.
#[test]
fn fab_1_22_5a_an_influence_on_a_base_that_is_gone_takes_nothing() {
    let quake = manobra_on(
        "Abalo",
        &json!({"kinds": ["base"]}),
        &json!([{"destroy": {"what": "target"}}]),
    );
    let mut scene = duel(json!([quake]));
    let tita = scene.put(0, "Titã");
    scene.hand(0, &["Abalo"]);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(tita, base(1, 0))]);
    game.to(0, Part::ResultadoDaInfluencia);
    game.play_on("Abalo", base(1, 0));
    game.to(0, Part::Final);
    assert_eq!(game.discard(1), ["Base"]);
    let holders = [1, 2, 3, 4].map(|place| game.at(base(1, place)).controller);
    assert_eq!(holders, [Seat(1); 4]);
    assert!(game.at(tita).turned, "the influence was made all the same");
}

/// "[...] soma dos pontos de influência daqueles aliados."
///
/// Ruling FAB-C37: an influência below zero counts as zero in the sum, on both sides.
#[test]
fn fab_1_22_5a_negative_influence_counts_as_zero() {
    let game = blocked_by(&["Coro", "Rancor"], &["Mudo"]);
    assert_eq!(holder(&game), 0, "6 + 0 against 5");
    let mut scene = duel(cards());
    let (voz, rancor) = (scene.put(0, "Voz"), scene.put(1, "Rancor"));
    scene.position.resistance(base(1, 0), 3);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(voz, base(1, 0))]);
    to_blocks(&mut game);
    game.block(&[(rancor, base(1, 0))]);
    game.pass_window();
    assert_eq!(holder(&game), 1, "3 against 3 + 0, not 3 less 2");
}

/// "O jogador que possuir a maior somatória vence a influência e recebe o controle da base influenciada."
///
/// Ruling FAB-C14: with several players a taken Centro stays with its taker as a further base.
#[test]
fn fab_1_22_5a_a_taken_centro_stays_in_the_game_as_a_further_base() {
    let reach = passive(
        "Túnel",
        &json!({"allow": {"of": {"name": "Titã", "whose": "you"}, "deed": "reach_centro"}}),
    );
    for exposed in [true, false] {
        let mut scene = scene(table(json!([reach])), 3);
        scene.put(0, "Túnel");
        let (tita, raider) = (scene.put(0, "Titã"), scene.put(2, "Capitã"));
        scene.position.resistance(centro(1), 8);
        if exposed {
            scene.expose(1);
        }
        let mut game = scene.at(0, Part::Influencia);
        game.influence(&[(tita, centro(1))]);
        unblocked_influence(&mut game);
        assert_eq!(game.state.outcome(), None, "two players are left");
        assert_eq!(game.at(centro(1)).controller, Seat(0));
        game.to(2, Part::Ofensiva);
        // It is nobody's Centro any more: an opponent may attack it like any Arredor.
        game.attack(&[(raider, centro(1))]);
        game.to(2, Part::Influencia);
        assert_eq!(game.resistance(centro(1)), 5, "exposed before: {exposed}");
    }
}

/// "O jogador que possuir a maior somatória vence a influência [...]": with the Centro, the game (FAB-C5).
#[test]
fn fab_1_22_5a_a_taken_centro_wins_a_duel() {
    let mut scene = duel(cards());
    let (coro, other) = (scene.put(0, "Coro"), scene.put(0, "Titã"));
    let voz = scene.put(0, "Voz");
    scene.expose(1);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, centro(1)), (other, centro(1)), (voz, centro(1))]);
    unblocked_influence(&mut game);
    let won = Outcome {
        winner: Some(Seat(0)),
        reason: Reason::Centro,
    };
    assert_eq!(game.state.outcome(), Some(won), "18 against 15");
}

/// "[...] o jogador recebendo a influência declara quais dos aliados que ele controla bloqueiam [...]"
///
/// Ruling FAB-C32: several defenders, each for own bases and in queue order (1.22.2).
#[test]
fn fab_1_22_5_each_defender_blocks_for_own_bases_in_queue_order() {
    let mut scene = scene(table(cards()), 3);
    let choir = [scene.put(0, "Coro"), scene.put(0, "Coro")];
    let guards = [scene.put(1, "Voz"), scene.put(2, "Voz")];
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(choir[0], base(1, 0)), (choir[1], base(2, 0))]);
    to_blocks(&mut game);
    let block = |ally, against| Action::Block { ally, against };
    assert_eq!(game.asked(), (1, Ask::InfluenceBlocks));
    game.refused(block(guards[0], base(2, 0)), IllegalAction::NotTheBlocker);
    game.block(&[(guards[0], base(1, 0))]);
    assert_eq!(game.asked(), (2, Ask::InfluenceBlocks));
    game.refused(block(guards[1], base(1, 0)), IllegalAction::NotTheBlocker);
    game.done();
    game.pass_window();
    // 6 against 5 + 3, and 6 against 5.
    let holders = [base(1, 0), base(2, 0)].map(|slot| game.at(slot).controller);
    assert_eq!(holders, [Seat(1), Seat(0)]);
}

/// "Um aliado só é um bloqueador válido caso [...] e não possua nenhum efeito ou habilidade que o impeça [...]"
///
/// 1.22.3 speaks of every block: of an influence as well.
#[test]
fn fab_1_22_3_the_blockers_of_an_influence_are_controlled_and_not_forbidden() {
    let fear = passive(
        "Pavor",
        &json!({"forbid": {"of": {"name": "Mudo"}, "deed": "block"}}),
    );
    let mut all = cards();
    all.as_array_mut().unwrap().push(fear);
    let mut scene = duel(all);
    let coro = scene.put(0, "Coro");
    let (lost, won) = (scene.put(1, "Voz"), scene.put(0, "Voz"));
    let (mudo, fresh) = (scene.put(1, "Mudo"), scene.put(1, "Voz"));
    scene.put(0, "Pavor");
    scene.position.control(lost, Seat(0));
    scene.position.control(won, Seat(1));
    scene.position.status(fresh, false, true);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(coro, base(1, 0))]);
    to_blocks(&mut game);
    let block = |ally| Action::Block {
        ally,
        against: base(1, 0),
    };
    game.refused(block(lost), IllegalAction::NotYours);
    game.refused(block(mudo), IllegalAction::Forbidden);
    game.act(block(won));
    // Ruling FAB-C26: to have just entered is no obstacle.
    game.act(block(fresh));
}
