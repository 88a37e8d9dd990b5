//! Which addresses there are, and which methods each of them answers to.

use std::sync::OnceLock;

use utoipa::openapi::OpenApi;

use crate::telemetry::metrics::Answers;

/// Every address with its methods.
pub struct RouteTable(Vec<Route>);

/// An address, or a pattern of addresses.
pub struct Route {
    /// How it is written, such as `/v1/cards/{id}`.
    pub pattern: String,
    /// Counts the answers that most requests get: a GET that found what it asked for.
    pub found: OnceLock<Answers>,
    /// How many bytes of the pattern stand for themselves.
    literal: usize,
    methods: String,
}

impl Route {
    fn new(pattern: &str, methods: String) -> Self {
        Self {
            pattern: pattern.to_owned(),
            literal: pattern.find('{').unwrap_or(pattern.len()),
            methods,
            found: OnceLock::new(),
        }
    }

    /// Whether an address fits, part by part; a part that takes everything takes the rest.
    fn takes(&self, path: &str) -> bool {
        let (literal, pattern) = self.pattern.split_at(self.literal);
        let Some(rest) = path.strip_prefix(literal) else {
            return false;
        };
        let mut given = rest.split('/');
        for part in pattern.split('/') {
            match given.next() {
                Some(_) if part.ends_with(":.*}") => return true,
                Some(given) if fills(part, given) => {}
                Some(given) if part == given => {}
                _ => return false,
            }
        }
        given.next().is_none()
    }
}

/// Whether a part of an address stands for a name in a pattern, which may have an ending.
fn fills(part: &str, given: &str) -> bool {
    let Some((_, ending)) = part.strip_prefix('{').and_then(|it| it.split_once('}')) else {
        return false;
    };
    given.len() > ending.len() && given.ends_with(ending)
}

impl RouteTable {
    /// The table of the documented API and the pages.
    pub fn new(document: &OpenApi, pages: &[&str], forms: &[&str]) -> Self {
        let mut table = Vec::new();
        for (path, item) in &document.paths.paths {
            let known = [
                ("GET, HEAD", &item.get),
                ("POST", &item.post),
                ("PUT", &item.put),
                ("PATCH", &item.patch),
            ];
            let mut methods: Vec<&str> = known
                .iter()
                .filter(|(_, used)| used.is_some())
                .map(|(name, _)| *name)
                .collect();
            methods.extend(item.delete.iter().map(|_| "DELETE"));
            methods.push("OPTIONS");
            table.push(Route::new(path, methods.join(", ")));
        }
        // An exact address comes before a pattern that would swallow it, and one with an ending before one without.
        table.sort_by_key(|route| {
            let open = route.pattern.ends_with('}');
            (route.literal < route.pattern.len(), open)
        });
        table.extend(
            pages
                .iter()
                .map(|path| Route::new(path, page_methods(path, forms))),
        );
        Self(table)
    }

    /// Whether the address is one of its own that GET does not answer, however a pattern reads it.
    pub fn refuses_get(&self, path: &str) -> bool {
        self.allow(path)
            .is_some_and(|methods| !methods.contains("GET"))
    }

    /// The methods of an address, as the `Allow` header wants them; none for an unknown address.
    pub fn allow(&self, path: &str) -> Option<String> {
        self.route(path).map(|route| route.methods.clone())
    }

    /// What an address belongs to; nothing if it is unknown.
    pub fn route(&self, path: &str) -> Option<&Route> {
        self.0.iter().find(|route| route.takes(path))
    }
}

/// The methods of a page: some are sent to, and one of those is not read.
fn page_methods(path: &str, forms: &[&str]) -> String {
    let sent = if forms.contains(&path) { "POST, " } else { "" };
    let read = if path == ONLY_SENT { "" } else { "GET, HEAD, " };
    format!("{read}{sent}OPTIONS")
}

/// The page that no GET answers.
const ONLY_SENT: &str = "/tema";

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn an_address_fits_a_pattern_part_by_part() {
        let cases = [
            ("/v1/games", "/v1/games", true),
            ("/v1/games", "/v1/games/", false),
            ("/v1/games", "/v1/gamess", false),
            ("/v1/cards/{id}", "/v1/cards/fab-x", true),
            ("/v1/cards/{id}", "/v1/cards/", false),
            ("/v1/cards/{id}", "/v1/cards", false),
            ("/v1/cards/{id}", "/v1/cards/fab-x/rulings", false),
            ("/v1/cards/{id}/rulings", "/v1/cards/fab-x/rulings", true),
            ("/v1/cards/{id}/rulings", "/v1/cards/fab-x/ruling", false),
            ("/v1/cards/{id}/rulings", "/v1/cards//rulings", false),
            ("/v1/decks/code/{code}.svg", "/v1/decks/code/DD1.svg", true),
            ("/v1/decks/code/{code}.svg", "/v1/decks/code/DD1", false),
            ("/v1/decks/code/{code}.svg", "/v1/decks/code/.svg", false),
            ("/docs/{file:.*}", "/docs/a/b.css", true),
            ("/docs/{file:.*}", "/docs/", true),
            ("/docs/{file:.*}", "/docs", false),
            ("/", "/", true),
            ("/", "/x", false),
        ];
        for (pattern, path, fits) in cases {
            let route = Route::new(pattern, String::new());
            assert_eq!(route.takes(path), fits, "{pattern} {path}");
        }
    }
}
