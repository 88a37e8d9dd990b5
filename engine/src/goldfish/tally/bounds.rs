//! What the rules allow a figure to be: no interval goes beyond.
//!
//! A text of the deck may change what the rules allow. It is not read for how: where one that might is in the deck,
//! the figure has no bound but the rules' own.

use serde_json::Value;

use crate::fabula::{CardId, Deck, PlayRules, Table};
use crate::goldfish::interval::Reach;
use crate::goldfish::{MAX_TURNS, Opponent, Options};

/// Words of a text that give resources besides those of the turn.
const GIVING: [&str; 3] = ["gain_resources", "generate", "raise_cap"];
/// Words that may play a card for less than is printed on it.
const CHEAPER: [&str; 3] = ["reduce_cost", "play_free", "play_face_down"];
/// Words that may bring cards into a hand.
const DRAWING: [&str; 2] = ["draw", "mao"];
/// Words that may raise the resistance of a base.
const RAISING: [&str; 2] = ["gain_resistance", "resistencia"];

/// What the rules allow in games of one deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounds {
    /// By own turn: its resources, where no text gives any.
    resources: Option<Vec<u16>>,
    /// Whether every card costs at least what is printed on it.
    printed_costs: bool,
    /// Whether nothing but the Compra brings cards into the hand.
    plain_draws: bool,
    /// The resistance of all five bases of the opponent, where no text raises it. FAB 1.4.6
    resistance: Option<u16>,
    rules: PlayRules,
    /// Whether the first Compra is skipped. FAB 1.4.5
    skips: bool,
    /// Cards in the main deck.
    cards: usize,
}

impl Bounds {
    /// For a deck and how it is played.
    pub(super) fn new(table: &Table, rules: &PlayRules, deck: &Deck, options: &Options) -> Self {
        let others = match options.opponent {
            Opponent::Inert(bases) => bases.to_vec(),
            Opponent::Blocker { bases, ally } => [bases.to_vec(), vec![ally]].concat(),
        };
        let mut cards = [deck.main.clone(), deck.bases.to_vec(), others].concat();
        cards.sort_unstable();
        cards.dedup();
        let texts: Vec<Value> = cards.iter().flat_map(|card| texts(table, *card)).collect();
        let silent = |words: &[&str]| !texts.iter().any(|text| says(text, words));
        let gives = !silent(&GIVING);
        let resistance = i32::from(rules.arredor) * 4 + i32::from(rules.centro);
        let resistance = u16::try_from(resistance).unwrap_or(u16::MAX);
        let turns = 1..=i16::from(options.turns.min(MAX_TURNS));
        let own = |turn| u16::try_from(rules.resources(turn)).unwrap_or(0);
        Self {
            resources: (!gives).then(|| turns.map(own).collect()),
            printed_costs: silent(&CHEAPER),
            plain_draws: silent(&DRAWING),
            resistance: silent(&RAISING).then_some(resistance),
            rules: *rules,
            skips: rules.starter_skips_draw && options.first,
            cards: deck.main.len(),
        }
    }

    /// What may be spent, or wasted, in the turn of a place. FAB 1.7.2c
    pub(in crate::goldfish) fn spent(&self, place: usize) -> Reach {
        let turns = self.resources.as_ref();
        up_to(turns.and_then(|turns| turns.get(place).copied()))
    }

    /// The same in that turn and those before it.
    pub(in crate::goldfish) fn spent_so_far(&self, place: usize) -> Reach {
        let turns = self.resources.as_ref();
        up_to(turns.map(|turns| turns.iter().take(place + 1).sum()))
    }

    /// Damage to bases: what is more than one has left does not count.
    pub(in crate::goldfish) const fn damage(&self) -> Reach {
        up_to(self.resistance)
    }

    /// The turn of the first play of a card that costs so much, of so many turns.
    pub(in crate::goldfish) fn first_play(&self, cost: u16, turns: u16) -> Reach {
        let pays = |own: &u16| *own >= cost;
        let own = self.resources.as_ref().filter(|_| self.printed_costs);
        let first = own.and_then(|own| own.iter().position(pays));
        let first = first.and_then(|place| u16::try_from(place + 1).ok());
        Reach::closed(first.unwrap_or(1).min(turns), turns)
    }

    /// Cards drawn in the turn of a place: the Compra fills the hand, of which the Final has left so many. FAB 4.2.4,
    /// 4.2.5
    pub(in crate::goldfish) fn drawn(&self, place: usize) -> Reach {
        let [hand, fill, keep] =
            [self.rules.opening_hand, self.rules.draw_to, self.rules.keep].map(u16::from);
        let draws = place + usize::from(!self.skips);
        let enough = usize::from(hand) + usize::from(fill) * draws <= self.cards;
        match place {
            _ if !self.plain_draws => Reach::open(0),
            0 if self.skips => Reach::closed(0, 0),
            // Nothing was played before the first Compra.
            0 if enough => {
                let lacks = fill.saturating_sub(hand);
                Reach::closed(lacks, lacks)
            }
            _ if enough => Reach::closed(fill.saturating_sub(keep), fill),
            _ => Reach::closed(0, fill),
        }
    }

    /// Cards that the Final takes from a hand that is too large. FAB 4.2.5
    pub(in crate::goldfish) fn discarded(&self) -> Reach {
        let keep = self.rules.keep.into();
        up_to(self.largest_hand().map(|hand| hand.saturating_sub(keep)))
    }

    /// Cards in the hand at the end: the Final may not come, if the game is won before it.
    pub(in crate::goldfish) fn left(&self) -> Reach {
        up_to(self.largest_hand())
    }

    fn largest_hand(&self) -> Option<u16> {
        let largest = self.rules.opening_hand.max(self.rules.draw_to);
        self.plain_draws.then_some(largest.into())
    }
}

/// From zero to there, if there is an end.
const fn up_to(most: Option<u16>) -> Reach {
    match most {
        Some(most) => Reach::closed(0, most),
        None => Reach::open(0),
    }
}

/// What a card says besides what is printed in its corners.
fn texts(table: &Table, card: CardId) -> Vec<Value> {
    let card = table.card(card);
    let abilities = serde_json::to_value(&card.abilities);
    let effect = serde_json::to_value(&card.effect);
    abilities.into_iter().chain(effect).collect()
}

/// Whether a text has one of these words, as a field or as a variant.
fn says(tree: &Value, words: &[&str]) -> bool {
    match tree {
        Value::String(text) => words.contains(&text.as_str()),
        Value::Array(list) => list.iter().any(|tree| says(tree, words)),
        Value::Object(object) => object
            .iter()
            .any(|(key, tree)| words.contains(&key.as_str()) || says(tree, words)),
        _ => false,
    }
}
