//! A database of one's own.

use std::env;
use std::path::Path;

use postgres::{Client, NoTls};
use uuid::Uuid;

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
    /// The database that this run of the suite is about.
    pub fn of_this_run() -> Self {
        match env::var("TEST_DATABASE").as_deref() {
            Ok("postgres") => Self::new_postgres(),
            Ok("sqlite") | Err(_) => Self::Sqlite,
            Ok(other) => panic!("TEST_DATABASE is sqlite or postgres, not {other}"),
        }
    }

    /// A new, empty database in the cluster.
    pub fn new_postgres() -> Self {
        let name = format!("test_{}", Uuid::now_v7().simple());
        admin()
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .expect("a new database");
        Self::Postgres(name)
    }

    /// The URL for a server whose folder is `folder`.
    pub fn url(&self, folder: &Path) -> String {
        match self {
            Self::Sqlite => format!("sqlite://{}", folder.join("fabulario.db").display()),
            Self::Postgres(name) => in_cluster(name),
            Self::Shared(url) => url.clone(),
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

fn admin() -> Client {
    Client::connect(&cluster(), NoTls).expect("the cluster answers")
}

fn in_cluster(name: &str) -> String {
    let cluster = cluster();
    let (server, _) = cluster.rsplit_once('/').expect("a URL with a database");
    format!("{server}/{name}")
}
