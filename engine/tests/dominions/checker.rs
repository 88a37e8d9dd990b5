//! A second opinion on a trace: rows and columns on a plain grid, nothing of the engine's board.

use fabulario_engine::dominions::{Activation, Deck, PlayRules, SpawnType};
use fabulario_engine::goldfish::dominions::Trace;

/// `1` is the own zone, `2` the enemy's, `0` the rest.
const GRID: [&[u8; 7]; 7] = [
    b"...0...", b"..000..", b".10002.", b".10002.", b".10002.", b"..000..", b"...0...",
];

#[derive(Clone, Copy, Default)]
struct Square {
    campo: bool,
    other: bool,
}

/// Everything that is wrong with a trace; Unidades move, so bridges are followed on the first turn.
pub fn check(deck: &Deck, rules: PlayRules, first: bool, trace: &Trace) -> Result<(), String> {
    let size = deck.len();
    let opening = usize::from(trace.opening.count());
    expect(
        opening == size.min(rules.opening_hand.into()),
        "opening hand",
    )?;
    let harmful = deck.cards().iter().any(|card| !card.harms.is_empty());
    let mut hand = opening - usize::from(trace.recycled.count());
    let mut left = size - opening;
    let mut grid = [[Square::default(); 7]; 7];
    let mut life = rules.domain;
    let mut lying = [0_usize; 3];
    let mut discard = usize::from(trace.recycled.count());
    for (number, turn) in (1..).zip(trace.turns()) {
        let at = |what: &str| format!("turn {number}: {what}");
        let full = usize::from(rules.draw_to);
        let due = if number == 1 && first && rules.starter_skips_draw {
            0
        } else {
            full.saturating_sub(hand).min(left)
        };
        expect(usize::from(turn.drawn.count()) == due, &at("draw"))?;
        hand += due;
        left -= due;
        let mut types = [0; 3];
        let lost = usize::from(turn.lost);
        discard += lost;
        for it in &turn.spawned {
            let (y, x) = (usize::from(it.tile.y()), usize::from(it.tile.x()));
            expect(GRID[y][x] != b'.', &at("off the board"))?;
            let card = deck.card(it.kind).unwrap();
            let kind = card.spawn_type().unwrap();
            types[kind as usize] += 1;
            let square = &mut grid[y][x];
            match kind {
                // What is attached lies on a card; where cards are lost nobody knows here what is free.
                _ if card.activation == Some(Activation::Attach) || harmful => {}
                SpawnType::Campo => {
                    expect(!square.campo && !square.other, &at("Campo on a card"))?;
                    square.campo = true;
                }
                SpawnType::Artefato => {
                    expect(!square.other, &at("Artefato on a card"))?;
                    square.other = true;
                }
                SpawnType::Unidade => expect(!square.other, &at("Unidade on a card"))?,
            }
            lying[kind as usize] += 1;
        }
        let spawned: usize = types.iter().map(|n| usize::from(*n)).sum();
        expect(types == turn.types, &at("types"))?;
        expect(
            types.iter().all(|n| *n <= rules.spawns_per_type),
            &at("limit"),
        )?;
        hand -= spawned;
        expect(usize::from(turn.hand.count()) == hand, &at("hand"))?;
        let board = turn.board.map(usize::from);
        let stays = board.iter().zip(lying).all(|(now, most)| *now <= most);
        let lying_all: usize = lying.iter().sum();
        expect(
            stays && board.iter().sum::<usize>() + lost == lying_all,
            &at("board"),
        )?;
        lying = board;
        expect(lost == 0 || harmful, &at("lost"))?;
        expect(usize::from(turn.discard) == discard, &at("discard"))?;
        let all = hand + left + discard + lying.iter().sum::<usize>();
        expect(
            all == size && usize::from(turn.deck) == left,
            &at("conservation"),
        )?;
        expect(
            (turn.farthest > 0) == (lying[0] > 0) && turn.farthest <= 5,
            &at("column"),
        )?;
        if number == 1 && !harmful {
            let tiles = turn.spawned.iter();
            let tiles = tiles.map(|it| (it.tile.y(), it.tile.x()));
            bridged(&tiles.collect::<Vec<_>>())?;
        }
        expect(number > 2 || turn.able == 0, &at("attack before turn 3"))?;
        expect(turn.able <= 3, &at("three tiles"))?;
        life = life.saturating_sub(turn.damage);
        expect(life == turn.domain, &at("life"))?;
        let ended = trace.end.is_some_and(|end| i32::from(end.turn) == number);
        expect((life == 0) == ended, &at("end"))?;
    }
    Ok(())
}

/// On the first turn nothing moves: every card lies in the zone or beside one that came before it. A card that
/// touches nothing but the zone's edge is reached only over a card, so the chain begins in the zone.
fn bridged(cards: &[(u8, u8)]) -> Result<(), String> {
    for (n, (y, x)) in cards.iter().enumerate() {
        let beside = |(b, a): &(u8, u8)| y.abs_diff(*b) <= 1 && x.abs_diff(*a) <= 1;
        let carried = *x == 1 || cards[..n].iter().any(beside);
        expect(carried, "turn 1: no bridge")?;
    }
    Ok(())
}

fn expect(holds: bool, what: &str) -> Result<(), String> {
    holds.then_some(()).ok_or_else(|| what.to_owned())
}

/// The checker can fail: every number that it looks at, changed, is noticed.
#[test]
fn the_checker_notices() {
    let deck = super::kit::deck(&[("u1", 20), ("a1", 6), ("c1", 4)]);
    let rules = super::kit::rules();
    let mut goldfish = super::kit::goldfish(&deck, &super::kit::options(6));
    let trace = *goldfish.play(7, 0);
    assert_eq!(check(&deck, rules, true, &trace), Ok(()));
    assert!(
        check(&deck, rules, false, &trace).is_ok(),
        "four cards either way"
    );
    let other = PlayRules {
        opening_hand: 5,
        ..rules
    };
    assert_eq!(
        check(&deck, other, true, &trace),
        Err("opening hand".to_owned())
    );
    let other = PlayRules {
        draw_to: 5,
        ..rules
    };
    assert_eq!(
        check(&deck, other, true, &trace),
        Err("turn 2: draw".to_owned())
    );
    let other = PlayRules {
        spawns_per_type: 0,
        ..rules
    };
    assert_eq!(
        check(&deck, other, true, &trace),
        Err("turn 1: limit".to_owned())
    );
    assert_eq!(
        bridged(&[(3, 1), (3, 3)]),
        Err("turn 1: no bridge".to_owned())
    );
    let mut moved = trace;
    moved.recycled = moved.opening;
    assert!(check(&deck, rules, false, &moved).is_err());
}
