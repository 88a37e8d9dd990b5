//! The combat of the naive player: every way to send somebody is looked at.

use std::collections::BTreeMap;

/// How a base is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    Either,
    Offence,
    Influence,
}

/// A base: what is left of it, and how it is to be taken.
pub type Goal = (i32, By);

/// Somebody who may fight: ofensiva, influência, what it costs to unturn it, its place among all.
#[derive(Debug, Clone, Copy)]
pub struct Fighter {
    pub ofensiva: i32,
    pub influencia: i32,
    pub cost: i32,
    pub at: usize,
}

impl Fighter {
    fn greater(self) -> i32 {
        self.ofensiva.max(self.influencia)
    }

    /// In the offensive, or later.
    pub fn influences(self) -> bool {
        self.influencia > self.ofensiva
    }

    fn force(self) -> (i32, i32, i32) {
        (self.ofensiva, self.influencia, self.cost)
    }
}

/// Fighters of equal force are alike: so many of each kind, the strongest kind first.
type Counts = Vec<usize>;

/// The fighters that are weighed against each other: ten kinds and 1,024 sets of them at most; the weaker ones are left.
pub struct Party {
    kinds: Vec<Vec<Fighter>>,
    pub left: Vec<Fighter>,
}

impl Party {
    pub fn new(mut fighters: Vec<Fighter>) -> Self {
        fighters.sort_by_key(|it| (-it.greater(), -it.ofensiva, -it.influencia, it.cost, it.at));
        let (mut kinds, mut left): (Vec<Vec<Fighter>>, _) = (Vec::new(), Vec::new());
        for it in fighters {
            let alike = kinds
                .last()
                .is_some_and(|kind| kind[0].force() == it.force());
            let mut sizes: Vec<usize> = kinds.iter().map(|kind| kind.len() + 1).collect();
            match sizes.last_mut() {
                Some(size) if alike => *size += 1,
                _ => sizes.push(2),
            }
            if !left.is_empty() || sizes.len() > 10 || sizes.iter().product::<usize>() > 1024 {
                left.push(it);
            } else if alike {
                kinds.last_mut().unwrap().push(it);
            } else {
                kinds.push(vec![it]);
            }
        }
        Self { kinds, left }
    }

    pub fn everybody(&self) -> Vec<Fighter> {
        [self.kinds.concat(), self.left.clone()].concat()
    }

    fn all(&self) -> Counts {
        self.kinds.iter().map(Vec::len).collect()
    }

    fn of<'a>(&'a self, counts: &'a Counts) -> impl Iterator<Item = Fighter> + 'a {
        let kinds = self.kinds.iter().zip(counts);
        kinds.flat_map(|(kind, count)| std::iter::repeat_n(kind[0], *count))
    }

    fn takes(&self, counts: &Counts, (left, by): Goal) -> bool {
        let sum = |of: fn(Fighter) -> i32| self.of(counts).map(of).sum::<i32>();
        match by {
            By::Offence => sum(|it| it.ofensiva) >= left,
            By::Influence => sum(|it| it.influencia) > left,
            By::Either if self.of(counts).any(Fighter::influences) => sum(Fighter::greater) > left,
            By::Either => sum(|it| it.ofensiva) >= left,
        }
    }

    /// Every part of a set, the weakest kind counted last.
    fn parts(counts: &Counts) -> Vec<Counts> {
        let mut parts = vec![vec![]];
        for count in counts.iter().rev() {
            parts = parts
                .iter()
                .flat_map(|part| (0..=*count).map(|n| [vec![n], part.clone()].concat()))
                .collect();
        }
        parts
    }

    /// Whether a set takes all of these goals.
    fn take(
        &self,
        counts: &Counts,
        goals: &[Goal],
        known: &mut BTreeMap<(Counts, usize), bool>,
    ) -> bool {
        let Some((last, others)) = goals.split_last() else {
            return true;
        };
        // What is more than all of them have need not be tried.
        if goals.iter().map(|goal| goal.0).sum::<i32>()
            > self.of(counts).map(Fighter::greater).sum()
        {
            return false;
        }
        let key = (counts.clone(), goals.len());
        if let Some(known) = known.get(&key) {
            return *known;
        }
        let found = Self::parts(counts).iter().any(|part| {
            self.takes(part, *last) && self.take(&without(counts, part), others, known)
        });
        known.insert(key, found);
        found
    }

    /// As many goals as can be taken, the first ones: who goes for each of them, and who is not needed.
    pub fn most(&self, goals: &[Goal]) -> (Vec<Vec<Fighter>>, Vec<Fighter>) {
        let mut known = BTreeMap::new();
        let mut rest = self.all();
        let taken = (0..=goals.len()).rev();
        let taken = { taken }.find(|count| self.take(&rest, &goals[..*count], &mut known));
        let mut sent = Vec::new();
        for count in (1..=taken.unwrap()).rev() {
            let (goal, others) = (goals[count - 1], &goals[..count - 1]);
            let parts = Self::parts(&rest).into_iter();
            let fit = parts.filter(|part| self.takes(part, goal));
            let mut fit: Vec<Counts> = fit.collect();
            fit.retain(|part| self.take(&without(&rest, part), others, &mut known));
            // The least force, then the most of the weakest kind.
            let best = fit.into_iter().min_by_key(|part| {
                let force: i32 = self.of(part).map(Fighter::greater).sum();
                let weak: Vec<_> = part.iter().rev().map(|n| std::cmp::Reverse(*n)).collect();
                (force, weak)
            });
            let best = best.unwrap();
            sent.push(self.last(&rest, &best));
            rest = without(&rest, &best);
        }
        sent.reverse();
        let idle = self.last(&rest, &rest);
        (sent, [idle, self.left.clone()].concat())
    }

    /// The last ones of each kind of those that are still there.
    fn last(&self, from: &Counts, part: &Counts) -> Vec<Fighter> {
        let kinds = self.kinds.iter().zip(from.iter().zip(part));
        kinds
            .flat_map(|(kind, (from, part))| kind[from - part..*from].to_vec())
            .collect()
    }

    /// Of the sets that take all goals the one that costs least, then the one with fewest of the weakest kind.
    pub fn cheapest(&self, goals: &[Goal]) -> Option<(i32, Vec<Fighter>)> {
        let mut known = BTreeMap::new();
        if !self.take(&self.all(), goals, &mut known) {
            return None;
        }
        let mut sets = Self::parts(&self.all());
        sets.retain(|set| self.take(set, goals, &mut known));
        let best = sets.into_iter().min_by_key(|set| {
            let cost: i32 = self.of(set).map(|it| it.cost).sum();
            let weak: Vec<usize> = set.iter().rev().copied().collect();
            (cost, weak)
        })?;
        let cost = self.of(&best).map(|it| it.cost).sum();
        Some((cost, self.last(&best, &best)))
    }
}

fn without(from: &Counts, part: &Counts) -> Counts {
    from.iter()
        .zip(part)
        .map(|(from, part)| from - part)
        .collect()
}
