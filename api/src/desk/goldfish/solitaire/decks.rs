//! A deck of another game in both languages, and what there is to say of its cards.

use fabulario_engine::Lang;
use fabulario_engine::goldfish::dominions::Lean;
use fabulario_engine::pile::{Dealt, Deck, Kind, SetupError};

use super::setting::Setting;
use crate::wire::goldfish::{CardGaps, CardNamed, EffectsTold};
use crate::words::solitaire::coverage as words;
use crate::words::{Language, Phrase, goldfish::token};

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

    /// The ids of some of its cards.
    pub fn ids(&self, cards: &[Kind]) -> Vec<String> {
        let deck = self.deck().cards();
        let cards = cards
            .iter()
            .filter_map(|Kind(kind)| deck.get(usize::from(*kind)));
        cards.map(|card| named(card).id).collect()
    }

    /// How much of the deck is played as printed; `gaps` tells what of a card is not.
    pub fn coverage(&self, lang: Language, gaps: impl Fn(&C) -> Vec<Gap>) -> EffectsTold {
        let mut leans: Option<Lean> = None;
        let (mut cards, mut no_benefit) = (Vec::new(), Vec::new());
        for (_, card, copies) in self.cards(lang.into()) {
            let gaps = gaps(card);
            let lean = gaps.iter().map(|gap| gap.lean).reduce(Lean::and);
            let Some(lean) = lean else { continue };
            leans = Some(leans.map_or(lean, |all| all.and(lean)));
            if gaps.iter().any(|gap| gap.is_burden) {
                no_benefit.push(named(card));
            }
            cards.push(CardGaps {
                card: named(card),
                copies,
                leans: lean.id(),
                gaps: gaps.into_iter().map(|gap| gap.text).collect(),
            });
        }
        EffectsTold {
            different: self.deck().cards().len(),
            not_modelled: cards.len(),
            copies_not_modelled: cards.iter().map(|it| u32::from(it.copies)).sum(),
            leans: leans.map(Lean::id),
            text: headline(&cards, self.deck().cards().len(), leans, &no_benefit, lang),
            no_benefit,
            cards,
        }
    }
}

/// Something of a card that is not played, in the language of the answer.
pub struct Gap {
    /// What.
    pub text: String,
    /// Which way the figures err because of it.
    pub lean: Lean,
    /// Whether the card brings no benefit because of it.
    pub is_burden: bool,
}

/// How much is not played, whether that flatters the deck, and which cards bring no benefit.
fn headline(
    cards: &[CardGaps],
    all: usize,
    leans: Option<Lean>,
    no_benefit: &[CardNamed],
    lang: Language,
) -> String {
    let Some(leans) = leans else {
        return words::whole().to(lang);
    };
    let mut text = words::partly(cards.len(), all).to(lang);
    text.push(' ');
    text.push_str(leans.text().get(lang));
    if !no_benefit.is_empty() {
        let names: Vec<&str> = no_benefit.iter().map(|it| it.name.as_str()).collect();
        text.push(' ');
        text.push_str(&words::no_benefit(names.join(", ")).to(lang));
    }
    text
}

/// A card by id and name.
pub fn named(card: &impl Dealt) -> CardNamed {
    CardNamed {
        id: card.id().to_owned(),
        name: card.name().to_owned(),
    }
}
