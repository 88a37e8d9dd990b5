//! The bundled fonts, and how wide a text is in them.

use std::sync::LazyLock;

use harfrust::{FontRef, GlyphBuffer, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::DrawSettings;
use skrifa::{GlyphId, MetadataProvider};

mod nib;

/// One of the bundled fonts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cut {
    /// Names and large numbers: Grenze Bold.
    Title,
    /// Rules: Alegreya Sans Medium.
    Text,
    /// Flavour and reminders: Alegreya Sans Medium Italic.
    Italic,
    /// Labels and what begins a paragraph: Alegreya Sans, extra bold.
    Bold,
}

struct Sized {
    font: FontRef<'static>,
    data: ShaperData,
}

static SIZED: LazyLock<[Option<Sized>; 4]> = LazyLock::new(|| {
    Cut::ALL.map(|cut| {
        let font = FontRef::new(cut.file()).ok()?;
        let data = ShaperData::new(&font);
        Some(Sized { font, data })
    })
});

impl Cut {
    /// Every bundled font.
    pub const ALL: [Self; 4] = [Self::Title, Self::Text, Self::Italic, Self::Bold];

    /// The font file.
    pub(super) const fn file(self) -> &'static [u8] {
        match self {
            Self::Title => include_bytes!("../../fonts/Grenze-Bold.ttf"),
            Self::Text => include_bytes!("../../fonts/AlegreyaSans-Medium.ttf"),
            Self::Italic => include_bytes!("../../fonts/AlegreyaSans-MediumItalic.ttf"),
            Self::Bold => include_bytes!("../../fonts/AlegreyaSans-ExtraBold.ttf"),
        }
    }

    /// The attributes that name it in a drawing, with fonts of other systems to fall back on.
    pub(super) const fn attributes(self) -> &'static str {
        match self {
            Self::Title => {
                r#"font-family="Grenze,'Bookman Old Style',Rockwell,Georgia,serif" font-weight="700""#
            }
            Self::Text => {
                r#"font-family="'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif" font-weight="500""#
            }
            Self::Italic => {
                r#"font-family="'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif" font-weight="500" font-style="italic""#
            }
            Self::Bold => {
                r#"font-family="'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif" font-weight="800""#
            }
        }
    }

    fn sized(self) -> Option<&'static Sized> {
        let [title, text, italic, bold] = &*SIZED;
        match self {
            Self::Title => title.as_ref(),
            Self::Text => text.as_ref(),
            Self::Italic => italic.as_ref(),
            Self::Bold => bold.as_ref(),
        }
    }
}

impl Sized {
    /// The glyphs of a text, and how many units make its size.
    fn shape(&self, text: &str) -> (GlyphBuffer, f64) {
        let shaper = self.data.shaper(&self.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let glyphs = shaper.shape(buffer, ShapeOptions::new());
        (glyphs, f64::from(shaper.units_per_em().max(1)))
    }
}

/// How wide a text is, as a multiple of the font size; kerning counted.
#[must_use]
pub fn width(cut: Cut, text: &str) -> f64 {
    let rough = || 0.6 * f64::from(u32::try_from(text.chars().count()).unwrap_or(u32::MAX));
    let Some(sized) = cut.sized() else {
        return rough();
    };
    let (glyphs, size) = sized.shape(text);
    let advances = glyphs.glyph_positions().iter();
    let advance: f64 = advances.map(|glyph| f64::from(glyph.x_advance)).sum();
    advance / size
}

/// Whether the font has a glyph for every character of a text.
pub(super) fn shows(cut: Cut, text: &str) -> bool {
    let Some(sized) = cut.sized() else {
        return true;
    };
    let (glyphs, _) = sized.shape(text);
    // The first glyph of every font stands for what it lacks.
    glyphs.glyph_infos().iter().all(|glyph| glyph.glyph_id != 0)
}

/// A glyph of a text, and where it stands from the text's beginning: to the right and down, in units of the font.
pub(super) struct Glyph {
    pub(super) id: u32,
    pub(super) x: i32,
    pub(super) y: i32,
}

/// The glyphs of a text, and how many units make its size.
pub(super) fn glyphs(cut: Cut, text: &str) -> Option<(Vec<Glyph>, f64)> {
    let (shaped, em) = cut.sized()?.shape(text);
    let placed = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
    let mut pen = 0;
    let glyphs = placed.map(|(glyph, position)| {
        let x = pen + position.x_offset;
        pen += position.x_advance;
        Glyph {
            id: glyph.glyph_id,
            x,
            y: -position.y_offset,
        }
    });
    Some((glyphs.collect(), em))
}

/// The outline of a glyph as SVG path data, in units of the font; empty for a space.
pub(super) fn outline(cut: Cut, glyph: u32) -> String {
    let mut nib = nib::Nib::default();
    if let Ok(font) = FontRef::new(cut.file())
        && let Some(glyph) = font.outline_glyphs().get(GlyphId::new(glyph))
    {
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        // A glyph that cannot be drawn is left out, like one that has no outline.
        if glyph.draw(settings, &mut nib).is_err() {
            return String::new();
        }
    }
    nib.data
}
