//! What construction sees of a card, and the rules that only a hero has: APO-H2, APO-H5 to APO-H15. The
//! others are the same for every game ([`crate::deck`]).

use std::collections::{BTreeMap, BTreeSet};

use super::{Card, Hero};
use crate::Game;
use crate::deck::pool::own_fields;
use crate::deck::{Case, DeckList, Facts, Findings, Held, Pool, Printed, Rules};

mod sheet;
mod table;
mod whole;

impl Printed for Card {
    const GAME: Game = Game::Apoteose;

    own_fields!();

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

    /// Everything that a rule looks at but the id and the sets.
    fn is_same(&self, other: &Self) -> bool {
        let seen = |card: &Self| Self {
            id: String::new(),
            sets: Vec::new(),
            text: None,
            ..card.clone()
        };
        seen(self) == seen(other)
    }

    fn own_rules<'r>(case: &Case<'_, 'r, Self>, findings: &mut Findings<'r>) {
        sheet::distinct_paths(case, findings);
        let Some(rules) = case.rules().hero() else {
            return;
        };
        let hero = Hero::of(case.list, case.judge.pool, rules);
        sheet::ente(case, rules, &hero, findings);
        table::slots(rules, &hero, findings);
        table::inventory(rules, &hero, findings);
        table::requirements(case, rules, &hero, findings);
        table::specifiers(case, rules, findings);
        whole::lignum(case, rules, findings);
        whole::summus(case, rules, &hero, findings);
        whole::attachments(case, rules, findings);
    }
}

/// The hero level that a card of this level needs.
fn needed(levels: [u32; 3], level: u8) -> u32 {
    let at = usize::from(level.clamp(1, 3)) - 1;
    levels.get(at).copied().unwrap_or_default()
}

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
