//! The kinds of objects in a publisher's file, each with its table of fields.

use fabulario_engine::Game;

use super::{Field, apoteose, dominions, fabula, multiversity, shared};

/// A kind of object in a publisher's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::import) enum Part {
    Document,
    Set,
    Term,
    Subtype,
    Keyword,
    Rename,
    Deck,
    FabulaDeck,
    Sheet,
    Printing,
    Ruling,
    Deed,
    FabulaCard,
    DominionsCard,
    DominionsEffect,
    KeywordUse,
    MultiversityCard,
    MultiversityEffect,
    Stats,
    Action,
    Spends,
    ApoteoseCard,
    ApoteoseEffect,
    Attributes,
    Slots,
    Damage,
    Power,
}

impl Part {
    pub(in crate::import) const ALL: [Self; 27] = [
        Self::Document,
        Self::Set,
        Self::Term,
        Self::Subtype,
        Self::Keyword,
        Self::Rename,
        Self::Deck,
        Self::FabulaDeck,
        Self::Sheet,
        Self::Printing,
        Self::Ruling,
        Self::Deed,
        Self::FabulaCard,
        Self::DominionsCard,
        Self::DominionsEffect,
        Self::KeywordUse,
        Self::MultiversityCard,
        Self::MultiversityEffect,
        Self::Stats,
        Self::Action,
        Self::Spends,
        Self::ApoteoseCard,
        Self::ApoteoseEffect,
        Self::Attributes,
        Self::Slots,
        Self::Damage,
        Self::Power,
    ];

    /// A card of a game.
    pub(in crate::import) const fn card(game: Game) -> Self {
        match game {
            Game::Fabula => Self::FabulaCard,
            Game::Dominions => Self::DominionsCard,
            Game::Multiversity => Self::MultiversityCard,
            Game::Apoteose => Self::ApoteoseCard,
        }
    }

    /// The fields that it has: what all cards share, then its own.
    pub(in crate::import) fn fields(self) -> impl Iterator<Item = &'static Field> {
        let card = Game::ALL.into_iter().any(|game| Self::card(game) == self);
        let sheet = card.then_some(Self::Sheet.own());
        sheet.into_iter().flatten().chain(self.own())
    }

    /// The fields that it alone has.
    pub(in crate::import) const fn own(self) -> &'static [Field] {
        match self {
            Self::Document => shared::DOCUMENT,
            Self::Set => shared::SET,
            Self::Term => shared::TERM,
            Self::Rename => shared::RENAME,
            Self::Deck => shared::DECK,
            Self::Sheet => shared::SHEET,
            Self::Printing => shared::PRINTING,
            Self::Ruling => shared::RULING,
            Self::Deed => shared::DEED,
            Self::Subtype => fabula::SUBTYPE,
            Self::Keyword => fabula::KEYWORD,
            Self::FabulaDeck => fabula::DECK,
            Self::FabulaCard => fabula::CARD,
            Self::DominionsCard => dominions::CARD,
            Self::DominionsEffect => dominions::EFFECT,
            Self::KeywordUse => dominions::KEYWORD_USE,
            Self::MultiversityCard => multiversity::CARD,
            Self::MultiversityEffect => multiversity::EFFECT,
            Self::Stats => multiversity::STATS,
            Self::Action => multiversity::ACTION,
            Self::Spends => multiversity::SPENDS,
            Self::ApoteoseCard => apoteose::CARD,
            Self::ApoteoseEffect => apoteose::EFFECT,
            Self::Attributes => apoteose::ATTRIBUTES,
            Self::Slots => apoteose::SLOTS,
            Self::Damage => apoteose::DAMAGE,
            Self::Power => apoteose::POWER,
        }
    }
}
