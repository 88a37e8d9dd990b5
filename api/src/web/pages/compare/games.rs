//! The same games played by both decks.

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::web::Data;
use fabulario_engine::Game;
use fabulario_engine::goldfish::compare::{Comparison, Direction};
use fabulario_engine::goldfish::interval::Level;

use crate::catalogue::Current;
use crate::desk::goldfish::compare::Comparing;
use crate::desk::goldfish::compare::drive::drive;
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::Shell;
use crate::web::parts::pick::Chosen;
use crate::web::parts::shown::Refusal;
use crate::wire::bounded::Whole;
use crate::wire::code::CodeText;
use crate::wire::goldfish::{
    CompareAsked, IllegalDecks, MeasureAsked, MeasureId, OpponentAsked, PlayOrDraw, Seed, SideAsked,
};
use crate::words::pages::compare as words;
use crate::words::{Message, Number};

/// Games of each deck: enough to tell what a player feels, and done in a moment.
pub const GAMES: u32 = 2_000;
/// The most that a script may ask for.
pub const MOST: u32 = 100_000;
/// The turn up to which is measured, and the seed, where nobody says.
const TURN: u32 = 6;
const SEED: &str = "1";

/// A measure, its name in addresses, and what it is called.
type Named = (MeasureId, &'static str, fn() -> Message);

/// The measures of the page.
const MEASURES: [Named; 7] = [
    (MeasureId::WonTurn, "won_turn", words::won_turn),
    (MeasureId::Spent, "spent", words::spent),
    (MeasureId::Curve, "curve", words::curve),
    (MeasureId::Damage, "damage", words::damage),
    (MeasureId::Influence, "influence", words::influence),
    (MeasureId::Bases, "bases", words::bases),
    (MeasureId::Centro, "centro", words::centro),
];

/// A measure to choose.
pub struct Choice {
    pub id: &'static str,
    pub name: String,
    pub chosen: bool,
}

/// What is asked of the games.
pub struct Asked {
    pub play: bool,
    measure: MeasureId,
    pub turn: u32,
    pub games: u32,
    pub seed: String,
    pub first: PlayOrDraw,
    pub wrong: Vec<String>,
}

impl Asked {
    /// Reads the address.
    pub fn read(shell: &Shell) -> Self {
        let mut wrong = Vec::new();
        let asked = shell.asked("medida");
        let measure = MEASURES.iter().find(|(_, id, _)| asked == Some(id));
        if asked.is_some() && measure.is_none() {
            wrong.push(words::wrong_measure().to(shell.lang));
        }
        let turn = shell
            .asked("turno")
            .map_or(Some(TURN), |it| it.trim().parse().ok());
        let turn = turn.filter(|turn| (1..=40).contains(turn));
        if turn.is_none() {
            wrong.push(words::wrong_turn().to(shell.lang));
        }
        let games = shell
            .asked("partidas")
            .map_or(Some(GAMES), |it| it.trim().parse().ok());
        let games = games.filter(|games| (2..=MOST).contains(games));
        if games.is_none() {
            wrong.push(words::wrong_games(2_u32, MOST).to(shell.lang));
        }
        let seed = shell.asked("semente").unwrap_or(SEED).trim();
        if Seed::of_text(seed).is_none() {
            wrong.push(words::wrong_seed(u64::MAX).to(shell.lang));
        }
        Self {
            play: shell.asked("jogar") == Some("1"),
            measure: measure.map_or(MeasureId::WonTurn, |(id, _, _)| *id),
            turn: turn.unwrap_or(TURN),
            games: games.unwrap_or(GAMES),
            seed: seed.to_owned(),
            first: match shell.asked("ordem") {
                Some("draw") => PlayOrDraw::Draw,
                _ => PlayOrDraw::Play,
            },
            wrong,
        }
    }

    /// The measures to choose from.
    pub fn measures(&self, shell: &Shell) -> Vec<Choice> {
        let choice = |(measure, id, name): &Named| Choice {
            id,
            name: name().to(shell.lang),
            chosen: *measure == self.measure,
        };
        MEASURES.iter().map(choice).collect()
    }
}

/// One measure of both decks.
pub struct Measured {
    pub name: String,
    pub a: String,
    pub b: String,
    pub difference: String,
    pub interval: Option<String>,
    pub direction: String,
}

/// What the games say.
pub struct Played {
    /// The verdict in a sentence.
    pub says: String,
    /// Whose turns these are.
    pub headline: String,
    pub policy: String,
    pub games: u64,
    pub turn: u8,
    pub seed: String,
    pub measured: Vec<Measured>,
    pub warnings: Vec<String>,
}

/// Plays the games of two decks, as the API does.
pub async fn play(
    state: &Data<State>,
    current: &Arc<Current>,
    (shell, client): (&Shell, IpAddr),
    asked: &Asked,
    [a, b]: [&Chosen; 2],
) -> Result<Result<Played, Refusal>, Problem> {
    let lang = shell.lang;
    let side = |chosen: &Chosen| SideAsked {
        deck: None,
        code: Some(CodeText(chosen.code.clone())),
        first: asked.first,
        policy: None,
        mulligan: None,
    };
    let wanted = CompareAsked {
        game: Game::Fabula,
        a: side(a),
        b: Some(side(b)),
        one_copy: None,
        measure: MeasureAsked {
            id: asked.measure,
            turn: Some(Whole(asked.turn)),
            what: None,
            condition: None,
        },
        format: None,
        opponent: OpponentAsked::default(),
        seed: Seed::of_text(&asked.seed),
        games: Some(Whole(asked.games.min(GAMES))),
        level: Level::default(),
        illegal: IllegalDecks::Simulate,
    };
    let (of, build) = (state.clone(), Arc::clone(current));
    let comparing = state
        .site
        .at_leisure(move || Comparing::new(&build, lang, &of.site.public_url, &wanted));
    let comparing = match comparing.await? {
        Ok(comparing) => comparing,
        Err(why) => return Refusal::unplayed(why, lang).map(Err),
    };
    let answer = match drive(&state.pool, client, Arc::new(comparing), |_| {}).await {
        Ok(answer) => answer,
        Err(problem) => return Refusal::problem(problem, lang).map(Err),
    };
    let comparison = &answer.comparison;
    let mut measured = vec![told(comparison, asked.measure, shell)];
    let winning = answer.winning.as_ref();
    measured.extend(winning.map(|it| told(it, MeasureId::WonTurn, shell)));
    Ok(Ok(Played {
        measured,
        games: comparison.games,
        seed: comparison.seed.to_string(),
        turn: answer.turn,
        says: answer.text,
        headline: answer.headline,
        policy: answer.policy.text,
        warnings: answer.warnings.into_iter().map(|it| it.message).collect(),
    }))
}

fn told(comparison: &Comparison, by: MeasureId, shell: &Shell) -> Measured {
    let lang = shell.lang;
    let number = |value: f64| {
        if comparison.share {
            Number::percent(value, 1)
        } else {
            Number::decimal(value, 2)
        }
    };
    let name = MEASURES.iter().find(|(id, _, _)| *id == by);
    let (low, high) = (comparison.low, comparison.high);
    let interval = low
        .zip(high)
        .map(|(low, high)| words::from_to(number(low), number(high)));
    Measured {
        name: name.map_or_else(String::new, |(_, _, name)| name().to(lang)),
        a: number(comparison.a).to(lang),
        b: number(comparison.b).to(lang),
        difference: number(comparison.difference).to(lang),
        interval: interval.map(|it| it.to(lang)),
        direction: match comparison.direction {
            Direction::More => words::more_is_better(),
            Direction::Less => words::less_is_better(),
        }
        .to(lang),
    }
}
