//! Who sits on the other side of a deck that plays alone.

use fabulario_engine::Lang;
use fabulario_engine::fabula::{CardId, CardType, Deck};

use fabulario_engine::goldfish::Opponent;

use super::{Lab, engine_deck};
use crate::wire::goldfish::{OpponentAsked, OpponentId, PolicyTold};

impl Lab<'_> {
    /// The opponent that is asked for.
    pub(super) fn opponent(&self, asked: &OpponentAsked, deck: &Deck) -> Opponent {
        match asked.id {
            OpponentId::Inert => Opponent::Inert(self.plain_bases(deck)),
        }
    }

    /// What there is to say about an opponent.
    pub(super) fn opponent_told(&self, opponent: &Opponent) -> PolicyTold {
        let Opponent::Inert(_) = opponent;
        let text = match self.lang {
            Lang::Pt => "Tem cinco bases e não faz nada.",
            Lang::En => "Has five bases and does nothing.",
        };
        PolicyTold {
            id: "inert",
            text: text.to_owned(),
        }
    }

    /// The bases of an opponent who does nothing: a base without abilities, five times; where no card is one, those of
    /// the deck itself.
    pub(super) fn plain_bases(&self, deck: &Deck) -> [CardId; 5] {
        let catalog = &self.current.catalog;
        let table = &catalog.fabula().table;
        let plain = |card: &CardId| {
            let card = table.card(*card);
            card.kind == CardType::Base && card.abilities.is_empty()
        };
        // By id, so that it stays the same when cards come.
        let mut numbers = (0..catalog.cards().len()).filter_map(|it| engine_deck::number(self, it));
        numbers.find(plain).map_or(deck.bases, |base| [base; 5])
    }
}
