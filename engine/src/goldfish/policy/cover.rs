//! Which fighters take which bases: an exact search, without the heap.
//!
//! Fighters of the same force are alike, so a set of them is a number of each kind; a table has how far every set gets.

use tinyvec::ArrayVec;

/// The most bases of one player.
pub(super) const MOST_BASES: usize = 5;
/// The most kinds of fighters, and the most sets of them, that are weighed against each other; weaker ones are left out.
const MOST_KINDS: usize = 10;
const MOST_SETS: usize = 1 << MOST_KINDS;

/// What a fighter can do to a base: by its ofensiva, by its influência.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Force {
    pub offence: i16,
    pub influence: i16,
    /// Whether it may attack a Centro that is not exposed.
    pub reaches: bool,
    /// What it costs to have it fight.
    pub cost: i16,
}

impl Force {
    /// The greater value.
    pub fn greater(self) -> i16 {
        self.offence.max(self.influence)
    }

    /// What it adds to the taking of a base, and whether it influences for it.
    pub const fn adds(self, by: By) -> (i16, bool) {
        let attacks = self.offence >= self.influence;
        match by {
            By::Offence => (self.offence, false),
            By::Exposed if !self.reaches => (self.influence, true),
            _ if attacks => (self.offence, false),
            _ => (self.influence, true),
        }
    }
}

/// How a base may be taken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum By {
    /// By whatever each fighter is better at: the offensive comes first, and the influence meets what it leaves.
    #[default]
    Either,
    /// In the offensive alone.
    Offence,
    /// A Centro that the offensive exposes: by influence, and by whoever may attack it before.
    Exposed,
}

/// A base to be taken.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Goal {
    pub left: i16,
    pub by: By,
}

/// How far a set gets with the goals, one after the other: how many it takes, and what it has for the next.
///
/// Whoever influences must have more than is left, which is one point less at once: so packed, the greater one is never
/// the worse one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Reach(u32);

impl Reach {
    const fn taken(self) -> usize {
        (self.0 >> 24) as usize
    }

    /// With one more fighter.
    fn with(self, force: Force, goals: &[Goal]) -> Self {
        let Some(goal) = goals.get(self.taken()) else {
            return self;
        };
        let before = self.0 & 1;
        let (adds, influences) = force.adds(goal.by);
        let sum = ((self.0 >> 1) & 0xffff) + before + u32::try_from(adds).unwrap_or(0);
        let lost = before | u32::from(influences && adds > 0);
        let net = sum.saturating_sub(lost);
        if sum > 0 && net >= u32::try_from(goal.left).unwrap_or(0) {
            return Self(((self.0 >> 24) + 1) << 24);
        }
        Self((self.0 >> 24 << 24) | (net.min(0xffff) << 1) | lost)
    }
}

/// Fighters that are alike.
#[derive(Debug, Clone, Copy, Default)]
struct Kind {
    force: Force,
    count: usize,
    /// What one of them adds to the number of a set.
    step: usize,
}

/// How many of each kind.
pub(super) type Set = ArrayVec<[usize; MOST_KINDS]>;

/// Sets of fighters and how far they get; kept from game to game.
#[derive(Debug, Clone)]
pub(super) struct Search {
    kinds: ArrayVec<[Kind; MOST_KINDS]>,
    sets: usize,
    reach: Vec<Reach>,
}

impl Search {
    pub fn new() -> Self {
        Self {
            kinds: ArrayVec::new(),
            sets: 1,
            reach: vec![Reach::default(); MOST_SETS],
        }
    }

    /// Takes up fighters, the strongest first, as far as there is room.
    pub fn gather(&mut self, forces: impl Iterator<Item = Force>) {
        self.kinds.clear();
        self.sets = 1;
        for force in forces {
            let full = self.kinds.len() == MOST_KINDS;
            let alike = self.kinds.last_mut().filter(|kind| kind.force == force);
            let (step, count) = alike
                .as_ref()
                .map_or((self.sets, 0), |kind| (kind.step, kind.count));
            let sets = step * (count + 2);
            if sets > MOST_SETS {
                return;
            }
            match alike {
                Some(kind) => kind.count += 1,
                None if full => return,
                None => self.kinds.push(Kind {
                    force,
                    count: 1,
                    step,
                }),
            }
            self.sets = sets;
        }
    }

    /// How many fighters there was room for.
    pub fn len(&self) -> usize {
        self.kinds.iter().map(|kind| kind.count).sum()
    }

    /// The places in which the fighters of a part of a set came, the last ones of each kind.
    pub fn members(&self, from: &Set, part: &Set) -> impl Iterator<Item = usize> {
        let mut next = 0;
        let kinds = self.kinds.iter().zip(from.iter().copied().zip(*part));
        kinds.flat_map(move |(kind, (from, part))| {
            let first = next;
            next += kind.count;
            first + from - part..first + from
        })
    }

    /// Everybody.
    pub fn all(&self) -> Set {
        self.kinds.iter().map(|kind| kind.count).collect()
    }

    /// How many goals everybody together takes; afterwards the table knows it of every set.
    pub fn look(&mut self, goals: &[Goal]) -> usize {
        if goals.is_empty() {
            return 0;
        }
        let mut set: Set = self.kinds.iter().map(|_| 0).collect();
        for at in 1..self.sets {
            count_up(&mut set, &self.kinds);
            let mut best = Reach::default();
            for (kind, count) in self.kinds.iter().zip(&set) {
                if *count > 0
                    && let Some(before) = self.reach.get(at - kind.step)
                {
                    best = best.max(before.with(kind.force, goals));
                }
            }
            if let Some(place) = self.reach.get_mut(at) {
                *place = best;
            }
        }
        self.taken(&self.all())
    }

    /// How many goals all forces together could take at the most.
    pub fn could_take(&self, goals: &[Goal]) -> usize {
        let force =
            |kind: &Kind| i32::from(kind.force.greater()) * i32::try_from(kind.count).unwrap_or(0);
        let mut left: i32 = self.kinds.iter().map(force).sum();
        let in_reach = goals.iter().take_while(|goal| {
            left -= i32::from(goal.left);
            left >= 0
        });
        in_reach.count()
    }

    /// How many goals a set takes, as the table knows.
    fn taken(&self, set: &Set) -> usize {
        let at = self
            .kinds
            .iter()
            .zip(set)
            .map(|(kind, count)| kind.step * count)
            .sum::<usize>();
        self.reach.get(at).map_or(0, |reach| reach.taken())
    }

    /// Of the sets that take all of these goals, the one that costs least.
    pub fn cheapest(&self, goals: &[Goal]) -> Option<(i16, Set)> {
        let mut set: Set = self.kinds.iter().map(|_| 0).collect();
        let mut best: Option<(i16, Set)> = None;
        for _ in 1..self.sets {
            count_up(&mut set, &self.kinds);
            if self.taken(&set) == goals.len() {
                let cost = self.sum(&set, |force| force.cost);
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, set));
                }
            }
        }
        best
    }

    /// Who takes the last of these goals, all of which are taken by a set: of those without whom the rest takes the
    /// others, the least force; of equals the weaker fighters.
    pub fn take_last(&self, from: &Set, goals: &[Goal]) -> Set {
        let mut part: Set = from.iter().map(|_| 0).collect();
        let mut best = (i16::MAX, part);
        let Some((last, others)) = goals.split_last() else {
            return part;
        };
        let within: ArrayVec<[Kind; MOST_KINDS]> = self
            .kinds
            .iter()
            .zip(from)
            .map(|(kind, count)| Kind {
                count: *count,
                ..*kind
            })
            .collect();
        let sets: usize = from.iter().map(|count| count + 1).product();
        for _ in 1..sets {
            count_up(&mut part, &within);
            let sum = self.sum(&part, Force::greater);
            if sum <= best.0 && self.takes(&part, *last) {
                let rest = from
                    .iter()
                    .zip(&part)
                    .map(|(from, part)| from - part)
                    .collect();
                if others.is_empty() || self.taken(&rest) >= others.len() {
                    best = (sum, part);
                }
            }
        }
        best.1
    }

    fn sum(&self, set: &Set, of: impl Fn(Force) -> i16) -> i16 {
        let sums = self.kinds.iter().zip(set);
        sums.map(|(kind, count)| of(kind.force) * i16::try_from(*count).unwrap_or(0))
            .sum()
    }

    /// Whether a set takes a goal.
    fn takes(&self, set: &Set, goal: Goal) -> bool {
        let mut reach = Reach::default();
        for (kind, count) in self.kinds.iter().zip(set) {
            for _ in 0..*count {
                reach = reach.with(kind.force, &[goal]);
            }
        }
        reach.taken() > 0
    }
}

/// The next set.
fn count_up(set: &mut Set, kinds: &[Kind]) {
    for (count, kind) in set.iter_mut().zip(kinds) {
        if *count < kind.count {
            *count += 1;
            return;
        }
        *count = 0;
    }
}
