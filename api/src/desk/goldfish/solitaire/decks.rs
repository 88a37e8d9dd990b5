//! A deck of another game in both languages, and what there is to say of its cards.

use fabulario_engine::Lang;
use fabulario_engine::pile::{Dealt, Deck, Kind, SetupError};

use super::setting::Setting;
use crate::wire::goldfish::{CardGaps, CardNamed, EffectsTold};
use crate::words::{Phrase, goldfish::token};

/// The deck, and the same one with English names.
pub struct Decks<C: Dealt>([Deck<C>; 2]);

impl<C: Dealt> Decks<C> {
    /// The deck of a setting from cards with names in a language; what is wrong with it is gathered.
    pub fn new(
        setting: &mut Setting<'_>,
        cards: fn(&Setting<'_>, Lang) -> Vec<(C, u32)>,
    ) -> Option<Self> {
        let decks = Lang::ALL.map(|lang| Deck::new(cards(setting, lang)));
        match decks {
            [Ok(pt), Ok(en)] => Some(Self([pt, en])),
            // Names decide nothing: both have the same mistakes.
            [Err(wrong), _] | [_, Err(wrong)] => {
                for why in wrong {
                    let message: Phrase = match why {
                        SetupError::Token(name) => token(name).into(),
                        other => other.to_string().into(),
                    };
                    setting.wrong_deck("not_playable", message);
                }
                None
            }
        }
    }

    /// The deck that plays.
    pub const fn deck(&self) -> &Deck<C> {
        let Self([deck, _]) = self;
        deck
    }

    /// The deck with names in a language.
    pub fn named(&self, lang: Lang) -> &Deck<C> {
        let Self([pt, en]) = self;
        lang.pick(pt, en)
    }

    /// The different cards with their copies.
    pub fn cards(&self, lang: Lang) -> impl Iterator<Item = (Kind, &C, u16)> {
        let deck = self.named(lang);
        let cards = deck.cards().iter().zip(deck.copies());
        let kinds = (0..).map(Kind).zip(cards);
        kinds.map(|(kind, (card, copies))| (kind, card, *copies))
    }

    /// How much of the deck is played as printed; `gaps` tells what of a card is not.
    pub fn coverage(&self, lang: Lang, gaps: impl Fn(&C) -> Vec<String>) -> EffectsTold {
        let told = self.cards(lang).map(|(_, card, copies)| CardGaps {
            card: named(card),
            copies,
            gaps: gaps(card),
        });
        let cards: Vec<CardGaps> = told.filter(|it| !it.gaps.is_empty()).collect();
        EffectsTold {
            different: self.deck().cards().len(),
            not_modelled: cards.len(),
            copies_not_modelled: cards.iter().map(|it| u32::from(it.copies)).sum(),
            cards,
        }
    }
}

/// A card by id and name.
pub fn named(card: &impl Dealt) -> CardNamed {
    CardNamed {
        id: card.id().to_owned(),
        name: card.name().to_owned(),
    }
}
