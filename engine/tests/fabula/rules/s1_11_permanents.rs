//! FAB 1.11.3, 1.11.4, 1.11.5: what a permanent is like, and what it is without its types.

use std::collections::BTreeSet;

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::json;

use super::super::support::*;
use super::short_cards::*;

/// "As características de uma permanente não ficha, são as mesmas que estão impressas na carta […]."
#[test]
fn fab_1_11_3_a_permanent_is_what_its_card_prints() {
    // A filter for each printed characteristic finds the Capitã and nothing else in play.
    let filters = [
        json!({"name": "Capitã"}),
        json!({"subtypes": ["soldado"]}),
        json!({"colours": {"exactly": {"colours": ["azul"]}}}),
        json!({"kinds": ["aliado"], "cost_at_least": 3, "cost_at_most": 3}),
    ];
    for filter in filters {
        let count = json!([{"gain_resources": {"amount": {"count": {"of": filter}}}}]);
        let mut scene = duel(json!([spell("Censo", count)]));
        let capita = scene.put(1, "Capitã");
        scene.put(1, "Peão");
        scene.put(1, "Titã");
        scene.hand(0, &["Censo"]);
        let mut game = scene.start();
        assert_eq!(game.values(capita), (3, 4, 3));
        game.play("Censo");
        game.resolve();
        assert_eq!(game.resources(0), 11);
    }
}

/// "[…] podendo ser alteradas por quaisquer efeitos temporários ou contínuos."
#[test]
fn fab_1_11_3_temporary_and_continuous_effects_change_it_while_they_last() {
    let boost = json!([{"modify": {"what": "target", "stat": "ofensiva", "amount": 4}}]);
    let banner = always(
        json!({"modify": {"of": {"kinds": ["aliado"]}, "stat": "influencia", "amount": -1}}),
    );
    let mut scene = duel(json!([
        aimed("Fúria", boost),
        modification("Névoa", json!([banner])),
        aimed("Vento", json!([{"destroy": {"what": "target"}}])),
    ]));
    let capita = scene.put(0, "Capitã");
    let nevoa = scene.put(1, "Névoa");
    scene.hand(0, &["Fúria", "Vento"]);
    let mut game = scene.start();
    assert_eq!(game.values(capita), (3, 4, 2));
    game.play_on("Fúria", capita);
    assert_eq!(game.values(capita), (7, 4, 2));
    game.play_on("Vento", nevoa);
    assert_eq!(game.values(capita), (7, 4, 3));
    // The temporary one is over with the turn; what is printed never changed.
    game.to(1, Part::Acao);
    assert_eq!(game.values(capita), (3, 4, 3));
    assert_eq!(game.table.card(game.at(capita).card).ofensiva, Some(3));
}

/// "Há 3 tipos de permanentes em Fábula TCG: Base, Aliado e Modificações."
#[test]
fn fab_1_11_4_a_permanent_is_a_base_an_aliado_or_a_modificacao() {
    let mut scene = duel(json!([aimed(
        "Toque",
        json!([{"turn": {"what": "target"}}])
    )]));
    scene.put(0, "Peão");
    scene.put(1, "Broquel");
    scene.hand(0, &["Toque", "Leitura"]);
    scene.cards(0, Zone::Descarte, &["Capitã"]);
    let mut game = scene.start();
    game.play("Toque");
    // "A permanent" means all three kinds, and no card of a hand or a Descarte.
    let mut kinds = BTreeSet::new();
    let mut offered = 0;
    for action in legal_actions(&game.state) {
        match action {
            Action::Choose(Target::Permanent { slot, .. }) => {
                kinds.insert(game.table.card(game.at(slot).card).kind);
                offered += 1;
            }
            Action::Choose(other) => panic!("{other:?} is no permanent"),
            _ => {}
        }
    }
    let three = [CardType::Aliado, CardType::Base, CardType::Modificacao];
    assert_eq!(kinds, BTreeSet::from(three));
    // Both, five own bases, and the four of the opponent that can be reached.
    assert_eq!(offered, 2 + 5 + 4);
}

/// A Manobra is none: no effect brings one into play.
#[test]
fn fab_1_11_4_a_manobra_never_becomes_a_permanent() {
    let own = json!({"cards": {"zone": "descarte"}});
    let raise = json!([{"move": {"what": own, "to": "campo"}}]);
    let mut scene = duel(json!([spell("Retorno", raise)]));
    scene.cards(0, Zone::Descarte, &["Capitã", "Broquel", "Leitura"]);
    scene.hand(0, &["Retorno"]);
    let mut game = scene.start();
    game.play("Retorno");
    game.resolve();
    assert_eq!(game.discard(0), ["Leitura", "Retorno"]);
    assert_eq!(
        (game.named("Capitã").len(), game.named("Broquel").len()),
        (1, 1)
    );
}

/// "Se uma permanente […] perde seus tipos […], ela continua sendo uma permanente e permanece na zona […]."
#[test]
fn fab_1_11_5_an_aliado_without_its_type_is_still_a_permanent_in_its_place() {
    let mut scene = duel(json!([
        aimed("Esquecimento", json!([{"lose_types": {"what": "target"}}])),
        spell(
            "Vendaval",
            json!([{"turn": {"what": {"each": {"filter": {"kinds": ["aliado", "modificacao", "base"]}}}}}])
        ),
        aimed("Toque", json!([{"turn": {"what": "target"}}])),
    ]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Esquecimento", "Faísca", "Toque", "Vendaval"]);
    let mut game = scene.start();
    game.play_on("Esquecimento", peao);
    assert!(game.is_in_play(peao) && game.discard(0) == ["Esquecimento"]);
    // None of the three types: what speaks of all of them does not mean it.
    let mut typed = game.clone();
    typed.play("Vendaval");
    typed.resolve();
    assert!(typed.at(base(0, 0)).turned && !typed.at(peao).turned);
    // No Aliado any more: no target for what asks for one, and no attacker.
    let faisca = Action::Play(game.id("Faísca"));
    game.refused(faisca, IllegalAction::NoTarget);
    // A permanent all the same.
    let mut other = game.clone();
    other.play_on("Toque", peao);
    assert!(other.at(peao).turned);
    game.to(0, Part::Ofensiva);
    let attack = Action::Attack {
        ally: peao,
        base: base(1, 0),
    };
    game.refused(attack, IllegalAction::NotAnAlly);
    // With the turn the loss is over.
    game.to(0, Part::Compra);
    game.to(0, Part::Ofensiva);
    assert!(game.can(attack));
}

/// The same for a base: it stays in the territories, and a Centro that stays is not lost.
#[test]
fn fab_1_11_5_a_base_without_its_type_stays_in_the_territories() {
    let fog = always(json!({"lose_types": {"of": {"kinds": ["base"]}}}));
    let mut scene = duel(json!([
        modification("Neblina", json!([fog])),
        aimed("Vento", json!([{"destroy": {"what": "target"}}])),
    ]));
    let titan = scene.put(0, "Titã");
    scene.hand(0, &["Neblina", "Vento"]);
    let mut game = scene.start();
    game.play("Neblina");
    game.resolve();
    for (seat, position) in (0..2).flat_map(|seat| (0..5).map(move |it| (seat, it))) {
        assert_eq!(game.at(base(seat, position)).controller, Seat(seat));
    }
    assert_eq!(game.state.outcome(), None);
    assert!(!game.state.seat(Seat(1)).exposed);
    let mut later = game.clone();
    later.to(0, Part::Ofensiva);
    let attack = Action::Attack {
        ally: titan,
        base: base(1, 0),
    };
    later.refused(attack, IllegalAction::NotAnEnemyBase);
    let neblina = game.named("Neblina")[0];
    game.play_on("Vento", neblina);
    game.to(0, Part::Ofensiva);
    assert!(game.can(attack));
}
