//! What is lacking comes in: cards that were taken out elsewhere first, then cards of the pool, last those that wait
//! outside.

use super::cure::{Cure, cure};
use super::{Desk, Taste};
use crate::Game;
use crate::deck::{CardNo, DeckList, Judge, Line, Printed, Section, Severity, Violation};

/// Cards that are tried one by one where a hero's own rules decide.
const MOST_TRIED: usize = 200;

/// The deck with everything that these findings lack, or nothing if the pool does not have it.
pub(super) fn fill<'j: 'a, 'r, 'a, C: Printed>(
    judge: &Judge<'j, 'r, C>,
    desk: &Desk<'a>,
    found: &[Violation<'r>],
    taste: &mut dyn Taste,
) -> Option<Desk<'a>> {
    // A type or a position first: what comes for it makes the list longer as well.
    let lacks = |found: &Violation<'r>| match cure(found, desk) {
        Cure::Come {
            section: Some(section),
            kind,
            copies,
        } => Some((section, kind, copies)),
        _ => None,
    };
    let whole = |found: &Violation<'r>| match cure(found, desk) {
        Cure::Come { copies, .. } => Some((section_of(judge, found)?, None, copies)),
        _ => None,
    };
    let first = found.iter().find_map(lacks);
    let (section, kind, copies) = first.or_else(|| found.iter().find_map(whole))?;
    let copies = u32::try_from(copies).ok()?;
    let mut filled = desk.clone();
    if C::GAME == Game::Apoteose {
        one_by_one(judge, &mut filled, section, copies, taste)?;
    } else {
        put(judge, &mut filled, section, kind, copies, taste)?;
    }
    Some(filled)
}

/// The section of a list that cards come into: the first that has no number of its own.
fn section_of<C: Printed>(judge: &Judge<'_, '_, C>, found: &Violation<'_>) -> Option<Section> {
    let mut sections = found.sections();
    let positions = &judge.rules().positions;
    sections.find(|section| positions.iter().all(|(it, _)| it != section))
}

/// Puts so many copies into a section, or fails.
pub(super) fn put<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &mut Desk<'a>,
    section: Section,
    kind: Option<u8>,
    copies: u32,
    taste: &mut dyn Taste,
) -> Option<()> {
    let mut lacking = copies;
    let mut from = judge.could_come(&desk.list, section, kind);
    for (card, left) in desk.left().to_vec() {
        let same = from.iter_mut().find(|(it, _)| *it == card);
        let Some((_, room)) = same else { continue };
        let moved = lacking.min(left).min(*room);
        *room -= moved;
        lacking -= moved;
        add(judge, desk, section, card, moved);
    }
    from.retain(|(_, room)| *room > 0);
    let chosen = if lacking > 0 {
        taste.choose(&desk.list, section, lacking, &from)
    } else {
        Vec::new()
    };
    for (card, some) in chosen {
        let some = some.min(lacking);
        lacking -= some;
        add(judge, desk, section, card, some);
    }
    lacking = come_in(judge, desk, section, kind, lacking);
    (lacking == 0).then_some(())
}

/// Moves what waits outside into the deck; how many are lacking still.
fn come_in<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &mut Desk<'a>,
    section: Section,
    kind: Option<u8>,
    mut lacking: u32,
) -> u32 {
    let aside = |line: &Line<'_>| line.section.is_aside() && line.copies > 0;
    for at in 0..desk.list.lines.len() {
        let line = desk.list.lines.get(at).copied();
        let Some(line) = line.filter(|line| lacking > 0 && aside(line)) else {
            continue;
        };
        let Some(card) = line.card else { continue };
        // Without it there is room for it, if anywhere.
        let mut without = desk.clone();
        without.take(at, lacking);
        let could = judge.could_come(&without.list, section, kind);
        let room = could.iter().find(|(it, _)| *it == card);
        let some = room
            .map_or(0, |(_, room)| *room)
            .min(desk.loose(at))
            .min(lacking);
        if some > 0 {
            desk.take(at, some);
            add(judge, desk, section, card, some);
            lacking -= some;
        }
    }
    lacking
}

/// Puts cards in one by one, only such as bring no new mistake about: a hero's cards depend on each other.
fn one_by_one<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &mut Desk<'a>,
    section: Section,
    copies: u32,
    taste: &mut dyn Taste,
) -> Option<()> {
    let wrong = |desk: &Desk<'_>| {
        let found = judge.check(&desk.list).err();
        let found = found.map(|refused| refused.violations).unwrap_or_default();
        let errors = found.iter().filter(|it| it.severity == Severity::Error);
        let too_much = errors.filter(|it| !matches!(cure(it, desk), Cure::Come { .. }));
        too_much.count()
    };
    for _ in 0..copies {
        let from = judge.could_come(&desk.list, section, None);
        let each: Vec<(CardNo, u32)> = from.iter().map(|(card, _)| (*card, 1)).collect();
        let all = u32::try_from(each.len()).unwrap_or(u32::MAX);
        let mut ranked = taste.choose(&desk.list, section, all, &each);
        // What was taken out elsewhere only moves.
        let is_new = |card: CardNo| !desk.left().iter().any(|(it, _)| *it == card);
        ranked.sort_by_key(|(card, _)| is_new(*card));
        let before = wrong(desk);
        let next = ranked.into_iter().take(MOST_TRIED).find_map(|(card, _)| {
            let mut next = desk.clone();
            add(judge, &mut next, section, card, 1);
            (wrong(&next) <= before).then_some(next)
        });
        *desk = next?;
    }
    Some(())
}

/// A legal deck with the cards that lay in a wrong list and had to go, each in a list that takes it and stays legal: moved
/// they cost no more.
pub(super) fn rehome<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    list: &DeckList<'a>,
    desk: Desk<'a>,
) -> Desk<'a> {
    let lies_wrong = |line: &&Line<'a>| {
        let takes = |card| line.section.is_aside() || judge.takes(line.section, card);
        line.card.is_some_and(|card| !takes(card))
    };
    let wrong: Vec<CardNo> = list
        .lines
        .iter()
        .filter(lies_wrong)
        .filter_map(|line| line.card)
        .collect();
    let mut home = desk;
    for (card, _) in home.left().to_vec() {
        let sections = Section::of(C::GAME).iter();
        // What is attached has a host, and a card that only moves has none.
        let place = |it: &&Section| !it.is_aside() && **it != Section::Anexos;
        let mut sections = sections.filter(|it| place(it) && judge.takes(**it, card));
        if !wrong.contains(&card) {
            continue;
        }
        let moved = sections.find_map(|section| {
            let mut moved = home.clone();
            add(judge, &mut moved, *section, card, 1);
            judge.check(&moved.list).is_ok().then_some(moved)
        });
        home = moved.unwrap_or(home);
    }
    home
}

/// Puts a card of the pool in.
pub(super) fn add<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &mut Desk<'a>,
    section: Section,
    card: CardNo,
    copies: u32,
) {
    let written = judge.pool().card(card).map_or("", C::id);
    if copies > 0 {
        desk.put(section, card, written, copies);
    }
}
