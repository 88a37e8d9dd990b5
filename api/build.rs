//! Migrations and assets are embedded: a new or changed file must rebuild the crate. Files of words become code.

use std::path::Path;
use std::{env, fs, io};

use language::Language;
use words::Room;

#[expect(dead_code, reason = "only the tags are asked for here")]
#[path = "src/words/language.rs"]
mod language;
#[path = "build/words.rs"]
mod words;

fn main() {
    println!("cargo::rerun-if-changed=../migrations");
    println!("cargo::rerun-if-changed=src/web/assets");
    println!("cargo::rerun-if-changed=src/web/templates");
    println!("cargo::rerun-if-changed=src/words");
    if let Err(wrong) = write_words() {
        for line in wrong.to_string().lines() {
            println!("cargo::error={line}");
        }
    }
}

fn write_words() -> io::Result<()> {
    let tags: Vec<&str> = Language::ALL.iter().map(|it| it.tag()).collect();
    let rooms = Room::read_all(Path::new("src/words"), &tags)?;
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let code = words::rust(&rooms) + &words::modules(&rooms, &tags);
    fs::write(Path::new(&out).join("words.rs"), code)
}
