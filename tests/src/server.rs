//! A running server.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::{Actor, Database, fabulario, template};

/// A server before it starts; the defaults are those of a test that is about none of them.
pub struct Builder {
    command: Command,
    folder: TempDir,
    database: Database,
}

impl Builder {
    /// A server that finds nothing: neither a data folder nor a catalogue in its database.
    pub fn first() -> Self {
        Self {
            command: fabulario(),
            folder: tempfile::tempdir().unwrap(),
            database: Database::of_this_run(),
        }
    }

    /// A flag with its value.
    #[must_use]
    pub fn flag(mut self, flag: &str, value: &str) -> Self {
        self.command.arg(flag).arg(value);
        self
    }

    /// Another database than that of this run.
    #[must_use]
    pub fn database(mut self, database: Database) -> Self {
        self.database = database;
        self
    }

    /// The database of another server.
    #[must_use]
    pub fn beside(self, other: &Server) -> Self {
        let url = other.database_url();
        self.database(Database::Shared(url))
    }

    /// A database that is not empty: it holds what SQL writes.
    #[must_use]
    pub fn holding(self, sql: &str) -> Self {
        self.database.write(&self.folder.path().join("data"), sql);
        self
    }

    /// Starts the server and waits until it says where it is.
    pub fn start(mut self) -> Server {
        let log = self.folder.path().join("log");
        let data = self.folder.path().join("data");
        let url = self.database.url(&data);
        self.command
            .args(["--bind", "127.0.0.1:0", "--log-level", "info"])
            .args(["--database-url", &url]);
        self.command
            .arg("--data-dir")
            .arg(&data)
            .current_dir(self.folder.path());
        self.command
            .stdout(Stdio::piped())
            .stderr(File::create(&log).unwrap());
        let started = Instant::now();
        let mut process = self.command.spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let mut banner = Vec::new();
        while let Some(Ok(line)) = lines.next() {
            banner.push(line);
            if banner.last().is_some_and(|line| line.starts_with("Stop")) {
                break;
            }
        }
        let log_text = fs::read_to_string(&log).unwrap_or_default();
        let page = banner
            .iter()
            .find_map(|line| line.trim().strip_prefix("page"));
        let page = page.unwrap_or_else(|| panic!("the server did not start:\n{log_text}"));
        let address = page
            .trim()
            .trim_start_matches("http://")
            .trim_end_matches('/')
            .to_owned();
        if let Database::Postgres(_) = self.database {
            assert!(
                banner
                    .iter()
                    .any(|line| line.contains("database   postgres://")),
                "{banner:?}"
            );
        }
        Server {
            process,
            address,
            banner,
            log,
            started: started.elapsed(),
            folder: self.folder,
            database: self.database,
        }
    }
}

/// A running server; it is killed when the test ends.
pub struct Server {
    process: Child,
    /// Host and port.
    pub address: String,
    /// What it said on standard output.
    pub banner: Vec<String>,
    log: PathBuf,
    /// How long the start took.
    pub started: Duration,
    folder: TempDir,
    /// Its database.
    pub database: Database,
}

impl Server {
    /// A server of one's own: for tests that change, restart, limit or kill it.
    pub fn start() -> Self {
        Self::builder().start()
    }

    /// The server that all tests of this process share: for those that only read.
    pub fn shared() -> &'static Self {
        template::shared()
    }

    /// A server of one's own, with settings of its own, that starts with the data of a first start.
    pub fn builder() -> Builder {
        let folder = tempfile::tempdir().unwrap();
        template::fill(folder.path());
        Builder {
            command: fabulario(),
            folder,
            database: template::database(),
        }
    }

    /// Somebody without an account.
    pub fn anonymous(&self) -> Actor {
        Actor::new(&self.address)
    }

    /// The URL of its database.
    pub fn database_url(&self) -> String {
        self.database.url(&self.folder.path().join("data"))
    }

    /// A command of the program on the same database.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = fabulario();
        command
            .args(args)
            .args(["--database-url", &self.database_url()])
            .args(["--log-level", "warn"])
            .current_dir(self.folder.path());
        command
    }

    /// What a command of the program prints, and whether it succeeds.
    pub fn run(&self, args: &[&str]) -> (bool, String) {
        let output = self.command(args).output().unwrap();
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let said = text(&output.stdout) + &text(&output.stderr);
        (output.status.success(), said)
    }

    /// The folder of this test.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The process.
    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    /// The log so far.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// Waits until the log holds a text: lines are written together, a twentieth of a second late.
    pub fn wait_for_log(&self, text: &str) -> String {
        let end = Instant::now() + Duration::from_secs(10);
        loop {
            let log = self.log();
            if let Some(line) = log.lines().find(|line| line.contains(text)) {
                return line.to_owned();
            }
            assert!(
                Instant::now() < end,
                "{text} does not stand in the log:\n{log}"
            );
            thread::yield_now();
        }
    }

    /// Sends a signal, such as `TERM`.
    pub fn signal(&self, name: &str) {
        let kill = Command::new("kill")
            .arg(format!("-{name}"))
            .arg(self.pid().to_string())
            .status();
        assert!(kill.unwrap().success());
    }

    /// Waits for the end of the process.
    pub fn wait(&mut self) -> ExitStatus {
        self.process.wait().unwrap()
    }

    /// Kills the process and starts another on the same folder and database.
    #[must_use]
    pub fn kill_and_restart(mut self) -> Self {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        let (folder, database) = self.take_apart();
        Builder {
            command: fabulario(),
            folder,
            database,
        }
        .start()
    }

    /// Its folder, which nobody removes any more.
    pub(crate) fn into_folder(self) -> PathBuf {
        self.take_apart().0.keep()
    }

    fn take_apart(mut self) -> (TempDir, Database) {
        let folder = std::mem::replace(&mut self.folder, tempfile::tempdir().unwrap());
        let database = std::mem::replace(&mut self.database, Database::Sqlite);
        (folder, database)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
