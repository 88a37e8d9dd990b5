//! One player's side of a game: hand, deck, stones, four positions.

use super::rules::{POSITIONS, PlayRules};
use super::setup::{Ability, Deck};
use super::{ActionKind, CardType, Price};
use crate::pile::{Hand, Kind, Pile};
use crate::rng::Rng;

/// A character in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Character {
    /// Which card.
    pub kind: Kind,
    /// Energies that are attached, as they count.
    pub energy: u16,
    /// Energy cards that are attached.
    pub cards: u16,
    /// The damage that it has taken.
    pub wounds: u16,
    /// Energies of these, and their cards, that are discarded in the next Limpeza.
    pub(super) fleeting: [u16; 2],
    /// Damage that its energies do to it in each Limpeza.
    pub(super) burns: u16,
    /// The turn on which it came.
    pub(super) since: u16,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum How {
    /// A card had to be drawn and there was none. MVC-C15
    DeckOut,
    /// No character is in play after the own first turn. MVC-C16
    NoCharacters,
}

/// Where a game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The opening hand is drawn, the first turn has not begun.
    Opening,
    /// The Fase Principal and the Combate of a turn.
    Turn,
    /// Between two own turns.
    Between,
}

/// A game against nobody.
#[derive(Debug, Clone)]
pub struct State<'d> {
    pub(super) deck: &'d Deck,
    pub(super) rules: PlayRules,
    pub(super) rng: Rng,
    /// What is face down: the deck, and the stones until it matters which cards they are.
    pub(super) pile: Pile,
    /// Cards of the pile that are stones.
    pub(super) aside: usize,
    /// Stones that were dealt because the rest was shuffled again.
    pub(super) stones: Vec<Kind>,
    pub(super) hand: Hand,
    pub(super) positions: [Option<Character>; POSITIONS],
    pub(super) discarded: u16,
    /// Items that stay in play or were used.
    pub(super) used: u16,
    pub(super) turn: u16,
    pub(super) stage: Stage,
    pub(super) played: u8,
    pub(super) attached: u8,
    pub(super) items: u8,
    pub(super) over: Option<How>,
}

impl<'d> State<'d> {
    /// A table before a card is drawn.
    #[must_use]
    pub fn new(deck: &'d Deck, rules: PlayRules) -> Self {
        Self {
            deck,
            rules,
            rng: Rng::new(0, 0),
            pile: deck.pile().clone(),
            aside: 0,
            stones: Vec::with_capacity(rules.stones.into()),
            hand: Hand::with_room(deck.len()),
            positions: [None; POSITIONS],
            discarded: 0,
            used: 0,
            turn: 0,
            stage: Stage::Between,
            played: 0,
            attached: 0,
            items: 0,
            over: None,
        }
    }

    /// The deck that plays.
    #[must_use]
    pub const fn deck(&self) -> &'d Deck {
        self.deck
    }

    /// The numbers that it is played by.
    #[must_use]
    pub const fn rules(&self) -> PlayRules {
        self.rules
    }

    /// The cards in hand, by number.
    #[must_use]
    pub fn hand(&self) -> &[Kind] {
        self.hand.cards()
    }

    /// How many cards are left in the deck.
    #[must_use]
    pub fn left(&self) -> usize {
        self.pile.len() - self.aside
    }

    /// How many Reward Stones are set aside. MVC-C2
    #[must_use]
    pub fn stones(&self) -> usize {
        self.aside + self.stones.len()
    }

    /// How many cards lie in the Pilha de Descarte: discarded from the hand, or from play.
    #[must_use]
    pub const fn discarded(&self) -> u16 {
        self.discarded
    }

    /// How many items were used or are in play.
    #[must_use]
    pub const fn used(&self) -> u16 {
        self.used
    }

    /// The main position, then the three of the team.
    #[must_use]
    pub const fn positions(&self) -> &[Option<Character>; POSITIONS] {
        &self.positions
    }

    /// The characters in play with their positions.
    pub fn characters(&self) -> impl Iterator<Item = (usize, Character)> {
        let places = self.positions.iter().enumerate();
        places.filter_map(|(place, it)| it.map(|it| (place, it)))
    }

    /// The own turns so far, the current one included.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Where the game stands.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// How the game ended, if it did.
    #[must_use]
    pub const fn over(&self) -> Option<How> {
        self.over
    }

    /// Whether the hand lacks characters or energies: then it is shuffled back for as many cards.
    #[must_use]
    pub fn is_short(&self) -> bool {
        let has = |of| self.hand().iter().any(|kind| self.deck.is(*kind, of));
        !has(CardType::Personagem) || !has(CardType::Energia)
    }

    /// The actions of a character.
    #[must_use]
    pub fn actions(&self, kind: Kind) -> &'d [Ability] {
        self.deck.numbers(kind).map_or(&[], |it| &it.actions[..])
    }

    /// What an energy costs besides being attached.
    #[must_use]
    pub fn price(&self, energy: Kind) -> Price {
        let numbers = self.deck.numbers(energy);
        numbers.map_or_else(Price::default, |it| it.price)
    }

    /// Cards of the hand that have to be discarded with an energy that is attached: fewer if there are no more.
    #[must_use]
    pub fn due(&self, energy: Kind) -> usize {
        let others = self.hand.len().saturating_sub(1);
        others.min(self.price(energy).discards.into())
    }

    /// What an energy card would give the character in a position.
    #[must_use]
    pub fn gives(&self, energy: Kind, place: usize) -> u16 {
        let character = self.positions.get(place).copied().flatten();
        let character = character.and_then(|it| self.deck.numbers(it.kind));
        let energy = self.deck.numbers(energy);
        energy.zip(character).map_or(0, |(it, to)| it.gives_to(to))
    }
}

/// Whether an action works from a position: Líder and attacks from the main one, Sidekick and Flanquear from the team.
#[must_use]
pub const fn works_from(kind: ActionKind, place: usize) -> bool {
    match kind {
        ActionKind::Passiva => true,
        ActionKind::Lider | ActionKind::Ataque => place == 0,
        ActionKind::Sidekick | ActionKind::Flanquear => place > 0,
    }
}
