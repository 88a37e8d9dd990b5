//! Exact odds: how likely it is to have seen so many cards of some groups, by cards seen.

use actix_web::http::StatusCode;
use actix_web::web::Data;
use arc_swap::Guard;
use askama::Template;

use crate::desk::odds::Unanswered;
use crate::desk::odds::ask::ask;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::lines::Lines;
use crate::web::parts::live::{Action, Live};
use crate::web::parts::pick::{self, Chosen, Offer, Pick};
use crate::web::parts::shown::{Refusal, Shown};
use crate::web::{Link, Shell, Tab};
use crate::wire::odds::{Likely, OddsAnswer};
use crate::words::pages::{chances as words, live, shell};
use crate::words::{Message, Number};

pub mod asked;

/// What the page does by keys and buttons.
const ACTIONS: &[Action] = &[
    Action {
        id: "group",
        keys: &["n"],
        name: words::act::group,
    },
    Action {
        id: "query",
        keys: &["q"],
        name: words::act::query,
    },
    Action {
        id: "link",
        keys: &["s"],
        name: words::act::link,
    },
];

/// The script of the page, what that imports, and its actions.
pub const LIVE: (&str, &[&str], &[Action]) = (
    "js/odds.js",
    &[
        "js/lab/copy.js",
        "js/lab/keys.js",
        "js/lab/visit.js",
        "vendor/tinykeys/tinykeys.js",
    ],
    ACTIONS,
);

use asked::{Asked, Group, common};

/// A question with its answers.
struct Question {
    /// Its number, from 1 on: the line of the chart.
    number: usize,
    name: String,
    /// What is wanted, in words.
    wanted: String,
    /// Why it never holds.
    never: Option<String>,
}

/// A chance as it is written.
struct Chance {
    share: String,
    fraction: String,
}

/// What is known after so many cards.
struct Row {
    seen: u32,
    /// Which moments of a game that is.
    when: String,
    chances: Vec<Chance>,
}

/// What was found.
struct Told {
    name: String,
    name_lang: Option<&'static str>,
    size: u32,
    questions: Vec<Question>,
    rows: Vec<Row>,
    lines: Lines,
    warnings: Vec<String>,
    /// How many cards the deck has of each group.
    there: Vec<u32>,
}

#[derive(Template)]
#[template(path = "chances.html")]
struct ChancesPage {
    shell: Shell,
    pick: Pick,
    offers: Vec<(Offer, Link)>,
    fields: Vec<Group>,
    share: Link,
    live: Live,
    seen: String,
    common: Vec<(Group, Link)>,
    told: Option<Told>,
    refusal: Option<Refusal>,
}

/// The page of exact odds.
pub async fn chances_page(state: &Data<State>, shell: Shell) -> Result<Shown, Problem> {
    if let Some(link) = pick::settled(&shell, &["codigo"]) {
        return Ok(Shown::At(link));
    }
    let current = Guard::into_inner(state.catalogue.get());
    let read = shell
        .asked("codigo")
        .map(|written| Chosen::read(&current, written, shell.lang));
    let (chosen, wrong) = match read {
        None => (None, None),
        Some(Ok(chosen)) => (Some(chosen), None),
        Some(Err(why)) => (None, Some(why)),
    };
    let shell = match &chosen {
        Some(chosen) => shell.about(chosen.game()),
        None => shell,
    };
    let shell = if Tab::Lab.is_of(shell.game) {
        shell.below(Tab::Lab)
    } else {
        shell
    };
    let asked = Asked::read(&shell);
    let mut refusal = wrong.clone().map(|why| Refusal::wrong(vec![why]));
    if !asked.wrong.is_empty() {
        refusal = Some(Refusal::wrong(asked.wrong.clone()));
    }
    let mut told = None;
    if let (Some(chosen), None) = (chosen, &refusal) {
        let odds = asked.odds(chosen.game(), &chosen.code);
        match ask(state, &current, shell.lang, odds).await? {
            Ok(answer) => told = Some(Told::new(answer, chosen, &asked, &shell)),
            Err(Unanswered::Mistaken(mistakes)) => refusal = Some(Refusal::mistaken(mistakes)),
            Err(other) => refusal = Some(Refusal::problem(other.problem(), shell.lang)?),
        }
    }
    let offers = Offer::all(&current, &shell, "").into_iter();
    let offers = offers.map(|offer| {
        let link = shell.here(&[("codigo", Some(&offer.id)), ("jogo", None)]);
        (offer, link)
    });
    let status = refusal.as_ref().map_or(StatusCode::OK, |it| it.status);
    let page = ChancesPage {
        pick: Pick::new(
            &current,
            &shell,
            ("codigo", words::ready().to(shell.lang)),
            wrong,
        ),
        offers: offers.collect(),
        fields: asked.fields(told.as_ref().map_or(&[][..], |it: &Told| &it.there)),
        share: shell.here(&[]),
        live: {
            let (script, modules, actions) = LIVE;
            Live::new(shell.lang, script, modules, actions)
        },
        seen: shell.asked("vistas").unwrap_or("").to_owned(),
        common: common(&shell)
            .map(|group| (group.clone(), alone(&group, &shell)))
            .into(),
        told,
        refusal,
        shell,
    };
    let html = page.render().map_err(Problem::internal)?;
    Ok(Shown::Page(status, html))
}

/// This page with a question of its own.
fn alone(group: &Group, shell: &Shell) -> Link {
    let wanted = group.wanted.to_string();
    let fields = ["nome", "busca", "ao_menos", "no_maximo"];
    let names: Vec<String> = (2..=4)
        .flat_map(|number| fields.map(|field| format!("{field}{number}")))
        .collect();
    let mut changes: Vec<(&str, Option<&str>)> = vec![
        ("nome1", Some(&group.name)),
        ("busca1", Some(&group.query)),
        ("ao_menos1", Some(&wanted)),
    ];
    changes.push(("no_maximo1", None));
    changes.extend(names.iter().map(|name| (name.as_str(), None)));
    shell.here(&changes)
}

/// What a group is asked for, in words.
fn wanted(group: &Group, there: u32) -> Message {
    let query = group.query.as_str();
    match group.most {
        None => words::of_group(group.wanted, query, there),
        Some(most) if group.wanted == 0 => words::of_group_most(most, query, there),
        Some(most) => words::of_group_between(group.wanted, most, query, there),
    }
}

/// A chance of a hundred, exact where it is certain or impossible: what is neither is never rounded to one of them.
pub fn share(probability: f64) -> Number {
    let nearly = (probability > 0.0 && probability < 0.000_5)
        || (probability < 1.0 && probability > 0.999_5);
    Number::percent(probability, if nearly { 4 } else { 1 })
}

impl Told {
    fn new(answer: OddsAnswer, chosen: Chosen, asked: &Asked, shell: &Shell) -> Self {
        let lang = shell.lang;
        let question = |(number, found): (usize, &Vec<Likely>)| {
            let group = asked.groups.get(number - 1);
            let there = answer.groups.get(number - 1).map_or(0, |it| it.cards);
            let never = group
                .filter(|it| it.wanted > there)
                .map(|it| words::impossible(it.wanted, there).to(lang));
            let nowhere = || found.iter().all(|it| it.probability == 0.0);
            Question {
                number,
                name: group.map_or_else(|| words::together().to(lang), |it| it.name.clone()),
                wanted: match group {
                    Some(it) => wanted(it, there).to(lang),
                    None => words::all_of_them().to(lang),
                },
                never: never.or_else(|| nowhere().then(|| words::never_seen().to(lang))),
            }
        };
        let found: Vec<Vec<Likely>> = answer.questions.into_iter().map(|it| it.by_seen).collect();
        let questions = (1..).zip(&found).map(question).collect();
        let points: Vec<Vec<(u32, f64)>> = found
            .iter()
            .map(|by_seen| by_seen.iter().map(|it| (it.seen, it.probability)).collect())
            .collect();
        let chance = |likely: &Likely| Chance {
            share: share(likely.probability).to(lang),
            fraction: likely.fraction.as_ref().map_or_else(String::new, |it| {
                format!("{}/{}", it.numerator, it.denominator)
            }),
        };
        let hands = &answer.opening_hands;
        let when = |seen: u32| {
            let mut told = Vec::new();
            if hands.iter().any(|hand| hand.cards == seen) {
                told.push(words::opening_hand().to(lang));
            }
            let turns = hands.iter().filter_map(|hand| hand.by_turn.as_ref());
            let mut turns = turns.filter_map(|turns| turns.iter().position(|it| *it == seen));
            told.extend(turns.next().map(|turn| words::turn(turn + 1).to(lang)));
            told.join(" · ")
        };
        let seen = found.first().into_iter().flatten().map(|it| it.seen);
        let row = |(at, seen): (usize, u32)| Row {
            seen,
            when: when(seen),
            chances: found
                .iter()
                .filter_map(|it| it.get(at))
                .map(chance)
                .collect(),
        };
        Self {
            name: chosen.name,
            name_lang: chosen.name_lang,
            size: answer.size,
            rows: seen.enumerate().map(row).collect(),
            questions,
            lines: Lines::new(&points),
            there: answer.groups.iter().map(|it| it.cards).collect(),
            warnings: answer.warnings.into_iter().map(|it| it.message).collect(),
        }
    }
}
