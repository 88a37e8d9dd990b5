//! What an import would do to a catalogue: found out before anything is written.

use std::collections::{BTreeMap, HashMap};

use fabulario_engine::Game;

use crate::catalogue::{Catalogue, Files, Mistakes};
use crate::stock::{Entry, Kind, Stock};

mod foreign;
mod meaning;

use foreign::{FOREIGN, in_sets_of_others, to_cards_of_others};
use meaning::other_meaning;

/// Whose the data inside the binary is.
pub const SHIPPED: &str = "fabulario";

/// An entry that the catalogue has.
#[derive(Debug, Clone)]
pub struct Held {
    /// The entry.
    pub entry: Entry,
    /// Who brought it.
    pub origin: String,
}

/// What names an entry.
pub type Key = (Game, Kind, Box<str>);

/// What is to be done, and what comes of it.
#[derive(Debug)]
pub struct Plan {
    /// The catalogue as it will be.
    pub catalogue: Catalogue,
    /// Entries that are new.
    pub added: Vec<Entry>,
    /// Entries that say something else than before.
    pub changed: Vec<Entry>,
    /// Entries that go.
    pub removed: Vec<Key>,
    /// How many entries say what they have said before.
    pub unchanged: usize,
}

impl Plan {
    /// Whether nothing is to be done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.changed.is_empty() && self.removed.is_empty()
    }

    /// How many entries of each kind are added and changed.
    #[must_use]
    pub fn counts(&self) -> BTreeMap<(Game, Kind), (usize, usize)> {
        let mut counts: BTreeMap<(Game, Kind), (usize, usize)> = BTreeMap::new();
        for entry in &self.added {
            counts.entry((entry.game, entry.kind)).or_default().0 += 1;
        }
        for entry in &self.changed {
            counts.entry((entry.game, entry.kind)).or_default().1 += 1;
        }
        counts
    }
}

/// Lays incoming entries over those that are held and verifies the whole.
///
/// What is published stays: an import adds and changes. Only a rename takes an id away, and of the shipped data
/// what is neither set nor card may go with an upgrade.
pub fn plan(
    files: &Files,
    held: &[Held],
    origin: &str,
    incoming: Vec<Entry>,
) -> Result<Plan, Mistakes> {
    let mut mistakes = Vec::new();
    let mut places: HashMap<Key, usize> = HashMap::with_capacity(held.len());
    for (i, it) in held.iter().enumerate() {
        places.insert(key(&it.entry), i);
    }
    let mut removed = Vec::new();
    // The places of held entries that the incoming ones replace or remove.
    let mut gone = vec![false; held.len()];
    for entry in incoming.iter().filter(|entry| entry.kind == Kind::Rename) {
        let old = [Kind::Card, Kind::Token].map(|kind| (entry.game, kind, entry.id.clone()));
        let mut old = old.into_iter();
        let Some((place, old)) = old.find_map(|old| Some((*places.get(&old)?, old))) else {
            continue;
        };
        match held.get(place) {
            Some(it) if it.origin != origin => {
                let message = format!("{} is a card of {}: {FOREIGN}", entry.id, it.origin);
                mistakes.push(entry.wrong("/from", message));
            }
            _ => {
                mark(&mut gone, place);
                removed.push(old);
            }
        }
    }
    let mut seen: HashMap<Key, (String, String)> = HashMap::new();
    let (mut added, mut changed, mut unchanged) = (Vec::new(), Vec::new(), 0);
    for entry in incoming {
        let key = key(&entry);
        // What has no id is refused by its reader.
        if !key.2.is_empty() {
            let place = (entry.file.to_string(), entry.pointer.clone());
            if let Some((file, pointer)) = seen.insert(key.clone(), place) {
                let message = format!("{} stands twice: also at {file} {pointer}", entry.id);
                mistakes.push(entry.wrong("", message));
                continue;
            }
        }
        // What is renamed has gone: who brings it all the same brings it anew.
        let there = places.get(&key).copied();
        let there = there.filter(|at| gone.get(*at) == Some(&false));
        let Some((place, old)) = there.and_then(|at| Some((at, held.get(at)?))) else {
            added.push(entry);
            continue;
        };
        if old.entry.body == entry.body {
            unchanged += 1;
            continue;
        }
        if old.origin != origin {
            let message = format!("{} belongs to {}: {FOREIGN}", entry.id, old.origin);
            mistakes.push(entry.wrong("", message));
            continue;
        }
        mistakes.extend(other_meaning(&old.entry, &entry));
        mark(&mut gone, place);
        changed.push(entry);
    }
    if origin == SHIPPED {
        for (place, it) in held.iter().enumerate() {
            let stays = matches!(
                it.entry.kind,
                Kind::Set | Kind::Card | Kind::Token | Kind::Rename
            );
            if it.origin == SHIPPED && !stays && !seen.contains_key(&key(&it.entry)) {
                mark(&mut gone, place);
                removed.push(key(&it.entry));
            }
        }
    }
    if origin != SHIPPED {
        let new = changed.iter().chain(&added);
        mistakes.extend(in_sets_of_others(held, origin, new.clone()));
        mistakes.extend(to_cards_of_others(held, origin, new));
    }
    let kept = held.iter().zip(&gone).filter(|(_, gone)| !**gone);
    let kept = kept.map(|(it, _)| it.entry.clone());
    // What is held comes first: of two that clash, the new one is told.
    let new = changed.iter().chain(&added).cloned();
    let stock = Stock(kept.chain(new).collect());
    let assembled = Catalogue::assemble(files, &stock);
    match (assembled, mistakes.is_empty()) {
        (Ok(catalogue), true) => Ok(Plan {
            catalogue,
            added,
            changed,
            removed,
            unchanged,
        }),
        (assembled, _) => {
            mistakes.extend(assembled.err().into_iter().flat_map(|more| more.0));
            Err(Mistakes::new(mistakes))
        }
    }
}

fn key(entry: &Entry) -> Key {
    (entry.game, entry.kind, entry.id.clone())
}

fn mark(gone: &mut [bool], place: usize) {
    if let Some(gone) = gone.get_mut(place) {
        *gone = true;
    }
}
