//! Every mistake is told at its place, all of them together.

use fabulario_cards::import::{Published, draft};
use serde_json::{Value, json};

use super::{assembled, document, mistakes_of, printed, read_value};

#[test]
fn ten_mistakes_are_ten_mistakes() {
    let file = json!({
        "game": "dd", "autor": "Zefa", "Jogo": "mvc", "lang": "es", "publisher": 7,
        "set": { "code": "TST", "name": "Teste", "nome": "Teste" },
        "tokens": {},
        "cards": [
            { "name": "A", "Nome": "B", "type": "Campo" },
            7,
            { "name": "C", "text": "Um.", "effects": ["Dois."] },
        ],
    });
    let found = mistakes_of(&file);
    let places: Vec<&str> = found.iter().map(|(at, _)| at.as_str()).collect();
    let right = [
        "/autor",
        "/Jogo",
        "/lang",
        "/publisher",
        "/set/nome",
        "/set",
        "/tokens",
        "/cards/0/Nome",
        "/cards/1",
        "/cards/2",
    ];
    assert_eq!(places, right, "{found:?}");
    assert!(
        found[0]
            .1
            .starts_with("the field autor is not known; known are game, publisher, pool")
    );
    assert_eq!(found[1].1, "game and Jogo both mean game");
    assert_eq!(found[7].1, "name and Nome both mean name");
}

#[test]
fn what_is_not_known_hides_no_other_mistake() {
    let mut file = document("dd", &[]);
    file["autor"] = json!("Zefa");
    file["tags"] = json!([7]);
    file["cards"] = json!("y.csv");
    let data = serde_json::to_vec(&file).unwrap();
    let csv = "nome,cheiro,tipo,elemento,ataque,vida,setas,cor\n\
        Boi,doce,Unidade,Éter,1,1,E,\n\
        ,doce,Campo,,,,,\n\
        Vaca,,Unidade,Fogo,1,1,100,\n";
    let beside = |_: &str| Ok(csv.as_bytes().to_vec());
    let drafted = draft("x.json", &data, &beside, &Published::default());
    let found = drafted.mistakes.iter();
    let found: Vec<(&str, &str)> = found.map(|it| (&*it.file, it.pointer.as_str())).collect();
    let right = [
        ("x.json", "/autor"),
        ("x.json", "/tags/0"),
        ("y.csv", "/1"),
        ("y.csv", "/1"),
        ("y.csv", "/3"),
        ("y.csv", "/4/directions"),
    ];
    assert_eq!(found, right);
    let more = assembled(drafted.incoming.entries).unwrap_err().to_string();
    assert!(
        more.contains("y.csv /2/element: unknown variant `Éter`"),
        "{more}"
    );
}

#[test]
fn what_the_translation_leaves_alone_the_catalogue_refuses() {
    let file = document(
        "dd",
        &[
            json!({ "nome": "A", "tipo": "Unidade", "elemento": "Éter", "ataque": 1, "vida": 1, "setas": "E" }),
            json!({ "nome": "B", "tipo": "Campo", "ligar": "Cura.", "cheiro": "doce" }),
            json!({ "nome": "C", "tipo": "Artefato", "ativação": "Uma vez", "palavras-chave": "VOAR" }),
        ],
    );
    let found = assembled(read_value(&file).unwrap().entries).unwrap_err();
    let found: Vec<String> = found.0.iter().map(ToString::to_string).collect();
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(
        found[0].starts_with("x.json /cards/0/element: unknown variant `Éter`"),
        "{found:?}"
    );
    assert!(
        found[1].starts_with("x.json /cards/1/cheiro: unknown field `cheiro`"),
        "{found:?}"
    );
    assert!(
        found[2].starts_with("x.json /cards/2/keywords/0/id: voar is not known here"),
        "{found:?}"
    );
}

#[test]
fn a_malformed_file_is_told_with_line_and_column() {
    let cases: [(&str, &[u8], &str); 11] = [
        (
            "x.json",
            b"{\n  \"game\": \"dd\",\n  \"cards\": [{]\n}",
            "x.json: cannot be read at line 3, column 14: key must be a string",
        ),
        (
            "x.json",
            "{\"jogo\": \"dd\", \"é\": tru }".as_bytes(),
            "x.json: cannot be read at line 1, column 24: expected ident",
        ),
        (
            "x.json",
            b"{\"game\": \"dd\",\n",
            "x.json: ends before it is complete, at line 2, column 1",
        ),
        (
            "x.json",
            b"[]",
            "x.json: cannot be read at line 1, column 1: invalid type: sequence, expected an object with game, set and cards; see cards/IMPORT.md",
        ),
        ("x.json", b"", "x.json: is empty"),
        ("x.json", b" \n", "x.json: is empty"),
        (
            "x.json",
            b"{} x",
            "x.json: cannot be read at line 1, column 4: trailing characters",
        ),
        (
            "x.json",
            b"{\"game\": \"dd\", \n\"set\": \"\xe9\"}",
            "x.json: is not text in UTF-8 at line 2, column 9: save it as UTF-8",
        ),
        (
            "x.json",
            b"\xff\xfe{\0}\0",
            "x.json: is not text in UTF-8 at line 1, column 1: save it as UTF-8",
        ),
        (
            "x.csv",
            b"nome\nBoi\n",
            "x.csv: is a table without a game and a set: write a .json document with \"cards\": \"the name of this file\"",
        ),
        (
            "x.json",
            b"{\"publisher\": \"x\"}",
            "x.json: the field game is missing: write \"game\": \"fab\", \"dd\", \"mvc\" or \"apo\"",
        ),
    ];
    for (name, data, message) in cases {
        assert_eq!(printed(name, data), [message]);
    }
}

#[test]
fn a_malformed_card_is_told_with_line_and_column() {
    let head = "{\"game\": \"dd\", \"pool\": \"x\"";
    let twice = format!("{head}, \"cards\": [\n  {{\"nome\": \"A\",\n   \"nome\": \"B\"}}]}}");
    let message =
        "x.json /cards/0: cannot be read at line 3, column 9: the field nome stands twice";
    assert_eq!(printed("x.json", twice.as_bytes()), [message]);
    let deep = format!(
        "{head}, \"cards\": [{}{}]}}",
        "[".repeat(200),
        "]".repeat(200)
    );
    let found = printed("x.json", deep.as_bytes());
    assert!(found[0].ends_with("recursion limit exceeded"), "{found:?}");
    let lines = format!("{head}}}\n{{\"nome\": \"A\"}}\n{{\"nome\" \"B\"}}\n");
    let found = printed("x.jsonl", lines.as_bytes());
    assert_eq!(
        found[1],
        "x.jsonl /3: cannot be read at line 3, column 9: expected `:`"
    );
}

#[test]
fn a_set_without_a_code_is_told_once() {
    let mut file = document("dd", &[json!({ "name": "A" }), json!({ "name": "B" })]);
    file["set"].as_object_mut().unwrap().shift_remove("code");
    let message = "the code is missing: 2 to 6 capital letters and digits";
    assert_eq!(
        mistakes_of(&file),
        [("/set".to_owned(), message.to_owned())]
    );
}

#[test]
fn at_most_five_hundred_mistakes_are_told() {
    let cards: Vec<Value> = (0..600).map(|number| json!(number)).collect();
    let found = mistakes_of(&document("dd", &cards));
    assert_eq!(found.len(), 500);
    assert_eq!(found[499].1, "and 101 more mistakes; mend these first");
}

#[test]
fn paragraphs_in_two_languages_are_as_many() {
    let card = json!({ "name": "A", "texto": { "pt": "Um.\nDois.", "en": "One." } });
    let found = mistakes_of(&document("dd", &[card]));
    let message = "has 2 paragraphs in pt-BR and 1 in en: each is an effect";
    assert_eq!(found, [("/cards/0/texto".to_owned(), message.to_owned())]);
}
