//! The whole trace of a game.

use super::game::{Games, Saw};
use super::lanes::Lanes;
use super::machine::Witness;
use super::model::Model;
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

/// A trace is a witness who writes everything down, of one game.
impl<const W: usize, const N: usize> Witness<W, N, 1> for Trace {
    fn opened(&mut self, model: &Model<W>, games: &Games<W, N, 1>) {
        self.clear();
        self.opening = model.hand(games.openings[0]);
        self.kept = model.hand(games.hands[0]);
    }

    fn saw(&mut self, model: &Model<W>, number: usize, games: &Games<W, N, 1>) {
        let saw = games.saw(0, number);
        let stage = model.stages.get(number);
        let Some(stage) = stage.filter(|_| saw != Saw::Nothing) else {
            return;
        };
        let drawn = games.drawn_cards(0);
        let drawn = model.name(drawn.filter_map(|card| model.layout.first(card)));
        let bases = games.boards.lost[0];
        if saw == Saw::Compra {
            self.push(Turn {
                drawn,
                bases,
                ..Turn::default()
            });
            return;
        }
        let before = self.turns().last();
        let (field, discard) = before.map_or((0, 0), |turn| (turn.field, turn.discard));
        let resources = u16::from(stage.resources);
        let on_restoring = model.restoring(games.restored[0]);
        self.push(Turn {
            drawn,
            played: model.list(games.played[0].cards, &model.playing),
            discarded: model.list(games.discarded[0], &model.discarding),
            hand: model.hand(games.hands[0]),
            resources,
            on_cards: games.spent[0],
            on_restoring,
            on_abilities: 0,
            wasted: resources - games.spent[0] - on_restoring,
            damage: games.boards.damage[0],
            influence: games.boards.influence[0],
            bases,
            field: field + games.plays[0],
            deck: games.decks[0],
            discard: discard + games.thrown[0],
            exile: 0,
        });
    }

    fn ended(&mut self, _: &Model<W>, games: &Games<W, N, 1>) {
        self.end = games.ends[0];
    }
}
