//! What only PostgreSQL can show: TLS, and servers that share a database.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

use std::env;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fabulario_tests::{Database, Server, cluster, fabulario};

fn migrate(url: &str) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    let output = fabulario()
        .args(["migrate", "--database-url", url])
        .current_dir(folder.path())
        .output()
        .unwrap();
    (
        output.status.success(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

/// The cluster's URL with `localhost` for a host, as its certificate has it, and options.
fn with(database: &Database, options: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    format!(
        "{}?{options}",
        database
            .url(folder.path())
            .replace("127.0.0.1", "localhost")
    )
}

#[test]
fn tls_works_and_is_used_when_it_is_required() {
    let database = Database::new_postgres();
    database.execute(
        "CREATE TABLE seen (ssl boolean);
         CREATE FUNCTION note() RETURNS event_trigger LANGUAGE plpgsql AS
         $$ BEGIN INSERT INTO seen SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid(); END $$;
         CREATE EVENT TRIGGER note ON ddl_command_end EXECUTE FUNCTION note();",
    );
    let (done, said) = migrate(&with(&database, "sslmode=require"));
    assert!(done, "{said}");
    let seen = database.texts("SELECT DISTINCT ssl::text FROM seen");
    assert_eq!(seen, ["true"], "every table was made over TLS");
}

#[test]
fn certificates_are_checked_when_that_is_asked_for() {
    let database = Database::new_postgres();
    let root =
        env::var("TEST_POSTGRES_CA").expect("TEST_POSTGRES_CA: run these tests with tests/run");
    for mode in ["verify-ca", "verify-full"] {
        let (done, said) = migrate(&with(
            &database,
            &format!("sslmode={mode}&sslrootcert={root}"),
        ));
        assert!(done, "{mode}: {said}");
    }
    // The certificate names localhost, not the address.
    let by_address = with(
        &database,
        &format!("sslmode=verify-full&sslrootcert={root}"),
    )
    .replace("localhost", "127.0.0.1");
    let (done, said) = migrate(&by_address);
    assert!(!done && said.contains("certificate"), "{said}");
    let (done, _) = migrate(&by_address.replace("verify-full", "verify-ca"));
    assert!(done);
    // The system's authorities do not know the throw-away one.
    let (done, said) = migrate(&with(&database, "sslmode=verify-full"));
    assert!(!done && said.contains("cannot be opened"), "{said}");
}

#[test]
fn a_wrong_password_is_refused_and_not_shown() {
    let url = cluster().replace("fabulario-test", "wr0ng");
    let (done, said) = migrate(&url);
    assert!(
        !done && said.contains("password") && !said.contains("wr0ng"),
        "{said}"
    );
}

#[test]
fn a_database_of_a_newer_version_is_refused() {
    let database = Database::new_postgres();
    let folder = tempfile::tempdir().unwrap();
    let url = database.url(folder.path());
    assert!(migrate(&url).0);
    database.execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('29991231000000')");
    let (done, said) = migrate(&url);
    assert!(
        !done && said.contains("newer version of Fabulário (migration 29991231000000"),
        "{said}"
    );
    assert!(
        said.contains("--database-url") && !said.contains("fabulario-test"),
        "{said}"
    );
}

#[test]
fn a_server_says_not_ready_while_its_database_is_gone_and_recovers() {
    let server = Server::builder().database(Database::new_postgres()).start();
    server.anonymous().get("/readyz").ok();
    let Database::Postgres(name) = &server.database else {
        unreachable!()
    };
    let admin = |sql: String| {
        let status = Command::new("psql")
            .args(["-q", "-c", &sql, &cluster()])
            .status()
            .unwrap();
        assert!(status.success());
    };
    admin(format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false"));
    admin(format!(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    ));
    let end = Instant::now() + Duration::from_secs(20);
    while server.anonymous().get("/readyz").status == 200 {
        assert!(Instant::now() < end, "the server does not notice");
    }
    let problem = server.anonymous().get("/readyz").problem(503, "not-ready");
    assert_eq!(problem["checks"]["database"], false);
    server.anonymous().get("/v1/games").ok();
    admin(format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true"));
    let end = Instant::now() + Duration::from_secs(20);
    while server.anonymous().get("/readyz").status != 200 {
        assert!(Instant::now() < end, "the server does not come back");
    }
}

#[test]
fn a_database_without_its_tables_is_noticed() {
    let server = Server::builder().database(Database::new_postgres()).start();
    server.anonymous().get("/readyz").ok();
    server.database.execute("DROP TABLE catalogue_builds");
    let end = Instant::now() + Duration::from_secs(10);
    while server.anonymous().get("/readyz").status == 200 {
        assert!(Instant::now() < end, "the server does not notice");
    }
}

#[test]
fn the_readmes_command_serves_on_postgresql() {
    let readme = include_str!("../README.md");
    let command = readme
        .lines()
        .find(|line| line.contains("--database-url 'postgres://"))
        .unwrap();
    let url = command.split('\'').nth(1).unwrap();
    let options = url.split_once('?').unwrap().1;
    assert!(command.starts_with("$ cargo run --release -- --database-url "));
    let database = Database::new_postgres();
    let folder = tempfile::tempdir().unwrap();
    let mut server = fabulario()
        .args([
            "--database-url",
            &with(&database, options),
            "--bind",
            "127.0.0.1:0",
        ])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let banner: Vec<String> = BufReader::new(server.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok)
        .take_while(|line| !line.starts_with("Stop"))
        .collect();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(
        banner
            .iter()
            .any(|line| line.contains("database   postgres://fabulario:***@")),
        "{banner:?}"
    );
}
