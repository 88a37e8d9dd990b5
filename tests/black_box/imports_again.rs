//! `fabulario cards import` of what is there already: numbers stay, sets are their publisher's, mistakes are all told.

use fabulario_tests::Server;
use serde_json::{Value, json};

use crate::imports::{document, file, import, unit, wait_for};

/// A card whose number follows from the order of the file.
fn unnumbered(number: u32) -> Value {
    let mut card = unit(number);
    card.as_object_mut().unwrap().remove("printings");
    card
}

#[test]
fn a_number_that_was_given_stays_whatever_comes_before_it_later() {
    let server = Server::start();
    let cards: Vec<Value> = (1..=3).map(unnumbered).collect();
    import(&server, &file(&server, "a.json", &document(&cards)));
    // One comes first, one is left out, one has another id now.
    let mut renamed = unnumbered(3);
    renamed["id"] = json!("dd-prova-tres");
    let cards = [unnumbered(9), unnumbered(1), renamed];
    let mut content = document(&cards);
    content["renames"] = json!([{ "from": "dd-prova-3", "to": "dd-prova-tres" }]);
    let said = import(&server, &file(&server, "b.json", &content));
    assert!(
        said.contains("dominions card: 0 added") || said.contains("2 added, 0 changed"),
        "{said}"
    );
    wait_for(&server, 3);
    let printed = |id: &str| {
        let card = server.anonymous().get(&format!("/v1/cards/{id}")).ok();
        card["printings"][0]["id"].as_str().unwrap().to_owned()
    };
    assert_eq!(printed("dd-prova-1"), "dd-prova-1@PRV-1");
    assert_eq!(printed("dd-prova-2"), "dd-prova-2@PRV-2");
    assert_eq!(printed("dd-prova-tres"), "dd-prova-tres@PRV-3");
    assert_eq!(printed("dd-prova-9"), "dd-prova-9@PRV-4");
}

#[test]
fn a_set_is_its_publishers() {
    let server = Server::start();
    import(&server, &file(&server, "a.json", &document(&[unit(1)])));
    let mut content = document(&[unit(2)]);
    content["publisher"] = json!("Outra Oficina");
    for code in ["PRV", "SFR"] {
        content["set"] = Value::Null;
        content["cards"][0]["printings"][0]["set"] = json!(code);
        let (done, said) = server.run(&["cards", "import", &file(&server, "b.json", &content)]);
        let refusal = format!("/cards/0/printings/0/set: {code} is a set of ");
        assert!(!done && said.contains(&refusal), "{said}");
    }
}

/// What cannot be read does not hide what is wrong elsewhere, and nothing is told twice.
#[test]
fn mistakes_of_reading_and_of_the_rules_are_told_together() {
    let server = Server::start();
    let mut cards: Vec<Value> = (1..=4).map(unit).collect();
    cards[0]["colour of the box"] = json!("red");
    cards[1]["hp"] = json!(0);
    cards[2]["name"] = json!({ "pt-BR": "Caldeira Andarilha" });
    cards[3]["text"] = json!("a");
    cards[3]["effects"] = json!([]);
    let mut content = document(&cards);
    content["set"]["code"] = json!("p 1");
    content["set"]["released"] = json!("31/02/2027");
    for card in content["cards"].as_array_mut().unwrap() {
        card["printings"][0]["set"] = json!("p 1");
    }
    let path = file(&server, "a.json", &content);
    let (done, said) = server.run(&["cards", "import", &path]);
    assert!(!done, "{said}");
    for place in [
        "/cards/0/colour of the box",
        "/cards/1/hp",
        "/cards/2/name/pt-BR",
        "/cards/3",
        "/set/code",
        "/set/released",
    ] {
        let told = said
            .lines()
            .filter(|line| line.starts_with(&format!("{path} {place}: ")));
        assert_eq!(told.count(), 1, "{place}\n{said}");
    }
    assert!(said.contains("6 mistakes: nothing was imported"), "{said}");
}
