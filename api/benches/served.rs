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
//! cargo bench -p fabulario --bench served -- load HOST:PORT PATH [SECS]   load a running server
//! ```

#![allow(
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    reason = "a benchmark fails by panicking, and its counts are small"
)]

use std::error::Error;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use actix_web::{App, HttpResponse, HttpServer, web};
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// What the verdict rests on.
const ROUNDS: usize = 7;
const REQUESTS: usize = 20_000;
const CONNECTIONS: usize = 8;

/// What is measured, and the most that it may cost.
struct Measured {
    name: &'static str,
    path: &'static str,
    /// What is posted; nothing is fetched.
    body: Option<String>,
    most: Option<f64>,
}

/// A typical query: words, a filter, a page of forty cards.
const SEARCHED: &str = "/v1/cards?q=tipo:aliado+custo%3C%3D3+-cor:azul+carta&limit=40";

fn measured() -> Vec<Measured> {
    let get = |path, most| Measured {
        name: path,
        path,
        body: None,
        most,
    };
    let validate = |name, different, copies, most| Measured {
        name,
        path: "/v1/validate",
        body: Some(deck(different, copies)),
        most,
    };
    vec![
        get("/v1/cards/fab-mestra-do-reisado", Some(1.3)),
        get(SEARCHED, Some(2.5)),
        get("/v1/cards?q=saci", None),
        get("/v1/cards/autocomplete?q=jan", None),
        get("/v1/games", Some(1.7)),
        get("/v1/formats/fab-padrao?lang=en", None),
        get("/v1/games/fab/rules?q=mulligan", None),
        get("/v1/formats/nope", None),
        validate("/v1/validate, 14 cards, legal", 14, 3, Some(3.0)),
        // The definitions of forty cards are most of what there is to read: this one costs more than three.
        validate("/v1/validate, 40 cards, legal", 40, 1, None),
        validate("/v1/validate, 14 cards, illegal", 14, 4, None),
        of_deck("/v1/stats", ready_deck().to_string()),
        of_deck("/v1/odds", odds()),
        of_deck("/v1/decks/parse", list()),
        of_deck("/v1/decks/export", export()),
        of_deck("/v1/decks/encode", ready_deck().to_string()),
        of_deck(
            "/v1/decks/decode",
            r#"{"code":"FAB13BDFHU3QTM222061214161HTE12SVAQE1SX04ZG2"}"#.to_owned(),
        ),
    ]
}

/// A question about a ready deck.
fn of_deck(path: &'static str, body: String) -> Measured {
    Measured {
        name: path,
        path,
        body: Some(body),
        most: Some(4.0),
    }
}

/// Forty cards and five bases of Fábula, with their definitions.
fn deck(different: u32, copies: u32) -> String {
    let base = r#"{"id":"fab-clareira","name":"Clareira","type":"base","colours":["verde"],"rarity":"comum"},{"id":"fab-mirante","name":"Mirante","type":"base","colours":["amarelo"],"rarity":"comum"}"#;
    let numbers = 1..=different;
    let card = |n: u32| {
        format!(
            r#",{{"id":"fab-carta-{n}","name":"Carta {n}","type":"aliado","colours":["verde"],"rarity":"comum"}}"#
        )
    };
    let cards: String = numbers.clone().map(card).collect();
    let line = |n: u32| {
        let copies = if n == 14 && different == 14 {
            1
        } else {
            copies
        };
        format!(r#"{{"card":"fab-carta-{n}","copies":{copies}}}"#)
    };
    let lines: Vec<String> = numbers.map(line).collect();
    format!(
        r#"{{"game":"fab","formats":["fab-padrao"],"cards":[{base}{cards}],"decks":[{{"main":[{}],"arredores":[{{"card":"fab-clareira","copies":3}},{{"card":"fab-mirante"}}],"centro":[{{"card":"fab-mirante"}}]}}]}}"#,
        lines.join(",")
    )
}

/// A ready deck of Fábula as a request brings it.
fn ready_deck() -> Value {
    let file = include_str!("../../cards/data/fabula/decks/fab-deck-assobio.json");
    let deck: Value = serde_json::from_str(file).unwrap_or_default();
    let cards = deck["cards"].as_object().into_iter().flatten();
    let line = |card: &str, copies: &Value| json!({ "card": card, "copies": copies });
    let main: Vec<_> = cards.map(|(id, copies)| line(id, copies)).collect();
    let around = deck["arredores"].as_array().into_iter().flatten();
    let around: Vec<_> = around
        .filter_map(|id| Some(line(id.as_str()?, &1.into())))
        .collect();
    json!({
        "game": "fab",
        "deck": { "main": main, "arredores": around, "centro": [{ "card": deck["centro"] }] },
    })
}

/// Four groups that overlap, by query and by name.
fn odds() -> String {
    let mut body = ready_deck();
    body["groups"] = json!([
        {"id": "a", "query": "tipo:aliado"},
        {"id": "b", "query": "custo<=2"},
        {"id": "c", "query": "tipo:manobra"},
        {"id": "d", "cards": ["Rasga-Mortalha", "Matinta do Assobio"]},
    ]);
    let one = |group: &str| json!({"group": group, "at_least": 1});
    body["questions"] = json!([{"condition": {"all": [one("a"), one("b"), one("c"), one("d")]}, "seen": [5, 6, 7, 8]}]);
    body.to_string()
}

/// The deck as somebody writes it.
fn list() -> String {
    let deck = ready_deck();
    let mut text = String::new();
    for (heading, list) in [
        ("Centro", "centro"),
        ("Arredores", "arredores"),
        ("Baralho", "main"),
    ] {
        text = format!("{text}{heading}:\n");
        for entry in deck["deck"][list].as_array().into_iter().flatten() {
            let id = entry["card"].as_str().unwrap_or_default();
            let name = id.trim_start_matches("fab-").replace('-', " ");
            text = format!("{text}{}x {name}\n", entry["copies"].as_u64().unwrap_or(1));
        }
    }
    json!({"game": "fab", "text": text}).to_string()
}

fn export() -> String {
    let mut body = ready_deck();
    body["format"] = "csv".into();
    body.to_string()
}

fn main() -> Outcome<()> {
    let args: Vec<String> = env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["bare", file, content_type] => serve_bare(fs::read(file)?, content_type.to_owned()),
        ["load", address, path] => load(address, path, 10),
        ["load", address, path, seconds] => load(address, path, seconds.parse()?),
        [] => compare(),
        _ => Err("usage: served [load HOST:PORT PATH [SECONDS]]".into()),
    }
}

/// The yardstick: actix with one handler and one header.
fn serve_bare(body: Vec<u8>, content_type: String) -> Outcome<()> {
    let body = web::Bytes::from(body);
    let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
    println!("page http://{}/", listener.local_addr()?);
    let app = move || {
        let (body, content_type) = (body.clone(), content_type.clone());
        App::new().default_service(web::to(move |_taken: web::Bytes| {
            let (body, content_type) = (body.clone(), content_type.clone());
            async move { HttpResponse::Ok().content_type(content_type).body(body) }
        }))
    };
    let server = HttpServer::new(app)
        .workers(1)
        .tcp_nodelay(true)
        .keep_alive(Duration::from_secs(75));
    Ok(actix_web::rt::System::new().block_on(server.listen(listener)?.run())?)
}

fn compare() -> Outcome<()> {
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
    for request in measured() {
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
                let (ours, theirs) = (server.cost(&bytes)?, bare.cost(&bytes)?);
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

/// A server process whose CPU time is watched.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(mut command: Command) -> Outcome<Self> {
        let mut process = command.stdout(Stdio::piped()).spawn()?;
        let mut lines = BufReader::new(process.stdout.take().ok_or("no output")?).lines();
        let page = lines
            .by_ref()
            .map_while(Result::ok)
            .find(|line| line.contains("page"));
        thread::spawn(move || lines.for_each(drop));
        let page = page.ok_or("the server did not say where it is")?;
        let address = page
            .rsplit("http://")
            .next()
            .unwrap_or_default()
            .trim_end_matches('/')
            .to_owned();
        Ok(Self { process, address })
    }

    /// Microseconds of CPU time per request.
    fn cost(&self, bytes: &[u8]) -> Outcome<f64> {
        let before = self.cpu_time()?;
        let worker = |address: String, bytes: Vec<u8>| -> Outcome<()> {
            let mut connection = Connection::open(&address)?;
            for _ in 0..REQUESTS / CONNECTIONS {
                connection.send(&bytes)?;
            }
            Ok(())
        };
        let workers: Vec<_> = (0..CONNECTIONS)
            .map(|_| {
                let (address, bytes) = (self.address.clone(), bytes.to_vec());
                thread::spawn(move || worker(address, bytes))
            })
            .collect();
        for worker in workers {
            worker.join().map_err(|_| "a client panicked")??;
        }
        Ok((self.cpu_time()? - before) / 1000.0 / REQUESTS as f64)
    }

    /// Nanoseconds of all threads.
    fn cpu_time(&self) -> Outcome<f64> {
        let mut total = 0.0;
        for task in fs::read_dir(format!("/proc/{}/task", self.process.id()))? {
            let text = fs::read_to_string(task?.path().join("schedstat"))?;
            total += text
                .split_whitespace()
                .next()
                .unwrap_or_default()
                .parse::<f64>()?;
        }
        Ok(total)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Measured {
    fn bytes(&self) -> Vec<u8> {
        request_bytes(self.path, self.body.as_deref())
    }
}

fn request_bytes(path: &str, body: Option<&str>) -> Vec<u8> {
    let request = match body {
        None => format!("GET {path} HTTP/1.1\r\nhost: bench\r\n\r\n"),
        Some(body) => format!(
            "POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ),
    };
    request.into_bytes()
}

struct Answer {
    content_type: String,
    body: Vec<u8>,
}

/// A connection that is kept alive.
struct Connection(BufReader<TcpStream>);

impl Connection {
    fn open(address: &str) -> Outcome<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::new(stream)))
    }

    fn send(&mut self, request: &[u8]) -> Outcome<Answer> {
        self.0.get_mut().write_all(request)?;
        let (mut length, mut content_type, mut line) = (0, String::new(), String::new());
        loop {
            line.clear();
            if self.0.read_line(&mut line)? == 0 {
                return Err("the connection was closed".into());
            }
            let Some((name, value)) = line.trim_end().split_once(": ") else {
                if line == "\r\n" {
                    break;
                }
                continue;
            };
            match name {
                "content-length" => length = value.parse()?,
                "content-type" => value.clone_into(&mut content_type),
                _ => {}
            }
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body)?;
        Ok(Answer { content_type, body })
    }
}
