//! Tiny games, counted by hand.

use std::sync::Arc;

use fabulario_engine::fabula::{CardId, PlayRules};
use fabulario_engine::goldfish::question::Happened;
use fabulario_engine::goldfish::tally::{CardTally, Detail, Shape};
use fabulario_engine::goldfish::{How, Mulligan, Options, Policy, Question, Tally};
use fabulario_engine::odds::Condition;

use crate::goldfish::kit::{self, Ally};

/// Games 0 to `games` of a deck, counted in full.
fn tally(allies: &[Ally], main: &[u16], games: u64, change: impl Fn(&mut Options)) -> Tally {
    asking(allies, main, games, change, vec![])
}

fn asking(
    allies: &[Ally],
    main: &[u16],
    games: u64,
    change: impl Fn(&mut Options),
    questions: Vec<Question>,
) -> Tally {
    let table = kit::table(allies);
    let mut options = kit::options(&table, 3);
    change(&mut options);
    let rules = PlayRules::default();
    let deck = kit::deck(&table, main);
    let shape = Shape::new(&table, &rules, &deck, &options, Detail::ALL).asking(questions);
    let mut tally = Tally::new(Arc::new(shape));
    let mut goldfish = kit::goldfish(&table, main, options);
    for game in 0..games {
        tally.add(goldfish.play(1, game));
    }
    tally
}

/// The numbers of a histogram that came, and how often.
fn came(bins: &[u64]) -> Vec<(usize, u64)> {
    let bins = bins.iter().copied().enumerate();
    bins.filter(|(_, times)| *times > 0).collect()
}

/// Forty cards that cost two: one on turn one, two on turn two, three on turn three, nothing left over.
#[test]
fn a_deck_of_twos_is_always_on_curve() {
    let it = tally(&[[2, 1, 0, 0]], &[0; 40], 4, |_| ());
    assert_eq!((it.games(), it.unlisted()), (4, 0));
    for (turn, spent) in it.spend().turns.iter().zip([2, 4, 6]) {
        assert_eq!((turn.reached, turn.curve, turn.used), (4, 4, 4));
        assert_eq!((turn.played, turn.curve_so_far), (4, 4));
        assert_eq!(came(turn.spent.bins()), [(spent, 4)]);
        assert_eq!(came(turn.on_cards.bins()), [(spent, 4)]);
        assert_eq!(came(turn.wasted.bins()), [(0, 4)]);
    }
    let so_far = &it.spend().turns[2].spent_so_far;
    assert_eq!(came(so_far.bins()), [(12, 4)]);
    assert_eq!(came(&it.spend().first_play), [(1, 4)]);
    assert_eq!(it.spend().bricks, 0);
    let hands = it.hands().unwrap();
    assert_eq!(came(hands.put_back.bins()), [(0, 4)]);
    // Five, one played; up to six, two played; up to six, three played.
    let left: Vec<_> = hands.turns.iter().map(|t| came(t.left.bins())).collect();
    assert_eq!(left, [[(4, 4)], [(4, 4)], [(3, 4)]]);
    let drawn: Vec<_> = hands.turns.iter().map(|t| came(t.drawn.bins())).collect();
    assert_eq!(drawn, [[(0, 4)], [(2, 4)], [(2, 4)]]);
}

/// Cards that cost three: nothing on turn one, one of four on turn two, six of six on turn three.
#[test]
fn a_deck_of_threes_misses_the_curve_twice_and_bricks_never() {
    let it = tally(&[[3, 1, 0, 0]], &[0; 40], 5, |_| ());
    let turns = &it.spend().turns;
    let flags: Vec<_> = turns
        .iter()
        .map(|t| [t.curve, t.used, t.played, t.curve_so_far])
        .collect();
    assert_eq!(flags, [[0, 0, 0, 0], [0, 0, 5, 0], [5, 5, 5, 0]]);
    let wasted: Vec<_> = turns.iter().map(|t| came(t.wasted.bins())).collect();
    assert_eq!(wasted, [[(2, 5)], [(1, 5)], [(0, 5)]]);
    assert_eq!(came(&it.spend().first_play), [(2, 5)]);
    assert_eq!(it.spend().bricks, 0);
    let card = &it.cards().unwrap()[0];
    assert_eq!((card.seen, card.payable, card.held), (5, 5, 5));
    // Played on turn two, the first that can pay for it.
    assert_eq!(came(card.first_play.bins()), [(2, 5)]);
    assert_eq!(came(card.delay.bins()), [(0, 5)]);
    assert_eq!((card.stuck, card.discarded), (0, 0));
}

/// Cards that nobody can pay for: bricks, dead cards, a discard from turn two on. FAB 4.2.5
#[test]
fn a_deck_that_cannot_be_paid_bricks_and_discards() {
    let it = tally(&[[99, 1, 0, 0]], &[0; 40], 3, |_| ());
    assert_eq!(came(&it.spend().first_play), [(0, 3)]);
    assert_eq!(it.spend().bricks, 3);
    let turns = &it.hands().unwrap().turns;
    let discarded: Vec<_> = turns.iter().map(|t| came(t.discarded.bins())).collect();
    assert_eq!(discarded, [[(0, 3)], [(1, 3)], [(1, 3)]]);
    let stuck = CardTally {
        seen: 3,
        held: 3,
        stuck: 3,
        discarded: 3,
        ..CardTally::default()
    };
    assert_eq!(it.cards().unwrap(), [stuck]);
    assert_eq!(came(it.spend().turns[2].spent_so_far.bins()), [(0, 3)]);
}

/// A game that is lost has a turn without resources: that is no turn on curve, and none after it.
#[test]
fn fab_1_5_3a_a_lost_turn_is_not_on_curve() {
    // Two twos played on turn one would need four; one is played, the deck of six ends on turn two.
    let it = tally(&[[2, 1, 0, 0]], &[0; 6], 2, |_| ());
    assert_eq!(came(it.ended(How::DeckOut)), [(2, 2)]);
    let flags: Vec<_> = it
        .spend()
        .turns
        .iter()
        .map(|t| [t.reached, t.curve, t.used, t.curve_so_far])
        .collect();
    assert_eq!(flags, [[2, 2, 2, 2], [2, 0, 0, 0], [0, 0, 0, 0]]);
    let so_far = &it.spend().turns[2].spent_so_far;
    assert_eq!(came(so_far.bins()), [(2, 2)], "what was spent stays spent");
}

/// Before the first turn: a deck of four cards. FAB 1.4.3
#[test]
fn a_game_that_never_begins_is_counted() {
    let it = tally(&[[2, 1, 0, 0]], &[0; 4], 2, |options| {
        options.mulligan = Mulligan::Keep(vec![]);
    });
    assert_eq!(came(it.ended(How::DeckOut)), [(0, 2)]);
    assert_eq!((it.spend().turns[0].reached, it.spend().bricks), (0, 2));
    assert_eq!(it.spend().turns[0].curve_so_far, 0);
    assert_eq!(came(it.hands().unwrap().put_back.bins()), [(0, 2)]);
}

/// One attacker of ofensiva 15 a turn: an Arredor (5) on turn two, then two a turn, and the Centro (15).
#[test]
fn damage_and_bases_add_up_and_stay_when_the_game_is_won() {
    let it = tally(&[[2, 9, 15, 0]], &[0; 40], 2, |options| {
        options.turns = 8;
        options.policy = Policy::OffenceFirst;
    });
    let board = it.board().unwrap();
    let won: u64 = it.ended(How::Offence).iter().sum();
    assert_eq!(won, 2);
    let turn = came(it.ended(How::Offence))[0].0;
    assert!(turn < 8, "won on turn {turn}");
    assert_eq!(came(&board.first_base), [(2, 2)]);
    assert_eq!(came(board.turns[0].damage.bins()), [(0, 2)]);
    // What an attacker of 15 does beyond the 5 of an Arredor does not count.
    assert_eq!(came(board.turns[1].damage.bins()), [(5, 2)]);
    // After the end nobody deals damage any more, and nothing is taken back.
    assert_eq!(board.turns[7].damage.sums().n, 0);
    let last = &board.turns[7];
    assert_eq!(last.damage_so_far, board.turns[turn - 1].damage_so_far);
    assert_eq!(last.bases_so_far.sums().n, 2);
    assert_eq!(it.spend().turns[7].reached, 0);
}

/// The mulligan puts all five back; forty alike come again, so that the hands do not differ.
#[test]
fn fab_1_4_4_cards_put_back_are_counted_even_if_they_come_again() {
    let it = tally(&[[2, 1, 0, 0]], &[0; 40], 3, |options| {
        options.mulligan = Mulligan::Keep(vec![]);
    });
    assert_eq!(came(it.hands().unwrap().put_back.bins()), [(5, 3)]);
}

/// Questions about a deck of twos: five are seen at once, and as many are played as the resources allow.
#[test]
fn questions_count_seen_and_played_by_turn() {
    let all = || vec![vec![CardId(0)]];
    let ask = |what, condition| Question::new(what, all(), condition).unwrap();
    let questions = vec![
        ask(Happened::Seen, Condition::at_least(0, 5)),
        ask(Happened::Seen, Condition::at_least(0, 7)),
        ask(Happened::Played, Condition::at_least(0, 3)),
        ask(
            Happened::Played,
            Condition::Not(Box::new(Condition::at_least(0, 2))),
        ),
        ask(Happened::Played, Condition::All(vec![])),
        ask(Happened::Played, Condition::Any(vec![])),
    ];
    let it = asking(&[[2, 1, 0, 0]], &[0; 40], 3, |_| (), questions);
    let told: Vec<_> = it
        .answers()
        .iter()
        .map(|a| (a.opening, a.kept, a.turns.clone()))
        .collect();
    let expected = [
        (3, 3, vec![3, 3, 3]),
        // Five, and two in the Compra of turn two.
        (0, 0, vec![0, 3, 3]),
        // One, then two more.
        (0, 0, vec![0, 3, 3]),
        (3, 3, vec![3, 0, 0]),
        (3, 3, vec![3, 3, 3]),
        (0, 0, vec![0, 0, 0]),
    ];
    assert_eq!(told, expected);
}

/// A list of more than 24 cards is told: what is said of single cards may lack some.
#[test]
fn lists_that_a_trace_cuts_are_told() {
    let table = kit::table(&[[0, 1, 0, 0]]);
    let rules = PlayRules {
        draw_to: 30,
        keep: 30,
        ..PlayRules::default()
    };
    let deck = kit::deck(&table, &[0; 60]);
    let options = kit::options(&table, 2);
    let shape = Shape::new(&table, &rules, &deck, &options, Detail::ALL);
    let mut goldfish =
        fabulario_engine::goldfish::Goldfish::new(&table, rules, &deck, options).unwrap();
    let mut tally = Tally::new(Arc::new(shape));
    tally.add(goldfish.play(1, 0));
    assert_eq!(tally.unlisted(), 1);
    let drawn = &tally.hands().unwrap().turns[1].drawn;
    assert_eq!(
        (drawn.beyond(), drawn.sums().sum),
        (1, 30),
        "counted in full"
    );
}
