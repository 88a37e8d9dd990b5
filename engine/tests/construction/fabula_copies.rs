//! Copies of one card: FAB-D6 to FAB-D10, FAB-T18.

use fabulario_engine::RuleId;
use fabulario_engine::deck::{Pool, Section, Violation};
use fabulario_engine::fabula::Face;
use serde_json::json;

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// The legal deck and so many copies of a card of this type and rarity.
fn with_copies(kind: &str, rarity: &str, copies: u32) -> Desk<Face> {
    let mut desk = fab();
    desk.card(json!({"id": "tesouro", "name": "Tesouro", "type": kind, "colours": ["verde"], "rarity": rarity}));
    desk.line(Section::Main, "tesouro", copies);
    desk
}

/// The legal deck with so many copies of one base of this rarity among the Arredores.
fn with_bases(rarity: &str, copies: u32) -> Desk<Face> {
    let mut desk = fab();
    desk.card(json!({"id": "ruina", "name": "Ruína", "type": "base", "colours": ["verde"], "rarity": rarity}));
    let left = 4 - copies;
    desk.set(Section::Arredores, "clareira", left.min(2));
    desk.set(Section::Arredores, "mirante", left - left.min(2));
    desk.line(Section::Arredores, "ruina", copies);
    desk
}

/// What is told of one copy, two, and so on up to four, the same whatever the type.
fn told_of_one_to_four(rarity: &str) -> [Vec<String>; 4] {
    let of = |kind: &str| {
        [1, 2, 3, 4].map(|copies| with_copies(kind, rarity, copies).judged("fab-padrao").1)
    };
    assert_eq!(of("aliado"), of("manobra"));
    assert_eq!(of("aliado"), of("modificacao"));
    of("aliado")
}

fn over(rule: &str, copies: u32, most: u32) -> Vec<String> {
    vec![format!(
        "error too_many_copies {rule} {copies} <={most} [Tesouro]"
    )]
}

/// "3 cópias para cartas comuns."
#[test]
fn fab_d6_three_copies_of_a_common_card_are_the_most() {
    let told = [vec![], vec![], vec![], over("FAB-D6", 4, 3)];
    assert_eq!(told_of_one_to_four("comum"), told);
}

/// "2 cópias para cartas raras."
#[test]
fn fab_d7_two_copies_of_a_rare_card_are_the_most() {
    let told = [vec![], vec![], over("FAB-D7", 3, 2), over("FAB-D7", 4, 2)];
    assert_eq!(told_of_one_to_four("rara"), told);
}

/// "1 cópia para cartas lendárias."
#[test]
fn fab_d8_one_copy_of_a_legendary_card_is_the_most() {
    let more = |copies| over("FAB-D8", copies, 1);
    assert_eq!(
        told_of_one_to_four("lendaria"),
        [vec![], more(2), more(3), more(4)]
    );
}

/// The limits of copies hold for the set of bases as well: a common, a rare, a legendary base.
#[test]
fn fab_d9_the_limits_of_copies_hold_for_bases() {
    for (rarity, most, rule) in [
        ("comum", 3, "FAB-D6"),
        ("rara", 2, "FAB-D7"),
        ("lendaria", 1, "FAB-D8"),
    ] {
        for copies in 1..=most {
            assert_eq!(legal(&with_bases(rarity, copies)), NOTHING, "{rarity}");
        }
        let over = most + 1;
        assert_eq!(
            illegal(&with_bases(rarity, over)),
            [format!(
                "error too_many_copies {rule} {over} <={most} [Ruína]"
            )],
        );
    }
}

/// The set of bases is counted as one: Arredores and Centro together.
#[test]
fn fab_d9_copies_in_arredores_and_centro_count_together() {
    let mut desk = fab();
    desk.set(Section::Arredores, "mirante", 1);
    desk.line(Section::Arredores, "capital", 1);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D8 2 <=1 [Capital]"]
    );
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [("too_many_copies", vec![16, 17])]
    );
}

/// Main deck and bases are counted together, besides that the base must not be there.
#[test]
fn fab_d9_copies_in_main_deck_and_bases_count_together() {
    let mut desk = fab();
    desk.line(Section::Main, "clareira", 1);
    assert_eq!(illegal(&desk), ["error wrong_card_type FAB-D5 [Clareira]"]);
    desk.set(Section::Main, "clareira", 2);
    assert_eq!(
        illegal(&desk),
        [
            "error wrong_card_type FAB-D5 [Clareira]",
            "error too_many_copies FAB-D6 4 <=3 [Clareira]",
        ]
    );
}

/// A finding about bases also names the rule by which the limits hold for them.
#[test]
fn fab_d9_is_named_where_bases_are_counted_and_nowhere_else() {
    let see = |desk: &Desk<Face>| {
        let tell = |found: &Violation<'_>, _: &Pool<Face>| {
            let rule = |rule: Option<&RuleId>| rule.map(ToString::to_string);
            (rule(found.basis.rule), rule(found.see))
        };
        desk.each(format("fab-padrao"), tell).1
    };
    let some = |rule: &str| Some(rule.to_owned());
    assert_eq!(
        see(&with_bases("rara", 3)),
        [(some("FAB-D7"), some("FAB-D9"))]
    );
    assert_eq!(
        see(&with_copies("aliado", "rara", 3)),
        [(some("FAB-D7"), None)]
    );
}

/// Copies are counted by name, over all lines of a list.
#[test]
fn fab_d10_copies_on_several_lines_count_together() {
    let mut desk = fab();
    desk.line(Section::Main, "carta-14", 1);
    desk.line(Section::Main, "carta-14", 1);
    assert_eq!(legal(&desk), NOTHING);
    desk.line(Section::Main, "carta-14", 1);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D6 4 <=3 [Carta 14]"]
    );
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [("too_many_copies", vec![13, 17, 18, 19])]
    );
}

/// Copies are counted by name: two printings with two ids are copies of one card.
#[test]
fn fab_d10_two_ids_of_one_name_are_copies_of_one_card() {
    let mut desk = fab();
    desk.card(json!({"id": "carta-14-ouro", "name": "Carta 14", "type": "modificacao", "colours": ["verde", "amarelo"], "rarity": "comum", "sets": ["OURO"]}));
    desk.line(Section::Main, "carta-14-ouro", 2);
    assert_eq!(legal(&desk), NOTHING);
    desk.set(Section::Main, "carta-14-ouro", 3);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D6 4 <=3 [Carta 14, Carta 14]"]
    );
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [("too_many_copies", vec![13, 17])]
    );
}

/// Copies are counted by name, and by nothing else: every name has a limit of its own.
#[test]
fn fab_d10_cards_of_different_names_are_counted_apart() {
    let mut desk = fab();
    desk.set(Section::Main, "carta-1", 4)
        .set(Section::Main, "carta-2", 5);
    assert_eq!(
        illegal(&desk),
        [
            "error too_many_copies FAB-D6 4 <=3 [Carta 1]",
            "error too_many_copies FAB-D6 5 <=3 [Carta 2]",
        ]
    );
}

/// FAB-T18: four commons, three rares, two legendaries, two copies of a legendary base: all illegal.
#[test]
fn fab_t18_one_copy_too_many_of_each_rarity() {
    let one = |rarity: &str, copies: u32| illegal(&with_copies("aliado", rarity, copies));
    assert_eq!(
        one("comum", 4),
        ["error too_many_copies FAB-D6 4 <=3 [Tesouro]"]
    );
    assert_eq!(
        one("rara", 3),
        ["error too_many_copies FAB-D7 3 <=2 [Tesouro]"]
    );
    assert_eq!(
        one("lendaria", 2),
        ["error too_many_copies FAB-D8 2 <=1 [Tesouro]"]
    );
    assert_eq!(
        illegal(&with_bases("lendaria", 2)),
        ["error too_many_copies FAB-D8 2 <=1 [Ruína]"]
    );
}

/// FAB-T18, all in one deck: every mistake is told at once, in the order of the rules.
#[test]
fn fab_t18_all_of_them_are_told_at_once() {
    let mut desk = with_bases("lendaria", 2);
    desk.card(json!({"id": "rara", "name": "Rara", "type": "manobra", "colours": ["verde"], "rarity": "rara"}));
    desk.card(json!({"id": "lendaria", "name": "Lendária", "type": "manobra", "colours": ["verde"], "rarity": "lendaria"}));
    desk.line(Section::Main, "lendaria", 2);
    desk.line(Section::Main, "rara", 3);
    desk.set(Section::Main, "carta-14", 4);
    assert_eq!(
        illegal(&desk),
        [
            "error too_many_copies FAB-D6 4 <=3 [Carta 14]",
            "error too_many_copies FAB-D7 3 <=2 [Rara]",
            "error too_many_copies FAB-D8 2 <=1 [Ruína]",
            "error too_many_copies FAB-D8 2 <=1 [Lendária]",
        ]
    );
}
