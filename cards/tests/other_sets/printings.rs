//! Printings, rulings, ids and sets of all four games.

use std::collections::{BTreeMap, BTreeSet};

use fabulario_engine::{Game, Lang};

use super::{CATALOG, cards};

#[test]
fn ids_begin_with_the_code_of_their_game() {
    for card in CATALOG.cards() {
        let code = format!("{}-", card.game.code());
        assert!(card.sheet.id.starts_with(&code), "{}", card.sheet.id);
        if card.game != Game::Fabula {
            let token = card.sheet.id.starts_with(&format!("{code}token-"));
            assert_eq!(token, card.token, "{}", card.sheet.id);
        }
    }
}

#[test]
fn every_printing_is_of_a_set_of_its_game_with_a_number_of_its_own() {
    let sets: BTreeMap<&str, Game> = CATALOG
        .sets()
        .iter()
        .map(|set| (set.code.as_str(), set.game))
        .collect();
    assert_eq!(sets.len(), CATALOG.sets().len(), "codes are unique");
    let mut numbers = BTreeSet::new();
    for card in CATALOG.cards() {
        let sheet = &card.sheet;
        assert_eq!(sheet.printings.is_empty(), card.token, "{}", sheet.id);
        for printing in &sheet.printings {
            let set = sets.get(printing.set.as_str());
            assert_eq!(set, Some(&card.game), "{}", sheet.id);
            let key = (printing.set.as_str(), printing.number);
            assert!(numbers.insert(key), "{}: {key:?} stands twice", sheet.id);
        }
    }
    // Nothing is missing between the first and the last: a set can be completed.
    for code in sets.keys() {
        let of_set = numbers.iter().filter(|(set, _)| set == code);
        let of_set: Vec<u32> = of_set.map(|(_, number)| *number).collect();
        assert!(
            of_set.iter().copied().eq((1..).take(of_set.len())),
            "{code}"
        );
    }
}

#[test]
fn every_set_has_cards_a_name_and_a_story() {
    for game in Game::ALL {
        assert!(CATALOG.sets().iter().any(|set| set.game == game), "{game}");
    }
    for set in CATALOG.sets() {
        let printed = cards(set.game).flat_map(|card| &card.sheet.printings);
        assert!(printed.filter(|it| it.set == set.code).count() >= 60);
        for words in [Some(&set.name), set.about.as_ref()] {
            let words = words.unwrap_or_else(|| panic!("{}", set.code));
            assert_eq!(words.all().count(), 2, "{}", set.code);
        }
    }
}

#[test]
fn rulings_are_in_both_languages_and_name_rules_that_exist() {
    let mut seen: BTreeMap<Game, usize> = BTreeMap::new();
    for card in CATALOG.cards() {
        let book = CATALOG.book(card.game);
        for ruling in &card.sheet.rulings {
            let id = &card.sheet.id;
            *seen.entry(card.game).or_default() += 1;
            assert_eq!(ruling.text.all().count(), 2, "{id}");
            assert_ne!(ruling.text.pt, ruling.text.en, "{id}: not translated");
            for lang in Lang::ALL {
                assert!(ruling.text.get(lang).ends_with(['.', '!', '?']), "{id}");
            }
            for rule in &ruling.rules {
                assert!(book.is_some_and(|book| book.knows(rule)), "{id}: {rule}");
            }
        }
    }
    for game in Game::ALL {
        assert!(seen.get(&game) >= Some(&5), "{game}: {seen:?}");
    }
}
