//! FAB 1.12.7 to 1.12.10 with ruling FAB-C18: Fichas that leave, and copies of what is not there.

use fabulario_engine::fabula::ability::Zone;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

fn summon() -> Value {
    let recruit = token("Recruta", [1, 1, 1]);
    spell("Chamado", json!([{"create": {"ficha": recruit}}]))
}

/// All cards of player 0 out of play, by zone.
fn out_of_play(game: &Game) -> [Vec<&str>; 4] {
    [Zone::Baralho, Zone::Mao, Zone::Descarte, Zone::Degredo].map(|zone| game.zone(0, zone))
}

/// "Uma ficha que está em uma zona que não seja o Campo, deixa de existir."
#[test]
fn fab_1_12_7_a_ficha_that_goes_to_another_zone_ceases_to_exist() {
    for place in ["mao", "topo", "fundo", "baralho", "descarte", "degredo"] {
        let send =
            json!([{"move": {"what": {"each": {"filter": {"kinds": ["aliado"]}}}, "to": place}}]);
        let mut scene = duel(json!([summon(), spell("Exílio", send)]));
        scene.put(0, "Capitã");
        scene.hand(0, &["Chamado", "Exílio"]);
        let mut game = scene.start();
        game.play("Chamado");
        game.resolve();
        assert_eq!(game.named("Recruta").len(), 1);
        game.play("Exílio");
        game.resolve();
        // Both are gone from the field; the card is elsewhere, the Ficha is nowhere.
        assert!(game.named("Recruta").is_empty() && game.named("Capitã").is_empty());
        let zones = out_of_play(&game);
        let count = |name: &str| zones.iter().flatten().filter(|it| **it == name).count();
        assert_eq!((count("Capitã"), count("Recruta")), (1, 0), "{place}");
        assert_eq!(zones.iter().flatten().count(), 20 + 3, "{place}");
    }
}

/// "Uma ficha pode mudar de zona, desencadeando efeitos que desencadeiam quando [algo] do tipo/subtipo […]."
#[test]
fn fab_1_12_8_fichas_trigger_what_waits_for_entering_and_leaving() {
    let mut guard = token("Guarda", [1, 1, 1]);
    guard["subtypes"] = json!(["soldado"]);
    let gain = |amount: i16| json!([{"gain_resources": {"amount": amount}}]);
    let clerk = modification(
        "Escriba",
        json!([
            whenever(json!({"enters": {"what": {"kinds": ["aliado"]}}}), gain(1)),
            whenever(
                json!({"leaves": {"what": {"subtypes": ["soldado"]}}}),
                gain(10)
            ),
        ]),
    );
    let home = json!([{"move": {"what": "target", "to": "mao"}}]);
    let mut scene = duel(json!([
        clerk,
        spell("Quartel", json!([{"create": {"ficha": guard}}])),
        summon(),
        aimed("Recuo", home),
    ]));
    scene.put(0, "Escriba");
    scene.hand(0, &["Quartel", "Chamado", "Recuo", "Recuo"]);
    let mut game = scene.start();
    game.play("Quartel");
    game.resolve();
    assert_eq!(game.resources(0), 11);
    game.play("Chamado");
    game.resolve();
    assert_eq!(game.resources(0), 12);
    let (guarda, recruta) = (game.named("Guarda")[0], game.named("Recruta")[0]);
    // By subtype: the one without it leaves unnoticed.
    game.play_on("Recuo", recruta);
    assert_eq!(game.resources(0), 12);
    game.play_on("Recuo", guarda);
    assert_eq!(game.resources(0), 22);
}

/// Ruling FAB-C18: a Ficha that dies triggers, and is not in the Descarte for what then resolves.
#[test]
fn fab_1_12_8_a_dying_ficha_triggers_although_it_never_lies_in_the_descarte() {
    let dead = json!({"cards_in": {"zone": "descarte", "whose": "everyone", "filter": {"kinds": ["aliado"]}}});
    let count = json!([{"gain_resources": {"amount": {"sum": {"of": [1, dead]}}}}]);
    let watch = whenever(json!({"dies": {"what": {"kinds": ["aliado"]}}}), count);
    let mut scene = duel(json!([summon(), modification("Coveiro", json!([watch]))]));
    scene.put(0, "Coveiro");
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Chamado", "Faísca", "Faísca"]);
    let mut game = scene.start();
    game.play("Chamado");
    game.resolve();
    let recruta = game.named("Recruta")[0];
    game.play_on("Faísca", recruta);
    assert_eq!(game.resources(0), 10 - 1 + 1);
    // A card that dies is there to be counted.
    game.play_on("Faísca", peao);
    assert_eq!(game.resources(0), 10 - 1 + 2);
    assert_eq!(game.discard(0), ["Chamado", "Faísca", "Faísca", "Peão"]);
}

/// "Uma ficha que deixa o Campo, não pode ser movida para outra zona ou retornar o Campo."
#[test]
fn fab_1_12_9_an_effect_that_brings_back_what_died_does_not_bring_back_a_ficha() {
    for place in ["campo", "mao"] {
        let back = json!([{"move": {"what": "subject", "to": place}}]);
        let watch = whenever(json!({"dies": {"what": {"kinds": ["aliado"]}}}), back);
        let mut scene = duel(json!([summon(), modification("Milagre", json!([watch]))]));
        scene.put(0, "Milagre");
        let peao = scene.put(0, "Peão");
        scene.hand(0, &["Chamado", "Faísca", "Faísca"]);
        let mut game = scene.start();
        game.play("Chamado");
        game.resolve();
        let recruta = game.named("Recruta")[0];
        game.play_on("Faísca", recruta);
        assert!(game.named("Recruta").is_empty(), "{place}");
        assert!(game.hand(0) == ["Faísca"], "{place}");
        // A card comes back.
        game.play_on("Faísca", peao);
        let found = if place == "campo" {
            game.named("Peão").len()
        } else {
            game.hand(0).len()
        };
        assert_eq!(found, 1, "{place}");
        assert!(!game.discard(0).contains(&"Peão"), "{place}");
    }
}

/// A Ficha that copies a card does not bring back another card of that name in its stead.
#[test]
fn fab_1_12_9_no_card_of_the_same_name_comes_back_for_a_ficha() {
    let back = json!([{"move": {"what": "subject", "to": "campo"}}]);
    let watch = whenever(json!({"dies": {"what": {"kinds": ["aliado"]}}}), back);
    let mut scene = duel(json!([
        aimed("Espelho", json!([{"create_copy": {"of": "target"}}])),
        modification("Milagre", json!([watch])),
    ]));
    scene.put(0, "Milagre");
    let peao = scene.put(1, "Peão");
    scene.cards(0, Zone::Descarte, &["Peão"]);
    scene.hand(0, &["Espelho", "Faísca"]);
    let mut game = scene.start();
    game.play_on("Espelho", peao);
    let copy = game.named("Peão").into_iter().find(|slot| *slot != peao);
    game.play_on("Faísca", copy.unwrap());
    assert_eq!(game.named("Peão"), [peao]);
    assert!(game.discard(0).contains(&"Peão"));
}

/// The same within one effect: what it has moved away, it cannot move on.
#[test]
fn fab_1_12_9_a_ficha_returned_to_the_hand_is_not_among_the_cards_put_back_into_play() {
    let home = json!({"move": {"what": {"each": {"filter": {"kinds": ["aliado"]}}}, "to": "mao"}});
    let again = json!({"move": {"what": {"cards": {"zone": "mao"}}, "to": "campo"}});
    let mut scene = duel(json!([summon(), spell("Rodízio", json!([home, again]))]));
    let peao = scene.put(0, "Peão");
    scene.hand(0, &["Chamado", "Rodízio"]);
    let mut game = scene.start();
    let stamp = game.at(peao).stamp;
    game.play("Chamado");
    game.resolve();
    game.play("Rodízio");
    game.resolve();
    assert!(game.named("Recruta").is_empty());
    // The card is back as another object.
    assert!(game.at(game.named("Peão")[0]).stamp > stamp);
}

/// "Se um efeito instruí a criação de uma ficha que seja a cópia de um objeto que não existe, nenhuma ficha […]."
#[test]
fn fab_1_12_10_a_copy_of_what_is_gone_is_not_made() {
    let copy = |last_known: bool| {
        json!([
            {"move": {"what": "target", "to": "degredo"}},
            {"create_copy": {"of": "target", "last_known": last_known}},
        ])
    };
    let mut scene = duel(json!([
        aimed("Espelho", copy(false)),
        aimed("Memória", copy(true))
    ]));
    let (first, second) = (scene.put(1, "Capitã"), scene.put(1, "Capitã"));
    scene.hand(0, &["Espelho", "Memória"]);
    let mut game = scene.start();
    game.play_on("Espelho", first);
    assert_eq!(game.named("Capitã"), [second]);
    // "Isto não se aplica para efeitos […] que usam a última informação conhecida."
    game.play_on("Memória", second);
    assert_eq!(game.zone(1, Zone::Degredo), ["Capitã", "Capitã"]);
    let copies = game.named("Capitã");
    assert_eq!(copies.len(), 1);
    let it = game.at(copies[0]);
    assert!(it.ficha && it.controller == Seat(0));
    assert_eq!(game.values(copies[0]), (3, 4, 3));
}

/// What exists is copied, a Ficha as well as a card; where there is nothing at all, nothing is made.
#[test]
fn fab_1_12_10_a_copy_is_made_of_what_exists() {
    let first = json!({"each": {"filter": {"name": "Recruta"}}});
    let mut scene = duel(json!([
        summon(),
        spell(
            "Gêmeos",
            json!([{"create_copy": {"of": first, "last_known": true}}])
        ),
    ]));
    scene.hand(0, &["Gêmeos", "Chamado", "Gêmeos"]);
    let mut game = scene.start();
    for (name, recruits) in [("Gêmeos", 0), ("Chamado", 1), ("Gêmeos", 2)] {
        game.play(name);
        game.resolve();
        assert_eq!(game.named("Recruta").len(), recruits);
    }
}

/// "Isto não se aplica para efeitos/habilidades que usam a última informação conhecida": of itself, too.
#[test]
fn fab_1_12_10_what_has_died_may_leave_a_copy_as_it_was_last_known() {
    for (what, last_known, copies) in [
        ("this", true, 1),
        ("this", false, 0),
        ("subject", true, 1),
        ("subject", false, 0),
    ] {
        let copy = json!([{"create_copy": {"of": what, "last_known": last_known}}]);
        // Only the card itself: what stays behind dies without an heir.
        let heir = json!({"triggered": {"trigger": {"dies": {"what": {"this": true, "ficha": false}}},
            "effect": {"sentences": [{"effects": copy}]}}});
        let mut scene = duel(json!([ally("Fênix", [1, 2, 1], json!([heir]))]));
        let fenix = scene.put(0, "Fênix");
        scene.hand(0, &["Faísca"]);
        let mut game = scene.start();
        game.play_on("Faísca", fenix);
        assert_eq!(game.discard(0), ["Faísca", "Fênix"]);
        let left = game.named("Fênix");
        assert_eq!(left.len(), copies, "{what}, {last_known}");
        assert!(left.iter().all(|slot| game.at(*slot).ficha));
    }
}
