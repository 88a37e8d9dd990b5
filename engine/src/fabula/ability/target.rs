//! What an effect points at and whom it speaks of. FAB 1.15

use super::{Amount, Filter, Zone};
use crate::fabula::describe::{Book, Describe, Form, Shape};
use crate::fabula::read::{Read, Reader, node};

/// The most targets that one ability has.
pub const MAX_TARGETS: u8 = 6;
/// The most groups of targets that one ability has.
pub const MAX_GROUPS: usize = 3;

/// Which group of targets, counted from zero: `target` means the first. FAB 1.15.11
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(transparent)]
pub struct Group(pub u8);

impl Group {
    /// The first group.
    pub const FIRST: Self = Self(0);
}

impl Read for Group {
    fn read(value: &serde_json::Value, reader: &mut Reader) -> Option<Self> {
        u8::read(value, reader).map(Self)
    }
}

impl Describe for Group {
    fn describe(book: &mut Book) -> Shape {
        let doc = "Which group of targets, counted from zero. FAB 1.15.11";
        book.define("Group", &[doc], |book| Form::Value(u8::describe(book)))
    }
}

/// The group must be there, also when it is the first because nothing else is said.
fn check_group(group: Group, reader: &mut Reader) {
    let declared = reader.scope.targets;
    if group.0 >= declared {
        reader.wrong(format!(
            "there is no group of targets {}: this ability declares {declared}",
            group.0
        ));
    }
}

fn check_who(who: &Who, reader: &mut Reader) {
    if let Who::Target { group } = who {
        check_group(*group, reader);
    }
}

fn check_objects(objects: &Objects, reader: &mut Reader) {
    if let Objects::Target { group } = objects {
        check_group(*group, reader);
    }
}

/// Only the deck has a top. FAB 1.19.4
fn check_what(what: &What, reader: &mut Reader) {
    if let What::Card {
        zone, top: Some(_), ..
    } = what
        && *zone != Zone::Baralho
    {
        reader.wrong("top counts cards of the baralho, and of no other zone (FAB 1.19.4)");
    }
}

node! {
    /// Players.
    enum Who, checked by check_who {
        /// The controller of the source. FAB 1.10.5
        You,
        /// Every other player.
        Opponents,
        /// Every player.
        Everyone,
        /// The player whose turn it is. FAB 1.2.1
        Active,
        /// The players that were chosen as targets.
        Target {
            /// Which group.
            group: Group = Group::FIRST,
        },
        /// Who controls the objects; the owner where there is no controller. FAB 1.9.4
        Controller {
            /// Of what.
            of: Box<Objects>,
        },
        /// Who owns the objects. FAB 1.9.3
        Owner {
            /// Of what.
            of: Box<Objects>,
        },
        /// The player that the triggering event was about.
        Subject,
    }
}

node! {
    /// Objects. FAB 1.10.1
    enum Objects, checked by check_objects {
        /// This card.
        This,
        /// What this card is attached to.
        Host,
        /// What was chosen as targets.
        Target {
            /// Which group.
            group: Group = Group::FIRST,
        },
        /// Every permanent in play that fits.
        Each {
            /// Which.
            filter: Filter,
        },
        /// What the triggering event was about.
        Subject,
        /// What was chosen while resolving.
        Chosen,
        /// Every card of a zone that fits. FAB 1.10.3, 1.15.10
        Cards {
            /// The zone.
            zone: Zone,
            /// Whose.
            whose: Who = Who::You,
            /// Which.
            filter: Filter = Filter::ANY,
        },
        /// The cards on top of the deck. FAB 1.19.4
        Top {
            /// Whose.
            whose: Who = Who::You,
            /// How many.
            amount: Amount,
        },
    }
}

node! {
    /// Something that can be chosen. FAB 1.15.2
    enum What, checked by check_what {
        /// A player.
        Player {
            /// Which.
            who: super::Side = super::Side::Any,
        },
        /// A permanent: an Aliado, a Modificação or a Base, nothing else. FAB 1.15.9
        Permanent {
            /// Which.
            filter: Filter = Filter::ANY,
        },
        /// A card of a zone. FAB 1.10.3
        Card {
            /// The zone.
            zone: Zone,
            /// Whose.
            whose: Who = Who::You,
            /// Which.
            filter: Filter = Filter::ANY,
            /// Only so many from the top of the deck.
            top: Option<Amount> = None,
        },
        /// A whole zone: every object in it. FAB 1.15.10
        Zone {
            /// The zone.
            zone: Zone,
            /// Whose.
            whose: super::Side = super::Side::Any,
        },
        /// An effect on the stack: only when the text says so. FAB 1.15.6
        Effect {
            /// What its card is like. FAB 1.13.5
            filter: Filter = Filter::ANY,
        },
    }
}

node! {
    /// One group of targets.
    struct TargetSpec {
        /// What may be chosen.
        what: What,
        /// At least so many.
        min: u8 = 1,
        /// At most so many ("up to").
        max: u8 = 1,
        /// Whether something that another group points at may be chosen once more. FAB 1.15.11
        again: bool = false,
        /// An amount that is divided among them, a whole number above zero each. FAB 1.15.12
        divide: Option<Amount> = None,
    }
}
