//! `fabulario deck check`: a list from a file or a pipe, what is wrong with it, and the verdict.

use std::fs;
use std::io::Write as _;
use std::process::{Output, Stdio};

use fabulario_tests::{fabulario, run};
use serde_json::Value;

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Checks a text from standard input.
fn check(text: &str, args: &[&str]) -> (i32, String, String) {
    let mut child = fabulario()
        .args(["deck", "check", "-", "--as-of", "2026-11-17"])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(text.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code().unwrap(), said(&output), told)
}

/// A ready deck, as the command shows it.
fn ready() -> String {
    let shown = said(&run(&["decks", "show", "fab-deck-assobio"]));
    let (_guide, list) = shown.split_once("\n\n").unwrap();
    list.to_owned()
}

#[test]
fn a_legal_deck_a_broken_one_and_one_that_cannot_be_read() {
    let (code, legal, told) = check(&ready(), &[]);
    assert_eq!((code, told.as_str()), (0, ""), "{legal}");
    assert!(legal.contains("fab-padrao: legal\n"), "{legal}");

    let (code, illegal, _) = check(
        &(ready() + "Baralho:\n3 Rasga-Mortalha\n"),
        &["--format", "fab-padrao"],
    );
    assert_eq!(code, 1, "{illegal}");
    assert!(
        illegal.contains("fab-padrao: ilegal\n") && illegal.contains("“Rasga-Mortalha”"),
        "{illegal}"
    );
    assert!(!illegal.contains("fab-padrao-guia"), "{illegal}");
    assert!(
        illegal.contains("Para ficar legal, mude 3 cartas:\n    -3 Rasga-Mortalha (main)\n"),
        "{illegal}"
    );

    let (code, unclear, _) = check(
        &(ready() + "Baralho:\n1 Sopro na Vila\n"),
        &["--lang", "en"],
    );
    assert_eq!(code, 2, "{unclear}");
    assert!(
        unclear.contains("1 Sopro na Vila\n  No card is called “Sopro na Vila”."),
        "{unclear}"
    );
    assert!(unclear.contains("(fab-sopro-na-vela)"), "{unclear}");
    assert!(unclear.contains("not understood: 1"), "{unclear}");
}

#[test]
fn what_is_no_list_exits_with_two_and_says_why() {
    let (code, said, _) = check("bom dia", &[]);
    assert_eq!(code, 2);
    assert!(said.contains("informe o jogo"), "{said}");
    let (code, _, told) = check(&ready(), &["--format", "fab-nada"]);
    assert_eq!(code, 2);
    assert!(told.contains("fab-padrao"), "{told}");
    let missing = run(&["deck", "check", "nada.txt"]);
    assert_eq!(missing.status.code(), Some(2));
    let told = String::from_utf8_lossy(&missing.stderr);
    assert!(told.starts_with("Não há arquivo nada.txt."), "{told}");
}

#[test]
fn a_file_in_another_encoding_is_told_how_to_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("baralho.csv");
    // Windows-1252, as old spreadsheets write it.
    fs::write(&file, b"Quantidade;Carta\r\n3;Tatu de Ro\xe7a\r\n").unwrap();
    let file = file.to_str().unwrap();
    for (lang, said) in [
        ("pt-BR", "não é texto em UTF-8. Salve-o de novo: no Excel"),
        ("en", "is not text in UTF-8. Save it again: in Excel"),
    ] {
        let output = run(&["deck", "check", file, "--lang", lang]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(
            told.contains(said) && told.contains("baralho.csv"),
            "{told}"
        );
    }
}

#[test]
fn cards_for_another_time_are_told_and_left_out() {
    let (code, said, _) = check(&(ready() + "Talvez\n3 Rasga-Mortalha (foil)\n"), &[]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("fab-padrao: legal\n"), "{said}");
    assert!(
        said.contains("“Rasga-Mortalha” ficou fora do baralho"),
        "{said}"
    );
    assert!(said.contains("1 fora do baralho, pelo título\n"), "{said}");
}

#[test]
fn a_file_is_checked_and_told_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("baralho.txt");
    fs::write(&file, ready()).unwrap();
    let output = run(&[
        "decks",
        "check",
        file.to_str().unwrap(),
        "--json",
        "--game",
        "fab",
    ]);
    assert!(output.status.success());
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["list"]["game_by"], "request");
    assert_eq!(told["list"]["not_understood"], 0);
    assert_eq!(told["judged"]["data"][0]["formats"][0]["verdict"], "legal");
}

/// What is wrong with a file is said in the language of the reader, and what to do.
#[test]
fn a_file_that_is_none_is_told_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let empty = folder.path().join("empty.txt");
    fs::write(&empty, " \n").unwrap();
    let empty = empty.to_str().unwrap();
    for command in [&["deck", "check"][..], &["goldfish"]] {
        for (file, pt, en) in [
            (
                "nada.txt",
                "Não há arquivo nada.txt.",
                "There is no file nada.txt.",
            ),
            (place, "é uma pasta", "is a folder"),
            (
                empty,
                "A lista não tem cartas.\n",
                "The list has no cards.\n",
            ),
        ] {
            for (lang, words) in [("pt-BR", pt), ("en", en)] {
                let args = [command, &[file, "--lang", lang]].concat();
                let output = run(&args);
                let told = String::from_utf8_lossy(&output.stderr).into_owned();
                assert_eq!(output.status.code(), Some(2), "{told}");
                assert!(told.contains(words), "{args:?}: {told}");
                assert!(
                    !told.contains("os error") && !told.contains("deck check"),
                    "{told}"
                );
            }
        }
    }
    let list = folder.path().join("list.txt");
    fs::write(&list, ready()).unwrap();
    let args = ["deck", "check", list.to_str().unwrap(), "--format", "nada"];
    let told = String::from_utf8_lossy(&run(&args).stderr).into_owned();
    assert!(told.starts_with("--format: "), "{told}");
}

/// A hero is judged; that it plays not alone is said in words of a command line.
#[test]
fn a_hero_is_told_why_it_does_not_play_alone() {
    let shown = said(&run(&["decks", "show", "apo-deck-banca-de-fundo-falso"]));
    let (_guide, hero) = shown.split_once("\n\n").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hero.txt");
    fs::write(&file, hero).unwrap();
    let file = file.to_str().unwrap();
    for (lang, words) in [
        ("pt-BR", "As fontes de Apoteose"),
        ("en", "The sources of Apoteose"),
    ] {
        let output = run(&["goldfish", file, "--lang", lang]);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert!(
            told.starts_with(words) && told.contains("`fabulario deck check "),
            "{told}"
        );
        assert!(!told.contains("JSON") && !told.contains("errors"), "{told}");
    }
    assert!(run(&["deck", "check", file]).status.success());
    // A wrong flag: no words of requests either.
    let list = folder.path().join("list.txt");
    fs::write(&list, ready()).unwrap();
    let output = run(&["goldfish", list.to_str().unwrap(), "--games", "0"]);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        told.contains("não pode ser jogado assim:\n  --games "),
        "{told}"
    );
    assert!(!told.contains("JSON"), "{told}");
}
