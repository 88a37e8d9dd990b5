//! A guide whose cards are links.

use crate::web::Link;
use crate::web::parts::decklist::DeckList;

/// A piece of a guide: words, and the card that they name.
pub struct Piece {
    /// The words.
    pub text: String,
    /// The card's page.
    pub link: Option<Link>,
}

/// Cuts a guide where it names cards of the deck; the longest name that fits is taken.
pub fn pieces(guide: &str, list: &DeckList) -> Vec<Piece> {
    let tiles = list.rows().filter_map(|row| row.tile());
    let mut names: Vec<(&str, &Link)> = tiles.map(|it| (it.name.as_str(), &it.link)).collect();
    names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let mut pieces = Vec::new();
    let (mut rest, mut words, mut inside) = (guide, String::new(), false);
    while let Some(letter) = rest.chars().next() {
        let found = names.iter().find(|(name, _)| {
            let after = rest.strip_prefix(*name);
            let ends = |after: &str| !after.starts_with(char::is_alphanumeric);
            !inside && after.is_some_and(ends)
        });
        if let Some((name, link)) = found {
            pieces.push(Piece {
                text: std::mem::take(&mut words),
                link: None,
            });
            pieces.push(Piece {
                text: (*name).to_owned(),
                link: Some((*link).clone()),
            });
            rest = rest.strip_prefix(name).unwrap_or(rest);
            inside = true;
            continue;
        }
        words.push(letter);
        inside = letter.is_alphanumeric();
        rest = rest.strip_prefix(letter).unwrap_or("");
    }
    pieces.push(Piece {
        text: words,
        link: None,
    });
    pieces
}
