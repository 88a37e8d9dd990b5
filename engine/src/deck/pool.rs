//! The cards that lists may name.

use crate::Game;
use crate::fabula::Colours;

/// A card's number in its [`Pool`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardNo(pub u32);

/// What the rules of construction look at in every game. The numbers are places in the game's words
/// ([`Game::kinds`] and its neighbours).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Facts {
    /// The card type.
    pub kind: u8,
    /// The rarity.
    pub rarity: Option<u8>,
    /// The classifications, one bit each.
    pub marks: u8,
    /// The colours.
    pub colours: Colours,
    /// Whether it is a token, which is no card.
    pub token: bool,
    /// Whether a format has marked it as its own. APO-H20
    pub marked: bool,
}

/// A card of a game, as far as construction sees it.
pub trait Printed: Sized {
    /// Whose card.
    const GAME: Game;

    /// Whether a token counts where cards are counted. FAB 1.9.2, 1.12.6
    const TOKENS_COUNT: bool = true;

    /// What lists call it.
    fn id(&self) -> &str;

    /// The name: cards that share it are copies. FAB 2.1.4, DD-K2
    fn name(&self) -> &str;

    /// What makes it another card in spite of its name. Ruling: MVC-C12
    fn version(&self) -> Option<&str> {
        None
    }

    /// The codes of the sets that it was printed in. FAB 2.8.4
    fn sets(&self) -> &[String];

    /// What every game looks at.
    fn facts(&self) -> Facts;

    /// The fields that its type does not have, or lacks, or that are out of range.
    fn misplaced(&self) -> Vec<&'static str>;

    /// Whether the other can be the same card, where both have one name.
    fn is_same(&self, other: &Self) -> bool {
        self.facts() == other.facts()
    }

    /// The hero that a list makes; only Apoteose has heroes.
    fn hero(
        _list: &super::DeckList<'_>,
        _pool: &Pool<Self>,
        _rules: &super::Rules<'_>,
    ) -> Option<crate::apoteose::Hero> {
        None
    }

    /// The rules that no other game has.
    fn own_rules<'r>(_case: &super::Case<'_, 'r, Self>, _findings: &mut super::Findings<'r>) {}
}

/// What a card says in fields of the same name, in every game.
macro_rules! own_fields {
    () => {
        fn id(&self) -> &str {
            &self.id
        }

        fn name(&self) -> &str {
            &self.name
        }

        fn sets(&self) -> &[String] {
            &self.sets
        }
    };
}
pub(crate) use own_fields;

/// Two cards of a pool that cannot both be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Conflict {
    /// One id, two cards.
    #[error("card {second} has the id of card {first}")]
    Id {
        /// The earlier card's place.
        first: usize,
        /// The later card's place.
        second: usize,
    },
    /// One name, two different cards. FAB 2.1.3
    #[error("card {second} has the name of card {first} and is another card")]
    Name {
        /// The earlier card's place.
        first: usize,
        /// The later card's place.
        second: usize,
    },
}

/// Cards by number, by id and by name.
#[derive(Debug, Clone)]
pub struct Pool<C> {
    cards: Vec<C>,
    entries: Vec<Entry>,
    by_id: Vec<CardNo>,
}

/// A card's facts and what its copies share.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Entry {
    pub facts: Facts,
    /// The same number for copies of one card.
    pub key: u32,
    /// The same number for all versions of one name.
    pub name: u32,
}

impl<C: Printed> Pool<C> {
    /// A pool of these cards, numbered in their order, or every conflict between them.
    pub fn new(cards: Vec<C>) -> Result<Self, Vec<Conflict>> {
        let numbers: Vec<CardNo> = (0..).map(CardNo).take(cards.len()).collect();
        let card = |no: &CardNo| cards.get(no.0 as usize);
        let mut conflicts = Vec::new();

        let mut by_id = numbers.clone();
        by_id.sort_by_key(|no| card(no).map(C::id));
        // The sort is stable: of equal ids the first one written comes first.
        for pair in by_id.windows(2) {
            if let [first, second] = pair
                && card(first).map(C::id) == card(second).map(C::id)
            {
                conflicts.push(Conflict::Id {
                    first: first.0 as usize,
                    second: second.0 as usize,
                });
            }
        }

        // Names of cards are unique, names of tokens are not: they are kept apart. FAB 2.1.3
        let facts: Vec<Facts> = cards.iter().map(C::facts).collect();
        let facts_of = |no: &CardNo| facts.get(no.0 as usize).copied().unwrap_or_default();
        let mut by_name = numbers;
        by_name.sort_by_key(|no| {
            card(no).map(|card| (facts_of(no).token, card.name(), card.version()))
        });
        let mut entries = vec![Entry::default(); cards.len()];
        let (mut key, mut name) = (0, 0);
        let mut last: Option<(CardNo, &C, Facts)> = None;
        for no in &by_name {
            let Some(card) = card(no) else { continue };
            let facts = facts_of(no);
            if let Some((earlier, other, known)) = last {
                let same_name = known.token == facts.token && other.name() == card.name();
                let same = same_name && other.version() == card.version();
                name += u32::from(!same_name);
                key += u32::from(!same);
                if same && !facts.token && !other.is_same(card) {
                    conflicts.push(Conflict::Name {
                        first: earlier.0 as usize,
                        second: no.0 as usize,
                    });
                }
            }
            if let Some(entry) = entries.get_mut(no.0 as usize) {
                *entry = Entry { facts, key, name };
            }
            last = Some((*no, card, facts));
        }
        if conflicts.is_empty() {
            Ok(Self {
                cards,
                entries,
                by_id,
            })
        } else {
            Err(conflicts)
        }
    }

    /// The card with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<CardNo> {
        let found = self
            .by_id
            .binary_search_by(|no| self.card(*no).map(C::id).cmp(&Some(id)));
        found.ok().and_then(|at| self.by_id.get(at)).copied()
    }

    /// The card with this id, looked for first behind another one: lists often follow their pool.
    pub(super) fn find_after(&self, last: Option<CardNo>, id: &str) -> Option<CardNo> {
        let next = CardNo(last.map_or(0, |last| last.0.wrapping_add(1)));
        let is_next = self.card(next).is_some_and(|card| card.id() == id);
        if is_next { Some(next) } else { self.find(id) }
    }

    /// The card with this number.
    #[must_use]
    pub fn card(&self, no: CardNo) -> Option<&C> {
        self.cards.get(no.0 as usize)
    }

    /// Every card, in the order of the numbers.
    #[must_use]
    pub fn cards(&self) -> &[C] {
        &self.cards
    }

    pub(super) fn entry(&self, no: CardNo) -> Option<&Entry> {
        self.entries.get(no.0 as usize)
    }
}
