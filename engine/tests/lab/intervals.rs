//! Intervals against published figures.

use fabulario_engine::goldfish::interval::{
    Level, Pairs, newcombe, normal_quantile, normal_tails, student_quantile, wilson,
};

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

/// The examples of Newcombe's comparison for paired data (1998), four decimals.
#[test]
fn newcombes_interval_is_the_published_one() {
    let pairs = Pairs {
        both: 36,
        first: 12,
        second: 2,
        neither: 0,
    };
    let it = newcombe(&pairs, Level::P95);
    assert!((it.low - 0.0569).abs() < 5.1e-5, "{it:?}");
    assert!((it.high - 0.3404).abs() < 5.1e-5, "{it:?}");
}

#[test]
fn newcombes_interval_is_the_other_way_round_for_pairs_that_are() {
    let pairs = |first, second| Pairs {
        both: 100,
        first,
        second,
        neither: 200,
    };
    let [one, two] = [(30, 5), (5, 30)].map(|(a, b)| newcombe(&pairs(a, b), Level::P90));
    assert!((one.low + two.high).abs() < 1e-12 && (one.high + two.low).abs() < 1e-12);
    assert!(one.low > 0.0);
    let none = newcombe(&Pairs::default(), Level::P95);
    assert!(
        none.low <= -1.0 + 1e-9 && none.high >= 1.0 - 1e-9,
        "{none:?}"
    );
}
