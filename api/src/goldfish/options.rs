//! Who sits on the other side of a deck that plays alone.

use fabulario_engine::fabula::{CardId, CardType, Deck};

use super::{Lab, engine_deck};

impl Lab<'_> {
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
