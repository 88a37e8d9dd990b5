//! A player who knows the rules and tries things out: no policy of the engine is asked.

use std::collections::{HashMap, HashSet};

use fabulario_tests::Actor;
use serde_json::{Value, json};

use super::board::{Board, Piece};
use super::combat;
use crate::goldfish_kit::text;

/// Attacks are counted up to this own turn.
const LAST: i64 = 6;
/// Most choices that are tried out.
const MOST_TRIED: usize = 10;

/// What is printed on the Aliados of a deck: ofensiva and influência.
pub struct Printed(HashMap<String, (i64, i64)>);

impl Printed {
    pub fn of(actor: &Actor, body: &Value) -> Self {
        let cards = body["deck"]["main"].as_array().unwrap().iter();
        let read = cards.map(|it| {
            let id = text(&it["card"]);
            let card = actor.get(&format!("/v1/cards/{id}")).ok();
            let number = |field: &str| card[field].as_i64().unwrap_or(0);
            (id.to_owned(), (number("ofensiva"), number("influencia")))
        });
        Self(read.collect())
    }
}

/// A game that is played by asking what each action would bring.
pub struct Player<'a> {
    actor: &'a Actor,
    body: Value,
    board: Board,
    printed: &'a Printed,
    /// Cards that could be paid for in the last Ação but not played.
    stuck: HashSet<String>,
}

impl<'a> Player<'a> {
    pub fn new(actor: &'a Actor, mut body: Value, printed: &'a Printed) -> Self {
        body["actions"] = json!([]);
        let mut it = Self {
            actor,
            board: ask(actor, &body),
            body,
            printed,
            stuck: HashSet::new(),
        };
        it.act("done");
        it
    }

    /// The turn in which the game is won, or one more than the last.
    pub fn turn_of_win(mut self, turns: i32) -> i32 {
        while !self.board.is_over() && self.board.turn <= i64::from(turns) {
            self.step();
        }
        if self.board.won {
            i32::try_from(self.board.turn).unwrap()
        } else {
            turns + 1
        }
    }

    fn step(&mut self) {
        if self.board.asks("discard_down") {
            let dear = self.board.hand.iter().max_by_key(|it| cost(it));
            let dear = format!("discard:{}", text(&dear.unwrap()["id"]));
            return self.act(&dear);
        }
        if !self.board.asks("priority") {
            let choice = self.choice();
            return self.act(&choice);
        }
        match self.board.part.as_str() {
            _ if self.board.waits => self.act("pass"),
            "restauracao" => self.restore(),
            "acao" => self.play(),
            "ofensiva" => self.declare(combat::attackers),
            "influencia" => self.declare(combat::influencers),
            _ => self.act("pass"),
        }
    }

    /// Unturns those who do more for their resource than any card of the hand.
    fn restore(&mut self) {
        let turned = self.board.able("restore");
        let chosen = self.chosen(&turned);
        let places: Vec<u64> = chosen.into_iter().filter_map(|it| it.place).collect();
        for place in places {
            self.act_if_legal(&format!("restore:{place}"));
        }
        if self.board.part == "restauracao" {
            self.act("pass");
        }
    }

    /// Aliados first, then whatever looks better afterwards.
    fn play(&mut self) {
        let resources = self.board.resources;
        let paid = self.board.hand.iter().filter(|it| cost(it) <= resources);
        let ids = paid.map(|it| text(&it["id"]).to_owned());
        let stuck = ids.filter(|id| !self.board.legal.contains(&format!("play:{id}")));
        self.stuck = stuck.collect();
        let chosen = self.chosen(&[]);
        let cards: Vec<String> = chosen.into_iter().filter_map(|it| it.card).collect();
        let mut played = false;
        for card in cards {
            played |= self.board.part == "acao" && self.act_if_legal(&format!("play:{card}"));
            self.settle();
        }
        if !played && !self.improve() {
            self.act("pass");
        }
    }

    /// Tries every card and ability, and does the best of those that bring something.
    fn improve(&mut self) -> bool {
        let now = self.board.looks();
        let verbs = ["play", "activate", "attach", "turn_up"];
        let mut open: Vec<String> = Vec::new();
        for verb in verbs {
            open.extend(self.board.that(verb).into_iter().map(str::to_owned));
        }
        open.truncate(2 * MOST_TRIED);
        let tried = open.into_iter().map(|id| (self.after(&id), id));
        let best = tried.max_by_key(|(looks, _)| *looks);
        let Some((_, id)) = best.filter(|(looks, _)| *looks > now) else {
            return false;
        };
        self.act(&id);
        self.settle();
        true
    }

    fn declare(&mut self, orders: fn(&Board) -> Vec<String>) {
        for id in orders(&self.board) {
            self.act_if_legal(&id);
        }
        let end = if self.board.asks("declare") {
            "done"
        } else {
            "pass"
        };
        self.act_if_legal(end);
    }

    /// What is asked and what waits, until the own turn goes on.
    fn settle(&mut self) {
        while !self.board.is_over() && (self.board.waits || !self.board.asks("priority")) {
            if self.board.asks("discard_down") {
                return;
            }
            let id = if self.board.asks("priority") {
                "pass".to_owned()
            } else {
                self.choice()
            };
            self.act(&id);
        }
    }

    /// The choice after which the game looks best; a number is as large as may be.
    fn choice(&self) -> String {
        let legal: Vec<&String> = self
            .board
            .legal
            .iter()
            .filter(|id| *id != "concede")
            .collect();
        let numbers = self.board.that("number");
        if let Some(most) = numbers
            .iter()
            .max_by_key(|id| id.split(':').nth(1).unwrap().parse::<i64>().unwrap())
        {
            return (*most).to_owned();
        }
        let tried = legal.iter().take(MOST_TRIED);
        let best = tried
            .rev()
            .max_by_key(|id| if legal.len() == 1 { 0 } else { self.after(id) });
        (*best.unwrap()).clone()
    }

    /// How the game looks after an action, when what it brought has been settled by the first choices.
    fn after(&self, id: &str) -> i64 {
        let mut body = self.body.clone();
        let mut id = id.to_owned();
        for _ in 0..8 {
            body["actions"].as_array_mut().unwrap().push(json!(id));
            let board = ask(self.actor, &body);
            let quiet = board.asks("priority") && !board.waits;
            if board.is_over() || quiet || board.asks("discard_down") {
                return board.looks();
            }
            let numbers = board.that("number");
            let most = numbers.last().copied();
            let first = board.legal.first().map(String::as_str);
            let next = if board.asks("priority") {
                Some("pass")
            } else {
                most.or(first)
            };
            next.unwrap().clone_into(&mut id);
        }
        i64::MIN
    }

    /// The Aliados to unturn and the cards to play that are worth most together.
    fn chosen(&self, turned: &[Piece]) -> Vec<Item> {
        let left = (LAST - self.board.turn).max(1);
        let mut items: Vec<Item> = turned.iter().map(Item::of_turned).collect();
        for card in &self.board.hand {
            let id = text(&card["id"]);
            if card["type"] == "aliado" && !self.stuck.contains(id) {
                let (offence, influence) = self.printed.0[id];
                let worth = force(offence, influence);
                items.push(Item {
                    card: Some(id.to_owned()),
                    place: None,
                    price: usize::try_from(cost(card)).unwrap(),
                    worth: worth * left - 5 * (left - 1) + 1,
                });
            }
        }
        best_of(items, usize::try_from(self.board.resources).unwrap_or(0))
    }

    fn act_if_legal(&mut self, id: &str) -> bool {
        let legal = self.board.legal.iter().any(|it| it == id);
        if legal {
            self.act(id);
        }
        legal
    }

    fn act(&mut self, id: &str) {
        self.body["actions"].as_array_mut().unwrap().push(json!(id));
        self.board = ask(self.actor, &self.body);
    }
}

/// What resources may be spent on: an Aliado to unturn, or one of the hand.
#[derive(Debug, Clone)]
struct Item {
    place: Option<u64>,
    card: Option<String>,
    price: usize,
    worth: i64,
}

impl Item {
    fn of_turned(it: &Piece) -> Self {
        Self {
            place: Some(it.place),
            card: None,
            price: 1,
            worth: force(it.offence, it.influence),
        }
    }
}

fn cost(card: &Value) -> i64 {
    card["cost"].as_i64().unwrap()
}

/// Tenths of a point of damage in a turn.
fn force(offence: i64, influence: i64) -> i64 {
    (10 * offence).max(8 * influence)
}

/// The most worth for so many resources.
fn best_of(items: Vec<Item>, resources: usize) -> Vec<Item> {
    let mut best: Vec<(i64, Vec<Item>)> = vec![(0, Vec::new()); resources + 1];
    for item in items {
        for left in (item.price..=resources).rev() {
            let (worth, chosen) = &best[left - item.price];
            if worth + item.worth > best[left].0 {
                let chosen = chosen.iter().chain([&item]).cloned().collect();
                best[left] = (worth + item.worth, chosen);
            }
        }
    }
    best.pop().unwrap().1
}

fn ask(actor: &Actor, body: &Value) -> Board {
    Board::of(&actor.post("/v1/goldfish/play?lang=en", body).ok())
}
