//! Settings and `fabulario config show`

use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::process::Output;

use fabulario_tests::{fabulario, run};

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn show(file: Option<&str>, variables: &[(&str, &str)], flags: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    if let Some(file) = file {
        fs::write(folder.path().join("fabulario.toml"), file).unwrap();
    }
    let variables = variables.iter().copied();
    fabulario()
        .args(["config", "show"])
        .args(flags)
        .envs(variables)
        .current_dir(folder.path())
        .output()
        .unwrap()
}

#[test]
fn every_setting_is_shown_with_its_origin() {
    let output = run(&["config", "show"]);
    assert!(output.status.success());
    insta::assert_snapshot!(text(&output.stdout));
}

#[test]
fn flags_beat_the_environment_which_beats_the_file_which_beats_the_default() {
    let file = "workers = 3\npool_size = 5\nbind = \"127.0.0.1:1\"\n";
    let variables = [
        ("FABULARIO_POOL_SIZE", "6"),
        ("FABULARIO_BIND", "127.0.0.1:2"),
    ];
    let shown = text(&show(Some(file), &variables, &["--bind", "127.0.0.1:3"]).stdout);
    for line in [
        "workers = \"3\"  # file fabulario.toml",
        "pool_size = \"6\"  # environment FABULARIO_POOL_SIZE",
        "bind = \"127.0.0.1:3\"  # flag --bind",
        "rate_burst = \"240\"  # default",
    ] {
        assert!(shown.contains(line), "{line}\n{shown}");
    }
}

#[test]
fn what_is_shown_is_a_settings_file() {
    let shown = text(&run(&["config", "show"]).stdout);
    let again = show(Some(&shown), &[], &[]);
    assert!(again.status.success(), "{}", text(&again.stderr));
}

#[test]
fn passwords_are_hidden() {
    for url in [
        "postgres://ana:s3cret@db/f",
        "postgres://db/f?password=s3cret",
        "mysql://ana:s3cret@db/f",
        "postgres://ana:s3cret",
        "postgres:/ana:s3cret@db/f",
        "ana:s3cret@db/f",
        "host=db user=ana password=s3cret",
        "postgres://db/f?pass%77ord=s3cret",
    ] {
        let output = show(None, &[("FABULARIO_DATABASE_URL", url)], &[]);
        assert!(
            !text(&output.stdout).contains("s3cret") && !text(&output.stderr).contains("s3cret"),
            "{output:?}"
        );
    }
}

#[test]
fn all_mistakes_are_told_at_once_and_name_the_setting() {
    let file = "wrokers = 3\nworkers = [1]\nlog_format = \"xml\"\n";
    let variables = [
        ("FABULARIO_BODY_LIMIT", "0"),
        ("FABULARIO_PORT", "80"),
        ("FABULARIO_TRUST_PROXY", "yes"),
    ];
    let flags = [
        "--bind",
        "here",
        "--database-url",
        "mysql://x/y",
        "--public-url",
        "cards",
        "--rate-limit",
        "-1",
    ];
    let output = show(Some(file), &variables, &flags);
    assert!(!output.status.success());
    insta::assert_snapshot!(text(&output.stderr));
}

#[test]
fn a_settings_file_that_is_named_must_be_there_and_be_toml() {
    let output = run(&["config", "show", "--config", "none.toml"]);
    assert!(
        text(&output.stderr)
            .starts_with("The settings file none.toml cannot be read (No such file"),
        "{output:?}"
    );
    let output = show(Some("bind = \n"), &[], &[]);
    assert!(
        text(&output.stderr).starts_with("The settings file fabulario.toml is not TOML: "),
        "{output:?}"
    );
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("other.toml"), "workers = 7").unwrap();
    let mut command = fabulario();
    command
        .args(["config", "show"])
        .env("FABULARIO_CONFIG", "other.toml")
        .current_dir(folder.path());
    assert!(text(&command.output().unwrap().stdout).contains("workers = \"7\"  # file other.toml"));
}

#[test]
fn help_lists_commands_and_settings() {
    let help = text(&run(&["--help"]).stdout);
    for word in [
        "serve",
        "migrate",
        "openapi",
        "cards",
        "config",
        "--database-url",
        "--rate-limit",
    ] {
        assert!(help.contains(word), "{word}");
    }
}

#[test]
fn odd_surroundings_and_odd_values_are_no_reason_to_fall_over() {
    let odd = std::ffi::OsStr::from_bytes(b"caf\xe9");
    let output = fabulario()
        .args(["config", "show"])
        .env("ODD", odd)
        .env("FABULARIO_BIND", odd)
        .output()
        .unwrap();
    assert!(text(&output.stderr).starts_with("bind = "), "{output:?}");
    let flags = [
        "--workers",
        "100000",
        "--log-level",
        "garbage",
        "--public-url",
        "http://u:pw@h",
        "--database-url",
        "sqlite://:memory:",
    ];
    let output = show(None, &[], &flags);
    assert_eq!(text(&output.stderr).lines().count(), 4, "{output:?}");
    assert!(!text(&output.stderr).contains("panicked"));
}
