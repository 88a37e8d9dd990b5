//! Settings: flags beat the environment, the environment beats the file, the file beats the defaults.

use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

mod resolve;
mod show;
mod value;

pub(crate) use resolve::distance;
pub use resolve::{ConfigMistakes, RawSettings};
pub use show::Effective;
pub use value::{CorsOrigins, LogFormat, PublicUrl};

use crate::store::DatabaseUrl;

/// Declares every setting once: its field, type, default and meaning.
///
/// From this one list come the flags, the environment variables, the keys of the file, the checks and
/// what `config show` prints.
macro_rules! settings {
    ($($(#[doc = $doc:literal])+ $field:ident: $type:ty = $default:literal,)+) => {
        /// Effective settings, checked.
        #[derive(Debug, Clone)]
        pub struct Settings {
            $($(#[doc = $doc])+ pub $field: $type,)+
        }

        /// The settings as flags; each stays text until all sources are joined.
        #[derive(Debug, Clone, Default, clap::Args)]
        pub struct Flags {
            /// TOML file with settings [default: fabulario.toml, if it is there]
            #[arg(long, global = true, value_name = "FILE", help_heading = "Settings")]
            pub config: Option<PathBuf>,
            $(
                $(#[doc = $doc])+
                #[arg(
                    long,
                    global = true,
                    value_name = "VALUE",
                    help_heading = "Settings",
                    help = concat!($($doc,)+ " [default: \"", $default, "\"]"),
                    allow_hyphen_values = true
                )]
                pub $field: Option<String>,
            )+
        }

        impl Flags {
            fn given(&self) -> Vec<(&'static str, &str)> {
                let mut given = Vec::new();
                $(if let Some(value) = &self.$field { given.push((stringify!($field), value.as_str())); })+
                given
            }
        }

        /// The name, default and meaning of every setting.
        const KEYS: &[Key] = &[$(Key { name: stringify!($field), default: $default, about: concat!($($doc),+) },)+];

        impl RawSettings {
            /// Checks every value; all mistakes are reported at once.
            pub fn check(&self) -> Result<Settings, ConfigMistakes> {
                let mut mistakes = self.mistakes.clone();
                $(let $field = self.parse::<$type>(stringify!($field), &mut mistakes);)+
                match ($($field,)+) {
                    ($(Some($field),)+) if mistakes.is_empty() => Ok(Settings { $($field,)+ }),
                    _ => Err(ConfigMistakes(mistakes)),
                }
            }
        }
    };
}

/// What is known of a setting before it has a value.
#[derive(Debug, Clone, Copy)]
pub struct Key {
    /// The field name: the key of the file, and the flag with hyphens.
    pub name: &'static str,
    /// The default, as text.
    pub default: &'static str,
    /// What it does.
    pub about: &'static str,
}

impl Key {
    /// The flag.
    pub fn flag(self) -> String {
        format!("--{}", self.name.replace('_', "-"))
    }

    /// The environment variable.
    pub fn variable(self) -> String {
        format!("FABULARIO_{}", self.name.to_uppercase())
    }
}

settings! {
    /// Address and port to serve on
    bind: SocketAddr = "127.0.0.1:8080",
    /// Folder for everything that Fabulário stores
    data_dir: PathBuf = "fabulario-data",
    /// Database: `sqlite://PATH` or `postgres://USER:PASSWORD@HOST/NAME`; empty for SQLite in the data folder
    database_url: DatabaseUrl = "",
    /// Most database connections at once
    pool_size: NonZeroUsize = "8",
    /// Address under which others reach this server; empty for the one it serves on
    public_url: PublicUrl = "",
    /// Threads that serve requests; 0 for one per core
    workers: value::Workers = "0",
    /// What to log: error, warn, info, debug, trace, or a filter such as info,fabulario=debug
    log_level: value::LogFilter = "info,actix_server=warn",
    /// How to log: pretty, json, or auto (pretty on a terminal)
    log_format: LogFormat = "auto",
    /// Requests that one client may make per minute; 0 for no limit
    rate_limit: u32 = "1200",
    /// Requests that one client may make in one burst
    rate_burst: std::num::NonZeroU32 = "240",
    /// Take the client's address from X-Forwarded-For: true only behind a proxy that sets it
    trust_proxy: bool = "false",
    /// Origins that a browser may call from, separated by commas; * for any
    cors_origins: CorsOrigins = "*",
    /// Largest request body, in bytes
    body_limit: NonZeroUsize = "1048576",
    /// Longest time for one request, in seconds
    request_timeout: value::Seconds = "30",
    /// Longest time for requests to finish when the server stops, in seconds
    shutdown_timeout: value::Seconds = "30",
}

impl Settings {
    /// The time limit of a request.
    pub const fn request_limit(&self) -> Duration {
        self.request_timeout.0
    }

    /// The database, with the default filled in.
    pub fn database(&self) -> DatabaseUrl {
        self.database_url.clone().or_sqlite_in(&self.data_dir)
    }
}
