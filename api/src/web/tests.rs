//! The files of pages: those of others are what was published, and nobody waits for a file that another one names.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::Deserialize;
use sha2::{Digest as _, Sha256};

use super::assets;

/// A library of others, as `vendor.json` records it.
#[derive(Deserialize)]
struct Vendored {
    name: String,
    version: String,
    licence: String,
    files: BTreeMap<String, String>,
}

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/web/assets"))
}

#[test]
fn files_of_others_are_those_that_were_published() {
    let vendor = folder().join("vendor");
    let list = fs::read(vendor.join("vendor.json")).unwrap();
    let list: Vec<Vendored> = serde_json::from_slice(&list).unwrap();
    assert_eq!(list.len(), fs::read_dir(&vendor).unwrap().count() - 1);
    for library in list {
        assert!(!library.version.is_empty() && !library.licence.is_empty());
        assert!(
            library.files.contains_key("LICENSE.txt"),
            "{}",
            library.name
        );
        for (file, digest) in &library.files {
            let name = format!("vendor/{}/{file}", library.name);
            let bytes = fs::read(folder().join(&name)).unwrap();
            let found = Sha256::digest(&bytes);
            let found: String = crate::wire::hex::encode(&found);
            assert_eq!(found, *digest, "{name}");
            assert!(assets::file(&name).is_some(), "{name} is not served");
        }
    }
}

/// Every module of ours imports files that there are, by relative addresses.
#[test]
fn modules_import_files_that_there_are() {
    let scripts = fs::read_dir(folder().join("js")).into_iter().flatten();
    for script in scripts.map(|it| it.unwrap().path()) {
        let Ok(text) = fs::read_to_string(&script) else {
            continue;
        };
        let imports = text.lines().filter_map(|line| line.split_once(" from \""));
        for (_, rest) in imports {
            let named = rest.split('"').next().unwrap();
            assert!(named.starts_with('.'), "{}: {named}", script.display());
            let file = script.parent().unwrap().join(named);
            assert!(
                file.exists() || named.contains("/words/"),
                "{}: {named}",
                script.display()
            );
        }
    }
}
