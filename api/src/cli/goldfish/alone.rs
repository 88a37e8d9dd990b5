//! A report of another game as a table.

use std::fmt::{Error, Write as _};

use fabulario_engine::Lang;

use super::number::percent;
use crate::wire::goldfish::{FigureTold, SolitaireAnswer};

/// What the games say, in lines: figures from top to bottom, turns from left to right.
pub(super) fn table(answer: &SolitaireAnswer, lang: Lang) -> Result<String, Error> {
    let word = |pt: &'static str, en: &'static str| match lang {
        Lang::Pt => pt,
        Lang::En => en,
    };
    let mut text = String::new();
    writeln!(
        text,
        "{} {} · {} · {} {} · {} {}",
        answer.games,
        word("partidas", "games"),
        answer.format,
        word("semente", "seed"),
        answer.seed,
        word("motor", "engine"),
        answer.engine,
    )?;
    for told in [&answer.policy, &answer.mulligan] {
        writeln!(text, "{}: {}", told.id, told.text)?;
    }
    write!(text, "\n{:<48}", word("turno", "turn"))?;
    for turn in &answer.turns {
        write!(text, "{:>8}", turn.turn)?;
    }
    writeln!(text)?;
    let rows = answer.turns.first().map_or(0, |turn| turn.figures.len());
    for row in 0..rows {
        let figures = || answer.turns.iter().filter_map(|it| it.figures.get(row));
        let name = figures().next().map_or("", |figure| figure.name);
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
    let coverage = &answer.coverage;
    writeln!(
        text,
        "{}: {} / {}",
        word(
            "Cartas de que algo não é jogado",
            "Cards of which something is not played"
        ),
        coverage.not_modelled,
        coverage.different,
    )?;
    for sample in &answer.samples {
        let lines = match lang {
            Lang::Pt => &sample.lines.pt,
            Lang::En => &sample.lines.en,
        };
        let why = match sample.why {
            "best" => word("A melhor", "The best"),
            "worst" => word("A pior", "The worst"),
            "brick" => word("Uma travada", "A brick"),
            _ => word("Uma comum", "A usual one"),
        };
        writeln!(
            text,
            "\n{why} ({} {}):",
            word("partida", "game"),
            sample.number
        )?;
        for line in lines {
            writeln!(text, "  {line}")?;
        }
    }
    for warning in &answer.warnings {
        writeln!(text, "! {}", warning.message)?;
    }
    Ok(text)
}

/// A share or an average.
fn number(figure: &FigureTold, lang: Lang) -> String {
    let share = figure.share.as_ref();
    let share = share.map(|share| percent(share.value, lang));
    let average = figure.average.as_ref();
    let average = average.map(|average| lang.decimal(average.value, 2));
    share.or(average).unwrap_or_else(|| "–".to_owned())
}
