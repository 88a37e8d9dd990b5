//! The publisher's guide says what is understood.

use fabulario_cards::Catalogue;
use fabulario_cards::import::{guide, read};
use fabulario_engine::Lang;
use serde_json::json;

use super::{assembled, document, nothing_beside, read_value};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/IMPORT.md");
const BEGIN: &str = "<!-- fields: UPDATE_GUIDE=1 cargo test -p fabulario-cards --test cards publisher_files::guide -->\n";
const END: &str = "\n<!-- end of fields -->";

/// The page before, in and after its tables.
fn page() -> (String, String, String) {
    let page = std::fs::read_to_string(PAGE).unwrap();
    let (before, rest) = page.split_once(BEGIN).unwrap();
    let (tables, after) = rest.split_once(END).unwrap();
    (before.to_owned(), tables.to_owned(), after.to_owned())
}

#[test]
fn the_guide_lists_every_name_that_is_understood() {
    let (before, tables, after) = page();
    let right = guide();
    if std::env::var_os("UPDATE_GUIDE").is_some() {
        std::fs::write(PAGE, format!("{before}{BEGIN}{right}{END}{after}")).unwrap();
    } else {
        assert_eq!(tables, right);
    }
}

/// The catalogue with one of the files that the guide shows.
fn with_example(place: usize) -> Catalogue {
    let (before, ..) = page();
    let example = before.split("```json\n").nth(place + 1).unwrap();
    let (file, _) = example.split_once("```").unwrap();
    let incoming = read("x.json", file.as_bytes(), &nothing_beside).unwrap();
    assembled(incoming.entries).unwrap_or_else(|found| panic!("{found}"))
}

#[test]
fn the_shortest_file_of_the_guide_works() {
    assert!(with_example(0).card("dd-boi-de-nevoa").is_some());
}

#[test]
fn the_card_of_fabula_in_the_guide_reads_as_the_guide_says() {
    let catalogue = with_example(1);
    let card = catalogue.card("fab-noiva-da-mare").unwrap();
    let (before, ..) = page();
    for lang in Lang::ALL {
        let face = catalogue.face(card, lang);
        for line in face.text.iter().chain([&face.type_line]) {
            assert!(before.contains(&format!("“{line}”")), "{line}");
        }
    }
}

#[test]
fn the_guide_knows_how_long_texts_may_be() {
    let (before, ..) = page();
    for (text, most) in [("name", 120), ("flavour", 160), ("text", 420)] {
        assert!(before.contains(&format!("`{text}` {most}")), "{text}");
        for length in [most, most + 1] {
            let mut card = json!({ "id": "dd-boi", "name": "Boi", "type": "Campo", "occupy": "Cura 2.", "link": "Cura 1." });
            card[text] = json!("á".repeat(length));
            let incoming = read_value(&document("dd", &[card])).unwrap();
            let fits = assembled(incoming.entries).is_ok();
            assert_eq!(fits, length == most, "{text} {length}");
        }
    }
}
