//! A database of one's own.

use std::env;
use std::fs;
use std::path::Path;

use postgres::{Client, NoTls};
use uuid::Uuid;

/// The file of an SQLite database in a data folder.
const FILE: &str = "fabulario.db";

/// The address of the throw-away cluster that `tests/run` started.
pub fn cluster() -> String {
    env::var("TEST_POSTGRES_URL").expect("TEST_POSTGRES_URL: run these tests with tests/run")
}

/// Where a server under test stores its data.
pub enum Database {
    /// A file in the server's folder.
    Sqlite,
    /// A database in the cluster, dropped at the end.
    Postgres(String),
    /// A database that another server brought.
    Shared(String),
}

impl Database {
    /// An empty database of the kind that this run of the suite is about.
    pub fn of_this_run() -> Self {
        match env::var("TEST_DATABASE").as_deref() {
            Ok("postgres") => Self::new_postgres(),
            Ok("sqlite") | Err(_) => Self::Sqlite,
            Ok(other) => panic!("TEST_DATABASE is sqlite or postgres, not {other}"),
        }
    }

    /// A new, empty database in the cluster.
    pub fn new_postgres() -> Self {
        Self::Postgres(create(""))
    }

    /// The URL for a server whose folder is `folder`.
    pub fn url(&self, folder: &Path) -> String {
        match self {
            Self::Sqlite => format!("sqlite://{}", folder.join(FILE).display()),
            Self::Postgres(name) => in_cluster(name),
            Self::Shared(url) => url.clone(),
        }
    }

    /// Writes what SQL says into an empty database, for a server whose folder is `folder`.
    pub(crate) fn write(&self, folder: &Path, sql: &str) {
        if let Self::Sqlite = self {
            fs::create_dir_all(folder).expect("a folder");
            let file = rusqlite::Connection::open(folder.join(FILE));
            let written = file.and_then(|file| file.execute_batch(sql));
            written.expect("the SQL runs");
        } else {
            self.execute(sql);
        }
    }

    /// Runs SQL on a PostgreSQL database.
    pub fn execute(&self, sql: &str) {
        let Self::Postgres(name) = self else {
            panic!("only PostgreSQL is reached from outside")
        };
        Client::connect(&in_cluster(name), NoTls)
            .expect("a connection")
            .batch_execute(sql)
            .expect("the SQL runs");
    }

    /// The first column of a query's rows on a PostgreSQL database.
    pub fn texts(&self, sql: &str) -> Vec<String> {
        let Self::Postgres(name) = self else {
            panic!("only PostgreSQL is reached from outside")
        };
        let mut client = Client::connect(&in_cluster(name), NoTls).expect("a connection");
        client
            .query(sql, &[])
            .expect("the SQL runs")
            .iter()
            .map(|row| row.get(0))
            .collect()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Self::Postgres(name) = self {
            let _ = admin().batch_execute(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
        }
    }
}

/// Makes a database with these options, and says its name.
pub(crate) fn create(options: &str) -> String {
    let name = format!("test_{}", Uuid::now_v7().simple());
    admin()
        .batch_execute(&format!("CREATE DATABASE {name} {options}"))
        .expect("a new database");
    name
}

fn admin() -> Client {
    Client::connect(&cluster(), NoTls).expect("the cluster answers")
}

pub(crate) fn in_cluster(name: &str) -> String {
    let cluster = cluster();
    let (server, _) = cluster.rsplit_once('/').expect("a URL with a database");
    format!("{server}/{name}")
}
