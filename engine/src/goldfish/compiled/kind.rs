//! The different cards of a deck, as far as they are modelled.

use super::NotCompiled;
use super::choose::worth;
use super::deal::OPENING;
use super::model::MOST_RESOURCES;
use crate::fabula::ability::Cost;
use crate::fabula::{CardId, CardType, Deck, PlayRules, Table};
use crate::goldfish::{Mulligan, Opponent, Options, Policy};

/// The most of a value: so many Aliados as a deck has make a number of two bytes.
const MOST_VALUE: i16 = 99;
/// How many Aliados there is room for in play.
const FIELD: usize = 234;

/// One of the different cards of a deck.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kind {
    pub card: CardId,
    pub copies: u32,
    pub cost: u8,
    pub ofensiva: u16,
    pub vida: u16,
    pub influencia: u16,
}

impl Kind {
    /// An Aliado and nothing else.
    fn read(table: &Table, rules: PlayRules, card: CardId, copies: u32) -> Option<Self> {
        let it = table.card(card);
        let plain = it.role() == CardType::Aliado
            && it.abilities.is_empty()
            && it.cost == Cost::resources(it.cost.resources)
            && it.restore.is_none_or(|cost| cost == rules.restore_cost);
        let value = |value: Option<i16>| {
            let value = value.filter(|value| *value <= MOST_VALUE)?;
            u16::try_from(value).ok()
        };
        Some(Self {
            card,
            copies,
            cost: it.cost.resources,
            ofensiva: value(it.ofensiva)?,
            vida: value(it.vida)?,
            influencia: value(it.influencia)?,
        })
        .filter(|_| plain)
    }

    /// What it is worth to a policy.
    pub const fn worth(&self, policy: &Policy) -> u64 {
        let cost = self.cost as u16;
        match policy {
            Policy::OffenceFirst => worth(self.ofensiva, cost),
            Policy::InfluenceFirst => worth(self.influencia, cost),
            _ => worth(cost, self.ofensiva + self.vida + self.influencia),
        }
    }
}

/// The different cards of a deck, by number, or why they are not modelled.
pub(super) fn read(
    table: &Table,
    rules: PlayRules,
    deck: &Deck,
    options: &Options,
) -> Result<Vec<Kind>, NotCompiled> {
    let drawn =
        usize::from(rules.opening_hand) + usize::from(rules.draw_to) * usize::from(options.turns);
    if drawn.min(deck.main.len()) > FIELD {
        return Err(NotCompiled::Field);
    }
    let turns = (1..=options.turns).map(|turn| rules.resources(turn.into()));
    let sound = !rules.lose_when_empty
        && usize::from(rules.draw_to) <= OPENING
        && rules.arredor > 0
        && rules.centro > 0
        && turns.into_iter().all(|n| (0..=MOST_RESOURCES).contains(&n));
    if !sound {
        return Err(NotCompiled::Rules);
    }
    if matches!(options.mulligan, Mulligan::Optimal(_)) {
        return Err(NotCompiled::Mulligan);
    }
    let Opponent::Inert(bases) = options.opponent else {
        return Err(NotCompiled::Opponent);
    };
    for base in deck.bases.into_iter().chain(bases) {
        if !table.card(base).abilities.is_empty() {
            return Err(NotCompiled::Card(base));
        }
    }
    let mut main = deck.main.clone();
    main.sort_unstable();
    let alike = main.chunk_by(|one, other| one == other);
    alike
        .filter_map(|copies| Some((*copies.first()?, u32::try_from(copies.len()).ok()?)))
        .map(|(card, copies)| Kind::read(table, rules, card, copies).ok_or(NotCompiled::Card(card)))
        .collect()
}
