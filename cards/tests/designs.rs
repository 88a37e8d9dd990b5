//! The sums that cards of Apoteose are designed by: who breaks one is warned, and its cards load all the same.

use fabulario_cards::{Catalogue, Files};
use serde_json::{Value, json};

const FILE: &str = "apoteose/cards/novas.json";

/// A card that is designed as its kind is; the levels count from 1.
fn right(kind: &str, level: usize) -> Value {
    let mut card = json!({
        "id": "apo-nova", "name": { "pt-BR": "Nova", "en": "New One" },
        "printings": [{ "set": "LDC", "number": 9000 }],
        "type": kind, "level": level, "rarity": "rara",
    });
    match kind {
        "casa" => {
            card["attributes"] = attributes([4; 7]);
            card["slots"] = json!({ "equipamento": 3, "memento": 3 });
        }
        "classe" => {
            let sums = [
                [1, 1, 0, 0, 0, 0, 0],
                [0, 0, 4, 0, 0, 0, 0],
                [0, 6, 0, 0, 0, 0, 0],
            ];
            let knowledges = ["fe", "arcano", "vital"];
            card["attributes"] = attributes(sums[level - 1]);
            card["knowledges"] = json!(knowledges[..[2, 2, 3][level - 1]]);
            card["slots"] = json!({ "equipamento": level, "memento": 1 });
            card["path"] = json!(7);
        }
        "ente" => {
            let sums = [
                [4, 4, 2, 0, 0, 0, -3],
                [8, 8, 1, 0, 0, 0, -3],
                [12, 12, 0, 0, 0, 0, -3],
            ];
            card["attributes"] = attributes(sums[level - 1]);
        }
        _ => {}
    }
    card
}

fn attributes(values: [i8; 7]) -> Value {
    let [con, strength, agi, per, int, car, esp] = values;
    json!({ "con": con, "for": strength, "agi": agi, "per": per, "int": int, "car": car, "esp": esp })
}

/// The shipped data with a file more, and without the cards of Fábula, which take their time.
fn with(cards: &Value) -> Files {
    let mut files = Files::embedded();
    let slow = ["fabula/cards/", "fabula/decks/"];
    files
        .0
        .retain(|path, _| !slow.iter().any(|it| path.starts_with(it)));
    let data = serde_json::to_vec(cards).unwrap();
    files.0.insert(FILE.to_owned(), data.into());
    files
}

/// What is said about one card more, which loads.
fn warned(card: &Value) -> Vec<String> {
    let files = with(&json!([card]));
    let catalogue = Catalogue::load(&files).unwrap_or_else(|mistakes| panic!("{card}: {mistakes}"));
    assert!(catalogue.card("apo-nova").is_some(), "{card}");
    let warnings = catalogue.warnings().iter().map(|warning| {
        assert_eq!(warning.file, FILE);
        let pointer = warning.pointer.strip_prefix("/0").unwrap();
        format!("{pointer} {}", warning.message)
    });
    warnings.collect()
}

/// A right card after one change.
fn changed(kind: &str, level: usize, change: impl Fn(&mut Value)) -> Vec<String> {
    let mut card = right(kind, level);
    change(&mut card);
    warned(&card)
}

#[test]
fn a_card_that_is_designed_right_gives_no_warning() {
    assert_eq!(warned(&right("casa", 1)), [""; 0]);
    for level in 1..=3 {
        assert_eq!(warned(&right("classe", level)), [""; 0], "{level}");
        assert_eq!(warned(&right("ente", level)), [""; 0], "{level}");
    }
}

#[test]
fn a_casa_adds_up_to_28_of_2_to_6_each_and_gives_three_slots_of_each_kind() {
    let of = |values| changed("casa", 1, |card| card["attributes"] = attributes(values));
    assert_eq!(of([2, 6, 2, 6, 4, 4, 4]), [""; 0]);
    assert_eq!(
        of([5, 4, 4, 4, 4, 4, 4]),
        ["/attributes add up to 29; cards of this kind to 28"]
    );
    let outside = ["/attributes are from 2 to 6 on cards of this kind"];
    assert_eq!(of([7, 1, 4, 4, 4, 4, 4]), outside);
    assert_eq!(of([6, 1, 5, 4, 4, 4, 4]), outside);
    let slots = |equipamento: u8, memento: u8| {
        let slots = json!({ "equipamento": equipamento, "memento": memento });
        changed("casa", 1, |card| card["slots"] = slots.clone())
    };
    let each = "/slots a Casa gives three of each, a Classe at least one for skills";
    assert_eq!(slots(4, 2), [each]);
    let sum = "/slots for items and skills are 6 on cards of this kind";
    assert_eq!(slots(3, 2), [each, sum]);
}

#[test]
fn a_casa_without_attributes_and_slots_is_warned_and_loads() {
    let found = changed("casa", 1, |card| {
        let card = card.as_object_mut().unwrap();
        card.retain(|field, _| field != "attributes" && field != "slots");
    });
    let pointers: Vec<&str> = found.iter().filter_map(|it| it.split(' ').next()).collect();
    assert_eq!(pointers, ["/attributes", "/attributes", "/slots", "/slots"]);
}

#[test]
fn a_classe_adds_up_to_twice_its_level_and_teaches_2_2_or_3_knowledges() {
    for (level, sum, knowledges) in [(1, 2, 2), (2, 4, 2), (3, 6, 3)] {
        let found = changed("classe", level, |card| card["attributes"]["esp"] = json!(1));
        let wrong = format!(
            "/attributes add up to {}; cards of this kind to {sum}",
            sum + 1
        );
        assert_eq!(found, [wrong], "{level}");
        let found = changed("classe", level, |card| card["knowledges"] = json!(["arte"]));
        let wrong = format!("/knowledges are {knowledges} on cards of this kind");
        assert_eq!(found, [wrong], "{level}");
    }
}

#[test]
fn a_classe_gives_one_slot_more_than_its_level_and_one_for_skills() {
    let each = "/slots a Casa gives three of each, a Classe at least one for skills";
    for level in 1..=3 {
        let slots = |equipamento: usize, memento: u8| {
            let slots = json!({ "equipamento": equipamento, "memento": memento });
            changed("classe", level, |card| card["slots"] = slots.clone())
        };
        let sum = format!(
            "/slots for items and skills are {} on cards of this kind",
            level + 1
        );
        assert_eq!(slots(level + 1, 0), [each], "{level}");
        assert_eq!(slots(level + 1, 1), [sum], "{level}");
        assert_eq!(slots(level - 1, 2), [""; 0], "{level}");
    }
}

#[test]
fn an_ente_adds_up_to_seven_times_its_level_within_its_bounds() {
    for (level, sum, most) in [(1, 7, 4), (2, 14, 8), (3, 21, 12)] {
        let found = changed("ente", level, |card| card["attributes"]["esp"] = json!(-2));
        let wrong = format!(
            "/attributes add up to {}; cards of this kind to {sum}",
            sum + 1
        );
        assert_eq!(found, [wrong], "{level}");
        let outside = format!("/attributes are from -3 to {most} on cards of this kind");
        for shift in [[most + 1, most - 1, -3], [most, most, -4]] {
            let rest = sum - shift.iter().sum::<i8>();
            let values = [shift[0], shift[1], rest, 0, 0, 0, shift[2]];
            let found = changed("ente", level, |card| {
                card["attributes"] = attributes(values);
            });
            assert_eq!(found, [outside.as_str()], "{level}: {values:?}");
        }
    }
}

#[test]
fn a_summus_gives_no_warning_whatever_it_adds_up_to() {
    for (kind, level) in [("casa", 1), ("classe", 2), ("ente", 3)] {
        let found = changed(kind, level, |card| {
            card["attributes"] = attributes([20, 0, 0, 0, 0, 0, -9]);
            card["summus"] = json!("coroa");
        });
        assert_eq!(found, [""; 0], "{kind}");
    }
}

#[test]
fn resources_have_no_sums() {
    for kind in ["item", "habilidade", "companheiro", "evento"] {
        assert_eq!(warned(&right(kind, 2)), [""; 0], "{kind}");
    }
    let found = changed("companheiro", 3, |card| {
        card["attributes"] = attributes([9, 9, 9, 0, 0, 0, 0]);
    });
    assert_eq!(found, [""; 0]);
}

#[test]
fn every_card_is_warned_of_by_itself() {
    let mut cards = [right("casa", 1), right("ente", 2)];
    for (i, card) in cards.iter_mut().enumerate() {
        card["id"] = json!(format!("apo-nova-{i}"));
        card["name"] = json!({ "pt-BR": format!("Nova {i}"), "en": format!("New {i}") });
        card["printings"][0]["number"] = json!(9000 + i);
        card["attributes"]["agi"] = json!(3);
    }
    let catalogue = Catalogue::load(&with(&json!(cards))).unwrap();
    let places = catalogue.warnings().iter().map(|it| it.pointer.as_str());
    assert!(places.eq(["/0/attributes", "/1/attributes"]));
}
