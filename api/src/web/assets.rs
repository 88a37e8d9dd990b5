//! The files of pages, inside the binary: one digest of them all stands in their addresses, so each may be kept for good.
//!
//! Files lie beside each other as they are written, and name each other by relative addresses. The words of pages are
//! modules among them, made by the build.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use rust_embed::RustEmbed;
use xxhash_rust::xxh3::Xxh3;

use crate::http::representation::{Keep, Representation};
use crate::words::MODULES;

#[derive(RustEmbed)]
#[folder = "src/web/assets"]
struct Embedded;

struct Tree {
    digest: String,
    files: BTreeMap<String, Representation>,
}

static TREE: LazyLock<Tree> = LazyLock::new(|| {
    let embedded = Embedded::iter().filter_map(|name: Cow<'static, str>| {
        let data = Embedded::get(&name)?.data.into_owned();
        let data = if name.starts_with("js/") {
            lean(&data)
        } else {
            data
        };
        Some((name.into_owned(), data))
    });
    let words = MODULES
        .iter()
        .map(|(name, code)| ((*name).to_owned(), code.as_bytes().to_vec()));
    let files: BTreeMap<String, Vec<u8>> = embedded.chain(words).collect();
    let mut hash = Xxh3::new();
    for (name, data) in &files {
        for part in [name.as_bytes(), data] {
            hash.update(&part.len().to_le_bytes());
            hash.update(part);
        }
    }
    let kept = |(name, data): (String, Vec<u8>)| {
        let kind = content_type(&name)?;
        let file = Representation::kept(kind, None, data).of_program(Keep::Forever);
        // Fonts are packed already.
        let packed = kind.starts_with("font/");
        let file = if packed { file.packed() } else { file.dense() };
        Some((name, file))
    };
    Tree {
        digest: format!("{:016x}", hash.digest()),
        files: files.into_iter().filter_map(kept).collect(),
    }
});

/// A module without the lines that are only comments: types and reasons are for who writes it, and weigh a quarter.
/// Not a line that does something is changed, so what a browser shows is still the module as it is written.
fn lean(module: &[u8]) -> Vec<u8> {
    let mut inside = false;
    let does = |line: &&[u8]| {
        let text = line.trim_ascii();
        if inside {
            inside = !text.ends_with(b"*/");
            return false;
        }
        inside = text.starts_with(b"/*") && !text.windows(2).skip(2).any(|it| it == b"*/");
        !(inside || text.is_empty() || text.starts_with(b"//") || is_comment(text))
    };
    let lines = module.split(|byte| *byte == b'\n').filter(does);
    lines.collect::<Vec<_>>().join(&b'\n')
}

/// Whether a line is a comment from its first sign to its last.
fn is_comment(line: &[u8]) -> bool {
    let mut rest = line;
    while let Some(begun) = rest.strip_prefix(b"/*") {
        let Some(end) = begun.windows(2).position(|it| it == b"*/") else {
            return false;
        };
        rest = begun.get(end + 2..).unwrap_or(&[]).trim_ascii_start();
        if rest.is_empty() {
            return true;
        }
    }
    false
}

fn content_type(name: &str) -> Option<&'static str> {
    Some(match name.rsplit_once('.')?.1 {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => return None,
    })
}

/// A file of this program.
pub fn file(name: &str) -> Option<&'static Representation> {
    TREE.files.get(name)
}

/// What a file of ours says, as it is written.
pub fn text(name: &str) -> Option<String> {
    let data = Embedded::get(name)?.data;
    String::from_utf8(data.into_owned()).ok()
}

/// What is served under the name of a module.
#[cfg(test)]
pub fn served(name: &str) -> Option<String> {
    String::from_utf8(lean(text(name)?.as_bytes())).ok()
}

/// Whether an address with this digest leads to the files of this program.
pub fn is_ours(digest: &str) -> bool {
    TREE.digest == digest
}

/// The address of a file.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", TREE.digest)
}

/// What tells the files of this program from those of another.
pub fn digest() -> &'static str {
    &TREE.digest
}

/// The addresses of all files but licences.
pub fn addresses() -> Vec<String> {
    let names = TREE.files.keys();
    let names = names.filter(|name| Path::new(name).extension().is_none_or(|it| it != "txt"));
    names.map(|name| address(name)).collect()
}

/// Packs every file, so that no reader waits for it.
pub fn pack() {
    TREE.files.values().for_each(Representation::compress_now);
}
