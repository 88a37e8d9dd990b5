//! FAB 1.6.3 to 1.6.7: of how many colours a card is, choosing colours, speaking of combinations of them.

use fabulario_engine::fabula::*;
use serde_json::{Value, json};

use super::stack_kit::*;
use crate::fabula::support::*;

/// An Aliado of these colours.
fn ally(name: &str, colours: &Value) -> Value {
    json!({"name": name, "kind": "aliado", "cost": 1, "vida": 5, "ofensiva": 1, "influencia": 1, "colours": colours})
}

/// One Aliado of no colour, of one, of two, of two others.
fn palette() -> Value {
    json!([
        ally("Cinza", &json!([])),
        ally("Oliva", &json!(["verde"])),
        ally("Ciano", &json!(["verde", "azul"])),
        ally("Rosa", &json!(["branco", "vermelho"])),
    ])
}

/// Which Aliados of so many of the six colours, none to six, a test of colours fits.
fn numbers_fitting(test: &str) -> Vec<usize> {
    let six = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];
    let mut cards: Vec<Value> = (0..=6)
        .map(|count| ally(&format!("De {count}"), &json!(six[..count])))
        .collect();
    let each = json!({"each": {"filter": {"kinds": ["aliado"], "colours": test}}});
    cards.push(manobra(
        "Prisma",
        &json!([{"damage": {"to": each, "amount": 1}}]),
    ));
    let mut scene = duel(Value::Array(cards));
    let slots: Vec<Slot> = (0..=6)
        .map(|count| scene.put(1, &format!("De {count}")))
        .collect();
    scene.hand(0, &["Prisma"]);
    let mut game = scene.start();
    game.play("Prisma");
    game.resolve();
    (0..=6)
        .filter(|count| game.at(slots[*count]).damage == 1)
        .collect()
}

/// "Uma carta mono-colorida possui apenas uma cor."
#[test]
fn fab_1_6_3_a_card_of_one_colour_is_mono_coloured_and_no_other() {
    assert_eq!(numbers_fitting("mono"), [1]);
}

/// "Uma carta multicolorida possui duas ou mais cores."
#[test]
fn fab_1_6_4_a_card_of_two_or_more_colours_is_multicoloured() {
    assert_eq!(numbers_fitting("multi"), [2, 3, 4, 5, 6]);
}

/// "Uma carta incolor não possui nenhuma das cores de Fábula TCG (1.6.1)."
#[test]
fn fab_1_6_5_a_card_of_none_of_the_six_colours_is_colourless() {
    assert_eq!(numbers_fitting("colourless"), [0]);
    let six = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];
    let any = json!({"any_of": {"colours": six}});
    assert_eq!(
        fitting(&any),
        ["Oliva", "Ciano", "Rosa"],
        "all but the Cinza"
    );
}

/// Which of the palette a test of colours fits, asked by damage to each of them.
fn fitting(test: &Value) -> Vec<&'static str> {
    let mut cards = palette();
    let each = json!({"each": {"filter": {"kinds": ["aliado"], "colours": test}}});
    cards.as_array_mut().unwrap().push(manobra(
        "Prisma",
        &json!([{"damage": {"to": each, "amount": 1}}]),
    ));
    let names = ["Cinza", "Oliva", "Ciano", "Rosa"];
    let mut scene = duel(cards);
    let slots = names.map(|name| scene.put(1, name));
    scene.hand(0, &["Prisma"]);
    let mut game = scene.start();
    game.play("Prisma");
    game.resolve();
    let hit = names
        .iter()
        .zip(slots)
        .filter(|(_, slot)| game.at(*slot).damage == 1);
    hit.map(|(name, _)| *name).collect()
}

/// "Se o jogador tiver que escolher uma ou mais cores, ele deve escolher dentre as cores de Fábula TCG."
#[test]
fn fab_1_6_6_a_choice_of_a_colour_offers_the_six_and_nothing_else() {
    let each = json!({"each": {"filter": {"kinds": ["aliado"], "colours": "chosen"}}});
    let mut cards = palette();
    cards.as_array_mut().unwrap().push(manobra(
        "Lente",
        &json!(["choose_colour", {"damage": {"to": each, "amount": 1}}]),
    ));
    let mut scene = duel(cards);
    let [cinza, oliva, ciano, rosa] =
        ["Cinza", "Oliva", "Ciano", "Rosa"].map(|name| scene.put(1, name));
    scene.hand(0, &["Lente"]);
    let mut game = scene.start();
    game.play("Lente");
    game.resolve();
    assert_eq!(game.asked(), (0, Ask::Effect));
    let offered: Vec<Action> = legal_actions(&game.state)
        .into_iter()
        .filter(|action| !matches!(action, Action::Concede(_)))
        .collect();
    assert_eq!(offered, Colour::ALL.map(Action::Colour));
    assert_eq!(offered.len(), 6);
    // Declining is no colour, either.
    game.refused(Action::Done, IllegalAction::NotAsked);
    game.act(Action::Colour(Colour::Azul));
    let damage = [cinza, oliva, ciano, rosa].map(|slot| game.at(slot).damage);
    assert_eq!(
        damage,
        [0, 0, 1, 0],
        "the blue one of two colours has that colour"
    );
}

/// "Multicolorida não conta como uma cor."
#[test]
fn fab_1_6_6_multicoloured_is_not_a_colour() {
    assert!(is_refused(&ally("Arco", &json!(["multi"])), "is not known"));
    let any_of = |colour: &str| json!({"any_of": {"colours": [colour]}});
    // Two multicoloured cards share no colour by being so: each is found by its own colours alone.
    assert_eq!(fitting(&any_of("azul")), ["Ciano"]);
    assert_eq!(fitting(&any_of("vermelho")), ["Rosa"]);
    assert!(fitting(&any_of("roxo")).is_empty());
    assert_eq!(fitting(&json!("multi")), ["Ciano", "Rosa"]);
    assert_eq!(fitting(&json!("mono")), ["Oliva"]);
}

/// "Multicolorida não conta como incolor."
#[test]
fn fab_1_6_6_multicoloured_is_not_colourless() {
    assert_eq!(fitting(&json!("colourless")), ["Cinza"]);
}

/// "A ordem das cores não altera a combinação […]: Azul e Branco é equivalente a Branco e Azul."
#[test]
fn fab_1_6_7_the_order_of_the_colours_makes_no_other_combination() {
    let exactly = |colours: &[&str]| json!({"exactly": {"colours": colours}});
    // Printed as green and blue, as white and red.
    assert_eq!(fitting(&exactly(&["verde", "azul"])), ["Ciano"]);
    assert_eq!(fitting(&exactly(&["azul", "verde"])), ["Ciano"]);
    assert_eq!(fitting(&exactly(&["vermelho", "branco"])), ["Rosa"]);
    // A combination is the whole of it: neither a part nor another one fits.
    assert!(fitting(&exactly(&["azul", "branco"])).is_empty());
    assert_eq!(fitting(&exactly(&["verde"])), ["Oliva"]);
}

/// "[…] uma combinação de cores formada a partir das cores de Fábula TCG (1.6.1)."
#[test]
fn fab_1_6_7_a_combination_is_made_of_the_six_colours() {
    let speaks_of = |colours: &[&str]| {
        let each = json!({"each": {"filter": {"colours": {"exactly": {"colours": colours}}}}});
        manobra("Prisma", &json!([{"destroy": {"what": each}}]))
    };
    assert!(Table::read(&json!([speaks_of(&["branco", "roxo"])])).is_ok());
    assert!(is_refused(
        &speaks_of(&["branco", "preto"]),
        "preto is not known"
    ));
    assert!(is_refused(
        &speaks_of(&["incolor", "branco"]),
        "incolor is not known"
    ));
}
