//! Which card a set has under a number, and where each card was printed first.

use fabulario_engine::Game;

use crate::card::Card;
use crate::sheet::Set;

/// The printings of all cards, by set and number.
#[derive(Debug, Clone)]
pub(crate) struct Printings {
    /// By code.
    sets: Vec<Numbers>,
    /// By place of the card: the place of the set among `sets`, and the number in it; a token has none.
    first: Vec<Option<(usize, u32)>>,
}

#[derive(Debug, Clone)]
struct Numbers {
    code: Box<str>,
    game: Game,
    /// Numbers with the places of the cards, in order.
    cards: Vec<(u32, u32)>,
}

impl Printings {
    pub(super) fn new(sets: &[Set], cards: &[Card]) -> Self {
        let mut known: Vec<&Set> = sets.iter().collect();
        known.sort_unstable_by(|a, b| a.code.cmp(&b.code));
        let place_of = |code: &str| known.binary_search_by(|set| (*set.code).cmp(code)).ok();
        let mut numbers: Vec<Numbers> = known
            .iter()
            .map(|set| Numbers {
                code: set.code.as_str().into(),
                game: set.game,
                cards: Vec::new(),
            })
            .collect();
        let mut first = Vec::with_capacity(cards.len());
        for (place, card) in (0..).zip(cards) {
            let printings = card.sheet.printings.iter();
            let printings = printings.filter_map(|it| Some((place_of(&it.set)?, it.number)));
            for (set, number) in printings.clone() {
                if let Some(set) = numbers.get_mut(set) {
                    set.cards.push((number, place));
                }
            }
            first.push(printings.min_by_key(|(set, number)| {
                let day = known.get(*set).map(|set| set.released);
                (day, *set, *number)
            }));
        }
        for set in &mut numbers {
            set.cards.sort_unstable();
        }
        Self {
            sets: numbers,
            first,
        }
    }

    /// The place of a game's set; places are in the order of codes.
    pub(crate) fn set(&self, game: Game, code: &str) -> Option<usize> {
        let found = self.sets.binary_search_by(|set| (*set.code).cmp(code)).ok();
        found.filter(|set| self.sets.get(*set).is_some_and(|set| set.game == game))
    }

    /// The code of a set.
    pub(crate) fn code(&self, set: usize) -> &str {
        self.sets.get(set).map_or("", |set| &set.code)
    }

    /// The place of the card that has this number in a set.
    pub(crate) fn card(&self, set: usize, number: u32) -> Option<usize> {
        let cards = &self.sets.get(set)?.cards;
        let found = cards.binary_search_by_key(&number, |(number, _)| *number);
        let (_, card) = cards.get(found.ok()?)?;
        Some(*card as usize)
    }

    /// The printing of a card in the set that came out first, then by code and number; a token has none.
    pub(crate) fn first(&self, card: usize) -> Option<(usize, u32)> {
        self.first.get(card).copied().flatten()
    }
}
