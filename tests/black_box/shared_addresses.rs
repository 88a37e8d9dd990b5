//! Addresses that people share: a browser is led to the page, everything else gets JSON.

use fabulario_tests::Server;
use serde_json::json;

const BROWSER: &str = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const CODE: &str = "FAB13BDFK02DKC8DTH26651H14EQS4103SS6Q3R81SVOBOUB";
const VARY: Option<&str> = Some("accept, accept-encoding, accept-language");

/// The addresses, with where a browser is led.
fn addresses() -> [(String, String); 7] {
    let card = "fab-cuca-dos-sete-sonos";
    [
        (format!("/v1/cards/{card}"), format!("/cartas/{card}")),
        (
            format!("/v1/cards/{card}?lang=en"),
            format!("/cartas/{card}?lang=en"),
        ),
        (format!("/v1/decks/code/{CODE}"), format!("/b/{CODE}")),
        (
            format!("/v1/decks/code/%20{CODE}%20?lang=pt"),
            format!("/b/{CODE}?lang=pt-BR"),
        ),
        (
            format!(
                "/v1/goldfish/hand?code={CODE}&seed=7&number=14&first=draw&format=fab-padrao&lang=en"
            ),
            format!(
                "/laboratorio/mao?codigo={CODE}&semente=7&numero=14&formato=fab-padrao&ordem=draw&lang=en"
            ),
        ),
        (
            format!("/v1/goldfish/hand?seed=7&code={CODE}"),
            format!("/laboratorio/mao?codigo={CODE}&semente=7"),
        ),
        (
            format!("/v1/goldfish/game?code={CODE}&seed=7&number=2"),
            format!("/b/{CODE}"),
        ),
    ]
}

fn with(path: &str, more: &str) -> String {
    let mark = if path.contains('?') { '&' } else { '?' };
    format!("{path}{mark}{more}")
}

#[test]
fn a_browser_is_led_to_the_page() {
    let server = Server::shared();
    for (path, page) in addresses() {
        let answer = server.anonymous().with("accept", BROWSER).get(&path);
        assert_eq!(answer.status, 303, "{path}");
        assert_eq!(answer.header("location"), Some(page.as_str()));
        assert_eq!(answer.header("vary"), VARY, "{path}");
        assert!(answer.body.is_empty());
    }
}

#[test]
fn everything_else_gets_json() {
    let server = Server::shared();
    let accepts = [
        None,
        Some("*/*"),
        Some("application/json"),
        Some("application/json, text/html"),
        Some("text/html;q=0.5, application/json"),
        Some("image/png"),
    ];
    for (path, _) in addresses() {
        for accept in accepts {
            let actor = server.anonymous();
            let actor = accept.map_or(actor.clone(), |accept| actor.with("accept", accept));
            let answer = actor.get(&path);
            assert_eq!(answer.status, 200, "{path} {accept:?}");
            assert_eq!(answer.header("content-type"), Some("application/json"));
            assert_eq!(answer.header("vary"), VARY, "{path} {accept:?}");
        }
    }
}

#[test]
fn a_browser_gets_json_that_it_asks_for_by_name() {
    let server = Server::shared();
    for (path, _) in addresses() {
        let browser = server.anonymous().with("accept", BROWSER);
        let named = browser.get(&with(&path, "format=json"));
        assert_eq!(named.header("content-type"), Some("application/json"));
        // No word about the parameter, and the same answer.
        assert_eq!(named.ok(), server.anonymous().get(&path).ok(), "{path}");
    }
    let odd = server
        .anonymous()
        .get("/v1/cards/fab-cuca-dos-sete-sonos?format=xml&lang=en");
    let warning = &odd.ok()["warnings"][0];
    assert_eq!(warning["code"], "unknown_value");
}

#[test]
fn a_kept_answer_is_asked_for_again_by_what_it_depends_on() {
    let server = Server::shared();
    let path = "/v1/cards/fab-cuca-dos-sete-sonos";
    let first = server.anonymous().get(path);
    let etag = first.header("etag").unwrap();
    let again = server.anonymous().with("if-none-match", etag).get(path);
    assert_eq!((again.status, again.header("vary")), (304, VARY));
    // A browser that has the page in its mind has no use for the tag of the JSON.
    let browser = server.anonymous().with("accept", BROWSER);
    assert_eq!(browser.with("if-none-match", etag).get(path).status, 303);
}

#[test]
fn what_is_wrong_is_told_as_json_whoever_asks() {
    let server = Server::shared();
    let browser = server.anonymous().with("accept", BROWSER);
    browser.get("/v1/cards/nobody").problem(404, "unknown-card");
    let code = browser.get("/v1/decks/code/FAB1XYZ");
    code.problem(400, "invalid-deck-code");
    let hand = browser.get("/v1/goldfish/hand?seed=7&lang=en");
    let hand = hand.problem(400, "missing-parameter");
    assert_eq!(hand["known"], json!(["code"]));
    let game = browser.get(&format!("/v1/goldfish/game?code={CODE}&seed=x"));
    game.problem(400, "invalid-parameter");
}

/// Pictures and other addresses below them are what they were.
#[test]
fn no_other_address_leads_away() {
    let server = Server::shared();
    let browser = server.anonymous().with("accept", BROWSER);
    for path in [
        "/v1/cards/fab-cuca-dos-sete-sonos/image.svg",
        "/v1/cards/fab-cuca-dos-sete-sonos/rulings",
        "/v1/cards/named?exact=Cuca%20dos%20Sete%20Sonos",
        "/v1/cards?q=cuca",
        &format!("/v1/decks/code/{CODE}.svg"),
        &format!("/v1/decks/code/{CODE}/curve.svg"),
        &format!("/v1/decks/code/{CODE}/image.png"),
    ] {
        assert_eq!(browser.get(path).status, 200, "{path}");
    }
}
