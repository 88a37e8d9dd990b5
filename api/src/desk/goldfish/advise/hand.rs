//! The hand that is asked about, and the choice that is named.

use fabulario_engine::fabula::CardId;

use crate::desk::goldfish::cards::Finder;
use crate::desk::goldfish::{Lab, Seated};
use crate::wire::goldfish::AdviceAsked;
use crate::words::goldfish as words;

impl Lab<'_> {
    /// The hand: as many cards as the format deals, no more of any than the deck has.
    pub(super) fn hand_of(
        &self,
        asked: &AdviceAsked,
        seated: &Seated<'_>,
        finder: &mut Finder<'_>,
    ) -> Vec<CardId> {
        let mut hand = Vec::with_capacity(asked.hand.len());
        for (at, written) in asked.hand.iter().enumerate() {
            let pointer = format!("/hand/{at}");
            let Some(card) = finder.card(&written.0, &pointer) else {
                continue;
            };
            hand.push(card);
            let count = |cards: &[CardId]| cards.iter().filter(|it| **it == card).count();
            let there = count(&seated.deck.main);
            if count(&hand) > there {
                let name = self.name_of(card, self.lang);
                finder.wrong(pointer, "not_in_deck", words::copies(there, name));
            }
        }
        let dealt = usize::from(seated.rules.opening_hand);
        let found = asked.hand.len();
        if found != dealt {
            let format = &seated.format.id.0;
            let message = words::hand_size(format, dealt, found);
            finder.wrong("/hand".to_owned(), "hand_size", message);
        }
        hand
    }

    /// The cards that the choice keeps which is asked about, by number: all of them are in the hand.
    pub(super) fn keep_of(
        &self,
        asked: &AdviceAsked,
        hand: &[CardId],
        mulligan: bool,
        finder: &mut Finder<'_>,
    ) -> Option<Vec<CardId>> {
        let mut keep = Vec::new();
        for (at, written) in asked.keep.as_ref()?.iter().enumerate() {
            let pointer = format!("/keep/{at}");
            let Some(card) = finder.card(&written.0, &pointer) else {
                continue;
            };
            keep.push(card);
            let count = |cards: &[CardId]| cards.iter().filter(|it| **it == card).count();
            if count(&keep) > count(hand) {
                let name = self.name_of(card, self.lang);
                finder.wrong(pointer, "not_in_hand", words::not_in_hand(name));
            }
        }
        if !mulligan && keep.len() < hand.len() {
            finder.wrong("/keep".to_owned(), "no_mulligan", words::stays());
        }
        keep.sort_unstable();
        Some(keep)
    }
}
