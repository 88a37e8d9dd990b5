//! How quickly pages appear: on an idle machine, by `tests/run pace`.

use std::fs;

use fabulario_tests::{Actor, Browser, Builder, Server};
use serde_json::{Value, json};

use super::at;

/// Pages that a player opens first.
const PAGES: &[&str] = &[
    "/",
    "/cartas",
    "/cartas?q=tipo:aliado",
    "/cartas/fab-cuca-dos-sete-sonos",
    "/regras/fab",
    "/prontos",
    "/ajuda",
];

/// What a page tells of itself: watched from its first byte on.
const WATCH: &str = "window.pace = {lcp: 0, cls: 0, tbt: 0};
    new PerformanceObserver(list => list.getEntries().forEach(it => pace.lcp = it.startTime)).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver(list => list.getEntries().forEach(it => { if (!it.hadRecentInput) pace.cls += it.value; })).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver(list => list.getEntries().forEach(it => pace.tbt += Math.max(0, it.duration - 50))).observe({type: 'longtask', buffered: true});";

/// The page's largest paint in milliseconds, its shifts, and how long it was blocked; each the median of five visits.
fn visits(server: &Server, path: &str, slow: bool) -> [f64; 3] {
    let mut seen: Vec<Value> = Vec::new();
    for _ in 0..5 {
        let browser = Browser::open();
        browser.look(390, false);
        browser.ask("Page.enable", &json!({}));
        browser.ask(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": WATCH }),
        );
        if slow {
            browser.ask("Emulation.setCPUThrottlingRate", &json!({"rate": 4}));
            browser.ask("Network.enable", &json!({}));
            let bytes = 1.6e6 / 8.0;
            let slow = json!({"offline": false, "latency": 150, "downloadThroughput": bytes, "uploadThroughput": bytes});
            browser.ask("Network.emulateNetworkConditions", &slow);
        }
        browser.goto(&at(server, path));
        // Everything that is in the first view has come by now: two frames more paint it.
        browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))");
        seen.push(browser.evaluate("window.pace"));
    }
    ["lcp", "cls", "tbt"].map(|what| {
        let mut values: Vec<f64> = seen.iter().map(|it| it[what].as_f64().unwrap()).collect();
        values.sort_by(f64::total_cmp);
        values[2]
    })
}

#[test]
#[ignore = "by hand, on an idle machine: tests/run pace"]
fn pages_appear_at_once_and_stay_where_they_are() {
    let server = Server::shared();
    let mut wrong = Vec::new();
    for path in PAGES {
        let [lcp, cls, tbt] = visits(server, path, true);
        let [quick, ..] = visits(server, path, false);
        println!("{path}: slow LCP {lcp:.0} ms, CLS {cls:.3}, TBT {tbt:.0} ms; LCP {quick:.0} ms");
        let bars = [
            ("LCP", lcp, 2_000.0),
            ("CLS", cls, 0.02),
            ("TBT", tbt, 150.0),
            ("LCP of a quick machine", quick, 500.0),
        ];
        let missed = bars.iter().filter(|(_, value, most)| value > most);
        wrong.extend(
            missed.map(|(what, value, most)| format!("{path}: {what} {value}, at most {most}")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Seconds of processor that a server has used.
fn used(server: &Server) -> f64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", server.pid())).unwrap();
    let (_, fields) = stat.rsplit_once(") ").unwrap();
    let fields: Vec<&str> = fields.split(' ').collect();
    let ticks: f64 = fields[11..13]
        .iter()
        .map(|it| it.parse::<f64>().unwrap())
        .sum();
    ticks / 100.0
}

/// Microseconds of processor for each request of many.
fn cost(server: &Server, reader: &Actor, path: &str, times: u32) -> f64 {
    for _ in 0..20 {
        assert_eq!(reader.get(path).status, 200, "{path}");
    }
    let before = used(server);
    for _ in 0..times {
        reader.get(path);
    }
    (used(server) - before) * 1e6 / f64::from(times)
}

#[test]
#[ignore = "by hand, on an idle machine: tests/run pace"]
fn pages_cost_little() {
    let server = Builder::first().flag("--rate-limit", "0").start();
    let reader = server
        .anonymous()
        .with("accept", "text/html")
        .with("accept-encoding", "br");
    let nothing = cost(&server, &reader, "/healthz", 5_000);
    let card = cost(
        &server,
        &reader,
        "/cartas/fab-cuca-dos-sete-sonos?lang=pt-BR",
        5_000,
    );
    let cards = cost(&server, &reader, "/cartas?q=tipo:aliado&lang=pt-BR", 1_000);
    // Every request is a connection of its own: what that costs is no cost of the page.
    let (card, cards) = (card - nothing, cards - nothing);
    println!("a card {card:.0} µs, sixty cards {cards:.0} µs");
    assert!(card <= 300.0 && cards <= 3_000.0, "{card} {cards}");
}

/// What the desk tells of itself: how long each click took until it was painted, and until its verdict was.
const WATCH_DESK: &str = "let begun = 0;
    new PerformanceObserver(list => list.getEntries().forEach(it => { if (it.name === 'keydown') clicks.push(it.duration); })).observe({type: 'event', durationThreshold: 16, buffered: false});
    document.addEventListener('keydown', () => { begun = performance.now(); }, true);
    new MutationObserver(() => { const verdict = document.querySelector('.side .verdict'); if (begun && verdict.dataset.fresh === 'true') { const from = begun; begun = 0; requestAnimationFrame(() => setTimeout(() => verdicts.push(performance.now() - from))); } })
      .observe(document.querySelector('.side'), {subtree: true, childList: true, attributes: true}); 0";

/// Edits of a deck of 45 lines: on a slow machine until they are painted, on this one until they are judged.
#[test]
#[ignore = "by hand, on an idle machine: tests/run pace"]
fn an_edit_at_the_desk_is_painted_at_once_and_judged_soon() {
    let server = Builder::first().flag("--rate-limit", "0").start();
    let browser = Browser::open();
    browser.look(1280, false);
    browser.goto(&at(&server, "/mesa/fab?lang=pt-BR"));
    browser.until("document.querySelector('.live .side .verdict') !== null");
    let many = "(async () => { const thin = await (await fetch(JSON.parse(document.querySelector('#fatos').textContent).fab.thin)).json(); \
        const field = document.querySelector('#por'); const paste = new DataTransfer(); \
        paste.setData('text/plain', thin.cards.filter(it => it.game === 'fab' && it.type === 'aliado').slice(0, 45).map(it => `2 ${it.name}`).join('\\n')); \
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: paste, bubbles: true, cancelable: true })); })()";
    browser.evaluate(many);
    browser.click("dialog[open] .acts .ink");
    browser.until("document.querySelectorAll('.row').length === 45 && document.querySelector('.side .verdict').dataset.fresh === 'true'");
    let mut told = Vec::new();
    browser.evaluate(WATCH_DESK);
    for rate in [1, 4] {
        browser.ask("Emulation.setCPUThrottlingRate", &json!({ "rate": rate }));
        browser.evaluate("window.clicks = []; window.verdicts = []; 0");
        for at in 0..100 {
            let row = format!("document.querySelectorAll('.row')[{}]", at % 20);
            browser.evaluate(&format!("{row}.querySelector('.qty').focus()"));
            browser.press("+");
            browser.until("window.verdicts.length > 0 && document.querySelector('.side .verdict').dataset.fresh === 'true'");
        }
        for what in ["clicks", "verdicts"] {
            let all = browser.evaluate(&format!("window.{what}"));
            let mut all: Vec<f64> = all
                .as_array()
                .unwrap()
                .iter()
                .map(|it| it.as_f64().unwrap())
                .collect();
            all.resize(all.len().max(100), 16.0);
            all.sort_by(f64::total_cmp);
            told.push((
                all[all.len() * 95 / 100],
                all[all.len() * 98 / 100],
                all[all.len() - 1],
            ));
        }
    }
    println!("clicks and verdicts at once, then four times slower (p95, p98, most): {told:?}");
    let [_, (verdict, ..), (_, painted, longest), _] = told[..] else {
        panic!()
    };
    assert!(verdict <= 120.0, "judged after {verdict} ms");
    assert!(
        painted <= 100.0 && longest <= 200.0,
        "painted after {painted}, {longest} ms"
    );
}
