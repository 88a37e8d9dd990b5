//! Decks without abilities, and ways to play them: random ones, and some that nobody would build.

use fabulario_engine::fabula::PlayRules;
use fabulario_engine::rng::Rng;

use super::kit::Ally;
use super::naive::{Copies, Exchange, Stay, Task, Way};

pub fn below(rng: &mut Rng, n: u16) -> u16 {
    u16::try_from(rng.below(u32::from(n))).unwrap()
}

fn byte(rng: &mut Rng, n: u16) -> u8 {
    u8::try_from(below(rng, n)).unwrap()
}

fn number(rng: &mut Rng, n: u16) -> i16 {
    i16::try_from(below(rng, n)).unwrap()
}

/// Some cards of a pool, in any order, each at most once.
pub fn some(rng: &mut Rng, pool: u16) -> Vec<u16> {
    let mut all: Vec<u16> = (0..pool).filter(|_| rng.below(3) == 0).collect();
    for i in (1..all.len()).rev() {
        all.swap(i, rng.below(u32::try_from(i + 1).unwrap()) as usize);
    }
    all
}

fn way(rng: &mut Rng, pool: u16) -> Way {
    match below(rng, 7) {
        6 => Way::Race,
        0 => Way::BestSpend,
        1 => Way::CheapestFirst,
        2 => Way::OffenceFirst,
        3 => Way::InfluenceFirst,
        4 => Way::Protect(some(rng, pool)),
        _ => Way::Priority(some(rng, pool)),
    }
}

fn exchange(rng: &mut Rng, pool: u16) -> Option<Exchange> {
    let mut copies = || Copies {
        count: usize::from(below(rng, 4)),
        of: some(rng, pool),
    };
    let (one, other) = (copies(), copies());
    let stay = match below(rng, 5) {
        0 => return None,
        1 => Stay::Never,
        2 => Stay::Least(one),
        3 => Stay::LeastAndMore(one, other),
        _ => Stay::LeastOrMost(one, other),
    };
    let keep = some(rng, pool);
    Some(Exchange { stay, keep })
}

/// The rules of the book in half of the games, else something that no book says.
fn rules(rng: &mut Rng) -> PlayRules {
    let book = PlayRules {
        opening_hand: 5 + byte(rng, 2),
        ..PlayRules::default()
    };
    if below(rng, 2) == 0 {
        return book;
    }
    PlayRules {
        opening_hand: byte(rng, 9),
        mulligan: below(rng, 4) > 0,
        starter_skips_draw: below(rng, 2) == 0,
        draw_to: byte(rng, 9),
        keep: byte(rng, 8),
        resources_start: number(rng, 4),
        resources_step: number(rng, 4),
        resources_cap: 5 + number(rng, 20),
        restore_cost: byte(rng, 4),
        arredor: 1 + number(rng, 9),
        centro: 1 + number(rng, 20),
        ..book
    }
}

/// A random deck, from few kinds to singletons and from 0 to 300 cards, and a random way to play it.
pub fn random(number: u64) -> Task {
    let rng = &mut Rng::new(0x601d_f154, number);
    let size = match below(rng, 8) {
        0 => below(rng, 12),
        1 => 65 + below(rng, 236),
        2 => 300,
        3 => 40,
        _ => 6 + below(rng, 55),
    };
    let pool = match below(rng, 4) {
        0 => 1 + below(rng, 4),
        1 => 1 + size,
        _ => 1 + below(rng, 20),
    };
    let (dearest, strongest) = (1 + below(rng, 12), 1 + below(rng, 6));
    let mut ally = |_| {
        let cost = below(rng, dearest);
        let [vida, ofensiva, influencia] = [(); 3].map(|()| below(rng, strongest));
        [cost, 1 + vida, ofensiva, influencia]
    };
    let cards: Vec<Ally> = (0..pool).map(&mut ally).collect();
    let singletons = pool > size;
    let mut card = |at| if singletons { at } else { below(rng, pool) };
    let deck = (0..size).map(&mut card).collect();
    let rules = rules(rng);
    // More Aliados than there is room for are never drawn.
    let most = 230_u16.saturating_sub(rules.opening_hand.into()) / u16::from(rules.draw_to).max(1);
    let turns = if size > 100 { most.min(40) } else { 20 };
    Task {
        cards,
        deck,
        way: way(rng, pool),
        exchange: exchange(rng, pool),
        first: below(rng, 2) == 0,
        rules,
        turns: usize::from(1 + below(rng, turns)),
    }
}

/// Decks that nobody would build, each of them by every policy.
pub fn awkward() -> impl Iterator<Item = Task> {
    let singletons: Vec<Ally> = (0..60).map(|i| [i % 11, 1 + i % 3, i % 5, i % 4]).collect();
    let decks: [(Vec<Ally>, Vec<u16>); 9] = [
        (vec![[0, 1, 1, 0], [0, 1, 0, 2]], [0, 1].repeat(20)),
        (vec![[10, 1, 3, 0], [10, 1, 0, 9]], [0, 1].repeat(20)),
        // Nobody can pay.
        (vec![[99, 1, 1, 1]], vec![0; 40]),
        (singletons.clone(), (0..40).collect()),
        (singletons, (0..60).collect()),
        (vec![[2, 1, 1, 1]], vec![0; 40]),
        // It runs out, or is too small to begin.
        (vec![[1, 1, 0, 0], [2, 1, 0, 0]], vec![0, 0, 0, 1, 1, 1, 1]),
        (vec![[1, 1, 1, 1]], vec![0; 4]),
        (
            vec![[1, 1, 1, 0], [3, 1, 0, 3], [9, 9, 9, 9]],
            [0, 1, 2].repeat(100),
        ),
    ];
    decks.into_iter().flat_map(|(cards, deck)| {
        [
            Way::Race,
            Way::BestSpend,
            Way::CheapestFirst,
            Way::OffenceFirst,
            Way::InfluenceFirst,
            Way::Protect(vec![1, 0]),
            // A card that is listed twice has its first place.
            Way::Priority(vec![1, 0, 1]),
        ]
        .map(|way| Task {
            cards: cards.clone(),
            deck: deck.clone(),
            way,
            exchange: Some(Exchange {
                stay: Stay::Never,
                keep: vec![0],
            }),
            first: true,
            rules: PlayRules::default(),
            turns: 35,
        })
    })
}
