//! Values on a line, a dot each: dots of the same value stand on each other.

use crate::words::{Language, Number};

/// The width and the side margins of the picture.
const WIDE: f64 = 520.0;
const SIDE: f64 = 20.0;
/// Where the lowest dots stand, and how high a pile may grow.
const FOOT: f64 = 64.0;
const HIGHEST: f64 = 58.0;
/// How far apart dots are.
const STEP: f64 = 9.6;

/// The picture.
pub struct Dots {
    /// What the line says, and where.
    pub ticks: Vec<(String, String)>,
    /// The dots.
    pub all: Vec<Dot>,
}

/// A dot.
pub struct Dot {
    /// Where.
    pub x: String,
    /// How high.
    pub y: String,
    /// Its kind as a class.
    pub kind: &'static str,
    /// Its size.
    pub size: &'static str,
}

impl Dots {
    /// Dots of values with their kinds: `b` is the best, `y` the reader's; `shares` are told in percent.
    pub fn new(values: &[(f64, &'static str)], shares: bool, lang: Language) -> Self {
        let most = values.iter().map(|(value, _)| *value).fold(0.0, f64::max);
        let end = if shares { 1.0 } else { rounded(most) };
        let at = |value: f64| SIDE + (WIDE - 2.0 * SIDE) * (value / end).clamp(0.0, 1.0);
        let tick = |part: f64| {
            let told = if shares {
                Number::percent(part, 0)
            } else {
                Number::decimal(part * end, usize::from(end < 4.0))
            };
            (format!("{:.0}", at(part * end)), told.to(lang))
        };
        let mut piles: Vec<(f64, Vec<&'static str>)> = Vec::new();
        for (value, kind) in values {
            let x = at(*value);
            match piles
                .iter_mut()
                .find(|(pile, _)| (pile - x).abs() < STEP / 2.0)
            {
                Some((_, pile)) => pile.push(kind),
                None => piles.push((x, vec![kind])),
            }
        }
        let mut all = Vec::with_capacity(values.len());
        for (x, mut pile) in piles {
            // What is told apart stands below.
            pile.sort_unstable_by_key(|kind| std::cmp::Reverse(kind.len()));
            let steps = u32::try_from(pile.len().saturating_sub(1)).unwrap_or(u32::MAX);
            let step = (HIGHEST / f64::from(steps.max(1))).min(STEP);
            let mut y = FOOT;
            for kind in pile {
                all.push(Dot {
                    x: format!("{x:.1}"),
                    y: format!("{y:.1}"),
                    size: if kind.len() > 1 { "6.2" } else { "4.2" },
                    kind,
                });
                y -= step;
            }
        }
        // What is told apart is drawn last, so that nothing hides it.
        all.sort_by_key(|dot| dot.kind.len());
        Self {
            ticks: [0.0, 0.25, 0.5, 0.75, 1.0].map(tick).into(),
            all,
        }
    }
}

/// The end of a line whose quarters are easy to read.
fn rounded(most: f64) -> f64 {
    let mut end = 1.0;
    while end < most {
        end *= 2.0;
    }
    end
}

#[cfg(test)]
mod tests {
    use super::Dots;
    use crate::words::Language;

    #[test]
    fn no_pile_grows_out_of_the_picture() {
        let values = vec![(0.5, "d"); 32];
        let dots = Dots::new(&values, true, Language::Pt);
        assert_eq!(dots.all.len(), 32);
        for dot in dots.all {
            let y: f64 = dot.y.parse().unwrap();
            assert!((4.0..=64.0).contains(&y), "{y}");
        }
    }

    #[test]
    fn the_line_reaches_beyond_the_largest_value() {
        let dots = Dots::new(&[(5.2, "d"), (6.0, "db")], false, Language::En);
        let told: Vec<&str> = dots.ticks.iter().map(|(_, told)| told.as_str()).collect();
        assert_eq!(told, ["0", "2", "4", "6", "8"]);
    }
}
