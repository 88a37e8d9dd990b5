//! FAB 2.1, 2.4, 2.5: what a name, a colour indicator and a type say of a card.

use fabulario_engine::fabula::ability::Zone;
use serde_json::{Value, json};

use super::short_cards::*;
use crate::fabula::support::*;

/// An Aliado of one point each with these colours.
fn coloured(name: &str, colours: &Value) -> Value {
    let mut card = ally(name, [1, 1, 1], json!([]));
    card["colours"] = colours.clone();
    card
}

/// The names of what a Manobra that destroys everything that fits has destroyed of player 1's.
fn destroyed(cards: &[Value], filter: &Value) -> Vec<String> {
    let each = json!({"each": {"filter": filter}});
    let mut all = cards.to_vec();
    all.push(spell("Fim", json!([{"destroy": {"what": each}}])));
    let mut scene = duel(Value::Array(all));
    for card in cards {
        scene.put(1, card["name"].as_str().unwrap());
    }
    scene.hand(0, &["Fim"]);
    let mut game = scene.start();
    game.play("Fim");
    game.resolve();
    let fallen = game.discard(1).into_iter();
    fallen
        .filter(|name| *name != "Base")
        .map(String::from)
        .collect()
}

/// "O nome da carta é o texto que identifica aquela carta dentro do jogo de Fábula TCG."
#[test]
fn fab_2_1_1_cards_that_differ_by_name_alone_are_different_cards() {
    let twins = ["Rui", "Ruy"].map(|name| coloured(name, &json!([])));
    assert_eq!(destroyed(&twins, &json!({"name": "Rui"})), ["Rui"]);
    assert_eq!(destroyed(&twins, &json!({"name": "ruy"})), [""; 0]);
}

/// "Duas ou mais cartas que contenham o mesmo nome são compreendidas […] como sendo cópias daquela mesma carta."
#[test]
fn fab_2_1_4_cards_of_one_name_are_copies_wherever_and_whosever_they_are() {
    let name = json!({"name": "Peão"});
    let counts = [Zone::Mao, Zone::Descarte]
        .map(|zone| json!({"cards_in": {"zone": zone, "whose": "everyone", "filter": name}}));
    let mut parts = counts.to_vec();
    parts.push(json!({"count": {"of": name}}));
    let census = spell(
        "Censo",
        json!([{"gain_resources": {"amount": {"sum": {"of": parts}}}}]),
    );
    let mut scene = duel(json!([census]));
    for seat in [0, 1] {
        scene.put(seat, "Peão");
        scene.put(seat, "Capitã");
        scene.hand(seat, &["Peão", "Titã"]);
        scene.cards(seat, Zone::Descarte, &["Peão"]);
    }
    scene.hand(0, &["Censo"]);
    let mut game = scene.start();
    game.play("Censo");
    game.resolve();
    assert_eq!(game.resources(0), 10 + 6);
}

/// "O indicador de cor é o elemento gráfico que identifica a cor daquela carta."
#[test]
fn fab_2_4_1_of_2_4_the_indicators_say_the_colours() {
    let cards = [
        coloured("Mar", &json!(["azul"])),
        coloured("Fogo", &json!(["vermelho"])),
    ];
    let of =
        |colour: &str| json!({"colours": {"any_of": {"colours": [colour]}}, "kinds": ["aliado"]});
    assert_eq!(destroyed(&cards, &of("azul")), ["Mar"]);
    assert_eq!(destroyed(&cards, &of("vermelho")), ["Fogo"]);
    assert_eq!(destroyed(&cards, &of("branco")), [""; 0]);
}

/// "Uma carta pode ter um ou mais identificadores de cor." "[…] dois ou mais […] é chamada […] multicolorida."
#[test]
fn fab_2_4_2_of_2_4_a_card_of_several_indicators_is_of_each_of_its_colours() {
    let cards = [
        coloured("Mar", &json!(["azul"])),
        coloured("Roxo-Mar", &json!(["azul", "roxo"])),
        coloured("Pedra", &json!([])),
    ];
    let of = |test: Value| json!({"colours": test, "kinds": ["aliado"]});
    let any = |colour: &str| of(json!({"any_of": {"colours": [colour]}}));
    assert_eq!(destroyed(&cards, &any("azul")), ["Mar", "Roxo-Mar"]);
    assert_eq!(destroyed(&cards, &any("roxo")), ["Roxo-Mar"]);
    assert_eq!(destroyed(&cards, &of(json!("mono"))), ["Mar"]);
    assert_eq!(destroyed(&cards, &of(json!("colourless"))), ["Pedra"]);
}

/// "Uma carta com dois ou mais identificadores de cor é chamada de uma carta multicolorida."
#[test]
fn fab_2_4_3_of_2_4_two_indicators_or_more_make_a_multicoloured_card() {
    let all = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];
    let multi = json!({"colours": "multi", "kinds": ["aliado"]});
    for count in 0..=6 {
        let card = coloured("Arco", &json!(all[..count]));
        let found = destroyed(&[card], &multi).len();
        assert_eq!(found, usize::from(count >= 2), "{count} indicators");
    }
}

/// "A identificação de cor de uma carta se dá somente pelos indicadores de cor presentes nela."
#[test]
fn fab_2_4_5_neither_name_nor_text_nor_subtype_gives_a_colour() {
    let mut card = coloured("Azul", &json!(["verde"]));
    card["subtypes"] = json!(["azul"]);
    let blue = json!({"colours": {"any_of": {"colours": ["azul"]}}});
    let bonus = json!({"modify": {"of": blue, "stat": "ofensiva", "amount": 1}});
    card["abilities"] = json!([always(bonus)]);
    assert_eq!(destroyed(&[card.clone()], &blue), [""; 0]);
    let exactly = json!({"colours": {"exactly": {"colours": ["verde"]}}, "kinds": ["aliado"]});
    assert_eq!(destroyed(&[card], &exactly), ["Azul"]);
}

/// "O tipo da carta identifica a categoria daquela carta."
#[test]
fn fab_2_4_1_of_2_5_the_type_says_what_a_text_that_names_a_type_means() {
    let cards = [
        ally("Alfa", [1, 1, 1], json!([])),
        modification("Beta", json!([])),
    ];
    let of = |kinds: &Value| destroyed(&cards, &json!({"kinds": kinds}));
    assert_eq!(of(&json!(["aliado"])), ["Alfa"]);
    assert_eq!(of(&json!(["modificacao"])), ["Beta"]);
    assert_eq!(of(&json!(["aliado", "modificacao"])), ["Alfa", "Beta"]);
    assert_eq!(of(&json!(["manobra"])), [""; 0]);
}

/// "Cartas de tipos específicos podem possuir elementos de cartas específicos."
#[test]
fn fab_2_4_3_of_2_5_elements_of_one_type_stand_on_no_other() {
    let text = json!({"sentences": [{"effects": ["draw"]}]});
    let cards = [
        ("aliado", ally("Peça", [1, 1, 1], json!([]))),
        ("modificacao", modification("Peça", json!([]))),
        ("manobra", spell("Peça", json!(["draw"]))),
        ("base", json!({"name": "Peça", "kind": "base"})),
    ];
    let elements = [
        ("vida", json!(1), "aliado"),
        ("attach", json!(1), "modificacao"),
        ("enters_attached", json!(true), "modificacao"),
        ("effect", text, "manobra"),
    ];
    for (kind, card) in &cards {
        assert_eq!(mistakes(card.clone()), [""; 0], "{kind}");
        for (element, value, home) in &elements {
            let mut with = card.clone();
            with[element] = value.clone();
            assert_eq!(
                mistakes(with).is_empty(),
                kind == home,
                "{element} on {kind}"
            );
        }
    }
}
