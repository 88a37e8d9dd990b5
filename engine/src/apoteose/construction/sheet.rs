//! The cards of the sheet: Classes and the Ente.

use super::{by_word, copies, needed};
use crate::apoteose::{Card, CardType, Hero};
use crate::deck::{About, Basis, Case, Code, Figure, Findings, Held, Numbers, Section, Violation};
use crate::format::{self, Demand};

/// No two Classes follow one path. APO-H2
pub(super) fn distinct_paths<'r>(case: &Case<'_, 'r, Card>, findings: &mut Findings<'r>) {
    let is_it = |(demand, _): &(&Demand, _)| matches!(demand, Demand::DistinctPaths { .. });
    let Some((_, basis)) = case.rules().demands().find(is_it) else {
        return;
    };
    let class = |held: &Held| case.card(held).filter(|card| card.kind == CardType::Classe);
    let path = |held: &Held| class(held).and_then(|card| card.path);
    let classes = by_word(case.of(Section::Classes), |held| {
        path(held).into_iter().collect()
    });
    for (path, cards) in classes {
        let limit = Figure { value: 1, basis };
        findings.at_most(Code::SamePath, copies(&cards), limit, |violation| {
            let violation = violation.about(About::Word(path.to_string()));
            case.of_cards(violation, cards.iter().copied())
        });
    }
}

/// An Ente asks for a hero level. APO-H5
pub(super) fn ente<'r>(
    case: &Case<'_, 'r, Card>,
    rules: &'r format::Hero,
    hero: &Hero,
    findings: &mut Findings<'r>,
) {
    for held in case.of(Section::Ente) {
        let Some(card) = case.card(held).filter(|card| card.kind == CardType::Ente) else {
            continue;
        };
        let least = needed(rules.ente.value, card.level);
        if hero.level < least {
            let violation = Violation::new(Code::EnteNeedsLevel, Basis::of(&rules.ente))
                .numbers(Numbers::few(hero.level.into(), least));
            findings.add(case.of_cards(violation, [held]));
        }
    }
}
