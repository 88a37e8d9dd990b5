//! The README tells the truth: its `curl` tour is run, its outputs are compared.

use std::process::Command;

use fabulario_tests::Server;

const README: &str = include_str!("../../README.md");

#[test]
fn the_tour_shows_what_a_reader_sees() {
    let server = Server::start();
    let tour: Vec<&str> = README
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

/// A publisher's first file, as the README shows it, with the commands that it names.
#[test]
fn the_readmes_own_cards_are_imported_and_served() {
    let server = Server::start();
    let section = README.split("## Your own cards").nth(1).unwrap();
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
