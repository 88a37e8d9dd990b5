//! Chances by cards seen, a line for each question: lines differ by their dashes and by the sign at their points.

/// The picture: 0 % at the foot, 100 % at the top.
const LEFT: f64 = 44.0;
const RIGHT: f64 = 500.0;
const TOP: f64 = 12.0;
const FOOT: f64 = 172.0;
/// How far numbers are apart that stand above each other.
const LABEL: f64 = 14.0;

/// The picture.
pub struct Lines {
    /// The numbers of cards seen, and where they stand.
    pub seen: Vec<(String, u32)>,
    /// Shares, and where they stand.
    pub shares: Vec<(String, u32)>,
    /// A line for each question.
    pub all: Vec<Line>,
}

/// A line.
pub struct Line {
    /// Its number, from 1 on: the class that draws it.
    pub number: usize,
    /// Its points.
    pub points: Vec<(String, String)>,
    /// The same in one text.
    pub path: String,
    /// How high its number stands at its end.
    pub label: String,
}

impl Lines {
    /// Lines of chances by cards seen.
    pub fn new(questions: &[Vec<(u32, f64)>]) -> Self {
        let seen = questions.iter().flatten().map(|(seen, _)| *seen);
        let (least, most) = seen.fold((u32::MAX, 0), |(least, most), it| {
            (least.min(it), most.max(it))
        });
        let wide = f64::from(most.saturating_sub(least).max(1));
        let x = |seen: u32| {
            let part = f64::from(seen.saturating_sub(least)) / wide;
            format!("{:.1}", LEFT + (RIGHT - LEFT) * part)
        };
        let y = |share: f64| format!("{:.1}", FOOT - (FOOT - TOP) * share);
        let ends = questions
            .iter()
            .map(|it| it.last().map_or(0.0, |(_, share)| *share));
        let labels = apart(ends.map(|share| FOOT - (FOOT - TOP) * share).collect());
        let points = |question: &Vec<(u32, f64)>| -> Vec<(String, String)> {
            let points = question.iter().map(|(seen, share)| (x(*seen), y(*share)));
            points.collect()
        };
        let all = (1..).zip(questions.iter().map(points).zip(labels));
        let all = all.map(|(number, (points, label))| {
            let path = points.iter().map(|(x, y)| format!("{x},{y}"));
            Line {
                number,
                path: path.collect::<Vec<_>>().join(" "),
                points,
                label: format!("{label:.1}"),
            }
        });
        let all = all.collect();
        let first = questions.first().map_or(&[][..], |it| it.as_slice());
        Self {
            seen: first.iter().map(|(seen, _)| (x(*seen), *seen)).collect(),
            shares: [0_u32, 25, 50, 75, 100]
                .map(|share| (y(f64::from(share) / 100.0), share))
                .into(),
            all,
        }
    }
}

/// The same heights, in their order, so far from each other that numbers can be read there.
fn apart(mut heights: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|a, b| f64::total_cmp(&height(&heights, *a), &height(&heights, *b)));
    let mut least = f64::MIN;
    for at in order {
        if let Some(height) = heights.get_mut(at) {
            *height = height.max(least);
            least = *height + LABEL;
        }
    }
    heights
}

fn height(heights: &[f64], at: usize) -> f64 {
    heights.get(at).copied().unwrap_or(FOOT)
}

#[cfg(test)]
mod tests {
    use super::{LABEL, apart};

    #[test]
    fn numbers_at_the_ends_of_lines_do_not_cover_each_other() {
        let mut apart = apart(vec![12.0, 12.0, 90.0, 13.0]);
        assert!((apart[2] - 90.0).abs() < 1e-9);
        apart.sort_by(f64::total_cmp);
        for pair in apart.windows(2) {
            assert!(pair[1] - pair[0] >= LABEL, "{apart:?}");
        }
    }
}
