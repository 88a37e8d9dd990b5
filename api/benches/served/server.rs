//! What a request costs a server, and the yardstick.

use std::thread;
use std::time::Duration;

use actix_web::{App, HttpResponse, HttpServer, web};

use crate::Outcome;
use crate::connection::Connection;
use crate::process::Server;

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

/// Microseconds of CPU time per request.
pub fn cost(server: &Server, bytes: &[u8]) -> Outcome<f64> {
    let before = server.cpu_times()?;
    let worker = |address: String, bytes: Vec<u8>| -> Outcome<()> {
        let mut connection = Connection::open(&address)?;
        for _ in 0..REQUESTS / CONNECTIONS {
            connection.send(&bytes)?;
        }
        Ok(())
    };
    let workers: Vec<_> = (0..CONNECTIONS)
        .map(|_| {
            let (address, bytes) = (server.address.clone(), bytes.to_vec());
            thread::spawn(move || worker(address, bytes))
        })
        .collect();
    for worker in workers {
        worker.join().map_err(|_| "a client panicked")??;
    }
    Ok(server.spent_since(&before)? / 1000.0 / REQUESTS as f64)
}
