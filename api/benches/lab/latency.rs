//! How long others wait while a long run is under way.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Instant;

use crate::connection::{Connection, request_bytes};
use crate::deck::Sample;
use crate::process::Server;
use crate::{Judge, Outcome, millis};

const CARD: &str = "/v1/cards/fab-mestra-do-reisado";
const LONG: u64 = 5_000_000;

/// The slowest of a hundred requests for a card, quiet and beside five million games.
pub fn beside(server: &Server, sample: &Sample, judge: &mut Judge) -> Outcome<()> {
    let quiet = slowest(server, judge)?;
    let mut run = TcpStream::connect(&server.address)?;
    let body = sample.asked(LONG);
    run.write_all(
        format!(
            "POST /v1/goldfish HTTP/1.1\r\nhost: bench\r\naccept: text/event-stream\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
        .as_bytes(),
    )?;
    // Once there is progress to tell, the games are under way.
    let (mut told, mut some) = (String::new(), [0; 512]);
    while !told.contains("event: progress") {
        let read = run.read(&mut some)?;
        told.push_str(&String::from_utf8_lossy(&some[..read]));
    }
    let busy = slowest(server, judge)?;
    run.set_nonblocking(true)?;
    let mut rest = Vec::new();
    // Without an end there is no error but that nothing more is there yet.
    let ended = run.read_to_end(&mut rest).is_ok();
    if ended || String::from_utf8_lossy(&rest).contains("event: report") {
        return Err("the games were over before the requests".into());
    }
    println!("p99 of GET {CARD}: quiet {quiet:.3} ms, beside {LONG} games {busy:.3} ms");
    judge.say("  the second ÷ the first", busy / quiet, "×", Some(3.0));
    Ok(())
}

/// Milliseconds within which 99 % of requests were answered; the best of three rounds.
fn slowest(server: &Server, judge: &Judge) -> Outcome<f64> {
    let bytes = request_bytes(CARD, None);
    let mut connection = Connection::open(&server.address)?;
    let mut best = f64::INFINITY;
    for _ in 0..judge.rounds.min(3) {
        let mut times = Vec::new();
        for _ in 0..2_000 {
            let begin = Instant::now();
            connection.send(&bytes)?;
            times.push(millis(begin.elapsed()));
        }
        times.sort_by(f64::total_cmp);
        best = best.min(times[times.len() * 99 / 100]);
    }
    Ok(best)
}
