//! The set of Dimensional Dominions.

use std::collections::BTreeSet;

use fabulario_cards::card::Print;
use fabulario_cards::dominions::{Print as Printed, When};
use fabulario_cards::stock::Kind;
use fabulario_engine::dominions::{Activation, CardType};
use fabulario_engine::{Game, Lang};

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

/// Line 323 of the manual.
#[test]
fn dd_manual_every_campo_has_the_effects_occupy_and_link() {
    for card in cards(Game::Dominions) {
        let Print::Dominions(print) = &card.print else {
            panic!("{}", card.sheet.id)
        };
        let campo = print.kind == CardType::Campo;
        let effects = (print.occupy.is_some(), print.link.is_some());
        assert_eq!(effects, (campo, campo), "{}", card.sheet.id);
    }
}

/// Lines 400 to 405 of the manual name five phases: RECYCLE is none of them.
#[test]
fn dd_manual_recycle_is_no_condition() {
    for word in ["draw", "tick", "move", "battle", "spawn", "if"] {
        assert!(serde_json::from_str::<When>(&format!("\"{word}\"")).is_ok());
    }
    assert!(serde_json::from_str::<When>("\"recycle\"").is_err());
    for card in cards(Game::Dominions) {
        for (text, _) in super::told(card) {
            let (pt, en) = (text.get(Lang::Pt), text.get(Lang::En));
            let named = pt.starts_with("RECYCLE") || en.starts_with("RECYCLE");
            assert!(!named, "{}: {en}", card.sheet.id);
        }
    }
}

/// What a Unidade or Campo does to its own side is told as data, so that simulations play it.
#[test]
fn drawbacks_are_told_as_data() {
    let harmful = cards(Game::Dominions).filter_map(|card| match &card.print {
        Print::Dominions(print) if print.effects().any(|(_, it)| it.harm.is_some()) => {
            Some(card.sheet.id.as_str())
        }
        _ => None,
    });
    let harmful: BTreeSet<&str> = harmful.collect();
    let expected = [
        "dd-bicho-oco",
        "dd-caldeira-andarilha",
        "dd-gigante-de-massape",
        "dd-lagoa-congelada",
        "dd-onca-de-brasa",
        "dd-pavio-emprestado",
    ];
    assert_eq!(harmful, BTreeSet::from(expected));
}

#[test]
fn an_attach_says_what_it_is_attached_to() {
    for print in prints() {
        let attach = print.activation == Some(Activation::Attach);
        assert_eq!(print.attaches_to.is_some(), attach, "{print:?}");
    }
}

#[test]
fn dd_manual_every_phase_that_a_condition_may_name_has_an_effect() {
    let prints = prints();
    let effects = prints.iter().flat_map(|print| print.effects());
    let times: Vec<When> = effects.filter_map(|(_, effect)| effect.when).collect();
    for when in [
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
