//! From the lists of a request to a deck of known cards, and back.

use fabulario_cards::Catalog;
use fabulario_cards::deck::{Deck, DeckLine};
use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use crate::catalogue::Current;
use crate::http::extract::MOST_MISTAKES;
use crate::wire::Mistake;
use crate::wire::deck::DeckLists;
use crate::wire::decks::{CardKey, Copies, Entry, HeroEntry};
use crate::words::Language;
use crate::words::{Message, decks as words};

/// The deck that lists make, or every mistake; `at` is the JSON pointer of the lists.
pub fn read(
    lists: &DeckLists,
    game: Game,
    current: &Current,
    at: &str,
    lang: Language,
) -> Result<Deck, Vec<Mistake>> {
    let reader = Reader {
        game,
        current,
        lang,
    };
    let mut mistakes = Vec::new();
    let mut lines = Vec::new();
    let mut count = 0;
    for (section, list) in lists.lists() {
        let list_at = || format!("{at}/{}", section.word().id);
        if !list.is_empty() && !Section::of(game).contains(&section) {
            mistakes.push(reader.no_such_list(list_at()));
            continue;
        }
        lines.reserve(list.len());
        for (place, entry) in list.iter().enumerate() {
            count += 1 + entry.attached.len();
            // Only a mistake needs to know its place in words.
            let at = |part: &str| format!("{}/{place}/{part}", list_at());
            lines.extend(reader.line(section, entry, at, &mut mistakes));
            if mistakes.len() >= MOST_MISTAKES {
                // More are not told, and finding the nearest names takes its time.
                return Err(mistakes);
            }
        }
    }
    if count > Deck::MOST_LINES {
        let message = words::too_long(Deck::MOST_LINES);
        mistakes.insert(0, reader.mistake(at.to_owned(), "too_long", message));
    }
    if mistakes.is_empty() {
        Ok(Deck { game, lines })
    } else {
        Err(mistakes)
    }
}

/// The lists of a deck, cards by id.
pub fn lists(deck: &Deck, current: &Current) -> DeckLists {
    lists_of(deck, &current.catalog)
}

/// The same for a catalogue that nobody serves.
#[expect(
    clippy::disallowed_methods,
    reason = "a deck holds places of its own catalogue"
)]
pub fn lists_of(deck: &Deck, catalog: &Catalog) -> DeckLists {
    let card = |place: usize| {
        let card = catalog.cards().get(place);
        CardKey(card.map(|card| card.sheet.id.clone()).unwrap_or_default())
    };
    let mut lists = DeckLists::default();
    for line in &deck.lines {
        let attached = line.attached.iter().map(|(place, copies)| Entry {
            card: card(*place),
            copies: Copies(*copies),
        });
        if let Some(list) = lists.list_mut(line.section) {
            list.push(HeroEntry {
                card: card(line.card),
                copies: Copies(line.copies),
                attached: attached.collect(),
            });
        }
    }
    lists
}

/// The card of a game that is called so, by id or by name, or what is wrong at that place.
pub fn card(
    written: &str,
    game: Game,
    current: &Current,
    pointer: impl Fn() -> String,
    lang: Language,
) -> Result<usize, Mistake> {
    let reader = Reader {
        game,
        current,
        lang,
    };
    let found = reader.find(written);
    found.map_err(|several| reader.not_found(pointer(), written, &several))
}

struct Reader<'c> {
    game: Game,
    current: &'c Current,
    lang: Language,
}

impl Reader<'_> {
    fn line(
        &self,
        section: Section,
        entry: &HeroEntry,
        at: impl Fn(&str) -> String,
        mistakes: &mut Vec<Mistake>,
    ) -> Option<DeckLine> {
        let mut attached = Vec::with_capacity(entry.attached.len());
        for (place, entry) in entry.attached.iter().enumerate() {
            let pointer = || at(&format!("attached/{place}/card"));
            match self.find(&entry.card.0) {
                Ok(card) => attached.push((card, entry.copies.0)),
                Err(several) => mistakes.push(self.not_found(pointer(), &entry.card.0, &several)),
            }
        }
        if !entry.attached.is_empty() && self.game != Game::Apoteose {
            let message = words::nothing_attached();
            mistakes.push(self.mistake(at("attached"), "nothing_is_attached", message));
        } else if !entry.attached.is_empty() && entry.copies.0 > 1 {
            let message = words::attached_to_several();
            mistakes.push(self.mistake(at("copies"), "attached_to_several", message));
        }
        match self.find(&entry.card.0) {
            Ok(card) => Some(DeckLine {
                section,
                card,
                attached,
                copies: entry.copies.0,
            }),
            Err(several) => {
                mistakes.push(self.not_found(at("card"), &entry.card.0, &several));
                None
            }
        }
    }

    /// The place of a card of the game, or the ids of the cards that have the name, which may be none.
    fn find(&self, written: &str) -> Result<usize, Vec<&str>> {
        let catalog = &self.current.catalog;
        let of_game = |place: &usize| {
            let card = catalog.cards().get(*place);
            card.is_some_and(|card| card.game == self.game)
        };
        if let Some(place) = self.current.find(&[self.game], written).filter(of_game) {
            return Ok(place);
        }
        let named = catalog.named(self.game, written);
        Err(named.map(|card| card.sheet.id.as_str()).take(5).collect())
    }

    fn not_found(&self, pointer: String, written: &str, several: &[&str]) -> Mistake {
        if several.is_empty() {
            let catalog = &self.current.catalog;
            let near = self
                .current
                .index
                .nearest(catalog, written, Some(self.game));
            let name = near.first().and_then(|near| {
                let card = catalog.cards().get(near.card)?;
                Some(card.sheet.name.get(near.lang))
            });
            let hint = match name {
                Some(name) => words::meant(name),
                None => words::find_the_name(),
            };
            return self.mistake(pointer, "unknown_card", words::no_card(written, hint));
        }
        let ids = several.join(", ");
        self.mistake(
            pointer,
            "ambiguous_name",
            words::several_cards(written, ids),
        )
    }

    fn no_such_list(&self, pointer: String) -> Mistake {
        let lists = Section::of(self.game).iter();
        let lists = lists.filter(|section| **section != Section::Anexos);
        let lists: Vec<&str> = lists.map(|section| section.word().id).collect();
        self.mistake(pointer, "no_such_list", words::no_list(lists.join(", ")))
    }

    fn mistake(&self, pointer: String, code: &'static str, message: Message) -> Mistake {
        Mistake::new(pointer, code, self.lang, message)
    }
}
