//! The set of Apoteose.

use std::collections::BTreeSet;

use fabulario_cards::apoteose::{Activation, Dice, Print as Printed};
use fabulario_cards::card::Print;
use fabulario_cards::stock::Kind;
use fabulario_engine::Game;
use fabulario_engine::apoteose::{CardType, Knowledge, Rarity};

use super::{CATALOG, cards, tally};

fn prints() -> Vec<&'static Printed> {
    let prints = cards(Game::Apoteose).filter_map(|card| match &card.print {
        Print::Apoteose(print) => Some(&**print),
        _ => None,
    });
    prints.collect()
}

#[test]
fn there_are_at_least_80_cards_of_seven_suits_and_three_levels() {
    let prints = prints();
    assert!(prints.len() >= 80, "{}", prints.len());
    assert_eq!(prints.len(), cards(Game::Apoteose).count());
    let suits = tally(prints.iter().map(|print| print.kind));
    assert_eq!(suits.len(), 7, "{suits:?}");
    assert!(suits.values().all(|count| *count >= 8), "{suits:?}");
    let levels = tally(prints.iter().map(|print| (print.kind, print.level)));
    // A Casa is of level 1; every other suit has cards of all three.
    assert_eq!(levels.len(), 1 + 6 * 3, "{levels:?}");
    assert!(levels.values().all(|count| *count >= 2), "{levels:?}");
}

#[test]
fn classes_walk_at_least_twelve_paths_all_of_them_named() {
    let prints = prints();
    let classes = prints.iter().filter(|print| print.kind == CardType::Classe);
    let paths: BTreeSet<String> = classes
        .filter_map(|print| print.path)
        .map(|path| path.to_string())
        .collect();
    assert!(paths.len() >= 12, "{paths:?}");
    let terms = CATALOG.terms(Game::Apoteose).into_iter();
    let named: BTreeSet<String> = terms
        .flat_map(|terms| terms.of(Kind::Path))
        .map(|term| term.id.clone())
        .collect();
    assert_eq!(named.len(), 21, "{named:?}");
    assert!(paths.is_subset(&named));
}

#[test]
fn all_fourteen_knowledges_are_taught_and_asked_for() {
    let prints = prints();
    let (resources, sheets): (Vec<&Printed>, Vec<&Printed>) =
        prints.into_iter().partition(|it| it.kind.is_resource());
    let taught = tally(sheets.iter().flat_map(|print| &print.knowledges));
    let asked = tally(resources.iter().flat_map(|print| &print.knowledges));
    assert_eq!(taught.len(), Knowledge::WORDS.len(), "{taught:?}");
    assert_eq!(asked.len(), Knowledge::WORDS.len(), "{asked:?}");
    assert_eq!(asked.len(), 14);
    let free = resources.iter().filter(|it| it.knowledges.is_empty());
    assert!(free.count() >= 10, "cards that everybody may use");
}

#[test]
fn five_rarities_each_rarer_than_the_last() {
    let rarities = tally(prints().iter().map(|print| print.rarity));
    let order = [
        Rarity::Comum,
        Rarity::Incomum,
        Rarity::Rara,
        Rarity::Epica,
        Rarity::Lendaria,
    ];
    assert!(rarities.keys().eq(&order), "{rarities:?}");
    let counts = rarities.values();
    assert!(counts.is_sorted_by(|a, b| a >= b), "{rarities:?}");
}

#[test]
fn items_are_worn_everywhere_and_weapons_throw_every_die() {
    let prints = prints();
    let specifiers = tally(prints.iter().flat_map(|print| &print.specifiers));
    assert_eq!(specifiers.len(), 5, "{specifiers:?}");
    let damages: Vec<_> = prints.iter().filter_map(|it| it.damage.as_ref()).collect();
    for dice in [Dice::D2, Dice::D3, Dice::D6] {
        assert!(damages.iter().any(|it| it.dice == Some(dice)), "{dice:?}");
    }
    let bases = tally(damages.iter().filter_map(|it| it.base.as_ref()));
    assert!(bases.len() >= 5, "{bases:?}");
}

#[test]
fn every_resource_has_a_value_and_skills_cost_and_pay_power() {
    let prints = prints();
    for print in prints.iter().filter(|print| print.kind.is_resource()) {
        assert!(print.value.is_some(), "{print:?}");
    }
    let values = tally(prints.iter().filter_map(|print| print.value));
    assert!(values.len() >= 15, "{values:?}");
    let skills = prints
        .iter()
        .filter(|print| print.kind == CardType::Habilidade);
    let (costs, gives): (Vec<_>, Vec<_>) = skills.map(|it| (it.cost, it.gives)).unzip();
    for powers in [costs, gives] {
        let powers: Vec<_> = powers.into_iter().flatten().collect();
        assert!(powers.iter().any(|power| power.sp > 0), "{powers:?}");
        assert!(powers.iter().any(|power| power.mp > 0), "{powers:?}");
    }
}

#[test]
fn effects_work_by_themselves_always_and_on_demand() {
    let prints = prints();
    let effects = prints.iter().flat_map(|print| &print.effects);
    let ways: Vec<Activation> = effects.map(|effect| effect.activation).collect();
    for way in [
        Activation::Auto,
        Activation::Permanent,
        Activation::Activate,
    ] {
        let count = ways.iter().filter(|it| **it == way).count();
        assert!(count >= 10, "{way:?}: {count}");
    }
}

#[test]
fn special_cards_are_there_and_the_sums_of_all_others_are_right() {
    let prints = prints();
    let summus = prints.iter().filter(|print| print.summus.is_some());
    assert!(summus.count() >= 2);
    assert!(prints.iter().any(|print| print.lignum.is_some()));
    assert_eq!(CATALOG.warnings(), []);
}
