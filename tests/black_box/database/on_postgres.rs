//! What only PostgreSQL can show: TLS, and servers that share a database.

use std::env;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use fabulario_tests::{Builder, Database, Server, cluster, fabulario};

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
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
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
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
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
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
fn a_wrong_password_is_refused_and_not_shown() {
    let url = cluster().replace("fabulario-test", "wr0ng");
    let (done, said) = migrate(&url);
    assert!(
        !done && said.contains("password") && !said.contains("wr0ng"),
        "{said}"
    );
}

#[test]
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
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
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
fn a_server_says_not_ready_while_its_database_is_gone_and_recovers() {
    let server = Server::start();
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

/// Two nodes on one database: an import with one command is served by both.
#[test]
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
fn two_nodes_serve_an_import_within_five_seconds() {
    let first = Server::start();
    let second = Server::builder().beside(&first).start();
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../cards/tests/data/publisher/porto-das-brumas.json"
    );
    let (done, said) = first.run(&["cards", "import", path]);
    assert!(done, "{said}");
    let imported = Instant::now();
    for node in [&first, &second] {
        loop {
            let feed = node.anonymous().get("/v1/cards/changes?since=1").ok();
            let waited = imported.elapsed();
            if feed["build"] == 2 {
                let cards = feed["total"].as_u64().unwrap();
                println!("{cards} cards served after {waited:?}");
                assert!(cards > 20 && waited < Duration::from_secs(5), "{waited:?}");
                break;
            }
            assert!(waited < Duration::from_secs(5), "{}", node.log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    let bytes = |node: &Server| {
        let card = node.anonymous().get("/v1/cards/changes?since=1").ok();
        let id = card["data"][0]["id"].as_str().unwrap().to_owned();
        let card = node
            .anonymous()
            .get(&format!("/v1/cards/{id}?fields=id,name,text,legalities"));
        card.body
    };
    assert_eq!(bytes(&first), bytes(&second));
}

/// Two nodes that start at once on an empty database make one first build.
#[test]
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
fn two_first_starts_make_one_build() {
    let database = Database::new_postgres();
    let url = database.url(std::path::Path::new(""));
    let start = || {
        let shared = Database::Shared(url.clone());
        std::thread::spawn(move || Builder::first().database(shared).start())
    };
    let nodes = [start(), start(), start()].map(|node| node.join().unwrap());
    for node in &nodes {
        assert_eq!(node.anonymous().get("/v1/bulk").ok()["build"], 1);
    }
    let builds = database.texts("SELECT number::text FROM catalogue_builds");
    assert_eq!(builds, ["1"]);
}

#[test]
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
fn a_database_without_its_tables_is_noticed() {
    let server = Server::start();
    server.anonymous().get("/readyz").ok();
    server
        .database
        .execute("DROP TABLE catalogue_builds CASCADE");
    let end = Instant::now() + Duration::from_secs(10);
    while server.anonymous().get("/readyz").status == 200 {
        assert!(Instant::now() < end, "the server does not notice");
    }
}

#[test]
#[ignore = "needs a PostgreSQL cluster: tests/run postgres"]
fn the_readmes_command_serves_on_postgresql() {
    let readme = include_str!("../../../README.md");
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
