//! What holds of every page, looked at in a real browser: accessibility, policy, targets, reflow, weight, language.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;
use std::{env, fs};

use fabulario_tests::{Browser, Server};
use serde_json::{Value, json};

use super::at;

/// axe, which `tests/run` brings; it is never part of the product.
static AXE: LazyLock<String> = LazyLock::new(|| {
    let tools = env::var("TEST_PAGE").expect("TEST_PAGE: run these tests with tests/run");
    fs::read_to_string(format!("{tools}/node_modules/axe-core/axe.min.js")).unwrap()
});

/// Texts of the page that are Portuguese ones of ours on an English page.
static STRAYS: LazyLock<String> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../api/src/words/pages");
    let mut known = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        portuguese(&serde_json::from_str(&text).unwrap(), &mut known);
    }
    assert!(known.len() > 300, "{}", known.len());
    let known = serde_json::to_string(&known).unwrap();
    format!(
        "(() => {{ const known = new Set({known}); const wrong = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {{
          const at = walk.currentNode, text = at.data.trim();
          if (known.has(text) && !at.parentElement.closest('code, [lang]:not(html)')) wrong.push(`Portuguese: ${{text}}`);
        }}
        return wrong; }})()"
    )
});

/// Whole texts that English has other words for.
fn portuguese(words: &Value, known: &mut BTreeSet<String>) {
    match (words.get("pt-BR"), words.get("en")) {
        (Some(Value::String(pt)), Some(en)) if en != pt && pt.len() > 3 && !pt.contains('{') => {
            known.insert(pt.clone());
        }
        (None, _) => words
            .as_object()
            .unwrap()
            .values()
            .for_each(|it| portuguese(it, known)),
        _ => {}
    }
}

/// How a page is looked at.
#[derive(Clone, Copy)]
pub(super) struct Look {
    pub width: u32,
    pub dark: bool,
    pub lang: &'static str,
}

/// The four looks that every page gets each time: every width, theme and language, dealt out.
pub(super) const LOOKS: [Look; 4] = [
    Look {
        width: 1280,
        dark: false,
        lang: "pt-BR",
    },
    Look {
        width: 390,
        dark: true,
        lang: "en",
    },
    Look {
        width: 640,
        dark: true,
        lang: "pt-BR",
    },
    Look {
        width: 390,
        dark: false,
        lang: "en",
    },
];

/// All looks, for the long version.
pub(super) fn every_look() -> Vec<Look> {
    let looks = [1280, 640, 390].into_iter().flat_map(|width| {
        let themes = [false, true].into_iter();
        themes.flat_map(move |dark| ["pt-BR", "en"].map(|lang| Look { width, dark, lang }))
    });
    looks.collect()
}

/// Most bytes of each kind that a reading page may fetch, packed by brotli, and its own HTML.
const BUDGETS: [(&str, u64); 4] = [
    ("html", 25_000),
    ("css", 14_000),
    ("js", 12_000),
    ("font", 54_000),
];

/// The same of scripts for pages that live: the desk, and the decks of the device.
const LIVELY: [(&str, u64); 2] = [("/mesa/", 55_000), ("/baralhos", 20_000)];

/// Looks at a page and tells everything that is wrong with it.
pub(super) fn audit(server: &Server, browser: &Browser, path: &str, look: Look) -> Vec<String> {
    let Look { width, dark, lang } = look;
    let mark = if path.contains('?') { '&' } else { '?' };
    let (address, anchor) = path.split_once('#').unwrap_or((path, ""));
    let anchor = if anchor.is_empty() {
        String::new()
    } else {
        format!("#{anchor}")
    };
    let asked = format!("{address}{mark}lang={lang}{anchor}");
    browser.look(width, dark);
    // What the worker kept came over no wire: a page weighs what a first visit weighs.
    browser.ask("Network.enable", &json!({}));
    browser.ask("Network.setBypassServiceWorker", &json!({"bypass": true}));
    browser.goto(&at(server, &asked));
    // A page that comes alive is looked at when it is, and when the judge has spoken.
    browser.until("!document.querySelector('#fatos') || document.querySelector('.live .side .stamp, #mesa.prose')");
    let mut wrong = Vec::new();
    // A problem's status is a line of the console, too.
    let broken = |line: &String| !line.contains("the server responded with a status of 4");
    wrong.extend(browser.console().into_iter().filter(broken));
    wrong.extend(violations(browser));
    wrong.extend(told(browser, MEASURES));
    wrong.extend(weight(browser, address));
    let tag = browser.run("return document.documentElement.lang");
    if tag != lang {
        wrong.push(format!("the page says that it is in {tag}"));
    }
    if lang == "en" {
        wrong.extend(told(browser, &STRAYS));
    }
    let at = format!("{asked} at {width} px{}", if dark { ", dark" } else { "" });
    wrong.into_iter().map(|it| format!("{at}: {it}")).collect()
}

/// What axe finds: WCAG 2 to 2.2 AA, and what it calls best practice.
fn violations(browser: &Browser) -> Vec<String> {
    browser.evaluate(&format!("{};0", *AXE));
    let script = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}).then(it => \
        it.violations.flatMap(rule => rule.nodes.map(node => `axe ${rule.id}: ${node.target.join(' ')} ${node.any.concat(node.all, node.none).map(it => it.message).join('; ')}`)))";
    strings(&browser.evaluate(script))
}

/// What a script of ours measures in the page.
fn told(browser: &Browser, script: &str) -> Vec<String> {
    strings(&browser.evaluate(script))
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|it| it.as_str().unwrap().to_owned()).collect()
}

/// Targets that a finger misses, text that runs out of the window, styles and scripts in the page itself, headings,
/// motion where none is wanted.
const MEASURES: &str = r#"(() => {
  const wrong = [];
  const coarse = innerWidth < 600;
  for (const it of document.querySelectorAll('a, button, input:not([type=hidden]), select, textarea, summary')) {
    const box = it.getBoundingClientRect();
    const style = getComputedStyle(it);
    if (!box.width || !box.height || style.visibility === 'hidden') continue;
    if (it.closest('.hide, .skip') || it.closest('details:not([open])') && it.tagName !== 'SUMMARY') continue;
    // A link inside a sentence is as high as its line (WCAG 2.5.8).
    const inline = it.tagName === 'A' && style.display === 'inline';
    const label = it.tagName === 'INPUT' && it.closest('label');
    const seen = label ? label.getBoundingClientRect() : box;
    if (!inline && (seen.width < 23.5 || seen.height < 23.5)) wrong.push(`target ${Math.round(seen.width)}×${Math.round(seen.height)}: ${it.outerHTML.slice(0, 90)}`);
  }
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll('body *')].filter(it => it.getBoundingClientRect().right > innerWidth + 1 && !it.closest('.scroll, .terms, .bases, .tabs'));
    wrong.push(`${root.scrollWidth} px wide: ${wide.slice(0, 3).map(it => it.outerHTML.slice(0, 80)).join(' | ')}`);
  }
  if (document.querySelectorAll('h1').length !== 1) wrong.push(`${document.querySelectorAll('h1').length} h1`);
  for (const it of document.querySelectorAll('[style], script:not([src]):not([type="application/json"])')) wrong.push(`in the page itself: ${it.outerHTML.slice(0, 80)}`);
  for (const it of document.images) if (it.complete && !it.naturalWidth && it.getBoundingClientRect().width) wrong.push(`no picture: ${it.src}`);
  return wrong;
})()"#;

/// What a page weighs beyond its budget.
fn weight(browser: &Browser, address: &str) -> Vec<String> {
    let script = r"(() => {
      const kinds = { html: performance.getEntriesByType('navigation')[0].encodedBodySize, css: 0, js: 0, font: 0 };
      for (const it of performance.getEntriesByType('resource')) {
        const kind = { css: 'css', js: 'js', woff2: 'font' }[it.name.split('?')[0].split('.').pop()];
        if (kind) kinds[kind] += it.encodedBodySize;
      }
      return kinds;
    })()";
    let weights = browser.evaluate(script);
    let lively = LIVELY.iter().find(|(page, _)| address.starts_with(page));
    let heavy = BUDGETS.iter().filter_map(|(kind, most)| {
        let most = match lively {
            Some((_, most)) if *kind == "js" => most,
            _ => most,
        };
        let bytes = weights[kind].as_u64()?;
        (bytes > *most).then(|| format!("{bytes} bytes of {kind}, at most {most}"))
    });
    heavy.collect()
}
