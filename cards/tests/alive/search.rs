//! For every part of every card a game in which it tells.

use std::fmt;
use std::sync::Mutex;

use fabulario_engine::fabula::{Event, Table};
use fabulario_engine::rng::Rng;
use serde_json::{Value, json};

use super::board::board;
use super::cast::{CARD, cast, fichas_in, name_of};
use super::pair::Pair;
use super::parts::{Part, parts, with_silent_keywords};
use super::player::Fan;

/// Everything below depends on this number and on the data, on nothing else.
const SEED: u64 = 20_261_116;
/// So many games are tried, of so many actions each.
pub const TRIES: u64 = 2000;
const ACTIONS: usize = 160;
/// After so many games others play along.
const COMPANY: u64 = 50;

/// What became of one part.
pub struct Found {
    pub card: String,
    pub pointer: String,
    pub witness: Option<Witness>,
}

/// A game in which the part told: what happened with it, and in that place without it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Witness {
    pub game: u64,
    pub actions: usize,
    pub with: Option<Event>,
    pub without: Option<Event>,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { card, pointer, .. } = self;
        let Some(it) = &self.witness else {
            return write!(f, "{card} {pointer}: dead in {TRIES} games");
        };
        let (game, actions) = (it.game, it.actions);
        write!(f, "{card} {pointer}: game {game}, {actions} actions, ")?;
        match (it.with, it.without) {
            (Some(with), Some(without)) => write!(f, "{with:?} instead of {without:?}"),
            (Some(with), None) => write!(f, "{with:?}"),
            (None, Some(without)) => write!(f, "prevents {without:?}"),
            (None, None) => Ok(()),
        }
    }
}

/// A set to search in.
pub struct Hall {
    cards: Vec<Value>,
    keywords: Value,
    fichas: Vec<Value>,
}

impl Hall {
    pub fn new(cards: Vec<Value>, keywords: &Value) -> Self {
        let mut fichas = Vec::new();
        fichas_in(&json!(cards), &mut fichas);
        fichas_in(keywords, &mut fichas);
        Self {
            cards,
            keywords: with_silent_keywords(keywords),
            fichas,
        }
    }

    /// Every part of every card, in the order of the set, on all cores.
    pub fn search(&self) -> Vec<Found> {
        let next = Mutex::new(0..self.cards.len());
        let found = Mutex::new(Vec::new());
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..cores {
                scope.spawn(|| {
                    while let Some(at) = { next.lock().unwrap().next() } {
                        let card = &self.cards[at];
                        let all: Vec<Found> = parts(card)
                            .iter()
                            .map(|part| self.find(card, part, 0..TRIES))
                            .collect();
                        found.lock().unwrap().push((at, all));
                    }
                });
            }
        });
        let mut found = found.into_inner().unwrap();
        found.sort_by_key(|(at, _)| *at);
        found.into_iter().flat_map(|(_, all)| all).collect()
    }

    /// The first of some games in which the part of a card tells.
    pub fn find(&self, card: &Value, part: &Part, games: std::ops::Range<u64>) -> Found {
        // What is forbidden is seen where it is not.
        let text = card.pointer(&part.pointer).unwrap_or(card).to_string();
        let odd = if text.contains("forbid") { 0 } else { 2 };
        let mut scene: Option<Scene> = None;
        let witness = games.into_iter().find_map(|game| {
            let company = game / COMPANY;
            let scene = match scene.take() {
                Some(same) if same.company == company => scene.insert(same),
                _ => scene.insert(self.scene(card, part, company)),
            };
            scene.play(game, game % 3 == odd)
        });
        Found {
            card: name_of(card),
            pointer: part.pointer.clone(),
            witness,
        }
    }

    /// The two tables of some games.
    fn scene<'c>(&self, card: &Value, part: &'c Part, company: u64) -> Scene<'c> {
        let name = name_of(card);
        let seed = SEED ^ hash(&name);
        let mut rng = Rng::new(seed, u64::MAX / 2 + company);
        let cast = cast(card, &self.cards, &self.fichas, &mut rng);
        let table = |card: Value| {
            let mut cards = cast.cards.clone();
            cards[CARD] = card;
            Table::with_keywords(&json!(cards), &self.keywords)
                .unwrap_or_else(|wrong| panic!("{name} without {}: {wrong:?}", part.pointer))
        };
        let (full, bare) = (table(card.clone()), table(part.delete(card)));
        Scene {
            full,
            bare,
            fitting: cast.fitting,
            card: name,
            part,
            seed,
            company,
        }
    }
}

struct Scene<'c> {
    full: Table,
    bare: Table,
    fitting: Vec<Vec<String>>,
    card: String,
    part: &'c Part,
    seed: u64,
    company: u64,
}

impl Scene<'_> {
    /// One game; the player decides in the full one, or in the other.
    fn play(&self, game: u64, reverse: bool) -> Option<Witness> {
        let (leader, follower) = if reverse {
            (&self.bare, &self.full)
        } else {
            (&self.full, &self.bare)
        };
        let rng = Rng::new(self.seed, game);
        let set_up = |table| board(table, &self.card, &self.fitting, rng);
        let is_focus = |name: &str| name == self.card || self.part.ficha.as_deref() == Some(name);
        let focus = leader
            .ids()
            .map(|id| is_focus(&leader.card(id).name))
            .collect();
        let fan = Fan::new(Rng::new(self.seed, !game), focus);
        let card = leader.find(&self.card).unwrap();
        // Small games first, longer ones when those do not tell.
        let limit = if game < 40 { ACTIONS / 2 } else { ACTIONS };
        let sign = Pair::new(&set_up(leader), &set_up(follower), fan, card).play(limit)?;
        let (with, without) = if reverse {
            (sign.follower, sign.leader)
        } else {
            (sign.leader, sign.follower)
        };
        Some(Witness {
            game,
            actions: sign.actions,
            with,
            without,
        })
    }
}

/// FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
