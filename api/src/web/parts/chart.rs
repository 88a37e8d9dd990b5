//! Small charts that are drawn into a page, with their figures on them.

/// Bars side by side.
pub struct Bars {
    /// Each bar.
    pub all: Vec<Bar>,
    /// How wide the picture is.
    pub width: u32,
    /// What it shows, in words.
    pub text: String,
}

/// One bar.
pub struct Bar {
    /// How many.
    pub count: u32,
    /// Its left side.
    pub x: u32,
    /// The middle.
    pub middle: u32,
    /// Its top.
    pub y: u32,
    /// Its height.
    pub height: u32,
}

/// How wide a bar is with the room beside it, and alone.
const STEP: u32 = 20;
const WIDE: u32 = 15;
/// How high the highest is.
const HIGHEST: u32 = 44;
/// Where they stand.
const FOOT: u32 = 60;

impl Bars {
    /// Bars of names and counts; `title` says what they show.
    pub fn new<'a>(bars: impl Iterator<Item = (&'a str, u32)>, title: &str) -> Self {
        let bars: Vec<(&str, u32)> = bars.collect();
        let highest = bars
            .iter()
            .map(|(_, count)| *count)
            .max()
            .unwrap_or(1)
            .max(1);
        let told: Vec<String> = bars
            .iter()
            .map(|(name, count)| format!("{name}: {count}"))
            .collect();
        let bar = |(x, (_, count)): (u32, &(&str, u32))| {
            let height = (count * HIGHEST).div_ceil(highest).max(2);
            Bar {
                count: *count,
                x,
                middle: x + WIDE / 2,
                y: FOOT - height,
                height,
            }
        };
        let all: Vec<Bar> = (0..).step_by(STEP as usize).zip(&bars).map(bar).collect();
        Self {
            width: all.last().map_or(WIDE, |it| it.x + WIDE),
            all,
            text: format!("{title}: {}", told.join(", ")),
        }
    }
}
