//! Ids, sets and numbers that a file leaves out follow from the rest of it.

use serde_json::{Value, json};

use super::{cards_of, document, mistakes_of, read_value};

fn numbers(cards: &[Value]) -> Vec<u64> {
    let printings = cards.iter().map(|card| &card["printings"][0]["number"]);
    printings.map(|number| number.as_u64().unwrap()).collect()
}

#[test]
fn ids_are_made_of_names_and_versions() {
    let cards = [
        json!({ "nome": "Mãe-d'Água" }),
        json!({ "nome": "Mãe-d'Água", "versão": "Lua Cheia" }),
        json!({ "name": { "en": "River Hound", "pt": "Cão do Rio" } }),
        json!({ "id": "mvc-outro", "nome": "Boi" }),
    ];
    let cards = cards_of(&document("mvc", &cards));
    let ids: Vec<&Value> = cards.iter().map(|card| &card["id"]).collect();
    let right = [
        "mvc-mae-d-agua",
        "mvc-mae-d-agua-lua-cheia",
        "mvc-cao-do-rio",
        "mvc-outro",
    ];
    assert_eq!(ids, right);
    let nameless = [json!({ "tipo": "item" }), json!({ "nome": "—" })];
    let found = mistakes_of(&document("mvc", &nameless));
    assert_eq!(
        found[0],
        (
            "/cards/0".to_owned(),
            "the field name is missing".to_owned()
        )
    );
    assert!(found[1].1.starts_with("no id can be made of this name"));
}

#[test]
fn cards_without_a_number_take_the_next_free_one() {
    let names = ["A", "B", "C", "D", "E"];
    let mut cards = names.map(|name| json!({ "name": name }));
    cards[1]["number"] = json!("1");
    cards[4]["número"] = json!(3);
    let file = document("dd", &cards);
    assert_eq!(numbers(&cards_of(&file)), [2, 1, 4, 5, 3]);
    let notes = read_value(&file).unwrap().notes;
    assert_eq!(
        notes[1].message,
        "3 numbers in sets were given by the order of the file"
    );
}

#[test]
fn fields_of_the_card_become_its_printing() {
    let card = json!({ "name": "Boi", "number": 4, "artista": "Zefa", "acabamento": "foil" });
    let card = cards_of(&document("dd", &[card])).remove(0);
    let right = json!([{ "set": "TST", "number": 4, "artist": "Zefa", "finishes": ["foil"] }]);
    assert_eq!(card["printings"], right);
    let card = json!({ "name": "Boi", "artista": "Zefa" });
    let card = cards_of(&document("dd", &[card])).remove(0);
    assert_eq!(
        card["printings"],
        json!([{ "set": "TST", "artist": "Zefa", "number": 1 }])
    );
}

#[test]
fn of_several_sets_a_card_names_one() {
    let mut file = document(
        "dd",
        &[
            json!({ "name": "A", "set": "tst" }),
            json!({ "name": "B", "coleção": "Outro Teste" }),
            json!({ "name": "C", "set": "OUT" }),
            json!({ "name": "D", "set": "SFR", "number": 900 }),
        ],
    );
    let set = file.as_object_mut().unwrap().shift_remove("set").unwrap();
    let other = json!({ "code": "OUT", "name": "Outro Teste", "released": "2027-01-01" });
    file["sets"] = json!([set, other]);
    let cards = cards_of(&file);
    let sets: Vec<&Value> = cards
        .iter()
        .map(|card| &card["printings"][0]["set"])
        .collect();
    assert_eq!(sets, ["TST", "OUT", "OUT", "SFR"]);
    assert_eq!(numbers(&cards), [1, 1, 2, 900]);
    file["cards"] = json!([{ "name": "A" }, { "name": "B", "set": "SFR" },
        { "name": "C", "set": "TST", "printings": [{ "set": "TST", "number": 1 }] }]);
    let found = mistakes_of(&file);
    let message = "names no set, and the file has several: TST, OUT";
    assert_eq!(found[0], ("/cards/0".to_owned(), message.to_owned()));
    assert!(
        found[1].1.starts_with("the number in SFR is missing"),
        "{found:?}"
    );
    assert_eq!(
        found[2].1,
        "printings and set both say where it was printed: keep one"
    );
}

#[test]
fn a_set_has_a_day_of_release() {
    let mut file = document("dd", &[]);
    file["set"]["released"] = json!("7/9/2027");
    let set: Value = serde_json::from_str(&read_value(&file).unwrap().entries[0].body).unwrap();
    assert_eq!(set["released"], "2027-09-07");
    assert_eq!(set["publisher"], "Cais");
    file["set"]
        .as_object_mut()
        .unwrap()
        .shift_remove("released");
    let (pointer, message) = mistakes_of(&file).remove(0);
    assert_eq!(pointer, "/set");
    assert!(
        message.starts_with("the day of release is missing"),
        "{message}"
    );
}

#[test]
fn whoever_brings_a_file_has_a_name() {
    let mut file = document("dd", &[]);
    for (field, origin) in [
        ("publisher", "cais"),
        ("pool", "clube-do-boi"),
        ("set", "tst"),
    ] {
        file["pool"] = json!("Clube do Boi");
        if field == "set" {
            file.as_object_mut().unwrap().shift_remove("pool");
        }
        assert_eq!(read_value(&file).unwrap().origin, origin);
        file.as_object_mut().unwrap().shift_remove(field);
    }
    let (_, message) = mistakes_of(&file).remove(0);
    assert!(
        message.starts_with("does not say who brings it"),
        "{message}"
    );
}
