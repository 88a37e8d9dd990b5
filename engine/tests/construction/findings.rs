//! More of a finding than its line: the lines it names, what it rests on, what a reader is told.

use fabulario_engine::deck::{
    DeckList, Judge, LegalDeck, Pool, Printed, Refused, Rules, Swap, Verdict, Violation,
};
use fabulario_engine::{Format, Lang};
use serde::de::DeserializeOwned;

use super::kit::{Desk, format, told};

/// Nothing is told.
pub const NOTHING: [&str; 0] = [];

impl<C: Printed + DeserializeOwned + Clone> Desk<C> {
    /// What becomes of the judgement in a format of our own or a shipped one.
    pub fn in_court<T>(
        &self,
        format: &Format,
        see: impl FnOnce(Result<LegalDeck<'_>, Refused<'_>>, &Pool<C>) -> T,
    ) -> T {
        let pool = Pool::new(self.cards.clone()).unwrap();
        let rules = Rules::of(format, &self.changes, self.on);
        let judge = Judge::new(&rules, &pool);
        let mut list = DeckList::default();
        for (section, card, copies, host) in &self.lines {
            list.attach(&pool, *section, card, *copies, *host);
        }
        let swaps: Vec<Swap<'_>> = (1000..)
            .zip(&self.swaps)
            .map(|(tag, (out, into, copies))| Swap {
                out: out.as_deref(),
                into: into.as_deref(),
                copies: *copies,
                section: None,
                tag,
            })
            .collect();
        see(judge.check_swapped(list, &swaps), &pool)
    }

    /// The verdict, and what is made of every finding.
    pub fn each<T>(
        &self,
        format: &Format,
        tell: impl Fn(&Violation<'_>, &Pool<C>) -> T,
    ) -> (Verdict, Vec<T>) {
        self.in_court(format, |judged, pool| {
            let (verdict, found) = match &judged {
                Ok(legal) => (Verdict::Legal, legal.notes()),
                Err(refused) => (refused.verdict, refused.violations.as_slice()),
            };
            (verdict, found.iter().map(|one| tell(one, pool)).collect())
        })
    }

    /// The verdict and every finding in a format of our own.
    pub fn judged_in(&self, format: &Format) -> (Verdict, Vec<String>) {
        self.each(format, told)
    }

    /// Every finding in words: in Portuguese, then in English.
    pub fn messages(&self, format_id: &str) -> Vec<[String; 2]> {
        let tell = |found: &Violation<'_>, pool: &Pool<C>| {
            [Lang::Pt, Lang::En].map(|lang| found.message(pool, Printed::name, lang))
        };
        self.each(format(format_id), tell).1
    }

    /// The code of every finding and the tags of the lines that it names.
    pub fn lines_of(&self, format_id: &str) -> Vec<(&'static str, Vec<u32>)> {
        let tell = |found: &Violation<'_>, _: &Pool<C>| (found.code.id(), found.lines.clone());
        self.each(format(format_id), tell).1
    }
}
