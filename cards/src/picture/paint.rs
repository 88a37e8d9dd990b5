//! The drawing as PNG, with the bundled fonts and no others.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

use super::font::Cut;
use super::frame::{ART, art_svg};
use super::{Face, HEIGHT, WIDTH, svg};

mod palette;

/// Why there is no PNG.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The width is not one that is drawn.
    #[error("a picture is {least} to {most} pixels wide, not {0}", least = Painter::LEAST, most = Painter::MOST)]
    Width(u32),
    /// The drawing could not be read.
    #[error("the drawing cannot be read: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// The pixels could not be packed.
    #[error("the picture cannot be packed: {0}")]
    Packing(String),
}

/// Draws cards as PNG; holds the fonts.
#[derive(Debug, Clone)]
pub struct Painter {
    fonts: Arc<fontdb::Database>,
}

impl Painter {
    /// The narrowest picture.
    pub const LEAST: u32 = 100;
    /// The width for who does not say one.
    pub const USUAL: u32 = 600;
    /// The widest picture.
    pub const MOST: u32 = 1200;
    /// The widths of an illustration alone: a row of a list, and the same for screens of twice the dots.
    pub const ART_WIDTHS: [u32; 2] = [110, 220];

    /// Loads the bundled fonts.
    #[must_use]
    pub fn new() -> Self {
        let mut fonts = fontdb::Database::new();
        for cut in Cut::ALL {
            fonts.load_font_source(fontdb::Source::Binary(Arc::new(cut.file())));
        }
        Self {
            fonts: Arc::new(fonts),
        }
    }

    /// The face of a card as PNG, so many pixels wide.
    pub fn png(&self, face: &Face, width: u32) -> Result<Vec<u8>, PaintError> {
        self.paint(
            &svg(face),
            width,
            width.saturating_mul(HEIGHT).div_ceil(WIDTH),
        )
    }

    /// Any drawing of ours as PNG, stretched to so many pixels.
    pub fn paint(&self, drawing: &str, width: u32, height: u32) -> Result<Vec<u8>, PaintError> {
        let pixels = self.pixels(drawing, width, height)?;
        pixels
            .encode_png()
            .map_err(|error| PaintError::Packing(error.to_string()))
    }

    /// The illustration of a card alone as PNG of few colours, so many pixels wide: one of
    /// [`ART_WIDTHS`](Self::ART_WIDTHS).
    pub fn art(&self, face: &Face, width: u32) -> Result<Vec<u8>, PaintError> {
        let height = width.saturating_mul(ART.1).div_ceil(ART.0);
        let pixels = self.pixels(&art_svg(face), width, height)?;
        palette::png(&pixels).map_err(|error| PaintError::Packing(error.to_string()))
    }

    fn pixels(&self, drawing: &str, width: u32, height: u32) -> Result<Pixmap, PaintError> {
        if !(Self::LEAST..=Self::MOST).contains(&width) {
            return Err(PaintError::Width(width));
        }
        let options = Options {
            font_family: "Alegreya Sans".to_owned(),
            fontdb: Arc::clone(&self.fonts),
            ..Options::default()
        };
        let tree = Tree::from_str(drawing, &options)?;
        let mut pixels = Pixmap::new(width, height)
            .ok_or_else(|| PaintError::Packing("no room for the pixels".to_owned()))?;
        let scale =
            |pixels: u32, units: f32| f32::from(u16::try_from(pixels).unwrap_or(u16::MAX)) / units;
        let across = scale(width, tree.size().width());
        let down = scale(height, tree.size().height());
        resvg::render(
            &tree,
            Transform::from_scale(across, down),
            &mut pixels.as_mut(),
        );
        Ok(pixels)
    }
}

impl Default for Painter {
    fn default() -> Self {
        Self::new()
    }
}
