//! FAB 3.4.3 to 3.4.8 with rulings FAB-C17 and FAB-C36: attaching Modificações.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// Pays the attach cost for this host and lets it resolve.
fn attach(game: &mut Game, what: Slot, host: Slot) {
    game.act(Action::Attach(what));
    game.choose(host);
    game.resolve();
}

/// A Modificação of attach cost zero that gives its host one ofensiva.
fn blade() -> Value {
    let more = json!({"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": 1}});
    modification("Lâmina", json!([always(more)]))
}

/// "Modificações podem ser anexadas a aliados pagando seu custo de anexar."
#[test]
fn fab_3_4_3_a_modificacao_is_attached_by_paying_its_attach_cost() {
    let mut scene = duel(json!([]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Broquel"]);
    let mut game = scene.start();
    game.play("Broquel");
    game.resolve();
    let broquel = game.named("Broquel")[0];
    // Playing it is one thing, attaching it another.
    assert_eq!(game.at(broquel).host, Slot::NONE);
    assert_eq!((game.values(peao).1, game.resources(0)), (2, 9));
    attach(&mut game, broquel, peao);
    assert_eq!(game.at(broquel).host, peao);
    assert_eq!((game.values(peao).1, game.resources(0)), (4, 8));
}

/// Not without the cost, not without an Aliado.
#[test]
fn fab_3_4_3_without_the_cost_or_without_an_aliado_nothing_is_attached() {
    for (ally, resources, why) in [
        (true, 0, IllegalAction::NotEnoughResources),
        (false, 5, IllegalAction::NoTarget),
    ] {
        let mut scene = duel(json!([]));
        let broquel = scene.put(0, "Broquel");
        scene.put(0, "Broquel");
        if ally {
            scene.put(0, "Peão");
        }
        scene.resources(0, resources);
        let mut game = scene.start();
        game.refused(Action::Attach(broquel), why);
    }
}

/// Ruling FAB-C36: any player's Aliado ("sabotar"), but no base and no Modificação …
#[test]
fn fab_3_4_3_any_players_aliado_may_be_chosen_and_nothing_else() {
    let mut scene = duel(json!([blade()]));
    let (own, other) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    let (lamina, second) = (scene.put(0, "Lâmina"), scene.put(0, "Lâmina"));
    let mut game = scene.start();
    game.act(Action::Attach(lamina));
    for wrong in [base(0, 0), base(1, 0), second] {
        let target = game.target(wrong);
        game.refused(Action::Choose(target), IllegalAction::IllegalTarget);
    }
    assert!(game.can(Action::Choose(game.target(own))));
    game.choose(other);
    game.resolve();
    assert_eq!(game.values(other).0, 3);
    // Who attaches it keeps it.
    assert_eq!(game.at(lamina).controller, Seat(0));
}

/// … except where the card says so (1.1.1).
#[test]
fn fab_3_4_3_a_base_is_a_host_only_when_the_card_says_so() {
    let watch = whenever(
        json!({"damaged": {"what": {"host": true}}}),
        json!([{"draw": {}}]),
    );
    let mut torre = modification("Torre", json!([watch]));
    torre["attaches_to"] = json!({"kinds": ["base"], "whose": "you"});
    let mut scene = duel(json!([
        torre,
        aimed("Aríete", json!([{"damage": {"to": "target", "amount": 1}}])),
    ]));
    let (torre, peao) = (scene.put(0, "Torre"), scene.put(0, "Peão"));
    scene.hand(0, &["Aríete", "Aríete"]);
    let mut game = scene.start();
    game.act(Action::Attach(torre));
    let target = game.target(peao);
    game.refused(Action::Choose(target), IllegalAction::IllegalTarget);
    game.choose(base(0, 1));
    game.resolve();
    game.play_on("Aríete", base(0, 0));
    assert_eq!(game.hand(0).len(), 1);
    game.play_on("Aríete", base(0, 1));
    assert_eq!(game.hand(0), ["Peão"]);
}

/// Ruling FAB-C17: attaching is an activated ability: whenever one may act, on the stack, answerable.
#[test]
fn fab_3_4_3_attaching_is_possible_whenever_one_may_act_and_can_be_answered() {
    let mut scene = duel(json!([blade()]));
    let (lamina, peao) = (scene.put(0, "Lâmina"), scene.put(0, "Peão"));
    scene.hand(0, &["Lâmina"]);
    scene.hand(1, &["Faísca"]);
    let mut game = scene.at(1, Part::Ofensiva);
    game.refused(Action::Attach(lamina), IllegalAction::NotYours);
    game.pass();
    // In the opponent's turn; playing one is another matter (3.4.1).
    let play = Action::Play(game.id("Lâmina"));
    game.refused(play, IllegalAction::WrongMoment);
    let mut answered = game.clone();
    attach(&mut game, lamina, peao);
    assert_eq!(game.at(lamina).host, peao);
    answered.act(Action::Attach(lamina));
    answered.choose(peao);
    assert_eq!(answered.asked(), (1, Ask::Priority));
    answered.play_on("Faísca", peao);
    // The target was lost (1.14.10): it stays in play, attached to nothing.
    assert_eq!(answered.at(lamina).host, Slot::NONE);
}

/// "Uma modificação anexada a um aliado que sai do campo permanece no campo, podendo ser anexada em um outro […]."
#[test]
fn fab_3_4_4_a_modificacao_stays_when_its_host_leaves_and_may_be_attached_again() {
    for place in ["descarte", "mao", "degredo", "topo"] {
        let mut scene = duel(json!([
            blade(),
            aimed("Sopro", json!([{"move": {"what": "target", "to": place}}])),
        ]));
        let (first, second) = (scene.put(0, "Capitã"), scene.put(0, "Peão"));
        let lamina = scene.put(0, "Lâmina");
        scene.hand(0, &["Sopro"]);
        let mut game = scene.start();
        attach(&mut game, lamina, first);
        game.play_on("Sopro", first);
        assert!(
            !game.is_in_play(first) && game.is_in_play(lamina),
            "{place}"
        );
        assert!(!game.discard(0).contains(&"Lâmina"));
        attach(&mut game, lamina, second);
        assert_eq!(game.values(second).0, 3);
    }
}

/// Also when it falls in combat (quick guide).
#[test]
fn fab_3_4_4_a_modificacao_stays_when_its_host_falls_in_combat() {
    let mut scene = duel(json!([blade()]));
    let (peao, titan) = (scene.put(0, "Peão"), scene.put(1, "Titã"));
    let lamina = scene.put(0, "Lâmina");
    let mut game = scene.start();
    attach(&mut game, lamina, peao);
    game.to(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    game.pass_window();
    game.pass_window();
    game.block(&[(titan, peao)]);
    game.to(0, Part::Influencia);
    assert_eq!(game.discard(0), ["Peão"]);
    assert!(game.is_in_play(lamina));
}

/// "Uma modificação pode ter habilidades passivas, ativadas ou desencadeadas." Ruling FAB-C17: all three.
#[test]
fn fab_3_4_5_a_modificacao_may_have_abilities_of_all_three_kinds() {
    let more = json!({"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": 1}});
    let mut scene = duel(json!([modification(
        "Relíquia",
        json!([
            always(more),
            whenever(
                json!({"attacks": {"what": {"host": true}}}),
                json!([{"draw": {}}])
            ),
            paying(
                json!({"turn": true}),
                json!([{"gain_resources": {"amount": 1}}])
            ),
        ]),
    )]));
    let (peao, reliquia) = (scene.put(0, "Peão"), scene.put(0, "Relíquia"));
    let mut game = scene.start();
    attach(&mut game, reliquia, peao);
    assert_eq!(game.values(peao).0, 3);
    game.activate(reliquia, 2);
    game.resolve();
    assert_eq!(game.resources(0), 11);
    game.to(0, Part::Ofensiva);
    game.attack(&[(peao, base(1, 0))]);
    game.resolve();
    assert_eq!(game.hand(0), ["Peão"]);
}

/// Its abilities need no host unless they speak of one.
#[test]
fn fab_3_4_5_a_modificacao_works_without_a_host() {
    let more = json!({"modify": {"of": {"kinds": ["aliado"]}, "stat": "ofensiva", "amount": 1}});
    let mut scene = duel(json!([
        modification("Estandarte", json!([always(more)])),
        blade()
    ]));
    let peao = scene.put(0, "Peão");
    let estandarte = scene.put(0, "Estandarte");
    scene.put(0, "Lâmina");
    let game = scene.start();
    assert_eq!(game.at(estandarte).host, Slot::NONE);
    assert_eq!(game.values(peao).0, 3);
}

/// "Qualquer número de modificações podem ser anexadas a um mesmo aliado."
#[test]
fn fab_3_4_6_any_number_of_modificacoes_may_be_attached_to_one_aliado() {
    let mut scene = duel(json!([blade()]));
    let peao = scene.put(0, "Peão");
    let blades: Vec<Slot> = (0..12).map(|_| scene.put(0, "Lâmina")).collect();
    let mut game = scene.start();
    for (count, lamina) in (1..).zip(blades) {
        attach(&mut game, lamina, peao);
        assert_eq!(game.values(peao).0, 2 + count);
    }
}

/// "[…] custo de anexar pago para ser anexada em outro aliado, é desanexada do aliado anterior."
#[test]
fn fab_3_4_7_attached_to_another_aliado_it_leaves_the_one_before() {
    let mut scene = duel(json!([]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let broquel = scene.put(0, "Broquel");
    let mut game = scene.start();
    attach(&mut game, broquel, first);
    assert_eq!((game.values(first).1, game.values(second).1), (4, 2));
    attach(&mut game, broquel, second);
    assert_eq!((game.values(first).1, game.values(second).1), (2, 4));
    assert_eq!(game.at(broquel).host, second);
    // The cost is paid each time; where it is already it cannot be attached.
    assert_eq!(game.resources(0), 8);
    game.act(Action::Attach(broquel));
    let target = game.target(second);
    game.refused(Action::Choose(target), IllegalAction::IllegalTarget);
}

/// The move happens when the ability resolves: an answer may still use the old place.
#[test]
fn fab_3_4_7_it_moves_when_the_ability_resolves() {
    let mut scene = duel(json!([blade()]));
    let (first, second) = (scene.put(0, "Peão"), scene.put(0, "Peão"));
    let lamina = scene.put(0, "Lâmina");
    let mut game = scene.start();
    attach(&mut game, lamina, first);
    game.act(Action::Attach(lamina));
    game.choose(second);
    assert_eq!(game.at(lamina).host, first);
    game.resolve();
    assert_eq!(game.at(lamina).host, second);
}

/// "Uma modificação anexada a um aliado que deixa o campo, deixa de ser anexada a aquele aliado."
#[test]
fn fab_3_4_8_the_aliado_that_comes_back_is_no_longer_its_host() {
    let mut scene = duel(json!([
        blade(),
        aimed("Recuo", json!([{"move": {"what": "target", "to": "mao"}}])),
    ]));
    let (peao, lamina) = (scene.put(0, "Peão"), scene.put(0, "Lâmina"));
    scene.hand(0, &["Recuo"]);
    let mut game = scene.start();
    attach(&mut game, lamina, peao);
    game.play_on("Recuo", peao);
    assert_eq!(game.at(lamina).host, Slot::NONE);
    assert!(game.log.contains(&Event::Detached { permanent: lamina }));
    game.play("Peão");
    game.resolve();
    let again = game.named("Peão")[0];
    assert_eq!(
        (game.values(again).0, game.at(lamina).host),
        (2, Slot::NONE)
    );
}

/// Ruling FAB-C36: a change of control is no leaving: it stays attached, and stays whose it was.
#[test]
fn fab_3_4_8_it_stays_attached_when_only_the_control_of_its_host_changes() {
    let mut scene = duel(json!([
        blade(),
        aimed("Motim", json!([{"take_control": {"what": "target"}}])),
    ]));
    let (peao, lamina) = (scene.put(1, "Peão"), scene.put(1, "Lâmina"));
    scene.hand(0, &["Motim"]);
    let mut game = scene.at(1, Part::Acao);
    attach(&mut game, lamina, peao);
    game.pass();
    game.play_on("Motim", peao);
    assert_eq!(game.at(peao).controller, Seat(0));
    assert_eq!(
        (game.at(lamina).host, game.at(lamina).controller),
        (peao, Seat(1))
    );
    assert_eq!(game.values(peao).0, 3);
}
