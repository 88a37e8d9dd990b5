//! What lies on the table, in the inventory and on other cards: APO-H6 to APO-H15.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::apoteose::{Card, CardType, Knowledge, Slots, Specifier};
use fabulario_engine::deck::Section::{
    self, Casa, Classes, Equipamento, Inventario, Memento, Suporte,
};

use super::super::{Finding, Line, copies, error, heaps, size, warning};
use super::{ALL, RESOURCES, Seats, of};

/// APO-H6 to APO-H8, APO-H13, APO-H14; rulings: APO-P16, APO-P18, APO-P19
pub fn slots(seats: &Seats<'_>, lines: &[Line], findings: &mut BTreeSet<Finding>) {
    let (mut equipamento, mut memento, mut suporte) = (0, 0, 0);
    let mut give = |slots: Slots, copies: u64| {
        equipamento += u64::from(slots.equipamento) * copies;
        memento += u64::from(slots.memento) * copies;
        suporte += u64::from(slots.suporte) * copies;
    };
    let bare = Slots {
        equipamento: 3,
        memento: 3,
        suporte: 0,
    };
    let casas = of(seats, &[Casa], &[CardType::Casa]);
    for seat in &casas {
        give(seat.card.slots.unwrap_or(bare), seat.copies);
    }
    if casas.is_empty() {
        // That there is none is told once, not once more for every slot.
        give(bare, 1);
    }
    for (section, kind) in [
        (Classes, CardType::Classe),
        (Equipamento, CardType::Item),
        (Memento, CardType::Habilidade),
    ] {
        for seat in of(seats, &[section], &[kind]) {
            give(seat.card.slots.unwrap_or_default(), seat.copies);
        }
    }
    let taken = |section: Section| {
        let mut taken = size(lines, &[section]);
        let mut lignum: BTreeMap<&String, u64> = BTreeMap::new();
        for seat in seats.iter().filter(|seat| seat.section == section) {
            if seat.card.summus.is_some() {
                taken -= seat.copies;
            } else if let (Some(word), Memento) = (&seat.card.lignum, section) {
                taken -= seat.copies;
                *lignum.entry(word).or_default() += seat.copies;
            }
        }
        taken + lignum.values().map(|cards| cards.div_ceil(3)).sum::<u64>()
    };
    for (section, word, rule, there) in [
        (Equipamento, "equipamento", "APO-H6", equipamento),
        (Memento, "memento", "APO-H7", memento),
        (Suporte, "suporte", "APO-H8", suporte),
    ] {
        let taken = taken(section);
        if taken > there {
            let most = u32::try_from(there).unwrap();
            error("too_few_slots", rule)
                .about(word)
                .within(&[section])
                .many(taken, most)
                .tell(findings);
        }
    }
}

/// Resources on the table, and Eventos in the inventory: each knowledge of theirs, or the hero level.
/// APO-H10, APO-H11; rulings: APO-P14, APO-P15
pub fn reach(
    seats: &Seats<'_>,
    level: u64,
    knowledges: &BTreeMap<Knowledge, u64>,
    findings: &mut BTreeSet<Finding>,
) {
    for seat in seats {
        let card = seat.card;
        let on_table = [Equipamento, Memento, Suporte].contains(&seat.section);
        let event = card.kind == CardType::Evento && seat.section == Inventario;
        if !RESOURCES.contains(&card.kind) || !(on_table || event) {
            continue;
        }
        let lacks = |code: &str, rule: &str| {
            if event {
                warning("event_out_of_reach", rule)
            } else {
                error(code, rule)
            }
        };
        for knowledge in &card.knowledges {
            let has = knowledges.get(knowledge).copied().unwrap_or(0);
            if has < u64::from(card.level) {
                let word = Knowledge::WORDS[*knowledge as usize].id;
                let one = lacks("knowledge_too_low", "APO-H10").cards(&[seat], word);
                one.few(has, card.level.into()).tell(findings);
            }
        }
        let least = [1, 4, 6][usize::from(card.level) - 1];
        if card.knowledges.is_empty() && level < u64::from(least) {
            let one = lacks("livre_needs_level", "APO-H11").cards(&[seat], "level");
            one.few(level, least).tell(findings);
        }
    }
}

/// APO-H12 to APO-H14.
pub fn marks(seats: &Seats<'_>, level: u64, findings: &mut BTreeSet<Finding>) {
    let items = of(seats, &[Equipamento], &[CardType::Item]);
    for specifier in Specifier::ALL {
        let worn: Vec<_> = items
            .iter()
            .copied()
            .filter(|seat| seat.card.specifiers.contains(&specifier))
            .collect();
        if copies(&worn) > 1 {
            error("same_specifier", "APO-H12")
                .cards(&worn, specifier.word().id)
                .many(copies(&worn), 1)
                .tell(findings);
        }
    }
    let lignum: Vec<_> = seats
        .iter()
        .filter(|seat| seat.card.lignum.is_some())
        .collect();
    if copies(&lignum) > 9 {
        error("too_many_lignum", "APO-H13")
            .cards(&lignum, "")
            .many(copies(&lignum), 9)
            .tell(findings);
    }
    let summus: Vec<_> = seats
        .iter()
        .filter(|seat| seat.card.summus.is_some())
        .collect();
    if !summus.is_empty() && level < 6 {
        error("summus_needs_level", "APO-H14")
            .cards(&summus, "")
            .few(level, 6)
            .tell(findings);
    }
    for (kind, heap) in heaps(seats, &ALL, |seat| seat.card.summus.as_ref()) {
        if copies(&heap) > 1 {
            error("same_summus", "APO-H14")
                .cards(&heap, kind)
                .many(copies(&heap), 1)
                .tell(findings);
        }
    }
    if copies(&summus) > 3 {
        error("too_many_summus", "APO-H14")
            .cards(&summus, "")
            .many(copies(&summus), 3)
            .tell(findings);
    }
}

/// At most five attachments on each card. APO-H15; ruling: APO-P17
pub fn attachments(cards: &[Card], lines: &[Line], findings: &mut BTreeSet<Finding>) {
    let mut hosts: BTreeMap<u32, (u64, BTreeSet<u32>)> = BTreeMap::new();
    for (number, line) in (0..).zip(lines) {
        if let Some(host) = line.host {
            let (attached, numbers) = hosts.entry(host).or_default();
            *attached += u64::from(line.copies);
            numbers.insert(number);
        }
    }
    for (host, (attached, numbers)) in hosts {
        let host = lines.get(host as usize);
        let most = 5 * host.map_or(1, |host| host.copies);
        if attached > u64::from(most) {
            let card = host.and_then(|host| cards.iter().find(|card| card.id == host.card));
            let name = card.map_or("", |card| &card.name);
            let one = error("too_many_attachments", "APO-H15").about(name);
            let mut one = one.many(attached, most);
            one.lines = numbers;
            one.tell(findings);
        }
    }
}
