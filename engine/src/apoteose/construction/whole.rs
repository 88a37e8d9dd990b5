//! What is counted over the whole hero: Lignum, Summus, attachments.

use std::collections::BTreeMap;

use super::{by_word, copies};
use crate::apoteose::{Card, Hero};
use crate::deck::{About, Case, Code, Figure, Findings, Held, Numbers, Violation};
use crate::format;

/// Nine Lignum cards in all. APO-H13; ruling: APO-P18
pub(super) fn lignum<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    findings: &mut Findings<'r>,
) {
    let is_lignum = |held: &&Held| case.card(held).is_some_and(|card| card.lignum.is_some());
    let cards: Vec<&Held> = case.deck().filter(is_lignum).collect();
    let most = Figure::of(&rules.lignum);
    findings.at_most(Code::TooManyLignum, copies(&cards), most, |violation| {
        case.of_cards(violation, cards.iter().copied())
    });
}

/// Summus: a hero level, one of each type, three in all. APO-H14; ruling: APO-P19
pub(super) fn summus<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    hero: &Hero,
    findings: &mut Findings<'r>,
) {
    let kind = |held: &Held| case.card(held).and_then(|card| card.summus.as_deref());
    let cards: Vec<&Held> = case.deck().filter(|held| kind(held).is_some()).collect();
    let least = Figure::of(&rules.summus_level);
    if !cards.is_empty() && hero.level < least.value {
        let violation = Violation::new(Code::SummusNeedsLevel, least.basis)
            .numbers(Numbers::few(hero.level.into(), least.value));
        findings.add(case.of_cards(violation, cards.iter().copied()));
    }
    let of_type = by_word(cards.iter().copied(), |held| {
        kind(held).into_iter().collect()
    });
    for (kind, cards) in of_type {
        let most = Figure::of(&rules.summus_per_type);
        findings.at_most(Code::SameSummus, copies(&cards), most, |violation| {
            let violation = violation.about(About::Word(kind.to_owned()));
            case.of_cards(violation, cards.iter().copied())
        });
    }
    let most = Figure::of(&rules.summus);
    findings.at_most(Code::TooManySummus, copies(&cards), most, |violation| {
        case.of_cards(violation, cards.iter().copied())
    });
}

/// Five attachments on one card. APO-H15; ruling: APO-P17
pub(super) fn attachments<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    findings: &mut Findings<'r>,
) {
    let mut hosts: BTreeMap<u32, (u64, Vec<u32>)> = BTreeMap::new();
    for line in &case.list.lines {
        if let Some(host) = line.host {
            let (found, lines) = hosts.entry(host).or_default();
            *found += u64::from(line.copies);
            lines.push(line.tag);
        }
    }
    for (host, (found, lines)) in hosts {
        let host = case.list.lines.get(host as usize);
        let mut most = Figure::of(&rules.attachments);
        // Each copy of a card bears its own.
        most.value = most
            .value
            .saturating_mul(host.map_or(1, |line| line.copies));
        findings.at_most(Code::TooManyAttachments, found, most, |mut violation| {
            violation.cards.extend(host.and_then(|line| line.card));
            violation.lines = lines;
            violation
        });
    }
}
