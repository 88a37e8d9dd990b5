//! `/v1/goldfish` for Dimensional Dominions and Multiversity Conquest, and why not for Apoteose.

use std::io::Write as _;
use std::process::Stdio;

use fabulario_tests::{Server, fabulario};
use serde_json::{Value, json};

use super::goldfish_kit::{errors, mistakes, path, play, text, with};

/// A Unidade without abilities: ATK 4.
const SHEPHERD: &str = "dd-pastor-de-lajedos";
/// A Unidade that has DASH, ATK 3.
const SHOAL: &str = "dd-cardume-da-piracema";
const ENERGY: &str = "mvc-seiva-grossa";
const CHARACTER: &str = "mvc-vigia-da-mata-funda";

/// A ready deck: few games of it.
fn ready(game: &str) -> Value {
    let file = match game {
        "dd" => include_str!("../../cards/data/dominions/decks/dd-deck-barro-vivo.json"),
        "mvc" => include_str!("../../cards/data/multiversity/decks/mvc-deck-raiz-e-remedio.json"),
        _ => include_str!("../../cards/data/apoteose/decks/apo-deck-primeira-comitiva.json"),
    };
    let sheet: Value = serde_json::from_str(file).unwrap();
    let lists = sheet["lists"].as_object().unwrap().iter();
    let lists = lists.map(|(list, cards)| {
        let cards = cards.as_object().unwrap().iter();
        let cards = cards.map(|(id, copies)| json!({"card": id, "copies": copies}));
        (list.clone(), cards.collect::<Value>())
    });
    let deck: Value = Value::Object(lists.collect());
    json!({"game": game, "format": sheet["format"], "deck": deck, "seed": "42", "games": 300, "turns": 4})
}

/// A deck of some cards that no format allows.
fn made(game: &str, main: &[(&str, u32)]) -> Value {
    let main = main.iter();
    let main = main.map(|(card, copies)| json!({"card": card, "copies": copies}));
    json!({
        "game": game, "deck": {"main": main.collect::<Value>()}, "seed": "42", "games": 64, "turns": 3,
        "illegal": "simulate",
    })
}

/// A figure by its id.
fn figure<'v>(figures: &'v Value, id: &str) -> &'v Value {
    let mut figures = figures.as_array().unwrap().iter();
    figures
        .find(|it| it["id"] == id)
        .unwrap_or_else(|| panic!("{id}"))
}

fn average(turn: &Value, id: &str) -> f64 {
    figure(&turn["figures"], id)["average"]["value"]
        .as_f64()
        .unwrap()
}

#[test]
fn a_deck_of_one_unit_does_what_can_be_reckoned() {
    let server = Server::shared();
    let answer = play(&server.anonymous(), &made("dd", &[(SHEPHERD, 30)])).ok();
    assert_eq!(answer["policy"]["id"], "race");
    assert_eq!(answer["mulligan"]["id"], "never");
    assert_eq!(answer["first"], "play");
    // Four cards in the opening hand; whoever begins does not draw, and then the hand is filled up to four. DD-R8
    let units = figure(&answer["opening"], "units");
    assert_eq!(units["counts"], json!([0, 0, 0, 0, 64]));
    assert_eq!(units["average"]["value"], 4.0);
    assert_eq!(units["average"]["deviation"], 0.0);
    let turns = answer["turns"].as_array().unwrap();
    let drawn: Vec<f64> = turns.iter().map(|turn| average(turn, "drawn")).collect();
    assert_eq!(drawn, [0.0, 1.0, 1.0]);
    for (number, turn) in (1..).zip(turns) {
        assert_eq!(turn["turn"], number);
        // One of each type in a turn.
        let unit = &figure(&turn["figures"], "spawned_unit")["share"];
        assert_eq!((&unit["value"], &unit["games"]), (&json!(1.0), &json!(64)));
        let low = unit["low"].as_f64().unwrap();
        assert!(low > 0.9 && low < 1.0, "{low}");
        for other in ["spawned_artifact", "spawned_field"] {
            assert_eq!(figure(&turn["figures"], other)["share"]["value"], 0.0);
        }
        assert!((average(turn, "hand") - 3.0).abs() < 1e-9);
    }
    let first = figure(&answer["firsts"], "first_unit");
    assert_eq!(first["by_turn"][0]["value"], 1.0);
    assert_eq!(first["turn"]["value"], 1.0);
    assert_eq!(first["never"]["value"], 0.0);
    assert_eq!(figure(&answer["whole"], "brick")["share"]["games"], 0);
    assert_eq!(answer["coverage"]["not_modelled"], 0);
    assert_eq!(answer["never_played"], json!([]));
    // Copies are counted.
    let line = text(&answer["samples"][0]["lines"]["en"][0]);
    assert!(line.ends_with(" ×4."), "{line}");
    // Whoever comes second fills the hand before the first SPAWN: there is nothing to fill.
    let second = with(made("dd", &[(SHEPHERD, 30)]), "first", "draw");
    let second = play(&server.anonymous(), &second).ok();
    assert!((average(&second["turns"][0], "drawn") - 0.0).abs() < 1e-9);
    assert_eq!(second["first"], "draw");
}

#[test]
fn recycling_discards_without_a_new_hand_and_lists_are_followed() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = made("dd", &[(SHEPHERD, 15), (SHOAL, 15)]);
    let surplus = with(body.clone(), "mulligan", json!({"id": "surplus"}));
    let answer = play(&actor, &surplus).ok();
    // Of four Unidades the first turn spawns one; the starter does not draw.
    assert_eq!(
        figure(&answer["opening"], "recycled")["counts"],
        json!([0, 0, 0, 64])
    );
    assert!((average(&answer["turns"][0], "hand") - 0.0).abs() < 1e-9);
    assert!((average(&answer["turns"][1], "drawn") - 4.0).abs() < 1e-9);
    let keep = json!({"id": "keep", "keep": {"cards": [SHOAL]}});
    let kept = play(&actor, &with(body.clone(), "mulligan", keep)).ok();
    assert_eq!(kept["mulligan"]["id"], "keep");
    let recycled = figure(&kept["opening"], "recycled")["average"]["value"].as_f64();
    assert!((recycled.unwrap() - 2.0).abs() < 0.5, "{recycled:?}");
    let listed = json!({"id": "priority", "cards": [SHOAL, "dd-moleque-busca-pe"]});
    let listed = play(&actor, &with(body, "policy", listed)).ok();
    assert_eq!(listed["policy"]["id"], "priority");
    let warnings = listed["warnings"].as_array().unwrap().iter();
    let warned: Vec<&Value> = warnings.filter(|it| it["code"] == "not_in_deck").collect();
    assert_eq!(warned.len(), 1);
    assert_eq!(warned[0]["pointer"], "/policy/cards/1");
}

#[test]
fn characters_and_energies_come_as_the_rules_say() {
    let server = Server::shared();
    let body = made("mvc", &[(CHARACTER, 30), (ENERGY, 30)]);
    let answer = play(&server.anonymous(), &with(body, "format", "mvc-2022")).ok();
    assert_eq!(answer["mulligan"]["id"], "none");
    assert!(answer.get("first").is_none());
    // Ten cards, two more on the first turn, then one a turn. MVC-C13
    let kept = figure(&answer["opening"], "kept");
    assert_eq!(kept["average"]["value"], 10.0);
    let sum = |id: &str| {
        figure(&answer["opening"], id)["average"]["value"]
            .as_f64()
            .unwrap()
    };
    assert!((sum("characters") + sum("energies") - 10.0).abs() < 1e-8);
    let turns = answer["turns"].as_array().unwrap();
    let drawn: Vec<f64> = turns.iter().map(|turn| average(turn, "drawn")).collect();
    assert_eq!(drawn, [2.0, 1.0, 1.0]);
    for turn in turns {
        assert!(average(turn, "characters") <= 4.0);
    }
    // Five cards are no hand of ten: the deck is out before anything is done. MVC-C15
    let alone = with(made("mvc", &[(CHARACTER, 5)]), "format", "mvc-2022");
    let alone = play(&server.anonymous(), &alone).ok();
    let lines = &alone["samples"][0]["lines"];
    let last = |lang: &str| text(lines[lang].as_array().unwrap().last().unwrap()).to_owned();
    assert!(
        last("en").starts_with("End before the first turn: "),
        "{lines}"
    );
    assert!(last("pt-BR").starts_with("Fim antes do primeiro turno: "));
    let cards = answer["cards"].as_array().unwrap();
    let character = cards.iter().find(|card| card["id"] == CHARACTER).unwrap();
    assert_eq!(character["copies"], 30);
    let actions = character["actions"].as_array().unwrap();
    assert!(!actions.is_empty());
    for action in actions {
        let by_turn = action["payable"]["by_turn"].as_array().unwrap();
        let by_turn: Vec<u64> = by_turn
            .iter()
            .map(|it| it["games"].as_u64().unwrap())
            .collect();
        assert!(by_turn.is_sorted(), "{by_turn:?}");
        let never = action["payable"]["never"]["games"].as_u64().unwrap();
        assert_eq!(by_turn[2] + never, 64);
    }
}

#[test]
fn ready_decks_are_played_to_the_same_bytes_and_told_in_both_languages() {
    let server = Server::shared();
    let actor = server.anonymous();
    for game in ["dd", "mvc"] {
        let body = ready(game);
        let first = play(&actor, &body);
        let answer = first.ok();
        assert_eq!(play(&actor, &body).body, first.body);
        assert!(answer.get("warnings").is_none(), "{}", answer["warnings"]);
        assert_eq!(answer["game"], game);
        assert_eq!(answer["seed"], "42");
        assert_eq!(answer["games"], 300);
        assert_eq!(answer["turns"].as_array().unwrap().len(), 4);
        let coverage = &answer["coverage"];
        assert!(coverage["not_modelled"].as_u64() > Some(0));
        assert!(coverage["not_modelled"].as_u64() <= coverage["different"].as_u64());
        assert!(!text(&coverage["cards"][0]["gaps"][0]).is_empty());
        assert!(!answer.to_string().contains(r#""low":-"#), "below zero");
        let samples = answer["samples"].as_array().unwrap();
        assert_eq!(samples[0]["why"], "best");
        for sample in samples {
            assert!(text(&sample["lines"]["pt-BR"][0]).starts_with("Mão inicial: "));
            assert!(text(&sample["lines"]["en"][0]).starts_with("Opening hand: "));
        }
        let pt = actor.post("/v1/goldfish?lang=pt-BR", &body).ok();
        let pairs = pt["samples"].as_array().unwrap().iter().zip(samples);
        for (pt, en) in pairs {
            assert_eq!((&pt["number"], &pt["lines"]), (&en["number"], &en["lines"]));
            assert_ne!(pt["reason"], en["reason"]);
        }
        assert_ne!(
            pt["turns"][0]["figures"][0]["name"],
            answer["turns"][0]["figures"][0]["name"]
        );
        let other = play(&actor, &with(body.clone(), "seed", "43")).ok();
        assert_ne!(other["turns"], answer["turns"]);
        let few = with(with(body, "cards", false), "samples", false);
        let few = play(&actor, &few).ok();
        assert!(few.get("cards").is_none() && few.get("samples").is_none());
        assert_eq!(few["turns"], answer["turns"]);
    }
}

#[test]
fn a_run_is_the_same_on_any_number_of_threads_and_on_the_command_line() {
    let list = format!("30 {SHEPHERD}\n");
    let goldfish = |args: &[&str]| {
        let mut child = fabulario()
            .args(["goldfish", "-", "--illegal", "--lang", "en"])
            .args(["--seed", "7", "--games", "1200", "--turns", "3"])
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(list.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(output.status.success(), "{}", said(&output.stderr));
        said(&output.stdout)
    };
    let one = goldfish(&["--json", "--threads", "1"]);
    assert_eq!(goldfish(&["--json", "--threads", "3"]), one);
    let body = made("dd", &[(SHEPHERD, 30)]);
    let body = with(with(body, "games", 1200), "seed", "7");
    let server = Server::shared();
    let mut answer = play(&server.anonymous(), &body).ok();
    // A command line has no addresses.
    for sample in answer["samples"].as_array_mut().unwrap() {
        assert!(sample.as_object_mut().unwrap().remove("link").is_some());
    }
    assert_eq!(serde_json::from_str::<Value>(&one).unwrap(), answer);
    let table = goldfish(&[]);
    assert!(
        table.starts_with("1200 games · dd-padrao · seed 7"),
        "{table}"
    );
    assert!(table.contains("A Unit is spawned"), "{table}");
}

#[test]
fn events_end_with_the_same_answer() {
    let server = Server::shared();
    let actor = server.anonymous();
    let body = ready("mvc");
    let plain = play(&actor, &body).ok();
    let told = play(&actor.with("accept", "text/event-stream"), &body);
    assert_eq!(told.header("content-type"), Some("text/event-stream"));
    let told = told.text();
    let last = told.trim_end().rsplit("\n\n").next().unwrap();
    let data = last.strip_prefix("event: report\ndata: ").unwrap();
    assert_eq!(serde_json::from_str::<Value>(data).unwrap(), plain);
}

#[test]
fn what_a_game_does_not_have_is_refused_with_its_place() {
    let server = Server::shared();
    let actor = server.anonymous();
    let condition = json!([{"condition": {"cards": [SHEPHERD], "at_least": 1}}]);
    for (game, field, value, found) in [
        (
            "dd",
            "policy",
            json!({"id": "attack"}),
            "/policy/id not_used",
        ),
        (
            "dd",
            "policy",
            json!({"id": "protect", "cards": [SHEPHERD]}),
            "/policy/id not_used",
        ),
        (
            "dd",
            "policy",
            json!({"id": "priority"}),
            "/policy/cards required",
        ),
        (
            "dd",
            "policy",
            json!({"id": "race", "cards": [SHEPHERD]}),
            "/policy/cards not_used",
        ),
        (
            "dd",
            "opponent",
            json!({"id": "blocker"}),
            "/opponent not_used",
        ),
        ("dd", "questions", condition, "/questions not_used"),
        (
            "dd",
            "precision",
            json!({"share": 0.1}),
            "/precision not_used",
        ),
        (
            "dd",
            "mulligan",
            json!({"id": "rule"}),
            "/mulligan/id not_used",
        ),
        (
            "dd",
            "mulligan",
            json!({"id": "keep", "keep": {"query": "custo<=3"}}),
            "/mulligan/keep/query not_used",
        ),
        (
            "mvc",
            "mulligan",
            json!({"id": "surplus"}),
            "/mulligan/id not_used",
        ),
        (
            "mvc",
            "policy",
            json!({"id": "walk"}),
            "/policy/id not_used",
        ),
        ("mvc", "first", json!("draw"), "/first not_used"),
        ("mvc", "games", json!(10_000_001), "/games too_large"),
        (
            "mvc",
            "format",
            json!("dd-padrao"),
            "/format unknown_format",
        ),
        ("mvc", "turns", json!(41), "/turns too_large"),
        ("dd", "deck", json!({"main": []}), "/deck/main too_few"),
    ] {
        let body = with(
            with(ready(game), "illegal", "simulate"),
            field,
            value.clone(),
        );
        let found_now = mistakes(&play(&actor, &body));
        assert!(
            found_now.contains(&found.to_owned()),
            "{game} {field} {value}: {found_now:?}"
        );
    }
}

#[test]
fn what_belongs_to_another_game_is_named() {
    let server = Server::shared();
    let actor = server.anonymous();
    let fabula =
        json!({"game": "fab", "deck": super::goldfish_kit::ready(), "seed": "1", "games": 5});
    let found = mistakes(&play(
        &actor,
        &with(fabula.clone(), "policy", json!({"id": "walk"})),
    ));
    assert_eq!(found, ["/policy/id not_used"]);
    for (id, told) in [
        ("surplus", "surplus is a mulligan of Dominions"),
        ("wanted", "wanted is a mulligan of Multiversity"),
    ] {
        let body = with(fabula.clone(), "mulligan", json!({ "id": id }));
        let refused = play(&actor, &body);
        assert_eq!(mistakes(&refused), ["/mulligan/id not_used"]);
        let refused = refused.problem(422, "invalid-body");
        assert_eq!(refused["errors"][0]["message"], told);
    }
    let query = json!({"id": "keep", "keep": {"query": "custo<=3"}});
    let refused = play(&actor, &with(ready("dd"), "mulligan", query));
    let refused = refused.problem(422, "invalid-body");
    assert_eq!(
        refused["errors"][0]["message"],
        "dd has no queries here: list the cards in cards"
    );
}

#[test]
fn illegal_decks_are_refused_or_played_with_warnings() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (game, card) in [("dd", SHEPHERD), ("mvc", CHARACTER)] {
        let body = made(game, &[(card, 30)]);
        let warned = play(&actor, &body).ok();
        assert_eq!(warned["warnings"][0]["code"], "illegal_deck");
        let refused = play(&actor, &with(body, "illegal", "refuse"));
        let found = errors(&refused.problem(422, "illegal-deck"));
        assert!(
            found.contains(&"/deck/main/0 too_many_copies".to_owned()),
            "{found:?}"
        );
    }
}

#[test]
fn apoteose_has_no_rules_of_drawing() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (lang, words) in [("en", "state"), ("pt-BR", "fontes")] {
        let answer = actor.post(&format!("/v1/goldfish?lang={lang}"), &ready("apo"));
        let problem = answer.problem(422, "invalid-body");
        assert_eq!(errors(&problem), ["/game not_played"]);
        let message = text(&problem["errors"][0]["message"]);
        for part in [words, "APO-H21", "APO-H22", "/v1/stats"] {
            assert!(message.contains(part), "{message}");
        }
    }
}

#[test]
fn a_game_to_read_is_told_again_by_its_address() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (game, policy, mulligan) in [
        ("dd", json!({"id": "walk"}), json!({"id": "surplus"})),
        ("mvc", json!({"id": "spread"}), json!({"id": "never"})),
    ] {
        let body = with(ready(game), "policy", policy);
        let answer = play(&actor, &with(body, "mulligan", mulligan)).ok();
        let samples = answer["samples"].as_array().unwrap();
        assert!(!samples.is_empty());
        for sample in samples {
            let link = path(&sample["link"]);
            let again = actor.get(&format!("{link}&lang=en")).ok();
            assert_eq!(
                (&again["game"], &again["why"], &again["policy"]),
                (&json!(game), &json!("asked"), &answer["policy"])
            );
            for same in ["number", "lines", "link"] {
                assert_eq!(again[same], sample[same], "{game} {same}");
            }
        }
    }
}

#[test]
fn mvc_hands_that_are_not_good_enough_are_shuffled_back_since_2026() {
    let server = Server::shared();
    let actor = server.anonymous();
    let mulligan = |wanted: Value| json!({"id": "wanted", "wanted": wanted});
    let many = mulligan(json!({"characters": 4, "energies": 4, "smallest": 7}));
    let body = |format: &str, mulligan: &Value| {
        let body = with(ready("mvc"), "format", format);
        with(
            with(body, "mulligan", mulligan.clone()),
            "illegal",
            "simulate",
        )
    };
    let mulligans = |mulligan: &Value| {
        let answer = play(&actor, &body("mvc-2026", mulligan)).ok();
        let mean = figure(&answer["opening"], "mulligans")["average"]["value"].as_f64();
        (answer["mulligan"].clone(), mean.unwrap())
    };
    let (told, forced) = mulligans(&json!({"id": "never"}));
    assert_eq!(told["id"], "forced");
    let (told, wanted) = mulligans(&many);
    assert_eq!(told["id"], "wanted");
    assert!(
        text(&told["text"]).contains("fewer than 4 characters"),
        "{told}"
    );
    assert!(wanted > forced, "{wanted} {forced}");
    // The rules of 2022 have none.
    let refused = play(&actor, &body("mvc-2022", &many));
    assert_eq!(mistakes(&refused), ["/mulligan/id not_used"]);
    let bare = play(&actor, &body("mvc-2026", &json!({"id": "wanted"})));
    assert_eq!(mistakes(&bare), ["/mulligan/wanted required"]);
    let other = play(&actor, &with(ready("dd"), "mulligan", many));
    assert_eq!(mistakes(&other), ["/mulligan/id not_used"]);
}

/// The share of games in which the main character can attack, turn by turn.
fn can_attack(answer: &Value) -> Vec<f64> {
    let turns = answer["turns"].as_array().unwrap().iter();
    let share = |turn: &Value| figure(&turn["figures"], "can_attack")["share"]["value"].as_f64();
    turns.map(|turn| share(turn).unwrap()).collect()
}

/// Gambiarra gives 3 until the next Limpeza, a Colosso attacks for 5.
#[test]
fn forty_eight_gambiarras_attack_on_turn_2_in_no_game() {
    let server = Server::shared();
    let deck = made(
        "mvc",
        &[("mvc-colosso-da-barragem", 12), ("mvc-gambiarra", 48)],
    );
    let deck = with(with(deck, "games", 2_000), "turns", 2);
    for policy in ["attack", "spread"] {
        let body = with(deck.clone(), "policy", json!({ "id": policy }));
        let answer = play(&server.anonymous(), &body).ok();
        assert_eq!(can_attack(&answer), [0.0, 0.0], "{policy}");
        // The price is played: nothing of the Gambiarra is left out.
        let told = answer["coverage"]["cards"].as_array().unwrap().iter();
        let ids: Vec<&Value> = told.map(|card| &card["id"]).collect();
        assert_eq!(ids, ["mvc-colosso-da-barragem"]);
    }
}

/// Onça de Brasa, 5/3, takes 1 damage in each TICK.
#[test]
fn thirty_oncas_do_not_take_the_domain_before_turn_6() {
    let server = Server::shared();
    for (policy, first) in [("race", "play"), ("race", "draw"), ("walk", "play")] {
        let deck = with(made("dd", &[("dd-onca-de-brasa", 30)]), "turns", 8);
        let deck = with(deck, "policy", json!({ "id": policy }));
        let answer = play(&server.anonymous(), &with(deck, "first", first)).ok();
        let falls = &figure(&answer["firsts"], "domain_falls")["by_turn"];
        for turn in 0..5 {
            assert_eq!(
                falls[turn]["games"],
                0,
                "{policy} {first}, turn {}",
                turn + 1
            );
        }
        assert_eq!(answer["coverage"]["not_modelled"], 0, "its text is played");
    }
}

/// A Unidade alone: one that left the zone is no bridge. DD-R6
#[test]
fn dd_r6_thirty_equal_units_attack_on_turn_5() {
    let server = Server::shared();
    let deck = with(made("dd", &[(SHEPHERD, 30)]), "turns", 6);
    let answer = play(&server.anonymous(), &deck).ok();
    let attacks = &figure(&answer["firsts"], "first_attack")["by_turn"];
    let games: Vec<u64> = (0..6)
        .map(|turn| attacks[turn]["games"].as_u64().unwrap())
        .collect();
    assert_eq!(games, [0, 0, 0, 0, 64, 64]);
}

/// What is left out is told with which way the figures err by it; a card whose drawback is not played stays in hand,
/// and the headline names it: in both languages, in JSON and on the command line.
#[test]
fn coverage_says_whether_what_is_left_out_flatters() {
    let server = Server::shared();
    let actor = server.anonymous();
    for (game, cards, leans, pt, en) in [
        (
            "dd",
            vec![(SHEPHERD, 30)],
            json!(null),
            "como impressas",
            "played as printed",
        ),
        (
            "dd",
            vec![(SHEPHERD, 15), ("dd-ferreiro-do-meteoro", 15)],
            json!("late"),
            "não favorecem o baralho",
            "do not flatter the deck",
        ),
        (
            "mvc",
            vec![("mvc-lutador-da-lona-azul", 30), (ENERGY, 30)],
            json!("either"),
            "cedo ou para tarde",
            "early or late",
        ),
        (
            "dd",
            vec![(SHEPHERD, 15), ("dd-lagoa-congelada", 15)],
            json!("late"),
            "Não trazem proveito, porque têm um preço que não é jogado: Lagoa Congelada.",
            "These bring no benefit, because they have a drawback that is not played: Frozen Lagoon.",
        ),
    ] {
        let body = made(game, &cards);
        for (lang, said) in [("pt-BR", pt), ("en", en)] {
            let answer = actor.post(&format!("/v1/goldfish?lang={lang}"), &body).ok();
            let headline = text(&answer["headline"]);
            assert!(headline.contains(said), "{headline}");
            assert_eq!(answer["coverage"]["text"], headline);
            assert_eq!(answer["coverage"]["leans"], leans, "{headline}");
        }
    }
    let idle = play(
        &actor,
        &made("dd", &[(SHEPHERD, 15), ("dd-lagoa-congelada", 15)]),
    )
    .ok();
    assert_eq!(
        idle["coverage"]["no_benefit"][0]["id"],
        "dd-lagoa-congelada"
    );
    assert_eq!(idle["never_played"][0]["id"], "dd-lagoa-congelada");
    // An attack that costs life counts on every turn as if it had not been used: that flatters.
    let answer = play(
        &actor,
        &made("mvc", &[("mvc-lutador-da-lona-azul", 30), (ENERGY, 30)]),
    )
    .ok();
    let gaps = answer["coverage"]["cards"][0]["gaps"].as_array().unwrap();
    assert_eq!(gaps.len(), 2, "{gaps:?}");
    for (lang, said) in [
        (
            "pt-BR",
            "Não trazem proveito, porque têm um preço que não é jogado: Lagoa Congelada.",
        ),
        (
            "en",
            "These bring no benefit, because they have a drawback that is not played: Frozen Lagoon.",
        ),
    ] {
        let mut child = fabulario()
            .args([
                "goldfish",
                "-",
                "--illegal",
                "--lang",
                lang,
                "--games",
                "64",
                "--turns",
                "3",
            ])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        let list = format!("15 {SHEPHERD}\n15 dd-lagoa-congelada\n");
        input.write_all(list.as_bytes()).unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        let table = String::from_utf8(output.stdout).unwrap();
        let headline = table.lines().nth(1).unwrap();
        assert!(headline.ends_with(said), "{table}");
    }
}
