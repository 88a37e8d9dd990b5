//! Servers whose CPU time is watched, ours and the yardstick.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{fs, thread};

use actix_web::{App, HttpResponse, HttpServer, web};

use crate::Outcome;
use crate::connection::Connection;

const REQUESTS: usize = 20_000;
/// Clients at a time.
pub const CONNECTIONS: usize = 8;

/// The yardstick: actix with one handler and one header.
pub fn serve_bare(body: Vec<u8>, content_type: String) -> Outcome<()> {
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

/// A server process whose CPU time is watched.
pub struct Server {
    process: Child,
    pub address: String,
}

impl Server {
    pub fn start(mut command: Command) -> Outcome<Self> {
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
    pub fn cost(&self, bytes: &[u8]) -> Outcome<f64> {
        let before = self.cpu_times()?;
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
        let after = self.cpu_times()?;
        let spent = |(thread, time): (&OsString, &f64)| time - before.get(thread).unwrap_or(&0.0);
        Ok(after.iter().map(spent).sum::<f64>() / 1000.0 / REQUESTS as f64)
    }

    /// Nanoseconds of every thread that lives.
    fn cpu_times(&self) -> Outcome<BTreeMap<OsString, f64>> {
        let mut times = BTreeMap::new();
        for task in fs::read_dir(format!("/proc/{}/task", self.process.id()))? {
            let task = task?;
            // One that ends just now was idle: it counts nothing.
            let Ok(text) = fs::read_to_string(task.path().join("schedstat")) else {
                continue;
            };
            let time = text.split_whitespace().next().unwrap_or_default();
            times.insert(task.file_name(), time.parse()?);
        }
        Ok(times)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
