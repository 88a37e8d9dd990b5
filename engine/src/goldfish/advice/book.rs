//! The value of every choice of every opening hand: what a goal is worth before the hand is seen.

use super::Unknown;
use super::exact::Exact;
use super::game::Game;
use super::lanes::Seen;
use super::turns::Solver;
use crate::fabula::CardId;
use crate::goldfish::Mulligan;

/// Most hands of a book, begun ones included.
const MOST_PAGES: usize = 200_000;

/// A hand in classes, and what everything that can be kept of it is worth.
#[derive(Debug, Clone)]
pub(super) struct Page {
    hand: Seen,
    /// How many hands of the deck are like this.
    ways: f64,
    values: Vec<(Seen, f64)>,
}

impl Page {
    /// Weighs everything that can be kept of a hand.
    pub fn new(
        game: &Game,
        solver: &mut Solver<'_>,
        hand: Seen,
        ways: f64,
    ) -> Result<Self, Unknown> {
        let mut values = Vec::new();
        for keep in parts(game, hand) {
            values.push((keep, solver.value(hand, keep)?));
        }
        Ok(Self { hand, ways, values })
    }

    fn of(&self, keep: Seen) -> Option<f64> {
        let value = self.values.iter().find(|(other, _)| *other == keep);
        value.map(|(_, value)| *value)
    }

    /// The best choice; of equals, whatever keeps more.
    pub fn best(&self) -> (Seen, f64) {
        let by_value = |a: &&(Seen, f64), b: &&(Seen, f64)| {
            let value = a.1.total_cmp(&b.1);
            value.then_with(|| (a.0.total(), b.0).cmp(&(b.0.total(), a.0)))
        };
        let best = self.values.iter().max_by(by_value);
        best.copied().unwrap_or((self.hand, 0.0))
    }
}

/// Every opening hand of a deck.
#[derive(Debug, Clone)]
pub struct Book<'e> {
    game: &'e Game,
    most: u64,
    /// By hand.
    pages: Vec<Page>,
}

impl Exact {
    /// Weighs every opening hand; `go_on` is asked before each of them.
    pub fn book(&self, mut go_on: impl FnMut() -> bool) -> Result<Book<'_>, Unknown> {
        let game = &self.game;
        let mut solver = Solver::new(game, self.most);
        let mut pages = Vec::new();
        for (hand, ways) in hands(game)? {
            if !go_on() {
                return Err(Unknown::Stopped);
            }
            // The limit is for each hand.
            solver.left = self.most;
            pages.push(Page::new(game, &mut solver, hand, ways)?);
        }
        pages.sort_unstable_by_key(|page| page.hand);
        Ok(Book {
            game,
            most: self.most,
            pages,
        })
    }
}

impl Book<'_> {
    /// The value of the goal without a mulligan.
    #[must_use]
    pub fn never(&self) -> f64 {
        self.mean(|page| page.of(page.hand).unwrap_or_default())
    }

    /// The value of the goal with the best mulligan.
    #[must_use]
    pub fn best(&self) -> f64 {
        self.mean(|page| page.best().1)
    }

    fn mean(&self, value: impl Fn(&Page) -> f64) -> f64 {
        let all: f64 = self.pages.iter().map(|page| page.ways).sum();
        let sum: f64 = self.pages.iter().map(|page| page.ways * value(page)).sum();
        sum / all
    }

    /// The value of the goal with a mulligan by rule, which sees cards and not classes.
    pub fn under(&self, mulligan: &Mulligan) -> Result<f64, Unknown> {
        let mut walk = Walk {
            book: self,
            mulligan,
            hand: Vec::new(),
            left: self.most,
        };
        let cards = u32::from(self.game.rules.opening_hand);
        let sum = walk.deal(0, self.game.total, cards)?;
        Ok(sum / self.game.ways.of(self.game.total, cards))
    }

    fn value(&self, hand: &[CardId], keep: &[CardId]) -> Option<f64> {
        let classes = self.game.count(hand)?;
        let page = self.pages.binary_search_by_key(&classes, |page| page.hand);
        self.pages.get(page.ok()?)?.of(self.game.count(keep)?)
    }
}

/// Every opening hand card by card.
struct Walk<'b> {
    book: &'b Book<'b>,
    mulligan: &'b Mulligan,
    hand: Vec<CardId>,
    left: u64,
}

impl Walk<'_> {
    /// The sum over every hand from a card on, of which and of later ones there are `rest`.
    fn deal(&mut self, place: usize, rest: u32, cards: u32) -> Result<f64, Unknown> {
        if cards == 0 {
            return self.value();
        }
        let Some(kind) = self.book.game.kinds.all().get(place) else {
            return Ok(0.0);
        };
        let later = rest - kind.copies;
        let (mut sum, held) = (0.0, self.hand.len());
        for some in 0..=kind.copies.min(cards) {
            if some > 0 {
                self.hand.push(kind.card);
            }
            if cards - some <= later {
                let ways = self.book.game.ways.of(kind.copies, some);
                sum += ways * self.deal(place + 1, later, cards - some)?;
            }
        }
        self.hand.truncate(held);
        Ok(sum)
    }

    fn value(&mut self) -> Result<f64, Unknown> {
        self.left = self.left.checked_sub(1).ok_or(Unknown::TooMany)?;
        let mut keep = self.hand.clone();
        if self.book.game.rules.mulligan {
            for card in self.mulligan.put_back(&self.hand).cards() {
                if let Some(at) = keep.iter().position(|other| other == card) {
                    keep.remove(at);
                }
            }
        }
        let value = self.book.value(&self.hand, &keep);
        value.ok_or(Unknown::NotInDeck)
    }
}

/// Every opening hand in classes, with the number of ways to draw it.
pub(super) fn hands(game: &Game) -> Result<Vec<(Seen, f64)>, Unknown> {
    let mut hands = vec![(Seen::default(), 1.0, u32::from(game.rules.opening_hand))];
    let pool = game.first_stage().map_or(&[][..], |stage| &stage.pool);
    for (class, it) in pool.iter().enumerate() {
        let more = hands.iter().flat_map(|(hand, ways, cards)| {
            (0..=it.deck.min(*cards)).map(move |some| {
                let ways = ways * game.ways.of(it.deck, some);
                (hand.with(class, some), ways, cards - some)
            })
        });
        hands = more.collect();
        if hands.len() > MOST_PAGES {
            return Err(Unknown::TooMany);
        }
    }
    let full = hands.into_iter().filter(|(_, _, left)| *left == 0);
    Ok(full.map(|(hand, ways, _)| (hand, ways)).collect())
}

/// Everything that can be kept of a hand.
fn parts(game: &Game, hand: Seen) -> Vec<Seen> {
    if !game.rules.mulligan {
        return vec![hand];
    }
    let mut parts = vec![Seen::default()];
    let classes = game.first_stage().map_or(0, |stage| stage.pool.len());
    for class in 0..classes {
        let more = parts
            .iter()
            .flat_map(|part| (0..=hand.of(class)).map(|some| part.with(class, some)));
        parts = more.collect();
    }
    parts
}
