//! From a code to its deck.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::digits::{Digits, character, digit};
use super::{
    ANOTHER, COPIES, DecodeError, Fault, MOST_CHARACTERS, Mark, SET_CODES, VERSION, check, prefix,
    sections, write,
};
use crate::Catalog;
use crate::catalog::Printings;
use crate::deck::{Deck, DeckLine};

/// The cards of a code as it names them.
struct Marks {
    /// The codes of the sets.
    sets: Vec<String>,
    /// Cards by section.
    plain: Vec<(Section, Mark)>,
    /// Cards with what is attached to them.
    bearers: Vec<(Section, Mark, Vec<Mark>)>,
}

pub(super) fn read(catalog: &Catalog, code: &str) -> Result<Deck, DecodeError> {
    if code.chars().nth(MOST_CHARACTERS).is_some() {
        return Err(DecodeError::TooLong);
    }
    let digits = digits(code)?;
    let game = Game::ALL
        .into_iter()
        .find(|game| code.starts_with(&prefix(*game)));
    let game = game.ok_or(DecodeError::UnknownGame)?;
    let start = prefix(game).len();
    match code.get(start..).and_then(|rest| rest.chars().next()) {
        Some(VERSION) => {}
        Some(other) => return Err(DecodeError::UnknownVersion(other)),
        None => return Err(DecodeError::Checksum),
    }
    let rest = check::checked(&digits).and_then(|rest| rest.get(start + 1..));
    let marks = Reader {
        digits: Digits(rest.ok_or(DecodeError::Checksum)?),
        sets: 0,
        used: Vec::new(),
    };
    find(catalog, game, &marks.read(game)?)
}

fn digits(code: &str) -> Result<Vec<u8>, DecodeError> {
    let of = |(place, character): (usize, char)| {
        let byte = u8::try_from(character).ok();
        let place = place + 1;
        byte.and_then(digit)
            .ok_or(DecodeError::Character { character, place })
    };
    code.chars().enumerate().map(of).collect()
}

struct Reader<'d> {
    digits: Digits<'d>,
    /// How many sets there are.
    sets: usize,
    /// Which of them have cards.
    used: Vec<bool>,
}

impl Reader<'_> {
    fn read(mut self, game: Game) -> Result<Marks, DecodeError> {
        let mut marks = Marks {
            sets: self.set_codes()?,
            plain: Vec::new(),
            bearers: Vec::new(),
        };
        self.sets = marks.sets.len();
        self.used = vec![false; self.sets];
        let mut full = true;
        for section in sections(game) {
            if self.digits.0.is_empty() {
                break;
            }
            let cards = self.marks()?;
            full = !cards.is_empty();
            marks
                .plain
                .extend(cards.into_iter().map(|mark| (section, mark)));
        }
        if game == Game::Apoteose && !self.digits.0.is_empty() {
            marks.bearers = self.bearers(game)?;
            full = true;
        }
        if !full || !self.digits.0.is_empty() {
            return Err(Fault::Long.into());
        }
        if self.used.contains(&false) {
            return Err(Fault::Sets.into());
        }
        Ok(marks)
    }

    /// The sets, in order, if there is anything at all.
    fn set_codes(&mut self) -> Result<Vec<String>, Fault> {
        let mut sets: Vec<String> = Vec::new();
        let mut more = !self.digits.0.is_empty();
        while more {
            let length = self.digits.number()?;
            more = length >= ANOTHER;
            let length = if more { length - ANOTHER } else { length };
            if !SET_CODES.contains(&length) {
                return Err(Fault::Sets);
            }
            let code = self.digits.take(length)?;
            let code: String = code.iter().copied().map(character).collect();
            if sets.last().is_some_and(|before| *before >= code) {
                return Err(Fault::Sets);
            }
            sets.push(code);
        }
        Ok(sets)
    }

    /// Cards, set by set.
    fn marks(&mut self) -> Result<Vec<Mark>, DecodeError> {
        let mut marks = Vec::new();
        for set in 0..self.sets {
            let mut number = 0;
            for _ in 0..self.digits.number()? {
                let value = self.digits.number()?;
                number = u32::try_from(u64::from(number) + value / COPIES + 1)
                    .map_err(|_| Fault::Large)?;
                let copies = self.copies(value % COPIES)?;
                marks.push(Mark {
                    set,
                    number,
                    copies,
                });
                self.is_used(set);
            }
        }
        Ok(marks)
    }

    /// How many copies, where these are known from the card's number.
    fn copies(&mut self, known: u64) -> Result<u32, DecodeError> {
        let mut copies = known + 1;
        if copies == COPIES {
            copies += self.digits.number()?;
        }
        let copies = u32::try_from(copies).ok();
        let copies = copies.filter(|copies| *copies <= Deck::MOST_COPIES);
        copies.ok_or(DecodeError::TooManyCopies)
    }

    fn is_used(&mut self, set: usize) {
        if let Some(used) = self.used.get_mut(set) {
            *used = true;
        }
    }

    /// Cards with attachments, in order.
    fn bearers(&mut self, game: Game) -> Result<Vec<(Section, Mark, Vec<Mark>)>, DecodeError> {
        let mut bearers: Vec<(usize, Mark, Vec<Mark>)> = Vec::new();
        for _ in 0..self.digits.number()? {
            let section = usize::try_from(self.digits.number()?).unwrap_or(usize::MAX);
            let set = usize::try_from(self.digits.number()?).unwrap_or(usize::MAX);
            let number = self.digits.number()? + 1;
            let number = u32::try_from(number).map_err(|_| Fault::Large)?;
            let attached = self.marks()?;
            let card = Mark {
                set,
                number,
                copies: 1,
            };
            let bearer = (section, card, attached);
            let ordered = bearers.last().is_none_or(|before| *before <= bearer);
            if !ordered || bearer.2.is_empty() || set >= self.sets {
                return Err(Fault::Attachments.into());
            }
            self.is_used(set);
            bearers.push(bearer);
        }
        if bearers.is_empty() {
            return Err(Fault::Long.into());
        }
        let named = bearers.into_iter().map(|(section, card, attached)| {
            let section = sections(game).nth(section).ok_or(Fault::Attachments)?;
            Ok((section, card, attached))
        });
        named.collect()
    }
}

/// The deck of the cards that are named, if all of them are known by these names.
fn find(catalog: &Catalog, game: Game, marks: &Marks) -> Result<Deck, DecodeError> {
    let mut finder = Finder::new(catalog, game, &marks.sets)?;
    let mut lines: Vec<DeckLine> = Vec::with_capacity(marks.plain.len() + marks.bearers.len());
    for (section, mark) in &marks.plain {
        lines.push(finder.line(*section, mark, &[]));
    }
    for (section, mark, attached) in &marks.bearers {
        lines.push(finder.line(*section, mark, attached));
    }
    if !finder.unknown.is_empty() {
        finder.unknown.sort_unstable();
        finder.unknown.dedup();
        return Err(DecodeError::UnknownNumbers(finder.unknown));
    }
    let deck = Deck { game, lines }.normal();
    if finder.moved {
        // The sum of two printings of a card may be more than a line can have.
        let code = write::write(catalog, &deck).map_err(|_| DecodeError::TooManyCopies)?;
        return Err(DecodeError::Moved { code });
    }
    Ok(deck)
}

/// Finds cards, and keeps in mind what was wrong with their names.
struct Finder<'c> {
    printings: &'c Printings,
    /// The places of the code's sets in the catalogue.
    sets: Vec<usize>,
    unknown: Vec<(String, u32)>,
    /// Whether a card has an earlier printing than the one that it was found by.
    moved: bool,
}

impl<'c> Finder<'c> {
    fn new(catalog: &'c Catalog, game: Game, codes: &[String]) -> Result<Self, DecodeError> {
        let printings = catalog.printings();
        let known = codes.iter().filter_map(|code| printings.set(game, code));
        let sets: Vec<usize> = known.collect();
        if sets.len() < codes.len() {
            let unknown = codes.iter();
            let unknown = unknown.filter(|code| printings.set(game, code).is_none());
            return Err(DecodeError::UnknownSets(unknown.cloned().collect()));
        }
        Ok(Self {
            printings,
            sets,
            unknown: Vec::new(),
            moved: false,
        })
    }

    fn line(&mut self, section: Section, mark: &Mark, attached: &[Mark]) -> DeckLine {
        let attached = attached.iter();
        DeckLine {
            section,
            card: self.card(mark),
            attached: attached
                .map(|mark| (self.card(mark), mark.copies))
                .collect(),
            copies: mark.copies,
        }
    }

    /// The place of a card; of one that is not known, none that is ever used.
    fn card(&mut self, mark: &Mark) -> usize {
        let set = self.sets.get(mark.set).copied().unwrap_or(usize::MAX);
        if let Some(card) = self.printings.card(set, mark.number) {
            self.moved |= self.printings.first(card) != Some((set, mark.number));
            return card;
        }
        let code = self.printings.code(set).to_owned();
        self.unknown.push((code, mark.number));
        usize::MAX
    }
}
