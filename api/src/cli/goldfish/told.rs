//! A report as a table.

use std::fmt::{Error, Write as _};

use fabulario_engine::Lang;
use fabulario_engine::goldfish::report::Layer;

use super::number::{interval, percent};
use crate::wire::goldfish::{GoldfishAnswer, MeasureId};

/// What the games say, in lines.
pub(super) fn table(answer: &GoldfishAnswer, lang: Lang) -> Result<String, Error> {
    let word = |pt: &'static str, en: &'static str| match lang {
        Lang::Pt => pt,
        Lang::En => en,
    };
    let made = &answer.made;
    let mut text = String::new();
    writeln!(
        text,
        "{} {} · {} · {} {} · {} {} ({})",
        made.games,
        word("partidas", "games"),
        answer.format,
        word("semente", "seed"),
        made.seed,
        word("motor", "engine"),
        made.engine,
        match made.layer {
            Layer::Reference => word("ação por ação", "action by action"),
        }
    )?;
    writeln!(text, "{}: {}", answer.policy.id, answer.policy.text)?;
    writeln!(
        text,
        "{}\n{}\n",
        answer.coverage.text,
        if made.mulligan {
            word("Com mulligan.", "With a mulligan.")
        } else {
            word("Sem mulligan.", "Without a mulligan.")
        }
    )?;
    writeln!(
        text,
        "{:<6} {:>19} {:>19} {:>8} {:>8} {:>14} {:>15}",
        word("turno", "turn"),
        word("curva", "curve"),
        word("curva até aqui", "curve so far"),
        word("gasto", "spent"),
        word("sobra", "wasted"),
        word("dano até aqui", "damage so far"),
        word("Centro até aqui", "Centro so far"),
    )?;
    for turn in &answer.turns {
        let mean = |spread: Option<f64>| spread.map_or("–".to_owned(), |it| lang.decimal(it, 2));
        let damage = turn.board.as_ref().and_then(|it| it.damage_so_far.as_ref());
        writeln!(
            text,
            "{:<6} {:>19} {:>19} {:>8} {:>8} {:>14} {:>15}",
            turn.turn,
            interval(&turn.on_curve, lang),
            interval(&turn.on_curve_so_far, lang),
            mean(turn.spent.as_ref().map(|it| it.mean.value)),
            mean(turn.wasted.as_ref().map(|it| it.mean.value)),
            mean(damage.map(|it| it.mean.value)),
            percent(turn.centro_so_far.value, lang),
        )?;
    }
    writeln!(text)?;
    if let Some(brick) = &answer.games.brick {
        writeln!(
            text,
            "{}: {}",
            word(
                "Nada jogado nos turnos 1 e 2",
                "Nothing played on turns 1 and 2"
            ),
            interval(brick, lang)
        )?;
    }
    for seats in &answer.play_or_draw {
        let what = match seats.measure {
            MeasureId::Curve => word("curva", "curve"),
            MeasureId::Damage => word("dano", "damage"),
            MeasureId::Bases => word("bases", "bases"),
            _ => word("gasto", "spent"),
        };
        writeln!(text, "{what}: {}", seats.text)?;
    }
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
        let (game, number) = (word("partida", "game"), sample.number);
        writeln!(text, "\n{why} ({game} {number}):")?;
        for line in lines {
            writeln!(text, "  {line}")?;
        }
    }
    for warning in &answer.warnings {
        writeln!(text, "! {}", warning.message)?;
    }
    Ok(text)
}
