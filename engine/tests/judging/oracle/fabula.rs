//! Fábula: FAB-D1 to FAB-D15.

use std::collections::BTreeSet;

use fabulario_engine::deck::Section::{self, Arredores, Centro, Main, Reserve};
use fabulario_engine::deck::colour_word;
use fabulario_engine::fabula::{CardType, Colour, Face, Rarity};

use super::{Finding, Line, Named, Seat, copies, error, find, heaps, seats, size, warning};

impl Named for Face {
    fn written(&self) -> &str {
        &self.id
    }

    fn title(&self) -> &str {
        &self.name
    }
}

const DECK: [Section; 3] = [Main, Arredores, Centro];
const ALL: [Section; 4] = [Main, Arredores, Centro, Reserve];

pub fn judge_fab(cards: &[Face], lines: &[Line]) -> BTreeSet<Finding> {
    let mut findings = BTreeSet::new();
    let seats = seats(cards, lines, &mut findings);
    sizes(&seats, lines, &mut findings);
    types(&seats, &mut findings);
    limits(&seats, &mut findings);
    colours(&seats, &mut findings);
    findings
}

/// FAB-D1 to FAB-D4. A Ficha is no card and is not counted. FAB 1.9.2, 1.12.6
fn sizes(seats: &[Seat<'_, Face>], lines: &[Line], findings: &mut BTreeSet<Finding>) {
    let size = |sections: &[Section]| {
        let mut fichas = 0;
        for seat in seats {
            if seat.card.kind == CardType::Ficha && sections.contains(&seat.section) {
                fichas += seat.copies;
            }
        }
        size(lines, sections) - fichas
    };
    let main = size(&[Main]);
    if main < 40 {
        let one = error("too_few_cards", "FAB-D1").about("main");
        one.within(&[Main]).few(main, 40).tell(findings);
    }
    let places = [Arredores, Centro];
    let bases = size(&places);
    if bases < 5 {
        let one = error("too_few_cards", "FAB-D3").about("bases");
        one.within(&places).few(bases, 5).tell(findings);
    }
    if bases > 5 {
        let one = error("too_many_cards", "FAB-D3").about("bases");
        one.within(&places).many(bases, 5).tell(findings);
    }
    for (section, word, must) in [(Arredores, "arredores", 4), (Centro, "centro", 1)] {
        let here = size(&[section]);
        if here != u64::from(must) {
            let mut one = error("wrong_position", "FAB-D4")
                .about(word)
                .within(&[section]);
            (one.found, one.least, one.most) = (Some(here), Some(must), Some(must));
            one.tell(findings);
        }
    }
}

/// Each list takes its own types, none takes a Ficha. FAB-D3, FAB-D5, FAB-D15
fn types(seats: &[Seat<'_, Face>], findings: &mut BTreeSet<Finding>) {
    let fichas = heaps(seats, &ALL, |seat| {
        (seat.card.kind == CardType::Ficha).then_some(&seat.card.name)
    });
    for heap in fichas.values() {
        error("token_in_deck", "FAB-D15")
            .cards(heap, "")
            .tell(findings);
    }
    for (section, list, rule, takes_bases) in [
        (Main, "main", "FAB-D5", false),
        (Arredores, "bases", "FAB-D3", true),
        (Centro, "bases", "FAB-D3", true),
    ] {
        for heap in heaps(seats, &[section], card_name).values() {
            if (heap[0].card.kind == CardType::Base) != takes_bases {
                error("wrong_card_type", rule)
                    .cards(heap, list)
                    .tell(findings);
            }
        }
    }
}

/// The name of a card; a Ficha is none.
fn card_name(seat: &Seat<'_, Face>) -> Option<String> {
    (seat.card.kind != CardType::Ficha).then(|| seat.card.name.clone())
}

fn limit(rarity: Rarity) -> (&'static str, u32) {
    match rarity {
        Rarity::Comum => ("FAB-D6", 3),
        Rarity::Rara => ("FAB-D7", 2),
        Rarity::Lendaria => ("FAB-D8", 1),
    }
}

/// By name, main deck and bases together; the reserve waits outside. FAB-D6 to FAB-D10, FAB-D14
fn limits(seats: &[Seat<'_, Face>], findings: &mut BTreeSet<Finding>) {
    for heap in heaps(seats, &DECK, card_name).values() {
        let Some((rule, most)) = heap[0].card.rarity.map(limit) else {
            let one = error("rarity_missing", "FAB-D6");
            one.cards(heap, "").tell(findings);
            continue;
        };
        if copies(heap) > u64::from(most) {
            let mut one = error("too_many_copies", rule).cards(heap, "");
            if heap.iter().any(|seat| seat.section != Main) {
                "FAB-D9".clone_into(&mut one.see);
            }
            one.many(copies(heap), most).tell(findings);
        }
    }
    for heap in heaps(seats, &[Reserve], card_name).values() {
        let Some((_, most)) = heap[0].card.rarity.map(limit) else {
            continue;
        };
        if copies(heap) > u64::from(most) {
            let one = warning("reserve_excess", "FAB-D14").cards(heap, "");
            one.many(copies(heap), most).tell(findings);
        }
    }
}

/// The colours of the bases are the colours of the deck. FAB-D11 to FAB-D13
fn colours(seats: &[Seat<'_, Face>], findings: &mut BTreeSet<Finding>) {
    let mut identity = BTreeSet::new();
    for seat in seats {
        let place = [Arredores, Centro].contains(&seat.section);
        if place && seat.card.kind == CardType::Base {
            identity.extend(seat.card.colours.iter());
        }
    }
    for heap in heaps(seats, &[Main], card_name).values() {
        let colours: BTreeSet<Colour> = heap[0].card.colours.iter().collect();
        let missing: BTreeSet<Colour> = colours.difference(&identity).copied().collect();
        if !missing.is_empty() {
            let about = format!("{} outside {}", words(&missing), words(&identity));
            error("outside_identity", "FAB-D12")
                .cards(heap, &about)
                .tell(findings);
        }
        if colours.is_empty() {
            find("note", "colourless_card", "FAB-D13")
                .cards(heap, "")
                .tell(findings);
        }
    }
}

fn words(colours: &BTreeSet<Colour>) -> String {
    let words: Vec<&str> = colours
        .iter()
        .map(|colour| colour_word(*colour).id)
        .collect();
    words.join(" ")
}
