//! Reading the board: numbers, conditions, filters, players and objects of a text.

use super::ability::Side;
use super::card::{CardType, Colour};
use super::state::{Announcement, Frame, Item, Ref, Seat, Slot, State, Subject, Target, Targets};

mod amount;
mod fits;
mod meaning;

/// Numbers beyond this are cut: no chain of products grows without bound.
const LIMIT: i32 = 9999;

/// A number as the board keeps it, cut where it does not fit.
pub(crate) fn short(n: i32) -> i16 {
    i16::try_from(n).unwrap_or(if n < 0 { i16::MIN } else { i16::MAX })
}

/// What the words of a text mean: "you", "this", "target", X. FAB 1.10.5
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    pub you: Seat,
    pub source: Option<Ref>,
    pub letters: [i16; 3],
    pub targets: &'a Targets,
    pub chosen: &'a [Target],
    pub subject: Subject,
    /// Who owned what this very effect moved or destroyed last.
    pub last_owner: Option<Seat>,
    pub number: i16,
    pub colour: Option<Colour>,
    pub done: i16,
}

impl<'a> Context<'a> {
    /// A passive ability, or anything else that has no targets.
    pub fn of(you: Seat, source: Option<Ref>) -> Self {
        Self {
            you,
            source,
            letters: [0; 3],
            targets: Targets::NONE,
            chosen: &[],
            subject: Subject {
                seat: you,
                owner: you,
                ..Subject::default()
            },
            last_owner: None,
            number: 0,
            colour: None,
            done: 0,
        }
    }

    pub fn item(item: &'a Item) -> Self {
        Self {
            letters: item.letters,
            targets: &item.targets,
            subject: item.subject,
            ..Self::of(item.controller, item.source)
        }
    }

    pub fn frame(frame: &'a Frame) -> Self {
        Self {
            chosen: &frame.chosen,
            number: frame.number,
            colour: frame.colour,
            last_owner: frame.last_known.map(|(_, owner)| owner),
            done: frame.done,
            ..Self::item(&frame.item)
        }
    }

    pub fn announcement(announcement: &'a Announcement) -> Self {
        Self::item(&announcement.item)
    }

    fn is_source(&self, slot: Slot, stamp: u32) -> bool {
        self.source
            .is_some_and(|source| source.slot == slot && source.stamp == stamp)
    }
}

impl State<'_> {
    /// Whether a side means this player. FAB 1.10.5
    pub(crate) fn side(side: Side, you: Seat, seat: Seat) -> bool {
        match side {
            Side::You => seat == you,
            Side::Opponents => seat != you,
            Side::Any => true,
        }
    }

    /// The permanent, if it is still the same object.
    pub(crate) fn still(&self, it: Ref) -> Option<Slot> {
        let live =
            self.permanents.live().has(it.slot) && self.permanents.get(it.slot).stamp == it.stamp;
        live.then_some(it.slot)
    }

    /// The object at this place now.
    pub(crate) fn here(&self, slot: Slot) -> Ref {
        self.permanents.get(slot).at(slot)
    }

    /// What the words of a permanent's own text mean.
    pub(crate) fn context_of(&self, slot: Slot) -> Context<'static> {
        let it = self.permanents.get(slot);
        Context {
            letters: it.letters,
            ..Context::of(it.controller, Some(it.at(slot)))
        }
    }

    /// The type that a permanent has: none when it is face down or has lost it. FAB 1.11.5, ruling: FAB-C40
    pub(crate) fn role(&self, slot: Slot) -> Option<CardType> {
        let it = self.permanents.get(slot);
        (!it.face_down && !it.now.typeless).then(|| self.table.entry(it.card).role)
    }

    /// Whether it counts as an Aliado now.
    #[inline]
    pub(crate) fn is_ally(&self, slot: Slot) -> bool {
        self.permanents.allies().has(slot) && !self.permanents.veiled().has(slot)
    }

    /// Whether it counts as a Base now.
    #[inline]
    pub(crate) fn is_base(&self, slot: Slot) -> bool {
        self.permanents.bases().has(slot) && !self.permanents.veiled().has(slot)
    }

    /// The effect with this number, if it still waits.
    pub(crate) fn stacked(&self, id: u32) -> Option<&Item> {
        self.stack.iter().find(|item| item.id == id)
    }
}
