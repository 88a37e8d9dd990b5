//! The whole trace of a game.

use super::game::Game;
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
impl<const W: usize, const N: usize> Witness<W, N> for Trace {
    fn opened(&mut self, model: &Model<W>, _: usize, game: &Game<W, N>) {
        self.clear();
        self.opening = model.hand(game.opening);
        self.kept = model.hand(game.hand);
    }

    fn saw(&mut self, model: &Model<W>, number: usize, _: usize, game: &Game<W, N>) {
        let Some(stage) = model.stages.get(number).filter(|_| game.reached(number)) else {
            return;
        };
        let turn = &game.turn;
        let drawn = game.deal.kinds(turn.from, game.drawn).iter();
        let drawn = model.name(drawn.copied().map(usize::from));
        let bases = game.board.lost;
        if game.lost_in(number) {
            self.push(Turn {
                drawn,
                bases,
                ..Turn::default()
            });
            return;
        }
        let (field, discard) = self
            .turns()
            .last()
            .map_or((0, 0), |before| (before.field, before.discard));
        let wasted = stage.resources - turn.plays.spent - turn.on_restoring;
        self.push(Turn {
            drawn,
            played: model.list(turn.plays.party.cards, &model.playing),
            discarded: model.list(turn.discarded, &model.discarding),
            hand: model.hand(game.hand),
            resources: stage.resources.into(),
            on_cards: turn.plays.spent.into(),
            on_restoring: turn.on_restoring.into(),
            on_abilities: 0,
            wasted: wasted.into(),
            damage: turn.combat.damage,
            influence: turn.combat.influence,
            bases,
            field: field + u16::from(turn.plays.count),
            deck: u16::try_from(game.deck).unwrap_or(u16::MAX),
            discard: discard + u16::from(turn.thrown),
            exile: 0,
        });
    }

    fn ended(&mut self, _: &Model<W>, _: usize, game: &Game<W, N>) {
        self.end = game.end;
    }
}
