//! Structured logs on standard error: for people on a terminal, JSON otherwise.

use std::io::{self, IsTerminal as _};

use tracing_subscriber::fmt;

use crate::config::{LogFormat, Settings};

mod buffer;
mod json;
pub mod metrics;

pub use buffer::flush;

use buffer::LogWriter;

/// Starts logging; a second call changes nothing.
pub fn start(settings: &Settings) {
    let terminal = io::stderr().is_terminal();
    let pretty = match settings.log_format {
        LogFormat::Pretty => true,
        LogFormat::Json => false,
        LogFormat::Auto => terminal,
    };
    let builder = fmt()
        .with_env_filter(settings.log_level.to_env_filter())
        .with_writer(LogWriter::default);
    let _ = if pretty {
        builder.with_ansi(terminal).compact().try_init()
    } else {
        builder.event_format(json::JsonLines).try_init()
    };
}
