//! A mending makes the deck legal, its steps lead there, and each finding is cured by its own.

use std::collections::BTreeMap;

use fabulario_engine::deck::{
    DeckList, InOrder, Judge, Mending, Pool, Printed, Section, Severity, Step, Violation,
};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use super::in_every_game;
use crate::judging::court::{list, pool, rules};
use crate::judging::decks::{Deck, Dice, Made};

/// How many copies of what lie where.
type Counts = BTreeMap<(Section, String, Option<String>), i64>;

fn counts<C: Printed>(list: &DeckList<'_>, pool: &Pool<C>) -> Counts {
    let mut counts = Counts::new();
    for line in &list.lines {
        let host = line.host.and_then(|host| list.lines.get(host as usize));
        let host = host.map(|host| host.written.to_owned());
        let card = line.card.and_then(|card| pool.card(card));
        let card = card.map_or(line.written, C::id).to_owned();
        *counts.entry((line.section, card, host)).or_default() += i64::from(line.copies);
    }
    counts.retain(|_, copies| *copies != 0);
    counts
}

fn apply<C: Printed>(counts: &mut Counts, step: &Step<'_>, pool: &Pool<C>) {
    let card = step.card.and_then(|card| pool.card(card));
    let card = card.map_or(step.written, C::id).to_owned();
    let host = step.host.map(str::to_owned);
    *counts.entry((step.section, card, host)).or_default() += step.copies;
    counts.retain(|_, copies| *copies != 0);
}

/// The list that counts stand for; attachments, which name a line, are left to the whole.
fn relisted<'c, C: Printed>(counts: &'c Counts, pool: &Pool<C>) -> DeckList<'c> {
    let mut list = DeckList::default();
    for ((section, card, _), copies) in counts {
        list.add(pool, *section, card, u32::try_from(*copies).unwrap());
    }
    list
}

fn mended<C: Made>(deck: &Deck<C>, _: &mut Dice<'_>) -> TestCaseResult {
    for (format, _) in C::FORMATS {
        let (pool, rules) = (pool(&deck.cards), rules(format));
        let judge = Judge::new(&rules, &pool);
        let list = list(deck, &pool);
        let Err(refused) = judge.check(&list) else {
            continue;
        };
        let Ok(mending) = judge.mend(&list, &refused.violations, &mut InOrder) else {
            continue;
        };
        prop_assert!(judge.check(&mending.list).is_ok());
        let mut after = counts(&list, &pool);
        for step in &mending.steps {
            apply(&mut after, step, &pool);
        }
        prop_assert_eq!(&after, &counts(&mending.list, &pool));
        prop_assert!(mending.changed > 0);
        one_by_one(&judge, &list, &refused.violations, &mending)?;
    }
    Ok(())
}

/// The steps of one finding alone cure it.
fn one_by_one<C: Made>(
    judge: &Judge<'_, '_, C>,
    list: &DeckList<'_>,
    found: &[Violation<'_>],
    mending: &Mending<'_, '_>,
) -> TestCaseResult {
    prop_assert_eq!(found.len(), mending.cures.len());
    let all: Vec<usize> = mending.cures.iter().flatten().copied().collect();
    prop_assert!((0..mending.steps.len()).all(|step| all.contains(&step)));
    if list.lines.iter().any(|line| line.host.is_some()) {
        return Ok(());
    }
    let pool = judge.pool();
    for (one, cure) in found.iter().zip(&mending.cures) {
        let mistake = matches!(one.severity, Severity::Error | Severity::Incomplete);
        prop_assert_eq!(mistake, !cure.is_empty(), "{:?}", one);
        let mut after = counts(list, pool);
        for step in cure {
            apply(&mut after, &mending.steps[*step], pool);
        }
        let again = judge.check(&relisted(&after, pool));
        let again = again.err().map(|it| it.violations).unwrap_or_default();
        let same = |other: &&Violation<'_>| {
            (other.code, &other.cards, &other.about) == (one.code, &one.cards, &one.about)
        };
        let left = again.iter().find(same).filter(|_| mistake);
        prop_assert!(left.is_none(), "{:?}\nis not cured by\n{:#?}", left, cure);
    }
    Ok(())
}

#[test]
fn a_mended_deck_is_legal_and_every_finding_is_cured_by_its_own_steps() {
    in_every_game!(mended);
}
