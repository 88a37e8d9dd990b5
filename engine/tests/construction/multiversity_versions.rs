//! Versions of one name: different cards, and a warning from the fifth copy of all of them on. MVC-M4;
//! ruling: MVC-C12

use fabulario_engine::deck::Section;
use fabulario_engine::multiversity::Card;
use serde_json::{Value, json};

use super::decks::*;
use super::kit::*;

/// The legal deck with versions of one name in the place of items, each with its copies.
fn versions(cards: &[(Value, u32)]) -> Desk<Card> {
    let mut desk = mvc();
    for (n, (printed, copies)) in (1..).zip(cards) {
        let id = format!("faroleira-{n}");
        let card = json!({"id": id, "name": "Faroleira", "version": format!("v{n}"), "type": "personagem"});
        desk.card(merged(card, printed.clone()));
        desk.line(Section::Main, &id, *copies);
    }
    without_items(&mut desk, cards.iter().map(|(_, copies)| copies).sum());
    desk
}

/// Copies are counted by name and version: each version has four of its own.
#[test]
fn mvc_m4_versions_are_counted_apart() {
    let told = ["warning many_versions MVC-M4 8 <=4 [Faroleira, Faroleira]"];
    for edition in EDITIONS {
        let desk = versions(&[(json!({}), 4), (json!({}), 4)]);
        assert_eq!(desk.legal(edition), told);
    }
}

/// A fifth copy of one version is illegal, however many the other has.
#[test]
fn mvc_m4_a_fifth_copy_of_one_version_is_illegal() {
    let told = [
        "error too_many_copies MVC-M4 5 <=4 [Faroleira]",
        "warning many_versions MVC-M4 6 <=4 [Faroleira, Faroleira]",
    ];
    for edition in EDITIONS {
        let desk = versions(&[(json!({}), 5), (json!({}), 1)]);
        assert_eq!(desk.illegal(edition), told);
    }
}

/// There is a warning once one name has more than four copies in all its versions.
#[test]
fn mvc_c12_the_fifth_copy_of_a_name_is_worth_a_warning() {
    for edition in EDITIONS {
        for four in [[1, 3], [2, 2], [3, 1]] {
            let desk = versions(&four.map(|copies| (json!({}), copies)));
            assert_eq!(desk.legal(edition), NOTHING);
        }
        let told = ["warning many_versions MVC-M4 5 <=4 [Faroleira, Faroleira]"];
        for five in [[1, 4], [2, 3], [4, 1]] {
            let desk = versions(&five.map(|copies| (json!({}), copies)));
            assert_eq!(desk.legal(edition), told);
        }
    }
}

/// Three versions are added up as two are.
#[test]
fn mvc_c12_all_versions_add_up() {
    for edition in EDITIONS {
        let of = |copies: [u32; 3]| versions(&copies.map(|copies| (json!({}), copies)));
        assert_eq!(of([1, 1, 2]).legal(edition), NOTHING);
        let told = ["warning many_versions MVC-M4 5 <=4 [Faroleira, Faroleira, Faroleira]"];
        assert_eq!(of([2, 1, 2]).legal(edition), told);
    }
}

/// A card without a version is a version of its name too.
#[test]
fn mvc_c12_a_card_without_a_version_counts_among_them() {
    let plain = json!({"version": null});
    for edition in EDITIONS {
        let desk = versions(&[(plain.clone(), 3), (json!({}), 1)]);
        assert_eq!(desk.legal(edition), NOTHING);
        let told = ["warning many_versions MVC-M4 5 <=4 [Faroleira, Faroleira]"];
        let desk = versions(&[(plain.clone(), 4), (json!({}), 1)]);
        assert_eq!(desk.legal(edition), told);
    }
}

/// Other names are other cards: a name that only begins the same is not added.
#[test]
fn mvc_c12_other_names_do_not_count() {
    let other = json!({"name": "Faroleira Velha", "version": "v1"});
    for edition in EDITIONS {
        let desk = versions(&[(json!({}), 4), (other.clone(), 4)]);
        assert_eq!(desk.legal(edition), NOTHING);
    }
}

/// Advanced energies have four copies as characters do, and so the same warning.
#[test]
fn mvc_c12_versions_of_an_advanced_energy_are_worth_a_warning() {
    let energy = json!({"type": "energia", "energy": "avancada"});
    for edition in EDITIONS {
        let of = |copies: [u32; 2]| versions(&copies.map(|copies| (energy.clone(), copies)));
        assert_eq!(of([2, 2]).legal(edition), NOTHING);
        let told = ["warning many_versions MVC-M6 5 <=4 [Faroleira, Faroleira]"];
        assert_eq!(of([2, 3]).legal(edition), told);
    }
}

/// Basic energies have no limit, and so no warning.
#[test]
fn mvc_c12_versions_of_a_basic_energy_are_worth_no_warning() {
    let energy = json!({"type": "energia", "energy": "basica"});
    for edition in EDITIONS {
        let desk = versions(&[(energy.clone(), 4), (energy.clone(), 20)]);
        assert_eq!(desk.legal(edition), NOTHING);
    }
}

/// What waits in the sideboard is counted apart. Rulings: MVC-C12, MVC-C21
#[test]
fn mvc_c12_versions_in_the_sideboard_do_not_count() {
    let mut desk = versions(&[(json!({}), 4), (json!({}), 0)]);
    desk.line(Section::Sideboard, "faroleira-2", 4);
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), NOTHING);
    }
    desk.swap("p1", "faroleira-2", 1);
    let told = ["warning many_versions MVC-M4 5 <=4 [Faroleira, Faroleira]"];
    for edition in EDITIONS {
        assert_eq!(desk.legal(edition), told);
    }
}

/// The warning begins above four in all, also where one version is a Lendária with one copy.
#[test]
fn mvc_c12_a_lendaria_among_the_versions_does_not_lower_the_number() {
    for (legendary, plain) in [(0, 1), (1, 0)] {
        let of = |copies: u32| {
            let mut cards = [(json!({}), 0), (json!({}), 0)];
            cards[legendary] = (json!({"legendary": true}), 1);
            cards[plain] = (json!({}), copies);
            versions(&cards)
        };
        assert_eq!(of(1).legal("mvc-2026"), NOTHING);
        assert_eq!(of(3).legal("mvc-2026"), NOTHING);
        let told = ["warning many_versions MVC-M4 5 <=4 [Faroleira, Faroleira]"];
        assert_eq!(of(4).legal("mvc-2026"), told);
    }
}

/// Two versions that are both Lendárias are two cards with one copy each, whatever they are.
#[test]
fn mvc_m9_versions_of_a_lendaria_have_one_copy_each() {
    for card in [
        json!({"legendary": true}),
        json!({"legendary": true, "type": "item"}),
        json!({"legendary": true, "pelotao": true}),
        json!({"legendary": true, "type": "energia", "energy": "avancada"}),
        json!({"legendary": true, "type": "energia", "energy": "basica"}),
    ] {
        let of = |copies: [u32; 2]| versions(&copies.map(|copies| (card.clone(), copies)));
        assert_eq!(of([1, 1]).legal("mvc-2026"), NOTHING, "{card}");
        let told = ["error too_many_copies MVC-M9 2 <=1 [Faroleira]"];
        assert_eq!(of([2, 1]).illegal("mvc-2026"), told, "{card}");
    }
}

/// Where one version may have any number of copies, the name may: a Pelotão is worth no warning.
#[test]
fn mvc_m10_a_pelotao_among_the_versions_is_worth_no_warning() {
    let pelotao = json!({"pelotao": true});
    for copies in [1, 10] {
        let first = versions(&[(pelotao.clone(), copies), (json!({}), 4)]);
        assert_eq!(first.legal("mvc-2026"), NOTHING);
        let last = versions(&[(json!({}), 4), (pelotao.clone(), copies)]);
        assert_eq!(last.legal("mvc-2026"), NOTHING);
    }
    let told = ["warning many_versions MVC-M4 5 <=4 [Faroleira, Faroleira]"];
    let desk = versions(&[(pelotao, 1), (json!({}), 4)]);
    assert_eq!(desk.legal("mvc-2022"), told);
}
