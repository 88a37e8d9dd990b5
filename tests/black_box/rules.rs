//! `GET /v1/games/{game}/rules`

use fabulario_tests::Server;
use serde_json::{Value, json};

fn ids(list: &Value) -> Vec<&str> {
    list["data"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["id"].as_str().unwrap())
        .collect()
}

#[test]
fn every_rule_and_ruling_of_fabula_can_be_paged_through() {
    let server = Server::shared();
    let (mut seen, mut path) = (
        Vec::new(),
        "/v1/games/fab/rules?limit=50&fields=id".to_owned(),
    );
    loop {
        let page = server.anonymous().get(&path).ok();
        seen.extend(ids(&page).into_iter().map(ToOwned::to_owned));
        let Some(next) = page["next"].as_str() else {
            break;
        };
        path = next
            .strip_prefix(&format!("http://{}", server.address))
            .unwrap()
            .to_owned();
    }
    assert_eq!(seen.len(), 278 + 15 + 52 + 8);
    assert_eq!(
        (seen[0].as_str(), seen[278].as_str(), seen[344].as_str()),
        ("FAB 1.1.1", "FAB-D1", "FAB-C52")
    );
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 353);
}

#[test]
fn a_rule_names_the_rulings_that_decide_it_and_a_ruling_its_rules() {
    let server = Server::shared();
    let list = server
        .anonymous()
        .get("/v1/games/fab/rules?q=1.4.3&lang=en")
        .ok();
    insta::assert_json_snapshot!(list);
}

#[test]
fn rules_are_found_by_words_in_both_languages() {
    let server = Server::shared();
    let find = |query: &str| {
        let list = server
            .anonymous()
            .get(&format!("/v1/games/fab/rules?fields=id&q={query}"))
            .ok();
        ids(&list)
            .into_iter()
            .map(ToOwned::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(find("mulligan"), find("MULLIGAN"));
    assert_eq!(find("modifica%C3%A7%C3%A3o"), find("modificacoes"));
    assert!(find("manoeuvre+discard").contains(&"FAB 3.3.3".to_owned()));
    assert!(find("xyzzy").is_empty());
}

#[test]
fn kinds_and_categories_narrow_the_list() {
    let server = Server::shared();
    let list = server
        .anonymous()
        .get("/v1/games/fab/rules?kind=ruling")
        .ok();
    assert_eq!(list["total"], 52);
    let list = server
        .anonymous()
        .get("/v1/games/fab/rules?category=influence&limit=200")
        .ok();
    assert!(
        list["data"]
            .as_array()
            .unwrap()
            .iter()
            .all(|rule| rule["category"] == "influence")
    );
    assert!(list["total"].as_u64() > Some(5));
    let list = server.anonymous().get("/v1/games/fab/rules?kind=poem").ok();
    assert_eq!(
        (&list["total"], &list["warnings"][0]["code"]),
        (&json!(0), &json!("unknown_value"))
    );
}

#[test]
fn what_the_engine_enforces_is_called_enforced_and_nothing_else() {
    let server = Server::shared();
    let page = |path: &str| {
        server.anonymous().get(path).ok()["data"]
            .as_array()
            .unwrap()
            .clone()
    };
    let first = server.anonymous().get("/v1/games/fab/rules?limit=200").ok();
    let next = first["next"].as_str().unwrap();
    let next = next
        .strip_prefix(&format!("http://{}", server.address))
        .unwrap();
    let mut all = first["data"].as_array().unwrap().clone();
    all.extend(page(next));
    let rule = |id: &str| all.iter().find(|rule| rule["id"] == id).unwrap()["enforced"].clone();
    assert_eq!(rule("FAB 3.1.7"), true);
    assert_eq!(rule("FAB-C2"), true);
    assert_eq!(rule("FAB 1.3.5"), false, "paper, which no program decides");
    assert_eq!(rule("FAB 1.3.2"), true);
    assert_eq!(rule("FAB-D12"), true);
    for (game, judged, told) in [
        ("dd", "DD-K2", "DD-K7"),
        ("mvc", "MVC-M1", "MVC-M11"),
        ("apo", "APO-H10", "APO-H23"),
    ] {
        let all = page(&format!("/v1/games/{game}/rules?limit=200"));
        let rule = |id: &str| all.iter().find(|rule| rule["id"] == id).unwrap()["enforced"].clone();
        assert_eq!((rule(judged), rule(told)), (json!(true), json!(false)));
    }
}

#[test]
fn one_rule_or_ruling_is_found_by_its_id_whatever_its_signs() {
    let server = Server::shared();
    for (written, id, game) in [
        ("FAB%203.1.11", "FAB 3.1.11", "fab"),
        ("FAB-3.1.11", "FAB 3.1.11", "fab"),
        ("fab+3.1.11", "FAB 3.1.11", "fab"),
        ("FAB-C1", "FAB-C1", "fab"),
        ("DD-K2", "DD-K2", "dd"),
        ("mvc-c1", "MVC-C1", "mvc"),
        ("APO-P1", "APO-P1", "apo"),
    ] {
        let rule = server.anonymous().get(&format!("/v1/rules/{written}")).ok();
        assert_eq!(
            (&rule["id"], &rule["game"]),
            (&json!(id), &json!(game)),
            "{written}"
        );
        let list = format!(
            "/v1/games/{game}/rules?q={}&limit=200",
            id.replace(' ', "%20")
        );
        let list = server.anonymous().get(&list).ok();
        assert!(
            list["data"].as_array().unwrap().contains(&rule),
            "{written}"
        );
    }
    let answer = server
        .anonymous()
        .get("/v1/rules/FAB-C1?lang=en&fields=id,kind");
    assert_eq!(answer.ok(), json!({ "id": "FAB-C1", "kind": "ruling" }));
    let tag = answer.header("etag").unwrap();
    let again = server.anonymous().with("if-none-match", tag);
    assert_eq!(
        again.get("/v1/rules/FAB-C1?lang=en&fields=id,kind").status,
        304
    );
}

#[test]
fn every_rule_that_a_list_names_has_an_address() {
    let server = Server::shared();
    for game in ["fab", "dd", "mvc", "apo"] {
        let path = format!("/v1/games/{game}/rules?limit=200&fields=id");
        for id in ids(&server.anonymous().get(&path).ok()) {
            let address = format!("/v1/rules/{}", id.replace(' ', "-").replace('#', "%23"));
            assert_eq!(server.anonymous().get(&address).ok()["id"], id);
        }
    }
}

#[test]
fn an_unknown_rule_is_told_the_ids_that_begin_so_or_the_nearest() {
    let server = Server::shared();
    let known = |id: &str| {
        let answer = server.anonymous().get(&format!("/v1/rules/{id}"));
        answer.problem(404, "unknown-rule")["known"].clone()
    };
    let section = known("FAB-3.1");
    assert_eq!(section.as_array().unwrap().len(), 8);
    assert_eq!(section[0], "FAB 3.1.1");
    assert!(
        known("FAB-3.1.111")
            .as_array()
            .unwrap()
            .contains(&json!("FAB 3.1.11"))
    );
    assert!(
        known("DD-K99")
            .as_array()
            .unwrap()
            .contains(&json!("DD-K1"))
    );
    assert_eq!(known("%C3%A7"), json!([]));
    assert_eq!(known(&"9".repeat(4000)), json!([]));
}
