//! What others have published is theirs.

use std::collections::HashMap;

use fabulario_engine::Game;

use super::Held;
use crate::catalogue::Mistake;
use crate::stock::{Entry, Kind, Printed};

/// Why something is refused that belongs to others.
pub(super) const FOREIGN: &str = "what others have published cannot be changed here";

/// The cards that would stand in a set of somebody else, whose own numbers they might take.
pub(super) fn in_sets_of_others<'a>(
    held: &[Held],
    origin: &str,
    new: impl Iterator<Item = &'a Entry>,
) -> Vec<Mistake> {
    let others = held.iter().filter(|it| it.origin != origin);
    let others = others.filter(|it| it.entry.kind == Kind::Set);
    let owners: HashMap<(Game, &str), &str> = others
        .map(|it| ((it.entry.game, &*it.entry.id), it.origin.as_str()))
        .collect();
    let mut found = Vec::new();
    for entry in new.filter(|entry| entry.kind == Kind::Card) {
        for (i, Printed { set, .. }) in entry.printings().into_iter().enumerate() {
            if let Some(owner) = owners.get(&(entry.game, set.as_str())) {
                let message = format!(
                    "{set} is a set of {owner}, and {FOREIGN}: print the card in a set of your own"
                );
                found.push(entry.wrong(&format!("/printings/{i}/set"), message));
            }
        }
    }
    found
}

/// The renames that would lead to a card of somebody else.
pub(super) fn to_cards_of_others<'a>(
    held: &[Held],
    origin: &str,
    new: impl Iterator<Item = &'a Entry>,
) -> Vec<Mistake> {
    let renames = new.filter(|entry| entry.kind == Kind::Rename);
    let found = renames.filter_map(|entry| {
        let to = entry.leads_to()?;
        let is = |it: &&Held| {
            let card = matches!(it.entry.kind, Kind::Card | Kind::Token);
            card && *it.entry.id == *to && it.origin != origin
        };
        let owner = &held.iter().find(is)?.origin;
        let message = format!("{to} is a card of {owner}: ids lead to cards of your own");
        Some(entry.wrong("/to", message))
    });
    found.collect()
}
