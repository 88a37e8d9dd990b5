//! How many cards a player has seen when a game begins, as the formats say.

use std::collections::BTreeSet;

use fabulario_engine::format::{Draw, FirstTurn};
use fabulario_engine::{Format, Game};

use crate::catalogue::Current;
use crate::wire::odds::OpeningHand;

/// The turns that are told.
const TURNS: u32 = 10;
/// As many cards are told where no format says how many a turn draws.
const USUAL: u32 = 15;

/// The opening hands of a game's formats: of those in force, if there are any.
pub(super) fn hands(game: Game, current: &Current, size: u32) -> Vec<OpeningHand> {
    let formats = current.catalogue.formats().iter();
    let mut formats: Vec<&Format> = formats.filter(|format| format.game == game).collect();
    let in_force = |format: &&Format| {
        let period = format.in_force.as_ref();
        period.is_none_or(|period| period.value.holds(current.day))
    };
    if formats.iter().any(in_force) {
        formats.retain(in_force);
    }
    let hand = |format: &Format| {
        let cards = format.opening_hand.as_ref()?.value;
        Some(OpeningHand {
            format: format.id.0.clone(),
            cards,
            by_turn: by_turn(format, cards, size),
        })
    };
    formats.into_iter().filter_map(hand).collect()
}

/// What the player who begins has seen after the draw of each turn, as long as there are cards.
fn by_turn(format: &Format, hand: u32, size: u32) -> Option<Vec<u32>> {
    let Draw::Cards { cards } = format.draw.as_ref()?.value else {
        return None;
    };
    let first = match format.first_turn.as_ref().map(|first| first.value) {
        Some(FirstTurn::StarterSkipsDraw) => 0,
        Some(FirstTurn::EveryoneDraws { cards }) => cards,
        None => cards,
    };
    let turns = (0..TURNS).map(|turn| hand + first + cards * turn);
    Some(turns.take_while(|seen| *seen <= size).collect())
}

/// The numbers of cards seen that are told if none are asked for: opening hands, and what follows them.
pub(super) fn usual(hands: &[OpeningHand], size: u32) -> Vec<u32> {
    let mut seen: BTreeSet<u32> = hands.iter().map(|hand| hand.cards).collect();
    let first = seen.first().copied().unwrap_or(1);
    let known = hands.iter().filter_map(|hand| hand.by_turn.as_ref());
    let known: BTreeSet<u32> = known.flatten().copied().collect();
    if known.is_empty() {
        seen.extend(first..=USUAL);
    }
    seen.extend(known);
    seen.retain(|seen| *seen <= size);
    if seen.is_empty() {
        // Fewer cards than an opening hand.
        seen.extend(1..=size);
    }
    seen.into_iter().collect()
}
