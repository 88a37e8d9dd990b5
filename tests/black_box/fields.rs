//! `fields=`: an answer with some fields costs no more than the whole.

use std::time::{Duration, Instant};

use fabulario_tests::{Actor, Server};
use serde_json::Value;

/// Answers to one entry, and to lists of entries.
const ENTRIES: [&str; 6] = [
    "/v1/cards/fab-mestra-do-reisado?lang=pt-BR",
    "/v1/cards/named?exact=Mestra+do+Reisado",
    "/v1/formats/fab-padrao?lang=en",
    "/v1/games/fab?lang=en",
    "/v1/rules/FAB-C1?lang=en",
    "/v1/decks/ready/fab-deck-assobio?lang=en",
];
const LISTS: [&str; 6] = [
    "/v1/cards?limit=100",
    "/v1/cards?q=tipo:aliado&limit=200",
    "/v1/formats?lang=en",
    "/v1/decks/ready?lang=en",
    "/v1/games/fab/rules?lang=en",
    "/v1/games/fab/rules?limit=200",
];

/// Requests of each kind in a round.
const REQUESTS: usize = 40;
/// Times the whole: what a busy machine adds.
const MOST: f64 = 1.3;
/// Rounds, until both were disturbed as little.
const ROUNDS: usize = 5;

/// The names of the fields of an entry.
fn names(entry: &Value) -> Vec<&String> {
    entry.as_object().unwrap().keys().collect()
}

fn time(actor: &Actor, path: &str) -> Duration {
    let start = Instant::now();
    let answer = actor.get(path);
    let took = start.elapsed();
    assert_eq!(answer.status, 200, "{path}");
    took
}

/// How many times what the whole costs some fields of it cost. Both are asked for in turn, and the quickest request of
/// each counts, which others disturbed least.
fn ratio(actor: &Actor, whole: &str, some: &str) -> f64 {
    let (mut plain, mut masked) = (Duration::MAX, Duration::MAX);
    let ratio = |masked: Duration, plain: Duration| masked.as_secs_f64() / plain.as_secs_f64();
    for _ in 0..ROUNDS {
        for _ in 0..REQUESTS {
            plain = plain.min(time(actor, whole));
            masked = masked.min(time(actor, some));
        }
        if ratio(masked, plain) < MOST {
            break;
        }
    }
    ratio(masked, plain)
}

#[test]
fn some_fields_never_cost_more_than_all() {
    let server = Server::shared();
    let actor = server.anonymous();
    let entries = ENTRIES.map(|path| (path, actor.get(path).ok()));
    let lists = LISTS.map(|path| (path, actor.get(path).ok()["data"][0].clone()));
    for (path, entry) in entries.into_iter().chain(lists) {
        let names = names(&entry);
        for count in [1, names.len() / 2, names.len() - 1] {
            let fields: Vec<&str> = names[..count].iter().map(|it| it.as_str()).collect();
            let sign = if path.contains('?') { '&' } else { '?' };
            let some = format!("{path}{sign}fields={}", fields.join(","));
            let ratio = ratio(&actor, path, &some);
            println!("{ratio:.2} {path}, {count} of {} fields", names.len());
            assert!(ratio < MOST, "{some} costs {ratio:.2} times the whole");
        }
    }
}

#[test]
fn an_answer_with_some_fields_stays_the_same_when_it_is_asked_for_again() {
    let server = Server::shared();
    for path in [
        "/v1/cards/fab-mestra-do-reisado?fields=id,name,mood",
        "/v1/formats?fields=id,name",
        "/v1/games/fab?fields=slug",
        "/v1/rules/FAB-C1?fields=id,kind",
    ] {
        for lang in ["pt-BR", "en"] {
            let actor = server.anonymous().with("accept-language", lang);
            let first = actor.get(path);
            let again = actor.get(path);
            assert_eq!(first.text(), again.text(), "{path}");
            assert_eq!(first.header("etag"), again.header("etag"), "{path}");
            assert_eq!(again.header("content-language"), Some(lang), "{path}");
        }
    }
}
