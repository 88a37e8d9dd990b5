//! Games with a given opening hand: what stays, what is drawn instead, and the same chance for every choice.

use fabulario_engine::fabula::{CardId, PlayRules, Table};
use fabulario_engine::goldfish::{Goldfish, HandError, Trace};

use super::kit;

/// Forty cards of ten kinds, four of each; nothing is ever cheap enough to be played.
fn idle() -> (Table, Vec<u16>) {
    let table = kit::table(&[[99, 1, 1, 1]; 10]);
    (table, (0..40).map(|i| i % 10).collect())
}

fn ids(cards: &[u16]) -> Vec<CardId> {
    cards.iter().copied().map(CardId).collect()
}

/// What is left of a list when these are taken out.
fn without(list: &[CardId], taken: &[CardId]) -> Vec<CardId> {
    let mut list = list.to_vec();
    for card in taken {
        let at = list.iter().position(|other| other == card).unwrap();
        list.remove(at);
    }
    list
}

fn drawn(trace: &Trace) -> Vec<CardId> {
    let turns = trace.turns().iter();
    turns.flat_map(|turn| turn.drawn.cards().to_vec()).collect()
}

#[test]
fn fab_1_4_4_what_is_kept_stays_and_as_many_cards_come_as_went() {
    let (table, main) = idle();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 1));
    let trace = goldfish.play_from(&ids(&[7, 3, 3, 9, 0]), &ids(&[9, 3]), 5, 5);
    let trace = trace.unwrap();
    assert_eq!(trace.opening.cards(), ids(&[0, 3, 3, 7, 9]));
    assert_eq!(without(trace.kept.cards(), &ids(&[3, 9])).len(), 3);
    // The starter draws nothing in the first turn: 40 cards, 5 in the hand, 3 of them under the deck.
    assert_eq!((trace.kept.count(), trace.turns()[0].deck), (5, 35));
}

/// Whoever keeps everything meets the unseen cards one by one; every other choice meets the same ones.
#[test]
fn the_unseen_cards_come_in_the_same_order_whatever_is_kept() {
    let (table, main) = idle();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 20));
    let hand = ids(&[0, 3, 3, 7, 9]);
    for game in 0..20 {
        let all = *goldfish.play_from(&hand, &hand, 3, game).unwrap();
        let unseen = drawn(&all);
        for bits in 0..32_u32 {
            let kept = (0..5).filter(|i| bits & (1 << i) != 0);
            let keep: Vec<CardId> = kept.map(|i| hand[i]).collect();
            let trace = *goldfish.play_from(&hand, &keep, 3, game).unwrap();
            let mut new = without(trace.kept.cards(), &keep);
            let back = new.len();
            assert_eq!(back, 5 - keep.len());
            let mut expected = unseen[..back].to_vec();
            new.sort_unstable();
            expected.sort_unstable();
            assert_eq!(new, expected, "game {game}, kept {keep:?}");
            let later = drawn(&trace);
            let both = later.len().min(unseen.len() - back);
            assert!(both >= 14);
            assert_eq!(later[..both], unseen[back..][..both], "game {game}");
        }
    }
}

/// Twelve cards: of the seven unseen ones five are drawn at once, two later, and then what went back.
#[test]
fn fab_1_4_4_what_goes_back_is_drawn_last() {
    let table = kit::table(&[[99, 1, 1, 1]; 12]);
    let main: Vec<u16> = (0..12).collect();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 10));
    let hand = ids(&[1, 4, 6, 8, 11]);
    let mut last = Vec::new();
    for game in 0..20 {
        let trace = goldfish.play_from(&hand, &[], 9, game).unwrap();
        let seen = drawn(trace);
        let mut back = seen[2..].to_vec();
        last.push(back.clone());
        back.sort_unstable();
        assert_eq!(back, hand);
    }
    last.sort();
    last.dedup();
    assert!(last.len() > 10, "in random order: {last:?}");
}

/// Three X are among the 35 unseen cards, none in the hand; five of them are drawn.
#[test]
fn what_comes_is_as_likely_as_the_unseen_cards_say() {
    let table = kit::table(&[[9, 1, 1, 1], [9, 1, 1, 1]]);
    let main = [&[0; 3][..], &[1; 37]].concat();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 1));
    let games = crate::length::many(200_000, 10_000);
    let hand = ids(&[1; 5]);
    let hits = (0..games).filter(|game| {
        let trace = goldfish.play_from(&hand, &[], 77, *game).unwrap();
        trace.kept.cards().contains(&CardId(0))
    });
    let hits = f64::from(u32::try_from(hits.count()).unwrap());
    // None of the three among five of 35: 30·29·28 / (35·34·33).
    let odds = 1.0 - 24_360.0 / 39_270.0;
    let n = f64::from(u32::try_from(games).unwrap());
    let z = (hits / n - odds) / (odds * (1.0 - odds) / n).sqrt();
    assert!(z.abs() <= 4.0, "{z} standard deviations");
}

#[test]
fn the_order_of_the_lists_means_nothing() {
    let (table, main) = idle();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 8));
    let one = *goldfish
        .play_from(&ids(&[0, 3, 3, 7, 9]), &ids(&[3, 7]), 1, 1)
        .unwrap();
    let two = goldfish
        .play_from(&ids(&[9, 3, 7, 0, 3]), &ids(&[7, 3]), 1, 1)
        .unwrap();
    assert_eq!(&one, two);
}

#[test]
fn hands_that_cannot_be_are_refused() {
    let (table, main) = idle();
    let mut goldfish = kit::goldfish(&table, &main, kit::options(&table, 1));
    let mut refused =
        |hand: &[u16], keep: &[u16]| goldfish.play_from(&ids(hand), &ids(keep), 1, 1).err();
    let size = |cards| Some(HandError::Size { cards, wanted: 5 });
    assert_eq!(refused(&[1, 2, 3, 4], &[]), size(4));
    assert_eq!(refused(&[1, 2, 3, 4, 5, 6], &[]), size(6));
    let (card, has) = (CardId(3), 4);
    assert_eq!(
        refused(&[3, 3, 3, 3, 3], &[]),
        Some(HandError::NotInDeck { card, has })
    );
    let (card, has) = (CardId(77), 0);
    assert_eq!(
        refused(&[77, 1, 2, 3, 4], &[]),
        Some(HandError::NotInDeck { card, has })
    );
    let (card, has) = (CardId(3), 1);
    assert_eq!(
        refused(&[0, 1, 2, 3, 4], &[3, 3]),
        Some(HandError::NotInHand { card, has })
    );
    assert_eq!(refused(&[3, 3, 3, 3, 4], &[3, 3, 3, 3, 4]), None);
}

#[test]
fn without_a_mulligan_everything_is_kept() {
    let (table, main) = idle();
    let rules = PlayRules {
        mulligan: false,
        ..PlayRules::default()
    };
    let deck = kit::deck(&table, &main);
    let mut goldfish = Goldfish::new(&table, rules, &deck, kit::options(&table, 1)).unwrap();
    let hand = ids(&[0, 1, 2, 3, 4]);
    let part = goldfish.play_from(&hand, &hand[1..], 1, 1).err();
    assert_eq!(part, Some(HandError::NoMulligan));
    let trace = goldfish.play_from(&hand, &hand, 1, 1).unwrap();
    assert_eq!(trace.kept.cards(), hand);
}
