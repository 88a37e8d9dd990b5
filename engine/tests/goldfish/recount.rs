//! What a tally counts, counted a second time from the stories of the naive solitaire.

use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::tally::{Board, CardTally, Detail, Hands, Histogram, Spend, Sums};
use fabulario_engine::goldfish::{How, Question, Simulation};
use fabulario_engine::odds::Condition;
use fabulario_engine::rng::Rng;

use super::naive::{self, Story, Turn};
use super::second_opinion::{ids, options};
use super::{kit, tasks};

const GAMES: u64 = 20;

/// The numbers of a histogram, one by one: below `N` how often each came, and of all of them what a mean is made of.
fn same<const N: usize>(found: &Histogram<N>, numbers: impl Iterator<Item = u16>) {
    let numbers: Vec<u16> = numbers.collect();
    let expected: [u64; N] = std::array::from_fn(|at| {
        let is = |number: &&u16| usize::from(**number) == at;
        u64::try_from(numbers.iter().filter(is).count()).unwrap()
    });
    assert_eq!(found.bins(), &expected);
    assert_eq!(found.sums(), sums(numbers));
}

fn counted<const N: usize>(numbers: impl Iterator<Item = u16>) -> Histogram<N> {
    let mut counted = Histogram::default();
    numbers.for_each(|number| counted.count(number));
    counted
}

fn sums(numbers: impl IntoIterator<Item = u16>) -> Sums {
    let mut sums = Sums::default();
    for number in numbers {
        sums.n += 1;
        sums.sum += u128::from(number);
        sums.squares += u128::from(number).pow(2);
    }
    sums
}

fn games<'s>(stories: &'s [Story], is: impl Fn(&&'s Story) -> bool) -> u64 {
    u64::try_from(stories.iter().filter(is).count()).unwrap()
}

/// The first turn of a game in which something is so; zero is never.
fn first(story: &Story, is: impl Fn(&Turn) -> bool) -> usize {
    story.turns.iter().position(is).map_or(0, |at| at + 1)
}

fn lost_in(story: &Story, number: usize) -> bool {
    story.end == Some((number, "deck"))
}

fn on_curve(story: &Story, at: usize) -> bool {
    let turn = &story.turns[at];
    !lost_in(story, at + 1) && turn.on_cards == turn.resources
}

fn up_to(story: &Story, at: usize) -> &[Turn] {
    &story.turns[..story.turns.len().min(at + 1)]
}

fn spend(found: &Spend, stories: &[Story]) {
    let spent = |turn: &Turn| turn.on_cards + turn.on_restoring;
    for (at, found) in found.turns.iter().enumerate() {
        let reached = || stories.iter().filter_map(|it| it.turns.get(at));
        let count = |is: &dyn Fn(&Story, &Turn) -> bool| {
            games(stories, |it| {
                it.turns.get(at).is_some_and(|turn| is(it, turn))
            })
        };
        assert_eq!(found.reached, count(&|_, _| true));
        same(&found.spent, reached().map(spent));
        same(&found.on_cards, reached().map(|turn| turn.on_cards));
        same(&found.wasted, reached().map(|turn| turn.wasted));
        let kept = |it: &Story, turn: &Turn| !lost_in(it, at + 1) && turn.wasted == 0;
        assert_eq!(found.used, count(&kept));
        assert_eq!(found.played, count(&|_, turn| !turn.played.is_empty()));
        assert_eq!(found.curve, count(&|it, _| on_curve(it, at)));
        let so_far = games(stories, |it| {
            let turns = up_to(it, at).len();
            turns > 0 && (0..turns).all(|at| on_curve(it, at))
        });
        assert_eq!(found.curve_so_far, so_far);
        let sum = |it: &Story| up_to(it, at).iter().map(spent).sum();
        same(&found.spent_so_far, stories.iter().map(sum));
    }
    let play = |it: &Story| first(it, |turn| !turn.played.is_empty());
    for (turn, found) in found.first_play.iter().enumerate() {
        assert_eq!(*found, games(stories, |it| play(it) == turn));
    }
    let brick = |it: &&Story| found.turns.len() > 1 && !(1..=2).contains(&play(it));
    assert_eq!(found.bricks, games(stories, brick));
}

fn board(found: &Board, stories: &[Story]) {
    for (at, found) in found.turns.iter().enumerate() {
        let reached = stories.iter().filter_map(|it| it.turns.get(at));
        same(&found.damage, reached.map(|turn| turn.damage));
        let so_far = |of: fn(&Turn) -> u16| {
            let sum = move |it: &Story| up_to(it, at).iter().map(of).sum();
            stories.iter().map(sum)
        };
        same(&found.damage_so_far, so_far(|turn| turn.damage));
        same(&found.influence_so_far, so_far(|turn| turn.influence));
        let bases = |it: &Story| up_to(it, at).last().map_or(0, |turn| turn.bases);
        same(&found.bases_so_far, stories.iter().map(bases));
    }
    for (turn, found) in found.first_base.iter().enumerate() {
        let is = |it: &&Story| first(it, |turn| turn.bases > 0) == turn;
        assert_eq!(*found, games(stories, is));
    }
}

fn hands(found: &Hands, stories: &[Story]) {
    for (at, found) in found.turns.iter().enumerate() {
        let of = |list: fn(&Turn) -> &Vec<u16>| {
            let reached = stories.iter().filter_map(move |it| it.turns.get(at));
            reached.map(move |turn| u16::try_from(list(turn).len()).unwrap())
        };
        same(&found.drawn, of(|turn| &turn.drawn));
        same(&found.discarded, of(|turn| &turn.discarded));
        same(&found.left, of(|turn| &turn.hand));
    }
}

fn card(found: &CardTally, (card, cost): (u16, u16), stories: &[Story]) {
    let last = |it: &Story| it.turns.last().map_or(&it.kept, |turn| &turn.hand).clone();
    let played = |it: &Story| first(it, |turn| turn.played.contains(&card));
    // In the hand of a turn: held since the last one, or drawn.
    let has = |it: &Story, at: usize| {
        let before = at.checked_sub(1).map_or(&it.kept, |at| &it.turns[at].hand);
        before.contains(&card) || it.turns[at].drawn.contains(&card)
    };
    let seen = |it: &&Story| it.kept.contains(&card) || (0..it.turns.len()).any(|at| has(it, at));
    let payable = |it: &Story| {
        let is = |at: &usize| has(it, *at) && cost <= it.turns[*at].resources;
        (0..it.turns.len()).find(is).map_or(0, |at| at + 1)
    };
    let turn = |number: usize| u16::try_from(number).unwrap();
    let plays = || stories.iter().filter(|it| played(it) > 0);
    let expected = CardTally {
        seen: games(stories, seen),
        payable: games(stories, |it| payable(it) > 0),
        first_play: counted(plays().map(|it| turn(played(it)))),
        delay: counted(plays().map(|it| turn(played(it) - payable(it)))),
        held: games(stories, |it| last(it).contains(&card)),
        stuck: games(stories, |it| last(it).contains(&card) && played(it) == 0),
        discarded: games(stories, |it| {
            first(it, |turn| turn.discarded.contains(&card)) > 0
        }),
    };
    assert_eq!(*found, expected, "card {card}");
}

/// Whether so many cards of a group were seen or played by a turn.
fn answers(story: &Story, what: Happened, group: &[u16], (least, at): (usize, usize)) -> bool {
    let mut cards = Vec::new();
    if what == Happened::Seen {
        cards.extend(&story.kept);
    }
    for turn in up_to(story, at) {
        cards.extend(if what == Happened::Seen {
            &turn.drawn
        } else {
            &turn.played
        });
    }
    cards.iter().filter(|card| group.contains(card)).count() >= least
}

#[test]
fn the_naive_solitaire_counts_the_same() {
    let mut yes = 0;
    for number in 0..crate::length::many(600, 60) {
        let task = tasks::random(number);
        let table = kit::table(&task.cards);
        let rng = &mut Rng::new(0xa5_ced0, number);
        let asked = [Happened::Seen, Happened::Played].map(|what| {
            (
                what,
                tasks::some(rng, 20),
                usize::from(tasks::below(rng, 4)),
            )
        });
        let questions = asked.iter().map(|(what, group, least)| {
            let least = Condition::at_least(0, u32::try_from(*least).unwrap());
            Question::new(*what, vec![ids(group)], least).unwrap()
        });
        let options = options(&task, kit::base(&table));
        let deck = kit::deck(&table, &task.deck);
        let mut simulation =
            Simulation::new(&table, task.rules, &deck, options, Detail::ALL, questions).unwrap();
        let mut tally = simulation.tally();
        simulation.run(number, 0..GAMES, &mut tally);
        let stories: Vec<Story> = (0..GAMES)
            .map(|game| naive::play(&task, number, game))
            .collect();
        for (how, word) in [
            (How::Offence, "offence"),
            (How::Influence, "influence"),
            (How::DeckOut, "deck"),
        ] {
            for (turn, found) in tally.ended(how).iter().enumerate() {
                assert_eq!(*found, games(&stories, |it| it.end == Some((turn, word))));
            }
        }
        spend(tally.spend(), &stories);
        board(tally.board().unwrap(), &stories);
        hands(tally.hands().unwrap(), &stories);
        for (kind, found) in tally.shape().kinds().iter().zip(tally.cards().unwrap()) {
            let CardId(number) = kind.card;
            card(found, (number, kind.cost), &stories);
        }
        for ((what, group, least), found) in asked.iter().zip(tally.answers()) {
            for (at, found) in found.turns.iter().enumerate() {
                let is = |it: &&Story| answers(it, *what, group, (*least, at));
                assert_eq!(*found, games(&stories, is));
                yes += found;
            }
        }
    }
    assert!(yes > 60, "questions were answered with yes: {yes}");
}
