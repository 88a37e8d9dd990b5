//! Which database: the URL's scheme decides.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The address of a database.
#[derive(Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// Nobody chose: SQLite in the data folder.
    Default,
    /// A SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL server.
    Postgres(String),
}

impl DatabaseUrl {
    /// Fills in the default.
    #[must_use]
    pub fn or_sqlite_in(self, data_dir: &Path) -> Self {
        match self {
            Self::Default => Self::Sqlite(data_dir.join("fabulario.db")),
            chosen => chosen,
        }
    }
}

impl FromStr for DatabaseUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        const WANTED: &str = "sqlite://PATH or postgres://USER:PASSWORD@HOST/NAME";
        if text.is_empty() {
            return Ok(Self::Default);
        }
        match text.split_once("://") {
            Some(("sqlite", path))
                if !path.is_empty() && !path.contains(['?', '#']) && path != ":memory:" =>
            {
                Ok(Self::Sqlite(path.into()))
            }
            Some(("postgres" | "postgresql", rest)) if !rest.is_empty() => {
                super::postgres::check_url(text).map_err(|why| format!("{WANTED} ({why})"))?;
                Ok(Self::Postgres(text.to_owned()))
            }
            Some(("mysql" | "mariadb", _)) => Err(format!("{WANTED}; MySQL is not supported")),
            _ => Err(WANTED.to_owned()),
        }
    }
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => Ok(()),
            Self::Sqlite(path) => write!(f, "sqlite://{}", path.display()),
            Self::Postgres(url) => f.write_str(&hide_password(url)),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({self})")
    }
}

/// The URL with its password replaced by stars, however badly the rest is written.
///
/// In doubt it hides too much: everything from the first colon to the last `@` may be a password.
pub fn hide_password(url: &str) -> String {
    let shown = match url.split_once("://") {
        Some((scheme, rest)) => match (rest.split_once(':'), rest.rsplit_once('@')) {
            (Some((user, secret)), Some((_, host))) if secret.contains('@') => {
                format!("{scheme}://{user}:***@{host}")
            }
            _ => url.to_owned(),
        },
        None => url.to_owned(),
    };
    let Some((address, query)) = shown.split_once('?') else {
        return shown;
    };
    let hide = |pair: &str| match pair.split_once('=') {
        Some((name, _)) if names_password(name) => format!("{name}=***"),
        _ => pair.to_owned(),
    };
    let query: Vec<String> = query.split('&').map(hide).collect();
    format!("{address}?{}", query.join("&"))
}

/// Whether a parameter is a password, however its name is encoded.
fn names_password(name: &str) -> bool {
    let decoded = ::url::form_urlencoded::parse(name.as_bytes()).next();
    decoded.is_some_and(|(name, _)| name.to_ascii_lowercase().contains("pass"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scheme_chooses_the_database() {
        assert_eq!("".parse(), Ok(DatabaseUrl::Default));
        assert_eq!(
            "sqlite://x/y.db".parse(),
            Ok(DatabaseUrl::Sqlite("x/y.db".into()))
        );
        assert_eq!(
            "sqlite:///x/y.db".parse(),
            Ok(DatabaseUrl::Sqlite("/x/y.db".into()))
        );
        assert!(matches!(
            "postgres://localhost/f".parse(),
            Ok(DatabaseUrl::Postgres(_))
        ));
        assert!(matches!(
            "postgresql://localhost/f".parse(),
            Ok(DatabaseUrl::Postgres(_))
        ));
    }

    #[test]
    fn an_unknown_scheme_is_told_which_ones_there_are() {
        for url in [
            "mysql://localhost/f",
            "fabulario.db",
            "sqlite://",
            "postgres://",
            "http://localhost",
        ] {
            let refusal = url.parse::<DatabaseUrl>().unwrap_err();
            assert!(
                refusal.starts_with("sqlite://PATH or postgres://"),
                "{url}: {refusal}"
            );
        }
        assert!(
            "postgres://localhost/f?sslmode=maybe"
                .parse::<DatabaseUrl>()
                .unwrap_err()
                .contains("sslmode")
        );
    }

    proptest::proptest! {
        #[test]
        fn whatever_the_password_is_it_is_not_shown(password in "\\PC{6,20}") {
            let url = format!("postgres://ana:{password}@db.example.org:5432/f?sslmode=require");
            proptest::prop_assert!(!hide_password(&url).contains(&password));
        }
    }

    #[test]
    fn no_password_is_ever_shown() {
        assert_eq!(
            hide_password("postgres://ana:s3cret@db:5432/f"),
            "postgres://ana:***@db:5432/f"
        );
        assert_eq!(
            hide_password("postgres://ana:p@ss:w/rd@db/f"),
            "postgres://ana:***@db/f"
        );
        assert_eq!(
            hide_password("mysql://ana:s3cret@db/f?x=1"),
            "mysql://ana:***@db/f?x=1"
        );
        assert_eq!(
            hide_password("postgres://db/f?user=ana&password=s3cret"),
            "postgres://db/f?user=ana&password=***"
        );
        assert_eq!(hide_password("postgres://ana@db/f"), "postgres://ana@db/f");
        assert_eq!(
            hide_password("postgres://db:5432/f"),
            "postgres://db:5432/f"
        );
        assert_eq!(hide_password(""), "");
    }
}
