//! A verdict as a sentence.

use fabulario_engine::Lang;
use fabulario_engine::goldfish::compare::{Comparison, Verdict};

use crate::wire::goldfish::{ChangeTold, PlayedCard};

/// What a comparison says about whoever comes second in it.
pub fn verdict(comparison: &Comparison, subject: &str, lang: Lang) -> String {
    let figure = |number: f64| match (comparison.share, lang) {
        (true, Lang::Pt) => format!("{:+.2} pontos", number * 100.0).replace('.', ","),
        (true, Lang::En) => format!("{:+.2} points", number * 100.0),
        (false, Lang::Pt) => format!("{number:+.3}").replace('.', ","),
        (false, Lang::En) => format!("{number:+.3}"),
    };
    let games = comparison.games;
    if comparison.alike {
        return match lang {
            Lang::Pt => format!("{subject}: o mesmo em todas as {games} partidas."),
            Lang::En => format!("{subject}: the same in all {games} games."),
        };
    }
    let between = comparison.low.zip(comparison.high);
    let between = between.map_or(String::new(), |(low, high)| match lang {
        Lang::Pt => format!(" (de {} a {})", figure(low), figure(high)),
        Lang::En => format!(" (from {} to {})", figure(low), figure(high)),
    });
    let seen = match lang {
        Lang::Pt => format!(
            "{}{between}, em {games} partidas",
            figure(comparison.difference)
        ),
        Lang::En => format!(
            "{}{between}, in {games} games",
            figure(comparison.difference)
        ),
    };
    match (comparison.verdict, lang) {
        (Verdict::Better, Lang::Pt) => format!("{subject} é melhor: {seen}."),
        (Verdict::Better, Lang::En) => format!("{subject} is better: {seen}."),
        (Verdict::Worse, Lang::Pt) => format!("{subject} é pior: {seen}."),
        (Verdict::Worse, Lang::En) => format!("{subject} is worse: {seen}."),
        (Verdict::CannotTell, _) => {
            let needed = comparison
                .games_needed
                .map_or(String::new(), |it| match lang {
                    Lang::Pt => {
                        format!(" Uma diferença como a vista precisa de umas {it} partidas.")
                    }
                    Lang::En => format!(" A difference like the one seen takes about {it} games."),
                });
            match lang {
                Lang::Pt => format!("{subject}: não dá para dizer; {seen}.{needed}"),
                Lang::En => format!("{subject}: cannot tell; {seen}.{needed}"),
            }
        }
    }
}

/// What a comparison is about: a change, the second deck, or the same one played in another way.
pub(super) fn subject(best: Option<&ChangeTold>, same: bool, lang: Lang) -> String {
    match (best, same, lang) {
        (None, false, Lang::Pt) => "O segundo baralho".to_owned(),
        (None, false, Lang::En) => "The second deck".to_owned(),
        (None, true, Lang::Pt) => "O segundo modo".to_owned(),
        (None, true, Lang::En) => "The second way".to_owned(),
        (Some(change), ..) => changed(change, lang),
    }
}

fn changed(change: &ChangeTold, lang: Lang) -> String {
    let name = |card: &Option<PlayedCard>| card.as_ref().map(|card| card.name.clone());
    match (name(&change.out), name(&change.into), lang) {
        (Some(out), Some(into), Lang::Pt) => format!("Um “{into}” no lugar de um “{out}”"),
        (Some(out), Some(into), Lang::En) => format!("One “{into}” in place of one “{out}”"),
        (Some(out), None, Lang::Pt) => format!("Um “{out}” a menos"),
        (Some(out), None, Lang::En) => format!("One “{out}” less"),
        (None, Some(into), Lang::Pt) => format!("Um “{into}” a mais"),
        (None, Some(into), Lang::En) => format!("One “{into}” more"),
        (None, None, Lang::Pt) => "Nenhuma mudança".to_owned(),
        (None, None, Lang::En) => "No change".to_owned(),
    }
}
