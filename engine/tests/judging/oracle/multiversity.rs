//! Multiversity Conquest: MVC-M1 to MVC-M10 in the editions of 2022 and 2026.

use std::collections::BTreeSet;

use fabulario_engine::deck::Section::{Main, Sideboard};
use fabulario_engine::multiversity::{Card, CardType, Energy};

use super::{Finding, Line, Named, Seat, copies, error, find, heaps, seats, size, warning};

impl Named for Card {
    fn written(&self) -> &str {
        &self.id
    }

    fn title(&self) -> &str {
        &self.name
    }
}

pub fn judge_mvc2022(cards: &[Card], lines: &[Line]) -> BTreeSet<Finding> {
    judge(cards, lines, false)
}

pub fn judge_mvc2026(cards: &[Card], lines: &[Line]) -> BTreeSet<Finding> {
    judge(cards, lines, true)
}

/// The rule that limits a card, and its number. MVC-M4 to MVC-M6, MVC-M9, MVC-M10; ruling: MVC-C20
fn limit(card: &Card, of_2026: bool) -> (&'static str, Option<u32>) {
    if of_2026 && (card.legendary || card.epic) {
        return ("MVC-M9", Some(1));
    }
    if of_2026 && card.pelotao {
        return ("MVC-M10", None);
    }
    match (card.kind, card.energy) {
        (CardType::Energia, Some(Energy::Basica)) => ("MVC-M5", None),
        (CardType::Energia, _) => ("MVC-M6", Some(4)),
        (CardType::Personagem | CardType::Item, _) => ("MVC-M4", Some(4)),
    }
}

fn judge(cards: &[Card], lines: &[Line], of_2026: bool) -> BTreeSet<Finding> {
    let mut findings = BTreeSet::new();
    let seats = seats(cards, lines, &mut findings);
    sizes(&seats, lines, &mut findings);
    limits(&seats, of_2026, &mut findings);
    versions(&seats, of_2026, &mut findings);
    findings
}

/// MVC-M1 to MVC-M3, MVC-M8.
fn sizes(seats: &[Seat<'_, Card>], lines: &[Line], findings: &mut BTreeSet<Finding>) {
    let main = size(lines, &[Main]);
    if main > 60 {
        let one = error("too_many_cards", "MVC-M1").about("main");
        one.within(&[Main]).many(main, 60).tell(findings);
    }
    if main < 60 {
        let one = find("incomplete", "not_playable_yet", "MVC-M1").about("main");
        one.within(&[Main]).few(main, 60).tell(findings);
    }
    let side = size(lines, &[Sideboard]);
    if side > 15 {
        let one = error("too_many_cards", "MVC-M8").about("sideboard");
        one.within(&[Sideboard]).many(side, 15).tell(findings);
    }
    // What is missing of both types must still fit into sixty. Ruling: MVC-C19
    let (mut characters, mut energies) = (0, 0);
    for seat in seats.iter().filter(|seat| seat.section == Main) {
        match seat.card.kind {
            CardType::Personagem => characters += seat.copies,
            CardType::Energia => energies += seat.copies,
            CardType::Item => {}
        }
    }
    let missing = 12_u64.saturating_sub(characters) + 12_u64.saturating_sub(energies);
    let severity = if main + missing > 60 {
        "error"
    } else {
        "incomplete"
    };
    for (rule, word, found) in [
        ("MVC-M2", "personagem", characters),
        ("MVC-M3", "energia", energies),
    ] {
        if found < 12 {
            let one = find(severity, "too_few_of_type", rule).about(word);
            one.within(&[Main]).few(found, 12).tell(findings);
        }
    }
}

/// Versions are cards of their own; the sideboard is counted apart. Rulings: MVC-C12, MVC-C21
fn limits(seats: &[Seat<'_, Card>], of_2026: bool, findings: &mut BTreeSet<Finding>) {
    for section in [Main, Sideboard] {
        let cards = heaps(seats, &[section], |seat| {
            Some((&seat.card.name, &seat.card.version))
        });
        for heap in cards.values() {
            let (rule, Some(most)) = limit(heap[0].card, of_2026) else {
                continue;
            };
            if copies(heap) > u64::from(most) {
                let one = if section == Main {
                    error("too_many_copies", rule)
                } else {
                    warning("reserve_excess", "MVC-M8")
                };
                one.cards(heap, "").many(copies(heap), most).tell(findings);
            }
        }
    }
}

/// More than four of a name in all its versions. A Lendária or Épica among them does not lower that
/// number; where one could come in any number, were it no Lendária, there is none. Ruling: MVC-C12
fn versions(seats: &[Seat<'_, Card>], of_2026: bool, findings: &mut BTreeSet<Finding>) {
    for (name, heap) in heaps(seats, &[Main], |seat| Some(&seat.card.name)) {
        let versions: BTreeSet<_> = heap.iter().map(|seat| &seat.card.version).collect();
        let mut rules = BTreeSet::new();
        let mut any_number = false;
        for seat in &heap {
            let plain = Card {
                legendary: false,
                epic: false,
                ..seat.card.clone()
            };
            let (rule, most) = limit(&plain, of_2026);
            any_number |= most.is_none();
            rules.insert(rule);
        }
        if versions.len() > 1 && !any_number && copies(&heap) > 4 {
            let one = warning("many_versions", rules.last().unwrap()).cards(&heap, name);
            one.many(copies(&heap), 4).tell(findings);
        }
    }
}
