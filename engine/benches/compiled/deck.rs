//! The deck that is played, and how.

use std::hint::black_box;
use std::sync::Arc;

use fabulario_engine::fabula::{CardId, Deck, PlayRules, Table};
use fabulario_engine::goldfish::compiled::Compiled;
use fabulario_engine::goldfish::tally::{Detail, Shape};
use fabulario_engine::goldfish::{Goldfish, Mulligan, Opponent, Options, Policy, Tally};

use super::{GAMES, naive, samples};

/// Forty Aliados without abilities: three of each of the thirteen of the sample deck Chão batido,
/// and a fourth Romeiro Sem Nome.
pub fn deck(table: &Table) -> Deck {
    let sample = &samples::decks(table)[0];
    let mut kinds: Vec<CardId> = sample.main.clone();
    kinds.retain(|card| table.card(*card).ofensiva.is_some());
    kinds.sort_unstable();
    kinds.dedup();
    let mut main = kinds.repeat(3);
    main.push(table.find("Romeiro Sem Nome").unwrap());
    assert_eq!(main.len(), 40);
    Deck {
        main,
        bases: sample.bases,
    }
}

pub fn options(table: &Table, deck: &Deck, turns: u8) -> Options {
    let cheap = deck.main.iter().copied();
    Options {
        turns,
        first: true,
        opponent: Opponent::Inert([table.find("Clareira da Mata").unwrap(); 5]),
        policy: Policy::BestSpend,
        mulligan: Mulligan::Keep(cheap.filter(|card| table.entry(*card).cost < 4).collect()),
    }
}

/// Counts so many games of a round.
pub fn counting<'a>(
    table: &Table,
    deck: &Deck,
    turns: u8,
    detail: Detail,
) -> Box<dyn FnMut(u64) + 'a> {
    let rules = PlayRules::default();
    let options = options(table, deck, turns);
    let mut compiled = Compiled::new(table, rules, deck, &options).unwrap();
    let shape = Arc::new(Shape::new(table, &rules, deck, &options, detail));
    let mut tally = Tally::new(shape);
    compiled.count(0, 0..300_000, &mut tally);
    Box::new(move |from| {
        compiled.count(1, from..from + GAMES, &mut tally);
        black_box(&tally);
    })
}

/// How many cards a game draws, on average.
pub fn cards_drawn(goldfish: &mut Goldfish, mulligan: &Mulligan) -> f64 {
    let games = 20_000;
    let kept = |card: &&CardId| matches!(mulligan, Mulligan::Keep(keep) if keep.contains(card));
    let sum: usize = (0..games)
        .map(|game| {
            let trace = goldfish.play(1, game);
            let opening = trace.opening.cards();
            let back = opening.len() - opening.iter().filter(kept).count();
            let turns = trace.turns().iter();
            opening.len()
                + back
                + turns
                    .map(|turn| usize::from(turn.drawn.count()))
                    .sum::<usize>()
        })
        .sum();
    sum as f64 / games as f64
}

/// The same cards for the naive solitaire.
pub fn naive_task(table: &Table, deck: &Deck, options: &Options) -> naive::Task {
    let number = |value: Option<i16>| u16::try_from(value.unwrap()).unwrap();
    let Mulligan::Keep(keep) = &options.mulligan else {
        panic!("the deck keeps what is cheap");
    };
    let ally = |id: CardId| {
        let card = table.card(id);
        let cost = u16::from(card.cost.resources);
        if card.ofensiva.is_none() {
            return [0; 4];
        }
        [
            cost,
            number(card.vida),
            number(card.ofensiva),
            number(card.influencia),
        ]
    };
    naive::Task {
        cards: table.ids().map(ally).collect(),
        deck: deck.main.iter().map(|card| card.0).collect(),
        way: naive::Way::BestSpend,
        exchange: Some(naive::Exchange {
            least: usize::MAX,
            of: Vec::new(),
            keep: keep.iter().map(|card| card.0).collect(),
        }),
        first: options.first,
        opening: 5,
        turns: usize::from(options.turns),
    }
}
