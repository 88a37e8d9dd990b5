//! Many games as counts: whole numbers that are added in any order.

use super::super::solitaire::{one, sum};
use super::trace::{Trace, Turn};
use crate::dominions::{Deck, How, SpawnType};
use crate::pile::{FirstSeen, Kind, LISTED};

/// Counts of one turn over the games that came to it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TurnTally {
    /// Games that came to it.
    pub games: u64,
    /// Cards drawn in it.
    pub drawn: u64,
    /// Games in which a Unidade, an Artefato, a Campo was spawned in it.
    pub spawned: [u64; 3],
    /// Cards spawned by a bridge in it.
    pub bridges: u64,
    /// Games by the number of Unidades on the board at its end.
    pub units: [u64; 24],
    /// Games by the column of the foremost Unidade at its end; 0 without one.
    pub farthest: [u64; 7],
    /// Games in which the Domain could be attacked in it.
    pub able: u64,
    /// Damage to the Domain in it.
    pub damage: u64,
    /// Games by the number of cards in hand at its end: the dead cards of the turn.
    pub hand: [u64; LISTED + 1],
    /// Sums of squares, for what a mean is worth: of the cards drawn, of the bridges, of the damage.
    pub squares: [u64; 3],
}

/// Counts of many games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games by the number of Unidades in the opening hand.
    pub opening_units: [u64; LISTED + 1],
    /// Games by the number of cards discarded in RECYCLE.
    pub recycled: [u64; LISTED + 1],
    /// Turn by turn.
    pub turns: Vec<TurnTally>,
    /// Games by the turn of the first Unidade; those without one are in none.
    pub first_unit: Vec<u64>,
    /// Games by the turn of the first card that came by a bridge.
    pub first_bridge: Vec<u64>,
    /// Games by the first turn in which the Domain could be attacked.
    pub first_attack: Vec<u64>,
    /// Games by the turn in which the Domain fell.
    pub won: Vec<u64>,
    /// Games lost for want of cards.
    pub lost: u64,
    /// Games without a Unidade in the first two turns.
    pub bricks: u64,
    /// On which turn a card is first seen.
    pub seen: FirstSeen,
    /// On which turn a card is first spawned.
    pub played: FirstSeen,
    units: Vec<bool>,
}

impl Tally {
    /// No game yet, of so many turns.
    #[must_use]
    pub fn new(deck: &Deck, turns: u8) -> Self {
        let unit = |piece: &crate::dominions::Piece| piece.spawn_type() == Some(SpawnType::Unidade);
        let row = || vec![0; usize::from(turns)];
        Self {
            games: 0,
            opening_units: [0; LISTED + 1],
            recycled: [0; LISTED + 1],
            turns: vec![TurnTally::default(); usize::from(turns)],
            first_unit: row(),
            first_bridge: row(),
            first_attack: row(),
            won: row(),
            lost: 0,
            bricks: 0,
            seen: FirstSeen::new(deck.cards().len(), turns),
            played: FirstSeen::new(deck.cards().len(), turns),
            units: deck.cards().iter().map(unit).collect(),
        }
    }

    /// One more game.
    pub fn add(&mut self, trace: &Trace) {
        self.games += 1;
        let unit = |kind: &&Kind| self.units.get(kind.place()) == Some(&true);
        let units = trace.opening.cards().iter().filter(unit).count();
        one(&mut self.opening_units, units);
        one(&mut self.recycled, trace.recycled.count().into());
        self.seen.begin();
        self.played.begin();
        self.seen.see(trace.opening.cards(), 0);
        for (number, turn) in trace.turns().iter().enumerate() {
            self.seen.see(turn.drawn.cards(), number + 1);
            for spawned in &turn.spawned {
                self.played.see(&[spawned.kind], number + 1);
            }
            if let Some(tally) = self.turns.get_mut(number) {
                tally.add(turn);
            }
        }
        let [with_unit, with_bridge, with_attack] = [
            trace.first(|turn| !matches!(turn.types, [0, ..])),
            trace.first(|turn| turn.bridges > 0),
            trace.first(|turn| turn.able > 0),
        ];
        self.bricks += u64::from(trace.is_brick());
        let firsts = [
            (&mut self.first_unit, with_unit),
            (&mut self.first_bridge, with_bridge),
            (&mut self.first_attack, with_attack),
        ];
        for (row, turn) in firsts {
            if let Some(turn) = turn {
                one(row, turn - 1);
            }
        }
        match trace.end.map(|end| (end.how, usize::from(end.turn))) {
            Some((How::Domain, turn)) => one(&mut self.won, turn.saturating_sub(1)),
            Some((How::NoCards, _)) => self.lost += 1,
            None => {}
        }
    }

    /// The games of both.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.lost += other.lost;
        self.bricks += other.bricks;
        sum(&mut self.opening_units, &other.opening_units);
        sum(&mut self.recycled, &other.recycled);
        sum(&mut self.first_unit, &other.first_unit);
        sum(&mut self.first_bridge, &other.first_bridge);
        sum(&mut self.first_attack, &other.first_attack);
        sum(&mut self.won, &other.won);
        self.seen.merge(&other.seen);
        self.played.merge(&other.played);
        let pairs = self.turns.iter_mut().zip(&other.turns);
        pairs.for_each(|(turn, more)| turn.merge(more));
    }
}

impl TurnTally {
    fn add(&mut self, turn: &Turn) {
        self.games += 1;
        self.drawn += u64::from(turn.drawn.count());
        let types = self.spawned.iter_mut().zip(turn.types);
        types.for_each(|(games, n)| *games += u64::from(n > 0));
        self.bridges += u64::from(turn.bridges);
        let [units, ..] = turn.board;
        one(&mut self.units, units.into());
        one(&mut self.farthest, turn.farthest.into());
        self.able += u64::from(turn.able > 0);
        self.damage += u64::from(turn.damage);
        one(&mut self.hand, turn.hand.count().into());
        let numbers = [turn.drawn.count(), turn.bridges.into(), turn.damage];
        let squares = self.squares.iter_mut().zip(numbers);
        squares.for_each(|(sum, n)| *sum += u64::from(n).pow(2));
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.drawn += other.drawn;
        self.bridges += other.bridges;
        self.able += other.able;
        self.damage += other.damage;
        sum(&mut self.spawned, &other.spawned);
        sum(&mut self.units, &other.units);
        sum(&mut self.farthest, &other.farthest);
        sum(&mut self.hand, &other.hand);
        sum(&mut self.squares, &other.squares);
    }
}
