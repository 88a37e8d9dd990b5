//! Choosing a deck: a ready one, or one by its code. Forms ask for both; addresses have one parameter.

use askama::Template;
use askama::filters::HtmlSafe;
use fabulario_cards::Catalogue;
use fabulario_cards::code::{self, DecodeError};
use fabulario_cards::deck::{Deck, resolve};
use fabulario_cards::ready::Ready;
use fabulario_engine::Game;

use crate::catalogue::Current;
use crate::web::{Link, Shell};
use crate::words::Language;
use crate::words::pages::pick as words;

/// The most characters of a code.
const LONGEST: usize = 2100;

/// The deck that an address names.
pub struct Chosen {
    /// The deck.
    pub deck: Deck,
    /// Its code.
    pub code: String,
    /// What addresses call it: the id of a ready deck, else the code.
    pub written: String,
    /// What players call it.
    pub name: String,
    /// The language of the name, where it is another one than the page's.
    pub name_lang: Option<&'static str>,
    /// The format that a ready deck is made for.
    pub format: Option<String>,
}

impl Chosen {
    /// The ready deck with an id, or the deck of a code; else what is wrong with the text.
    pub fn read(current: &Current, written: &str, lang: Language) -> Result<Self, String> {
        let (catalogue, written) = (&current.catalogue, written.trim());
        if let Some(ready) = catalogue.ready().find(|ready| ready.id == written) {
            return Self::of_ready(catalogue, &ready, lang)
                .ok_or_else(|| words::no_code().to(lang));
        }
        let decoded = match code::decode(catalogue, written) {
            Err(DecodeError::Moved { code }) => code::decode(catalogue, &code),
            other => other,
        };
        let deck = decoded.map_err(|error| error.message(lang.into()))?;
        let code = code::encode(catalogue, &deck).map_err(|_| words::no_code().to(lang))?;
        Ok(Self {
            deck,
            written: code.clone(),
            name: words::by_code().to(lang),
            name_lang: None,
            format: None,
            code,
        })
    }

    fn of_ready(catalogue: &Catalogue, ready: &Ready<'_>, lang: Language) -> Option<Self> {
        let document = &ready.document;
        let deck = resolve(document.game, &document.sections, catalogue).deck;
        Some(Self {
            code: code::encode(catalogue, &deck).ok()?,
            deck,
            written: ready.id.to_owned(),
            name: ready.name.get(lang).to_owned(),
            name_lang: foreign(ready, lang),
            format: Some(ready.format.to_owned()),
        })
    }

    /// Its game.
    pub const fn game(&self) -> Game {
        self.deck.game
    }
}

/// The language of the name of a ready deck, where it is not the page's.
fn foreign(ready: &Ready<'_>, lang: Language) -> Option<&'static str> {
    let written = ready.name.lang(lang.into());
    (written.tag() != lang.tag()).then(|| written.tag())
}

/// A ready deck to choose.
pub struct Offer {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The language of the name, where it is another one than the page's.
    pub name_lang: Option<&'static str>,
    /// Whether it is the one of the page.
    pub chosen: bool,
}

impl Offer {
    /// The ready decks of the page's game.
    pub fn all(current: &Current, shell: &Shell, chosen: &str) -> Vec<Self> {
        let ready = current.catalogue.ready();
        let of_game = ready.filter(|ready| ready.document.game == shell.game);
        let offer = |ready: Ready<'_>| Self {
            chosen: ready.id == chosen,
            name: ready.name.get(shell.lang).to_owned(),
            name_lang: foreign(&ready, shell.lang),
            id: ready.id.to_owned(),
        };
        of_game.map(offer).collect()
    }
}

/// The fields of a form that choose a deck.
#[derive(Template)]
#[template(path = "pick.html")]
pub struct Pick {
    field: &'static str,
    label: String,
    lang: Language,
    offers: Vec<Offer>,
    /// What the address has.
    asked: String,
    /// What stands in the field for codes.
    typed: String,
    /// What is wrong with it.
    wrong: Option<String>,
}

impl HtmlSafe for Pick {}

impl Pick {
    /// The fields of the parameter `field`.
    pub fn new(
        current: &Current,
        shell: &Shell,
        (field, label): (&'static str, String),
        wrong: Option<String>,
    ) -> Self {
        let asked = shell.asked(field).unwrap_or("").to_owned();
        let offers = Offer::all(current, shell, &asked);
        let is_ready = offers.iter().any(|offer| offer.chosen);
        Self {
            field,
            label,
            lang: shell.lang,
            typed: if is_ready {
                String::new()
            } else {
                asked.clone()
            },
            asked,
            offers,
            wrong,
        }
    }
}

/// This page with every choice of a deck in the one parameter that it has in addresses; none if it is so already.
pub fn settled(shell: &Shell, fields: &[&str]) -> Option<Link> {
    let mut changes: Vec<(String, Option<String>)> = Vec::new();
    for field in fields {
        let (ready, was) = (format!("{field}_pronto"), format!("{field}_era"));
        if shell.asked(&ready).is_none() && shell.asked(&was).is_none() {
            continue;
        }
        // Whichever of the two fields was changed says which deck is meant.
        let same = shell.asked(&ready) == shell.asked(&was);
        let chosen = shell.asked(&ready).filter(|_| !same);
        let chosen = chosen.or_else(|| shell.asked(field));
        let chosen = chosen.or_else(|| shell.asked(&ready));
        let chosen = chosen.map(|it| it.trim().chars().take(LONGEST).collect());
        changes.extend([((*field).to_owned(), chosen), (ready, None), (was, None)]);
    }
    let changes: Vec<(&str, Option<&str>)> = changes
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_deref()))
        .collect();
    (!changes.is_empty()).then(|| shell.here(&changes))
}
