//! FAB 1.1: the golden rule. A card beats the book, a "no" beats a "yes", the impossible is ignored.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// "Se o efeito de alguma carta gerar um conflito com as regras […], o efeito da carta tem prioridade."
#[test]
fn fab_1_1_1_a_card_lets_its_ally_attack_against_the_rule_of_preparing() {
    let mut scene = duel(json!([
        {"name": "Batedor", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"allow": {"deed": "act_at_once"}}}}]},
    ]));
    scene.hand(0, &["Batedor", "Peão"]);
    let mut game = scene.start();
    for name in ["Batedor", "Peão"] {
        game.play(name);
        game.resolve();
    }
    let (batedor, peao) = (game.named("Batedor")[0], game.named("Peão")[0]);
    game.to(0, Part::Ofensiva);
    // FAB 3.2.10 holds for the card that says nothing, and only for that one.
    game.refused(
        Action::Attack {
            ally: peao,
            base: base(1, 0),
        },
        IllegalAction::Preparing,
    );
    game.attack(&[(batedor, base(1, 0))]);
    assert_eq!(game.at(batedor).attacking, base(1, 0));
}

/// "[…] ou seja, o efeito da carta é executado da forma que está escrito na carta."
#[test]
fn fab_1_1_1_a_card_is_played_when_it_says_so_against_the_rule_of_moments() {
    let mut scene = duel(json!([
        {"name": "Vigia", "kind": "aliado", "cost": 1, "vida": 1, "ofensiva": 1, "influencia": 1,
            "abilities": [{"passive": {"does": {"allow": {"deed": "at_any_time"}}}}]},
    ]));
    scene.hand(1, &["Vigia", "Peão"]);
    let mut game = scene.at(0, Part::Final);
    game.pass();
    let peao = game.id("Peão");
    game.refused(Action::Play(peao), IllegalAction::WrongMoment);
    game.play("Vigia");
    game.resolve();
    assert_eq!(game.named("Vigia").len(), 1);
}

/// An offensive against a Centro behind its Arredores, with these cards in play beside the attacker.
fn reaches_the_centro(cards: [&str; 2]) -> Result<(), IllegalAction> {
    let of = json!({"kinds": ["aliado"]});
    let mut scene = duel(json!([
        law(
            "Túnel",
            &json!({"allow": {"of": of, "deed": "reach_centro"}})
        ),
        law(
            "Muralha",
            &json!({"forbid": {"of": of, "deed": "reach_centro"}})
        ),
        law("Nada", &json!({"generate": {"amount": 0}})),
    ]));
    for name in cards {
        scene.put(0, name);
    }
    let peao = scene.put(0, "Peão");
    let game = scene.at(0, Part::Ofensiva);
    game.state.check(Action::Attack {
        ally: peao,
        base: centro(1),
    })
}

/// "[…] o efeito que nega a ação tem prioridade sobre o efeito que permite a ação, e a ação é negada."
#[test]
fn fab_1_1_2_what_one_card_allows_and_another_forbids_is_forbidden() {
    let rule = Err(IllegalAction::CentroNotExposed);
    assert_eq!(reaches_the_centro(["Nada", "Nada"]), rule);
    assert_eq!(reaches_the_centro(["Túnel", "Nada"]), Ok(()));
    // It is no question of which came last: that would be a conflict of passives, FAB 1.14.8.
    for both in [["Túnel", "Muralha"], ["Muralha", "Túnel"]] {
        assert_eq!(reaches_the_centro(both), rule);
    }
}

/// "Se um efeito […] indica que uma ação deveria acontecer, mas outro […] não pode ocorrer […]"
#[test]
fn fab_1_1_2_what_an_effect_would_do_is_not_done_when_a_card_forbids_it() {
    let of = json!({"kinds": ["aliado"]});
    let cards = json!([
        law(
            "Redoma",
            &json!({"forbid": {"of": of, "deed": "be_destroyed"}})
        ),
        aimed(
            "Ruína",
            &an_ally(),
            &json!([{"destroy": {"what": "target"}}])
        ),
    ]);
    for guarded in [false, true] {
        let mut scene = duel(cards.clone());
        let peao = scene.put(1, "Peão");
        if guarded {
            scene.put(1, "Redoma");
        }
        scene.hand(0, &["Ruína"]);
        let mut game = scene.start();
        game.play_on("Ruína", peao);
        assert_eq!(game.is_in_play(peao), guarded);
    }
}

/// "Se um efeito […] indica que uma ação deveria acontecer, mas outro […] não pode ocorrer […], a ação é negada."
#[test]
fn fab_1_1_2_a_card_that_may_not_be_played_is_not_played_for_free_either() {
    let chosen =
        json!([{"choose": {"from": {"card": {"zone": "mao"}}}}, {"play_free": {"what": "chosen"}}]);
    let cards = json!([
        law(
            "Índice",
            &json!({"forbid": {"of": {"name": "Leitura"}, "deed": "play"}})
        ),
        manobra("Brinde", &chosen),
    ]);
    for denied in [false, true] {
        let mut scene = duel(cards.clone());
        if denied {
            scene.put(1, "Índice");
        }
        scene.hand(0, &["Brinde", "Leitura"]);
        let mut game = scene.start();
        let leitura = Action::Play(game.id("Leitura"));
        assert_eq!(game.can(leitura), !denied);
        game.play("Brinde");
        game.resolve();
        game.choose_card(0, Zone::Mao, "Leitura");
        game.resolve();
        assert_eq!(
            (game.deck(0), game.hand(0).contains(&"Leitura")),
            if denied { (20, true) } else { (19, false) }
        );
    }
}

/// "“[…] +1 de influência” e […] “Aliados não podem aumentar sua influência”: o segundo […] tem prioridade."
#[test]
fn fab_t5_influence_does_not_rise_where_a_card_says_it_cannot() {
    let of = json!({"kinds": ["aliado"]});
    let cards = json!([
        law(
            "Estandarte",
            &json!({"modify": {"of": of, "stat": "influencia", "amount": 1}})
        ),
        law(
            "Censura",
            &json!({"forbid": {"of": of, "deed": "raise_influencia"}})
        ),
        law(
            "Boato",
            &json!({"modify": {"of": of, "stat": "influencia", "amount": -1}})
        ),
        law(
            "Coroa",
            &json!({"set": {"of": of, "stat": "influencia", "amount": 7}})
        ),
        law(
            "Mudez",
            &json!({"set": {"of": of, "stat": "influencia", "amount": 0}})
        ),
        aimed(
            "Aplauso",
            &an_ally(),
            &json!([{"modify": {"what": "target", "stat": "influencia", "amount": 3}}])
        ),
    ]);
    let influence = |beside: &[&str]| {
        let mut scene = duel(cards.clone());
        let peao = scene.put(0, "Peão");
        for name in beside {
            scene.put(0, name);
        }
        scene.hand(0, &["Aplauso"]);
        let mut game = scene.start();
        let before = game.values(peao).2;
        game.play_on("Aplauso", peao);
        (before, game.values(peao).2)
    };
    assert_eq!(influence(&[]), (1, 4));
    assert_eq!(influence(&["Estandarte"]), (2, 5));
    assert_eq!(influence(&["Estandarte", "Censura"]), (1, 1));
    assert_eq!(influence(&["Censura", "Estandarte"]), (1, 1));
    // Only rises are denied.
    assert_eq!(influence(&["Estandarte", "Censura", "Boato"]), (0, 0));
    // A setting that would be a rise is one, too.
    assert_eq!(influence(&["Coroa"]), (7, 10));
    assert_eq!(influence(&["Coroa", "Censura"]), (1, 1));
    assert_eq!(influence(&["Mudez", "Censura"]), (0, 0));
}

/// A duel in which player 0 has this law (if any), a turned Capitã and a Peão, and player 1 a Peão.
fn under(does: Option<Value>, part: Part) -> (Game, [Slot; 3]) {
    let cards = does.map_or(json!([]), |does| json!([law("Lei", &does)]));
    let has_law = !cards.as_array().unwrap().is_empty();
    let mut scene = duel(cards);
    let slots = [
        scene.put(0, "Capitã"),
        scene.put(0, "Peão"),
        scene.put(1, "Peão"),
    ];
    scene.position.status(slots[0], true, false);
    if has_law {
        scene.put(0, "Lei");
    }
    scene.hand(0, &["Peão", "Leitura", "Faísca"]);
    (scene.at(0, part), slots)
}

/// "Todo efeito que possui uma construção negativa tais como […] “não podem” […] são […] de negação."
#[test]
fn fab_1_1_2a_cannot_is_a_denial_whatever_it_is_about() {
    type Attempt = fn(&Game, [Slot; 3]) -> Action;
    let attempts: [(&str, Part, Attempt); 5] = [
        ("attack", Part::Ofensiva, |_, [_, peao, _]| Action::Attack {
            ally: peao,
            base: base(1, 0),
        }),
        ("influence", Part::Influencia, |_, [_, peao, _]| {
            Action::Influence {
                ally: peao,
                base: base(1, 0),
            }
        }),
        ("restore", Part::Restauracao, |_, [capita, ..]| {
            Action::Restore(capita)
        }),
        ("play", Part::Acao, |game, _| Action::Play(game.id("Peão"))),
        ("play", Part::Acao, |game, _| {
            Action::Play(game.id("Leitura"))
        }),
    ];
    for (deed, part, attempt) in attempts {
        let (game, slots) = under(None, part);
        assert!(game.can(attempt(&game, slots)), "{deed}");
        let forbid = json!({"forbid": {"of": {}, "deed": deed}});
        let (mut game, slots) = under(Some(forbid), part);
        game.refused(attempt(&game, slots), IllegalAction::Forbidden);
    }
}

/// "Todo efeito que possui uma construção negativa tais como […] “não recebem” […]"
#[test]
fn fab_1_1_2a_do_not_receive_is_a_denial() {
    let none = json!({"forbid": {"of": {"kinds": ["aliado"]}, "deed": "take_damage"}});
    for (law, damage) in [(None, 2), (Some(none), 0)] {
        let (mut game, [capita, ..]) = under(law, Part::Acao);
        game.play_on("Faísca", capita);
        assert_eq!(game.at(capita).damage, damage);
    }
}

/// "Todo efeito que possui uma construção negativa tais como […] “nenhum” […]"
#[test]
fn fab_1_1_2a_none_is_a_denial() {
    for (law, drawn) in [(None, 1), (Some(json!({"forbid_draw": {"who": "any"}})), 0)] {
        let (mut game, _) = under(law, Part::Acao);
        game.play("Leitura");
        game.resolve();
        assert_eq!(game.deck(0), 20 - drawn);
    }
}

/// "Qualquer efeito ou parte de efeito de uma carta que se torne impossível de ser executado é ignorado."
#[test]
fn fab_1_1_3_the_impossible_part_is_ignored_and_the_rest_happens() {
    let mut scene = duel(json!([manobra(
        "Mudança",
        &json!([
            {"discard": {"amount": 3}},
            {"sacrifice": {"filter": {"kinds": ["aliado"]}}},
            {"move": {"what": {"each": {"filter": {"kinds": ["base"], "whose": "you"}}}, "to": "mao"}},
            {"gain_resources": {"amount": 4}},
        ])
    )]));
    scene.hand(0, &["Mudança", "Leitura"]);
    let mut game = scene.start();
    game.play("Mudança");
    game.resolve();
    // One card of three is discarded, nothing sacrificed, no base taken up (FAB 3.1.11); the rest happens.
    assert_eq!(game.discard(0), ["Leitura", "Mudança"]);
    assert!(game.hand(0).is_empty());
    assert_eq!(game.named("Base").len(), 10);
    assert_eq!(game.resources(0), 10 - 1 + 4);
}

/// "Uma carta que […] permite o retorno de outra carta do descarte […] tem seu efeito ignorado."
#[test]
fn fab_t6_a_return_from_an_empty_discard_is_ignored() {
    let from = json!({"card": {"zone": "descarte", "whose": "target"}});
    let cards = json!([aimed(
        "Regresso",
        &json!("player"),
        &json!([{"choose": {"from": from}}, {"move": {"what": "chosen", "to": "mao"}}])
    )]);
    for empty in [true, false] {
        let mut scene = duel(cards.clone());
        scene.hand(0, &["Regresso"]);
        if !empty {
            scene.cards(1, Zone::Descarte, &["Titã"]);
        }
        let mut game = scene.start();
        game.play("Regresso");
        game.choose_player(1);
        game.resolve();
        if !empty {
            assert_eq!(game.asked(), (0, Ask::Effect));
            game.choose_card(1, Zone::Descarte, "Titã");
        }
        // With nothing to return nobody is asked: the card is used up and the game goes on.
        assert_eq!(game.asked(), (0, Ask::Priority));
        assert_eq!(game.hand(1).is_empty(), empty);
        assert_eq!(game.discard(0), ["Regresso"]);
    }
}

/// "[…] o efeito da última carta a entrar no Campo possui prioridade […]" (FAB-C31)
#[test]
fn fab_1_14_8_settings_conflict_and_the_last_one_prevails_while_bonuses_add_up() {
    let of = json!({"kinds": ["aliado"]});
    let cards = json!([
        law(
            "Anão",
            &json!({"set": {"of": of, "stat": "vida", "amount": 5}})
        ),
        law(
            "Gigante",
            &json!({"set": {"of": of, "stat": "vida", "amount": 8}})
        ),
        law(
            "Pão",
            &json!({"modify": {"of": of, "stat": "vida", "amount": 1}})
        ),
        law(
            "Sal",
            &json!({"modify": {"of": of, "stat": "vida", "amount": 2}})
        ),
    ]);
    let vida = |beside: &[&str]| {
        let mut scene = duel(cards.clone());
        let peao = scene.put(0, "Peão");
        for name in beside {
            scene.put(0, name);
        }
        scene.start().values(peao).1
    };
    assert_eq!(vida(&["Anão", "Gigante"]), 8);
    assert_eq!(vida(&["Gigante", "Anão"]), 5);
    // Plain bonuses are no conflict: the last one in does not replace the one before.
    assert_eq!(vida(&["Pão", "Sal"]), 2 + 1 + 2);
    assert_eq!(vida(&["Sal", "Pão"]), 2 + 1 + 2);
}
