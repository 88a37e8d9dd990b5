//! Starting, stopping, being killed.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use fabulario_tests::{Database, Server, fabulario};

/// What a start that fails says, in one sentence.
fn refusal(command: &mut Command) -> String {
    let output = command.output().unwrap();
    assert!(!output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let said: Vec<&str> = text.lines().filter(|line| !line.starts_with('{')).collect();
    assert_eq!(said.len(), 1, "{text}");
    said[0].to_owned()
}

fn serve_in(folder: &Path) -> Command {
    let mut command = fabulario();
    command.args(["--bind", "127.0.0.1:0"]).current_dir(folder);
    command
}

#[test]
fn a_start_says_where_everything_is() {
    let server = Server::start();
    let banner = server.banner.join("\n");
    for line in [
        "page       http://127.0.0.1:",
        "docs       http://127.0.0.1:",
        "data       /",
        "4 games, 7 formats",
    ] {
        assert!(banner.contains(line), "{banner}");
    }
    assert!(!banner.contains("fabulario@"), "no password: {banner}");
}

#[test]
fn a_taken_port_is_one_clear_sentence() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let said = refusal(
        fabulario()
            .args(["--bind", &address])
            .current_dir(folder.path()),
    );
    assert_eq!(
        said,
        format!(
            "The address {address} cannot be used (another program uses it): choose another with --bind or FABULARIO_BIND."
        )
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_one_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let said = refusal(serve_in(folder.path()).args(["--data-dir", "file/data"]));
    assert!(
        said.starts_with("The data folder file/data cannot be written (Not a directory"),
        "{said}"
    );
    assert!(
        said.ends_with("choose another with --data-dir or FABULARIO_DATA_DIR."),
        "{said}"
    );
}

#[test]
fn a_file_that_is_no_database_is_one_clear_sentence() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("poem.txt"),
        "roses are red\n".repeat(100),
    )
    .unwrap();
    let said = refusal(serve_in(folder.path()).args(["--database-url", "sqlite://poem.txt"]));
    assert!(
        said.starts_with("The database sqlite://poem.txt cannot be opened (file is not a database"),
        "{said}"
    );
    assert!(
        said.contains("--database-url or FABULARIO_DATABASE_URL"),
        "{said}"
    );
}

#[test]
fn a_server_that_does_not_answer_is_one_clear_sentence_without_the_password() {
    let folder = tempfile::tempdir().unwrap();
    let said = refusal(
        serve_in(folder.path()).args(["--database-url", "postgres://ana:s3cret@127.0.0.1:1/f"]),
    );
    assert!(
        said.starts_with("The database postgres://ana:***@127.0.0.1:1/f cannot be opened"),
        "{said}"
    );
    assert!(
        said.contains("refused") && !said.contains("s3cret"),
        "{said}"
    );
}

#[test]
fn ctrl_c_and_sigterm_stop_cleanly() {
    for signal in ["INT", "TERM"] {
        let mut server = Server::start();
        server.anonymous().get("/v1/games").ok();
        server.signal(signal);
        assert!(server.wait().success(), "{signal}");
        assert!(
            server
                .log()
                .contains("stopping: requests under way may finish"),
            "{}",
            server.log()
        );
        assert!(
            server.log().lines().last().unwrap().contains("stopped"),
            "{}",
            server.log()
        );
    }
}

#[test]
fn a_request_under_way_is_answered_before_the_server_stops() {
    let mut server = Server::start();
    let mut stream = TcpStream::connect(&server.address).unwrap();
    let body = br#"{"ids":["fab-padrao"]}"#;
    write!(stream, "POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n", body.len()).unwrap();
    stream.write_all(&body[..5]).unwrap();
    // The handler waits for the rest of the body once the request is counted.
    let counted = Instant::now() + Duration::from_secs(10);
    while !server
        .anonymous()
        .get("/metrics")
        .text()
        .contains("requests_in_flight 2")
    {
        assert!(Instant::now() < counted);
    }
    server.signal("TERM");
    server.wait_for_log("stopping");
    stream.write_all(&body[5..]).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(server.wait().success());
}

#[test]
fn a_slow_client_is_cut_off_with_a_problem() {
    let server = Server::builder().flag("--request-timeout", "1").start();
    let head = "POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{";
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = vec![0; 4096];
    let read = stream.read(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
    assert!(
        answer.starts_with("HTTP/1.1 408") && answer.contains("/problems/body-timeout"),
        "{answer}"
    );
}

#[test]
fn a_server_that_was_killed_comes_up_again_with_its_data() {
    let server = Server::start().kill_and_restart().kill_and_restart();
    server.anonymous().get("/readyz").ok();
}

#[test]
fn killed_at_any_moment_of_its_first_start_it_comes_up_afterwards() {
    for moment in (0..24).map(|step| Duration::from_millis(step * 15)) {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::of_this_run();
        let data = folder.path().join("data");
        fs::create_dir_all(&data).unwrap();
        let url = database.url(&data);
        let start = || {
            let mut command = serve_in(folder.path());
            command
                .args(["--database-url", &url, "--data-dir"])
                .arg(&data);
            command
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap()
        };
        let mut victim = start();
        thread::sleep(moment);
        victim.kill().unwrap();
        victim.wait().unwrap();
        let mut survivor = start();
        let mut page = [0; 200];
        let read = survivor.stdout.take().unwrap().read(&mut page).unwrap();
        survivor.kill().unwrap();
        survivor.wait().unwrap();
        assert!(
            String::from_utf8_lossy(&page[..read]).contains("page"),
            "killed after {moment:?}"
        );
    }
}

#[test]
fn several_servers_start_at_once_on_one_new_database() {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::of_this_run();
    let url = database.url(folder.path());
    let start = |data: &str| {
        let mut command = serve_in(folder.path());
        command.args(["--database-url", &url, "--data-dir", data]);
        command
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap()
    };
    let mut servers: Vec<_> = ["a", "b", "c", "d"]
        .iter()
        .map(|data| start(data))
        .collect();
    for server in &mut servers {
        let mut page = [0; 400];
        let read = server.stdout.take().unwrap().read(&mut page).unwrap();
        assert!(
            String::from_utf8_lossy(&page[..read]).contains("page"),
            "a server did not come up"
        );
    }
    for server in &mut servers {
        server.kill().unwrap();
        server.wait().unwrap();
    }
}

#[test]
fn a_second_signal_does_not_wait() {
    let mut server = Server::start();
    let mut stream = TcpStream::connect(&server.address).unwrap();
    let head = "POST /v1/formats/batch HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
                content-length: 10\r\n\r\n{";
    stream.write_all(head.as_bytes()).unwrap();
    let counted = Instant::now() + Duration::from_secs(10);
    while !server
        .anonymous()
        .get("/metrics")
        .text()
        .contains("requests_in_flight 2")
    {
        assert!(Instant::now() < counted);
    }
    server.signal("INT");
    server.wait_for_log("requests under way may finish");
    let second = Instant::now();
    server.signal("INT");
    assert_eq!(server.wait().code(), Some(130));
    assert!(second.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_log_that_nobody_reads_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serve_in(folder.path());
    let mut server = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut banner = [0; 400];
    let read = server.stdout.as_mut().unwrap().read(&mut banner).unwrap();
    let banner = String::from_utf8_lossy(&banner[..read]).into_owned();
    let address = banner
        .split("http://")
        .nth(1)
        .unwrap()
        .split('/')
        .next()
        .unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(10)))
        .unwrap();
    let mut answer = [0; 4096];
    // A pipe holds 64 KiB, a log line more than 200 bytes.
    for _ in 0..2000 {
        stream
            .write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            .unwrap();
        assert!(stream.read(&mut answer).unwrap() > 0);
    }
    drop(stream);
    let kill = Command::new("kill")
        .arg(server.id().to_string())
        .status()
        .unwrap();
    assert!(kill.success());
    assert!(server.wait().unwrap().success());
}

#[test]
fn a_stopped_server_leaves_its_database_in_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serve_in(folder.path());
    let mut server = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut banner = [0; 400];
    assert!(server.stdout.as_mut().unwrap().read(&mut banner).unwrap() > 0);
    Command::new("kill")
        .arg(server.id().to_string())
        .status()
        .unwrap();
    assert!(server.wait().unwrap().success());
    let wal = fs::metadata(folder.path().join("fabulario-data/fabulario.db-wal"));
    assert!(wal.map_or(0, |wal| wal.len()) == 0);
    assert!(
        fs::metadata(folder.path().join("fabulario-data/fabulario.db"))
            .unwrap()
            .len()
            > 8192
    );
}
