//! Pictures of cards, drawn by the program: as SVG, and as PNG with the bundled fonts.
//!
//! A [`Face`] says everything that stands on a card in one language. [`svg`] lays it out: a frame for each
//! game in the colours of the card, the texts as large as they fit, and an illustration that grows from the
//! card's id. [`svg_with_drawn_letters`] needs no font, [`art_svg`] is the illustration alone, and [`Painter`]
//! makes PNGs of these drawings.

mod area;
mod art;
mod canvas;
pub(crate) mod clean;
mod colour;
mod dice;
mod face;
mod fit;
mod font;
mod frame;
mod hue;
mod icon;
mod letters;
mod paint;
mod path;
mod poster;
mod sign;

pub use art::Motif;
pub use canvas::{HEIGHT, WIDTH};
pub use colour::Rgb;
pub use face::{Face, Stat};
pub(crate) use fit::within;
pub use fit::{Block, Line, Run, fit_line, fit_text};
pub use font::{Cut, width};
pub use frame::{art_svg, svg, svg_with_drawn_letters};
pub use hue::{Hue, hues};
pub use paint::{PaintError, Painter};
pub use poster::{MOST_SHOWN, POSTER, Poster, Stamp, poster_svg};
pub use sign::lacks;

/// Which way of drawing this is: it changes when any card looks otherwise than before, for those who keep pictures.
pub const EDITION: u32 = 3;
