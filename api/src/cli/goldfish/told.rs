//! A report as a table.

use std::fmt::{Error, Write as _};

use fabulario_engine::goldfish::report::Layer;

use super::number::{interval, percent};
use crate::wire::goldfish::{GoldfishAnswer, SampleTold};
use crate::words::Language;
use crate::words::Number;
use crate::words::cli::table as words;
use crate::words::samples as words_of_samples;

/// What the games say, in lines.
pub(super) fn table(answer: &GoldfishAnswer, lang: Language) -> Result<String, Error> {
    let made = &answer.made;
    let mut text = String::new();
    let head = words::head(made.games, &answer.format, made.seed, made.engine);
    let how = match made.layer {
        Layer::Reference => words::by_actions(),
    };
    writeln!(text, "{} ({})", head.to(lang), how.to(lang))?;
    writeln!(text, "{}", answer.headline)?;
    writeln!(text, "{}: {}", answer.policy.id, answer.policy.text)?;
    writeln!(
        text,
        "{}\n{}\n",
        answer.coverage.text,
        if made.mulligan {
            words::with_mulligan().to(lang)
        } else {
            words::without_mulligan().to(lang)
        }
    )?;
    writeln!(
        text,
        "{:<6} {:>19} {:>19} {:>8} {:>8} {:>14} {:>15}",
        words::turn().to(lang),
        words::curve().to(lang),
        words::curve_so_far().to(lang),
        words::spent().to(lang),
        words::wasted().to(lang),
        words::damage_so_far().to(lang),
        words::centro_so_far().to(lang),
    )?;
    for turn in &answer.turns {
        let mean = |spread: Option<f64>| {
            spread.map_or("–".to_owned(), |it| Number::decimal(it, 2).to(lang))
        };
        let damage = turn.board.as_ref().and_then(|it| it.damage_so_far.as_ref());
        writeln!(
            text,
            "{:<6} {:>19} {:>19} {:>8} {:>8} {:>14} {:>15}",
            turn.turn,
            turn.on_curve
                .as_ref()
                .map_or("–".to_owned(), |it| interval(it, lang)),
            interval(&turn.on_curve_so_far, lang),
            mean(turn.spent.as_ref().map(|it| it.mean.value)),
            mean(turn.wasted.as_ref().map(|it| it.mean.value)),
            mean(damage.map(|it| it.mean.value)),
            percent(turn.centro_so_far.value, lang),
        )?;
    }
    writeln!(text)?;
    if let Some(brick) = &answer.games.brick {
        let brick = words::brick(interval(brick, lang));
        writeln!(text, "{}", brick.to(lang))?;
    }
    for seats in &answer.play_or_draw {
        writeln!(text, "{}", seats.text)?;
    }
    samples(&answer.samples, lang, &mut text)?;
    for warning in &answer.warnings {
        writeln!(text, "! {}", warning.message)?;
    }
    Ok(text)
}

/// Games to read, line by line.
pub(super) fn samples(
    samples: &[SampleTold],
    lang: Language,
    text: &mut String,
) -> Result<(), Error> {
    for sample in samples {
        let head = words_of_samples::head(sample.number, &*sample.reason);
        writeln!(text, "\n{}", head.to(lang))?;
        for line in sample.lines.get(lang) {
            writeln!(text, "  {line}")?;
        }
    }
    Ok(())
}
