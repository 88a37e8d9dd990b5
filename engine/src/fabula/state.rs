//! A game at one moment: plain numbers in fixed places, copied without the heap.
//!
//! The state holds everything, hidden cards and the seed included; what a player may know of it is
//! a [`View`](super::View).

use std::hash::{Hash, Hasher};

use tinyvec::ArrayVec;

use super::ability::{Part, Zone};
use super::card::CardId;
use super::outcome::Outcome;
use super::program::reads;
use super::rules::PlayRules;
use super::table::{Entry, Table};
use crate::rng::Rng;

mod bits;
mod cards;
mod item;
mod permanent;
mod seat;

pub use bits::Bits;
pub use cards::{Cards, MAX_DECK};
pub use item::{Announcement, Frame, Item, ItemKind, Origin, Subject, Target, Targets, Waiting};
pub use permanent::{Boost, Permanent, Permanents, Ref, Slot};
pub use seat::{MAX_SEATS, Seat, SeatKind, SeatState, Seats};

/// The most effects that wait on the stack at once.
pub const MAX_STACK: usize = 64;
/// The most triggered abilities that wait to be stacked at once.
pub const MAX_WAITING: usize = 64;
/// After so many triggered abilities in one turn the game is a draw: no loop is endless. Ruling: FAB-C43
pub const MAX_TRIGGERS_PER_TURN: u16 = 1000;

/// What a player is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which cards of the opening hand to put back. FAB 1.4.4
    Mulligan,
    /// Act or pass. FAB 1.17
    Priority,
    /// More attackers or influencers, or done. Ruling: FAB-C32
    Declare,
    /// Blockers of the offensive. FAB 1.22.4
    Blocks,
    /// Blockers of the influence. FAB 1.22.5
    InfluenceBlocks,
    /// How much of an attacker's ofensiva a blocker gets. Ruling: FAB-C22
    Divide,
    /// A card to discard in the Final. FAB 4.2.5
    DiscardDown,
    /// Which triggered ability is stacked next. FAB 1.14.9
    Order,
    /// A mode of the card or ability being announced.
    Mode,
    /// The value of a letter in its cost. FAB 1.8.5
    Letter,
    /// A target. FAB 1.15
    Target,
    /// The share of a target. FAB 1.15.12
    Share,
    /// A permanent to sacrifice as a cost. FAB 1.18.6b
    Sacrifice,
    /// A card to discard as a cost.
    Discard,
    /// A choice that a resolving effect asks for. FAB 1.17.5e
    Effect,
    /// Nothing: the game is over.
    Over,
}

/// What happens when nobody is asked anything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Hands are drawn and put back.
    Mulligans,
    /// A part of the turn begins.
    Begin,
    /// Players act until all pass. FAB 1.17.6
    Window,
    /// What a part of the turn does at its end, counted by stages.
    Close,
    /// The next part or turn.
    Next,
}

/// A game at one moment.
#[derive(Clone, Copy)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact about the moment"
)]
pub struct State<'t> {
    pub(crate) table: &'t Table,
    pub(crate) rules: PlayRules,
    pub(crate) rng: Rng,
    pub(crate) seats: [SeatState; MAX_SEATS],
    /// The priority queue: the seats in turn order. FAB 1.17.6
    pub(crate) queue: [Seat; MAX_SEATS],
    pub(crate) players: u8,
    pub(crate) permanents: Permanents,
    pub(crate) stack: ArrayVec<[Item; MAX_STACK]>,
    pub(crate) waiting: ArrayVec<[Waiting; MAX_WAITING]>,
    pub(crate) announcing: Option<Announcement>,
    /// Modificações that have entered attached and wait for their host. FAB 1.15.8
    pub(crate) hosting: ArrayVec<[Slot; 8]>,
    pub(crate) frame: Option<Frame>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) turn: u16,
    pub(crate) active: Seat,
    pub(crate) part: Part,
    pub(crate) step: Step,
    pub(crate) stage: u8,
    pub(crate) priority: Seat,
    /// Who has passed since something last happened. FAB 1.17.6
    pub(crate) passed: Seats,
    pub(crate) declaring: bool,
    /// Whether the defender asked has blocked already: then only Done ends the blocks.
    pub(crate) blocking: bool,
    pub(crate) asked: Seat,
    pub(crate) ask: Ask,
    /// Who caused what happens: decides the order of triggers of several players. FAB 1.14.9
    pub(crate) responsible: Seat,
    /// Whom an effect gave the priority. FAB 1.17.4
    pub(crate) given: Option<Seat>,
    /// Who acts by such a gift now.
    pub(crate) gifted: Option<Seat>,
    pub(crate) stamp: u32,
    pub(crate) triggers_this_turn: u16,
    pub(crate) overloaded: bool,
    /// What changed since continuous effects were worked out.
    pub(crate) changed: u8,
    /// What the passive abilities in play read, and what they are about besides permanents.
    pub(crate) read: u8,
    pub(crate) topics: u8,
    /// The types of card that they make cheaper, one bit each.
    pub(crate) cheapened: u8,
    /// The kinds of event that triggered abilities in play wait for.
    pub(crate) watched: u32,
    /// Whether the state check has something to look at. FAB 1.21.8
    pub(crate) unchecked: bool,
}

impl<'t> State<'t> {
    /// The cards that the numbers of this state mean.
    #[must_use]
    pub const fn table(&self) -> &'t Table {
        self.table
    }

    /// The rules of its format.
    #[must_use]
    pub const fn rules(&self) -> &PlayRules {
        &self.rules
    }

    /// Whose answer is awaited; nobody's when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        (self.ask != Ask::Over).then_some(self.asked)
    }

    /// What is asked.
    #[must_use]
    pub const fn ask(&self) -> Ask {
        self.ask
    }

    /// The active player. FAB 1.2.1
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// The part of the turn.
    #[must_use]
    pub const fn part(&self) -> Part {
        self.part
    }

    /// How many turns began, those of all players together.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// How the game ended, once it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The seats in turn order.
    #[must_use]
    pub fn queue(&self) -> &[Seat] {
        self.queue.get(..usize::from(self.players)).unwrap_or(&[])
    }

    /// A seat's own things.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &SeatState {
        seat.of(&self.seats)
    }

    pub(crate) fn seat_mut(&mut self, seat: Seat) -> &mut SeatState {
        seat.of_mut(&mut self.seats)
    }

    /// The cards of a seat's hand, in no order.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        self.seat(seat).cards.zone(Zone::Mao)
    }

    /// The effects that wait, the next to resolve last. FAB 4.5.5
    #[must_use]
    pub fn stack(&self) -> &[Item] {
        &self.stack
    }

    /// The effect that is resolving, while it waits for an answer.
    #[must_use]
    pub fn resolving(&self) -> Option<&Item> {
        self.frame.as_ref().map(|frame| &frame.item)
    }

    /// A permanent by its place, if there is one.
    #[must_use]
    pub fn permanent(&self, slot: Slot) -> Option<&Permanent> {
        self.permanents
            .live()
            .has(slot)
            .then(|| self.permanents.get(slot))
    }

    /// Every permanent in play with its place.
    pub fn permanents(&self) -> impl Iterator<Item = (Slot, &Permanent)> {
        self.permanents
            .live()
            .iter()
            .map(|slot| (slot, self.permanents.get(slot)))
    }

    /// The entry of a permanent's card.
    #[must_use]
    pub fn entry(&self, slot: Slot) -> &'t Entry {
        self.table.entry(self.permanents.get(slot).card)
    }

    /// The seats still in the game, dummies included, as a set.
    pub(crate) fn present(&self) -> Seats {
        let all = self.queue().iter().copied();
        all.filter(|seat| self.seat(*seat).present).collect()
    }

    /// The seats that decide things: present and not a dummy.
    pub(crate) fn deciders(&self) -> Seats {
        let all = self.queue().iter().copied();
        all.filter(|seat| self.seat(*seat).decides()).collect()
    }

    /// The seats after this one in the queue, then from its start, itself last. FAB 1.17.6b
    pub(crate) fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<'_, 't> {
        let at = self
            .queue()
            .iter()
            .position(|other| *other == seat)
            .map_or(0, |at| at + 1);
        let (before, after) = self.queue().split_at(at.min(self.queue().len()));
        after.iter().chain(before).copied()
    }

    /// The active player and then the others, in queue order. FAB 1.17.6a
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<'_, 't> {
        std::iter::once(self.active)
            .chain(self.after(self.active).filter(|seat| *seat != self.active))
    }

    pub(crate) fn touch(&mut self, what: u8) {
        self.changed |= what;
        if what == u8::MAX {
            self.permanents.stale = self.permanents.live();
        }
        if what & reads::NUMBERS != 0 {
            self.permanents.doubtful = self.permanents.live();
        }
        // Nothing falls and nobody loses by a card that is turned or a resource that is spent.
        let watched = reads::BOARD
            | reads::NOTED
            | reads::NUMBERS
            | if self.rules.lose_when_empty {
                reads::ZONES
            } else {
                0
            };
        self.unchecked |= what & watched != 0;
    }

    /// These have changed by themselves: others are worked out again only if a passive reads that.
    pub(crate) fn note(&mut self, slots: Bits) {
        self.permanents.noted = self.permanents.noted.or(slots);
        self.touch(reads::TIES);
    }

    /// A number that differs for different states: equal games have equal fingerprints.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = Fingerprint(0xcbf2_9ce4_8422_2325);
        self.hash(&mut hasher);
        hasher.finish()
    }

    /// The state as bytes, for comparing two games byte by byte.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Bytes(Vec::new());
        self.hash(&mut bytes);
        bytes.0
    }
}

impl Hash for State<'_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.rules, self.rng, self.seats, self.queue, self.players).hash(hasher);
        (
            self.permanents,
            &*self.stack,
            &*self.waiting,
            self.announcing,
            &*self.hosting,
            self.frame,
        )
            .hash(hasher);
        (
            self.outcome,
            self.turn,
            self.active,
            self.part,
            self.step,
            self.stage,
        )
            .hash(hasher);
        (
            self.priority,
            self.passed,
            self.declaring,
            self.blocking,
            self.asked,
            self.ask,
            self.responsible,
        )
            .hash(hasher);
        (
            self.given,
            self.gifted,
            self.stamp,
            self.triggers_this_turn,
            self.overloaded,
        )
            .hash(hasher);
    }
}

impl PartialEq for State<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.table, other.table) && self.bytes() == other.bytes()
    }
}

impl std::fmt::Debug for State<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("State")
            .field("turn", &self.turn)
            .field("active", &self.active)
            .field("part", &self.part)
            .field("asked", &self.asked)
            .field("ask", &self.ask)
            .field("stack", &self.stack.len())
            .field("fingerprint", &self.fingerprint())
            .finish_non_exhaustive()
    }
}

/// FNV-1a: frozen, so that fingerprints can be written down.
struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    fn finish(&self) -> u64 {
        self.0
    }
}

struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
    fn finish(&self) -> u64 {
        0
    }
}
