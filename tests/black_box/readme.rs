//! READMEs tell the truth: what they call is run, what they show is compared.

use std::process::Command;

use fabulario_tests::Server;

const README: &str = include_str!("../../README.md");
const TOUR: &str = include_str!("../../openapi/TOUR.md");
const IMPORT: &str = include_str!("../../cards/IMPORT.md");

#[test]
fn the_tour_shows_what_a_reader_sees() {
    let server = Server::start();
    let tour = TOUR.split("## Thirteen calls").nth(1).unwrap();
    let tour = tour.split("\n## ").next().unwrap();
    let tour: Vec<&str> = tour
        .split("```console\n")
        .skip(1)
        .map(|block| block.split("```").next().unwrap())
        .collect();
    let mut calls = 0;
    for block in tour.iter().filter(|block| block.starts_with("$ curl")) {
        let (command, shown) = block.split_once('\n').unwrap();
        let command = command
            .trim_start_matches("$ ")
            .replace("127.0.0.1:8080", &server.address);
        let output = Command::new("sh").args(["-c", &command]).output().unwrap();
        let seen =
            String::from_utf8_lossy(&output.stdout).replace(&server.address, "127.0.0.1:8080");
        assert_eq!(masked(seen.trim()), masked(shown.trim()), "{command}");
        calls += 1;
    }
    assert!(calls >= 5, "the tour has {calls} calls");
}

/// A publisher's first file, as its guide shows it, with the commands that it names.
#[test]
fn the_cards_of_the_guide_are_imported_and_served() {
    let server = Server::start();
    let section = IMPORT
        .split("## The shortest file that works")
        .nth(1)
        .unwrap();
    let json = section
        .split("```json\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let commands = section
        .split("```console\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let mut runs = 0;
    for command in commands.lines().map(|line| line.trim_start_matches("$ ")) {
        if let Some(args) = command.strip_prefix("cargo run --release -- ") {
            let args: Vec<&str> = args.split(' ').collect();
            let path = server.folder().join(args[2]);
            std::fs::write(path, json).unwrap();
            let (done, said) = server.run(&args);
            assert!(done, "{said}");
            runs += 1;
        } else {
            let path = command
                .split('\'')
                .nth(1)
                .unwrap()
                .split_once("8080")
                .unwrap()
                .1;
            let end = std::time::Instant::now() + std::time::Duration::from_secs(20);
            while server.anonymous().get(path).status != 200 {
                assert!(std::time::Instant::now() < end, "{}", server.log());
                std::thread::sleep(std::time::Duration::from_millis(50));
            }
            let card = server.anonymous().get(path).ok();
            assert_eq!(
                (&card["name"], &card["hp"]),
                (&"Boi de Névoa".into(), &4.into())
            );
        }
    }
    assert_eq!(runs, 2);
}

/// From a pasted list to a legal deck, its code, its pictures and its odds, as the tour tells it. Needs curl and jq.
#[test]
fn the_walk_from_a_chat_to_the_table_is_true() {
    let server = Server::start();
    let section = TOUR.split("## From a chat to the table").nth(1).unwrap();
    let list = section.split("```text\n").nth(1).unwrap();
    let list = list.split("```").next().unwrap();
    std::fs::write(server.folder().join("lista.txt"), list).unwrap();
    let mut commands = 0;
    for block in section.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        for step in block.split("$ ").skip(1) {
            let (command, shown) = step.split_once('\n').unwrap();
            let command = command.replace("127.0.0.1:8080", &server.address);
            let output = Command::new("sh")
                .args(["-c", &command])
                .current_dir(server.folder())
                .output()
                .unwrap();
            let seen = String::from_utf8_lossy(&output.stdout);
            let told = String::from_utf8_lossy(&output.stderr);
            assert_eq!(seen.trim(), shown.trim(), "{command}\n{told}");
            commands += 1;
        }
    }
    assert!(commands >= 10, "the walk has {commands} steps");
    for picture in ["baralho.svg", "curva.svg"] {
        let svg = std::fs::read_to_string(server.folder().join(picture)).unwrap();
        assert!(svg.starts_with("<svg") && svg.contains("</svg>"), "{svg}");
    }
}

/// What differs from call to call: request ids.
fn masked(text: &str) -> String {
    let mut masked = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\"request_id\":\"") {
        masked.push_str(before);
        masked.push_str("\"request_id\":\"…");
        rest = after.split_once('"').map_or("", |(_, rest)| rest);
    }
    masked + rest
}

#[test]
fn every_setting_of_the_readme_exists_and_none_is_missing() {
    let shown = fabulario_tests::run(&["config", "show"]).stdout;
    let shown = String::from_utf8(shown).unwrap();
    let keys: Vec<&str> = shown
        .lines()
        .filter(|l| !l.starts_with('#'))
        .filter_map(|l| l.split(" = ").next())
        .collect();
    let rows: Vec<&str> = README
        .lines()
        .filter_map(|line| line.strip_prefix("| `")?.split('`').next())
        .filter(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '_'))
        .collect();
    assert_eq!(rows, keys);
}
