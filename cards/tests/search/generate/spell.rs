//! A query as somebody might write it: any name of a field, any spelling, in either language.

use super::super::oracle::query::{Find, Leaf, Look, Query};
use super::dice::Dice;
use dress::cased;
use term::term;

mod dress;
mod term;

/// The query as a text, now and then with an order, which changes nothing.
pub(super) fn spell(query: &Query, dice: &mut Dice) -> String {
    if dice.percent(4) {
        let orders = [
            "ordem:nome",
            "order:cost",
            "sort:rarity dir:desc",
            "dir:asc",
        ];
        let order = dice.word(&orders);
        return format!("{} {order}", tree(query, Bond::Both, dice));
    }
    tree(query, Bond::Or, dice)
}

/// How strongly what stands around a part binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Bond {
    Or,
    Both,
    Not,
}

fn tree(query: &Query, around: Bond, dice: &mut Dice) -> String {
    let (text, bond) = match query {
        Query::Any(parts) => {
            let mut text = tree(&parts[0], Bond::Both, dice);
            for part in &parts[1..] {
                let or = cased(dice.word(&["ou", "or", "ou"]), dice);
                text = format!("{text} {or} {}", tree(part, Bond::Both, dice));
            }
            (text, Bond::Or)
        }
        Query::All(parts) => {
            // What stands inside of "both" is written down in brackets unless it binds more strongly.
            let mut text = tree(&parts[0], Bond::Not, dice);
            for part in &parts[1..] {
                let and = dice.word(&["", "", "", " ", "e", "and"]);
                let and = cased(and, dice);
                let gap = if and.trim().is_empty() { "" } else { " " };
                text = format!("{text} {and}{gap}{}", tree(part, Bond::Not, dice));
            }
            (text, Bond::Both)
        }
        Query::Not(part) => {
            // Before a bare word, “não” may be one of the words that a card denies something with.
            let bare = matches!(&**part, Query::Term(leaves) if matches!(leaves[..], [Leaf::Text(Look::Anywhere, Find::Word(_)), ..]));
            let words: &[&str] = &["-", "-", "-", "nao ", "não ", "not "];
            let word = dice.word(if bare { &words[..3] } else { words });
            let word = cased(word, dice);
            let inner = tree(part, Bond::Not, dice);
            // Two negations in a row, and sums in brackets, need brackets of their own.
            let doubled = matches!(**part, Query::Not(_)) && !inner.starts_with('(');
            let sum = matches!(**part, Query::Term(_)) && inner.starts_with('(');
            let text = if doubled || sum {
                format!("{word}({inner})")
            } else {
                format!("{word}{inner}")
            };
            (text, Bond::Not)
        }
        Query::Term(leaves) => (term(leaves, dice), Bond::Not),
    };
    if bond < around || dice.percent(5) {
        let gap = if dice.percent(15) { " " } else { "" };
        format!("({gap}{text}{gap})")
    } else {
        text
    }
}
