//! Cards on lines of their own, and in spreadsheets.

use std::fmt::Write as _;
use std::io;

use fabulario_cards::import::{Incoming, read};
use serde_json::{Value, json};

use super::{document, nothing_beside};

const HEAD: &str =
    r#"{"game": "dd", "set": {"code": "TST", "name": "Teste", "released": "2027-01-01"}}"#;

/// What a document with a table brings, or the mistakes of it.
fn table(game: &str, csv: &str) -> Result<Incoming, Vec<String>> {
    let mut file = document(game, &[]);
    file["cards"] = json!("Cartas.CSV");
    let data = serde_json::to_vec(&file).unwrap();
    let csv = csv.as_bytes().to_vec();
    let beside = move |name: &str| match name {
        "Cartas.CSV" => Ok(csv.clone()),
        _ => Err(io::ErrorKind::NotFound.into()),
    };
    let read = read("pasta/x.json", &data, &beside);
    read.map_err(|found| found.0.iter().map(ToString::to_string).collect())
}

fn bodies(incoming: &Incoming) -> Vec<Value> {
    let cards = incoming.entries.iter().skip(1);
    cards
        .map(|entry| serde_json::from_str(&entry.body).unwrap())
        .collect()
}

#[test]
fn each_line_is_a_card() {
    let text = format!(
        "\u{feff}\n{HEAD}\r\n{{\"nome\": \"Boi\"}}\n\n{{\"nome\": \"Vaca\", \"número\": 1}}\n"
    );
    for name in ["x.jsonl", "x.ndjson", "X.JSONL"] {
        let incoming = read(name, text.as_bytes(), &nothing_beside).unwrap();
        let places: Vec<&str> = incoming
            .entries
            .iter()
            .map(|it| it.pointer.as_str())
            .collect();
        assert_eq!(places, ["/2/set", "/3", "/5"]);
        assert_eq!(
            incoming.entries[1].body.as_ref(),
            r#"{"id":"dd-boi","name":{"pt-BR":"Boi"},"printings":[{"set":"TST","number":2}]}"#
        );
    }
}

#[test]
fn a_document_may_name_lines_beside_it() {
    let mut file = document("dd", &[]);
    file["cards"] = json!("cartas.jsonl");
    let data = serde_json::to_vec(&file).unwrap();
    let beside = |_: &str| Ok(b"{\"nome\": \"Boi\"}\n{\"nome\": \"Vaca\"}".to_vec());
    let incoming = read("a/b/x.json", &data, &beside).unwrap();
    let last = incoming.entries.last().unwrap();
    assert_eq!(
        (&*last.file, last.pointer.as_str()),
        ("a/b/cartas.jsonl", "/2")
    );
}

#[test]
fn cells_are_numbers_flags_lists_and_texts() {
    let csv = "Nome,name_en,Tipo,Elemento,ATK,HP,Única,Direções,Etiquetas,Texto,Sabor pt-BR,flavor en,Nº,Acabamento\n\
        Boi,Ox,Unidade,Fogo,2,3,sim,00100000,GENTE|Rio,\"Pesque 1.\nMove 1.\",Ê!,Hey!,7,foil;normal\n\
        ,,,,,,,,,,,,,\n\
        Vaca,,Campo,,,,0,,\"a, b\",,,,,\n";
    let incoming = table("dd", csv).unwrap();
    let places: Vec<&str> = incoming
        .entries
        .iter()
        .map(|it| it.pointer.as_str())
        .collect();
    assert_eq!(places, ["/set", "/2", "/4"]);
    assert_eq!(&*incoming.entries[1].file, "pasta/Cartas.CSV");
    let right = [
        json!({ "id": "dd-boi", "name": { "pt-BR": "Boi", "en": "Ox" }, "type": "unidade", "element": "fire",
            "atk": 2, "hp": 3, "unique": true, "directions": ["e"], "tags": ["gente", "rio"],
            "flavour": { "pt-BR": "Ê!", "en": "Hey!" },
            "effects": [{ "text": { "pt-BR": "Pesque 1." } }, { "text": { "pt-BR": "Move 1." } }],
            "printings": [{ "set": "TST", "number": 7, "finishes": ["foil", "normal"] }] }),
        json!({ "id": "dd-vaca", "name": { "pt-BR": "Vaca" }, "type": "campo", "unique": false,
            "tags": ["a", "b"], "printings": [{ "set": "TST", "number": 1 }] }),
    ];
    assert_eq!(bodies(&incoming), right);
}

#[test]
fn columns_name_parts_of_a_card() {
    let csv = "nome;ação 1 nome;ação 1 nome en;ação 1 tipo;ação 2 texto;stats life;defesa\r\n\r\nBoi;Laço;Lasso;Ataque;Puxe.;4;2\r\n";
    let incoming = table("mvc", csv).unwrap();
    assert_eq!(incoming.entries[1].pointer, "/3");
    let card = bodies(&incoming).remove(0);
    let actions = json!([{ "name": { "pt-BR": "Laço", "en": "Lasso" }, "kind": "ataque" },
        { "text": { "pt-BR": "Puxe." } }]);
    assert_eq!(card["actions"], actions);
    assert_eq!((&card["life"], &card["defence"]), (&json!(4), &json!(2)));
    let csv = "nome\tCON\tForça\tslots memento\tdano base\nBoi\t3\t2\t1\tFOR\n";
    let card = bodies(&table("apo", csv).unwrap()).remove(0);
    assert_eq!(card["attributes"], json!({ "con": 3, "for": 2 }));
    assert_eq!(card["slots"], json!({ "memento": 1 }));
    assert_eq!(card["damage"], json!({ "base": "for" }));
}

#[test]
fn wrong_columns_are_told_once() {
    let csv = "nome,Name pt-BR,sp,força bruta,\nBoi,Boi,1,2,3\nVaca,Vaca,1,2,3,4\n";
    let found = table("apo", csv).unwrap_err();
    assert_eq!(found.len(), 4, "{found:?}");
    let file = "pasta/Cartas.CSV";
    assert_eq!(
        found[0],
        format!("{file} /1: the columns nome and Name pt-BR mean the same")
    );
    // A column sp may mean what is paid or what is given.
    assert!(
        found[1].starts_with(&format!("{file} /1: the column sp is not known")),
        "{found:?}"
    );
    assert!(found[2].starts_with(&format!("{file} /1: the column força bruta is not known")));
    assert_eq!(
        found[3],
        format!("{file} /3: has 6 cells, but there are 5 columns")
    );
    assert!(table("dd", "").unwrap_err()[0].contains("has no rows"));
}

#[test]
fn a_malformed_table_is_told_with_line_and_column() {
    let found = table("dd", "nome,tipo\nBoi,\"Campo\nVaca,Campo\n").unwrap_err();
    let message = "pasta/Cartas.CSV: has a quotation mark at line 2, column 5 that is never closed";
    assert_eq!(found, [message]);
    let wide = "x,".repeat(600);
    let found = table("dd", &format!("{wide}\n{wide}\n")).unwrap_err();
    assert_eq!(
        found,
        ["pasta/Cartas.CSV /1: has 601 columns, at most 500 are read"]
    );
}

#[test]
fn a_first_line_of_excel_names_the_mark() {
    let incoming = table("dd", "sep=;\r\nnome;etiquetas\r\nBoi;a, b, c\r\n").unwrap();
    // As the spreadsheet counts: it does not show that line.
    assert_eq!(incoming.entries[1].pointer, "/2");
    assert_eq!(bodies(&incoming).remove(0)["tags"], json!(["a", "b", "c"]));
    let found = table("dd", "sep=;\nnome;tipo\nBoi;\"Campo\n").unwrap_err();
    let message = "pasta/Cartas.CSV: has a quotation mark at line 3, column 5 that is never closed";
    assert_eq!(found, [message]);
}

#[test]
fn directions_that_have_lost_their_zeros_are_told() {
    let found = table("dd", "nome,setas\nBoi,1110000\nVaca,01110000\nBode,0\n").unwrap_err();
    let message = "directions are eight digits, written as text because a number loses the zeros at its beginning";
    let right = [
        format!("pasta/Cartas.CSV /2/directions: {message}: \"01110000\", not 1110000"),
        format!("pasta/Cartas.CSV /4/directions: {message}: \"00000000\", not 0"),
    ];
    assert_eq!(found, right);
}

#[test]
fn only_neighbours_are_opened() {
    let mut file = document("dd", &[]);
    let opened = |name: &str| -> io::Result<Vec<u8>> { panic!("{name} was opened") };
    for name in [
        "../x.csv",
        "/etc/x.csv",
        "a/b.csv",
        "c:\\x.csv",
        ".x.csv",
        "x.json",
        "x",
    ] {
        file["cards"] = json!(name);
        let data = serde_json::to_vec(&file).unwrap();
        let found = read("x.json", &data, &opened).unwrap_err();
        assert_eq!(found.0[0].pointer, "/cards", "{found}");
    }
    file["cards"] = json!("y.csv");
    let data = serde_json::to_vec(&file).unwrap();
    let found = read("x.json", &data, &nothing_beside).unwrap_err();
    assert_eq!(
        found.to_string(),
        "x.json /cards: y.csv cannot be opened: not found"
    );
}

#[test]
#[ignore = "measures: cargo test --release -p fabulario-cards --test cards publisher_files:: -- --ignored"]
fn a_hundred_thousand_lines_take_less_than_a_second_and_a_half() {
    let mut text = format!("{HEAD}\n");
    for i in 0..100_000 {
        writeln!(text, r#"{{"Nome": "Barqueira {i}", "Tipo": "Unidade", "Elemento": "Água", "Ataque": 2, "Vida": 4, "Direções": "01110000", "Etiquetas": "GENTE|BARQUEIRO", "Artista": "Zefa do Mangue", "Palavras-chave": ["COMBO 2", "PIERCE"], "Texto": "SPAWN: mova uma Unidade aliada LINKADA a esta carta 1 espaço.\nTICK: pesque 1 carta.", "Sabor": "Nunca teve barco. Ninguém jamais reparou nisso, nem ela."}}"#).unwrap();
    }
    let start = std::time::Instant::now();
    let incoming = read("x.jsonl", text.as_bytes(), &nothing_beside).unwrap();
    let took = start.elapsed();
    assert_eq!(incoming.entries.len(), 100_001);
    assert!(took.as_millis() < 1_500, "{took:?}");
}
