//! Random decks without abilities: the goldfish and the naive solitaire tell the same story.

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::{
    CardList, Condition, Goldfish, How, Mulligan, Options, Policy, Trace,
};
use fabulario_engine::rng::Rng;

use super::kit;
use super::naive::{self, Exchange, Story, Task, Turn, Way};

pub fn below(rng: &mut Rng, n: u16) -> u16 {
    u16::try_from(rng.below(u32::from(n))).unwrap()
}

/// Some cards of a pool, in any order, each at most once.
pub fn some(rng: &mut Rng, pool: u16) -> Vec<u16> {
    let mut all: Vec<u16> = (0..pool).filter(|_| rng.below(3) == 0).collect();
    for i in (1..all.len()).rev() {
        all.swap(i, rng.below(u32::try_from(i + 1).unwrap()) as usize);
    }
    all
}

/// A random deck and a random way to play it.
pub fn task(number: u64) -> Task {
    let rng = &mut Rng::new(0x601d_f154, number);
    let pool = 1 + below(rng, 20);
    let dearest = [3, 6, 12][usize::from(below(rng, 3))];
    let cards = (0..pool)
        .map(|_| {
            [
                below(rng, dearest),
                1 + below(rng, 5),
                below(rng, 5),
                below(rng, 5),
            ]
        })
        .collect();
    let size = [6, 20, 40, 40, 40, 60][usize::from(below(rng, 6))];
    let exchange = Exchange {
        least: usize::from(below(rng, 4)),
        of: some(rng, pool),
        keep: some(rng, pool),
    };
    Task {
        cards,
        deck: (0..size).map(|_| below(rng, pool)).collect(),
        way: match below(rng, 6) {
            0 => Way::BestSpend,
            1 => Way::CheapestFirst,
            2 => Way::OffenceFirst,
            3 => Way::InfluenceFirst,
            4 => Way::Protect(some(rng, pool)),
            _ => Way::Priority(some(rng, pool)),
        },
        exchange: (below(rng, 3) > 0).then_some(exchange),
        first: below(rng, 2) == 0,
        opening: 5 + usize::from(below(rng, 2)),
        turns: 1 + usize::from(below(rng, 20)),
    }
}

pub fn ids(cards: &[u16]) -> Vec<CardId> {
    cards.iter().copied().map(CardId).collect()
}

pub fn options(task: &Task, base: CardId) -> Options {
    Options {
        turns: u8::try_from(task.turns).unwrap(),
        first: task.first,
        opponent: fabulario_engine::goldfish::Opponent::Inert([base; 5]),
        policy: match &task.way {
            Way::BestSpend => Policy::BestSpend,
            Way::CheapestFirst => Policy::CheapestFirst,
            Way::OffenceFirst => Policy::OffenceFirst,
            Way::InfluenceFirst => Policy::InfluenceFirst,
            Way::Protect(list) => Policy::Protect(ids(list)),
            Way::Priority(list) => Policy::Priority(ids(list)),
        },
        mulligan: task
            .exchange
            .as_ref()
            .map_or(Mulligan::Never, |exchange| Mulligan::Rule {
                stay: Condition::AtLeast(u8::try_from(exchange.least).unwrap(), ids(&exchange.of)),
                keep: ids(&exchange.keep),
            }),
    }
}

/// The trace in the naive solitaire's words.
pub fn story(trace: &Trace) -> Story {
    let list = |cards: &CardList| {
        assert_eq!(cards.cards().len(), usize::from(cards.count()));
        cards
            .cards()
            .iter()
            .map(|card| card.0)
            .collect::<Vec<u16>>()
    };
    let turns = trace.turns().iter().map(|turn| {
        assert_eq!((turn.on_abilities, turn.exile), (0, 0));
        Turn {
            drawn: list(&turn.drawn),
            played: list(&turn.played),
            discarded: list(&turn.discarded),
            hand: list(&turn.hand),
            resources: turn.resources,
            on_cards: turn.on_cards,
            on_restoring: turn.on_restoring,
            wasted: turn.wasted,
            damage: turn.damage,
            influence: turn.influence,
            bases: turn.bases,
            field: turn.field,
            deck: turn.deck,
            discard: turn.discard,
        }
    });
    let how = |how: How| match how {
        How::Offence => "offence",
        How::Influence => "influence",
        How::DeckOut => "deck",
        other => panic!("{other:?} without abilities"),
    };
    Story {
        opening: list(&trace.opening),
        kept: list(&trace.kept),
        turns: turns.collect(),
        end: trace.end.map(|end| (usize::from(end.turn), how(end.how))),
    }
}

#[test]
fn the_naive_solitaire_agrees_trace_by_trace() {
    let (mut ends, mut turns) = ([0_u32; 4], 0);
    for number in 0..kit::many(5000, 300) {
        let task = task(number);
        let table = kit::table(&task.cards);
        let rules = PlayRules {
            opening_hand: u8::try_from(task.opening).unwrap(),
            ..PlayRules::default()
        };
        let deck = kit::deck(&table, &task.deck);
        let mut goldfish =
            Goldfish::new(&table, rules, &deck, options(&task, kit::base(&table))).unwrap();
        for game in 0..20 {
            let expected = naive::play(&task, number, game);
            let found = story(goldfish.play(number, game));
            assert_eq!(found, expected, "deck {number}, game {game}: {task:?}");
            turns += found.turns.len();
            ends[match found.end {
                None => 0,
                Some((_, "offence")) => 1,
                Some((_, "influence")) => 2,
                Some(_) => 3,
            }] += 1;
        }
    }
    // The comparison means something: games of every kind were played to every end.
    assert!(ends.iter().all(|count| *count > 50), "{ends:?}");
    assert!(turns > 20_000, "{turns}");
}
