//! A card as a publisher writes it becomes an entry of the catalogue.

use std::sync::Arc;

use fabulario_engine::{Game, Lang};
use serde_json::{Map, Value};

use super::names::Part;
use super::place::FilePlace;
use super::reading::Reading;
use super::shape::Shaper;
use crate::stock::{Entry, Kind};
use crate::words::{plain_slug, slug};

mod apoteose;
mod dominions;
mod multiversity;
pub(super) mod printing;

impl Reading {
    /// Takes a card, or a token.
    pub(super) fn card(&mut self, kind: Kind, file: &Arc<str>, pointer: String, value: Value) {
        let Value::Object(object) = value else {
            let message = "must be an object: a card";
            return self.told.wrong(file, pointer, message);
        };
        let (game, token) = (self.game, kind == Kind::Token);
        let place = FilePlace::new(file, &pointer);
        let mut shaper = Shaper {
            lang: self.lang,
            told: &mut self.told,
        };
        let mut card = shaper.object(Part::card(game), &place, object);
        match game {
            // Its abilities are the catalogue's own words already.
            Game::Fabula => {}
            Game::Dominions => dominions::settle(&mut shaper, &place, &mut card),
            Game::Multiversity => multiversity::settle(&mut shaper, &place, &mut card),
            Game::Apoteose => apoteose::settle(&mut shaper, &place, &mut card),
        }
        let Some(id) = id(&mut shaper, &place, game, token, &mut card) else {
            return;
        };
        if token {
            typed(game, &mut card);
        } else if let Some(set) = self.printer.print(&mut self.told, &place, &mut card) {
            self.printer.wait(self.entries.len(), set);
        }
        let body = serde_json::to_string(&card).unwrap_or_default();
        self.entries.push(Entry {
            game,
            kind,
            id,
            file: Arc::clone(file),
            pointer,
            body: body.into(),
            bilingual: false,
        });
    }
}

/// A token is of the type of tokens, in games that have one.
fn typed(game: Game, card: &mut Map<String, Value>) {
    let (field, word) = match game {
        Game::Fabula => ("kind", "ficha"),
        Game::Dominions => ("type", "token"),
        Game::Multiversity | Game::Apoteose => return,
    };
    if !card.contains_key(field) {
        card.insert(field.to_owned(), word.into());
    }
}

/// The id of a card; one that has none gets one made of its name.
fn id(
    shaper: &mut Shaper<'_>,
    place: &FilePlace<'_>,
    game: Game,
    token: bool,
    card: &mut Map<String, Value>,
) -> Option<Box<str>> {
    match card.get("id") {
        Some(Value::String(id)) => return Some(id.as_str().into()),
        // Who reads it tells what is wrong with it.
        Some(_) => return Some(Box::default()),
        None => {}
    }
    let Some(of_name) = name(card).and_then(plain_slug) else {
        let message = match card.get("name") {
            None => "the field name is missing",
            Some(_) => "no id can be made of this name: give the card an id",
        };
        shaper.wrong(place, message);
        return None;
    };
    let made = match (token, game) {
        (false, _) => "",
        (true, Game::Fabula) => "ficha-",
        (true, _) => "token-",
    };
    let mut id = format!("{game}-{made}{of_name}");
    let version = card.get("version").and_then(Value::as_str).map(slug);
    if let Some(version) = version.filter(|version| !version.is_empty()) {
        id = format!("{id}-{version}");
    }
    shaper.told.ids += 1;
    // An id is looked for at the beginning.
    card.shift_insert(0, "id".to_owned(), id.as_str().into());
    Some(id.into())
}

/// The name of an entry: the Portuguese one, which rules speak of, or the only one.
pub(super) fn name(entry: &Map<String, Value>) -> Option<&str> {
    let name = entry.get("name")?;
    let mut names = Lang::ALL
        .into_iter()
        .filter_map(|lang| name.get(lang.tag()));
    names.next()?.as_str()
}
