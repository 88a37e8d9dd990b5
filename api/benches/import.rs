//! What an import costs: a hundred thousand synthetic cards of four games into SQLite, in one transaction, with the
//! most memory that the program took; then how long a running server takes to serve them.
//!
//! ```text
//! cargo bench -p fabulario --bench import                       the figures, and a verdict on 100,000 cards
//! IMPORT_CARDS=4000 cargo bench -p fabulario --bench import     a quick look, without a verdict
//! ```

#![allow(
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    reason = "a benchmark fails by panicking, and its counts are small"
)]

use std::error::Error;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use fabulario_cards::Files;
use fabulario_cards::stock::{Kind, Stock};
use fabulario_engine::Game;
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn Error>>;

const CARDS: usize = 100_000;
/// The longest that the import may take, and the most memory.
const MOST_SECONDS: f64 = 30.0;
const MOST_MEGABYTES: f64 = 800.0;

fn main() -> Outcome<()> {
    let cards = env::var("IMPORT_CARDS").map_or(Ok(CARDS), |it| it.parse::<usize>())?;
    let folder = env::temp_dir().join(format!("fabulario-import-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let mut files = Vec::new();
    let mut bytes = 0;
    for game in Game::ALL {
        let path = folder.join(format!("{game}.jsonl"));
        let text = synthetic(game, cards / Game::ALL.len())?;
        bytes += text.len();
        fs::write(&path, text)?;
        files.push(path);
    }
    let data = folder.join("data");
    let server = start(&data)?;
    let began = Instant::now();
    let mut import = program(&data);
    import.args(["cards", "import"]).args(&files);
    let mut running = import.stdout(Stdio::null()).spawn()?;
    let memory = most_memory(&mut running)?;
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{cards} cards of four games, {:.1} MB of JSON Lines",
        bytes as f64 / 1e6
    );
    println!(
        "imported in {seconds:.1} s, {:.0} cards per second",
        cards as f64 / seconds
    );
    println!("most memory of the import: {memory:.0} MB");
    let waited = served(&server.1, Duration::from_mins(2))?;
    let took = memory_of(server.0.id(), "VmHWM")?;
    let holds = memory_of(server.0.id(), "VmRSS")?;
    println!(
        "served {waited:.1} s after the import; the server holds {holds:.0} MB, at most {took:.0} MB"
    );
    let mut process = server.0;
    process.kill()?;
    process.wait()?;
    fs::remove_dir_all(&folder)?;
    if cards >= CARDS && (seconds > MOST_SECONDS || memory > MOST_MEGABYTES) {
        return Err(format!("over {MOST_SECONDS} s or {MOST_MEGABYTES} MB").into());
    }
    Ok(())
}

/// The shipped cards of a game again and again, under other names.
fn synthetic(game: Game, count: usize) -> Outcome<String> {
    let stock = Stock::of(&Files::embedded(), &mut Vec::new());
    let shipped: Result<Vec<Value>, _> = stock
        .kind(game, Kind::Card)
        .map(|entry| serde_json::from_str(&entry.body))
        .collect();
    let shipped: Vec<Value> = shipped?;
    let code = format!("S{}", game.code().to_uppercase());
    let head = json!({
        "game": game, "publisher": "Sintética",
        "set": { "code": code, "name": { "pt-BR": "Sintética", "en": "Synthetic" }, "released": "2026-11-16" },
    });
    let mut text = format!("{head}\n");
    for i in 0..count {
        let mut card = shipped[i % shipped.len()].clone();
        let name = |lang: &str| format!("{} {i}", card["name"][lang].as_str().unwrap_or(""));
        card["name"] = json!({ "pt-BR": name("pt-BR"), "en": name("en") });
        card["id"] = json!(format!("{game}-sintetica-{i}"));
        card["printings"] = json!([{ "set": code, "number": i + 1 }]);
        text.push_str(&card.to_string());
        text.push('\n');
    }
    Ok(text)
}

fn program(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fabulario"));
    command.arg("--data-dir").arg(data).stderr(Stdio::null());
    command
}

fn start(data: &Path) -> Outcome<(Child, String)> {
    let mut command = program(data);
    command.args(["--bind", "127.0.0.1:0", "--rate-limit", "0"]);
    let mut process = command.stdout(Stdio::piped()).spawn()?;
    let mut lines = BufReader::new(process.stdout.take().ok_or("no output")?).lines();
    let page = lines
        .by_ref()
        .map_while(Result::ok)
        .find_map(|line| line.split_once("http://").map(|(_, rest)| rest.to_owned()));
    thread::spawn(move || lines.for_each(drop));
    let address = page.ok_or("the server did not say where it is")?;
    Ok((process, address.trim_end_matches('/').to_owned()))
}

/// The most memory of a process until its end, in megabytes.
fn most_memory(process: &mut Child) -> Outcome<f64> {
    let mut most = 0.0_f64;
    loop {
        if let Some(status) = process.try_wait()? {
            return if status.success() {
                Ok(most)
            } else {
                Err("the import failed".into())
            };
        }
        most = most.max(memory_of(process.id(), "VmHWM").unwrap_or_default());
        thread::sleep(Duration::from_millis(20));
    }
}

fn memory_of(process: u32, what: &str) -> Outcome<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find(|line| line.starts_with(what));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1));
    Ok(kilobytes.ok_or("no such figure")?.parse::<f64>()? / 1024.0)
}

/// The seconds until the server serves a card of the import.
fn served(address: &str, patience: Duration) -> Outcome<f64> {
    let began = Instant::now();
    while began.elapsed() < patience {
        let mut stream = TcpStream::connect(address)?;
        let path = "/v1/cards/apo-sintetica-1";
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        if answer.starts_with("HTTP/1.1 200") {
            return Ok(began.elapsed().as_secs_f64());
        }
        thread::sleep(Duration::from_millis(50));
    }
    Err("the import is not served".into())
}
