//! Types of settings: each parses from text and says in one sentence what it wants.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tracing_subscriber::EnvFilter;
use url::Url;

/// A whole number of seconds, at least one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seconds(pub Duration);

impl FromStr for Seconds {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<u32>() {
            Ok(seconds @ 1..=86_400) => Ok(Self(Duration::from_secs(seconds.into()))),
            _ => Err("a whole number of seconds from 1 to 86400"),
        }
    }
}

/// How log lines look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// Pretty on a terminal, JSON otherwise.
    Auto,
    /// For people.
    Pretty,
    /// For machines: one object per line.
    Json,
}

impl FromStr for LogFormat {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "auto" => Ok(Self::Auto),
            "pretty" => Ok(Self::Pretty),
            "json" => Ok(Self::Json),
            _ => Err("auto, pretty or json"),
        }
    }
}

/// A filter of log events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogFilter(String);

impl LogFilter {
    /// The filter in the form that the subscriber takes.
    pub fn to_env_filter(&self) -> EnvFilter {
        EnvFilter::new(&self.0)
    }
}

impl FromStr for LogFilter {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // The filter itself takes any word for the name of a target, and then logs nothing.
        let levels = ["off", "error", "warn", "info", "debug", "trace"];
        let is_level = |part: &str| {
            let level = part.rsplit_once('=').map_or(part, |(_, level)| level);
            levels.contains(&level.trim())
        };
        match EnvFilter::builder().parse(text) {
            Ok(_) if text.split(',').all(is_level) => Ok(Self(text.to_owned())),
            _ => Err("error, warn, info, debug, trace or a filter such as info,fabulario=debug"),
        }
    }
}

/// Threads that serve requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Workers(pub usize);

impl FromStr for Workers {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse() {
            Ok(workers @ 0..=512) => Ok(Self(workers)),
            _ => Err("a whole number from 0 to 512"),
        }
    }
}

/// The address under which others reach the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl(Option<String>);

impl PublicUrl {
    /// The address without a slash at the end, or `fallback` where none was set.
    pub fn or(&self, fallback: impl FnOnce() -> String) -> String {
        self.0.clone().unwrap_or_else(fallback)
    }
}

impl FromStr for PublicUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.is_empty() {
            return Ok(Self(None));
        }
        match Url::parse(text) {
            Ok(url)
                if matches!(url.scheme(), "http" | "https")
                    && url.has_host()
                    && url.username().is_empty()
                    && url.password().is_none()
                    && url.query().is_none()
                    && url.fragment().is_none() =>
            {
                Ok(Self(Some(text.trim_end_matches('/').to_owned())))
            }
            _ => Err("an address such as https://cards.example.org"),
        }
    }
}

/// Origins that a browser may call from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CorsOrigins {
    /// Any origin.
    Any,
    /// These origins.
    Only(Vec<String>),
}

impl FromStr for CorsOrigins {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.trim() == "*" {
            return Ok(Self::Any);
        }
        let origin = |origin: &str| {
            let url = Url::parse(origin.trim()).ok()?;
            let tuple = url.origin();
            (tuple.is_tuple() && tuple.ascii_serialization() == origin.trim())
                .then(|| origin.trim().to_owned())
        };
        let origins: Option<Vec<_>> = text.split(',').map(origin).collect();
        origins
            .map(Self::Only)
            .ok_or("* or origins such as https://app.example.org, separated by commas")
    }
}

/// What a value of this type looks like, for the sentence that refuses another.
pub trait Wanted: FromStr {
    /// The value as text, or what would have been right.
    fn read(text: &str) -> Result<Self, String>;
}

macro_rules! wanted_by_its_own_words {
    ($($type:ty),+) => {$(
        impl Wanted for $type {
            fn read(text: &str) -> Result<Self, String> {
                text.parse().map_err(|wanted: <Self as FromStr>::Err| wanted.to_string())
            }
        }
    )+};
}

macro_rules! wanted {
    ($($type:ty => $wanted:literal),+ $(,)?) => {$(
        impl Wanted for $type {
            fn read(text: &str) -> Result<Self, String> {
                text.parse().map_err(|_| $wanted.to_owned())
            }
        }
    )+};
}

wanted_by_its_own_words!(
    Seconds,
    Workers,
    LogFormat,
    LogFilter,
    PublicUrl,
    CorsOrigins,
    crate::store::DatabaseUrl
);

wanted! {
    std::net::SocketAddr => "an address and port such as 127.0.0.1:8080",
    std::num::NonZeroUsize => "a whole number of at least 1",
    std::num::NonZeroU32 => "a whole number of at least 1",
    u32 => "a whole number of at least 0",
    bool => "true or false",
}

impl Wanted for std::path::PathBuf {
    fn read(text: &str) -> Result<Self, String> {
        if text.is_empty() {
            return Err("a path".to_owned());
        }
        text.parse().map_err(|never: Infallible| match never {})
    }
}

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.as_secs())
    }
}
