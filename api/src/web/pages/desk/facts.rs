//! What the live desk knows of a game before it asks: words, lists and places. Every judgement is the API's.

use std::collections::BTreeMap;

use fabulario_cards::picture::hues;
use fabulario_engine::deck::Section;
use fabulario_engine::format::Format;
use fabulario_engine::{Game, Text};
use serde::Serialize;

use super::held::MOST_LINES;
use super::place::lists;
use super::quick;
use super::rows::standing;
use crate::catalogue::Current;
use crate::catalogue::answers::BulkHolds;
use crate::web::Shell;
use crate::web::parts::first_odds::Asked;

/// Everything, as the page carries it.
#[derive(Serialize)]
pub struct Facts {
    game: Game,
    /// Where the thin index of this build is.
    thin: String,
    /// What the addresses of pictures name, so that they may be kept for good.
    build: String,
    sections: Vec<List>,
    kinds: Vec<Kind>,
    hues: Vec<Named>,
    rarities: Vec<Named>,
    formats: Vec<Rules>,
    odds: Vec<Asked>,
    most_lines: usize,
}

#[derive(Serialize)]
struct Named {
    id: String,
    name: String,
}

/// A list of a deck.
#[derive(Serialize)]
struct List {
    id: &'static str,
    name: String,
    /// Whatever people call it.
    names: [&'static str; 2],
    /// The format's list that it belongs to.
    of: &'static str,
    /// Whether it is a part of such a list.
    part: bool,
    /// Whether its cards wait outside the deck.
    aside: bool,
}

/// A type of cards, and the list that they go to.
#[derive(Serialize)]
struct Kind {
    id: &'static str,
    name: &'static str,
    list: Option<&'static str>,
}

/// What a format says about sizes.
#[derive(Serialize)]
struct Rules {
    id: String,
    name: String,
    least: Option<u32>,
    hand: Option<u32>,
    stands: Vec<Stand>,
}

#[derive(Serialize)]
struct Stand {
    list: &'static str,
    name: String,
}

impl Facts {
    /// What there is to know of a game.
    fn of(current: &Current, game: Game, shell: &Shell) -> Self {
        let lang = shell.lang;
        let thin = current.bulk.now.iter();
        let mut thin = thin.filter(|it| it.holds == BulkHolds::Index && it.lang == lang.into());
        let named = |id: &str, name: &Text| Named {
            id: id.to_owned(),
            name: name.get(lang).to_owned(),
        };
        let sheet = current.catalogue.book(game).map(|book| &book.sheet);
        let rarities = sheet.map_or(&[][..], |sheet| &sheet.rarities);
        let formats = current.catalogue.formats().iter();
        let formats = formats.filter(|format| format.game == game);
        Self {
            game,
            thin: thin
                .next()
                .map_or_else(String::new, |it| format!("/v1/bulk/{}", it.name)),
            build: current.pictures.edition().to_owned(),
            sections: lists(game).map(|section| list(section, shell)).collect(),
            kinds: kinds(current, game, shell),
            hues: hues(game)
                .iter()
                .map(|hue| Named {
                    id: hue.id.to_owned(),
                    name: hue.name(lang.into()).to_owned(),
                })
                .collect(),
            rarities: rarities.iter().map(|it| named(&it.id, &it.name)).collect(),
            formats: formats.map(|format| rules(game, format, shell)).collect(),
            odds: Asked::all(game, shell),
            most_lines: MOST_LINES,
        }
    }

    /// What there is to know of several games, by their codes, as text that no page takes for its own markup.
    pub fn json(current: &Current, games: &[Game], shell: &Shell) -> serde_json::Result<String> {
        let facts = games.iter();
        let facts = facts.map(|game| (game.code(), Self::of(current, *game, shell)));
        let facts: BTreeMap<&str, Self> = facts.collect();
        Ok(serde_json::to_string(&facts)?.replace('<', "\\u003c"))
    }
}

fn list(section: Section, shell: &Shell) -> List {
    let word = section.word();
    let name = word.get(shell.lang);
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    let (of, position) = section.list();
    List {
        id: word.id,
        name: first.chain(letters.as_str().chars()).collect(),
        names: [word.pt, word.en],
        of,
        part: position.is_some(),
        aside: section.is_aside(),
    }
}

/// The types of a game's cards; a card of each tells where they go.
fn kinds(current: &Current, game: Game, shell: &Shell) -> Vec<Kind> {
    let catalogue = &current.catalogue;
    let one_of = |kind: &str| {
        let cards = catalogue.cards().iter();
        let mut cards = cards.filter(|card| card.game == game && !card.token);
        cards.find(|card| catalogue.face(card, shell.lang.into()).kind == kind)
    };
    let kind = |word: &fabulario_engine::deck::Word| Kind {
        id: word.id,
        name: word.get(shell.lang),
        list: one_of(word.id).map(|card| quick::home(current, game, &card.sheet.id).word().id),
    };
    game.kinds().iter().map(kind).collect()
}

fn rules(game: Game, format: &Format, shell: &Shell) -> Rules {
    let main = format.lists.iter().find(|list| list.id == "main");
    let least = main.and_then(|it| it.to_play.as_ref().or(it.min.as_ref()));
    let stands = standing(game, format).into_iter();
    Rules {
        id: format.id.to_string(),
        name: format.name.get(shell.lang).to_owned(),
        least: least.map(|it| it.value),
        hand: format.opening_hand.as_ref().map(|it| it.value),
        stands: stands
            .map(|(section, position)| Stand {
                list: section.word().id,
                name: position.name.get(shell.lang).to_owned(),
            })
            .collect(),
    }
}
