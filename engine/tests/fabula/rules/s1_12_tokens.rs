//! FAB 1.9.2 and 1.12.1 to 1.12.6: Fichas are permanents, and never cards.

use fabulario_engine::fabula::ability::{Part, Zone};
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

/// A Manobra that makes one Ficha, "Recruta": 1, 1, 1.
fn summon() -> Value {
    let recruit = token("Recruta", [1, 1, 1]);
    spell("Chamado", json!([{"create": {"ficha": recruit}}]))
}

/// "Uma ficha não é considerada uma carta para fins de regras."
#[test]
fn fab_1_9_2_an_effect_on_cards_in_the_field_does_not_mean_a_ficha() {
    let field =
        json!({"cards": {"zone": "campo", "whose": "everyone", "filter": {"kinds": ["aliado"]}}});
    let mut scene = duel(json!([
        summon(),
        spell("Ressaca", json!([{"turn": {"what": field}}])),
        spell(
            "Maré",
            json!([{"turn": {"what": {"each": {"filter": {"kinds": ["aliado"]}}}}}])
        ),
    ]));
    let peao = scene.put(1, "Peão");
    scene.hand(0, &["Chamado", "Ressaca", "Maré"]);
    let mut game = scene.start();
    game.play("Chamado");
    game.resolve();
    let recruta = game.named("Recruta")[0];
    // "Cards in the field": the card only.
    game.play("Ressaca");
    game.resolve();
    assert!(game.at(peao).turned && !game.at(recruta).turned);
    // "Allies": the Ficha, too.
    game.play("Maré");
    game.resolve();
    assert!(game.at(recruta).turned);
}

/// The same where cards are counted.
#[test]
fn fab_1_9_2_a_ficha_is_not_counted_among_cards() {
    let cards = json!({"cards_in": {"zone": "campo", "filter": {"kinds": ["aliado"]}}});
    let allies = json!({"count": {"of": {"kinds": ["aliado"], "whose": "you"}}});
    let mut scene = duel(json!([
        summon(),
        spell("Cartas", json!([{"gain_resources": {"amount": cards}}])),
        spell("Aliados", json!([{"gain_resources": {"amount": allies}}])),
    ]));
    scene.put(0, "Peão");
    scene.hand(0, &["Chamado", "Cartas", "Aliados"]);
    let mut game = scene.start();
    for (name, resources) in [("Chamado", 10), ("Cartas", 11), ("Aliados", 13)] {
        game.play(name);
        game.resolve();
        assert_eq!(game.resources(0), resources, "{name}");
    }
}

/// "Uma ficha representa uma permanente que não é representada por uma carta do deck."
#[test]
fn fab_1_12_1_a_ficha_is_added_to_the_field_and_comes_from_no_zone() {
    let mut scene = duel(json!([summon()]));
    scene.hand(0, &["Chamado"]);
    let mut game = scene.start();
    let before = game.state.permanents().count();
    game.play("Chamado");
    game.resolve();
    assert_eq!(game.state.permanents().count(), before + 1);
    assert!(game.at(game.named("Recruta")[0]).ficha);
    assert_eq!((game.deck(0), game.hand(0).len()), (20, 0));
    assert_eq!(game.discard(0), ["Chamado"]);
}

/// No deck contains one.
#[test]
fn fab_1_12_1_a_ficha_cannot_be_in_a_deck() {
    let table = table(json!([summon()]));
    let ficha = |id: &CardId| table.card(*id).kind == CardType::Ficha;
    let recruta = table.ids().find(ficha).unwrap();
    let bases = [table.find("Base").unwrap(); 5];
    let mut main = vec![table.find("Peão").unwrap(); 40];
    let setup = |main: Vec<CardId>| Setup::new(vec![Player::Deck(Deck { main, bases }); 2], 1);
    assert!(setup(main.clone()).check(table).is_empty());
    main.push(recruta);
    let refusal = SetupError::NotADeckCard {
        seat: 0,
        name: "Recruta".to_owned(),
    };
    assert_eq!(setup(main).check(table).first(), Some(&refusal));
}

/// "O jogador que cria uma ficha é seu dono. A ficha entra sob o controle do jogador que a criou."
#[test]
fn fab_1_12_2_who_makes_a_ficha_owns_and_controls_it() {
    let recruit = token("Recruta", [1, 1, 1]);
    let gift = spell(
        "Dádiva",
        json!([{"create": {"who": "opponents", "ficha": recruit}}]),
    );
    for (card, maker) in [(summon(), 0), (gift, 1)] {
        let name = card["name"].as_str().unwrap().to_owned();
        let mut scene = duel(json!([card]));
        scene.hand(0, &[&name]);
        let mut game = scene.start();
        game.play(&name);
        game.resolve();
        let it = game.at(game.named("Recruta")[0]);
        assert_eq!((it.owner, it.controller), (Seat(maker), Seat(maker)));
    }
}

/// Ownership is not control: a taken Ficha is still its maker's and leaves with that player.
#[test]
fn fab_1_12_2_a_taken_ficha_leaves_with_the_player_who_made_it() {
    let motim = aimed("Motim", json!([{"take_control": {"what": "target"}}]));
    let mut scene = scene(table(json!([summon(), motim])), 3);
    scene.hand(0, &["Chamado"]);
    scene.hand(1, &["Motim"]);
    let mut game = scene.start();
    game.play("Chamado");
    game.resolve();
    let recruta = game.named("Recruta")[0];
    game.pass();
    game.play_on("Motim", recruta);
    assert_eq!(
        (game.at(recruta).owner, game.at(recruta).controller),
        (Seat(0), Seat(1))
    );
    game.act(Action::Concede(Seat(0)));
    assert!(!game.is_in_play(recruta));
}

/// "O efeito […] que cria uma ficha indica os valores numéricos […], assim como seu nome, tipo, subtipo e cor."
#[test]
fn fab_1_12_3_a_ficha_has_what_its_effect_says_and_nothing_else() {
    let rich = json!({"name": "Guarda", "kind": "ficha", "of": "aliado", "ofensiva": 2, "vida": 3,
        "influencia": 4, "colours": ["roxo"], "subtypes": ["soldado"],
        "abilities": [always(json!({"forbid": {"deed": "attack"}}))]});
    let poor = token("Vulto", [2, 3, 4]);
    let tests = [
        json!({"name": "Guarda"}),
        json!({"subtypes": ["soldado"]}),
        json!({"colours": {"exactly": {"colours": ["roxo"]}}}),
    ];
    // Each test has a digit of its own in the sum.
    let digit =
        |of: &Value, times: i16| json!({"product": {"of": {"count": {"of": of}}, "times": times}});
    let counts: Vec<Value> = tests
        .iter()
        .zip([1, 10, 100])
        .map(|(of, times)| digit(of, times))
        .collect();
    let plain = digit(&json!({"ficha": true, "colours": "colourless"}), 1);
    let costly = digit(&json!({"ficha": true, "cost_at_least": 1}), 10);
    let mut scene = duel(json!([
        spell(
            "Tropa",
            json!([{"create": {"ficha": rich}}, {"create": {"ficha": poor}}])
        ),
        spell(
            "Traços",
            json!([{"gain_resources": {"amount": {"sum": {"of": counts}}}}])
        ),
        spell(
            "Lacunas",
            json!([{"gain_resources": {"amount": {"sum": {"of": [plain, costly]}}}}])
        ),
    ]));
    scene.hand(0, &["Tropa", "Traços", "Lacunas"]);
    let mut game = scene.start();
    game.play("Tropa");
    game.resolve();
    let (guarda, vulto) = (game.named("Guarda")[0], game.named("Vulto")[0]);
    assert_eq!(
        (game.values(guarda), game.values(vulto)),
        ((2, 3, 4), (2, 3, 4))
    );
    // Name, subtype and colour: each belongs to the one whose effect names it.
    game.play("Traços");
    game.resolve();
    assert_eq!(game.resources(0), 10 + 111);
    // The other is colourless; neither has a cost.
    game.play("Lacunas");
    game.resolve();
    assert_eq!(game.resources(0), 10 + 111 + 1);
    // The ability as well.
    game.to(1, Part::Acao);
    game.to(0, Part::Ofensiva);
    let attack = |ally| Action::Attack {
        ally,
        base: base(1, 0),
    };
    game.refused(attack(guarda), IllegalAction::Forbidden);
    assert!(game.can(attack(vulto)));
}

/// "[…] um efeito/habilidade impede a criação de uma ficha com as características […], a ficha não é criada."
#[test]
fn fab_1_12_4_a_ficha_that_may_not_be_made_is_not_made() {
    let ban = always(
        json!({"forbid": {"of": {"kinds": ["ficha"], "subtypes": ["soldado"]}, "deed": "play"}}),
    );
    let mut guard = token("Guarda", [1, 1, 1]);
    guard["subtypes"] = json!(["soldado"]);
    let mut scene = duel(json!([
        modification("Edito", json!([ban])),
        spell("Quartel", json!([{"create": {"ficha": guard}}])),
        summon(),
    ]));
    scene.put(1, "Edito");
    scene.hand(0, &["Quartel", "Chamado", "Capitã"]);
    let mut game = scene.start();
    for name in ["Quartel", "Chamado", "Capitã"] {
        game.play(name);
        game.resolve();
    }
    assert!(game.named("Guarda").is_empty());
    // Another Ficha is made, and a card with that subtype is no Ficha.
    assert_eq!(
        (game.named("Recruta").len(), game.named("Capitã").len()),
        (1, 1)
    );
}

/// The same for a Ficha that would be a copy of a permanent.
#[test]
fn fab_1_12_4_a_ficha_that_is_a_copy_may_be_forbidden_like_any_other() {
    let ban = always(
        json!({"forbid": {"of": {"kinds": ["ficha"], "subtypes": ["soldado"]}, "deed": "play"}}),
    );
    let copy = aimed("Espelho", json!([{"create_copy": {"of": "target"}}]));
    let mut scene = duel(json!([modification("Edito", json!([ban])), copy]));
    let (peao, capita) = (scene.put(0, "Peão"), scene.put(0, "Capitã"));
    scene.put(1, "Edito");
    scene.hand(0, &["Espelho", "Espelho"]);
    let mut game = scene.start();
    game.play_on("Espelho", peao);
    game.play_on("Espelho", capita);
    assert_eq!(
        (game.named("Peão").len(), game.named("Capitã").len()),
        (2, 1)
    );
}

/// "O mesmo vale para uma ficha que seria cópia de um efeito e/ou manobra."
#[test]
fn fab_1_12_4_a_copy_of_a_manobra_may_be_forbidden_as_well() {
    let ban =
        always(json!({"forbid": {"of": {"kinds": ["ficha"], "name": "Leitura"}, "deed": "play"}}));
    for (edict, copies) in [(true, 0), (false, 1)] {
        let mut scene = duel(json!([
            modification("Edito", json!([ban])),
            aimed_at(
                "Eco",
                json!({"effect": {}}),
                json!([{"copy": {"what": "target"}}])
            ),
        ]));
        if edict {
            scene.put(0, "Edito");
        }
        scene.hand(0, &["Leitura"]);
        scene.hand(1, &["Eco"]);
        let mut game = scene.start();
        game.play("Leitura");
        game.play("Eco");
        game.choose_effect(0);
        game.resolve();
        // The Manobra itself is not forbidden: only what would be a Ficha of it.
        assert_eq!((game.hand(0).len(), game.hand(1).len()), (1, copies));
    }
}

/// "Uma ficha está sujeita a qualquer coisa que afete permanentes em geral, ou que afete o tipo e/ou subtipo […]."
#[test]
fn fab_1_12_5_a_ficha_is_affected_like_other_permanents_of_its_type_and_subtype() {
    let mut guard = token("Guarda", [1, 1, 1]);
    guard["subtypes"] = json!(["soldado"]);
    let banner = |filter: Value, stat: &str| {
        always(json!({"modify": {"of": filter, "stat": stat, "amount": 2}}))
    };
    let mut scene = duel(json!([
        spell("Quartel", json!([{"create": {"ficha": guard}}])),
        modification(
            "Hino",
            json!([banner(json!({"kinds": ["aliado"]}), "vida")])
        ),
        modification(
            "Brasão",
            json!([banner(json!({"subtypes": ["soldado"]}), "ofensiva")])
        ),
        modification(
            "Selo",
            json!([banner(json!({"subtypes": ["mercador"]}), "influencia")])
        ),
        spell(
            "Maré",
            json!([{"turn": {"what": {"each": {"filter": {}}}}}])
        ),
    ]));
    for name in ["Hino", "Brasão", "Selo"] {
        scene.put(1, name);
    }
    scene.hand(0, &["Quartel", "Faísca", "Maré"]);
    let mut game = scene.start();
    game.play("Quartel");
    game.resolve();
    let guarda = game.named("Guarda")[0];
    assert_eq!(game.values(guarda), (3, 3, 1));
    // Permanents in general; Aliados as targets; the rules for Aliados.
    game.play_on("Faísca", guarda);
    assert_eq!(game.at(guarda).damage, 2);
    assert!(game.at(guarda).preparing);
    game.play("Maré");
    game.resolve();
    assert!(game.at(guarda).turned);
}

/// "Uma ficha não conta como uma carta, mesmo quando […] uma carta física [a representa]."
#[test]
fn fab_1_12_6_a_copy_of_a_card_is_no_card_although_it_looks_like_one() {
    let field = json!({"cards": {"zone": "campo", "filter": {"name": "Capitã"}}});
    let mut scene = duel(json!([
        aimed("Espelho", json!([{"create_copy": {"of": "target"}}])),
        spell("Ressaca", json!([{"move": {"what": field, "to": "mao"}}])),
    ]));
    let capita = scene.put(0, "Capitã");
    scene.hand(0, &["Espelho", "Ressaca"]);
    let mut game = scene.start();
    game.play_on("Espelho", capita);
    assert_eq!(game.named("Capitã").len(), 2);
    game.play("Ressaca");
    game.resolve();
    // The card went home, what only looks like it was not meant.
    assert_eq!(game.hand(0), ["Capitã"]);
    let left = game.named("Capitã");
    assert!(left.len() == 1 && game.at(left[0]).ficha);
    assert_eq!(game.zone(0, Zone::Descarte), ["Espelho", "Ressaca"]);
}
