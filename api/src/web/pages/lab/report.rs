//! What many games say, as a page shows it; `js/lab/report.js` shows the answer of the API in the same way.

use askama::Template;
use askama::filters::HtmlSafe;
use fabulario_engine::goldfish::report::{Average, Share, TurnReport, When};

use crate::web::Link;
use crate::wire::goldfish::{
    CardTold, FigureTold, GoldfishAnswer, SampleTold, SolitaireAnswer, SolitaireCard, SolitaireTurn,
};
use crate::words::pages::run as words;
use crate::words::{Language, Number};

/// The most charts of a report.
const CHARTS: usize = 2;
/// Where bars stand, and how high the highest may be.
const FOOT: f64 = 120.0;
const HIGHEST: f64 = 100.0;
/// How wide a bar is with the room beside it.
const STEP: u32 = 46;

/// A share of games by turn.
pub struct Chart {
    title: String,
    width: u32,
    bars: Vec<Bar>,
}

/// A turn of a chart.
pub struct Bar {
    x: u32,
    middle: u32,
    y: String,
    height: String,
    low: String,
    high: String,
    turn: String,
    told: String,
}

/// A game to read.
pub struct Sample {
    reason: String,
    lines: Vec<String>,
    watch: Link,
}

/// A table of figures.
pub struct Table {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

/// What is shown.
#[derive(Template)]
#[template(path = "parts/report.html")]
pub struct Report {
    lang: Language,
    made: String,
    headline: String,
    policy: String,
    coverage: String,
    facts: Vec<String>,
    charts: Vec<Chart>,
    turns: Table,
    cards: Table,
    samples: Vec<Sample>,
    warnings: Vec<String>,
}

impl HtmlSafe for Report {}

impl Report {
    /// What games of Fábula say.
    pub fn of_fabula(answer: GoldfishAnswer, replay: &Link, lang: Language) -> Self {
        let seed = answer.made.seed.to_string();
        let chart = |title: String, share: fn(&_) -> Share| {
            let shares = answer.turns.iter().map(|turn| (turn.turn, share(turn)));
            Chart::new(title, shares, lang)
        };
        let mean =
            |spread: Option<&Average>| spread.map_or_else(String::new, |it| two(it.value, lang));
        let row = |turn: &TurnReport| {
            let bases = turn.board.as_ref().and_then(|it| it.bases_so_far.as_ref());
            vec![
                turn.turn.to_string(),
                mean(turn.spent.as_ref().map(|it| &it.mean)),
                mean(turn.wasted.as_ref().map(|it| &it.mean)),
                percent(turn.on_curve_so_far.value, lang),
                percent(turn.centro_so_far.value, lang),
                mean(bases.map(|it| &it.mean)),
            ]
        };
        let games = &answer.games;
        let mut facts = Vec::new();
        facts.extend(
            games
                .brick
                .map(|it| words::brick(Number::percent(it.value, 1)).to(lang)),
        );
        let first = games.first_play.turn.as_ref();
        facts.extend(first.map(|it| words::first_play(Number::decimal(it.value, 2)).to(lang)));
        let centro = &games.centro;
        facts.extend(centro.turn.as_ref().map(|it| {
            let never = Number::percent(centro.never.value, 1);
            words::centro_falls(Number::decimal(it.value, 2), never).to(lang)
        }));
        let head = [
            words::turn(),
            words::spent(),
            words::wasted(),
            words::curve(),
            words::centro_short(),
            words::bases(),
        ];
        let card = |it: &CardTold| {
            let figures = &it.figures;
            let if_seen = figures.played_if_seen.as_ref();
            vec![
                it.name.clone(),
                figures.copies.to_string(),
                percent(figures.seen.value, lang),
                percent(figures.played.value, lang),
                if_seen.map_or_else(String::new, |it| percent(it.value, lang)),
            ]
        };
        let cards = [
            words::card(),
            words::copies(),
            words::seen(),
            words::played(),
            words::played_if_seen(),
        ];
        let level = serde_json::to_value(answer.made.level);
        Self {
            made: made(answer.made.games, &seed, level, lang),
            charts: vec![
                chart(words::on_curve().to(lang), |turn: &TurnReport| {
                    turn.on_curve_so_far
                }),
                chart(words::centro().to(lang), |turn: &TurnReport| {
                    turn.centro_so_far
                }),
            ],
            turns: Table {
                head: head.map(|it| it.to(lang)).into(),
                rows: answer.turns.iter().map(row).collect(),
            },
            cards: Table {
                head: cards.map(|it| it.to(lang)).into(),
                rows: answer.cards.iter().map(card).collect(),
            },
            samples: samples(answer.samples, (replay, &seed), lang),
            headline: answer.headline,
            policy: answer.policy.text,
            coverage: answer.coverage.text,
            facts,
            warnings: answer.warnings.into_iter().map(|it| it.message).collect(),
            lang,
        }
    }

    /// What games of another game say.
    pub fn alone(answer: SolitaireAnswer, replay: &Link, lang: Language) -> Self {
        let shares = |turn: &SolitaireTurn| {
            let shares = turn.figures.iter().filter(|it| it.share.is_some());
            shares.map(|it| it.id).collect::<Vec<_>>()
        };
        let ids = answer.turns.last().map_or_else(Vec::new, shares);
        let charts = ids.iter().take(CHARTS).map(|id| {
            let mut name = String::new();
            let of = |turn: &SolitaireTurn| {
                let figure = turn.figures.iter().find(|it| it.id == *id)?;
                name.clone_from(&figure.name);
                Some((turn.turn, figure.share?))
            };
            let shares: Vec<(u8, Share)> = answer.turns.iter().filter_map(of).collect();
            Chart::new(name, shares.into_iter(), lang)
        });
        let first = answer.turns.last();
        let names = first.map_or(&[][..], |it| &it.figures);
        let names = names.iter().map(|it| it.name.clone());
        let row = |turn: &SolitaireTurn| {
            let figures = turn.figures.iter().map(|it| figure(it, lang));
            std::iter::once(turn.turn.to_string())
                .chain(figures)
                .collect()
        };
        let mut facts: Vec<String> = Vec::new();
        let firsts = answer
            .firsts
            .iter()
            .map(|it| when(&it.name, &it.when, lang));
        facts.extend(firsts);
        let whole = answer.opening.iter().chain(&answer.whole);
        facts.extend(whole.map(|it| words::figure(it.name.as_str(), figure(it, lang)).to(lang)));
        let card = |it: &SolitaireCard| {
            vec![
                it.card.name.clone(),
                it.copies.to_string(),
                percent(it.seen.value, lang),
                percent(it.played.value, lang),
            ]
        };
        let cards = [
            words::card(),
            words::copies(),
            words::seen(),
            words::played(),
        ];
        let level = serde_json::to_value(answer.level);
        Self {
            made: made(answer.games, &answer.seed, level, lang),
            charts: charts.collect(),
            turns: Table {
                head: std::iter::once(words::turn().to(lang))
                    .chain(names)
                    .collect(),
                rows: answer.turns.iter().map(row).collect(),
            },
            cards: Table {
                head: cards.map(|it| it.to(lang)).into(),
                rows: answer.cards.iter().map(card).collect(),
            },
            samples: samples(answer.samples, (replay, &answer.seed), lang),
            headline: answer.headline,
            policy: answer.policy.text,
            coverage: answer.mulligan.text,
            facts,
            warnings: answer.warnings.into_iter().map(|it| it.message).collect(),
            lang,
        }
    }
}

fn made(
    games: u64,
    seed: &str,
    level: serde_json::Result<serde_json::Value>,
    lang: Language,
) -> String {
    let level = level.ok().as_ref().map_or_else(String::new, |level| {
        level
            .as_str()
            .map_or_else(|| level.to_string(), str::to_owned)
    });
    words::made(games, seed, level).to(lang)
}

fn percent(share: f64, lang: Language) -> String {
    Number::percent(share, 1).to(lang)
}

fn two(number: f64, lang: Language) -> String {
    Number::decimal(number, 2).to(lang)
}

fn figure(figure: &FigureTold, lang: Language) -> String {
    match (&figure.share, &figure.average) {
        (Some(share), _) => percent(share.value, lang),
        (None, Some(average)) => two(average.value, lang),
        (None, None) => String::new(),
    }
}

fn when(name: &str, when: &When, lang: Language) -> String {
    match &when.turn {
        Some(turn) => {
            let never = Number::percent(when.never.value, 1);
            words::happens(name, Number::decimal(turn.value, 2), never).to(lang)
        }
        None => words::never_happens(name).to(lang),
    }
}

fn samples(told: Vec<SampleTold>, (replay, seed): (&Link, &str), lang: Language) -> Vec<Sample> {
    let sample = |it: SampleTold| Sample {
        lines: it.lines.get(lang).to_vec(),
        watch: replay
            .clone()
            .with("semente", seed)
            .with("numero", &it.number.to_string()),
        reason: it.reason,
    };
    told.into_iter().map(sample).collect()
}

impl Chart {
    fn new(title: String, shares: impl Iterator<Item = (u8, Share)>, lang: Language) -> Self {
        let y = |share: f64| format!("{:.1}", FOOT - HIGHEST * share);
        let bar = |(x, (turn, share)): (u32, (u8, Share))| Bar {
            x: x + 8,
            middle: x + STEP / 2,
            y: y(share.value),
            height: format!("{:.1}", HIGHEST * share.value),
            low: y(share.low),
            high: y(share.high),
            turn: turn.to_string(),
            told: percent(share.value, lang),
        };
        let bars: Vec<Bar> = (0..).step_by(STEP as usize).zip(shares).map(bar).collect();
        Self {
            width: bars.last().map_or(STEP, |bar| bar.x + STEP),
            title,
            bars,
        }
    }

    /// The same in words.
    fn text(&self) -> String {
        let told = self
            .bars
            .iter()
            .map(|bar| format!("{}: {}", bar.turn, bar.told));
        format!("{}. {}", self.title, told.collect::<Vec<_>>().join("; "))
    }
}
