//! The data of a first start, made once and copied for every server that is not about it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::database::{self, Database};
use crate::leftover::ends_with_this_process;
use crate::{Builder, Server};

/// A data folder as a server leaves it after its first start: catalogue, and the index beside it.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = after_a_first_start(Database::Sqlite);
    ends_with_this_process(None, &folder);
    folder
});

/// A database of the cluster after a first start; the cluster itself is thrown away.
static DATABASE: LazyLock<String> = LazyLock::new(|| {
    let name = database::create("");
    let folder = after_a_first_start(Database::Shared(database::in_cluster(&name)));
    fs::remove_dir_all(folder).expect("the folder is ours");
    name
});

fn after_a_first_start(database: Database) -> PathBuf {
    let mut server = Builder::first().database(database).start();
    server.signal("TERM");
    assert!(server.wait().success(), "{}", server.log());
    server.into_folder()
}

/// Fills the folder of a server.
pub(crate) fn fill(folder: &Path) {
    copy(&FOLDER.join("data"), &folder.join("data"));
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).expect("a new folder");
    for entry in fs::read_dir(from).expect("a folder to copy") {
        let entry = entry.expect("an entry");
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).expect("a copied file");
        }
    }
}

/// A database of the kind that this run is about, with the catalogue in it.
pub(crate) fn database() -> Database {
    match Database::of_this_run() {
        Database::Sqlite => Database::Sqlite,
        _ => Database::Postgres(database::create(&format!("TEMPLATE {}", *DATABASE))),
    }
}

/// The server of all tests that only read.
pub(crate) fn shared() -> &'static Server {
    static SHARED: LazyLock<Server> = LazyLock::new(|| {
        let server = Server::builder().flag("--rate-limit", "0").start();
        ends_with_this_process(Some(server.pid()), server.folder());
        server
    });
    &SHARED
}
