//! A client that does next to nothing.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;

use crate::Outcome;

/// What came back.
pub struct Answer {
    pub content_type: String,
    pub body: Vec<u8>,
}

/// A connection that is kept alive.
pub struct Connection(BufReader<TcpStream>);

impl Connection {
    pub fn open(address: &str) -> Outcome<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::new(stream)))
    }

    pub fn send(&mut self, request: &[u8]) -> Outcome<Answer> {
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

/// A request as it is sent.
pub fn request_bytes(path: &str, body: Option<&str>) -> Vec<u8> {
    let request = match body {
        None => format!("GET {path} HTTP/1.1\r\nhost: bench\r\n\r\n"),
        Some(body) => format!(
            "POST {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        ),
    };
    request.into_bytes()
}
