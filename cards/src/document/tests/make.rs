//! Versions of a deck that differ as two people's do.

use super::*;

const CARDS: [&str; 4] = ["a", "b", "unknown", "nome com espaços"];
const TEXTS: [&str; 4] = ["", "x", "y", "x\ny"];

/// A small generator: the same seed, the same decks.
pub struct Maker(u64);

impl Maker {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A deck, and two that were made of it.
    pub fn triple(&mut self) -> [DeckDocument; 3] {
        let game = [Game::Fabula, Game::Apoteose][self.below(2)];
        let mut base = DeckDocument {
            game,
            name: self.text(),
            note: self.text(),
            sections: Sections::new(),
        };
        for _ in 0..self.below(6) {
            self.add(&mut base);
        }
        let sides = [(); 2].map(|()| {
            let mut side = base.clone();
            for _ in 0..self.below(4) {
                self.edit(&mut side);
            }
            side
        });
        let [mine, theirs] = sides;
        [base, mine, theirs]
    }

    fn below(&mut self, count: usize) -> usize {
        // SplitMix64: every seed begins another row.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % count as u64).unwrap()
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn text(&mut self) -> Option<String> {
        self.one_in(3).then(|| TEXTS[self.below(4)].to_owned())
    }

    fn wish(&mut self) -> Option<String> {
        self.one_in(6).then(|| format!("p{}", self.below(2)))
    }

    fn add(&mut self, deck: &mut DeckDocument) {
        let sections = match deck.game {
            Game::Apoteose => [Section::Suporte, Section::Inventario, Section::Maybe],
            _ => [Section::Main, Section::Reserve, Section::Maybe],
        };
        let mut line = DeckEntry {
            printing: self.wish(),
            finish: self.wish(),
            note: self.text(),
            ..DeckEntry::new(CARDS[self.below(4)], u32::try_from(self.below(4)).unwrap())
        };
        if deck.game == Game::Apoteose && self.one_in(2) {
            line.copies = 1;
            for _ in 0..=self.below(2) {
                line.attached.push(DeckEntry {
                    note: self.text(),
                    ..DeckEntry::new(CARDS[self.below(4)], u32::try_from(self.below(3)).unwrap())
                });
            }
        }
        let section = sections[self.below(3)];
        deck.sections.entry(section).or_default().push(line);
    }

    fn edit(&mut self, deck: &mut DeckDocument) {
        let lines: Vec<(Section, usize)> = deck
            .sections
            .iter()
            .flat_map(|(section, lines)| (0..lines.len()).map(|at| (*section, at)))
            .collect();
        let what = self.below(8);
        match (what, lines.is_empty()) {
            (0, _) => deck.name = self.text(),
            (1, _) => deck.note = self.text(),
            (2, _) | (_, true) => self.add(deck),
            _ => {
                let (section, at) = lines[self.below(lines.len())];
                let lines = deck.sections.get_mut(&section).unwrap();
                match what {
                    3 => {
                        lines.remove(at);
                    }
                    4 => lines[at].note = self.text(),
                    _ if lines[at].attached.is_empty() => {
                        lines[at].copies = u32::try_from(self.below(4)).unwrap();
                    }
                    _ => {
                        lines[at].attached.pop();
                    }
                }
            }
        }
    }
}
