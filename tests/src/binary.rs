//! The program under test.

use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// Builds the binary once per test run, so that no test ever sees an old one.
static BINARY: LazyLock<PathBuf> = LazyLock::new(|| {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--quiet", "--package", "fabulario"])
        .current_dir(root());
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    assert!(
        cargo.status().expect("cargo runs").success(),
        "the binary does not build"
    );
    // This test's own executable lies in the `deps` folder beside it.
    let test = std::env::current_exe().expect("a test has a path");
    test.ancestors()
        .nth(2)
        .expect("a target folder")
        .join("fabulario")
});

/// The top folder of the repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A command that runs the binary with no settings but those a test names.
pub fn fabulario() -> Command {
    let mut command = Command::new(&*BINARY);
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("FABULARIO_")) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null());
    command
}

/// Runs the binary to its end.
pub fn run(args: &[&str]) -> Output {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fabulario()
        .args(args)
        .current_dir(folder.path())
        .output()
        .expect("the binary runs")
}
