//! One player's side of a game: hand, deck, DZ, the board, the enemy's Domain.

use tinyvec::ArrayVec;

use super::Host;
use super::board::{BOARD, MOST_UNITS, TILES, Tile, Tiles, connected, spawn_area};
use super::piece::SpawnType;
use super::rules::PlayRules;
use super::setup::{Deck, Way};
use crate::pile::{Hand, Kind, Pile};
use crate::rng::Rng;

/// The phases, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the words of the manual")]
pub enum Phase {
    Recycle,
    Draw,
    Move,
    Battle,
    Spawn,
}

/// A Unidade on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Unit {
    /// Which card.
    pub kind: Kind,
    /// Where.
    pub tile: Tile,
    /// The damage that it has taken.
    pub wounds: u16,
    /// The Artefatos that are attached to it.
    pub attached: u8,
    pub(super) moved: bool,
    pub(super) dashed: bool,
    pub(super) attacked: bool,
}

impl Unit {
    /// Whether it may still attack in this turn.
    #[must_use]
    pub const fn can_attack(&self) -> bool {
        !self.attacked && !self.dashed
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum How {
    /// The enemy's Domain has no life left.
    Domain,
    /// No card on the board, in the deck or in hand: defeat.
    NoCards,
}

/// A game against nobody: the other half of the board stays empty.
#[derive(Debug, Clone)]
pub struct State<'d> {
    pub(super) deck: &'d Deck,
    pub(super) rules: PlayRules,
    pub(super) rng: Rng,
    /// Whether the player is the starting one.
    pub(super) first: bool,
    pub(super) pile: Pile,
    pub(super) hand: Hand,
    pub(super) discarded: u16,
    pub(super) units: ArrayVec<[Unit; MOST_UNITS]>,
    pub(super) artefatos: Tiles,
    pub(super) campos: Tiles,
    /// By tile: the Artefatos that are attached to the Artefato or Campo there.
    pub(super) pinned: [u8; TILES],
    pub(super) domain: u16,
    pub(super) turn: u16,
    pub(super) phase: Phase,
    pub(super) spawned: [u8; 3],
    pub(super) over: Option<How>,
}

impl<'d> State<'d> {
    /// A table before a card is drawn.
    #[must_use]
    pub fn new(deck: &'d Deck, rules: PlayRules, first: bool) -> Self {
        Self {
            deck,
            rules,
            rng: Rng::new(0, 0),
            first,
            pile: deck.pile().clone(),
            hand: Hand::with_room(deck.len()),
            discarded: 0,
            units: ArrayVec::new(),
            artefatos: Tiles::NONE,
            campos: Tiles::NONE,
            pinned: [0; TILES],
            domain: rules.domain,
            turn: 0,
            phase: Phase::Recycle,
            spawned: [0; 3],
            over: None,
        }
    }

    /// The cards in hand, by number.
    #[must_use]
    pub fn hand(&self) -> &[Kind] {
        self.hand.cards()
    }

    /// How many cards are left in the deck.
    #[must_use]
    pub fn left(&self) -> usize {
        self.pile.len()
    }

    /// How many cards lie in the DZ.
    #[must_use]
    pub const fn discarded(&self) -> u16 {
        self.discarded
    }

    /// The Unidades on the board, in the order in which they came.
    #[must_use]
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// Where Artefatos lie.
    #[must_use]
    pub const fn artefatos(&self) -> Tiles {
        self.artefatos
    }

    /// How many Artefatos are attached to other cards.
    #[must_use]
    pub fn attached(&self) -> u32 {
        let worn = self.units.iter().map(|unit| unit.attached);
        worn.chain(self.pinned).map(u32::from).sum()
    }

    /// Where Campos lie.
    #[must_use]
    pub const fn campos(&self) -> Tiles {
        self.campos
    }

    /// The life of the enemy's Domain.
    #[must_use]
    pub const fn domain(&self) -> u16 {
        self.domain
    }

    /// The own turns so far, the current one included.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, if it did.
    #[must_use]
    pub const fn over(&self) -> Option<How> {
        self.over
    }

    /// The numbers that it is played by.
    #[must_use]
    pub const fn rules(&self) -> PlayRules {
        self.rules
    }

    /// The deck that plays.
    #[must_use]
    pub const fn deck(&self) -> &'d Deck {
        self.deck
    }

    /// Where Unidades stand.
    #[must_use]
    pub fn standing(&self) -> Tiles {
        self.units.iter().map(|unit| unit.tile).collect()
    }

    /// Where own cards lie; face down ones too: every card is part of a bridge.
    #[must_use]
    pub fn own(&self) -> Tiles {
        self.standing() | self.artefatos | self.campos
    }

    /// Where own cards are connected to the own zone. DD-R6
    #[must_use]
    pub fn bridge(&self) -> Tiles {
        connected(self.own())
    }

    /// Where a Unidade may step: no card but a Campo stands there. DD-R7
    #[must_use]
    pub fn open(&self) -> Tiles {
        BOARD.without(self.standing() | self.artefatos)
    }

    /// Where a card may be spawned: an empty tile, or for another card one with only a Campo (DD-R7), in the own
    /// zone or at the end of a bridge (DD-R6). A Unidade with FLY comes next to any own card.
    #[must_use]
    pub fn spawn_tiles(&self, kind: Kind) -> Tiles {
        let numbers = self.deck.numbers(kind);
        if numbers.way != Way::Tile {
            return Tiles::NONE;
        }
        let own = self.own();
        let mut area = spawn_area(own);
        if numbers.fly {
            area = area | own.linked();
        }
        match numbers.kind {
            SpawnType::Campo => area.without(own),
            SpawnType::Unidade | SpawnType::Artefato => area & self.open(),
        }
    }

    /// Where the cards lie that an ATTACH may be attached to; the zone and bridges do not matter to it.
    #[must_use]
    pub fn host_tiles(&self, kind: Kind) -> Tiles {
        match self.deck.numbers(kind).way {
            Way::Card(None) => self.own(),
            Way::Card(Some(Host::Unit)) => self.standing(),
            // No enemy stands on this board.
            Way::Card(Some(Host::EnemyUnit)) | Way::Tile | Way::Instant | Way::Super => Tiles::NONE,
        }
    }

    /// Whether another card of this type may be spawned in this turn.
    #[must_use]
    pub fn may_spawn(&self, kind: SpawnType) -> bool {
        let [units, artefatos, campos] = self.spawned;
        let spawned = match kind {
            SpawnType::Unidade => units,
            SpawnType::Artefato => artefatos,
            SpawnType::Campo => campos,
        };
        spawned < self.rules.spawns_per_type
    }
}
