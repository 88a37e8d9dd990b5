//! One build with everything that is answered from it, made before anybody asks.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use actix_web::http::header::HeaderValue;
use chrono::NaiveDate;
use fabulario_cards::index::{CardIndex, Kept};
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::Game;

use super::load::{LoadError, Loaded};
use crate::catalogue::answers::{
    Addresses, Alike, Answers, Bulk, BulkSource, Cards, PerLang, Pictures, ReadyDecks,
};
use crate::http::problem::Problem;
use crate::http::representation::{Keep, Representation};
use crate::store::catalogue::Build;
use crate::wire::search::Help;

/// Where a build is served, and where its index is kept.
pub struct Home {
    /// The address that others use.
    pub public_url: String,
    /// The folder of the index.
    pub index: PathBuf,
}

/// A build as it is served.
pub struct Current {
    /// Its number and digest.
    pub build: Build,
    /// The day that its legalities are of.
    pub day: NaiveDate,
    /// What it says.
    pub catalogue: Catalogue,
    /// By place of the card: the first build that had it, and the first that has it as it is.
    pub since: Vec<(i64, i64)>,
    /// Ids that were renamed, each with the build that did it.
    pub renamed: Vec<(Box<str>, i64)>,
    /// Ready answers about games, formats and sets.
    pub answers: Answers,
    /// Ready answers about ready decks.
    pub ready: ReadyDecks,
    /// Ready answers about cards.
    pub cards: Cards,
    /// Pictures of cards that were asked for.
    pub pictures: Pictures,
    /// The files of this build and of the one before.
    pub bulk: Bulk,
    /// How cards are found.
    pub index: CardIndex,
    /// Which cards are like which.
    pub alike: Alike,
    /// How to write a query.
    pub help: PerLang<Representation>,
}

impl Current {
    /// The place of the card with this id, of the one that had it, or of the only one with this name.
    pub fn find(&self, games: &[Game], name: &str) -> Option<usize> {
        let catalogue = &self.catalogue;
        let by_id = |id: &str| catalogue.place(id);
        if let Some(place) = by_id(name).or_else(|| catalogue.renamed(name).and_then(by_id)) {
            return Some(place);
        }
        let mut found = games.iter().flat_map(|game| catalogue.named(*game, name));
        match (found.next(), found.next()) {
            (Some(card), None) => by_id(&card.sheet.id),
            _ => None,
        }
    }

    /// The card at a place that the catalogue itself or its index told.
    pub fn card(&self, place: usize) -> Result<&Card, Problem> {
        let card = self.catalogue.cards().get(place);
        card.ok_or_else(|| Problem::internal(format!("no card at place {place}")))
    }

    /// Makes all answers of a build; `before` is the one that it replaces.
    pub fn new(
        loaded: Loaded,
        home: &Home,
        day: NaiveDate,
        before: Option<&Arc<Self>>,
    ) -> Result<Self, LoadError> {
        let index = open_index(&loaded.catalogue, day, &home.index)?;
        Self::with_index(loaded, &home.public_url, day, index, before)
    }

    /// A catalogue that nobody is served from: a command line asks it.
    pub fn alone(catalogue: Catalogue, day: NaiveDate) -> Result<Self, LoadError> {
        let index = CardIndex::in_memory(&catalogue, day)?;
        let loaded = Loaded {
            build: Build::default(),
            catalogue,
            since: Vec::new(),
        };
        Self::with_index(loaded, "", day, index, None)
    }

    fn with_index(
        loaded: Loaded,
        public_url: &str,
        day: NaiveDate,
        index: CardIndex,
        before: Option<&Arc<Self>>,
    ) -> Result<Self, LoadError> {
        let Loaded {
            build,
            catalogue,
            since,
        } = loaded;
        let header = HeaderValue::from_str(&build.to_string())?;
        let edition = format!("{build}-{}", fabulario_cards::picture::EDITION);
        let addresses = Addresses {
            public_url,
            edition: &edition,
        };
        let cards = Cards::new(&catalogue, addresses, day, &header)?;
        let files = BulkSource {
            build: (&build, &header),
            catalogue: &catalogue,
            index: &index,
            cards: &cards,
        };
        let bulk = Bulk::new(files, before.map(|it| &it.bulk))?;
        let pictures = Pictures::new(header.clone(), edition);
        let answers = Answers::new(&catalogue, public_url, &header)?;
        let ready = ReadyDecks::new(&catalogue, &index, (public_url, &header), day)?;
        let help = help(&index, &header)?;
        let builds = |id: &str| {
            let found = since.binary_search_by(|(known, ..)| (**known).cmp(id));
            let known = found.ok().and_then(|at| since.get(at));
            known.map_or((build.number, build.number), |(_, added, changed)| {
                (*added, *changed)
            })
        };
        let renamed = catalogue
            .renames()
            .map(|(from, _)| (Box::from(from), builds(from).1))
            .collect();
        let since = catalogue.cards().iter().map(|card| builds(&card.sheet.id));
        Ok(Self {
            since: since.collect(),
            renamed,
            answers,
            ready,
            cards,
            pictures,
            bulk,
            index,
            alike: Alike::new(catalogue.cards().len()),
            help,
            build,
            day,
            catalogue,
        })
    }
}

/// The index of a catalogue; what was wrong with the one on the disk is said in the log.
fn open_index(
    catalogue: &Catalogue,
    day: NaiveDate,
    folder: &Path,
) -> Result<CardIndex, LoadError> {
    let (index, kept) = CardIndex::open(catalogue, day, folder)?;
    let cards = catalogue.cards().len();
    match kept {
        Kept::Found => tracing::debug!(cards, "search index found"),
        Kept::Made => tracing::info!(cards, "search index built"),
        Kept::Mended(error) => {
            tracing::warn!(cards, error, "search index was damaged: built anew");
        }
        Kept::InMemory(error) => {
            tracing::warn!(
                cards,
                error,
                "search index cannot be written: kept in memory"
            );
        }
    }
    Ok(index)
}

/// How to write a query, in every language.
fn help(index: &CardIndex, build: &HeaderValue) -> serde_json::Result<PerLang<Representation>> {
    PerLang::try_new(|lang| {
        let json = serde_json::to_vec(&Help::new(index.vocabulary(), lang))?;
        let help = Representation::kept("application/json", Some(lang.into()), json);
        Ok(help.of_catalogue(build, Keep::Minute))
    })
}
