//! Every kind of mistake in the data is found, named with its place, and found together with the others.

use fabulario_cards::{Catalogue, Files};
use serde_json::{Value, json};

/// The shipped data with one file changed.
fn broken(path: &str, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut files = Files::embedded();
    edit(&mut files, path, change);
    mistakes(&files)
}

fn edit(files: &mut Files, path: &str, change: impl FnOnce(&mut Value)) {
    let mut json: Value = serde_json::from_slice(&files.0[path]).unwrap();
    change(&mut json);
    files
        .0
        .insert(path.to_owned(), serde_json::to_vec(&json).unwrap().into());
}

fn mistakes(files: &Files) -> Vec<String> {
    Catalogue::load(files).map_or_else(
        |found| found.0.iter().map(ToString::to_string).collect(),
        |_| Vec::new(),
    )
}

const FORMAT: &str = "fabula/formats/fab-padrao.json";

#[test]
fn a_missing_file_is_named() {
    let mut files = Files::embedded();
    files.0.remove("dominions/game.json");
    assert_eq!(mistakes(&files), ["dominions/game.json: is missing"]);
}

#[test]
fn a_file_that_belongs_to_no_game_is_refused() {
    let mut files = Files::embedded();
    files
        .0
        .insert("fabula/stray.json".into(), b"{}".as_slice().into());
    assert_eq!(
        mistakes(&files),
        ["fabula/stray.json: belongs to no game: see the list of files in cards/README.md"]
    );
}

#[test]
fn a_wrong_type_is_named_with_its_pointer() {
    let found = broken(FORMAT, |json| json["opening_hand"]["value"] = json!("five"));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].starts_with(
            "fabula/formats/fab-padrao.json /opening_hand/value: invalid type: string"
        ),
        "{found:?}"
    );
}

#[test]
fn an_unknown_field_is_refused() {
    let found = broken(FORMAT, |json| json["hand"] = json!(5));
    assert!(found[0].contains("unknown field `hand`"), "{found:?}");
}

#[test]
fn bytes_after_the_value_are_refused() {
    let mut files = Files::embedded();
    let mut data = files.0[FORMAT].to_vec();
    data.extend(b"[]");
    files.0.insert(FORMAT.into(), data.into());
    assert!(mistakes(&files)[0].contains("trailing characters"));
}

#[test]
fn a_figure_without_a_source_is_refused() {
    let found = broken(FORMAT, |json| json["keep"]["sources"] = json!([]));
    assert_eq!(
        found,
        [format!(
            "{FORMAT} /keep/sources: a figure needs a source: what no source states is left out"
        )]
    );
}

#[test]
fn a_forgotten_number_is_not_taken_for_no_limit() {
    let found = broken(FORMAT, |json| {
        json["copies"][0]["max"]
            .as_object_mut()
            .unwrap()
            .remove("value");
    });
    assert_eq!(
        found,
        [format!(
            "{FORMAT} /copies/0/max/value: is missing: write null where the sources allow any number"
        )]
    );
}

#[test]
fn a_source_names_a_document_of_the_game() {
    let found = broken(FORMAT, |json| {
        json["keep"]["sources"][0]["document"] = json!("dd-manual");
    });
    assert_eq!(
        found,
        [format!(
            "{FORMAT} /keep/sources/0/document: dd-manual is not among the game's documents"
        )]
    );
}

#[test]
fn a_ruling_that_does_not_exist_is_refused() {
    let found = broken(FORMAT, |json| {
        json["opening_hand"]["ruling"] = json!("FAB-C99");
    });
    assert_eq!(
        found,
        [format!(
            "{FORMAT} /opening_hand/ruling: FAB-C99 is not among the game's rulings"
        )]
    );
}

#[test]
fn a_ruling_speaks_of_rules_that_exist() {
    let found = broken("fabula/rulings.json", |json| {
        json[0]["rules"][0] = json!("FAB 9.9.9");
    });
    assert_eq!(
        found,
        ["fabula/rulings.json /0/rules/0: FAB 9.9.9 is not among the game's rules"]
    );
}

#[test]
fn a_text_exists_in_both_languages() {
    let found = broken(FORMAT, |json| json["name"] = json!({ "pt-BR": "Padrão" }));
    assert!(
        found[0].starts_with(&format!("{FORMAT} /name: missing field `en`")),
        "{found:?}"
    );
    let found = broken(FORMAT, |json| {
        json["name"] = json!({ "pt-BR": " Padrão", "en": "" });
    });
    assert_eq!(
        found,
        [
            format!("{FORMAT} /name/en: is empty or has space at an end"),
            format!("{FORMAT} /name/pt-BR: is empty or has space at an end"),
        ]
    );
}

#[test]
fn a_format_speaks_the_words_of_its_game() {
    let found = broken(FORMAT, |json| {
        json["copies"][0]["of"] = json!("mítica");
        json["lists"][0]["card_types"]["value"][0] = json!("feitiço");
        json["demands"][0]["value"]["list"] = json!("terrenos");
    });
    assert_eq!(
        found,
        [
            format!("{FORMAT} /copies/0/of: mítica is not a word of the game"),
            format!("{FORMAT} /demands/0/value/list: terrenos is not a list of this format"),
            format!("{FORMAT} /lists/0/card_types/value/0: feitiço is not a card type of the game"),
        ]
    );
}

#[test]
fn a_format_agrees_with_itself_and_with_its_file() {
    let found = broken(FORMAT, |json| {
        json["lists"][1]["min"]["value"] = json!(6);
        json["lists"][1]["positions"][0]["count"]["value"] = json!(3);
        json["id"] = json!("fab-outro");
        json["game"] = json!("dd");
    });
    assert!(
        found.contains(&format!(
            "{FORMAT} /id: the file of fab-outro must be fab-outro.json"
        )),
        "{found:?}"
    );
    assert!(
        found.contains(&format!("{FORMAT} /game: must be fab, as its folder says")),
        "{found:?}"
    );
    let found = broken(FORMAT, |json| {
        json["lists"][1]["min"]["value"] = json!(6);
        json["lists"][1]["positions"][0]["count"]["value"] = json!(3);
    });
    assert_eq!(
        found,
        [
            format!("{FORMAT} /lists/1/min: 6 is more than the maximum 5"),
            format!("{FORMAT} /lists/1/positions: take 4 cards, but the list holds 5"),
        ]
    );
}

#[test]
fn an_id_that_stands_twice_is_refused() {
    let found = broken("fabula/rules.json", |json| {
        json[1]["id"] = json!("FAB 1.1.1");
    });
    assert!(
        found.contains(&"fabula/rules.json /1/id: FAB 1.1.1 stands twice".to_owned()),
        "{found:?}"
    );
}

#[test]
fn a_game_without_formats_is_refused() {
    let mut files = Files::embedded();
    files.0.remove("dominions/formats/dd-padrao.json");
    assert_eq!(mistakes(&files), ["dominions/formats: holds no format"]);
}

#[test]
fn mistakes_of_several_files_are_told_together() {
    let mut files = Files::embedded();
    edit(&mut files, FORMAT, |json| {
        json["keep"]["sources"] = json!([]);
    });
    files
        .0
        .insert("apoteose/rules.json".into(), b"{\"a\":".as_slice().into());
    let found = mistakes(&files);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("apoteose/rules.json"), "{found:?}");
}

#[test]
fn another_word_is_another_build() {
    let shipped = Catalogue::load(&Files::embedded()).unwrap();
    let mut files = Files::embedded();
    edit(&mut files, FORMAT, |json| {
        json["name"]["en"] = json!("Standard!");
    });
    assert_ne!(Catalogue::load(&files).unwrap().hash(), shipped.hash());
}
