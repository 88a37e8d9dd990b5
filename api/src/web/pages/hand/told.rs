//! An advice as the page shows it: three figures, reasons, and every choice.

use super::Held;
use crate::web::Shell;
use crate::web::parts::dots::Dots;
use crate::wire::goldfish::{
    AdviceAnswer, AdviceChoice, AdviceMargin, AdviceTurn, Method, PlayedCard,
};
use crate::words::pages::hand as words;
use crate::words::{Message, Number, Phrase};

/// What was found.
pub struct Told {
    /// The values of the reader's choice and of the best one, and what lies between.
    pub yours: String,
    pub best: String,
    pub lost: String,
    /// What the last is counted in.
    pub unit: String,
    /// Whether nothing better is known.
    pub right: bool,
    /// What was lost, for the count.
    pub points: f64,
    /// Why the reader's choice is worth that, and why the best one is; one if they are the same.
    pub why_yours: Option<String>,
    pub why_best: String,
    /// Whether the values are exact, and else what they come from.
    pub exact: bool,
    pub method: String,
    /// The interval of the loss.
    pub interval: Option<String>,
    /// What the format says, and its number.
    pub rule: (String, &'static str),
    /// The same value turn by turn, of both choices.
    pub turns: Vec<(u8, String, String)>,
    /// The place of the reader's choice.
    pub place: usize,
    /// Every choice.
    pub rows: Vec<Row>,
    /// The same as dots.
    pub dots: Dots,
    /// The cards whose abilities do not count, and those that are never played.
    pub ignored: Vec<String>,
    pub idle: Vec<String>,
    /// What else there is to know.
    pub warnings: Vec<String>,
    /// A picture of the choices.
    pub chart: Option<String>,
}

/// A choice.
pub struct Row {
    /// Whether each card of the hand stays, in its order.
    pub slots: Vec<Option<String>>,
    /// The cards that stay, in words.
    pub kept: String,
    /// The value, and its interval.
    pub value: String,
    pub interval: Option<String>,
    /// How much of the bar is full, of a hundred.
    pub share: String,
    pub best: bool,
    pub yours: bool,
}

/// How values are written.
#[derive(Clone, Copy)]
struct Scale {
    shares: bool,
    /// The largest value.
    most: f64,
}

impl Scale {
    fn number(self, value: f64) -> Number {
        if self.shares {
            Number::percent(value, 1)
        } else {
            Number::decimal(value, 2)
        }
    }

    /// A difference of values: points of a hundred, or the goal's unit.
    fn points(self, difference: f64) -> f64 {
        if self.shares {
            difference * 100.0
        } else {
            difference
        }
    }
}

impl Told {
    /// What an advice says of a hand and of the choice that it names.
    pub fn new(answer: AdviceAnswer, held: &[Held], shell: &Shell) -> Self {
        let lang = shell.lang;
        let shares = answer.goal.unit == "probability";
        let values = answer.choices.iter().map(|it| it.value);
        let scale = Scale {
            shares,
            most: values.fold(0.0, f64::max),
        };
        let exact = answer.method == Method::Exact;
        let named = answer.named.as_ref();
        let behind = named.map(|it| &it.behind);
        let by = behind.map_or(0.0, |it| it.by);
        let right = is_best(behind);
        let places = if shares { 1 } else { 2 };
        let lost = signed(-scale.points(by), places).to(lang);
        let yours = named.map(|it| keys(&it.choice.keep));
        let best = keys(&answer.best.keep);
        let rows: Vec<Row> = answer
            .choices
            .iter()
            .map(|choice| row(choice, (scale, shell), held, (&best, yours.as_deref())))
            .collect();
        let dots: Vec<(f64, &'static str)> = answer
            .choices
            .iter()
            .zip(&rows)
            .map(|(choice, row)| (choice.value, kind(row)))
            .collect();
        let same = yours.as_ref() == Some(&best);
        let own = named.map(|it| it.choice.by_turn.as_slice());
        let called = |cards: Vec<PlayedCard>| cards.into_iter().map(|card| card.name).collect();
        Self {
            yours: named.map_or_else(String::new, |it| scale.number(it.choice.value).to(lang)),
            best: scale.number(answer.best.value).to(lang),
            lost,
            unit: unit(answer.goal.unit).to(lang),
            right,
            points: scale.points(by).max(0.0),
            why_yours: named.filter(|_| !same).map(|it| it.reason.clone()),
            why_best: answer.reason,
            method: match (&answer.seed, answer.games) {
                (Some(seed), Some(games)) => words::sampled(games, seed.as_str()).to(lang),
                _ => words::exact().to(lang),
            },
            interval: behind.and_then(|it| it.interval).map(|it| {
                let [low, high] = [it.low, it.high].map(|end| scale.points(end));
                let [low, high] = [low, high].map(|end| signed(end, places));
                words::interval(low, high).to(lang)
            }),
            exact,
            rule: (answer.rule.text, answer.rule.rule),
            turns: by_turn(&answer.best.by_turn, own, scale, shell),
            place: named.map_or(0, |it| it.place),
            dots: Dots::new(&dots, shares, lang),
            rows,
            ignored: called(answer.ignored),
            idle: called(answer.idle),
            warnings: answer.warnings.into_iter().map(|it| it.message).collect(),
            chart: answer.chart,
        }
    }
}

/// What is lost is counted in.
pub fn unit(of_goal: &str) -> Message {
    match of_goal {
        "probability" => words::unit_points(),
        "resources" => words::unit_resources(),
        _ => words::unit_damage(),
    }
}

/// A difference as it is printed: with a minus sign, and nothing in front of nought.
fn signed(difference: f64, places: usize) -> Phrase {
    let told = Number::decimal(difference.abs(), places);
    let nought = Number::decimal(0.0, places);
    if difference < 0.0 && told != nought {
        words::minus(told).into()
    } else {
        told.into()
    }
}

/// Whether no choice is known to be better: games may not be able to tell.
fn is_best(behind: Option<&AdviceMargin>) -> bool {
    behind.is_some_and(|it| match it.interval {
        Some(interval) => interval.low <= 0.0,
        None => it.by < 1e-9,
    })
}

/// The class of a dot.
const fn kind(row: &Row) -> &'static str {
    match (row.best, row.yours) {
        (true, _) => "db",
        (false, true) => "dy",
        (false, false) => "d",
    }
}

/// The cards of a choice, in one order.
fn keys(cards: &[PlayedCard]) -> Vec<&str> {
    let mut ids: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    ids.sort_unstable();
    ids
}

fn row(
    choice: &AdviceChoice,
    (scale, shell): (Scale, &Shell),
    held: &[Held],
    (best, yours): (&[&str], Option<&[&str]>),
) -> Row {
    let mut left = keys(&choice.keep);
    let own = left.clone();
    let slots = held.iter().map(|held| {
        let at = left.iter().position(|id| *id == held.tile.id)?;
        left.swap_remove(at);
        Some(held.tile.art.clone())
    });
    let names: Vec<&str> = choice.keep.iter().map(|card| card.name.as_str()).collect();
    let kept = match names.len() {
        0 => words::all_go().to(shell.lang),
        all if all == held.len() => words::all_stay().to(shell.lang),
        _ => names.join(", "),
    };
    let whole = if scale.shares {
        1.0
    } else {
        scale.most.max(1e-9)
    };
    Row {
        slots: slots.collect(),
        kept,
        value: scale.number(choice.value).to(shell.lang),
        interval: choice.interval.map(|it| {
            let [low, high] = [it.low, it.high].map(|end| scale.number(end));
            words::from_to(low, high).to(shell.lang)
        }),
        share: format!("{:.1}", (choice.value / whole * 100.0).clamp(0.0, 100.0)),
        best: own == best,
        yours: yours.is_some_and(|yours| own == yours),
    }
}

/// What both choices are worth by the end of each turn; nothing of a goal of one turn.
fn by_turn(
    best: &[AdviceTurn],
    yours: Option<&[AdviceTurn]>,
    scale: Scale,
    shell: &Shell,
) -> Vec<(u8, String, String)> {
    let told = |value: f64| scale.number(value).to(shell.lang);
    let rows = best.iter().zip(yours.into_iter().flatten());
    let rows = rows.map(|(best, yours)| (best.turn, told(yours.value), told(best.value)));
    rows.filter(|_| best.len() > 1).collect()
}
