//! What cards of every game share: ids that are theirs alone, names nobody can mistake, printings in sets that exist.

use std::collections::{HashMap, HashSet};

use fabulario_engine::Game;

use super::super::{GameBook, Mistake};
use crate::sheet::{Set, Sheet};
use crate::words::slug;

/// A card, and where it stands.
pub(crate) struct OnFile<'a> {
    pub game: Game,
    pub file: &'a str,
    pub pointer: &'a str,
    pub sheet: &'a Sheet,
    /// What makes it another card in spite of its name. Ruling: MVC-C12
    pub version: Option<&'a str>,
    pub token: bool,
}

impl OnFile<'_> {
    fn wrong(&self, pointer: &str, message: String) -> Mistake {
        Mistake::new(self.file, format!("{}{pointer}", self.pointer), message)
    }
}

/// The rule that makes a name the name of one card.
pub(crate) const fn name_rule(game: Game) -> &'static str {
    match game {
        Game::Fabula => "FAB 2.1.3",
        Game::Dominions => "DD-K2",
        Game::Multiversity => "MVC-C12",
        Game::Apoteose => "APO-H16",
    }
}

/// The sets, and the codes of those in which something is wrong, which is told already.
pub(crate) struct Sets<'a> {
    pub sound: &'a [Set],
    pub broken: HashSet<(Game, &'a str)>,
}

impl Sets<'_> {
    fn knows(&self, game: Game, code: &str) -> bool {
        let is = |set: &Set| set.game == game && set.code == code;
        self.sound.iter().any(is) || self.broken.contains(&(game, code))
    }
}

/// Checks all cards against each other, and against the sets and rules that they speak of.
pub(crate) fn check(
    cards: &[OnFile<'_>],
    sets: &Sets<'_>,
    books: &std::collections::BTreeMap<Game, GameBook>,
    mistakes: &mut Vec<Mistake>,
) {
    let mut ids: HashMap<&str, &OnFile<'_>> = HashMap::with_capacity(cards.len());
    let mut alike: HashMap<(Game, String), &OnFile<'_>> = HashMap::with_capacity(cards.len());
    let mut english: HashMap<(Game, &str, Option<&str>), &str> = HashMap::new();
    let mut numbers: HashMap<(&str, u32), &str> = HashMap::with_capacity(cards.len());
    for card in cards {
        let (game, sheet) = (card.game, card.sheet);
        let id = sheet.id.as_str();
        if !is_id(id, game) {
            let message = format!("must be {game}- and lower-case letters, digits and hyphens");
            mistakes.push(card.wrong("/id", message));
        }
        if let Some(first) = ids.insert(id, card) {
            let message = format!("{id} is also the id in {} {}", first.file, first.pointer);
            mistakes.push(card.wrong("/id", message));
        }
        let version = card.version.unwrap_or_default();
        let key = (
            game,
            format!("{} {version} {}", slug(&sheet.name.pt), card.token),
        );
        if let Some(first) = alike.insert(key, card) {
            let same = first.sheet.name.pt == sheet.name.pt;
            let other = &first.sheet.id;
            if !same {
                let message = format!(
                    "differs from the name of {other} only in case, accents or marks ({})",
                    name_rule(game)
                );
                mistakes.push(card.wrong("/name/pt-BR", message));
            } else if game != Game::Fabula && !card.token {
                // The engine of Fábula tells it itself.
                let name = &sheet.name.pt;
                let message = format!("{name} is also the name of {other} ({})", name_rule(game));
                mistakes.push(card.wrong("/name/pt-BR", message));
            }
        }
        let in_english = sheet.name.all().find(|(lang, _)| lang.tag() == "en");
        if let Some((_, name)) = in_english
            && let Some(first) = english.insert((game, name, card.version), id)
        {
            mistakes.push(card.wrong(
                "/name/en",
                format!("is also the name of {first} ({})", name_rule(game)),
            ));
        }
        if card.token != sheet.printings.is_empty() {
            let token = if game == Game::Fabula {
                "ficha"
            } else {
                "token"
            };
            let message = format!("a card has at least one printing, a {token} none");
            mistakes.push(card.wrong("/printings", message));
        }
        for (i, printing) in sheet.printings.iter().enumerate() {
            if !sets.knows(game, &printing.set) {
                let message = format!("{} is no set of this game", printing.set);
                mistakes.push(card.wrong(&format!("/printings/{i}/set"), message));
            }
            if printing.number == 0 {
                let message = "counts from 1".to_owned();
                mistakes.push(card.wrong(&format!("/printings/{i}/number"), message));
            }
            if let Some(first) = numbers.insert((&printing.set, printing.number), id) {
                let message = format!("is also the number of {first}");
                mistakes.push(card.wrong(&format!("/printings/{i}/number"), message));
            }
            let words = [&printing.artist, &printing.illustration]
                .into_iter()
                .flatten();
            for word in words.chain(&printing.finishes) {
                for message in crate::words::unclean(word, 120) {
                    mistakes.push(card.wrong(&format!("/printings/{i}"), message));
                }
            }
        }
        for (i, ruling) in sheet.rulings.iter().enumerate() {
            for (j, rule) in ruling.rules.iter().enumerate() {
                // Of rules that could not be read something is said already.
                let known = books.get(&game).is_none_or(|book| book.knows(rule));
                if !known {
                    let message = format!("{rule} is not among the game's rules and rulings");
                    mistakes.push(card.wrong(&format!("/rulings/{i}/rules/{j}"), message));
                }
            }
        }
    }
}

/// What is wrong with the code of a set: it is short, in capitals, and its alone.
pub(crate) fn wrong_code(code: &str, taken: bool) -> Option<String> {
    let plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    if !code.chars().all(plain) || !(2..=6).contains(&code.len()) {
        return Some("must be 2 to 6 capital letters and digits".to_owned());
    }
    taken.then(|| format!("{code} stands twice"))
}

fn is_id(id: &str, game: Game) -> bool {
    let rest = id
        .strip_prefix(game.code())
        .and_then(|rest| rest.strip_prefix('-'));
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    rest.is_some_and(|rest| !rest.is_empty() && rest.chars().all(plain)) && id.len() <= 120
}
