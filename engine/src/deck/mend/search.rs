//! The cheapest way to a legal deck: what a finding names goes, one choice after another.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::cure::{Cure, cure, is_mistake, may_be_carried, rank};
use super::{Desk, MOST_COMING, Taste, Unmended, fill};
use crate::deck::{Code, Judge, LegalDeck, Printed, Section};

/// So many lines are judged in all, and from each beginning at least; after that the first choice is taken every time,
/// and after as many again none.
const MOST_JUDGED: u64 = 100_000;
const LEAST_JUDGED: u64 = 4_000;
/// What a look through the pool costs: a line for so many cards.
const CARDS: usize = 4;
/// From so many superfluous copies on they are taken line by line, not one by one.
const MANY: u64 = 8;

/// A search for the cheapest mending.
pub(super) struct Search<'s, 'j, 'r, 'a, C> {
    judge: &'s Judge<'j, 'r, C>,
    pub(super) taste: &'s mut dyn Taste,
    /// How many lines have been judged since the last beginning, and how many may be.
    judged: u64,
    most: u64,
    /// Whether a beginning was given up.
    tired: bool,
    /// Whether more would have to come than anybody plays.
    too_much: bool,
    /// Decks that were looked at, each with what it had cost.
    seen: BTreeMap<u64, u64>,
    best: Option<(Desk<'a>, LegalDeck<'r>)>,
}

impl<'s, 'j: 'a, 'r, 'a, C: Printed> Search<'s, 'j, 'r, 'a, C> {
    pub(super) fn new(judge: &'s Judge<'j, 'r, C>, taste: &'s mut dyn Taste) -> Self {
        Self {
            judge,
            taste,
            judged: 0,
            most: MOST_JUDGED,
            tired: false,
            too_much: false,
            seen: BTreeMap::new(),
            best: None,
        }
    }

    /// The cheapest legal deck that was found.
    pub(super) fn best(self) -> Result<(Desk<'a>, LegalDeck<'r>), Unmended> {
        self.best.ok_or(if self.too_much || self.tired {
            Unmended::TooMuch
        } else {
            Unmended::Impossible
        })
    }

    /// Shares the work among so many beginnings.
    pub(super) fn share(&mut self, beginnings: usize) {
        let each = MOST_JUDGED / u64::try_from(beginnings.max(1)).unwrap_or(u64::MAX);
        self.most = each.max(LEAST_JUDGED);
    }

    /// Looks for a cheaper deck from a beginning on.
    pub(super) fn begin(&mut self, desk: Desk<'a>) {
        self.judged = 0;
        self.run(desk);
    }

    fn is_tired(&mut self) -> bool {
        let tired = self.judged > 2 * self.most;
        self.tired |= tired;
        tired
    }

    fn run(&mut self, desk: Desk<'a>) {
        if self.is_tired() || !self.is_cheaper(desk.changed) || !self.is_new(&desk) {
            return;
        }
        self.judged += 8 + desk.list.lines.len() as u64;
        let found = match self.judge.check(&desk.list) {
            Ok(legal) => {
                self.best = Some((desk, legal));
                return;
            }
            Err(refused) => refused.violations,
        };
        let mistakes = found.iter().filter(|found| is_mistake(found));
        let mut cures: Vec<(Code, Cure)> = mistakes
            .map(|found| (found.code, cure(found, &desk)))
            .collect();
        let too_many = |(_, cure): &(Code, Cure)| matches!(cure, Cure::Come { copies, .. } if *copies > MOST_COMING);
        if cures.iter().any(too_many) {
            self.too_much = true;
            return;
        }
        if !self.is_cheaper(desk.changed + at_least(&cures)) {
            return;
        }
        cures.sort_by_key(|(code, cure)| (rank(*code), choices(cure)));
        let goes = |(_, cure): &&(Code, Cure)| !matches!(cure, Cure::Come { .. });
        if let Some(next) = without_choice(&desk, &cures) {
            return self.run(next);
        }
        if let Some((code, cure)) = cures.iter().find(goes) {
            return self.choose(&desk, *code, cure);
        }
        self.judged += (self.judge.pool().cards().len() / CARDS) as u64;
        if let Some(filled) = fill::fill(self.judge, &desk, &found, self.taste) {
            self.run(filled);
        }
    }

    fn is_cheaper(&self, changed: u64) -> bool {
        self.best
            .as_ref()
            .is_none_or(|(best, _)| changed < best.changed)
    }

    fn is_new(&mut self, desk: &Desk<'_>) -> bool {
        let mut hash = DefaultHasher::new();
        for line in &desk.list.lines {
            (line.section, line.card, line.copies).hash(&mut hash);
        }
        let cost = self.seen.entry(hash.finish()).or_insert(u64::MAX);
        let new = desk.changed < *cost;
        *cost = desk.changed.min(*cost);
        new
    }

    /// Tries every way to cure a finding, the one first that the deck minds least.
    fn choose(&mut self, desk: &Desk<'a>, code: Code, cure: &Cure) {
        match cure {
            Cure::All(lines) => {
                let all: Vec<(usize, u32)> = lines.iter().map(|at| (*at, u32::MAX)).collect();
                self.go(desk, code, &all);
            }
            Cure::Some { lines, copies } => {
                let loose = lines.iter().copied().filter(|at| desk.loose(*at) > 0);
                let mut loose: Vec<usize> = loose.collect();
                loose.sort_unstable();
                loose.dedup();
                self.taste.order(&desk.list, &mut loose);
                // One line gives all, several give one after another.
                let all = loose.len() == 1 || *copies > MANY;
                let step = if all { *copies } else { 1 };
                let step = u32::try_from(step).unwrap_or(u32::MAX);
                for at in loose {
                    self.go(desk, code, &[(at, step)]);
                    if self.judged > self.most {
                        break;
                    }
                }
            }
            Cure::Come { .. } | Cure::Nothing => {}
        }
    }

    /// Goes on without these copies: carried to the inventory where they may be and it has room, or taken out.
    fn go(&mut self, desk: &Desk<'a>, code: Code, lines: &[(usize, u32)]) {
        let carried = may_be_carried(code)
            .then(|| self.carried(desk, lines))
            .flatten();
        let mut taken = desk.clone();
        for (at, copies) in lines {
            taken.take(*at, *copies);
        }
        for next in carried.into_iter().chain([taken]) {
            if next.changed > desk.changed {
                self.run(next);
            }
        }
    }

    /// The deck with these copies in the inventory, as far as there is room; nothing if there is none.
    fn carried(&self, desk: &Desk<'a>, lines: &[(usize, u32)]) -> Option<Desk<'a>> {
        let mut next = desk.clone();
        let mut some = false;
        for (at, copies) in lines {
            let copies = next.loose(*at).min(*copies);
            if copies > 0 && self.can_carry(&next, *at, copies) {
                next.relocate(*at, Section::Inventario, copies);
                some = true;
            } else {
                next.take(*at, copies);
            }
        }
        some.then_some(next)
    }

    fn can_carry(&self, desk: &Desk<'_>, at: usize, copies: u32) -> bool {
        let (Some(hero), Some(line)) = (self.judge.hero(&desk.list), desk.list.lines.get(at))
        else {
            return false;
        };
        let room = u64::from(hero.inventory.of).saturating_sub(hero.inventory.used);
        let takes = |card| self.judge.takes(Section::Inventario, card);
        line.card.is_some_and(takes) && u64::from(copies) <= room
    }
}

/// The deck without what has to go whatever is chosen: cards that nobody knows or that may not be there, copies of one
/// line beyond the limit.
fn without_choice<'a>(desk: &Desk<'a>, cures: &[(Code, Cure)]) -> Option<Desk<'a>> {
    let mut next = desk.clone();
    let mut touched: Vec<usize> = Vec::new();
    let forced = cures
        .iter()
        .filter(|(code, _)| rank(*code) <= 1 && !may_be_carried(*code));
    for (_, cure) in forced {
        let (lines, copies) = match cure {
            Cure::All(lines) => (lines, u32::MAX),
            Cure::Some { lines, copies } if lines.len() == 1 => {
                (lines, u32::try_from(*copies).unwrap_or(u32::MAX))
            }
            _ => continue,
        };
        // Of two findings about one line the second may be cured with the first.
        if lines.iter().any(|at| touched.contains(at)) {
            continue;
        }
        touched.extend(lines);
        for at in lines {
            next.take(*at, copies);
        }
    }
    (next.changed > desk.changed).then_some(next)
}

/// How many changes these findings cost at the least: each is a lower bound, and so is the largest.
fn at_least(cures: &[(Code, Cure)]) -> u64 {
    let least = cures.iter().map(|(_, cure)| match cure {
        Cure::All(_) => 1,
        Cure::Some { copies, .. } => *copies,
        Cure::Come { .. } | Cure::Nothing => 0,
    });
    least.max().unwrap_or_default()
}

/// How many ways there are to cure a finding.
fn choices(cure: &Cure) -> usize {
    match cure {
        Cure::Some { lines, .. } => lines.len(),
        _ => 1,
    }
}
