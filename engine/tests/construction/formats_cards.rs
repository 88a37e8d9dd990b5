//! What a format may change: banned, limited and freed cards. FAB 2.1.4

use fabulario_engine::deck::Section;
use fabulario_engine::fabula::Face;
use serde_json::{Value, json};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// The legal deck with so many copies of Saci, a green common.
pub fn with_saci(copies: u32) -> Desk<Face> {
    let mut desk = fab();
    common(&mut desk, "saci", "Saci", &["verde"]);
    desk.line(Section::Main, "saci", copies);
    desk
}

/// What is told of so many copies under these changes.
pub fn tell(changes: &[Value], copies: u32) -> Vec<String> {
    let mut desk = with_saci(copies);
    for change in changes {
        desk.change(change.clone());
    }
    let [book, guide] = STANDARD.map(|format| desk.judged(format));
    assert_eq!(book, guide);
    book.1
}

/// A banned card is not allowed, not even once.
#[test]
fn a_banned_card_is_refused() {
    let ban = [json!({"banned": ["saci"]})];
    assert_eq!(tell(&ban, 0), NOTHING);
    for copies in [1, 3] {
        let told = format!("error banned_card {copies} <=0 [Saci]");
        assert_eq!(tell(&ban, copies), [told]);
    }
}

/// A banned base is refused as well.
#[test]
fn a_banned_base_is_refused() {
    let ban = [json!({"banned": ["capital", "clareira"]})];
    assert_eq!(
        tell(&ban, 0),
        [
            "error banned_card 2 <=0 [Clareira]",
            "error banned_card 1 <=0 [Capital]",
        ]
    );
}

/// A ban of a card that nobody plays, or that nobody knows, changes nothing.
#[test]
fn a_ban_of_another_card_changes_nothing() {
    assert_eq!(tell(&[json!({"banned": ["boto", "Saci", ""]})], 3), NOTHING);
}

/// A limited card may be played in so many copies and not one more.
#[test]
fn a_limited_card_is_counted() {
    for most in [1, 2] {
        let limit = [json!({"limited": [{"card": "saci", "max": most}]})];
        assert_eq!(tell(&limit, most), NOTHING);
        let over = most + 1;
        let told = format!("error limited_card {over} <={most} [Saci]");
        assert_eq!(tell(&limit, over), [told]);
    }
}

/// A limit above that of the rarity does not lift the latter: both hold.
#[test]
fn a_limit_of_its_own_does_not_lift_the_limit_of_the_rarity() {
    let limit = [json!({"limited": [{"card": "saci", "max": 4}]})];
    assert_eq!(tell(&limit, 3), NOTHING);
    assert_eq!(
        tell(&limit, 4),
        ["error too_many_copies FAB-D6 4 <=3 [Saci]"]
    );
    assert_eq!(
        tell(&limit, 5),
        [
            "error too_many_copies FAB-D6 5 <=3 [Saci]",
            "error limited_card 5 <=4 [Saci]",
        ]
    );
}

/// A limit of no copies is a ban.
#[test]
fn a_limit_of_zero_is_a_ban() {
    let limit = [json!({"limited": [{"card": "saci", "max": 0}]})];
    assert_eq!(tell(&limit, 1), ["error banned_card 1 <=0 [Saci]"]);
}

/// A freed card is neither banned nor limited any more: the limit of its rarity holds again.
#[test]
fn a_freed_card_is_as_it_was() {
    for before in [
        json!({"banned": ["saci"]}),
        json!({"limited": [{"card": "saci", "max": 1}]}),
    ] {
        let changes = [before, json!({"freed": ["saci"]})];
        assert_eq!(tell(&changes, 3), NOTHING);
        assert_eq!(
            tell(&changes, 4),
            ["error too_many_copies FAB-D6 4 <=3 [Saci]"]
        );
    }
}

/// What is freed before it is banned is banned.
#[test]
fn the_later_of_ban_and_release_decides() {
    let (ban, free) = (json!({"banned": ["saci"]}), json!({"freed": ["saci"]}));
    assert_eq!(
        tell(&[free.clone(), ban.clone()], 1),
        ["error banned_card 1 <=0 [Saci]"]
    );
    assert_eq!(
        tell(&[ban.clone(), free.clone(), ban.clone()], 1),
        ["error banned_card 1 <=0 [Saci]"]
    );
    assert_eq!(tell(&[ban.clone(), ban, free], 1), NOTHING);
}

/// A later limit takes the place of an earlier ban, a later ban that of an earlier limit.
#[test]
fn the_later_of_ban_and_limit_decides() {
    let ban = json!({"banned": ["saci"]});
    let limit = |most: u32| json!({"limited": [{"card": "saci", "max": most}]});
    assert_eq!(tell(&[ban.clone(), limit(2)], 2), NOTHING);
    assert_eq!(
        tell(&[ban.clone(), limit(2)], 3),
        ["error limited_card 3 <=2 [Saci]"]
    );
    assert_eq!(
        tell(&[limit(2), ban], 2),
        ["error banned_card 2 <=0 [Saci]"]
    );
    assert_eq!(
        tell(&[limit(1), limit(2)], 2),
        NOTHING,
        "a milder limit, too"
    );
    assert_eq!(
        tell(&[limit(2), limit(1)], 2),
        ["error limited_card 2 <=1 [Saci]"]
    );
}

/// The legal deck with copies of a card that has two ids, under these changes.
pub fn tell_printings(changes: &[Value], first: u32, second: u32) -> Vec<String> {
    let mut desk = fab();
    common(&mut desk, "saci-1", "Saci", &["verde"]);
    common(&mut desk, "saci-2", "Saci", &["verde"]);
    desk.line(Section::Main, "saci-1", first);
    desk.line(Section::Main, "saci-2", second);
    for change in changes {
        desk.change(change.clone());
    }
    desk.judged("fab-padrao").1
}

/// Cards of one name are copies (FAB 2.1.4): a restriction of one id is one of all.
#[test]
fn fab_2_1_4_a_restriction_of_one_printing_is_one_of_the_card() {
    let ban = [json!({"banned": ["saci-1"]})];
    assert_eq!(
        tell_printings(&ban, 0, 1),
        ["error banned_card 1 <=0 [Saci]"]
    );
    let limit = [json!({"limited": [{"card": "saci-1", "max": 2}]})];
    assert_eq!(tell_printings(&limit, 1, 1), NOTHING);
    assert_eq!(tell_printings(&limit, 0, 2), NOTHING);
    assert_eq!(
        tell_printings(&limit, 1, 2),
        ["error limited_card 3 <=2 [Saci, Saci]"]
    );
}

/// Cards of one name are copies (FAB 2.1.4): a later limit of another id takes the earlier one's place.
#[test]
fn fab_2_1_4_a_later_limit_of_another_printing_overrides_an_earlier_one() {
    let changes = [
        json!({"limited": [{"card": "saci-1", "max": 1}]}),
        json!({"limited": [{"card": "saci-2", "max": 2}]}),
    ];
    assert_eq!(tell_printings(&changes, 1, 1), NOTHING);
    assert_eq!(
        tell_printings(&changes, 2, 1),
        ["error limited_card 3 <=2 [Saci, Saci]"]
    );
    let [first, second] = changes;
    let changes = [second, first];
    assert_eq!(
        tell_printings(&changes, 1, 1),
        ["error limited_card 2 <=1 [Saci, Saci]"]
    );
}

/// Cards of one name are copies (FAB 2.1.4): who frees one id frees the card.
#[test]
fn fab_2_1_4_a_card_is_freed_under_any_of_its_ids() {
    let changes = [json!({"banned": ["saci-1"]}), json!({"freed": ["saci-2"]})];
    assert_eq!(tell_printings(&changes, 1, 1), NOTHING);
}

/// Ruling FAB-C41: the reserve is counted together with the deck only when it is swapped in.
#[test]
fn fab_c41_a_limited_card_in_the_reserve_is_not_counted_with_the_deck() {
    let mut desk = with_saci(1);
    desk.change(json!({"limited": [{"card": "saci", "max": 1}]}));
    desk.line(Section::Reserve, "saci", 1);
    assert_eq!(legal(&desk), NOTHING);
    desk.swap("carta-1", "saci", 1);
    assert_eq!(illegal(&desk), ["error limited_card 2 <=1 [Saci]"]);
}

/// A Ficha is told as such, not as a card that the format does not allow. FAB-D15
#[test]
fn fab_d15_a_token_is_not_restricted_besides() {
    let mut desk = fab();
    desk.card(json!({"id": "eco", "name": "Eco", "type": "ficha"}));
    desk.line(Section::Main, "eco", 1);
    desk.change(json!({"banned": ["eco"]}));
    assert_eq!(illegal(&desk), ["error token_in_deck FAB-D15 [Eco]"]);
}

/// Every restriction that a card breaks is told, after the rules of the game.
#[test]
fn all_restrictions_are_told_at_once() {
    let changes = [
        json!({"sets": ["BAS"], "pool": [], "limited": [{"card": "saci", "max": 1}]}),
        json!({"lists": [{"id": "main", "min": 50}]}),
    ];
    let mut desk = with_saci(4);
    desk.lines.retain(|line| line.1 == "saci");
    desk.lines.extend(fab().lines.into_iter().skip(14)); // the bases
    for change in changes {
        desk.change(change);
    }
    let mut told = vec![
        "error too_few_cards FAB-D1 4 >=50 in main".to_owned(),
        "error too_many_copies FAB-D6 4 <=3 [Saci]".to_owned(),
        "error limited_card 4 <=1 [Saci]".to_owned(),
    ];
    let cards = [("Saci", 4), ("Clareira", 2), ("Mirante", 2), ("Capital", 1)];
    told.extend(cards.iter().flat_map(|(name, copies)| {
        [
            format!("error outside_pool {copies} <=0 [{name}]"),
            format!("error outside_sets [{name}]"),
        ]
    }));
    assert_eq!(illegal(&desk), told);
}
