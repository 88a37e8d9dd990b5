//! Conservation, determinism, order, merging, no allocation: for awkward decks and many seeds.

use fabulario_engine::goldfish::multiversity::{Goldfish, Mulligan, Options, Policy, Tally, Trace};
use fabulario_engine::multiversity::{Deck, How, PlayRules};
use fabulario_engine::pile::Kind;

use crate::length::many;

use super::kit::{advised, awkward, card, goldfish, options, rules};

fn ways(turns: u8) -> Vec<Options> {
    let wanted = Mulligan::Wanted {
        characters: 3,
        energies: 3,
        smallest: 7,
    };
    let mut ways = Vec::new();
    for policy in [
        Policy::Attack,
        Policy::Spread,
        Policy::Priority(vec![Kind(0)]),
    ] {
        for mulligan in [Mulligan::Forced, wanted] {
            ways.push(Options {
                turns,
                policy: policy.clone(),
                mulligan,
            });
        }
    }
    ways
}

/// A second opinion with plain numbers: what comes, what goes, and what the rules forbid.
fn check(deck: &Deck, rules: PlayRules, trace: &Trace) -> Result<(), String> {
    let size = deck.len();
    let stones = size.min(rules.stones.into());
    expect(usize::from(trace.stones) == stones, "stones")?;
    let opening = (size - stones).min(rules.opening_hand.into());
    expect(
        usize::from(trace.opening.count()) == opening,
        "opening hand",
    )?;
    expect(rules.mulligan || trace.mulligans == 0, "mulligan")?;
    let mut hand = usize::from(trace.kept.count());
    expect(hand <= opening, "kept")?;
    let mut left = size - stones - hand;
    let (mut characters, mut energies) = (0, 0);
    let priced = deck.cards().iter().any(|card| !card.price.is_none());
    for (number, turn) in (1..).zip(trace.turns()) {
        let at = |what: &str| format!("turn {number}: {what}");
        let over = match rules.keep {
            Some(keep) if number > 1 => hand.saturating_sub(keep.into()),
            _ => 0,
        };
        expect(usize::from(turn.discarded.count()) == over, &at("limit"))?;
        let wanted = usize::from(if number == 1 {
            rules.first_draw
        } else {
            rules.draw
        });
        let ended = trace.end.is_some_and(|end| i32::from(end.turn) == number);
        let drawn = usize::from(turn.drawn.count());
        // Whoever loses the last character in the Limpeza draws no more.
        let fallen = priced && ended && drawn == 0;
        expect(drawn == wanted.min(left) || fallen, &at("draw"))?;
        hand = hand - over + drawn;
        let out = wanted > left && !fallen;
        left -= drawn;
        expect(
            out == (ended && trace.end.unwrap().how == How::DeckOut),
            &at("out"),
        )?;
        let most = if number == 1 { 4 } else { 1 };
        let played = usize::from(turn.played.count());
        let attached = usize::from(turn.attached.count());
        expect(played <= most, &at("characters"))?;
        expect(
            number == 1 || attached <= rules.attach.into(),
            &at("energies"),
        )?;
        characters += played;
        energies += attached;
        let in_play = (usize::from(turn.characters), usize::from(turn.energies));
        let fewer = in_play.0 <= characters && in_play.1 <= energies;
        expect(
            in_play.0 <= 4 && (in_play == (characters, energies) || priced && fewer),
            &at("positions"),
        )?;
        (characters, energies) = in_play;
        hand -= played + attached;
        hand -= usize::from(turn.items.count()) + usize::from(turn.paid.count());
        expect(priced || turn.paid.count() == 0, &at("price"))?;
        expect(
            hand == usize::from(turn.hand.count()) && left == usize::from(turn.deck),
            &at("zones"),
        )?;
        let [discarded, used] = turn.gone.map(usize::from);
        let all = stones + left + hand + characters + energies + discarded + used;
        expect(all == size, &at("conservation"))?;
        expect(
            turn.attack == (turn.usable[3] > 0) && (number > 1 || turn.usable[3..] == [0, 0]),
            &at("attack"),
        )?;
        let pairs = turn.usable.iter().zip(turn.payable);
        expect(
            pairs.into_iter().all(|(one, other)| *one <= other),
            &at("usable"),
        )?;
        expect(characters > 0 || ended, &at("no characters"))?;
        let none_left = |start: &str| {
            let cards = turn.hand.cards().iter();
            !cards
                .into_iter()
                .any(|it| deck.card(*it).unwrap().id.starts_with(start))
        };
        if number == 1 && characters > 0 && !priced {
            expect(none_left("e") && none_left("p"), &at("all energies"))?;
        }
    }
    Ok(())
}

fn expect(holds: bool, what: &str) -> Result<(), String> {
    holds.then_some(()).ok_or_else(|| what.to_owned())
}

#[test]
fn every_trace_of_every_deck_passes_the_checker() {
    for (name, deck) in awkward() {
        for edition in ["mvc-2022", "mvc-2026"] {
            for way in ways(40) {
                let mut goldfish = goldfish(&deck, edition, &way);
                for game in 0..many(300, 5) {
                    let trace = goldfish.play(11, game);
                    let checked = check(&deck, rules(edition), trace);
                    assert_eq!(checked, Ok(()), "{name}, {edition}, {way:?}, game {game}");
                }
            }
        }
    }
}

/// The checker can fail: other numbers are noticed.
#[test]
fn the_checker_notices() {
    let deck = advised();
    let right = rules("mvc-2022");
    let mut goldfish = goldfish(&deck, "mvc-2022", &options(6));
    let trace = *goldfish.play(3, 0);
    assert_eq!(check(&deck, right, &trace), Ok(()));
    let wrong = [
        (PlayRules { stones: 5, ..right }, "stones"),
        (
            PlayRules {
                opening_hand: 9,
                ..right
            },
            "opening hand",
        ),
        (
            PlayRules {
                first_draw: 1,
                ..right
            },
            "turn 1: draw",
        ),
        (PlayRules { draw: 2, ..right }, "turn 2: draw"),
        (
            PlayRules {
                keep: Some(0),
                ..right
            },
            "turn 5: limit",
        ),
    ];
    for (rules, what) in wrong {
        assert_eq!(check(&deck, rules, &trace), Err(what.to_owned()));
    }
}

#[test]
fn a_game_is_the_same_alone_and_after_others() {
    for (name, deck) in awkward() {
        for way in ways(8) {
            let mut kept = goldfish(&deck, "mvc-2026", &way);
            for game in 0..3 {
                let trace = *kept.play(5, game);
                let alone = *goldfish(&deck, "mvc-2026", &way).play(5, game);
                assert_eq!(trace, alone, "{name}");
            }
        }
    }
}

#[test]
fn the_order_of_the_list_means_nothing() {
    let ids = ["c-a1", "m-a2-f1", "e", "i1", "p", "e2"];
    let one = Deck::new(ids.iter().map(|id| (card(id), 10))).unwrap();
    let turned = ids
        .iter()
        .rev()
        .flat_map(|id| [(card(id), 4), (card(id), 6)]);
    let other = Deck::new(turned).unwrap();
    assert_eq!(one, other);
    for way in ways(6) {
        let mut a = goldfish(&one, "mvc-2026", &way);
        let mut b = goldfish(&other, "mvc-2026", &way);
        for game in 0..10 {
            assert_eq!(a.play(9, game), b.play(9, game));
        }
    }
}

fn tallied(goldfish: &mut Goldfish<'_>, deck: &Deck, games: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::new(deck, 6);
    games.for_each(|game| tally.add(goldfish.play(2, game)));
    tally
}

#[test]
fn parts_of_a_run_add_up_in_any_order() {
    let deck = advised();
    let mut goldfish = goldfish(&deck, "mvc-2022", &options(6));
    let mut whole = tallied(&mut goldfish, &deck, 0..100);
    let mut sum = tallied(&mut goldfish, &deck, 60..100);
    sum.merge(&tallied(&mut goldfish, &deck, 0..60));
    sum.seen.begin();
    whole.seen.begin();
    assert_eq!(sum, whole);
    assert_eq!(
        whole.turns[5].characters.iter().sum::<u64>(),
        whole.turns[5].games
    );
}

#[test]
fn a_game_allocates_nothing_after_the_first() {
    for (name, deck) in awkward() {
        for edition in ["mvc-2022", "mvc-2026"] {
            for way in ways(12) {
                let mut goldfish = goldfish(&deck, edition, &way);
                let mut tally = Tally::new(&deck, 12);
                tally.add(goldfish.play(2, 0));
                let measured = allocation_counter::measure(|| {
                    for game in 1..10 {
                        tally.add(goldfish.play(2, game));
                    }
                });
                assert_eq!(measured.count_total, 0, "{name}, {edition}: {measured:?}");
            }
        }
    }
}

/// Golden: the numbers never change silently.
#[test]
fn a_tally_never_changes() {
    let deck = advised();
    let mut goldfish = goldfish(&deck, "mvc-2022", &options(6));
    let tally = tallied(&mut goldfish, &deck, 0..1000);
    let numbers = [
        tally.bricks,
        tally.turns[1].discarded,
        tally.turns[5].payable[3],
    ];
    assert_eq!((&tally.first_attack[..], numbers), GOLDEN);
}

const GOLDEN: (&[u64], [u64; 3]) = (&[0, 986, 1, 0, 1, 0], [13, 0, 1018]);
