//! What construction sees of a card, and the rules that only a hero has: APO-H2, APO-H5 to APO-H15. The
//! others are the same for every game ([`crate::deck`]).

use std::collections::{BTreeMap, BTreeSet};

use super::{Card, CardType, Hero, Specifier};
use crate::deck::{
    About, Basis, Case, Code, DeckList, Facts, Figure, Findings, Held, Numbers, Pool, Printed,
    Rules, Section, Violation, Word,
};
use crate::format::{self, Demand};
use crate::{Game, Stated};

impl Printed for Card {
    const GAME: Game = Game::Apoteose;

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn collections(&self) -> &[String] {
        &self.collections
    }

    fn misplaced(&self) -> Vec<&'static str> {
        Self::misplaced(self)
    }

    fn hero(list: &DeckList<'_>, pool: &Pool<Self>, rules: &Rules<'_>) -> Option<Hero> {
        rules.hero().map(|rules| Hero::of(list, pool, rules))
    }

    fn facts(&self) -> Facts {
        Facts {
            kind: self.kind as u8,
            rarity: Some(self.rarity as u8),
            marked: !self.formats.is_empty(),
            ..Facts::default()
        }
    }

    /// Everything that a rule looks at but the id and the collections.
    fn is_same(&self, other: &Self) -> bool {
        let seen = |card: &Self| Self {
            id: String::new(),
            collections: Vec::new(),
            text: None,
            ..card.clone()
        };
        seen(self) == seen(other)
    }

    fn own_rules<'r>(case: &Case<'_, 'r, Self>, findings: &mut Findings<'r>) {
        distinct_paths(case, findings);
        let Some(rules) = case.rules().hero() else {
            return;
        };
        let hero = Hero::of(case.list, case.judge.pool, rules);
        ente(case, rules, &hero, findings);
        slots(rules, &hero, findings);
        inventory(rules, &hero, findings);
        requirements(case, rules, &hero, findings);
        specifiers(case, rules, findings);
        lignum(case, rules, findings);
        summus(case, rules, &hero, findings);
        attachments(case, rules, findings);
    }
}

fn figure(stated: &Stated<u32>) -> Figure<'_> {
    Figure {
        value: stated.value,
        basis: Basis::of(stated),
    }
}

/// The hero level that a card of this level needs.
fn needed(levels: [u32; 3], level: u8) -> u32 {
    let at = usize::from(level.clamp(1, 3)) - 1;
    levels.get(at).copied().unwrap_or_default()
}

const HERO_LEVEL: Word = Word {
    id: "level",
    pt: "nível de herói",
    en: "hero level",
};

/// Cards by a word that they share; a card that has a word twice has it once.
fn by_word<'c, W: Ord>(
    cards: impl Iterator<Item = &'c Held>,
    words: impl Fn(&Held) -> Vec<W>,
) -> BTreeMap<W, Vec<&'c Held>> {
    let mut groups: BTreeMap<W, Vec<&Held>> = BTreeMap::new();
    for held in cards {
        let words: BTreeSet<W> = words(held).into_iter().collect();
        for word in words {
            groups.entry(word).or_default().push(held);
        }
    }
    groups
}

fn copies(cards: &[&Held]) -> u64 {
    cards.iter().map(|held| held.copies).sum()
}

/// No two Classes follow one path. APO-H2
fn distinct_paths<'r>(case: &Case<'_, 'r, Card>, findings: &mut Findings<'r>) {
    let is_it = |(demand, _): &(&Demand, _)| matches!(demand, Demand::DistinctPaths { .. });
    let Some((_, basis)) = case.rules().demands().find(is_it) else {
        return;
    };
    let class = |held: &Held| case.card(held).filter(|card| card.kind == CardType::Classe);
    let path = |held: &Held| class(held).and_then(|card| card.path);
    let classes = by_word(case.of(Section::Classes), |held| {
        path(held).into_iter().collect()
    });
    for (path, cards) in classes {
        let limit = Figure { value: 1, basis };
        findings.at_most(Code::SamePath, copies(&cards), limit, |violation| {
            let violation = violation.about(About::Word(path.to_string()));
            case.of_cards(violation, cards.iter().copied())
        });
    }
}

/// An Ente asks for a hero level. APO-H5
fn ente<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    hero: &Hero,
    findings: &mut Findings<'r>,
) {
    for held in case.of(Section::Ente) {
        let Some(card) = case.card(held).filter(|card| card.kind == CardType::Ente) else {
            continue;
        };
        let least = needed(rules.ente.value, card.level);
        if hero.level < least {
            let violation = Violation::new(Code::EnteNeedsLevel, Basis::of(&rules.ente))
                .numbers(Numbers::few(hero.level.into(), least));
            findings.add(case.of_cards(violation, [held]));
        }
    }
}

/// Every card on the table has a slot. APO-H6, APO-H7, APO-H8; ruling: APO-P16
fn slots<'r>(rules: &'r format::Hero, hero: &Hero, findings: &mut Findings<'r>) {
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
fn inventory<'r>(rules: &'r format::Hero, hero: &Hero, findings: &mut Findings<'r>) {
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
fn requirements<'r>(
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
fn specifiers<'r>(case: &Case<'_, 'r, Card>, rules: &'r format::Hero, findings: &mut Findings<'r>) {
    let groups = by_word(case.of(Section::Equipamento), |held| {
        let card = case.card(held);
        card.map(|card| card.specifiers.clone()).unwrap_or_default()
    });
    for (specifier, cards) in groups {
        let most = figure(&rules.specifiers);
        findings.at_most(Code::SameSpecifier, copies(&cards), most, |violation| {
            let violation = violation.about(About::Named(Specifier::word(specifier)));
            case.of_cards(violation, cards.iter().copied())
        });
    }
}

/// Nine Lignum cards in all. APO-H13; ruling: APO-P18
fn lignum<'r>(case: &Case<'_, 'r, Card>, rules: &'r format::Hero, findings: &mut Findings<'r>) {
    let is_lignum = |held: &&Held| case.card(held).is_some_and(|card| card.lignum.is_some());
    let cards: Vec<&Held> = case.deck().filter(is_lignum).collect();
    let most = figure(&rules.lignum);
    findings.at_most(Code::TooManyLignum, copies(&cards), most, |violation| {
        case.of_cards(violation, cards.iter().copied())
    });
}

/// Summus: a hero level, one of each type, three in all. APO-H14; ruling: APO-P19
fn summus<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    hero: &Hero,
    findings: &mut Findings<'r>,
) {
    let kind = |held: &Held| case.card(held).and_then(|card| card.summus.as_deref());
    let cards: Vec<&Held> = case.deck().filter(|held| kind(held).is_some()).collect();
    let least = figure(&rules.summus_level);
    if !cards.is_empty() && hero.level < least.value {
        let violation = Violation::new(Code::SummusNeedsLevel, least.basis)
            .numbers(Numbers::few(hero.level.into(), least.value));
        findings.add(case.of_cards(violation, cards.iter().copied()));
    }
    let of_type = by_word(cards.iter().copied(), |held| {
        kind(held).into_iter().collect()
    });
    for (kind, cards) in of_type {
        let most = figure(&rules.summus_per_type);
        findings.at_most(Code::SameSummus, copies(&cards), most, |violation| {
            let violation = violation.about(About::Word(kind.to_owned()));
            case.of_cards(violation, cards.iter().copied())
        });
    }
    let most = figure(&rules.summus);
    findings.at_most(Code::TooManySummus, copies(&cards), most, |violation| {
        case.of_cards(violation, cards.iter().copied())
    });
}

/// Five attachments on one card. APO-H15; ruling: APO-P17
fn attachments<'r>(
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
        let mut most = figure(&rules.attachments);
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
