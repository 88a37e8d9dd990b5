//! The curve of a deck, drawn into a page: what `/v1/stats` counts, with a figure on every bar.

use fabulario_cards::stats::{self, Statistics, Step};

use crate::web::Shell;
use crate::words::Number;

/// Most bars; the last one takes everything beyond.
const MOST: i16 = 12;
/// How wide a bar is with the room beside it, and alone.
const STEP: i16 = 24;
const WIDE: i16 = 18;
/// Fewer bars than this leave room beside them.
const FEW: i16 = 9;
/// How high the highest is, and where all stand.
const HIGHEST: u64 = 84;
const FLOOR: u64 = 104;

/// Bars of a deck's cards by what it takes to use them.
pub struct Curve {
    /// What that is: the cost, the ATK.
    pub name: String,
    /// The bars, from the left.
    pub columns: Vec<Column>,
    /// How wide all of them are.
    pub width: i16,
    /// How wide a picture of them is: a few bars are no wider than many.
    pub room: i16,
    /// Average and median.
    pub middle: Option<(String, String)>,
    /// All of it, for whoever does not see it.
    pub text: String,
}

/// A bar.
pub struct Column {
    /// What stands under it.
    pub label: String,
    /// How many cards.
    pub cards: u64,
    /// Its left side.
    pub x: i16,
    /// Its middle.
    pub middle: i16,
    /// Its top.
    pub y: u64,
    /// Its height.
    pub height: u64,
}

impl Curve {
    /// The curve of a deck; none where no card has the number.
    pub fn of(counted: &Statistics<'_>, shell: &Shell) -> Option<Self> {
        let curve = &counted.curve;
        let columns = columns(curve);
        let told = columns
            .iter()
            .map(|it| format!("{}: {}", it.label, it.cards));
        let told: Vec<String> = told.collect();
        let number = |number: f64, places| Number::decimal(number, places).to(shell.lang);
        let middle = curve.summary.as_ref().map(|it| {
            let whole = it.median.fract() == 0.0;
            (
                number(it.average, 2),
                number(it.median, usize::from(!whole)),
            )
        });
        Some(Self {
            name: curve.name.to_owned(),
            width: columns.last()?.x + WIDE,
            room: (columns.last()?.x + WIDE).max(FEW * STEP),
            columns,
            middle,
            text: told.join("; "),
        })
    }
}

/// A bar for every number from the first to the last, those that no card has among them.
fn columns(curve: &stats::Curve) -> Vec<Column> {
    let (Some(lowest), Some(highest)) = (curve.steps.first(), curve.steps.last()) else {
        return Vec::new();
    };
    // Far from the lowest number that there is, the way there is not shown.
    let natural = i16::from(curve.by == "level").min(lowest.at);
    let near = highest.at.saturating_sub(natural) < MOST;
    let first = if near { natural } else { lowest.at };
    let last = highest.at.min(first.saturating_add(MOST - 1));
    let cards = |at: i16| {
        let here = |step: &&Step| step.at == at || (at == last && step.at > last);
        curve.steps.iter().filter(here).map(|step| step.cards).sum()
    };
    let all: Vec<(i16, u64)> = (first..=last).map(|at| (at, cards(at))).collect();
    let most = all
        .iter()
        .map(|(_, cards)| *cards)
        .max()
        .unwrap_or(1)
        .max(1);
    let column = |(x, (at, cards)): (i16, &(i16, u64))| {
        let height = (cards * HIGHEST).div_ceil(most);
        let more = if *at == last && highest.at > last {
            "+"
        } else {
            ""
        };
        Column {
            label: format!("{at}{more}"),
            cards: *cards,
            x,
            middle: x + WIDE / 2,
            y: FLOOR - height,
            height,
        }
    };
    (0..)
        .step_by(STEP.unsigned_abs().into())
        .zip(&all)
        .map(column)
        .collect()
}
