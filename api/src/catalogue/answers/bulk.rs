//! Dumps of all cards: each under an address that names its content, so that what is there never changes.

use std::io::Write as _;
use std::thread;

use actix_web::http::header::HeaderValue;
use fabulario_engine::Lang;
use sha2::{Digest as _, Sha256};

use super::Cards;
use crate::http::representation::{Keep, Representation};
use crate::store::catalogue::Build;
use crate::wire::hex;

/// A file of all cards in a language.
pub struct Dump {
    /// The last part of its address.
    pub name: String,
    /// The language.
    pub lang: Lang,
    /// The build.
    pub build: Build,
    /// The SHA-256 of the file.
    pub hash: String,
    /// Bytes as they are sent.
    pub size: usize,
    /// Bytes when unpacked.
    pub unpacked: usize,
    /// How many cards.
    pub cards: usize,
    /// What is sent.
    pub file: std::sync::Arc<Representation>,
}

/// The dumps of a build, and of the one before: who has just read the list can still fetch them.
pub struct Bulk {
    /// Of this build.
    pub now: Vec<Dump>,
    before: Vec<(String, std::sync::Arc<Representation>)>,
}

impl Bulk {
    /// Packs the cards of a build.
    pub fn new(cards: &Cards, build: (&Build, &HeaderValue), before: Option<&Self>) -> Self {
        let now = thread::scope(|scope| {
            let packing = Lang::ALL.map(|lang| scope.spawn(move || dump(cards, build, lang)));
            let packed = packing.into_iter().filter_map(|it| it.join().ok());
            packed.collect()
        });
        let before = before.into_iter().flat_map(|bulk| &bulk.now);
        let before = before.map(|dump| (dump.name.clone(), dump.file.clone()));
        Self {
            now,
            before: before.collect(),
        }
    }

    /// The dump with this name.
    pub fn find(&self, name: &str) -> Option<&Representation> {
        let now = self.now.iter().find(|dump| dump.name == name);
        let now = now.map(|dump| &dump.file);
        let before = || {
            let before = self.before.iter();
            before
                .rev()
                .find(|(known, _)| known == name)
                .map(|it| &it.1)
        };
        now.or_else(before).map(|file| &**file)
    }

    /// The newest dump in a language.
    pub fn latest(&self, lang: Lang) -> Option<&Dump> {
        self.now.iter().find(|dump| dump.lang == lang)
    }
}

fn dump(cards: &Cards, (build, header): (&Build, &HeaderValue), lang: Lang) -> Dump {
    let lines = cards.lines(lang);
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(4));
    // Writing to memory cannot fail.
    let packed = encoder.write_all(&lines).and_then(|()| encoder.finish());
    let packed = packed.unwrap_or_default();
    let hash = hex::encode(&Sha256::digest(&packed));
    let (size, unpacked) = (packed.len(), lines.len());
    let file = Representation::kept("application/gzip", Some(lang.into()), packed)
        .packed()
        .of_catalogue(header, Keep::Forever);
    Dump {
        name: format!("cards-{}-{lang}-{hash:.12}.jsonl.gz", build.number),
        lang,
        build: build.clone(),
        cards: cards.count(),
        hash,
        size,
        unpacked,
        file: std::sync::Arc::new(file),
    }
}
