//! The search index: on the disk, mended by itself, followed from build to build.

use std::fs;
use std::path::PathBuf;

use fabulario_tests::Server;
use serde_json::json;

use super::imports::{document, file, import, unit, wait_for};
use crate::search::asking;

fn total(server: &Server, query: &str) -> u64 {
    let answer = server
        .anonymous()
        .get(&asking("/v1/cards", query, "&limit=1"))
        .ok();
    answer["total"].as_u64().unwrap()
}

/// The folder of the only index.
fn index(server: &Server) -> PathBuf {
    let folder = server.folder().join("data").join("search");
    let folder = if folder.exists() {
        folder
    } else {
        server.folder().join("search")
    };
    let mut entries = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let index = entries.next().unwrap();
    assert_eq!(entries.next(), None);
    index
}

#[test]
fn a_restarted_server_finds_its_index_and_mends_a_damaged_one() {
    let server = Server::start();
    let expected = total(&server, "carta");
    let made = index(&server);
    let server = server.kill_and_restart();
    assert_eq!(
        (total(&server, "carta"), index(&server)),
        (expected, made.clone())
    );
    assert!(!server.log().contains("search index was damaged"));
    for part in ["pt", "en"] {
        for entry in fs::read_dir(made.join(part)).unwrap() {
            fs::write(entry.unwrap().path(), "not an index").unwrap();
        }
    }
    let server = server.kill_and_restart();
    server.wait_for_log("search index was damaged: built anew");
    assert_eq!(total(&server, "carta"), expected);
    fs::remove_dir_all(index(&server)).unwrap();
    let server = server.kill_and_restart();
    server.wait_for_log("search index built");
    assert_eq!(total(&server, "carta"), expected);
}

#[test]
fn what_is_imported_is_found_without_a_restart() {
    let server = Server::start();
    let before = index(&server);
    assert_eq!(total(&server, "!\"Prova 1\""), 0);
    let mut card = unit(1);
    card["effects"] =
        json!([{ "text": { "pt-BR": "Xaxadeiro: cause 1 de dano.", "en": "Deal 1 damage." } }]);
    import(
        &server,
        &file(&server, "a.json", &document(&[card, unit(2)])),
    );
    wait_for(&server, 2);
    assert_eq!(total(&server, "!\"Prova 1\""), 1);
    assert_eq!(total(&server, "xaxadeiros"), 1);
    assert_eq!(total(&server, "colecao:prv"), 2);
    assert_eq!(total(&server, "colecao:Provas atk=1 hp>atk"), 2);
    let suggested = server
        .anonymous()
        .get("/v1/cards/autocomplete?q=prova")
        .ok();
    assert_eq!(suggested["data"].as_array().unwrap().len(), 2);
    assert_ne!(index(&server), before);
}

#[test]
fn a_folder_that_cannot_be_written_is_no_reason_not_to_search() {
    let server = Server::start();
    let expected = total(&server, "carta");
    let folder = index(&server).parent().unwrap().to_owned();
    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, "in the way").unwrap();
    let server = server.kill_and_restart();
    server.wait_for_log("search index cannot be written");
    assert_eq!(total(&server, "carta"), expected);
}
