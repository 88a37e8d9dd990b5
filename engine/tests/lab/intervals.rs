//! Intervals against published figures.

use fabulario_engine::goldfish::interval::{
    Level, Reach, mean, mean_of_sums, normal_quantile, normal_tails, share, student_quantile,
    wilson,
};
use fabulario_engine::goldfish::tally::{Histogram, Sums};
use fabulario_engine::rng::Rng;

/// Tables of Student's t as they are printed in textbooks: degrees of freedom, then 90, 95 and 99 percent.
const STUDENT: [(u64, [f64; 3]); 12] = [
    (1, [6.313_752, 12.706_205, 63.656_741]),
    (2, [2.919_986, 4.302_653, 9.924_843]),
    (3, [2.353_363, 3.182_446, 5.840_909]),
    (4, [2.131_847, 2.776_445, 4.604_095]),
    (5, [2.015_048, 2.570_582, 4.032_143]),
    (10, [1.812_461, 2.228_139, 3.169_273]),
    (20, [1.724_718, 2.085_963, 2.845_340]),
    (30, [1.697_261, 2.042_272, 2.749_996]),
    (60, [1.670_649, 2.000_298, 2.660_283]),
    (100, [1.660_234, 1.983_972, 2.625_891]),
    (120, [1.657_651, 1.979_930, 2.617_421]),
    (1000, [1.646_379, 1.962_339, 2.580_755]),
];

#[test]
fn quantiles_of_students_t_are_those_of_the_tables() {
    for (freedom, row) in STUDENT {
        for (level, printed) in [Level::P90, Level::P95, Level::P99].into_iter().zip(row) {
            let t = level.t(freedom);
            // The tables have six decimals.
            assert!((t - printed).abs() < 1e-6, "{freedom} {level:?}: {t}");
        }
    }
}

/// Two ways to reckon it meet at two hundred degrees of freedom.
#[test]
fn quantiles_fall_smoothly_towards_the_normal_ones() {
    for level in [Level::P90, Level::P95, Level::P99] {
        for freedom in 1..1000 {
            assert!(level.t(freedom) > level.t(freedom + 1), "{freedom}");
        }
        let [before, at, after] = [199, 200, 201].map(|freedom| level.t(freedom));
        let bend = (before - at) - (at - after);
        assert!((0.0..1e-5).contains(&bend), "{level:?} {bend}");
        assert!((level.t(1_000_000_000) - level.z()).abs() < 1e-8);
    }
    assert!(student_quantile(0, 0.05).is_infinite());
}

#[test]
fn the_normal_distribution_is_that_of_the_tables() {
    // Both tails at whole standard deviations.
    let printed = [
        (0.0, 1.0),
        (1.0, 0.317_310_507_863),
        (2.0, 0.045_500_263_896),
        (3.0, 0.002_699_796_063),
        (4.0, 6.334_248_366_6e-5),
        (5.0, 5.733_031_437_6e-7),
        (6.0, 1.973_175_290_1e-9),
    ];
    for (z, tails) in printed {
        let reckoned = normal_tails(z);
        assert!((reckoned / tails - 1.0).abs() < 1e-9, "{z}: {reckoned}");
    }
    assert!(normal_tails(40.0) == 0.0);
    for level in [Level::P90, Level::P95, Level::P99] {
        assert!((normal_quantile(level.error()) - level.z()).abs() < 1e-12);
    }
}

/// The examples of Newcombe's comparison of seven methods (1998), four decimals.
#[test]
fn wilsons_interval_is_the_published_one() {
    let printed = [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ];
    for (hits, games, low, high) in printed {
        let it = wilson(hits, games, Level::P95);
        assert!((it.low - low).abs() < 5.1e-5, "{hits} of {games}: {it:?}");
        assert!((it.high - high).abs() < 5.1e-5, "{hits} of {games}: {it:?}");
    }
}

#[test]
fn wilsons_interval_stays_between_none_and_all() {
    for games in 0..60 {
        for hits in 0..=games {
            let it = wilson(hits, games, Level::P99);
            assert!((0.0..=1.0).contains(&it.low) && (0.0..=1.0).contains(&it.high));
            if games > 0 {
                let share = f64::from(u32::try_from(hits).unwrap())
                    / f64::from(u32::try_from(games).unwrap());
                assert!(it.holds(share), "{hits} of {games}: {it:?}");
            }
        }
    }
}

/// The odds of so many hits.
fn binomial(hits: u32, games: u32, share: f64) -> f64 {
    let ways = (0..hits).map(|k| (f64::from(games - k) / f64::from(k + 1)).ln());
    let misses = f64::from(games - hits) * (-share).ln_1p();
    (ways.sum::<f64>() + f64::from(hits) * share.ln() + misses).exp()
}

/// Reckoned, not played: however rare an event is, a thousand games hold its share in 94 of 100 runs at least.
#[test]
fn a_rare_share_is_held_as_often_as_a_common_one() {
    const GAMES: u32 = 1_000;
    let all: Vec<_> = (0..=GAMES)
        .map(|hits| share(hits.into(), GAMES.into(), Level::P95))
        .collect();
    let mut exact = 1e-5;
    while exact < 0.5 {
        let held = (0..=GAMES).filter(|hits| all[*hits as usize].holds(exact));
        let odds: f64 = held.map(|hits| binomial(hits, GAMES, exact)).sum();
        assert!(odds > 0.94, "{exact}: {odds}");
        exact *= 1.03;
    }
}

/// A number that always came may not be the only one, and where none is larger the interval ends there.
#[test]
fn what_never_came_is_not_ruled_out_and_what_cannot_be_is() {
    let mut same = Histogram::<8>::default();
    (0..1_000).for_each(|_| same.count(5));
    let within = |reach| mean(&same, reach, Level::P95).unwrap().interval.unwrap();
    let (open, closed) = (within(Reach::open(5)), within(Reach::closed(0, 5)));
    assert!(open.low < 5.0 && open.high > 5.0, "{open:?}");
    assert!(closed.low < 5.0 && closed.high == 5.0, "{closed:?}");
    assert!(closed.low > 4.97, "{closed:?}");
    let sure = within(Reach::closed(5, 5));
    assert!(sure.low == 5.0 && sure.high == 5.0, "{sure:?}");
    // What was seen is possible, and beyond the last number nothing is, however little was seen nearby.
    let capped = within(Reach::closed(0, 5).near(3));
    assert!(capped.low < 5.0 && capped.high == 5.0, "{capped:?}");
    let near = within(Reach::closed(0, 40).near(5));
    assert_eq!(near, open);
}

/// The same where only sums are known.
#[test]
fn a_mean_of_sums_stays_where_the_rules_leave_it() {
    let twice = |games: u64| Sums {
        n: games,
        sum: u128::from(games) * 2,
        squares: u128::from(games) * 4,
    };
    let never = |games: u64| Sums {
        n: games,
        ..Sums::default()
    };
    for games in [2, 10, 1_000] {
        let within = |sums: &Sums, reach| {
            let mean = mean_of_sums(sums, reach, Level::P95).unwrap();
            let it = mean.interval.unwrap();
            [it.low, mean.value, it.high]
        };
        let [low, value, high] = within(&twice(games), Reach::closed(0, 2));
        assert!(low < 2.0 && value == 2.0 && high == 2.0, "{low} {high}");
        assert_eq!(within(&twice(games), Reach::closed(2, 2)), [2.0; 3]);
        assert_eq!(within(&never(games), Reach::closed(0, 0)), [0.0; 3]);
        let [low, value, high] = within(&never(games), Reach::closed(0, 7));
        assert!(
            low == 0.0 && value == 0.0 && high > 0.0 && high < 7.0,
            "{high}"
        );
    }
}

/// Rare events of some size: Student's t held these means in 17 to 87 of 100 runs.
#[test]
fn the_mean_of_rare_events_is_held() {
    const GAMES: u32 = 1_000;
    let runs = crate::length::many(4_000, 300);
    for (odds, sizes) in [(1, 1), (5, 3), (30, 3), (3, 9), (10, 9)] {
        let mut rng = Rng::new(odds.into(), sizes.into());
        // So many events in ten thousand games.
        let exact = f64::from(odds) / 1e4 * (1.0 + f64::from(sizes)) / 2.0;
        let held = (0..runs).filter(|_| {
            let mut numbers = Histogram::<16>::default();
            for _ in 0..GAMES {
                let size = u16::try_from(rng.below(sizes) + 1).unwrap();
                numbers.count(if rng.below(10_000) < odds { size } else { 0 });
            }
            let reach = Reach::open(u16::try_from(sizes).unwrap());
            let it = mean(&numbers, reach, Level::P95).unwrap();
            it.interval.unwrap().holds(exact)
        });
        let held = f64::from(u32::try_from(held.count()).unwrap());
        let share = held / f64::from(u32::try_from(runs).unwrap());
        println!("{odds} in 10,000, sizes to {sizes}: {share:.3}");
        assert!(share > 0.92, "{odds} in 10,000, sizes to {sizes}: {share}");
    }
}
