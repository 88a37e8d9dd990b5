//! The cards of a game whose effects are words: read, checked, and turned into what construction judges.

use std::sync::Arc;

use fabulario_engine::deck::{Pool, Printed};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::catalogue::{Mistake, Strict, every, rest, texts};
use crate::effect::Deed;
use crate::sheet::{Set, Sheet};
use crate::stock::{Entry, Kind, Stock};

mod terms;

pub use terms::{Term, Terms};

/// What is printed on a card of such a game.
pub(crate) trait Print: DeserializeOwned {
    /// The card as construction sees it.
    type Card: Printed;

    /// Tells what is wrong with it, beyond what its type says.
    fn check(&self, terms: &Terms, told: &mut Remarks<'_>);

    /// The card as construction sees it.
    fn card(&self, sheet: &Sheet) -> Self::Card;

    /// Notes that a card stands in a set, where rules call sets by their names.
    fn collect(_card: &mut Self::Card, _set: &Set) {}

    /// What makes it another card in spite of its name.
    fn version(&self) -> Option<&str> {
        None
    }

    /// Every deed of its effects, with the pointer of each.
    fn deeds(&self) -> Vec<(String, &Deed)>;

    /// The values that a deed may raise or lower.
    const STATS: &[&str];
}

/// What is said about an entry while it is read.
pub(crate) struct Remarks<'a> {
    /// Takes mistakes: pointer and message.
    pub wrong: &'a mut dyn FnMut(&str, String),
    /// Takes what is unusual and allowed.
    pub warn: &'a mut dyn FnMut(&str, String),
}

/// A card that was read.
pub(crate) struct Shelved<P> {
    /// Where it stands.
    pub entry: Entry,
    /// What every card has.
    pub sheet: Arc<Sheet>,
    /// What its game prints.
    pub print: P,
}

/// The cards of a game, their words, and the pool that lists are judged by.
pub(crate) struct Shelf<P: Print> {
    /// Tokens first, then cards.
    pub cards: Vec<Shelved<P>>,
    /// The words.
    pub terms: Terms,
}

impl<P: Print> Shelf<P> {
    /// Reads everything of the game that the stock holds.
    pub(crate) fn read(
        stock: &Stock,
        mistakes: &mut Vec<Mistake>,
        warnings: &mut Vec<Mistake>,
    ) -> Self {
        let game = P::Card::GAME;
        let mut terms = Terms::default();
        for kind in [Kind::Tag, Kind::Keyword, Kind::Status, Kind::Path] {
            for entry in stock.kind(game, kind) {
                let Some(value) = strict(entry, mistakes) else {
                    continue;
                };
                texts::check(entry, &value, mistakes);
                match every::<Term>(value) {
                    Ok(term) => {
                        let key = (kind, term.id.clone());
                        if terms.words.insert(key, term).is_some() {
                            let message = format!("{} stands twice", entry.id);
                            mistakes.push(entry.wrong("/id", message));
                        }
                    }
                    Err(found) => mistakes.extend(placed(entry, found)),
                }
            }
        }
        let tokens = stock.kind(game, Kind::Token);
        terms.tokens = tokens.map(|entry| entry.id.to_string()).collect();
        let mut cards = Vec::new();
        for kind in [Kind::Token, Kind::Card] {
            for entry in stock.kind(game, kind) {
                cards.extend(card(entry, &terms, mistakes, warnings));
            }
        }
        Self { cards, terms }
    }

    /// The pool of all cards, in the order of the shelf.
    pub(crate) fn pool(&self, sets: &[Set], mistakes: &mut Vec<Mistake>) -> Option<Pool<P::Card>> {
        let cards = self.cards.iter().map(|it| {
            let mut card = it.print.card(&it.sheet);
            for printing in &it.sheet.printings {
                let set = sets.iter().find(|set| set.code == printing.set);
                if let Some(set) = set {
                    P::collect(&mut card, set);
                }
            }
            card
        });
        Pool::new(cards.collect())
            .map_err(|conflicts| {
                for conflict in conflicts {
                    mistakes.push(Mistake::new(P::Card::GAME.slug(), "", conflict.to_string()));
                }
            })
            .ok()
    }
}

/// The JSON of an entry, in which every field stands once.
pub(crate) fn strict(entry: &Entry, mistakes: &mut Vec<Mistake>) -> Option<Value> {
    match serde_json::from_str::<Strict>(&entry.body) {
        Ok(Strict(value)) => Some(value),
        Err(error) => {
            // The place of the error is one in the body without its spaces, which nobody has seen.
            let message = error.to_string();
            let message = message.split(" at line ").next().unwrap_or_default();
            mistakes.push(entry.wrong("", message));
            None
        }
    }
}

fn placed(entry: &Entry, found: Vec<(String, String)>) -> impl Iterator<Item = Mistake> {
    let told = found.into_iter();
    told.map(|(pointer, message)| entry.wrong(&pointer, message))
}

fn card<P: Print>(
    entry: &Entry,
    terms: &Terms,
    mistakes: &mut Vec<Mistake>,
    warnings: &mut Vec<Mistake>,
) -> Option<Shelved<P>> {
    let Value::Object(object) = strict(entry, mistakes)? else {
        mistakes.push(entry.wrong("", "must be an object: a card"));
        return None;
    };
    let before = mistakes.len();
    let value = Value::Object(object);
    texts::check(entry, &value, mistakes);
    let Value::Object(object) = value else {
        return None;
    };
    let is_own = |key: &str| Sheet::FIELDS.contains(&key);
    let (own, fields): (Map<_, _>, Map<_, _>) =
        object.into_iter().partition(|(key, _)| is_own(key));
    let sheet = Sheet::read(&own, &mut |pointer, message| {
        mistakes.push(entry.wrong(pointer, message));
    });
    let sound = mistakes.len() == before;
    let written: Vec<String> = fields.keys().cloned().collect();
    let (print, mut found) = rest::<P>(Value::Object(fields));
    for (_, message) in &mut found {
        // The reader does not know the fields that are the sheet's.
        if message.starts_with("unknown field") && message.contains("`type`") {
            *message = format!("{message}, `{}`", Sheet::FIELDS.join("`, `"));
        } else {
            *message = format!("{message} ({})", rule_of(P::Card::GAME));
        }
    }
    mistakes.extend(placed(entry, found.clone()));
    let print = print?;
    // Of what is wrong already nothing more is said, and what was taken out of a card is not missing.
    let told = |pointer: &str| found.iter().any(|(at, _)| at == pointer);
    let mut wrong = |pointer: &str, message: String| {
        let message = if message.contains("is not known here") && !message.ends_with(')') {
            format!("{message} ({})", rule_of(P::Card::GAME))
        } else {
            message
        };
        let news = found.is_empty() || !(told(pointer) || message.contains("is missing"));
        mistakes.extend(news.then(|| entry.wrong(pointer, message)));
    };
    let mut warn = |pointer: &str, message: String| warnings.push(entry.wrong(pointer, message));
    let mut told = Remarks {
        wrong: &mut wrong,
        warn: &mut warn,
    };
    print.check(terms, &mut told);
    for (pointer, deed) in print.deeds() {
        check_deed::<P>(&pointer, deed, terms, &mut told);
    }
    for field in print.card(&sheet).misplaced() {
        let rule = rule_of(P::Card::GAME);
        let message = if written.iter().any(|it| it == field) {
            "does not belong to a card of this type, or is out of range"
        } else {
            "is missing on a card of this type"
        };
        (told.wrong)(&format!("/{field}"), format!("{message} ({rule})"));
    }
    // A card with mistakes is compared with the others all the same: it may be in the way of another one.
    sound.then(|| Shelved {
        entry: entry.clone(),
        sheet: Arc::new(sheet),
        print,
    })
}

/// Where the books say what a card of each type has.
const fn rule_of(game: fabulario_engine::Game) -> &'static str {
    use fabulario_engine::Game;
    match game {
        Game::Fabula => "FAB 2",
        Game::Dominions => "dd-manual, Cartas",
        Game::Multiversity => "mvc-2022, Tipos de Carta",
        Game::Apoteose => "APO-H1 to APO-H14",
    }
}

fn check_deed<P: Print>(pointer: &str, deed: &Deed, terms: &Terms, told: &mut Remarks<'_>) {
    if let Some(message) = deed
        .status
        .as_deref()
        .and_then(|status| terms.unknown(Kind::Status, status))
    {
        (told.wrong)(&format!("{pointer}/status"), message);
    }
    if let Some(token) = deed.token.as_ref().filter(|it| !terms.tokens.contains(it)) {
        (told.wrong)(
            &format!("{pointer}/token"),
            format!("{token} is the id of no token"),
        );
    }
    if let Some(stat) = deed.stat.as_deref().filter(|it| !P::STATS.contains(it)) {
        let known = P::STATS.join(", ");
        (told.wrong)(
            &format!("{pointer}/stat"),
            format!("{stat} is not known here; known are {known}"),
        );
    }
}

/// Deeds of one effect, each with its pointer.
pub(crate) fn numbered<'d>(at: &str, does: &'d [Deed]) -> Vec<(String, &'d Deed)> {
    let deeds = does.iter().enumerate();
    deeds
        .map(|(i, deed)| (format!("{at}/does/{i}"), deed))
        .collect()
}
