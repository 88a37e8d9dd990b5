//! Every page with what it shows when there is much, nothing, and something wrong: a page without a row here is a failure.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use fabulario_tests::{Browser, Server};

use super::audit::{LOOKS, audit, every_look};
use super::table::{Table, by_keys, used_by, without_scripts};

/// A page, and addresses that show its states.
struct Screen {
    /// Its route, as the list of pages has it.
    route: &'static str,
    filled: &'static str,
    empty: &'static str,
    wrong: &'static str,
    /// The same of the other games.
    others: &'static [&'static str],
    /// A test that uses it.
    test: &'static str,
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
        others: &[],
        test: "",
    }
}

impl Screen {
    /// The same page of other games.
    const fn also(mut self, others: &'static [&'static str]) -> Self {
        self.others = others;
        self
    }

    /// The test that uses the page.
    const fn by(mut self, test: &'static str) -> Self {
        self.test = test;
        self
    }
}

/// Assobio, a ready deck.
const CODE: &str = "/b/FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2";
const CODE_PRINTED: &str = "/b/FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2/imprimir";
const CODE_PROXIES: &str = "/b/FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2/proxies";

const SCREENS: &[Screen] = &[
    screen("/", "/", "/?jogo=mvc", "/?jogo=xadrez")
        .also(&["/?jogo=dd", "/?jogo=mvc", "/?jogo=apo"])
        .by("the_first_page_has_the_four_games_and_something_for_today"),
    screen(
        "/cartas",
        "/cartas?q=tipo:aliado+custo%3C%3D4",
        "/cartas?q=tipo:aliado+ofensiva%3E%3D6+custo%3C%3D2",
        "/cartas?q=cor:xyz",
    )
    .also(&[
        "/cartas?jogo=dd&ver=tabela",
        "/cartas?jogo=mvc&ver=lista",
        "/cartas?jogo=apo&ver=texto",
    ])
    .by("journey_1_a_player_finds_cards_and_narrows_them"),
    screen(
        "/laboratorio",
        "/laboratorio?codigo=fab-deck-cangaco&semente=7&partidas=200&turnos=6&rodar=1",
        "/laboratorio?jogo=apo",
        "/laboratorio?codigo=nada",
    )
    .also(&["/laboratorio?jogo=dd", "/laboratorio?jogo=mvc"])
    .by("every_game_has_the_screens_that_the_api_serves_for_it"),
    screen(
        "/laboratorio/mao",
        "/laboratorio/mao?codigo=fab-deck-cangaco&semente=7&numero=13&fica=1,4",
        "/laboratorio/mao",
        "/laboratorio/mao?codigo=nada&semente=1",
    )
    .also(&[
        "/laboratorio/mao?codigo=dd-deck-noite-de-foguetorio&semente=7",
        "/laboratorio/mao?jogo=mvc",
    ])
    .by("an_answer_has_the_exact_figures_of_the_api"),
    screen(
        "/laboratorio/partida",
        "/laboratorio/partida?codigo=fab-deck-cangaco&semente=7&numero=13&acoes=done+play.fab-jagunco-sem-patrao+pass",
        "/laboratorio/partida?codigo=dd-deck-barro-vivo&semente=7&assistir=1",
        "/laboratorio/partida?codigo=fab-deck-cangaco&semente=7&acoes=done+attack.20.5",
    )
    .also(&[
        "/laboratorio/partida",
        "/laboratorio/partida?codigo=mvc-deck-ceu-em-cordel&semente=7&assistir=1",
    ])
    .by("three_turns_are_played_by_keys_and_undone"),
    screen(
        "/chances",
        "/chances?codigo=fab-deck-cangaco",
        "/chances",
        "/chances?codigo=nada",
    )
    .also(&["/chances?jogo=dd", "/chances?jogo=mvc"])
    .by("odds_are_those_of_the_api_with_their_fractions"),
    screen(
        "/comparar",
        "/comparar?a=fab-deck-cangaco&b=fab-deck-folia",
        "/comparar",
        "/comparar?a=nada",
    )
    .also(&["/comparar?jogo=dd", "/comparar?jogo=mvc"])
    .by("two_decks_show_what_only_one_has_and_what_both_have"),
    screen(
        "/edicoes",
        "/edicoes",
        "/edicoes?jogo=dd",
        "/edicoes?jogo=xadrez",
    )
    .also(&["/edicoes?jogo=dd", "/edicoes?jogo=mvc", "/edicoes?jogo=apo"])
    .by("every_set_hangs_on_the_string_with_the_figures_of_a_search"),
    screen(
        "/edicoes/{code}",
        "/edicoes/SFR",
        "/edicoes/LDC?ver=lista",
        "/edicoes/NADA",
    )
    .also(&["/edicoes/LDC"])
    .by("a_checklist_has_every_number_in_both_views"),
    screen(
        "/regras/{game}",
        "/regras/fab",
        "/regras/dd?q=bloquio",
        "/regras/xadrez",
    )
    .also(&["/regras/dd", "/regras/mvc", "/regras/apo"])
    .by("a_rulebook_has_every_entry_of_the_api_at_an_anchor_that_stays"),
    screen("/sem-rede", "/sem-rede", "/sem-rede", "/sem-rede/nada")
        .by("the_offline_page_is_in_no_index_and_in_no_menu"),
    screen(
        "/cartas/{id}",
        "/cartas/fab-cuca-dos-sete-sonos",
        "/cartas/dd-ficha-eco",
        "/cartas/fab-cuca-dos-sete-sonhos-ruins",
    )
    .also(&["/cartas/dd-ficha-eco"])
    .by("journey_3_a_line_of_a_card_leads_to_its_rule"),
    screen(
        "/importar",
        "/importar?exemplo=1",
        "/importar",
        "/importar?jogo=xadrez",
    )
    .also(&["/importar?jogo=apo"])
    .by("journey_5_a_pasted_list_becomes_a_legal_deck"),
    screen(
        "/mesa/{game}",
        "/mesa/fab?pronto=fab-deck-cangaco",
        "/mesa/apo",
        "/mesa/xadrez",
    )
    .also(&[
        "/mesa/dd?pronto=dd-deck-noite-de-foguetorio",
        "/mesa/mvc",
        "/mesa/apo",
    ])
    .by("journey_4_by_keys_alone_in_fabula"),
    screen(
        "/mesa/local/{deck}",
        "/mesa/local/01a1f62f-6112-7631-98f8-35f68df8907f",
        "/mesa/local/01a1f62f-6112-7631-98f8-35f68df8907f?jogo=apo",
        "/mesa/local/x",
    )
    .also(&[
        "/mesa/local/01a1f62f-6112-7631-98f8-35f68df8907f?jogo=dd",
        "/mesa/local/01a1f62f-6112-7631-98f8-35f68df8907f?jogo=mvc",
        "/mesa/local/01a1f62f-6112-7631-98f8-35f68df8907f?jogo=apo",
    ])
    .by("a_deck_of_the_device_has_a_page_that_says_where_it_is"),
    screen(
        "/baralhos",
        "/baralhos",
        "/baralhos?jogo=apo",
        "/baralhos?jogo=xadrez",
    )
    .also(&[
        "/baralhos?jogo=dd",
        "/baralhos?jogo=mvc",
        "/baralhos?jogo=apo",
    ])
    .by("decks_of_the_device_are_found_copied_let_go_and_carried_away"),
    screen(
        "/prontos",
        "/prontos",
        "/prontos?jogo=mvc",
        "/prontos?jogo=xadrez",
    )
    .also(&["/prontos?jogo=dd", "/prontos?jogo=apo"])
    .by("the_matrix_says_of_each_pair_what_the_api_says"),
    screen(
        "/prontos/{id}",
        "/prontos/fab-deck-folia",
        "/prontos/apo-heroi-nada",
        "/prontos/nada",
    )
    .also(&["/prontos/dd-deck-noite-de-foguetorio"])
    .by("a_ready_deck_tells_its_guide_with_links_its_cards_and_its_wins"),
    screen("/b", "/b", "/b", "/b?codigo=nada")
        .by("a_typed_code_or_a_pasted_address_leads_to_its_page"),
    screen("/b/{code}", CODE, "/b/DD13SFR21R4ALN5", "/b/NADA")
        .also(&["/b/DD13SFR21R4ALN5"])
        .by("a_code_opens_the_deck_with_its_verdicts_odds_files_and_pictures"),
    screen(
        "/b/{code}/imprimir",
        CODE_PRINTED,
        "/b/DD13SFR21R4ALN5/imprimir",
        "/b/NADA/imprimir",
    )
    .also(&["/b/DD13SFR21R4ALN5/imprimir"])
    .by("a_sheet_of_paper_has_the_list_the_verdict_the_code_and_its_picture"),
    screen(
        "/b/{code}/proxies",
        CODE_PROXIES,
        "/b/DD13SFR21R4ALN5/proxies",
        "/b/NADA/proxies",
    )
    .also(&["/b/DD13SFR21R4ALN5/proxies?cartas=dd-ficha-eco"])
    .by("proxies_are_those_that_were_chosen_nine_to_a_sheet_and_say_what_they_are"),
    screen("/ajuda", "/ajuda", "/ajuda?jogo=apo", "/nada/aqui")
        .also(&["/ajuda?jogo=dd", "/ajuda?jogo=mvc"])
        .by("the_help_lists_every_field_with_a_query_to_try"),
    screen("/problems", "/problems", "/problems", "/problems/nada")
        .by("a_page_about_a_problem_keeps_what_was_typed_where_it_was_typed"),
    screen(
        "/problems/{kind}",
        "/problems/invalid-query",
        "/problems/not-found",
        "/problems/nada",
    )
    .by("a_page_about_a_problem_keeps_what_was_typed_where_it_was_typed"),
];

/// Addresses that show no page of their own, or that of somebody else.
const NO_SCREENS: &[&str] = &[
    "/assets/{digest}/{name:.+}",
    "/tema",
    "/sw.js",
    "/manifest.webmanifest",
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

/// The table of pages: a row for each, a cell for each thing that holds of all. An empty cell is red, and says why.
#[test]
#[ignore = "needs a WebDriver: tests/run browser"]
fn every_cell_of_the_table_of_pages_holds() {
    let server = Server::shared();
    let browser = Browser::open();
    let mut table = Table::default();
    for screen in SCREENS {
        let [wide, phone, empty, wrong] = LOOKS;
        let seen = |path: &str, look| audit(server, &browser, path, look);
        let others = screen.others.iter().zip(LOOKS.into_iter().cycle());
        let cells = [
            ("1280 px", seen(screen.filled, wide)),
            ("390 px", seen(screen.filled, phone)),
            ("empty", seen(screen.empty, empty)),
            ("error", seen(screen.wrong, wrong)),
            (
                "games",
                others.flat_map(|(path, look)| seen(path, look)).collect(),
            ),
            ("keyboard", by_keys(server, &browser, screen.filled)),
            ("no JS", without_scripts(server, &browser, screen.filled)),
            ("test", used_by(screen.test)),
        ];
        table.row(screen.route, cells);
    }
    table.print();
    assert!(table.wrong.is_empty(), "{}", table.wrong.join("\n"));
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

/// Every other page in every look and state.
fn holds_in_every_look(first: usize) {
    let server = Server::shared();
    let browser = Browser::open();
    let mut wrong = Vec::new();
    for screen in SCREENS.iter().skip(first).step_by(2) {
        for look in every_look() {
            for path in [screen.filled, screen.empty, screen.wrong] {
                wrong.extend(audit(server, &browser, path, look));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
#[ignore = "takes long: tests/run browser-full"]
fn full_half_of_the_pages_holds_in_every_look_and_state() {
    holds_in_every_look(0);
}

#[test]
#[ignore = "takes long: tests/run browser-full"]
fn full_the_other_half_of_the_pages_holds_in_every_look_and_state() {
    holds_in_every_look(1);
}
