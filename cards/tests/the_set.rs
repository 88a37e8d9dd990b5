//! What the set "Beira de Fogo" holds, counted; and ids of all games that never change.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use fabulario_cards::fabula::Library;
use fabulario_cards::{Catalogue, Files};
use fabulario_engine::fabula::{Card, CardType, Colour, Colours, Rarity};
use fabulario_engine::{Game, Lang};

fn catalogue() -> Catalogue {
    Catalogue::load(&Files::embedded()).unwrap_or_else(|mistakes| panic!("{mistakes}"))
}

fn rules(library: &Library) -> Vec<&Card> {
    library
        .cards
        .iter()
        .map(|card| library.rules_of(card))
        .collect()
}

fn count(cards: &[&Card], is: impl Fn(&Card) -> bool) -> usize {
    cards.iter().filter(|card| is(card)).count()
}

fn pair(a: Colour, b: Colour) -> Colours {
    Colours::NONE.with(a).with(b)
}

#[test]
fn there_are_at_least_220_cards_of_the_four_types() {
    let catalogue = catalogue();
    let cards = rules(catalogue.fabula());
    assert!(cards.len() >= 220, "{}", cards.len());
    for (kind, least) in [
        (CardType::Aliado, 110),
        (CardType::Manobra, 45),
        (CardType::Modificacao, 25),
        (CardType::Base, 36),
    ] {
        let seen = count(&cards, |card| card.kind == kind);
        assert!(seen >= least, "{kind:?}: {seen}");
    }
    assert_eq!(count(&cards, |card| card.kind == CardType::Ficha), 0);
    assert!(catalogue.fabula().fichas.len() >= 6);
}

#[test]
fn every_colour_every_pair_and_no_colour_have_cards_and_bases() {
    let catalogue = catalogue();
    let cards = rules(catalogue.fabula());
    let of = |colours: Colours, base: bool| {
        count(&cards, |card| {
            card.colours == colours && (card.kind == CardType::Base) == base
        })
    };
    for a in Colour::ALL {
        let alone = Colours::NONE.with(a);
        assert!(of(alone, false) >= 24, "{a:?}");
        assert!(of(alone, true) >= 4, "bases of {a:?}");
        for b in Colour::ALL.into_iter().filter(|b| *b > a) {
            assert!(of(pair(a, b), false) >= 3, "{a:?} and {b:?}");
            assert!(of(pair(a, b), true) >= 1, "bases of {a:?} and {b:?}");
        }
    }
    assert!(of(Colours::NONE, false) >= 12);
    assert!(of(Colours::NONE, true) >= 1);
}

#[test]
fn rarities_have_believable_shares() {
    let catalogue = catalogue();
    let cards = rules(catalogue.fabula());
    for (rarity, share) in [
        (Rarity::Comum, 40..=60),
        (Rarity::Rara, 25..=40),
        (Rarity::Lendaria, 10..=22),
    ] {
        let seen = count(&cards, |card| card.rarity == Some(rarity)) * 100 / cards.len();
        assert!(share.contains(&seen), "{rarity:?}: {seen} %");
    }
}

#[test]
fn the_curve_goes_from_0_to_10_with_its_weight_below_5() {
    let catalogue = catalogue();
    let cards = rules(catalogue.fabula());
    let mut curve: BTreeMap<u8, usize> = BTreeMap::new();
    for card in cards.iter().filter(|card| card.kind != CardType::Base) {
        *curve.entry(card.cost.resources).or_default() += 1;
    }
    for cost in 0..=10 {
        assert!(
            curve.get(&cost).is_some_and(|count| *count >= 2),
            "cost {cost}: {curve:?}"
        );
    }
    let all: usize = curve.values().sum();
    let low: usize = curve.range(1..=4).map(|(_, count)| count).sum();
    assert!(low * 100 >= all * 55, "{curve:?}");
    assert_eq!(*curve.keys().max().unwrap(), 10);
}

#[test]
fn three_quarters_of_the_cards_have_abilities() {
    let catalogue = catalogue();
    let cards = rules(catalogue.fabula());
    let able = count(&cards, |card| {
        !card.abilities.is_empty() || card.effect.is_some()
    });
    assert!(able * 4 >= cards.len() * 3, "{able} of {}", cards.len());
}

#[test]
fn every_card_has_flavour_subtypes_and_names_in_both_languages() {
    let catalogue = catalogue();
    let library = catalogue.fabula();
    for card in &library.cards {
        let id = &card.sheet.id;
        let flavour = card
            .sheet
            .flavour
            .as_ref()
            .unwrap_or_else(|| panic!("{id}"));
        for lang in Lang::ALL {
            assert!(!card.sheet.name.get(lang).is_empty(), "{id}");
            let story = flavour.get(lang);
            assert!(story.ends_with(['.', '!', '?', '”', '…']), "{id}: {story}");
        }
        assert!(!library.rules_of(card).subtypes.is_empty(), "{id}");
    }
    let distinct: BTreeSet<&str> = library
        .cards
        .iter()
        .filter_map(|card| Some(card.sheet.flavour.as_ref()?.pt.as_str()))
        .collect();
    assert_eq!(
        distinct.len(),
        library.cards.len(),
        "two cards tell the same story"
    );
}

#[test]
fn at_least_eight_ready_decks_of_different_colours_with_guides() {
    let catalogue = catalogue();
    let library = catalogue.fabula();
    assert!(library.decks.len() >= 8, "{}", library.decks.len());
    let mut identities = BTreeSet::new();
    for deck in &library.decks {
        let colours = deck.deck.bases.iter().fold(Colours::NONE, |all, base| {
            all.and(library.table.card(*base).colours)
        });
        identities.insert(format!("{colours:?}"));
        for lang in Lang::ALL {
            let words = deck.sheet.guide.get(lang).split_whitespace().count();
            assert!(
                (40..=140).contains(&words),
                "{}: {words} words",
                deck.sheet.id
            );
        }
    }
    assert!(identities.len() >= 6, "{identities:?}");
}

/// `cards/tests/data/ids.tsv` holds every id of all games that was ever published, with set and number. It only
/// grows: `UPDATE_IDS=1 cargo test -p fabulario-cards --test cards the_set::` adds new ones.
#[test]
fn ids_never_change() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/ids.tsv");
    let catalogue = catalogue();
    let cards = catalogue.cards().iter().map(|card| {
        let id = &card.sheet.id;
        match card.sheet.printings.first() {
            Some(printing) => format!("{id}\t{}\t{}", printing.set, printing.number),
            None => id.clone(),
        }
    });
    let fabula = catalogue.fabula().decks.iter().map(|deck| &deck.sheet.id);
    let decks = fabula.chain(catalogue.decks().iter().map(|deck| &deck.id));
    let now: BTreeSet<String> = cards.chain(decks.cloned()).collect();
    let read = || -> BTreeSet<String> {
        let text = fs::read_to_string(&path).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    };
    if env::var_os("UPDATE_IDS").is_some() {
        let all: Vec<String> = read().union(&now).cloned().collect();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, all.join("\n") + "\n").unwrap();
    }
    let published = read();
    let gone: Vec<&String> = published.difference(&now).collect();
    assert!(gone.is_empty(), "published and gone: {gone:?}");
    let new: Vec<&String> = now.difference(&published).collect();
    assert!(new.is_empty(), "not yet in ids.tsv (UPDATE_IDS=1): {new:?}");
    for game in Game::ALL {
        let code = format!("{}-", game.code());
        let known = published.iter().any(|line| line.starts_with(&code));
        assert!(known, "no id of {game}");
    }
}
