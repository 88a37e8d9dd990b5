//! The choices of an opening hand as bars.

use fabulario_cards::stats::chart::{Line, Lying, lying};
use fabulario_engine::Lang;

use crate::wire::goldfish::{AdviceAnswer, AdviceChoice, GoalId, Method};

/// Choices that are drawn, besides keeping everything and nothing.
const MOST: usize = 8;

/// The best choices, and those that anybody would think of.
pub(super) fn draw(answer: &AdviceAnswer, lang: Lang) -> String {
    let longest = answer.choices.iter().map(|choice| choice.value);
    let longest = match answer.goal.unit {
        "probability" => 1.0,
        _ => longest.fold(f64::MIN_POSITIVE, f64::max),
    };
    let drawn = |(place, choice): (usize, &AdviceChoice)| {
        let plain = choice.keep.is_empty() || choice.put_back.is_empty();
        let line = Line {
            label: label(choice, lang),
            length: choice.value / longest,
            number: number(choice.value, answer.goal.unit, lang),
        };
        (place < MOST || plain).then_some(line)
    };
    let lines: Vec<Line> = answer
        .choices
        .iter()
        .enumerate()
        .filter_map(drawn)
        .collect();
    let title = match lang {
        Lang::Pt => "O que manter da mão inicial",
        Lang::En => "What to keep of the opening hand",
    };
    let chart = Lying {
        title,
        lines: &lines,
        captions: [goal(answer, lang), made(answer, lines.len(), lang)],
    };
    lying(&chart, answer.game, lang)
}

/// What is kept, or what goes: whatever is said sooner.
fn label(choice: &AdviceChoice, lang: Lang) -> String {
    let keeps = choice.keep.len() <= choice.put_back.len();
    let (cards, other) = if keeps {
        (&choice.keep, &choice.put_back)
    } else {
        (&choice.put_back, &choice.keep)
    };
    // Nothing kept is everything replaced, and the other way round.
    let verb = match (keeps == cards.is_empty(), lang) {
        (true, Lang::Pt) => "Trocar",
        (true, Lang::En) => "Replace",
        (false, Lang::Pt) => "Manter",
        (false, Lang::En) => "Keep",
    };
    let all = match lang {
        Lang::Pt => "tudo",
        Lang::En => "everything",
    };
    if cards.is_empty() && !other.is_empty() {
        return format!("{verb} {all}");
    }
    let alike = cards.chunk_by(|one, other| one.id == other.id);
    let names = alike.filter_map(|copies| {
        let name = &copies.first()?.name;
        Some(match copies.len() {
            1 => name.clone(),
            several => format!("{several}× {name}"),
        })
    });
    format!("{verb} {}", names.collect::<Vec<_>>().join(" + "))
}

fn number(value: f64, unit: &str, lang: Lang) -> String {
    match unit {
        "probability" => format!("{}%", lang.decimal(value * 100.0, 1)),
        _ => lang.decimal(value, 2),
    }
}

/// What the values are.
fn goal(answer: &AdviceAnswer, lang: Lang) -> String {
    let words = match (answer.goal.id, lang) {
        (GoalId::Curve, Lang::Pt) => "gastar todos os recursos em cartas",
        (GoalId::Curve, Lang::En) => "all resources spent on cards",
        (GoalId::Spent, Lang::Pt) => "recursos gastos em cartas",
        (GoalId::Spent, Lang::En) => "resources spent on cards",
        (GoalId::Package, Lang::Pt) => "ter visto o pacote",
        (GoalId::Package, Lang::En) => "the package seen",
        (GoalId::Damage, Lang::Pt) => "dano às bases",
        (GoalId::Damage, Lang::En) => "damage to bases",
        (GoalId::Influence, Lang::Pt) => "influência",
        (GoalId::Influence, Lang::En) => "influence",
        (GoalId::Bases, Lang::Pt) => "bases perdidas pelo oponente",
        (GoalId::Bases, Lang::En) => "bases lost by the opponent",
        (GoalId::Centro, Lang::Pt) => "o Centro cai",
        (GoalId::Centro, Lang::En) => "the Centro falls",
        (GoalId::CentroTurn, Lang::Pt) => "turno em que o Centro cai (menos é melhor)",
        (GoalId::CentroTurn, Lang::En) => "turn in which the Centro falls (less is better)",
    };
    let turns = answer.goal.turns;
    match lang {
        Lang::Pt => format!("{words}, até o turno {turns}"),
        Lang::En => format!("{words}, by turn {turns}"),
    }
}

/// How the values were found, and how many are not drawn.
fn made(answer: &AdviceAnswer, drawn: usize, lang: Lang) -> String {
    let games = answer.games.unwrap_or(0);
    let policy = answer.policy.id;
    let how = match (answer.method, lang) {
        (Method::Exact, Lang::Pt) => format!("exato · {policy}"),
        (Method::Exact, Lang::En) => format!("exact · {policy}"),
        (Method::Sampled, Lang::Pt) => format!("{games} partidas · {policy}"),
        (Method::Sampled, Lang::En) => format!("{games} games · {policy}"),
    };
    let more = answer.choices.len() - drawn;
    match (more, lang) {
        (0, _) => how,
        (_, Lang::Pt) => format!("{how} · mais {more} escolhas"),
        (_, Lang::En) => format!("{how} · {more} more choices"),
    }
}
