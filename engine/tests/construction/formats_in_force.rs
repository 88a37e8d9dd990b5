//! Legality as of a day: when a format itself holds.

use fabulario_engine::deck::{Section, Verdict};
use fabulario_engine::format::Period;
use fabulario_engine::{Format, Stated};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// The standard format, in force on these days.
fn in_force(from: &str, until: Option<&str>) -> Format {
    let mut format = format("fab-padrao").clone();
    format.in_force = Some(Stated {
        value: Period {
            from: day(from),
            until: until.map(day),
        },
        rule: None,
        sources: Vec::new(),
        ruling: None,
    });
    format
}

/// A format that does not hold on a day makes no deck legal; its last day belongs to it.
#[test]
fn a_format_makes_decks_legal_on_the_days_on_which_it_holds() {
    let season = in_force("2026-03-01", Some("2026-05-31"));
    let mut desk = fab();
    let mut judged = |on: &str| {
        desk.on = day(on);
        desk.judged_in(&season)
    };
    let closed = (
        Verdict::Illegal,
        vec!["error format_not_in_force".to_owned()],
    );
    let open = (Verdict::Legal, vec![]);
    for on in ["2026-02-28", "2026-06-01", "1999-01-01", "2027-04-01"] {
        assert_eq!(judged(on), closed, "{on}");
    }
    for on in ["2026-03-01", "2026-04-15", "2026-05-31"] {
        assert_eq!(judged(on), open, "{on}");
    }
}

/// A format without a last day holds ever after; one of a single day on that day.
#[test]
fn a_format_may_hold_ever_after_or_on_one_day() {
    let mut desk = fab();
    let mut judged = |format: &Format, on: &str| {
        desk.on = day(on);
        desk.judged_in(format).0
    };
    let open = in_force("2026-03-01", None);
    assert_eq!(judged(&open, "2026-02-28"), Verdict::Illegal);
    assert_eq!(judged(&open, "2026-03-01"), Verdict::Legal);
    assert_eq!(judged(&open, "9999-12-31"), Verdict::Legal);
    let one = in_force("2026-03-01", Some("2026-03-01"));
    assert_eq!(judged(&one, "2026-02-28"), Verdict::Illegal);
    assert_eq!(judged(&one, "2026-03-01"), Verdict::Legal);
    assert_eq!(judged(&one, "2026-03-02"), Verdict::Illegal);
}

/// No source gives the standard formats a day: they hold on every day.
#[test]
fn the_standard_formats_hold_on_every_day() {
    for on in ["0001-01-01", "2021-01-01", TODAY, "9999-12-31"] {
        let mut desk = fab();
        desk.on = day(on);
        assert_eq!(legal(&desk), NOTHING);
        let mut desk = dd();
        desk.on = day(on);
        assert_eq!(desk.legal("dd-padrao"), NOTHING);
    }
}

/// What is wrong with the deck is told as well, after the format.
#[test]
fn a_format_that_does_not_hold_still_tells_what_is_wrong() {
    let season = in_force("2026-03-01", Some("2026-05-31"));
    let mut desk = sized(39);
    desk.set(Section::Main, "folha-1", 2);
    desk.line(Section::Main, "miragem", 1);
    assert_eq!(
        desk.judged_in(&season),
        (
            Verdict::Illegal,
            vec![
                "error unknown_card".to_owned(),
                "error format_not_in_force".to_owned(),
                "error too_few_cards FAB-D1 39 >=40 in main".to_owned(),
            ]
        )
    );
}
