//! A report of another game as a table.

use std::fmt::{Error, Write as _};

use super::number::percent;
use super::told::samples;
use crate::wire::goldfish::{FigureTold, SolitaireAnswer};
use crate::words::Language;
use crate::words::{Number, cli::table as words};

/// What the games say, in lines: figures from top to bottom, turns from left to right.
pub(super) fn table(answer: &SolitaireAnswer, lang: Language) -> Result<String, Error> {
    let mut text = String::new();
    let head = words::head(answer.games, &answer.format, &answer.seed, answer.engine);
    writeln!(text, "{}", head.to(lang))?;
    writeln!(text, "{}", answer.headline)?;
    for told in [&answer.policy, &answer.mulligan] {
        writeln!(text, "{}: {}", told.id, told.text)?;
    }
    write!(text, "\n{:<48}", words::turn().to(lang))?;
    for turn in &answer.turns {
        write!(text, "{:>8}", turn.turn)?;
    }
    writeln!(text)?;
    let rows = answer.turns.first().map_or(0, |turn| turn.figures.len());
    for row in 0..rows {
        let figures = || answer.turns.iter().filter_map(|it| it.figures.get(row));
        let name = figures().next().map_or("", |figure| &figure.name);
        write!(text, "{name:<48}")?;
        for figure in figures() {
            write!(text, "{:>8}", number(figure, lang))?;
        }
        writeln!(text)?;
    }
    for first in &answer.firsts {
        write!(text, "{:<48}", first.name)?;
        for share in &first.when.by_turn {
            write!(text, "{:>8}", percent(share.value, lang))?;
        }
        writeln!(text)?;
    }
    writeln!(text)?;
    for figure in answer.opening.iter().chain(&answer.whole) {
        writeln!(text, "{:<48}{:>8}", figure.name, number(figure, lang))?;
    }
    samples(&answer.samples, lang, &mut text)?;
    for warning in &answer.warnings {
        writeln!(text, "! {}", warning.message)?;
    }
    Ok(text)
}

/// A share or an average.
fn number(figure: &FigureTold, lang: Language) -> String {
    let share = figure.share.as_ref();
    let share = share.map(|share| percent(share.value, lang));
    let average = figure.average.as_ref();
    let average = average.map(|average| Number::decimal(average.value, 2).to(lang));
    share.or(average).unwrap_or_else(|| "–".to_owned())
}
