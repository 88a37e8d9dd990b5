//! Going back and forth in a game.

use super::asked::{after, fresh, moment};
use super::log::Turn;
use crate::web::{Link, Shell};
use crate::wire::goldfish::ActionId;

/// Where a game stands, and what lies before and behind.
pub struct Steps {
    /// Actions that are played, and all that are known.
    pub at: usize,
    pub of: usize,
    pub first: Option<Link>,
    pub back: Option<Link>,
    pub ahead: Option<Link>,
    pub last: Option<Link>,
    /// What is done next, in words.
    pub next: Option<String>,
    /// The beginnings of turns.
    pub turns: Vec<(u16, Link)>,
    /// The same game from its beginning, another one, this moment as others see it, and played on by hand.
    pub restart: Link,
    pub other: Link,
    pub share: Link,
    pub from_here: Option<Link>,
}

impl Steps {
    /// The steps of a game at a moment; `watching` somebody else's game.
    pub fn new(
        shell: &Shell,
        (at, of): (usize, usize),
        (actions, watching): (&[ActionId], bool),
        next: Option<String>,
        log: &[Turn],
    ) -> Self {
        let to = |until: usize, is: bool| is.then(|| moment(shell, until));
        let number = shell.asked("numero").and_then(|it| it.parse::<u32>().ok());
        let number = number.unwrap_or(0).checked_add(1).unwrap_or(0).to_string();
        let gone = ["acoes", "ate", "em", "faz"].map(|it| (it, None));
        let other = [&gone[..], &[("numero", Some(number.as_str()))]].concat();
        let turns = log.iter().filter(|turn| turn.number > 0);
        Self {
            first: to(0, at > 0),
            back: to(at.saturating_sub(1), at > 0),
            ahead: to(at + 1, at < of),
            last: to(of, at < of),
            turns: turns
                .map(|turn| (turn.number, moment(shell, turn.begins())))
                .collect(),
            restart: if watching {
                moment(shell, 0)
            } else {
                fresh(shell)
            },
            other: shell.here(&other),
            share: shell.here(&[]),
            from_here: actions
                .get(..at)
                .filter(|_| watching && !actions.is_empty())
                .map(|played| after(shell, played)),
            at,
            of,
            next,
        }
    }
}
