//! Which addresses there are, and which methods each of them answers to.

use actix_web::dev::ResourceDef;
use utoipa::openapi::OpenApi;

use super::PAGES;

/// Every address with its methods.
pub struct RouteTable(Vec<(ResourceDef, String)>);

impl RouteTable {
    /// The table of the documented API and the pages.
    pub fn new(document: &OpenApi) -> Self {
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
            table.push((ResourceDef::new(path.as_str()), methods.join(", ")));
        }
        // An exact address comes before a pattern that would swallow it.
        table.sort_by_key(|(definition, _)| {
            definition
                .pattern()
                .is_some_and(|pattern| pattern.contains('{'))
        });
        table.extend(
            PAGES
                .iter()
                .map(|path| (ResourceDef::new(*path), "GET, HEAD, OPTIONS".to_owned())),
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
        self.0
            .iter()
            .find(|(definition, _)| definition.is_match(path))
            .map(|(_, methods)| methods.clone())
    }
}
