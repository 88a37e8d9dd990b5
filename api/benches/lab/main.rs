//! What the goldfish lab costs as it is served, as ratios measured in one run.
//!
//! ```text
//! cargo bench -p fabulario --bench lab                 every row, with a verdict
//! SERVED_ROUNDS=1 cargo bench -p fabulario --bench lab  a quick look, without one
//! ```
//!
//! * The server's CPU time for 2,000 games of a ready deck beside that of the same games in this process.
//! * How long 1,000 games take to be answered.
//! * `GET /v1/cards/{id}` while nothing else happens, and while five million games run.
//! * The CPU time of the same games by two threads and by one.

#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    reason = "a benchmark fails by panicking, and its counts are small"
)]

use std::error::Error;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs};

#[expect(
    dead_code,
    reason = "how long answers take is wanted, not what they say"
)]
#[path = "../served/connection.rs"]
mod connection;
mod deck;
mod latency;
#[path = "../served/process.rs"]
mod process;
mod threads;

use connection::{Connection, request_bytes};
use deck::Sample;
use process::Server;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// What a verdict rests on.
const ROUNDS: usize = 7;

fn main() -> Outcome<()> {
    let rounds = env::var("SERVED_ROUNDS")
        .map_or(Ok(ROUNDS), |rounds| rounds.parse::<usize>())?
        .max(1);
    let mut judge = Judge {
        rounds,
        missed: false,
    };
    let folder = env::temp_dir().join(format!("fabulario-lab-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let mut command = Command::new(env!("CARGO_BIN_EXE_fabulario"));
    command.args(["--bind", "127.0.0.1:0", "--workers", "1"]);
    command.args(["--rate-limit", "4000000000", "--rate-burst", "4000000000"]);
    command.arg("--data-dir").arg(&folder);
    command.stderr(fs::File::create(folder.join("log"))?);
    let server = Server::start(command)?;
    let samples = [
        Sample::ready("fab-deck-assobio")?,
        Sample::ready("fab-deck-cangaco")?,
    ];
    for sample in &samples {
        served(&server, sample, &mut judge)?;
        answered(&server, sample, &mut judge)?;
    }
    let [sample, _] = &samples;
    latency::beside(&server, sample, &mut judge)?;
    drop(server);
    threads::compare(sample, &folder, &mut judge)?;
    fs::remove_dir_all(&folder)?;
    if judge.missed {
        return Err("the lab costs more than it may".into());
    }
    Ok(())
}

/// Says what was measured, and whether it may be so.
struct Judge {
    rounds: usize,
    missed: bool,
}

impl Judge {
    /// A quick look is no verdict.
    fn say(&mut self, name: &str, value: f64, unit: &str, most: Option<f64>) {
        let verdict = match most.filter(|_| self.rounds >= ROUNDS) {
            Some(most) if value > most => {
                self.missed = true;
                format!("over the limit of {most}")
            }
            Some(most) => format!("at most {most}"),
            None => String::new(),
        };
        println!("{name:<58} {value:>9.3} {unit:<2}  {verdict}");
    }
}

/// The median.
fn middle(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// CPU time of a run, beside the same games without a server.
fn served(server: &Server, sample: &Sample, judge: &mut Judge) -> Outcome<()> {
    let games = 2_000;
    let bytes = request_bytes("/v1/goldfish", Some(&sample.asked(games)));
    let mut connection = Connection::open(&server.address)?;
    connection.send(&bytes)?;
    let mut ratios = Vec::new();
    for _ in 0..judge.rounds {
        let before = server.cpu_times()?;
        connection.send(&bytes)?;
        let ours = server.spent_since(&before)?;
        ratios.push(ours / sample.pure(games)?);
    }
    let name = format!("{games} games, {}: served ÷ pure CPU", sample.name);
    judge.say(&name, middle(ratios), "×", Some(1.3));
    Ok(())
}

/// Milliseconds until a thousand games are answered.
fn answered(server: &Server, sample: &Sample, judge: &mut Judge) -> Outcome<()> {
    let bytes = request_bytes("/v1/goldfish", Some(&sample.asked(1_000)));
    let mut connection = Connection::open(&server.address)?;
    connection.send(&bytes)?;
    let mut times = Vec::new();
    for _ in 0..5 * judge.rounds {
        let begin = Instant::now();
        connection.send(&bytes)?;
        times.push(millis(begin.elapsed()));
    }
    let name = format!("1000 games answered, {}", sample.name);
    judge.say(&name, middle(times), "ms", None);
    Ok(())
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
