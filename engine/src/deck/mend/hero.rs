//! Which Casa and which Classes make the hero: they give level, knowledges and slots, so that others may stay.
//! APO-H1, APO-H2

use super::outlook::outlook;
use super::{Desk, Taste, fill};
use crate::Game;
use crate::deck::{CardNo, Code, Judge, Line, Printed, Section, Violation};

/// Most different cards that are thought about in one place.
const MOST: usize = 40;
/// Most Classes that come, and how many of the most promising decks are thought on.
const MOST_CLASSES: usize = 3;
const PROMISING: usize = 20;

/// Decks with another Casa or with more Classes, the most promising of each size.
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
    let asked =
        |found: &Violation<'_>| asks_for_classes(found.code) || is_about_classes(found, desk);
    if !found.iter().any(asked) {
        return frames;
    }
    let classes = some_of(judge, desk, Section::Classes, taste);
    let mut before = promising(judge, std::iter::once(desk.clone()).chain(frames.clone()));
    for _ in 0..MOST_CLASSES {
        let longer = before.iter().flat_map(|frame| {
            classes.iter().map(|class| {
                let mut longer = frame.clone();
                bring(judge, &mut longer, Section::Classes, *class);
                longer
            })
        });
        before = promising(judge, longer);
        frames.extend(before.iter().cloned());
    }
    frames
}

/// The decks of which least will have to be changed still, each once.
fn promising<'a, C: Printed>(
    judge: &Judge<'_, '_, C>,
    desks: impl Iterator<Item = Desk<'a>>,
) -> Vec<Desk<'a>> {
    let mut known: Vec<(u64, Desk<'a>)> = desks.map(|desk| (outlook(judge, &desk), desk)).collect();
    known.sort_by_key(|(cost, _)| *cost);
    known.dedup_by(|later, earlier| later.1.is_like(&earlier.1));
    known.truncate(PROMISING);
    known.into_iter().map(|(_, desk)| desk).collect()
}

/// Whether Classes go with a finding: others may lack what they gave.
fn is_about_classes(found: &Violation<'_>, desk: &Desk<'_>) -> bool {
    let of_lines =
        |line: &Line<'_>| line.section == Section::Classes && found.lines.contains(&line.tag);
    found.sections().any(|it| it == Section::Classes) || desk.list.lines.iter().any(of_lines)
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
    let of_house =
        |line: &Line<'_>, tags: &[u32]| line.section == Section::Casa && tags.contains(&line.tag);
    let lacking = found.iter().any(|found| {
        found.code == Code::TooFewSlots
            || found.sections().any(|it| it == Section::Casa)
            || desk
                .list
                .lines
                .iter()
                .any(|line| of_house(line, &found.lines))
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
