//! Ready decks and heroes: legal by the judge that answers players, different from each other, with a guide.

use std::collections::BTreeSet;

use fabulario_cards::pools::Pooled;
use fabulario_cards::ready::ReadyList;
use fabulario_engine::deck::{DeckList, Judge, LegalDeck, Refused, Rules, Section};
use fabulario_engine::{Game, Lang, apoteose, dominions, multiversity};

use super::{CATALOG, GAMES};

/// What the judge says of a deck, as of the day on which the last set came out.
fn judged<C: Pooled>(deck: &ReadyList) -> Result<LegalDeck<'static>, Refused<'static>> {
    let catalogue = &*CATALOG;
    let format = catalogue
        .format(&deck.format)
        .unwrap_or_else(|| panic!("{}: there is no format {}", deck.id, deck.format));
    let sets = catalogue.sets().iter().filter(|set| set.game == deck.game);
    let day = sets.map(|set| set.released).max();
    let day = day.unwrap_or_else(|| panic!("{}: there is no set", deck.id));
    let rules = Rules::of(format, &[], day);
    let mut list = DeckList::default();
    for (name, cards) in &deck.lists {
        let mut sections = Section::of(deck.game).iter();
        let section = sections.find(|section| section.word().id == name);
        let section = section.unwrap_or_else(|| panic!("{}: {name}", deck.id));
        for (card, copies) in cards {
            list.add(catalogue.pool::<C>(), *section, card, *copies);
        }
    }
    Judge::new(&rules, catalogue.pool::<C>()).check(&list)
}

fn of(game: Game) -> impl Iterator<Item = &'static ReadyList> {
    let decks = CATALOG.decks().iter();
    decks.filter(move |deck| deck.game == game)
}

#[test]
fn every_game_has_at_least_two_decks_and_all_are_legal() {
    for game in GAMES {
        assert!(of(game).count() >= 2, "{game}");
    }
    for deck in CATALOG.decks() {
        let verdict = match deck.game {
            Game::Fabula => panic!("{}: Fábula keeps its decks in its library", deck.id),
            Game::Dominions => judged::<dominions::Card>(deck),
            Game::Multiversity => judged::<multiversity::Card>(deck),
            Game::Apoteose => judged::<apoteose::Card>(deck),
        };
        if let Err(refused) = verdict {
            panic!("{}: {:#?}", deck.id, refused.violations);
        }
    }
}

#[test]
fn the_judge_refuses_a_deck_of_which_a_list_is_gone() {
    for deck in of(Game::Dominions) {
        let mut deck = deck.clone();
        deck.lists.remove("main");
        assert!(judged::<dominions::Card>(&deck).is_err(), "{}", deck.id);
    }
    for hero in of(Game::Apoteose) {
        let mut hero = hero.clone();
        hero.lists.remove("casa");
        assert!(judged::<apoteose::Card>(&hero).is_err(), "{}", hero.id);
    }
}

#[test]
fn every_deck_has_a_name_and_a_guide_and_belongs_to_its_game() {
    for game in GAMES {
        let mut names = BTreeSet::new();
        for deck in of(game) {
            let code = format!("{}-deck-", game.code());
            assert!(deck.id.starts_with(&code), "{}", deck.id);
            for lang in Lang::ALL {
                assert_eq!(deck.name.lang(lang), lang, "{}", deck.id);
                assert_eq!(deck.guide.lang(lang), lang, "{}", deck.id);
                assert!(names.insert(deck.name.get(lang)), "{}", deck.id);
                let words = deck.guide.get(lang).split_whitespace().count();
                assert!((40..=140).contains(&words), "{}: {words} words", deck.id);
            }
        }
    }
}

#[test]
fn no_two_decks_are_mostly_the_same() {
    for game in GAMES {
        let decks: Vec<(&str, BTreeSet<&str>)> = of(game)
            .map(|deck| {
                let cards = deck.lists.values().flat_map(|list| list.keys());
                (deck.id.as_str(), cards.map(String::as_str).collect())
            })
            .collect();
        for (i, (one, cards)) in decks.iter().enumerate() {
            for (other, others) in decks.iter().skip(i + 1) {
                let shared = cards.intersection(others).count();
                let least = cards.len().min(others.len());
                assert!(shared * 3 <= least * 2, "{one} and {other} share {shared}");
            }
        }
    }
}
