//! Figures of Dimensional Dominions and Multiversity Conquest beside what the rules allow, each other, and the words.

use fabulario_tests::{Actor, Server};
use serde_json::{Value, json};

use super::goldfish_kit::{play, ready_deck, text, with};

/// Every ready deck of a game: a few games of each.
fn ready(actor: &Actor, game: &str) -> Vec<Value> {
    let decks = actor.get(&format!("/v1/decks/ready?game={game}")).ok();
    let decks = decks["data"].as_array().unwrap().iter();
    let bodies: Vec<Value> = decks
        .map(|deck| json!({"game": game, "format": deck["format"], "deck": deck["deck"], "seed": "42"}))
        .collect();
    assert!(bodies.len() >= 5, "{game}: {}", bodies.len());
    bodies
}

fn figure<'v>(figures: &'v Value, id: &str) -> &'v Value {
    let mut figures = figures.as_array().unwrap().iter();
    figures
        .find(|it| it["id"] == id)
        .unwrap_or_else(|| panic!("{id}"))
}

/// Between these ends, and without width only where they are one number.
#[track_caller]
fn within(average: &Value, [least, most]: [u16; 2], what: &str) {
    let number = |field: &str| average[field].as_f64();
    let (Some(value), Some(low), Some(high)) = (number("value"), number("low"), number("high"))
    else {
        return;
    };
    let [least, most] = [least, most].map(f64::from);
    assert!(
        least <= low && high <= most,
        "{what}: {average}, {least} to {most}"
    );
    assert!(low <= value && value <= high, "{what}: {average}");
    assert!(
        low < high || least.total_cmp(&most).is_eq(),
        "{what}: {average}"
    );
}

#[test]
fn no_interval_of_dominions_leaves_what_the_rules_allow() {
    let actor = Server::shared().anonymous();
    for body in ready(&actor, "dd") {
        for (games, first) in [(2, "play"), (200, "play"), (200, "draw")] {
            let body = with(with(body.clone(), "games", games), "first", first);
            let answer = play(&actor, &body).ok();
            within(
                &figure(&answer["opening"], "units")["average"],
                [0, 4],
                "units",
            );
            within(
                &figure(&answer["opening"], "recycled")["average"],
                [0, 0],
                "recycled",
            );
            for turn in answer["turns"].as_array().unwrap() {
                let number = u16::try_from(turn["turn"].as_u64().unwrap()).unwrap();
                let at = |id: &str| &figure(&turn["figures"], id)["average"];
                // Hands of four, one card of each type in a turn, five columns, the first attack on turn 3. DD-R8
                let drawn = if number == 1 { [0, 0] } else { [0, 3] };
                within(at("drawn"), drawn, "drawn");
                within(at("hand"), [1, 4], "hand");
                within(at("bridges"), [0, 3], "bridges");
                within(at("units"), [0, number.min(23)], "units in play");
                within(at("farthest"), [0, (3 * number).min(5)], "column");
                let damage = &at("damage")["high"];
                let none = number < 3;
                assert_eq!(
                    damage.as_f64() == Some(0.0),
                    none,
                    "turn {number}: {damage}"
                );
            }
            for id in ["first_attack", "domain_falls"] {
                let turn = &figure(&answer["firsts"], id)["turn"];
                within(turn, [3, 6], id);
            }
        }
    }
}

#[test]
fn no_interval_of_multiversity_leaves_what_the_rules_allow() {
    let actor = Server::shared().anonymous();
    for body in ready(&actor, "mvc") {
        for games in [2, 200] {
            let answer = play(&actor, &with(body.clone(), "games", games)).ok();
            let opening = |id: &str| &figure(&answer["opening"], id)["average"];
            within(opening("kept"), [10, 10], "kept");
            within(opening("characters"), [0, 10], "characters in hand");
            within(opening("energies"), [0, 10], "energies in hand");
            for turn in answer["turns"].as_array().unwrap() {
                let at = |id: &str| &figure(&turn["figures"], id)["average"];
                let first = turn["turn"] == 1;
                let discarded = if first { [0, 0] } else { [0, 7] };
                within(at("discarded"), discarded, "discarded");
                within(at("characters"), [0, 4], "characters");
                let most = |id: &str| at(id)["high"].as_f64().unwrap_or(0.0);
                assert!(most("drawn") <= if first { 2.0 } else { 1.0 }, "{turn}");
                assert!(most("hand") <= if first { 12.0 } else { 6.0 }, "{turn}");
            }
            within(
                &figure(&answer["firsts"], "first_attack")["turn"],
                [2, 6],
                "first attack",
            );
        }
    }
}

/// On turn 1 there is no combat: whoever cannot attack has no attack that can be used. MVC-C13
#[test]
fn attacks_that_can_be_used_are_those_that_the_main_character_can_make() {
    let actor = Server::shared().anonymous();
    for body in ready(&actor, "mvc") {
        let answer = play(&actor, &with(body, "games", 200)).ok();
        for turn in answer["turns"].as_array().unwrap() {
            let value = |id: &str| {
                figure(&turn["figures"], id)["average"]["value"]
                    .as_f64()
                    .unwrap()
            };
            let can = &figure(&turn["figures"], "can_attack")["share"]["value"];
            let can = can.as_f64().unwrap();
            let (used, paid) = (value("usable_ataque"), value("payable_ataque"));
            assert_eq!(used > 0.0, can > 0.0, "{turn}");
            assert!(used >= can && used <= paid, "{turn}");
            if turn["turn"] == 1 {
                assert_eq!((used, value("usable_flanquear")), (0.0, 0.0));
            }
        }
    }
}

/// The turn that a sentence names.
fn turn_in(reason: &str, words: &str) -> Option<usize> {
    let (_, rest) = reason.split_once(words)?;
    let digits: String = rest
        .trim_start()
        .chars()
        .take_while(char::is_ascii_digit)
        .collect();
    digits.parse().ok()
}

#[test]
fn samples_say_what_became_of_their_games() {
    let actor = Server::shared().anonymous();
    for (game, verbs) in [
        ("dd", ["falls on turn", "does not fall by turn"]),
        ("mvc", ["can attack from turn", "cannot attack by turn"]),
    ] {
        let body = with(
            with(ready(&actor, game).remove(0), "games", 300),
            "turns",
            8,
        );
        let answer = play(&actor, &body).ok();
        let samples = answer["samples"].as_array().unwrap();
        assert!(samples.len() >= 2);
        for sample in samples {
            let reason = text(&sample["reason"]);
            let lines = sample["lines"]["en"].as_array().unwrap();
            let [when, never] = verbs.map(|words| turn_in(reason, words));
            let lost = reason.contains("lost ");
            assert!(when.is_some() || never == Some(8) || lost, "{reason}");
            let end = text(lines.last().unwrap());
            if let (Some(turn), "dd") = (when, game) {
                assert!(end.contains(&format!("turn {turn}")), "{reason} / {end}");
            }
            assert!(!reason.contains("worth"), "{reason}");
            if sample["why"] == "median" {
                let better = turn_in(reason, "better than it:").unwrap();
                assert!(better < 300, "{reason}");
            }
        }
        let one = play(&actor, &with(body.clone(), "games", 1)).ok();
        let reason = text(&one["samples"][0]["reason"]);
        assert!(reason.starts_with("The only game: "), "{reason}");
        let pt = actor.post("/v1/goldfish?lang=pt-BR", &body).ok();
        let reason = text(&pt["samples"][0]["reason"]);
        assert!(
            reason.starts_with("A melhor das 300 primeiras partidas: "),
            "{reason}"
        );
    }
}

/// Of games that are alike none is better, whichever comes first.
#[test]
fn of_equal_games_none_is_better() {
    let actor = Server::shared().anonymous();
    let body = json!({
        "game": "dd", "deck": {"main": [{"card": "dd-pastor-de-lajedos", "copies": 30}]}, "seed": "42",
        "games": 64, "turns": 3, "illegal": "simulate",
    });
    let answer = play(&actor, &body).ok();
    let median = &answer["samples"][1];
    assert_eq!(median["why"], "median");
    assert!(
        text(&median["reason"]).contains("(better than it: 0)"),
        "{median}"
    );
}

/// What never differs is not told as a difference of nothing.
#[test]
fn a_comparison_tells_no_difference_of_nothing() {
    let actor = Server::shared().anonymous();
    let body = json!({
        "game": "fab", "deck": ready_deck("assobio"), "seed": "3", "games": 400, "turns": 6, "play_or_draw": true,
    });
    let answer = play(&actor, &body).ok();
    let seats = answer["play_or_draw"].as_array().unwrap();
    let alike = |it: &&Value| it["comparison"]["alike"] == true;
    assert!(seats.iter().any(|it| alike(&it)), "nothing is alike");
    for told in seats.iter().filter(alike) {
        let told = text(&told["text"]);
        assert!(told.contains("the same in all "), "{told}");
        assert!(!told.contains("0.00 more"), "{told}");
    }
}
