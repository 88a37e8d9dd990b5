//! Cards in hand and resources: what drawing, discarding and earning are worth, what is kept.

use super::Eye;
use super::worth::{CARD, RESOURCE, WIN};
use crate::fabula::ability::{Part, Zone};
use crate::fabula::card::{CardId, CardType};
use crate::fabula::state::Seat;

/// The own turns after which an attack is worth more with every turn.
const PATIENCE: i32 = 7;

impl Eye<'_, '_> {
    fn deck(&self, seat: Seat) -> i32 {
        i32::try_from(self.state.seat(seat).cards.zone(Zone::Baralho).len()).unwrap_or(0)
    }

    /// How many cards the next Compra will take if so many more are played.
    fn next_draw(&self, more: i32) -> i32 {
        let hand = i32::try_from(self.state.hand(self.me).len()).unwrap_or(0);
        let kept = hand.min(i32::from(self.state.rules.keep)) - more;
        i32::from(self.state.rules.draw_to) - kept
    }

    /// What a deck that runs low takes from the worth of a card that is played. FAB 1.5.3a
    pub(super) fn exhaustion(&self) -> i32 {
        let deck = self.deck(self.me);
        if self.next_draw(1) > deck {
            WIN / 10
        } else {
            (16 - deck).max(0) * 6
        }
    }

    /// How much a game must come to its end before the deck does, in tenths.
    pub(super) fn urgency(&self) -> i32 {
        let own = self.deck(self.me);
        let others = self.state.queue().iter().filter(|seat| **seat != self.me);
        let most = others.map(|seat| self.deck(*seat)).max().unwrap_or(0);
        // Whoever has the longer deck need not hurry; but no siege lasts for ever.
        let short = if most > own { (12 - own).max(0) } else { 0 };
        let turns = i32::from(self.state.seat(self.me).turns.min(500));
        short + (turns - PATIENCE).max(0) * 4
    }

    /// Whether the game has gone on for so long that nothing but an attack will end it.
    pub(super) fn is_endless(&self) -> bool {
        self.state.seat(self.me).turns > 60
    }

    /// A player draws: more than the hand keeps is soon discarded, more than the deck holds loses.
    pub(super) fn draw(&self, seat: Seat, cards: i32) -> i32 {
        let deck = self.deck(seat);
        if cards > deck {
            return -self.sign(seat) * WIN;
        }
        if seat != self.me {
            return -cards * CARD;
        }
        if deck < cards + 10 {
            return -cards;
        }
        let own_turn = self.state.active == seat && self.state.part <= Part::Acao;
        let useful = own_turn && self.state.seat(seat).resources > 2;
        cards * if useful { CARD + 3 } else { 3 }
    }

    /// Cards lost from a hand; the next Compra replaces what is lost out of turn.
    pub(super) fn discarded(&self, seat: Seat, cards: i32) -> i32 {
        let hand = i32::try_from(self.state.hand(seat).len()).unwrap_or(0);
        let own_turn = self.state.active == seat && self.state.part <= Part::Acao;
        cards.min(hand) * if own_turn { CARD + 4 } else { CARD }
    }

    /// Resources that a player gets: worth something only as long as they can be spent.
    pub(super) fn income(&self, seat: Seat, points: i32) -> i32 {
        let own_turn = self.state.active == seat && self.state.part <= Part::Acao;
        if !own_turn {
            return points;
        }
        if seat != self.me {
            return points * RESOURCE;
        }
        let has = i32::from(self.state.seat(seat).resources);
        let wanted: i32 = self
            .state
            .hand(seat)
            .iter()
            .map(|card| self.cost(*card))
            .sum();
        let spent = (wanted - has).clamp(0, points);
        spent * (RESOURCE + 2) + (points - spent)
    }

    pub(super) fn cost(&self, card: CardId) -> i32 {
        i32::from(self.state.table.entry(card).cost)
    }

    /// How much a card of the hand is wanted: what it is worth, less what it must wait for.
    pub(super) fn keep(&self, card: CardId) -> i32 {
        let entry = self.state.table.entry(card);
        let cost = i32::from(entry.cost);
        let rules = &self.state.rules;
        let turns = i32::from(self.state.seat(self.me).turns) + 1;
        let next = i32::from(rules.resources_start) + i32::from(rules.resources_step) * (turns - 1);
        let wait = (cost - next.min(i32::from(self.state.cap(self.me)))).max(0);
        let copies = self.state.hand(self.me).iter();
        let copies = copies.filter(|other| **other == card).count();
        let spare = if copies > 1 { 5 } else { 0 };
        let worth = match entry.role {
            CardType::Aliado => self.printed_worth(card),
            CardType::Modificacao => 12 + cost * 12,
            _ => 20 + cost * 14,
        };
        worth - wait * 20 - spare
    }

    /// Whether a card of the opening hand goes back: it costs too much for the first turns.
    pub(super) fn put_back(&self, card: CardId) -> i32 {
        let cost = self.cost(card);
        let hand = self.state.hand(self.me);
        let dear = hand.iter().filter(|other| self.cost(**other) >= 4).count();
        let answers = hand.iter().filter(|other| self.is_manobra(**other)).count();
        if cost >= 5 {
            cost
        } else if cost == 4 && dear > 1 {
            1
        } else if self.is_manobra(card) && answers > 2 {
            // Somebody must stand on the field first.
            1
        } else {
            -1
        }
    }

    pub(super) fn is_manobra(&self, card: CardId) -> bool {
        self.state.table.entry(card).role == CardType::Manobra
    }
}
