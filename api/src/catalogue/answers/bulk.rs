//! Files about all cards, everything or a thin index: each under an address that names its content, so that what is there never changes.

use std::io::Write as _;
use std::thread;

use actix_web::http::header::HeaderValue;
use fabulario_cards::Catalogue;
use fabulario_cards::index::CardIndex;
use fabulario_cards::stats::Brief;
use fabulario_engine::Lang;
use sha2::{Digest as _, Sha256};

use super::Cards;
use crate::http::representation::{Keep, Representation};
use crate::store::catalogue::Build;
use crate::wire::hex;
use crate::wire::thin::{ThinCard, ThinIndex};

/// What a file holds of every card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// Everything: JSON Lines in gzip.
    Cards,
    /// What finding and adding it needs: JSON, packed on its way.
    Index,
}

impl Holds {
    /// Every kind of file.
    pub const ALL: [Self; 2] = [Self::Cards, Self::Index];

    /// Its name, its media type, and how its files end.
    pub const fn facts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Cards => ("cards", "application/gzip", "jsonl.gz"),
            Self::Index => ("index", "application/json", "json"),
        }
    }

    /// The name that always leads to the newest file.
    pub fn latest(self, lang: Lang) -> String {
        let (kind, _, end) = self.facts();
        format!("{kind}-{lang}.{end}")
    }
}

/// A file about all cards in a language.
pub struct Dump {
    /// What it holds.
    pub holds: Holds,
    /// The last part of its address.
    pub name: String,
    /// The language.
    pub lang: Lang,
    /// The SHA-256 of the file.
    pub hash: String,
    /// Bytes of the file.
    pub size: usize,
    /// Bytes when unpacked.
    pub unpacked: usize,
    /// How many cards.
    pub cards: usize,
    /// What is sent.
    pub file: std::sync::Arc<Representation>,
}

/// The files of a build, and of the one before: who has just read the list can still fetch them.
pub struct Bulk {
    /// Of this build.
    pub now: Vec<Dump>,
    before: Vec<(String, std::sync::Arc<Representation>)>,
}

/// What files are made from.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The build.
    pub build: (&'a Build, &'a HeaderValue),
    /// The cards.
    pub catalogue: &'a Catalogue,
    /// What they are in few words.
    pub index: &'a CardIndex,
    /// The cards as they are answered.
    pub cards: &'a Cards,
}

impl Bulk {
    /// Packs the cards of a build.
    pub fn new(source: Source<'_>, before: Option<&Self>) -> serde_json::Result<Self> {
        let mut now = thread::scope(|scope| {
            let packing = Lang::ALL.map(|lang| scope.spawn(move || source.dump(lang)));
            let packed = packing.into_iter().filter_map(|it| it.join().ok());
            packed.collect::<Vec<_>>()
        });
        for lang in Lang::ALL {
            now.push(source.thin(lang)?);
        }
        let before = before.into_iter().flat_map(|bulk| &bulk.now);
        let before = before.map(|dump| (dump.name.clone(), dump.file.clone()));
        Ok(Self {
            now,
            before: before.collect(),
        })
    }

    /// The file with this name.
    pub fn find(&self, name: &str) -> Option<std::sync::Arc<Representation>> {
        let now = self.now.iter().find(|dump| dump.name == name);
        let now = now.map(|dump| &dump.file);
        let before = || {
            let before = self.before.iter();
            before
                .rev()
                .find(|(known, _)| known == name)
                .map(|it| &it.1)
        };
        now.or_else(before).cloned()
    }

    /// The newest file that a name leads to.
    pub fn latest(&self, name: &str) -> Option<&Dump> {
        let mut now = self.now.iter();
        now.find(|dump| dump.holds.latest(dump.lang) == name)
    }
}

impl Source<'_> {
    fn dump(self, lang: Lang) -> Dump {
        let lines = self.cards.lines(lang);
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(4));
        // Writing to memory cannot fail.
        let packed = encoder.write_all(&lines).and_then(|()| encoder.finish());
        let packed = packed.unwrap_or_default();
        self.file(
            Holds::Cards,
            lang,
            packed,
            (lines.len(), self.cards.count()),
        )
    }

    /// The thin index.
    fn thin(self, lang: Lang) -> serde_json::Result<Dump> {
        let cards = self.catalogue.cards().iter().enumerate();
        let cards = cards.filter(|(_, card)| !card.token);
        let cards = cards.filter_map(|(place, card)| {
            let brief = Brief::of(place, self.catalogue, self.index)?;
            let sheet = &card.sheet;
            let name = sheet.name.get(lang);
            let mut names = sheet.name.all().map(|(_, name)| name);
            Some(ThinCard {
                id: &sheet.id,
                game: card.game,
                name,
                also: names.find(|it| *it != name),
                kind: brief.kind,
                cost: brief.cost,
                colours: brief.colours,
                rarity: brief.rarity,
                copies: self.cards.most(place),
            })
        });
        let index = ThinIndex {
            build: self.build.0.number,
            lang: lang.tag(),
            cards: cards.collect(),
        };
        let bytes = serde_json::to_vec(&index)?;
        let told = (bytes.len(), index.cards.len());
        Ok(self.file(Holds::Index, lang, bytes, told))
    }

    fn file(self, holds: Holds, lang: Lang, bytes: Vec<u8>, told: (usize, usize)) -> Dump {
        let (kind, media, end) = holds.facts();
        let (build, header) = self.build;
        let hash = hex::encode(&Sha256::digest(&bytes));
        let (size, (unpacked, cards)) = (bytes.len(), told);
        let file = Representation::kept(media, Some(lang.into()), bytes);
        let file = match holds {
            Holds::Cards => file.packed(),
            Holds::Index => file.dense(),
        };
        Dump {
            holds,
            name: format!("{kind}-{}-{lang}-{hash:.12}.{end}", build.number),
            lang,
            hash,
            size,
            unpacked,
            cards,
            file: std::sync::Arc::new(file.of_catalogue(header, Keep::Forever)),
        }
    }
}
