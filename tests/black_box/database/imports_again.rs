//! `fabulario cards import` of what is there already: numbers stay, sets are their publisher's, mistakes are all told.

use fabulario_tests::Server;
use serde_json::{Value, json};

use crate::database::imports::{document, file, import, unit, wait_for};

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

/// Nobody speaks in the catalogue's own name.
#[test]
fn the_catalogues_own_name_is_not_for_publishers() {
    let server = Server::start();
    for name in ["Fabulário", "fabulario", " FABULARIO! "] {
        let mut content = document(&[unit(1)]);
        content["publisher"] = json!(name);
        let (done, said) = server.run(&["cards", "import", &file(&server, "a.json", &content)]);
        assert!(!done && said.contains("name another one"), "{said}");
    }
}

/// Letters that are not Latin are letters: they make names, and are not left out of them.
#[test]
fn a_name_in_other_letters_is_found_by_its_own_letters_only() {
    let server = Server::start();
    let mut cards = [unit(1), unit(2)];
    cards[0]["name"] = json!({ "pt-BR": "日本語" });
    cards[1]["name"] = json!({ "pt-BR": "Ольга" });
    let said = import(&server, &file(&server, "a.json", &document(&cards)));
    assert!(
        said.contains("note: pictures: cannot show О г л") || said.contains("日"),
        "{said}"
    );
    wait_for(&server, 2);
    let find = |name: &str| {
        let wanted = json!({ "ids": [name], "game": "dd" });
        let found = server
            .anonymous()
            .post("/v1/cards/batch?fields=id", &wanted);
        found.ok()["data"][0]["id"].clone()
    };
    assert_eq!(find("日本語"), "dd-prova-1");
    assert_eq!(find("ольга"), "dd-prova-2");
    for other in ["???", "-", "中国", "🐂", "Caldeira Ольга Andarilha"] {
        assert_eq!(find(other), Value::Null, "{other}");
    }
    let mut unnamed = unit(3);
    unnamed["name"] = json!({ "pt-BR": "中国" });
    unnamed.as_object_mut().unwrap().remove("id");
    let path = file(&server, "b.json", &document(&[unnamed]));
    let (done, said) = server.run(&["cards", "import", &path]);
    assert!(
        !done && said.contains("no id can be made of this name"),
        "{said}"
    );
}

/// A keyword that is called something else changes the cards that have it, and mirrors are told.
#[test]
fn a_word_that_changes_changes_its_cards() {
    let server = Server::start();
    let mut card = unit(1);
    card["keywords"] = json!([{ "id": "vapor" }]);
    let content = |name: &str| {
        let mut content = document(&[card.clone(), unit(2)]);
        content["keywords"] = json!([{ "id": "vapor", "name": { "pt-BR": name, "en": name } }]);
        content
    };
    import(&server, &file(&server, "a.json", &content("VAPOR")));
    import(&server, &file(&server, "b.json", &content("NEBLINA")));
    wait_for(&server, 3);
    let feed = server.anonymous().get("/v1/cards/changes?since=2").ok();
    let changed = json!([{ "id": "dd-prova-1", "change": "changed", "build": 3 }]);
    assert_eq!(feed["data"], changed);
}

/// APO-H18: the collection Proibida is a set of this name.
#[test]
fn apo_h18_a_card_of_the_set_proibida_is_out_of_lagvig() {
    let server = Server::start();
    let content = json!({
        "game": "apo", "publisher": "Oficina de Provas",
        "set": { "code": "PRB", "name": { "pt-BR": "Proibida" }, "released": "2026-11-01" },
        "cards": [{
            "id": "apo-prova", "name": { "pt-BR": "Prova", "en": "Proof" }, "type": "item",
            "rarity": "comum", "value": 3, "action": 1, "level": 1,
        }],
    });
    import(&server, &file(&server, "a.json", &content));
    wait_for(&server, 2);
    let card = server.anonymous().get("/v1/cards/apo-prova?lang=en").ok();
    let lagvig = &card["legalities"]["apo-lagvig"];
    assert_eq!(lagvig["status"], "not_legal", "{card}");
    assert_eq!(lagvig["reasons"][0]["rule"], "APO-H18");
    assert!(
        lagvig["reasons"][0]["message"]
            .as_str()
            .unwrap()
            .contains("“Proof”"),
        "{lagvig}"
    );
    assert_eq!(card["legalities"]["apo-padrao"]["status"], "legal");
}
