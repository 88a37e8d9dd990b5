//! No bytes whatever make the reader panic.

use fabulario_cards::import::read;
use proptest::prelude::*;

use super::{FILES, beside, nothing_beside};

/// What is put where something was: bytes that mean something to a reader.
const MARKS: &[&[u8]] = &[
    b"{",
    b"}",
    b"[",
    b"]",
    b"\"",
    b",",
    b":",
    b"\\",
    b"\\ud800",
    b"null",
    b"-1",
    b"1e999",
    b"\xff",
    b"\0",
    b"\n",
    b";",
    b"\xcc\x81",
    b"99999999999999999999",
    b"{\"pt\":1}",
    b"[[]]",
    b"\"\"",
    b"true",
];

/// A place, how much is taken out there, and which mark is put in.
fn changes() -> impl Strategy<Value = Vec<(prop::sample::Index, usize, usize)>> {
    let change = (any::<prop::sample::Index>(), 0..12_usize, 0..MARKS.len());
    prop::collection::vec(change, 1..8)
}

fn damaged(mut data: Vec<u8>, changes: &[(prop::sample::Index, usize, usize)]) -> Vec<u8> {
    for (place, gone, mark) in changes {
        let from = place.index(data.len() + 1);
        let to = (from + gone).min(data.len());
        data.splice(from..to, MARKS[*mark].iter().copied());
    }
    data
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_file_is_read_or_refused(file in 0..FILES.len(), changes in changes(), lines: bool) {
        let data = damaged(beside(FILES[file]).unwrap(), &changes);
        let name = if lines { "x.jsonl" } else { "x.json" };
        if let Err(found) = read(name, &data, &beside) {
            prop_assert!((1..=500).contains(&found.0.len()));
        }
    }

    #[test]
    fn a_damaged_table_is_read_or_refused(changes in changes()) {
        let table = damaged(beside("porto-das-brumas-mvc.csv").unwrap(), &changes);
        let data = beside("porto-das-brumas-mvc.json").unwrap();
        let read = read("x.json", &data, &|_| Ok(table.clone()));
        prop_assert!(read.is_ok() || read.is_err());
    }

    #[test]
    fn any_bytes_are_read_or_refused(data in prop::collection::vec(any::<u8>(), 0..200), lines: bool) {
        let name = if lines { "x.jsonl" } else { "x.json" };
        prop_assert!(read(name, &data, &nothing_beside).is_err());
    }

    #[test]
    fn any_card_is_read_or_refused(game in 0..4_usize, fields in prop::collection::vec((0..NAMES.len(), 0..VALUES.len()), 0..8)) {
        let fields: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("\"{}\": {}", NAMES[*name], VALUES[*value]))
            .collect();
        let game = ["fab", "dd", "mvc", "apo"][game];
        let data = format!("{{\"game\": \"{game}\", \"pool\": \"x\", \"set\": {{\"code\": \"TST\", \"released\": \"1/1/2027\", \"name\": \"x\"}}, \"cards\": [{{{}}}]}}", fields.join(", "));
        if let Ok(incoming) = read("x.json", data.as_bytes(), &nothing_beside) {
            for entry in &incoming.entries {
                prop_assert!(serde_json::from_str::<serde_json::Value>(&entry.body).is_ok(), "{}", entry.body);
            }
        }
    }
}

const NAMES: &[&str] = &[
    "nome",
    "id",
    "tipo",
    "texto",
    "efeitos",
    "printings",
    "set",
    "number",
    "stats",
    "actions",
    "keywords",
    "directions",
    "subtype",
    "occupy",
    "attributes",
    "knowledges",
    "path",
    "rulings",
    "vida",
    "unique",
    "tags",
    "flavour",
    "versão",
];

const VALUES: &[&str] = &[
    "null",
    "1",
    "-7",
    "1.5",
    "\"\"",
    "\"x\"",
    "\"10101010\"",
    "\"COMBO 2\"",
    "[]",
    "[1]",
    "[null]",
    "[\"a\", \"b\"]",
    "{}",
    "{\"pt\": \"a\\nb\"}",
    "{\"pt\": 1}",
    "{\"en\": \"x\", \"english\": \"y\"}",
    "[{\"set\": \"TST\"}]",
    "[{}]",
    "[{\"text\": \"x\"}]",
    "{\"life\": 2}",
    "true",
    "\"}]}\"",
    "[[[]]]",
    "18446744073709551615",
];
