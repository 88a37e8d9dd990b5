//! How decks become legal, as the API tells it.

use std::mem;
use std::time::{Duration, Instant};

use fabulario_cards::Catalogue;
use fabulario_cards::advice::Advisor;
use fabulario_cards::document::{DeckEntry, Sections, WrittenDeck};
use fabulario_cards::index::CardIndex;
use fabulario_cards::pools::Pooled;
use fabulario_cards::query::Vocabulary;
use fabulario_engine::deck::{
    CardNo, DeckList, Judge, Line, Mending, Pool, Step, Unmended, Violation,
};

use super::Bench;
use super::known::Known;
use crate::wire::verdict::{Change, Fix, Reason};
use crate::words::Language;
use crate::work;

/// Most decks that are mended for one request, and for how long at most.
const MOST_MENDED: usize = 100;
/// Most unknown cards of a deck that near names are looked for.
const MOST_MEANT: usize = 20;
const LONGEST: Duration = Duration::from_secs(5);

/// A fix, and for each finding the changes that cure it.
type Mended = Result<(Fix, Vec<Vec<Change>>), &'static str>;

/// Mends the decks of a request.
pub struct Mend<'p, C> {
    catalogue: &'p Catalogue,
    pool: &'p Pool<C>,
    vocabulary: &'p Vocabulary,
    index: Option<&'p CardIndex>,
    lang: Language,
    left: usize,
    /// Until when there is time.
    until: Instant,
    /// Whether this is no longer where the request was taken.
    moved: bool,
}

impl<'p, C: Pooled> Mend<'p, C> {
    /// With the cards of a pool.
    pub fn new(bench: &Bench<'p>, pool: &'p Pool<C>) -> Self {
        Self {
            catalogue: bench.catalogue,
            pool,
            vocabulary: bench.vocabulary,
            index: bench.index,
            lang: bench.lang,
            left: MOST_MENDED,
            until: Instant::now() + LONGEST,
            moved: false,
        }
    }

    /// Leaves the worker, which has others to serve.
    pub async fn elsewhere(&mut self) {
        if !mem::replace(&mut self.moved, true) {
            work::elsewhere().await;
        }
    }

    /// The card that was probably meant by a name that none has: the only one that is nearest.
    pub fn meant(&self, written: &str) -> Option<(CardNo, &'p str)> {
        if Instant::now() > self.until {
            return None;
        }
        let near = self.index?.nearest(self.catalogue, written, Some(C::GAME));
        let least = near.first()?.distance;
        let mut nearest = near.iter().filter(|it| it.distance == least);
        let (Some(one), None) = (nearest.next(), nearest.next()) else {
            return None;
        };
        let card = self.catalogue.cards().get(one.card)?;
        let no = self.pool.find(&card.sheet.id)?;
        Some((no, card.sheet.name.get(one.lang)))
    }

    /// How a deck with these findings becomes legal, or why that is not told.
    pub fn mend<'j: 'd, 'd, 'r>(
        &mut self,
        judge: &Judge<'j, 'r, C>,
        list: &DeckList<'d>,
        found: &[Violation<'r>],
        known: &Known<'_, C>,
    ) -> Mended {
        let left = self.left.checked_sub(1).ok_or("left_out")?;
        if Instant::now() > self.until {
            return Err("left_out");
        }
        self.left = left;
        let mut advisor = Advisor::new(self.catalogue, self.pool, list);
        let unknown = list.lines.iter().filter(|line| line.card.is_none());
        for line in unknown.take(MOST_MEANT) {
            if let Some((card, _)) = self.meant(line.written) {
                advisor.meant(card, line.copies, line.written);
            }
        }
        let mending = judge.mend(list, found, &mut advisor);
        let mending = mending.map_err(|why| match why {
            Unmended::Impossible => "impossible",
            Unmended::TooMuch => "too_large",
        })?;
        let changes: Vec<Change> = (1..)
            .zip(&mending.steps)
            .map(|(number, step)| self.change(number, step, &advisor, known))
            .collect();
        let of_finding = |places: &Vec<usize>| {
            let own = places.iter().filter_map(|at| changes.get(*at));
            own.cloned().collect()
        };
        let cures = mending.cures.iter().map(of_finding).collect();
        let fix = Fix {
            changed: mending.changed,
            deck: self.deck(&mending),
            changes,
        };
        Ok((fix, cures))
    }

    fn change(
        &self,
        step: usize,
        of: &Step<'_>,
        advisor: &Advisor<'_, C>,
        known: &Known<'_, C>,
    ) -> Change {
        let card = of.card.and_then(|card| self.pool.card(card));
        let name = card.map_or(of.written, |card| known.name(card, self.lang));
        let why = of.card.and_then(|card| advisor.why(of.section, card));
        let reason = why.filter(|_| of.copies > 0).map(|why| Reason {
            code: why.code(),
            message: why.text(self.vocabulary, self.lang.into()),
        });
        Change {
            step,
            list: of.section.word().id,
            card: card.map_or(of.written, C::id).to_owned(),
            name: name.to_owned(),
            on: of.host.map(str::to_owned),
            copies: of.copies,
            reason,
        }
    }

    /// The deck after its mending.
    fn deck(&self, mending: &Mending<'_, '_>) -> WrittenDeck {
        let mut sections = Sections::new();
        let called = |line: &Line<'_>| {
            let card = line.card.and_then(|card| self.pool.card(card));
            card.map_or(line.written, C::id).to_owned()
        };
        let lines = (0..).zip(&mending.list.lines);
        let left = lines.filter(|(_, line)| line.copies > 0);
        for (place, line) in left.clone().filter(|(_, line)| line.host.is_none()) {
            let on_it = left.clone().filter(|(_, it)| it.host == Some(place));
            let attached = on_it.map(|(_, it)| DeckEntry::new(called(it), it.copies));
            sections.entry(line.section).or_default().push(DeckEntry {
                attached: attached.collect(),
                ..DeckEntry::new(called(line), line.copies)
            });
        }
        WrittenDeck::of(sections)
    }
}
