//! What people read.

use fabulario_tests::Server;

#[test]
fn the_first_page_shows_the_games_and_runs_no_script() {
    let page = Server::shared().anonymous().get("/?lang=pt-BR");
    assert_eq!(
        (page.status, page.header("content-type")),
        (200, Some("text/html; charset=utf-8"))
    );
    let text = page.text();
    for game in ["Fábula", "Dominions", "Multiversity", "Apoteose"] {
        assert!(text.contains(game), "{game}");
    }
    assert!(!text.contains("<script>"));
}

#[test]
fn what_a_reader_types_is_shown_as_text() {
    let actor = Server::shared().anonymous();
    for path in ["/", "/cartas", "/regras/fab", "/edicoes", "/ajuda"] {
        let hostile = "q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&jogo=%3Cb%3E&lang=%3Cb%3E";
        let page = actor.get(&format!("{path}?{hostile}")).text();
        assert!(
            !page.contains("<script>") && !page.contains("<b>alert"),
            "{page}"
        );
    }
}

#[test]
fn the_documentation_loads_nothing_from_outside() {
    let server = Server::shared();
    let answer = server.anonymous().get("/docs");
    assert_eq!(
        (answer.status, answer.header("location")),
        (308, Some("/docs/"))
    );
    let page = server.anonymous().get("/docs/");
    assert_eq!(page.status, 200);
    let text = page.text();
    let outside = |part: &&str| part.starts_with("http") || part.starts_with("//");
    let named: Vec<&str> = text.split(['"', '\'']).filter(outside).collect();
    assert_eq!(named, [""; 0]);
    for file in [
        "swagger-ui.css",
        "index.css",
        "swagger-ui-bundle.js",
        "swagger-initializer.js",
        "favicon-32x32.png",
    ] {
        assert_eq!(
            server.anonymous().get(&format!("/docs/{file}")).status,
            200,
            "{file}"
        );
    }
    assert!(
        server
            .anonymous()
            .get("/docs/swagger-initializer.js")
            .text()
            .contains("/openapi.json")
    );
    server
        .anonymous()
        .get("/docs/nope.js")
        .problem(404, "unknown-route");
}
