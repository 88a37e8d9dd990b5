//! Which Casa and which Classes make the hero: they give level, knowledges and slots, so that others may stay.
//! APO-H1, APO-H2

use super::{Desk, Taste, fill};
use crate::Game;
use crate::deck::{CardNo, Code, Judge, Line, Printed, Section, Violation};

/// Most different cards that are thought about in one place.
const MOST: usize = 40;
/// Most frames.
const MOST_FRAMES: usize = 400;

/// Decks with another Casa or with more Classes.
pub(super) fn frames<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &Desk<'a>,
    taste: &mut dyn Taste,
) -> Vec<Desk<'a>> {
    if C::GAME != Game::Apoteose {
        return Vec::new();
    }
    let found = judge.check(&desk.list).err();
    let found = found.map(|refused| refused.violations).unwrap_or_default();
    let mut frames = houses(judge, desk, &found, taste);
    let classes = |found: &Violation<'_>| {
        let mut lines = desk.list.lines.iter();
        let of_lines =
            |line: &Line<'_>| line.section == Section::Classes && found.lines.contains(&line.tag);
        // Where Classes go, others may lack what they gave.
        found.sections().any(|it| it == Section::Classes) || lines.any(of_lines)
    };
    if found
        .iter()
        .any(|found| asks_for_classes(found.code) || classes(found))
    {
        let classes = some_of(judge, desk, Section::Classes, taste);
        let begin: Vec<Desk<'a>> = std::iter::once(desk.clone())
            .chain(frames.clone())
            .collect();
        for (at, first) in classes.iter().enumerate() {
            for frame in &begin {
                let mut one = frame.clone();
                bring(judge, &mut one, Section::Classes, *first);
                for second in classes.iter().skip(at + 1) {
                    let mut two = one.clone();
                    bring(judge, &mut two, Section::Classes, *second);
                    frames.push(two);
                }
                frames.push(one);
            }
        }
        frames.sort_by_key(|frame| frame.changed);
        frames.truncate(MOST_FRAMES);
    }
    frames
}

/// What a higher level, a knowledge or more slots would cure.
const fn asks_for_classes(code: Code) -> bool {
    matches!(
        code,
        Code::KnowledgeTooLow
            | Code::LivreNeedsLevel
            | Code::EnteNeedsLevel
            | Code::SummusNeedsLevel
            | Code::InventoryFull
            | Code::TooFewSlots
    )
}

/// Decks with another Casa, where there is none or slots are lacking. APO-H6 to APO-H8
fn houses<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &Desk<'a>,
    found: &[Violation<'_>],
    taste: &mut dyn Taste,
) -> Vec<Desk<'a>> {
    let lacking = found.iter().any(|found| {
        found.code == Code::TooFewSlots || found.sections().any(|it| it == Section::Casa)
    });
    if !lacking {
        return Vec::new();
    }
    let others = some_of(judge, desk, Section::Casa, taste).into_iter();
    let frames = others.map(|house| {
        let mut frame = desk.clone();
        for at in 0..frame.list.lines.len() {
            let line = frame.list.lines.get(at);
            if line.is_some_and(|line| line.section == Section::Casa) {
                frame.take(at, u32::MAX);
            }
        }
        bring(judge, &mut frame, Section::Casa, house);
        frame
    });
    frames.collect()
}

/// Puts a card into a section of the hero, from where it lies wrong if it does.
fn bring<'j: 'a, 'a, C: Printed>(
    judge: &Judge<'j, '_, C>,
    desk: &mut Desk<'a>,
    section: Section,
    card: CardNo,
) {
    let mut lines = desk.list.lines.iter();
    let elsewhere = lines.position(|line| is_misplaced(judge, line, section, card));
    if let Some(at) = elsewhere {
        desk.take(at, 1);
    }
    fill::add(judge, desk, section, card, 1);
}

fn is_misplaced<C: Printed>(
    judge: &Judge<'_, '_, C>,
    line: &Line<'_>,
    section: Section,
    card: CardNo,
) -> bool {
    let lies_wrong = line.section != section && !judge.takes(line.section, card);
    line.card == Some(card) && line.copies > 0 && lies_wrong
}

/// Cards that could come into a section of the hero and are not there: those that lie wrong, then the best.
fn some_of<C: Printed>(
    judge: &Judge<'_, '_, C>,
    desk: &Desk<'_>,
    section: Section,
    taste: &mut dyn Taste,
) -> Vec<CardNo> {
    let there = |card: CardNo| {
        let mut lines = desk.list.lines.iter();
        lines.any(|line| line.section == section && line.card == Some(card) && line.copies > 0)
    };
    let wrong = desk.list.lines.iter().filter_map(|line| {
        let card = line
            .card
            .filter(|card| judge.most_ever(*card, section) > 0)?;
        let here = judge.takes(section, card) && is_misplaced(judge, line, section, card);
        here.then_some(card)
    });
    let mut some: Vec<CardNo> = wrong.collect();
    let could = judge.could_come(&desk.list, section, None).into_iter();
    let could = could.map(|(card, _)| (card, 1));
    let could: Vec<(CardNo, u32)> = could.filter(|(card, _)| !some.contains(card)).collect();
    let all = u32::try_from(could.len()).unwrap_or(u32::MAX);
    let chosen = taste.choose(&desk.list, section, all, &could);
    some.extend(chosen.into_iter().map(|(card, _)| card));
    some.retain(|card| !there(*card));
    some.truncate(MOST);
    some
}
