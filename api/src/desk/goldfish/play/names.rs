//! What permanents are called in sentences.

use fabulario_engine::fabula::ability::{Position, Zone};
use fabulario_engine::fabula::{CardId, Seat, Slot};

use super::ME;
use crate::desk::goldfish::Lab;
use crate::words::play as words;

impl Lab<'_> {
    /// A card by its name, or one that nobody sees.
    pub(super) fn card_name(&self, card: Option<CardId>) -> String {
        card.map_or_else(
            || words::hidden().to(self.lang),
            |card| self.name_of(card, self.lang).to_owned(),
        )
    }

    /// A permanent: a base of the beginning by its position and whose it was, anything else by its card.
    pub(super) fn place_name(&self, place: Slot, card: Option<CardId>) -> String {
        let name = self.card_name(card);
        let Some((seat, position)) = place.origin() else {
            return name;
        };
        let number = place.0 % 5 + 1;
        let what = match position {
            Position::Arredor => format!("Arredor {number}"),
            Position::Centro => "Centro".to_owned(),
        };
        let place = if seat == ME {
            words::your_place(what, name)
        } else {
            words::their_place(what, name)
        };
        place.to(self.lang)
    }

    /// A zone with whose it is.
    pub(super) fn zone_name(&self, seat: Seat, zone: Zone) -> String {
        let name = match (seat == ME, zone) {
            (true, Zone::Baralho) => words::your_zone::deck(),
            (true, Zone::Mao) => words::your_zone::hand(),
            (true, Zone::Campo) => words::your_zone::field(),
            (true, Zone::Descarte) => words::your_zone::descarte(),
            (true, Zone::Degredo) => words::your_zone::degredo(),
            (false, Zone::Baralho) => words::their_zone::deck(),
            (false, Zone::Mao) => words::their_zone::hand(),
            (false, Zone::Campo) => words::their_zone::field(),
            (false, Zone::Descarte) => words::their_zone::descarte(),
            (false, Zone::Degredo) => words::their_zone::degredo(),
        };
        name.to(self.lang)
    }
}
