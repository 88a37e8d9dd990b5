//! Numbers that a text speaks of, and comparisons of them. FAB 1.8

use serde_json::Value;

use super::{Filter, Objects, Side, Who, Zone, trigger::Part};
use crate::fabula::describe::{Book, Describe, Form, Shape};
use crate::fabula::read::{Read, Reader, node};

node! {
    /// A value of a permanent or card.
    #[derive(Copy, Hash)]
    enum Stat {
        /// The damage that an Aliado deals.
        Ofensiva,
        /// The damage that an Aliado withstands.
        Vida,
        /// What an Aliado adds to an influence.
        Influencia,
        /// What is left of a Base.
        Resistencia,
        /// The printed cost in resources. FAB 2.2.4
        Cost,
        /// The cost to unturn it in the Restauração.
        Restore,
    }
}

node! {
    /// How half a number becomes whole: a text always says it. FAB 1.8.2
    #[derive(Copy)]
    enum Round {
        /// Upwards.
        Up,
        /// Downwards.
        Down,
    }
}

node! {
    /// A number written as a tree; a plain number is read as [`Amount::Fixed`].
    enum AmountNode {
        /// The letter X.
        X,
        /// The letter Y. FAB 1.8.11
        Y,
        /// The letter Z. FAB 1.8.11
        Z,
        /// How many permanents in play fit.
        Count {
            /// Which.
            of: Filter,
        },
        /// How many cards of a zone fit.
        CardsIn {
            /// The zone.
            zone: Zone,
            /// Whose.
            whose: Who = Who::You,
            /// Which.
            filter: Filter = Filter::ANY,
        },
        /// The sum of a value over the objects.
        Stat {
            /// The value.
            stat: Stat,
            /// Of what.
            of: Objects = Objects::This,
        },
        /// How many resources the players have together.
        Resources {
            /// Whose.
            of: Who = Who::You,
        },
        /// All of these together.
        Sum {
            /// The parts.
            of: Vec<Amount>,
        },
        /// One less the other, at least zero.
        Difference {
            /// From this
            from: Box<Amount>,
            /// take that.
            take: Box<Amount>,
        },
        /// One times the other.
        Product {
            /// The one.
            of: Box<Amount>,
            /// The other.
            times: Box<Amount>,
        },
        /// Half, rounded as it says. FAB 1.8.2
        Half {
            /// Of what.
            of: Box<Amount>,
            /// How.
            round: Round,
        },
        /// The amount of the event that triggered this: damage, resistance, resources.
        Event,
        /// The number that was chosen. FAB 1.8.3
        Chosen,
        /// How many objects or points the effect before this one dealt with.
        Done,
    }
}

/// A whole number. FAB 1.8.1
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[serde(untagged)]
pub enum Amount {
    /// Written out.
    Fixed(i16),
    /// Worked out.
    Tree(Box<AmountNode>),
}

impl From<i16> for Amount {
    fn from(n: i16) -> Self {
        Self::Fixed(n)
    }
}

impl Read for Amount {
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        if value.is_number() {
            return i16::read(value, reader).map(Self::Fixed);
        }
        let node = AmountNode::read(value, reader)?;
        let letter = match node {
            AmountNode::X => Some((0, "x")),
            AmountNode::Y => Some((1, "y")),
            AmountNode::Z => Some((2, "z")),
            _ => None,
        };
        if let Some((bit, name)) = letter
            && reader.scope.letters & (1 << bit) == 0
        {
            reader.wrong(format!("{name} has no value here: the cost must contain it or define must say it (FAB 1.8.4)"));
        }
        Some(Self::Tree(Box::new(node)))
    }
}

impl Describe for Amount {
    fn describe(book: &mut Book) -> Shape {
        let doc = "A whole number, written out or worked out. FAB 1.8.1";
        book.define("Amount", &[doc], |book| {
            Form::Value(Shape::Either(vec![
                i16::describe(book),
                AmountNode::describe(book),
            ]))
        })
    }
}

node! {
    /// How two numbers are compared.
    #[derive(Copy)]
    enum Compare {
        /// Equal.
        Equal,
        /// Strictly less.
        Less,
        /// Strictly more.
        More,
        /// At least.
        AtLeast,
        /// At most.
        AtMost,
    }
}

node! {
    /// Something that is so or is not.
    enum Condition {
        /// A comparison of two numbers.
        Compare {
            /// The left number.
            left: Amount,
            /// How they are compared.
            is: Compare,
            /// The right number.
            right: Amount,
        },
        /// Enough permanents in play fit.
        Exists {
            /// Which.
            what: Filter,
            /// How many at least.
            at_least: Amount = Amount::Fixed(1),
        },
        /// It is the turn of one of them.
        TurnOf {
            /// Whose.
            whose: Side = Side::You,
        },
        /// It is this part of the turn.
        During {
            /// Which.
            part: Part,
        },
        /// The Centro of one of them is exposed.
        Exposed {
            /// Whose.
            whose: Side,
        },
        /// This card is attached to something.
        Attached,
        /// All hold.
        All {
            /// Which.
            of: Vec<Condition>,
        },
        /// One of them holds.
        Any {
            /// Which.
            of: Vec<Condition>,
        },
        /// It does not hold.
        Not {
            /// What.
            of: Box<Condition>,
        },
    }
}

pub use AmountNode as Node;
