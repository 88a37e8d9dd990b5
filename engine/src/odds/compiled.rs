//! What can be said of a condition before all cards are seen.

use super::{Condition, MOST_COUNTS, MOST_DEPTH, MOST_GROUPS, Refusal};

/// One count of a condition.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leaf {
    pub group: usize,
    pub least: u32,
    pub most: u32,
}

impl Leaf {
    /// What a list of no conditions says of a hand that needs them all.
    const ALWAYS: Self = Self {
        group: 0,
        least: 0,
        most: u32::MAX,
    };
    /// What it says of a hand that needs one of them.
    const NEVER: Self = Self {
        group: 0,
        least: u32::MAX,
        most: 0,
    };

    /// What is known once `held` cards of the group are seen and up to `open` more may come.
    const fn known(self, held: u32, open: u32) -> Option<bool> {
        let reachable = held.saturating_add(open);
        if held > self.most || reachable < self.least {
            Some(false)
        } else if held >= self.least && reachable <= self.most {
            Some(true)
        } else {
            None
        }
    }

    /// From so many cards on, more of them change nothing.
    const fn enough(self) -> u32 {
        match self.most {
            u32::MAX => self.least,
            most => most.saturating_add(1),
        }
    }
}

enum Node {
    Leaf(u64),
    All(Vec<Self>),
    Any(Vec<Self>),
    Not(Box<Self>),
}

/// A condition whose counts are numbered, so that a set of them is one number.
pub(super) struct Compiled {
    pub leaves: Vec<Leaf>,
    root: Node,
}

/// What is known of a condition, or of a part of it that is still looked at.
///
/// A part that is open consists of what is open in it: of an `All` the rest holds, of an `Any` it does not. So the
/// set of open counts tells all that is left of a tree, and what is not in it is passed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Truth {
    Holds,
    Fails,
    /// These counts decide.
    Open(u64),
    /// It was decided before.
    Past,
}

impl Compiled {
    pub fn new(condition: &Condition) -> Result<Self, Refusal> {
        let mut leaves = Vec::new();
        let root = compile(condition, 1, &mut leaves)?;
        let counts = leaves.len();
        if counts > MOST_COUNTS {
            let most = MOST_COUNTS;
            return Err(Refusal::TooManyCounts { counts, most });
        }
        Ok(Self { leaves, root })
    }

    /// What is known of these counts, given the cards held of each group and those that may still come.
    pub fn known(&self, open: u64, held: &[u16; MOST_GROUPS], left: &[u16; MOST_GROUPS]) -> Truth {
        let mut known = Known {
            open,
            ..Known::default()
        };
        for (place, leaf) in self.leaves.iter().enumerate() {
            let of = |counts: &[u16; MOST_GROUPS]| counts.get(leaf.group).copied().unwrap_or(0);
            match leaf.known(of(held).into(), of(left).into()) {
                Some(true) => known.holds |= 1 << place,
                Some(false) => known.fails |= 1 << place,
                None => {}
            }
        }
        self.root.known(known)
    }

    /// For each group: from so many cards on, more of them change no count of the set.
    pub fn enough(&self, open: u64) -> [u16; MOST_GROUPS] {
        let mut enough = [0; MOST_GROUPS];
        for (place, leaf) in self.leaves.iter().enumerate() {
            if open & (1 << place) != 0
                && let Some(enough) = enough.get_mut(leaf.group)
            {
                *enough = u16::try_from(leaf.enough())
                    .unwrap_or(u16::MAX)
                    .max(*enough);
            }
        }
        enough
    }
}

fn compile(condition: &Condition, depth: usize, leaves: &mut Vec<Leaf>) -> Result<Node, Refusal> {
    if depth > MOST_DEPTH {
        return Err(Refusal::TooDeep { most: MOST_DEPTH });
    }
    Ok(match condition {
        Condition::All(parts) if parts.is_empty() => leaf(Leaf::ALWAYS, leaves),
        Condition::Any(parts) if parts.is_empty() => leaf(Leaf::NEVER, leaves),
        Condition::All(parts) => Node::All(every(parts, depth, leaves)?),
        Condition::Any(parts) => Node::Any(every(parts, depth, leaves)?),
        Condition::Not(inner) => Node::Not(Box::new(compile(inner, depth + 1, leaves)?)),
        Condition::Count {
            group,
            at_least,
            at_most,
        } => {
            let group = *group;
            if group >= MOST_GROUPS {
                let last = MOST_GROUPS - 1;
                return Err(Refusal::NoSuchGroup { group, last });
            }
            let (least, most) = (*at_least, at_most.unwrap_or(u32::MAX));
            leaf(Leaf { group, least, most }, leaves)
        }
    })
}

fn every(parts: &[Condition], depth: usize, leaves: &mut Vec<Leaf>) -> Result<Vec<Node>, Refusal> {
    let parts = parts.iter().map(|part| compile(part, depth + 1, leaves));
    parts.collect()
}

fn leaf(leaf: Leaf, leaves: &mut Vec<Leaf>) -> Node {
    // Beyond the last bit the condition is refused as soon as all counts are known.
    let place = u32::try_from(leaves.len()).unwrap_or(u32::MAX);
    leaves.push(leaf);
    Node::Leaf(1_u64.checked_shl(place).unwrap_or(0))
}

/// Sets of counts: those that were open, and what has become of them.
#[derive(Clone, Copy, Default)]
struct Known {
    open: u64,
    holds: u64,
    fails: u64,
}

impl Node {
    fn known(&self, known: Known) -> Truth {
        match self {
            Self::Leaf(bit) if known.open & bit == 0 => Truth::Past,
            Self::Leaf(bit) if known.holds & bit != 0 => Truth::Holds,
            Self::Leaf(bit) if known.fails & bit != 0 => Truth::Fails,
            Self::Leaf(bit) => Truth::Open(*bit),
            Self::All(parts) => joined(parts, known, (Truth::Holds, Truth::Fails)),
            Self::Any(parts) => joined(parts, known, (Truth::Fails, Truth::Holds)),
            Self::Not(inner) => match inner.known(known) {
                Truth::Holds => Truth::Fails,
                Truth::Fails => Truth::Holds,
                other => other,
            },
        }
    }
}

/// Parts of which one `decisive` decides; if all of them are `neutral`, so is the whole.
fn joined(parts: &[Node], known: Known, (neutral, decisive): (Truth, Truth)) -> Truth {
    let (mut open, mut whole) = (0, Truth::Past);
    for part in parts {
        match part.known(known) {
            Truth::Open(more) => open |= more,
            Truth::Past => {}
            truth if truth == decisive => return decisive,
            _ => whole = neutral,
        }
    }
    if open == 0 { whole } else { Truth::Open(open) }
}
