//! `/importar`.

use fabulario_tests::Server;
use serde_json::json;

use super::*;

#[test]
fn a_pasted_list_is_read_line_by_line_and_one_click_mends_a_name() {
    let actor = Server::shared().anonymous();
    let list = list();
    let answer = send(&actor, "/importar?lang=pt-BR", &[("lista", &list)]);
    assert_eq!(
        (answer.status, answer.header("cache-control")),
        (200, Some("private, no-cache"))
    );
    let page = answer.text();
    let said = read(&page);
    assert!(
        said.contains("18 cartas entendidas") && said.contains("1 não"),
        "{said}"
    );
    for (number, line) in (1..).zip(list.lines()) {
        assert!(said.contains(&format!("value=\"{number}\"")), "{number}");
        assert!(said.contains(&format!("<code>{line}</code>")), "{line}");
    }
    // What was typed is still there, and the near name is a button of the same form.
    assert!(said.contains(&list), "{said}");
    let trade = buttons(&page)
        .into_iter()
        .find(|it| it.ends_with("|fab-rasga-mortalha"));
    let trade = trade.expect("no button for the near name");
    let mended = send(
        &actor,
        "/importar?lang=pt-BR",
        &[("lista", &list), ("trocar", &trade)],
    );
    let page = mended.text();
    let said = read(&page);
    assert!(said.contains(&list.replace("Rasga Mortalia", "Rasga-Mortalha")));
    assert!(said.contains("19 cartas entendidas") && !said.contains("1 não"));
    // The verdict, the code and the deck are the API's.
    let parsed = actor.post(
        "/v1/decks/parse?lang=pt-BR",
        &json!({"text": list.replace("Rasga Mortalia", "Rasga-Mortalha")}),
    );
    let deck = &parsed.ok()["document"];
    assert_eq!(held(&page), *deck);
    let verdict = judged(deck);
    for finding in verdict["violations"].as_array().unwrap() {
        assert!(
            said.contains(finding["message"].as_str().unwrap()),
            "{finding}"
        );
        let rule = finding["rule"].as_str().unwrap();
        assert!(
            said.contains(&format!("/regras/fab?lang=pt-BR#{rule}")),
            "{rule}"
        );
    }
    let coded = actor.post("/v1/decks/encode", &json!({"game": "fab", "deck": deck}));
    let code = coded.ok()["code"].as_str().unwrap().to_owned();
    assert!(said.contains(&code) && said.contains(&format!("/v1/decks/code/{code}.svg")));
    assert_eq!(actor.get(&format!("/v1/decks/code/{code}.svg")).status, 200);
    assert_eq!(deck["name"], "Assobio no Telhado, da Duda");
    // The desk takes it as it is.
    let document = hidden(&page, "documento");
    let opened = send(&actor, "/mesa/fab?lang=pt-BR", &[("documento", &document)]);
    assert_eq!((opened.status, stamp(&opened.text())), (200, stamp(&page)));
}

#[test]
fn a_list_that_is_too_long_is_still_in_the_box() {
    let actor = Server::shared().anonymous();
    for list in ["x".repeat(1_048_577), "1 boi\n".repeat(10_001)] {
        let answer = send(&actor, "/importar?lang=pt-BR", &[("lista", &list)]);
        assert_eq!(answer.status, 422);
        let page = answer.text();
        assert!(page.contains("grande demais") && page.contains(&list));
    }
}

#[test]
fn nothing_and_nonsense_have_a_way_on() {
    let actor = Server::shared().anonymous();
    for (path, word) in [
        ("/importar?lang=pt-BR", "Ver um exemplo"),
        ("/importar?lang=en", "See an example"),
    ] {
        let empty = actor.get(path);
        assert!(empty.status == 200 && empty.text().contains(word), "{path}");
        assert_eq!(send(&actor, path, &[("lista", "  \n")]).status, 200);
    }
    let example = actor.get("/importar?exemplo=1&lang=en").text();
    assert!(example.contains("18 cards understood"), "{example}");
    let hostile = "3 <script>alert(1)</script>\n2 \u{202e}\"onload=x\n";
    let answer = send(&actor, "/importar?lang=en", &[("lista", hostile)]);
    let page = answer.text();
    assert!(
        answer.status == 200 && !page.contains("<script>alert") && read(&page).contains(hostile)
    );
    assert!(page.contains("There is no deck yet"), "{page}");
}

#[test]
fn several_cards_of_one_name_are_asked_about_and_not_guessed() {
    let actor = Server::shared().anonymous();
    // One name, two versions: each is a button that writes its id.
    let page = send(
        &actor,
        "/importar?lang=pt-BR",
        &[("lista", "2 Zefa Faísca")],
    )
    .text();
    assert!(page.contains("mais de uma carta"), "{page}");
    let choices: Vec<String> = buttons(&page)
        .into_iter()
        .filter(|it| it.starts_with("1|mvc-"))
        .collect();
    assert_eq!(choices.len(), 2, "{choices:?}");
    for choice in choices {
        let fields = [("lista", "2 Zefa Faísca"), ("trocar", choice.as_str())];
        let page = send(&actor, "/importar?lang=pt-BR", &fields).text();
        let id = choice.split('|').nth(1).unwrap();
        assert!(
            read(&page).contains(&format!("2 {id}")) && page.contains("1 carta entendida"),
            "{page}"
        );
        assert_eq!(held(&page)["main"], json!([{"card": id, "copies": 2}]));
    }
    // A near name is offered, never taken.
    let near = send(
        &actor,
        "/importar?lang=pt-BR",
        &[("lista", "2 cuca"), ("jogo", "fab")],
    )
    .text();
    let offered = buttons(&near);
    assert!(
        offered.iter().any(|it| it.starts_with("1|fab-cuca")),
        "{near}"
    );
    assert_eq!(held(&near)["main"], json!([{"card": "cuca", "copies": 2}]));
}
