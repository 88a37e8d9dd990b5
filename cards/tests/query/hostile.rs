//! Nothing that anybody writes stops the reader, and nothing takes long.

use std::time::{Duration, Instant};

use fabulario_cards::index::Asked;
use fabulario_cards::query::{MOST_CHARACTERS, canonical};
use fabulario_engine::Lang;
use proptest::prelude::*;

use super::{PAGE, SHIPPED};

/// Reads, answers and explains; what is understood is understood again in its canonical form.
fn ask(text: &str) {
    let Ok(query) = SHIPPED.index.read(text) else {
        return;
    };
    let length = text.chars().count();
    for warning in &query.warnings {
        let span = warning.span;
        assert!(
            span.start <= span.end && span.end <= length,
            "{text:?}: {warning:?}"
        );
    }
    let asked = Asked::new(&SHIPPED.catalogue, None);
    let answer = SHIPPED.index.search(&query, &PAGE, &asked);
    let explained = SHIPPED.index.explain(&query, &asked, Lang::En);
    if let Some(tree) = explained.tree
        && query.unique.is_none()
    {
        assert_eq!(tree.hits, answer.total, "{text:?}");
    }
    for lang in Lang::ALL {
        let written = canonical(&query, SHIPPED.index.vocabulary(), lang);
        // Names of values may be longer than what was written for them.
        if written.chars().count() > MOST_CHARACTERS {
            continue;
        }
        match SHIPPED.index.read(&written) {
            Ok(again) => assert_eq!(again.tree, query.tree, "{text:?} → {written:?}"),
            Err(refused) => {
                panic!("{text:?} → {written:?}: {refused}");
            }
        }
    }
}

fn pieces() -> impl Strategy<Value = String> {
    let fixed = prop::sample::select(vec![
        "(",
        ")",
        "-",
        "!",
        "\"",
        "/",
        ":",
        "=",
        "!=",
        "<",
        "<=",
        ">",
        ">=",
        "|",
        ",",
        "*",
        "+",
        " ",
        " e ",
        " ou ",
        " or ",
        " not ",
        "nao ",
        "custo",
        "cor",
        "tipo",
        "texto",
        "nome",
        "ordem",
        "dir",
        "unico",
        "deck",
        "legal",
        "data",
        "tem",
        "eh",
        "azul",
        "aliado",
        "rara",
        "3",
        "0",
        "-1",
        "2.5",
        "1e9",
        "NaN",
        "inf",
        "fab-padrao",
        "@",
        "2026-11",
        "saci",
        "carta",
        "dragões",
        "“",
        "”",
        "\\",
        "[",
        "]",
        "{9}",
        "?",
        ".*",
        "\u{202e}",
        "🔥",
        "ﷺ",
        "\0",
        "\n",
        "ofensiva",
        "vida",
        "direcao",
        "n,s",
        "bdf",
        "fab-mestra-do-reisado",
        "2x",
        "par",
        "multi",
    ]);
    prop_oneof![4 => fixed.prop_map(str::to_owned), 1 => ".{0,6}", 1 => "[a-z]{1,8}"]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: std::env::var("FUZZ_QUERIES").ok().and_then(|it| it.parse().ok()).unwrap_or(3000),
        ..ProptestConfig::default()
    })]

    #[test]
    fn whatever_is_put_together_is_answered_or_refused(
        pieces in prop::collection::vec(pieces(), 0..24)
    ) {
        ask(&pieces.concat());
    }

    #[test]
    fn whatever_is_written_is_answered_or_refused(text in "\\PC{0,80}") {
        ask(&text);
    }
}

#[test]
fn what_looks_dangerous_is_answered_soon() {
    let long = |part: &str| part.repeat(MOST_CHARACTERS / part.chars().count());
    let mut queries = vec![
        long("("),
        long(")"),
        long("-"),
        long("!"),
        long("\""),
        long("a|"),
        long("a:"),
        long("custo<3 "),
        long("a ou "),
        long("-(a) "),
        long("🔥"),
        long("\u{202e}ا"),
        format!("custo>{}", "(".repeat(900)),
        format!("custo{}>1", "+1".repeat(500)),
        format!("custo>{}1{}", "(".repeat(400), ")".repeat(400)),
        format!("cor:{}", "az,".repeat(330)),
        format!("tipo:{}", "aliado|".repeat(140)),
        format!("deck:{}", "fab-mestra-do-reisado,".repeat(45)),
        format!("texto:/{}/", "(a|a)*".repeat(160)),
        "texto:/(a+)+$/ texto:/(.*)*x/ texto:/(.|.)*y{1,50}/ /[^a]*[^b]*[^c]*d/".to_owned(),
        "a* b* c* d* e* f* g* h* i* j* k* l* m* n* o* p*".to_owned(),
    ];
    queries.push(
        (0..200)
            .map(|i| format!("w{i}"))
            .collect::<Vec<_>>()
            .join(" "),
    );
    queries.push(
        (0..100)
            .map(|i| format!("-custo={i}"))
            .collect::<Vec<_>>()
            .join(" "),
    );
    for text in queries {
        let began = Instant::now();
        ask(&text);
        let took = began.elapsed();
        // Unoptimised, and beside other tests.
        assert!(took < Duration::from_secs(5), "{took:?}: {text}");
    }
}

#[test]
fn what_was_read_wrong_once_is_read_right() {
    for text in [
        "-(-1)+vida<=1/2",
        "vida-custo<0.5 -(-1)/0=1",
        "(-1)*custo=1 ou boi",
        "custo>-1 2-(-1)<custo",
        "carta!=\"compre uma carta\"",
        "carta:\"a|b\"",
        "custo>-536870912*536870912*536870912*536870912*2048/-1",
        "custo>0/(-536870912*536870912*536870912*536870912*2048)",
    ] {
        ask(text);
    }
}

#[test]
fn a_search_that_takes_too_long_says_so() {
    let asked = Asked::new(&SHIPPED.catalogue, Some(Instant::now()));
    let query = SHIPPED.read("texto:/x/");
    let _ = SHIPPED.index.search(&query, &PAGE, &asked);
    assert!(asked.is_late());
}
