//! What permanents are called in sentences.

use fabulario_engine::Lang;
use fabulario_engine::fabula::ability::{Position, Zone};
use fabulario_engine::fabula::{CardId, Seat, Slot};

use super::ME;
use crate::desk::goldfish::Lab;

impl Lab<'_> {
    /// One of two words.
    pub(super) const fn word<'w>(&self, pt: &'w str, en: &'w str) -> &'w str {
        match self.lang {
            Lang::Pt => pt,
            Lang::En => en,
        }
    }

    /// A card by its name, or one that nobody sees.
    pub(super) fn card_name(&self, card: Option<CardId>) -> String {
        let hidden = self.word("uma carta com a face para baixo", "a face-down card");
        card.map_or(hidden, |card| self.name_of(card, self.lang))
            .to_owned()
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
        match (seat == ME, self.lang) {
            (true, Lang::Pt) => format!("seu {what} ({name})"),
            (true, Lang::En) => format!("your {what} ({name})"),
            (false, Lang::Pt) => format!("{what} do oponente ({name})"),
            (false, Lang::En) => format!("the opponent's {what} ({name})"),
        }
    }

    /// A zone with whose it is.
    pub(super) fn zone_name(&self, seat: Seat, zone: Zone) -> String {
        let (pt, en) = match zone {
            Zone::Baralho => ("baralho", "deck"),
            Zone::Mao => ("mão", "hand"),
            Zone::Campo => ("campo", "field"),
            Zone::Descarte => ("Descarte", "Descarte"),
            Zone::Degredo => ("Degredo", "Degredo"),
        };
        let what = self.word(pt, en);
        match (seat == ME, self.lang) {
            (true, Lang::Pt) if zone == Zone::Mao => format!("sua {what}"),
            (true, Lang::Pt) => format!("seu {what}"),
            (true, Lang::En) => format!("your {what}"),
            (false, Lang::Pt) => format!("{what} do oponente"),
            (false, Lang::En) => format!("the opponent's {what}"),
        }
    }
}
