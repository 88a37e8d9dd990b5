//! What cards say: in both languages, and the same as what they are said to do.

use std::collections::BTreeSet;

use fabulario_cards::effect::{Deed, Verb};
use fabulario_cards::stock::Kind;
use fabulario_cards::words::Words;
use fabulario_cards::{Card, Catalogue};
use fabulario_engine::{Game, Lang};

use super::{CATALOG, GAMES, cards, everything, told};

/// The numbers of a text that are written as digits.
fn numbers(text: &str) -> BTreeSet<i32> {
    let parts = text.split(|c: char| !c.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// Every deed of the three games with the text that tells it.
fn each_deed(mut visit: impl FnMut(&Card, &Deed, &Words)) {
    for card in everything() {
        for (text, does) in told(card) {
            for deed in does {
                visit(card, deed, text);
            }
        }
    }
}

#[test]
fn names_texts_and_flavour_are_in_both_languages_and_differ() {
    for card in everything() {
        let id = &card.sheet.id;
        let texts = told(card).into_iter().map(|(text, _)| text);
        let words = texts.chain(&card.sheet.flavour);
        for words in words.chain([&card.sheet.name]) {
            assert_eq!(words.all().count(), 2, "{id}: {words:?}");
            assert!(words.all().all(|(_, text)| !text.is_empty()), "{id}");
            assert_ne!(words.pt, words.en, "{id}: not translated");
        }
    }
}

#[test]
fn texts_and_stories_are_whole_sentences() {
    for card in everything() {
        let id = &card.sheet.id;
        let texts = told(card).into_iter().map(|(text, _)| text);
        for (_, text) in texts.chain(&card.sheet.flavour).flat_map(Words::all) {
            assert!(
                text.ends_with(['.', '!', '?', '”', '…', ')']),
                "{id}: {text}"
            );
        }
    }
}

#[test]
fn most_cards_tell_a_story_and_none_tells_that_of_another() {
    for game in GAMES {
        let all = cards(game).count();
        let stories = cards(game).filter_map(|card| card.sheet.flavour.as_ref());
        let stories: Vec<&str> = stories.map(|words| words.pt.as_str()).collect();
        assert!(
            stories.len() * 2 >= all,
            "{game}: {} of {all}",
            stories.len()
        );
        let distinct: BTreeSet<&str> = stories.iter().copied().collect();
        assert_eq!(distinct.len(), stories.len(), "{game}");
    }
}

#[test]
fn three_quarters_of_the_cards_do_something() {
    for game in GAMES {
        let all = cards(game).count();
        let able = cards(game).filter(|card| !told(card).is_empty()).count();
        assert!(able * 4 >= all * 3, "{game}: {able} of {all}");
    }
}

/// A 1 may be said as "a card" or "this card"; damage and what is more than 1 is always a digit.
#[test]
fn every_amount_stands_in_the_text() {
    let mut damage = 0;
    each_deed(|card, deed, text| {
        let amount = deed.amount.map_or(0, |amount| i32::from(amount).abs());
        let said = deed.verb == Verb::Damage && deed.amount.is_some();
        damage += usize::from(said);
        for (lang, text) in text.all() {
            let there = numbers(text).contains(&amount);
            let silent = !said && amount < 2;
            assert!(
                there || silent,
                "{} {lang}: {deed:?}: {text}",
                card.sheet.id
            );
        }
    });
    assert!(damage >= 50, "{damage}");
}

#[test]
fn every_time_stands_in_the_text() {
    each_deed(|card, deed, text| {
        if let Some(ticks) = deed.ticks.map(i32::from) {
            for (lang, text) in text.all() {
                let there = numbers(text).contains(&ticks);
                assert!(there, "{} {lang}: {deed:?}: {text}", card.sheet.id);
            }
        }
    });
}

/// The name of a status or token that a deed speaks of.
fn named<'c>(catalogue: &'c Catalogue, game: Game, deed: &Deed) -> Vec<&'c Words> {
    let terms = catalogue.terms(game);
    let status = deed.status.as_deref().map(|id| {
        let term = terms.and_then(|terms| terms.get(Kind::Status, id));
        &term.unwrap_or_else(|| panic!("{id}")).name
    });
    let token = deed.token.as_deref().map(|id| {
        let token = catalogue.card(id);
        &token.unwrap_or_else(|| panic!("{id}")).sheet.name
    });
    status.into_iter().chain(token).collect()
}

#[test]
fn every_status_and_token_is_named_in_the_text() {
    each_deed(|card, deed, text| {
        for name in named(&CATALOG, card.game, deed) {
            for lang in Lang::ALL {
                let (name, text) = (name.get(lang), text.get(lang));
                let there = text.to_lowercase().contains(&name.to_lowercase());
                assert!(there, "{} {lang}: {name}: {text}", card.sheet.id);
            }
        }
    });
}
