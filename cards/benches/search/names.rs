//! What somebody begins to write, or writes wrong: names of cards.

use std::collections::HashSet;

use fabulario_cards::Catalogue;
use fabulario_engine::Lang;

use super::dice::Dice;
use super::make::QUESTIONS;

/// Beginnings of names, and now and then of a later word of a name, of one to eight letters.
pub fn beginnings(catalogue: &Catalogue) -> Vec<String> {
    let mut dice = Dice(11);
    let mut seen = HashSet::new();
    let mut made = Vec::new();
    while made.len() < QUESTIONS {
        let (name, _) = name(catalogue, &mut dice);
        let words: Vec<&str> = name.split(' ').collect();
        let from = if dice.percent(75) {
            0
        } else {
            dice.below(words.len())
        };
        let letters = 1 + dice.below(8);
        let begin: String = words[from..].join(" ").chars().take(letters).collect();
        let begin = begin.trim().to_owned();
        if seen.insert(begin.clone()) {
            made.push(begin);
        }
    }
    made
}

/// Names with one or two wrong letters, and the place of the card that was meant.
pub fn misspelt(catalogue: &Catalogue) -> Vec<(String, usize)> {
    let mut dice = Dice(12);
    let mut made = Vec::new();
    while made.len() < QUESTIONS {
        let (name, card) = name(catalogue, &mut dice);
        let mut letters: Vec<char> = name.chars().collect();
        for _ in 0..=dice.below(2) {
            let at = dice.below(letters.len() - 1);
            let other = *dice.pick(&['a', 'e', 'i', 'o', 'r', 's', 't', 'l', 'n', 'm']);
            match dice.below(4) {
                0 => letters.swap(at, at + 1),
                1 => letters[at] = other,
                2 => letters.insert(at, other),
                _ => drop(letters.remove(at)),
            }
        }
        made.push((letters.into_iter().collect(), card));
    }
    made
}

fn name(catalogue: &Catalogue, dice: &mut Dice) -> (String, usize) {
    let card = dice.below(catalogue.cards().len());
    let lang = *dice.pick(&Lang::ALL);
    (
        catalogue.cards()[card].sheet.name.get(lang).to_owned(),
        card,
    )
}
