//! From the deck of a request to one of known cards: what every address that takes a deck reads it with.

use fabulario_cards::Catalogue;
use fabulario_cards::code;
use fabulario_cards::deck::{Deck, Resolved, resolve};
use fabulario_cards::document::{Unresolved, Why, WrittenDeck, places};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::catalogue::Current;
use crate::http::extract::MOST_MISTAKES;
use crate::wire::Mistake;
use crate::wire::code::CodeText;
use crate::wire::deck::OneDeck;
use crate::words::Language;
use crate::words::{Message, decks as words};

/// Most cards of one name that are told.
const MOST_NAMED: usize = 5;

/// A deck as a request has it: exactly one of `deck` and `code`.
#[derive(Debug, Clone, Copy)]
pub struct DeckAsked<'a> {
    /// The JSON pointer of what holds `deck` or `code`; empty for the whole body.
    pub at: &'a str,
    /// The game.
    pub game: Game,
    /// The deck, list by list.
    pub deck: Option<&'a WrittenDeck>,
    /// Its code.
    pub code: Option<&'a CodeText>,
}

/// A deck of known cards, and where it was written.
pub struct DeckRead<'a> {
    /// The deck; its lines are in the order of the request.
    pub deck: Deck,
    asked: DeckAsked<'a>,
}

impl<'a> DeckAsked<'a> {
    /// The deck of a whole body.
    pub const fn new(
        game: Game,
        deck: Option<&'a WrittenDeck>,
        code: Option<&'a CodeText>,
    ) -> Self {
        Self {
            at: "",
            game,
            deck,
            code,
        }
    }

    /// The deck, or every mistake.
    pub fn read(self, current: &Current, lang: Language) -> Result<DeckRead<'a>, Vec<Mistake>> {
        let at = self.at;
        let deck = match (self.deck, self.code) {
            (Some(written), None) => {
                let teller = Teller {
                    game: self.game,
                    current,
                    lang,
                };
                teller.resolved(written, &format!("{at}/deck"))?
            }
            (None, Some(code)) => {
                let pointer = || format!("{at}/code");
                let deck = decoded(code, self.game, &current.catalogue, pointer, lang);
                deck.map_err(|wrong| vec![wrong])?
            }
            (deck, _) => {
                let field = if deck.is_some() { "code" } else { "deck" };
                let (pointer, message) = (format!("{at}/{field}"), words::deck_or_code());
                return Err(vec![Mistake::new(pointer, "one_of", lang, message)]);
            }
        };
        Ok(DeckRead { deck, asked: self })
    }

    /// How many lines are written; a code is short.
    pub fn lines(&self) -> usize {
        self.deck.map_or(0, WrittenDeck::len)
    }
}

impl<'a> From<&'a OneDeck> for DeckAsked<'a> {
    fn from(one: &'a OneDeck) -> Self {
        Self::new(one.game, one.deck.as_ref(), one.code.as_ref())
    }
}

impl DeckRead<'_> {
    /// Where a line was written; attached cards are lines of their own.
    pub fn place(&self, line: usize) -> Option<String> {
        let Some(written) = self.asked.deck else {
            return Some(self.whole());
        };
        let place = places(&written.sections).nth(line)?;
        Some(format!("{}{place}", self.whole()))
    }

    /// Where a list was written.
    pub fn list(&self, section: Section) -> String {
        let whole = self.whole();
        match self.asked.deck {
            Some(_) => format!("{whole}/{}", section.word().id),
            None => whole,
        }
    }

    /// Where the deck was written.
    pub fn whole(&self) -> String {
        let field = self.asked.deck.map_or("code", |_| "deck");
        format!("{}/{field}", self.asked.at)
    }

    /// Where a card is named.
    pub fn places_of(&self, card: Option<usize>) -> Vec<String> {
        let sections = self.asked.deck.map(|written| &written.sections);
        let places = sections.into_iter().flat_map(places);
        let cards = self.deck.lines.iter().flat_map(|line| {
            let attached = line.attached.iter().map(|(card, _)| *card);
            std::iter::once(line.card).chain(attached)
        });
        let named = places.zip(cards).filter(|(_, it)| Some(*it) == card);
        let pointers = named.map(|(place, _)| format!("{}{place}/card", self.whole()));
        pointers.collect()
    }
}

/// The deck of a code, or why it has none of this game.
pub fn decoded(
    CodeText(code): &CodeText,
    game: Game,
    catalogue: &Catalogue,
    pointer: impl Fn() -> String,
    lang: Language,
) -> Result<Deck, Mistake> {
    let deck = code::decode(catalogue, code).map_err(|error| {
        let message = error.message(lang.into());
        Mistake::new(pointer(), "invalid_deck_code", lang, message)
    })?;
    if deck.game == game {
        return Ok(deck);
    }
    let message = words::other_code(deck.game.code(), game.code());
    Err(Mistake::new(pointer(), "other_game", lang, message))
}

/// What is wrong with a deck of a game, whatever its cards are; `at` is where it is written.
pub fn misplaced(found: &Unresolved<'_>, game: Game, at: &str, lang: Language) -> Mistake {
    let place = found.at;
    let (pointer, code, message) = match found.why {
        Why::NoSuchSection => {
            let lists = Section::of(game).iter();
            let lists = lists.filter(|section| **section != Section::Anexos);
            let lists: Vec<&str> = lists.map(|section| section.word().id).collect();
            let message = words::no_list(lists.join(", "));
            (format!("{at}{place}"), "no_such_list", message)
        }
        Why::AttachedToSeveral => {
            let message = words::attached_to_several();
            (
                format!("{at}{place}/copies"),
                "attached_to_several",
                message,
            )
        }
        _ => {
            let message = words::nothing_attached();
            (
                format!("{at}{place}/attached"),
                "nothing_is_attached",
                message,
            )
        }
    };
    Mistake::new(pointer, code, lang, message)
}

/// What is wrong with a deck that says that it is of another game; `at` is where it is written.
pub fn of_other_game(
    written: &WrittenDeck,
    game: Game,
    at: &str,
    lang: Language,
) -> Option<Mistake> {
    let other = written.game.filter(|other| *other != game)?;
    let message = words::other_game(other.code(), game.code());
    Some(Mistake::new(
        format!("{at}/game"),
        "other_game",
        lang,
        message,
    ))
}

/// The card of a game that is called so, by id or by name, or what is wrong at that place.
pub fn card(
    written: &str,
    game: Game,
    current: &Current,
    pointer: impl Fn() -> String,
    lang: Language,
) -> Result<usize, Mistake> {
    let teller = Teller {
        game,
        current,
        lang,
    };
    let found = current.catalogue.called(game, written);
    found.map_err(|several| teller.not_found(pointer(), written, &several))
}

struct Teller<'c> {
    game: Game,
    current: &'c Current,
    lang: Language,
}

impl Teller<'_> {
    fn resolved(&self, written: &WrittenDeck, at: &str) -> Result<Deck, Vec<Mistake>> {
        let sections = &written.sections;
        let Resolved { deck, unresolved } = resolve(self.game, sections, &self.current.catalogue);
        // More are not told, and finding the nearest names takes its time.
        let unresolved = unresolved.iter().take(MOST_MISTAKES);
        let mut mistakes: Vec<Mistake> = unresolved.map(|found| self.told(found, at)).collect();
        let too_long = places(sections).nth(Deck::MOST_LINES).is_some();
        if too_long && mistakes.len() < MOST_MISTAKES {
            let message = words::too_long(Deck::MOST_LINES);
            mistakes.insert(0, self.mistake(at.to_owned(), "too_long", message));
        }
        mistakes.extend(of_other_game(written, self.game, at, self.lang));
        if mistakes.is_empty() {
            Ok(deck)
        } else {
            Err(mistakes)
        }
    }

    fn told(&self, found: &Unresolved<'_>, at: &str) -> Mistake {
        let (written, several) = match &found.why {
            Why::Unknown(written) => (written, &[][..]),
            Why::Ambiguous(written, several) => (written, &several[..]),
            _ => return misplaced(found, self.game, at, self.lang),
        };
        self.not_found(format!("{at}{}/card", found.at), written, several)
    }

    fn not_found(&self, pointer: String, written: &str, several: &[usize]) -> Mistake {
        let Current {
            catalogue, index, ..
        } = self.current;
        if several.is_empty() {
            let near = index.nearest(catalogue, written, Some(self.game));
            let name = near.first().and_then(|near| {
                let card = catalogue.cards().get(near.card)?;
                Some(card.sheet.name.get(near.lang))
            });
            let hint = match name {
                Some(name) => words::meant(name),
                None => words::find_the_name(),
            };
            return self.mistake(pointer, "unknown_card", words::no_card(written, hint));
        }
        let cards = several.iter().take(MOST_NAMED);
        let cards = cards.filter_map(|place| catalogue.cards().get(*place));
        let ids: Vec<&str> = cards.map(|card| card.sheet.id.as_str()).collect();
        let message = words::several_cards(written, ids.join(", "));
        self.mistake(pointer, "ambiguous_name", message)
    }

    fn mistake(&self, pointer: String, code: &'static str, message: Message) -> Mistake {
        Mistake::new(pointer, code, self.lang, message)
    }
}
