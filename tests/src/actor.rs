//! Somebody who uses the server.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

use serde_json::Value;
use ureq::http::{HeaderMap, Request};

/// A client with habits: headers that it sends with every request.
#[derive(Clone)]
pub struct Actor {
    address: String,
    headers: Vec<(String, String)>,
}

/// What the server said.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    headers: HeaderMap,
    /// The body as it came.
    pub body: Vec<u8>,
}

impl Actor {
    pub(crate) fn new(address: &str) -> Self {
        Self {
            address: address.to_owned(),
            headers: Vec::new(),
        }
    }

    /// The same actor with another header.
    #[must_use]
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut actor = self.clone();
        actor.headers.push((name.to_owned(), value.to_owned()));
        actor
    }

    /// GET.
    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[])
    }

    /// POST with a JSON body.
    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_text(path, &body.to_string())
    }

    /// POST with any text that claims to be JSON.
    pub fn post_text(&self, path: &str, body: &str) -> Answer {
        self.with("content-type", "application/json")
            .send("POST", path, body.as_bytes())
    }

    /// Any request.
    pub fn send(&self, method: &str, path: &str, body: &[u8]) -> Answer {
        let agent: ureq::Agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .allow_non_standard_methods(true)
            .timeout_global(Some(Duration::from_secs(30)))
            .build()
            .into();
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.address));
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        // A GET with an empty body must not send a length.
        let response = if body.is_empty() && method != "POST" {
            agent.run(request.body(()).unwrap())
        } else {
            agent.run(request.body(body).unwrap())
        };
        let mut response = response.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        let body = response
            .body_mut()
            .with_config()
            .limit(64 << 20)
            .read_to_vec()
            .unwrap();
        Answer {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            body,
        }
    }

    /// Posts a JSON body and waits for nothing: whoever drops the connection has gone away.
    pub fn begin(&self, path: &str, body: &Value) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .unwrap();
        let body = body.to_string();
        let mut head = format!("POST {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        for (name, value) in &self.headers {
            head = format!("{head}{name}: {value}\r\n");
        }
        let length = body.len();
        let request = format!(
            "{head}content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    /// Bytes on a socket, and what comes back until the server closes it.
    pub fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .unwrap();
        // The server may answer and close before it has read everything.
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(Shutdown::Write);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Answer {
    /// A header, or nothing.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// The body as JSON.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body of a 200.
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text());
        self.json()
    }

    /// The body of a problem: its kind, after everything that all problems have in common was checked.
    pub fn problem(&self, status: u16, kind: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        assert_eq!(
            self.header("content-type"),
            Some("application/problem+json")
        );
        assert_eq!(
            self.header("access-control-allow-origin"),
            Some("*"),
            "CORS holds for errors, too"
        );
        let problem = self.json();
        assert_eq!(problem["status"], status);
        assert_eq!(problem["request_id"], self.header("x-request-id").unwrap());
        let url = problem["type"].as_str().unwrap();
        assert!(
            url.starts_with("http://") && url.ends_with(&format!("/problems/{kind}")),
            "{url}"
        );
        for field in ["title", "detail", "instance"] {
            assert!(
                problem[field].as_str().is_some_and(|text| !text.is_empty()),
                "{field} of {problem}"
            );
        }
        problem
    }
}
