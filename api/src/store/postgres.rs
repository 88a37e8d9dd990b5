//! PostgreSQL in pure Rust: tokio-postgres under diesel's ordinary, blocking interface.
//!
//! No libpq and no OpenSSL are built or linked, so a C compiler is all that the project needs.

use std::sync::OnceLock;
use std::time::Duration;

use diesel_async::AsyncPgConnection;
use diesel_async::async_connection_wrapper::{AsyncConnectionWrapper, BlockOn};
use tokio::runtime::{Builder, Runtime};
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::tls::TlsMode;

/// A blocking connection to a PostgreSQL server.
pub type PgConnection = AsyncConnectionWrapper<AsyncPgConnection, PgRuntime>;

/// Runs the sockets of all PostgreSQL connections: the server's own workers never wait for them.
pub struct PgRuntime(&'static Runtime);

impl BlockOn for PgRuntime {
    fn block_on<F: Future>(&self, future: F) -> F::Output {
        self.0.block_on(future)
    }

    fn get_runtime() -> Self {
        static RUNTIME: OnceLock<Runtime> = OnceLock::new();
        let build = || {
            Builder::new_multi_thread()
                .worker_threads(1)
                .thread_name("postgres")
                .enable_all()
                .build()
        };
        #[expect(
            clippy::expect_used,
            reason = "without threads the process cannot serve at all"
        )]
        Self(RUNTIME.get_or_init(|| build().expect("the system gives a thread")))
    }
}

/// Whether the URL can be used, without connecting.
pub(super) fn check_url(url: &str) -> Result<(), String> {
    parse(url).map(|_| ())
}

/// Connects to a server.
pub(super) fn connect(url: &str) -> Result<PgConnection, String> {
    let (config, tls) = parse(url)?;
    let tls = MakeRustlsConnect::new(tls.client_config()?);
    let runtime = PgRuntime::get_runtime();
    let connection = runtime.block_on(async {
        let (client, connection) = config.connect(tls).await.map_err(|error| chain(&error))?;
        AsyncPgConnection::try_from_client_and_connection(client, connection)
            .await
            .map_err(|error| error.to_string())
    })?;
    Ok(connection.into())
}

/// Splits off the TLS options that tokio-postgres does not know.
fn parse(url: &str) -> Result<(Config, TlsMode), String> {
    let (address, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut mode, mut root, mut rest) = (None, None, Vec::new());
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let value = ::url::form_urlencoded::parse(pair.as_bytes())
            .next()
            .map(|(_, value)| value.into_owned());
        match pair.split('=').next() {
            Some("sslmode") => mode = value,
            Some("sslrootcert") => root = value,
            _ => rest.push(pair),
        }
    }
    let tls = TlsMode::new(mode.as_deref(), root)?;
    let mut config: Config = format!("{address}?{}", rest.join("&"))
        .parse()
        .map_err(|error| chain(&error))?;
    if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
        return Err("a host is missing".to_owned());
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(5));
    }
    config.application_name("fabulario").ssl_mode(match tls {
        TlsMode::Disable => SslMode::Disable,
        TlsMode::Prefer => SslMode::Prefer,
        _ => SslMode::Require,
    });
    Ok((config, tls))
}

/// An error and its causes in one sentence.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let next = error.to_string();
        if !text.contains(&next) {
            text.push_str(": ");
            text.push_str(&next);
        }
        cause = error.source();
    }
    text
}
