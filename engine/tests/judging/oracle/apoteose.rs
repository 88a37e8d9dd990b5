//! Apoteose: APO-H1 to APO-H20, in the formats Lagvig and Padrão.

mod table;

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::apoteose::{Card, CardType, Knowledge, Rarity};
use fabulario_engine::deck::Section::{
    self, Anexos, Casa, Classes, Ente, Equipamento, Inventario, Memento, Suporte,
};

use super::{Finding, Line, Named, Seat, copies, error, heaps, seats, size};

impl Named for Card {
    fn written(&self) -> &str {
        &self.id
    }

    fn title(&self) -> &str {
        &self.name
    }
}

const ALL: [Section; 8] = [
    Casa,
    Classes,
    Ente,
    Equipamento,
    Memento,
    Suporte,
    Inventario,
    Anexos,
];

const RESOURCES: [CardType; 4] = [
    CardType::Item,
    CardType::Habilidade,
    CardType::Companheiro,
    CardType::Evento,
];

type Seats<'a> = Vec<Seat<'a, Card>>;

/// Lagvig: limits of copies by rarity over the whole hero, nothing of the set Proibida.
pub fn judge_apo_lagvig(cards: &[Card], lines: &[Line]) -> BTreeSet<Finding> {
    let mut findings = BTreeSet::new();
    let seats = seats(cards, lines, &mut findings);
    hero(&seats, lines, &mut findings);
    table::attachments(cards, lines, &mut findings);
    for heap in heaps(&seats, &ALL, |seat| Some(&seat.card.name)).values() {
        let (rule, most) = match heap[0].card.rarity {
            Rarity::Comum | Rarity::Incomum | Rarity::Rara => ("APO-H16", 3),
            Rarity::Epica | Rarity::Lendaria => ("APO-H17", 1),
        };
        if copies(heap) > u64::from(most) {
            let mut one = error("too_many_copies", rule)
                .cards(heap, "")
                .many(copies(heap), most);
            "APO-H19".clone_into(&mut one.see);
            one.tell(&mut findings);
        }
        let printed = &heap[0].card.sets;
        if printed.iter().any(|set| set == "Proibida") {
            error("forbidden_set", "APO-H18")
                .cards(heap, "Proibida")
                .tell(&mut findings);
        }
    }
    findings
}

/// Padrão: any number of copies, only cards that no format has marked.
pub fn judge_apo_padrao(cards: &[Card], lines: &[Line]) -> BTreeSet<Finding> {
    let mut findings = BTreeSet::new();
    let seats = seats(cards, lines, &mut findings);
    hero(&seats, lines, &mut findings);
    table::attachments(cards, lines, &mut findings);
    for heap in heaps(&seats, &ALL, |seat| Some(&seat.card.name)).values() {
        if !heap[0].card.formats.is_empty() {
            error("marked_for_format", "APO-H20")
                .cards(heap, "")
                .tell(&mut findings);
        }
    }
    findings
}

/// APO-H1 to APO-H14.
fn hero(seats: &Seats<'_>, lines: &[Line], findings: &mut BTreeSet<Finding>) {
    sheet(seats, lines, findings);
    let classes = of(seats, &[Classes], &[CardType::Classe]);
    let level = 1 + classes
        .iter()
        .map(|seat| u64::from(seat.card.level) * seat.copies)
        .sum::<u64>();
    let mut knowledges: BTreeMap<Knowledge, u64> = BTreeMap::new();
    for seat in &classes {
        let taught: BTreeSet<Knowledge> = seat.card.knowledges.iter().copied().collect();
        for knowledge in taught {
            *knowledges.entry(knowledge).or_default() += seat.copies;
        }
    }
    for seat in of(seats, &[Ente], &[CardType::Ente]) {
        let least = [3, 6, 9][usize::from(seat.card.level) - 1];
        if level < u64::from(least) {
            error("ente_needs_level", "APO-H5")
                .cards(&[seat], "")
                .few(level, least)
                .tell(findings);
        }
    }
    table::slots(seats, lines, findings);
    let carried = size(lines, &[Inventario]);
    if carried > level + 10 {
        let most = u32::try_from(level + 10).unwrap();
        error("inventory_full", "APO-H9")
            .within(&[Inventario])
            .many(carried, most)
            .tell(findings);
    }
    table::reach(seats, level, &knowledges, findings);
    table::marks(seats, level, findings);
}

/// The seats of these sections whose cards are of these types.
fn of<'s, 'a>(
    seats: &'s Seats<'a>,
    sections: &[Section],
    kinds: &[CardType],
) -> Vec<&'s Seat<'a, Card>> {
    let mut found = Vec::new();
    for seat in seats {
        if sections.contains(&seat.section) && kinds.contains(&seat.card.kind) {
            found.push(seat);
        }
    }
    found
}

/// APO-H1, APO-H2, APO-H5: one Casa, up to three Classes on different paths, up to one Ente; and what
/// each part of the table takes. APO-H6 to APO-H9
fn sheet(seats: &Seats<'_>, lines: &[Line], findings: &mut BTreeSet<Finding>) {
    if size(lines, &[Casa]) < 1 {
        error("too_few_cards", "APO-H1")
            .about("casa")
            .within(&[Casa])
            .few(0, 1)
            .tell(findings);
    }
    for (section, list, rule, most) in [
        (Casa, "casa", "APO-H1", 1),
        (Classes, "classes", "APO-H2", 3),
        (Ente, "ente", "APO-H5", 1),
    ] {
        let here = size(lines, &[section]);
        if here > u64::from(most) {
            error("too_many_cards", rule)
                .about(list)
                .within(&[section])
                .many(here, most)
                .tell(findings);
        }
    }
    for (section, list, rule, takes) in [
        (Casa, "casa", "APO-H1", &[CardType::Casa][..]),
        (Classes, "classes", "APO-H2", &[CardType::Classe]),
        (Ente, "ente", "APO-H5", &[CardType::Ente]),
        (Equipamento, "equipamento", "APO-H6", &[CardType::Item]),
        (Memento, "memento", "APO-H7", &[CardType::Habilidade]),
        (Suporte, "suporte", "APO-H8", &[CardType::Companheiro]),
        (Inventario, "inventario", "APO-H9", &RESOURCES),
    ] {
        let wrong = heaps(seats, &[section], |seat| {
            (!takes.contains(&seat.card.kind)).then_some(&seat.card.name)
        });
        for heap in wrong.values() {
            error("wrong_card_type", rule)
                .cards(heap, list)
                .tell(findings);
        }
    }
    let paths = heaps(seats, &[Classes], |seat| {
        (seat.card.kind == CardType::Classe)
            .then_some(seat.card.path)
            .flatten()
    });
    for (path, heap) in &paths {
        if copies(heap) > 1 {
            error("same_path", "APO-H2")
                .cards(heap, &path.to_string())
                .many(copies(heap), 1)
                .tell(findings);
        }
    }
}
