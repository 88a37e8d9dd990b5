//! Apoteose cannot be played alone: no source states how its cards are drawn. What a hero is made of can be told.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::apoteose::{Card, Hero};
use crate::deck::{DeckList, Pool, Section};
use crate::{RuleId, Text, format};

/// Why there is no goldfish of Apoteose: opening hand, draw and mulligan stand in no source. APO-H21, APO-H22
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the sources of Apoteose state no opening hand, no draw and no mulligan (APO-H21, APO-H22)"
)]
pub struct NoDrawRules;

impl NoDrawRules {
    /// The facts that say what is known of the deck, and that its size is not.
    #[must_use]
    pub fn rules(self) -> [RuleId; 2] {
        ["APO-H21", "APO-H22"].map(|id| RuleId(id.to_owned()))
    }

    /// What to tell the player.
    #[must_use]
    pub fn text(self) -> Text {
        Text {
            pt: "As fontes de Apoteose dizem que as cartas de Recurso do herói são embaralhadas (APO-H21), mas nenhuma diz o tamanho do baralho (APO-H22), a mão inicial, a compra por turno ou o mulligan: não há o que simular. As estatísticas do herói estão disponíveis.".to_owned(),
            en: "The sources of Apoteose say that the hero's Resource cards are shuffled (APO-H21), but none states the size of that deck (APO-H22), the opening hand, the draw per turn or a mulligan: there is nothing to simulate. The hero's statistics are available.".to_owned(),
        }
    }
}

/// What a hero is made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HeroStatistics {
    /// Level, HP, slots, inventory, knowledges.
    pub hero: Hero,
    /// Cards by the part of the hero that they stand in.
    pub sections: BTreeMap<Section, u64>,
    /// Cards by suit.
    pub suits: BTreeMap<crate::apoteose::CardType, u64>,
    /// Resource cards by level.
    pub levels: BTreeMap<u8, u64>,
    /// Resource cards: all that would be shuffled in an arena. APO-H21
    pub resources: u64,
    /// Cards that the pool does not know.
    pub unknown: u64,
}

impl HeroStatistics {
    /// The statistics of a list.
    #[must_use]
    pub fn of(list: &DeckList<'_>, pool: &Pool<Card>, rules: &format::Hero) -> Self {
        let mut statistics = Self {
            hero: Hero::of(list, pool, rules),
            sections: BTreeMap::new(),
            suits: BTreeMap::new(),
            levels: BTreeMap::new(),
            resources: 0,
            unknown: 0,
        };
        for line in list.lines.iter().filter(|line| line.copies > 0) {
            let copies = u64::from(line.copies);
            *statistics.sections.entry(line.section).or_default() += copies;
            let Some(card) = line.card.and_then(|card| pool.card(card)) else {
                statistics.unknown += copies;
                continue;
            };
            *statistics.suits.entry(card.kind).or_default() += copies;
            if card.kind.is_resource() {
                statistics.resources += copies;
                *statistics.levels.entry(card.level).or_default() += copies;
            }
        }
        statistics
    }
}
