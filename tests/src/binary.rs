//! The program under test.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// The binary that `tests/run` built, or else the release binary, built once so that no test ever sees an old one.
static BINARY: LazyLock<PathBuf> = LazyLock::new(|| {
    if let Some(built) = env::var_os("TEST_BINARY") {
        return built.into();
    }
    let cargo = Command::new(env!("CARGO"))
        .args(["build", "--release", "--quiet"])
        .current_dir(root())
        .status();
    assert!(
        cargo.expect("cargo runs").success(),
        "the binary does not build"
    );
    // This test's own executable is `<target>/<profile>/deps/<test>`.
    let test = env::current_exe().expect("a test has a path");
    let target = test.ancestors().nth(3).expect("a target folder");
    target.join("release/fabulario")
});

/// The top folder of the repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A command that runs the binary with no settings but those a test names.
pub fn fabulario() -> Command {
    let mut command = Command::new(&*BINARY);
    for (name, _) in env::vars().filter(|(name, _)| name.starts_with("FABULARIO_")) {
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
