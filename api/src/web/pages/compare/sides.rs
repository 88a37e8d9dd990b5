//! Numbers of two decks, side by side.

use std::sync::Arc;

use actix_web::web::Data;
use fabulario_cards::stats::Statistics;
use fabulario_engine::deck::Verdict;

use crate::catalogue::Current;
use crate::catalogue::answers::judged::judged;
use crate::desk::odds::ask::ask;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::pages::chances::asked::{common, odds};
use crate::web::pages::chances::share;
use crate::web::parts::chart::Bars;
use crate::web::parts::pick::Chosen;
use crate::wire::odds::OddsAnswer;
use crate::words::Number;
use crate::words::pages::compare as words;

/// Which of the usual numbers of cards seen are told.
const TOLD: [usize; 3] = [0, 2, 5];

/// What a format says of a deck.
pub struct InFormat {
    pub format: String,
    pub legal: bool,
    pub verdict: String,
}

/// A deck beside the other one.
pub struct Side {
    pub letter: &'static str,
    pub name: String,
    pub name_lang: Option<&'static str>,
    pub code: String,
    pub verdicts: Vec<InFormat>,
    /// The curve.
    pub curve: Bars,
    /// The numbers below its bars, and where they stand.
    pub axis: Vec<(u32, i16)>,
}

/// A row of two numbers.
pub struct Row {
    pub name: String,
    pub a: String,
    pub b: String,
}

/// A question with the chances of both decks, by cards seen.
pub struct Odds {
    pub name: String,
    pub chances: Vec<[String; 2]>,
}

/// One deck.
pub fn side(letter: &'static str, chosen: &Chosen, current: &Current, shell: &Shell) -> Side {
    let (catalogue, lang) = (&current.catalogue, shell.lang);
    let document = fabulario_cards::document::DeckDocument {
        game: chosen.game(),
        name: None,
        note: None,
        sections: chosen.deck.sections(catalogue),
    };
    let in_format =
        |(format, (verdict, findings)): (&fabulario_engine::Format, (Verdict, usize))| InFormat {
            format: format.name.get(lang).to_owned(),
            legal: verdict == Verdict::Legal,
            verdict: match verdict {
                Verdict::Legal => words::legal(),
                Verdict::Incomplete => words::incomplete(findings),
                Verdict::Illegal => words::illegal(findings),
            }
            .to(lang),
        };
    let counted = statistics(chosen, current, shell);
    let count = |cards: u64| u32::try_from(cards).unwrap_or(u32::MAX);
    let steps = counted.curve.steps.iter();
    let steps: Vec<(i16, u32)> = steps.map(|step| (step.at, count(step.cards))).collect();
    let names: Vec<(String, u32)> = steps.iter().map(|(at, n)| (at.to_string(), *n)).collect();
    let bars = names.iter().map(|(name, cards)| (name.as_str(), *cards));
    let curve = Bars::new(bars, &words::curve_by(counted.curve.name).to(lang));
    Side {
        letter,
        name: chosen.name.clone(),
        name_lang: chosen.name_lang,
        code: chosen.written.clone(),
        verdicts: judged(&document, catalogue, current.day)
            .into_iter()
            .map(in_format)
            .collect(),
        axis: curve
            .all
            .iter()
            .zip(&steps)
            .map(|(bar, (at, _))| (bar.middle, *at))
            .collect(),
        curve,
    }
}

fn statistics<'c>(chosen: &Chosen, current: &'c Current, shell: &Shell) -> Statistics<'c> {
    Statistics::of(
        &chosen.deck,
        &current.catalogue,
        &current.index,
        shell.lang.into(),
    )
}

/// The numbers of both.
pub fn rows([a, b]: [&Chosen; 2], current: &Current, shell: &Shell) -> Vec<Row> {
    let lang = shell.lang;
    let [a, b] = [a, b].map(|it| statistics(it, current, shell));
    let decimal = |value: Option<f64>| {
        value.map_or_else(
            || words::none().to(lang),
            |value| Number::decimal(value, 2).to(lang),
        )
    };
    let row = |name: String, a: String, b: String| Row { name, a, b };
    let mut rows = vec![
        row(
            words::cards().to(lang),
            a.cards.to_string(),
            b.cards.to_string(),
        ),
        row(
            words::different().to(lang),
            a.different.to_string(),
            b.different.to_string(),
        ),
    ];
    let numbers = a.numbers.iter().chain(&b.numbers);
    let mut named: Vec<(&str, &str)> = numbers.map(|it| (it.field, it.name)).collect();
    let mut told: Vec<&str> = Vec::new();
    named.retain(|(field, _)| {
        let first = !told.contains(field);
        told.push(field);
        first
    });
    for (field, name) in named {
        let average = |it: &Statistics<'_>| {
            let found = it.numbers.iter().find(|it| it.field == field);
            decimal(found.map(|it| it.of.average))
        };
        rows.push(row(words::average(name).to(lang), average(&a), average(&b)));
    }
    let colours = a.colours.values.iter().chain(&b.colours.values);
    let mut colours: Vec<(&str, &str)> = colours.map(|it| (it.of.id, it.of.name)).collect();
    colours.sort_unstable();
    colours.dedup();
    for (id, name) in colours {
        let cards = |it: &Statistics<'_>| {
            let found = it.colours.values.iter().find(|it| it.of.id == id);
            found.map_or(0, |it| it.of.cards).to_string()
        };
        rows.push(row(name.to_owned(), cards(&a), cards(&b)));
    }
    rows
}

/// The common questions of the game asked of both, and the numbers of cards seen; none where one of them has no odds.
pub async fn chances(
    state: &Data<State>,
    current: &Arc<Current>,
    shell: &Shell,
    decks: [&Chosen; 2],
) -> Result<Option<(Vec<u32>, Vec<Odds>)>, Problem> {
    let groups = common(shell);
    let mut answers: Vec<OddsAnswer> = Vec::new();
    for deck in decks {
        let asked = odds(&groups, deck.game(), &deck.code, None);
        match ask(state, current, shell.lang, asked).await? {
            Ok(answer) => answers.push(answer),
            Err(_) => return Ok(None),
        }
    }
    let [a, b] = answers.as_slice() else {
        return Ok(None);
    };
    let first = a.questions.first().map_or(&[][..], |it| &it.by_seen);
    let seen: Vec<u32> = TOLD
        .iter()
        .filter_map(|at| Some(first.get(*at)?.seen))
        .collect();
    let chance = |answer: &OddsAnswer, at: usize, seen: u32| {
        let by_seen = &answer.questions.get(at)?.by_seen;
        let likely = by_seen.iter().find(|it| it.seen == seen)?;
        Some(share(likely.probability).to(shell.lang))
    };
    let none = || words::none().to(shell.lang);
    let told = groups.iter().enumerate().map(|(at, group)| Odds {
        name: group.name.clone(),
        chances: seen
            .iter()
            .map(|seen| [a, b].map(|it| chance(it, at, *seen).unwrap_or_else(none)))
            .collect(),
    });
    Ok(Some((seen.clone(), told.collect())))
}
