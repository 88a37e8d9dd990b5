//! The reserve, and swaps with it between games: FAB 1.4.1a, FAB-D14; ruling: FAB-C41.

use fabulario_engine::deck::Section;
use fabulario_engine::fabula::Face;
use serde_json::json;

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

/// The legal deck with cards and bases in reserve: three copies of Nova and of Roda, a red Forja and its
/// Brasa, a second Capital.
fn reserved() -> Desk<Face> {
    let mut desk = fab();
    common(&mut desk, "nova", "Nova", &["verde"]);
    common(&mut desk, "roda", "Roda", &["amarelo"]);
    common(&mut desk, "brasa", "Brasa", &["vermelho"]);
    desk.card(json!({"id": "forja", "name": "Forja", "type": "base", "colours": ["vermelho"], "rarity": "comum"}));
    desk.line(Section::Reserve, "nova", 3);
    desk.line(Section::Reserve, "roda", 3);
    desk.line(Section::Reserve, "brasa", 3);
    desk.line(Section::Reserve, "forja", 3);
    desk.line(Section::Reserve, "capital", 1);
    desk
}

/// "[…] uma lista de cartas reserva além das bases na reserva": cards and bases may wait there.
#[test]
fn fab_d14_cards_and_bases_of_every_type_may_wait_in_the_reserve() {
    for kind in ["aliado", "manobra", "base", "modificacao"] {
        let mut desk = fab();
        desk.card(
            json!({"id": "x", "name": "X", "type": kind, "colours": ["roxo"], "rarity": "comum"}),
        );
        desk.line(Section::Reserve, "x", 1);
        assert_eq!(legal(&desk), NOTHING, "{kind}");
    }
}

/// The size of the reserve is not stated: it has no limit.
#[test]
fn fab_d14_the_reserve_may_be_of_any_size() {
    let mut desk = fab();
    for n in 1..=500 {
        let id = format!("vez-{n}");
        common(&mut desk, &id, &format!("Vez {n}"), &["azul"]);
        desk.line(Section::Reserve, &id, 3);
    }
    assert_eq!(legal(&desk), NOTHING);
}

/// Ruling FAB-C41: copies in the reserve are not counted with those of the deck.
#[test]
fn fab_c41_copies_in_the_reserve_are_not_counted_with_the_deck() {
    let mut desk = fab();
    desk.line(Section::Reserve, "carta-1", 3);
    desk.line(Section::Reserve, "capital", 1);
    assert_eq!(legal(&desk), NOTHING);
}

/// Ruling FAB-C41: a card in the reserve is not held against the colours of the bases.
#[test]
fn fab_c41_colours_in_the_reserve_are_not_judged() {
    let mut desk = fab();
    common(&mut desk, "mar", "Mar", &["azul", "roxo"]);
    common(&mut desk, "pedra", "Pedra", &[]);
    desk.line(Section::Reserve, "mar", 3);
    desk.line(Section::Reserve, "pedra", 3);
    assert_eq!(legal(&desk), NOTHING);
}

/// Ruling FAB-C41: the reserve fills neither the deck nor the bases.
#[test]
fn fab_c41_the_reserve_does_not_fill_the_deck() {
    let mut desk = reserved();
    desk.set(Section::Main, "carta-14", 0);
    desk.set(Section::Arredores, "mirante", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error too_few_cards FAB-D1 39 >=40 in main",
            "error too_few_cards FAB-D3 4 >=5 in arredores, centro",
            "error wrong_position FAB-D4 3 >=4 <=4 in arredores",
        ]
    );
}

/// More copies in the reserve than could ever come in are allowed, and worth a warning.
#[test]
fn fab_d14_more_copies_in_reserve_than_could_come_in_are_a_warning() {
    for (rarity, most) in [("comum", 3), ("rara", 2), ("lendaria", 1)] {
        let with = |copies: u32| {
            let mut desk = fab();
            desk.card(json!({"id": "x", "name": "X", "type": "aliado", "colours": ["verde"], "rarity": rarity}));
            desk.line(Section::Reserve, "x", copies);
            desk
        };
        assert_eq!(legal(&with(most)), NOTHING);
        let over = most + 1;
        let told = format!("warning reserve_excess FAB-D14 {over} <={most} [X]");
        assert_eq!(legal(&with(over)), [told]);
    }
}

/// "[…] este jogador pode alterar o seu baralho utilizando estas cartas […]."
#[test]
fn fab_1_4_1a_reserve_cards_take_the_place_of_cards_of_the_deck() {
    let mut desk = reserved();
    desk.swap("carta-1", "nova", 3).swap("carta-2", "roda", 2);
    assert_eq!(legal(&desk), NOTHING);
}

/// "[…] ao menos que a alteração seja contra as regras de construção": no fourth copy comes in.
#[test]
fn fab_1_4_1a_a_swap_that_makes_a_fourth_copy_is_refused() {
    let mut desk = fab();
    desk.line(Section::Reserve, "carta-1", 1);
    desk.line(Section::Reserve, "carta-14", 3);
    assert_eq!(legal(&desk), NOTHING);
    desk.swap("carta-2", "carta-14", 2);
    assert_eq!(legal(&desk), NOTHING, "a third copy");
    desk.swap("carta-2", "carta-1", 1);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D6 4 <=3 [Carta 1]"]
    );
}

/// "[…] contra as regras de construção": no card outside the colours of the bases comes in.
#[test]
fn fab_1_4_1a_a_swap_against_the_colours_is_refused() {
    let mut desk = reserved();
    desk.swap("carta-1", "brasa", 3);
    assert_eq!(illegal(&desk), ["error outside_identity FAB-D12 [Brasa]"]);
}

/// The deck is judged as it is after all swaps: a base may come in for the cards of its colour.
#[test]
fn fab_1_4_1a_a_change_is_judged_as_a_whole() {
    let mut desk = reserved();
    desk.swap("carta-1", "brasa", 3).swap("mirante", "forja", 1);
    assert_eq!(legal(&desk), NOTHING);
}

/// Bases come in for bases, and with them go their colours.
#[test]
fn fab_1_4_1a_a_swap_of_bases_changes_the_identity() {
    let mut desk = reserved();
    desk.set(Section::Reserve, "capital", 0);
    // Without Mirante and Capital no base is yellow any more.
    desk.swap("mirante", "forja", 2).swap("capital", "forja", 1);
    let yellow = |n: &u32| !n.is_multiple_of(3);
    let outside = |n: u32| format!("error outside_identity FAB-D12 [Carta {n}]");
    let told: Vec<String> = (1..=14).filter(yellow).map(outside).collect();
    assert_eq!(illegal(&desk), told);
}

/// A base that comes in stands where the other one stood: in the Centro, too.
#[test]
fn fab_1_4_1a_a_base_that_comes_in_takes_the_position_of_the_one_that_goes_out() {
    let mut desk = reserved();
    desk.swap("capital", "forja", 1);
    let placed = desk.in_court(format("fab-padrao"), |judged, pool| {
        let legal = judged.unwrap();
        let bases = legal.cards().iter().filter(|held| {
            [Section::Arredores, Section::Centro, Section::Reserve].contains(&held.section)
        });
        bases
            .map(|held| {
                (
                    held.section,
                    pool.card(held.card).unwrap().id.clone(),
                    held.copies,
                )
            })
            .collect::<Vec<_>>()
    });
    let held = |section, id: &str, copies| (section, id.to_owned(), copies);
    assert_eq!(
        placed,
        [
            held(Section::Arredores, "clareira", 2),
            held(Section::Arredores, "mirante", 2),
            held(Section::Centro, "forja", 1),
            held(Section::Reserve, "capital", 2),
            held(Section::Reserve, "nova", 3),
            held(Section::Reserve, "roda", 3),
            held(Section::Reserve, "brasa", 3),
            held(Section::Reserve, "forja", 2),
        ]
    );
}

/// The limits of copies hold for bases that come in. FAB-D9
#[test]
fn fab_1_4_1a_a_second_copy_of_a_legendary_base_does_not_come_in() {
    let mut desk = reserved();
    desk.swap("mirante", "capital", 1);
    assert_eq!(
        illegal(&desk),
        ["error too_many_copies FAB-D8 2 <=1 [Capital]"]
    );
}

/// No card takes the place of a base, no base that of a card. FAB 3.1.11
#[test]
fn fab_1_4_1a_cards_and_bases_do_not_take_each_others_place() {
    let mut desk = reserved();
    desk.swap("mirante", "nova", 1);
    assert_eq!(illegal(&desk), ["error wrong_card_type FAB-D3 [Nova]"]);
    let mut desk = reserved();
    desk.line(Section::Main, "carta-14", 1);
    desk.swap("carta-14", "capital", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error wrong_card_type FAB-D5 [Capital]",
            "error too_many_copies FAB-D8 2 <=1 [Capital]",
        ]
    );
}

/// The rule does not say one for one: a card may go out alone, as long as forty stay.
#[test]
fn fab_1_4_1a_cards_may_go_out_alone_down_to_the_minimum() {
    let mut desk = reserved();
    desk.set(Section::Main, "carta-14", 3)
        .swap("carta-14", "", 2);
    assert_eq!(legal(&desk), NOTHING, "42 to 40");
    desk.set(Section::Main, "carta-14", 2);
    assert_eq!(
        illegal(&desk),
        ["error too_few_cards FAB-D1 39 >=40 in main"]
    );
}

/// The rule does not say one for one: a card may come in alone.
#[test]
fn fab_1_4_1a_cards_may_come_in_alone() {
    let mut desk = reserved();
    desk.swap("", "nova", 3);
    assert_eq!(legal(&desk), NOTHING);
    desk.set(Section::Main, "carta-14", 0);
    assert_eq!(legal(&desk), NOTHING, "39 to 42");
}

/// A base comes in for a base: alone it would be a sixth one, or a card of the deck.
#[test]
fn fab_1_4_1a_a_base_neither_comes_in_nor_goes_out_alone() {
    let mut desk = reserved();
    desk.swap("", "forja", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error wrong_card_type FAB-D5 [Forja]",
            "error outside_identity FAB-D12 [Forja]",
        ]
    );
    let mut desk = reserved();
    desk.swap("mirante", "", 1);
    assert_eq!(
        illegal(&desk),
        [
            "error too_few_cards FAB-D3 4 >=5 in arredores, centro",
            "error wrong_position FAB-D4 3 >=4 <=4 in arredores",
        ]
    );
}
