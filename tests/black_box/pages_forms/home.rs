//! `/` and `/ir`.

use fabulario_tests::Server;

use super::*;

#[test]
fn the_one_box_knows_cards_rules_codes_and_lists() {
    let actor = Server::shared().anonymous();
    let code = "FAB13BDFIU3QTK212A1214162H90SO12SVAQE1SX0TUNR";
    for (typed, to) in [
        ("jangadeiro", "/cartas?q=jangadeiro"),
        (
            "tipo:aliado custo<=4",
            "/cartas?q=tipo%3Aaliado+custo%3C%3D4",
        ),
        ("  jangadeiro \r\n", "/cartas?q=jangadeiro"),
        ("1.4.4", "/regras/fab?q=1.4.4"),
        ("FAB-D6", "/regras/fab?q=FAB-D6"),
        ("mvc-m8", "/regras/mvc?q=mvc-m8"),
        (
            "posso bloquear duas vezes?",
            "/regras/fab?q=posso+bloquear+duas+vezes%3F",
        ),
        (code, "/b/FAB13BDFIU3QTK212A1214162H90SO12SVAQE1SX0TUNR"),
        ("", "/"),
    ] {
        let answer = send(&actor, "/ir", &[("q", typed)]);
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, Some(to)),
            "{typed}"
        );
        let answer = actor.get(&format!("/ir?q={}", encoded(typed)));
        assert_eq!(
            (answer.status, answer.header("location")),
            (303, Some(to)),
            "{typed}"
        );
    }
    let link = send(&actor, "/ir", &[("q", &format!("https://x.y/b/{code}"))]);
    assert_eq!(link.header("location"), Some(&*format!("/b/{code}")));
    let kept = send(&actor, "/ir?lang=en&jogo=dd", &[("q", "1.2.3?")]);
    assert_eq!(
        kept.header("location"),
        Some("/regras/dd?lang=en&q=1.2.3%3F")
    );
    let list = send(&actor, "/ir?lang=pt-BR", &[("q", &list())]);
    assert_eq!(list.status, 200);
    assert!(list.text().contains("18 cartas entendidas"));
    // A code with a slip is no card: the report on lists says what is wrong with it.
    let slip = send(
        &actor,
        "/ir?lang=pt-BR",
        &[("q", &code.replace("TUNR", "TUNX"))],
    );
    assert!(slip.status == 200 && slip.text().contains("conflito"));
}

#[test]
fn the_first_page_has_the_four_games_and_something_for_today() {
    let actor = Server::shared().anonymous();
    let ready = actor.get("/v1/decks/ready?limit=200").ok();
    for (game, lang) in ["fab", "dd", "mvc", "apo"]
        .into_iter()
        .flat_map(|it| [(it, "pt-BR"), (it, "en")])
    {
        let answer = actor.get(&format!("/?jogo={game}&lang={lang}"));
        assert_eq!(answer.status, 200);
        let page = answer.text();
        for code in ["fab", "dd", "mvc", "apo"] {
            assert!(page.contains(&format!("class=\"cover {code}\"")));
            let of_game = ready["data"].as_array().unwrap().iter();
            let count = of_game.filter(|it| it["game"] == code).count();
            let word = if lang == "en" { "ready" } else { "prontos" };
            assert!(page.contains(&format!("{count} {word}")), "{code}: {count}");
        }
        assert_eq!(page.matches("class=\"leaflet\"").count(), 3);
        assert!(
            page.contains(&format!("/mesa/{game}?lang={lang}&amp;pronto="))
                || page.contains(&format!("/mesa/{game}?lang={lang}&#38;pronto="))
        );
        let hand = page.split("class=\"crops\"").nth(1).unwrap();
        assert_eq!(
            hand.split("</ul>").next().unwrap().matches("<li>").count(),
            5
        );
        assert!(
            page.contains("/laboratorio/mao?")
                && page.contains(&format!("/regras/{game}?lang={lang}#"))
        );
        // The same day, the same page.
        assert_eq!(
            page,
            actor.get(&format!("/?jogo={game}&lang={lang}")).text()
        );
    }
}

#[test]
fn the_hand_of_the_day_is_the_one_that_the_lab_draws() {
    let actor = Server::shared().anonymous();
    let page = read(&actor.get("/?lang=pt-BR").text());
    let link = page.split("/laboratorio/mao?").nth(1).unwrap();
    let link = link.split('"').next().unwrap();
    let part = |name: &str| {
        let mut parts = link.split('&').filter_map(|it| it.split_once('='));
        parts.find(|(it, _)| *it == name).unwrap().1.to_owned()
    };
    let (code, seed) = (part("codigo"), part("semente"));
    let hand = actor
        .get(&format!(
            "/v1/goldfish/hand?code={code}&seed={seed}&lang=pt-BR"
        ))
        .ok();
    let crops = page.split("class=\"crops\"").nth(1).unwrap();
    let crops = crops.split("</ul>").next().unwrap();
    for card in hand["opening"].as_array().unwrap() {
        assert!(crops.contains(card["name"].as_str().unwrap()), "{card}");
    }
}
