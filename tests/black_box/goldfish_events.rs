//! Long runs: events that tell their progress, and clients that go away.

use std::thread;
use std::time::{Duration, Instant};

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

use super::goldfish_kit::{alike, play, ready, text, with};

#[test]
fn events_tell_the_progress_and_then_the_same_answer() {
    let server = Server::start();
    let actor = server.anonymous();
    let body = with(
        json!({"game": "fab", "deck": ready(), "seed": "1"}),
        "games",
        64,
    );
    let body = with(body, "turns", 3);
    let plain = play(&actor, &body).ok();
    let told = play(&actor.with("accept", "text/event-stream"), &body);
    assert_eq!(told.status, 200);
    assert_eq!(told.header("content-type"), Some("text/event-stream"));
    let told = told.text();
    let events: Vec<(&str, Value)> = told
        .split_terminator("\n\n")
        .map(|event| {
            let (name, data) = event.split_once('\n').unwrap();
            let data = data.strip_prefix("data: ").unwrap();
            let name = name.strip_prefix("event: ").unwrap();
            (name, serde_json::from_str(data).unwrap())
        })
        .collect();
    let (last, progress) = events.split_last().unwrap();
    assert_eq!(last, &("report", plain));
    for (name, data) in progress {
        assert_eq!((*name, &data["of"]), ("progress", &json!(64)));
        assert!(data["games"].as_u64().unwrap() <= 64);
    }
}

#[test]
fn whoever_goes_away_stops_the_run_and_nobody_has_more_than_four() {
    let server = Server::start();
    let actor = server.anonymous();
    let events = actor.with("accept", "text/event-stream");
    leave_four(&actor, &events);
}

#[test]
fn whoever_goes_away_without_events_stops_the_run_too() {
    let server = Server::start();
    let actor = server.anonymous();
    leave_four(&actor, &actor);
}

/// Begins four long runs and closes their connections: only then is there room for another.
fn leave_four(actor: &Actor, leaver: &Actor) {
    let long = with(
        json!({"game": "fab", "deck": ready(), "seed": "1"}),
        "games",
        5_000_000,
    );
    let begin = || leaver.begin("/v1/goldfish", &long);
    let mut streams: Vec<_> = (0..4).map(|_| begin()).collect();
    let short = with(alike(), "games", 8);
    let patience = Instant::now() + Duration::from_mins(1);
    // What they ask for may still be on its way to the lab, or have come while the short one was there.
    let refused = loop {
        let answer = play(actor, &short);
        if answer.status == 429 {
            break answer;
        }
        assert!(
            Instant::now() < patience,
            "the fifth run is taken: {}",
            answer.status
        );
        thread::sleep(Duration::from_millis(50));
        streams.push(begin());
    };
    let problem = refused.problem(429, "too-many-simulations");
    assert!(text(&problem["detail"]).contains("four"), "{problem}");
    assert!(refused.header("retry-after").is_some());
    // The same by events, which begin before anything is known.
    let told = play(&actor.with("accept", "text/event-stream"), &short);
    let data = told
        .text()
        .strip_prefix("event: problem\ndata: ")
        .unwrap()
        .to_owned();
    let told_problem: Value = serde_json::from_str(data.trim_end()).unwrap();
    assert_eq!(told_problem["type"], problem["type"]);
    assert_eq!(
        told_problem["request_id"].as_str(),
        told.header("x-request-id")
    );
    drop(streams);
    while play(actor, &short).status != 200 {
        assert!(Instant::now() < patience, "the runs go on");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn advice_by_games_counts_as_a_run_and_ends_when_its_client_goes_away() {
    let server = Server::start();
    let actor = server.anonymous();
    let long = json!({
        "game": "fab", "deck": ready(), "seed": "1", "games": 200_000, "illegal": "simulate",
        "hand": ["fab-romeiro-descalco"], "goal": {"id": "damage", "turns": 20},
    });
    let hand = actor.post(
        "/v1/goldfish/hand",
        &json!({"game": "fab", "deck": ready(), "seed": "1"}),
    );
    let hand: Vec<Value> = hand.ok()["opening"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["id"].clone())
        .collect();
    let long = with(long, "hand", hand);
    let begin = || actor.begin("/v1/goldfish/mulligan", &long);
    let mut streams: Vec<_> = (0..4).map(|_| begin()).collect();
    let short = with(alike(), "games", 8);
    let patience = Instant::now() + Duration::from_mins(1);
    while play(&actor, &short).status != 429 {
        assert!(Instant::now() < patience, "the fifth run is taken");
        thread::sleep(Duration::from_millis(50));
        streams.push(begin());
    }
    // What needs no simulation is answered all the same.
    assert_eq!(actor.get("/v1/cards/fab-romeiro-descalco").status, 200);
    drop(streams);
    while play(&actor, &short).status != 200 {
        assert!(Instant::now() < patience, "the advice goes on");
        thread::sleep(Duration::from_millis(50));
    }
    // Nobody was answered, but the log knows.
    server.wait_for_log("client left");
}

#[test]
fn games_that_take_too_long_are_pointed_to_events_and_not_to_waiting() {
    let server = Server::builder().flag("--request-timeout", "1").start();
    let deck = json!({
        "main": [{"card": "fab-jagunco-sem-patrao", "copies": 40}],
        "arredores": [{"card": "fab-clareira-do-jatoba", "copies": 4}],
        "centro": [{"card": "fab-clareira-do-jatoba"}],
    });
    let run = json!({
        "game": "fab", "deck": deck, "seed": "1", "games": 10_000_000, "turns": 12, "illegal": "simulate",
    });
    let compared = json!({
        "game": "fab", "a": {"deck": deck}, "b": {"deck": deck}, "seed": "1", "games": 1_000_000,
        "measure": {"id": "spent", "turn": 9}, "illegal": "simulate",
    });
    for (path, body) in [("/v1/goldfish", run), ("/v1/goldfish/compare", compared)] {
        for lang in ["pt-BR", "en"] {
            let answer = server
                .anonymous()
                .post(&format!("{path}?lang={lang}"), &body);
            let problem = answer.problem(503, "timed-out");
            let detail = problem["detail"].as_str().unwrap();
            assert!(detail.contains("Accept: text/event-stream"), "{detail}");
            assert_eq!(answer.header("retry-after"), None, "{path}");
        }
    }
}
