//! FAB 1.15.5 to 1.15.9: new targets, effects as targets, hosts, permanents.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// A Manobra of cost 1 that lets a player choose new targets for the effect it points at.
fn diverts(by: &Value) -> Value {
    aimed(
        "Desvio",
        &json!("effect"),
        &json!([{"retarget": {"what": "target", "by": by}}]),
    )
}

/// "Alguns efeitos permitem que o jogador altere o alvo de um efeito […]"
#[test]
fn fab_1_15_5_an_effect_changes_the_target_of_another_one() {
    let mut scene = duel(json!([diverts(&json!("you"))]));
    let (capita, titan) = (scene.put(0, "Capitã"), scene.put(1, "Titã"));
    scene.hand(0, &["Faísca"]);
    scene.hand(1, &["Desvio"]);
    let mut game = scene.start();
    game.play("Faísca");
    game.choose(titan);
    game.play("Desvio");
    game.choose_effect(0);
    game.pass();
    assert_eq!(game.asked(), (1, Ask::Effect));
    // A new target must be one that the effect could have had; the old one may stay.
    assert_eq!(choices(&game), [game.target(capita), game.target(titan)]);
    game.refused(
        Action::Choose(game.target(base(0, 0))),
        IllegalAction::IllegalTarget,
    );
    let mut kept = game.clone();
    game.choose(capita);
    game.resolve();
    assert_eq!((game.at(capita).damage, game.at(titan).damage), (2, 0));
    kept.choose(titan);
    kept.resolve();
    assert_eq!((kept.at(capita).damage, kept.at(titan).damage), (0, 2));
}

/// "[…] outros permitem que o jogador escolha novos alvos para um efeito."
#[test]
fn fab_1_15_5_a_player_chooses_new_targets_for_all_of_an_effect() {
    let both = json!({"targets": [{"what": an_ally(), "min": 2, "max": 2}],
        "sentences": [{"effects": [{"damage": {"to": "target", "amount": 1}}]}]});
    // "O controlador do efeito alvo escolhe novos alvos para ele."
    let by = json!({"controller": {"of": "target"}});
    let mut scene =
        duel(json!([{"name": "Raio", "kind": "manobra", "cost": 1, "effect": both}, diverts(&by)]));
    let [one, two, three, four] = [0, 0, 1, 1].map(|seat| scene.put(seat, "Titã"));
    scene.hand(0, &["Raio"]);
    scene.hand(1, &["Desvio"]);
    let mut game = scene.start();
    game.play("Raio");
    game.choose(one);
    game.choose(two);
    game.play("Desvio");
    game.choose_effect(0);
    game.pass();
    assert_eq!(game.asked(), (0, Ask::Effect));
    game.choose(three);
    game.refused(
        Action::Choose(game.target(three)),
        IllegalAction::IllegalTarget,
    );
    game.choose(four);
    game.resolve();
    assert_eq!(
        [one, two, three, four].map(|slot| game.at(slot).damage),
        [0, 0, 1, 1]
    );
}

/// "Efeitos na pilha de efeito não são alvos válidos […]"
#[test]
fn fab_1_15_6_a_text_that_does_not_speak_of_effects_cannot_point_at_one() {
    let any = [
        json!("permanent"),
        json!("player"),
        json!({"card": {"zone": "descarte", "whose": "everyone"}}),
    ];
    for what in any {
        let mut scene = duel(json!([aimed("Dedo", &what, &json!(["draw"]))]));
        scene.hand(0, &["Leitura"]);
        scene.hand(1, &["Dedo"]);
        scene.cards(0, Zone::Descarte, &["Peão"]);
        let mut game = scene.start();
        game.play("Leitura");
        let effect = Target::Effect(top(&game).id);
        game.play("Dedo");
        assert!(!choices(&game).is_empty());
        game.refused(Action::Choose(effect), IllegalAction::IllegalTarget);
    }
}

/// "[…] ao menos que um efeito explicitamente defina um outro efeito presente na pilha de efeitos como alvo."
#[test]
fn fab_1_15_6_a_text_that_speaks_of_effects_points_at_them_and_at_nothing_else() {
    let mut scene = duel(json!([targeted_cancel()]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Mordaça"]);
    let mut game = scene.start();
    game.play("Leitura");
    let effect = Target::Effect(top(&game).id);
    game.play("Mordaça");
    assert_eq!(choices(&game), [effect]);
    game.refused(
        Action::Choose(game.target(peao)),
        IllegalAction::IllegalTarget,
    );
    game.act(Action::Choose(effect));
    assert_eq!(top(&game).targets.list[0], effect);
}

/// "Efeitos não pode ter instâncias de si mesmos como alvos."
#[test]
fn fab_1_15_7_an_ability_cannot_point_at_another_instance_of_itself() {
    let text = json!({"targets": [{"what": "effect"}], "sentences": [{"effects": [{"cancel": {"what": "target"}}]}]});
    let mut scene = duel(json!([
        relic(
            "Censor",
            &json!([{"activated": {"cost": 0, "effect": text}}])
        ),
        targeted_cancel()
    ]));
    let censor = scene.put(1, "Censor");
    scene.hand(0, &["Leitura", "Leitura"]);
    scene.hand(1, &["Mordaça"]);
    let mut game = scene.start();
    game.play("Leitura");
    let first = Target::Effect(top(&game).id);
    game.activate(censor, 0);
    game.act(Action::Choose(first));
    let instance = Target::Effect(top(&game).id);
    game.play("Leitura");
    let second = Target::Effect(top(&game).id);
    // An effect of another card may point at the instance …
    let mut other = game.clone();
    other.play("Mordaça");
    assert_eq!(choices(&other), [first, instance, second]);
    // … the same ability, used again, may not.
    game.activate(censor, 0);
    assert_eq!(choices(&game), [first, second]);
    game.refused(Action::Choose(instance), IllegalAction::IllegalTarget);
}

/// "Efeitos não pode ter instâncias de si mesmos como alvos."
#[test]
fn fab_1_15_7_a_sentence_cannot_choose_a_sentence_of_the_same_use() {
    let text = json!({"sentences": [
        {"effects": [{"choose": {"from": "effect"}}, {"cancel": {"what": "chosen"}}]},
        {"effects": ["draw"]},
    ]});
    let mut scene =
        duel(json!([{"name": "Tesoura", "kind": "manobra", "cost": 1, "effect": text}]));
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Tesoura"]);
    let mut game = scene.start();
    game.play("Leitura");
    let leitura = Target::Effect(top(&game).id);
    game.play("Tesoura");
    game.pass();
    assert_eq!(
        (waiting(&game), choices(&game)),
        (vec!["Leitura", "Tesoura"], vec![leitura])
    );
}

/// "Uma modificação anexada, tem a permanente a que ela está anexada como seu alvo por todo o tempo […]"
#[test]
fn fab_1_15_8_a_modification_is_about_its_host_as_long_as_it_is_attached() {
    let mut scene = duel(json!([]));
    let (broquel, one, other) = (
        scene.put(0, "Broquel"),
        scene.put(0, "Peão"),
        scene.put(0, "Peão"),
    );
    let mut game = scene.start();
    assert_eq!(
        (game.values(one).1, game.values(other).1),
        (2, 2),
        "attached to nothing, about nothing"
    );
    // "O alvo é escolhido no momento que a habilidade anexar é utilizada": before it waits on the stack.
    game.act(Action::Attach(broquel));
    assert_eq!(
        (game.asked(), game.state.stack().len()),
        ((0, Ask::Target), 0)
    );
    game.refused(
        Action::Choose(game.target(base(0, 0))),
        IllegalAction::IllegalTarget,
    );
    game.choose(one);
    assert_eq!(top(&game).targets.list[0], game.target(one));
    game.resolve();
    assert_eq!((game.values(one).1, game.values(other).1), (4, 2));
    // Later turns do not end it; another host does.
    game.to(1, Part::Acao);
    game.to(0, Part::Acao);
    assert_eq!((game.at(broquel).host, game.values(one).1), (one, 4));
    game.act(Action::Attach(broquel));
    game.choose(other);
    game.resolve();
    assert_eq!((game.values(one).1, game.values(other).1), (2, 4));
}

/// A Modificação that enters attached and gives its host +2 vida.
fn anchor() -> Value {
    let mut card = law(
        "Âncora",
        &json!({"modify": {"of": {"host": true}, "stat": "vida", "amount": 2}}),
    );
    card["enters_attached"] = json!(true);
    card
}

/// "O alvo é escolhido […] quando ela entra no Campo caso […] especifique que ela entra em jogo já anexada."
#[test]
fn fab_1_15_8_one_that_enters_attached_has_its_host_chosen_as_it_enters() {
    let mut scene = duel(json!([anchor()]));
    let (peao, titan) = (scene.put(0, "Peão"), scene.put(1, "Titã"));
    scene.hand(0, &["Âncora"]);
    scene.hand(1, &["Faísca"]);
    let mut game = scene.start();
    game.play("Âncora");
    // Nothing is chosen while it waits: who is killed in answer is no host, and nothing is lost by it.
    assert_eq!(
        (game.asked(), waiting(&game)),
        ((1, Ask::Priority), vec!["Âncora"])
    );
    game.play("Faísca");
    game.choose(peao);
    game.resolve();
    assert_eq!(
        (game.asked().0, choices(&game)),
        (0, vec![game.target(titan)])
    );
    game.choose(titan);
    let ancora = game.named("Âncora")[0];
    assert_eq!((game.at(ancora).host, game.values(titan).1), (titan, 11));
    // The attach cost of 1 is not paid.
    assert_eq!(game.resources(0), 10 - 1);
}

/// "O alvo é escolhido […] quando ela entra no Campo […]" (by whatever way it enters)
#[test]
fn fab_1_15_8_one_that_an_effect_puts_into_play_attached_has_its_host_chosen_too() {
    let back = json!([{"move": {"what": {"cards": {"zone": "descarte", "filter": {"kinds": ["modificacao"]}}}, "to": "campo"}}]);
    let mut scene = duel(json!([anchor(), manobra("Resgate", &back)]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Resgate"]);
    scene.cards(0, Zone::Descarte, &["Âncora"]);
    let mut game = scene.start();
    game.play("Resgate");
    game.resolve();
    assert_eq!(
        (game.asked().0, choices(&game)),
        (0, vec![game.target(peao)])
    );
    game.choose(peao);
    assert_eq!(game.at(game.named("Âncora")[0]).host, peao);
}

/// "[…] uma permanente sem especificar o tipo […] pode ter como alvo, um tipo de carta de permanente […]"
#[test]
fn fab_1_15_9_a_permanent_as_a_target_is_an_ally_a_modification_or_a_base() {
    let mut scene = duel(json!([aimed(
        "Toque",
        &json!("permanent"),
        &json!([{"turn": {"what": "target"}}])
    )]));
    scene.expose(1);
    let (peao, broquel) = (scene.put(1, "Peão"), scene.put(1, "Broquel"));
    scene.hand(0, &["Leitura"]);
    scene.hand(1, &["Toque"]);
    scene.cards(0, Zone::Descarte, &["Titã"]);
    let mut game = scene.start();
    game.play("Leitura");
    let effect = Target::Effect(top(&game).id);
    game.play("Toque");
    // All of them, seen from player 1: an enemy Centro behind its Arredores is out of reach (FAB 3.1.7).
    let bases = [0, 1, 2, 3].map(|position| base(0, position));
    let all = bases.into_iter().chain([centro(1), peao, broquel]);
    assert_eq!(
        choices(&game),
        all.map(|slot| game.target(slot)).collect::<Vec<_>>()
    );
    // "[…] não podendo ter outro elemento de jogo como alvo (jogadores, baralho, zonas, etc.)."
    let seat = Seat(0);
    let card = Target::Card {
        seat,
        zone: Zone::Descarte,
        card: game.id("Titã"),
    };
    let zones =
        [Zone::Baralho, Zone::Campo, Zone::Descarte].map(|zone| Target::Zone { seat, zone });
    for other in [Target::Player(seat), card, effect]
        .into_iter()
        .chain(zones)
    {
        game.refused(Action::Choose(other), IllegalAction::IllegalTarget);
    }
}

/// "O alvo é escolhido […] quando ela entra no Campo […]": without anything to choose it enters all the same.
#[test]
fn fab_1_15_8_one_that_enters_attached_without_a_host_to_choose_stays_unattached() {
    let mut scene = duel(json!([anchor()]));
    scene.hand(0, &["Âncora", "Peão"]);
    let mut game = scene.start();
    game.play("Âncora");
    game.resolve();
    let ancora = game.named("Âncora")[0];
    assert_eq!(
        (game.at(ancora).host, game.asked()),
        (Slot::NONE, (0, Ask::Priority))
    );
    // Later it is attached like any other, by paying (3.4.3).
    game.play("Peão");
    game.resolve();
    let peao = game.named("Peão")[0];
    assert_eq!(game.at(ancora).host, Slot::NONE, "not by itself");
    game.act(Action::Attach(ancora));
    game.choose(peao);
    game.resolve();
    assert_eq!((game.at(ancora).host, game.resources(0)), (peao, 10 - 3));
}
