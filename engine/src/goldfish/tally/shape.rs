//! What a tally counts.

use super::Bounds;
use crate::fabula::{CardId, Deck, PlayRules, Table};
use crate::goldfish::question::Question;
use crate::goldfish::{MAX_TURNS, Mulligan, Options};

/// Most questions of one tally.
pub const MOST_QUESTIONS: usize = 32;

/// Most different cards that are told apart: the largest deck of the engine.
pub(super) const MOST_KINDS: usize = 300;

/// Which parts of a tally are filled; how resources were spent always is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Detail {
    /// Damage, influence and bases by turn.
    pub board: bool,
    /// What was put back, discarded and left in the hand.
    pub hands: bool,
    /// Every card of the deck by itself: dearer than all the rest.
    pub cards: bool,
}

impl Detail {
    /// Nothing but how resources were spent.
    pub const SPEND: Self = Self {
        board: false,
        hands: false,
        cards: false,
    };
    /// Everything.
    pub const ALL: Self = Self {
        board: true,
        hands: true,
        cards: true,
    };
}

/// A card of the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    /// Which one.
    pub card: CardId,
    /// How many of it the deck has.
    pub copies: u16,
    /// What it costs, as printed.
    pub cost: u16,
}

/// A question about the cards of this deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::goldfish) struct Asked {
    pub(super) question: Question,
    /// Where the cards of each group stand among the different ones.
    pub(super) groups: Vec<Vec<usize>>,
}

/// What a tally counts: tallies of the same shape can be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    pub(super) turns: u8,
    /// Cards of the opening hand. FAB 1.4.3
    opening_hand: u8,
    /// The different cards of the deck, by number.
    pub(super) kinds: Vec<Kind>,
    pub(super) mulligan: Mulligan,
    pub(super) asked: Vec<Asked>,
    pub(super) detail: Detail,
    bounds: Bounds,
}

impl Shape {
    /// For a deck and how it is played.
    #[must_use]
    pub fn new(
        table: &Table,
        rules: &PlayRules,
        deck: &Deck,
        options: &Options,
        detail: Detail,
    ) -> Self {
        let mut main = deck.main.clone();
        main.sort_unstable();
        let alike = main.chunk_by(|one, other| one == other);
        let kinds = alike.filter_map(|copies| {
            let card = *copies.first()?;
            let cost = table.entry(card).cost;
            Some(Kind {
                card,
                copies: u16::try_from(copies.len()).unwrap_or(u16::MAX),
                cost: u16::try_from(cost).unwrap_or_default(),
            })
        });
        Self {
            turns: options.turns.min(MAX_TURNS),
            opening_hand: rules.opening_hand,
            kinds: kinds.take(MOST_KINDS).collect(),
            mulligan: if rules.mulligan {
                options.mulligan.clone()
            } else {
                Mulligan::Never
            },
            asked: Vec::new(),
            detail,
            bounds: Bounds::new(table, rules, deck, options),
        }
    }

    /// The same with questions, of which the first [`MOST_QUESTIONS`] count.
    #[must_use]
    pub fn asking(mut self, questions: impl IntoIterator<Item = Question>) -> Self {
        let questions = questions.into_iter().take(MOST_QUESTIONS);
        self.asked = questions.map(|question| self.resolve(question)).collect();
        self
    }

    /// Own turns.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Cards of the opening hand. FAB 1.4.3
    #[must_use]
    pub fn opening_hand(&self) -> u16 {
        self.opening_hand.into()
    }

    /// Whether cards may be put back before the game. FAB 1.4.4
    #[must_use]
    pub fn mulligan(&self) -> bool {
        self.mulligan != Mulligan::Never
    }

    /// The cards of the deck, by number.
    #[must_use]
    pub fn deck(&self) -> Vec<CardId> {
        let copies = |kind: &Kind| std::iter::repeat_n(kind.card, kind.copies.into());
        self.kinds.iter().flat_map(copies).collect()
    }

    /// The different cards of the deck, by number.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// The questions.
    pub fn questions(&self) -> impl ExactSizeIterator<Item = &Question> {
        self.asked.iter().map(|asked| &asked.question)
    }

    /// A question in terms of this deck.
    pub(in crate::goldfish) fn resolve(&self, question: Question) -> Asked {
        let place = |card: &CardId| self.place(*card);
        let groups = question.groups().iter();
        Asked {
            groups: groups
                .map(|group| group.iter().filter_map(place).collect())
                .collect(),
            question,
        }
    }

    /// Which parts are filled.
    #[must_use]
    pub const fn detail(&self) -> Detail {
        self.detail
    }

    /// What the rules allow.
    pub(in crate::goldfish) const fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Where a card of the deck stands among the different ones.
    #[inline]
    pub(in crate::goldfish) fn place(&self, card: CardId) -> Option<usize> {
        self.kinds
            .binary_search_by_key(&card, |kind| kind.card)
            .ok()
    }
}
