//! Duels of pilots: the same numbers every time, tallies that add up, nothing that goes on for ever.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::fabula::players::{Duelist, Pilot, Tally, Way, duel};

use crate::fabula::samples;

fn tally(pilots: [Pilot; 2], decks: [usize; 2], games: std::ops::Range<u64>) -> Tally {
    let table = samples::table();
    let all = samples::decks(&table);
    let decks = decks.map(|deck| &all[deck]);
    let mut duelist = Duelist::new(&table, PlayRules::default(), decks, pilots, 7).unwrap();
    let mut tally = Tally::default();
    games.for_each(|game| tally.add(&duelist.play(game).unwrap()));
    tally
}

#[test]
fn a_kept_duelist_and_a_single_duel_agree() {
    let table = samples::table();
    let decks = samples::decks(&table);
    let decks = [&decks[0], &decks[1]];
    let (rules, pilots) = (PlayRules::default(), [Pilot::Greedy, Pilot::Random]);
    let mut duelist = Duelist::new(&table, rules, decks, pilots, 3).unwrap();
    for game in 0..20 {
        let one = duel(&table, rules, decks, pilots, 3, game).unwrap();
        assert_eq!(duelist.play(game).unwrap(), one);
        assert_eq!(u64::from(one.began), game % 2);
        assert_eq!(one.winner.is_none(), one.way == Way::Other);
        assert!(one.own_turns <= one.turns);
    }
}

#[test]
fn tallies_of_parts_add_up_to_the_tally_of_all() {
    let whole = tally([Pilot::Greedy; 2], [0, 1], 0..60);
    let mut sum = tally([Pilot::Greedy; 2], [0, 1], 0..25);
    sum.merge(&tally([Pilot::Greedy; 2], [0, 1], 25..60));
    assert_eq!(sum, whole);
    assert_eq!(whole.games, whole.wins[0] + whole.wins[1] + whole.draws);
    assert_eq!(whole.turns.counts().iter().sum::<u64>(), 60);
    let ways = whole.all_ways();
    let won = ways.offence + ways.influence + ways.card + ways.deck_out + ways.other;
    assert_eq!(won, 60 - whole.draws);
    assert!(whole.turns.percentile(10) <= whole.turns.median());
    assert!(whole.turns.median() <= whole.turns.percentile(90));
}

#[test]
fn the_greedy_pilot_beats_the_random_one_with_the_same_deck() {
    for deck in 0..samples::decks(&samples::table()).len() {
        for pilots in [
            [Pilot::Greedy, Pilot::Random],
            [Pilot::Random, Pilot::Greedy],
        ] {
            let seat = usize::from(pilots[1] == Pilot::Greedy);
            let games = tally(pilots, [deck, deck], 0..100);
            assert!(games.wins[seat] >= 90, "deck {deck}: {games:?}");
        }
    }
}

#[test]
fn nobody_plays_with_a_deck_that_cannot_begin() {
    let table = samples::table();
    let mut deck = samples::decks(&table)[0].clone();
    deck.main.push(deck.bases[0]);
    let (rules, pilots) = (PlayRules::default(), [Pilot::Greedy; 2]);
    assert!(duel(&table, rules, [&deck, &deck], pilots, 1, 0).is_err());
}
