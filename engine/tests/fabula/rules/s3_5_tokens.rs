//! FAB 3.5: Fichas as representations of cards.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// "Fichas são representações de cartas criadas por efeitos de outras cartas."
#[test]
fn fab_3_5_1_effects_of_every_kind_of_card_make_fichas_that_act_like_cards() {
    let make = |name: &str| json!([{"create": {"ficha": token(name, [2, 2, 6])}}]);
    let mut scene = duel(json!([
        spell("Manobra", make("Da Manobra")),
        ally(
            "Mãe",
            [0, 1, 0],
            json!([paying(json!(0), make("Do Aliado"))])
        ),
        modification(
            "Ninho",
            json!([whenever(json!({"enters": {}}), make("Da Modificação"))])
        ),
    ]));
    let mother = scene.put(0, "Mãe");
    scene.hand(0, &["Manobra", "Ninho"]);
    let mut game = scene.start();
    game.play("Manobra");
    game.resolve();
    game.activate(mother, 0);
    game.resolve();
    game.play("Ninho");
    game.resolve();
    let tokens = ["Da Manobra", "Do Aliado", "Da Modificação"].map(|name| game.named(name)[0]);
    assert!(tokens.iter().all(|slot| game.at(*slot).ficha));
    // They are played with like the cards that they represent: preparing, then attacking, influencing.
    game.to(0, Part::Ofensiva);
    let attack = Action::Attack {
        ally: tokens[0],
        base: base(1, 0),
    };
    game.refused(attack, IllegalAction::Preparing);
    game.to(1, Part::Acao);
    game.to(0, Part::Ofensiva);
    game.attack(&[(tokens[0], base(1, 0))]);
    game.to(0, Part::Influencia);
    assert_eq!(game.resistance(base(1, 0)), 3);
    game.influence(&[(tokens[1], base(1, 1))]);
    game.to(0, Part::Final);
    assert_eq!(game.at(base(1, 1)).controller, Seat(0));
}

/// "Uma ficha que é destruída ou sai do campo não é enviada para a zona de descarte ou degredo."
#[test]
fn fab_3_5_2_a_ficha_that_is_destroyed_sacrificed_or_exiled_reaches_no_zone() {
    let make = json!([{"create": {"amount": 4, "ficha": token("Recruta", [1, 1, 1])}}]);
    let mut scene = duel(json!([
        spell("Tropa", make),
        aimed("Vento", json!([{"destroy": {"what": "target"}}])),
        aimed(
            "Exílio",
            json!([{"move": {"what": "target", "to": "degredo"}}])
        ),
        spell(
            "Tributo",
            json!([{"sacrifice": {"filter": {"kinds": ["aliado"]}}}])
        ),
    ]));
    scene.hand(0, &["Tropa", "Vento", "Exílio", "Tributo", "Faísca"]);
    let mut game = scene.start();
    game.play("Tropa");
    game.resolve();
    for left in (0..4).rev() {
        let recruta = game.named("Recruta")[0];
        match left {
            3 => game.play_on("Vento", recruta),
            2 => game.play_on("Exílio", recruta),
            1 => {
                game.play("Tributo");
                game.resolve();
                game.choose(recruta);
            }
            _ => game.play_on("Faísca", recruta),
        }
        assert_eq!(game.named("Recruta").len(), left);
    }
    assert_eq!(
        game.discard(0),
        ["Exílio", "Faísca", "Tributo", "Tropa", "Vento"]
    );
    assert!(game.zone(0, Zone::Degredo).is_empty() && game.discard(1).is_empty());
}

/// "Uma ficha pode representar qualquer tipo de carta." A Base and a Modificação besides the Aliado.
#[test]
fn fab_3_5_3_a_ficha_may_be_a_base_or_a_modificacao() {
    let base_ficha =
        json!({"name": "Acampamento", "kind": "ficha", "of": "base", "resistencia": 3});
    let flag = always(json!({"modify": {"of": {"host": true}, "stat": "ofensiva", "amount": 1}}));
    let mod_ficha = json!({"name": "Bandeira", "kind": "ficha", "of": "modificacao", "attach": 2,
        "abilities": [flag]});
    let mut scene = duel(json!([spell(
        "Obra",
        json!([{"create": {"ficha": base_ficha}}, {"create": {"ficha": mod_ficha}}])
    ),]));
    let peao = scene.put(0, "Peão");
    let enemy = scene.put(1, "Peão");
    scene.hand(0, &["Obra"]);
    let mut game = scene.start();
    game.play("Obra");
    game.resolve();
    let bandeira = game.named("Bandeira")[0];
    game.act(Action::Attach(bandeira));
    game.choose(peao);
    game.resolve();
    assert_eq!((game.values(peao).0, game.resources(0)), (3, 8));
    // The base is attacked like a base, and destroyed like one.
    let camp = game.named("Acampamento")[0];
    game.to(1, Part::Ofensiva);
    game.attack(&[(enemy, camp)]);
    game.to(1, Part::Influencia);
    assert_eq!(game.resistance(camp), 1);
    game.to(0, Part::Acao);
    game.to(1, Part::Restauracao);
    game.act(Action::Restore(enemy));
    game.to(1, Part::Ofensiva);
    game.attack(&[(enemy, camp)]);
    game.to(1, Part::Influencia);
    assert!(game.named("Acampamento").is_empty() && !game.discard(0).contains(&"Acampamento"));
}

/// The same for a Manobra: what it does goes on the stack, and nothing of it is left afterwards.
#[test]
fn fab_3_5_3_a_ficha_may_be_a_manobra() {
    let ficha = json!({"name": "Panfleto", "kind": "ficha", "of": "manobra",
        "effect": {"sentences": [{"effects": [{"draw": {}}]}]}});
    assert_eq!(
        mistakes(spell("Gráfica", json!([{"create": {"ficha": ficha}}]))),
        [""; 0]
    );
    let mut scene = duel(json!([spell(
        "Gráfica",
        json!([{"create": {"ficha": ficha}}])
    )]));
    scene.hand(0, &["Gráfica"]);
    let mut game = scene.start();
    let before = game.state.permanents().count();
    game.play("Gráfica");
    game.resolve_to(0);
    game.resolve();
    assert_eq!(game.hand(0).len(), 1);
    assert_eq!(game.state.permanents().count(), before);
    assert_eq!(game.discard(0), ["Gráfica"]);
}

/// "Os valores, tipo e outros elementos necessários para a ficha são informados durante sua criação […]."
#[test]
fn fab_3_5_6_the_effect_must_say_the_type_and_the_values_that_the_type_needs() {
    let make = |ficha: Value| spell("Chamado", json!([{"create": {"ficha": ficha}}]));
    let whole = token("Recruta", [1, 2, 3]);
    assert!(mistakes(make(whole.clone())).is_empty());
    for missing in ["name", "of", "vida", "ofensiva", "influencia"] {
        let mut part = whole.clone();
        part.as_object_mut().unwrap().remove(missing);
        assert!(!mistakes(make(part)).is_empty(), "without {missing}");
    }
    let camp = json!({"name": "Acampamento", "kind": "ficha", "of": "base"});
    assert!(
        !mistakes(make(camp)).is_empty(),
        "a base without resistencia"
    );
    let flag = json!({"name": "Bandeira", "kind": "ficha", "of": "modificacao"});
    assert!(
        !mistakes(make(flag)).is_empty(),
        "a modificacao without a cost to attach it"
    );
}

/// Two effects may make different Fichas of one name: each is as its own effect says.
#[test]
fn fab_3_5_6_the_values_of_a_ficha_are_those_of_the_effect_that_made_it() {
    let make = |values| json!([{"create": {"ficha": token("Recruta", values)}}]);
    let mut scene = duel(json!([
        spell("Leva", make([1, 2, 3])),
        spell("Elite", make([4, 5, 6]))
    ]));
    scene.hand(0, &["Leva", "Elite"]);
    let mut game = scene.start();
    for name in ["Leva", "Elite"] {
        game.play(name);
        game.resolve();
    }
    let values: Vec<_> = game
        .named("Recruta")
        .into_iter()
        .map(|it| game.values(it))
        .collect();
    assert_eq!(values, [(1, 2, 3), (4, 5, 6)]);
}
