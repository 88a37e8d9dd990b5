//! The hero that a list of cards makes: level, HP, slots, inventory, knowledges. APO-H3 to APO-H13

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::{Card, CardType, Knowledge};
use crate::deck::{DeckList, Pool, Section};
use crate::format;

/// A hero.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hero {
    /// One and the levels of the Classes. APO-H3
    pub level: u32,
    /// Four and the level. APO-H4
    pub hp: u32,
    /// The highest level of an Ente that the hero may have; zero for none. APO-H5
    pub ente: u32,
    /// Slots for Items. APO-H6
    pub equipamento: Room,
    /// Slots for Habilidades. APO-H7
    pub memento: Room,
    /// Slots for Companheiros. APO-H8
    pub suporte: Room,
    /// Cards in the inventory. APO-H9
    pub inventory: Room,
    /// The level in each knowledge that a Classe teaches. APO-H10
    pub knowledges: BTreeMap<Knowledge, u32>,
}

/// How much there is room for, and how much of it is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Room {
    /// Taken.
    pub used: u64,
    /// In all.
    pub of: u32,
}

impl Room {
    fn add(&mut self, slots: u64) {
        let slots = u32::try_from(slots).unwrap_or(u32::MAX);
        self.of = self.of.saturating_add(slots);
    }
}

impl Hero {
    /// The hero of a list.
    #[must_use]
    pub fn of(list: &DeckList<'_>, pool: &Pool<Card>, rules: &format::Hero) -> Self {
        let mut hero = Self {
            level: rules.level.value,
            hp: rules.hp.value,
            ente: 0,
            equipamento: Room::default(),
            memento: Room::default(),
            suporte: Room::default(),
            inventory: Room::default(),
            knowledges: BTreeMap::new(),
        };
        let mut lignum: BTreeMap<&str, u64> = BTreeMap::new();
        let mut houses = 0;
        for line in list.lines.iter().filter(|line| line.copies > 0) {
            let card = line.card.and_then(|card| pool.card(card));
            let copies = u64::from(line.copies);
            // An unknown card takes its place all the same: what is known is judged as it stands.
            let takes = if card.is_some_and(|card| card.summus.is_some()) {
                0
            } else {
                copies
            };
            match line.section {
                Section::Inventario => hero.inventory.used += copies,
                Section::Equipamento => hero.equipamento.used += takes,
                Section::Suporte => hero.suporte.used += takes,
                Section::Memento => match card.and_then(|card| card.lignum.as_deref()) {
                    Some(kind) => *lignum.entry(kind).or_default() += takes,
                    None => hero.memento.used += takes,
                },
                _ => {}
            }
            if let Some(card) = card {
                houses += u64::from(hero.learn(card, line.section, copies, rules));
            }
        }
        if houses == 0 {
            hero.house(None, 1, rules);
        }
        // Up to three of one Lignum share a slot. APO-H13; ruling: APO-P18
        let per_slot = u64::from(rules.lignum_per_slot.value.max(1));
        hero.memento.used += lignum.values().map(|n| n.div_ceil(per_slot)).sum::<u64>();
        hero.hp = hero.hp.saturating_add(hero.level);
        hero.inventory.of = rules.inventory.value.saturating_add(hero.level);
        let within = |least: &&u32| **least <= hero.level;
        hero.ente = rules.ente.value.iter().filter(within).map(|_| 1).sum();
        hero
    }

    /// What a card on the table gives; whether it is the house.
    fn learn(&mut self, card: &Card, section: Section, copies: u64, rules: &format::Hero) -> bool {
        match (section, card.kind) {
            (Section::Casa, CardType::Casa) => {
                self.house(card.slots, copies, rules);
                return true;
            }
            (Section::Classes, CardType::Classe) => {
                let levels = u32::try_from(copies * u64::from(card.level)).unwrap_or(u32::MAX);
                self.level = self.level.saturating_add(levels);
                let taught: BTreeSet<Knowledge> = card.knowledges.iter().copied().collect();
                for knowledge in taught {
                    let known = self.knowledges.entry(knowledge).or_default();
                    let gained = copies.saturating_mul(rules.knowledge.value.into());
                    *known = known.saturating_add(u32::try_from(gained).unwrap_or(u32::MAX));
                }
            }
            (Section::Equipamento, CardType::Item) | (Section::Memento, CardType::Habilidade) => {}
            _ => return false,
        }
        let slots = card.slots.unwrap_or_default();
        self.equipamento.add(copies * u64::from(slots.equipamento));
        self.memento.add(copies * u64::from(slots.memento));
        self.suporte.add(copies * u64::from(slots.suporte));
        false
    }

    /// The slots of the house: as printed, else those of the rules. APO-H6 to APO-H8; ruling: APO-P16
    fn house(&mut self, printed: Option<super::Slots>, copies: u64, rules: &format::Hero) {
        let rooms = match printed {
            Some(slots) => [slots.equipamento, slots.memento, slots.suporte].map(u32::from),
            None => [&rules.equipamento, &rules.memento, &rules.suporte].map(|slots| slots.value),
        };
        let [equipamento, memento, suporte] = rooms.map(|slots| copies * u64::from(slots));
        self.equipamento.add(equipamento);
        self.memento.add(memento);
        self.suporte.add(suporte);
    }
}
