//! Decks to judge: legal ones by construction, and what becomes of them when a few things go wrong.

mod apoteose;
mod dominions;
mod fabula;
mod multiversity;

use std::collections::BTreeSet;
use std::fmt::Debug;

use fabulario_engine::deck::{Printed, Section};
use proptest::collection::vec;
use proptest::prelude::*;

use super::oracle::{Finding, Line, Named};

/// Cards, and a deck of them.
#[derive(Debug, Clone)]
pub struct Deck<C> {
    pub cards: Vec<C>,
    pub lines: Vec<Line>,
}

/// A second judge of one format.
pub type Oracle<C> = fn(&[C], &[Line]) -> BTreeSet<Finding>;

/// What decks of a game are made of. Implemented by the game's card.
pub trait Made: Printed + Named + Clone + Debug + 'static {
    /// The formats, each with its second judge.
    const FORMATS: &'static [(&'static str, Oracle<Self>)];

    /// A deck that breaks no rule of any format, or only lacks cards.
    fn sound(dice: &mut Dice<'_>) -> Deck<Self>;

    /// Changes what is printed on a card.
    fn alter(&mut self, dice: &mut Dice<'_>);

    /// The same card under another id.
    fn reprint(&self, id: String) -> Self;
}

/// Numbers to decide by; when they run out, always the first choice.
pub struct Dice<'n>(std::slice::Iter<'n, u16>);

impl<'n> Dice<'n> {
    pub fn new(numbers: &'n [u16]) -> Self {
        Self(numbers.iter())
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or(0)) % sides.max(1)
    }

    /// Yes, once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.roll(times) == times - 1
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }
}

/// A name for the n-th card.
pub fn name(n: usize) -> String {
    let nouns = [
        "Cotia",
        "Jangada",
        "Lamparina",
        "Moringa",
        "Sabiá",
        "Quilha",
        "Farol",
        "Remo",
        "Tucano",
        "Vigia",
    ];
    let places = [
        "do Mangue",
        "da Serra",
        "de Barro",
        "do Poente",
        "da Feira",
        "da Várzea",
        "do Cais",
    ];
    format!("{} {}", nouns[n % 10], places[n / 10 % 7])
}

impl<C: Made> Deck<C> {
    pub fn new() -> Self {
        Self {
            cards: Vec::new(),
            lines: Vec::new(),
        }
    }

    /// A line; returns its place.
    pub fn line(&mut self, section: Section, card: &str, copies: usize) -> u32 {
        let copies = u32::try_from(copies).unwrap();
        self.lines.push(Line {
            section,
            card: card.to_owned(),
            copies,
            host: None,
        });
        u32::try_from(self.lines.len() - 1).unwrap()
    }

    /// A card and a line of it; returns the place of the line.
    pub fn deal(&mut self, section: Section, card: C, copies: usize) -> u32 {
        let place = self.line(section, card.written(), copies);
        self.cards.push(card);
        place
    }

    /// Splits some lines between two printings of their card. FAB 2.1.4
    fn reprint_some(&mut self, dice: &mut Dice<'_>) {
        for _ in 0..dice.roll(3) {
            let at = dice.roll(self.lines.len());
            let Some(line) = self.lines.get_mut(at).filter(|line| line.copies > 1) else {
                continue;
            };
            let other = format!("{}-outra", line.card);
            let known = self.cards.iter().find(|card| card.written() == line.card);
            let (Some(card), false) =
                (known, self.cards.iter().any(|card| card.written() == other))
            else {
                continue;
            };
            line.copies -= 1;
            let (section, card) = (line.section, card.reprint(other));
            self.deal(section, card, 1);
        }
    }

    /// Changes a card in all its printings.
    fn alter_card(&mut self, dice: &mut Dice<'_>) {
        // A card of the deck, more often than one that only lies in the pool.
        let line = self.lines.get(dice.roll(self.lines.len()));
        let in_deck = line.and_then(|line| {
            self.cards
                .iter()
                .position(|card| card.written() == line.card)
        });
        let at = in_deck.unwrap_or_else(|| dice.roll(self.cards.len()));
        let Some(card) = self.cards.get(at).cloned() else {
            return;
        };
        let mut altered = card.clone();
        altered.alter(dice);
        for one in &mut self.cards {
            if one.title() == card.title() && one.version() == card.version() {
                *one = altered.reprint(one.written().to_owned());
            }
        }
    }

    /// One thing goes wrong.
    fn spoil(&mut self, dice: &mut Dice<'_>) {
        let section = dice.pick(Section::of(C::GAME));
        let places = self.lines.len();
        match dice.roll(12) {
            0..=3 => self.alter_card(dice),
            4 => {
                let word = dice.pick(&["saci-perdido", "boto-sem-rio", "Mapinguari!"]);
                let copies = dice.pick(&[1, 2, 0]);
                self.line(section, word, copies);
            }
            kind @ (5 | 6) => {
                let card = self.cards[dice.roll(self.cards.len())].written().to_owned();
                // In one section, or in two.
                for _ in 5..=kind {
                    let section = dice.pick(Section::of(C::GAME));
                    let copies = dice.pick(&[1, 1, 2, 3, 5]);
                    let place = self.line(section, &card, copies) as usize;
                    if section == Section::Anexos {
                        self.lines[place].host = u32::try_from(dice.roll(places + 1)).ok();
                    }
                }
            }
            7 if self.lines.iter().all(|line| line.host.is_none()) => {
                self.lines.remove(dice.roll(places));
            }
            kind => {
                let line = &mut self.lines[dice.roll(places)];
                match kind {
                    8 => line.copies = dice.pick(&[0, 1, 6, 11, 61]),
                    9 => line.section = section,
                    // Attached to any line, itself or one that is not there; or to nothing.
                    10 if line.section == Section::Anexos => {
                        let host = u32::try_from(dice.roll(places + 2)).ok();
                        line.host = host.filter(|host| (*host as usize) != places);
                    }
                    _ => {
                        let more = dice.pick(&[1, -1, 2, -2, 4]);
                        line.copies = line.copies.saturating_add_signed(more);
                    }
                }
            }
        }
    }
}

/// Decks of a game: sound ones, and sound ones in which up to four things have gone wrong.
pub fn decks<C: Made>() -> impl Strategy<Value = Deck<C>> {
    let wrongs = prop_oneof![
        2 => Just(0_usize),
        3 => 1_usize..=4,
    ];
    let numbers = (vec(any::<u16>(), 240), vec(any::<u16>(), 32), wrongs);
    numbers.prop_map(|(sound, spoilt, wrongs)| {
        let mut deck = made(&sound);
        let mut dice = Dice::new(&spoilt);
        for _ in 0..wrongs {
            deck.spoil(&mut dice);
        }
        deck
    })
}

fn made<C: Made>(numbers: &[u16]) -> Deck<C> {
    let mut dice = Dice::new(numbers);
    let mut deck = C::sound(&mut dice);
    deck.reprint_some(&mut dice);
    deck
}
