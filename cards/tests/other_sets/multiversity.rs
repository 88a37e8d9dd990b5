//! The set of Multiversity Conquest.

use std::collections::BTreeSet;

use fabulario_cards::card::Print;
use fabulario_cards::multiversity::{Action, Energies, Print as Printed};
use fabulario_cards::stock::Kind;
use fabulario_engine::Game;
use fabulario_engine::multiversity::{CardType, Energy, ItemKind, Rarity, World};

use super::{CATALOG, cards, deeds, tally};

fn prints() -> Vec<&'static Printed> {
    let prints = cards(Game::Multiversity).filter_map(|card| match &card.print {
        Print::Multiversity(print) => Some(&**print),
        _ => None,
    });
    prints.collect()
}

fn characters() -> Vec<&'static Printed> {
    let prints = prints().into_iter();
    prints
        .filter(|print| print.kind == CardType::Personagem)
        .collect()
}

#[test]
fn there_are_at_least_90_cards_of_the_three_types() {
    let prints = prints();
    assert!(prints.len() >= 90, "{}", prints.len());
    assert_eq!(prints.len(), cards(Game::Multiversity).count());
    let types = tally(prints.iter().map(|print| print.kind));
    for (kind, least) in [
        (CardType::Personagem, 48),
        (CardType::Item, 20),
        (CardType::Energia, 15),
    ] {
        assert!(types.get(&kind) >= Some(&least), "{kind:?}: {types:?}");
    }
}

#[test]
fn twelve_worlds_have_at_least_four_characters_each() {
    let worlds = tally(characters().iter().filter_map(|print| print.world));
    assert_eq!(worlds.len(), 12, "{worlds:?}");
    assert!(worlds.values().all(|count| *count >= 4), "{worlds:?}");
}

#[test]
fn every_world_is_resisted_by_somebody_and_somebody_is_weak_to_it() {
    let characters = characters();
    let resisted = tally(characters.iter().flat_map(|print| &print.resists));
    let feared = tally(characters.iter().flat_map(|print| &print.weak_to));
    assert_eq!(resisted.len(), 12, "{resisted:?}");
    assert_eq!(feared.len(), 12, "{feared:?}");
}

#[test]
fn every_kind_of_item_and_of_energy_is_there() {
    let prints = prints();
    let items = tally(prints.iter().filter_map(|print| print.item));
    for kind in [ItemKind::Permanente, ItemKind::Volatil, ItemKind::Anexavel] {
        assert!(items.get(&kind) >= Some(&5), "{items:?}");
    }
    let energies = tally(prints.iter().filter_map(|print| print.energy));
    for (kind, least) in [
        (Energy::Basica, 12),
        (Energy::Avancada, 5),
        (Energy::Prismatica, 3),
    ] {
        assert!(energies.get(&kind) >= Some(&least), "{energies:?}");
    }
    let basic = prints
        .iter()
        .filter(|print| print.energy == Some(Energy::Basica));
    let worlds: BTreeSet<World> = basic.filter_map(|print| print.world).collect();
    assert_eq!(worlds.len(), 12, "a basic energy for every world");
}

#[test]
fn every_kind_of_action_is_there_at_costs_from_0_to_5() {
    let characters = characters();
    let actions: Vec<_> = characters.iter().flat_map(|it| &it.actions).collect();
    let kinds = tally(actions.iter().map(|action| action.kind));
    assert_eq!(kinds.len(), 5, "{kinds:?}");
    assert!(kinds.values().all(|count| *count >= 5), "{kinds:?}");
    let costs = tally(actions.iter().map(|action| action.cost));
    let seen: Vec<u8> = costs.keys().copied().collect();
    assert_eq!(seen, [0, 1, 2, 3, 4, 5], "{costs:?}");
    let spent: Vec<_> = actions.iter().filter_map(|it| it.spends.as_ref()).collect();
    let fixed = |it: &Energies| matches!(it, Energies::Number(_));
    assert!(spent.iter().any(|it| it.optional));
    assert!(spent.iter().any(|it| fixed(&it.energies)));
    assert!(spent.iter().any(|it| !fixed(&it.energies)));
}

#[test]
fn every_rarity_and_every_rare_quality_is_there() {
    let prints = prints();
    let rarities = tally(prints.iter().map(|print| print.rarity));
    assert_eq!(rarities.len(), 5, "{rarities:?}");
    assert_eq!(rarities.get(&None), None, "a card without a rarity");
    assert!(rarities.get(&Some(Rarity::Comum)) > rarities.get(&Some(Rarity::Rara)));
    let count = |is: fn(&Printed) -> bool| prints.iter().filter(|print| is(print)).count();
    assert!(count(|print| print.legendary) >= 5);
    assert!(count(|print| print.epic) >= 2);
    assert!(count(|print| print.pelotao) >= 2);
}

#[test]
fn every_character_has_life_defence_and_something_to_do() {
    let characters = characters();
    for print in &characters {
        assert!(print.life.is_some() && print.defence.is_some(), "{print:?}");
        assert!(!print.actions.is_empty(), "{print:?}");
    }
    let lives: BTreeSet<Option<u8>> = characters.iter().map(|print| print.life).collect();
    assert!(lives.contains(&Some(1)) && lives.contains(&Some(12)));
}

/// Lines 358 to 382 of the rules, in their order; the first two lines name two tokens each.
const TOKENS: [&str; 25] = [
    "def-up",
    "def-down",
    "atk-up",
    "atk-down",
    "perfurante",
    "escudo",
    "dot",
    "confusao",
    "silencio",
    "paralisia",
    "furia",
    "invisibilidade",
    "provocacao",
    "visao-verdadeira",
    "imunidade-negativos",
    "imunidade-positivos",
    "imunidade-confusao-silencio-paralisia-furia",
    "imunidade-dano",
    "imunidade-morte",
    "sobrevida",
    "reviver",
    "assistencia",
    "refracao",
    "reflexao",
    "perdicao",
];

fn known() -> BTreeSet<&'static str> {
    let terms = CATALOG.terms(Game::Multiversity).into_iter();
    let known = terms.flat_map(|terms| terms.of(Kind::Status));
    known.map(|term| term.id.as_str()).collect()
}

#[test]
fn mvc_rules_the_tokens_are_those_of_the_rules() {
    assert_eq!(known(), BTreeSet::from(TOKENS));
    let terms = CATALOG.terms(Game::Multiversity).into_iter();
    for term in terms.flat_map(|terms| terms.of(Kind::Status)) {
        let reminder = term.reminder.as_ref().unwrap();
        assert_eq!(term.name.all().count(), 2, "{}", term.id);
        assert_eq!(reminder.all().count(), 2, "{}", term.id);
    }
}

/// No card of ours gives one of the three immunities to effects; those of others may.
#[test]
fn every_other_token_is_given_by_a_card() {
    let given = deeds(Game::Multiversity).filter_map(|deed| deed.status.as_deref());
    let given: BTreeSet<&str> = given.collect();
    let not: Vec<&str> = known().difference(&given).copied().collect();
    let immunities = [
        "imunidade-confusao-silencio-paralisia-furia",
        "imunidade-negativos",
        "imunidade-positivos",
    ];
    assert_eq!(not, immunities);
    assert!(given.is_subset(&known()));
}

/// Line 79 of the rules.
#[test]
fn mvc_rules_a_character_has_one_passive_and_one_active_action_at_most() {
    for card in cards(Game::Multiversity) {
        let Print::Multiversity(print) = &card.print else {
            panic!("{}", card.sheet.id)
        };
        for passive in [true, false] {
            let of = |it: &&Action| it.kind.is_passive() == passive;
            let actions = print.actions.iter().filter(of).count();
            assert!(actions <= 1, "{}", card.sheet.id);
        }
    }
}

/// What an energy that gives more than one says is its price, told as data, so that simulations play it.
#[test]
fn every_strong_energy_tells_its_price_as_data() {
    let mut prices = 0;
    for print in prints() {
        let strong = print.energy == Some(Energy::Avancada) && print.gives > Some(1);
        let told = print.effects.iter().all(|it| it.price.is_some());
        assert!(!strong || told, "{print:?}");
        prices += usize::from(strong);
    }
    assert_eq!(prices, 3);
}
