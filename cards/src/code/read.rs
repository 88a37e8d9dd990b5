//! From a code to the cards that it names.

use fabulario_engine::Game;
use fabulario_engine::deck::Section;

use super::digits::{Digits, character, digit};
use super::find::find;
use super::{
    ANOTHER, COPIES, DecodeError, Fault, MOST_CHARACTERS, Mark, SET_CODES, VERSION, check, prefix,
    sections,
};
use crate::Catalogue;
use crate::deck::Deck;

/// The cards of a code as it names them.
pub(super) struct Marks {
    /// The codes of the sets.
    pub sets: Vec<String>,
    /// Cards by section.
    pub plain: Vec<(Section, Mark)>,
    /// Cards with what is attached to them.
    pub bearers: Vec<(Section, Mark, Vec<Mark>)>,
}

pub(super) fn read(catalogue: &Catalogue, code: &str) -> Result<Deck, DecodeError> {
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
    find(catalogue, game, &marks.read(game)?)
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
