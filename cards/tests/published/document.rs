//! A publisher's document and its schema: what the reader takes fits, and what does not fit the reader refuses.

use std::path::Path;
use std::{fs, io};

use fabulario_cards::import::read;
use serde_json::{Value, json};

use super::{folder, json as file, validator};

#[test]
fn the_documents_of_publishers_fit() {
    let validator = validator("import");
    let mut seen = 0;
    for entry in fs::read_dir(folder("tests/data/publisher")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if Path::new(&name).extension().is_none_or(|is| is != "json") {
            continue;
        }
        let document = file(&format!("tests/data/publisher/{name}"));
        let wrong: Vec<String> = validator
            .iter_errors(&document)
            .map(|error| format!("{name} {}: {error}", error.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        seen += 1;
    }
    assert!(seen >= 4, "{seen}");
}

#[test]
fn the_spelling_of_fields_does_not_matter() {
    let validator = validator("import");
    for fits in [
        json!({ "JOGO": "Dominions", "Coleção": { "CODIGO": "abc", "Nome": "A", "Data_de-Lancamento": "01/03/2027" } }),
        json!({ "game": "dd", "pool": "x", "cartas": "cartas.CSV", "Lang": "", "Sets": null }),
    ] {
        assert!(validator.is_valid(&fits), "{fits}");
        let data = serde_json::to_vec(&fits).unwrap();
        let beside = |_: &str| Ok(b"nome\n".to_vec());
        let read = read("x.json", &data, &beside);
        assert!(read.is_ok(), "{fits}: {read:?}");
    }
}

#[test]
fn what_does_not_fit_is_refused_by_the_reader_too() {
    let validator = validator("import");
    let set = json!({ "code": "TST", "name": "Teste", "released": "2027-01-01" });
    let with = |field: &str, value: Value| {
        let mut document = json!({ "game": "dd", "publisher": "Cais", "set": set });
        document[field] = value;
        document
    };
    assert!(validator.is_valid(&with("cards", json!([]))));
    for wrong in [
        json!([]),
        json!({ "publisher": "Cais", "set": set }),
        json!({ "game": "dd" }),
        with("game", json!("xadrez")),
        with("game", json!(4)),
        with("lang", json!("de")),
        with("cards", json!({})),
        with("cards", json!([3])),
        with("cards", json!("cartas.xlsx")),
        with("cards", json!("../cartas.csv")),
        with("kards", json!([])),
        with("decks", json!({})),
        with("renames", json!(["dd-boi"])),
        with("set", json!({ "name": "Teste", "released": "2027-01-01" })),
        with("set", json!({ "code": "TST", "name": "Teste" })),
        with("set", json!("TST")),
        with("sets", set.clone()),
    ] {
        assert!(!validator.is_valid(&wrong), "{wrong}");
        let data = serde_json::to_vec(&wrong).unwrap();
        let beside = |_: &str| Err(io::Error::new(io::ErrorKind::NotFound, "not found"));
        assert!(read("x.json", &data, &beside).is_err(), "{wrong}");
    }
}
