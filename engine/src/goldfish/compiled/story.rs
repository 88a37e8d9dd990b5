//! The whole trace of a game.

use super::lanes::Lanes;
use super::machine::{Own, Witness};
use super::model::Model;
use crate::goldfish::End;
use crate::goldfish::trace::{CardList, Trace, Turn};

impl<const W: usize> Model<W> {
    /// Cards in an order of the kinds.
    fn list(&self, cards: Lanes<W>, order: &[usize]) -> CardList {
        let copies = |kind: &usize| {
            let count = self.layout.count(cards, *kind) as usize;
            std::iter::repeat_n(*kind, count)
        };
        self.name(order.iter().flat_map(copies))
    }

    /// Cards by number.
    fn hand(&self, cards: Lanes<W>) -> CardList {
        let mut list = self.list(cards, &self.playing);
        list.sort();
        list
    }

    fn name(&self, kinds: impl Iterator<Item = usize>) -> CardList {
        let mut list = CardList::default();
        let cards = kinds.filter_map(|kind| self.kinds.get(kind));
        cards.for_each(|kind| list.push(kind.card));
        list
    }
}

/// A trace is a witness who writes everything down.
impl<const W: usize> Witness<W> for Trace {
    fn opened(&mut self, model: &Model<W>, opening: Lanes<W>, _: u8, kept: Lanes<W>) {
        self.clear();
        self.opening = model.hand(opening);
        self.kept = model.hand(kept);
    }

    fn saw(&mut self, model: &Model<W>, _: usize, turn: &Own<W>, drawn: &[u16]) {
        let size = |cards: usize| u16::try_from(cards).unwrap_or(u16::MAX);
        let new = Turn {
            drawn: model.name(drawn.iter().copied().map(usize::from)),
            played: model.list(turn.played, &model.playing),
            discarded: model.list(turn.discarded, &model.discarding),
            hand: model.hand(turn.hand),
            resources: turn.resources,
            on_cards: turn.on_cards,
            on_restoring: turn.on_restoring,
            on_abilities: 0,
            wasted: turn.resources - turn.on_cards - turn.on_restoring,
            damage: turn.damage,
            influence: turn.influence,
            bases: turn.bases,
            field: turn.field,
            deck: size(turn.deck),
            discard: size(turn.discard),
            exile: 0,
        };
        self.push(new);
    }

    fn lost(&mut self, model: &Model<W>, _: usize, drawn: &[u16], bases: u16) {
        // Whoever is out has nothing left.
        self.push(Turn {
            drawn: model.name(drawn.iter().copied().map(usize::from)),
            bases,
            ..Turn::default()
        });
    }

    fn ended(&mut self, end: Option<End>) {
        self.end = end;
    }
}
