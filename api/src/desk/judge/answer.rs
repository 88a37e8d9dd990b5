//! Verdicts as the API tells them.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use fabulario_cards::pools::Pooled;
use fabulario_engine::apoteose::Knowledge;
use fabulario_engine::deck::{
    About, CardNo, Code, DeckList, Judge, Pool, Printed, Section, Severity, Verdict, Violation,
    colour_word,
};

use super::known::Known;
use super::mend::Mend;
use super::written::Ready;
use crate::wire::decks::DeckToJudge;
use crate::wire::verdict::{Change, InFormat, JudgedDeck, JudgedViolation, NamedCard};
use crate::words;
use crate::words::Language;

/// Most findings that are told of one deck in one format.
const MOST_PER_FORMAT: usize = 500;
/// Most cards and most pointers that are told of one finding.
const MOST_PLACES: usize = 1_000;
/// Most words that are told of one finding.
const MOST_WORDS: usize = 20;
/// What one answer bears, in places; a finding costs as much as ten of them besides its own.
const MOST: usize = 100_000;
const FINDING: usize = 10;
/// Most changes that are told of single findings in one answer.
const MOST_CHANGES: usize = 20_000;

/// A deck as it is judged: after its swaps, with what is wrong with them.
struct Judging<'d, 'r> {
    ready: &'d Ready<'d>,
    list: &'d DeckList<'d>,
    wrong: &'d [Violation<'r>],
}

/// An answer in the making.
pub struct Answer<'p, C> {
    known: &'p Known<'p, C>,
    pool: &'p Pool<C>,
    lang: Language,
    /// The day that is judged by.
    on: NaiveDate,
    /// How many places may still be told.
    room: usize,
    /// How many changes of single findings may still be told.
    changes: usize,
    /// Who mends decks, if that is wanted.
    mend: Option<Mend<'p, C>>,
}

impl<'p, C: Pooled> Answer<'p, C> {
    /// An answer about decks of these cards.
    pub fn new(
        known: &'p Known<'p, C>,
        (on, lang): (NaiveDate, Language),
        mend: Option<Mend<'p, C>>,
    ) -> Self {
        Self {
            known,
            pool: known.pool(),
            lang,
            on,
            room: MOST,
            changes: MOST_CHANGES,
            mend,
        }
    }

    /// The verdicts on one deck.
    pub async fn deck<'a>(
        &mut self,
        place: usize,
        deck: &'a DeckToJudge,
        judges: &[(&'a str, Judge<'_, 'a, C>)],
    ) -> JudgedDeck<'a>
    where
        'p: 'a,
    {
        let ready = Ready::new(place, deck, self.known);
        let swapped;
        let (list, wrong) = match judges.first() {
            // What a swap does is the same in every format.
            Some((_, judge)) if !ready.swaps.is_empty() => {
                let (list, wrong) = judge.swap(ready.list.clone(), &ready.swaps);
                swapped = list;
                (&swapped, wrong)
            }
            _ => (&ready.list, Vec::new()),
        };
        let mut cards: BTreeMap<&'static str, u64> = BTreeMap::new();
        for line in list.lines.iter().filter(|line| line.copies > 0) {
            *cards.entry(line.section.word().id).or_default() += u64::from(line.copies);
        }
        let case = Judging {
            ready: &ready,
            list,
            wrong: &wrong,
        };
        let mut formats = Vec::with_capacity(judges.len());
        for (id, judge) in judges {
            formats.push(self.format(id, judge, &case).await);
        }
        JudgedDeck {
            label: deck.deck.name.as_deref(),
            cards,
            formats,
        }
    }

    async fn format<'a>(
        &mut self,
        id: &'a str,
        judge: &Judge<'_, 'a, C>,
        judging: &Judging<'_, 'a>,
    ) -> InFormat<'a>
    where
        'p: 'a,
    {
        let Judging { ready, list, wrong } = judging;
        let judged = judge.check_with(list, wrong.to_vec());
        let (verdict, found) = match &judged {
            Ok(legal) => (Verdict::Legal, legal.notes()),
            Err(refused) => (refused.verdict, &refused.violations[..]),
        };
        let mut mend = self.mend.as_mut().filter(|_| verdict != Verdict::Legal);
        if let Some(mend) = &mut mend {
            mend.elsewhere().await;
        }
        let mend = mend.filter(|_| ready.swaps.is_empty());
        let mended = mend.map(|mend| mend.mend(judge, list, found, self.known));
        let (fix, no_fix) = match mended {
            Some(Ok(fixed)) => (Some(fixed), None),
            Some(Err(why)) => (None, Some(why)),
            None => (None, None),
        };
        let uncured = || (None, vec![Vec::new(); found.len()]);
        let (fix, cures) = fix.map_or_else(uncured, |(fix, cures)| (Some(fix), cures));
        let later = self.unreleased(list);
        let all = found.len() + later.len();
        let cures = cures.into_iter().chain(later.iter().map(|_| Vec::new()));
        let (mut violations, mut notes) = (Vec::new(), Vec::new());
        for (one, cure) in found.iter().chain(&later).zip(cures).take(MOST_PER_FORMAT) {
            let places = one.lines.len().min(MOST_PLACES) + one.cards.len().min(MOST_PLACES);
            let Some(left) = self.room.checked_sub(FINDING + places) else {
                break;
            };
            self.room = left;
            let told = JudgedViolation {
                fix: self.afford(cure),
                ..self.violation(one, ready)
            };
            match one.severity {
                Severity::Error | Severity::Incomplete => violations.push(told),
                Severity::Warning | Severity::Note => notes.push(told),
            }
        }
        InFormat {
            format: id,
            verdict,
            identity: judge.identity(list),
            hero: judge.hero(list),
            fix,
            no_fix,
            left_out: Some(all - violations.len() - notes.len()).filter(|n| *n > 0),
            violations,
            notes,
        }
    }

    /// The cards of a list that come out later, by the day.
    fn unreleased<'a>(&self, list: &DeckList<'_>) -> Vec<Violation<'a>> {
        let mut later: BTreeMap<NaiveDate, (Vec<CardNo>, Vec<u32>)> = BTreeMap::new();
        for line in list.lines.iter().filter(|line| line.copies > 0) {
            let Some(no) = line.card else {
                continue;
            };
            let card = self.pool.card(no);
            let day = card.and_then(|card| self.known.released(card));
            if let Some(day) = day.filter(|day| *day > self.on) {
                let (cards, lines) = later.entry(day).or_default();
                if !cards.contains(&no) {
                    cards.push(no);
                }
                lines.push(line.tag);
            }
        }
        let later = later.into_iter();
        later
            .map(|(day, (cards, lines))| Violation::unreleased(day, cards, lines))
            .collect()
    }

    /// The changes of a finding, while the answer bears more of them.
    fn afford(&mut self, cure: Vec<Change>) -> Vec<Change> {
        let left = self.changes.checked_sub(cure.len());
        self.changes = left.unwrap_or(self.changes);
        if left.is_some() { cure } else { Vec::new() }
    }

    fn violation<'a>(&self, found: &Violation<'a>, ready: &Ready<'_>) -> JudgedViolation<'a>
    where
        'p: 'a,
    {
        let name = |card: &'p C| NamedCard {
            id: card.id(),
            name: self.known.name(card, self.lang),
        };
        let (cards, lines) = (found.cards.iter(), found.lines.iter());
        let left_out =
            cards.len().saturating_sub(MOST_PLACES) + lines.len().saturating_sub(MOST_PLACES);
        let cards = cards.take(MOST_PLACES).filter_map(|no| self.pool.card(*no));
        let lines = lines
            .take(MOST_PLACES)
            .filter_map(|tag| ready.pointer(*tag));
        let lists = found
            .sections()
            .filter(|section| *section != Section::Anexos);
        let lists = lists.map(|section| ready.pointer_of(section));
        JudgedViolation {
            code: found.code,
            severity: found.severity,
            rule: found.basis.rule,
            see: found.see.into_iter().chain(found.basis.ruling).collect(),
            sources: found.basis.sources,
            since: found.basis.since,
            numbers: found.numbers,
            words: words::<C>(&found.about),
            cards: cards.map(name).collect(),
            pointers: lines.chain(lists).collect(),
            left_out: Some(left_out).filter(|n| *n > 0),
            message: self.message(found),
            fix: Vec::new(),
        }
    }
}

impl<C: Pooled> Answer<'_, C> {
    /// What a finding says, with the names that cards have in the reader's language.
    fn message(&self, found: &Violation<'_>) -> String {
        let name = |card| self.known.name(card, self.lang);
        let mut message = found.message(self.pool, name, self.lang.into());
        if let (Code::UnknownCard, About::Word(written)) = (found.code, &found.about)
            && let Some((_, name)) = self.mend.as_ref().and_then(|mend| mend.meant(written))
        {
            message.push_str(&words::judge::meant(name).to(self.lang));
        }
        message
    }
}

/// The ids of what a finding is about.
fn words<C: Printed>(about: &About<'_>) -> Vec<String> {
    let of = |words: &[fabulario_engine::deck::Word], place: u8| {
        let word = words.get(usize::from(place)).map(|word| word.id.to_owned());
        word.into_iter().collect()
    };
    match about {
        About::Nothing => Vec::new(),
        About::List(list) => vec![list.id.clone()],
        About::Section(section) => vec![section.word().id.to_owned()],
        About::Word(word) => vec![word.clone()],
        About::Written(cards) => cards.clone(),
        About::Kind(kind) => of(C::GAME.kinds(), *kind),
        About::Colours { missing, .. } => missing
            .iter()
            .map(|colour| colour_word(colour).id.to_owned())
            .collect(),
        About::Sets(codes) => codes.iter().take(MOST_WORDS).cloned().collect(),
        About::Period(period) => {
            let days = [Some(period.from), period.until];
            days.into_iter()
                .flatten()
                .map(|day| day.to_string())
                .collect()
        }
        About::Knowledge(place) => of(Knowledge::WORDS, *place),
        About::Named(word) => vec![word.id.to_owned()],
    }
}
