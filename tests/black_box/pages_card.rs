//! `/cartas/{id}`: a card as people read it.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

use crate::database::imports::{document, file, import, unit, wait_for};

/// A card of each game; the first is a unit of Fábula with rulings, the last a token.
const CARDS: [&str; 5] = [
    "fab-cuca-dos-sete-sonos",
    "dd-caldeira-andarilha",
    "mvc-acendedor-de-postes",
    "apo-bota-de-foguista",
    "dd-token-bloco-de-gelo",
];

fn browser(server: &Server) -> Actor {
    let accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    server.anonymous().with("accept", accept)
}

fn page(server: &Server, path: &str) -> String {
    let answer = browser(server).get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    answer.text()
}

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    let signs = [
        ("&", "&#38;"),
        ("<", "&#60;"),
        (">", "&#62;"),
        ("\"", "&#34;"),
        ("'", "&#39;"),
    ];
    let written = |text: String, (sign, entity): (&str, &str)| text.replace(sign, entity);
    signs.into_iter().fold(text.to_owned(), written)
}

/// The values of an attribute.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let begin = format!(" {attribute}=\"");
    let parts = page.split(begin.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().into_iter().flatten();
    list.filter_map(Value::as_str).collect()
}

#[test]
fn every_card_is_told_as_the_api_tells_it() {
    let server = Server::shared();
    let mut told = 0;
    for lang in ["pt-BR", "en"] {
        let formats = format!("/v1/formats?lang={lang}");
        let formats = server.anonymous().get(&formats).ok();
        let mut next = format!("/v1/cards?limit=200&lang={lang}");
        loop {
            let found = server.anonymous().get(&next).ok();
            for card in found["data"].as_array().unwrap() {
                let id = card["id"].as_str().unwrap();
                let page = page(server, &format!("/cartas/{id}?lang={lang}"));
                let says = |text: &str| {
                    assert!(page.contains(&escaped(text)), "{id} in {lang}: {text}");
                };
                card["names"]
                    .as_object()
                    .unwrap()
                    .values()
                    .for_each(|it| says(it.as_str().unwrap()));
                says(card["type_line"].as_str().unwrap());
                for line in card["lines"].as_array().unwrap() {
                    says(line["text"].as_str().unwrap());
                    for rule in texts(&line["rules"]) {
                        says(rule);
                    }
                }
                for ruling in card["rulings"].as_array().unwrap() {
                    says(ruling["text"].as_str().unwrap());
                    texts(&ruling["rules"]).into_iter().for_each(says);
                }
                for (format, legality) in card["legalities"].as_object().unwrap() {
                    let all = formats["data"].as_array().unwrap();
                    let known = all.iter().find(|it| it["id"] == json!(format)).unwrap();
                    says(known["name"].as_str().unwrap());
                    for reason in legality["reasons"].as_array().into_iter().flatten() {
                        says(reason["message"].as_str().unwrap());
                    }
                }
                for reminder in card["reminders"].as_array().into_iter().flatten() {
                    says(reminder["text"].as_str().unwrap());
                }
                if let Some(flavour) = card["flavour"].as_str() {
                    says(flavour);
                }
                told += 1;
            }
            let Some(more) = found["next"].as_str() else {
                break;
            };
            more.strip_prefix(&format!("http://{}", server.address))
                .unwrap()
                .clone_into(&mut next);
        }
    }
    assert!(told > 1_000, "{told}");
}

#[test]
fn a_line_opens_what_it_is_and_leads_to_its_rules() {
    let server = Server::shared();
    let page = page(server, "/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR");
    let line = page.split("id=\"linha-2\"").nth(1).unwrap();
    let line = line.split("</details>").next().unwrap();
    for part in [
        "Quando este aliado entra em jogo, cada oponente descarta duas cartas.",
        "desencadeada",
        "/cartas?lang=pt-BR&#38;jogo=fab&#38;q=faz%3Adescarte",
        "href=\"/regras/fab?lang=pt-BR#FAB-1.14.6\">FAB 1.14.6</a>",
    ] {
        assert!(line.contains(part), "{part} in {line}");
    }
    let rule = server
        .anonymous()
        .get("/v1/rules/FAB-1.14.6?lang=pt-BR")
        .ok();
    assert!(line.contains(&escaped(rule["gloss"].as_str().unwrap())));
}

#[test]
fn a_card_tells_where_it_may_be_played_and_who_plays_it() {
    let server = Server::shared();
    let pt = page(server, "/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR");
    assert!(pt.contains("Legal, até 1 cópia") && pt.contains("Em 1 baralho pronto"));
    assert!(pt.contains("href=\"/prontos/fab-deck-assobio?lang=pt-BR\""));
    assert!(pt.contains("href=\"/edicoes/BDF?lang=pt-BR\""));
    assert!(pt.contains("lang=\"en\">Cuca of the Seven Sleeps"));
    let ready = server.anonymous().get("/v1/decks/ready?limit=200").ok();
    for id in CARDS {
        let page = page(server, &format!("/cartas/{id}?lang=en"));
        for deck in ready["data"].as_array().unwrap() {
            let plays = deck["deck"].to_string().contains(&format!("\"{id}\""));
            let link = format!("/prontos/{}?", deck["id"].as_str().unwrap());
            assert_eq!(page.contains(&link), plays, "{id} {link}");
        }
        let similar = format!("/v1/cards/{id}/similar?limit=6&lang=en");
        let similar = server.anonymous().get(&similar).ok();
        for other in similar["data"].as_array().unwrap() {
            assert!(page.contains(&escaped(other["reason"].as_str().unwrap())));
            let link = format!("/cartas/{}?lang=en", other["id"].as_str().unwrap());
            assert!(page.contains(&link), "{id} {link}");
        }
    }
    let token = page(server, "/cartas/dd-token-bloco-de-gelo?lang=en");
    assert!(token.contains("A token: effects make it") && token.contains("Not legal"));
    let until = page(server, "/cartas/mvc-agua-de-nascente?lang=en");
    assert!(until.contains("Legal, any number"));
}

#[test]
fn what_a_page_leads_to_is_there() {
    let server = Server::shared();
    for id in CARDS {
        let page = page(server, &format!("/cartas/{id}?lang=en"));
        let links = values(&page, "href")
            .into_iter()
            .chain(values(&page, "src"));
        let links = links.map(|it| it.replace("&#38;", "&").replace("&amp;", "&"));
        let ours = ["/cartas", "/v1/", "/assets/", "/ajuda"];
        let ours = links.filter(|it| ours.iter().any(|ours| it.starts_with(ours)));
        let mut seen = 0;
        for link in ours {
            let path = link.split('#').next().unwrap();
            assert_eq!(browser(server).get(path).status, 200, "{link} on {id}");
            seen += 1;
        }
        assert!(seen > 20, "{seen} on {id}");
        assert!(!page.contains(" style=") && !page.contains("<script>"));
        assert_eq!(page.matches("<h1").count(), 1);
    }
}

#[test]
fn a_chat_shows_what_a_link_is_about() {
    let server = Server::builder()
        .flag("--public-url", "https://cartas.example")
        .start();
    let page = page(&server, "/cartas/fab-cuca-dos-sete-sonos?lang=en");
    let at = "https://cartas.example";
    let card = "/cartas/fab-cuca-dos-sete-sonos";
    for part in [
        format!("<link rel=\"canonical\" href=\"{at}{card}?lang=en\">"),
        format!("hreflang=\"pt-BR\" href=\"{at}{card}?lang=pt-BR\""),
        format!("hreflang=\"x-default\" href=\"{at}{card}\""),
        "<meta property=\"og:locale\" content=\"en_GB\">".to_owned(),
        "<meta property=\"og:title\" content=\"Cuca of the Seven Sleeps\">".to_owned(),
        format!("content=\"{at}/v1/cards/fab-cuca-dos-sete-sonos/image.png?width=600&#38;lang=en"),
        format!("data-url=\"{at}{card}?lang=en\""),
    ] {
        assert!(page.contains(&part), "{part}");
    }
    let text = page.split("<textarea").nth(1).unwrap();
    let text = text.split("</textarea>").next().unwrap();
    let lines: Vec<&str> = text.split('>').nth(1).unwrap().lines().collect();
    assert_eq!(lines[0], "Cuca of the Seven Sleeps (5)");
    assert_eq!(lines.last(), Some(&format!("{at}{card}?lang=en").as_str()));
    let address = values(&page, "content");
    let address = address.iter().find(|it| it.contains("image.png")).unwrap();
    let path = address.strip_prefix(at).unwrap().replace("&#38;", "&");
    let picture = server.anonymous().get(&path);
    let dots = |at: usize| u32::from_be_bytes(picture.body[at..at + 4].try_into().unwrap());
    assert_eq!((dots(16), dots(20)), (600, 839));
}

#[test]
fn a_name_leads_to_its_card_and_a_mistake_to_near_ones() {
    let server = Server::shared();
    for (name, to) in [
        (
            "Cuca%20dos%20Sete%20Sonos",
            "/cartas/fab-cuca-dos-sete-sonos",
        ),
        (
            "cuca%20of%20the%20seven%20sleeps?lang=en",
            "/cartas/fab-cuca-dos-sete-sonos?lang=en",
        ),
    ] {
        let answer = browser(server).get(&format!("/cartas/{name}"));
        assert_eq!((answer.status, answer.header("location")), (303, Some(to)));
    }
    let wrong = browser(server).get("/cartas/fab-cuca-dos-sete-sonhos?lang=pt-BR");
    assert_eq!(wrong.status, 404);
    let page = wrong.text();
    assert!(page.contains("value=\"cuca dos sete sonhos\""), "{page}");
    assert!(page.contains("href=\"/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR\""));
    let part = browser(server).get("/cartas/fab-jangadero?lang=pt-BR");
    assert!(part.text().contains("/cartas/fab-jangadeiro-da-alvorada"));
    let hostile = "/cartas/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E?lang=%3Cb%3E";
    let hostile = browser(server).get(hostile);
    assert_eq!(hostile.status, 404);
    assert!(!hostile.text().contains("<script>"), "{}", hostile.text());
    let long = format!("/cartas/{}", "x".repeat(4_000));
    assert_eq!(browser(server).get(&long).status, 404);
    let problem = server.anonymous().get("/cartas/fab-cuca-dos-sete-sonhos");
    let problem = problem.problem(404, "unknown-card");
    assert_eq!(problem["near"][0]["id"], "fab-cuca-dos-sete-sonos");
}

#[test]
fn a_renamed_card_is_at_its_new_address() {
    let server = Server::start();
    import(&server, &file(&server, "a.json", &document(&[unit(1)])));
    wait_for(&server, 2);
    let mut renamed = unit(1);
    renamed["id"] = json!("dd-prova-nova");
    let mut content = document(&[renamed]);
    content["renames"] = json!([{ "from": "dd-prova-1", "to": "dd-prova-nova" }]);
    import(&server, &file(&server, "b.json", &content));
    wait_for(&server, 3);
    let answer = browser(&server).get("/cartas/dd-prova-1?lang=en");
    let to = "/cartas/dd-prova-nova?lang=en";
    assert_eq!((answer.status, answer.header("location")), (308, Some(to)));
    page(&server, to);
}

#[test]
fn a_hostile_card_stays_text() {
    let server = Server::start();
    let mut card = unit(1);
    let name = format!("<img src=x onerror=alert(1)> \"&'{}", "ç".repeat(80));
    card["name"] = json!({ "pt-BR": name });
    import(&server, &file(&server, "a.json", &document(&[card])));
    wait_for(&server, 2);
    let page = page(&server, "/cartas/dd-prova-1?lang=en");
    assert!(!page.contains("<img src=x"), "{page}");
    assert!(page.contains("&#60;img src=x") && page.contains("lang=\"pt-BR\""));
}

#[test]
fn a_page_is_light() {
    let server = Server::shared();
    for id in CARDS {
        let answer = browser(server).with("accept-encoding", "br");
        let answer = answer.get(&format!("/cartas/{id}?lang=pt-BR"));
        assert_eq!(answer.header("content-encoding"), Some("br"));
        assert!(answer.body.len() < 25 * 1024, "{id}: {}", answer.body.len());
    }
}
