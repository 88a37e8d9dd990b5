//! Which bases to play: each colour more lets cards stay that would have to go. FAB-D3, FAB-D4, FAB-D11, FAB-D12

use std::collections::BTreeMap;

use super::{Desk, Taste};
use crate::deck::{CardNo, Judge, Printed, Section};
use crate::format::Demand;

mod cover;
mod frame;
mod plan;

use cover::Cover;
use plan::{Base, Plan};

/// Most positions and most different bases that are thought about.
const MOST_POSITIONS: usize = 2;
const MOST_SLOTS: u32 = 12;
const MOST_BASES: usize = 64;
/// So many of the cheapest sets of colours are tried.
const MOST_TRIED: usize = 4;

/// Decks with other bases: the cheapest ways to have each set of colours, by what the whole mending will cost.
pub(super) fn frames<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &Desk<'a>,
    taste: &mut dyn Taste,
) -> Vec<Desk<'a>> {
    let Some(court) = Court::new(judge, desk) else {
        return Vec::new();
    };
    let plans = court.plans();
    let mut ways: Vec<(u64, u64, u8)> = (0..64_u8)
        .filter_map(|identity| {
            let saved = plans.saved(identity, &court.cover)?;
            let (gone, come) = court.others(identity);
            // What is saved is at most twice the positions; it counts against the rest.
            let cost = 2 * u64::from(MOST_SLOTS) + gone + come - u64::from(saved);
            Some((cost, gone, identity))
        })
        .collect();
    ways.sort_by_key(|(cost, gone, identity)| (*cost, *gone, identity.count_ones(), *identity));
    let mut frames: Vec<Desk<'a>> = Vec::new();
    for (_, _, identity) in ways.into_iter().take(MOST_TRIED) {
        for from_outside in [false, true] {
            let frame = court.frame(&plans, identity, from_outside, taste);
            let known = |frame: &Desk<'_>| frames.iter().any(|other| other.list == frame.list);
            frames.extend(frame.filter(|frame| !known(frame)));
        }
    }
    frames
}

/// The bases of a deck, and what they are wanted for.
struct Court<'c, 'j, 'r, 'a, C> {
    judge: &'c Judge<'j, 'r, C>,
    desk: &'c Desk<'a>,
    /// The positions, each with how many bases it wants.
    positions: Vec<(Section, u32)>,
    bases: Vec<Base>,
    /// Every base that may be played.
    stock: Vec<CardNo>,
    cover: Cover,
}

impl<'c, 'j: 'a, 'r, 'a, C: Printed> Court<'c, 'j, 'r, 'a, C> {
    fn new(judge: &'c Judge<'j, 'r, C>, desk: &'c Desk<'a>) -> Option<Self> {
        let of_bases = judge
            .rules()
            .demands()
            .find_map(|(demand, _)| match demand {
                Demand::ColoursWithin { list } => Some(list.as_str()),
                _ => None,
            })?;
        let positions = judge.rules().positions.iter();
        let positions = positions.filter(|(section, _)| section.list().0 == of_bases);
        let positions: Vec<(Section, u32)> = positions
            .map(|(section, count)| (*section, count.value))
            .collect();
        let slots: u64 = positions.iter().map(|(_, count)| u64::from(*count)).sum();
        if positions.is_empty() || positions.len() > MOST_POSITIONS || slots > MOST_SLOTS.into() {
            return None;
        }
        let (first, _) = positions.first()?;
        // An empty deck has room for every base that may be played at all.
        let empty = crate::deck::DeckList::default();
        let could = judge.could_come(&empty, *first, None);
        let limits: BTreeMap<CardNo, u32> = could.iter().copied().collect();
        let mut court = Self {
            cover: Cover::new(
                could
                    .iter()
                    .filter_map(|(card, _)| court_colours(judge, *card)),
            ),
            judge,
            desk,
            bases: Vec::new(),
            stock: could.iter().map(|(card, _)| *card).collect(),
            positions,
        };
        court.bases = court.present(&limits);
        Some(court)
    }

    /// The bases that are there and may be played, with where their copies are.
    fn present(&self, limits: &BTreeMap<CardNo, u32>) -> Vec<Base> {
        let mut bases: BTreeMap<CardNo, Base> = BTreeMap::new();
        for line in self.desk.list.lines.iter().filter(|line| line.copies > 0) {
            let Some((card, limit)) = line.card.and_then(|card| Some((card, *limits.get(&card)?)))
            else {
                continue;
            };
            let position = self
                .positions
                .iter()
                .position(|(it, _)| *it == line.section);
            if position.is_none() && (line.section.is_aside() || bases.len() >= MOST_BASES) {
                continue;
            }
            let colours = court_colours(self.judge, card).unwrap_or_default();
            let base = bases.entry(card).or_insert(Base {
                card,
                colours,
                limit,
                there: [0; MOST_POSITIONS],
                elsewhere: 0,
            });
            let there = match position.and_then(|at| base.there.get_mut(at)) {
                Some(there) => there,
                None => &mut base.elsewhere,
            };
            *there = there.saturating_add(line.copies);
        }
        bases.into_values().take(MOST_BASES).collect()
    }

    fn plans(&self) -> Plan {
        let mut wanted = [0; MOST_POSITIONS];
        for (wanted, (_, count)) in wanted.iter_mut().zip(&self.positions) {
            *wanted = *count;
        }
        Plan::new(&self.bases, wanted)
    }

    /// How many other cards would go and come with these colours.
    fn others(&self, identity: u8) -> (u64, u64) {
        let rules = self.judge.rules();
        let (mut gone, mut come) = (0, 0);
        for list in &rules.lists {
            let of_list =
                |section: Section| !section.is_aside() && list.sections & section.bit() != 0;
            let is_bases = self.positions.iter().any(|(it, _)| of_list(*it));
            if is_bases {
                continue;
            }
            let lines = self.desk.list.lines.iter();
            let lines = lines.filter(|line| of_list(line.section) && line.copies > 0);
            let (mut there, mut kept) = (0, BTreeMap::new());
            for line in lines {
                there += u64::from(line.copies);
                let Some((card, limit)) = line
                    .card
                    .and_then(|card| self.limit(line.section, card, identity))
                else {
                    continue;
                };
                let copies: &mut u64 = kept.entry(card).or_default();
                *copies = (*copies + u64::from(line.copies)).min(limit);
            }
            let mut stays: u64 = kept.values().sum();
            if let Some(most) = list.max {
                stays = stays.min(most.value.into());
            }
            let least = [list.min, list.to_play].into_iter().flatten();
            let least = least.map(|figure| u64::from(figure.value)).max();
            let lacks = least.unwrap_or_default().saturating_sub(stays);
            gone += there - stays;
            come += lacks.saturating_sub(self.movable(list.sections, identity, &kept));
        }
        (gone, come)
    }

    /// How many copies of a card a list may keep with these colours.
    fn limit(&self, section: Section, card: CardNo, identity: u8) -> Option<(CardNo, u64)> {
        let colours = court_colours(self.judge, card)?;
        let fits = colours & !identity == 0 && self.judge.takes(section, card);
        let most = if fits {
            self.judge.most_ever(card, section)
        } else {
            0
        };
        Some((card, most.into()))
    }

    /// How many cards lie among the bases that a list could have beside those that it keeps.
    fn movable(&self, sections: u16, identity: u8, kept: &BTreeMap<CardNo, u64>) -> u64 {
        let among = |section: Section| self.positions.iter().any(|(it, _)| *it == section);
        let home = Section::of(C::GAME)
            .iter()
            .find(|it| sections & it.bit() != 0);
        let lines = self
            .desk
            .list
            .lines
            .iter()
            .filter(|line| among(line.section));
        let mut all = kept.clone();
        for line in lines {
            let limit = home
                .zip(line.card)
                .and_then(|(home, card)| self.limit(*home, card, identity));
            if let Some((card, most)) = limit {
                let copies = all.entry(card).or_default();
                *copies = (*copies + u64::from(line.copies)).min(most.max(*copies));
            }
        }
        all.values().sum::<u64>() - kept.values().sum::<u64>()
    }
}

/// The colours of a card, one bit each.
fn court_colours<C: Printed>(judge: &Judge<'_, '_, C>, card: CardNo) -> Option<u8> {
    let facts = judge.pool().card(card)?.facts();
    Some(
        facts
            .colours
            .iter()
            .fold(0, |set, colour| set | 1 << colour as u8),
    )
}
