//! Colour identity: FAB-D11 to FAB-D13, FAB-T7, FAB-T8; ruling: FAB-C9.

use fabulario_engine::deck::{DeckList, Judge, Pool, Rules, Section, Violation};
use fabulario_engine::fabula::{Colour, Colours, Face};
use fabulario_engine::{Format, RuleId};

use super::fabula_desks::*;
use super::findings::NOTHING;
use super::kit::*;

const SIX: [&str; 6] = ["branco", "azul", "amarelo", "verde", "vermelho", "roxo"];

/// Five bases without colour, but one of these colours, in each of the five places in turn.
fn with_one_coloured_base<'c>(colours: &'c [&'c str], place: usize) -> Desk<Face> {
    let mut bases: [&[&str]; 5] = [&[]; 5];
    bases[place] = colours;
    coloured(bases, colours)
}

/// The identity is the union of the colours of all five bases: each adds its own.
#[test]
fn fab_d11_the_identity_is_the_union_of_the_colours_of_the_five_bases() {
    let five = coloured(
        [
            &["branco"],
            &["azul"],
            &["amarelo"],
            &["verde"],
            &["vermelho"],
        ],
        &["branco", "azul", "amarelo", "verde", "vermelho"],
    );
    assert_eq!(legal(&five), NOTHING);
    assert_eq!(
        lacking(&with_card(&five, &["roxo"])),
        ["roxo: {Roxo} not in {Branco, Azul, Amarelo, Verde, Vermelho}"]
    );
}

/// Every one of the five bases counts, the Centro as well as each Arredor.
#[test]
fn fab_d11_each_of_the_five_places_gives_its_colours() {
    for place in 0..5 {
        let desk = with_one_coloured_base(&["azul", "roxo"], place);
        assert_eq!(legal(&desk), NOTHING, "base {place}");
        assert_eq!(
            lacking(&with_card(&desk, &["branco"])),
            ["branco: {Branco} not in {Azul, Roxo}"],
            "base {place}"
        );
    }
}

/// The judge tells the identity of any list; a format that asks for no colours has none.
#[test]
fn fab_d11_the_judge_tells_the_identity() {
    let identity = |desk: &Desk<Face>, format: &Format| {
        let pool = Pool::new(desk.cards.clone()).unwrap();
        let rules = Rules::of(format, &[], desk.on);
        let mut list = DeckList::default();
        for (section, card, copies, _) in &desk.lines {
            list.add(&pool, *section, card, *copies);
        }
        Judge::new(&rules, &pool).identity(&list)
    };
    let standard = format("fab-padrao");
    let two: Colours = [Colour::Verde, Colour::Amarelo].into_iter().collect();
    assert_eq!(identity(&fab(), standard), Some(two));
    let mut desk = coloured([&["azul"], &[], &["roxo"], &[], &["branco"]], &["verde"]);
    desk.line(Section::Arredores, "miragem", 1);
    let three: Colours = [Colour::Azul, Colour::Roxo, Colour::Branco]
        .into_iter()
        .collect();
    assert_eq!(identity(&desk, standard), Some(three));
    let mut free = standard.clone();
    free.demands.clear();
    assert_eq!(identity(&fab(), &free), None);
    let nothing = Desk::of(serde_json::json!([]));
    assert_eq!(identity(&nothing, standard), Some(Colours::NONE));
}

/// A base of which there are no copies is none of the five.
#[test]
fn fab_d11_a_base_of_zero_copies_gives_no_colour() {
    let mut desk = coloured([&["azul"]; 5], &["azul"]);
    desk.cards.extend(fab().cards.into_iter().take(1)); // Clareira, green
    desk.line(Section::Arredores, "clareira", 0);
    assert_eq!(legal(&desk), NOTHING);
    assert_eq!(
        lacking(&with_card(&desk, &["verde"])),
        ["verde: {Verde} not in {Azul}"]
    );
}

/// Only bases give colours: another card in their place does not.
#[test]
fn fab_d11_a_card_of_another_type_among_the_bases_gives_no_colour() {
    let mut desk = coloured([&["azul"]; 5], &["azul"]);
    common(&mut desk, "lia", "Lia", &["verde"]);
    desk.set(Section::Arredores, "base-1", 0);
    desk.line(Section::Arredores, "lia", 1);
    let desk = with_card(&desk, &["verde"]);
    assert_eq!(
        illegal(&desk),
        [
            "error wrong_card_type FAB-D3 [Lia]",
            "error outside_identity FAB-D12 [verde]",
        ]
    );
}

/// "As cartas adicionadas em um baralho devem ser da mesma cor que uma ou mais bases […]."
#[test]
fn fab_d12_a_card_of_one_colour_needs_a_base_of_that_colour() {
    for colour in SIX {
        let desk = coloured([&[colour]; 5], &[colour]);
        assert_eq!(legal(&desk), NOTHING);
        for other in SIX.into_iter().filter(|other| *other != colour) {
            assert_eq!(
                illegal(&with_card(&desk, &[other])),
                [format!("error outside_identity FAB-D12 [{other}]")],
                "{colour} bases"
            );
        }
    }
}

/// "Cartas multicoloridas precisam necessariamente […] bases nas cores presentes naquela carta": all.
#[test]
fn fab_d12_a_multicoloured_card_needs_all_its_colours() {
    let desk = coloured([&["verde"]; 5], &["verde"]);
    assert_eq!(
        lacking(&with_card(&desk, &["verde", "azul"])),
        ["verde-azul: {Azul} not in {Verde}"]
    );
    assert_eq!(
        lacking(&with_card(&desk, &["roxo", "azul"])),
        ["roxo-azul: {Azul, Roxo} not in {Verde}"]
    );
    assert_eq!(
        lacking(&with_card(&desk, &["roxo", "verde", "azul"])),
        ["roxo-verde-azul: {Azul, Roxo} not in {Verde}"]
    );
}

/// "[…] conjunto de bases tendo todas as cores": the set of bases covers them, not one base alone.
#[test]
fn fab_d12_the_bases_cover_the_colours_together() {
    let two = ["verde", "azul"];
    let apart = coloured(
        [&["verde"], &["verde"], &["verde"], &["verde"], &["azul"]],
        &two,
    );
    assert_eq!(legal(&apart), NOTHING);
    let three = coloured([&["verde"], &["azul"], &["roxo"], &[], &[]], &two);
    assert_eq!(
        legal(&with_card(&three, &["roxo", "verde", "azul"])),
        NOTHING
    );
}

/// A card need not use the whole identity: a single colour of a base of two is enough.
#[test]
fn fab_d12_a_card_may_have_fewer_colours_than_a_base() {
    let desk = coloured([&["verde", "azul"]; 5], &["verde"]);
    assert_eq!(legal(&with_card(&desk, &["azul"])), NOTHING);
}

/// The cards of the deck are held against the bases, not the bases against the cards.
#[test]
fn fab_d12_a_base_may_have_colours_that_no_card_has() {
    let desk = coloured([&["verde"], &["azul"], &["roxo"], &SIX, &[]], &["verde"]);
    assert_eq!(legal(&desk), NOTHING);
}

/// One finding for each card, with all lines of the deck that hold it.
#[test]
fn fab_d12_a_card_outside_the_identity_is_told_once() {
    let mut desk = with_card(&coloured([&["verde"]; 5], &["verde"]), &["azul"]);
    desk.line(Section::Main, "azul", 1);
    desk.line(Section::Reserve, "azul", 1);
    assert_eq!(illegal(&desk), ["error outside_identity FAB-D12 [azul]"]);
    assert_eq!(
        desk.lines_of("fab-padrao"),
        [("outside_identity", vec![19, 20])]
    );
}

/// A colourless card is allowed in every deck: ∅ is in every identity.
#[test]
fn fab_d13_a_colourless_card_is_allowed_with_bases_of_any_colour() {
    for colour in SIX {
        let desk = coloured([&[colour]; 5], &[colour]);
        assert_eq!(
            legal(&with_card(&desk, &[])),
            ["note colourless_card FAB-D13 [incolor]"],
            "{colour}"
        );
    }
}

/// A colourless card is allowed in every deck, so also where no base has a colour.
#[test]
fn fab_d13_a_colourless_card_is_allowed_with_colourless_bases() {
    let desk = coloured([&[]; 5], &[]);
    let note = |n: u32| format!("note colourless_card FAB-D13 [Folha {n}]");
    let notes: Vec<String> = (1..=14).map(note).collect();
    assert_eq!(legal(&desk), notes);
    // A card of any colour is outside.
    let mut told = vec!["error outside_identity FAB-D12 [azul]".to_owned()];
    told.extend(notes);
    assert_eq!(illegal(&with_card(&desk, &["azul"])), told);
}

/// Ruling FAB-C9: allowed everywhere, with a note and nothing worse.
#[test]
fn fab_c9_the_note_on_a_colourless_card_names_the_ruling() {
    let desk = with_card(&fab(), &[]);
    assert_eq!(legal(&desk), ["note colourless_card FAB-D13 [incolor]"]);
    let ruling = |found: &Violation<'_>, _: &Pool<Face>| found.basis.ruling.cloned();
    assert_eq!(
        desk.each(format("fab-padrao"), ruling).1,
        [Some(RuleId("FAB-C9".to_owned()))]
    );
}

/// FAB-T7: yellow and purple bases; a yellow, a purple, a yellow and purple card are legal.
#[test]
fn fab_t7_yellow_and_purple_bases_take_both_colours_and_their_combination() {
    for bases in [
        [&["amarelo", "roxo"] as &[&str]; 5],
        [
            &["amarelo"],
            &["roxo"],
            &["roxo"],
            &["amarelo"],
            &["amarelo"],
        ],
    ] {
        let desk = coloured(bases, &["amarelo"]);
        for card in [&["amarelo"] as &[&str], &["roxo"], &["amarelo", "roxo"]] {
            assert_eq!(legal(&with_card(&desk, card)), NOTHING, "{card:?}");
        }
    }
}

/// FAB-T8: the same bases; a yellow and red card is illegal, for red is missing.
#[test]
fn fab_t8_yellow_and_purple_bases_do_not_take_a_yellow_and_red_card() {
    let desk = coloured([&["amarelo", "roxo"]; 5], &["amarelo"]);
    let desk = with_card(&desk, &["amarelo", "vermelho"]);
    assert_eq!(
        illegal(&desk),
        ["error outside_identity FAB-D12 [amarelo-vermelho]"]
    );
    assert_eq!(
        lacking(&desk),
        ["amarelo-vermelho: {Vermelho} not in {Amarelo, Roxo}"]
    );
}
