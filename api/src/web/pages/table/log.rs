//! What happened, turn by turn and action by action, each with the rules by which it did.

use crate::web::{Link, Shell};
use crate::wire::goldfish::LogLine;

/// An own turn; nought is what comes before the first.
pub struct Turn {
    pub number: u16,
    pub moves: Vec<Move>,
}

/// What followed one action, or the beginning of the game.
pub struct Move {
    /// How many actions are played after it.
    pub until: usize,
    /// Whether the game stands there.
    pub here: bool,
    pub lines: Vec<Line>,
}

/// Something that happened.
pub struct Line {
    pub text: String,
    pub rule: &'static str,
    pub link: Link,
}

impl Turn {
    /// The log of a game that stands after `at` actions.
    pub fn all(log: Vec<LogLine>, at: usize, shell: &Shell) -> Vec<Self> {
        let mut turns: Vec<Self> = Vec::new();
        let book = shell.link("/regras/fab");
        for line in log {
            let until = line.action.map_or(0, |action| action + 1);
            let told = Line {
                text: line.text,
                rule: line.rule,
                link: book.clone().at(&line.rule.replace(' ', "-")),
            };
            let number = line.turn;
            if turns.last().is_none_or(|turn| turn.number != number) {
                let moves = Vec::new();
                turns.push(Self { number, moves });
            }
            let Some(turn) = turns.last_mut() else {
                continue;
            };
            match turn.moves.last_mut() {
                Some(last) if last.until == until => last.lines.push(told),
                _ => turn.moves.push(Move {
                    until,
                    here: until == at,
                    lines: vec![told],
                }),
            }
        }
        turns
    }

    /// How many actions are played when it begins.
    pub fn begins(&self) -> usize {
        self.moves.first().map_or(0, |it| it.until)
    }
}
