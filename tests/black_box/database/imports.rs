//! `fabulario cards import`: all or nothing, hot, and never half.

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use fabulario_tests::Server;
use serde_json::{Value, json};

/// A file in the server's folder.
pub fn file(server: &Server, name: &str, content: &Value) -> String {
    let path = server.folder().join(name);
    fs::write(&path, content.to_string()).unwrap();
    path.to_string_lossy().into_owned()
}

fn publisher(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../cards/tests/data/publisher");
    let path = PathBuf::from(folder).join(name);
    path.to_string_lossy().into_owned()
}

/// A unit that is right.
pub fn unit(number: u32) -> Value {
    json!({
        "id": format!("dd-prova-{number}"),
        "name": { "pt-BR": format!("Prova {number}"), "en": format!("Proof {number}") },
        "type": "unidade", "element": "fire", "atk": 1, "hp": 2, "directions": ["e"],
        "printings": [{ "set": "PRV", "number": number }],
    })
}

pub fn document(cards: &[Value]) -> Value {
    json!({
        "game": "dd", "publisher": "Oficina de Provas",
        "set": { "code": "PRV", "name": { "pt-BR": "Provas" }, "released": "2026-11-01" },
        "cards": cards,
    })
}

pub fn import(server: &Server, path: &str) -> String {
    let (done, said) = server.run(&["cards", "import", path]);
    assert!(done, "{said}");
    said
}

/// Waits until the server serves a build; an import is hot.
pub fn wait_for(server: &Server, build: i64) {
    let end = Instant::now() + Duration::from_secs(5);
    loop {
        let page = server.anonymous().get("/v1/cards/changes?limit=1").ok();
        if page["build"].as_i64() >= Some(build) {
            return;
        }
        assert!(
            Instant::now() < end,
            "build {build} is not served:\n{}",
            server.log()
        );
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_dry_run_writes_nothing_and_an_import_is_served_without_a_restart() {
    let server = Server::start();
    let path = file(&server, "a.json", &document(&[unit(1), unit(2)]));
    let (done, said) = server.run(&["cards", "import", &path, "--dry-run"]);
    assert!(
        done && said.contains("2 added, 0 changed") && said.contains("dry run"),
        "{said}"
    );
    let said = import(&server, &path);
    assert!(
        said.contains("Imported as oficina-de-provas: build 2-"),
        "{said}"
    );
    wait_for(&server, 2);
    let card = server.anonymous().get("/v1/cards/dd-prova-1?lang=en").ok();
    assert_eq!(card["name"], "Proof 1");
    assert_eq!(card["printings"][0]["id"], "dd-prova-1@PRV-1");
    // The set has a name in Portuguese only, and says so.
    let set = server.anonymous().get("/v1/sets/PRV?lang=en").ok();
    assert_eq!(
        (&set["name"], &set["name_lang"]),
        (&json!("Provas"), &json!("pt-BR"))
    );
    let (_, builds) = server.run(&["cards", "builds"]);
    assert_eq!(builds.lines().count(), 2, "{builds}");
    let again = import(&server, &path);
    assert!(again.contains("Nothing to do"), "{again}");
}

#[test]
fn a_changed_card_is_told_and_the_feed_tells_it_to_mirrors() {
    let server = Server::start();
    import(
        &server,
        &file(&server, "a.json", &document(&[unit(1), unit(2)])),
    );
    let mut better = unit(2);
    better["atk"] = json!(3);
    let said = import(
        &server,
        &file(&server, "a.json", &document(&[unit(1), better, unit(3)])),
    );
    assert!(
        said.contains("~ card dd-prova-2") && said.contains("+ card dd-prova-3"),
        "{said}"
    );
    assert!(
        said.contains("1 added, 1 changed") && said.contains("2 entries unchanged"),
        "{said}"
    );
    wait_for(&server, 3);
    let feed = server.anonymous().get("/v1/cards/changes?since=2").ok();
    assert_eq!(
        feed["data"],
        json!([
            { "id": "dd-prova-2", "change": "changed", "build": 3 },
            { "id": "dd-prova-3", "change": "added", "build": 3 },
        ])
    );
    let all = server.anonymous().get("/v1/cards/changes?since=1").ok();
    assert!(
        all["data"]
            .as_array()
            .unwrap()
            .iter()
            .all(|it| it["change"] == "added"),
        "{all}"
    );
    assert_eq!(
        server.anonymous().get("/v1/cards/dd-prova-2").ok()["atk"],
        3
    );
}

#[test]
fn ten_mistakes_are_ten_and_nothing_is_imported() {
    let server = Server::start();
    let mut cards: Vec<Value> = (1..=12).map(unit).collect();
    cards[0]["type"] = json!("monstro");
    cards[1]["element"] = json!("plasma");
    cards[2]["atk"] = json!(-4);
    cards[2]["hp"] = json!(0);
    cards[3]["directions"] = json!(["e", "up"]);
    cards[4]["name"] = json!({ "pt-BR": "Caldeira Andarilha", "en": "Another" });
    cards[5]["printings"] = json!([{ "set": "NAO", "number": 6 }]);
    cards[6]["id"] = json!("dd-Prova 7");
    cards[7]["keywords"] = json!([{ "id": "teleport" }]);
    cards[8]["printings"] = json!([{ "set": "PRV", "number": 8 }]);
    let path = file(&server, "ten.json", &document(&cards));
    let (done, said) = server.run(&["cards", "import", &path]);
    assert!(
        !done && said.contains("10 mistakes: nothing was imported"),
        "{said}"
    );
    for place in [
        "/cards/0/type",
        "/cards/1/element",
        "/cards/2/atk",
        "/cards/2/hp",
        "/cards/3/directions/1",
        "/cards/4/name/pt-BR",
        "/cards/5/printings/0/set",
        "/cards/6/id",
        "/cards/7/keywords/0/id",
        "/cards/8/printings/0/number",
    ] {
        assert!(
            said.contains(&format!("{path} {place}: ")),
            "{place}\n{said}"
        );
    }
    let (_, builds) = server.run(&["cards", "builds"]);
    assert_eq!(builds.lines().count(), 1, "{builds}");
}

/// What breaks a rule is refused with its number.
#[test]
fn refusals_name_the_rule() {
    let server = Server::start();
    import(&server, &file(&server, "a.json", &document(&[unit(1)])));
    let refused = |name: &str, content: &Value, says: &[&str]| {
        let path = file(&server, name, content);
        let (done, said) = server.run(&["cards", "import", &path]);
        assert!(!done, "{said}");
        for words in says {
            assert!(said.contains(words), "{words}\n{said}");
        }
    };
    let mut other = unit(1);
    other["name"] = json!({ "pt-BR": "Outra Coisa" });
    let says = ["/cards/0/name", "an id never changes its meaning (DD-K2)"];
    refused("meaning.json", &document(&[other]), &says);
    let mut artefact = unit(1);
    artefact["type"] = json!("artefato");
    let says = ["/cards/0/type", "an id never changes its meaning (DD-K2)"];
    refused("type.json", &document(&[artefact]), &says);
    let mut taken = unit(2);
    taken["name"] = json!({ "pt-BR": "Caldeira Andarilha" });
    let says = [
        "/cards/0/name/pt-BR",
        "is also the name of dd-caldeira-andarilha (DD-K2)",
    ];
    refused("name.json", &document(&[taken]), &says);
    let mut number = unit(2);
    number["hp"] = json!(0);
    refused(
        "number.json",
        &document(&[number]),
        &["/cards/0/hp", "(DD-R14)"],
    );
    let mut field = unit(2);
    field["activation"] = json!("trap");
    refused(
        "field.json",
        &document(&[field]),
        &["/cards/0/activation", "(dd-manual, Cartas)"],
    );
    let fabula = |change: &dyn Fn(&mut Value)| {
        let mut card = json!({
            "id": "fab-prova", "name": { "pt-BR": "Prova", "en": "Proof" },
            "printings": [{ "set": "PRF", "number": 1 }],
            "kind": "aliado", "cost": 2, "colours": ["verde"], "rarity": "comum",
            "vida": 2, "ofensiva": 1, "influencia": 1, "abilities": [],
        });
        change(&mut card);
        json!({
            "game": "fab", "publisher": "Oficina de Provas",
            "set": { "code": "PRF", "name": { "pt-BR": "Provas" }, "released": "2026-11-01" },
            "cards": [card],
        })
    };
    let ability = fabula(&|card| card["abilities"] = json!([{ "teleports": {} }]));
    let says = ["/cards/0/abilities/0", "teleports is not known here", "FAB"];
    refused("ability.json", &ability, &says);
    let number = fabula(&|card| card["vida"] = json!(0));
    refused(
        "vida.json",
        &number,
        &["vida must be above zero (FAB 2.7.3)"],
    );
    let name = fabula(&|card| card["name"] = json!({ "pt-BR": "Jangadeiro da Alvorada" }));
    refused("fab-name.json", &name, &["(FAB 2.1.3)"]);
    // What is not yours is not yours to change.
    let mut shipped = unit(1);
    shipped["id"] = json!("dd-caldeira-andarilha");
    refused(
        "foreign.json",
        &document(&[shipped]),
        &["belongs to fabulario"],
    );
    wait_for(&server, 2);
    assert_eq!(
        server.anonymous().get("/v1/cards/dd-prova-1").ok()["name"],
        "Prova 1"
    );
}

#[test]
fn a_renamed_card_answers_308_with_its_new_address() {
    let server = Server::start();
    import(
        &server,
        &file(&server, "a.json", &document(&[unit(1), unit(2)])),
    );
    let mut renamed = unit(1);
    renamed["id"] = json!("dd-prova-nova");
    let mut content = document(&[renamed]);
    content["renames"] = json!([{ "from": "dd-prova-1", "to": "dd-prova-nova" }]);
    import(&server, &file(&server, "b.json", &content));
    wait_for(&server, 3);
    for rest in ["", "?lang=en&fields=id", "/image.svg", "/rulings"] {
        let answer = server
            .anonymous()
            .get(&format!("/v1/cards/dd-prova-1{rest}"));
        let place = format!("/v1/cards/dd-prova-nova{rest}");
        assert_eq!(
            (answer.status, answer.header("location")),
            (308, Some(place.as_str()))
        );
    }
    let feed = server.anonymous().get("/v1/cards/changes?since=2").ok();
    assert_eq!(
        feed["data"],
        json!([
            { "id": "dd-prova-1", "change": "renamed", "build": 3, "to": "dd-prova-nova" },
            { "id": "dd-prova-nova", "change": "added", "build": 3 },
        ])
    );
    let wanted = json!({ "ids": ["dd-prova-1"] });
    let found = server
        .anonymous()
        .post("/v1/cards/batch?fields=id", &wanted)
        .ok();
    assert_eq!(found["data"][0]["id"], "dd-prova-nova");
    let deck =
        json!({ "game": "dd", "decks": [{ "main": [{ "card": "dd-prova-1", "copies": 2 }] }] });
    let judged = server.anonymous().post("/v1/validate", &deck).ok();
    assert!(!judged.to_string().contains("unknown_card"), "{judged}");
}

/// A publisher who was never here before, with files as publishers write them.
#[test]
fn publishers_files_are_imported_as_they_are() {
    let server = Server::start();
    let files = [
        ("porto-das-brumas.json", "dd"),
        ("porto-das-brumas-mvc.json", "mvc"),
        ("trem-noturno-apo.json", "apo"),
        ("porto-das-brumas-fab.json", "fab"),
    ];
    for (build, (name, game)) in (2..).zip(files) {
        let path = publisher(name);
        let (done, said) = server.run(&["cards", "import", &path, "--dry-run"]);
        assert!(done, "{said}");
        import(&server, &path);
        wait_for(&server, build);
        let feed = server
            .anonymous()
            .get(&format!("/v1/cards/changes?since={}", build - 1))
            .ok();
        let added = feed["data"].as_array().unwrap();
        assert!(added.len() >= 5, "{feed}");
        for change in added {
            let id = change["id"].as_str().unwrap();
            assert!(id.starts_with(&format!("{game}-")), "{id}");
            let card = server
                .anonymous()
                .get(&format!("/v1/cards/{id}?lang=en"))
                .ok();
            assert!(!card["name"].as_str().unwrap().is_empty());
            assert_eq!(
                server
                    .anonymous()
                    .get(&format!("/v1/cards/{id}/image.svg"))
                    .status,
                200
            );
        }
    }
}

/// Many cards of one publisher.
fn many(count: u32) -> Value {
    document(&(1..=count).map(unit).collect::<Vec<_>>())
}

#[test]
fn readers_never_see_half_an_import() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let path = file(&server, "many.json", &many(300));
    let mut command = server.command(&["cards", "import", &path]);
    let mut running = command.spawn().unwrap();
    let ids: Vec<String> = (1..=300)
        .step_by(60)
        .map(|n| format!("dd-prova-{n}"))
        .collect();
    let end = Instant::now() + Duration::from_mins(1);
    loop {
        let answer = server
            .anonymous()
            .post("/v1/cards/batch?fields=id", &json!({ "ids": ids }));
        let found = answer.ok()["data"].as_array().unwrap().len();
        assert!(
            found == 0 || found == ids.len(),
            "{found} of {} cards",
            ids.len()
        );
        if found > 0 {
            break;
        }
        assert!(Instant::now() < end, "the import is not served");
    }
    assert!(running.wait().unwrap().success());
}

#[test]
fn an_import_killed_halfway_leaves_the_old_build_whole() {
    let server = Server::start();
    let path = file(&server, "many.json", &many(3_000));
    // From a moment after the start to shortly before the end.
    let begun = Instant::now();
    import(&server, &file(&server, "few.json", &many(1)));
    let least = begun.elapsed();
    for step in 1..=8_u32 {
        let mut running = server.command(&["cards", "import", &path]).spawn().unwrap();
        thread::sleep(least * step / 4);
        let _ = running.kill();
        running.wait().unwrap();
        let (done, builds) = server.run(&["cards", "builds"]);
        assert!(done, "{builds}");
        let newest = builds.lines().next().unwrap();
        let whole = newest.contains("2999 added") || newest.contains(" 2 added");
        assert!(whole, "{builds}");
        let server_now = server.anonymous().get("/v1/cards/dd-prova-1");
        assert!(server_now.status == 200 || server_now.status == 404);
    }
    import(&server, &path);
    let restarted = server.kill_and_restart();
    let card = restarted.anonymous().get("/v1/cards/dd-prova-3000").ok();
    assert_eq!(card["name"], "Prova 3000");
}

#[test]
fn two_publishers_at_once_are_both_there() {
    let server = Server::start();
    let other = json!({
        "game": "dd", "publisher": "Outra Oficina",
        "set": { "code": "OUT", "name": { "pt-BR": "Outras" }, "released": "2026-11-01" },
        "cards": [{
            "id": "dd-outra", "name": { "pt-BR": "Outra" }, "type": "unidade", "element": "ice",
            "atk": 1, "hp": 1, "directions": ["n"], "printings": [{ "set": "OUT", "number": 1 }],
        }],
    });
    let paths = [
        file(&server, "a.json", &document(&[unit(1)])),
        file(&server, "b.json", &other),
    ];
    let running: Vec<_> = paths
        .iter()
        .map(|path| server.command(&["cards", "import", path]).spawn().unwrap())
        .collect();
    for mut import in running {
        assert!(import.wait().unwrap().success());
    }
    wait_for(&server, 3);
    for id in ["dd-prova-1", "dd-outra"] {
        server.anonymous().get(&format!("/v1/cards/{id}")).ok();
    }
}

#[test]
fn what_is_no_file_is_one_clear_sentence() {
    let server = Server::start();
    let folder = server.folder().to_string_lossy().into_owned();
    for (path, says) in [
        (
            "nowhere.json",
            "The file nowhere.json cannot be read (No such file",
        ),
        (folder.as_str(), "it is no file of at most"),
        ("/dev/zero", "it is no file of at most"),
    ] {
        let (done, said) = server.run(&["cards", "import", path]);
        assert!(
            !done && said.contains(says) && said.contains("Nothing was imported"),
            "{said}"
        );
    }
    let broken = server.folder().join("broken.json");
    fs::write(&broken, "{ \"game\": \"dd\", ").unwrap();
    let (done, said) = server.run(&["cards", "import", &broken.to_string_lossy()]);
    assert!(!done && said.contains("line 1"), "{said}");
}

#[test]
fn imported_cards_are_known_to_the_command_line() {
    let server = Server::start();
    let path = file(&server, "provas.json", &document(&[unit(1), unit(2)]));
    let (_, before) = server.run(&["cards", "show", "dd-prova-1"]);
    assert!(before.contains("Não há carta dd-prova-1"), "{before}");
    import(&server, &path);
    let (shown, said) = server.run(&["cards", "show", "dd-prova-1", "prova 2"]);
    assert!(shown, "{said}");
    assert!(
        said.contains("Prova 1  (dd-prova-1)") && said.contains("Prova 2  (dd-prova-2)"),
        "{said}"
    );
    let list = server.folder().join("lista.txt");
    fs::write(&list, "2 Prova 1\n2 Proof 2\n").unwrap();
    let (_, told) = server.run(&["deck", "check", &list.to_string_lossy(), "--json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["list"]["not_understood"], 0, "{told:#}");
    assert_eq!(told["list"]["deck"]["main"][1]["card"], "dd-prova-2");
    assert_eq!(told["judged"]["data"][0]["cards"]["main"], 4);
    // A folder is read instead, if one is named.
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../cards/data");
    let (shown, said) = server.run(&["cards", "show", "dd-prova-1", "--data", data]);
    assert!(!shown, "{said}");
}

#[test]
fn the_command_line_makes_no_database_where_there_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let shown = fabulario_tests::fabulario()
        .args(["cards", "show", "fab-boto-de-sabado"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(shown.status.success());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}
