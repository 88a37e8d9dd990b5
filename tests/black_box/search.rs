//! `GET /v1/cards?q=`, `/v1/query/explain`, `/v1/query/help`, `/ajuda`

use std::collections::BTreeSet;

use fabulario_tests::{Actor, Server};
use serde_json::Value;

/// A path with a query, written as addresses want it.
pub fn asking(path: &str, query: &str, rest: &str) -> String {
    let written = query.bytes().map(|byte| match byte {
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    let text: String = written.collect();
    format!("{path}?q={text}{rest}")
}

fn search(actor: &Actor, query: &str, rest: &str) -> Value {
    actor.get(&asking("/v1/cards", query, rest)).ok()
}

fn ids(answer: &Value) -> Vec<String> {
    let cards = answer["data"].as_array().unwrap().iter();
    cards
        .map(|card| card["id"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn a_search_answers_cards_with_facets_and_an_explanation() {
    let server = Server::shared();
    let query = "cor>=az tipo:aliado (influencia>ofensiva ou texto:\"compre uma carta\") -raridade:lendaria";
    for lang in ["pt-BR", "en"] {
        let rest = format!("&fields=id,name&limit=3&facets=true&explain=true&lang={lang}");
        let answer = server.anonymous().get(&asking("/v1/cards", query, &rest));
        assert_eq!(answer.header("content-language").unwrap(), lang);
        assert!(answer.header("catalogue-build").is_some());
        let mut answer = answer.ok();
        let next = answer["next"].as_str().unwrap();
        answer["next"] = next.replace(&server.address, "ADDRESS").into();
        insta::assert_json_snapshot!(format!("search_{lang}"), answer);
    }
}

#[test]
fn a_card_of_a_search_is_the_card() {
    let server = Server::shared();
    let found = search(&server.anonymous(), "!\"mestra do reisado\"", "&lang=en");
    let card = server
        .anonymous()
        .get("/v1/cards/fab-mestra-do-reisado?lang=en")
        .ok();
    assert_eq!((&found["data"][0], &found["total"]), (&card, &1.into()));
    assert_eq!(
        (&found["next"], found.get("facets"), found.get("explain")),
        (&Value::Null, None, None)
    );
}

#[test]
fn pages_lead_through_everything_once() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    for rest in [
        "&limit=50",
        "&limit=50&order=cost&dir=desc&lang=en",
        "&limit=50&unique=prints&order=set",
    ] {
        let mut seen = Vec::new();
        let mut path = asking("/v1/cards", "jogo:fab", rest);
        loop {
            let page = actor.get(&path).ok();
            seen.extend(ids(&page));
            let Some(next) = page["next"].as_str() else {
                assert_eq!(page["total"], seen.len(), "{rest}");
                break;
            };
            path = next.split_once(&server.address).unwrap().1.to_owned();
        }
        let different: BTreeSet<&String> = seen.iter().collect();
        assert_eq!((different.len(), seen.len()), (264, 264), "{rest}");
    }
    let wrong = actor.get("/v1/cards?cursor=6162");
    wrong.problem(400, "invalid-cursor");
}

#[test]
fn parameters_order_narrow_and_choose() {
    let server = Server::shared();
    let actor = server.anonymous();
    let all = search(&actor, "", "&limit=1");
    assert_eq!(all["total"], 613);
    assert_eq!(
        search(&actor, "", "&game=dd&limit=1")["total"],
        search(&actor, "jogo:dd", "&limit=1")["total"]
    );
    let by_parameter = search(&actor, "tipo:aliado", "&order=offensive&dir=desc&limit=5");
    let by_query = search(
        &actor,
        "tipo:aliado ordem:ofensiva dir:desc",
        "&limit=5&order=name",
    );
    assert_eq!(ids(&by_parameter), ids(&by_query));
    let printings = search(
        &actor,
        "unico:impressoes colecao:bdf numero=1",
        "&fields=printing,id",
    );
    let id = printings["data"][0]["id"].as_str().unwrap();
    assert_eq!(printings["data"][0]["printing"], format!("{id}@BDF-1"));
    let wrong = search(
        &actor,
        "saci",
        "&order=beauty&dir=up&unique=x&facets=maybe&game=chess&limit=0&nope=1&lang=en",
    );
    let codes: Vec<&str> = wrong["warnings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["code"].as_str().unwrap())
        .collect();
    assert_eq!(
        codes
            .iter()
            .filter(|code| **code == "unknown_value")
            .count(),
        5
    );
    assert!(codes.contains(&"invalid_limit") && codes.contains(&"unknown_parameter"));
}

#[test]
fn what_is_not_understood_is_told_with_its_place_and_the_rest_is_answered() {
    let server = Server::shared();
    let actor = server.anonymous();
    let answer = search(&actor, "ção tip:aliado jangadero", "&lang=en&fields=id");
    let warnings = &answer["warnings"];
    assert_eq!(warnings[0]["code"], "unknown_field");
    assert_eq!(
        warnings[0]["span"],
        serde_json::json!({ "start": 4, "end": 7 })
    );
    assert_eq!(warnings[0]["replacement"], "tipo");
    assert_eq!(
        warnings[0]["message"],
        "There is no field “tip”: the term was ignored. Did you mean tipo?"
    );
    assert_eq!(warnings[1]["code"], "corrected");
    let refused = actor.get(&asking("/v1/cards", "tip:aliado", "&lang=en"));
    let problem = refused.problem(400, "invalid-query");
    assert_eq!(problem["warnings"][0]["replacement"], "tipo");
    let long = "a".repeat(1025);
    for path in ["/v1/cards", "/v1/query/explain", "/v1/cards/random"] {
        let problem = actor
            .get(&asking(path, &long, "&lang=en"))
            .problem(400, "invalid-query");
        assert!(
            problem["detail"]
                .as_str()
                .unwrap()
                .starts_with("A query has at most 1024 characters.")
        );
    }
    // A number of terms, parentheses and expressions is answered or refused, never in between.
    for query in [
        "(".repeat(41),
        "a ".repeat(201),
        "/(a{1000}){1000}/".to_owned(),
    ] {
        let status = actor.get(&asking("/v1/cards", &query, "")).status;
        assert_eq!(status, 400, "{query}");
    }
}

#[test]
fn an_answer_is_sent_once() {
    let server = Server::shared();
    let path = asking("/v1/cards", "saci", "");
    let answer = server.anonymous().get(&path);
    let etag = answer.header("etag").unwrap();
    let again = server.anonymous().with("if-none-match", etag).get(&path);
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[test]
fn a_query_is_explained() {
    let server = Server::shared();
    let explain = |query: &str, lang: &str| {
        let path = asking("/v1/query/explain", query, &format!("&lang={lang}"));
        server.anonymous().get(&path).ok()
    };
    for lang in ["pt-BR", "en"] {
        let told = explain("tipo:aliado cor:azul ofensiva>=40 (custo<=3 ou -boi)", lang);
        insta::assert_json_snapshot!(format!("explain_{lang}"), told);
    }
    assert_eq!(explain("", "en")["tree"], Value::Null);
    let game = server
        .anonymous()
        .get("/v1/query/explain?q=boi&game=fab&lang=en")
        .ok();
    assert_eq!(game["canonical"], "boi game:fab");
}

#[test]
fn every_example_of_the_help_answers() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    for lang in ["pt-BR", "en"] {
        let help = actor.get(&format!("/v1/query/help?lang={lang}"));
        assert!(help.header("etag").is_some());
        let help = help.ok();
        let examples = help["examples"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| &it["query"]);
        let reserved = |field: &&Value| field["kind"] != "reserved";
        let fields = help["fields"].as_array().unwrap().iter();
        let of_fields = fields.clone().filter(reserved).map(|it| &it["example"]);
        for query in examples.chain(of_fields) {
            let found = search(&actor, query.as_str().unwrap(), "&limit=1&fields=id");
            assert!(found["total"].as_u64().unwrap() > 0, "{query}");
            assert_eq!(found.get("warnings"), None, "{query}");
        }
        assert_eq!(fields.count(), 70);
        assert_eq!(help["limits"]["characters"], 1024);
    }
    let page = actor.with("accept", "text/html").get("/ajuda?lang=en");
    assert_eq!(page.status, 200);
    let html = page.text();
    assert!(html.contains("How to search cards"));
    let links: Vec<&str> = html
        .split("href=\"/cartas?")
        .skip(1)
        .map(|it| it.split('"').next().unwrap())
        .collect();
    assert!(links.len() > 60);
    for link in links {
        let path = format!(
            "/cartas?{}",
            link.replace("&#38;", "&").replace("&amp;", "&")
        );
        assert_eq!(actor.get(&path).status, 200, "{path}");
    }
}

/// Words that no card has together are asked for more widely, and the answer says how.
#[test]
fn words_that_lead_nowhere_are_asked_more_widely() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (text, first, code) in [
        ("tatu de ro", "Tatu de Roça", "unfinished"),
        ("mestra do rei", "Mestra do Reisado", "unfinished"),
        ("boi de mil dia", "Boi de Mil Fitas", "near_names"),
        (
            "jangadeiro no de alvorada",
            "Jangadeiro da Alvorada",
            "left_out",
        ),
        ("sassi", "Saci da Enxurrada", "corrected"),
        ("boi tata", "Boitatá das Queimadas", "corrected"),
    ] {
        let answer = search(&actor, text, "&lang=pt-BR&fields=name");
        assert_eq!(answer["data"][0]["name"], first, "{text}: {answer}");
        assert_eq!(answer["warnings"][0]["code"], code, "{text}: {answer}");
        let explained = search(&actor, text, "&lang=pt-BR&explain=true&limit=1");
        assert_eq!(
            explained["explain"]["tree"]["hits"], answer["total"],
            "{text}"
        );
    }
    // The pages of a wider answer follow each other.
    let whole = search(&actor, "tatu de ro ou jangade", "&fields=id");
    assert!(whole["total"].as_u64() > Some(1), "{whole}");
}

/// A list with a wrong value is answered with the others, and only that value is to be replaced.
#[test]
fn of_a_list_what_is_wrong_is_left_out() {
    let server = Server::shared();
    let actor = server.anonymous();
    let answer = search(&actor, "cor:azul,vermelho,rosa", "&lang=pt-BR&fields=id");
    let without = search(&actor, "cor:azul,vermelho", "&lang=pt-BR&fields=id");
    assert_eq!(answer["data"], without["data"]);
    assert!(without["total"].as_u64() > Some(0));
    let warnings = answer["warnings"].as_array().unwrap();
    assert_eq!(warnings.len(), 1);
    assert_eq!(warnings[0]["replacement"], "roxa");
    let span = serde_json::json!({ "start": 18, "end": 22 });
    assert_eq!(warnings[0]["span"], span);
}
