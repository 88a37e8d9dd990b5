//! The worker that keeps what was read on the device, and what a device needs to install the pages.

use std::sync::LazyLock;

use serde_json::json;

use super::assets;
use crate::http::representation::{Keep, Representation};

const CODE: &str = include_str!("worker/sw.js");

/// Pages that are kept before anybody reads them.
const PAGES: [&str; 4] = [
    "/",
    "/baralhos",
    "/sem-rede?lang=pt-BR",
    "/sem-rede?lang=en",
];

/// The worker. Its address stays, so each visit asks whether it still holds.
pub fn worker() -> &'static Representation {
    static WORKER: LazyLock<Representation> = LazyLock::new(|| {
        let setup =
            json!({"digest": assets::digest(), "files": assets::addresses(), "pages": PAGES});
        let code = format!("const SELF = {setup};\n{CODE}");
        let kind = "text/javascript; charset=utf-8";
        Representation::kept(kind, None, code).of_program(Keep::Asking)
    });
    &WORKER
}

/// What a device shows of the pages once they are installed.
pub fn manifest() -> &'static Representation {
    static MANIFEST: LazyLock<Representation> = LazyLock::new(|| {
        let icon =
            json!({"src": assets::address("icon.svg"), "sizes": "any", "type": "image/svg+xml"});
        let shortcut = |name: &str, url: &str| json!({"name": name, "url": url});
        let manifest = json!({
            "name": "Fabulário", "short_name": "Fabulário", "lang": "pt-BR", "id": "/", "start_url": "/", "scope": "/",
            "display": "standalone", "background_color": "#f4ead4", "theme_color": "#1b130d", "icons": [icon],
            "shortcuts": [shortcut("Baralhos", "/baralhos"), shortcut("Cartas", "/cartas"), shortcut("Mão", "/laboratorio/mao")],
        });
        let kind = "application/manifest+json";
        Representation::kept(kind, None, manifest.to_string()).of_program(Keep::Asking)
    });
    &MANIFEST
}
