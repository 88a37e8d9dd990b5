//! `fabulario cards new`: a card that is valid as it stands, printed or added to a file.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use fabulario_cards::Files;
use fabulario_cards::fabula::Idea;
use serde_json::Value;

use super::{Failure, files, load, print};

pub(super) fn begin(idea: &Idea, target: Option<(&Path, &str)>) -> Result<(), Failure> {
    let Some((data, file)) = target else {
        let card = load(&Files::embedded())?.fabula().scaffold(idea);
        return print(&(serde_json::to_string_pretty(&card)? + "\n"));
    };
    let file = file.strip_suffix(".json").unwrap_or(file);
    if file.is_empty() || !file.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
        return Err(
            format!("{file:?} is no name of a file: use letters, digits and hyphens.").into(),
        );
    }
    let mut folder = files(Some(data))?;
    let card = load(&folder)?.fabula().scaffold(idea);
    let name = card
        .get("id")
        .and_then(Value::as_str)
        .ok_or("The new card has no id.")?
        .to_owned();
    let inside = format!("fabula/cards/{file}.json");
    let mut cards: Vec<Value> = match folder.0.get(&inside) {
        Some(text) => serde_json::from_slice(text)?,
        None => Vec::new(),
    };
    cards.push(card);
    let text = serde_json::to_string_pretty(&cards)? + "\n";
    // An id or a name that is taken is told before anything is written.
    folder
        .0
        .insert(inside.clone(), text.clone().into_bytes().into());
    load(&folder).map_err(|mistakes| format!("{mistakes}\nNothing was added."))?;
    // The old file is whole until the new one is.
    let path = data.join(&inside);
    let new = path.with_extension("json.new");
    let written = fs::File::create(&new)
        .and_then(|mut file| {
            file.write_all(text.as_bytes())
                .and_then(|()| file.sync_all())
        })
        .and_then(|()| fs::rename(&new, &path));
    written.map_err(|error| format!("{} cannot be written ({error}).", path.display()))?;
    print(&format!(
        "{name} was added to {}. Change it there, then run: fabulario cards check {}\n",
        path.display(),
        data.display(),
    ))
}
