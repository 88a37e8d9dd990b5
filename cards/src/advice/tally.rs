//! What a deck is made of, and how a card fits into it.

use std::collections::HashMap;

use fabulario_engine::Game;
use fabulario_engine::deck::{CardNo, Section};
use fabulario_engine::fabula::Colour;

use super::Why;
use super::profile::{Profile, Theme};
use crate::catalogue::Catalogue;
use crate::pools::Pooled;

/// What the reasons weigh: a card that the deck plays already, a theme that all cards share, a colour likewise, a cost
/// of which the deck has nothing and others a quarter of their cards.
const PLAYED: i64 = 300;
const THEME: i64 = 500;
const COLOUR: i64 = 250;
const CURVE: i64 = 2;
/// A type of card of which ready decks have a tenth more; every copy that is there already.
const KIND: i64 = 3;
const SPREAD: i64 = 20;
/// Most types of cards that a game has.
const KINDS: usize = 8;
/// Costs from here on are one.
const HIGHEST: usize = 8;

/// The cards of a deck, counted.
#[derive(Debug, Default)]
pub(super) struct Tally<'c> {
    cards: i64,
    copies: HashMap<CardNo, i64>,
    themes: HashMap<Theme<'c>, i64>,
    colours: [i64; 6],
    /// Cards that have a cost, and how many of each.
    costed: i64,
    costs: [i64; HIGHEST + 1],
    kinds: [i64; KINDS],
}

/// Where a cost stands among the costs.
fn at(cost: i32) -> usize {
    usize::try_from(cost).unwrap_or_default().min(HIGHEST)
}

impl<'c> Tally<'c> {
    /// Counts copies of a card.
    pub(super) fn add(
        &mut self,
        card: CardNo,
        profile: &Profile<'c>,
        section: Section,
        copies: i64,
    ) {
        *self.copies.entry(card).or_default() += copies;
        // Bases give colours; what a deck is about are its other cards.
        if matches!(section, Section::Arredores | Section::Centro) {
            return;
        }
        self.cards += copies;
        for theme in &profile.themes {
            *self.themes.entry(theme.clone()).or_default() += copies;
        }
        for (colour, count) in Colour::ALL.iter().zip(&mut self.colours) {
            *count += if profile.colours.has(*colour) {
                copies
            } else {
                0
            };
        }
        if let Some(count) = self.kinds.get_mut(usize::from(profile.kind)) {
            *count += copies;
        }
        if let Some(count) = profile.cost.and_then(|cost| self.costs.get_mut(at(cost))) {
            *count += copies;
            self.costed += copies;
        }
    }

    /// How well a card fits, whatever it costs.
    pub(super) fn fit(&self, card: CardNo, profile: &Profile<'c>) -> i64 {
        let played = if self.copies.contains_key(&card) {
            PLAYED
        } else {
            0
        };
        played + self.of_theme(profile).map_or(0, |(_, fit)| fit) + self.of_colours(profile)
    }

    /// The theme that most cards of the deck share with one, and what that is worth.
    fn of_theme<'p>(&self, profile: &'p Profile<'c>) -> Option<(&'p Theme<'c>, i64)> {
        let themes = profile.themes.iter().filter_map(|theme| {
            let cards = self.themes.get(theme)?;
            Some((theme, THEME * cards / self.cards.max(1)))
        });
        themes.max_by_key(|(_, fit)| *fit)
    }

    fn of_colours(&self, profile: &Profile<'c>) -> i64 {
        let colours = Colour::ALL.iter().zip(self.colours);
        let shared = colours.filter(|(colour, _)| profile.colours.has(**colour));
        let most = shared.map(|(_, cards)| cards).max().unwrap_or_default();
        COLOUR * most / self.cards.max(1)
    }

    /// How much the deck lacks cards of a cost and of a type, beside what is usual.
    pub(super) fn gap(&self, profile: &Profile<'c>, usual: &Usual) -> i64 {
        let kind = usize::from(profile.kind);
        let lacks = |usual: &[i64], own: &[i64], at: usize, all: i64| {
            let share = 1000 * own.get(at).copied().unwrap_or_default() / all.max(1);
            usual.get(at).map_or(0, |usual| usual - share)
        };
        self.curve(profile.cost, usual) + KIND * lacks(&usual.kinds, &self.kinds, kind, self.cards)
    }

    /// How much the deck lacks cards of a cost.
    fn curve(&self, cost: Option<i32>, usual: &Usual) -> i64 {
        let Some(cost) = cost.map(at) else { return 0 };
        let usual = usual.costs.get(cost).copied().unwrap_or_default();
        let own = self.costs.get(cost).copied().unwrap_or_default();
        CURVE * (usual - 1000 * own / self.costed.max(1))
    }

    /// What speaks against one more copy of a card.
    pub(super) fn spread(&self, card: CardNo) -> i64 {
        SPREAD * self.copies.get(&card).copied().unwrap_or_default()
    }

    /// What speaks for a card most.
    pub(super) fn reason(
        &self,
        card: CardNo,
        profile: &Profile<'c>,
        section: Section,
        usual: &Usual,
    ) -> Why {
        if matches!(section, Section::Arredores | Section::Centro) {
            let wanted = Colour::ALL.iter().zip(self.colours);
            let given = wanted.filter(|(colour, _)| profile.colours.has(**colour));
            let most = given
                .max_by_key(|(_, cards)| *cards)
                .filter(|(_, cards)| *cards > 0);
            return most.map_or(Why::Fits, |(colour, cards)| Why::Gives {
                colour: *colour,
                cards: cards.unsigned_abs(),
            });
        }
        let theme = self.of_theme(profile);
        let gap = self.curve(profile.cost, usual);
        let of_theme = theme.map_or(0, |(_, fit)| fit);
        if self.copies.contains_key(&card) && PLAYED >= gap.max(of_theme) {
            return Why::Played;
        }
        let cards = theme.and_then(|(theme, _)| self.themes.get(theme)).copied();
        match (theme, profile.cost) {
            (Some(((field, id), _)), _) if of_theme > 0 && of_theme >= gap => Why::Theme {
                field: *field,
                id: id.to_string(),
                cards: cards.unwrap_or_default().unsigned_abs(),
            },
            (_, Some(cost)) if gap > 0 => Why::Cost(cost),
            _ if self.of_colours(profile) > 0 => Why::Colours(profile.colours),
            _ => Why::Fits,
        }
    }
}

/// What the ready decks of a game are made of, of a thousand cards each.
#[derive(Debug)]
pub(super) struct Usual {
    /// By cost; nothing where cards cost nothing.
    costs: Vec<i64>,
    /// By type; nothing for heroes, which have a list for each type.
    kinds: Vec<i64>,
}

impl Usual {
    pub(super) fn of<C: Pooled>(catalogue: &Catalogue) -> Self {
        let (mut costs, mut kinds) = (vec![0; HIGHEST + 1], vec![0; KINDS]);
        let pool = catalogue.pool::<C>();
        let mut count = |id: &str, copies: i64| {
            let card = pool.find(id).and_then(|no| pool.card(no));
            let facts = card.map(C::facts).unwrap_or_default();
            let profile = Profile::new(catalogue, catalogue.card(id), facts);
            if let Some(kind) = kinds.get_mut(usize::from(profile.kind)) {
                *kind += copies;
            }
            if let Some(count) = profile.cost.and_then(|cost| costs.get_mut(at(cost))) {
                *count += copies;
            }
        };
        if C::GAME != Game::Apoteose {
            let decks = catalogue.ready().map(|deck| deck.document);
            for deck in decks.filter(|deck| deck.game == C::GAME) {
                let main = deck.sections.get(&Section::Main).into_iter().flatten();
                main.for_each(|line| count(&line.card, i64::from(line.copies)));
            }
        }
        Self {
            costs: shares(costs),
            kinds: shares(kinds),
        }
    }
}

/// Counts as shares of a thousand; nothing of nothing.
fn shares(counts: Vec<i64>) -> Vec<i64> {
    match counts.iter().sum::<i64>() {
        0 => Vec::new(),
        all => counts.into_iter().map(|count| 1000 * count / all).collect(),
    }
}
