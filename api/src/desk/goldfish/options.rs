//! Who sits on the other side of a deck that plays alone, and what a goldfish makes of the deck.

use std::cmp::Reverse;

use fabulario_engine::fabula::{CardId, CardType, Deck};
use fabulario_engine::goldfish::{Coverage, Opponent};

use super::cards::Finder;
use super::{Lab, engine_deck};
use crate::wire::goldfish::{
    CardCoverageTold, CoverageTold, DeadCard, OpponentAsked, OpponentId, PolicyTold,
};
use crate::words::goldfish as words;

/// What the usual blocker costs.
const USUAL_COST: i16 = 2;

impl Finder<'_> {
    /// The opponent that is asked for; what is wrong with it is gathered.
    pub fn opponent(&mut self, asked: &OpponentAsked, deck: &Deck) -> Opponent {
        let bases = self.lab().plain_bases(deck);
        let pointer = "/opponent/card";
        let ally = match (&asked.card, asked.id) {
            (None, OpponentId::Inert) => None,
            (None, OpponentId::Blocker) => self.lab().plain_ally(),
            (Some(card), OpponentId::Blocker) => self.card(&card.0, pointer),
            (Some(_), OpponentId::Inert) => {
                self.wrong(pointer.to_owned(), "not_used", words::opponent_field());
                None
            }
        };
        match ally {
            Some(ally) if self.lab().kind_of(ally) == CardType::Aliado => {
                Opponent::Blocker { bases, ally }
            }
            Some(_) => {
                self.wrong(pointer.to_owned(), "not_an_ally", words::not_an_ally());
                Opponent::Inert(bases)
            }
            None => Opponent::Inert(bases),
        }
    }
}

impl Lab<'_> {
    /// What there is to say about an opponent.
    pub(super) fn opponent_told(&self, opponent: &Opponent) -> PolicyTold {
        let mut text = opponent.text().get(self.lang).to_owned();
        if let Opponent::Blocker { ally, .. } = opponent {
            text = format!("{}: {text}", self.name_of(*ally, self.lang));
        }
        PolicyTold {
            id: opponent.id(),
            text,
        }
    }

    /// Which abilities of a deck are in its games.
    pub(super) fn coverage(&self, deck: &Deck, opponent: &Opponent) -> CoverageTold {
        let table = &self.current.catalogue.fabula().table;
        let coverage = Coverage::of(table, deck, opponent);
        let (full, cards) = coverage.full();
        let parts = coverage.cards.iter().chain(&coverage.bases);
        let parts = parts.filter(|card| !card.is_full());
        CoverageTold {
            text: coverage.line().get(self.lang).to_owned(),
            full,
            cards,
            part: parts
                .map(|card| {
                    let mut reasons: Vec<String> = Vec::new();
                    for (_, gap) in &card.gaps {
                        let reason = gap.text().get(self.lang).to_owned();
                        if !reasons.contains(&reason) {
                            reasons.push(reason);
                        }
                    }
                    CardCoverageTold {
                        id: self.id_of(card.card).to_owned(),
                        name: self.name_of(card.card, self.lang).to_owned(),
                        copies: card.copies,
                        reasons,
                    }
                })
                .collect(),
            dead: coverage
                .dead()
                .map(|card| DeadCard {
                    id: self.id_of(card.card).to_owned(),
                    name: self.name_of(card.card, self.lang).to_owned(),
                    copies: card.copies,
                })
                .collect(),
        }
    }

    fn kind_of(&self, card: CardId) -> CardType {
        self.current.catalogue.fabula().table.card(card).kind
    }

    /// The bases of an opponent who does nothing: a base without abilities, five times; where no card is one, those of
    /// the deck itself.
    pub(super) fn plain_bases(&self, deck: &Deck) -> [CardId; 5] {
        let base = self.plain(CardType::Base).next();
        base.map_or(deck.bases, |base| [base; 5])
    }

    /// The Aliado of the usual blocker: of those without abilities that cost so much, the one with the most vida.
    fn plain_ally(&self) -> Option<CardId> {
        let table = &self.current.catalogue.fabula().table;
        let allies = self.plain(CardType::Aliado);
        let allies = allies.filter(|card| table.entry(*card).cost == USUAL_COST);
        allies.min_by_key(|card| Reverse(table.card(*card).vida))
    }

    /// Cards without abilities, by id, so that they stay the same when others come.
    fn plain(&self, kind: CardType) -> impl Iterator<Item = CardId> {
        let catalogue = &self.current.catalogue;
        let numbers = 0..catalogue.cards().len();
        let numbers = numbers.filter_map(|it| engine_deck::number(self, it));
        numbers.filter(move |card| {
            let card = catalogue.fabula().table.card(*card);
            card.kind == kind && card.abilities.is_empty()
        })
    }
}
