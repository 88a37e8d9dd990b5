//! `/baralhos`, `/prontos`, `/b/{code}` and its sheets: what people read of decks, in the figures of the API.

use std::collections::BTreeSet;

use fabulario_tests::{Answer, Server};
use serde_json::{Value, json};

fn get(path: &str) -> Answer {
    Server::shared().anonymous().get(path)
}

fn page(path: &str) -> String {
    let answer = get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    sound(path, answer.text())
}

/// A page without anything that its policy forbids, and with one heading.
fn sound(path: &str, text: String) -> String {
    for foreign in [" style=", "<script>", " onclick=", "javascript:"] {
        assert!(!text.contains(foreign), "{path}: {foreign}");
    }
    assert_eq!(text.matches("<h1").count(), 1, "{path}");
    let ids: Vec<&str> = attributes(&text, " id=\"").collect();
    let once: BTreeSet<&&str> = ids.iter().collect();
    assert_eq!(ids.len(), once.len(), "{path}: {ids:?}");
    text
}

fn attributes<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = &'t str> {
    let parts = text.split(name).skip(1);
    parts.filter_map(|part| part.split('"').next())
}

fn ready(query: &str) -> Vec<Value> {
    let list = get(&format!("/v1/decks/ready?{query}")).ok();
    list["data"].as_array().unwrap().clone()
}

fn word<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name]
        .as_str()
        .unwrap_or_else(|| panic!("{name} of {value}"))
}

fn code_of(game: &str, deck: &Value) -> String {
    let body = json!({"game": game, "deck": deck});
    let coded = Server::shared().anonymous().post("/v1/decks/encode", &body);
    word(&coded.ok(), "code").to_owned()
}

/// A share as a page writes it.
fn share(of: &Value, lang: &str) -> String {
    let number = |name: &str| format!("{:.1}", of[name].as_f64().unwrap() * 100.0);
    let (share, low, high) = (number("share"), number("low"), number("high"));
    match lang {
        "en" => format!("{share}% ({low} to {high})"),
        _ => format!("{share}% ({low} a {high})").replace('.', ","),
    }
}

#[test]
fn every_ready_deck_hangs_by_a_peg_with_the_figures_of_the_api() {
    for lang in ["pt-BR", "en"] {
        let all = page(&format!("/prontos?lang={lang}"));
        let decks = ready(&format!("lang={lang}"));
        assert_eq!(all.matches("class=\"peg\"").count(), decks.len());
        for deck in &decks {
            let link = format!("href=\"/prontos/{}?lang={lang}\"", word(deck, "id"));
            assert!(
                all.contains(&link) && all.contains(word(deck, "name")),
                "{deck}"
            );
            let told = deck.get("win_share").map(|it| share(it, lang));
            assert_eq!(told.is_some(), deck["game"] == "fab", "{deck}");
            assert!(told.is_none_or(|it| all.contains(&it)), "{deck}");
        }
        for game in ["fab", "dd", "mvc", "apo"] {
            let of_game = page(&format!("/prontos?lang={lang}&jogo={game}"));
            let there = decks.iter().filter(|deck| deck["game"] == game).count();
            assert_eq!(of_game.matches("class=\"peg\"").count(), there, "{game}");
            assert_eq!(of_game.contains("<table"), game == "fab", "{game}");
            assert!(
                page(&format!("/baralhos?lang={lang}&jogo={game}"))
                    .matches("class=\"peg\"")
                    .count()
                    == there
            );
        }
    }
}

#[test]
fn the_matrix_says_of_each_pair_what_the_api_says() {
    let text = page("/prontos?lang=en&jogo=fab");
    let (_, table) = text.split_once("<tbody>").unwrap();
    let rows: Vec<&str> = table.split("<tr>").skip(1).collect();
    let decks = ready("lang=en&game=fab");
    assert_eq!(rows.len(), decks.len());
    for (row, deck) in rows.iter().zip(&decks) {
        let told: Vec<&str> = attributes(row, "<abbr title=\"").collect();
        let against = deck["against"].as_array().unwrap().iter();
        let mut expected: Vec<String> = against.map(|it| share(it, "en")).collect();
        expected.push(share(&deck["win_share"], "en"));
        assert_eq!(told, expected, "{}", deck["id"]);
    }
    assert!(text.contains("greedy pilot of the program"));
}

#[test]
fn a_ready_deck_tells_its_guide_with_links_its_cards_and_its_wins() {
    for deck in ready("lang=en") {
        let id = word(&deck, "id");
        let text = page(&format!("/prontos/{id}?lang=en"));
        let lines = deck["deck"].as_object().unwrap().values();
        for line in lines.filter_map(Value::as_array).flatten() {
            assert!(
                text.contains(&format!("href=\"/cartas/{}?lang=en\"", word(line, "card"))),
                "{id}: {line}"
            );
        }
        let (_, guide) = text.split_once("id=\"guia\"").unwrap();
        let (guide, _) = guide.split_once("</section>").unwrap();
        assert!(
            guide.contains("href=\"/cartas/"),
            "{id} names none of its cards"
        );
        for other in deck
            .get("against")
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
        {
            assert!(text.contains(&share(other, "en")), "{id}: {other}");
        }
        for name in ["curva", "juizo", "compartilhar"] {
            assert!(text.contains(&format!("id=\"{name}\"")), "{id}: {name}");
        }
        let (code, game) = (word(&deck, "code"), word(&deck, "game"));
        assert!(
            text.contains(&format!("href=\"/mesa/{game}?lang=en&amp;codigo={code}\""))
                || text.contains(&format!("href=\"/mesa/{game}?lang=en&#38;codigo={code}\"")),
            "{id}"
        );
        assert_eq!(text.contains("/laboratorio/mao?"), game != "apo", "{id}");
    }
    let none = Server::shared()
        .anonymous()
        .with("accept", "text/html")
        .get("/prontos/fab-deck-x");
    assert_eq!(none.status, 404);
}

#[test]
fn a_code_opens_the_deck_with_its_verdicts_odds_files_and_pictures() {
    let server = Server::shared();
    for deck in ready("lang=pt-BR") {
        let (code, game) = (word(&deck, "code"), word(&deck, "game"));
        let text = page(&format!("/b/{code}?lang=pt-BR"));
        assert!(text.contains(word(&deck, "name")), "{code}");
        assert!(
            text.contains(&format!("/prontos/{}", word(&deck, "id"))),
            "{code}"
        );
        let verdicts = deck["verdicts"].as_object().unwrap();
        assert_eq!(
            text.matches("class=\"stamp yes\"").count(),
            verdicts.len(),
            "{code}"
        );
        assert_eq!(text.contains("sem mulligan"), game != "apo", "{code}");
        let stats = json!({"game": game, "code": code});
        let stats = server
            .anonymous()
            .with("accept-language", "pt-BR")
            .post("/v1/stats", &stats)
            .ok();
        let steps = stats["curve"]["steps"].as_array().unwrap();
        for step in steps.iter().take(8) {
            assert!(
                text.contains(&format!("{}: {}", step["at"], step["cards"])),
                "{code}: {step}"
            );
        }
        for (form, format) in [
            ("txt", "text"),
            ("md", "markdown"),
            ("csv", "csv"),
            ("json", "json"),
        ] {
            let file = get(&format!("/b/{code}/lista.{form}?lang=pt-BR"));
            let body = json!({"game": game, "code": code, "format": format});
            let written = server
                .anonymous()
                .post("/v1/decks/export?lang=pt-BR", &body);
            assert_eq!(
                (file.status, &file.body),
                (200, &written.body),
                "{code} {form}"
            );
            assert_eq!(file.header("content-type"), written.header("content-type"));
            assert!(
                file.header("content-disposition")
                    .unwrap()
                    .starts_with("attachment")
            );
            assert!(text.contains(&format!("/b/{code}/lista.{form}")));
        }
    }
    assert_eq!(get("/b/DD13SFR21R4ALN5/lista.exe").status, 404);
}

#[test]
fn what_a_page_of_a_deck_loads_and_links_to_inside_is_there() {
    let deck = ready("game=mvc").remove(0);
    let code = word(&deck, "code");
    let mut seen = BTreeSet::new();
    for path in [
        format!("/b/{code}"),
        format!("/prontos/{}", word(&deck, "id")),
        "/prontos?jogo=dd".to_owned(),
        "/baralhos".to_owned(),
        format!("/b/{code}/imprimir"),
        format!("/b/{code}/proxies?cartas=mvc-moca-capivara:2"),
    ] {
        let text = page(&path);
        let links = attributes(&text, "href=\"").chain(attributes(&text, "src=\""));
        let here = ["/b/", "/prontos", "/baralhos", "/v1/", "/assets/"];
        let links = links.filter(|link| here.iter().any(|it| link.starts_with(it)));
        seen.extend(links.map(|link| link.replace("&amp;", "&").replace("&#38;", "&")));
    }
    assert!(seen.len() > 60, "{seen:?}");
    for link in seen {
        let link = link.split('#').next().unwrap();
        assert_eq!(get(link).status, 200, "{link}");
    }
}

#[test]
fn a_deck_that_may_not_be_played_says_why_with_the_rule_and_the_way_to_the_desk() {
    let cards = json!([{"card": "fab-jagunco-sem-patrao", "copies": 4}]);
    let code = code_of("fab", &json!({"main": cards}));
    let body = json!({"game": "fab", "decks": [{"main": cards}], "fixes": false});
    let judged = Server::shared()
        .anonymous()
        .post("/v1/validate?lang=pt-BR", &body)
        .ok();
    let text = page(&format!("/b/{code}?lang=pt-BR"));
    assert!(text.contains("Consertar na mesa") && text.contains("class=\"stamp no\""));
    for format in judged["data"][0]["formats"].as_array().unwrap() {
        for found in format["violations"].as_array().unwrap() {
            let rule = word(found, "rule");
            let link = format!("href=\"/regras/fab?lang=pt-BR#{}\"", rule.replace(' ', "-"));
            assert!(text.contains(&link), "{link}");
        }
    }
    assert!(text.contains("class=\"row bad\""));
}

#[test]
fn a_text_that_is_no_code_stays_in_its_field_and_is_told_why() {
    let browser = Server::shared().anonymous().with("accept", "text/html");
    for (path, typed) in [
        ("/b?lang=pt-BR&codigo=FAB13BDF", "FAB13BDF"),
        ("/b/FAB13BDF?lang=pt-BR", "FAB13BDF"),
        ("/b/FAB13BDF/imprimir?lang=pt-BR", "FAB13BDF"),
        ("/b/FAB13BDF/proxies?lang=pt-BR", "FAB13BDF"),
        (
            "/b?lang=pt-BR&codigo=%3Cimg%20src=x%20onerror=alert(1)%3E",
            "&#60;img src=x onerror=alert(1)&#62;",
        ),
        ("/b?lang=pt-BR&codigo=", ""),
    ] {
        let answer = browser.get(path);
        assert_eq!(answer.status, 400, "{path}");
        let text = sound(path, answer.text());
        assert!(
            text.contains(&format!("name=\"codigo\" type=\"text\" value=\"{typed}\"")),
            "{path}: {text}"
        );
        assert!(text.contains("Isto não é o código de um baralho"), "{path}");
    }
    let problem = browser.get(&format!("/b/{}", "A".repeat(3_000)));
    assert_eq!(problem.status, 400);
}

#[test]
fn a_typed_code_or_a_pasted_address_leads_to_its_page() {
    let code = word(&ready("game=dd")[0], "code").to_owned();
    for typed in [
        code.clone(),
        format!("%20{code}%20"),
        format!("https://x.example/b/{code}?lang=en"),
    ] {
        let typed = typed.replace('?', "%3F").replace('=', "%3D");
        let answer = get(&format!("/b?codigo={typed}&lang=en"));
        let to = format!("/b/{code}?lang=en");
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, Some(to.as_str())),
            "{typed}"
        );
    }
}

#[test]
fn a_sheet_of_paper_has_the_list_the_verdict_the_code_and_its_picture() {
    for game in ["fab", "dd", "mvc", "apo"] {
        let deck = ready(&format!("lang=en&game={game}")).remove(0);
        let code = word(&deck, "code");
        let text = page(&format!("/b/{code}/imprimir?lang=en"));
        let lines = deck["deck"].as_object().unwrap().values();
        let cards: BTreeSet<&str> = lines
            .filter_map(Value::as_array)
            .flatten()
            .map(|it| word(it, "card"))
            .collect();
        for card in cards {
            let told = get(&format!("/v1/cards/{card}?lang=en")).ok();
            let name = word(&told, "name").replace('\'', "&#39;");
            assert!(text.contains(&name), "{code}: {name}");
        }
        assert!(text.contains(&format!("<code>{code}</code>")) && text.contains("Legal"));
        assert!(text.contains(&format!("/v1/decks/code/{code}.svg?content=page")));
    }
}

#[test]
fn proxies_are_those_that_were_chosen_nine_to_a_sheet_and_say_what_they_are() {
    let deck = ready("game=fab&lang=pt-BR").remove(0);
    let code = word(&deck, "code");
    let lines = deck["deck"]["main"].as_array().unwrap();
    let ids: Vec<&str> = lines.iter().map(|line| word(line, "card")).collect();
    let begin = page(&format!("/b/{code}/proxies"));
    assert!(!begin.contains("class=\"sheet9\"") && begin.contains("type=\"checkbox\""));
    let pictures = |text: &str| text.matches("<li><img").count();
    let one = page(&format!(
        "/b/{code}/proxies?lang=pt-BR&cartas={}:9,{}:1",
        ids[0], ids[1]
    ));
    assert_eq!(
        (one.matches("class=\"sheet9\"").count(), pictures(&one)),
        (2, 10)
    );
    assert_eq!(one.matches("não é carta oficial").count(), 10);
    // The same by the fields of the form.
    let form = format!(
        "cartas={0}&n.{0}=9&cartas={1}&n.{1}=1&n.{2}=4",
        ids[0], ids[1], ids[2]
    );
    let by_form = page(&format!("/b/{code}/proxies?lang=pt-BR&{form}"));
    assert_eq!(pictures(&by_form), 10);
    // No more than eleven sheets, and nothing that is not of the deck.
    let many: Vec<String> = ids.iter().map(|id| format!("{id}:999")).collect();
    let many = page(&format!(
        "/b/{code}/proxies?cartas={},fab-x,%3Cb%3E:2",
        many.join(",")
    ));
    assert_eq!(pictures(&many), 99);
    assert!(!many.contains("<b>:2"));
    let hostile = page(&format!(
        "/b/{code}/proxies?cartas=,,::,-1:-1,{}:abc",
        ids[0]
    ));
    let copies = usize::try_from(lines[0]["copies"].as_u64().unwrap()).unwrap();
    assert_eq!(pictures(&hostile), copies);
}
