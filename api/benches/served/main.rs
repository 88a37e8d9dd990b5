//! What a served request costs: the server's CPU time, divided by that of a bare actix handler that takes
//! and returns the same bytes.
//!
//! Client and server share the machine's cores, so requests per second would say little. Both servers
//! are built with the same profile, run with the same workers, and take turns; the figure is the median
//! of seven ratios.
//!
//! ```text
//! cargo bench -p fabulario --bench served                                 the ratios
//! SERVED_ROUNDS=1 cargo bench -p fabulario --bench served                 a quick look, without a verdict
//! cargo bench -p fabulario --bench served -- only WORD                    those whose name has the word
//! cargo bench -p fabulario --bench served -- load HOST:PORT PATH [SECS]   load a running server
//! ```

#![allow(
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    reason = "a benchmark fails by panicking, and its counts are small"
)]

use std::error::Error;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

mod connection;
mod process;
mod requests;
mod server;

use connection::{Connection, request_bytes};
use process::Server;
use requests::measured;
use server::{CONNECTIONS, cost, serve_bare};

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// What the verdict rests on.
const ROUNDS: usize = 7;

fn main() -> Outcome<()> {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["bare", file, content_type] => serve_bare(fs::read(file)?, content_type.to_owned()),
        ["load", address, path] => load(address, path, 10),
        ["load", address, path, seconds] => load(address, path, seconds.parse()?),
        ["only", word] => compare(word),
        [] => compare(""),
        _ => Err("usage: served [only WORD | load HOST:PORT PATH [SECONDS]]".into()),
    }
}

fn compare(word: &str) -> Outcome<()> {
    let folder = env::temp_dir().join(format!("fabulario-bench-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let settings = [
        "--bind",
        "127.0.0.1:0",
        "--workers",
        "1",
        "--rate-limit",
        "4000000000",
        "--rate-burst",
        "4000000000",
    ];
    let mut command = Command::new(env!("CARGO_BIN_EXE_fabulario"));
    command.args(settings).arg("--data-dir").arg(&folder);
    command.stderr(fs::File::create(folder.join("log"))?);
    let server = Server::start(command)?;
    let count = env::var("SERVED_ROUNDS")
        .map_or(Ok(ROUNDS), |rounds| rounds.parse::<usize>())?
        .max(1);
    println!(
        "{:<34} {:>10} {:>10} {:>7}",
        format!("CPU time per request (median of {count})"),
        "fabulário",
        "bare",
        "ratio"
    );
    let mut failed = false;
    for request in measured().into_iter().filter(|it| it.name.contains(word)) {
        let bytes = request.bytes();
        let answer = Connection::open(&server.address)?.send(&bytes)?;
        let file = folder.join("body");
        fs::write(&file, &answer.body)?;
        let mut bare = Command::new(env::current_exe()?);
        bare.arg("bare").arg(&file).arg(&answer.content_type);
        let bare = Server::start(bare)?;
        let mut rounds = Vec::new();
        for warm_up in [true, false] {
            for _ in 0..if warm_up { 1 } else { count } {
                let (ours, theirs) = (cost(&server, &bytes)?, cost(&bare, &bytes)?);
                if !warm_up {
                    rounds.push((ours / theirs, ours, theirs));
                }
            }
        }
        rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (ratio, ours, theirs) = rounds[count / 2];
        let verdict = match request.most.filter(|_| count >= ROUNDS) {
            Some(most) if ratio > most => {
                failed = true;
                format!("over the limit of {most}")
            }
            Some(most) => format!("at most {most}"),
            None => String::new(),
        };
        let name = request.name;
        println!("{name:<34} {ours:>7.2} µs {theirs:>7.2} µs {ratio:>7.2}  {verdict}");
    }
    fs::remove_dir_all(&folder)?;
    if failed {
        Err("a request costs more than it may".into())
    } else {
        Ok(())
    }
}

fn load(address: &str, path: &str, seconds: u64) -> Outcome<()> {
    let until = Instant::now() + Duration::from_secs(seconds);
    let (address, bytes) = (address.to_owned(), request_bytes(path, None));
    let worker = move || -> Outcome<Vec<Duration>> {
        let mut connection = Connection::open(&address)?;
        let mut times = Vec::new();
        while Instant::now() < until {
            let start = Instant::now();
            connection.send(&bytes)?;
            times.push(start.elapsed());
        }
        Ok(times)
    };
    let workers: Vec<_> = (0..CONNECTIONS)
        .map(|_| thread::spawn(worker.clone()))
        .collect();
    let mut times = Vec::new();
    for worker in workers {
        times.extend(worker.join().map_err(|_| "a client panicked")??);
    }
    times.sort();
    println!(
        "{} requests, {:.0} per second",
        times.len(),
        times.len() as f64 / seconds as f64
    );
    for share in [50, 90, 99, 100] {
        let at = (times.len() * share / 100).clamp(1, times.len()) - 1;
        println!("{share:>3} % within {:?}", times[at]);
    }
    Ok(())
}
