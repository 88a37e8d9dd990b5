//! Many games of one deck: what the address asks for, and a small run for whoever has no scripts.

use std::net::IpAddr;
use std::sync::Arc;

use actix_web::web::Data;
use fabulario_engine::Game;
use fabulario_engine::goldfish::interval::Level;

use super::report::Report;
use crate::catalogue::Current;
use crate::desk::goldfish::run::Run;
use crate::desk::goldfish::run::drive::drive;
use crate::desk::goldfish::solitaire::{self, Alone, Dominions, Multiversity};
use crate::http::problem::Problem;
use crate::state::State;
use crate::web::parts::live::Action;
use crate::web::parts::pick::Chosen;
use crate::web::parts::shown::Refusal;
use crate::web::{Link, Shell};
use crate::wire::bounded::Whole;
use crate::wire::code::CodeText;
use crate::wire::goldfish::{
    FormatKey, GoldfishAsked, IllegalDecks, OpponentAsked, PlayOrDraw, PolicyAsked, PolicyId, Seed,
    SolitaireAnswer, USUAL_GAMES, USUAL_TURNS,
};
use crate::words::Message;
use crate::words::pages::run as words;

/// Most games that a page plays before it is sent, and most that a script may ask for.
pub const MOST_HERE: u32 = 1_000;
pub const MOST: u32 = 100_000;
/// Most turns of a game.
const MOST_TURNS: u32 = 20;

/// What the page does by keys and buttons.
const ACTIONS: &[Action] = &[
    Action {
        id: "run",
        keys: &["r"],
        name: words::act::run,
    },
    Action {
        id: "stop",
        keys: &["Escape"],
        name: words::act::stop,
    },
    Action {
        id: "link",
        keys: &["s"],
        name: words::act::link,
    },
];

/// The script of the page, what that imports, and its actions.
pub const LIVE: (&str, &[&str], &[Action]) = (
    "js/run.js",
    &[
        "js/lab/copy.js",
        "js/lab/keys.js",
        "js/lab/long.js",
        "js/lab/stream.js",
        "js/lab/visit.js",
        "js/shared/api.js",
        "js/shared/words.js",
        "vendor/tinykeys/tinykeys.js",
    ],
    ACTIONS,
);

/// A policy of a game, its name in addresses, and what it is called.
type Named = (PolicyId, &'static str, fn() -> Message);

const FABULA: [Named; 5] = [
    (PolicyId::Race, "race", words::race),
    (PolicyId::BestSpend, "best_spend", words::best_spend),
    (
        PolicyId::CheapestFirst,
        "cheapest_first",
        words::cheapest_first,
    ),
    (
        PolicyId::OffenceFirst,
        "offence_first",
        words::offence_first,
    ),
    (
        PolicyId::InfluenceFirst,
        "influence_first",
        words::influence_first,
    ),
];
const DOMINIONS: [Named; 2] = [
    (PolicyId::Race, "race", words::race),
    (PolicyId::Walk, "walk", words::walk),
];
const MULTIVERSITY: [Named; 2] = [
    (PolicyId::Attack, "attack", words::attack),
    (PolicyId::Spread, "spread", words::spread),
];

/// A policy to choose.
pub struct Choice {
    pub id: &'static str,
    pub name: String,
    pub chosen: bool,
}

/// What the address asks for.
pub struct Asked {
    pub games: u32,
    pub turns: u32,
    pub first: PlayOrDraw,
    policy: Option<PolicyId>,
    pub policies: Vec<Choice>,
    pub seed: String,
    /// Whether games are to be played.
    pub runs: bool,
    pub wrong: Vec<String>,
}

impl Asked {
    /// Reads the address.
    pub fn read(shell: &Shell) -> Self {
        let lang = shell.lang;
        let mut wrong = Vec::new();
        let mut number = |name: &str, usual: u32, most: u32| {
            let Some(text) = shell.asked(name) else {
                return usual;
            };
            let number = text
                .trim()
                .parse()
                .ok()
                .filter(|it| (1..=most).contains(it));
            number.unwrap_or_else(|| {
                wrong.push(words::wrong(name, 1_u32, most).to(lang));
                usual
            })
        };
        let games = number("partidas", USUAL_GAMES, MOST);
        let turns = number("turnos", USUAL_TURNS.into(), MOST_TURNS);
        let seed = shell.asked("semente").unwrap_or("").trim().to_owned();
        if !seed.is_empty() && Seed::of_text(&seed).is_none_or(|it| it.value().is_none()) {
            wrong.push(words::wrong_seed(u64::MAX).to(lang));
        }
        let policies: &[Named] = match shell.game {
            Game::Fabula => &FABULA,
            Game::Dominions => &DOMINIONS,
            Game::Multiversity => &MULTIVERSITY,
            Game::Apoteose => &[],
        };
        let policy = shell.asked("politica");
        let choice = |(_, id, name): &Named| Choice {
            id,
            name: name().to(lang),
            chosen: policy == Some(id),
        };
        Self {
            games,
            turns,
            first: match shell.asked("ordem") {
                Some("draw") => PlayOrDraw::Draw,
                _ => PlayOrDraw::Play,
            },
            policy: policies
                .iter()
                .find(|(_, id, _)| policy == Some(id))
                .map(|(policy, _, _)| *policy),
            policies: policies.iter().map(choice).collect(),
            seed,
            runs: shell.asked("rodar").is_some(),
            wrong,
        }
    }

    /// The same as a request, of no more games than a page plays.
    fn wanted(&self, shell: &Shell, chosen: &Chosen) -> GoldfishAsked {
        GoldfishAsked {
            game: shell.game,
            deck: None,
            code: Some(CodeText(chosen.code.clone())),
            format: chosen.format.clone().map(FormatKey),
            first: self.first,
            policy: self.policy.map(|id| PolicyAsked { id, cards: None }),
            mulligan: None,
            opponent: OpponentAsked::default(),
            seed: Seed::of_text(&self.seed),
            turns: Some(Whole(self.turns)),
            games: Some(Whole(self.games.min(MOST_HERE))),
            precision: None,
            level: Level::default(),
            play_or_draw: false,
            questions: Vec::new(),
            cards: true,
            samples: true,
            illegal: IllegalDecks::Simulate,
        }
    }
}

/// The page of a game of this run but for its seed and its number.
pub fn replay(shell: &Shell, asked: &Asked, chosen: &Chosen) -> Link {
    let mut link = shell
        .link("/laboratorio/partida")
        .with("codigo", &chosen.written)
        .with("assistir", "1")
        .with("turnos", &asked.turns.to_string())
        .with("ordem", asked.first.id());
    if let Some(format) = &chosen.format {
        link = link.with("formato", format);
    }
    if let Some(policy) = asked.policies.iter().find(|it| it.chosen) {
        link = link.with("politica", policy.id);
    }
    link
}

/// Plays the games and tells what they say.
pub async fn run(
    state: &Data<State>,
    current: &Arc<Current>,
    (shell, client): (&Shell, IpAddr),
    asked: &Asked,
    chosen: &Chosen,
) -> Result<Result<Report, Refusal>, Problem> {
    let lang = shell.lang;
    let wanted = asked.wanted(shell, chosen);
    let replay = replay(shell, asked, chosen);
    let answer = match shell.game {
        Game::Dominions => alone::<Dominions>(state, client, shell, wanted).await?,
        Game::Multiversity => alone::<Multiversity>(state, client, shell, wanted).await?,
        Game::Fabula | Game::Apoteose => {
            let (of, its) = (state.clone(), Arc::clone(current));
            let work = move || Run::new(&its, lang, &of.site.public_url, wanted);
            let run = match state.site.at_leisure(work).await? {
                Ok(run) => Arc::new(run),
                Err(why) => return Refusal::unplayed(why, lang).map(Err),
            };
            return match drive(&state.pool, client, run, |_| {}).await {
                Ok(answer) => Ok(Ok(Report::of_fabula(answer, &replay, lang))),
                Err(problem) => Refusal::problem(problem, lang).map(Err),
            };
        }
    };
    Ok(answer.map(|answer| Report::alone(answer, &replay, lang)))
}

async fn alone<A: Alone>(
    state: &Data<State>,
    client: IpAddr,
    shell: &Shell,
    wanted: GoldfishAsked,
) -> Result<Result<SolitaireAnswer, Refusal>, Problem> {
    let run = match solitaire::prepared::<A>(state, shell.lang, wanted).await? {
        Ok(run) => Arc::new(run),
        Err(why) => return Refusal::unplayed(why, shell.lang).map(Err),
    };
    match solitaire::drive::drive(&state.pool, client, run, |_| {}).await {
        Ok(answer) => Ok(Ok(answer)),
        Err(problem) => Refusal::problem(problem, shell.lang).map(Err),
    }
}
