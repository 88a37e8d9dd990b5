//! What a player sees of a game: numbers out of the answer of `/v1/goldfish/play`.

use serde_json::Value;

use crate::goldfish_kit::text;

/// What stands where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    Field,
    Arredor,
    Centro,
}

/// A permanent.
#[derive(Debug, Clone, Copy)]
pub struct Piece {
    pub place: u64,
    pub offence: i64,
    pub influence: i64,
    /// What is left of a base.
    pub left: i64,
    pub vida: i64,
    pub stands: Stands,
    pub is_mine: bool,
    pub is_turned: bool,
}

/// A game at one moment.
pub struct Board {
    pub turn: i64,
    pub part: String,
    pub resources: i64,
    pub exposed: bool,
    pub won: bool,
    pub hand: Vec<Value>,
    pub pieces: Vec<Piece>,
    pub waits: bool,
    asked: String,
    /// The ids of everything that may be done.
    pub legal: Vec<String>,
}

impl Board {
    pub fn of(answer: &Value) -> Self {
        let state = &answer["state"];
        let number = |value: &Value| value.as_i64().unwrap();
        let list = |value: &Value| value.as_array().unwrap().clone();
        Self {
            turn: number(&state["turn"]),
            part: text(&state["part"]).to_owned(),
            resources: number(&state["resources"]),
            exposed: state["opponent_exposed"] == true,
            won: state["outcome"]["won"] == true,
            hand: list(&state["hand"]),
            pieces: list(&state["permanents"]).iter().map(piece).collect(),
            waits: !list(&state["stack"]).is_empty(),
            asked: answer["asked"]["id"].as_str().unwrap_or("").to_owned(),
            legal: list(&answer["legal"])
                .iter()
                .map(|action| text(&action["id"]).to_owned())
                .collect(),
        }
    }

    /// Whether something is asked: the game goes on.
    pub fn asks(&self, what: &str) -> bool {
        self.asked == what
    }

    pub fn is_over(&self) -> bool {
        self.asked.is_empty()
    }

    /// The legal actions with this verb.
    pub fn that(&self, verb: &str) -> Vec<&str> {
        let legal = self.legal.iter().map(String::as_str);
        legal
            .filter(|id| id.split(':').next() == Some(verb))
            .collect()
    }

    /// The own Aliados that a legal action of this verb names.
    pub fn able(&self, verb: &str) -> Vec<Piece> {
        let actions = self.that(verb);
        let may = |place: u64| {
            let place = place.to_string();
            let mut actions = actions.iter();
            actions.any(|id| id.split(':').nth(1) == Some(&place))
        };
        let pieces = self.pieces.iter().copied();
        pieces.filter(|it| may(it.place)).collect()
    }

    /// The bases of the opponent that stand and may be attacked, the weakest first.
    pub fn prey(&self) -> Vec<Piece> {
        let reached = if self.exposed {
            Stands::Centro
        } else {
            Stands::Arredor
        };
        let theirs = self.pieces.iter().copied();
        let mut prey: Vec<Piece> = theirs
            .filter(|it| !it.is_mine && it.stands == reached)
            .collect();
        prey.sort_by_key(|it| (it.left, it.place));
        prey
    }

    /// How good it looks: what fights, what is held, what is taken.
    pub fn looks(&self) -> i64 {
        if self.won {
            return 1_000_000;
        }
        let is_base = |it: &Piece| it.stands != Stands::Field;
        let pieces = self
            .pieces
            .iter()
            .map(|it| match (it.is_mine, is_base(it)) {
                (true, false) => {
                    let ready = if it.is_turned { 0 } else { 3 };
                    10 * it.offence.max(it.influence) + it.vida + ready
                }
                (true, true) => it.left,
                (false, true) => -60 - 10 * it.left,
                (false, false) => -10,
            });
        pieces.sum::<i64>() + 12 * i64::try_from(self.hand.len()).unwrap() + 6 * self.resources
    }
}

fn piece(it: &Value) -> Piece {
    let number = |field: &str| it[field].as_i64().unwrap();
    let is = |word: &str| it["is"].as_array().unwrap().iter().any(|it| it == word);
    Piece {
        place: it["place"].as_u64().unwrap(),
        offence: number("ofensiva"),
        influence: number("influencia"),
        left: number("resistance"),
        vida: number("vida"),
        stands: match it["position"].as_str() {
            Some("centro") => Stands::Centro,
            _ if it["card"]["type"] == "base" => Stands::Arredor,
            _ => Stands::Field,
        },
        is_mine: it["controller"] == "you",
        is_turned: is("turned"),
    }
}
