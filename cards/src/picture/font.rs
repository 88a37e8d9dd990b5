//! The bundled fonts, and how wide a text is in them.

use std::sync::LazyLock;

use harfrust::{FontRef, GlyphBuffer, ShapeOptions, ShaperData, UnicodeBuffer};

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
