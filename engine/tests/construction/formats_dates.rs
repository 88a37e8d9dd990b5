//! Legality as of a day: when a change holds, which change overrides which.

use fabulario_engine::deck::{Section, Verdict};
use fabulario_engine::fabula::Face;
use fabulario_engine::format::Change;
use serde_json::{Value, json};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

fn change(change: Value) -> Change {
    serde_json::from_value(change).unwrap()
}

/// What is told of the deck on a day under these further changes.
fn tell(desk: &Desk<Face>, on: &str, changes: &[Value]) -> Vec<String> {
    let mut desk = desk.clone();
    desk.on = day(on);
    for change in changes {
        desk.change(change.clone());
    }
    let [book, guide] = STANDARD.map(|format| desk.judged(format));
    assert_eq!(book, guide);
    book.1
}

/// A change holds from its day on: not on the day before, and on every day after.
#[test]
fn a_change_holds_from_its_day_on() {
    let ban = [json!({"from": "2026-03-01", "banned": ["carta-14"]})];
    let desk = fab();
    for before in ["1999-12-31", "2026-02-27", "2026-02-28"] {
        assert_eq!(tell(&desk, before, &ban), NOTHING, "{before}");
    }
    for after in ["2026-03-01", "2026-03-02", "2026-11-16", "9999-12-31"] {
        assert_eq!(
            tell(&desk, after, &ban),
            ["error banned_card 1 <=0 [Carta 14]"],
            "{after}"
        );
    }
}

/// A change without a day holds always.
#[test]
fn a_change_without_a_day_holds_always() {
    let ban = [json!({"banned": ["carta-14"]})];
    for on in ["0001-01-01", "2026-11-16", "9999-12-31"] {
        assert_eq!(
            tell(&fab(), on, &ban),
            ["error banned_card 1 <=0 [Carta 14]"]
        );
    }
}

/// Each kind of change waits for its day: sizes, copies, sets, pools, limits.
#[test]
fn every_kind_of_change_waits_for_its_day() {
    let mut desk = fab();
    for card in &mut desk.cards {
        let code = if card.id == "carta-14" { "RIO" } else { "BAS" };
        card.sets = vec![code.to_owned()];
    }
    desk.set(Section::Main, "carta-14", 2);
    let all_but_one: Vec<Value> = desk
        .lines
        .iter()
        .map(|line| json!({"card": line.1, "max": if line.1 == "carta-14" { 1 } else { 3 }}))
        .collect();
    let kinds = [
        (
            json!({"lists": [{"id": "main", "min": 42}]}),
            "error too_few_cards FAB-D1 41 >=42 in main",
        ),
        (
            json!({"lists": [{"id": "main", "max": 40}]}),
            "error too_many_cards 41 <=40 in main",
        ),
        (
            json!({"lists": [{"id": "main", "to_play": 42}]}),
            "incomplete not_playable_yet 41 >=42 in main",
        ),
        (
            json!({"copies": [{"by": "rarity", "of": "comum", "max": 1}, {"by": "card_type", "of": "aliado", "max": 3}, {"by": "card_type", "of": "manobra", "max": 3}, {"by": "card_type", "of": "base", "max": 3}, {"by": "card_type", "of": "modificacao", "max": 3}, {"by": "rarity", "of": "lendaria", "max": 0}]}),
            "error too_many_copies FAB-D8 1 <=0 [Capital]",
        ),
        (json!({"sets": ["BAS"]}), "error outside_sets [Carta 14]"),
        (
            json!({"pool": all_but_one}),
            "error outside_pool 2 <=1 [Carta 14]",
        ),
        (
            json!({"limited": [{"card": "carta-14", "max": 1}]}),
            "error limited_card 2 <=1 [Carta 14]",
        ),
        (
            json!({"banned": ["carta-14"]}),
            "error banned_card 2 <=0 [Carta 14]",
        ),
    ];
    for (mut kind, told) in kinds {
        kind["from"] = json!("2026-03-01");
        let kind = [kind];
        assert_eq!(tell(&desk, "2026-02-28", &kind), NOTHING);
        assert_eq!(tell(&desk, "2026-03-01", &kind), [told]);
        assert_eq!(tell(&desk, "2026-03-02", &kind), [told]);
    }
}

/// A release waits for its day as well.
#[test]
fn a_card_is_free_from_the_day_of_its_release_on() {
    let changes = [
        json!({"from": "2026-01-01", "banned": ["carta-14"]}),
        json!({"from": "2026-06-01", "freed": ["carta-14"]}),
    ];
    let told = ["error banned_card 1 <=0 [Carta 14]"];
    assert_eq!(tell(&fab(), "2025-12-31", &changes), NOTHING);
    assert_eq!(tell(&fab(), "2026-01-01", &changes), told);
    assert_eq!(tell(&fab(), "2026-05-31", &changes), told);
    assert_eq!(tell(&fab(), "2026-06-01", &changes), NOTHING);
}

/// The same deck on many days: each change overrides the one before, from its own day on.
#[test]
fn a_later_change_overrides_an_earlier_one_from_its_day_on() {
    let changes = [
        json!({"from": "2026-01-01", "lists": [{"id": "main", "min": 50}]}),
        json!({"from": "2026-02-01", "lists": [{"id": "main", "min": 60}]}),
        json!({"from": "2026-03-01", "lists": [{"id": "main", "min": 40}]}),
    ];
    let least = |least: u32| vec![format!("error too_few_cards FAB-D1 45 >={least} in main")];
    let desk = sized(45);
    assert_eq!(tell(&desk, "2025-12-31", &changes), NOTHING);
    assert_eq!(tell(&desk, "2026-01-01", &changes), least(50));
    assert_eq!(tell(&desk, "2026-01-31", &changes), least(50));
    assert_eq!(tell(&desk, "2026-02-01", &changes), least(60));
    assert_eq!(tell(&desk, "2026-02-28", &changes), least(60));
    assert_eq!(tell(&desk, "2026-03-01", &changes), NOTHING);
}

/// Of two changes of one day the one that is written later decides.
#[test]
fn of_two_changes_of_one_day_the_second_decides() {
    let least = |least: u32| json!({"from": "2026-01-01", "lists": [{"id": "main", "min": least}]});
    assert_eq!(
        tell(&sized(45), "2026-01-01", &[least(50), least(40)]),
        NOTHING
    );
    assert_eq!(
        tell(&sized(45), "2026-01-01", &[least(40), least(50)]),
        ["error too_few_cards FAB-D1 45 >=50 in main"]
    );
}

/// What a change does not name stays as earlier changes have left it.
#[test]
fn what_a_change_does_not_name_stays() {
    let changes = [
        json!({"lists": [{"id": "main", "min": 50, "max": 60}], "banned": ["carta-1"], "copies": [{"by": "rarity", "of": "comum", "max": 4}]}),
        json!({"lists": [{"id": "main", "max": 55}], "banned": ["carta-2"]}),
        json!({}),
    ];
    let mut desk = fab();
    desk.set(Section::Main, "carta-3", 4);
    assert_eq!(
        tell(&desk, TODAY, &changes),
        [
            "error too_few_cards FAB-D1 41 >=50 in main",
            "error banned_card 3 <=0 [Carta 1]",
            "error banned_card 3 <=0 [Carta 2]",
        ]
    );
    assert_eq!(
        tell(&sized(56), TODAY, &changes),
        ["error too_many_cards 56 <=55 in main"]
    );
    assert_eq!(tell(&sized(55), TODAY, &changes), NOTHING);
}

/// Sets of a later change take the place of those of an earlier one.
#[test]
fn later_sets_override_earlier_ones() {
    let mut desk = fab();
    for card in &mut desk.cards {
        card.sets = vec!["BAS".to_owned()];
    }
    let only = |codes: &[&str], from: &str| json!({"from": from, "sets": codes});
    let changes = [
        only(&["RIO"], "2026-01-01"),
        only(&["RIO", "BAS"], "2026-02-01"),
    ];
    assert_eq!(tell(&desk, "2025-12-31", &changes), NOTHING);
    assert_eq!(tell(&desk, "2026-01-31", &changes).len(), 17);
    assert_eq!(tell(&desk, "2026-02-01", &changes), NOTHING);
}

/// Within one change a ban is stronger than a limit, and both are stronger than a release.
#[test]
fn within_one_change_the_ban_decides() {
    let ban = json!({"banned": ["carta-1"], "limited": [{"card": "carta-1", "max": 3}], "freed": ["carta-1"]});
    assert_eq!(
        tell(&fab(), TODAY, &[ban]),
        ["error banned_card 3 <=0 [Carta 1]"]
    );
    let limit = json!({"limited": [{"card": "carta-1", "max": 2}], "freed": ["carta-1"]});
    assert_eq!(
        tell(&fab(), TODAY, &[limit]),
        ["error limited_card 3 <=2 [Carta 1]"]
    );
}

/// A format's own changes come first, further changes on top of them.
#[test]
fn further_changes_stand_on_top_of_those_of_the_format() {
    let mut format = format("fab-padrao").clone();
    format.changes = vec![
        change(json!({"lists": [{"id": "main", "min": 50}]})),
        change(json!({"from": "2026-06-01", "banned": ["carta-14"]})),
    ];
    let mut desk = fab();
    let least = "error too_few_cards FAB-D1 40 >=50 in main".to_owned();
    let ban = "error banned_card 1 <=0 [Carta 14]".to_owned();
    let judged = |desk: &Desk<Face>, on: &str| {
        let mut desk = desk.clone();
        desk.on = day(on);
        desk.judged_in(&format)
    };
    assert_eq!(
        judged(&desk, "2026-05-31"),
        (Verdict::Illegal, vec![least.clone()])
    );
    assert_eq!(
        judged(&desk, "2026-06-01"),
        (Verdict::Illegal, vec![least, ban.clone()])
    );
    // The further change holds always, and yet it is the later one.
    desk.change(json!({"lists": [{"id": "main", "min": 40}]}));
    assert_eq!(judged(&desk, "2026-06-01"), (Verdict::Illegal, vec![ban]));
    desk.change(json!({"freed": ["carta-14"]}));
    assert_eq!(judged(&desk, "2026-06-01"), (Verdict::Legal, vec![]));
}
