//! Cards that are like a card, found when somebody asks for the first time.

use std::sync::OnceLock;

use fabulario_cards::Catalogue;
use fabulario_cards::index::{CardIndex, Similar};
use fabulario_engine::Lang;

use super::PerLang;

/// By place: the cards that are most like each.
pub struct Alike(PerLang<Vec<OnceLock<Vec<Similar>>>>);

impl Alike {
    /// How many are kept of each card.
    pub const MOST: usize = 12;

    /// Nothing found yet, of so many cards.
    pub fn new(cards: usize) -> Self {
        let [pt, en] =
            Lang::ALL.map(|_| std::iter::repeat_with(OnceLock::new).take(cards).collect());
        Self(PerLang([pt, en]))
    }

    /// The cards that are most like the card at a place, the most alike first.
    pub fn of(
        &self,
        place: usize,
        (catalogue, index): (&Catalogue, &CardIndex),
        lang: Lang,
    ) -> &[Similar] {
        let found = self.0.get(lang).get(place);
        found.map_or(&[], |cell| {
            cell.get_or_init(|| index.similar(place, catalogue, Self::MOST, lang))
        })
    }
}
