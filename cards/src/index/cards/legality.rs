//! What formats think of the cards, worked out when it is asked for and kept.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::NaiveDate;
use fabulario_engine::deck::{Judge, Rules, Status};
use fabulario_engine::{Format, apoteose, dominions, fabula, multiversity};

use super::rows::Rows;
use crate::catalogue::Catalogue;
use crate::index::bits::Bits;
use crate::pools::Pooled;
use crate::query::Legality;

/// The rows of a format by status.
#[derive(Debug, Default)]
pub(super) struct Standing {
    legal: Bits,
    banned: Bits,
    limited: Bits,
}

impl Standing {
    pub(super) const fn of(&self, what: Legality) -> &Bits {
        match what {
            Legality::Legal => &self.legal,
            Legality::Banned => &self.banned,
            Legality::Limited => &self.limited,
        }
    }

    /// Judges every card of a format's game.
    fn judge(catalogue: &Catalogue, format: &Format, day: NaiveDate, rows: &Rows) -> Self {
        use fabulario_engine::Game;
        match format.game {
            Game::Fabula => Self::of_pool::<fabula::Face>(catalogue, format, day, rows),
            Game::Dominions => Self::of_pool::<dominions::Card>(catalogue, format, day, rows),
            Game::Multiversity => Self::of_pool::<multiversity::Card>(catalogue, format, day, rows),
            Game::Apoteose => Self::of_pool::<apoteose::Card>(catalogue, format, day, rows),
        }
    }

    fn of_pool<C: Pooled>(
        catalogue: &Catalogue,
        format: &Format,
        day: NaiveDate,
        rows: &Rows,
    ) -> Self {
        let rules = Rules::of(format, &[], day);
        let pool = catalogue.pool::<C>();
        let judge = Judge::new(&rules, pool);
        let mut standing = Self::default();
        let cards = (0..).zip(catalogue.cards());
        for (place, card) in cards.filter(|(_, card)| card.game == C::GAME) {
            let Some(number) = pool.find(&card.sheet.id) else {
                continue;
            };
            let sets: &mut [&mut Bits] = match judge.standing(number).status {
                Status::Legal => &mut [&mut standing.legal],
                Status::Limited => &mut [&mut standing.legal, &mut standing.limited],
                Status::Banned => &mut [&mut standing.banned],
                Status::NotLegal => continue,
            };
            for set in sets {
                rows.of_card(place).for_each(|row| set.insert(row));
            }
        }
        standing
    }
}

/// By format and by how many of its dates have come: between two dates nothing changes.
#[derive(Default)]
pub(super) struct Standings(Mutex<HashMap<(u16, usize), Arc<Standing>>>);

impl Standings {
    /// What a format thinks on a day.
    pub(super) fn get(
        &self,
        catalogue: &Catalogue,
        format: u16,
        day: NaiveDate,
        rows: &Rows,
    ) -> Arc<Standing> {
        let Some(of) = catalogue.formats().get(usize::from(format)) else {
            return Arc::default();
        };
        let key = (format, dates_come(of, day));
        let known = {
            let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.get(&key).cloned()
        };
        known.unwrap_or_else(|| {
            let judged = Arc::new(Standing::judge(catalogue, of, day, rows));
            let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            kept.insert(key, Arc::clone(&judged));
            judged
        })
    }
}

/// How many of the days on which a format changes are not after a day.
fn dates_come(format: &Format, day: NaiveDate) -> usize {
    let changes = format.changes.iter().filter_map(|change| change.from);
    let period = format.in_force.iter().flat_map(|period| {
        let after = period.value.until.and_then(|last| last.succ_opt());
        [Some(period.value.from), after]
    });
    let dates = changes.chain(period.flatten());
    dates.filter(|date| *date <= day).count()
}
