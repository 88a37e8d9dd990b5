//! FAB 1.20.1, 1.20.4, 1.20.5, 2.7.7, 2.7.8: the resistance of bases.

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::short_cards::*;

fn resistances(game: &Game, seat: u8) -> Vec<i16> {
    (0..5).map(|it| game.resistance(base(seat, it))).collect()
}

/// "Cada base possui um valor de resistência sendo 5 […] para Arredores e 15 […] para o Centro."
#[test]
fn fab_1_20_1_arredores_have_five_and_the_centro_has_fifteen() {
    let table = table(json!([{"name": "Forte", "kind": "base"}]));
    let (plain, forte) = (table.find("Base").unwrap(), table.find("Forte").unwrap());
    // The position decides, not the card.
    for bases in [
        [plain, plain, forte, plain, plain],
        [plain, plain, plain, plain, forte],
    ] {
        let main = vec![table.find("Peão").unwrap(); 40];
        let players = vec![Player::Deck(Deck { main, bases }); 3];
        let state = Setup::new(players, 3)
            .begin(table, PlayRules::default())
            .unwrap();
        for seat in 0..3 {
            let of = |it| state.permanent(base(seat, it)).unwrap().resistance;
            assert_eq!([0, 1, 2, 3, 4].map(of), [5, 5, 5, 5, 15]);
        }
    }
}

/// "Um efeito que faça com que uma base ganhe resistência […] somando o valor atual ao valor aumentado."
#[test]
fn fab_1_20_4_what_a_base_gains_is_added_to_what_it_has() {
    let mut scene = duel(json!([aimed(
        "Muralha",
        json!([{"gain_resistance": {"what": "target", "amount": 4}}])
    ),]));
    scene.position.resistance(base(0, 1), 3);
    scene.hand(0, &["Muralha", "Muralha", "Muralha"]);
    let mut game = scene.start();
    game.play_on("Muralha", base(0, 1));
    assert_eq!(game.resistance(base(0, 1)), 7);
    // Five is where an Arredor begins, not a limit.
    game.play_on("Muralha", base(0, 2));
    game.play_on("Muralha", centro(0));
    assert_eq!(resistances(&game, 0), [5, 7, 9, 5, 19]);
    // It is no loan: it is there in the next turn.
    game.to(1, Part::Acao);
    assert_eq!(resistances(&game, 0), [5, 7, 9, 5, 19]);
}

/// A Modificação that notes every gain with one resource and every loss with ten.
fn notary() -> Value {
    let gain = |amount: i16| json!([{"gain_resources": {"amount": amount}}]);
    let bases = json!({"what": {"kinds": ["base"]}});
    modification(
        "Tabeliã",
        json!([
            whenever(json!({"gains_resistance": bases}), gain(1)),
            whenever(json!({"loses_resistance": bases}), gain(10)),
        ]),
    )
}

/// "Se um efeito fala que uma base ganha ou perde 0 […], nenhum efeito […] é desencadeado."
#[test]
fn fab_1_20_5_gaining_or_losing_zero_triggers_nothing() {
    let enemies = json!({"count": {"of": {"kinds": ["aliado"], "whose": "opponents"}}});
    let effect = |word: &str| json!([{word: {"what": "target", "amount": enemies}}]);
    let cards = json!([
        notary(),
        aimed("Muralha", effect("gain_resistance")),
        aimed("Fenda", effect("lose_resistance")),
        aimed(
            "Aríete",
            json!([{"damage": {"to": "target", "amount": enemies}}])
        ),
    ]);
    // With one enemy everything triggers, with none nothing does.
    for (enemy, sums) in [(false, [10, 10, 10]), (true, [11, 21, 31])] {
        let mut scene = duel(cards.clone());
        scene.put(0, "Tabeliã");
        if enemy {
            scene.put(1, "Peão");
        }
        scene.hand(0, &["Muralha", "Fenda", "Aríete"]);
        let mut game = scene.start();
        for (name, sum) in ["Muralha", "Fenda", "Aríete"].into_iter().zip(sums) {
            game.play_on(name, base(0, 0));
            assert_eq!(game.resources(0), sum, "{name}");
        }
    }
}

/// "Resistência é um valor específico de cartas do tipo base." Printed on nothing else …
#[test]
fn fab_2_7_7_no_other_card_prints_a_resistance() {
    let others = [
        ally("Peça", [1, 1, 1], json!([])),
        modification("Peça", json!([])),
        spell("Peça", json!([{"draw": {}}])),
        spell(
            "Gráfica",
            json!([{"create": {"ficha": token("Peça", [1, 1, 1])}}]),
        ),
    ];
    for mut card in others {
        assert!(mistakes(card.clone()).is_empty());
        let printed = card.pointer_mut("/effect/sentences/0/effects/0/create/ficha");
        match printed {
            Some(ficha) => ficha["resistencia"] = json!(3),
            None => card["resistencia"] = json!(3),
        }
        assert_eq!(mistakes(card).len(), 1);
    }
}

/// … and nothing else gains or loses any.
#[test]
fn fab_2_7_7_only_a_base_gains_or_loses_resistance() {
    let all = json!({"each": {"filter": {"whose": "you"}}});
    let mut scene = duel(json!([
        spell(
            "Muralha",
            json!([{"gain_resistance": {"what": all, "amount": 2}}])
        ),
        spell(
            "Fenda",
            json!([{"lose_resistance": {"what": all, "amount": 9}}])
        ),
    ]));
    let (peao, broquel) = (scene.put(0, "Peão"), scene.put(0, "Broquel"));
    scene.hand(0, &["Muralha", "Fenda"]);
    let mut game = scene.start();
    let changes = |game: &Game| game.count(|event| matches!(event, Event::Resistance { .. }));
    game.play("Muralha");
    game.resolve();
    assert_eq!(changes(&game), 5);
    // A loss beyond their vida does not touch Aliados: they have none of it to lose.
    game.play("Fenda");
    game.resolve();
    assert_eq!(changes(&game), 10);
    assert!(game.is_in_play(peao) && game.is_in_play(broquel));
    assert!(!game.is_in_play(base(0, 0)) && game.is_in_play(centro(0)));
}

/// "Resistência é sempre um valor natural." Not below zero, whatever happens to the base.
#[test]
fn fab_2_7_8_resistance_is_never_below_zero() {
    let stand = always(json!({"forbid": {"of": {"kinds": ["base"]}, "deed": "be_destroyed"}}));
    let mut scene = duel(json!([
        modification("Vigília", json!([stand])),
        aimed("Aríete", json!([{"damage": {"to": "target", "amount": 9}}])),
        aimed(
            "Fenda",
            json!([{"lose_resistance": {"what": "target", "amount": 9}}])
        ),
        aimed(
            "Muralha",
            json!([{"gain_resistance": {"what": "target", "amount": 2}}])
        ),
    ]));
    scene.put(1, "Vigília");
    scene.hand(0, &["Aríete", "Fenda", "Muralha"]);
    let mut game = scene.start();
    for name in ["Aríete", "Fenda"] {
        game.play_on(name, base(1, 0));
        assert_eq!(game.resistance(base(1, 0)), 0, "{name}");
    }
    // There is no debt to work off.
    game.play_on("Muralha", base(1, 0));
    assert_eq!(game.resistance(base(1, 0)), 2);
}

/// And no printed value is anything but a natural number.
#[test]
fn fab_2_7_8_no_card_prints_another_resistance() {
    let camp = |value: Value| {
        let ficha =
            json!({"name": "Acampamento", "kind": "ficha", "of": "base", "resistencia": value});
        mistakes(spell("Obra", json!([{"create": {"ficha": ficha}}])))
    };
    assert!(camp(json!(1)).is_empty() && camp(json!(20)).is_empty());
    for wrong in [json!(-1), json!(2.5), json!("três")] {
        assert!(!camp(wrong.clone()).is_empty(), "{wrong}");
    }
}
