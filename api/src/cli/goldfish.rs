//! `fabulario goldfish`: a list from a file plays alone, many times.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;

use chrono::Utc;
use clap::Args;
use fabulario_cards::list;
use fabulario_engine::Game;
use serde_json::json;

use super::cards::catalogue;
use super::decks::{text, unreadable};
use super::{Cli, Failure, print};
use crate::catalogue::Current;
use crate::desk::goldfish::run::Run;
use crate::desk::goldfish::run::drive::drive;
use crate::desk::goldfish::solitaire::{self, Alone, Dominions, Multiversity, Solitaire};
use crate::desk::goldfish::{Lab, Unplayed};
use crate::desk::lists::Teller;
use crate::http::extract::{RequestBody as _, Unread};
use crate::http::problem::Problem;
use crate::wire::goldfish::GoldfishAsked;
use crate::words::Language;
use crate::work::pool::Pool;

mod alone;
mod number;
mod refused;
mod told;

#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each of them is a flag of the command line"
)]
pub(super) struct Command {
    /// The file with the list; - for standard input
    file: PathBuf,
    /// Games to play
    #[arg(long, default_value_t = 10_000)]
    games: u32,
    /// Own turns of each game
    #[arg(long, default_value_t = 6)]
    turns: u8,
    /// The seed: the same one gives the same games [default: another one every time]
    #[arg(long)]
    seed: Option<u64>,
    /// The policy
    #[arg(
        long,
        value_name = "ID",
        help = "race, best_spend, cheapest_first, offence_first or influence_first; race or walk in Dominions; attack or spread in Multiversity [default: the one made for speed]"
    )]
    policy: Option<String>,
    /// Come second and draw in the first turn
    #[arg(long)]
    draw: bool,
    /// Let the opponent put blockers before its bases
    #[arg(long)]
    blocker: bool,
    /// Put back every card of the opening hand that this query does not find, such as "custo<=3"
    #[arg(long, value_name = "QUERY")]
    keep: Option<String>,
    /// Make the best mulligan for a goal: curve or spent, by the end of some turns, such as "curve:2"
    #[arg(long, value_name = "GOAL:TURNS", conflicts_with = "keep")]
    optimal: Option<String>,
    /// Compare beginning and coming second, too
    #[arg(long)]
    play_or_draw: bool,
    /// The format [default: the one in force]
    #[arg(long, value_name = "ID")]
    format: Option<String>,
    /// Play a deck that is not legal, too
    #[arg(long)]
    illegal: bool,
    /// Games played at once [default: one for each core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The language: pt-BR or en
    #[arg(long, default_value = "pt-BR")]
    lang: Language,
    /// Print everything as JSON, as `POST /v1/goldfish` answers
    #[arg(long)]
    json: bool,
    /// Folder to read [default: the catalogue of the database, else the data inside the binary]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

/// Who asks on a command line.
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

pub(super) fn run(command: &Command, cli: &Cli) -> Result<(), Failure> {
    let list = text(&command.file, command.lang).map_err(unreadable)?;
    let catalogue = catalogue(command.data.as_deref(), cli)?;
    let current = Arc::new(Current::alone(catalogue, Utc::now().date_naive())?);
    let asked = command.asked(&current, &list)?;
    match asked.game {
        Game::Dominions => return command.alone::<Dominions>(&current, &asked),
        Game::Multiversity => return command.alone::<Multiversity>(&current, &asked),
        Game::Apoteose => return Err(command.not_played()),
        Game::Fabula => {}
    }
    let run = Run::new(&current, command.lang, "", asked);
    let run = run.map_err(|why| command.told(&why.problem()))?;
    let of = run.games();
    let played = command.play(of, async |pool: &Pool, progress: &mut dyn FnMut(u64)| {
        drive(pool, HERE, Arc::new(run.patiently()), progress).await
    });
    let answer = played.map_err(|why| command.told(&why))?;
    if command.json {
        return print(&(serde_json::to_string_pretty(&answer)? + "\n"));
    }
    print(&told::table(&answer, command.lang)?)
}

impl Command {
    /// The request that the list and the flags make.
    fn asked(&self, current: &Current, text: &str) -> Result<GoldfishAsked, Failure> {
        let report = list::read(&current.catalogue, text, None);
        let report = report.map_err(|error| unreadable(format!("{error}.")))?;
        let game = report.game.unwrap_or(Game::Fabula);
        let teller = Teller {
            catalogue: &current.catalogue,
            index: &current.index,
            lang: self.lang,
        };
        let parsed = teller.list(&report, Vec::new());
        if parsed.not_understood > 0 {
            return Err(self.unclear(&parsed));
        }
        let Some(deck) = &parsed.deck else {
            return Err(self.unclear(&parsed));
        };
        let seed = self.seed.map(|seed| seed.to_string());
        let keep = self.keep.as_ref();
        let keep = keep.map(|keep| json!({ "id": "keep", "keep": { "query": keep } }));
        let optimal = self.optimal.as_ref().map(|goal| {
            let (goal, turns) = goal.split_once(':').unwrap_or((goal, "2"));
            let turns = turns
                .parse::<u32>()
                .map_or_else(|_| json!(turns), |it| json!(it));
            json!({ "id": "optimal", "goal": { "id": goal, "turns": turns } })
        });
        let body = json!({
            "game": game,
            "deck": deck,
            "games": self.games,
            "turns": self.turns,
            "policy": self.policy.as_ref().map(|id| json!({ "id": id })),
            "opponent": { "id": if self.blocker { "blocker" } else { "inert" } },
            "first": if self.draw { "draw" } else { "play" },
            "illegal": if self.illegal { "simulate" } else { "refuse" },
            "seed": seed,
            "mulligan": keep.or(optimal),
            "play_or_draw": self.play_or_draw,
            "format": self.format,
        });
        let asked = GoldfishAsked::read(&serde_json::to_vec(&body)?, self.lang);
        asked.map_err(|unread| match unread {
            Unread::Malformed(error) => error.into(),
            Unread::Mistaken(mistakes) => self.told(&Unplayed::Mistaken(mistakes).problem()),
        })
    }

    /// The same for another game.
    fn alone<A: Alone>(&self, current: &Current, asked: &GoldfishAsked) -> Result<(), Failure> {
        let lab = Lab {
            current,
            lang: self.lang,
            public_url: "",
        };
        let run = Solitaire::<A>::new(lab, asked);
        let run = run.map_err(|why| self.told(&why.problem()))?;
        let of = run.games();
        let played = self.play(of, async |pool: &Pool, progress: &mut dyn FnMut(u64)| {
            solitaire::drive::drive(pool, HERE, Arc::new(run), progress).await
        });
        let answer = played.map_err(|why| self.told(&why))?;
        if self.json {
            return print(&(serde_json::to_string_pretty(&answer)? + "\n"));
        }
        print(&alone::table(&answer, self.lang)?)
    }

    /// Plays so many games, with a bar where somebody looks.
    fn play<T>(
        &self,
        of: u64,
        played: impl AsyncFnOnce(&Pool, &mut dyn FnMut(u64)) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let cores = || available_parallelism().map_or(1, usize::from);
        let threads = self.threads.map_or_else(cores, usize::from);
        let pool = Pool::start(threads).map_err(Problem::internal)?;
        let shown = io::stderr().is_terminal();
        let mut progress = |games: u64| {
            if shown {
                let done = usize::try_from(games * 30 / of.max(1)).unwrap_or(30);
                let bar = format!("{}{}", "█".repeat(done), "░".repeat(30 - done.min(30)));
                let _ = write!(io::stderr(), "\r{bar} {games} / {of}");
            }
        };
        let answer = actix_web::rt::System::new().block_on(played(&pool, &mut progress));
        if shown {
            let _ = write!(io::stderr(), "\r{:60}\r", "");
        }
        answer
    }
}
