//! Bases when the game begins: five, in two kinds of position, for good. FAB 3.1.1, 3.1.3–3.1.6

use fabulario_engine::fabula::ability::Part;
use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::super::support::*;
use super::opening::*;

/// Two cards that tell Arredores and Centros apart.
fn surveyors() -> Value {
    let raise = |name: &str, position: &str, amount: i16| {
        json!({"name": name, "kind": "manobra", "effect": {"sentences": [{"effects": [
            {"gain_resistance": {"what": {"each": {"filter": {"position": position}}}, "amount": amount}}]}]}})
    };
    json!([raise("Cerca", "arredor", 1), raise("Torre", "centro", 10)])
}

/// "Bases são cartas que iniciam o jogo no campo."
#[test]
fn fab_3_1_1_bases_are_in_play_before_anybody_does_anything() {
    let table = table(json!([]));
    let players = vec![player(table, &["Peão"; 40]); 2];
    let game = begin_with(table, players, 0, PlayRules::default());
    // No turn yet, and nothing but bases.
    assert_eq!((game.state.turn(), game.named("Base").len()), (0, 10));
    assert_eq!(game.state.permanents().count(), 10);
}

/// "Bases são cartas que iniciam o jogo no campo": they are never played.
#[test]
fn fab_3_1_1_a_base_is_never_played_from_the_hand() {
    let mut scene = duel(json!([]));
    scene.hand(0, &["Base", "Peão"]);
    let mut game = scene.start();
    let base = game.id("Base");
    game.refused(Action::Play(base), IllegalAction::NotPlayable);
    game.play("Peão");
}

/// "Cada jogador inicia o jogo com cinco (5) bases no campo."
#[test]
fn fab_3_1_3_each_player_begins_with_five_bases() {
    let table = table(json!([]));
    for count in 1..=4 {
        let mut players = vec![player(table, &["Peão"; 40]); count];
        players[count - 1] = if count > 1 {
            dummy(table)
        } else {
            players[0].clone()
        };
        let game = begin_with(table, players, 0, PlayRules::default());
        for seat in 0..u8::try_from(count).unwrap() {
            let own = game
                .state
                .permanents()
                .filter(|(_, it)| it.controller == Seat(seat))
                .filter(|(_, it)| table.card(it.card).kind == CardType::Base);
            assert_eq!(own.count(), 5);
        }
        assert_eq!(game.state.permanents().count(), 5 * count);
    }
}

/// "Cada jogador inicia o jogo com cinco (5) bases": nothing else takes their place.
#[test]
fn fab_3_1_3_a_game_with_something_else_in_place_of_a_base_does_not_begin() {
    let table = table(json!([]));
    let (base, peao) = (table.find("Base").unwrap(), table.find("Peão").unwrap());
    let setup = |bases| {
        let deck = Deck {
            main: vec![peao; 40],
            bases,
        };
        Setup::new(vec![Player::Deck(deck)], 1)
    };
    assert_eq!(setup([base; 5]).check(table), []);
    let wrong = setup([base, base, peao, base, base]);
    let name = String::from("Peão");
    let expected = [SetupError::NotABase {
        seat: 0,
        position: 2,
        name,
    }];
    assert_eq!(wrong.check(table), expected);
    assert!(wrong.begin(table, PlayRules::default()).is_err());
}

/// "As bases são divididas entre Arredores e Centro."
#[test]
fn fab_3_1_4_every_base_is_either_an_arredor_or_the_centro() {
    let mut scene = duel(surveyors());
    scene.hand(0, &["Cerca", "Torre"]);
    let mut game = scene.start();
    let all = |game: &Game, seat| [0, 1, 2, 3, 4].map(|n| game.resistance(base(seat, n)));
    game.play("Cerca");
    game.resolve();
    for seat in [0, 1] {
        assert_eq!(all(&game, seat), [6, 6, 6, 6, 15], "Arredores only");
    }
    game.play("Torre");
    game.resolve();
    for seat in [0, 1] {
        assert_eq!(all(&game, seat), [6, 6, 6, 6, 25], "the Centro only");
    }
}

/// "Os Arredores e Centro são definidos pelo jogador antes do início da partida […]."
#[test]
fn fab_3_1_5_the_player_decides_which_base_is_the_centro() {
    let table = table(json!([
        {"name": "Porto", "kind": "base"}, {"name": "Serra", "kind": "base"},
    ]));
    let (porto, serra) = (table.find("Porto").unwrap(), table.find("Serra").unwrap());
    let with = |bases| {
        Player::Deck(Deck {
            main: vec![table.find("Peão").unwrap(); 40],
            bases,
        })
    };
    // The same five cards, another Centro.
    let players = vec![
        with([porto, porto, porto, porto, serra]),
        with([porto, porto, serra, porto, porto]),
    ];
    let game = begin_with(table, players, 0, PlayRules::default());
    let serras = game.named("Serra");
    assert_eq!(serras, [centro(0), base(1, 2)]);
    assert_eq!(
        (game.resistance(serras[0]), game.resistance(serras[1])),
        (15, 5)
    );
}

/// "[…] e não são alterados até o fim da partida": neither by a change of control nor by losses.
#[test]
fn fab_3_1_5_an_arredor_stays_an_arredor_under_another_player() {
    let mut scene = duel(surveyors());
    let tita = scene.put(0, "Titã");
    scene.hand(0, &["Cerca", "Torre"]);
    // Player 0 has no Arredor left: a taken one must not become anything else for that.
    scene.expose(0);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(tita, base(1, 0))]);
    game.to(0, Part::Final);
    assert_eq!(game.at(base(1, 0)).controller, Seat(0));
    game.play("Cerca");
    game.resolve();
    game.play("Torre");
    game.resolve();
    let now = [base(1, 0), base(1, 1), centro(1), centro(0)].map(|slot| game.resistance(slot));
    assert_eq!(now, [6, 6, 25, 25]);
}

/// "[…] e não são alterados até o fim da partida": a taken Centro is no second Centro to be lost.
#[test]
fn fab_3_1_5_a_taken_centro_does_not_become_the_takers_own() {
    let mut scene = scene(table(surveyors()), 3);
    let tita = scene.put(0, "Titã");
    scene.expose(1);
    scene.position.resistance(centro(1), 3);
    scene.hand(0, &["Cerca", "Torre"]);
    let mut game = scene.at(0, Part::Influencia);
    game.influence(&[(tita, centro(1))]);
    game.to(0, Part::Final);
    // Ruling FAB-C14: it stays with its taker as an extra base, and still is a Centro.
    assert_eq!(game.at(centro(1)).controller, Seat(0));
    game.play("Cerca");
    game.resolve();
    assert_eq!(game.resistance(centro(1)), 3);
    game.play("Torre");
    game.resolve();
    assert_eq!(game.resistance(centro(1)), 13);
    assert_eq!(game.state.outcome(), None);
}

/// "Cada jogador possui quatro (4) Arredores e um (1) Centro."
#[test]
fn fab_3_1_6_four_arredores_must_fall_and_one_centro_ends_it() {
    let mut scene = duel(json!([]));
    let allies: Vec<Slot> = (0..5).map(|_| scene.put(0, "Titã")).collect();
    scene.position.resistance(centro(1), 9);
    let mut game = scene.at(0, Part::Ofensiva);
    let at_centro = Action::Attack {
        ally: allies[4],
        base: centro(1),
    };
    game.refused(at_centro, IllegalAction::CentroNotExposed);
    game.attack(&[
        (allies[0], base(1, 0)),
        (allies[1], base(1, 1)),
        (allies[2], base(1, 2)),
    ]);
    game.to(0, Part::Influencia);
    // Three are gone: the fourth still covers the Centro.
    let at_centro = Action::Influence {
        ally: allies[4],
        base: centro(1),
    };
    game.refused(at_centro, IllegalAction::CentroNotExposed);
    game.influence(&[(allies[3], base(1, 3))]);
    game.to(1, Part::Acao);
    assert!(game.state.seat(Seat(1)).exposed);
    game.to(0, Part::Ofensiva);
    game.attack(&[(allies[4], centro(1))]);
    finish_turn(&mut game);
    assert_over(&mut game, Some(0), Reason::Centro);
}

/// "O jogador não pode possuir cartas de Base no seu baralho."
#[test]
fn fab_3_1_11_a_game_with_a_base_in_a_main_deck_does_not_begin() {
    let table = table(json!([]));
    let with = |main: &[&str]| Setup::new(vec![player(table, main); 2], 1);
    let mut main = vec!["Peão"; 40];
    assert_eq!(with(&main).check(table), []);
    main[17] = "Base";
    let wrong = with(&main);
    let name = || String::from("Base");
    let expected = [0, 1].map(|seat| SetupError::NotADeckCard { seat, name: name() });
    assert_eq!(wrong.check(table), expected);
    assert!(wrong.begin(table, PlayRules::default()).is_err());
}
