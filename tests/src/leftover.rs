//! What lives as long as the tests of one process: it would outlive them, because statics are never dropped.

use std::path::Path;
use std::process::{Command, Stdio};

/// Kills a process when this one ends, and removes a folder.
///
/// A shell waits on a pipe that nobody writes to. The pipe closes when this process ends, however it ends.
pub(crate) fn ends_with_this_process(pid: Option<u32>, folder: &Path) {
    let script = r#"cat; [ -z "$0" ] || kill -KILL "$0"; rm -rf "$1""#;
    let pid = pid.map_or(String::new(), |pid| pid.to_string());
    let watcher = Command::new("sh")
        .args(["-c", script, &pid])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell");
    // Dropped, it would close the pipe.
    Box::leak(Box::new(watcher));
}
