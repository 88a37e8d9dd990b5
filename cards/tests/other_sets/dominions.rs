//! The set of Dimensional Dominions.

use std::collections::BTreeSet;

use fabulario_cards::card::Print;
use fabulario_cards::dominions::{Print as Printed, When};
use fabulario_cards::stock::Kind;
use fabulario_engine::Game;
use fabulario_engine::dominions::CardType;

use super::{CATALOG, cards, deeds, everything, tally};

fn prints() -> Vec<&'static Printed> {
    let prints = cards(Game::Dominions).filter_map(|card| match &card.print {
        Print::Dominions(print) => Some(&**print),
        _ => None,
    });
    prints.collect()
}

#[test]
fn there_are_at_least_60_cards_of_the_three_types() {
    let prints = prints();
    assert!(prints.len() >= 60, "{}", prints.len());
    assert_eq!(prints.len(), cards(Game::Dominions).count());
    let types = tally(prints.iter().map(|print| print.kind));
    for (kind, least) in [
        (CardType::Unidade, 40),
        (CardType::Artefato, 20),
        (CardType::Campo, 6),
    ] {
        assert!(types.get(&kind) >= Some(&least), "{kind:?}: {types:?}");
    }
    assert_eq!(types.get(&CardType::Token), None);
}

#[test]
fn every_element_has_units_and_every_activation_artefacts() {
    let prints = prints();
    let elements = tally(prints.iter().filter_map(|print| print.element));
    assert_eq!(elements.len(), 7, "{elements:?}");
    assert!(elements.values().all(|count| *count >= 5), "{elements:?}");
    let activations = tally(prints.iter().filter_map(|print| print.activation));
    assert_eq!(activations.len(), 6, "{activations:?}");
    let enough = activations.values().all(|count| *count >= 3);
    assert!(enough, "{activations:?}");
}

#[test]
fn every_direction_is_reached_most_of_all_the_enemy() {
    let prints = prints();
    let directions = tally(prints.iter().flat_map(|print| &print.directions));
    assert_eq!(directions.len(), 8, "{directions:?}");
    let most = directions.iter().max_by_key(|(_, count)| **count);
    let most = most.map(|(direction, _)| format!("{direction:?}"));
    assert_eq!(most.as_deref(), Some("E"));
    let far = prints.iter().filter(|print| print.range > 0).count();
    assert!(far >= 5, "{far}");
}

#[test]
fn some_cards_are_unique_and_most_are_not() {
    let prints = prints();
    let unique = prints.iter().filter(|print| print.unique).count();
    assert!(unique >= 5 && unique * 5 <= prints.len(), "{unique}");
}

#[test]
fn campos_change_what_stands_on_them_and_what_stands_beside() {
    let prints = prints();
    let on = prints.iter().filter(|print| print.occupy.is_some()).count();
    let beside = prints.iter().filter(|print| print.link.is_some()).count();
    assert!(on >= 3 && beside >= 3, "{on} and {beside}");
}

#[test]
fn every_phase_has_an_effect() {
    let prints = prints();
    let effects = prints.iter().flat_map(|print| print.effects());
    let times: Vec<When> = effects.filter_map(|(_, effect)| effect.when).collect();
    for when in [
        When::Recycle,
        When::Draw,
        When::Tick,
        When::Move,
        When::Battle,
        When::Spawn,
        When::If,
    ] {
        assert!(times.contains(&when), "{when:?}");
    }
}

#[test]
fn every_keyword_status_tag_and_token_is_used() {
    let prints = prints();
    let tokens = everything().filter(|card| card.game == Game::Dominions && card.token);
    let tokens: Vec<&str> = tokens.map(|card| card.sheet.id.as_str()).collect();
    assert!(tokens.len() >= 3, "{tokens:?}");
    let deeds: Vec<_> = deeds(Game::Dominions).collect();
    let keywords = prints.iter().flat_map(|print| &print.keywords);
    let tags = prints.iter().flat_map(|print| &print.tags);
    let statuses = deeds.iter().filter_map(|deed| deed.status.as_ref());
    for (kind, used) in [
        (Kind::Keyword, keywords.map(|it| it.id.as_str()).collect()),
        (Kind::Tag, tags.map(String::as_str).collect()),
        (Kind::Status, statuses.map(String::as_str).collect()),
    ] {
        let used: BTreeSet<&str> = used;
        let terms = CATALOG.terms(Game::Dominions).into_iter();
        let known: BTreeSet<&str> = terms
            .flat_map(|terms| terms.of(kind))
            .map(|term| term.id.as_str())
            .collect();
        assert!(known.len() >= 5, "{kind:?}: {known:?}");
        assert_eq!(known, used, "{kind:?}");
    }
    let made: BTreeSet<&str> = deeds
        .iter()
        .filter_map(|deed| deed.token.as_deref())
        .collect();
    assert_eq!(made, tokens.into_iter().collect());
}
