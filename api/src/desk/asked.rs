//! What somebody means who types into the one box: cards, a rule, a deck's code, or a whole list.

use fabulario_cards::list::{self, By, What, Why};
use fabulario_engine::Game;

use crate::catalogue::Current;

/// What is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meant {
    /// Nothing was typed.
    Nothing,
    /// Cards that a query finds.
    Cards(String),
    /// Rules of a game, by number or by a question.
    Rules(Game, String),
    /// The deck of a code.
    Deck(String),
    /// A list of cards.
    List,
}

/// Tells what a text means; a question is about the game that the page speaks of.
pub fn meant(current: &Current, text: &str, game: Game) -> Meant {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let line = match (lines.next(), lines.next()) {
        (None, _) => return Meant::Nothing,
        (Some(_), Some(_)) => return Meant::List,
        (Some(line), None) => line,
    };
    if let Some((game, number)) = rule(line, game) {
        return Meant::Rules(game, number);
    }
    let report = list::read(&current.catalogue, line, None).ok();
    for entry in report.iter().flat_map(|it| &it.entries) {
        match &entry.what {
            What::Card { by: By::Code, .. } => return Meant::Deck(code(line)),
            // Whoever wrote it wants to know what is wrong with it, which the report on lists tells.
            What::Refused(_, Why::BadCode(_)) => return Meant::List,
            What::Card { .. } if entry.copies.is_some() => return Meant::List,
            _ => {}
        }
    }
    if line.ends_with('?') {
        return Meant::Rules(game, line.to_owned());
    }
    Meant::Cards(line.to_owned())
}

/// A deck code, alone or at the end of a link.
fn code(line: &str) -> String {
    let path = line.split(['?', '#']).next().unwrap_or(line);
    let parts = path.split(['/', ':', ' ', ')', ']']);
    let longest = parts.max_by_key(|part| if is_code(part) { part.len() } else { 0 });
    let asked = line.split("code=").nth(1);
    let asked = asked.and_then(|it| it.split(['&', '#', ')', ' ']).next());
    let found = longest.filter(|it| is_code(it)).or(asked);
    found.unwrap_or(line).to_owned()
}

fn is_code(part: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    part.len() > 6 && part.bytes().all(plain)
}

/// The number of a rule, with its game if it names one: `FAB 1.4.4`, `fab-d6`, `1.4.4`.
fn rule(line: &str, game: Game) -> Option<(Game, String)> {
    let upper = line.to_uppercase();
    for game in Game::ALL {
        let Some(rest) = upper.strip_prefix(&game.code().to_uppercase()) else {
            continue;
        };
        let number = rest.trim_start_matches([' ', '-']);
        if number.len() < rest.len() && is_number(number) {
            return Some((game, line.to_owned()));
        }
    }
    let dotted = line.contains('.') && line.starts_with(|c: char| c.is_ascii_digit());
    (dotted && is_number(&upper)).then(|| (game, line.to_owned()))
}

/// `1.4.4`, `D6`, `C1`.
fn is_number(text: &str) -> bool {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let letters = text.len() - digits.len();
    let known = |c: char| c.is_ascii_digit() || c == '.' || c.is_ascii_lowercase();
    letters <= 1
        && digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.to_lowercase().chars().all(known)
}
