//! Many games as counts: whole numbers that are added in any order.

use super::super::solitaire::{one, sum};
use super::trace::{Paid, Trace, Turn};
use crate::multiversity::setup::MOST_ACTIONS;
use crate::multiversity::{CardType, Deck, How};
use crate::pile::{FirstSeen, Kind, LISTED};

/// Columns of energies in play: the last one counts everything beyond.
const ENERGIES: usize = 41;

/// Counts of one turn over the games that came to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnTally {
    /// Games that came to it.
    pub games: u64,
    /// Cards drawn in it.
    pub drawn: u64,
    /// Cards that the hand limit took in it.
    pub discarded: u64,
    /// Games by the number of characters in play at its end.
    pub characters: [u64; 5],
    /// Games by the energies in play at its end.
    pub energy: [u64; ENERGIES],
    /// Actions with their energies attached, by kind: Passiva, Líder, Sidekick, Ataque, Flanquear.
    pub payable: [u64; 5],
    /// Those of them that can be used: from where their character stands, and active ones in a turn with a Combate.
    pub usable: [u64; 5],
    /// Games in which the main character could attack in it.
    pub attack: u64,
    /// Games by the number of cards in hand at its end: the dead cards of the turn.
    pub hand: [u64; LISTED + 1],
    /// Sums of squares, for what a mean is worth: of the cards drawn, and of those that the hand limit took.
    pub squares: [u64; 2],
    /// The same of `payable`.
    pub payable_squares: [u64; 5],
    /// The same of `usable`.
    pub usable_squares: [u64; 5],
}

/// Counts of many games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games by the number of characters in the first opening hand.
    pub opening_characters: [u64; LISTED + 1],
    /// Games by the number of energies in the first opening hand.
    pub opening_energies: [u64; LISTED + 1],
    /// Games by the number of mulligans.
    pub mulligans: [u64; LISTED + 1],
    /// Games by the number of cards kept.
    pub kept: [u64; LISTED + 1],
    /// Turn by turn.
    pub turns: Vec<TurnTally>,
    /// Games by the first turn on which the main character could attack; those without one are in none.
    pub first_attack: Vec<u64>,
    /// Games lost on a turn because no character was in play. MVC-C16
    pub no_characters: u64,
    /// Games by the turn on which a card had to be drawn and there was none. MVC-C15
    pub deck_out: Vec<u64>,
    /// Games lost before the first turn: the opening hand could not be drawn.
    pub not_begun: u64,
    /// Games in which the main character could not attack in the first two turns with a combat.
    pub bricks: u64,
    /// On which turn a card is first seen; of the opening hands only the one that was kept.
    pub seen: FirstSeen,
    /// On which turn a card is first played, attached or used.
    pub played: FirstSeen,
    /// Action by action: games by the turn on which it first had its energies.
    paid: Vec<u64>,
    types: Vec<CardType>,
}

impl Tally {
    /// No game yet, of so many turns.
    #[must_use]
    pub fn new(deck: &Deck, turns: u8) -> Self {
        let row = || vec![0; usize::from(turns)];
        let kinds = deck.cards().len();
        Self {
            games: 0,
            opening_characters: [0; LISTED + 1],
            opening_energies: [0; LISTED + 1],
            mulligans: [0; LISTED + 1],
            kept: [0; LISTED + 1],
            turns: (0..turns).map(|_| TurnTally::new()).collect(),
            first_attack: row(),
            no_characters: 0,
            deck_out: row(),
            not_begun: 0,
            bricks: 0,
            seen: FirstSeen::new(kinds, turns),
            played: FirstSeen::new(kinds, turns),
            paid: vec![0; kinds * MOST_ACTIONS * usize::from(turns)],
            types: deck.cards().iter().map(|card| card.kind).collect(),
        }
    }

    /// One more game.
    pub fn add(&mut self, trace: &Trace) {
        self.games += 1;
        let count = |of: CardType| {
            let is = |kind: &&Kind| self.types.get(kind.place()) == Some(&of);
            trace.opening.cards().iter().filter(is).count()
        };
        let (characters, energies) = (count(CardType::Personagem), count(CardType::Energia));
        one(&mut self.opening_characters, characters);
        one(&mut self.opening_energies, energies);
        one(&mut self.mulligans, trace.mulligans.into());
        one(&mut self.kept, trace.kept.count().into());
        self.seen.begin();
        self.played.begin();
        self.seen.see(trace.kept.cards(), 0);
        for (number, turn) in trace.turns().iter().enumerate() {
            self.seen.see(turn.drawn.cards(), number + 1);
            for cards in [&turn.played, &turn.attached, &turn.items] {
                self.played.see(cards.cards(), number + 1);
            }
            for paid in &turn.fresh {
                let at = self.paid_row(*paid) + number;
                if let Some(count) = self.paid.get_mut(at) {
                    *count += 1;
                }
            }
            if let Some(tally) = self.turns.get_mut(number) {
                tally.add(turn);
            }
        }
        let attack = trace.first(|turn| turn.attack);
        self.bricks += u64::from(trace.is_brick());
        if let Some(turn) = attack {
            one(&mut self.first_attack, turn - 1);
        }
        match trace.end.map(|end| (end.how, usize::from(end.turn))) {
            Some((How::DeckOut, 0)) => self.not_begun += 1,
            Some((How::DeckOut, turn)) => one(&mut self.deck_out, turn - 1),
            Some((How::NoCharacters, _)) => self.no_characters += 1,
            None => {}
        }
    }

    /// Games in which an action had its energies by a turn.
    #[must_use]
    pub fn paid_by(&self, kind: Kind, action: u8, turn: u8) -> u64 {
        let row = self.paid.get(self.paid_row(Paid { kind, action })..);
        let turns = usize::from(turn).min(self.turns.len());
        row.map_or(0, |row| row.iter().take(turns).sum())
    }

    fn paid_row(&self, paid: Paid) -> usize {
        let action = usize::from(paid.action).min(MOST_ACTIONS - 1);
        (paid.kind.place() * MOST_ACTIONS + action) * self.turns.len()
    }

    /// The games of both.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.no_characters += other.no_characters;
        self.not_begun += other.not_begun;
        self.bricks += other.bricks;
        sum(&mut self.opening_characters, &other.opening_characters);
        sum(&mut self.opening_energies, &other.opening_energies);
        sum(&mut self.mulligans, &other.mulligans);
        sum(&mut self.kept, &other.kept);
        sum(&mut self.first_attack, &other.first_attack);
        sum(&mut self.deck_out, &other.deck_out);
        sum(&mut self.paid, &other.paid);
        self.seen.merge(&other.seen);
        self.played.merge(&other.played);
        let pairs = self.turns.iter_mut().zip(&other.turns);
        pairs.for_each(|(turn, more)| turn.merge(more));
    }
}

impl TurnTally {
    const fn new() -> Self {
        Self {
            games: 0,
            drawn: 0,
            discarded: 0,
            characters: [0; 5],
            energy: [0; ENERGIES],
            payable: [0; 5],
            usable: [0; 5],
            attack: 0,
            hand: [0; LISTED + 1],
            squares: [0; 2],
            payable_squares: [0; 5],
            usable_squares: [0; 5],
        }
    }

    fn add(&mut self, turn: &Turn) {
        self.games += 1;
        self.drawn += u64::from(turn.drawn.count());
        self.discarded += u64::from(turn.discarded.count());
        one(&mut self.characters, turn.characters.into());
        one(&mut self.energy, turn.energy.into());
        sum(&mut self.payable, &turn.payable.map(u64::from));
        sum(&mut self.usable, &turn.usable.map(u64::from));
        let squares = |numbers: [u8; 5]| numbers.map(|n| u64::from(n).pow(2));
        sum(&mut self.payable_squares, &squares(turn.payable));
        sum(&mut self.usable_squares, &squares(turn.usable));
        let counts = [turn.drawn.count(), turn.discarded.count()];
        sum(&mut self.squares, &counts.map(|n| u64::from(n).pow(2)));
        self.attack += u64::from(turn.attack);
        one(&mut self.hand, turn.hand.count().into());
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.drawn += other.drawn;
        self.discarded += other.discarded;
        self.attack += other.attack;
        sum(&mut self.characters, &other.characters);
        sum(&mut self.energy, &other.energy);
        sum(&mut self.payable, &other.payable);
        sum(&mut self.usable, &other.usable);
        sum(&mut self.hand, &other.hand);
        sum(&mut self.squares, &other.squares);
        sum(&mut self.payable_squares, &other.payable_squares);
        sum(&mut self.usable_squares, &other.usable_squares);
    }
}
