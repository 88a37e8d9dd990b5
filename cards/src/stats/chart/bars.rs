//! The curve as upright bars.

use fabulario_engine::Lang;

use super::pen::{Anchor, Bar, Letters, MARGIN, Pen, WIDTH};
use super::words;
use crate::picture::{Hue, hues};
use crate::stats::{Curve, Statistics, share};

/// Most bars; the last one takes everything beyond.
const MOST: i16 = 12;
const HIGH: f64 = 234.0;
const TOP: f64 = 66.0;
const FLOOR: f64 = 166.0;
/// How high a number is, with the gap under it.
const LETTER: f64 = 18.0;
/// The widest that a bar and the gap beside it are.
const WIDEST: f64 = 52.0;

/// A bar: what stands under it, how much it stands for, and what stands over it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Under it.
    pub label: String,
    /// How high it is, beside the others.
    pub height: u64,
    /// Over it.
    pub number: String,
}

/// A picture of upright bars, with two lines below them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upright<'c> {
    /// The title.
    pub title: &'c str,
    /// The bars, from the left.
    pub columns: &'c [Column],
    /// How much a bar that reaches the top stands for; the highest bar does if nothing is said.
    pub full: Option<u64>,
    /// The lines.
    pub captions: [String; 2],
}

/// Every number from the first to the last, those that no card has among them.
fn columns(curve: &Curve, lang: Lang) -> Vec<Column> {
    let (Some(lowest), Some(highest)) = (curve.steps.first(), curve.steps.last()) else {
        return Vec::new();
    };
    let natural = i16::from(curve.by == "level").min(lowest.at);
    // Far from zero, the way there is not shown.
    let first = if highest.at.saturating_sub(natural) < MOST {
        natural
    } else {
        lowest.at
    };
    let last = highest.at.min(first.saturating_add(MOST - 1));
    let column = |at: i16| {
        let open = at == last && highest.at > last;
        let steps = curve.steps.iter();
        let steps = steps.filter(|step| step.at == at || (open && step.at > at));
        let more = if open { "+" } else { "" };
        let height = steps.map(|step| step.cards).sum();
        Column {
            label: format!("{at}{more}"),
            height,
            number: words::count(height, lang),
        }
    };
    (first..=last).map(column).collect()
}

/// Average and median, then how many cards there are and how many have no bar.
fn captions(of: &Statistics<'_>, lang: Lang) -> [String; 2] {
    let numbers = of.curve.summary.as_ref().map(|summary| {
        let numbers = [summary.average, summary.median];
        let [average, median] = numbers.map(|it| words::decimal(it, lang));
        match lang {
            Lang::Pt => format!("média {average} · mediana {median}"),
            Lang::En => format!("average {average} · median {median}"),
        }
    });
    let cards = words::cards(of.cards, lang);
    let (without, name) = (words::count(of.curve.without, lang), of.curve.name);
    let cards = match lang {
        _ if of.curve.without == 0 => cards,
        Lang::Pt => format!("{cards} · {without} sem {name}"),
        Lang::En => format!("{cards} · {without} without {name}"),
    };
    [numbers.unwrap_or_default(), cards]
}

/// The colour that most cards have, or that of cards without one.
fn main_hue(of: &Statistics<'_>) -> Option<Hue> {
    let all = hues(of.game);
    let most = of.colours.values.first().map(|it| it.of.id);
    let found = all.iter().find(|hue| Some(hue.id) == most);
    found.or_else(|| all.last()).copied()
}

pub(super) fn draw(of: &Statistics<'_>, lang: Lang) -> String {
    let upright = Upright {
        title: &words::cards_by(of.curve.name, lang),
        columns: &columns(&of.curve, lang),
        full: None,
        captions: captions(of, lang),
    };
    let told = upright.columns.iter().map(|column| {
        let cards = words::cards(column.height, lang);
        format!("{}: {cards}", column.label)
    });
    upright.draw(told.collect(), main_hue(of).as_ref(), lang)
}

impl Upright<'_> {
    /// The picture; `told` says every bar in words.
    pub(super) fn draw(&self, mut told: Vec<String>, hue: Option<&Hue>, lang: Lang) -> String {
        let [first, second] = &self.captions;
        let room = WIDTH - 2.0 * MARGIN;
        let mut pen = Pen::default();
        pen.text((MARGIN, 30.0), room, Letters::TITLE, self.title);
        if self.columns.is_empty() {
            let middle = (MARGIN, f64::midpoint(TOP, FLOOR));
            pen.text(middle, room, Letters::LABEL, words::nothing(lang));
        } else {
            bars(&mut pen, self.columns, self.full, hue);
        }
        pen.text((MARGIN, HIGH - 32.0), room, Letters::CAPTION, first);
        pen.text((MARGIN, HIGH - 14.0), room, Letters::CAPTION, second);
        let captions = self.captions.iter().filter(|it| !it.is_empty());
        told.extend(captions.cloned());
        pen.finish(HIGH, lang, self.title, &told.join("; "))
    }
}

/// How high a bar is; a single card among thousands is still to be seen.
fn height(of: u64, most: u64) -> f64 {
    if of == 0 {
        return 0.0;
    }
    ((FLOOR - TOP) * share(of, most)).max(2.0)
}

fn bars(pen: &mut Pen, columns: &[Column], full: Option<u64>, hue: Option<&Hue>) {
    let highest = columns.iter().map(|it| it.height).max();
    let most = full.max(highest).unwrap_or(1).max(1);
    let high: Vec<f64> = columns.iter().map(|it| height(it.height, most)).collect();
    let count = f64::from(u16::try_from(columns.len()).unwrap_or(u16::MAX));
    let room = WIDTH - 2.0 * MARGIN;
    let pitch = (room / count).min(WIDEST);
    let mut middle = MARGIN + (room - pitch * count) / 2.0 - pitch / 2.0;
    pen.line(FLOOR);
    for (i, (column, h)) in columns.iter().zip(&high).enumerate() {
        middle += pitch;
        let w = pitch * 0.74;
        let (x, y) = (middle - w / 2.0, FLOOR - h);
        if column.height > 0 {
            pen.bar(Bar { x, y, w, h: *h }, hue);
        }
        // Above a bar that stands out, a number has the room over its neighbours, too.
        let beside = [i.checked_sub(1), Some(i + 1)].into_iter().flatten();
        let mut beside = beside.filter_map(|at| high.get(at));
        let wide = match beside.clone().count() {
            _ if beside.any(|other| other + LETTER >= *h) => pitch - 2.0,
            0 => room,
            1 => 2.0 * pitch - 2.0,
            _ => 3.0 * pitch - 2.0,
        };
        pen.number((middle, y - 6.0), Anchor::Middle, wide, &column.number);
        pen.label((middle, FLOOR + 17.0), pitch - 2.0, &column.label);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Step;

    fn shown(by: &'static str, steps: &[(i16, u64)]) -> String {
        let step = |(at, cards): &(i16, u64)| Step {
            at: *at,
            cards: *cards,
        };
        let curve = Curve {
            by,
            name: by,
            steps: steps.iter().map(step).collect(),
            without: 0,
            summary: None,
        };
        let columns = columns(&curve, Lang::En).into_iter();
        let columns = columns.map(|it| format!("{}:{}", it.label, it.height));
        columns.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn gaps_are_shown_and_what_lies_far_off_is_put_together() {
        assert_eq!(shown("cost", &[]), "");
        assert_eq!(shown("cost", &[(1, 4), (3, 2)]), "0:0 1:4 2:0 3:2");
        assert_eq!(shown("level", &[(2, 5)]), "1:0 2:5");
        assert_eq!(shown("attack", &[(40, 1), (42, 3)]), "40:1 41:0 42:3");
        let far = shown("cost", &[(0, 1), (11, 2), (12, 3), (99, 4)]);
        assert!(
            far.starts_with("0:1 1:0") && far.ends_with(" 11+:9"),
            "{far}"
        );
        let edges = shown("cost", &[(i16::MIN, 1), (i16::MAX, 2)]);
        assert!(
            edges.starts_with("-32768:1") && edges.ends_with("+:2"),
            "{edges}"
        );
    }
}
