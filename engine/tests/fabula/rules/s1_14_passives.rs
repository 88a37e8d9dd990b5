//! FAB 1.14.5 and 1.14.8 with rulings FAB-C20 and FAB-C31: passive abilities.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// A Modificação that gives every other Aliado one ofensiva.
fn banner() -> Value {
    let more = json!({"modify": {"of": {"kinds": ["aliado"]}, "stat": "ofensiva", "amount": 1}});
    modification("Estandarte", json!([always(more)]))
}

/// A Modificação that sets the ofensiva of every Aliado.
fn setter(name: &str, value: i16) -> Value {
    let set = json!({"set": {"of": {"kinds": ["aliado"]}, "stat": "ofensiva", "amount": value}});
    modification(name, json!([always(set)]))
}

fn destroy() -> Value {
    aimed("Vento", json!([{"destroy": {"what": "target"}}]))
}

/// "Uma habilidade passiva tem seu efeito ativado assim que a carta entra no Campo."
#[test]
fn fab_1_14_5_a_passive_begins_when_its_card_enters() {
    let mut scene = duel(json!([banner()]));
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Estandarte"]);
    // Neither in a hand nor in a Descarte does it do anything.
    scene.cards(0, Zone::Descarte, &["Estandarte"]);
    let mut game = scene.start();
    assert_eq!(game.values(peao).0, 2);
    game.play("Estandarte");
    assert_eq!(game.values(peao).0, 2, "on the stack it is not in play yet");
    game.resolve();
    // At once: the passive itself is never stacked, the card was the only effect.
    assert_eq!(game.values(peao).0, 3);
    assert_eq!(
        game.count(|event| matches!(event, Event::Stacked { .. })),
        1
    );
}

/// "Seu efeito persiste enquanto a carta permanecer no Campo. Seu efeito desaparece […] após a carta ser removida […]."
#[test]
fn fab_1_14_5_a_passive_lasts_as_long_as_its_card_is_in_play() {
    for place in ["mao", "descarte", "degredo", "topo"] {
        let mut scene = duel(json!([
            banner(),
            aimed("Sopro", json!([{"move": {"what": "target", "to": place}}])),
        ]));
        let (peao, estandarte) = (scene.put(0, "Peão"), scene.put(0, "Estandarte"));
        scene.position.status(estandarte, true, false);
        scene.hand(0, &["Sopro"]);
        let mut game = scene.start();
        assert_eq!(game.values(peao).0, 3, "a turned card has its passives");
        game.to(1, Part::Acao);
        game.to(0, Part::Restauracao);
        assert_eq!(game.values(peao).0, 3);
        // What enters later is affected, too.
        game.to(0, Part::Acao);
        game.play("Peão");
        game.resolve();
        let late = game.named("Peão")[1];
        assert_eq!(game.values(late).0, 3);
        game.play_on("Sopro", estandarte);
        assert_eq!(
            (game.values(peao).0, game.values(late).0),
            (2, 2),
            "{place}"
        );
    }
}

/// Ruling FAB-C20: "estática" (1.10.5, 1.17.5b) is the same: "you" is the controller of the source, now.
#[test]
fn fab_1_14_5_a_passive_speaks_of_its_present_controller() {
    let more = json!({"modify": {"of": {"kinds": ["aliado"], "whose": "you"}, "stat": "ofensiva", "amount": 1}});
    let mut scene = duel(json!([
        modification("Estandarte", json!([always(more)])),
        aimed("Motim", json!([{"take_control": {"what": "target"}}])),
    ]));
    let (own, other) = (scene.put(0, "Peão"), scene.put(1, "Peão"));
    let estandarte = scene.put(1, "Estandarte");
    scene.hand(0, &["Motim"]);
    let mut game = scene.start();
    assert_eq!((game.values(own).0, game.values(other).0), (2, 3));
    game.play_on("Motim", estandarte);
    assert_eq!((game.values(own).0, game.values(other).0), (3, 2));
}

/// "[…] o efeito da última carta a entrar no Campo possui prioridade […], substituindo o efeito da […] anterior."
#[test]
fn fab_1_14_8_of_two_settings_the_last_card_in_prevails() {
    for (order, result) in [(["Seis", "Quatro"], 4), (["Quatro", "Seis"], 6)] {
        let mut scene = duel(json!([setter("Seis", 6), setter("Quatro", 4), destroy()]));
        let peao = scene.put(1, "Peão");
        scene.hand(0, &["Seis", "Quatro", "Vento"]);
        let mut game = scene.start();
        game.play(order[0]);
        game.resolve();
        assert_eq!(game.values(peao).0, 10 - result);
        game.play(order[1]);
        game.resolve();
        assert_eq!(game.values(peao).0, result);
        // Without the last one the one before holds again: it was replaced, not ended.
        let last = game.named(order[1])[0];
        game.play_on("Vento", last);
        assert_eq!(game.values(peao).0, 10 - result);
    }
}

/// What counts is when the card entered this time, not which card or whose it is.
#[test]
fn fab_1_14_8_a_card_that_enters_again_is_the_last_one() {
    let mut scene = duel(json!([
        setter("Seis", 6),
        setter("Quatro", 4),
        aimed("Recuo", json!([{"move": {"what": "target", "to": "mao"}}])),
    ]));
    let peao = scene.put(1, "Peão");
    let seis = scene.put(0, "Seis");
    scene.put(1, "Quatro");
    scene.hand(0, &["Recuo"]);
    let mut game = scene.start();
    assert_eq!(game.values(peao).0, 4);
    game.play_on("Recuo", seis);
    game.play("Seis");
    game.resolve();
    assert_eq!(game.values(peao).0, 6);
}

/// Ruling FAB-C31: bonuses and maluses are no conflict. They add up, in whatever order they came.
#[test]
fn fab_1_14_8_bonuses_add_up_and_do_not_replace_each_other() {
    let less = json!({"modify": {"of": {"kinds": ["aliado"]}, "stat": "ofensiva", "amount": -3}});
    let names = ["Estandarte", "Estandarte", "Névoa", "Seis"];
    for turn in 0..names.len() {
        let mut scene = duel(json!([
            banner(),
            modification("Névoa", json!([always(less.clone())])),
            setter("Seis", 6),
        ]));
        let peao = scene.put(1, "Peão");
        for index in 0..names.len() {
            scene.put(0, names[(turn + index) % names.len()]);
        }
        let game = scene.start();
        assert_eq!(game.values(peao).0, 6 + 1 + 1 - 3);
    }
}

/// A prohibition is no such conflict either: it holds against a later permission (1.1.2).
#[test]
fn fab_1_14_8_a_later_permission_does_not_replace_a_prohibition() {
    let deed = |word: &str| always(json!({word: {"of": {"kinds": ["aliado"]}, "deed": "attack"}}));
    for order in [["Trégua", "Ordem"], ["Ordem", "Trégua"]] {
        let mut scene = duel(json!([
            modification("Trégua", json!([deed("forbid")])),
            modification("Ordem", json!([deed("allow")])),
        ]));
        let peao = scene.put(0, "Peão");
        for name in order {
            scene.put(0, name);
        }
        let mut game = scene.at(0, Part::Ofensiva);
        let attack = Action::Attack {
            ally: peao,
            base: base(1, 0),
        };
        game.refused(attack, IllegalAction::Forbidden);
    }
}
