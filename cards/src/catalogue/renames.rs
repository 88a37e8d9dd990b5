//! Where ids have gone: each to a card that is there, in one step or in several.

use std::collections::{BTreeMap, HashSet};

use serde::Deserialize;

use super::verify::cards::OnFile;
use super::{Mistake, every};
use crate::shelf::strict;
use crate::stock::{Kind, Stock};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rename {
    from: String,
    to: String,
}

/// The id that a card has now, by each that it had.
pub(super) fn renames(
    stock: &Stock,
    cards: &[OnFile<'_>],
    mistakes: &mut Vec<Mistake>,
) -> BTreeMap<String, String> {
    let ids: HashSet<&str> = cards.iter().map(|it| it.sheet.id.as_str()).collect();
    let mut read = Vec::new();
    let mut steps = BTreeMap::new();
    for entry in stock.0.iter().filter(|entry| entry.kind == Kind::Rename) {
        let Some(value) = strict(entry, mistakes) else {
            continue;
        };
        match every::<Rename>(value) {
            Err(found) => {
                let found = found.into_iter();
                mistakes.extend(found.map(|(at, message)| entry.wrong(&at, message)));
            }
            Ok(Rename { from, to }) => {
                if steps.insert(from.clone(), to.clone()).is_some() {
                    mistakes.push(entry.wrong("/from", "stands twice"));
                }
                read.push((entry, from, to));
            }
        }
    }
    let mut renames = BTreeMap::new();
    for (entry, from, to) in read {
        let code = format!("{}-", entry.game);
        if ids.contains(from.as_str()) || !from.starts_with(&code) {
            let message = format!("{from} must be an id of this game that no card has now");
            mistakes.push(entry.wrong("/from", message));
        }
        let now = end(&steps, &to).filter(|now| ids.contains(now) && now.starts_with(&code));
        if let Some(now) = now {
            renames.insert(from, now.to_owned());
        } else {
            let message = format!("{to} is the id of no card of this game");
            mistakes.push(entry.wrong("/to", message));
        }
    }
    renames
}

/// Where the steps from an id end; nowhere if they go in a circle.
fn end<'a>(steps: &'a BTreeMap<String, String>, id: &'a str) -> Option<&'a str> {
    let mut at = id;
    for _ in 0..=steps.len() {
        match steps.get(at) {
            Some(next) => at = next,
            None => return Some(at),
        }
    }
    None
}
