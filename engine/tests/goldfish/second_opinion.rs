//! Decks without abilities: the goldfish and the naive solitaire tell the same story.

use fabulario_engine::fabula::{CardId, Table};
use fabulario_engine::goldfish::{
    CardList, Condition, Goldfish, How, Mulligan, Opponent, Options, Policy, Trace,
};

use super::naive::{self, Copies, Stay, Story, Task, Turn, Way};
use super::{kit, tasks};

pub fn ids(cards: &[u16]) -> Vec<CardId> {
    cards.iter().copied().map(CardId).collect()
}

pub fn options(task: &Task, base: CardId) -> Options {
    Options {
        turns: u8::try_from(task.turns).unwrap(),
        first: task.first,
        opponent: Opponent::Inert([base; 5]),
        policy: match &task.way {
            Way::Race => Policy::Race,
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
                stay: condition(&exchange.stay),
                keep: ids(&exchange.keep),
            }),
    }
}

fn condition(stay: &Stay) -> Condition {
    let count = |copies: &Copies| u8::try_from(copies.count).unwrap();
    let least = |copies: &Copies| Condition::AtLeast(count(copies), ids(&copies.of));
    let most = |copies: &Copies| Condition::AtMost(count(copies), ids(&copies.of));
    match stay {
        Stay::Never => Condition::Any(vec![]),
        Stay::Least(some) => least(some),
        Stay::LeastAndMore(some, other) => {
            Condition::All(vec![least(some), Condition::Not(Box::new(most(other)))])
        }
        Stay::LeastOrMost(some, other) => Condition::Any(vec![least(some), most(other)]),
    }
}

/// The goldfish of a task.
fn goldfish<'t>(task: &Task, table: &'t Table) -> Goldfish<'t> {
    let deck = kit::deck(table, &task.deck);
    Goldfish::new(table, task.rules, &deck, options(task, kit::base(table))).unwrap()
}

fn list(cards: &CardList) -> Vec<u16> {
    assert_eq!(cards.cards().len(), usize::from(cards.count()));
    cards.cards().iter().map(|card| card.0).collect()
}

/// The trace in the naive solitaire's words.
fn story(trace: &Trace) -> Story {
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

/// The ends of games, in the order of the arms below, and the turns that were played.
#[derive(Default)]
struct Played {
    ends: [u32; 5],
    turns: usize,
}

/// No game of a task differs.
fn agrees(task: &Task, seed: u64, games: u64, played: &mut Played) {
    let table = kit::table(&task.cards);
    let mut goldfish = goldfish(task, &table);
    for game in 0..games {
        let expected = naive::play(task, seed, game);
        let found = story(goldfish.play(seed, game));
        assert_eq!(found, expected, "seed {seed}, game {game}: {task:?}");
        let hand = goldfish.open(seed, game);
        assert_eq!(list(&hand.kept), expected.kept, "only the opening hand");
        played.turns += found.turns.len();
        played.ends[match found.end {
            None => 0,
            Some((_, "offence")) => 1,
            Some((_, "influence")) => 2,
            Some((0, _)) => 3,
            Some(_) => 4,
        }] += 1;
    }
}

#[test]
fn the_naive_solitaire_agrees_trace_by_trace() {
    let mut played = Played::default();
    for number in 0..crate::length::many(5000, 300) {
        agrees(&tasks::random(number), number, 20, &mut played);
    }
    // The comparison means something: games of every kind were played to every end.
    let Played { ends, turns } = played;
    assert!(ends.iter().all(|count| *count > 50), "{ends:?}");
    assert!(turns > 20_000, "{turns}");
}

/// FAB 4.2.5, 4.1.4, 1.5.3a, 1.4.3: decks that nobody would build, by every policy.
#[test]
fn the_naive_solitaire_agrees_on_awkward_decks() {
    for task in tasks::awkward() {
        agrees(&task, 7, crate::length::many(50, 3), &mut Played::default());
    }
}
