//! The curve: cards by what it takes to use them.

use fabulario_engine::Game;
use serde::Serialize;
use utoipa::ToSchema;

use super::summary::{Summary, merged};
use super::{Source, called};
use crate::card::Print;
use crate::query::Field;

/// The cards by what it takes to use them, which is another number in each game.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Curve {
    /// What it is by. `cost`, the resources of a Fábula card, whatever a letter in its cost adds; `attack`, the ATK
    /// of a Dominions unit, since that game has no costs; `energies`, those that a Multiversity character needs
    /// attached before it can use every action it has; `level`, that of an Apoteose card.
    #[schema(example = "cost")]
    pub by: &'static str,
    /// What players call that.
    #[schema(example = "cost")]
    pub name: &'static str,
    /// How many cards have each number, in ascending order; a number that no card has is absent.
    pub steps: Vec<Step>,
    /// How many cards have no such number.
    pub without: u64,
    /// Average and median of those that have one; absent if none has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Summary>,
}

/// The cards with one number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CurveStep)]
pub struct Step {
    /// The number.
    #[schema(example = 2)]
    pub at: i16,
    /// How many cards have it.
    pub cards: u64,
}

impl Source<'_> {
    pub(super) fn curve(&self, game: Game, cards: &[(usize, u64)]) -> Curve {
        let (by, name) = self.measure(game);
        let steps = cards.iter().filter_map(|(card, copies)| {
            let number = self.needs(game, *card)?;
            Some((number, *copies))
        });
        let steps = merged(steps.collect());
        let summary = Summary::of(&steps);
        let with = summary.map_or(0, |summary| summary.cards);
        let step = |(at, cards)| Step { at, cards };
        Curve {
            by,
            name,
            steps: steps.into_iter().map(step).collect(),
            without: super::total(cards).saturating_sub(with),
            summary,
        }
    }

    /// What the curve of a game is by: its id and its name.
    fn measure(&self, game: Game) -> (&'static str, &'static str) {
        match field(game) {
            Some(field) => (field.entry().en, called(field, self.lang)),
            None => ("energies", ENERGIES.get(self.lang)),
        }
    }

    /// What it takes to use a card.
    pub(super) fn needs(&self, game: Game, card: usize) -> Option<i16> {
        if let Some(field) = field(game) {
            return self.index.profile(card).number(field);
        }
        match &self.catalogue.cards().get(card)?.print {
            // Energies stay: who can pay for the dearest action can use all of them.
            Print::Multiversity(print) => print.actions.iter().map(|it| it.cost.into()).max(),
            _ => None,
        }
    }
}

const ENERGIES: fabulario_engine::deck::Word = fabulario_engine::deck::Word {
    id: "energies",
    pt: "energias necessárias",
    en: "energies needed",
};

/// The field that the curve of a game is by, where it is one.
const fn field(game: Game) -> Option<Field> {
    match game {
        Game::Fabula => Some(Field::Cost),
        Game::Dominions => Some(Field::Attack),
        Game::Multiversity => None,
        Game::Apoteose => Some(Field::Level),
    }
}
