//! `/mesa/{game}`.

use fabulario_tests::Server;
use serde_json::{Value, json};

use super::*;

const GAMES: [&str; 4] = ["fab", "dd", "mvc", "apo"];

/// Presses a button of the desk, with more fields filled in.
fn press(page: &str, button: &str, more: &[(&str, &str)]) -> String {
    let (document, steps) = (hidden(page, "documento"), hidden(page, "passos"));
    let deck: Value = serde_json::from_str(&document).unwrap();
    let mut fields = vec![
        ("documento", document.as_str()),
        ("passos", steps.as_str()),
        ("fazer", button),
    ];
    fields.extend(more);
    let game = deck["game"].as_str().unwrap();
    let answer = send(
        &Server::shared().anonymous(),
        &format!("/mesa/{game}?lang=pt-BR"),
        &fields,
    );
    assert_eq!(answer.status, 200, "{button}: {}", answer.text());
    assert_eq!(answer.header("cache-control"), Some("private, no-cache"));
    answer.text()
}

fn open(path: &str) -> String {
    let answer = Server::shared().anonymous().get(path);
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

fn copies(deck: &Value, list: &str, card: &str) -> u64 {
    let lines = deck[list].as_array().into_iter().flatten();
    let of_card = lines.filter(|line| line["card"] == card);
    of_card.map(|line| line["copies"].as_u64().unwrap()).sum()
}

#[test]
fn every_game_has_an_empty_desk_and_one_with_each_ready_deck() {
    let actor = Server::shared().anonymous();
    for game in GAMES {
        for lang in ["pt-BR", "en"] {
            let page = open(&format!("/mesa/{game}?lang={lang}"));
            assert_eq!(held(&page), json!({"version": 1, "game": game}));
            assert!(page.contains(&format!("action=\"/mesa/{game}?lang={lang}\"")));
        }
    }
    let empty = open("/mesa/fab?lang=pt-BR");
    assert_eq!(
        empty.matches("crop waits").count(),
        5,
        "five outlines of bases"
    );
    assert!(empty.contains("Escolha o Centro"));
    for ready in actor.get("/v1/decks/ready?limit=200").ok()["data"]
        .as_array()
        .unwrap()
    {
        let (id, game) = (
            ready["id"].as_str().unwrap(),
            ready["game"].as_str().unwrap(),
        );
        let page = open(&format!("/mesa/{game}?lang=pt-BR&pronto={id}"));
        assert_eq!(stamp(&page), "Legal", "{id}");
        let code = ready["code"].as_str().unwrap();
        assert!(page.contains(code), "{id}");
        // By its code, the same cards lie there.
        let coded = open(&format!("/mesa/{game}?lang=pt-BR&codigo={code}"));
        let (mut one, mut other) = (held(&page), held(&coded));
        for deck in [&mut one, &mut other] {
            deck.as_object_mut().unwrap().remove("name");
        }
        assert_eq!(one, other, "{id}");
        assert!(page.len() < 250_000, "{id}: {}", page.len());
    }
    let other = actor.get("/mesa/fab?pronto=dd-deck-noite-de-foguetorio");
    assert_eq!(
        (other.status, other.header("location")),
        (303, Some("/mesa/dd?pronto=dd-deck-noite-de-foguetorio"))
    );
    actor.get("/mesa/xadrez").problem(404, "unknown-game");
    actor
        .get("/mesa/fab?codigo=FAB1X")
        .problem(400, "invalid-deck-code");
    actor
        .get("/mesa/fab?pronto=nada")
        .problem(404, "unknown-ready-deck");
}

#[test]
fn cards_that_may_come_in_stand_beside_the_deck() {
    let page = open("/mesa/fab?lang=pt-BR&pronto=fab-deck-folia");
    let before = held(&page);
    let card = before["main"][0]["card"].as_str().unwrap().to_owned();
    let aside = press(&page, "mover|main/0", &[("m/main/0", "maybe")]);
    let deck = held(&aside);
    assert_eq!(copies(&deck, "main", &card), 0);
    assert_eq!(
        copies(&deck, "maybe", &card),
        copies(&before, "main", &card)
    );
    assert!(read(&aside).contains("<h2>Talvez<small>"), "no heading");
    assert_ne!(stamp(&aside), "Legal");
    let more = press(&aside, "por", &[("por", "talvez 2 rasga-mortalha")]);
    assert_eq!(copies(&held(&more), "maybe", "fab-rasga-mortalha"), 2);
    let less = press(&more, "por", &[("por", "-2 rasga-mortalha")]);
    assert_eq!(copies(&held(&less), "maybe", "fab-rasga-mortalha"), 0);
    let back = press(&less, "desfazer", &[]);
    assert_eq!(held(&back), held(&more));
    let home = press(&aside, "mover|maybe/0", &[("m/maybe/0", "main")]);
    assert_eq!((held(&home), stamp(&home).as_str()), (before, "Legal"));
}

/// Found by a stranger: each piece of a line has a sign of its own, and a minus may be the one that pages print.
#[test]
fn each_piece_of_a_line_has_its_own_sign() {
    let page = open("/mesa/fab?lang=pt-BR&pronto=fab-deck-assobio");
    let held_now = |page: &str, card: &str| copies(&held(page), "main", card);
    let before = held_now(&page, "fab-sopro-na-vela");
    let done = press(
        &page,
        "por",
        &[("por", "−1 Rasga-Mortalha, 1 Sopro na Vela, =2 Língua Presa")],
    );
    assert_eq!(
        held_now(&done, "fab-rasga-mortalha"),
        held_now(&page, "fab-rasga-mortalha") - 1
    );
    assert_eq!(held_now(&done, "fab-sopro-na-vela"), before + 1);
    assert_eq!(held_now(&done, "fab-lingua-presa"), 2);
    let gone = press(&done, "por", &[("por", "=0 Sopro na Vela")]);
    assert_eq!(held_now(&gone, "fab-sopro-na-vela"), 0);
}

/// Found by a stranger: a query that cannot be read took the page with the deck away.
#[test]
fn a_query_that_is_refused_leaves_the_deck_on_the_desk() {
    let page = open("/mesa/fab?lang=pt-BR&pronto=fab-deck-assobio");
    let deep = "(".repeat(41) + "boi";
    let told = press(&page, "buscar", &[("q", &deep)]);
    assert_eq!(held(&told), held(&page));
    assert!(read(&told).contains(&deep), "what was typed is gone");
}

/// Found by a stranger: a card that had to leave a wrong list went to the attachments of nobody, and the desk refused
/// its own deck from then on.
#[test]
fn a_fix_attaches_nothing_to_nobody() {
    let page = open("/mesa/apo?lang=pt-BR&pronto=apo-deck-primeira-comitiva");
    let wrong = press(
        &page,
        "por",
        &[("por", "1 Troca de Lugar"), ("em", "equipamento")],
    );
    assert_ne!(stamp(&wrong), "Legal");
    let mended = press(&wrong, "consertar-tudo", &[]);
    assert_eq!(held(&mended).get("anexos"), None);
    assert_eq!(stamp(&press(&mended, "julgar", &[])), "Legal");
}

#[test]
fn numbers_names_and_notes_are_taken_over_and_a_step_goes_back() {
    let page = open("/mesa/fab?lang=pt-BR&pronto=fab-deck-folia");
    let before = held(&page);
    let card = before["main"][0]["card"].as_str().unwrap().to_owned();
    let changed = press(
        &page,
        "julgar",
        &[
            ("c/main/0", "7"),
            ("c/main/1", "0"),
            ("t/main/0", "não\r\nesquecer"),
            ("nome", " Folia <i>2</i> "),
            ("nota", "para sábado"),
            ("c/main/2", "muitas"),
        ],
    );
    let deck = held(&changed);
    assert_eq!(copies(&deck, "main", &card), 7);
    assert_eq!(
        deck["main"].as_array().unwrap().len() + 1,
        before["main"].as_array().unwrap().len()
    );
    assert_eq!(
        (&deck["name"], &deck["note"], &deck["main"][0]["note"]),
        (
            &json!("Folia <i>2</i>"),
            &json!("para sábado"),
            &json!("não\nesquecer")
        )
    );
    assert!(!changed.contains("<i>2</i>") && read(&changed).contains("“muitas” não é um número"));
    // The verdict and the marks beside the rows are the API's.
    let verdict = judged(&deck);
    assert_eq!(
        (stamp(&changed).as_str(), &verdict["verdict"]),
        ("Ilegal", &json!("illegal"))
    );
    for finding in verdict["violations"].as_array().unwrap() {
        assert!(
            read(&changed).contains(finding["message"].as_str().unwrap()),
            "{finding}"
        );
    }
    assert!(
        changed.contains("class=\"row bad\" id=\"l-main-0\""),
        "{changed}"
    );
    // Back to the same bytes, and forth.
    let back = press(&changed, "desfazer", &[]);
    assert_eq!(hidden(&back, "documento"), hidden(&page, "documento"));
    let forth = press(&back, "refazer", &[]);
    assert_eq!(hidden(&forth, "documento"), hidden(&changed, "documento"));
    let none = press(&page, "desfazer", &[]);
    assert!(none.contains("Não há passo"));
}

#[test]
fn one_fix_cures_its_rule_and_all_of_them_make_the_deck_legal() {
    let page = open("/mesa/fab?lang=pt-BR&pronto=fab-deck-folia");
    let broken = press(
        &page,
        "julgar",
        &[("c/main/0", "7"), ("c/main/1", "0"), ("nome", "X")],
    );
    assert_eq!(stamp(&broken), "Ilegal");
    let fixes: Vec<String> = buttons(&broken)
        .into_iter()
        .filter(|it| it.starts_with("consertar|"))
        .collect();
    let verdict = judged(&held(&broken));
    assert_eq!(fixes.len(), verdict["violations"].as_array().unwrap().len());
    let of_copies = fixes
        .iter()
        .find(|it| it.contains("FAB-D6"))
        .expect("no rule of copies");
    let one = press(&broken, of_copies, &[]);
    assert!(!buttons(&one).contains(of_copies) && one.contains("Consertado"));
    let all = press(&broken, "consertar-tudo", &[]);
    assert_eq!(
        (stamp(&all).as_str(), &held(&all)["name"]),
        ("Legal", &json!("X"))
    );
    for change in verdict["fix"]["changes"].as_array().unwrap() {
        let (name, reason) = (
            change["name"].as_str().unwrap(),
            &change["reason"]["message"],
        );
        assert!(
            read(&broken).contains(name) && read(&all).contains(name),
            "{name}"
        );
        assert!(
            reason.as_str().is_none_or(|it| read(&all).contains(it)),
            "{reason}"
        );
    }
    let back = press(&all, "desfazer", &[]);
    assert_eq!(hidden(&back, "documento"), hidden(&broken, "documento"));
}

#[test]
fn an_empty_deck_of_every_game_is_mended_to_a_legal_one_or_says_why_not() {
    for game in GAMES {
        let page = open(&format!("/mesa/{game}?lang=pt-BR"));
        let fixed = judged(&held(&page));
        if fixed["fix"].is_object() {
            assert_eq!(
                stamp(&press(&page, "consertar-tudo", &[])),
                "Legal",
                "{game}"
            );
        } else {
            assert!(
                !buttons(&page).contains(&"consertar-tudo".to_owned()),
                "{game}"
            );
        }
    }
}

#[test]
fn cards_are_put_in_by_name_and_a_doubtful_name_is_asked_about() {
    let empty = open("/mesa/fab?lang=pt-BR");
    let put = |page: &str, text: &str, more: &[(&str, &str)]| {
        let mut fields = vec![("por", text)];
        fields.extend(more);
        press(page, "julgar", &fields)
    };
    let page = put(&empty, "3 jangadeiro da alvorada", &[]);
    assert_eq!(
        copies(&held(&page), "main", "fab-jangadeiro-da-alvorada"),
        3
    );
    let page = put(&page, "-1 Jangadeiro da Alvorada", &[]);
    assert_eq!(
        copies(&held(&page), "main", "fab-jangadeiro-da-alvorada"),
        2
    );
    let page = put(&page, "=4 jangadeiro da alvorada", &[]);
    assert_eq!(
        copies(&held(&page), "main", "fab-jangadeiro-da-alvorada"),
        4
    );
    let page = put(&page, "1 jangadeiro da alvorada", &[("em", "reserve")]);
    assert_eq!(
        copies(&held(&page), "reserve", "fab-jangadeiro-da-alvorada"),
        1
    );
    let page = put(&page, "centro brejo das vozes", &[]);
    assert_eq!(copies(&held(&page), "centro", "fab-brejo-das-vozes"), 1);
    let page = put(&page, "3 porteira do defunto, 1 brejo das vozes", &[]);
    assert_eq!(
        page.matches("crop waits").count(),
        0,
        "every base has its place"
    );
    // A part of a name is no name: what it may mean are buttons, and nothing has changed.
    let asked = put(&page, "3 jang", &[]);
    assert_eq!(held(&asked), held(&page));
    let choices: Vec<String> = buttons(&asked)
        .into_iter()
        .filter(|it| it.starts_with("carta|+|3||"))
        .collect();
    assert!(
        choices.len() > 1 && asked.contains("name=\"por\" value=\"3 jang\""),
        "{choices:?}"
    );
    let chosen = press(&asked, &choices[0], &[]);
    let card = choices[0].rsplit('|').next().unwrap();
    assert_eq!(
        copies(&held(&chosen), "main", card),
        copies(&held(&page), "main", card) + 3
    );
    let none = put(&page, "3 xyzzyplugh", &[]);
    assert!(held(&none) == held(&page) && none.contains("nem quase"));
    // The field beside the rows finds cards and puts them in.
    let found = press(&page, "buscar", &[("q", "tipo:base")]);
    let total = Server::shared()
        .anonymous()
        .get("/v1/cards?q=tipo:base&game=fab")
        .ok()["total"]
        .clone();
    assert!(found.contains(&format!("{total} cartas")));
    assert!(
        buttons(&found)
            .iter()
            .any(|it| it.starts_with("carta|+|1|centro|fab-"))
    );
    let wrong = press(&page, "buscar", &[("q", "((((")]);
    assert_eq!(held(&wrong), held(&page));
}

#[test]
fn lines_move_go_and_carry_what_is_attached() {
    let page = open("/mesa/fab?lang=pt-BR&pronto=fab-deck-folia");
    let card = held(&page)["main"][0]["card"].as_str().unwrap().to_owned();
    let had = copies(&held(&page), "main", &card);
    let moved = press(&page, "mover|main/0", &[("m/main/0", "reserve")]);
    assert_eq!(
        (
            copies(&held(&moved), "main", &card),
            copies(&held(&moved), "reserve", &card)
        ),
        (0, had)
    );
    let gone = press(&moved, "tirar|reserve/0", &[]);
    assert_eq!(held(&gone)["reserve"], Value::Null);
    let more = press(&page, "mais|main/0", &[]);
    assert_eq!(copies(&held(&more), "main", &card), had + 1);
    let less = press(&more, "menos|main/0", &[]);
    assert_eq!(hidden(&less, "documento"), hidden(&page, "documento"));
    // A hero: places to fill, and a card attached to another one.
    let hero = open("/mesa/apo?lang=pt-BR&pronto=apo-deck-barca-dos-remedios");
    let host = held(&hero)["suporte"][0]["card"]
        .as_str()
        .unwrap()
        .to_owned();
    let attached = press(
        &hero,
        "anexar|suporte/0",
        &[("a/suporte/0", "apo-chuva-de-caju")],
    );
    assert_eq!(
        held(&attached)["suporte"][0],
        json!({"card": host, "copies": 1, "attached": [{"card": "apo-chuva-de-caju", "copies": 1}]})
    );
    let doubtful = press(&hero, "anexar|suporte/0", &[("a/suporte/0", "chuva")]);
    let choice = buttons(&doubtful)
        .into_iter()
        .find(|it| it == "anexo|suporte/0|apo-chuva-de-caju");
    let chosen = press(&doubtful, &choice.expect("no choice"), &[]);
    assert_eq!(held(&chosen), held(&attached));
    let off = press(&attached, "tirar|suporte/0/attached/0", &[]);
    assert_eq!(held(&off), held(&hero));
    let two = press(&attached, "mais|suporte/0", &[]);
    assert!(held(&two) == held(&attached) && two.contains("é uma só"));
}

#[test]
fn what_nobody_knows_stays_on_the_desk() {
    let deck = json!({"game": "fab", "name": "A", "main": [
        {"card": "fab-carta-de-amanha", "copies": 2, "note": "sai em março", "finish": "holo"},
        {"card": "Jangadeiro da Alvorada", "copies": 3},
        {"card": "<img src=x onerror=alert(1)>", "copies": 1},
    ]});
    let actor = Server::shared().anonymous();
    let answer = send(
        &actor,
        "/mesa/fab?lang=pt-BR",
        &[("documento", &deck.to_string())],
    );
    assert_eq!(answer.status, 200);
    let page = answer.text();
    assert!(!page.contains("<img src=x"));
    let after = held(&press(&page, "julgar", &[]));
    assert_eq!(after, held(&page));
    let lines = after["main"].as_array().unwrap();
    assert!(lines.contains(&json!({"card": "fab-carta-de-amanha", "copies": 2, "finish": "holo", "note": "sai em março"})));
    assert_eq!(copies(&after, "main", "fab-jangadeiro-da-alvorada"), 3);
    assert_eq!(copies(&after, "main", "<img src=x onerror=alert(1)>"), 1);
}

#[test]
fn what_is_no_deck_is_told_and_can_be_taken_along() {
    let actor = Server::shared().anonymous();
    let line = |n: usize| json!({"card": format!("x{n}"), "copies": 1});
    let long = json!({"game": "fab", "main": (0..500).map(line).collect::<Vec<_>>()});
    for sent in [
        "nada disso".to_owned(),
        "{\"game\":\"fab\",\"main\":{}}".to_owned(),
        "{\"version\":9,\"game\":\"fab\"}".to_owned(),
        "{\"game\":\"fab\",\"casa\":[{\"card\":\"x\"}]}".to_owned(),
        "{\"game\":\"dd\"}".to_owned(),
        format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000)),
        "</textarea><script>alert(1)</script>".to_owned(),
        long.to_string(),
    ] {
        let answer = send(&actor, "/mesa/fab?lang=pt-BR", &[("documento", &sent)]);
        assert_eq!(answer.status, 422, "{sent:.80}");
        let page = answer.text();
        assert!(
            !page.contains("<script>alert") && read(&page).contains(&sent),
            "{sent:.80}"
        );
        assert!(page.contains("href=\"/mesa/"), "a way on");
    }
    // Steps that cannot be read are no steps, and buttons that there are not do nothing.
    let page = open("/mesa/fab?lang=pt-BR&pronto=fab-deck-folia");
    for more in [
        [
            ("passos", "{\"undo\":[[{\"copies\":{}}]]}"),
            ("fazer", "desfazer"),
        ],
        [("passos", "["), ("fazer", "refazer")],
        [("fazer", "consertar|x~y~z~"), ("formato", "<b>")],
        [("fazer", "carta|+|99999999999|main|x"), ("c/main/999", "3")],
        [("fazer", "mover|main/9999"), ("m/main/9999", "anexos")],
        [("fazer", "carta|+|1|anexos|fab-x"), ("c/anexos/0", "3")],
        [("fazer", "mais|main/0/attached/0"), ("c/main/0", "-1")],
        [("fazer", "anexo|main/0|"), ("por", "\u{0}\u{202e}")],
    ] {
        let mut fields = vec![("documento", hidden(&page, "documento"))];
        fields.extend(more.map(|(name, value)| (name, value.to_owned())));
        let fields: Vec<(&str, &str)> = fields
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        let answer = send(&actor, "/mesa/fab?lang=pt-BR", &fields);
        assert_eq!(answer.status, 200, "{more:?}");
        assert_eq!(held(&answer.text()), held(&page), "{more:?}");
    }
    assert_eq!(
        send(
            &actor,
            "/mesa/fab",
            &[("documento", &"x".repeat(5_000_000))]
        )
        .status,
        413
    );
}

/// The deck is on the reader's device: the page holds nothing of it, and says so to whoever has no scripts.
#[test]
fn a_deck_of_the_device_has_a_page_that_says_where_it_is() {
    for game in GAMES {
        let page = open(&format!(
            "/mesa/local/01a1f62f-6112-7631-98f8-35f68df8907f?jogo={game}&lang=pt-BR"
        ));
        assert!(page.contains("só um script o encontra"));
        assert!(page.contains(&format!("href=\"/mesa/{game}?lang=pt-BR\"")));
        let (_, facts) = page.split_once("id=\"fatos\">").unwrap();
        let (facts, _) = facts.split_once("</script>").unwrap();
        let facts: Value = serde_json::from_str(facts).unwrap();
        let facts = &facts[game];
        assert_eq!(facts["game"], game);
        let thin = Server::shared()
            .anonymous()
            .get(facts["thin"].as_str().unwrap())
            .ok();
        assert!(thin["cards"].as_array().unwrap().len() > 500);
    }
}
