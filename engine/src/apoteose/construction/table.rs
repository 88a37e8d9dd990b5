//! What lies on the table or is carried: slots, the inventory, knowledges, specifiers.

use std::collections::BTreeSet;

use super::{by_word, copies, needed};
use crate::apoteose::{Card, CardType, Hero, Specifier};
use crate::deck::{
    About, Basis, Case, Code, Figure, Findings, Held, Numbers, Section, Violation, Word,
};
use crate::format;

const HERO_LEVEL: Word = Word {
    id: "level",
    pt: "nível de herói",
    en: "hero level",
};

/// Every card on the table has a slot. APO-H6, APO-H7, APO-H8; ruling: APO-P16
pub(super) fn slots<'r>(rules: &'r format::Hero, hero: &Hero, findings: &mut Findings<'r>) {
    let rooms = [
        (Section::Equipamento, hero.equipamento, &rules.equipamento),
        (Section::Memento, hero.memento, &rules.memento),
        (Section::Suporte, hero.suporte, &rules.suporte),
    ];
    for (section, room, stated) in rooms {
        let most = Figure {
            value: room.of,
            basis: Basis::of(stated),
        };
        findings.at_most(Code::TooFewSlots, room.used, most, |violation| {
            let violation = violation.about(About::Section(section));
            violation.of_sections(section.bit())
        });
    }
}

/// The inventory holds so many cards. APO-H9
pub(super) fn inventory<'r>(rules: &'r format::Hero, hero: &Hero, findings: &mut Findings<'r>) {
    let most = Figure {
        value: hero.inventory.of,
        basis: Basis::of(&rules.inventory),
    };
    findings.at_most(
        Code::InventoryFull,
        hero.inventory.used,
        most,
        |violation| violation.of_sections(Section::Inventario.bit()),
    );
}

/// Resources on the table ask for knowledge, or, if they are Livre, for a hero level; in the inventory
/// only an Evento does, to be activated. APO-H10, APO-H11; rulings: APO-P14, APO-P15
pub(super) fn requirements<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    hero: &Hero,
    findings: &mut Findings<'r>,
) {
    let table = [Section::Equipamento, Section::Memento, Section::Suporte];
    for held in table.into_iter().flat_map(|section| case.of(section)) {
        for violation in lacking(case, held, rules, hero) {
            findings.add(case.of_cards(violation, [held]));
        }
    }
    for held in case.of(Section::Inventario) {
        let card = case.card(held);
        if card.is_none_or(|card| card.kind != CardType::Evento) {
            continue;
        }
        for lacking in lacking(case, held, rules, hero) {
            let mut violation = Violation::new(Code::EventOutOfReach, lacking.basis);
            violation.about = lacking.about;
            findings.add(case.of_cards(violation.numbers(lacking.numbers), [held]));
        }
    }
}

fn lacking<'r>(
    case: &Case<'_, 'r, Card>,
    held: &Held,
    rules: &'r format::Hero,
    hero: &Hero,
) -> Vec<Violation<'r>> {
    // A card of the sheet asks for nothing; it does not belong here anyway.
    let Some(card) = case.card(held).filter(|card| card.kind.is_resource()) else {
        return Vec::new();
    };
    if card.knowledges.is_empty() {
        let least = needed(rules.livre.value, card.level);
        let low = hero.level < least;
        let violation = Violation::new(Code::LivreNeedsLevel, Basis::of(&rules.livre));
        let violation = violation
            .numbers(Numbers::few(hero.level.into(), least))
            .about(About::Named(HERO_LEVEL));
        return low.then_some(violation).into_iter().collect();
    }
    let mut asked = BTreeSet::new();
    let asked = card.knowledges.iter().filter(move |k| asked.insert(**k));
    let low = asked.filter_map(|knowledge| {
        let known = hero.knowledges.get(knowledge).copied().unwrap_or_default();
        let violation = Violation::new(Code::KnowledgeTooLow, Basis::of(&rules.knowledge))
            .numbers(Numbers::few(known.into(), card.level.into()))
            .about(About::Knowledge(*knowledge as u8));
        (known < card.level.into()).then_some(violation)
    });
    low.collect()
}

/// One Item of each specifier is equipped. APO-H12
pub(super) fn specifiers<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    findings: &mut Findings<'r>,
) {
    let groups = by_word(case.of(Section::Equipamento), |held| {
        let card = case.card(held);
        card.map(|card| card.specifiers.clone()).unwrap_or_default()
    });
    for (specifier, cards) in groups {
        let most = Figure::of(&rules.specifiers);
        findings.at_most(Code::SameSpecifier, copies(&cards), most, |violation| {
            let violation = violation.about(About::Named(Specifier::word(specifier)));
            case.of_cards(violation, cards.iter().copied())
        });
    }
}
