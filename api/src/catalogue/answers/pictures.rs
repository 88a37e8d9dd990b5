//! Pictures of cards and decks, drawn when they are asked for first and kept while there is room.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::http::header::HeaderValue;
use fabulario_cards::picture::{PaintError, Painter, svg, svg_with_drawn_letters};
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::Lang;
use lru::LruCache;

use crate::http::representation::{Keep, Representation};

/// Most bytes of pictures that are kept.
const MOST_BYTES: usize = 64 << 20;
/// Most pictures that are kept.
const MOST: NonZeroUsize = NonZeroUsize::new(4_096).unwrap();

/// How a picture is drawn: scalable, or so many dots wide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// SVG.
    Svg,
    /// SVG that needs no font.
    DrawnSvg,
    /// PNG of this width.
    Png(u32),
    /// The illustration alone, as PNG of this width.
    Art(u32),
}

/// Which picture.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    /// Of the card at a place.
    Card(usize, Lang, Form),
    /// Of the deck with a code.
    Deck(Box<str>, Lang),
}

/// The pictures of a build.
pub struct Pictures {
    kept: Mutex<Kept>,
    build: HeaderValue,
    edition: String,
}

struct Kept {
    pictures: LruCache<Key, Arc<Representation>>,
    bytes: usize,
}

impl Pictures {
    /// No pictures yet; `edition` stands in the addresses that hold for good.
    pub fn new(build: HeaderValue, edition: String) -> Self {
        let kept = Kept {
            pictures: LruCache::new(MOST),
            bytes: 0,
        };
        Self {
            kept: Mutex::new(kept),
            build,
            edition,
        }
    }

    /// What an address names to hold for good: it changes with the cards and with the way of drawing them.
    pub fn edition(&self) -> &str {
        &self.edition
    }

    /// A picture that was drawn before.
    pub fn get(&self, place: usize, lang: Lang, form: Form) -> Option<Arc<Representation>> {
        self.known(&Key::Card(place, lang, form))
    }

    /// The picture of a deck that was drawn before.
    pub fn of_deck(&self, code: &str, lang: Lang) -> Option<Arc<Representation>> {
        self.known(&Key::Deck(code.into(), lang))
    }

    fn known(&self, key: &Key) -> Option<Arc<Representation>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.pictures.get(key).cloned()
    }

    /// Keeps the picture of a deck, as PNG.
    pub fn keep_deck(&self, code: &str, lang: Lang, png: Vec<u8>) -> Arc<Representation> {
        let picture = Representation::kept("image/png", Some(lang.into()), png).packed();
        self.keep(Key::Deck(code.into(), lang), picture)
    }

    /// Draws a picture and keeps it. Takes some milliseconds: call it off the async workers.
    pub fn draw(
        &self,
        catalogue: &Catalogue,
        (place, card): (usize, &Card),
        lang: Lang,
        (form, painter): (Form, &Painter),
    ) -> Result<Arc<Representation>, PaintError> {
        let face = catalogue.face(card, lang);
        let lettered = Some(lang.into());
        let picture = match form {
            Form::Svg => Representation::kept("image/svg+xml", lettered, svg(&face)),
            Form::DrawnSvg => {
                Representation::kept("image/svg+xml", lettered, svg_with_drawn_letters(&face))
            }
            Form::Png(width) => {
                Representation::kept("image/png", lettered, painter.png(&face, width)?).packed()
            }
            Form::Art(width) => {
                Representation::kept("image/png", None, painter.art(&face, width)?).packed()
            }
        };
        Ok(self.keep(Key::Card(place, lang, form), picture))
    }

    fn keep(&self, key: Key, picture: Representation) -> Arc<Representation> {
        // The address of a picture does not change when the card does: it is asked for again after a while.
        let picture = Arc::new(picture.of_catalogue(&self.build, Keep::Hour));
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.bytes += picture.size();
        let replaced = kept.pictures.push(key, Arc::clone(&picture));
        kept.bytes -= replaced.map_or(0, |(_, old)| old.size());
        while kept.bytes > MOST_BYTES {
            let Some((_, oldest)) = kept.pictures.pop_lru() else {
                break;
            };
            kept.bytes -= oldest.size();
        }
        picture
    }
}
