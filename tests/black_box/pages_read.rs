//! Pages that are read: the rulebooks, the sets, the help, what went wrong.

use std::collections::BTreeSet;

use fabulario_tests::{Actor, Server};
use serde_json::Value;

const GAMES: [&str; 4] = ["fab", "dd", "mvc", "apo"];

fn page(actor: &Actor, path: &str) -> String {
    let answer = actor.get(path);
    assert_eq!(answer.status, 200, "{path}");
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    let text = answer.text();
    assert_eq!(text.matches("<h1").count(), 1, "{path}");
    for forbidden in ["<script>", " style=", " onclick=", "javascript:"] {
        assert!(!text.contains(forbidden), "{path}: {forbidden}");
    }
    text
}

/// Every entry of a list of the API.
fn all(actor: &Actor, path: &str) -> Vec<Value> {
    let mut found = Vec::new();
    let mut next = Some(path.to_owned());
    while let Some(path) = next {
        let answer = actor.get(&path).ok();
        found.extend(answer["data"].as_array().unwrap().iter().cloned());
        next = answer["next"].as_str().map(|it| {
            let at = it.find("/v1/").unwrap();
            it[at..].to_owned()
        });
    }
    found
}

/// A text as a template writes it.
fn escaped(text: &str) -> String {
    text.replace('&', "&#38;")
        .replace('"', "&#34;")
        .replace('\'', "&#39;")
        .replace('<', "&#60;")
        .replace('>', "&#62;")
}

fn anchor(id: &str) -> String {
    id.replace(' ', "-")
}

#[test]
fn a_rulebook_has_every_entry_of_the_api_at_an_anchor_that_stays() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    for game in GAMES {
        for lang in ["pt-BR", "en"] {
            let book = page(&actor, &format!("/regras/{game}?lang={lang}"));
            let entries = all(
                &actor,
                &format!("/v1/games/{game}/rules?limit=200&lang={lang}"),
            );
            for entry in &entries {
                let id = entry["id"].as_str().unwrap();
                let place = format!("<li id=\"{}\"", anchor(id));
                assert_eq!(book.matches(&place).count(), 1, "{id}");
                let gloss = entry["gloss"].as_str().unwrap();
                let gloss = match entry["kind"].as_str() {
                    Some("keyword") => gloss.split_once(": ").unwrap().1,
                    _ => gloss,
                };
                assert!(book.contains(&escaped(gloss)), "{id}: {gloss}");
            }
            let enforced = entries.iter().filter(|it| it["enforced"] == true).count();
            assert_eq!(
                book.matches("<span class=\"yes\">").count(),
                enforced,
                "{game}"
            );
            for format in all(&actor, &format!("/v1/formats?lang={lang}")) {
                let own = format["game"] == game;
                let id = format!("id=\"{}\"", format["id"].as_str().unwrap());
                assert_eq!(book.contains(&id), own, "{id}");
            }
        }
    }
}

#[test]
fn what_was_open_and_why_stands_in_the_chapter_of_rulings() {
    let actor = Server::shared().anonymous();
    let rulings = actor
        .get("/v1/games/fab/rules?kind=ruling&limit=200&lang=pt-BR")
        .ok();
    let chapter = page(&actor, "/regras/fab?capitulo=decisoes&lang=pt-BR");
    for ruling in rulings["data"].as_array().unwrap() {
        for field in ["gloss", "conflict", "reason"] {
            if let Some(text) = ruling[field].as_str() {
                assert!(chapter.contains(&escaped(text)), "{text}");
            }
        }
        for rule in ruling["rules"].as_array().into_iter().flatten() {
            let place = anchor(rule.as_str().unwrap()).replace('#', "%23");
            assert!(chapter.contains(&format!("#{place}\"")), "{place}");
        }
    }
    // Nothing of other chapters, and the list of all of them.
    assert!(!chapter.contains("id=\"FAB-1.4.4\"") && chapter.contains("cap-1.4"));
    let section = page(&actor, "/regras/fab?capitulo=1.4&lang=en");
    assert!(section.contains("id=\"FAB-1.4.4\"") && !section.contains("id=\"FAB-1.5.1\""));
    assert!(section.contains("1.4.4</span>"), "its source");
}

#[test]
fn a_number_or_words_find_what_the_api_finds_in_its_order() {
    let actor = Server::shared().anonymous();
    for (game, q) in [
        ("fab", "1.4.4"),
        ("fab", "mulligan"),
        ("fab", "como eu ganho"),
        ("dd", "ponte"),
        ("mvc", "pelotao"),
        ("apo", "classe"),
    ] {
        let query = q.replace(' ', "+");
        let found = page(&actor, &format!("/regras/{game}?q={query}&lang=pt-BR"));
        let told = actor.get(&format!(
            "/v1/games/{game}/rules?q={query}&limit=200&lang=pt-BR"
        ));
        let told = told.ok();
        let ids = told["data"].as_array().unwrap().iter();
        let ids: Vec<String> = ids.map(|it| anchor(it["id"].as_str().unwrap())).collect();
        assert!(!ids.is_empty(), "{q}");
        let shown = found.split("<li id=\"").skip(1);
        let shown: Vec<&str> = shown.map(|it| it.split('"').next().unwrap()).collect();
        assert_eq!(shown, ids, "{q}");
        assert!(found.contains(&format!("value=\"{q}\"")), "{q}");
    }
    let partial = page(&actor, "/regras/fab?q=mulligan+xyzzy&lang=en");
    assert!(partial.contains("No rule has all of the words"));
}

#[test]
fn nothing_found_has_near_words_and_other_books() {
    let actor = Server::shared().anonymous();
    let none = page(&actor, "/regras/fab?q=bloquio&lang=en");
    assert!(
        none.contains("No rule has “bloquio”") && none.contains("q=bloqueio"),
        "{none}"
    );
    assert!(none.contains("value=\"bloquio\""));
    let number = page(&actor, "/regras/fab?q=1.4.9&lang=en");
    assert!(number.contains("FAB 1.4."), "{number}");
    let other = page(&actor, "/regras/dd?q=mulligan&lang=en");
    assert!(
        other.contains("href=\"/regras/fab?lang=en&#38;q=mulligan\""),
        "{other}"
    );
    let hostile = page(
        &actor,
        "/regras/fab?q=%22%3E%3Cimg%20src=x%20onerror=1%3E&capitulo=%3Cb%3E",
    );
    assert!(
        !hostile.contains("<img src=x") && !hostile.contains("<b>1"),
        "{hostile}"
    );
    page(&actor, &format!("/regras/fab?q={}", "bloque+".repeat(200)));
}

#[test]
fn the_rules_of_a_game_are_reached_by_every_name_of_it() {
    let actor = Server::shared().anonymous();
    let to = |path: &str| {
        let answer = actor.get(path);
        let location = answer.header("location").map(str::to_owned);
        (answer.status, location.unwrap_or_default())
    };
    assert_eq!(to("/regras"), (303, "/regras/fab".to_owned()));
    assert_eq!(
        to("/regras?jogo=dd&lang=en"),
        (303, "/regras/dd?lang=en".to_owned())
    );
    assert_eq!(
        to("/regras/fabula?q=x"),
        (308, "/regras/fab?q=x".to_owned())
    );
    assert_eq!(
        to("/edicoes/bdf?lang=en"),
        (308, "/edicoes/BDF?lang=en".to_owned())
    );
    actor.get("/regras/xyz").problem(404, "unknown-game");
    let reader = actor.with("accept", "text/html");
    let lost = reader.get("/regras/xyz?q=mulligan&lang=en");
    assert_eq!(lost.status, 404);
    for game in GAMES {
        assert!(
            lost.text()
                .contains(&format!("href=\"/regras/{game}?lang=en\"")),
            "{game}"
        );
    }
    assert!(lost.text().contains("value=\"mulligan\""));
}

#[test]
fn every_set_hangs_on_the_string_with_the_figures_of_a_search() {
    let actor = Server::shared().anonymous();
    let sets = all(&actor, "/v1/sets?lang=pt-BR");
    let shelf = page(&actor, "/edicoes?lang=pt-BR");
    for set in &sets {
        let code = set["code"].as_str().unwrap();
        assert!(
            shelf.contains(&format!("href=\"/edicoes/{code}?lang=pt-BR\"")),
            "{code}"
        );
        assert!(shelf.contains(set["name"].as_str().unwrap()), "{code}");
        assert!(
            shelf.contains(&format!("{} cartas", set["total"])),
            "{code}"
        );
        let found = actor
            .get(&format!(
                "/v1/cards?q=set:{code}&facets=1&limit=1&lang=pt-BR"
            ))
            .ok();
        let facets = found["facets"].as_array().unwrap().iter();
        let rarities = facets.filter(|it| it["field"] == "rarity");
        for value in rarities.flat_map(|it| it["values"].as_array().unwrap()) {
            let told = format!(
                "{} <b>{}</b>",
                value["name"].as_str().unwrap(),
                value["count"]
            );
            assert!(shelf.contains(&told), "{code}: {told}");
        }
    }
    let one = page(&actor, "/edicoes?jogo=dd&lang=en");
    assert!(one.contains("/edicoes/SFR") && !one.contains("/edicoes/BDF"));
}

#[test]
fn a_checklist_has_every_number_in_both_views() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    for set in all(&actor, "/v1/sets") {
        let code = set["code"].as_str().unwrap();
        for lang in ["pt-BR", "en"] {
            let whole = actor.get(&format!("/v1/sets/{code}?lang={lang}")).ok();
            let grid = page(&actor, &format!("/edicoes/{code}?lang={lang}"));
            let list = page(&actor, &format!("/edicoes/{code}?ver=lista&lang={lang}"));
            for printing in whole["printings"].as_array().unwrap() {
                let (id, number) = (printing["card"].as_str().unwrap(), &printing["number"]);
                let link = format!("href=\"/cartas/{id}?lang={lang}\"");
                let plate = format!("<b class=\"no num\">{number}</b>");
                assert!(grid.contains(&link) && grid.contains(&plate), "{id}");
                let cell = format!("<td class=\"num\">{number}</td>");
                assert!(list.contains(&link) && list.contains(&cell), "{id}");
                let name = escaped(printing["name"].as_str().unwrap());
                assert!(grid.contains(&name) && list.contains(&name), "{name}");
            }
            for word in whole["reminders"].as_array().unwrap() {
                assert!(grid.contains(&escaped(word["text"].as_str().unwrap())));
            }
        }
    }
    let reader = actor.with("accept", "text/html");
    let none = reader.get("/edicoes/NOPE?lang=en");
    assert_eq!(none.status, 404);
    assert!(
        none.text().contains("href=\"/edicoes/BDF?lang=en\""),
        "{}",
        none.text()
    );
    actor.get("/edicoes/NOPE").problem(404, "unknown-set");
}

#[test]
fn the_help_lists_every_field_with_a_query_to_try() {
    let actor = Server::shared().anonymous();
    for lang in ["pt-BR", "en"] {
        let help = actor.get(&format!("/v1/query/help?lang={lang}")).ok();
        let text = page(&actor, &format!("/ajuda?lang={lang}"));
        for field in help["fields"].as_array().unwrap() {
            let name = field["name"].as_str().unwrap();
            assert!(text.contains(&format!("id=\"campo-{name}\"")), "{name}");
            assert!(
                text.contains(&escaped(field["about"].as_str().unwrap())),
                "{name}"
            );
        }
        for example in help["examples"].as_array().unwrap() {
            assert!(text.contains(&escaped(example["query"].as_str().unwrap())));
        }
        for id in [
            "dd-earth",
            "mvc-poder-energetico",
            "apo-casa",
            "fab-incolor",
        ] {
            assert!(text.contains(&format!("marks.svg#{id}\"")), "{id}");
        }
    }
    let former = actor.get("/help?lang=en");
    assert_eq!(
        (former.status, former.header("location")),
        (308, Some("/ajuda?lang=en"))
    );
}

#[test]
fn contents_lead_to_places_of_their_page() {
    let actor = Server::shared().anonymous();
    for path in [
        "/ajuda",
        "/regras/fab",
        "/regras/fab?lang=en",
        "/regras/apo",
        "/edicoes/BDF",
    ] {
        let text = page(&actor, path);
        let ids = text
            .split(" id=\"")
            .skip(1)
            .map(|it| it.split('"').next().unwrap());
        let mut there = BTreeSet::new();
        for id in ids {
            assert!(there.insert(id.to_owned()), "{path}: {id} stands twice");
        }
        let links = text
            .split("href=\"")
            .skip(1)
            .map(|it| it.split('"').next().unwrap());
        for place in links.filter_map(|it| it.strip_prefix('#')) {
            let place = place.replace("%23", "#");
            assert!(there.contains(&place), "{path}: {place}");
        }
    }
}

#[test]
fn links_of_reading_pages_lead_to_pages() {
    let server = Server::builder().flag("--rate-limit", "0").start();
    let actor = server.anonymous();
    let mut followed = BTreeSet::new();
    for path in [
        "/ajuda?lang=en",
        "/edicoes",
        "/edicoes/SFR",
        "/regras/mvc",
        "/problems?lang=en",
    ] {
        let text = page(&actor, path);
        let links = text
            .split("href=\"")
            .skip(1)
            .map(|it| it.split('"').next().unwrap());
        for link in links {
            let link = link
                .split('#')
                .next()
                .unwrap()
                .replace("&#38;", "&")
                .replace("&amp;", "&");
            let ours = [
                "/edicoes",
                "/regras",
                "/ajuda",
                "/problems",
                "/v1/",
                "/cartas?",
                "/assets/",
            ];
            if ours.iter().any(|it| link.starts_with(it)) && followed.insert(link.clone()) {
                assert_eq!(actor.get(&link).status, 200, "{path}: {link}");
            }
        }
    }
    assert!(followed.len() > 60, "{}", followed.len());
}

#[test]
fn a_page_about_a_problem_keeps_what_was_typed_where_it_was_typed() {
    let reader = Server::shared().anonymous().with("accept", "text/html");
    let long = "boi ".repeat(400);
    let refused = reader.get(&format!(
        "/cartas?lang=en&q={}",
        long.trim().replace(' ', "+")
    ));
    assert_eq!(refused.status, 400);
    let text = refused.text();
    assert!(
        text.contains("action=\"/cartas\"") && text.contains(&format!("value=\"{}\"", long.trim()))
    );
    let hostile = reader.get("/nada?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    assert_eq!(hostile.status, 404);
    assert!(!hostile.text().contains("<script>"), "{}", hostile.text());
    assert!(hostile.text().contains("&#60;script&#62;"));
    let kinds = page(&reader, "/problems?lang=en");
    assert!(kinds.contains("href=\"/problems/unknown-set?lang=en\""));
    let kind = page(&reader, "/problems/unknown-set?lang=en");
    assert!(kind.contains("404") && kind.contains("<code>unknown-set</code>"));
}

#[test]
fn the_offline_page_is_in_no_index_and_in_no_menu() {
    let actor = Server::shared().anonymous();
    let offline = page(&actor, "/sem-rede?lang=pt-BR");
    assert!(
        offline.contains("name=\"robots\" content=\"noindex\"") && offline.contains("Sem rede")
    );
    assert!(offline.contains("href=\"\""), "a way to try again");
    for path in ["/", "/ajuda", "/regras/fab"] {
        assert!(!page(&actor, path).contains("/sem-rede"), "{path}");
    }
}

#[test]
fn reading_pages_are_light() {
    let actor = Server::shared().anonymous().with("accept-encoding", "br");
    for path in [
        "/regras/fab",
        "/regras/fab?capitulo=decisoes",
        "/edicoes/BDF",
        "/ajuda",
        "/problems",
    ] {
        for lang in ["pt-BR", "en"] {
            let mark = if path.contains('?') { '&' } else { '?' };
            let answer = actor.get(&format!("{path}{mark}lang={lang}"));
            assert_eq!(answer.header("content-encoding"), Some("br"));
            assert!(
                answer.body.len() <= 25 << 10,
                "{path} {lang}: {}",
                answer.body.len()
            );
        }
    }
}
