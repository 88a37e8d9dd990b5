//! Every page with what it shows when there is much, nothing, and something wrong: a page without a row here is a failure.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use fabulario_tests::{Browser, Server};

use super::audit::{LOOKS, audit, every_look};

/// A page, and addresses that show its states.
struct Screen {
    /// Its route, as the list of pages has it.
    route: &'static str,
    filled: &'static str,
    empty: &'static str,
    wrong: &'static str,
}

const fn screen(
    route: &'static str,
    filled: &'static str,
    empty: &'static str,
    wrong: &'static str,
) -> Screen {
    Screen {
        route,
        filled,
        empty,
        wrong,
    }
}

/// Assobio, a ready deck.
const CODE: &str = "/b/FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2";
const CODE_PRINTED: &str = "/b/FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2/imprimir";
const CODE_PROXIES: &str = "/b/FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2/proxies";

const SCREENS: &[Screen] = &[
    screen("/", "/", "/?jogo=mvc", "/?jogo=xadrez"),
    screen(
        "/cartas",
        "/cartas?q=tipo:aliado+custo%3C%3D4",
        "/cartas?q=tipo:aliado+ofensiva%3E%3D6+custo%3C%3D2",
        "/cartas?q=cor:xyz",
    ),
    screen(
        "/laboratorio",
        "/laboratorio?codigo=fab-deck-cangaco",
        "/laboratorio?jogo=apo",
        "/laboratorio?codigo=nada",
    ),
    screen(
        "/laboratorio/mao",
        "/laboratorio/mao?codigo=fab-deck-cangaco&semente=7&numero=13&fica=1,4",
        "/laboratorio/mao",
        "/laboratorio/mao?codigo=nada&semente=1",
    ),
    screen(
        "/chances",
        "/chances?codigo=fab-deck-cangaco",
        "/chances",
        "/chances?codigo=nada",
    ),
    screen(
        "/comparar",
        "/comparar?a=fab-deck-cangaco&b=fab-deck-folia",
        "/comparar",
        "/comparar?a=nada",
    ),
    screen(
        "/edicoes",
        "/edicoes",
        "/edicoes?jogo=dd",
        "/edicoes?jogo=xadrez",
    ),
    screen(
        "/edicoes/{code}",
        "/edicoes/SFR",
        "/edicoes/LDC?ver=lista",
        "/edicoes/NADA",
    ),
    screen(
        "/regras/{game}",
        "/regras/fab",
        "/regras/dd?q=bloquio",
        "/regras/xadrez",
    ),
    screen("/sem-rede", "/sem-rede", "/sem-rede", "/sem-rede/nada"),
    screen(
        "/cartas/{id}",
        "/cartas/fab-cuca-dos-sete-sonos",
        "/cartas/dd-ficha-eco",
        "/cartas/fab-cuca-dos-sete-sonhos-ruins",
    ),
    screen(
        "/importar",
        "/importar?exemplo=1",
        "/importar",
        "/importar?jogo=xadrez",
    ),
    screen(
        "/mesa/{game}",
        "/mesa/fab?pronto=fab-deck-cangaco",
        "/mesa/apo",
        "/mesa/xadrez",
    ),
    screen(
        "/baralhos",
        "/baralhos",
        "/baralhos?jogo=apo",
        "/baralhos?jogo=xadrez",
    ),
    screen(
        "/prontos",
        "/prontos",
        "/prontos?jogo=mvc",
        "/prontos?jogo=xadrez",
    ),
    screen(
        "/prontos/{id}",
        "/prontos/fab-deck-folia",
        "/prontos/apo-heroi-nada",
        "/prontos/nada",
    ),
    screen("/b", "/b", "/b", "/b?codigo=nada"),
    screen("/b/{code}", CODE, "/b/DD13SFR21R4ALN5", "/b/NADA"),
    screen(
        "/b/{code}/imprimir",
        CODE_PRINTED,
        "/b/DD13SFR21R4ALN5/imprimir",
        "/b/NADA/imprimir",
    ),
    screen(
        "/b/{code}/proxies",
        CODE_PROXIES,
        "/b/DD13SFR21R4ALN5/proxies",
        "/b/NADA/proxies",
    ),
    screen("/ajuda", "/ajuda", "/ajuda?jogo=apo", "/nada/aqui"),
    screen("/problems", "/problems", "/problems", "/problems/nada"),
    screen(
        "/problems/{kind}",
        "/problems/invalid-query",
        "/problems/not-found",
        "/problems/nada",
    ),
];

/// Addresses that show no page of their own, or that of somebody else.
const NO_SCREENS: &[&str] = &[
    "/assets/{digest}/{name:.+}",
    "/tema",
    "/regras",
    "/help",
    "/docs",
    "/docs/{file:.*}",
    "/ir",
    "/regras",
    "/b/{code}/lista.txt",
    "/b/{code}/lista.md",
    "/b/{code}/lista.csv",
    "/b/{code}/lista.json",
];

/// The routes of pages, as the program lists them.
fn routes() -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../api/src/routes.rs");
    let text = fs::read_to_string(file).unwrap();
    let list = text.split("pub const PAGES: &[&str] = &[").nth(1).unwrap();
    let list = list.split("];").next().unwrap();
    list.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_page_has_a_screen_that_is_looked_at() {
    let known: Vec<&str> = SCREENS
        .iter()
        .map(|it| it.route)
        .chain(NO_SCREENS.iter().copied())
        .collect();
    let mut unseen = routes();
    unseen.retain(|route| !known.contains(&route.as_str()));
    assert_eq!(unseen, [""; 0], "no row in SCREENS");
    let routes = routes();
    for route in known {
        assert!(
            routes.iter().any(|it| it == route),
            "{route} is no page any more"
        );
    }
}

#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn every_page_holds_in_each_width_theme_and_language() {
    let server = Server::shared();
    let browser = Browser::open();
    let mut wrong = Vec::new();
    for screen in SCREENS {
        let states = [screen.filled, screen.filled, screen.empty, screen.wrong];
        for (path, look) in states.into_iter().zip(LOOKS) {
            wrong.extend(audit(server, &browser, path, look));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The HTML of every state of every page, as a validator reads it.
#[test]
#[ignore = "needs a validator: tests/run browser"]
fn every_page_is_valid_html() {
    let server = Server::shared();
    let folder = tempfile::tempdir().unwrap();
    let reader = server.anonymous().with("accept", "text/html");
    for (at, screen) in SCREENS.iter().enumerate() {
        for (state, path) in [screen.filled, screen.empty, screen.wrong]
            .iter()
            .enumerate()
        {
            let html = reader.get(path).text();
            fs::write(folder.path().join(format!("{at}-{state}.html")), html).unwrap();
        }
    }
    let tools = env::var("TEST_PAGE").expect("TEST_PAGE: run these tests with tests/run");
    let outcome = Command::new(format!("{tools}/node_modules/.bin/html-validate"))
        .args([
            "--config",
            &format!("{tools}/htmlvalidate.json"),
            "--formatter",
            "text",
        ])
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(
        outcome.status.success(),
        "{}",
        String::from_utf8_lossy(&outcome.stdout)
    );
}

#[test]
#[ignore = "takes long: tests/run browser-full"]
fn full_every_page_holds_in_every_look_and_state() {
    let server = Server::shared();
    let browser = Browser::open();
    let mut wrong = Vec::new();
    for screen in SCREENS {
        for look in every_look() {
            for path in [screen.filled, screen.empty, screen.wrong] {
                wrong.extend(audit(server, &browser, path, look));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
