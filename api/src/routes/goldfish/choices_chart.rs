//! The choices of an opening hand as bars.

use fabulario_cards::stats::chart::{Line, Lying, lying};

use super::chart::policy;
use crate::wire::goldfish::{AdviceAnswer, AdviceChoice, GoalId, Method};
use crate::words::Language;
use crate::words::charts::{self, choices as words};
use crate::words::{Message, Number, Phrase};

/// Choices that are drawn, besides keeping everything and nothing.
const MOST: usize = 8;

/// The best choices, and those that anybody would think of.
pub(super) fn draw(answer: &AdviceAnswer, lang: Language) -> String {
    let longest = answer.choices.iter().map(|choice| choice.value);
    let longest = match answer.goal.unit {
        "probability" => 1.0,
        _ => longest.fold(f64::MIN_POSITIVE, f64::max),
    };
    let drawn = |(place, choice): (usize, &AdviceChoice)| {
        let plain = choice.keep.is_empty() || choice.put_back.is_empty();
        let line = Line {
            label: label(choice).to(lang),
            length: choice.value / longest,
            number: number(choice.value, answer.goal.unit).to(lang),
        };
        (place < MOST || plain).then_some(line)
    };
    let lines: Vec<Line> = answer
        .choices
        .iter()
        .enumerate()
        .filter_map(drawn)
        .collect();
    let title = words::title().to(lang);
    let chart = Lying {
        title: &title,
        lines: &lines,
        captions: [goal(answer), made(answer, lines.len())].map(|caption| caption.to(lang)),
    };
    lying(&chart, answer.game, lang.into())
}

/// What is kept, or what goes: whatever is said sooner.
fn label(choice: &AdviceChoice) -> Message {
    let keeps = choice.keep.len() <= choice.put_back.len();
    let (cards, other) = if keeps {
        (&choice.keep, &choice.put_back)
    } else {
        (&choice.put_back, &choice.keep)
    };
    let alike = cards.chunk_by(|one, other| one.id == other.id);
    let names = alike.filter_map(|copies| {
        let name = &copies.first()?.name;
        Some(match copies.len() {
            1 => name.clone(),
            several => format!("{several}× {name}"),
        })
    });
    let told = if cards.is_empty() && !other.is_empty() {
        words::everything().into()
    } else {
        Phrase::from(names.collect::<Vec<_>>().join(" + "))
    };
    // Nothing kept is everything replaced, and the other way round.
    if keeps == cards.is_empty() {
        words::replace(told)
    } else {
        words::keep(told)
    }
}

fn number(value: f64, unit: &str) -> Number {
    match unit {
        "probability" => Number::percent(value, 1),
        _ => Number::decimal(value, 2),
    }
}

/// What the values are.
fn goal(answer: &AdviceAnswer) -> Message {
    let goal = match answer.goal.id {
        GoalId::Curve => words::goal::curve(),
        GoalId::Spent => words::goal::spent(),
        GoalId::Package => words::goal::package(),
        GoalId::Damage => words::goal::damage(),
        GoalId::Influence => words::goal::influence(),
        GoalId::Bases => words::goal::bases(),
        GoalId::Centro => words::goal::centro(),
        GoalId::CentroTurn => words::goal::centro_turn(),
    };
    words::by_turn(goal, answer.goal.turns)
}

/// How the values were found, and how many are not drawn.
fn made(answer: &AdviceAnswer, drawn: usize) -> Message {
    let policy = policy(answer.policy.id);
    let how = match answer.method {
        Method::Exact => words::exact(policy),
        Method::Sampled => charts::games(answer.games.unwrap_or(0), policy),
    };
    match answer.choices.len() - drawn {
        0 => how,
        more => words::more(how, more),
    }
}
