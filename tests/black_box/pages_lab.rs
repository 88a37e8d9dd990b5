//! `/laboratorio`, `/laboratorio/mao`, `/chances`, `/comparar`: forms and links, and the figures of the API.

use std::time::{Duration, Instant};

use fabulario_tests::{Actor, Answer, Server};
use serde_json::{Value, json};

use super::goldfish_kit::{ready, text};

const HAND: &str = "/laboratorio/mao?codigo=fab-deck-cangaco&semente=7&numero=13";

fn actor() -> Actor {
    Server::shared().anonymous()
}

/// A page that is there.
fn page(path: &str) -> String {
    let answer = actor().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    assert_eq!(
        answer.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    clean(&answer)
}

/// A page, after a look at what none may have.
fn clean(answer: &Answer) -> String {
    let html = answer.text();
    for never in ["<script>", " style=", " onclick", "{{", "javascript:"] {
        assert!(!html.contains(never), "{never}");
    }
    assert_eq!(html.matches("<h1").count(), 1);
    html
}

/// The text of the element with an id.
fn said<'h>(html: &'h str, id: &str) -> &'h str {
    let begins = html
        .find(&format!("id=\"{id}\""))
        .unwrap_or_else(|| panic!("no {id}: {html}"));
    let html = html.get(begins..).unwrap();
    let html = html.get(html.find('>').unwrap() + 1..).unwrap();
    html.get(..html.find('<').unwrap()).unwrap()
}

/// The addresses that links of a page lead to.
fn links(html: &str) -> Vec<String> {
    let links = html.split("href=\"").skip(1);
    let links = links.map(|rest| rest.split('"').next().unwrap());
    let links = links.map(|link| link.replace("&amp;", "&").replace("&#38;", "&"));
    links.filter(|link| link.starts_with('/')).collect()
}

/// Where the link with an id leads.
fn link(html: &str, id: &str) -> String {
    let tag = html
        .split("<a ")
        .find(|tag| tag.contains(&format!("id=\"{id}\"")))
        .unwrap();
    links(&format!("<a {tag}")).remove(0)
}

fn code(ready: &str) -> String {
    let deck = actor().get(&format!("/v1/decks/ready/{ready}")).ok();
    text(&deck["code"]).to_owned()
}

fn percent(share: &Value) -> String {
    format!("{:.1}%", share.as_f64().unwrap() * 100.0)
}

/// What the page answers for as many places of the hand as it shows, and what the API says of the same cards.
fn advised(goal: &Value, places: &[usize], more: &Value) -> Value {
    let code = code("fab-deck-cangaco");
    let hand = actor().get(&format!("/v1/goldfish/hand?code={code}&seed=7&number=13"));
    let hand = hand.ok();
    let mut cards: Vec<(i64, &str)> = hand["opening"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| (card["cost"].as_i64().unwrap(), text(&card["id"])))
        .collect();
    cards.sort_unstable();
    let keep: Vec<&str> = places.iter().map(|place| cards[place - 1].1).collect();
    let all: Vec<&str> = cards.iter().map(|(_, id)| *id).collect();
    let mut body = json!({
        "game": "fab", "code": code, "hand": all, "keep": keep, "goal": goal, "seed": "7", "illegal": "simulate",
    });
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    actor().post("/v1/goldfish/mulligan?lang=en", &body).ok()
}

#[test]
fn every_game_has_the_screens_that_the_api_serves_for_it() {
    for (game, has, lacks) in [
        (
            "fab",
            &[
                "/laboratorio/mao",
                "/laboratorio/partida",
                "/chances",
                "/comparar",
            ][..],
            &[][..],
        ),
        (
            "dd",
            &["/laboratorio/mao", "/chances", "/comparar"][..],
            &["/laboratorio/partida"][..],
        ),
        (
            "mvc",
            &["/laboratorio/mao", "/chances", "/comparar"][..],
            &["/laboratorio/partida"][..],
        ),
        (
            "apo",
            &["/chances", "/comparar"][..],
            &["/laboratorio/mao", "/laboratorio?"][..],
        ),
    ] {
        for lang in ["pt-BR", "en"] {
            let html = page(&format!("/laboratorio?jogo={game}&lang={lang}"));
            let links = links(&html);
            let main: Vec<&String> = links.iter().filter(|it| !it.contains("codigo=")).collect();
            for path in has {
                assert!(main.iter().any(|it| it.starts_with(path)), "{game}: {path}");
            }
            let rooms = html.split("class=\"rooms\"").nth(1).unwrap();
            let rooms = rooms.split("</div>").next().unwrap();
            for path in lacks {
                assert!(!rooms.contains(path), "{game}: {path}");
            }
        }
    }
    let html = page("/laboratorio?jogo=apo");
    assert!(
        html.contains("APO-H22") && html.contains("/cartas?jogo=apo"),
        "{html}"
    );
    let away = actor().get("/laboratorio/mao?jogo=apo");
    assert_eq!(
        (away.status, away.header("location")),
        (303, Some("/laboratorio?jogo=apo"))
    );
}

#[test]
fn links_of_the_lab_lead_somewhere_and_keep_the_language() {
    let pages = [
        "/laboratorio?lang=en",
        "/laboratorio?jogo=apo&lang=en",
        &format!("{HAND}&lang=en"),
        &format!("{HAND}&fica=1,4&lang=en"),
        "/laboratorio/mao?codigo=dd-deck-barro-vivo&semente=7&lang=en",
        "/chances?codigo=mvc-deck-ceu-em-cordel&lang=en",
        "/comparar?a=fab-deck-cangaco&b=fab-deck-folia&lang=en",
    ];
    for path in pages {
        let html = page(path);
        let own = ["/laboratorio", "/chances", "/comparar"];
        let links = links(&html);
        let own = links
            .iter()
            .filter(|link| own.iter().any(|it| link.starts_with(it)));
        for link in own {
            assert!(link.contains("lang="), "{path}: {link}");
            let status = actor().get(link).status;
            assert!(
                [200, 303].contains(&status),
                "{path}: {link} answers {status}"
            );
        }
        for picture in html.split("<img src=\"").skip(1).take(6) {
            let picture = picture.split('"').next().unwrap().replace("&#38;", "&");
            assert_eq!(
                actor().get(&picture.replace("&amp;", "&")).status,
                200,
                "{picture}"
            );
        }
    }
}

#[test]
fn a_form_comes_to_the_one_address_of_its_question() {
    let at = |path: &str| {
        let answer = actor().get(path);
        assert_eq!(answer.status, 303, "{path}");
        answer.header("location").unwrap().to_owned()
    };
    let seeded = at("/laboratorio/mao?codigo=fab-deck-folia");
    let seed = seeded
        .strip_prefix("/laboratorio/mao?codigo=fab-deck-folia&semente=")
        .unwrap();
    assert!(seed.parse::<u32>().is_ok(), "{seeded}");
    assert_eq!(
        at(
            "/laboratorio/mao?codigo=x&semente=7&c1=fica&c2=troca&c3=troca&c4=fica&c5=troca&responder=1"
        ),
        "/laboratorio/mao?codigo=x&semente=7&fica=1%2C4"
    );
    assert_eq!(
        at("/laboratorio/mao?codigo=x&semente=7&c1=troca&responder=1"),
        "/laboratorio/mao?codigo=x&semente=7&fica=0"
    );
    assert_eq!(
        at("/laboratorio/mao?codigo=x&semente=7&meta=spent&turnos=3&consulta=a&quantas=2"),
        "/laboratorio/mao?codigo=x&semente=7&meta=spent%3A3"
    );
    // The field that was changed says which deck is meant.
    for (form, deck) in [
        ("codigo_era=A&codigo_pronto=&codigo=B", "B"),
        ("codigo_era=A&codigo_pronto=C&codigo=A", "C"),
        ("codigo_era=C&codigo_pronto=C&codigo=B", "B"),
        ("codigo_era=C&codigo_pronto=C&codigo=", "C"),
    ] {
        assert_eq!(
            at(&format!("/chances?{form}")),
            format!("/chances?codigo={deck}"),
            "{form}"
        );
    }
    assert_eq!(
        at("/comparar?a_era=&a_pronto=A&a=&b_era=&b_pronto=&b=B"),
        "/comparar?b=B&a=A"
    );
}

#[test]
fn a_hand_hangs_before_any_answer_and_says_nothing_of_its_value() {
    let html = page(HAND);
    assert_eq!(html.matches("class=\"peg two\"").count(), 5);
    assert_eq!(html.matches("value=\"fica\" checked").count(), 5);
    assert!(!html.contains("id=\"resposta\""));
    for name in ["codigo", "semente", "numero"] {
        assert!(
            html.contains(&format!("<input type=\"hidden\" name=\"{name}\"")),
            "{name}"
        );
    }
}

#[test]
fn an_answer_has_the_exact_figures_of_the_api() {
    let answer = advised(&json!({"id": "curve", "turns": 2}), &[1, 4], &json!({}));
    assert_eq!(answer["method"], "exact");
    let html = page(&format!("{HAND}&fica=1,4&lang=en"));
    let named = &answer["named"];
    assert_eq!(said(&html, "sua"), percent(&named["choice"]["value"]));
    assert_eq!(said(&html, "melhor"), percent(&answer["best"]["value"]));
    let by = named["behind"]["by"].as_f64().unwrap() * 100.0;
    assert!(by > 0.05);
    assert_eq!(said(&html, "perda"), format!("−{by:.1}"));
    for reason in [&answer["reason"], &named["reason"]] {
        assert!(html.contains(text(reason)), "{reason}");
    }
    let place = format!(
        "number {} of {}",
        named["place"],
        answer["choices"].as_array().unwrap().len()
    );
    assert!(html.contains(&place), "{place}");
    let choices = answer["choices"].as_array().unwrap();
    assert_eq!(html.matches("<circle").count(), choices.len());
    let table = html.split("class=\"choices\"").nth(1).unwrap();
    let told: Vec<&str> = table
        .split("<b>")
        .skip(1)
        .map(|it| it.split('<').next().unwrap())
        .collect();
    let values: Vec<String> = choices.iter().map(|it| percent(&it["value"])).collect();
    assert_eq!(told, values);
    assert!(
        html.contains("FAB 1.4.4") && html.contains("Seed 7, hand 13."),
        "{html}"
    );
    assert!(html.contains("no dice"));
    // The same places are the same cards in every language.
    let pt = page(&format!("{HAND}&fica=1,4&lang=pt-BR"));
    assert_eq!(said(&pt, "sua"), said(&html, "sua").replace('.', ","));
}

#[test]
fn an_answer_by_games_tells_their_number_and_intervals() {
    let goal = json!({"id": "centro", "turns": 6});
    let answer = advised(&goal, &[1, 2], &json!({"games": 4000}));
    assert_eq!(answer["method"], "sampled");
    let html = page(&format!("{HAND}&meta=centro:6&fica=1,2&lang=en"));
    assert_eq!(
        said(&html, "sua"),
        percent(&answer["named"]["choice"]["value"])
    );
    assert_eq!(said(&html, "melhor"), percent(&answer["best"]["value"]));
    let games = format!("{} games played, seed 7", answer["games"]);
    assert!(html.contains(&games), "{games}");
    let interval = &answer["best"]["interval"];
    let interval = format!(
        "{} to {}",
        percent(&interval["low"]),
        percent(&interval["high"])
    );
    assert!(html.contains(&interval), "{interval}");
}

#[test]
fn other_goals_are_told_in_their_unit_and_packages_by_their_query() {
    let answer = advised(&json!({"id": "spent", "turns": 2}), &[1], &json!({}));
    let html = page(&format!("{HAND}&meta=spent:2&fica=1&lang=en"));
    let value = answer["named"]["choice"]["value"].as_f64().unwrap();
    assert_eq!(said(&html, "sua"), format!("{value:.2}"));
    let parts = json!([{"query": "custo<=2", "at_least": 2}]);
    let goal = json!({"id": "package", "turns": 2, "parts": parts});
    let answer = advised(&goal, &[1], &json!({"games": 4000}));
    let html = page(&format!(
        "{HAND}&meta=package:2&consulta=custo%3C%3D2&quantas=2&fica=1&lang=en"
    ));
    assert_eq!(
        said(&html, "sua"),
        percent(&answer["named"]["choice"]["value"])
    );
}

#[test]
fn the_score_travels_to_the_next_hand_and_not_with_the_link() {
    let html = page(&format!("{HAND}&fica=1,4&maos=3&certas=2&perdidos=430"));
    let next = link(&html, "proxima");
    assert!(
        next.contains("numero=14") && next.contains("maos=4&certas=2&perdidos="),
        "{next}"
    );
    assert!(!next.contains("fica="), "{next}");
    let share = link(&html, "link");
    assert!(
        share.contains("fica=1%2C4") && !share.contains("maos="),
        "{share}"
    );
    // Keeping everything is the best choice of this hand: nothing is lost.
    let html = page(&format!("{HAND}&fica=1,2,3,4,5"));
    assert!(link(&html, "proxima").contains("maos=1&certas=1&perdidos=0"));
    // A count that cannot be is none.
    let html = page(&format!("{HAND}&maos=1&certas=9&perdidos=0"));
    assert!(html.contains("id=\"placar\" hidden"), "{html}");
}

#[test]
fn games_whose_hands_have_no_values_show_how_they_begin() {
    for (deck, game, rule) in [
        ("dd-deck-barro-vivo", "dd", "DD-R8"),
        (
            "mvc-deck-ceu-em-cordel",
            "mvc",
            "the opening hand stays as it came",
        ),
    ] {
        let told = format!("/v1/goldfish/game?code={}&seed=7&number=3", code(deck));
        let told = actor().get(&told).ok();
        let html = page(&format!(
            "/laboratorio/mao?codigo={deck}&semente=7&numero=3&lang=en"
        ));
        assert!(html.contains(&format!("data-game=\"{game}\"")));
        let lines = told["lines"]["en"].as_array().unwrap();
        for line in lines.iter().take(4) {
            let line = text(line).replace('\'', "&#39;");
            assert!(html.contains(&line), "{line}\n{html}");
        }
        assert!(html.contains(rule), "{rule}");
        assert!(html.matches("class=\"peg\"").count() >= 4);
        assert!(!html.contains("id=\"sua\""));
    }
}

#[test]
fn what_cannot_be_understood_is_told_on_the_page_with_the_form_still_filled() {
    for (path, status, shown) in [
        (
            "/laboratorio/mao?codigo=%3Cb%3Ezz&semente=1",
            400,
            "value=\"&#60;b&#62;zz\"",
        ),
        ("/laboratorio?codigo=nada", 400, "value=\"nada\""),
        ("/chances?codigo=FAB1", 400, "value=\"FAB1\""),
        ("/comparar?a=fab-deck-folia&b=nada", 400, "value=\"nada\""),
        (
            "/laboratorio/mao?codigo=fab-deck-folia&semente=abc",
            400,
            "value=\"abc\"",
        ),
        (
            "/laboratorio/mao?codigo=fab-deck-folia&semente=1&meta=tudo:2",
            400,
            "id=\"meta\"",
        ),
        (
            "/laboratorio/mao?codigo=fab-deck-folia&semente=1&meta=curve:99",
            400,
            "id=\"turnos\"",
        ),
        (
            "/laboratorio/mao?codigo=fab-deck-folia&semente=1&fica=9",
            400,
            "id=\"meta\"",
        ),
        (
            "/laboratorio/mao?codigo=fab-deck-folia&semente=1&formato=zz",
            422,
            "id=\"formato\"",
        ),
        (
            "/chances?codigo=fab-deck-folia&busca1=(((&nome1=%3Cb%3E",
            422,
            "value=\"(((",
        ),
        (
            "/chances?codigo=fab-deck-folia&busca1=custo:1&vistas=a",
            400,
            "value=\"a\"",
        ),
        (
            "/chances?codigo=fab-deck-folia&busca1=custo:1&vistas=900",
            422,
            "value=\"900\"",
        ),
        (
            "/comparar?a=fab-deck-folia&b=dd-deck-barro-vivo",
            400,
            "role=\"alert\"",
        ),
        (
            "/comparar?a=fab-deck-folia&b=fab-deck-cerco&medida=x",
            400,
            "role=\"alert\"",
        ),
    ] {
        let answer = actor().get(path);
        assert_eq!(answer.status, status, "{path}");
        let html = clean(&answer);
        assert!(html.contains(shown), "{path}: {shown}\n{html}");
        assert!(
            html.contains("role=\"alert\"") && !html.contains("<b>zz"),
            "{path}"
        );
    }
}

#[test]
fn odds_are_those_of_the_api_with_their_fractions() {
    for (deck, game, query) in [
        ("fab-deck-cangaco", "fab", "custo<=2"),
        ("dd-deck-barro-vivo", "dd", "tipo:unidade"),
        ("mvc-deck-ceu-em-cordel", "mvc", "tipo:energia"),
        ("apo-deck-barca-dos-remedios", "apo", "tipo:item"),
    ] {
        let body = json!({
            "game": game, "code": code(deck), "fractions": true,
            "groups": [{"id": "a", "query": query}],
            "questions": [{"condition": {"group": "a", "at_least": 2}, "seen": [5, 8]}],
        });
        let answer = actor().post("/v1/odds", &body).ok();
        let query = query.replace('<', "%3C").replace('=', "%3D");
        let path =
            format!("/chances?codigo={deck}&nome1=A&busca1={query}&ao_menos1=2&vistas=5,8&lang=en");
        let html = page(&path);
        for likely in answer["questions"][0]["by_seen"].as_array().unwrap() {
            let fraction = &likely["fraction"];
            let share = percent(&likely["probability"]);
            let fraction = format!(
                "{}/{}",
                text(&fraction["numerator"]),
                text(&fraction["denominator"])
            );
            assert!(
                html.contains(&format!("<b>{share}</b><small>{fraction}</small>")),
                "{share} {fraction}"
            );
        }
        assert!(html.contains("Without a mulligan"), "{game}");
        assert!(html.contains("value=\"5,8\"") && html.contains("value=\"A\""));
    }
}

#[test]
fn several_groups_are_also_asked_together_and_impossible_says_why() {
    let html = page(
        "/chances?codigo=fab-deck-cangaco&nome1=A&busca1=custo%3C%3D2&ao_menos1=90&nome2=B&busca2=tipo:manobra&lang=en",
    );
    assert!(
        html.contains("the question wants 90, and the deck has only 21."),
        "{html}"
    );
    assert!(html.contains("All together"));
    assert_eq!(html.matches("<polyline").count(), 3);
    // Whoever asks for nothing sees the three common questions of the game answered.
    let html = page("/chances?codigo=fab-deck-cangaco&lang=en");
    assert_eq!(html.matches("<polyline").count(), 4);
}

#[test]
fn two_decks_show_what_only_one_has_and_what_both_have() {
    let html = page("/comparar?a=fab-deck-cangaco&b=fab-deck-cangaco&lang=en");
    assert!(html.contains("A and B are the same deck"));
    let lists = html.split("id=\"listas\"").nth(1).unwrap();
    assert_eq!(lists.matches("0 copies").count(), 2);
    assert!(lists.contains("45 copies"));
    for (a, b) in [
        ("dd-deck-barro-vivo", "dd-deck-geada-e-trovoada"),
        ("mvc-deck-ceu-em-cordel", "mvc-deck-todos-a-bordo"),
        ("apo-deck-barca-dos-remedios", "apo-deck-primeira-comitiva"),
    ] {
        let html = page(&format!("/comparar?a={a}&b={b}&jogar=1&lang=en"));
        assert!(!html.contains("id=\"jogar\""), "{a}");
        assert!(
            html.contains("class=\"stamp yes\"") && html.contains("id=\"chances\""),
            "{a}"
        );
        for deck in [a, b] {
            let body = json!({"game": a.split('-').next().unwrap(), "code": code(deck)});
            let stats = actor().post("/v1/stats?lang=en", &body).ok();
            for number in stats["numbers"].as_array().unwrap() {
                let average = number["average"].as_f64().unwrap();
                assert!(
                    html.contains(&format!("<td class=\"num\">{average:.2}</td>")),
                    "{deck} {number}"
                );
            }
        }
    }
}

#[test]
fn paired_games_are_played_on_demand_and_say_what_the_api_says() {
    let path =
        "/comparar?a=fab-deck-cangaco&b=fab-deck-folia&medida=spent&turno=4&semente=5&lang=en";
    assert!(!page(path).contains("id=\"veredito\""));
    let side = |deck: &str| json!({"code": code(deck)});
    let body = json!({
        "game": "fab", "a": side("fab-deck-cangaco"), "b": side("fab-deck-folia"),
        "measure": {"id": "spent", "turn": 4}, "games": 2000, "seed": "5", "illegal": "simulate",
    });
    let answer = actor().post("/v1/goldfish/compare?lang=en", &body).ok();
    let html = page(&format!("{path}&jogar=1"));
    let plain = html.replace("&#39;", "'");
    assert_eq!(said(&plain, "veredito"), text(&answer["text"]));
    assert!(plain.contains(text(&answer["headline"])));
    let comparison = &answer["comparison"];
    for figure in ["a", "b", "difference"] {
        let figure = format!("{:.2}", comparison[figure].as_f64().unwrap());
        assert!(html.contains(&figure), "{figure}");
    }
    let [low, high] = ["low", "high"].map(|end| comparison[end].as_f64().unwrap());
    assert!(html.contains(&format!("{low:.2} to {high:.2}")));
    assert!(html.contains("2000 games of each deck, up to turn 4, seed 5"));
}

#[test]
fn a_client_with_enough_under_way_keeps_the_hand_and_is_told_to_wait() {
    let server = Server::start();
    let actor = server.anonymous();
    let long = json!({"game": "fab", "deck": ready(), "seed": "1", "games": 5_000_000});
    let begin = || actor.begin("/v1/goldfish", &long);
    let mut under_way: Vec<_> = (0..4).map(|_| begin()).collect();
    let patience = Instant::now() + Duration::from_mins(1);
    // What they ask for may still be on its way to the lab, or have come while the page was there.
    let busy = loop {
        let answer = actor.get(&format!("{HAND}&meta=centro:6&fica=1&lang=en"));
        if answer.status == 429 || Instant::now() > patience {
            break answer;
        }
        under_way.push(begin());
    };
    assert_eq!(busy.status, 429, "{}", busy.text());
    assert_eq!(busy.header("retry-after"), Some("5"));
    let html = clean(&busy);
    assert_eq!(html.matches("class=\"peg two\"").count(), 5);
    assert!(
        html.contains("role=\"alert\"") && !html.contains("id=\"sua\""),
        "{html}"
    );
}

#[test]
fn a_group_may_be_asked_for_at_most_so_many() {
    let asked = "/chances?codigo=fab-deck-cangaco&busca1=custo%3C%3D2&lang=en";
    let html = page(&format!("{asked}&ao_menos1=1&no_maximo1=2"));
    let body = json!({
        "game": "fab", "code": code("fab-deck-cangaco"), "groups": [{"id": "g", "query": "custo<=2"}],
        "questions": [{"condition": {"group": "g", "at_least": 1, "at_most": 2}}],
    });
    let answer = actor().post("/v1/odds?lang=en", &body).ok();
    let first = percent(&answer["questions"][0]["by_seen"][0]["probability"]);
    assert!(html.contains(&format!("<b>{first}</b>")), "{first}: {html}");
    assert!(
        html.contains("1 to 2 of")
            && html.contains(&format!(
                "{} cards in the deck",
                answer["groups"][0]["cards"]
            ))
    );
    let none = page(&format!("{asked}&ao_menos1=0&no_maximo1=0"));
    assert!(none.contains("at most 0 of"));
    for wrong in ["ao_menos1=3&no_maximo1=2", "no_maximo1=zz"] {
        assert_eq!(
            actor().get(&format!("{asked}&{wrong}")).status,
            400,
            "{wrong}"
        );
    }
}
