//! Which single copies are tried, and why none can be.

use std::collections::BTreeSet;

use fabulario_engine::deck::Section;
use fabulario_engine::fabula::CardId;
use fabulario_engine::goldfish::Coverage;
use fabulario_engine::goldfish::compare::{Change, Changes, MOST_CHANGES, OneCopyError, Side};

use crate::desk::goldfish::{Lab, Seated, Unplayed};
use crate::wire::Mistake;
use crate::wire::Warning;
use crate::wire::goldfish::{ChangesId, IllegalDecks};
use crate::words::{Message, compare as words};

/// The most copies of a card that come in: what a format allows of the commonest card. FAB 4.1.4
const MOST_OF_ONE: usize = 3;
/// Where a request says which copies are tried.
const PLACE: &str = "/one_copy/changes";

impl Lab<'_> {
    /// Every change that is asked for; those that no legal deck survives are refused, or told in a warning.
    pub(super) fn changes(
        &self,
        asked: ChangesId,
        seated: &Seated<'_>,
        (side, illegal): (&Side, IllegalDecks),
    ) -> Result<(Vec<Change>, Option<Warning>), Unplayed> {
        let smaller = self.too_small(asked, seated);
        let warning = match (illegal, smaller) {
            (IllegalDecks::Refuse, Some(mistake)) => return Err(Unplayed::one(mistake)),
            (IllegalDecks::Simulate, Some(mistake)) => {
                Some(Warning::new("illegal_deck", mistake.message).at(mistake.pointer))
            }
            (_, None) => None,
        };
        let changes = match asked {
            ChangesId::Swaps => Changes::Swaps,
            ChangesId::Out => Changes::Out,
            ChangesId::In => Changes::In,
        };
        let dead: Vec<CardId> = self.dead(side).into_iter().map(|(card, _)| card).collect();
        let live = seated.deck.main.iter().copied();
        let live: Vec<CardId> = live.filter(|card| !dead.contains(card)).collect();
        let changes = changes.of(&live, &[], MOST_OF_ONE);
        match changes.len() {
            0 => Err(Unplayed::one(self.no_change(asked))),
            n if n > MOST_CHANGES => Err(Unplayed::one(self.refusal(&OneCopyError::Changes(n)))),
            _ => Ok((changes, warning)),
        }
    }

    /// The cards of a deck that could never be played against its opponent, and whether Aliados there would change that.
    fn dead(&self, side: &Side) -> Vec<(CardId, bool)> {
        let table = &self.current.catalogue.fabula().table;
        let coverage = Coverage::of(table, &side.deck, &side.options.opponent);
        let dead = coverage.dead();
        dead.map(|card| (card.card, card.wants_aliados)).collect()
    }

    /// Names the cards of either deck that only take room, so that nobody takes a difference for theirs.
    pub(super) fn dead_cards(&self, a: &Side, b: Option<&Side>) -> Option<Warning> {
        let sides = [Some(a), b].into_iter().flatten();
        let dead: BTreeSet<(CardId, bool)> = sides.flat_map(|side| self.dead(side)).collect();
        let names = dead.iter().map(|(card, _)| self.name_of(*card, self.lang));
        let names: BTreeSet<&str> = names.collect();
        let told = names.iter().copied().collect::<Vec<_>>().join(", ");
        let message = if dead.iter().any(|(_, wants_aliados)| *wants_aliados) {
            words::dead_on_empty(told)
        } else {
            words::dead_cards(told)
        };
        (!names.is_empty()).then(|| Warning::new("dead_cards", message.to(self.lang)))
    }

    /// A copy less leaves fewer cards than the format asks for. FAB 4.1.1
    fn too_small(&self, asked: ChangesId, seated: &Seated<'_>) -> Option<Mistake> {
        let id = Section::Main.word().id;
        let list = seated.format.lists.iter().find(|list| list.id == id)?;
        let least = list.min.as_ref()?.value;
        let left = u32::try_from(seated.deck.main.len()).ok()?.checked_sub(1)?;
        (asked == ChangesId::Out && left < least)
            .then(|| self.wrong_copies("too_few", words::too_small(left, least)))
    }

    fn no_change(&self, asked: ChangesId) -> Mistake {
        let message = match asked {
            ChangesId::In => words::nothing_to_add(MOST_OF_ONE),
            ChangesId::Swaps => words::nothing_to_swap(MOST_OF_ONE),
            ChangesId::Out => words::nothing_to_take(),
        };
        self.wrong_copies("nothing_to_change", message)
    }

    /// Why the engine looks for no copy.
    pub(super) fn refusal(&self, why: &OneCopyError) -> Mistake {
        match why {
            OneCopyError::Goldfish(why) => self.not_playable(why),
            OneCopyError::Changes(changes) => {
                self.wrong_copies("too_many", words::too_many(*changes, MOST_CHANGES))
            }
            OneCopyError::Games {
                games,
                changes,
                least,
            } => Mistake::new(
                "/games".to_owned(),
                "too_small",
                self.lang,
                words::too_few_games(*games, *changes, *least),
            ),
            OneCopyError::Stopped => self.wrong_copies("stopped", words::stopped()),
        }
    }

    fn wrong_copies(&self, code: &'static str, message: Message) -> Mistake {
        Mistake::new(PLACE.to_owned(), code, self.lang, message)
    }
}
