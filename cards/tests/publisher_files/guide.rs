//! The publisher's guide says what is understood.

use fabulario_cards::import::{guide, read};

use super::{assembled, nothing_beside};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/IMPORT.md");
const BEGIN: &str =
    "<!-- fields: UPDATE_GUIDE=1 cargo test -p fabulario-cards --test publisher_files guide -->\n";
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

#[test]
fn the_shortest_file_of_the_guide_works() {
    let (before, ..) = page();
    let (_, rest) = before.split_once("```json\n").unwrap();
    let (file, _) = rest.split_once("```").unwrap();
    let incoming = read("x.json", file.as_bytes(), &nothing_beside).unwrap();
    let catalog = assembled(incoming.entries).unwrap();
    assert!(catalog.card("dd-boi-de-nevoa").is_some());
}
