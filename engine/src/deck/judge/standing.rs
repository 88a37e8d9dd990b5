//! What a format thinks of a single card: the judge's own findings about a deck of nothing else.

use serde::Serialize;

use super::Judge;
use super::restrictions::find;
use crate::deck::{CardNo, Code, DeckList, Line, Printed, Section, Violation};

/// Whether a card may be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = LegalityStatus))]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// As often as the rules let it.
    Legal,
    /// Less often than the rules would let it.
    Limited,
    /// Not at all, by a decision about this card.
    Banned,
    /// Not at all, by a rule.
    NotLegal,
}

/// A card in a format.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing<'r> {
    /// Whether it may be played.
    pub status: Status,
    /// How many copies a deck may hold; none is any number.
    pub copies: Option<u32>,
    /// Why it may not be played, or less often.
    pub reasons: Vec<Violation<'r>>,
}

/// The findings that more copies of a card bring about by themselves.
const CROWDED: [Code; 5] = [
    Code::TooManyCards,
    Code::SamePath,
    Code::SameSummus,
    Code::TooManySummus,
    Code::TooManyLignum,
];

/// The most copies that are tried where nothing limits them.
const MANY: u32 = 4;

/// The findings that are about a card and not about the deck around it.
const ABOUT_CARDS: [Code; 9] = [
    Code::FormatNotInForce,
    Code::WrongCardType,
    Code::TokenInDeck,
    Code::RarityMissing,
    Code::ForbiddenSet,
    Code::MarkedForFormat,
    Code::BannedCard,
    Code::OutsidePool,
    Code::OutsideSets,
];

impl<'r, C: Printed> Judge<'_, 'r, C> {
    /// What the format thinks of a card.
    #[must_use]
    pub fn standing(&self, card: CardNo) -> Standing<'r> {
        let sections = Section::of(C::GAME).iter();
        let sections = sections.filter(|it| !it.is_aside() && **it != Section::Anexos);
        // In the section that has the least against it; the first of equal ones.
        let best = sections
            .map(|section| (*section, self.against(card, *section)))
            .min_by_key(|(_, reasons)| reasons.len());
        let (section, reasons) = best.map_or((None, Vec::new()), |(at, it)| (Some(at), it));
        let (limit, limited) = self.most(card);
        if !reasons.is_empty() {
            let banned = reasons.iter().any(|it| it.code == Code::BannedCard);
            return Standing {
                status: if banned {
                    Status::Banned
                } else {
                    Status::NotLegal
                },
                copies: Some(0),
                reasons,
            };
        }
        Standing {
            status: if limited.is_some() {
                Status::Limited
            } else {
                Status::Legal
            },
            copies: section.map_or(limit, |section| self.room(card, section, limit)),
            reasons: limited.into_iter().collect(),
        }
    }

    /// The findings about some copies of a card in a section and nothing else.
    fn found(&self, card: CardNo, section: Section, copies: u32) -> Vec<Violation<'r>> {
        let line = Line {
            section,
            written: self.pool.card(card).map_or("", C::id),
            card: Some(card),
            copies,
            tag: 0,
            host: None,
        };
        match self.check(&DeckList { lines: vec![line] }) {
            Ok(_) => Vec::new(),
            Err(refused) => refused.violations,
        }
    }

    fn against(&self, card: CardNo, section: Section) -> Vec<Violation<'r>> {
        let found = self.found(card, section, 1).into_iter();
        let about = |it: &Violation<'_>| ABOUT_CARDS.contains(&it.code);
        found.filter(about).collect()
    }

    /// The most copies for which the section has room and the other rules of its cards: one Casa, one of a path.
    fn room(&self, card: CardNo, section: Section, most: Option<u32>) -> Option<u32> {
        let crowded = |copies: u32| {
            let found = self.found(card, section, copies);
            found.iter().any(|it| CROWDED.contains(&it.code))
        };
        let many = most.unwrap_or(MANY).min(MANY);
        if !crowded(many) {
            return most;
        }
        let first = (1..=many).find(|copies| crowded(*copies));
        first.map_or(most, |copies| Some(copies.saturating_sub(1).max(1)))
    }

    /// The most copies, and the decision about this card that makes them fewer.
    fn most(&self, card: CardNo) -> (Option<u32>, Option<Violation<'r>>) {
        let Some(entry) = self.pool.entry(card) else {
            return (None, None);
        };
        let mut rules = self.rules.copies.iter().rev();
        let by_rule = rules.find(|rule| rule.fits(entry.facts));
        let mut most = by_rule.and_then(|rule| rule.max);
        let mut decided = None;
        let own = find(&self.limited, entry.key).map(|it| (Code::LimitedCard, it));
        let pool = self.allowed.as_ref().and_then(|it| find(it, entry.key));
        for (code, figure) in own
            .into_iter()
            .chain(pool.map(|it| (Code::OutsidePool, it)))
        {
            if most.is_none_or(|most| figure.value < most) {
                most = Some(figure.value);
                let mut violation = Violation::new(code, figure.basis);
                violation.numbers.most = Some(figure.value);
                violation.cards.push(card);
                decided = Some(violation);
            }
        }
        (most, decided)
    }
}
